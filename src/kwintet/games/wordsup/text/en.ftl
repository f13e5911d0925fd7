### Words Up. In $who and $names players are called by name, the reader is "you".
### $word is a word as it lies on the table, in capitals. What stands between “ and ” is typed, the
### same in every language: turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject.

title = Words Up
about = Memory and words. Turn up letters in a field of 64 cards, and make words of them.

## Options

option-language = Language of the words
option-language-help = Which language the words are in. Each language has letters and values of its own.
option-language-nl = Dutch
option-language-en = English
option-language-de = German
option-language-fr = French
option-language-sv = Swedish
option-q = The letter Q
option-q-help = In Dutch the Q usually stays in the box. If you want to play with it, one of the two plus cards stays in the box instead. In the other languages the Q always plays.
option-rounds = Rounds
option-rounds-help = How many rounds you play. The points of all rounds are added.
option-juniors = Juniors
option-juniors-help = Players who may also make words of three letters.
option-judge = Who judges words
option-judge-help = Whether only words in the word list count, or the other players may let further words count.
option-judge-list = The word list
option-judge-table = The word list, and the table

## Parts of sentences

# A card: in a list of cards, or behind “You turn up c4:” and the like. The number is its value.
face = { $kind ->
    [joker] the joker
    [plus] a plus
    [sorry] a sorry
    [trade] a trade
    [coloured] a coloured { $letter } ({ $value })
   *[letter] { $letter } ({ $value })
 }
# In the list of “tops”: which card lies on whose stock.
top-of = { $who ->
    [you] { $card } for you
   *[other] { $card } for { $who }
 }

## What was done

dealt = { $who ->
    [you] Round { $round }: the field is laid out, and everybody has { $stock } stock cards. You begin.
   *[other] Round { $round }: the field is laid out, and everybody has { $stock } stock cards. { $who } begins.
 }
counter-clockwise = This round goes counter-clockwise.
tops = On top of the stocks: { $tops }.
bonus-first = The first bonus cards are turned up: { $cards }.
bonus-second = { $who ->
    [you] You turn up the second bonus stack: { $cards }.
   *[other] { $who } turns up the second bonus stack: { $cards }.
 }
turns = { $who ->
    [you] You turn up { $square }: { $card }.
   *[other] { $who } turns up { $square }: { $card }.
 }
plus = { $who ->
    [you] The plus brings you { $points } points.
   *[other] The plus brings { $who } { $points } points.
 }
stock-plus = { $who ->
    [you] A plus comes up on your stock: { $points } points for you.
   *[other] A plus comes up on { $who }’s stock: { $points } points.
 }
stocks-move = Trade: everybody passes their stock on to the next player.
sorry-ends = { $who ->
    [you] Sorry, your turn is over.
   *[other] Sorry, { $who }’s turn is over.
 }
face-down-again = The turned cards go face down again.
stay-open = The turned cards stay open.
stops = { $who ->
    [you] You stop.
   *[other] { $who } stops.
 }
skips = { $who ->
    [you] You skip this turn: { $card } goes under your stock.
   *[other] { $who } skips this turn: { $card } goes under the stock.
 }
sits-out = { $who ->
    [you] You sit out this turn, and your sorry leaves the game.
   *[other] { $who } sits out this turn, and the sorry leaves the game.
 }
plays-trade = { $who ->
    [you] You play the trade from your stock.
   *[other] { $who } plays the trade from the stock.
 }
next-top = { $who ->
    [you] On top of your stock comes { $card }.
   *[other] On top of { $who }’s stock comes { $card }.
 }
makes = { $extras ->
    [none] { $who ->
        [you] You make { $word }.
       *[other] { $who } makes { $word }.
     }
    [stock] { $who ->
        [you] You make { $word } with your stock card.
       *[other] { $who } makes { $word } with a stock card.
     }
    [bonus] { $who ->
        [you] You make { $word } with a bonus card.
       *[other] { $who } makes { $word } with a bonus card.
     }
   *[both] { $who ->
        [you] You make { $word } with your stock card and a bonus card.
       *[other] { $who } makes { $word } with a stock card and a bonus card.
     }
 }
# $values is the sum written out: 2 + 1 + 1 + 2
worth = { $values } = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
worth-double = { $values } = { $sum }, doubled for the coloured first letter: { $points } points.
claims = { $who ->
    [you] You ask the table: does { $word } count?
   *[other] { $who } asks the table: does { $word } count?
 }
accepts = { $who ->
    [you] You accept { $word }.
   *[other] { $who } accepts { $word }.
 }
rejects = { $who ->
    [you] You reject { $word }.
   *[other] { $who } rejects { $word }.
 }
claim-counts = { $word } counts: accepted by { $accepts }, rejected by { $rejects }.
claim-fails = { $word } does not count: accepted by { $accepts }, rejected by { $rejects }.
end-phase = Ten cards or fewer are left: the end phase begins. Turned cards stay open, and words need not use them all.
one-each = From now on everybody turns up one card a turn.

## The end of a round

over-stock = { $who ->
    [you] Your stock is used up: the round is over.
   *[other] { $who }’s stock is used up: the round is over.
 }
over-field = The field is empty: the round is over.
over-end-phase = All cards lie open and nobody makes another word: the round is over.
over-quiet = { $turns } turns in a row without a word: the round is over.
left-over = { $who ->
    [you] Left in your stock: { $cards }. That costs you { $penalty } points.
   *[other] Left in { $who }’s stock: { $cards }. That costs { $penalty } points.
 }
