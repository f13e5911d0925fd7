"""Durable appends: many tables at once, in groups and with a transaction for each."""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

from _measure import progress, show

from kwintet.server.store import writer
from kwintet.server.store.sqlite import SqliteStore

LOADS = [(1, 0.0), (20, 0.0), (200, 0.0), (2000, 0.0), (200, 2000.0)]  # tables, appends a second
WAYS = {"group commit": writer.MOST_IN_A_GROUP, "a transaction each": 1}
DIGITS = (0, 1, 1, 1, 0)  # of the columns
EVENT = json.dumps({"kind": "stepped", "at": 1.25, "step": "B7", "by": "person", "id": "x" * 100})


async def measure(folder: Path, tables: int, rate: float, seconds: float) -> list[float]:
    """Every table appends its next event when the one before is on the disk, or by the clock."""
    store = await SqliteStore.open(folder / "kwintet.db")
    numbers = [await store.create_table(f"T{n}", "", "", []) for n in range(tables)]
    waits: list[float] = []
    begun, commits, cpu = time.perf_counter(), store.counts.commits, time.process_time()

    async def play(table: int) -> None:
        n = 0
        if rate:
            await asyncio.sleep(table / rate)
        while (since := time.perf_counter()) < begun + seconds:
            await store.append(table, n, [EVENT.encode()])
            waits.append(time.perf_counter() - since)
            n += 1
            if rate:
                await asyncio.sleep(max(0.0, since + tables / rate - time.perf_counter()))

    await asyncio.gather(*map(play, numbers))
    took = time.perf_counter() - begun
    cpu = time.process_time() - cpu
    commits = store.counts.commits - commits
    await store.close()
    waits.sort()
    millis = [wait * 1e3 for wait in (waits[len(waits) // 2], waits[len(waits) * 99 // 100])]
    return [len(waits) / took, *millis, len(waits) / commits, cpu / len(waits) * 1e6]


def sync_time(folder: Path) -> float:
    """What the disk needs for one small write, in milliseconds: the middle of 200."""
    file = os.open(folder / "sync", os.O_CREAT | os.O_WRONLY)
    took = []
    for n in range(200):
        since = time.perf_counter()
        os.pwrite(file, b"x" * 4096, n * 4096)
        os.fsync(file)
        took.append(time.perf_counter() - since)
    os.close(file)
    return sorted(took)[100] * 1e3


def once(way: str, tables: int, rate: float, given: argparse.Namespace) -> list[float]:
    writer.MOST_IN_A_GROUP = WAYS[way]
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        return asyncio.run(measure(Path(folder), tables, rate, given.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each row, each time")
    parser.add_argument("--times", type=int, default=5, help="that each is measured, in turns")
    parser.add_argument("--folder", help="on the disk to be measured; else a temporary one")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        print(f"A write of 4 KB and a sync take {sync_time(Path(folder)):.2f} ms here.\n")
    rows = []
    for tables, rate in LOADS:
        found: dict[str, list[list[float]]] = {way: [] for way in WAYS}
        for number in range(given.times):
            for way, figures in found.items():
                progress(f"{tables} tables, {way}, {number + 1} of {given.times}")
                figures.append(once(way, tables, rate, given))
        for way, figures in found.items():
            middle = [statistics.median(column) for column in zip(*figures, strict=True)]
            asked = f"{rate:,.0f}" if rate else "all it can"
            shown = [f"{figure:,.{digits}f}" for figure, digits in zip(middle, DIGITS, strict=True)]
            rows.append([way, f"{tables:,}", asked, *shown])
    progress("")
    show(["", "tables", "asked", "appends/s", "p50 ms", "p99 ms", "a commit", "CPU µs"], rows)


if __name__ == "__main__":
    main()
