### Block It!. In $who, $other, $owner and $names players are called by name, the reader is "you".
### Cards are named a1 to e5, and a crossing of four cards after the one at its top left.
### A square is four corners of one colour that meet at a crossing: one word for that, and for nothing else.
### Colours: R red (triangle), Y yellow (hexagon), B blue (moon), K black (clover).

title = Block It!
about = Turn and swap cards until four corners of your colour meet, and put a block there.

## Options

option-blocks = Blocks
option-blocks-help = How many blocks each of you has to bring onto the board. Alone there are always three of every colour.
option-no_repeat = Not the same card twice
option-no_repeat-help = A card that was turned just now cannot be turned again right away. Good for the longer game.
option-solo = Playing alone
option-solo-help = What you play for when nobody else does.
option-solo-turns20 = As many blocks as you can in 20 turns
option-solo-timed = As many blocks as you can before time is up
option-solo-race3 = Three blocks of one colour, in as few turns as you can

## Parts of sentences

colour = { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[K] black
 }
# A card or a crossing by its name, in a list
place = { $at }
# The object of a sentence: "breaks …", or "puts a block on …"
square = { $colour ->
    [R] the red square at { $crossing }
    [Y] the yellow square at { $crossing }
    [B] the blue square at { $crossing }
   *[K] the black square at { $crossing }
 }
# The object of a sentence: "makes …"
new-square = { $colour ->
    [R] a red square at { $crossing }
    [Y] a yellow square at { $crossing }
    [B] a blue square at { $crossing }
   *[K] a black square at { $crossing }
 }
# The object of a sentence: "takes … off b2"
block = { $colour ->
    [R] the red block
    [Y] the yellow block
    [B] the blue block
   *[K] the black block
 }
# What the die shows: behind a colon
die = { $die ->
    [left-once] turn left once
    [left-twice] turn left twice
    [right-once] turn right once
    [right-twice] turn right twice
    [swap] swap
   *[anti-block] anti-block
 }

## What was done

laid-out = The cards are laid out. Nowhere do four corners of one colour meet yet.
plays-colour = { $colour ->
    [R] { $who ->
        [you] You play red.
       *[other] { $who } plays red.
     }
    [Y] { $who ->
        [you] You play yellow.
       *[other] { $who } plays yellow.
     }
    [B] { $who ->
        [you] You play blue.
       *[other] { $who } plays blue.
     }
   *[K] { $who ->
        [you] You play black.
       *[other] { $who } plays black.
     }
 }
rolls = { $who ->
    [you] You roll: { $die }.
   *[other] { $who } rolls: { $die }.
 }
none-to-take = { $who ->
    [you] There is no block on the board, so you just roll again.
   *[other] There is no block on the board, so { $who } just rolls again.
 }
anti-block-again = { $who ->
    [you] The second anti-block ends your turn.
   *[other] The second anti-block ends { $who }’s turn.
 }
nothing-possible = { $die ->
    [swap] There are no two cards left to swap, so nothing is done.
   *[turn] There is no card that can be turned, so nothing is done.
 }
turns = { $way ->
    [left] { $who ->
        [you] You turn { $cards } to the left.
       *[other] { $who } turns { $cards } to the left.
     }
    [right] { $who ->
        [you] You turn { $cards } to the right.
       *[other] { $who } turns { $cards } to the right.
     }
   *[half] { $who ->
        [you] You turn { $cards } half round.
       *[other] { $who } turns { $cards } half round.
     }
 }
swaps = { $who ->
    [you] You swap { $cards }.
   *[other] { $who } swaps { $cards }.
 }
makes = { $who ->
    [you] You get { $square }, and put a block on it.
   *[other] { $who } gets { $square }, and puts a block on it.
 }
makes-for = { $other ->
    [you] That makes { $square }, for you to put a block on in your turn.
   *[other] That makes { $square }, for { $other } to put a block on later.
 }
makes-for-nobody = That makes { $square }, but nobody plays that colour.
makes-spare = That makes { $square }, but there is no block left for it.
breaks = That breaks { $square }.
puts = { $who ->
    [you] You put a block on { $square }.
   *[other] { $who } puts a block on { $square }.
 }
waits = { $who ->
    [you] You let { $squares ->
        [one] the square
       *[other] the squares
     } wait, and roll.
   *[other] { $who } lets { $squares ->
        [one] the square
       *[other] the squares
     } wait, and rolls.
 }
