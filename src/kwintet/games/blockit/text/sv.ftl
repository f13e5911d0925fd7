### Block It!. I $who, $other, $owner och $names kallas spelare vid namn, den som läser är "you".
### Kort heter a1 till e5, och en korsning mellan fyra kort heter som kortet uppe till vänster om den.
### En kvadrat är fyra hörn i samma färg som möts i en korsning: ett ord för det, och inte för något annat.
### Färger: R röd (triangel), Y gul (hexagon), B blå (måne), K svart (klöver).

title = Block It!
about = Vrid och byt kort tills fyra hörn i din färg möts, och ställ en kloss där.

## Inställningar

option-blocks = Klossar
option-blocks-help = Hur många klossar var och en ska få ut på brädet. Ensam har du alltid tre i varje färg.
option-no_repeat = Inte samma kort två gånger
option-no_repeat-help = Ett kort som nyss har vridits får inte vridas igen direkt. Bra i ett längre spel.
option-solo = Att spela ensam
option-solo-help = Vad du spelar om när ingen annan är med.
option-solo-turns20 = Så många klossar du hinner på 20 turer
option-solo-timed = Så många klossar du hinner innan tiden är ute
option-solo-race3 = Tre klossar i samma färg på så få turer som möjligt

## Delar av meningar

colour = { $colour ->
    [R] röd
    [Y] gul
    [B] blå
   *[K] svart
 }
# Ett kort eller en korsning vid namn, i en uppräkning
place = { $at }
# Objekt i en mening: "förstör …", eller "ställer en kloss på …"
square = { $colour ->
    [R] den röda kvadraten vid { $crossing }
    [Y] den gula kvadraten vid { $crossing }
    [B] den blå kvadraten vid { $crossing }
   *[K] den svarta kvadraten vid { $crossing }
 }
# Objekt i en mening: "gör …"
new-square = { $colour ->
    [R] en röd kvadrat vid { $crossing }
    [Y] en gul kvadrat vid { $crossing }
    [B] en blå kvadrat vid { $crossing }
   *[K] en svart kvadrat vid { $crossing }
 }
# Objekt i en mening: "tar bort … från b2"
block = { $colour ->
    [R] den röda klossen
    [Y] den gula klossen
    [B] den blå klossen
   *[K] den svarta klossen
 }
# Vad tärningen visar: efter ett kolon
die = { $die ->
    [left-once] vrid en gång åt vänster
    [left-twice] vrid två gånger åt vänster
    [right-once] vrid en gång åt höger
    [right-twice] vrid två gånger åt höger
    [swap] byt
   *[anti-block] antikloss
 }

## Vad som hände

laid-out = Korten är utlagda. Än så länge möts ingenstans fyra hörn i samma färg.
plays-colour = { $colour ->
    [R] { $who ->
        [you] Du spelar med rött.
       *[other] { $who } spelar med rött.
     }
    [Y] { $who ->
        [you] Du spelar med gult.
       *[other] { $who } spelar med gult.
     }
    [B] { $who ->
        [you] Du spelar med blått.
       *[other] { $who } spelar med blått.
     }
   *[K] { $who ->
        [you] Du spelar med svart.
       *[other] { $who } spelar med svart.
     }
 }
rolls = { $who ->
    [you] Du slår: { $die }.
   *[other] { $who } slår: { $die }.
 }
none-to-take = { $who ->
    [you] Det står ingen kloss på brädet, så du slår bara en gång till.
   *[other] Det står ingen kloss på brädet, så { $who } slår bara en gång till.
 }
anti-block-again = { $who ->
    [you] Antikloss igen: din tur är slut.
   *[other] Antikloss igen: turen är slut för { $who }.
 }
nothing-possible = { $die ->
    [swap] Det finns inga två kort kvar att byta, så ingenting görs.
   *[turn] Det finns inget kort som går att vrida, så ingenting görs.
 }
