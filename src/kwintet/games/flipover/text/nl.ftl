### Flip Over. In $who, $other en $names staan spelers bij naam, wie leest is "you".

title = Flip Over
about = Slagen om schijven die punten opleveren of juist kosten. En je speelt twee keer met dezelfde kaarten.

## Afspraken

option-rounds = Ronden
option-rounds-help = Hoeveel ronden je speelt. Vóór elke tweede ronde worden de schijven omgedraaid, en speel je nog eens met dezelfde kaarten.
option-trumps = Troeven
option-trumps-help = Kaarten met het nummer van de slag zijn troef. Speel je voor het eerst, dan kun je troeven weglaten.
option-setup = Schijven
option-setup-help = Hoe de schijven aan het begin liggen.
option-setup-random = Willekeurig
option-setup-alternating = Om en om blauw en rood, voor beginners
option-teams = Partners
option-teams-help = Twee tegen twee: wie tegenover elkaar zitten, tellen samen. Voor vier spelers.

## Zinsdelen

disc = { $side ->
    [blue] de blauwe { $number }
   *[red] de rode { $number }
 }

## Wat er gebeurde

dealt = Ronde { $round }: de kaarten zijn gedeeld.
thrown = De schijven liggen klaar.
set-right = Om blauw en rood goed te verdelen, zijn deze schijven omgedraaid: { $discs }.
turned-over = Ronde { $round }: alle schijven worden omgedraaid, en iedereen krijgt de kaarten van de vorige ronde terug.
leads = { $who ->
    [you] Je komt uit met { $card }
   *[other] { $who } komt uit met { $card }
 }{ $how ->
    [trump] , een troef.
   *[plain] .
 }
plays = { $who ->
    [you] Je speelt { $card }
   *[other] { $who } speelt { $card }
 }{ $how ->
    [trump] , een troef.
   *[plain] .
 }
takes = { $who ->
    [you] Je wint de slag en krijgt { $disc }.
   *[other] { $who } wint de slag en krijgt { $disc }.
 }
chose = { $who ->
    [you] Je kiest een kaart om weg te geven.
   *[other] { $who } kiest een kaart om weg te geven.
 }
gave = { $other ->
    [you] { $who } geeft je { $card }.
   *[other] { $who ->
        [you] Je geeft { $card } aan { $other }.
       *[other] { $who } geeft { $card } aan { $other }.
     }
 }
exchanged = Iedereen heeft gekozen. De kaarten gaan naar hun nieuwe eigenaar.
received = Je krijgt { $card } van { $other }.
round-over = Ronde { $round } is afgelopen.
round-points = { $who ->
    [you] Jij: { $points } in deze ronde.
   *[other] { $who }: { $points } in deze ronde.
 }

## Wat er gevraagd wordt

ask-lead = Kom uit met wat je wilt. De slag gaat om schijf { $number }.
ask-follow = { $suit ->
    [A] Beken kleur: speel een maan.
    [B] Beken kleur: speel een driehoek.
    [C] Beken kleur: speel een ruit.
    [D] Beken kleur: speel een klaver.
   *[E] Beken kleur: speel een zeshoek.
 }
ask-any = { $suit ->
    [A] Je hebt geen manen: speel wat je wilt.
    [B] Je hebt geen driehoeken: speel wat je wilt.
    [C] Je hebt geen ruiten: speel wat je wilt.
    [D] Je hebt geen klavers: speel wat je wilt.
   *[E] Je hebt geen zeshoeken: speel wat je wilt.
 }
ask-give = Kies een kaart voor { $other }.
do-play = Speel { $card }
do-give = Geef { $card } aan { $other }

## Waarom niet

must-follow = { $suit ->
    [A] Maan is gevraagd, en die heb je: speel een maan.
    [B] Driehoek is gevraagd, en die heb je: speel een driehoek.
    [C] Ruit is gevraagd, en die heb je: speel een ruit.
    [D] Klaver is gevraagd, en die heb je: speel een klaver.
   *[E] Zeshoek is gevraagd, en die heb je: speel een zeshoek.
 }
not-yours = Die kaart heb je niet.
not-now-give = Je geeft nu een kaart weg: schrijf “give { $card }”.
not-now-play = Er wordt nu niets weggegeven: schrijf “{ $card }” om de kaart te spelen.
no-such-step = Een kaart schrijf je als kleur en nummer, zoals B7. Kleuren: A maan, B driehoek, C ruit, D klaver, E zeshoek.

## Hoe het afliep

wins = { $who ->
    [you] Je wint met { $points } { $points ->
        [one] punt
       *[other] punten
     }.
   *[other] { $who } wint met { $points } { $points ->
        [one] punt
       *[other] punten
     }.
 }
team-wins = Samen gewonnen, met { $points } { $points ->
    [one] punt
   *[other] punten
 }: { $names }.
share = Gedeelde eerste plaats, elk met { $points } { $points ->
    [one] punt
   *[other] punten
 }: { $names }.

## Aan tafel

caption = Ronde { $round } van { $rounds }
caption-trick = Ronde { $round } van { $rounds }, slag { $trick } van { $tricks }
about-disc = Slag om { $disc }
# Hetzelfde met troef: $number is het nummer van de schijf en van de troeven
about-trumps = Slag om { $disc }, elke { $number } is troef
mark-ahead = ligt voor
mark-trump = troef
discs = Schijven
last-trick = Vorige slag
your-gifts = Weggegeven
your-received = Gekregen
partner = Partner
