"""The rules of 10, in the order of the rule book: set-up, and what the players do in a round."""

from typing import Any

from kwintet.kernel import CHANCE, bit, rule

from .listing import list_bids, list_guards, list_lays, list_openings, list_second_cards
from .settling import settle
from .table import (
    ADD,
    BID,
    BIDS,
    COVER,
    DEAL,
    DEALT,
    EVERYONE,
    GUARD,
    JOKER,
    JOKERS,
    KEEP,
    LAY,
    MORE,
    NAMED,
    NONE,
    OPEN,
    OPENING,
    OVERBID,
    PASS,
    PILE,
    REVEAL,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SECOND,
    SIDES,
    STARTER,
    STOP,
    SWAP,
    TOKENS,
    TURN_UP,
    UP,
    WAYS,
    earn,
    one,
    seat_at,
)

# Set-up ------------------------------------------------------------------------------------------


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.players = players
    s.spares = JOKERS - players if options.spare_jokers else 0
    s.turn = CHANCE
    s.phase = ROUND_CARDS
    s.this_round = 0
    s.done = 0
    s.pot = 0
    s.shown = 0
    s.left = 0
    for seat in range(SEATS):
        s.tokens[seat] = 0
        s.scores[seat] = 0
        s.hands[seat] = 0
        s.taken[seat] = 0
        s.round_cards[seat] = 0
    for seat in range(players):
        earn(s, seat, TOKENS)
    for i in range(ROUNDS):
        s.order[i] = NONE
    for i in range(PILE):
        s.pile[i] = NONE
    clear_table(s, 0)


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    if s.phase == ROUND_CARDS:
        for i in range(ROUNDS):
            pool[i] = i + 1
        return ROUND_CARDS, ROUNDS, 1, 1
    n = NAMED + s.spares
    for number in range(n):
        pool[number] = number
    return DEAL, n, 1, 1


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    if s.phase == ROUND_CARDS:
        for i in range(ROUNDS):
            s.order[i] = out[i]
        s.phase = DEAL
    else:
        deal(s, t, out)
        begin_round(s, 0)


@rule
def deal(s: Any, t: Any, out: Any) -> None:
    """A joker and three cards to each player, the rest to the draw pile (N2)."""
    for seat in range(s.players):
        s.hands[seat] = one(JOKER)
        for i in range(DEALT * seat, DEALT * seat + DEALT):
            s.hands[seat] += one(t.kind[out[i]])
    n = NAMED + s.spares
    s.left = n - DEALT * s.players
    for i in range(s.left):
        s.pile[i] = t.kind[out[n - 1 - i]]


# The round card, and laying ----------------------------------------------------------------------


@rule
def begin_round(s: Any, starter: int) -> None:
    """The next round card is turned up (N3); the round before stays in sight."""
    s.this_round += 1
    s.turn = starter
    s.phase = LAY
    s.done = 0


@rule
def clear_table(s: Any, starter: int) -> None:
    s.starter = starter
    s.up = 0
    s.owner = NONE
    s.bidder = NONE
    s.bid = 0
    s.winner = NONE
    s.loser = NONE
    s.won = 0
    for seat in range(SEATS):
        s.guards[seat] = 0
        s.cards[seat] = NONE
        s.known[seat] = 0
        s.fronts[seat] = seat
        s.seconds[seat] = NONE


@rule
def lay(s: Any, kind: int, side: int, guard: int) -> None:
    """Lay a card, face up or down, and guard it (N4)."""
    seat = s.turn
    if s.done == 0:
        clear_table(s, seat)
    s.hands[seat] -= one(kind)
    s.cards[seat] = kind
    s.known[seat] = EVERYONE if side == UP else bit(seat)
    s.up |= bit(seat) if side == UP else 0
    cover(s, seat, guard)
    s.done += 1
    if s.done < s.players:
        s.turn = seat_at(s, s.done)
    else:
        s.done = 0
        next_opener(s)


@rule
def cover(s: Any, seat: int, tokens: int) -> None:
    earn(s, seat, -tokens)
    s.guards[seat] += tokens


# Bidding and swapping ----------------------------------------------------------------------------


@rule
def next_opener(s: Any) -> None:
    """From the starter clockwise, each may open once; who cannot is skipped (N5, N21)."""
    while s.done < s.players:
        if can_open(s, seat_at(s, s.done)):
            s.turn = seat_at(s, s.done)
            s.phase = OPEN
            return
        s.done += 1
    begin_second_cards(s)


@rule
def can_open(s: Any, seat: int) -> bool:
    """Whether a player has a token for an unguarded card, or enough for a guarded one."""
    for owner in range(s.players):
        if owner != seat and s.tokens[seat] >= max(s.guards[owner], 1):
            return True
    return False


