### 10. In $who, $owner, $other und $names stehen Spieler mit Namen; wer liest, ist „du“.
### Karten sind einfache 0 bis 10, Strafkarten 1 bis 8 oder Joker. Schritte zwischen „ “ werden so getippt, wie sie hier stehen: nicht übersetzen.

title = 10
about = Bluffe, biete und tausche, um der 10 am nächsten zu kommen. Wer am wenigsten hat, nimmt alle Karten mit ihren Strafpunkten.

## Optionen

option-spare_jokers = Alle sieben Joker
option-spare_jokers-help = Alle bekommen einen Joker. Die übrigen Joker werden unter die anderen Karten gemischt, oder sie bleiben in der Schachtel.

## Teile von Sätzen

# Was jemand legt, hat, bekommt oder dazulegt, im Akkusativ: „Anna legt eine 7 offen hin“, „Du bekommst eine 7, eine 8 und einen Joker“.
a-card = { $kind ->
    [plain] eine { $value }
    [penalty] eine Straf-{ $value }
   *[joker] einen Joker
 }
# Was du gibst oder aufdeckst, im Akkusativ: „deine 7 aufdecken“, „Du gibst deinen Joker und 2 Chips“.
your-card = { $kind ->
    [plain] deine { $value }
    [penalty] deine Straf-{ $value }
   *[joker] deinen Joker
 }
# Der Name allein, auf einem Knopf: „7 offen“.
card-name = { $kind ->
    [plain] { $value }
    [penalty] Straf-{ $value }
   *[joker] Joker
 }
# Nach „bekommst“.
unseen-card = eine Karte, die du nicht kennst
# Neben einer anderen Karte: „Anna hat eine 7 und einen Joker für 3: 10.“
joker-as = einen Joker für { $counts }

## Was geschehen ist

shuffled = Die Rundenkarten werden gemischt.
dealt = Alle bekommen einen Joker, drei Karten und sieben Chips.
dealt-hand = Du bekommst { $cards }.
starts = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
 }
round-card = Runde { $round }: Wer sie verliert, bekommt { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
 } von der Rundenkarte.
lays-up = { $who ->
    [you] Du legst { $card } offen hin
   *[other] { $who } legt { $card } offen hin
 }{ $guard ->
    [0] .
    [one] , bewacht von { $guard } Chip.
   *[other] , bewacht von { $guard } Chips.
 }
lays-down = { $who ->
    [you] Du legst { $card } verdeckt hin
   *[other] { $who } legt { $card } verdeckt hin
 }{ $guard ->
    [0] .
    [one] , bewacht von { $guard } Chip.
   *[other] , bewacht von { $guard } Chips.
 }
lays-unseen = { $who } legt eine Karte verdeckt hin{ $guard ->
    [0] .
    [one] , bewacht von { $guard } Chip.
   *[other] , bewacht von { $guard } Chips.
 }
bids = { $owner ->
    [you] { $who } bietet { $bid } für deine Karte.
   *[other] { $who ->
        [you] Du bietest { $bid } für die Karte von { $owner }.
       *[other] { $who } bietet { $bid } für die Karte von { $owner }.
     }
 }
bids-more = { $who ->
    [you] Du bietest { $bid }.
   *[other] { $who } bietet { $bid }.
 }
does-not-bid = { $who ->
    [you] Du bietest nicht.
   *[other] { $who } bietet nicht.
 }
passes = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
 }
pays = { $owner ->
    [you] { $who } bezahlt dir { $price ->
        [one] { $price } Chip
       *[other] { $price } Chips
     }, und ihr tauscht eure Karten.
   *[other] { $who ->
        [you] Du bezahlst { $price ->
            [one] { $price } Chip
           *[other] { $price } Chips
         } an { $owner }, und ihr tauscht eure Karten.
       *[other] { $who } bezahlt { $price ->
            [one] { $price } Chip
           *[other] { $price } Chips
         } an { $owner }, und die beiden tauschen ihre Karten.
     }
 }
swaps = { $owner ->
    [you] { $who } legt 1 Chip in den Topf und tauscht die Karte mit dir.
   *[other] { $who ->
        [you] Du legst 1 Chip in den Topf und tauschst die Karte mit { $owner }.
       *[other] { $who } legt 1 Chip in den Topf und tauscht die Karte mit { $owner }.
     }
 }
