### Shared by all games. $who and the like are players: by name, or "you" for the reader.

## Lists: "Els, Bram and you"

list-more = { $most }, { $next }
list-last = { $most } and { $last }

## Parts of sentences

name = { $who }
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
column-round = This round
turn-theirs = { $who } is thinking.
hand = Your hand
