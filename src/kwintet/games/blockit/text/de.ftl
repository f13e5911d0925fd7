### Block It!. In $who, $other, $owner und $names stehen Spieler mit Namen; wer liest, ist „du“.
### Karten heißen a1 bis e5, und eine Kreuzung von vier Karten heißt wie die Karte links oben an ihr.
### Ein Viereck sind vier Ecken einer Farbe, die an einer Kreuzung zusammentreffen: ein Wort dafür, und für nichts anderes.
### Farben: R Rot (Dreieck), Y Gelb (Sechseck), B Blau (Mond), K Schwarz (Kleeblatt).

title = Block It!
about = Drehe und tausche Karten, bis vier Ecken deiner Farbe zusammentreffen, und setze einen Block darauf.

## Optionen

option-blocks = Blöcke
option-blocks-help = Wie viele Blöcke du aufs Brett bringen musst, um zu gewinnen. Allein sind es immer drei von jeder Farbe.
option-no_repeat = Nicht zweimal dieselbe Karte
option-no_repeat-help = Eine Karte, die gerade gedreht wurde, darf nicht gleich noch einmal gedreht werden. Gut für das längere Spiel.
option-solo = Allein spielen
option-solo-help = Was dein Ziel ist, wenn du allein spielst.
option-solo-turns20 = So viele Blöcke wie möglich in 20 Zügen
option-solo-timed = So viele Blöcke wie möglich, bevor die Zeit um ist
option-solo-race3 = Drei Blöcke einer Farbe in so wenigen Zügen wie möglich

## Teile von Sätzen

colour = { $colour ->
    [R] rot
    [Y] gelb
    [B] blau
   *[K] schwarz
 }
# Eine Karte oder eine Kreuzung mit ihrem Namen, in einer Aufzählung
place = { $at }
# Im Nominativ oder Akkusativ: „löst … auf“ oder „setzt einen Block auf …“
square = { $colour ->
    [R] das rote Viereck bei { $crossing }
    [Y] das gelbe Viereck bei { $crossing }
    [B] das blaue Viereck bei { $crossing }
   *[K] das schwarze Viereck bei { $crossing }
 }
# Im Nominativ oder Akkusativ: „bekommt …“, „so entsteht …“
new-square = { $colour ->
    [R] ein rotes Viereck bei { $crossing }
    [Y] ein gelbes Viereck bei { $crossing }
    [B] ein blaues Viereck bei { $crossing }
   *[K] ein schwarzes Viereck bei { $crossing }
 }
# Im Akkusativ: „nimmt … von b2“
block = { $colour ->
    [R] den roten Block
    [Y] den gelben Block
    [B] den blauen Block
   *[K] den schwarzen Block
 }
# Was der Würfel zeigt: hinter einem Doppelpunkt
die = { $die ->
    [left-once] einmal links drehen
    [left-twice] zweimal links drehen
    [right-once] einmal rechts drehen
    [right-twice] zweimal rechts drehen
    [swap] tauschen
   *[anti-block] Anti-Block
 }

## Was geschehen ist

laid-out = Die Karten sind ausgelegt. Noch treffen nirgends vier Ecken einer Farbe zusammen.
plays-colour = { $colour ->
    [R] { $who ->
        [you] Du spielst Rot.
       *[other] { $who } spielt Rot.
     }
    [Y] { $who ->
        [you] Du spielst Gelb.
       *[other] { $who } spielt Gelb.
     }
    [B] { $who ->
        [you] Du spielst Blau.
       *[other] { $who } spielt Blau.
     }
   *[K] { $who ->
        [you] Du spielst Schwarz.
       *[other] { $who } spielt Schwarz.
     }
 }
rolls = { $who ->
    [you] Du würfelst: { $die }.
   *[other] { $who } würfelt: { $die }.
 }
none-to-take = { $who ->
    [you] Auf dem Brett steht kein Block, also würfelst du einfach noch einmal.
   *[other] Auf dem Brett steht kein Block, also würfelt { $who } einfach noch einmal.
 }
anti-block-again = { $who ->
    [you] Der zweite Anti-Block beendet deinen Zug.
   *[other] Der zweite Anti-Block beendet den Zug von { $who }.
 }
