### Words Up. In $who und $names stehen Spieler mit Namen; wer liest, ist „du“.
### $word ist ein Wort, wie es auf dem Tisch liegt, in Großbuchstaben. Was zwischen „ und “ steht, wird
### getippt, in jeder Sprache gleich: turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject.

title = Words Up
about = Gedächtnis und Wörter. Decke Buchstaben in einem Feld von 64 Karten auf und lege Wörter damit.

## Optionen

option-language = Sprache der Wörter
option-language-help = In welcher Sprache die Wörter sind. Jede Sprache hat ihre eigenen Buchstaben und Werte.
option-language-nl = Niederländisch
option-language-en = Englisch
option-language-de = Deutsch
option-language-fr = Französisch
option-language-sv = Schwedisch
option-q = Der Buchstabe Q
option-q-help = Auf Niederländisch bleibt das Q meist in der Schachtel. Wenn ihr damit spielen wollt, bleibt dafür eine der beiden Pluskarten in der Schachtel. In den anderen Sprachen spielt das Q immer mit.
option-rounds = Runden
option-rounds-help = Wie viele Runden ihr spielt. Die Punkte aller Runden werden zusammengezählt.
option-juniors = Junioren
option-juniors-help = Wer auch Wörter mit drei Buchstaben legen darf.
option-judge = Wer über Wörter entscheidet
option-judge-help = Ob nur Wörter aus der Wortliste zählen, oder ob die anderen am Tisch weitere Wörter gelten lassen können.
option-judge-list = Die Wortliste
option-judge-table = Die Wortliste und die anderen

## Teile von Sätzen

# Eine Karte, im Nominativ: in einer Aufzählung oder hinter „Du deckst c4 auf:“ und dergleichen. Die Zahl ist ihr Wert.
face = { $kind ->
    [joker] der Joker
    [plus] ein Plus
    [sorry] ein Sorry
    [trade] ein Tausch
    [coloured] ein farbiges { $letter } ({ $value })
   *[letter] { $letter } ({ $value })
 }
# In der Aufzählung von „tops“: welche Karte auf wessen Vorrat liegt.
top-of = { $who ->
    [you] bei dir { $card }
   *[other] bei { $who } { $card }
 }

## Was geschehen ist

dealt = { $who ->
    [you] Runde { $round }: Das Feld ist ausgelegt, und alle haben { $stock } Vorratskarten. Du fängst an.
   *[other] Runde { $round }: Das Feld ist ausgelegt, und alle haben { $stock } Vorratskarten. { $who } fängt an.
 }
counter-clockwise = Diese Runde geht gegen den Uhrzeigersinn.
tops = Oben auf dem Vorrat liegt { $tops }.
bonus-first = Die ersten Bonuskarten werden aufgedeckt: { $cards }.
bonus-second = { $who ->
    [you] Du deckst den zweiten Bonusstapel auf: { $cards }.
   *[other] { $who } deckt den zweiten Bonusstapel auf: { $cards }.
 }
turns = { $who ->
    [you] Du deckst { $square } auf: { $card }.
   *[other] { $who } deckt { $square } auf: { $card }.
 }
plus = { $who ->
    [you] Das Plus bringt dir { $points } Punkte.
   *[other] Das Plus bringt { $points } Punkte für { $who }.
 }
stock-plus = { $who ->
    [you] Auf deinem Vorrat kommt ein Plus zum Vorschein: { $points } Punkte für dich.
   *[other] Auf dem Vorrat von { $who } kommt ein Plus zum Vorschein: { $points } Punkte.
 }
stocks-move = Tausch: Alle geben ihren Vorrat einen Platz weiter.
sorry-ends = { $who ->
    [you] Sorry, dein Zug ist vorbei.
   *[other] Sorry, der Zug von { $who } ist vorbei.
 }
face-down-again = Die aufgedeckten Karten werden wieder zugedeckt.
stay-open = Die aufgedeckten Karten bleiben offen liegen.
stops = { $who ->
    [you] Du hörst auf.
   *[other] { $who } hört auf.
 }
skips = { $who ->
    [you] Du lässt diesen Zug aus. Unter deinen Vorrat kommt { $card }.
   *[other] { $who } lässt diesen Zug aus. Unter den Vorrat kommt { $card }.
 }
sits-out = { $who ->
    [you] Du setzt diesmal aus, und dein Sorry ist aus dem Spiel.
   *[other] { $who } setzt diesmal aus, und das Sorry ist aus dem Spiel.
 }
plays-trade = { $who ->
    [you] Du spielst den Tausch von deinem Vorrat.
   *[other] { $who } spielt den Tausch vom Vorrat.
 }
next-top = { $who ->
    [you] Oben auf deinem Vorrat liegt jetzt { $card }.
   *[other] Oben auf dem Vorrat von { $who } liegt jetzt { $card }.
 }
