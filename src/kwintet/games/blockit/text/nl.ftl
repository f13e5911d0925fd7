### Block It!. In $who, $other, $owner en $names staan spelers bij naam, wie leest is "you".
### Kaartjes heten a1 tot en met e5, en een kruispunt van vier kaartjes heet naar het kaartje linksboven.
### Een vierkant is vier hoeken van één kleur die bij een kruispunt samenkomen: één woord daarvoor, en voor niets anders.
### Kleuren: R rood (driehoek), Y geel (zeshoek), B blauw (maan), K zwart (klaver).

title = Block It!
about = Draai en verwissel kaartjes tot vier hoeken van jouw kleur samenkomen, en leg daar een blokje.

## Afspraken

option-blocks = Blokjes
option-blocks-help = Hoeveel blokjes elk van jullie op het bord moet krijgen. Speel je alleen, dan zijn het er altijd drie van elke kleur.
option-no_repeat = Niet twee keer hetzelfde kaartje
option-no_repeat-help = Een kaartje dat net is gedraaid, mag niet meteen nog eens gedraaid worden. Goed voor een langer spel.
option-solo = Alleen spelen
option-solo-help = Waar je voor speelt als er niemand meedoet.
option-solo-turns20 = Zoveel blokjes als je kunt in 20 beurten
option-solo-timed = Zoveel blokjes als je kunt voor de tijd om is
option-solo-race3 = Drie blokjes van één kleur, in zo weinig mogelijk beurten

## Zinsdelen

colour = { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[K] zwart
 }
# Een kaartje of een kruispunt bij zijn naam, in een opsomming
place = { $at }
# Lijdend voorwerp: "maakt … stuk", of "legt een blokje op …"
square = { $colour ->
    [R] het rode vierkant bij { $crossing }
    [Y] het gele vierkant bij { $crossing }
    [B] het blauwe vierkant bij { $crossing }
   *[K] het zwarte vierkant bij { $crossing }
 }
# Lijdend voorwerp: "maakt …"
new-square = { $colour ->
    [R] een rood vierkant bij { $crossing }
    [Y] een geel vierkant bij { $crossing }
    [B] een blauw vierkant bij { $crossing }
   *[K] een zwart vierkant bij { $crossing }
 }
# Lijdend voorwerp: "haalt … van b2"
block = { $colour ->
    [R] het rode blokje
    [Y] het gele blokje
    [B] het blauwe blokje
   *[K] het zwarte blokje
 }
# Wat de dobbelsteen zegt: achter een dubbele punt
die = { $die ->
    [left-once] één keer linksom
    [left-twice] twee keer linksom
    [right-once] één keer rechtsom
    [right-twice] twee keer rechtsom
    [swap] verwisselen
   *[anti-block] anti-blok
 }

## Wat er gebeurde

laid-out = De kaartjes liggen klaar. Nergens komen al vier hoeken van één kleur samen.
plays-colour = { $colour ->
    [R] { $who ->
        [you] Jij speelt met rood.
       *[other] { $who } speelt met rood.
     }
    [Y] { $who ->
        [you] Jij speelt met geel.
       *[other] { $who } speelt met geel.
     }
    [B] { $who ->
        [you] Jij speelt met blauw.
       *[other] { $who } speelt met blauw.
     }
   *[K] { $who ->
        [you] Jij speelt met zwart.
       *[other] { $who } speelt met zwart.
     }
 }
rolls = { $who ->
    [you] Je gooit: { $die }.
   *[other] { $who } gooit: { $die }.
 }
none-to-take = { $who ->
    [you] Er ligt geen blokje op het bord, dus je gooit gewoon nog eens.
   *[other] Er ligt geen blokje op het bord, dus { $who } gooit gewoon nog eens.
 }
anti-block-again = { $who ->
    [you] Het tweede anti-blok maakt een eind aan je beurt.
   *[other] Het tweede anti-blok maakt een eind aan de beurt van { $who }.
 }
