### Words Up. In $who en $names staan spelers bij naam, wie leest is "you".
### $word is een woord zoals het op tafel ligt, in hoofdletters. Wat tussen “ en ” staat, wordt getypt
### en is in elke taal hetzelfde: turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject.

title = Words Up
about = Geheugen en woorden. Draai letters open in een veld van 64 kaarten, en maak er woorden van.

## Afspraken

option-language = Taal van de woorden
option-language-help = In welke taal je woorden maakt. Elke taal heeft eigen letters, met eigen waarden.
option-language-nl = Nederlands
option-language-en = Engels
option-language-de = Duits
option-language-fr = Frans
option-language-sv = Zweeds
option-q = De letter Q
option-q-help = In het Nederlands blijft de Q meestal in de doos. Wil je er toch mee spelen, dan blijft een van de twee pluskaarten in de doos. In de andere talen doet de Q altijd mee.
option-rounds = Ronden
option-rounds-help = Hoeveel ronden je speelt. De punten van alle ronden worden opgeteld.
option-juniors = Junioren
option-juniors-help = Spelers die ook woorden van drie letters mogen maken.
option-judge = Wie woorden keurt
option-judge-help = Of alleen woorden uit de woordenlijst tellen, of dat de andere spelers ook andere woorden mogen goedkeuren.
option-judge-list = De woordenlijst
option-judge-table = De woordenlijst, en de anderen

## Zinsdelen

# Een kaart: in een rij kaarten, of achter "Je draait c4 open:" en dergelijke. Het getal is de waarde.
face = { $kind ->
    [joker] de joker
    [plus] een plus
    [sorry] een sorry
    [trade] een ruil
    [coloured] een gekleurde { $letter } ({ $value })
   *[letter] { $letter } ({ $value })
 }
# In de rij van "tops": welke kaart bij wie boven op de stock ligt.
top-of = { $who ->
    [you] { $card } bij jou
   *[other] { $card } bij { $who }
 }

## Wat er gebeurde

dealt = { $who ->
    [you] Ronde { $round }: het veld ligt klaar, en iedereen heeft { $stock } stockkaarten. Jij begint.
   *[other] Ronde { $round }: het veld ligt klaar, en iedereen heeft { $stock } stockkaarten. { $who } begint.
 }
counter-clockwise = Deze ronde gaat tegen de klok in.
tops = Boven op de stock: { $tops }.
bonus-first = De eerste bonuskaarten gaan open: { $cards }.
bonus-second = { $who ->
    [you] Je draait de tweede bonusstapel open: { $cards }.
   *[other] { $who } draait de tweede bonusstapel open: { $cards }.
 }
turns = { $who ->
    [you] Je draait { $square } open: { $card }.
   *[other] { $who } draait { $square } open: { $card }.
 }
plus = { $who ->
    [you] De plus levert je { $points } punten op.
   *[other] De plus levert { $who } { $points } punten op.
 }
stock-plus = { $who ->
    [you] Op je stock komt een plus boven: { $points } punten voor jou.
   *[other] Op de stock van { $who } komt een plus boven: { $points } punten.
 }
stocks-move = Ruil: iedereen geeft de hele stock door aan de volgende speler.
sorry-ends = { $who ->
    [you] Sorry, je beurt is voorbij.
   *[other] Sorry, de beurt van { $who } is voorbij.
 }
face-down-again = De gedraaide kaarten gaan weer dicht.
stay-open = De gedraaide kaarten blijven open liggen.
stops = { $who ->
    [you] Je stopt.
   *[other] { $who } stopt.
 }
skips = { $who ->
    [you] Je slaat deze beurt over: { $card } gaat onder je stock.
   *[other] { $who } slaat deze beurt over: { $card } gaat onder de stock.
 }
sits-out = { $who ->
    [you] Je laat deze beurt voorbijgaan, en je sorry verdwijnt uit het spel.
   *[other] { $who } laat deze beurt voorbijgaan, en de sorry verdwijnt uit het spel.
 }
plays-trade = { $who ->
    [you] Je speelt de ruil van je stock.
   *[other] { $who } speelt de ruil van de stock.
 }
next-top = { $who ->
    [you] Boven op je stock ligt nu { $card }.
   *[other] Boven op de stock van { $who } ligt nu { $card }.
 }