has-up-now = { $who ->
    [you] Du hast jetzt { $card } offen vor dir.
   *[other] { $who } hat jetzt { $card } offen vor sich.
 }
has-down-now = { $who ->
    [you] Du hast jetzt { $card } verdeckt vor dir.
   *[other] { $who } hat jetzt { $card } verdeckt vor sich.
 }
# $tokens kommen dazu, $guard bewachen die Karte dann.
guards = { $tokens ->
    [0] { $who ->
        [you] Du stellst keinen Wächter dazu.
       *[other] { $who } stellt keinen Wächter dazu.
     }
   *[other] { $who ->
        [you] Du stellst { $tokens } Wächter dazu: zusammen { $guard }.
       *[other] { $who } stellt { $tokens } Wächter dazu: zusammen { $guard }.
     }
 }
bidding-over = { $pot ->
    [0] Das Bieten ist vorbei. Der Topf ist leer.
    [one] Das Bieten ist vorbei, und alle Wächter kommen in den Topf. Darin liegt jetzt { $pot } Chip.
   *[other] Das Bieten ist vorbei, und alle Wächter kommen in den Topf. Darin liegen jetzt { $pot } Chips.
 }
turns-up = { $who ->
    [you] Du deckst { $card } auf.
   *[other] { $who } deckt { $card } auf.
 }
keeps-down = { $who ->
    [you] Du lässt deine Karte verdeckt liegen.
   *[other] { $who } lässt die Karte verdeckt liegen.
 }
adds = { $who ->
    [you] Du legst { $card } dazu und hast { $sum }.
   *[other] { $who } legt { $card } dazu und hat { $sum }.
 }
stops = { $who ->
    [you] Du bleibst bei { $sum }.
   *[other] { $who } bleibt bei { $sum }.
 }
starts-again = { $who ->
    [you] Du willst selbst anfangen.
   *[other] { $who } will selbst anfangen.
 }
lets-start = { $other ->
    [you] { $who } lässt dich anfangen.
   *[other] { $who ->
        [you] Du lässt { $other } anfangen.
       *[other] { $who } lässt { $other } anfangen.
     }
 }

## Das Ende einer Runde

all-turned-up = Alle Karten werden aufgedeckt.
has-one = { $who ->
    [you] Du hast { $card }.
   *[other] { $who } hat { $card }.
 }
has-joker = { $who ->
    [you] Du hast { $card }: 10.
   *[other] { $who } hat { $card }: 10.
 }
has-two = { $who ->
    [you] Du hast { $first } und { $second }: { $sum }.
   *[other] { $who } hat { $first } und { $second }: { $sum }.
 }
# $by: die höchste Summe; bei gleicher Summe die höchste einzelne Karte; sind auch die gleich, wer zuerst dran war.
wins-round = { $by ->
    [sum] { $who ->
        [you] Du gewinnst die Runde mit { $sum }.
       *[other] { $who } gewinnt die Runde mit { $sum }.
     }
    [card] { $who ->
        [you] Von allen mit { $sum } hast du die höchste Karte, { $highest }: Du gewinnst die Runde.
       *[other] Von allen mit { $sum } hat { $who } die höchste Karte, { $highest }, und gewinnt die Runde.
     }
   *[turn] { $who ->
        [you] Von allen mit { $sum } und höchster Karte { $highest } warst du zuerst dran: Du gewinnst die Runde.
       *[other] Von allen mit { $sum } und höchster Karte { $highest } war { $who } zuerst dran und gewinnt die Runde.
     }
 }
takes-pot = { $tokens ->
    [0] Der Topf ist leer.
    [one] { $who ->
        [you] Du nimmst { $tokens } Chip aus dem Topf.
       *[other] { $who } nimmt { $tokens } Chip aus dem Topf.
     }
   *[other] { $who ->
        [you] Du nimmst { $tokens } Chips aus dem Topf.
       *[other] { $who } nimmt { $tokens } Chips aus dem Topf.
     }
 }
