"""Whatever was acknowledged is there after a crash: killed, without power, or files cut off."""

import os
import pickle
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from server.store_later import later
from server.store_load import event
from server.tracer import Op

from kwintet.server.store import StoreUnusable
from kwintet.server.store.prepare import MIGRATIONS, connected, prepare

HERE = Path(__file__).parent
DEEP = bool(os.environ.get("KWINTET_DEEP"))
KILLS = 20 if DEEP else 5
CRASHES = 5_000 if DEEP else 60
CUTS = 5_000 if DEEP else 80
TABLES, APPENDS = 8, 15
SECTOR = 512  # what a disk writes whole, at the least
NAME = "kwintet.db"
MARK = re.compile(rb"\[(\d+):(\d+)\]")

Acknowledged = dict[int, int]  # events by table


def said(lines: bytes) -> Acknowledged:
    """What a program acknowledged, of lines that are whole."""
    whole = lines[: lines.rfind(b"\n") + 1].split(b"\n")
    return {int(table): int(n) for table, n in (line.split() for line in whole if b" " in line)}


def found(path: Path, scripts: Path = MIGRATIONS) -> Acknowledged:
    """How many events of each table are stored; they are all right, and none is missing between."""
    prepare(path, scripts)
    with closing(connected(path)) as link:
        try:
            rows = link.execute("SELECT table_id, n, data FROM events ORDER BY 1, 2").fetchall()
        except sqlite3.DatabaseError as error:
            raise AssertionError("a database that can be opened cannot be read") from error
    stored: Acknowledged = {}
    for table, n, data in rows:
        assert n == stored.get(table, 0)
        assert data == event(table, n)
        stored[table] = n + 1
    return stored


def lost(stored: Acknowledged, acknowledged: Acknowledged) -> Acknowledged:
    return {table: n for table, n in acknowledged.items() if stored.get(table, 0) < n}


# Killed ------------------------------------------------------------------------------------------


def test_killed_at_any_moment(tmp_path: Path) -> None:
    """It goes on with the same file each time."""
    rng = random.Random(1)
    path = tmp_path / NAME
    command = [
        sys.executable,
        HERE / "store_load.py",
        path,
        "40",
        "1000000",
        "wal_autocheckpoint = 50",
    ]
    for _ in range(KILLS):
        with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE) as program:
            assert program.stdout is not None
            assert program.stdout.readline() == b"open\n"
            heard = program.stdout.readline()
            time.sleep(rng.uniform(0, 0.4))
            program.kill()
            acknowledged = said(heard + program.stdout.read())
        assert acknowledged
        assert not lost(found(path), acknowledged)


# Traced ------------------------------------------------------------------------------------------


@dataclass
class Disk:
    """Files, and what was done to them that no sync has made safe."""

    safe: dict[str, bytes]
    pending: dict[str, list[Op]] = field(default_factory=dict)

    def do(self, op: Op) -> None:
        if op.kind in ("write", "truncate"):
            self.pending.setdefault(op.file, []).append(op)
        elif op.kind == "sync":
            self.safe[op.file] = changed(self.safe.get(op.file, b""), self.pending.pop(op.file, []))
        elif op.kind == "unlink":
            self.safe.pop(op.file, None)
            self.pending.pop(op.file, None)
        elif op.kind == "rename":
            new = op.data.decode()
            self.safe[new] = self.safe.pop(op.file, b"")
            self.pending[new] = self.pending.pop(op.file, [])

    def killed(self) -> dict[str, bytes]:
        """The system lives, and has all that was written."""
        return self._with(self.pending)

    def torn(self, rng: random.Random) -> dict[str, bytes]:
        """The last write reached the file in part."""
        left = {name: list(ops) for name, ops in self.pending.items()}
        for ops in left.values():
            if ops and ops[-1].kind == "write":
                ops[-1] = ops[-1]._replace(
                    data=ops[-1].data[: rng.randrange(len(ops[-1].data) + 1)]
                )
        return self._with(left)

    def without_power(self, rng: random.Random) -> dict[str, bytes]:
        """Of what was not synced, some sectors are on the disk and some are not."""
        return self._with({name: sectors(ops, rng) for name, ops in self.pending.items()})

    def _with(self, pending: dict[str, list[Op]]) -> dict[str, bytes]:
        names = self.safe.keys() | pending.keys()
        return {name: changed(self.safe.get(name, b""), pending.get(name, [])) for name in names}