makes = { $extras ->
    [none] { $who ->
        [you] Je maakt { $word }.
       *[other] { $who } maakt { $word }.
     }
    [stock] { $who ->
        [you] Je maakt { $word } met je stockkaart.
       *[other] { $who } maakt { $word } met een stockkaart.
     }
    [bonus] { $who ->
        [you] Je maakt { $word } met een bonuskaart.
       *[other] { $who } maakt { $word } met een bonuskaart.
     }
   *[both] { $who ->
        [you] Je maakt { $word } met je stockkaart en een bonuskaart.
       *[other] { $who } maakt { $word } met een stockkaart en een bonuskaart.
     }
 }
# $values is de som voluit: 2 + 1 + 1 + 2
worth = { $values } = { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
 }
worth-double = { $values } = { $sum }, dubbel door de gekleurde eerste letter: { $points } punten.
claims = { $who ->
    [you] Je vraagt de anderen: mag { $word }?
   *[other] { $who } vraagt de anderen: mag { $word }?
 }
accepts = { $who ->
    [you] Je keurt { $word } goed.
   *[other] { $who } keurt { $word } goed.
 }
rejects = { $who ->
    [you] Je keurt { $word } af.
   *[other] { $who } keurt { $word } af.
 }
claim-counts = { $word } telt: { $accepts } keer goedgekeurd, { $rejects } keer afgekeurd.
claim-fails = { $word } telt niet: { $accepts } keer goedgekeurd, { $rejects } keer afgekeurd.
end-phase = Er liggen nog hoogstens tien kaarten in het veld: de eindfase begint. Gedraaide kaarten blijven open, en je hoeft ze niet allemaal te gebruiken.
one-each = Vanaf nu draait iedereen per beurt één kaart open.

## Het einde van een ronde

over-stock = { $who ->
    [you] Je stock is op: de ronde is voorbij.
   *[other] De stock van { $who } is op: de ronde is voorbij.
 }
over-field = Het veld is leeg: de ronde is voorbij.
over-end-phase = Alle kaarten liggen open en niemand maakt nog een woord: de ronde is voorbij.
over-quiet = { $turns } beurten achter elkaar zonder woord: de ronde is voorbij.
left-over = { $who ->
    [you] Over in je stock: { $cards }. Dat kost je { $penalty } punten.
   *[other] Over in de stock van { $who }: { $cards }. Dat kost { $penalty } punten.
 }
round-points = { $who ->
    [you] Jij: { $words } voor woorden + { $pluses } voor pluskaarten − { $penalty } voor de stock = { $points }.
   *[other] { $who }: { $words } voor woorden + { $pluses } voor pluskaarten − { $penalty } voor de stock = { $points }.
 }

## Wat er gevraagd wordt

ask-turn = { $number ->
    [one] Draai een kaart open.
   *[other] Draai { $number } kaarten open.
 }
ask-more = { $number ->
    [one] Draai nog een kaart open.
   *[other] Draai nog { $number } kaarten open.
 }
ask-fourth = Maak een woord, draai een vierde kaart open, of stop.
ask-again = Draai kaarten open voor nog een woord, of stop.
ask-word = Maak een woord met alle vier de kaarten, of stop.
ask-late-word = Maak een woord met open kaarten, of stop.
ask-stop = Er liggen te weinig kaarten open voor een woord: stop.
ask-vote = { $who } vraagt: mag { $word }?
do-turn = Draai { $square } open
do-word = { $extras ->
    [none] Maak { $word }
    [stock] Maak { $word } + stock
    [bonus] Maak { $word } + bonus { $bonus }
   *[both] Maak { $word } + stock + bonus { $bonus }
 }
do-claim = { $extras ->
    [none] Vraag: mag { $word }?
    [stock] Vraag: mag { $word } + stock?
    [bonus] Vraag: mag { $word } + bonus { $bonus }?
   *[both] Vraag: mag { $word } + stock + bonus { $bonus }?
 }
do-stop = Stop
do-skip = Sla over, kaart eronder
do-sorry = Laat je beurt voorbijgaan
do-trade = Speel de ruil
do-accept = Keur { $word } goed
do-reject = Keur { $word } af
write-turn = Om een kaart open te draaien, schrijf je het vak: “turn { $square }”.
# $extras: welke kaarten erbij mogen; $claims: of de anderen gevraagd mogen worden
write-word = { $extras ->
    [none] Een woord maak je zo: “word trein”.
    [stock] Een woord maak je zo: “word trein”. Zet er “stock” achter om je stockkaart te gebruiken.
    [bonus] Een woord maak je zo: “word trein”. Zet er “{ $bonus }” achter om die bonuskaart te gebruiken.
   *[both] Een woord maak je zo: “word trein”. Zet er “stock” achter om je stockkaart te gebruiken, “{ $bonus }” voor die bonuskaart, of allebei: “stock { $bonus }”.
 }{ $claims ->
    [yes] {" "}Staat het niet in de lijst, vraag het dan de anderen: “claim” in plaats van “word”.
   *[no] {""}
 }

