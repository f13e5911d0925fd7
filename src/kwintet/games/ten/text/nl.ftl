### 10. In $who, $owner, $other en $names staan spelers bij naam, wie leest is "you".
### Kaarten zijn gewoon (0 tot en met 10), straf (1 tot en met 8) of een joker. Zetten tussen “ ” worden getypt zoals ze hier staan.

title = 10
about = Bluf, bied en ruil, en kom zo dicht mogelijk bij 10. Wie het minst heeft, krijgt alle kaarten, met hun strafpunten.

## Afspraken

option-spare_jokers = Alle zeven jokers
option-spare_jokers-help = Iedereen krijgt één joker. De jokers die over zijn, worden door de andere kaarten geschud of blijven in de doos.

## Zinsdelen

# Wat iemand neerlegt, heeft, krijgt of bijlegt: "Els legt een 7 open neer", "Je krijgt een 7, een 8 en een joker".
a-card = { $kind ->
    [plain] een { $value }
    [penalty] een straf-{ $value }
   *[joker] een joker
 }
# Wat je geeft of opendraait: "Je geeft je joker en 2 fiches".
your-card = { $kind ->
    [plain] je { $value }
    [penalty] je straf-{ $value }
   *[joker] je joker
 }
# Alleen de naam, op een knop: "7 open".
card-name = { $kind ->
    [plain] { $value }
    [penalty] Straf-{ $value }
   *[joker] Joker
 }
# Na "je krijgt".
unseen-card = een kaart die je niet kent
# Naast een andere kaart: "Els heeft een 7 en een joker als 3: 10."
joker-as = een joker als { $counts }

## Wat er gebeurde

shuffled = De rondekaarten zijn geschud.
dealt = Iedereen krijgt een joker, drie kaarten en zeven fiches.
dealt-hand = Je krijgt { $cards }.
starts = { $who ->
    [you] Jij begint.
   *[other] { $who } begint.
 }
round-card = Ronde { $round }: de rondekaart kost de verliezer { $points } { $points ->
    [one] strafpunt
   *[other] strafpunten
 }.
lays-up = { $who ->
    [you] Je legt { $card } open neer
   *[other] { $who } legt { $card } open neer
 }{ $guard ->
    [0] .
    [one] , bewaakt door { $guard } fiche.
   *[other] , bewaakt door { $guard } fiches.
 }
lays-down = { $who ->
    [you] Je legt { $card } dicht neer
   *[other] { $who } legt { $card } dicht neer
 }{ $guard ->
    [0] .
    [one] , bewaakt door { $guard } fiche.
   *[other] , bewaakt door { $guard } fiches.
 }
lays-unseen = { $who } legt een kaart dicht neer{ $guard ->
    [0] .
    [one] , bewaakt door { $guard } fiche.
   *[other] , bewaakt door { $guard } fiches.
 }
bids = { $owner ->
    [you] { $who } biedt { $bid } op jouw kaart.
   *[other] { $who ->
        [you] Je biedt { $bid } op de kaart van { $owner }.
       *[other] { $who } biedt { $bid } op de kaart van { $owner }.
     }
 }
bids-more = { $who ->
    [you] Je biedt { $bid }.
   *[other] { $who } biedt { $bid }.
 }
does-not-bid = { $who ->
    [you] Je biedt niet.
   *[other] { $who } biedt niet.
 }
passes = { $who ->
    [you] Je past.
   *[other] { $who } past.
 }
pays = { $owner ->
    [you] { $who } betaalt je { $price ->
        [one] { $price } fiche
       *[other] { $price } fiches
     }, en jullie ruilen van kaart.
   *[other] { $who ->
        [you] Je betaalt { $owner } { $price ->
            [one] { $price } fiche
           *[other] { $price } fiches
         }, en jullie ruilen van kaart.
       *[other] { $who } betaalt { $owner } { $price ->
            [one] { $price } fiche
           *[other] { $price } fiches
         }, en ze ruilen van kaart.
     }
 }
swaps = { $owner ->
    [you] { $who } doet 1 fiche in de pot en ruilt met jou van kaart.
   *[other] { $who ->
        [you] Je doet 1 fiche in de pot en ruilt met { $owner } van kaart.
       *[other] { $who } doet 1 fiche in de pot en ruilt met { $owner } van kaart.
     }
 }
