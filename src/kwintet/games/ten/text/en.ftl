### 10. In $who, $owner, $other and $names players are called by name, the reader is "you".
### Cards are a plain 0 to 10, a penalty 1 to 8, or a joker. Steps between “ ” are typed as they stand here: do not translate them.

title = 10
about = Bluff, bid and swap to come nearest to 10. Whoever has the least takes all the cards, and their penalty points.

## Options

option-spare_jokers = All seven jokers
option-spare_jokers-help = Everyone gets one joker. The jokers that are left are shuffled in with the other cards, or stay in the box.

## Parts of sentences

# What somebody lays, has, gets or adds: "Els lays a 7 face up", "You get a 7, an 8 and a joker".
a-card = { $kind ->
    [plain] { $value ->
        [8] an 8
       *[other] a { $value }
     }
    [penalty] a penalty { $value }
   *[joker] a joker
 }
# What you give, turn up: "Turn up your 7", "You give your joker and 2 tokens".
your-card = { $kind ->
    [plain] your { $value }
    [penalty] your penalty { $value }
   *[joker] your joker
 }
# The name alone, on a button: "7 face up".
card-name = { $kind ->
    [plain] { $value }
    [penalty] Penalty { $value }
   *[joker] Joker
 }
# After "you get".
unseen-card = a card you have not seen
# Beside another card: "Els has a 7 and a joker for 3: 10."
joker-as = a joker for { $counts }

## What was done

shuffled = The round cards are shuffled.
dealt = Everyone gets a joker, three cards and seven tokens.
dealt-hand = You get { $cards }.
starts = { $who ->
    [you] You start.
   *[other] { $who } starts.
 }
round-card = Round { $round }: the round card gives the loser { $points } penalty { $points ->
    [one] point
   *[other] points
 }.
lays-up = { $who ->
    [you] You lay { $card } face up
   *[other] { $who } lays { $card } face up
 }{ $guard ->
    [0] .
    [one] , guarded by { $guard } token.
   *[other] , guarded by { $guard } tokens.
 }
lays-down = { $who ->
    [you] You lay { $card } face down
   *[other] { $who } lays { $card } face down
 }{ $guard ->
    [0] .
    [one] , guarded by { $guard } token.
   *[other] , guarded by { $guard } tokens.
 }
lays-unseen = { $who } lays a card face down{ $guard ->
    [0] .
    [one] , guarded by { $guard } token.
   *[other] , guarded by { $guard } tokens.
 }
bids = { $owner ->
    [you] { $who } bids { $bid } for your card.
   *[other] { $who ->
        [you] You bid { $bid } for { $owner }’s card.
       *[other] { $who } bids { $bid } for { $owner }’s card.
     }
 }
bids-more = { $who ->
    [you] You bid { $bid }.
   *[other] { $who } bids { $bid }.
 }
does-not-bid = { $who ->
    [you] You do not bid.
   *[other] { $who } does not bid.
 }
passes = { $who ->
    [you] You pass.
   *[other] { $who } passes.
 }
pays = { $owner ->
    [you] { $who } pays you { $price ->
        [one] { $price } token
       *[other] { $price } tokens
     }, and you swap cards.
   *[other] { $who ->
        [you] You pay { $owner } { $price ->
            [one] { $price } token
           *[other] { $price } tokens
         }, and you swap cards.
       *[other] { $who } pays { $owner } { $price ->
            [one] { $price } token
           *[other] { $price } tokens
         }, and they swap cards.
     }
 }
swaps = { $owner ->
    [you] { $who } puts 1 token into the pot and swaps cards with you.
   *[other] { $who ->
        [you] You put 1 token into the pot and swap cards with { $owner }.
       *[other] { $who } puts 1 token into the pot and swaps cards with { $owner }.
     }
 }
has-up-now = { $who ->
    [you] You now have { $card }, face up.
   *[other] { $who } now has { $card }, face up.
 }
has-down-now = { $who ->
    [you] You now have { $card }, face down.
   *[other] { $who } now has { $card }, face down.
 }
# $tokens are added, $guard is what then guards the card.
guards = { $tokens ->
    [0] { $who ->
        [you] You add no guard.
       *[other] { $who } adds no guard.
     }
    [one] { $who ->
        [you] You add { $tokens } guard: { $guard } in all.
       *[other] { $who } adds { $tokens } guard: { $guard } in all.
     }
   *[other] { $who ->
        [you] You add { $tokens } guards: { $guard } in all.
       *[other] { $who } adds { $tokens } guards: { $guard } in all.
     }
 }
