### Twhist. I $who och $names kallas spelare vid namn, den som läser är "you".

title = Twhist
about = Stick med en twist: den som tar sticket avgör vilka av de egna korten som vänds till stjärnor, och vilka av de andras.

## Inställningar

option-open_twists = Öppna twistkort
option-open_twists-help = Allas twistkort ligger öppet, så att alla ser vem som har vilka kvar.
option-doubled = Värdet som finns två gånger
option-doubled-help = I varje färg finns det här värdet två gånger och alla andra en gång.
option-stars = Stjärnor
option-stars-help = Hur många stjärnor FLIP-korten har på baksidan, från −1 till 8.

## Kort

# I en mening: "Du spelar en tjuv."
twist = { $twist ->
    [win] en vinst
    [thief] en tjuv
    [pole] en förtur
   *[pass] en paus
 }
# Namnet ensamt, på ett kort eller i en kolumn
twist-name = { $twist ->
    [win] vinst
    [thief] tjuv
    [pole] förtur
   *[pass] paus
 }

## Vad som hände

dealt = Korten är utdelade, och alla har fyra twistkort.
left-out = Blev över och är inte med i spelet: { $cards }.
leads = { $who ->
    [you] Du spelar ut { $card }.
   *[other] { $who } spelar ut { $card }.
 }
plays = { $who ->
    [you] Du spelar { $card }.
   *[other] { $who } spelar { $card }.
 }
powerless = { $twist ->
    [win] Det ligger redan en vinst i sticket, så den här har ingen verkan.
    [thief] Det ligger redan en tjuv i sticket, så den här har ingen verkan.
    [pole] Det ligger redan en förtur i sticket, så den här har ingen verkan.
   *[pass] Det ligger redan en paus i sticket, så den här har ingen verkan.
 }
takes-trick = { $how ->
    [win] { $who ->
        [you] Du tar sticket med vinsten.
       *[other] { $who } tar sticket med vinsten.
     }
    [thief] { $who ->
        [you] Du tar sticket med tjuven.
       *[other] { $who } tar sticket med tjuven.
     }
   *[highest] { $who ->
        [you] Du tar sticket med färgens högsta kort.
       *[other] { $who } tar sticket med färgens högsta kort.
     }
 }
nobody-takes = Ingen tar sticket.
nothing-to-turn = Det ligger inget sifferkort i sticket, så ingenting vänds.
chooses = { $how ->
    [rounded] { $who ->
        [you] Du väljer { $cards }: { $sum }, som räknas som { $counts }.
       *[other] { $who } väljer { $cards }: { $sum }, som räknas som { $counts }.
     }
   *[as-is] { $who ->
        [you] Du väljer { $cards }: { $sum }.
       *[other] { $who } väljer { $cards }: { $sum }.
     }
 }
is-left = { $how ->
    [rounded] De andra får det som är kvar: { $sum }, som räknas som { $counts }.
   *[as-is] De andra får det som är kvar: { $sum }.
 }
nothing-left = Ingenting är kvar, så ingen annan vänder något kort.
turns = { $way ->
    [up] { $who ->
        [you] Du vänder upp FLIP-kort { $number }: { $stars ->
            [one] en stjärna till
           *[other] { $stars } stjärnor till
         }.
       *[other] { $who } vänder upp FLIP-kort { $number }: { $stars ->
            [one] en stjärna till
           *[other] { $stars } stjärnor till
         }.
     }
   *[back] { $who ->
        [you] Du vänder tillbaka FLIP-kort { $number }: { $stars ->
            [one] en stjärna mindre
           *[other] { $stars } stjärnor mindre
         }.
       *[other] { $who } vänder tillbaka FLIP-kort { $number }: { $stars ->
            [one] en stjärna mindre
           *[other] { $stars } stjärnor mindre
         }.
     }
 }
sits-out = { $who ->
    [you] Du tog paus, så du vänder inget kort.
   *[other] { $who } tog paus och vänder inget kort.
 }
