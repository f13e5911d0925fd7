### Words Up. I $who och $names kallas spelare vid namn, den som läser är "you".
### $word är ett ord som det ligger på bordet, i stora bokstäver. Det som står mellan ” och ” skrivs
### likadant på alla språk: turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject.

title = Words Up
about = Minne och ord. Vänd upp bokstäver i ett fält med 64 kort, och bilda ord av dem.

## Inställningar

option-language = Ordens språk
option-language-help = Vilket språk orden är på. Varje språk har sina egna bokstäver och värden.
option-language-nl = Nederländska
option-language-en = Engelska
option-language-de = Tyska
option-language-fr = Franska
option-language-sv = Svenska
option-q = Bokstaven Q
option-q-help = På nederländska stannar Q för det mesta i asken. Vill ni spela med det stannar ett av de två pluskorten i asken i stället. På de andra språken är Q alltid med.
option-rounds = Omgångar
option-rounds-help = Hur många omgångar ni spelar. Poängen från alla omgångar läggs ihop.
option-juniors = Juniorer
option-juniors-help = Spelare som också får bilda ord med tre bokstäver.
option-judge = Vem som dömer
option-judge-help = Om bara ord i ordlistan räknas, eller om de andra spelarna får godkänna fler.
option-judge-list = Ordlistan
option-judge-table = Ordlistan och spelarna

## Delar av meningar

# Ett kort: i en lista av kort, eller efter "Du vänder upp c4:" och liknande. Talet är dess värde.
face = { $kind ->
    [joker] jokern
    [plus] ett plus
    [sorry] ett sorry
    [trade] ett byte
    [coloured] ett färgat { $letter } ({ $value })
   *[letter] { $letter } ({ $value })
 }
# I listan "tops": vilket kort som ligger överst i vems förråd.
top-of = { $who ->
    [you] { $card } hos dig
   *[other] { $card } hos { $who }
 }

## Vad som hände

dealt = { $who ->
    [you] Omgång { $round }: fältet är utlagt, och alla har { $stock } kort i sitt förråd. Du börjar.
   *[other] Omgång { $round }: fältet är utlagt, och alla har { $stock } kort i sitt förråd. { $who } börjar.
 }
counter-clockwise = Den här omgången går moturs.
tops = Överst i förråden: { $tops }.
bonus-first = De första bonuskorten vänds upp: { $cards }.
bonus-second = { $who ->
    [you] Du vänder upp den andra bonushögen: { $cards }.
   *[other] { $who } vänder upp den andra bonushögen: { $cards }.
 }
turns = { $who ->
    [you] Du vänder upp { $square }: { $card }.
   *[other] { $who } vänder upp { $square }: { $card }.
 }
plus = { $who ->
    [you] Pluset ger dig { $points } poäng.
   *[other] Pluset ger { $who } { $points } poäng.
 }
stock-plus = { $who ->
    [you] Ett plus kommer upp i ditt förråd: { $points } poäng till dig.
   *[other] Ett plus kommer upp i förrådet hos { $who }: { $points } poäng.
 }
stocks-move = Byte: alla skickar sitt förråd vidare till nästa spelare.
sorry-ends = { $who ->
    [you] Sorry, din tur är slut.
   *[other] Sorry, turen är slut för { $who }.
 }
face-down-again = De uppvända korten vänds ner igen.
stay-open = De uppvända korten ligger kvar öppet.
stops = { $who ->
    [you] Du avslutar din tur.
   *[other] { $who } avslutar sin tur.
 }
skips = { $who ->
    [you] Du hoppar över din tur: { $card } läggs underst i förrådet.
   *[other] { $who } hoppar över sin tur: { $card } läggs underst i förrådet.
 }
sits-out = { $who ->
    [you] Du står över den här turen, och ditt sorrykort går ur spelet.
   *[other] { $who } står över den här turen, och sorrykortet går ur spelet.
 }
plays-trade = { $who ->
    [you] Du spelar byteskortet från ditt förråd.
   *[other] { $who } spelar byteskortet från sitt förråd.
 }
next-top = { $who ->
    [you] Överst i ditt förråd ligger nu { $card }.
   *[other] Överst i förrådet hos { $who } ligger nu { $card }.
 }
