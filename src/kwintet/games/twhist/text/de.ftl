### Twhist. In $who und $names stehen Spieler mit Namen; wer liest, ist „du“.

title = Twhist
about = Ein Stichspiel mit einem Dreh: Wer den Stich bekommt, entscheidet, welche Karten ihre Sterne zeigen, die eigenen und die der anderen.

## Optionen

option-open_twists = Offene Twistkarten
option-open_twists-help = Alle Twistkarten liegen offen. So sehen alle, wer welche noch hat.
option-doubled = Wert, der doppelt da ist
option-doubled-help = In jeder Farbe gibt es diesen Wert zweimal und alle anderen einmal.
option-stars = Sterne
option-stars-help = Wie viele Sterne auf der Rückseite der FLIP-Karten sind, von −1 bis 8.

## Karten

# Im Akkusativ: „Anna spielt den Dieb“
twist = { $twist ->
    [win] den Sieg
    [thief] den Dieb
    [pole] den Vortritt
   *[pass] die Pause
 }
# Dasselbe, wo der Name allein steht: auf der Hand, in einer Spalte
twist-name = { $twist ->
    [win] Sieg
    [thief] Dieb
    [pole] Vortritt
   *[pass] Pause
 }

## Was geschehen ist

dealt = Die Karten werden verteilt, und alle haben vier Twistkarten.
left-out = Übrig und nicht im Spiel: { $cards }.
leads = { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $who } spielt { $card } aus.
 }
plays = { $who ->
    [you] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
 }
powerless = { $twist ->
    [win] Ein Sieg liegt schon da, deshalb hat dieser keine Wirkung.
    [thief] Ein Dieb liegt schon da, deshalb hat dieser keine Wirkung.
    [pole] Ein Vortritt liegt schon da, deshalb hat dieser keine Wirkung.
   *[pass] Eine Pause liegt schon da, deshalb hat diese keine Wirkung.
 }
takes-trick = { $how ->
    [win] { $who ->
        [you] Du bekommst den Stich mit dem Sieg.
       *[other] { $who } bekommt den Stich mit dem Sieg.
     }
    [thief] { $who ->
        [you] Du bekommst den Stich mit dem Dieb.
       *[other] { $who } bekommt den Stich mit dem Dieb.
     }
   *[highest] { $who ->
        [you] Du bekommst den Stich mit der höchsten Karte der Farbe.
       *[other] { $who } bekommt den Stich mit der höchsten Karte der Farbe.
     }
 }
nobody-takes = Niemand bekommt den Stich.
nothing-to-turn = Im Stich liegt keine Zahlenkarte, also wird nichts umgedreht.
chooses = { $how ->
    [rounded] { $who ->
        [you] Du wählst { $cards }: Summe { $sum }, das zählt als { $counts }.
       *[other] { $who } wählt { $cards }: Summe { $sum }, das zählt als { $counts }.
     }
   *[as-is] { $who ->
        [you] Du wählst { $cards }: Summe { $sum }.
       *[other] { $who } wählt { $cards }: Summe { $sum }.
     }
 }
is-left = { $how ->
    [rounded] Den anderen bleibt die Summe { $sum }, das zählt als { $counts }.
   *[as-is] Den anderen bleibt die Summe { $sum }.
 }
nothing-left = Es bleibt nichts übrig, also dreht sonst niemand eine Karte um.
turns = { $way ->
    [up] { $who ->
        [you] Du drehst deine { $number } um: { $stars ->
            [one] ein Stern mehr
           *[other] { $stars } Sterne mehr
         }.
       *[other] { $who } dreht die { $number } um: { $stars ->
            [one] ein Stern mehr
           *[other] { $stars } Sterne mehr
         }.
     }
   *[back] { $who ->
        [you] Du drehst deine { $number } zurück: { $stars ->
            [one] ein Stern weniger
           *[other] { $stars } Sterne weniger
         }.
       *[other] { $who } dreht die { $number } zurück: { $stars ->
            [one] ein Stern weniger
           *[other] { $stars } Sterne weniger
         }.
     }
 }
sits-out = { $who ->
    [you] Du machst Pause und drehst nichts um.
   *[other] { $who } macht Pause und dreht nichts um.
 }
