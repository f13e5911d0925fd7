"""What lies on the table in Words Up: the layout of the state, and what can be read off it.

A card is its number in `!deal`; a square is 8 * row + column. Extras are the cards that a word
takes beside those of the field: 5 for the stock card, plus the number of the bonus card.
"""

from typing import Any

from kwintet.kernel import rule, state

from .lexicon import CARDS, LONGEST, WORDS

SEATS = 4  # at most
SQUARES = 64
STOCK = 6  # cards of a stock, at most
STACK = 4  # cards of a bonus stack
STACKS = 2
BONUS = STACKS * STACK
NONE = -1

PLUS = 79
OTHER_PLUS = 80
SORRY = 81
TRADE = 83
SPECIALS = 7  # the joker among them
PLUS_POINTS = 10

AT_LEAST = 3  # cards to turn before a word
AT_MOST = 4
LATE_TURN = 1  # cards to turn once cards lie open in the end phase (W17)
END_PHASE = 10  # cards left in the field
CLAIMS = 3  # in a turn
FRUITLESS = 10  # turns a player without a word that end a round (W35)
OPEN = 16  # most cards that lie open in the field; more than can
NEWS = 20  # most cards that one step turns up; more than can
MADE = 32  # most words in a round; more than can be

STOP = SQUARES
SKIP = STOP + 1
SERVE = STOP + 2
PASS_ON = STOP + 3
ACCEPT = STOP + 4
REJECT = STOP + 5
WORD = STOP + 6
EXTRAS = 10
WITH_STOCK = 5

MOVES = WORD + EXTRAS * WORDS
WIDTH = MOVES  # none twice; memory is taken only for what is written
POOL = CARDS - 1  # cards in the game (W2)

OPTIONS = state(language=1, q=1, rounds=1, juniors=1, judge=1)
DUTCH = 0
TABLE = 1  # the judge of W24

# The end phase (W17)
NOT_YET = 0
BEGUN = 1  # no turn has left cards open yet
ONE_EACH = 2  # from the next turn on

STATE = state(
    turn=1,  # the seat to move, CHANCE or OVER
    players=1,
    rounds=1,  # agreed on
    without=1,  # the card that stays in the box (W2)
    juniors=1,  # seats, as a bit set
    judge=1,  # whether the table judges words that are not in the list
    this_round=1,  # being played, from 1; 0 before the first deal
    way=1,  # from a seat to the next: 1 clockwise, -1 counter-clockwise
    field=SQUARES,  # the card on each square, NONE where there is none
    left=1,  # cards in the field
    open=OPEN,  # the squares whose cards lie open, in rising order
    opened=1,  # how many
    stock=SEATS * STOCK,  # of each seat, top first
    stocks=SEATS,  # how many cards they have
    bonus=BONUS,  # both stacks, NONE where a card is gone
    showing=1,  # the bonus stack that lies open, 1 or 2; 0 before the set-up
    turned=1,  # letters turned up since the turn began or the last word was made
    turning=1,  # whether a card was turned up since the turn began or the last word was made
    worded=1,  # whether a word was made in this turn
    ending=1,  # NOT_YET, BEGUN or ONE_EACH
    quiet=1,  # turns in a row without a word, as W35 and, in the end phase, W34 count them
    skipped=1,  # seats whose last turn was a skip, as a bit set
    claims=1,  # made in this turn
    rejected=CLAIMS,  # spellings that were rejected in this turn, 0 for none
    claim=1,  # the spelling that is judged now, 0 for none
    claim_extras=1,  # its extras, as in a move
    claimer=1,  # who claims it
    accepts=1,  # votes so far
    rejects=1,
    scores=SEATS,
    words=SEATS,  # points for words in this round
    pluses=SEATS,  # points for pluses in this round
    plus_owner=2,  # who laid each plus with their words, NONE so far
    made=1,  # words in this round
    made_by=MADE,
    made_spelling=MADE,
    made_points=MADE,
    made_doubled=MADE,  # whether the first letter was coloured
    made_cards=MADE * LONGEST,  # the cards in the order of the letters, NONE behind them
    gone=SPECIALS,  # special cards that have left the game in this round, in order
    gones=1,
    origin=CARDS,  # where each card lay in the deal: what it is called while face down
    seen=CARDS,  # whether a card has ever lain open in this round
    news=NEWS,  # the cards that the last step turned up, in order
    newly=1,  # how many
    past_words=SEATS,  # points of the round before
    past_pluses=SEATS,
    past_penalty=SEATS,
    past_stock=SEATS * STOCK,  # the stocks that were left, NONE where there was no card
    past_origin=SEATS * STOCK,  # where those cards lay in the deal
)


@rule
def face_down(s: Any) -> int:
    """How many cards of the field are."""
    return s.left - s.opened


@rule
def is_sorry(card: int) -> bool:
    return card in (SORRY, SORRY + 1)


@rule
def is_trade(card: int) -> bool:
    return card in (TRADE, TRADE + 1)


@rule
def is_plus(card: int) -> bool:
    return card in (PLUS, OTHER_PLUS)


@rule
def top(s: Any, seat: int) -> int:
    return s.stock[seat * STOCK]


@rule
def bonus_card(s: Any, place: int) -> int:
    """The card at place 1 to 4 of the open stack, NONE if it is used."""
    return s.bonus[(s.showing - 1) * STACK + place - 1]


@rule
def next_to(s: Any, seat: int) -> int:
    """The next player in the direction of play (W36)."""
    return (seat + s.way) % s.players


@rule
def at_start(s: Any) -> bool:
    """Whether the turn is at its start."""
    return not (s.turning or s.worded)


@rule
def stock_size(players: int) -> int:
    if players == 2:
        return 6
    return 4 if players == 3 else 3
