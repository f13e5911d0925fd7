### Shared by all games. $who and the like are players: by name, or "you" for the reader.

## Lists: "Els, Bram and you"

list-more = { $most }, { $next }
list-last = { $most } and { $last }

## Parts of sentences

# A player in a list, or within a sentence
name = { $who ->
    [you] you
   *[other] { $who }
 }
# A player where the name stands alone, in a table
you = You
number = { $n }
card = { $suit ->
    [A] { $rank } of moons
    [B] { $rank } of triangles
    [C] { $rank } of diamonds
    [D] { $rank } of clovers
   *[E] { $rank } of hexagons
 }
yes = yes
no = no

## Players that the computer plays

bots = Ada, Bram, Cleo, Dina, Enzo, Fay, Gus

## At the table

column-name = Player
column-score = Score
column-cards = Cards
hand = Your hand
# What stands before some things in a row: "Your hand:"
row-title = { $title }:

## Playing in a terminal

play-keys = ? help · r rules · t table · o options · q stop
play-help = Type the number of a step, or the step as it is written; Tab completes it.
    ?  this help
    r  the rules, opened where you are
    t  the table once more
    o  what was agreed on
    q  stop the game
play-more = There are { $n } steps, too many to list them all. Type one, such as “{ $example }”; Tab completes it.
play-no-number = No step has that number.
play-rules = For another section type its number behind the r: { $example }
play-option = { $option }: { $value }
play-curtain = It is { $who }’s turn. Everybody else, look away please. { $who }, press Enter.
play-stopped = Stopped after { $n } { $n ->
    [one] step
   *[other] steps
 }.
play-record = The game is kept in { $file }.

## What can be wrong with what was asked for

error-unknown_game = There is no game of that name.
error-unknown_language = We do not speak that language yet.
error-bad_players = This game is for another number of players.
error-bad_seat = There is no such seat.
error-unknown_option = This game has no option of that name.
error-option_type = That option takes another kind of value.
error-option_value = That option cannot have this value.
error-option_default = That option is at its usual value: leave it out.
error-bad_record = This is not a record of a game.
error-not_json = This is not a record: it is not written as JSON.
error-too_large = This is too large to be a record.
error-bad_format = This record is of another version.
error-bad_field = A part of this record is missing or wrong.
error-bad_step = A step of this record is against the rules.
error-illegal_step = That cannot be played now.
error-bad_outcome = That is not what can come up now.
error-not_nfc = That text is written with letters in a form that we do not read.
error-game_over = The game is over.
error-error = That did not work.