nothing-possible = { $die ->
    [swap] Er zijn geen twee kaartjes om te verwisselen, dus er gebeurt niets.
   *[turn] Er is geen kaartje dat gedraaid kan worden, dus er gebeurt niets.
 }
turns = { $way ->
    [left] { $who ->
        [you] Je draait { $cards } linksom.
       *[other] { $who } draait { $cards } linksom.
     }
    [right] { $who ->
        [you] Je draait { $cards } rechtsom.
       *[other] { $who } draait { $cards } rechtsom.
     }
   *[half] { $who ->
        [you] Je draait { $cards } een halve slag.
       *[other] { $who } draait { $cards } een halve slag.
     }
 }
swaps = { $who ->
    [you] Je verwisselt { $cards }.
   *[other] { $who } verwisselt { $cards }.
 }
makes = { $who ->
    [you] Je krijgt { $square } en legt er een blokje op.
   *[other] { $who } krijgt { $square } en legt er een blokje op.
 }
makes-for = { $other ->
    [you] Zo ontstaat { $square }: daar mag jij in je beurt een blokje op leggen.
   *[other] Zo ontstaat { $square }: daar mag { $other } later een blokje op leggen.
 }
makes-for-nobody = Zo ontstaat { $square }, maar met die kleur speelt niemand.
makes-spare = Zo ontstaat { $square }, maar daar is geen blokje meer voor.
breaks = Daarmee gaat { $square } stuk.
puts = { $who ->
    [you] Je legt een blokje op { $square }.
   *[other] { $who } legt een blokje op { $square }.
 }
waits = { $who ->
    [you] Je laat { $squares ->
        [one] het vierkant
       *[other] de vierkanten
     } wachten en gooit.
   *[other] { $who } laat { $squares ->
        [one] het vierkant
       *[other] de vierkanten
     } wachten en gooit.
 }
takes = { $who ->
    [you] Je haalt { $block } van { $crossing }, en { $owner } krijgt het terug.
   *[other] { $owner ->
        [you] { $who } haalt { $block } van { $crossing }, en jij krijgt het terug.
       *[other] { $who } haalt { $block } van { $crossing }, en { $owner } krijgt het terug.
     }
 }
# Een blokje van de eigen kleur
takes-own = { $who ->
    [you] Je haalt { $block } van { $crossing } en krijgt het terug.
   *[other] { $who } haalt { $block } van { $crossing } en krijgt het terug.
 }
leaves = { $who ->
    [you] Je laat alle blokjes liggen.
   *[other] { $who } laat alle blokjes liggen.
 }
time-up = De tijd is om.

## Wat er gevraagd wordt

ask-place = Je mag een blokje leggen op { $crossings }, of meteen gooien.
ask-turn = { $way ->
    [left] Draai één kaartje een kwartslag linksom.
   *[right] Draai één kaartje een kwartslag rechtsom.
 }
ask-twice = { $way ->
    [left] Draai twee kaartjes een kwartslag linksom, of één kaartje een halve slag.
   *[right] Draai twee kaartjes een kwartslag rechtsom, of één kaartje een halve slag.
 }
ask-swap = Verwissel twee kaartjes. Ze draaien daarbij niet.
ask-lift = Haal één blokje van het bord, of laat ze allemaal liggen. Daarna gooi je nog eens.
# Volgt op een van de drie hierboven, $asked
ask-and-put = { $asked } Daarna komt er een blokje op { $crossings }, tenzij je het vierkant stukmaakt.
do-place = Leg een blokje op { $crossing }
do-roll = Gooi
do-turn = { $way ->
    [left] Draai { $cards } linksom
    [right] Draai { $cards } rechtsom
   *[half] Draai { $cards } een halve slag
 }
do-swap = Verwissel { $cards }
do-lift = Haal het blokje van { $crossing }
do-leave = Laat alle blokjes liggen

## Wat een zet zou doen: zinsdelen in een opsomming, "maakt een rood vierkant bij b2 met een blokje en beslist het spel"

