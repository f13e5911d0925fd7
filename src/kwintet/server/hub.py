"""The tables that are alive: orders come in, events are stored, and everybody sees what changed.

At one table things happen one after the other. An order is decided, its events are stored, and only
then are they applied and told; what was acknowledged is never lost, and nobody sees what could be.
"""

import asyncio
import contextlib
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from kwintet.bots import Known, known
from kwintet.errors import KwintetError
from kwintet.game import Line, find
from kwintet.server import events as ev
from kwintet.server import orders as do
from kwintet.server.clock import deadline, tick
from kwintet.server.deciding import decide, play_bot
from kwintet.server.messages import Done, Log, Message, News, Refused
from kwintet.server.orders import Refusal
from kwintet.server.showing import Person, Reader, history, shown, told, why_not
from kwintet.server.store import State, Store, StoreError
from kwintet.server.table import AGREEING, CLOSED, OVER, PLAYING, WAITING, Table

REMEMBERED = 64  # answers at a table, for orders that come twice
SOON = 30.0  # seconds: a clock that runs out later is watched by the store
STATES = {
    WAITING: State.OPEN,
    AGREEING: State.RUNNING,
    PLAYING: State.RUNNING,
    OVER: State.FINISHED,
    CLOSED: State.CLOSED,
}
NOTED = ev.Sat | ev.Vacated | ev.Arranged | ev.Begun | ev.Closed  # by lists
BOT_PAUSE = 0.6  # seconds before a bot acts, whatever it has to choose from

Choose = Callable[[Known, str], Awaitable[str]]


class Socket(Protocol):
    """Somebody who looks at a table; `send` never waits."""

    person: int

    def send(self, message: Message) -> None: ...