takes = { $who ->
    [you] You take { $block } off { $crossing }, and { $owner } gets it back.
   *[other] { $owner ->
        [you] { $who } takes { $block } off { $crossing }, and you get it back.
       *[other] { $who } takes { $block } off { $crossing }, and { $owner } gets it back.
     }
 }
# A block of the player’s own colour
takes-own = { $who ->
    [you] You take { $block } off { $crossing }, and get it back.
   *[other] { $who } takes { $block } off { $crossing }, and gets it back.
 }
leaves = { $who ->
    [you] You leave all blocks where they are.
   *[other] { $who } leaves all blocks where they are.
 }
time-up = Time is up.

## What is asked

ask-place = You can put a block on { $crossings }, or roll the die.
ask-turn = { $way ->
    [left] Turn one card a quarter to the left.
   *[right] Turn one card a quarter to the right.
 }
ask-twice = { $way ->
    [left] Turn two cards a quarter to the left, or one card half round.
   *[right] Turn two cards a quarter to the right, or one card half round.
 }
ask-swap = Swap two cards. They are not turned.
ask-lift = Take one block off the board, or leave them all. Then you roll again.
# Follows on one of the three above, $asked
ask-and-put = { $asked } After that, a block goes on { $crossings }, unless you break the square.
do-place = Put a block on { $crossing }
do-roll = Roll
do-turn = { $way ->
    [left] Turn { $cards } left
    [right] Turn { $cards } right
   *[half] Turn { $cards } half round
 }
do-swap = Swap { $cards }
do-lift = Take the block off { $crossing }
do-leave = Leave all blocks

## What a step would do: parts of a sentence in a list, "makes a red square at b2 with a block and ends the game"

effect = { $effects }
part-makes = makes { $square }
part-makes-block = makes { $square } with a block
part-makes-for = { $other ->
    [you] makes { $square } for you
   *[other] makes { $square } for { $other }
 }
part-breaks = breaks { $square }
part-puts = puts a block on { $crossing }
part-gives = gives { $block } back
part-frees = frees { $cards }
part-ends = ends the game

## Why not

no-such-step = { $asked ->
    [place] Write “place b2” to put a block on the square at b2, or “roll”.
    [turn] Write “turn c3” to turn the card in the middle. Letters go across, numbers down.
    [turn-twice] Write “turn c3” for half a turn, or “turn c3 d1” to turn two cards a quarter each.
    [swap] Write “swap a1 e5” to swap the cards at a1 and e5. Letters go across, numbers down.
   *[lift] Write “lift b2” to take the block off b2, or “leave”.
 }
not-now = That is not what is asked now. { $asked }
no-square = You have no square at { $crossing }. A crossing is named after the card at its top left.
has-block = There is a block on { $crossing } already.
no-blocks-left = All blocks of that colour are on the board.
no-block = There is no block on { $crossing }. A crossing is named after the card at its top left.
one-card = The die lets you turn one card only.
two-cards = Choose two different cards.
locked = { $card } is locked under a block.
just-turned = { $card } was turned just now: choose another card.
in-order = Write the two in order: { $example }.

## How it ended

wins = { $who ->
    [you] You win: { $blocks ->
        [2] both your blocks
       *[other] all your { $blocks } blocks
     } are on the board.
   *[other] { $who } wins: { $blocks ->
        [2] both blocks
       *[other] all { $blocks } blocks
     } are on the board.
 }
wins-most = { $who ->
    [you] You win, with the most blocks on the board: { $blocks }.
   *[other] { $who } wins, with the most blocks on the board: { $blocks }.
 }
share = A shared win, with { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
 } each on the board: { $names }.
turns-over = Everybody has had { $turns } turns.
placed-alone = { $how ->
    [all] All { $blocks } blocks are on the board, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
     }!
   *[some] You have { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
     } on the board, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
     }.
 }
race-won = { $colour ->
    [R] Three red blocks
    [Y] Three yellow blocks
    [B] Three blue blocks
   *[K] Three black blocks
 } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
race-lost = No colour has three blocks on the board, after { $turns } turns.

## At the table

caption = Turn { $turn }, first to { $blocks } blocks
caption-alone = { $solo ->
    [turns20] Turn { $turn } of { $turns }, as many blocks as you can
    [timed] Turn { $turn }, as many blocks as you can before time is up
   *[race3] Turn { $turn }, three blocks of one colour
 }
column-blocks = Blocks
die-title = Die
die-again = { $die }, now roll again
# What the signs on the board mean
sign-block = block
sign-open = square without a block
sign-locked = locked
sign-banned = just turned, not now
