### Twhist. In $who en $names staan spelers bij naam, wie leest is "you".

title = Twhist
about = Slagen met een draai: win je er een, dan bepaal jij welke kaarten er omgaan, bij jezelf en bij de anderen.

## Afspraken

option-open_twists = Open Twhist-kaarten
option-open_twists-help = De Twhist-kaarten van iedereen liggen open, zodat je ziet wie welke nog heeft.
option-doubled = Dubbele waarde
option-doubled-help = In elke kleur zit deze waarde twee keer, elke andere één keer.
option-stars = Sterren
option-stars-help = Hoeveel sterren er op de achterkant van de FLIP-kaarten staan, van −1 tot en met 8.

## Kaarten

twist = { $twist ->
    [win] de winnaar
    [thief] de dief
    [pole] de pole
   *[pass] de pas
 }
# Hetzelfde waar de naam alleen staat, in een hand of een kolom
twist-name = { $twist ->
    [win] winnaar
    [thief] dief
    [pole] pole
   *[pass] pas
 }

## Wat er gebeurde

dealt = De kaarten zijn gedeeld, en iedereen heeft vier Twhist-kaarten.
left-out = Over, en uit het spel: { $cards }.
leads = { $who ->
    [you] Je komt uit met { $card }.
   *[other] { $who } komt uit met { $card }.
 }
plays = { $who ->
    [you] Je speelt { $card }.
   *[other] { $who } speelt { $card }.
 }
powerless = { $twist ->
    [win] Er ligt al een winnaar, dus deze heeft geen kracht.
    [thief] Er ligt al een dief, dus deze heeft geen kracht.
    [pole] Er ligt al een pole, dus deze heeft geen kracht.
   *[pass] Er ligt al een pas, dus deze heeft geen kracht.
 }
takes-trick = { $how ->
    [win] { $who ->
        [you] Je wint de slag met de winnaar.
       *[other] { $who } wint de slag met de winnaar.
     }
    [thief] { $who ->
        [you] Je steelt de slag met de dief.
       *[other] { $who } steelt de slag met de dief.
     }
   *[highest] { $who ->
        [you] Je wint de slag met de hoogste kaart van de kleur.
       *[other] { $who } wint de slag met de hoogste kaart van de kleur.
     }
 }
nobody-takes = Niemand wint de slag.
nothing-to-turn = Er ligt geen cijferkaart bij, dus niemand draait iets om.
chooses = { $how ->
    [rounded] { $who ->
        [you] Je kiest { $cards }: dat is { $sum } en telt als { $counts }.
       *[other] { $who } kiest { $cards }: dat is { $sum } en telt als { $counts }.
     }
   *[as-is] { $who ->
        [you] Je kiest { $cards }: dat is { $sum }.
       *[other] { $who } kiest { $cards }: dat is { $sum }.
     }
 }
is-left = { $how ->
    [rounded] De anderen krijgen wat overblijft: dat is { $sum } en telt als { $counts }.
   *[as-is] De anderen krijgen wat overblijft: dat is { $sum }.
 }
nothing-left = Er blijft niets over, dus de anderen draaien niets om.
turns = { $way ->
    [up] { $who ->
        [you] Je draait je { $number } om: { $stars ->
            [one] één ster erbij
           *[other] { $stars } sterren erbij
         }.
       *[other] { $who } draait de { $number } om: { $stars ->
            [one] één ster erbij
           *[other] { $stars } sterren erbij
         }.
     }
   *[back] { $who ->
        [you] Je draait je { $number } terug: { $stars ->
            [one] één ster eraf
           *[other] { $stars } sterren eraf
         }.
       *[other] { $who } draait de { $number } terug: { $stars ->
            [one] één ster eraf
           *[other] { $stars } sterren eraf
         }.
     }
 }
sits-out = { $who ->
    [you] Je hebt gepast, dus je draait niets om.
   *[other] { $who } heeft gepast en draait niets om.
 }