# $by: die niedrigste Summe; bei gleicher Summe, wer zuletzt dran war; dasselbe, aber zuletzt dran war, wer gewonnen hat und nicht verlieren kann.
loses-round = { $by ->
    [sum] { $who ->
        [you] Du verlierst die Runde mit { $sum }.
       *[other] { $who } verliert die Runde mit { $sum }.
     }
    [turn] { $who ->
        [you] Von allen mit { $sum } warst du zuletzt dran: Du verlierst die Runde.
       *[other] Von allen mit { $sum } war { $who } zuletzt dran und verliert die Runde.
     }
   *[spared] { $who ->
        [you] Wer gewonnen hat, verliert nie. Von den anderen mit { $sum } warst du zuletzt dran: Du verlierst die Runde.
       *[other] Wer gewonnen hat, verliert nie. Von den anderen mit { $sum } war { $who } zuletzt dran und verliert die Runde.
     }
 }
takes-cards = { $who ->
    [you] Du nimmst alle Karten und die Rundenkarte: { $points } Strafpunkte.
   *[other] { $who } nimmt alle Karten und die Rundenkarte: { $points } Strafpunkte.
 }
fill-up = Alle ziehen nach, bis sie vier Karten haben.
you-draw = Du ziehst { $cards }.
last-round = Das war die zehnte und letzte Runde.
pile-out = Der Stapel ist leer, bevor alle vier Karten haben. Damit endet das Spiel.
takes-rounds = { $who ->
    [you] Du nimmst auch den Rest der Rundenkarten ({ $cards }): { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
     }.
   *[other] { $who } nimmt auch den Rest der Rundenkarten ({ $cards }): { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
     }.
 }
holds = { $who ->
    [you] Du hast noch { $cards } auf der Hand: { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
     }.
   *[other] { $who } hat noch { $cards } auf der Hand: { $points } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
     }.
 }

## Was gefragt wird

ask-lay = Lege eine Karte hin, offen oder verdeckt. Du kannst sie bewachen.
ask-open = Möchtest du die Karte von jemand anderem? Biete, tausche, oder lass es.
ask-bid = { $who } bietet { $bid } für die Karte von { $owner }. Biete mehr, oder passe.
ask-guard = { $most ->
    [one] Möchtest du einen Wächter zu deiner neuen Karte stellen?
   *[other] Möchtest du Wächter zu deiner neuen Karte stellen, höchstens { $most }?
 }
ask-turn-up = Möchtest du { $card } aufdecken, um eine Karte dazulegen zu dürfen, oder verdeckt lassen?
ask-add = Du hast { $sum }. Lege eine Karte dazu, oder höre auf.
ask-starter = Du hast gewonnen. Wer fängt die nächste Runde an?

## Auf Knöpfen

do-lay-up = { $card } offen{ $guard ->
    [0] {""}
   *[other] , { $guard } Wächter
 }
do-lay-down = { $card } verdeckt{ $guard ->
    [0] {""}
   *[other] , { $guard } Wächter
 }
do-bid = Bei { $owner } { $bid } bieten
do-swap = Mit { $owner } tauschen, 1 Chip
do-not-bid = Nicht bieten
do-pass = Passen
do-guard = { $guard ->
    [0] Kein Wächter
   *[other] { $guard } Wächter dazu
 }
do-reveal = Aufdecken: { $card }
do-keep = Verdeckt lassen
do-add = Dazulegen: { $card }
do-stop = Bei { $sum } bleiben
do-starter = { $who ->
    [you] Du fängst an
   *[other] { $who } fängt an
 }

## Was es bewirken würde

about-bid = Du gibst { $gives } und { $tokens ->
    [one] { $tokens } Chip
   *[other] { $tokens } Chips
 } und bekommst { $card }. { $left ->
    [0] Dir bleibt kein Chip.
    [one] Dir bleibt { $left } Chip.
   *[other] Dir bleiben { $left } Chips.
 }
about-swap = Du gibst { $gives }, legst 1 Chip in den Topf und bekommst { $card }. { $left ->
    [0] Dir bleibt kein Chip.
    [one] Dir bleibt { $left } Chip.
   *[other] Dir bleiben { $left } Chips.
 }
about-pass = { $who } hat { $bid } geboten.
about-guard = { $guard ->
    [0] Unbewacht
    [one] Bewacht von { $guard } Chip
   *[other] Bewacht von { $guard } Chips
 }. { $left ->
    [0] Dir bleibt kein Chip.
    [one] Dir bleibt { $left } Chip.
   *[other] Dir bleiben { $left } Chips.
 }