turns = { $way ->
    [left] { $who ->
        [you] Du vrider { $cards } åt vänster.
       *[other] { $who } vrider { $cards } åt vänster.
     }
    [right] { $who ->
        [you] Du vrider { $cards } åt höger.
       *[other] { $who } vrider { $cards } åt höger.
     }
   *[half] { $who ->
        [you] Du vrider { $cards } ett halvt varv.
       *[other] { $who } vrider { $cards } ett halvt varv.
     }
 }
swaps = { $who ->
    [you] Du byter plats på { $cards }.
   *[other] { $who } byter plats på { $cards }.
 }
makes = { $who ->
    [you] Du får { $square } och ställer en kloss på den.
   *[other] { $who } får { $square } och ställer en kloss på den.
 }
makes-for = { $other ->
    [you] Det blir { $square }, och när det är din tur kan du ställa en kloss på den.
   *[other] Det blir { $square }, och senare kan { $other } ställa en kloss på den.
 }
makes-for-nobody = Det blir { $square }, men ingen spelar med den färgen.
makes-spare = Det blir { $square }, men det finns ingen kloss kvar till den.
breaks = Därmed förstörs { $square }.
puts = { $who ->
    [you] Du ställer en kloss på { $square }.
   *[other] { $who } ställer en kloss på { $square }.
 }
waits = { $who ->
    [you] Du låter { $squares ->
        [one] kvadraten
       *[other] kvadraterna
     } vänta och slår.
   *[other] { $who } låter { $squares ->
        [one] kvadraten
       *[other] kvadraterna
     } vänta och slår.
 }
takes = { $who ->
    [you] Du tar bort { $block } från { $crossing }, och { $owner } får tillbaka den.
   *[other] { $owner ->
        [you] { $who } tar bort { $block } från { $crossing }, och du får tillbaka den.
       *[other] { $who } tar bort { $block } från { $crossing }, och { $owner } får tillbaka den.
     }
 }
# En kloss i spelarens egen färg
takes-own = { $who ->
    [you] Du tar bort { $block } från { $crossing } och får tillbaka den.
   *[other] { $who } tar bort { $block } från { $crossing } och får tillbaka den.
 }
leaves = { $who ->
    [you] Du låter alla klossar stå kvar.
   *[other] { $who } låter alla klossar stå kvar.
 }
time-up = Tiden är ute.

## Vad du ska göra

ask-place = Du kan ställa en kloss på { $crossings }, eller slå tärningen.
ask-turn = { $way ->
    [left] Vrid ett kort ett kvarts varv åt vänster.
   *[right] Vrid ett kort ett kvarts varv åt höger.
 }
ask-twice = { $way ->
    [left] Vrid två kort ett kvarts varv åt vänster, eller ett kort ett halvt varv.
   *[right] Vrid två kort ett kvarts varv åt höger, eller ett kort ett halvt varv.
 }
ask-swap = Låt två kort byta plats. De vrids inte.
ask-lift = Ta bort en kloss från brädet, eller låt alla stå kvar. Sedan slår du en gång till.
# Följer på något av de tre ovanför, $asked
ask-and-put = { $asked } Sedan ställs en kloss på { $crossings }, om du inte förstör kvadraten.
do-place = Ställ en kloss på { $crossing }
do-roll = Slå
do-turn = { $way ->
    [left] Vrid { $cards } åt vänster
    [right] Vrid { $cards } åt höger
   *[half] Vrid { $cards } ett halvt varv
 }
do-swap = Byt plats på { $cards }
do-lift = Ta bort klossen på { $crossing }
do-leave = Låt alla stå kvar

## Vad ett drag skulle göra: delar av en mening i en uppräkning, "ger en röd kvadrat vid b2 med en kloss och avslutar spelet"

effect = { $effects }
part-makes = ger { $square }
part-makes-block = ger { $square } med en kloss
part-makes-for = { $other ->
    [you] ger dig { $square }
   *[other] ger { $other } { $square }
 }