round-points = { $who ->
    [you] You: { $words } for words + { $pluses } for plus cards − { $penalty } for the stock = { $points }.
   *[other] { $who }: { $words } for words + { $pluses } for plus cards − { $penalty } for the stock = { $points }.
 }

## What is asked

ask-turn = { $number ->
    [one] Turn up one card.
   *[other] Turn up { $number } cards.
 }
ask-more = { $number ->
    [one] Turn up one more card.
   *[other] Turn up { $number } more cards.
 }
ask-fourth = Make a word, turn up a fourth card, or stop.
ask-again = Turn up cards for another word, or stop.
ask-word = Make a word of all four cards, or stop.
ask-late-word = Make a word of open cards, or stop.
ask-stop = Too few cards lie open for a word: stop.
ask-vote = { $who } asks: does { $word } count?
do-turn = Turn up { $square }
do-word = { $extras ->
    [none] Make { $word }
    [stock] Make { $word } + stock
    [bonus] Make { $word } + bonus { $bonus }
   *[both] Make { $word } + stock + bonus { $bonus }
 }
do-claim = { $extras ->
    [none] Claim { $word }
    [stock] Claim { $word } + stock
    [bonus] Claim { $word } + bonus { $bonus }
   *[both] Claim { $word } + stock + bonus { $bonus }
 }
do-stop = Stop
do-skip = Skip, put card under
do-sorry = Sit out this turn
do-trade = Play trade
do-accept = Accept { $word }
do-reject = Reject { $word }
write-turn = To turn up a card, write its square: “turn { $square }”.
# $extras: which cards may be added; $claims: whether the table may be asked
write-word = { $extras ->
    [none] To make a word, write it like this: “word train”.
    [stock] To make a word, write it like this: “word train”. Add “stock” to use your stock card.
    [bonus] To make a word, write it like this: “word train”. Add “{ $bonus }” to use that bonus card.
   *[both] To make a word, write it like this: “word train”. Add “stock” to use your stock card, “{ $bonus }” to use that bonus card, or both: “stock { $bonus }”.
 }{ $claims ->
    [yes] {" "}If it is not in the list, ask the table: “claim” instead of “word”.
   *[no] {""}
 }

## Why not

answer-first = First say whether { $word } counts: “accept” or “reject”.
no-claim = Nobody has asked about a word.
square-empty = No card lies on { $square } any more.
square-open = { $square } lies open already.
turned-one = You may turn up only one card a turn now.
turned-four = You have turned up four cards: that is the most.
turn-first = { $number ->
    [one] First turn up one more card.
   *[other] First turn up { $number } more cards.
 }
at-start = That is only for the start of a turn.
skip-special = { $kind ->
    [sorry] A sorry is not put under the stock: write “sorry” to sit out this turn.
   *[trade] A trade is not put under the stock: write “trade” to play it.
 }
skip-last = You have only one stock card left, so you cannot skip.
skip-twice = You skipped your last turn: in the end phase you cannot skip again.
no-sorry = There is no sorry on top of your stock.
no-trade = There is no trade on top of your stock.
word-length = { $junior ->
    [yes] Words have three to six letters for you.
   *[no] Words have four, five or six letters.
 }
word-written = A word is written in small letters without accents, then what you add: “word train stock bonus2”.
stock-no-letter = The card on top of your stock is not a letter.
bonus-empty = There is no bonus card { $number } any more.
bonus-alike = Bonus cards { $first } and { $number } are alike: use “bonus{ $first }”.
none-open = No cards lie open: turn some up first.
use-all = All { $turned } turned cards must be used: with these cards a word has { $letters } letters.
add-one = Three cards make no word: add your stock card or a bonus card, or turn up a fourth.
use-three = A word needs at least three cards of the field.
no-cards = These cards do not spell { $word }.
not-in-list = { $claims ->
    [yes] { $word } is not in the word list. To ask the table, write “claim” instead of “word”.
   *[no] { $word } is not in the word list. Nothing is lost: try another word.
 }
was-rejected = The table has rejected { $word } in this turn.
list-judges = You play with the word list alone: the table is not asked.
no-claims-left = You have asked the table three times: that is the most in a turn.
in-list = You cannot ask about { $word }: it is in the list, or has a letter that this language does not have.
no-such-step = To turn up a card, write “turn c4”; to make a word, “word train”; or write “stop”, “skip”, “sorry” or “trade”.

## How it ended

wins = { $who ->
    [you] You win with { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $who } wins with { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
margin = That is { $points } more than { $names }.
share = A shared win, with { $points } { $points ->
    [one] point
   *[other] points
 } each: { $names }.

## At the table

caption-round = Round { $round } of { $rounds }
caption = { $left ->
    [one] One card
   *[other] { $left } cards
 } in the field, { $down } face down
caption-end = End phase
caption-counter = Counter-clockwise
column-words = Words
column-pluses = Plus
# How many cards; at the end of a round, what they cost.
column-stock = Stock
column-top = On top
column-left = Left over
junior = junior
skipped = skipped
mark-sorry = sorry
mark-trade = trade
bonus = Bonus
closed = { $number } more face down
open = Open
news = Turned up
words = { $who ->
    [you] Your words
   *[other] { $who }’s words
 }
asked-about = Does { $word } count? Accepted by { $accepts }, rejected by { $rejects } so far.
rejected = Rejected
quiet = { $number } of { $most } turns in a row without a word
