### 10. I $who, $owner, $other och $names kallas spelare vid namn, den som läser är "you".
### Ett kort är ett vanligt 0 till 10, ett straffkort 1 till 8, eller en joker. Drag mellan ” ” skrivs som de står: de översätts inte.
### Alla kort är "en" (en sjua, en straff-trea, en joker): uppåtvänd, nedåtvänd, skyddad.

title = 10
about = Bluffa, bjud och byt för att komma så nära 10 som möjligt. Den som har minst får ta alla korten, och deras straffpoäng.

## Inställningar

option-spare_jokers = Alla sju jokrarna
option-spare_jokers-help = Alla får en joker. Jokrarna som blir över blandas in bland de andra korten, eller stannar i asken.

## Delar av meningar

# Vad någon lägger, har, får eller lägger till: "Alma lägger en sjua uppåtvänd", "Du får en sjua, en åtta och en joker".
a-card = { $kind ->
    [plain] { $value ->
        [0] en nolla
        [1] en etta
        [2] en tvåa
        [3] en trea
        [4] en fyra
        [5] en femma
        [6] en sexa
        [7] en sjua
        [8] en åtta
        [9] en nia
       *[other] en tia
     }
    [penalty] { $value ->
        [1] en straff-etta
        [2] en straff-tvåa
        [3] en straff-trea
        [4] en straff-fyra
        [5] en straff-femma
        [6] en straff-sexa
        [7] en straff-sjua
       *[other] en straff-åtta
     }
   *[joker] en joker
 }
# Vad du ger, vänder upp: "Vänd upp din sjua", "Du ger din joker och 2 spelmarker".
your-card = { $kind ->
    [plain] { $value ->
        [0] din nolla
        [1] din etta
        [2] din tvåa
        [3] din trea
        [4] din fyra
        [5] din femma
        [6] din sexa
        [7] din sjua
        [8] din åtta
        [9] din nia
       *[other] din tia
     }
    [penalty] { $value ->
        [1] din straff-etta
        [2] din straff-tvåa
        [3] din straff-trea
        [4] din straff-fyra
        [5] din straff-femma
        [6] din straff-sexa
        [7] din straff-sjua
       *[other] din straff-åtta
     }
   *[joker] din joker
 }
# Bara namnet, på en knapp: "7 uppåt".
card-name = { $kind ->
    [plain] { $value }
    [penalty] Straff-{ $value }
   *[joker] Joker
 }
# Efter "du får".
unseen-card = ett kort som du inte har sett
# Bredvid ett annat kort: "Alma har en sjua och en joker som 3: 10."
joker-as = en joker som { $counts }

## Vad som hände

shuffled = Omgångskorten är blandade.
dealt = Alla får en joker, tre kort och sju spelmarker.
dealt-hand = Du får { $cards }.
starts = { $who ->
    [you] Du börjar.
   *[other] { $who } börjar.
 }
round-card = Omgång { $round }: omgångskortet ger förloraren { $points } straffpoäng.
lays-up = { $who ->
    [you] Du lägger { $card } uppåtvänd
   *[other] { $who } lägger { $card } uppåtvänd
 }{ $guard ->
    [0] .
    [one] , skyddad av { $guard } spelmark.
   *[other] , skyddad av { $guard } spelmarker.
 }
lays-down = { $who ->
    [you] Du lägger { $card } nedåtvänd
   *[other] { $who } lägger { $card } nedåtvänd
 }{ $guard ->
    [0] .
    [one] , skyddad av { $guard } spelmark.
   *[other] , skyddad av { $guard } spelmarker.
 }
lays-unseen = { $who } lägger ett kort nedåtvänt{ $guard ->
    [0] .
    [one] , skyddat av { $guard } spelmark.
   *[other] , skyddat av { $guard } spelmarker.
 }
bids = { $owner ->
    [you] { $who } bjuder { $bid } på ditt kort.
   *[other] { $who ->
        [you] Du bjuder { $bid } på kortet framför { $owner }.
       *[other] { $who } bjuder { $bid } på kortet framför { $owner }.
     }
 }
bids-more = { $who ->
    [you] Du bjuder { $bid }.
   *[other] { $who } bjuder { $bid }.
 }
does-not-bid = { $who ->
    [you] Du bjuder inte.
   *[other] { $who } bjuder inte.
 }