leads-next = { $how ->
    [pole] { $who ->
        [you] Als Nächstes spielst du aus: Du hast den Vortritt.
       *[other] Als Nächstes spielt { $who } aus, dank dem Vortritt.
     }
    [win] { $who ->
        [you] Als Nächstes spielst du aus: Du hast den Sieg gespielt.
       *[other] Als Nächstes spielt { $who } aus, dank dem Sieg.
     }
    [again] { $who ->
        [you] Du spielst noch einmal aus.
       *[other] { $who } spielt noch einmal aus.
     }
    [thief] { $who ->
        [you] Als Nächstes spielst du aus: Wer den Dieb gespielt hat, darf nicht.
       *[other] Als Nächstes spielt { $who } aus: Wer den Dieb gespielt hat, darf nicht.
     }
   *[highest] { $who ->
        [you] Als Nächstes spielst du aus.
       *[other] Als Nächstes spielt { $who } aus.
     }
 }

## Was gefragt wird

ask-lead = Spiele eine beliebige Karte aus.
ask-any = Noch ist keine Farbe bestimmt: Spiele, was du willst.
ask-twist = Spiele eine Twistkarte: Andere Karten hast du nicht mehr.
ask-follow = { $suit ->
    [A] Spiele einen Mond oder eine Twistkarte.
    [B] Spiele ein Dreieck oder eine Twistkarte.
    [C] Spiele eine Raute oder eine Twistkarte.
   *[D] Spiele ein Kleeblatt oder eine Twistkarte.
 }
ask-other = { $suit ->
    [A] Du hast keinen Mond: Spiele, was du willst.
    [B] Du hast kein Dreieck: Spiele, was du willst.
    [C] Du hast keine Raute: Spiele, was du willst.
   *[D] Du hast kein Kleeblatt: Spiele, was du willst.
 }
ask-take = Wähle eine oder zwei Zahlenkarten für dich. Der Rest ist für die anderen.
do-play = { $card } spielen
do-take = { $cards } nehmen
# Was eine Wahl bei allen bewirkt: „5: du drehst die 5 (+1), Bruno dreht die −1 (−2) und Clara dreht die −1 (+2)“
choice = { $sum }: { $turned }
# Ein Teil von „choice“
turn = { $who ->
    [you] du drehst die { $number }
   *[other] { $who } dreht die { $number }
 } { $way ->
    [up] (+{ $stars })
   *[back] (−{ $stars })
 }

## Warum nicht

must-follow = { $suit ->
    [A] Gefragt ist Mond. Solange du einen hast, spiele einen Mond oder eine Twistkarte.
    [B] Gefragt ist Dreieck. Solange du eins hast, spiele ein Dreieck oder eine Twistkarte.
    [C] Gefragt ist Raute. Solange du eine hast, spiele eine Raute oder eine Twistkarte.
   *[D] Gefragt ist Kleeblatt. Solange du eins hast, spiele ein Kleeblatt oder eine Twistkarte.
 }
not-yours = Diese Karte hast du nicht auf der Hand.
take-now = Wähle eine oder zwei Zahlenkarten des Stichs, der Reihe nach geordnet: { $example }.
no-such-step = Eine Zahlenkarte schreibst du C3 oder A-1, eine Twistkarte win (Sieg), thief (Dieb), pole (Vortritt) oder pass (Pause). Farben: A Mond, B Dreieck, C Raute, D Kleeblatt.

## Wie es ausging

wins = { $who ->
    [you] Du gewinnst mit { $stars ->
        [one] einem Stern
       *[other] { $stars } Sternen
     }.
   *[other] { $who } gewinnt mit { $stars ->
        [one] einem Stern
       *[other] { $stars } Sternen
     }.
 }
by-cards = Bei den Sternen steht es gleich; den Ausschlag geben die umgedrehten FLIP-Karten: { $cards }.
share = Geteilter Sieg mit je { $stars ->
    [one] einem Stern
   *[other] { $stars } Sternen
 }: { $names }.

## Am Tisch

caption = Stich { $trick } von { $tricks }
trick = Stich { $trick }
last-trick = Letzter Stich
column-twists = Twistkarten
out = Nicht im Spiel
mark-highest = vorn
mark-powerless = ohne Wirkung
# Unter einem Stich, der noch nicht fertig ist, nebeneinander: wer ihn bekäme, und wer dann ausspielt
would-take = { $who ->
    [you] So bekommst du den Stich
   *[other] So bekommt { $who } den Stich
 }
would-lead = { $who ->
    [you] als Nächstes spielst du aus
   *[other] als Nächstes spielt { $who } aus
 }