makes = { $extras ->
    [none] { $who ->
        [you] Du bildar { $word }.
       *[other] { $who } bildar { $word }.
     }
    [stock] { $who ->
        [you] Du bildar { $word } med ditt förrådskort.
       *[other] { $who } bildar { $word } med ett förrådskort.
     }
    [bonus] { $who ->
        [you] Du bildar { $word } med ett bonuskort.
       *[other] { $who } bildar { $word } med ett bonuskort.
     }
   *[both] { $who ->
        [you] Du bildar { $word } med ditt förrådskort och ett bonuskort.
       *[other] { $who } bildar { $word } med ett förrådskort och ett bonuskort.
     }
 }
# $values är summan utskriven: 2 + 1 + 1 + 2
worth = { $values } = { $points } poäng.
worth-double = { $values } = { $sum }, dubblat för den färgade första bokstaven: { $points } poäng.
claims = { $who ->
    [you] Du frågar de andra: räknas { $word }?
   *[other] { $who } frågar de andra: räknas { $word }?
 }
accepts = { $who ->
    [you] Du godkänner { $word }.
   *[other] { $who } godkänner { $word }.
 }
rejects = { $who ->
    [you] Du underkänner { $word }.
   *[other] { $who } underkänner { $word }.
 }
claim-counts = { $word } räknas: { $accepts } för, { $rejects } emot.
claim-fails = { $word } räknas inte: { $accepts } för, { $rejects } emot.
end-phase = Tio kort eller färre är kvar: slutfasen börjar. Uppvända kort ligger kvar öppet, och ett ord behöver inte använda alla.
one-each = Från och med nu vänder var och en upp ett kort per tur.

## När en omgång är slut

over-stock = { $who ->
    [you] Ditt förråd är tomt: omgången är slut.
   *[other] Förrådet är tomt hos { $who }: omgången är slut.
 }
over-field = Fältet är tomt: omgången är slut.
over-end-phase = Alla kort ligger öppet och ingen bildar fler ord: omgången är slut.
over-quiet = { $turns } turer i rad utan ett ord: omgången är slut.
left-over = { $who ->
    [you] Kvar i ditt förråd: { $cards }. Det kostar dig { $penalty } poäng.
   *[other] Kvar i förrådet hos { $who }: { $cards }. Det kostar { $penalty } poäng.
 }
round-points = { $who ->
    [you] Du: { $words } för ord + { $pluses } för pluskort − { $penalty } för förrådet = { $points }.
   *[other] { $who }: { $words } för ord + { $pluses } för pluskort − { $penalty } för förrådet = { $points }.
 }

## Vad du ska göra

ask-turn = { $number ->
    [one] Vänd upp ett kort.
   *[other] Vänd upp { $number } kort.
 }
ask-more = { $number ->
    [one] Vänd upp ett kort till.
   *[other] Vänd upp { $number } kort till.
 }
ask-fourth = Bilda ett ord, vänd upp ett fjärde kort, eller avsluta turen.
ask-again = Vänd upp kort för ett nytt ord, eller avsluta turen.
ask-word = Bilda ett ord av alla fyra korten, eller avsluta turen.
ask-late-word = Bilda ett ord av öppna kort, eller avsluta turen.
ask-stop = För få kort ligger öppet för ett ord: avsluta turen.
ask-vote = { $who } frågar: räknas { $word }?
do-turn = Vänd upp { $square }
do-word = { $extras ->
    [none] Bilda { $word }
    [stock] Bilda { $word } + förråd
    [bonus] Bilda { $word } + bonus { $bonus }
   *[both] Bilda { $word } + förråd + bonus { $bonus }
 }
do-claim = { $extras ->
    [none] Fråga om { $word }
    [stock] Fråga om { $word } + förråd
    [bonus] Fråga om { $word } + bonus { $bonus }
   *[both] Fråga om { $word } + förråd + bonus { $bonus }
 }
do-stop = Avsluta turen
do-skip = Hoppa över turen
do-sorry = Stå över den här turen
do-trade = Spela byteskortet
do-accept = Godkänn { $word }
do-reject = Underkänn { $word }
write-turn = För att vända upp ett kort skriver du dess ruta: ”turn { $square }”.
# $extras: vilka kort som får läggas till; $claims: om de andra får tillfrågas
write-word = { $extras ->
    [none] Ett ord skriver du så här: ”word skata”.
    [stock] Ett ord skriver du så här: ”word skata”. Lägg till ”stock” för att använda ditt förrådskort.
    [bonus] Ett ord skriver du så här: ”word skata”. Lägg till ”{ $bonus }” för att använda det bonuskortet.
   *[both] Ett ord skriver du så här: ”word skata”. Lägg till ”stock” för att använda ditt förrådskort, ”{ $bonus }” för att använda det bonuskortet, eller båda: ”stock { $bonus }”.
 }{ $claims ->
    [yes] {" "}Står det inte i ordlistan kan du fråga de andra: ”claim” i stället för ”word”.
   *[no] {""}
 }