leads-next = { $how ->
    [pole] { $who ->
        [you] Du spelar ut nästa gång: du spelade förturen.
       *[other] { $who } spelar ut nästa gång, tack vare förturen.
     }
    [win] { $who ->
        [you] Du spelar ut nästa gång: du spelade vinsten.
       *[other] { $who } spelar ut nästa gång, tack vare vinsten.
     }
    [again] { $who ->
        [you] Du spelar ut en gång till.
       *[other] { $who } spelar ut en gång till.
     }
    [thief] { $who ->
        [you] Du spelar ut nästa gång: en tjuv får aldrig göra det.
       *[other] { $who } spelar ut nästa gång: en tjuv får aldrig göra det.
     }
   *[highest] { $who ->
        [you] Du spelar ut nästa gång.
       *[other] { $who } spelar ut nästa gång.
     }
 }

## Vad du ska göra

ask-lead = Du spelar ut: välj vilket kort du vill.
ask-any = Ingen färg är bestämd än: spela vilket kort du vill.
ask-twist = Spela ett twistkort: du har inga andra kvar.
ask-follow = { $suit ->
    [A] Följ färg med en måne, eller spela ett twistkort.
    [B] Följ färg med en triangel, eller spela ett twistkort.
    [C] Följ färg med en ruter, eller spela ett twistkort.
   *[D] Följ färg med en klöver, eller spela ett twistkort.
 }
ask-other = { $suit ->
    [A] Du har ingen måne: spela vilket kort du vill.
    [B] Du har ingen triangel: spela vilket kort du vill.
    [C] Du har ingen ruter: spela vilket kort du vill.
   *[D] Du har ingen klöver: spela vilket kort du vill.
 }
ask-take = Välj ett eller två sifferkort åt dig själv. De andra får resten.
do-play = Spela { $card }
do-take = Ta { $cards }
# Vad ett val gör med alla: "5: du vänder 5 (+1), Bram vänder −1 (−2) och Cleo vänder −1 (+2)"
choice = { $sum }: { $turned }
# En del av "choice"
turn = { $who ->
    [you] du vänder { $number }
   *[other] { $who } vänder { $number }
 } { $way ->
    [up] (+{ $stars })
   *[back] (−{ $stars })
 }

## Varför inte

must-follow = { $suit ->
    [A] Sticket går i måne, och du har en: följ färg med en måne eller spela ett twistkort.
    [B] Sticket går i triangel, och du har en: följ färg med en triangel eller spela ett twistkort.
    [C] Sticket går i ruter, och du har en: följ färg med en ruter eller spela ett twistkort.
   *[D] Sticket går i klöver, och du har en: följ färg med en klöver eller spela ett twistkort.
 }
not-yours = Det kortet har du inte på hand.
take-now = Välj ett eller två av stickets sifferkort, i ordning: { $example }.
no-such-step = Ett sifferkort skrivs C3 eller A-1; ett twistkort win (vinst), thief (tjuv), pole (förtur) eller pass (paus). Färger: A måne, B triangel, C ruter, D klöver.

## Hur det slutade

wins = { $who ->
    [you] Du vinner med { $stars ->
        [one] en stjärna
       *[other] { $stars } stjärnor
     }.
   *[other] { $who } vinner med { $stars ->
        [one] en stjärna
       *[other] { $stars } stjärnor
     }.
 }
by-cards = Flera har lika många stjärnor, men vinnaren har flest FLIP-kort med stjärnorna upp: { $cards }.
share = Delad vinst med { $stars ->
    [one] en stjärna
   *[other] { $stars } stjärnor
 } var: { $names }.

## Vid bordet

caption = Stick { $trick } av { $tricks }
trick = Stick { $trick }
last-trick = Förra sticket
column-twists = Twistkort
out = Inte med i spelet
mark-highest = högst
mark-powerless = utan verkan
# Under ett stick som inte är klart, bredvid varandra: vem som skulle ta det, och spela ut sedan
would-take = { $who ->
    [you] Som det ligger nu tar du sticket
   *[other] Som det ligger nu tar { $who } sticket
 }
would-lead = { $who ->
    [you] du spelar ut nästa gång
   *[other] { $who } spelar ut nästa gång
 }