makes = { $extras ->
    [none] { $who ->
        [you] Du legst { $word }.
       *[other] { $who } legt { $word }.
     }
    [stock] { $who ->
        [you] Du legst { $word } mit deiner Vorratskarte.
       *[other] { $who } legt { $word } mit einer Vorratskarte.
     }
    [bonus] { $who ->
        [you] Du legst { $word } mit einer Bonuskarte.
       *[other] { $who } legt { $word } mit einer Bonuskarte.
     }
   *[both] { $who ->
        [you] Du legst { $word } mit deiner Vorratskarte und einer Bonuskarte.
       *[other] { $who } legt { $word } mit einer Vorratskarte und einer Bonuskarte.
     }
 }
# $values ist die ausgeschriebene Summe: 2 + 1 + 1 + 2
worth = { $values } = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
worth-double = { $values } = { $sum }, und mit dem farbigen Anfangsbuchstaben das Doppelte: { $points } Punkte.
claims = { $who ->
    [you] Du fragst die anderen: Zählt { $word }?
   *[other] { $who } fragt die anderen: Zählt { $word }?
 }
accepts = { $who ->
    [you] Du lässt { $word } gelten.
   *[other] { $who } lässt { $word } gelten.
 }
rejects = { $who ->
    [you] Du lehnst { $word } ab.
   *[other] { $who } lehnt { $word } ab.
 }
claim-counts = { $word } zählt: { $accepts } dafür, { $rejects } dagegen.
claim-fails = { $word } zählt nicht: { $accepts } dafür, { $rejects } dagegen.
end-phase = Es sind nur noch zehn Karten oder weniger: Die Endphase beginnt. Aufgedeckte Karten bleiben offen, und ein Wort muss nicht mehr alle davon verwenden.
one-each = Von jetzt an decken alle nur noch eine Karte pro Zug auf.

## Das Ende einer Runde

over-stock = { $who ->
    [you] Dein Vorrat ist aufgebraucht: Die Runde ist vorbei.
   *[other] Der Vorrat von { $who } ist aufgebraucht: Die Runde ist vorbei.
 }
over-field = Das Feld ist leer: Die Runde ist vorbei.
over-end-phase = Alle Karten liegen offen, und niemand legt noch ein Wort: Die Runde ist vorbei.
over-quiet = { $turns } Züge hintereinander ohne ein Wort: Die Runde ist vorbei.
left-over = { $who ->
    [you] In deinem Vorrat bleibt übrig: { $cards }. Das kostet dich { $penalty } { $penalty ->
        [one] Punkt
       *[other] Punkte
     }.
   *[other] Im Vorrat von { $who } bleibt übrig: { $cards }. Das kostet { $penalty } { $penalty ->
        [one] Punkt
       *[other] Punkte
     }.
 }
round-points = { $who ->
    [you] Du: { $words } für Wörter + { $pluses } für Pluskarten − { $penalty } für den Vorrat = { $points }.
   *[other] { $who }: { $words } für Wörter + { $pluses } für Pluskarten − { $penalty } für den Vorrat = { $points }.
 }

## Was gefragt wird

ask-turn = { $number ->
    [one] Decke eine Karte auf.
   *[other] Decke { $number } Karten auf.
 }
ask-more = { $number ->
    [one] Decke noch eine Karte auf.
   *[other] Decke noch { $number } Karten auf.
 }
ask-fourth = Lege ein Wort, decke eine vierte Karte auf, oder höre auf.
ask-again = Decke Karten für ein weiteres Wort auf, oder höre auf.
ask-word = Lege ein Wort aus allen vier Karten, oder höre auf.
ask-late-word = Lege ein Wort aus offenen Karten, oder höre auf.
ask-stop = Für ein Wort liegen zu wenige Karten offen: Höre auf.
ask-vote = { $who } fragt: Zählt { $word }?
do-turn = { $square } aufdecken
do-word = { $extras ->
    [none] { $word } legen
    [stock] { $word } + Vorrat
    [bonus] { $word } + Bonus { $bonus }
   *[both] { $word } + Vorrat + Bonus { $bonus }
 }
do-claim = { $extras ->
    [none] Zählt { $word }?
    [stock] Zählt { $word } + Vorrat?
    [bonus] Zählt { $word } + Bonus { $bonus }?
   *[both] Zählt { $word } + Vorrat + Bonus { $bonus }?
 }
do-stop = Aufhören
do-skip = Auslassen, Karte nach unten
do-sorry = Diesmal aussetzen
do-trade = Tausch spielen
do-accept = { $word } gelten lassen
do-reject = { $word } ablehnen
write-turn = Um eine Karte aufzudecken, schreibe, wo sie liegt: „turn { $square }“.
# $extras: welche Karten dazukommen dürfen; $claims: ob man die anderen fragen darf
write-word = { $extras ->
    [none] Ein Wort legst du so: „word rosen“.
    [stock] Ein Wort legst du so: „word rosen“. Hänge „stock“ an, um deine Vorratskarte zu verwenden.
    [bonus] Ein Wort legst du so: „word rosen“. Hänge „{ $bonus }“ an, um diese Bonuskarte zu verwenden.
   *[both] Ein Wort legst du so: „word rosen“. Hänge „stock“ an, um deine Vorratskarte zu verwenden, „{ $bonus }“ für diese Bonuskarte, oder beides: „stock { $bonus }“.
 }{ $claims ->
    [yes] {" "}Steht es nicht in der Liste, dann frage die anderen: „claim“ statt „word“.
   *[no] {""}
 }