bidding-over = { $pot ->
    [0] The bidding is over. There is nothing in the pot.
    [one] The bidding is over, and all guards go into the pot, which now holds { $pot } token.
   *[other] The bidding is over, and all guards go into the pot, which now holds { $pot } tokens.
 }
turns-up = { $who ->
    [you] You turn up { $card }.
   *[other] { $who } turns up { $card }.
 }
keeps-down = { $who ->
    [you] You leave your card face down.
   *[other] { $who } leaves the card face down.
 }
adds = { $who ->
    [you] You add { $card } and have { $sum }.
   *[other] { $who } adds { $card } and has { $sum }.
 }
stops = { $who ->
    [you] You stop at { $sum }.
   *[other] { $who } stops at { $sum }.
 }
starts-again = { $who ->
    [you] You choose to start yourself.
   *[other] { $who } chooses to start.
 }
lets-start = { $other ->
    [you] { $who } lets you start.
   *[other] { $who ->
        [you] You let { $other } start.
       *[other] { $who } lets { $other } start.
     }
 }

## The end of a round

all-turned-up = All cards are turned up.
has-one = { $who ->
    [you] You have { $card }.
   *[other] { $who } has { $card }.
 }
has-joker = { $who ->
    [you] You have { $card }: 10.
   *[other] { $who } has { $card }: 10.
 }
has-two = { $who ->
    [you] You have { $first } and { $second }: { $sum }.
   *[other] { $who } has { $first } and { $second }: { $sum }.
 }
# $by: the highest sum; of equal sums the highest single card; of equal cards too whose turn came first.
wins-round = { $by ->
    [sum] { $who ->
        [you] You win the round with { $sum }.
       *[other] { $who } wins the round with { $sum }.
     }
    [card] { $who ->
        [you] Of those with { $sum }, you have the highest card, { $highest }: you win the round.
       *[other] Of those with { $sum }, { $who } has the highest card, { $highest }, and wins the round.
     }
   *[turn] { $who ->
        [you] Of those with { $sum } and a highest card of { $highest }, your turn came first: you win the round.
       *[other] Of those with { $sum } and a highest card of { $highest }, { $who } came first, and wins the round.
     }
 }
takes-pot = { $tokens ->
    [0] There is nothing in the pot.
    [one] { $who ->
        [you] You take { $tokens } token out of the pot.
       *[other] { $who } takes { $tokens } token out of the pot.
     }
   *[other] { $who ->
        [you] You take { $tokens } tokens out of the pot.
       *[other] { $who } takes { $tokens } tokens out of the pot.
     }
 }
# $by: the lowest sum; of equal sums whose turn came last; the same, but the last of them is the winner, who cannot lose.
loses-round = { $by ->
    [sum] { $who ->
        [you] You lose the round with { $sum }.
       *[other] { $who } loses the round with { $sum }.
     }
    [turn] { $who ->
        [you] Of those with { $sum }, your turn came last: you lose the round.
       *[other] Of those with { $sum }, { $who } came last, and loses the round.
     }
   *[spared] { $who ->
        [you] Of those with { $sum }, your turn came last, the winner aside: you lose the round.
       *[other] Of those with { $sum }, { $who } came last, the winner aside, and loses the round.
     }
 }
takes-cards = { $who ->
    [you] You take all cards and the round card: { $points } penalty points.
   *[other] { $who } takes all cards and the round card: { $points } penalty points.
 }
fill-up = Everyone fills up to four cards.
you-draw = You draw { $cards }.
last-round = That was the tenth round, the last.
pile-out = The draw pile is used up before everyone has four cards. That ends the game.
takes-rounds = { $who ->
    [you] You also take the round cards that are left, { $cards }: { $points } penalty { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $who } also takes the round cards that are left, { $cards }: { $points } penalty { $points ->
        [one] point
       *[other] points
     }.
 }
holds = { $who ->
    [you] You still hold { $cards }: { $points } penalty { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $who } still holds { $cards }: { $points } penalty { $points ->
        [one] point
       *[other] points
     }.
 }

## What is asked

ask-lay = Lay a card, face up or face down. You may guard it.
ask-open = Do you want somebody else’s card? Bid, swap, or leave it.
ask-bid = { $who } bids { $bid } for { $owner }’s card. Bid more, or pass.
ask-guard = { $most ->
    [one] Do you want to add a guard to your new card?
   *[other] Do you want to add guards to your new card, up to { $most }?
 }
ask-turn-up = Turn up { $card }, so that you may add a card? Or leave it face down?
ask-add = You have { $sum }. Add a card, or stop.
ask-starter = You won. Who starts the next round?

## On buttons

do-lay-up = { $card } face up{ $guard ->
    [0] {""}
    [one] , { $guard } guard
   *[other] , { $guard } guards
 }