@rule
def open_on(s: Any, owner: int, bid: int) -> None:
    s.owner = owner
    overbid(s, bid)


@rule
def overbid(s: Any, bid: int) -> None:
    s.bid = bid
    s.bidder = s.turn
    s.phase = BID
    next_bidder(s)


@rule
def next_bidder(s: Any) -> None:
    """Clockwise back to the last bidder; the owner does not bid, nor who cannot pay (N21)."""
    seat = (s.turn + 1) % s.players
    while seat == s.owner or (seat != s.bidder and s.tokens[seat] <= s.bid):
        seat = (seat + 1) % s.players
    s.turn = seat
    if seat == s.bidder:
        earn(s, s.bidder, -s.bid)
        earn(s, s.owner, s.bid)
        exchange(s)


@rule
def swap(s: Any, owner: int) -> None:
    """One token into the pot for an unguarded card: nobody can overbid (N5)."""
    s.owner = owner
    s.bidder = s.turn
    s.bid = 0
    earn(s, s.turn, -1)
    s.pot += 1
    exchange(s)


@rule
def exchange(s: Any) -> None:
    """Cards change places, guards and sides do not (N6, N19)."""
    s.fronts[s.owner], s.fronts[s.bidder] = s.fronts[s.bidder], s.fronts[s.owner]
    s.known[s.fronts[s.owner]] |= bit(s.owner)
    s.known[s.fronts[s.bidder]] |= bit(s.bidder)
    s.phase = COVER
    s.turn = s.bidder
    if not can_cover(s, s.bidder):
        other_guard(s)


@rule
def can_cover(s: Any, seat: int) -> bool:
    return s.tokens[seat] > 0 and s.guards[seat] < GUARD


@rule
def other_guard(s: Any) -> None:
    """After the one who took the card the other may add to the guard (N22)."""
    if s.turn == s.bidder and can_cover(s, s.owner):
        s.turn = s.owner
    else:
        end_opening(s)


@rule
def end_opening(s: Any) -> None:
    s.done += 1
    next_opener(s)


@rule
def pass_on(s: Any) -> None:
    """Not open at all, or not overbid, for now (N8, N21)."""
    if s.phase == OPEN:
        end_opening(s)
    else:
        next_bidder(s)


# The second card ---------------------------------------------------------------------------------


@rule
def begin_second_cards(s: Any) -> None:
    """All guard tokens go into the pot (N9)."""
    for seat in range(s.players):
        s.pot += s.guards[seat]
        s.guards[seat] = 0
    s.done = 0
    next_second_card(s)


@rule
def next_second_card(s: Any) -> None:
    s.turn = seat_at(s, s.done)
    s.phase = ADD if s.up & bit(s.fronts[s.turn]) else TURN_UP


@rule
def reveal(s: Any) -> None:
    card = s.fronts[s.turn]
    s.up |= bit(card)
    s.known[card] = EVERYONE
    s.phase = ADD


@rule
def add(s: Any, kind: int) -> None:
    s.hands[s.turn] -= one(kind)
    s.seconds[s.turn] = kind


@rule
def end_turn(s: Any, t: Any) -> None:
    s.done += 1
    if s.done < s.players:
        next_second_card(s)
    else:
        settle(s, t)


# Moves -------------------------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    if s.phase == LAY:
        return list_lays(s, moves)
    if s.phase == OPEN:
        return list_openings(s, moves)
    if s.phase == BID:
        return list_bids(s, moves)
    if s.phase == COVER:
        return list_guards(s, moves)
    if s.phase == TURN_UP:
        moves[0] = REVEAL
        moves[1] = KEEP
        return 2
    if s.phase == ADD:
        return list_second_cards(s, t, moves)
    for seat in range(s.players):
        moves[seat] = STARTER + seat
    return s.players


@rule
def play(s: Any, t: Any, move: int) -> None:
    if move < OPENING:
        lay(s, move // (SIDES * WAYS), move // WAYS % SIDES, move % WAYS)
    elif move < SWAP:
        open_on(s, (move - OPENING) // BIDS, (move - OPENING) % BIDS)
    elif move < OVERBID:
        swap(s, move - SWAP)
    elif move < PASS:
        overbid(s, move - OVERBID)
    elif move == PASS:
        pass_on(s)
    elif move < REVEAL:
        cover(s, s.turn, move - MORE)
        other_guard(s)
    elif move == REVEAL:
        reveal(s)
    elif move < STARTER:
        if SECOND <= move < STOP:
            add(s, move - SECOND)
        end_turn(s, t)
    else:
        begin_round(s, move - STARTER)
