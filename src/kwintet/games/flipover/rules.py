"""The rules of Flip Over, in the order of the rule book.

A card is suit * SUIT + rank - 1, so hands, suits and trumps are bit sets of 60 places. Discs are
bit sets as well: disc k is place k - 1. A move is a card to play, or GIVE + a card to exchange
between partners.
"""

from typing import Any

from kwintet.kernel import CHANCE, OVER, bit, count, high, low, members, rule, state

SUIT = 12  # places for the cards of a suit
ONE_SUIT = (1 << SUIT) - 1
ONE_RANK = sum(1 << SUIT * suit for suit in range(5))
SEATS = 5  # at most
CARDS = 60  # at most
DISCS = 12  # at most
ALL_CARDS = (1 << CARDS) - 1
NONE = -1

GIFTS = 12  # each of four partners gives three cards
GIVE = CARDS

DEAL = 0  # what chance is awaited for
SIDES = 1

MOVES = 2 * CARDS
WIDTH = DISCS  # as many as a hand has cards; a multiple of four, as `members` wants it
POOL = CARDS

OPTIONS = state(rounds=1, trumps=1, setup=1, teams=1)
ALTERNATING = 1  # the set-up of F4

CHOOSE = SUIT + 1
FEWEST = 3  # players
NUMBERS = SEATS + 1 - FEWEST
TABLES = state(
    card=NUMBERS * CARDS,  # the card of a number in `!deal`, at (players - FEWEST) * CARDS + number
    binomial=CHOOSE * CHOOSE,  # how many ways to choose k of n, at n * CHOOSE + k
)

STATE = state(
    turn=1,  # the seat to move, CHANCE or OVER
    players=1,  # as many seats as suits
    ranks=1,  # as many ranks as discs, tricks, and cards in a hand
    rounds=1,  # agreed on
    trumps=1,  # whether there are any (F10)
    alternating=1,  # whether the discs alternate (F4)
    teams=1,  # whether 0 and 2 play against 1 and 3
    this_round=1,  # being played, from 1
    awaited=1,  # DEAL or SIDES, while chance is at turn
    thrown=1,  # the discs that lay blue side up before F3 set them right
    blue=1,  # the discs with the blue side up
    trick=1,  # being played, from 1: the disc at stake and the rank of trumps
    trump=1,  # the cards that are trumps in it
    played=1,  # cards in the trick
    led=1,  # the suit of its first card; before that, all cards
    best=1,  # the card that would win it now
    winner=1,  # who played that; between tricks, who leads
    leader=1,  # who led the first trick of the round
    given=1,  # cards chosen for the exchange of this round (F17)
    scores=SEATS,  # of the finished rounds (F23)
    hands=SEATS,  # cards in hand
    dealt=SEATS,  # the hands that chance dealt
    spent=SEATS,  # cards played this round
    voids=SEATS,  # the suits that a seat has shown this round not to hold: all their cards
    laid=CARDS,  # cards played this round, trick after trick, from its leader on
    takers=DISCS,  # who took each disc of this round, NONE while it lies there
    gifts=GIFTS,  # cards chosen: gift 3 * giver + i goes to the i-th seat to the left of the giver
    last_blue=1,  # the discs of the round before that were blue
    last_takers=DISCS,  # who took them; NONE in the first round
)


def tables(t: Any, options: Any) -> None:
    for players in range(FEWEST, SEATS + 1):
        ranks = 2 * players + 2
        for number in range(players * ranks):
            card = number // ranks * SUIT + number % ranks
            t.card[(players - FEWEST) * CARDS + number] = card
    for n in range(CHOOSE):
        t.binomial[n * CHOOSE] = 1
        for k in range(1, n + 1):
            above = (n - 1) * CHOOSE + k
            t.binomial[n * CHOOSE + k] = t.binomial[above - 1] + t.binomial[above]