passes = { $who ->
    [you] Du passar.
   *[other] { $who } passar.
 }
pays = { $owner ->
    [you] { $who } betalar dig { $price ->
        [one] { $price } spelmark
       *[other] { $price } spelmarker
     }, och ni byter kort.
   *[other] { $who ->
        [you] Du betalar { $price ->
            [one] { $price } spelmark
           *[other] { $price } spelmarker
         } till { $owner }, och ni byter kort.
       *[other] { $who } betalar { $price ->
            [one] { $price } spelmark
           *[other] { $price } spelmarker
         } till { $owner }, och de byter kort.
     }
 }
swaps = { $owner ->
    [you] { $who } lägger 1 spelmark i potten och byter kort med dig.
   *[other] { $who ->
        [you] Du lägger 1 spelmark i potten och byter kort med { $owner }.
       *[other] { $who } lägger 1 spelmark i potten och byter kort med { $owner }.
     }
 }
has-up-now = { $who ->
    [you] Du har nu { $card }, uppåtvänd.
   *[other] { $who } har nu { $card }, uppåtvänd.
 }
has-down-now = { $who ->
    [you] Du har nu { $card }, nedåtvänd.
   *[other] { $who } har nu { $card }, nedåtvänd.
 }
# $tokens läggs till, $guard är vad som sedan skyddar kortet.
guards = { $tokens ->
    [0] { $who ->
        [you] Du lägger inte till något skydd.
       *[other] { $who } lägger inte till något skydd.
     }
    [one] { $who ->
        [you] Du lägger till { $tokens } spelmark som skydd: { $guard } sammanlagt.
       *[other] { $who } lägger till { $tokens } spelmark som skydd: { $guard } sammanlagt.
     }
   *[other] { $who ->
        [you] Du lägger till { $tokens } spelmarker som skydd: { $guard } sammanlagt.
       *[other] { $who } lägger till { $tokens } spelmarker som skydd: { $guard } sammanlagt.
     }
 }
bidding-over = { $pot ->
    [0] Budgivningen är slut. Potten är tom.
    [one] Budgivningen är slut, och allt skydd går till potten, där det nu ligger { $pot } spelmark.
   *[other] Budgivningen är slut, och allt skydd går till potten, där det nu ligger { $pot } spelmarker.
 }
turns-up = { $who ->
    [you] Du vänder upp { $card }.
   *[other] { $who } vänder upp { $card }.
 }
keeps-down = { $who ->
    [you] Du låter ditt kort ligga nedåtvänt.
   *[other] { $who } låter sitt kort ligga nedåtvänt.
 }
adds = { $who ->
    [you] Du lägger till { $card } och har { $sum }.
   *[other] { $who } lägger till { $card } och har { $sum }.
 }
stops = { $who ->
    [you] Du stannar på { $sum }.
   *[other] { $who } stannar på { $sum }.
 }
starts-again = { $who ->
    [you] Du väljer att börja själv.
   *[other] { $who } väljer att börja.
 }
lets-start = { $other ->
    [you] { $who } låter dig börja.
   *[other] { $who ->
        [you] Du låter { $other } börja.
       *[other] { $who } låter { $other } börja.
     }
 }

## När omgången är slut

all-turned-up = Alla kort vänds upp.
has-one = { $who ->
    [you] Du har { $card }.
   *[other] { $who } har { $card }.
 }
has-joker = { $who ->
    [you] Du har { $card }: 10.
   *[other] { $who } har { $card }: 10.
 }
has-two = { $who ->
    [you] Du har { $first } och { $second }: { $sum }.
   *[other] { $who } har { $first } och { $second }: { $sum }.
 }
# $by: högst summa; vid lika summa det högsta enskilda kortet; vid lika kort den vars tur kom först.
wins-round = { $by ->
    [sum] { $who ->
        [you] Du vinner omgången med { $sum }.
       *[other] { $who } vinner omgången med { $sum }.
     }
    [card] { $who ->
        [you] Av dem som har { $sum } har du det högsta kortet, { $highest }: du vinner omgången.
       *[other] Av dem som har { $sum } har { $who } det högsta kortet, { $highest }, och vinner omgången.
     }
   *[turn] { $who ->
        [you] Av dem som har { $sum } med { $highest } som högsta kort kom du först: du vinner omgången.
       *[other] Av dem som har { $sum } med { $highest } som högsta kort kom { $who } först, och vinner omgången.
     }
 }
