"""Live tables: orders, answers, bots, clocks, and what reaches whom."""

import asyncio
import random
from typing import Any

import pytest
from conformance import random_game
from server.simulated import Client, Memory, hub, simulate

import kwintet
from kwintet import fair
from kwintet.errors import BadOption, BadPlayers
from kwintet.game import Form, Offers, find
from kwintet.server import events as ev
from kwintet.server import orders as do
from kwintet.server.hub import Hub, Live, NoTable
from kwintet.server.messages import Done, Log, Refused
from kwintet.server.store import State, StoreFailed
from kwintet.server.table import AGREEING, OVER, PLAYING

ELS, BRAM, CLEO, EVA = 1, 2, 3, 9
SECRET_GAME = next(name for name in kwintet.games() if "deal" in find(name).secret)


async def crowd(live: Live, people: int, bots: int) -> list[Client]:
    """People at their seats and bots at the others, with the game begun."""
    clients = [Client(live, ELS + i) for i in range(people)]
    for seat, client in enumerate(clients):
        live.come(client)
        assert isinstance(await client.ask(do.Sit(seat)), Done)
    for seat in range(people, people + bots):
        await clients[0].ask(do.SeatBot(seat, "casual"))
    await clients[0].ask(do.Start())
    nonces = {client.person: fair.new_nonce() for client in clients}
    for client in clients:
        await client.ask(do.Commit(fair.commitment(nonces[client.person])))
    for client in clients:
        await client.ask(do.Show(nonces[client.person].hex()))
    return clients


def some_step(offers: Offers, position: kwintet.Position, rng: random.Random) -> str:
    """What a person could choose: from what they are offered, or any step there is."""
    if offers.steps and rng.random() < 0.8:
        return rng.choice(offers.steps)
    return rng.choice([step for step in position.legal if step not in position.claims])


async def play_on(live: Live, clients: list[Client], rng: random.Random) -> None:
    """Until the game is over: people step when they are shown that they may."""
    while live.table.phase == PLAYING:
        for client in clients:
            shown = client.table
            if shown.offers is not None and shown.phase == PLAYING:
                step = some_step(shown.offers, live.table.game, rng)
                await client.ask(do.Step(shown.ply, step))
        await asyncio.sleep(0.3)


# A whole evening ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kwintet.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_people_and_bots_play_a_whole_game(name: str, seed: int) -> None:
    async def evening() -> None:
        rng = random.Random(seed)
        game = hub(seed)
        start = random_game(find(name), rng)
        options = start.game.written_options(start.options, start.players)
        live = await game.open("abc", ev.Agreed(name, start.players, options), ELS)
        people = min(2, start.players)
        clients = await crowd(live, people, start.players - people)
        onlooker = Client(live, EVA)
        live.come(onlooker)
        await play_on(live, clients, rng)
        assert live.table.phase == OVER
        for client in [*clients, onlooker]:
            check_same(client, live)
        log = live.table.game.steps
        assert len(onlooker_news(clients[0])) == len(log)
        fair.verify(fair.prove(live.table.game, fair.Source(live.table.secret, live.table.nonces)))

    simulate(evening())


def onlooker_news(client: Client) -> list[Any]:
    """All steps that a client was told of, from its first look on."""
    news: list[Any] = []
    for message in client.got:
        if isinstance(message, Log):
            news = [*message.news]
        else:
            news += getattr(message, "news", [])
    return news


def check_same(client: Client, live: Live) -> None:
    """What a client was shown last is what the server has."""
    shown = client.table
    seat = live.table.seat_of(client.person)
    assert shown.events == live.table.events
    assert shown.you == seat
    assert shown.view == live.table.game.view(seat)
    assert shown.ply == len(live.table.game.steps)
    assert shown.winners == live.table.game.winners


def test_who_comes_late_is_told_all() -> None:
    async def evening() -> None:
        live = await hub(3).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 2, 2)
        for _ in range(200):
            await asyncio.sleep(0.1)
            shown = clients[0].table
            if shown.offers:
                await clients[0].ask(do.Step(shown.ply, shown.offers.steps[0]))
        late, early = Client(live, BRAM), clients[1]
        live.come(late)
        assert onlooker_news(late) == onlooker_news(early)
        assert late.table.view == early.table.view

    simulate(evening())


# Orders ------------------------------------------------------------------------------------------