nothing-possible = { $die ->
    [swap] Es sind keine zwei Karten mehr da, die sich tauschen lassen, also geschieht nichts.
   *[turn] Es ist keine Karte da, die sich drehen lässt, also geschieht nichts.
 }
turns = { $way ->
    [left] { $who ->
        [you] Du drehst { $cards } nach links.
       *[other] { $who } dreht { $cards } nach links.
     }
    [right] { $who ->
        [you] Du drehst { $cards } nach rechts.
       *[other] { $who } dreht { $cards } nach rechts.
     }
   *[half] { $who ->
        [you] Du drehst { $cards } halb herum.
       *[other] { $who } dreht { $cards } halb herum.
     }
 }
swaps = { $who ->
    [you] Du tauschst { $cards }.
   *[other] { $who } tauscht { $cards }.
 }
makes = { $who ->
    [you] Du bekommst { $square } und setzt einen Block darauf.
   *[other] { $who } bekommt { $square } und setzt einen Block darauf.
 }
makes-for = { $other ->
    [you] So entsteht { $square }, auf das du in deinem Zug einen Block setzen kannst.
   *[other] So entsteht { $square }, auf das { $other } später einen Block setzen kann.
 }
makes-for-nobody = So entsteht { $square }, aber diese Farbe spielt niemand.
makes-spare = So entsteht { $square }, aber dafür ist kein Block mehr übrig.
breaks = Damit löst sich { $square } auf.
puts = { $who ->
    [you] Du setzt einen Block auf { $square }.
   *[other] { $who } setzt einen Block auf { $square }.
 }
waits = { $who ->
    [you] Du lässt { $squares ->
        [one] das Viereck
       *[other] die Vierecke
     } warten und würfelst.
   *[other] { $who } lässt { $squares ->
        [one] das Viereck
       *[other] die Vierecke
     } warten und würfelt.
 }
takes = { $who ->
    [you] Du nimmst { $block } von { $crossing }, und { $owner } bekommt ihn zurück.
   *[other] { $owner ->
        [you] { $who } nimmt { $block } von { $crossing }, und du bekommst ihn zurück.
       *[other] { $who } nimmt { $block } von { $crossing }, und { $owner } bekommt ihn zurück.
     }
 }
# Ein Block in der eigenen Farbe
takes-own = { $who ->
    [you] Du nimmst { $block } von { $crossing } und hast ihn wieder.
   *[other] { $who } nimmt { $block } von { $crossing } und hat ihn wieder.
 }
leaves = { $who ->
    [you] Du lässt alle Blöcke stehen.
   *[other] { $who } lässt alle Blöcke stehen.
 }
time-up = Die Zeit ist um.

## Was gefragt wird

ask-place = Hier kannst du einen Block setzen: { $crossings }. Oder du würfelst.
ask-turn = { $way ->
    [left] Drehe eine Karte um ein Viertel nach links.
   *[right] Drehe eine Karte um ein Viertel nach rechts.
 }
ask-twice = { $way ->
    [left] Drehe zwei Karten um ein Viertel nach links, oder eine Karte halb herum.
   *[right] Drehe zwei Karten um ein Viertel nach rechts, oder eine Karte halb herum.
 }
ask-swap = Tausche zwei Karten. Gedreht werden sie nicht.
ask-lift = Nimm einen Block vom Brett, oder lass alle stehen. Dann würfelst du noch einmal.
# Steht hinter einer der drei Fragen darüber, $asked
ask-and-put = { $asked } Danach wird auf { $crossings } ein Block gesetzt, wenn du das Viereck nicht auflöst.
do-place = Block auf { $crossing } setzen
do-roll = Würfeln
do-turn = { $way ->
    [left] { $cards } links drehen
    [right] { $cards } rechts drehen
   *[half] { $cards } halb herumdrehen
 }
do-swap = { $cards } tauschen
do-lift = Block von { $crossing } nehmen
do-leave = Alle Blöcke stehen lassen

## Was ein Schritt bewirken würde: Satzteile in einer Aufzählung, „ergibt ein rotes Viereck bei b2 mit Block und beendet das Spiel“

