### Gemeinsam für alle Spiele. $who und dergleichen sind Spieler: mit Namen, oder „du“ für den, der liest.

## Aufzählungen: „Anna, Bruno und du“

list-more = { $most }, { $next }
list-last = { $most } und { $last }

## Teile von Sätzen

# Ein Spieler in einer Aufzählung oder mitten im Satz, im Nominativ
name = { $who ->
    [you] du
   *[other] { $who }
 }
# Ein Spieler, wo der Name allein steht, in einer Tabelle
you = Du
number = { $n }
# Ohne Artikel, wie „Herz 7“: passt so in jeden Satz
card = { $suit ->
    [A] Mond { $rank }
    [B] Dreieck { $rank }
    [C] Raute { $rank }
    [D] Kleeblatt { $rank }
   *[E] Sechseck { $rank }
 }
yes = ja
no = nein

## Spieler, für die der Computer spielt

bots = Anna, Bruno, Clara, Dario, Emma, Felix, Greta

## Am Tisch

column-name = Name
column-score = Punkte
column-cards = Karten
hand = Auf der Hand
# Was vor einer Reihe von Dingen steht: „Auf der Hand:“
row-title = { $title }:

## Spielen im Terminal

play-keys = ? Hilfe · r Regeln · t Tisch · o Optionen · q Ende
play-help = Tippe die Nummer eines Zugs, oder den Zug so, wie er dasteht; die Tabtaste ergänzt ihn.
    ?  diese Hilfe
    r  die Regeln, passend zu dem, was du gerade tust
    t  noch einmal der Tisch
    o  was ihr vereinbart habt
    q  das Spiel beenden
play-more = Es gibt { $n } Möglichkeiten, zu viele, um alle aufzulisten. Tippe eine, zum Beispiel „{ $example }“; die Tabtaste ergänzt sie.
play-no-number = Diese Nummer gibt es nicht.
play-rules = Für einen anderen Abschnitt tippe seine Nummer hinter das r: { $example }
play-option = { $option }: { $value }
play-curtain = { $who } ist an der Reihe. Alle anderen bitte wegschauen. { $who }, drücke die Eingabetaste.
play-stopped = Nach { $n } { $n ->
    [one] Zug
   *[other] Zügen
 } beendet.
play-record = Das Spiel ist in { $file } gespeichert.

## Was an einer Bitte falsch sein kann

error-unknown_game = Ein Spiel mit diesem Namen gibt es nicht.
error-unknown_language = Diese Sprache sprechen wir noch nicht.
error-bad_players = Mit dieser Anzahl lässt sich das Spiel nicht spielen.
error-bad_seat = Diesen Platz gibt es nicht.
error-unknown_option = Eine Option mit diesem Namen hat das Spiel nicht.
error-option_type = Diese Option braucht eine andere Art von Angabe.
error-option_value = Das lässt sich bei dieser Option nicht einstellen.
error-option_default = So ist die Option ohnehin eingestellt: Lass sie weg.
error-bad_record = Das ist kein aufgezeichnetes Spiel.
error-not_json = Das ist kein aufgezeichnetes Spiel: Es ist nicht als JSON geschrieben.
error-too_large = Für ein aufgezeichnetes Spiel ist das zu groß.
error-bad_format = Dieses Spiel wurde in einer anderen Version aufgezeichnet.
error-bad_field = In diesem aufgezeichneten Spiel fehlt etwas, oder etwas darin ist falsch.
error-bad_step = In diesem aufgezeichneten Spiel verstößt ein Zug gegen die Regeln.
error-illegal_step = Das geht jetzt nicht.
error-bad_outcome = Das kann jetzt nicht herauskommen.
error-not_nfc = In diesem Text sind Buchstaben so geschrieben, dass wir sie nicht lesen können.
error-game_over = Das Spiel ist vorbei.
error-error = Das hat nicht geklappt.