do-lay-down = { $card } face down{ $guard ->
    [0] {""}
    [one] , { $guard } guard
   *[other] , { $guard } guards
 }
do-bid = Bid { $bid } for { $owner }’s card
do-swap = Swap with { $owner } for 1
do-not-bid = Do not bid
do-pass = Pass
do-guard = { $guard ->
    [0] Add no guard
    [one] Add { $guard } guard
   *[other] Add { $guard } guards
 }
do-reveal = Turn up { $card }
do-keep = Leave it face down
do-add = Add { $card }
do-stop = Stop at { $sum }
do-starter = { $who ->
    [you] You start
   *[other] { $who } starts
 }

## What it would do

about-bid = You give { $gives } and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }, and get { $card }. { $left ->
    [0] No tokens left.
    [one] { $left } token left.
   *[other] { $left } tokens left.
 }
about-swap = You give { $gives }, put 1 token into the pot, and get { $card }. { $left ->
    [0] No tokens left.
    [one] { $left } token left.
   *[other] { $left } tokens left.
 }
about-pass = { $who } has bid { $bid }.
about-guard = { $guard ->
    [0] No guard
    [one] Guarded by { $guard } token
   *[other] Guarded by { $guard } tokens
 }. { $left ->
    [0] No tokens left.
    [one] { $left } token left.
   *[other] { $left } tokens left.
 }
about-sum = You have { $sum }.
about-sum-more = You have { $sum } and may add a card.
about-starter = { $who ->
    [you] You come last.
   *[other] { $who } comes last.
 }

## How a step is written

write-lay = Write “lay”, the card, “up” or “down”, and how many tokens guard it: “{ $example }”. A penalty 3 is p3, a joker J.
write-open = Write “open { $seat } 2” to bid 2 for the guarded card of that seat, “swap { $seat }” if it is not guarded, or “pass”.
write-bid = Write “{ $example }” or more, or “pass”.
write-guard = Write “guard” and how many tokens you add: “{ $example }”, or “guard 0” for none.
write-turn-up = Write “reveal” to turn your card up, or “keep” to leave it face down.
write-add = Write “add” and a card of your hand: “add { $card }”. Or write “stop”.
write-stop = None of your cards fits: write “stop”.
write-starter = Write “starter” and the seat that is to start: “{ $example }”.

## Why not

not-in-hand = That card is not in your hand.
too-few-tokens = { $tokens ->
    [0] You have no tokens.
    [one] You have only { $tokens } token.
   *[other] You have only { $tokens } tokens.
 }
guard-at-most = A card is guarded by { $most } tokens at most.
own-card = That is your own card.
no-such-seat = Nobody has that seat.
unguarded = { $owner }’s card is not guarded: write “{ $step }” to swap for 1 token.
guarded = { $owner }’s card is guarded: bid for it with “{ $step }” or more.
bid-at-least = { $owner }’s card is guarded by { $least }: bid at least as many.
bid-more = The bid is { $bid }: bid more, or pass.
above-ten = Together that is { $sum }, and the sum must not pass 10.

## How it ended

wins = { $who ->
    [you] You win: { $points } { $points ->
        [one] point
       *[other] points
     } is the lowest score.
   *[other] { $who } wins: { $points } { $points ->
        [one] point
       *[other] points
     } is the lowest score.
 }
share = A shared win, with the lowest score of { $points } { $points ->
    [one] point
   *[other] points
 }: { $names }.
# Penalty points less two for each token: "Els: 25 penalty points − 14 for 7 tokens = 11."
final = { $who ->
    [you] You
   *[other] { $who }
 }: { $points } penalty { $points ->
    [one] point
   *[other] points
 } − { $less } for { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 } = { $score }

## At the table

caption = Round { $round } of 10
caption-card = Round { $round } of 10: { $points } penalty { $points ->
    [one] point
   *[other] points
 } for the loser
# The steps of a round, in a row: short.
step-lay = Lay
step-bid = Bid
step-second = Second card
step-settle = Result
column-seat = Seat
column-table = In front
tokens = Tokens
# Behind the seat of who starts the round.
mark-first = starts
# Behind a card: who laid it.
mark-from = { $who ->
    [you] from you
   *[other] from { $who }
 }
# Behind the cards of the round that was settled last.
mark-won = wins
mark-lost = loses
pot = Pot
pile = Draw pile
jokers = Jokers in the game
passed = Passed
# Before the cards that somebody took.
taken = { $who ->
    [you] You took { $points }
   *[other] { $who } took { $points }
 }
round-cards = round cards { $cards }
left = { $who ->
    [you] You still hold
   *[other] { $who } still holds
 }
