"""A program that appends at many tables at once and says what was acknowledged, until it is killed.

    python store_load.py PATH TABLES APPENDS [PRAGMA ...]

It says `open`, then `<table> <number of events>` for each acknowledged append.
"""

import asyncio
import os
import random
import sys
from pathlib import Path

from kwintet.server.store import writer
from kwintet.server.store.sqlite import SqliteStore


def event(table: int, n: int) -> bytes:
    """Nothing is like any other, and of any length up to a page and more."""
    length = random.Random(f"{table} {n}").choice([0, 10, 200, 200, 1500, 5000])
    return b"[%d:%d]" % (table, n) + b"." * length


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def play(store: SqliteStore, table: int, appends: int) -> None:
    n = len(await store.events(table))
    rng = random.Random(f"{table} {n}")
    for _ in range(appends):
        events = [event(table, n + i) for i in range(rng.choice([1, 1, 1, 3]))]
        await store.append(table, n, events)
        n += len(events)
        say(f"{table} {n}")


async def main(path: Path, tables: int, appends: int) -> None:
    store = await SqliteStore.open(path)
    say("open")
    for n in range(1, tables + 1):
        if await store.table_by_code(f"T{n}") is None:
            await store.create_table(f"T{n}", "", "", [])
    await asyncio.gather(*(play(store, n, appends) for n in range(1, tables + 1)))
    await store.close()


if __name__ == "__main__":
    writer.PRAGMAS = (*writer.PRAGMAS, *sys.argv[4:])
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