def sectors(ops: Sequence[Op], rng: random.Random) -> list[Op]:
    parts = []
    for op in ops:
        if op.kind == "truncate":
            parts.append(op)
        for start in range(0, len(op.data), SECTOR):
            part = op.data[start : start + SECTOR]
            parts.append(op._replace(offset=op.offset + start, data=part))
    return [part for part in parts if rng.random() < 0.5]


def changed(content: bytes, ops: Sequence[Op]) -> bytes:
    if not ops:
        return content
    file = bytearray(content)
    for op in ops:
        if len(file) < op.offset:
            file += bytes(op.offset - len(file))
        if op.kind == "truncate":
            del file[op.offset :]
        else:
            file[op.offset : op.offset + len(op.data)] = op.data
    return bytes(file)


@dataclass
class Trace:
    before: dict[str, bytes]  # the files, when the program began
    ops: list[Op]

    def moments(self) -> Iterator[tuple[Op, Disk, Acknowledged]]:
        """After each thing that happened; the disk is the same one every time."""
        disk = Disk(dict(self.before))
        acknowledged: Acknowledged = {}
        for op in self.ops:
            disk.do(op)
            if op.kind == "said":
                acknowledged |= said(op.data)
            yield op, disk, dict(acknowledged)


def loaded(folder: Path, *pragmas: str) -> Trace:
    """Appends to a database that was made before."""
    data = folder / "data"
    data.mkdir()
    prepare(data / NAME)
    return traced(folder, HERE / "store_load.py", data / NAME, TABLES, APPENDS, *pragmas)


def traced(folder: Path, *program: object) -> Trace:
    """A program, run to its end, and what it does to the folder `data`."""
    data = folder / "data"
    before = contents(data)
    command = [sys.executable, HERE / "tracer.py", folder / "log", data, sys.executable, *program]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    ops = [Op(*op) for op in pickle.loads((folder / "log").read_bytes())]
    return Trace(before, [op for op in ops if not op.file.endswith(("-shm", ".lock"))])


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    """With many checkpoints."""
    return loaded(tmp_path_factory.mktemp("trace"), "wal_autocheckpoint = 40")


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    """Commits are not synced: what is found here would be a fault."""
    return loaded(tmp_path_factory.mktemp("careless"), "synchronous = NORMAL")


def too_early(trace: Trace) -> list[tuple[int, int]]:
    """The events that were acknowledged before a sync of the log held them."""
    written: set[tuple[int, int]] = set()
    synced: set[tuple[int, int]] = set()
    early = []
    for op in trace.ops:
        if op.kind == "write" and op.file == f"{NAME}-wal":
            written |= {(int(table), int(n)) for table, n in MARK.findall(op.data)}
        elif op.kind == "sync" and op.file == f"{NAME}-wal":
            synced |= written
        elif op.kind == "said":
            last = {(table, n - 1) for table, n in said(op.data).items()}
            early += sorted(last - synced)
    return early


def test_a_sync_comes_before_every_acknowledgement(trace: Trace) -> None:
    acknowledged = sum(len(said(op.data)) for op in trace.ops if op.kind == "said")
    assert acknowledged == TABLES * APPENDS
    assert too_early(trace) == []


def test_an_acknowledgement_without_a_sync_is_found(careless: Trace) -> None:
    assert too_early(careless)


def rebuilt(folder: Path, files: dict[str, bytes]) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder / NAME


def test_a_crash_at_any_write_loses_nothing(trace: Trace, tmp_path: Path) -> None:
    rng = random.Random(2)
    chosen = set(rng.sample(range(len(trace.ops)), min(CRASHES, len(trace.ops))))
    assert {"write", "sync", "unlink"} <= {op.kind for op in trace.ops}
    assert any(op.file == NAME for op in trace.ops), "no checkpoint was made"
    for number, (op, disk, acknowledged) in enumerate(trace.moments()):
        if number in chosen:
            for files in (disk.killed(), disk.torn(rng), disk.without_power(rng)):
                stored = found(rebuilt(tmp_path / "crashed", files))
                assert not lost(stored, acknowledged), f"at {number}: {op[:3]}"


def test_a_loss_without_power_is_found(careless: Trace, tmp_path: Path) -> None:
    """Before it is closed, which syncs."""
    last = max(i for i, op in enumerate(careless.ops) if op.kind == "said")
    *_, (_, disk, acknowledged) = Trace(careless.before, careless.ops[: last + 1]).moments()
    assert not lost(found(rebuilt(tmp_path / "killed", disk.killed())), acknowledged)
    off = rebuilt(tmp_path / "off", disk.without_power(random.Random(3)))
    assert lost(found(off), acknowledged)