## Waarom niet

answer-first = Zeg eerst of { $word } mag: “accept” (goed) of “reject” (af).
no-claim = Er heeft niemand naar een woord gevraagd.
square-empty = Op { $square } ligt geen kaart meer.
square-open = { $square } ligt al open.
turned-one = Je mag nu maar één kaart per beurt opendraaien.
turned-four = Je hebt al vier kaarten opengedraaid: meer mag niet.
turn-first = { $number ->
    [one] Draai eerst nog een kaart open.
   *[other] Draai eerst nog { $number } kaarten open.
 }
at-start = Dat kan alleen aan het begin van je beurt.
skip-special = { $kind ->
    [sorry] Een sorry gaat niet onder je stock: schrijf “sorry” om deze beurt te laten voorbijgaan.
   *[trade] Een ruil gaat niet onder je stock: schrijf “trade” om de kaart te spelen.
 }
skip-last = Je hebt nog maar één stockkaart, dus je kunt niet overslaan.
skip-twice = Je hebt je vorige beurt overgeslagen: in de eindfase mag dat geen twee keer achter elkaar.
no-sorry = Er ligt geen sorry boven op je stock.
no-trade = Er ligt geen ruil boven op je stock.
word-length = { $junior ->
    [yes] Jouw woorden hebben drie tot en met zes letters.
   *[no] Woorden hebben vier, vijf of zes letters.
 }
word-written = Een woord schrijf je in kleine letters zonder accenten, en daarachter wat je erbij neemt: “word trein stock bonus2”.
stock-no-letter = De kaart boven op je stock is geen letter.
bonus-empty = Bonuskaart { $number } is er niet meer.
bonus-alike = Bonuskaarten { $first } en { $number } zijn gelijk: gebruik “bonus{ $first }”.
none-open = Er ligt geen kaart open: draai er eerst een paar open.
use-all = Alle { $turned } gedraaide kaarten moeten mee: met deze kaarten heeft een woord { $letters } letters.
add-one = Drie kaarten zijn nog geen woord: neem je stockkaart of een bonuskaart erbij, of draai een vierde kaart open.
use-three = Voor een woord heb je minstens drie kaarten van het veld nodig.
no-cards = Met deze kaarten kun je { $word } niet maken.
not-in-list = { $claims ->
    [yes] { $word } staat niet in de woordenlijst. Wil je het de anderen vragen, schrijf dan “claim” in plaats van “word”.
   *[no] { $word } staat niet in de woordenlijst. Geen ramp: probeer een ander woord.
 }
was-rejected = { $word } is in deze beurt al afgekeurd.
list-judges = Jullie spelen met alleen de woordenlijst: de anderen wordt niets gevraagd.
no-claims-left = Je hebt de anderen al drie keer iets gevraagd: meer mag niet in één beurt.
in-list = Naar { $word } kun je niet vragen: het staat in de lijst, of er zit een letter in die deze taal niet heeft.
no-such-step = Om een kaart open te draaien, schrijf je “turn c4”; om een woord te maken “word trein”; of schrijf “stop”, “skip”, “sorry” of “trade”.

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
margin = Dat is { $points } meer dan { $names }.
share = Gedeelde eerste plaats, elk met { $points } { $points ->
    [one] punt
   *[other] punten
 }: { $names }.

## Aan tafel

caption-round = Ronde { $round } van { $rounds }
caption = { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
 } in het veld, { $down } dicht
caption-end = Eindfase
caption-counter = Tegen de klok in
column-words = Woorden
column-pluses = Plus
# Hoeveel kaarten; aan het eind van een ronde wat ze kosten.
column-stock = Stock
column-top = Bovenop
column-left = Over
junior = junior
skipped = overgeslagen
mark-sorry = sorry
mark-trade = ruil
bonus = Bonus
closed = nog { $number } dicht
open = Open
news = Opengedraaid
words = { $who ->
    [you] Jouw woorden
   *[other] Woorden van { $who }
 }
asked-about = Mag { $word }? Tot nu toe { $accepts } keer goedgekeurd, { $rejects } keer afgekeurd.
rejected = Afgekeurd
quiet = Al { $number } van { $most } beurten achter elkaar zonder woord