about-sum = Du hast { $sum }.
about-sum-more = Du hast { $sum } und darfst eine Karte dazulegen.
about-starter = { $who ->
    [you] Du kommst zuletzt dran.
   *[other] { $who } kommt zuletzt dran.
 }

## Wie man einen Schritt schreibt

write-lay = Schreibe „lay“, die Karte, „up“ (offen) oder „down“ (verdeckt), und wie viele Chips sie bewachen: „{ $example }“. Eine Straf-3 ist p3, ein Joker J.
write-open = Schreibe „open { $seat } 2“, um 2 für die bewachte Karte auf diesem Platz zu bieten, „swap { $seat }“, wenn sie nicht bewacht ist, oder „pass“.
write-bid = Schreibe „{ $example }“ oder mehr, oder „pass“.
write-guard = Schreibe „guard“, und wie viele Chips du dazustellst: „{ $example }“, oder „guard 0“ für keinen.
write-turn-up = Schreibe „reveal“, um deine Karte aufzudecken, oder „keep“, um sie verdeckt zu lassen.
write-add = Schreibe „add“ und eine Karte deiner Hand: „add { $card }“. Oder schreibe „stop“.
write-stop = Keine deiner Karten passt: Schreibe „stop“.
write-starter = Schreibe „starter“ und den Platz, der anfangen soll: „{ $example }“.

## Warum nicht

not-in-hand = Diese Karte hast du nicht auf der Hand.
too-few-tokens = { $tokens ->
    [0] Du hast keine Chips.
    [one] Du hast nur { $tokens } Chip.
   *[other] Du hast nur { $tokens } Chips.
 }
guard-at-most = Eine Karte wird von höchstens { $most } Chips bewacht.
own-card = Das ist deine eigene Karte.
no-such-seat = Auf diesem Platz sitzt niemand.
unguarded = Die Karte von { $owner } ist nicht bewacht: Schreibe „{ $step }“, um sie für 1 Chip zu tauschen.
guarded = Die Karte von { $owner } ist bewacht: Biete dafür „{ $step }“ oder mehr.
bid-at-least = Die Karte von { $owner } ist bewacht: Biete mindestens { $least }.
bid-more = Das Gebot steht bei { $bid }: Biete mehr, oder passe.
above-ten = Zusammen sind das { $sum }, und mehr als 10 darf es nicht sein.

## Wie es ausging

wins = { $who ->
    [you] Du gewinnst mit der niedrigsten Punktzahl: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
   *[other] { $who } gewinnt mit der niedrigsten Punktzahl: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
 }
share = Geteilter Sieg mit der niedrigsten Punktzahl, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }: { $names }.
# Strafpunkte, weniger zwei für jeden Chip: „Anna: 25 Strafpunkte − 14 für 7 Chips = 11“
final = { $who ->
    [you] Du
   *[other] { $who }
 }: { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
 } − { $less } für { $tokens ->
    [one] { $tokens } Chip
   *[other] { $tokens } Chips
 } = { $score }

## Am Tisch

caption = Runde { $round } von 10
caption-card = Runde { $round } von 10: Verlieren kostet { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
 } extra
# Die Schritte einer Runde, nebeneinander: kurz.
step-lay = Legen
step-bid = Bieten
step-second = 2. Karte
step-settle = Zählen
column-seat = Platz
column-table = Auf dem Tisch
tokens = Chips
# Hinter dem Platz, der die Runde beginnt.
mark-first = beginnt
# Hinter einer Karte: wer sie gelegt hat.
mark-from = { $who ->
    [you] von dir
   *[other] von { $who }
 }
# Hinter den Karten der Runde, die zuletzt abgerechnet wurde.
mark-won = gewinnt
mark-lost = verliert
pot = Topf
pile = Stapel
jokers = Joker im Spiel
passed = Gepasst
# Vor den Karten, die jemand genommen hat.
taken = { $who ->
    [you] Du hast { $points } kassiert
   *[other] { $who } hat { $points } kassiert
 }
round-cards = Rundenkarten { $cards }
left = { $who ->
    [you] Du hast noch
   *[other] { $who } hat noch
 }