PREPARE = """
import sys
from pathlib import Path
from kwintet.server.store.prepare import prepare
prepare(*map(Path, sys.argv[1:]))
"""


def crashes(trace: Trace, tmp_path: Path) -> Iterator[Path]:
    """Some moments, and those around what counts: that the new file takes its place."""
    rng = random.Random(4)
    count = len(trace.ops)
    renamed = next(i for i, op in enumerate(trace.ops) if op.kind == "rename")
    moments = [*range(count)] if DEEP else [*rng.sample(range(count), min(6, count))]
    moments += [renamed - 1, renamed]
    for number, (_, disk, _) in enumerate(trace.moments()):
        if number in moments:
            for files in (disk.killed(), disk.without_power(rng)):
                yield rebuilt(tmp_path / "crashed", files)


def test_a_crash_while_the_database_is_made_stops_no_later_start(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    trace = traced(tmp_path, "-c", PREPARE, tmp_path / "data" / NAME)
    for path in crashes(trace, tmp_path):
        assert found(path) == {}


def test_a_crash_while_the_database_is_migrated_loses_nothing(tmp_path: Path) -> None:
    """Neither of the events nor, once there is a new file, of the backup."""
    before = loaded(tmp_path)
    kept = tmp_path / "data" / NAME
    stored = found(kept)
    assert not lost(stored, [acknowledged for *_, acknowledged in before.moments()][-1])
    old = kept.read_bytes()
    scripts = later(tmp_path)
    for path in crashes(traced(tmp_path, "-c", PREPARE, kept, scripts), tmp_path):
        with closing(connected(path)) as link:
            names = {row[1] for row in link.execute("PRAGMA table_info(tables)")}
        if "mood" in names:
            (backup,) = path.parent.glob("*.backup")
            assert backup.read_bytes() == old
        prepare(path, scripts)
        assert found(path, scripts) == stored


# Cut off -----------------------------------------------------------------------------------------


def test_a_log_cut_at_any_byte_has_what_came_before(tmp_path: Path) -> None:
    """Nothing but the log: there was no checkpoint."""
    trace = loaded(tmp_path, "wal_autocheckpoint = 0")
    log = f"{NAME}-wal"
    end = 0
    ends: list[tuple[int, Acknowledged]] = [(0, {})]  # what is acknowledged with so much of the log
    files: dict[str, bytes] = {}
    for op, disk, acknowledged in trace.moments():
        if op.file == NAME:
            break  # closing
        if op.kind == "write":
            end = max(end, op.offset + len(op.data))
        elif op.kind == "said":
            ends.append((end, acknowledged))
            files = disk.killed()
    assert len(ends) > TABLES * APPENDS
    rng = random.Random(5)
    cuts = [*rng.sample(range(end), CUTS), *(end - 1 for end, _ in rng.sample(ends[1:], 10))]
    for cut in cuts:
        known = [acknowledged for end, acknowledged in ends if end <= cut][-1]
        stored = found(rebuilt(tmp_path / "cut", files | {log: files[log][:cut]}))
        assert not lost(stored, known), f"cut at {cut}"


@pytest.mark.parametrize("cut_file", [NAME, f"{NAME}-wal"])
def test_files_cut_at_any_byte_are_whole_or_refused(
    trace: Trace, tmp_path: Path, cut_file: str
) -> None:
    """Where checkpoints had moved a part from the log to the file."""
    rng = random.Random(6)
    tried = refused = whole = 0
    chosen = rng.sample(range(len(trace.ops)), min(CUTS // 2, len(trace.ops)))
    for number, (_, disk, acknowledged) in enumerate(trace.moments()):
        files = disk.killed() if number in chosen else {}
        if not files.get(cut_file):
            continue
        tried += 1
        cut = rng.choice([0, 1, rng.randrange(len(files[cut_file])), len(files[cut_file]) - 1])
        path = rebuilt(tmp_path / "cut", files | {cut_file: files[cut_file][:cut]})
        try:
            stored = found(path)
        except StoreUnusable as error:
            refused += error.code == "store_damaged"
        else:
            whole += 1
            assert cut_file != NAME or not lost(stored, acknowledged), f"{number} cut at {cut}"
    assert refused + whole == tried
    assert refused or cut_file != NAME
