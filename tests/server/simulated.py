"""A server in a simulation: the real application, with the clock and the network made up.

Time passes only when everybody waits, and then at once, so a day of a table takes no time and comes
out the same every time it is played with the same seed.
"""

import asyncio
import random
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any

from server import store_memory

from kwintet.bots import Known, choose
from kwintet.server import orders as do
from kwintet.server import store
from kwintet.server.hub import Hub, Live
from kwintet.server.messages import Message, TableShown, encode
from kwintet.server.showing import Person


class _Still(selectors.SelectSelector):
    """Does not wait: it moves the clock on instead."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits for ever"
        self.now += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.still = _Still()
        super().__init__(self.still)

    def time(self) -> float:
        return self.still.now


def simulate(work: Coroutine[Any, Any, None]) -> None:
    """Run something in simulated time."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        runner.run(work)


class Memory(store_memory.MemoryStore):
    """A store that takes its time, and fails when it is told to."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(asyncio.get_running_loop().time)
        self.rng = rng
        self.fails: list[Exception] = []  # for the appends to come
        for number in range(1, 10):
            who = store.Person(number, f"Person {number}", "", 0.0)
            self.known[number] = store_memory.Known(who)

    async def append(self, table: int, first: int, events: Sequence[bytes]) -> None:
        await asyncio.sleep(self.rng.random() * 0.01)
        if self.fails:
            raise self.fails.pop(0)
        await super().append(table, first, events)

    async def events(self, table: int, since: int = 0) -> list[bytes]:
        await asyncio.sleep(self.rng.random() * 0.01)
        return await super().events(table, since)


class Client:
    """Somebody who looks at a table, and keeps all that they were ever sent."""

    def __init__(self, live: Live, person: int) -> None:
        self.live = live
        self.person = person
        self.got: list[Message] = []
        self.bytes = b""
        self.asked = 0

    def send(self, message: Message) -> None:
        self.got.append(message)
        self.bytes += encode(message) + b"\n"

    @property
    def table(self) -> TableShown:
        """The table as it was shown last."""
        return next(m for m in reversed(self.got) if isinstance(m, TableShown))

    async def ask(self, order: do.AnyOrder, number: str = "") -> Message:
        self.asked += 1
        return await self.live.ask(self.person, number or f"{self.person}-{self.asked}", order)


async def bot(known: Known, level: str) -> str:
    await asyncio.sleep(0.05)
    return choose(known, level)


def person(number: int) -> Person:
    return Person(f"Person {number}", "")


def hub(seed: int, kept: store.Store | None = None) -> Hub:
    rng = random.Random(seed)
    loop = asyncio.get_running_loop()
    return Hub(kept or Memory(rng), loop.time, bot, person, rng)