class Live:
    """A table that somebody looks at, or at which something happens by itself."""

    def __init__(self, number: int, code: str, hub: "Hub") -> None:
        self.number = number
        self.code = code
        self.hub = hub
        self.table = Table()
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.answers: OrderedDict[tuple[int, str], Message] = OrderedDict()
        self.timer: asyncio.TimerHandle | None = None
        self.bot: asyncio.Task[None] | None = None

    # Orders

    async def ask(self, person: int, number: str, order: do.AnyOrder) -> Message:
        """Do what a person asks, once; the same number again gets the answer that it got."""
        async with self.lock:
            earlier = self.answers.get((person, number))
            if earlier is not None:
                return earlier
            try:
                await self._happen(decide(self.table, order, person, self.hub.clock()))
            except Refusal as refusal:
                return Refused(number, refusal.code, self._why(person, order, refusal))
            except StoreError as error:
                await self.read()
                return Refused(number, error.code)
            answer = Done(number)
            self.answers[person, number] = answer
            while len(self.answers) > REMEMBERED:
                self.answers.popitem(last=False)
            return answer

    def _why(self, person: int, order: do.AnyOrder, refusal: Refusal) -> Line | None:
        seat = self.table.seat_of(person)
        if refusal.code == "illegal_step" and isinstance(order, do.Step) and seat is not None:
            return why_not(self.table, seat, order.step)
        return None

    async def read(self) -> None:
        """Make the table what the store says that it is."""
        table = Table()
        for event in await self.hub.store.events(self.number):
            table.apply(ev.decode(event))
        self.table = table
        self.show_all()
        self._arrange()

    async def _happen(self, events: Sequence[ev.AnyEvent]) -> None:
        """Store events, then let them be, and tell everybody."""
        if not events:
            return
        store, public = self.hub.store, self.table.agreed.public
        if any(isinstance(event, ev.Begun) for event in events):  # first: so that it is resumed
            await store.note_table(self.number, State.RUNNING, public, None, b"")
        await store.append(self.number, self.table.events, [*map(ev.encode, events)])
        readers = {self._reader(socket) for socket in self.sockets}
        news: dict[int | None, list[News]] = {reader.seat: [] for reader in readers}
        for event in events:
            before = self.table.position.copy() if self.table.position else None
            self.table.apply(event)
            if isinstance(event, ev.Stepped) and before is not None:
                for seat, heard in news.items():
                    heard.append(told(before, event.step, event.by, self.table.game, seat))
        for socket in self._audience(events):
            self._show(socket, news.get(self._reader(socket).seat, []))
        self._arrange()
        if any(isinstance(event, NOTED) for event in events) or self.table.phase == OVER:
            self.hub.spawn(self._note())

    def _audience(self, events: Sequence[ev.AnyEvent]) -> list[Socket]:
        """Who is told of events: all, but what is chosen ahead is for that seat alone."""
        chosen = {event.seat for event in events if isinstance(event, ev.Chosen)}
        if not all(isinstance(event, ev.Chosen) for event in events):
            return list(self.sockets)
        return [socket for socket in self.sockets if self._reader(socket).seat in chosen]

    async def _note(self, wake_at: float | None = None) -> None:
        """Let lists know who sits where, and how far the table is; the log does not wait for it."""
        table, store = self.table, self.hub.store
        with contextlib.suppress(StoreError):  # they will know more the next time
            for number, seat in enumerate(table.seats):
                await store.seat(self.number, number, seat.person)
            state, public = STATES[table.phase], table.agreed.public
            await store.note_table(self.number, state, public, wake_at, b"")

    # Who looks

    def come(self, socket: Socket) -> None:
        """Somebody looks at the table from now on; they are told all that has happened."""
        self.sockets.add(socket)
        if self.table.position is not None:
            socket.send(Log(history(self.table, self._reader(socket).seat)))
        self.show_all()

    def go(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.show_all()
        self._rest()

    def _rest(self) -> None:
        """A table that nobody looks at, and where nothing happens soon, is left to the store."""
        busy = self.lock.locked() or (self.bot is not None and not self.bot.done())
        due = deadline(self.table)
        if self.sockets or busy or (due is not None and due - self.hub.clock() < SOON):
            return
        if self.timer is not None:
            self.timer.cancel()
        self.hub.live.pop(self.number, None)
        if due is not None:
            self.hub.spawn(self._note(due))

    def show_all(self) -> None:
        for socket in tuple(self.sockets):
            self._show(socket, [])

    def _reader(self, socket: Socket) -> Reader:
        return Reader(socket.person, self.table.seat_of(socket.person))

    def _show(self, socket: Socket, news: Sequence[News]) -> None:
        here = {each.person for each in self.sockets}
        reader = self._reader(socket)
        now = self.hub.clock()
        socket.send(shown(self.table, self.code, reader, self.hub.people, here, news, now))

    # What happens by itself

    def _arrange(self) -> None:
        """See to the next deadline, and to a bot that is at turn."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = deadline(self.table)
        if due is not None:
            wait = max(0.0, due - self.hub.clock())
            self.timer = asyncio.get_running_loop().call_later(wait, self._wake)
        seat = self._bots_turn()
        if seat is not None and (self.bot is None or self.bot.done()):
            self.bot = self.hub.spawn(self._play_bot())
            self.bot.add_done_callback(lambda _: self._rest())

    def _bots_turn(self) -> int | None:
        """The seat at turn, if a bot makes its step."""
        table = self.table
        if table.phase != PLAYING or table.paused or not isinstance(table.game.turn, int):
            return None
        turn = table.game.turn
        return turn if table.has_bot_step(turn) else None

    def _wake(self) -> None:
        self.hub.spawn(self._tick())

    async def _tick(self) -> None:
        self.timer = None
        async with self.lock:
            try:
                await self._happen(tick(self.table, self.hub.clock()))
            except StoreError:
                await self.read()
        self._rest()

    async def _play_bot(self) -> None:
        """Let a bot choose for the seat at turn, as long as one is."""
        while (seat := self._bots_turn()) is not None:
            game = self.table.game
            ply = len(game.steps)
            level = self.table.seats[seat].level or self.hub.level
            world = known(game.game, game.options, game._s, seat, self.hub.rng)
            step, _ = await asyncio.gather(
                self.hub.choose(world, level), asyncio.sleep(self.hub.bot_pause)
            )
            async with self.lock:
                try:
                    events = play_bot(self.table, seat, ply, step, self.hub.clock())
                    await self._happen(events)
                except Refusal:  # the owner came back, or a step was taken back
                    continue
                except StoreError:
                    await self.read()


class NoTable(KwintetError):
    code = "no_table"


class Hub:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        choose: Choose,
        people: Callable[[int], Person],
        rng: random.Random | None = None,
        bot_pause: float = BOT_PAUSE,
    ) -> None:
        self.store = store
        self.clock = clock
        self.choose = choose
        self.people = people
        self.rng = rng or random.SystemRandom()
        self.bot_pause = bot_pause
        self.level = "casual"  # of bots that play for people
        self.live: dict[int, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def open(self, code: str, agreed: ev.Agreed, host: int, series: str = "") -> Live:
        """A new table; its options are checked as those of a record are."""
        game = find(agreed.game)
        players = game.check_players(agreed.players)
        full = game.full_options(agreed.options, players)
        agreed = msgspec.structs.replace(agreed, options=game.written_options(full, players))
        edition = ",".join(game.edition(full).values())
        opened = ev.encode(ev.Opened(self.clock(), agreed, host, series))
        await self.store.create_table(code, game.name, edition, [opened])
        return await self.table(code)

    async def table(self, code: str) -> Live:
        """The live table of a code, read from the store if it sleeps."""
        number = await self.store.table_by_code(code)
        if number is None:
            raise NoTable(f"there is no table {code!r}")
        live = self.live.get(number)
        if live is None:
            live = self.live.setdefault(number, Live(number, code, self))
            async with live.lock:
                if not live.table.events:
                    await live.read()
        return live

    async def wake(self) -> None:
        """See to the tables whose time has come while they slept."""
        for number in await self.store.due(self.clock()):
            await self._wake(number)

    async def resume(self) -> None:
        """After a start: bots go on where they were at turn, and clocks run."""
        for number in await self.store.running_tables():
            await self._wake(number)

    async def _wake(self, number: int) -> None:
        listed = await self.store.table(number)
        if listed is not None:
            live = await self.table(listed.code)
            if STATES[live.table.phase] is not listed.state:
                await live._note()
            live._rest()
