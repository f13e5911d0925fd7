### Flip Over. In $who, $other and $names players are called by name, the reader is "you".

title = Flip Over
about = Every trick wins a disc that counts for you or against you. Every hand is played twice.

## Options

option-rounds = Rounds
option-rounds-help = How many rounds you play. In every second round the discs are turned over and you play the same hand again.
option-trumps = Trumps
option-trumps-help = Cards with the number of the trick are trumps. Beginners may leave trumps out.
option-setup = Discs
option-setup-help = How the discs are laid out at the start.
option-setup-random = At random
option-setup-alternating = Blue and red in turn, for beginners
option-teams = Partners
option-teams-help = Two against two: the players who face each other score together. For four players.

## Parts of sentences

disc = { $side ->
    [blue] the blue { $number }
   *[red] the red { $number }
 }

## What was done

dealt = Round { $round }: the cards are dealt.
thrown = The discs are laid out.
set-right = To even out blue and red, these discs are turned over: { $discs }.
turned-over = Round { $round }: all discs are turned over, and everyone plays their old hand again.
leads = { $who ->
    [you] You lead the { $card }
   *[other] { $who } leads the { $card }
 }{ $how ->
    [trump] , a trump.
   *[plain] .
 }
plays = { $who ->
    [you] You play the { $card }
   *[other] { $who } plays the { $card }
 }{ $how ->
    [trump] , a trump.
   *[plain] .
 }
takes = { $who ->
    [you] You take the trick and { $disc }.
   *[other] { $who } takes the trick and { $disc }.
 }
chose = { $who ->
    [you] You choose a card to give.
   *[other] { $who } chooses a card to give.
 }
gave = { $other ->
    [you] { $who } gives you the { $card }.
   *[other] { $who ->
        [you] You give { $other } the { $card }.
       *[other] { $who } gives { $other } the { $card }.
     }
 }
exchanged = Everyone has chosen. The cards change hands.
received = You get the { $card } from { $other }.
round-over = Round { $round } is over.
round-points = { $who ->
    [you] You: { $points } in this round.
   *[other] { $who }: { $points } in this round.
 }

## What is asked

ask-lead = Lead any card. This trick is for disc { $number }.
ask-follow = { $suit ->
    [A] Follow with a moon.
    [B] Follow with a triangle.
    [C] Follow with a diamond.
    [D] Follow with a clover.
   *[E] Follow with a hexagon.
 }
ask-any = { $suit ->
    [A] You have no moons: play any card.
    [B] You have no triangles: play any card.
    [C] You have no diamonds: play any card.
    [D] You have no clovers: play any card.
   *[E] You have no hexagons: play any card.
 }
ask-give = Choose a card to give to { $other }.
do-play = Play the { $card }
do-give = Give the { $card } to { $other }

## Why not

must-follow = { $suit ->
    [A] Moons were led, and you have one: follow with a moon.
    [B] Triangles were led, and you have one: follow with a triangle.
    [C] Diamonds were led, and you have one: follow with a diamond.
    [D] Clovers were led, and you have one: follow with a clover.
   *[E] Hexagons were led, and you have one: follow with a hexagon.
 }
not-yours = That card is not in your hand.
not-now-give = You are giving a card: write “give { $card }”.
not-now-play = Nothing is given now: write “{ $card }” to play it.
no-such-step = A card is written by its suit and number, such as B7. Suits: A moon, B triangle, C diamond, D clover, E hexagon.

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
team-wins = Won together, with { $points } { $points ->
    [one] point
   *[other] points
 }: { $names }.
share = A shared win, with { $points } { $points ->
    [one] point
   *[other] points
 } each: { $names }.

## At the table

caption = Round { $round } of { $rounds }
caption-trick = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
about-disc = For { $disc }
# The same with trumps: $number is the number of the disc and of the trumps
about-trumps = For { $disc }, { $number }s are trumps
mark-ahead = ahead
mark-trump = trump
discs = Discs
last-trick = Last trick
your-gifts = You gave
your-received = You got
partner = Partner