has-up-now = { $who ->
    [you] Je hebt nu { $card }, open.
   *[other] { $who } heeft nu { $card }, open.
 }
has-down-now = { $who ->
    [you] Je hebt nu { $card }, dicht.
   *[other] { $who } heeft nu { $card }, dicht.
 }
# $tokens komen erbij, $guard bewaken de kaart dan.
guards = { $tokens ->
    [0] { $who ->
        [you] Je zet er geen bewaker bij.
       *[other] { $who } zet er geen bewaker bij.
     }
    [one] { $who ->
        [you] Je zet er { $tokens } bewaker bij: { $guard } in totaal.
       *[other] { $who } zet er { $tokens } bewaker bij: { $guard } in totaal.
     }
   *[other] { $who ->
        [you] Je zet er { $tokens } bewakers bij: { $guard } in totaal.
       *[other] { $who } zet er { $tokens } bewakers bij: { $guard } in totaal.
     }
 }
bidding-over = { $pot ->
    [0] Het bieden is voorbij. Er zit niets in de pot.
    [one] Het bieden is voorbij, en alle bewakers gaan in de pot. Daar zit nu { $pot } fiche in.
   *[other] Het bieden is voorbij, en alle bewakers gaan in de pot. Daar zitten nu { $pot } fiches in.
 }
turns-up = { $who ->
    [you] Je draait { $card } open.
   *[other] { $who } draait { $card } open.
 }
keeps-down = { $who ->
    [you] Je laat je kaart dicht.
   *[other] { $who } laat de kaart dicht.
 }
adds = { $who ->
    [you] Je legt er { $card } bij en hebt { $sum }.
   *[other] { $who } legt er { $card } bij en heeft { $sum }.
 }
stops = { $who ->
    [you] Je stopt bij { $sum }.
   *[other] { $who } stopt bij { $sum }.
 }
starts-again = { $who ->
    [you] Je kiest ervoor zelf te beginnen.
   *[other] { $who } kiest ervoor zelf te beginnen.
 }
lets-start = { $other ->
    [you] { $who } laat jou beginnen.
   *[other] { $who ->
        [you] Je laat { $other } beginnen.
       *[other] { $who } laat { $other } beginnen.
     }
 }

## Het einde van een ronde

all-turned-up = Alle kaarten gaan open.
has-one = { $who ->
    [you] Je hebt { $card }.
   *[other] { $who } heeft { $card }.
 }
has-joker = { $who ->
    [you] Je hebt { $card }: 10.
   *[other] { $who } heeft { $card }: 10.
 }
has-two = { $who ->
    [you] Je hebt { $first } en { $second }: { $sum }.
   *[other] { $who } heeft { $first } en { $second }: { $sum }.
 }
# $by: de hoogste som; bij gelijke sommen de hoogste kaart; zijn ook die gelijk, wie het eerst aan de beurt was.
wins-round = { $by ->
    [sum] { $who ->
        [you] Je wint de ronde met { $sum }.
       *[other] { $who } wint de ronde met { $sum }.
     }
    [card] { $who ->
        [you] Meerdere spelers hebben { $sum }. Jij hebt de hoogste kaart, { $highest }, en wint de ronde.
       *[other] Meerdere spelers hebben { $sum }. { $who } heeft de hoogste kaart, { $highest }, en wint de ronde.
     }
   *[turn] { $who ->
        [you] Meerdere spelers hebben { $sum }, met { $highest } als hoogste kaart. Jij was het eerst aan de beurt en wint de ronde.
       *[other] Meerdere spelers hebben { $sum }, met { $highest } als hoogste kaart. { $who } was het eerst aan de beurt en wint de ronde.
     }
 }
takes-pot = { $tokens ->
    [0] Er zit niets in de pot.
    [one] { $who ->
        [you] Je krijgt { $tokens } fiche uit de pot.
       *[other] { $who } krijgt { $tokens } fiche uit de pot.
     }
   *[other] { $who ->
        [you] Je krijgt { $tokens } fiches uit de pot.
       *[other] { $who } krijgt { $tokens } fiches uit de pot.
     }
 }