# Setting up --------------------------------------------------------------------------------------


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.players = players
    s.ranks = 2 * players + 2
    s.rounds = options.rounds
    s.trumps = options.trumps
    s.alternating = options.setup == ALTERNATING
    s.teams = options.teams
    s.this_round = 1
    s.winner = 0
    s.last_blue = 0
    for seat in range(SEATS):
        s.scores[seat] = 0
    for disc in range(DISCS):
        s.last_takers[disc] = NONE
    begin_odd_round(s)


@rule
def begin_odd_round(s: Any) -> None:
    clear_table(s)
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.dealt[seat] = 0
    s.blue = 0
    s.thrown = 0
    s.turn = CHANCE
    s.awaited = DEAL


@rule
def clear_table(s: Any) -> None:
    """Ready for the first trick of a round, led by the winner of the last disc (F14)."""
    s.leader = s.winner
    s.given = 0
    s.best = NONE
    for seat in range(SEATS):
        s.spent[seat] = 0
        s.voids[seat] = 0
    for disc in range(DISCS):
        s.takers[disc] = NONE
    for place in range(CARDS):
        s.laid[place] = NONE
    for gift in range(GIFTS):
        s.gifts[gift] = NONE
    begin_trick(s, 1)


@rule
def begin_trick(s: Any, trick: int) -> None:
    s.trick = trick
    s.trump = ONE_RANK << trick - 1 if s.trumps else 0
    s.led = ALL_CARDS
    s.played = 0


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    if s.awaited == DEAL:
        n = s.players * s.ranks
        for card in range(n):
            pool[card] = card
        return DEAL, n, 1, 1
    n = 1 if s.alternating else s.ranks
    for disc in range(n):
        pool[disc] = 0
    return SIDES, n, 0, 2


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    if s.awaited == DEAL:
        deal(s, t, out)
        s.awaited = SIDES
    else:
        lay_discs(s, out)
        s.turn = s.winner


@rule
def deal(s: Any, t: Any, out: Any) -> None:
    """Every card is dealt (F2)."""
    numbers = (s.players - FEWEST) * CARDS
    for seat in range(s.players):
        hand = 0
        for i in range(seat * s.ranks, (seat + 1) * s.ranks):
            hand |= bit(t.card[numbers + out[i]])
        s.hands[seat] = hand
        s.dealt[seat] = hand


@rule
def lay_discs(s: Any, out: Any) -> None:
    if s.alternating:
        every_other = 0b010101010101 & bit(s.ranks) - 1
        s.thrown = every_other if out[0] else every_other << 1
        s.blue = s.thrown
    else:
        s.thrown = 0
        for disc in range(s.ranks):
            s.thrown |= out[disc] << disc
        s.blue = s.thrown
        turned = next_turned(s.blue, s.ranks)
        while turned != NONE:
            s.blue ^= bit(turned)
            turned = next_turned(s.blue, s.ranks)


@rule
def next_turned(blue: int, discs: int) -> int:
    """The place of the next disc that F3 turns over, NONE when the row is right."""
    alike = ~(blue ^ blue >> 1) & bit(discs - 1) - 1  # place i looks like place i + 1
    in_run = alike & alike >> 1  # and like i + 2
    if in_run:
        place = low(in_run)  # the first run (F18) …
        while in_run & bit(place + 1):
            place += 1  # … up to its end, place + 2
        return place + 1
    if 2 * count(blue) == discs:
        return NONE
    return high(alike) + 1  # the larger of the pair with the largest values, whichever its colour


# Playing -----------------------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    if exchanging(s):
        return members(s.hands[s.turn], GIVE, moves)
    return members(playable(s), 0, moves)


@rule
def playable(s: Any) -> int:
    """The cards the seat at turn may play: of the suit led if it can (F6)."""
    hand: int = s.hands[s.turn]
    same_suit: int = hand & s.led
    return same_suit or hand


@rule
def suit_of(card: int) -> int:
    """All cards of a card's suit."""
    return ONE_SUIT << card // SUIT * SUIT


@rule
def play(s: Any, t: Any, move: int) -> None:
    if move >= GIVE:
        give(s, move - GIVE)
    else:
        lay(s, move)


