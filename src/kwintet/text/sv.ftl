### För alla spel. $who och liknande är spelare: vid namn, eller "you" för den som läser.

## Uppräkningar: "Els, Bram och du"

list-more = { $most }, { $next }
list-last = { $most } och { $last }

## Delar av meningar

# En spelare i en uppräkning eller i en mening
name = { $who ->
    [you] du
   *[other] { $who }
 }
# En spelare där namnet står ensamt, i en tabell
you = Du
number = { $n }
card = { $suit ->
    [A] måne { $rank }
    [B] triangel { $rank }
    [C] ruter { $rank }
    [D] klöver { $rank }
   *[E] hexagon { $rank }
 }
yes = ja
no = nej

## Spelare som datorn spelar för

bots = Alma, Björn, Clara, David, Ebba, Folke, Greta

## Vid bordet

column-name = Spelare
column-score = Poäng
column-cards = Kort
hand = Din hand
# Framför det som visas på samma rad: "Din hand:"
row-title = { $title }:

## Att spela i terminalen

play-keys = ? hjälp · r regler · t bordet · o inställningar · q sluta
play-help = Skriv numret på ett drag, eller draget som det står; Tab fyller i resten.
    ?  den här hjälpen
    r  reglerna, där du är just nu
    t  bordet en gång till
    o  vilka inställningar ni spelar med
    q  sluta spela
play-more = Det finns { $n } drag, för många för att räkna upp alla. Skriv ett, till exempel ”{ $example }”; Tab fyller i resten.
play-no-number = Inget drag har det numret.
play-rules = Ett annat avsnitt? Skriv dess nummer efter r: { $example }
play-option = { $option }: { $value }
play-curtain = Nu är det { $who } som spelar. Alla andra: titta bort! { $who }, tryck på Enter.
play-stopped = Avslutat efter { $n } drag.
play-record = Spelet är sparat i { $file }.

## Vad som kan vara fel med det man bad om

error-unknown_game = Det finns inget spel som heter så.
error-unknown_language = Det språket talar vi inte än.
error-bad_players = Det här spelet är för ett annat antal spelare.
error-bad_seat = Den platsen finns inte.
error-unknown_option = Spelet har ingen inställning som heter så.
error-option_type = Den inställningen vill ha en annan sorts värde.
error-option_value = Den inställningen kan inte ha det värdet.
error-option_default = Den inställningen gäller redan från början: utelämna den.
error-bad_record = Det här är inget sparat spel.
error-not_json = Det här är inget sparat spel: det är inte skrivet som JSON.
error-too_large = Det här är för stort för att vara ett sparat spel.
error-bad_format = Det sparade spelet är från en annan version.
error-bad_field = Något saknas eller är fel i det sparade spelet.
error-bad_step = Ett drag i det sparade spelet bryter mot reglerna.
error-illegal_step = Det går inte att spela nu.
error-bad_outcome = Det kan inte komma upp nu.
error-not_nfc = Texten innehåller bokstäver i en form som vi inte kan läsa.
error-game_over = Spelet är slut.
error-error = Det gick inte.