def test_an_order_that_comes_twice_is_done_once() -> None:
    async def evening() -> None:
        live = await hub(4).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 4, 0)
        client = next(c for c in clients if c.table.offers is not None)
        shown = client.table
        step = do.Step(shown.ply, shown.offers.steps[0])
        answers = await asyncio.gather(*(client.ask(step, "the same") for _ in range(5)))
        assert answers == [Done("the same")] * 5
        assert len(live.table.game.steps) == shown.ply + 1
        again = await client.ask(step)
        assert isinstance(again, Refused)
        assert again.code == "stale_ply"

    simulate(evening())


def test_two_at_once_are_served_one_after_the_other() -> None:
    async def evening() -> None:
        live = await hub(5).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        els, bram = Client(live, ELS), Client(live, BRAM)
        answers = await asyncio.gather(els.ask(do.Sit(1)), bram.ask(do.Sit(1)))
        assert [type(answer) for answer in answers] == [Done, Refused]

    simulate(evening())


def test_a_refused_step_says_why_in_the_games_words() -> None:
    async def evening() -> None:
        live = await hub(6).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 4, 0)
        client = next(c for c in clients if c.table.offers is not None)
        other = next(c for c in clients if c is not client)
        ply = client.table.ply
        answer = await client.ask(do.Step(ply, "nonsense"))
        assert isinstance(answer, Refused)
        assert answer.why is not None
        stranger = await other.ask(do.Step(ply, "nonsense"))
        assert isinstance(stranger, Refused)
        assert (stranger.code, stranger.why) == ("not_your_turn", None)

    simulate(evening())


def test_what_is_not_stored_has_not_happened() -> None:
    async def evening() -> None:
        store = Memory(random.Random(7))
        live = await hub(7, store).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        client = Client(live, ELS)
        live.come(client)
        store.fails.append(StoreFailed("the disk is full"))
        answer = await client.ask(do.Sit(0))
        assert isinstance(answer, Refused)
        assert answer.code == "store_failed"
        assert client.table.you is None
        assert isinstance(await client.ask(do.Sit(0)), Done)
        assert client.table.you == 0

    simulate(evening())


def test_a_table_with_wrong_options_is_not_opened() -> None:
    async def evening() -> None:
        game = hub(8)
        with pytest.raises(BadPlayers):
            await game.open("abc", ev.Agreed(SECRET_GAME, 99), ELS)
        with pytest.raises(BadOption):
            await game.open("abc", ev.Agreed(SECRET_GAME, 4, {"no": 1}), ELS)
        with pytest.raises(NoTable):
            await game.table("abc")

    simulate(evening())


# By itself ---------------------------------------------------------------------------------------


def test_the_clock_lets_a_bot_step_for_who_sleeps() -> None:
    async def evening() -> None:
        agreed = ev.Agreed(SECRET_GAME, 4, clock=ev.Clock(step=20.0))
        live = await hub(9).open("abc", agreed, ELS)
        await crowd(live, 4, 0)
        ply = len(live.table.game.steps)
        await asyncio.sleep(20.0 * 3 + 3)
        assert len(live.table.game.steps) == ply + 3
        assert [made.by for made in live.table.made[ply:]] == ["clock"] * 3

    simulate(evening())


def test_chance_does_not_wait_for_ever_for_a_nonce() -> None:
    async def evening() -> None:
        live = await hub(10).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        client = Client(live, ELS)
        await client.ask(do.Sit(0))
        for seat in (1, 2, 3):
            await client.ask(do.SeatBot(seat, "casual"))
        await client.ask(do.Start())
        assert live.table.phase == AGREEING
        await asyncio.sleep(6)
        assert live.table.phase == PLAYING

    simulate(evening())


def test_a_table_sleeps_and_wakes_as_it_was() -> None:
    async def evening() -> None:
        game: Hub = hub(11)
        live = await game.open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 4, 0)
        steps = live.table.game.steps
        for client in clients:
            live.go(client)
        assert not game.live
        woken = await game.table("abc")
        assert woken is not live
        assert woken.table.game.steps == steps

    simulate(evening())


def test_bots_play_a_game_that_nobody_looks_at() -> None:
    async def evening() -> None:
        game = hub(12)
        live = await game.open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        els = Client(live, ELS)
        for seat in range(4):
            await els.ask(do.SeatBot(seat, "casual"))
        await els.ask(do.Start())
        await asyncio.sleep(500)
        assert live.table.phase == OVER

    simulate(evening())


