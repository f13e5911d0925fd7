### Twhist. In $who and $names players are called by name, the reader is "you".

title = Twhist
about = Tricks with a twist: whoever takes one decides which of their cards turn to stars, and which of everybody else’s.

## Options

option-open_twists = Open twist cards
option-open_twists-help = Everybody’s twist cards lie face up, so all can see who still holds which.
option-doubled = The value that is there twice
option-doubled-help = In every suit this value is there twice, all others once.
option-stars = Stars
option-stars-help = How many stars are on the back of the FLIP cards, from −1 to 8.

## Cards

twist = { $twist ->
    [win] win
    [thief] thief
    [pole] pole
   *[pass] pass
 }
# The same where the name stands alone, in a hand or a column
twist-name = { $twist ->
    [win] win
    [thief] thief
    [pole] pole
   *[pass] pass
 }

## What was done

dealt = The cards are dealt, and everybody has four twist cards.
left-out = Left over, and out of the game: { $cards }.
leads = { $who ->
    [you] You lead: { $card }.
   *[other] { $who } leads: { $card }.
 }
plays = { $who ->
    [you] You play: { $card }.
   *[other] { $who } plays: { $card }.
 }
powerless = { $twist ->
    [win] A win was played before it, so it has no power.
    [thief] A thief was played before it, so it has no power.
    [pole] A pole was played before it, so it has no power.
   *[pass] A pass was played before it, so it has no power.
 }
takes-trick = { $how ->
    [win] { $who ->
        [you] You take the trick with the win.
       *[other] { $who } takes the trick with the win.
     }
    [thief] { $who ->
        [you] You take the trick with the thief.
       *[other] { $who } takes the trick with the thief.
     }
   *[highest] { $who ->
        [you] You take the trick with the highest card of the suit.
       *[other] { $who } takes the trick with the highest card of the suit.
     }
 }
nobody-takes = Nobody takes the trick.
nothing-to-turn = There is no number card in it, so nothing is turned.
chooses = { $how ->
    [rounded] { $who ->
        [you] You choose { $cards }: { $sum }, which counts as { $counts }.
       *[other] { $who } chooses { $cards }: { $sum }, which counts as { $counts }.
     }
   *[as-is] { $who ->
        [you] You choose { $cards }: { $sum }.
       *[other] { $who } chooses { $cards }: { $sum }.
     }
 }
is-left = { $how ->
    [rounded] The others get what is left: { $sum }, which counts as { $counts }.
   *[as-is] The others get what is left: { $sum }.
 }
nothing-left = Nothing is left, so nobody else turns a card.
turns = { $way ->
    [up] { $who ->
        [you] You turn your { $number }: { $stars ->
            [one] one star more
           *[other] { $stars } stars more
         }.
       *[other] { $who } turns the { $number }: { $stars ->
            [one] one star more
           *[other] { $stars } stars more
         }.
     }
   *[back] { $who ->
        [you] Your { $number } turns back: { $stars ->
            [one] one star less
           *[other] { $stars } stars less
         }.
       *[other] { $who } turns the { $number } back: { $stars ->
            [one] one star less
           *[other] { $stars } stars less
         }.
     }
 }
sits-out = { $who ->
    [you] You passed, so you turn nothing.
   *[other] { $who } passed and turns nothing.
 }
leads-next = { $how ->
    [pole] { $who ->
        [you] You lead next: you played the pole.
       *[other] { $who } leads next, thanks to the pole.
     }
    [win] { $who ->
        [you] You lead next: you played the win.
       *[other] { $who } leads next, thanks to the win.
     }
    [again] { $who ->
        [you] You lead again.
       *[other] { $who } leads again.
     }
    [thief] { $who ->
        [you] You lead next: a thief never leads.
       *[other] { $who } leads next: a thief never leads.
     }
   *[highest] { $who ->
        [you] You lead next.
       *[other] { $who } leads next.
     }
 }

## What is asked

ask-lead = You lead: play any card.
ask-any = No suit is set yet: play any card.
ask-twist = Play a twist card: you have no others left.
ask-follow = { $suit ->
    [A] Follow with a moon, or play a twist card.
    [B] Follow with a triangle, or play a twist card.
    [C] Follow with a diamond, or play a twist card.
   *[D] Follow with a clover, or play a twist card.
 }
ask-other = { $suit ->
    [A] You have no moons: play any card.
    [B] You have no triangles: play any card.
    [C] You have no diamonds: play any card.
   *[D] You have no clovers: play any card.
 }
ask-take = Choose one or two number cards for yourself. The others get the rest.
do-play = Play { $card }
do-take = Take { $cards }
# What a choice does to everybody: "5: you turn 5 (+1), Bram turns −1 (−2) and Cleo turns −1 (+2)"
choice = { $sum }: { $turned }
# A part of "choice"
turn = { $who ->
    [you] you turn { $number }
   *[other] { $who } turns { $number }
 } { $way ->
    [up] (+{ $stars })
   *[back] (−{ $stars })
 }

## Why not

must-follow = { $suit ->
    [A] Moons were led, and you have one: follow with a moon or play a twist card.
    [B] Triangles were led, and you have one: follow with a triangle or play a twist card.
    [C] Diamonds were led, and you have one: follow with a diamond or play a twist card.
   *[D] Clovers were led, and you have one: follow with a clover or play a twist card.
 }
not-yours = That card is not in your hand.
take-now = Choose one or two number cards of the trick, in order: { $example }.
no-such-step = A number card is written C3 or A-1; a twist card win, thief, pole or pass. Suits: A moon, B triangle, C diamond, D clover.

## How it ended

wins = { $who ->
    [you] You win with { $stars ->
        [one] one star
       *[other] { $stars } stars
     }.
   *[other] { $who } wins with { $stars ->
        [one] one star
       *[other] { $stars } stars
     }.
 }
by-cards = The stars were equal, but the winner has more FLIP cards turned: { $cards }.
share = A shared win, with { $stars ->
    [one] one star
   *[other] { $stars } stars
 } each: { $names }.

## At the table

caption = Trick { $trick } of { $tricks }
trick = Trick { $trick }
last-trick = Last trick
column-twists = Twists
out = Out of the game
mark-highest = highest
mark-powerless = no power
# Below a trick that is not complete, side by side: who would take it, and lead the next
would-take = { $who ->
    [you] As it lies, you take it
   *[other] As it lies, { $who } takes it
 }
would-lead = { $who ->
    [you] you lead next
   *[other] { $who } leads next
 }