takes-pot = { $tokens ->
    [0] Potten är tom.
    [one] { $who ->
        [you] Du tar { $tokens } spelmark ur potten.
       *[other] { $who } tar { $tokens } spelmark ur potten.
     }
   *[other] { $who ->
        [you] Du tar { $tokens } spelmarker ur potten.
       *[other] { $who } tar { $tokens } spelmarker ur potten.
     }
 }
# $by: lägst summa; vid lika summa den vars tur kom sist; likadant, men den sista av dem är vinnaren, som inte kan förlora.
loses-round = { $by ->
    [sum] { $who ->
        [you] Du förlorar omgången med { $sum }.
       *[other] { $who } förlorar omgången med { $sum }.
     }
    [turn] { $who ->
        [you] Av dem som har { $sum } kom du sist: du förlorar omgången.
       *[other] Av dem som har { $sum } kom { $who } sist, och förlorar omgången.
     }
   *[spared] { $who ->
        [you] Av dem som har { $sum } kom du sist, om man bortser från vinnaren: du förlorar omgången.
       *[other] Av dem som har { $sum } kom { $who } sist, om man bortser från vinnaren, och förlorar omgången.
     }
 }
takes-cards = { $who ->
    [you] Du tar alla kort och omgångskortet: { $points } straffpoäng.
   *[other] { $who } tar alla kort och omgångskortet: { $points } straffpoäng.
 }
fill-up = Alla fyller på till fyra kort.
you-draw = Du drar { $cards }.
last-round = Det var den tionde omgången, den sista.
pile-out = Korthögen tar slut innan alla har fyra kort. Därmed är spelet slut.
takes-rounds = { $who ->
    [you] Du tar också omgångskorten som är kvar, { $cards }: { $points } straffpoäng.
   *[other] { $who } tar också omgångskorten som är kvar, { $cards }: { $points } straffpoäng.
 }
holds = { $who ->
    [you] Du har { $cards } kvar på hand: { $points } straffpoäng.
   *[other] { $who } har { $cards } kvar på hand: { $points } straffpoäng.
 }

## Vad du ska göra

ask-lay = Lägg ett kort, uppåtvänt eller nedåtvänt. Skydda det om du vill.
ask-open = Vill du ha någon annans kort? Bjud, byt, eller låt bli.
ask-bid = { $who } bjuder { $bid } på kortet framför { $owner }. Bjud över, eller passa.
ask-guard = { $most ->
    [one] Vill du lägga till 1 spelmark som skydd på ditt nya kort?
   *[other] Vill du lägga till spelmarker som skydd på ditt nya kort, högst { $most }?
 }
ask-turn-up = Vill du vända upp { $card } och kanske lägga till ett kort, eller låta den ligga?
ask-add = Du har { $sum }. Lägg till ett kort, eller stanna.
ask-starter = Du vann. Vem ska börja nästa omgång?

## På knappar

do-lay-up = { $card } uppåt{ $guard ->
    [0] {""}
   *[other] , { $guard } som skydd
 }
do-lay-down = { $card } nedåt{ $guard ->
    [0] {""}
   *[other] , { $guard } som skydd
 }
do-bid = Bjud { $bid } till { $owner }
do-swap = Byt med { $owner } för 1
do-not-bid = Bjud inte
do-pass = Passa
do-guard = { $guard ->
    [0] Lägg inte till skydd
   *[other] Lägg till { $guard } som skydd
 }
do-reveal = Vänd upp { $card }
do-keep = Låt kortet ligga
do-add = Lägg till { $card }
do-stop = Stanna på { $sum }
do-starter = { $who ->
    [you] Du börjar
   *[other] { $who } börjar
 }

## Vad det skulle innebära

about-bid = Du ger { $gives } och { $tokens ->
    [one] { $tokens } spelmark
   *[other] { $tokens } spelmarker
 } och får { $card }. { $left ->
    [0] Inga spelmarker kvar.
    [one] { $left } spelmark kvar.
   *[other] { $left } spelmarker kvar.
 }
about-swap = Du ger { $gives }, lägger 1 spelmark i potten och får { $card }. { $left ->
    [0] Inga spelmarker kvar.
    [one] { $left } spelmark kvar.
   *[other] { $left } spelmarker kvar.
 }