effect = { $effects }
part-makes = maakt { $square }
part-makes-block = maakt { $square } met een blokje
part-makes-for = { $other ->
    [you] maakt { $square } voor jou
   *[other] maakt { $square } voor { $other }
 }
part-breaks = maakt { $square } stuk
part-puts = legt een blokje op { $crossing }
part-gives = geeft { $block } terug
part-frees = maakt { $cards } vrij
part-ends = beslist het spel

## Waarom niet

no-such-step = { $asked ->
    [place] Schrijf “place b2” om een blokje te leggen op het vierkant bij b2, of “roll” om te gooien.
    [turn] Schrijf “turn c3” om het middelste kaartje te draaien. Letters gaan naar rechts, cijfers naar beneden.
    [turn-twice] Schrijf “turn c3” voor een halve slag, of “turn c3 d1” om twee kaartjes elk een kwartslag te draaien.
    [swap] Schrijf “swap a1 e5” om de kaartjes op a1 en e5 te verwisselen. Letters gaan naar rechts, cijfers naar beneden.
   *[lift] Schrijf “lift b2” om het blokje van b2 te halen, of “leave” om alles te laten liggen.
 }
not-now = Dat wordt nu niet gevraagd. { $asked }
no-square = Je hebt geen vierkant bij { $crossing }. Een kruispunt heet naar het kaartje linksboven.
has-block = Op { $crossing } ligt al een blokje.
no-blocks-left = Alle blokjes van die kleur liggen al op het bord.
no-block = Op { $crossing } ligt geen blokje. Een kruispunt heet naar het kaartje linksboven.
one-card = Met deze worp draai je maar één kaartje.
two-cards = Kies twee verschillende kaartjes.
locked = { $card } zit vast onder een blokje.
just-turned = { $card } is net gedraaid: kies een ander kaartje.
in-order = Schrijf de twee op volgorde: { $example }.

## Hoe het afliep

wins = { $who ->
    [you] Je wint: { $blocks ->
        [2] allebei je blokjes
       *[other] al je { $blocks } blokjes
     } liggen op het bord.
   *[other] { $who } wint: { $blocks ->
        [2] beide blokjes
       *[other] alle { $blocks } blokjes
     } liggen op het bord.
 }
wins-most = { $who ->
    [you] Je wint, met de meeste blokjes op het bord: { $blocks }.
   *[other] { $who } wint, met de meeste blokjes op het bord: { $blocks }.
 }
share = Gedeelde eerste plaats, elk met { $blocks ->
    [one] één blokje
   *[other] { $blocks } blokjes
 } op het bord: { $names }.
turns-over = Iedereen heeft { $turns } beurten gehad.
placed-alone = { $how ->
    [all] Alle { $blocks } blokjes liggen op het bord, na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
     }!
   *[some] Je hebt { $blocks ->
        [one] één blokje
       *[other] { $blocks } blokjes
     } op het bord, na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
     }.
 }
race-won = { $colour ->
    [R] Drie rode blokjes
    [Y] Drie gele blokjes
    [B] Drie blauwe blokjes
   *[K] Drie zwarte blokjes
 } in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
 }.
race-lost = Van geen enkele kleur liggen er drie blokjes op het bord, na { $turns } beurten.

## Aan tafel

caption = Beurt { $turn }, { $blocks } blokjes om te winnen
caption-alone = { $solo ->
    [turns20] Beurt { $turn } van { $turns }, zoveel blokjes als je kunt
    [timed] Beurt { $turn }, zoveel blokjes als je kunt voor de tijd om is
   *[race3] Beurt { $turn }, drie blokjes van één kleur
 }
column-blocks = Blokjes
die-title = Dobbelsteen
die-again = { $die }, gooi nog eens
# Wat de tekens op het bord betekenen
sign-block = blokje
sign-open = vierkant zonder blokje
sign-locked = zit vast
sign-banned = net gedraaid, nu niet
