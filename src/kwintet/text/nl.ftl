### Voor alle spellen. $who en dergelijke zijn spelers: bij naam, of "you" voor wie leest.

## Opsommingen: "Els, Bram en jij"

list-more = { $most }, { $next }
list-last = { $most } en { $last }

## Zinsdelen

# Een speler in een opsomming of in een zin
name = { $who ->
    [you] jij
   *[other] { $who }
 }
# Een speler waar de naam alleen staat, in een tabel
you = Jij
number = { $n }
card = { $suit ->
    [A] maan { $rank }
    [B] driehoek { $rank }
    [C] ruit { $rank }
    [D] klaver { $rank }
   *[E] zeshoek { $rank }
 }
yes = ja
no = nee

## Spelers voor wie de computer speelt

bots = Anna, Bram, Cato, Daan, Emma, Fien, Guus

## Aan tafel

column-name = Speler
column-score = Score
column-cards = Kaarten
hand = Jouw kaarten
# Wat voor een rijtje dingen staat: "Je hand:"
row-title = { $title }:

## In de terminal

play-keys = ? hulp · r regels · t tafel · o afspraken · q stoppen
play-help = Typ het nummer van een zet, of de zet zoals die er staat; Tab vult aan.
    ?  deze hulp
    r  de regels, bij wat er nu gebeurt
    t  de tafel nog eens
    o  wat er is afgesproken
    q  stoppen met het spel
play-more = Er zijn { $n } zetten, te veel om ze allemaal op te noemen. Typ er zelf een, zoals “{ $example }”; Tab vult aan.
play-no-number = Geen enkele zet heeft dat nummer.
play-rules = Voor een ander stuk typ je het nummer achter de r: { $example }
play-option = { $option }: { $value }
play-curtain = { $who } is aan de beurt. De anderen kijken even weg. { $who }, druk op Enter.
play-stopped = Gestopt na { $n } { $n ->
    [one] zet
   *[other] zetten
 }.
play-record = Het spel is bewaard in { $file }.

## Wat er mis kan zijn met een vraag

error-unknown_game = We hebben geen spel dat zo heet.
error-unknown_language = Die taal spreken we nog niet.
error-bad_players = Dit spel is voor een ander aantal spelers.
error-bad_seat = Die plaats is er niet.
error-unknown_option = Zo’n afspraak kent dit spel niet.
error-option_type = Bij die afspraak hoort een ander soort waarde.
error-option_value = Die waarde kan bij die afspraak niet.
error-option_default = Die afspraak geldt al vanzelf: laat die weg.
error-bad_record = Dit is geen verslag van een spel.
error-not_json = Dit is geen verslag: het is niet als JSON geschreven.
error-too_large = Dit is te groot voor een verslag.
error-bad_format = Dit verslag is van een andere versie.
error-bad_field = In dit verslag ontbreekt iets, of er klopt iets niet.
error-bad_step = Een zet in dit verslag is tegen de regels.
error-illegal_step = Dat kan nu niet.
error-bad_outcome = Dat kan er nu niet uit komen.
error-not_nfc = In die tekst staan letters in een vorm die we niet kunnen lezen.
error-game_over = Het spel is afgelopen.
error-error = Dat is niet gelukt.