leads-next = { $how ->
    [pole] { $who ->
        [you] Jij mag nu uitkomen, want jij speelde de pole.
       *[other] { $who } mag nu uitkomen, dankzij de pole.
     }
    [win] { $who ->
        [you] Jij mag nu uitkomen, want jij speelde de winnaar.
       *[other] { $who } mag nu uitkomen, dankzij de winnaar.
     }
    [again] { $who ->
        [you] Jij mag nog een keer uitkomen.
       *[other] { $who } mag nog een keer uitkomen.
     }
    [thief] { $who ->
        [you] Jij mag nu uitkomen, want een dief mag dat nooit.
       *[other] { $who } mag nu uitkomen, want een dief mag dat nooit.
     }
   *[highest] { $who ->
        [you] Jij mag nu uitkomen.
       *[other] { $who } mag nu uitkomen.
     }
 }

## Wat er gevraagd wordt

ask-lead = Jij komt uit: speel wat je wilt.
ask-any = Er is nog geen kleur bepaald: speel wat je wilt.
ask-twist = Speel een Twhist-kaart: andere kaarten heb je niet meer.
ask-follow = { $suit ->
    [A] Beken kleur met een maan, of speel een Twhist-kaart.
    [B] Beken kleur met een driehoek, of speel een Twhist-kaart.
    [C] Beken kleur met een ruit, of speel een Twhist-kaart.
   *[D] Beken kleur met een klaver, of speel een Twhist-kaart.
 }
ask-other = { $suit ->
    [A] Je hebt geen manen: speel wat je wilt.
    [B] Je hebt geen driehoeken: speel wat je wilt.
    [C] Je hebt geen ruiten: speel wat je wilt.
   *[D] Je hebt geen klavers: speel wat je wilt.
 }
ask-take = Kies een of twee cijferkaarten voor jezelf. De rest is voor de anderen.
do-play = Speel { $card }
do-take = Neem { $cards }
# Wat een keuze voor iedereen betekent: "5: jij draait 5 (+1), Bram draait −1 (−2) en Cleo draait −1 (+2)"
choice = { $sum }: { $turned }
# Een deel van "choice"
turn = { $who ->
    [you] jij draait { $number }
   *[other] { $who } draait { $number }
 } { $way ->
    [up] (+{ $stars })
   *[back] (−{ $stars })
 }

## Waarom niet

must-follow = { $suit ->
    [A] Maan is gevraagd, en die heb je: speel een maan of een Twhist-kaart.
    [B] Driehoek is gevraagd, en die heb je: speel een driehoek of een Twhist-kaart.
    [C] Ruit is gevraagd, en die heb je: speel een ruit of een Twhist-kaart.
   *[D] Klaver is gevraagd, en die heb je: speel een klaver of een Twhist-kaart.
 }
not-yours = Die kaart heb je niet.
take-now = Kies een of twee cijferkaarten uit de slag, op volgorde: { $example }.
no-such-step = Een cijferkaart schrijf je als C3 of A-1, een Twhist-kaart als win (winnaar), thief (dief), pole of pass (pas). Kleuren: A maan, B driehoek, C ruit, D klaver.

## Hoe het afliep

wins = { $who ->
    [you] Je wint met { $stars ->
        [one] één ster
       *[other] { $stars } sterren
     }.
   *[other] { $who } wint met { $stars ->
        [one] één ster
       *[other] { $stars } sterren
     }.
 }
by-cards = Het aantal sterren was gelijk, maar de winnaar heeft meer FLIP-kaarten met de sterren boven: { $cards }.
share = Gedeelde eerste plaats, elk met { $stars ->
    [one] één ster
   *[other] { $stars } sterren
 }: { $names }.

## Aan tafel

caption = Slag { $trick } van { $tricks }
trick = Slag { $trick }
last-trick = Vorige slag
column-twists = Twhist-kaarten
out = Uit het spel
mark-highest = hoogste
mark-powerless = geen kracht
# Onder een slag die nog niet compleet is, naast elkaar: wie hem zou winnen, en wie de volgende keer zou uitkomen
would-take = { $who ->
    [you] Zoals het nu ligt, win jij
   *[other] Zoals het nu ligt, wint { $who }
 }
would-lead = { $who ->
    [you] jij komt hierna uit
   *[other] { $who } komt hierna uit
 }
