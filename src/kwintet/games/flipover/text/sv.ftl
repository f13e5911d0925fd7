### Flip Over. I $who, $other och $names kallas spelare vid namn, den som läser är "you".

title = Flip Over
about = För varje stick du tar får du en bricka som ger eller kostar poäng. Varje hand spelar du två gånger.

## Inställningar

option-rounds = Omgångar
option-rounds-help = Hur många omgångar ni spelar. I varannan omgång är brickorna vända, och du spelar samma hand en gång till.
option-trumps = Trumf
option-trumps-help = Kort med samma nummer som sticket är trumf. Nybörjare kan spela utan trumf.
option-setup = Brickor
option-setup-help = Hur brickorna läggs ut i början.
option-setup-random = Slumpvis
option-setup-alternating = Varannan blå och varannan röd, för nybörjare
option-teams = Två mot två
option-teams-help = De som sitter mitt emot varandra spelar ihop, och deras poäng räknas tillsammans. För fyra spelare.

## Delar av meningar

disc = { $side ->
    [blue] den blå
   *[red] den röda
 } { $number ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
    [6] sexan
    [7] sjuan
    [8] åttan
    [9] nian
    [10] tian
    [11] elvan
   *[other] tolvan
 }

## Vad som hände

dealt = Omgång { $round }: korten är utdelade.
thrown = Brickorna är utlagda.
set-right = För att jämna ut blått och rött vänds bricka { $discs }.
turned-over = Omgång { $round }: alla brickor vänds, och alla spelar sin gamla hand en gång till.
leads = { $who ->
    [you] Du spelar ut { $card }
   *[other] { $who } spelar ut { $card }
 }{ $how ->
    [trump] , en trumf.
   *[plain] .
 }
plays = { $who ->
    [you] Du spelar { $card }
   *[other] { $who } spelar { $card }
 }{ $how ->
    [trump] , en trumf.
   *[plain] .
 }
takes = { $who ->
    [you] Du tar sticket och får { $disc }.
   *[other] { $who } tar sticket och får { $disc }.
 }
chose = { $who ->
    [you] Du väljer ett kort att ge bort.
   *[other] { $who } väljer ett kort att ge bort.
 }
gave = { $other ->
    [you] { $who } ger dig { $card }.
   *[other] { $who ->
        [you] Du ger { $card } till { $other }.
       *[other] { $who } ger { $card } till { $other }.
     }
 }
exchanged = Alla har valt. Korten byter ägare.
received = Du får { $card } av { $other }.
round-over = Omgång { $round } är slut.
round-points = { $who ->
    [you] Du: { $points } i den här omgången.
   *[other] { $who }: { $points } i den här omgången.
 }

## Vad du ska göra

ask-lead = Spela ut vilket kort du vill. Sticket gäller bricka { $number }.
ask-follow = { $suit ->
    [A] Följ färg: spela en måne.
    [B] Följ färg: spela en triangel.
    [C] Följ färg: spela en ruter.
    [D] Följ färg: spela en klöver.
   *[E] Följ färg: spela en hexagon.
 }
ask-any = { $suit ->
    [A] Du har ingen måne: spela vilket kort du vill.
    [B] Du har ingen triangel: spela vilket kort du vill.
    [C] Du har ingen ruter: spela vilket kort du vill.
    [D] Du har ingen klöver: spela vilket kort du vill.
   *[E] Du har ingen hexagon: spela vilket kort du vill.
 }
ask-give = Välj ett kort att ge till { $other }.
do-play = Spela { $card }
do-give = Ge { $card } till { $other }

## Varför inte

must-follow = { $suit ->
    [A] Sticket går i måne, och du har en: följ färg med en måne.
    [B] Sticket går i triangel, och du har en: följ färg med en triangel.
    [C] Sticket går i ruter, och du har en: följ färg med en ruter.
    [D] Sticket går i klöver, och du har en: följ färg med en klöver.
   *[E] Sticket går i hexagon, och du har en: följ färg med en hexagon.
 }
not-yours = Det kortet har du inte på hand.
not-now-give = Nu ska du ge bort ett kort: skriv ”give { $card }”.
not-now-play = Nu ska inget ges bort: skriv ”{ $card }” för att spela kortet.
no-such-step = Ett kort skrivs med färg och nummer, till exempel B7. Färger: A måne, B triangel, C ruter, D klöver, E hexagon.

## Hur det slutade

wins = { $who ->
    [you] Du vinner med { $points } poäng.
   *[other] { $who } vinner med { $points } poäng.
 }
team-wins = Gemensam vinst med { $points } poäng: { $names }.
share = Delad vinst med { $points } poäng var: { $names }.

## Vid bordet

caption = Omgång { $round } av { $rounds }
caption-trick = Omgång { $round } av { $rounds }, stick { $trick } av { $tricks }
about-disc = Gäller { $disc }
# Detsamma med trumf: $number är numret på brickan och på trumfen
about-trumps = Gäller { $disc }, { $number ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
    [7] sjuor
    [8] åttor
    [9] nior
    [10] tior
    [11] elvor
   *[other] tolvor
 } är trumf
mark-ahead = vinner
mark-trump = trumf
discs = Brickor
last-trick = Förra sticket
your-gifts = Du gav
your-received = Du fick
partner = Medspelare