# $by: de laagste som; bij gelijke sommen wie het laatst aan de beurt was; hetzelfde, maar dat was de winnaar, en die kan niet verliezen.
loses-round = { $by ->
    [sum] { $who ->
        [you] Je verliest de ronde met { $sum }.
       *[other] { $who } verliest de ronde met { $sum }.
     }
    [turn] { $who ->
        [you] Meerdere spelers hebben { $sum }. Jij was het laatst aan de beurt en verliest de ronde.
       *[other] Meerdere spelers hebben { $sum }. { $who } was het laatst aan de beurt en verliest de ronde.
     }
   *[spared] { $who ->
        [you] Meerdere spelers hebben { $sum }. Op de winnaar na was jij het laatst aan de beurt: je verliest de ronde.
       *[other] Meerdere spelers hebben { $sum }. Op de winnaar na was { $who } het laatst aan de beurt: { $who } verliest de ronde.
     }
 }
takes-cards = { $who ->
    [you] Je krijgt alle kaarten en de rondekaart: { $points } strafpunten.
   *[other] { $who } krijgt alle kaarten en de rondekaart: { $points } strafpunten.
 }
fill-up = Iedereen vult aan tot vier kaarten.
you-draw = Je trekt { $cards }.
last-round = Dat was de tiende ronde, de laatste.
pile-out = De trekstapel is op voordat iedereen vier kaarten heeft. Daarmee is het spel afgelopen.
takes-rounds = { $who ->
    [you] Je krijgt ook de rondekaarten die over zijn, { $cards }: { $points } { $points ->
        [one] strafpunt
       *[other] strafpunten
     }.
   *[other] { $who } krijgt ook de rondekaarten die over zijn, { $cards }: { $points } { $points ->
        [one] strafpunt
       *[other] strafpunten
     }.
 }
holds = { $who ->
    [you] Je hebt nog { $cards }: { $points } { $points ->
        [one] strafpunt
       *[other] strafpunten
     }.
   *[other] { $who } heeft nog { $cards }: { $points } { $points ->
        [one] strafpunt
       *[other] strafpunten
     }.
 }

## Wat er gevraagd wordt

ask-lay = Leg een kaart neer, open of dicht. Je mag hem laten bewaken.
ask-open = Wil je de kaart van een ander? Bied, ruil of laat het zo.
ask-bid = { $who } biedt { $bid } op de kaart van { $owner }. Bied meer, of pas.
ask-guard = { $most ->
    [one] Wil je een bewaker bij je nieuwe kaart zetten?
   *[other] Wil je bewakers bij je nieuwe kaart zetten, hoogstens { $most }?
 }
ask-turn-up = Wil je { $card } opendraaien, zodat je er een kaart bij mag leggen? Of laat je hem dicht?
ask-add = Je hebt { $sum }. Leg er een kaart bij, of stop.
ask-starter = Je hebt gewonnen. Wie begint de volgende ronde?

## Op knoppen

do-lay-up = { $card } open{ $guard ->
    [0] {""}
    [one] , { $guard } bewaker
   *[other] , { $guard } bewakers
 }
do-lay-down = { $card } dicht{ $guard ->
    [0] {""}
    [one] , { $guard } bewaker
   *[other] , { $guard } bewakers
 }
do-bid = Bied { $bid } op de kaart van { $owner }
do-swap = Ruil met { $owner } voor 1 fiche
do-not-bid = Bied niet
do-pass = Pas
do-guard = { $guard ->
    [0] Geen bewaker erbij
    [one] { $guard } bewaker erbij
   *[other] { $guard } bewakers erbij
 }
do-reveal = Draai { $card } open
do-keep = Laat dicht
do-add = Leg er { $card } bij
do-stop = Stop bij { $sum }
do-starter = { $who ->
    [you] Jij begint
   *[other] { $who } begint
 }

## Wat het zou doen

about-bid = Je geeft { $gives } en { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
 }, en krijgt { $card }. { $left ->
    [0] Dan zijn je fiches op.
    [one] Dan heb je nog { $left } fiche.
   *[other] Dan heb je nog { $left } fiches.
 }
about-swap = Je geeft { $gives }, doet 1 fiche in de pot en krijgt { $card }. { $left ->
    [0] Dan zijn je fiches op.
    [one] Dan heb je nog { $left } fiche.
   *[other] Dan heb je nog { $left } fiches.
 }
about-pass = { $who } heeft { $bid } geboden.
about-guard = { $guard ->
    [0] Geen bewaker
    [one] Bewaakt door { $guard } fiche
   *[other] Bewaakt door { $guard } fiches
 }. { $left ->
    [0] Dan zijn je fiches op.
    [one] Dan heb je nog { $left } fiche.
   *[other] Dan heb je nog { $left } fiches.
 }