effect = { $effects }
part-makes = ergibt { $square }
part-makes-block = ergibt { $square } mit Block
part-makes-for = { $other ->
    [you] ergibt { $square } für dich
   *[other] ergibt { $square } für { $other }
 }
part-breaks = löst { $square } auf
part-puts = setzt einen Block auf { $crossing }
part-gives = gibt { $block } zurück
part-frees = gibt { $cards } frei
part-ends = beendet das Spiel

## Warum nicht

no-such-step = { $asked ->
    [place] Schreibe „place b2“, um einen Block auf das Viereck bei b2 zu setzen, oder „roll“, um zu würfeln.
    [turn] Schreibe „turn c3“, um die Karte in der Mitte zu drehen. Buchstaben gehen nach rechts, Zahlen nach unten.
    [turn-twice] Schreibe „turn c3“ für eine halbe Drehung, oder „turn c3 d1“, um zwei Karten um ein Viertel zu drehen.
    [swap] Schreibe „swap a1 e5“, um die Karten a1 und e5 zu tauschen. Buchstaben gehen nach rechts, Zahlen nach unten.
   *[lift] Schreibe „lift b2“, um den Block von b2 zu nehmen, oder „leave“, um alle stehen zu lassen.
 }
not-now = Darum geht es jetzt nicht. { $asked }
no-square = Bei { $crossing } hast du kein Viereck. Eine Kreuzung heißt wie die Karte links oben an ihr.
has-block = Auf { $crossing } steht schon ein Block.
no-blocks-left = Alle Blöcke dieser Farbe sind auf dem Brett.
no-block = Auf { $crossing } steht kein Block. Eine Kreuzung heißt wie die Karte links oben an ihr.
one-card = Bei diesem Wurf darfst du nur eine Karte drehen.
two-cards = Wähle zwei verschiedene Karten.
locked = { $card } ist durch einen Block gesperrt.
just-turned = { $card } wurde gerade gedreht: Nimm eine andere Karte.
in-order = Schreibe die beiden der Reihe nach: { $example }.

## Wie es ausging

wins = { $who ->
    [you] Du gewinnst: { $blocks ->
        [2] Deine beiden Blöcke
       *[other] Alle deine { $blocks } Blöcke
     } sind auf dem Brett.
   *[other] { $who } gewinnt: { $blocks ->
        [2] Beide Blöcke
       *[other] Alle { $blocks } Blöcke
     } sind auf dem Brett.
 }
wins-most = { $who ->
    [you] Du gewinnst mit den meisten Blöcken auf dem Brett: { $blocks }.
   *[other] { $who } gewinnt mit den meisten Blöcken auf dem Brett: { $blocks }.
 }
share = Geteilter Sieg mit je { $blocks ->
    [one] einem Block
   *[other] { $blocks } Blöcken
 } auf dem Brett: { $names }.
turns-over = Alle hatten je { $turns } Züge.
placed-alone = { $how ->
    [all] Alle { $blocks } Blöcke sind auf dem Brett, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
     }!
   *[some] Du hast { $blocks ->
        [one] einen Block
       *[other] { $blocks } Blöcke
     } auf dem Brett, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
     }.
 }
race-won = { $colour ->
    [R] Drei rote Blöcke
    [Y] Drei gelbe Blöcke
    [B] Drei blaue Blöcke
   *[K] Drei schwarze Blöcke
 } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
 }.
race-lost = Nach { $turns } Zügen hat keine Farbe drei Blöcke auf dem Brett.

## Am Tisch

caption = Zug { $turn }, { $blocks } Blöcke zum Sieg
caption-alone = { $solo ->
    [turns20] Zug { $turn } von { $turns }, so viele Blöcke wie möglich
    [timed] Zug { $turn }, so viele Blöcke wie möglich, bevor die Zeit um ist
   *[race3] Zug { $turn }, drei Blöcke einer Farbe
 }
column-blocks = Blöcke
die-title = Würfel
die-again = { $die }, jetzt noch einmal würfeln
# Was die Zeichen auf dem Brett bedeuten
sign-block = Block
sign-open = Viereck ohne Block
sign-locked = gesperrt
sign-banned = gerade gedreht, jetzt nicht