## Varför inte

answer-first = Säg först om { $word } räknas: ”accept” (godkänn) eller ”reject” (underkänn).
no-claim = Ingen har frågat om något ord.
square-empty = På { $square } ligger inget kort längre.
square-open = Kortet på { $square } ligger redan öppet.
turned-one = Nu får du bara vända upp ett kort per tur.
turned-four = Du har vänt upp fyra kort: fler får du inte.
turn-first = { $number ->
    [one] Vänd först upp ett kort till.
   *[other] Vänd först upp { $number } kort till.
 }
at-start = Det går bara när turen börjar.
skip-special = { $kind ->
    [sorry] Ett sorry läggs inte underst i förrådet: skriv ”sorry” för att stå över den här turen.
   *[trade] Ett byte läggs inte underst i förrådet: skriv ”trade” för att spela det.
 }
skip-last = Du har bara ett förrådskort kvar, så du kan inte hoppa över turen.
skip-twice = Du hoppade över din förra tur: i slutfasen går det inte två gånger i rad.
no-sorry = Det ligger inget sorry överst i ditt förråd.
no-trade = Det ligger inget byte överst i ditt förråd.
word-length = { $junior ->
    [yes] För dig har ord tre till sex bokstäver.
   *[no] Ord har fyra, fem eller sex bokstäver.
 }
word-written = Ett ord skrivs med små bokstäver utan accenter, och sedan det du lägger till: ”word skata stock bonus2”.
stock-no-letter = Kortet överst i ditt förråd är ingen bokstav.
bonus-empty = Bonuskort { $number } finns inte längre.
bonus-alike = Bonuskort { $first } och { $number } är likadana: skriv ”bonus{ $first }”.
none-open = Inga kort ligger öppet: vänd upp några först.
use-all = Alla { $turned } uppvända kort måste användas: med de här korten får ordet { $letters } bokstäver.
add-one = Tre kort räcker inte till ett ord: lägg till förrådskortet eller ett bonuskort, eller vänd upp ett fjärde.
use-three = Ett ord behöver minst tre kort från fältet.
no-cards = { $word } går inte att bilda av de här korten.
not-in-list = { $claims ->
    [yes] { $word } står inte i ordlistan. För att fråga de andra skriver du ”claim” i stället för ”word”.
   *[no] { $word } står inte i ordlistan. Det gör inget: försök med ett annat ord.
 }
was-rejected = De andra har redan underkänt { $word } under den här turen.
list-judges = Ni spelar bara med ordlistan: de andra tillfrågas inte.
no-claims-left = Du har frågat de andra tre gånger: fler går inte på en tur.
in-list = { $word } går inte att fråga om: det står i ordlistan, eller har en bokstav som inte finns i språket.
no-such-step = För att vända upp ett kort skriver du ”turn c4”, för att bilda ett ord ”word skata”; eller skriv ”stop”, ”skip”, ”sorry” eller ”trade”.

## Hur det slutade

wins = { $who ->
    [you] Du vinner med { $points } poäng.
   *[other] { $who } vinner med { $points } poäng.
 }
margin = Det är { $points } poäng mer än { $names }.
share = Delad vinst med { $points } poäng var: { $names }.

## Vid bordet

caption-round = Omgång { $round } av { $rounds }
caption = { $left } kort i fältet, varav { $down } { $down ->
    [one] dolt
   *[other] dolda
 }
caption-end = Slutfas
caption-counter = Moturs
column-words = Ord
column-pluses = Plus
# Hur många kort; när en omgång är slut, vad de kostar.
column-stock = Förråd
column-top = Överst
column-left = Kvar
junior = junior
skipped = hoppade över
mark-sorry = sorry
mark-trade = byte
bonus = Bonus
closed = { $number } till, dolda
open = Öppna
news = Uppvända
words = { $who ->
    [you] Dina ord
   *[other] Ord av { $who }
 }
asked-about = Räknas { $word }? Hittills { $accepts } för, { $rejects } emot.
rejected = Underkända
quiet = { $number } av { $most } turer i rad utan ett ord