about-sum = Je hebt { $sum }.
about-sum-more = Je hebt { $sum } en mag er een kaart bijleggen.
about-starter = { $who ->
    [you] Jij bent als laatste aan de beurt.
   *[other] { $who } is als laatste aan de beurt.
 }

## Hoe je een zet schrijft

write-lay = Schrijf “lay”, de kaart, “up” (open) of “down” (dicht), en hoeveel fiches de kaart bewaken: “{ $example }”. Een straf-3 is p3, een joker J.
write-open = Schrijf “open { $seat } 2” om 2 te bieden op de bewaakte kaart van die plaats, “swap { $seat }” om te ruilen als er geen bewaker bij staat, of “pass” om niet te bieden.
write-bid = Schrijf “{ $example }” of hoger, of “pass” om te passen.
write-guard = Schrijf “guard” en hoeveel fiches je erbij zet: “{ $example }”, of “guard 0” voor geen.
write-turn-up = Schrijf “reveal” om je kaart open te draaien, of “keep” om hem dicht te laten.
write-add = Schrijf “add” en een kaart uit je hand: “add { $card }”. Of schrijf “stop”.
write-stop = Geen van je kaarten past: schrijf “stop”.
write-starter = Schrijf “starter” en de plaats die mag beginnen: “{ $example }”.

## Waarom niet

not-in-hand = Die kaart heb je niet in je hand.
too-few-tokens = { $tokens ->
    [0] Je hebt geen fiches.
    [one] Je hebt maar { $tokens } fiche.
   *[other] Je hebt maar { $tokens } fiches.
 }
guard-at-most = Een kaart wordt door hoogstens { $most } fiches bewaakt.
own-card = Dat is je eigen kaart.
no-such-seat = Op die plaats zit niemand.
unguarded = Bij de kaart van { $owner } staat geen bewaker: schrijf “{ $step }” om voor 1 fiche te ruilen.
guarded = De kaart van { $owner } wordt bewaakt: bied erop met “{ $step }” of hoger.
bid-at-least = { $least ->
    [one] De kaart van { $owner } wordt bewaakt door { $least } fiche: bied minstens evenveel.
   *[other] De kaart van { $owner } wordt bewaakt door { $least } fiches: bied minstens evenveel.
 }
bid-more = Het bod is { $bid }: bied meer, of pas.
above-ten = Samen is dat { $sum }, en de som mag niet boven 10 komen.

## Hoe het afliep

wins = { $who ->
    [you] Je wint: { $points } { $points ->
        [one] punt
       *[other] punten
     } is de laagste score.
   *[other] { $who } wint: { $points } { $points ->
        [one] punt
       *[other] punten
     } is de laagste score.
 }
share = Gedeelde eerste plaats, met de laagste score van { $points } { $points ->
    [one] punt
   *[other] punten
 }: { $names }.
# Strafpunten, min twee voor elke fiche: "Els: 25 strafpunten − 14 voor 7 fiches = 11"
final = { $who ->
    [you] Jij
   *[other] { $who }
 }: { $points } { $points ->
    [one] strafpunt
   *[other] strafpunten
 } − { $less } voor { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
 } = { $score }

## Aan tafel

caption = Ronde { $round } van 10
caption-card = Ronde { $round } van 10: { $points } { $points ->
    [one] strafpunt
   *[other] strafpunten
 } voor de verliezer
# De stappen van een ronde, op een rij: kort.
step-lay = Leggen
step-bid = Bieden
step-second = Tweede kaart
step-settle = Uitslag
column-seat = Plaats
column-table = Op tafel
tokens = Fiches
# Achter de plaats van wie de ronde begint.
mark-first = begint
# Achter een kaart: wie die heeft neergelegd.
mark-from = { $who ->
    [you] van jou
   *[other] van { $who }
 }
# Achter de kaarten van de ronde die net is afgerekend.
mark-won = wint
mark-lost = verliest
pot = Pot
pile = Trekstapel
jokers = Jokers in het spel
passed = Gepast
# Voor de kaarten die iemand gekregen heeft.
taken = { $who ->
    [you] Jij kreeg { $points }
   *[other] { $who } kreeg { $points }
 }
round-cards = rondekaarten { $cards }
left = { $who ->
    [you] Jij hebt nog
   *[other] { $who } heeft nog
 }