about-pass = { $who } har bjudit { $bid }.
about-guard = { $guard ->
    [0] Inget skydd
    [one] Skyddat av { $guard } spelmark
   *[other] Skyddat av { $guard } spelmarker
 }. { $left ->
    [0] Inga spelmarker kvar.
    [one] { $left } spelmark kvar.
   *[other] { $left } spelmarker kvar.
 }
about-sum = Du har { $sum }.
about-sum-more = Du har { $sum } och får lägga till ett kort.
about-starter = { $who ->
    [you] Du kommer sist.
   *[other] { $who } kommer sist.
 }

## Hur ett drag skrivs

write-lay = Skriv ”lay”, kortet, ”up” (uppåt) eller ”down” (nedåt), och hur många spelmarker som skyddar det: ”{ $example }”. En straff-trea är p3, en joker J.
write-open = Skriv ”open { $seat } 2” för att bjuda 2 på det skyddade kortet på den platsen, ”swap { $seat }” om det är oskyddat, eller ”pass”.
write-bid = Skriv ”{ $example }” eller mer, eller ”pass”.
write-guard = Skriv ”guard” och hur många spelmarker du lägger till: ”{ $example }”, eller ”guard 0” för inga alls.
write-turn-up = Skriv ”reveal” för att vända upp ditt kort, eller ”keep” för att låta det ligga nedåtvänt.
write-add = Skriv ”add” och ett kort från din hand: ”add { $card }”. Eller skriv ”stop”.
write-stop = Inget av dina kort passar: skriv ”stop”.
write-starter = Skriv ”starter” och platsen som ska börja: ”{ $example }”.

## Varför inte

not-in-hand = Det kortet har du inte på hand.
too-few-tokens = { $tokens ->
    [0] Du har inga spelmarker.
    [one] Du har bara { $tokens } spelmark.
   *[other] Du har bara { $tokens } spelmarker.
 }
guard-at-most = Ett kort får skyddas av högst { $most } spelmarker.
own-card = Det är ditt eget kort.
no-such-seat = Ingen sitter på den platsen.
unguarded = Kortet framför { $owner } är oskyddat: skriv ”{ $step }” för att byta för 1 spelmark.
guarded = Kortet framför { $owner } är skyddat: bjud på det med ”{ $step }” eller mer.
bid-at-least = Kortet framför { $owner } skyddas av { $least }: bjud minst så många.
bid-more = Budet är { $bid }: bjud över, eller passa.
above-ten = Tillsammans blir det { $sum }, och summan får inte gå över 10.

## Hur det slutade

wins = { $who ->
    [you] Du vinner med lägst slutpoäng: { $points }.
   *[other] { $who } vinner med lägst slutpoäng: { $points }.
 }
share = Delad vinst med lägst slutpoäng, { $points } var: { $names }.
# Straffpoäng minus två för varje spelmark: "Alma: 25 straffpoäng − 14 för 7 spelmarker = 11."
final = { $who ->
    [you] Du
   *[other] { $who }
 }: { $points } straffpoäng − { $less } för { $tokens ->
    [one] { $tokens } spelmark
   *[other] { $tokens } spelmarker
 } = { $score }

## Vid bordet

caption = Omgång { $round } av 10
caption-card = Omgång { $round } av 10: { $points } straffpoäng till förloraren
# Stegen i en omgång, i en rad: kort.
step-lay = Lägga
step-bid = Bjuda
step-second = Andra kortet
step-settle = Resultat
column-seat = Plats
column-table = På bordet
tokens = Spelmarker
# Efter platsen för den som börjar omgången.
mark-first = börjar
# Efter ett kort: vem som lade det.
mark-from = { $who ->
    [you] (från dig)
   *[other] (från { $who })
 }
# Efter korten i den omgång som avgjordes senast.
mark-won = vinner
mark-lost = förlorar
pot = Potten
pile = Korthögen
jokers = Jokrar i spelet
passed = Har passat
# Framför de kort som någon har tagit.
taken = { $who ->
    [you] Du har tagit { $points }
   *[other] { $who } har tagit { $points }
 }
round-cards = omgångskort { $cards }
left = { $who ->
    [you] Du har kvar
   *[other] { $who } har kvar
 }