part-breaks = förstör { $square }
part-puts = ställer en kloss på { $crossing }
part-gives = lämnar tillbaka { $block }
part-frees = låser upp { $cards }
part-ends = avslutar spelet

## Varför inte

no-such-step = { $asked ->
    [place] Skriv ”place b2” för att ställa en kloss på kvadraten vid b2, eller ”roll” för att slå.
    [turn] Skriv ”turn c3” för att vrida kortet i mitten. Bokstäverna går i sidled, siffrorna nedåt.
    [turn-twice] Skriv ”turn c3” för ett halvt varv, eller ”turn c3 d1” för att vrida två kort ett kvarts varv var.
    [swap] Skriv ”swap a1 e5” för att byta plats på korten a1 och e5. Bokstäverna går i sidled, siffrorna nedåt.
   *[lift] Skriv ”lift b2” för att ta bort klossen från b2, eller ”leave” för att låta alla stå kvar.
 }
not-now = Det är inte det som ska göras nu. { $asked }
no-square = Du har ingen kvadrat vid { $crossing }. En korsning heter som kortet uppe till vänster om den.
has-block = Det står redan en kloss på { $crossing }.
no-blocks-left = Alla klossar i den färgen står på brädet.
no-block = Det står ingen kloss på { $crossing }. En korsning heter som kortet uppe till vänster om den.
one-card = Tärningen låter dig bara vrida ett kort.
two-cards = Välj två olika kort.
locked = { $card } är låst under en kloss.
just-turned = { $card } har nyss vridits: välj ett annat kort.
in-order = Skriv de två i ordning: { $example }.

## Hur det slutade

wins = { $who ->
    [you] Du vinner: { $blocks ->
        [2] båda dina klossar
       *[other] alla dina { $blocks } klossar
     } står på brädet.
   *[other] { $who } vinner: { $blocks ->
        [2] båda klossarna
       *[other] alla { $blocks } klossarna
     } står på brädet.
 }
wins-most = { $who ->
    [you] Du vinner, med flest klossar på brädet: { $blocks }.
   *[other] { $who } vinner, med flest klossar på brädet: { $blocks }.
 }
share = { $blocks ->
    [0] Delad vinst, utan en enda kloss på brädet
    [one] Delad vinst med en kloss var på brädet
   *[other] Delad vinst med { $blocks } klossar var på brädet
 }: { $names }.
turns-over = Alla har haft { $turns } turer.
placed-alone = { $how ->
    [all] Alla { $blocks } klossar står på brädet, efter { $turns ->
        [one] en tur
       *[other] { $turns } turer
     }!
   *[some] Du har { $blocks ->
        [0] inga klossar
        [one] en kloss
       *[other] { $blocks } klossar
     } på brädet, efter { $turns ->
        [one] en tur
       *[other] { $turns } turer
     }.
 }
race-won = { $colour ->
    [R] Tre röda klossar
    [Y] Tre gula klossar
    [B] Tre blå klossar
   *[K] Tre svarta klossar
 } på { $turns ->
    [one] en tur
   *[other] { $turns } turer
 }.
race-lost = Ingen färg har tre klossar på brädet efter { $turns } turer.

## Vid bordet

caption = Tur { $turn }, först till { $blocks } klossar
caption-alone = { $solo ->
    [turns20] Tur { $turn } av { $turns }, så många klossar du hinner
    [timed] Tur { $turn }, så många klossar du hinner innan tiden är ute
   *[race3] Tur { $turn }, tre klossar i samma färg
 }
column-blocks = Klossar
die-title = Tärning
die-again = { $die }, slå nu en gång till
# Vad tecknen på brädet betyder
sign-block = kloss
sign-open = kvadrat utan kloss
sign-locked = låst
sign-banned = nyss vridet, går inte nu