## Warum nicht

answer-first = Sage erst, ob { $word } zählt: „accept“ (gelten lassen) oder „reject“ (ablehnen).
no-claim = Niemand hat nach einem Wort gefragt.
square-empty = Auf { $square } liegt keine Karte mehr.
square-open = { $square } liegt schon offen.
turned-one = Du darfst jetzt nur noch eine Karte pro Zug aufdecken.
turned-four = Du hast vier Karten aufgedeckt: Mehr dürfen es nicht sein.
turn-first = { $number ->
    [one] Decke erst noch eine Karte auf.
   *[other] Decke erst noch { $number } Karten auf.
 }
at-start = Das geht nur am Anfang eines Zugs.
skip-special = { $kind ->
    [sorry] Ein Sorry kommt nicht unter den Vorrat: Schreibe „sorry“, um diesmal auszusetzen.
   *[trade] Ein Tausch kommt nicht unter den Vorrat: Schreibe „trade“, um ihn zu spielen.
 }
skip-last = Du hast nur noch eine Vorratskarte, deshalb kannst du den Zug nicht auslassen.
skip-twice = Du hast schon deinen letzten Zug ausgelassen: In der Endphase geht das nicht zweimal hintereinander.
no-sorry = Oben auf deinem Vorrat liegt kein Sorry.
no-trade = Oben auf deinem Vorrat liegt kein Tausch.
word-length = { $junior ->
    [yes] Deine Wörter haben drei bis sechs Buchstaben.
   *[no] Wörter haben vier, fünf oder sechs Buchstaben.
 }
word-written = Ein Wort schreibst du in Kleinbuchstaben ohne Akzente, und dahinter, was du dazunimmst: „word rosen stock bonus2“.
stock-no-letter = Oben auf deinem Vorrat liegt kein Buchstabe.
bonus-empty = Die Bonuskarte { $number } gibt es nicht mehr.
bonus-alike = Die Bonuskarten { $first } und { $number } sind gleich: Nimm „bonus{ $first }“.
none-open = Es liegen keine Karten offen: Decke erst welche auf.
use-all = Alle { $turned } aufgedeckten Karten müssen hinein: Mit diesen Karten hat ein Wort { $letters } Buchstaben.
add-one = Drei Karten sind noch kein Wort: Nimm deine Vorratskarte oder eine Bonuskarte dazu, oder decke eine vierte auf.
use-three = Zu einem Wort gehören mindestens drei Karten aus dem Feld.
no-cards = Mit diesen Karten lässt sich { $word } nicht legen.
not-in-list = { $claims ->
    [yes] { $word } steht nicht in der Wortliste. Um die anderen zu fragen, schreibe „claim“ statt „word“.
   *[no] { $word } steht nicht in der Wortliste. Das macht nichts: Versuche ein anderes Wort.
 }
was-rejected = { $word } wurde in diesem Zug schon abgelehnt.
list-judges = Bei euch gilt nur die Wortliste: Die anderen werden nicht gefragt.
no-claims-left = Du hast die anderen schon dreimal gefragt: Öfter geht es in einem Zug nicht.
in-list = Nach { $word } kannst du nicht fragen: Es steht in der Liste, oder es hat einen Buchstaben, den es in dieser Sprache nicht gibt.
no-such-step = Um eine Karte aufzudecken, schreibe „turn c4“; um ein Wort zu legen, „word rosen“; sonst „stop“, „skip“, „sorry“ oder „trade“.

## Wie es ausging

wins = { $who ->
    [you] Du gewinnst mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
     }.
   *[other] { $who } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
     }.
 }
margin = Dahinter, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } Abstand: { $names }.
share = Geteilter Sieg mit je { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { $names }.

## Am Tisch

caption-round = Runde { $round } von { $rounds }
caption = { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
 } im Feld, { $down } verdeckt
caption-end = Endphase
caption-counter = Gegen den Uhrzeigersinn
column-words = Wörter
column-pluses = Plus
# Wie viele Karten; am Ende einer Runde, was sie kosten.
column-stock = Vorrat
column-top = Obenauf
column-left = Übrig
junior = Junior
skipped = ausgelassen
mark-sorry = Sorry
mark-trade = Tausch
bonus = Bonus
closed = noch { $number } verdeckt
open = Offen
news = Aufgedeckt
words = { $who ->
    [you] Deine Wörter
   *[other] Wörter von { $who }
 }
asked-about = Zählt { $word }? Bisher { $accepts } dafür, { $rejects } dagegen.
rejected = Abgelehnt
quiet = Züge hintereinander ohne Wort: { $number } von { $most }