@rule
def lay(s: Any, card: int) -> None:
    """Play a card to the trick."""
    seat = s.turn
    s.hands[seat] ^= bit(card)
    s.spent[seat] |= bit(card)
    s.laid[(s.trick - 1) * s.players + s.played] = card
    if s.played == 0:
        s.led = suit_of(card)
        s.best = card
        s.winner = seat
    else:
        s.voids[seat] |= 0 if bit(card) & s.led else s.led
        ahead = beats(s, card)
        s.best = card if ahead else s.best
        s.winner = seat if ahead else s.winner
    s.played += 1
    if s.played < s.players:
        s.turn = left_of(s, seat)
    else:
        end_trick(s)


@rule
def left_of(s: Any, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def beats(s: Any, card: int) -> bool:
    """Whether a card beats the best one of the trick: of two trumps the later wins (F8)."""
    higher = (card > s.best) & (bit(card) & s.led != 0)
    return is_trump(s, card) | (higher & (not is_trump(s, s.best)))


@rule
def is_trump(s: Any, card: int) -> bool:
    return bit(card) & s.trump != 0


@rule
def end_trick(s: Any) -> None:
    """The winner takes the disc and leads the next trick (F11)."""
    s.takers[s.trick - 1] = s.winner
    s.turn = s.winner
    if s.trick < s.ranks:
        begin_trick(s, s.trick + 1)
    else:
        end_round(s)


# Scoring and further rounds ----------------------------------------------------------------------


@rule
def end_round(s: Any) -> None:
    score_round(s)
    s.last_blue = s.blue
    for disc in range(DISCS):
        s.last_takers[disc] = s.takers[disc]
    if s.this_round == s.rounds:
        s.turn = OVER
        return
    s.this_round += 1
    if s.this_round % 2:
        begin_odd_round(s)
    else:
        begin_even_round(s)


@rule
def score_round(s: Any) -> None:
    """Blue discs count for their taker, red ones against (F12); a team's count for both (F16)."""
    for disc in range(s.ranks):
        value = disc + 1 if s.blue >> disc & 1 else -disc - 1
        taker = s.takers[disc]
        s.scores[taker] += value
        if s.teams:
            s.scores[partner_of(taker)] += value


@rule
def partner_of(seat: int) -> int:
    return seat ^ 2


@rule
def begin_even_round(s: Any) -> None:
    """The other sides of the discs, and the same hands again (F13)."""
    clear_table(s)
    s.blue ^= bit(s.ranks) - 1
    s.thrown = s.blue
    for seat in range(s.players):
        s.hands[seat] = s.dealt[seat]
    if exchanging(s):
        s.turn = 0


# Partners ----------------------------------------------------------------------------------------


@rule
def exchanging(s: Any) -> bool:
    """Whether the seats are choosing the cards they exchange (F17)."""
    return bool(s.teams and s.this_round % 2 == 0 and s.given < GIFTS)


@rule
def give(s: Any, card: int) -> None:
    """Choose the next card to give: to the left, then across, then to the right (F20)."""
    s.hands[s.turn] ^= bit(card)
    s.gifts[s.given] = card
    s.given += 1
    if s.given < GIFTS:
        s.turn = s.given // 3
    else:
        take_gifts(s)


@rule
def take_gifts(s: Any) -> None:
    for gift in range(GIFTS):
        s.hands[receiver_of(gift)] |= bit(s.gifts[gift])
    s.turn = s.winner


@rule
def receiver_of(gift: int) -> int:
    return (gift // 3 + gift % 3 + 1) % 4


@rule
def gift_from(giver: int, receiver: int) -> int:
    """The gift that goes from one seat to another."""
    return 3 * giver + (receiver - giver + 3) % 4


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    """The highest sum wins; equal sums, and partners, share (F15, F16)."""
    best = s.scores[0]
    for seat in range(1, s.players):
        best = max(best, s.scores[seat])
    winners = 0
    for seat in range(s.players):
        winners += s.scores[seat] == best
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.scores[seat] == best else 0.0