def test_after_a_restart_bots_go_on() -> None:
    async def evening() -> None:
        store = Memory(random.Random(15))
        live = await hub(15, store).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        els = Client(live, ELS)
        for seat in range(4):
            await els.ask(do.SeatBot(seat, "casual"))
        await els.ask(do.Start())
        for task in tuple(live.hub.tasks):
            task.cancel()  # the server is gone
        begun = len(await store.events(1))
        again = hub(16, store)
        await again.resume()
        await asyncio.sleep(500)
        assert len(await store.events(1)) > begun
        listed = await store.table(1)
        assert listed is not None
        assert listed.state is State.FINISHED
        assert not again.live

    simulate(evening())


def test_a_slow_clock_runs_while_the_table_sleeps() -> None:
    async def evening() -> None:
        store = Memory(random.Random(17))
        game = hub(17, store)
        day = 24 * 3600.0
        agreed = ev.Agreed(SECRET_GAME, 4, clock=ev.Clock(step=day))
        live = await game.open("abc", agreed, ELS)
        clients = await crowd(live, 4, 0)
        ply = len(live.table.game.steps)
        for client in clients:
            live.go(client)
        await asyncio.sleep(1)
        assert not game.live
        await game.wake()
        assert not game.live, "woken before its time"
        await asyncio.sleep(day)
        await game.wake()
        await asyncio.sleep(5)
        woken = await game.table("abc")
        assert len(woken.table.game.steps) == ply + 1

    simulate(evening())


def test_lists_know_who_sits_where() -> None:
    async def evening() -> None:
        store = Memory(random.Random(18))
        live = await hub(18, store).open("abc", ev.Agreed(SECRET_GAME, 4, public=True), ELS)
        client = Client(live, ELS)
        await client.ask(do.Sit(0))
        await asyncio.sleep(0.1)
        assert [t.code for t in await store.tables_of(ELS, 10)] == ["abc"]
        await client.ask(do.Leave())
        await asyncio.sleep(0.1)
        assert await store.tables_of(ELS, 10) == []
        await client.ask(do.Close())
        await asyncio.sleep(0.1)
        assert (await store.table(1)).state is State.CLOSED  # type: ignore[union-attr]

    simulate(evening())


# What reaches whom -------------------------------------------------------------------------------


def test_nothing_of_the_secret_leaves_before_the_end() -> None:
    async def evening() -> None:
        live = await hub(13).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 3, 1)
        onlooker = Client(live, EVA)
        live.come(onlooker)
        rng = random.Random(13)
        secret = live.table.secret.hex().encode()
        deal = next(step for step in live.table.game.steps if step.startswith("!deal"))
        while live.table.phase == PLAYING:
            for client in [*clients, onlooker]:
                assert secret not in client.bytes
                assert deal.encode() not in client.bytes
            await play_once(live, clients, rng)
        assert clients[0].table.secret.encode() == secret

    simulate(evening())


async def play_once(live: Live, clients: list[Client], rng: random.Random) -> None:
    for client in clients:
        shown = client.table
        if shown.offers is not None:
            step = some_step(shown.offers, live.table.game, rng)
            await client.ask(do.Step(shown.ply, step))
    await asyncio.sleep(0.7)


def test_only_who_is_at_turn_is_offered_anything() -> None:
    async def evening() -> None:
        live = await hub(14).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 4, 0)
        offered = [c.table.offers is not None for c in clients]
        assert offered.count(True) == 1
        assert offered.index(True) == live.table.game.turn
        assert all(
            isinstance(f, Form) for c in clients for f in getattr(c.table.offers, "forms", [])
        )

    simulate(evening())


def test_nobody_is_told_that_a_step_was_chosen_ahead() -> None:
    async def evening() -> None:
        live = await hub(19).open("abc", ev.Agreed(SECRET_GAME, 4), ELS)
        clients = await crowd(live, 4, 0)
        waiting = next(c for c in clients if c.table.offers is None)
        others = [c for c in clients if c is not waiting]
        before = [len(c.got) for c in others]
        await waiting.ask(do.Ahead(["anything"]))
        assert waiting.table.ahead == ["anything"]
        assert [len(c.got) for c in others] == before

    simulate(evening())
