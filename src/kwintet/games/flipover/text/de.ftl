### Flip Over. In $who, $other und $names stehen Spieler mit Namen; wer liest, ist „du“.

title = Flip Over
about = Ein Stichspiel um Scheiben, die für dich oder gegen dich zählen. Jedes Blatt wird zweimal gespielt.

## Optionen

option-rounds = Runden
option-rounds-help = Wie viele Runden ihr spielt. In jeder zweiten Runde werden die Scheiben umgedreht, und alle spielen noch einmal dieselben Karten.
option-trumps = Trümpfe
option-trumps-help = Karten mit der Zahl der Scheibe, um die es geht, sind Trumpf. Für den Anfang könnt ihr die Trümpfe weglassen.
option-setup = Scheiben
option-setup-help = Wie die Scheiben am Anfang liegen.
option-setup-random = Zufällig
option-setup-alternating = Abwechselnd blau und rot, für den Anfang
option-teams = Partner
option-teams-help = Zwei gegen zwei: Wer sich gegenübersitzt, zählt die Punkte zusammen. Nur zu viert.

## Teile von Sätzen

# Steht im Nominativ oder Akkusativ
disc = { $side ->
    [blue] die blaue { $number }
   *[red] die rote { $number }
 }

## Was geschehen ist

dealt = Runde { $round }: Die Karten werden verteilt.
thrown = Die Scheiben werden ausgelegt.
set-right = Umgedreht, damit Blau und Rot gut verteilt sind: { $discs }.
turned-over = Runde { $round }: Alle Scheiben werden umgedreht, und alle spielen noch einmal ihre alten Karten.
leads = { $who ->
    [you] Du spielst { $card } aus
   *[other] { $who } spielt { $card } aus
 }{ $how ->
    [trump] , einen Trumpf.
   *[plain] .
 }
plays = { $who ->
    [you] Du spielst { $card }
   *[other] { $who } spielt { $card }
 }{ $how ->
    [trump] , einen Trumpf.
   *[plain] .
 }
takes = { $who ->
    [you] Du bekommst den Stich und { $disc }.
   *[other] { $who } bekommt den Stich und { $disc }.
 }
chose = { $who ->
    [you] Du suchst eine Karte zum Abgeben aus.
   *[other] { $who } sucht eine Karte zum Abgeben aus.
 }
gave = { $other ->
    [you] { $who } gibt dir { $card }.
   *[other] { $who ->
        [you] Du gibst { $card } an { $other }.
       *[other] { $who } gibt { $card } an { $other }.
     }
 }
exchanged = Alle haben ausgesucht. Jetzt werden die Karten weitergegeben.
received = Du bekommst { $card } von { $other }.
round-over = Runde { $round } ist vorbei.
round-points = { $who ->
    [you] Du: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     } in dieser Runde.
   *[other] { $who }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     } in dieser Runde.
 }

## Was gefragt wird

ask-lead = Spiele eine beliebige Karte aus. Es geht um Scheibe { $number }.
ask-follow = { $suit ->
    [A] Bediene die Farbe: Spiele einen Mond.
    [B] Bediene die Farbe: Spiele ein Dreieck.
    [C] Bediene die Farbe: Spiele eine Raute.
    [D] Bediene die Farbe: Spiele ein Kleeblatt.
   *[E] Bediene die Farbe: Spiele ein Sechseck.
 }
ask-any = { $suit ->
    [A] Du hast keinen Mond: Spiele, was du willst.
    [B] Du hast kein Dreieck: Spiele, was du willst.
    [C] Du hast keine Raute: Spiele, was du willst.
    [D] Du hast kein Kleeblatt: Spiele, was du willst.
   *[E] Du hast kein Sechseck: Spiele, was du willst.
 }
ask-give = Suche eine Karte für { $other } aus.
do-play = { $card } spielen
do-give = { $card } an { $other } geben

## Warum nicht

must-follow = { $suit ->
    [A] Ein Mond wurde ausgespielt. Solange du einen hast, musst du auch einen spielen.
    [B] Ein Dreieck wurde ausgespielt. Solange du eins hast, musst du auch eins spielen.
    [C] Eine Raute wurde ausgespielt. Solange du eine hast, musst du auch eine spielen.
    [D] Ein Kleeblatt wurde ausgespielt. Solange du eins hast, musst du auch eins spielen.
   *[E] Ein Sechseck wurde ausgespielt. Solange du eins hast, musst du auch eins spielen.
 }
not-yours = Diese Karte hast du nicht auf der Hand.
not-now-give = Du gibst gerade eine Karte ab: Schreibe „give { $card }“.
not-now-play = Gerade wird nichts abgegeben: Schreibe „{ $card }“, um die Karte zu spielen.
no-such-step = Eine Karte schreibst du mit Farbe und Zahl, zum Beispiel B7. Farben: A Mond, B Dreieck, C Raute, D Kleeblatt, E Sechseck.

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
team-wins = Gemeinsam gewonnen, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { $names }.
share = Geteilter Sieg mit je { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { $names }.

## Am Tisch

caption = Runde { $round } von { $rounds }
caption-trick = Runde { $round } von { $rounds }, Stich { $trick } von { $tricks }
about-disc = Es geht um { $disc }
# Dasselbe mit Trumpf: $number ist die Zahl der Scheibe und der Trümpfe
about-trumps = Es geht um { $disc }, jede { $number } ist Trumpf
mark-ahead = vorn
mark-trump = Trumpf
discs = Scheiben
last-trick = Letzter Stich
your-gifts = Du hast gegeben
your-received = Du hast bekommen
partner = Partner
