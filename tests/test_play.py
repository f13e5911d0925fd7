"""`kwintet play`, as people at a terminal and programs meet it."""

import io
import json
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typed import ENGLISH, GAMES, PLENTY, fewest, refused, run

import kwintet
from kwintet import Position
from kwintet.commands.play import read_options
from kwintet.commands.prompt import completions, meant
from kwintet.commands.session import Session
from kwintet.game import Digits, Seats, find
from kwintet.pen import Pen
from kwintet.texts import LANGUAGES, Texts, page

PROMPT = "You > "
ASKS, TAKEN = "\x1b[?2004h", "\x1b[?2004l"  # what a terminal is told around a line to type
NAMES = ["You", "Bram", "Cleo", "Dina", "Enzo", "Fay", "Gus"]

every_game = pytest.mark.parametrize("game", GAMES)


def numbers(seed: int) -> str:
    rng = random.Random(seed)
    return "".join(f"{rng.randrange(1, 9)}\n" for _ in range(PLENTY))


def plain(text: str) -> str:
    """Without spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.splitlines())


def drawn(position: Position, seat: int | None) -> str:
    """The table as it is drawn for a seat."""
    names = [*NAMES] if seat is not None else ["Ada", *NAMES[1:]]
    pen = Pen(Texts("en", position.game), names, seat)
    console = Console(file=io.StringIO(), width=80)
    console.print(position.game.terminal.draw(position.view(seat), pen))
    assert isinstance(console.file, io.StringIO)
    return plain(console.file.getvalue())


# What is handed in -------------------------------------------------------------------------------


@every_game
def test_an_unknown_game_is_answered_with_the_nearest(game: str) -> None:
    refused(run("play", game[:-1]), f"did you mean {game}?")
    refused(run("play", find(game).title), f"did you mean {game}?")


@every_game
def test_options_are_read_by_their_kind(game: str) -> None:
    known = find(game)
    for name, value in known.full_options({}, known.players[0]).items():
        text = value if isinstance(value, str) else json.dumps(value).strip("[]")
        assert read_options(known, [f"{name}={text}"]) == {name: value}


@every_game
def test_only_a_list_is_a_list(game: str) -> None:
    known = find(game)
    for option in known.options:
        if isinstance(option, Seats | Digits):
            value = list(range(option.length)) if isinstance(option, Digits) else [0, 1]
            row = ",".join(map(str, value))
            for text in (row, f"[{row}]"):
                assert read_options(known, [f"{option.name}={text}"]) == {option.name: value}
            for text in (f"[[{row}]]", f"[{row}", f"[[[{row}", f"{row}]"):
                wrong = read_options(known, [f"{option.name}={text}"])
                assert option.complaint(wrong[option.name], known.players[-1])


@every_game
def test_what_does_not_fit_is_refused(game: str, tmp_path: Path) -> None:
    option = find(game).options[0].name
    most = find(game).players[-1]
    refused(run("play", game, "--players", str(most + 1)), "players")
    refused(run("play", game, "--seat", str(most)), "seats are 0 to")
    refused(run("play", game, "--seat", f"0,{most}"), "seats are 0 to")
    refused(run("play", game, "--lang", "xx"), "no language 'xx'", "en, nl")
    refused(run("play", game, "--names", "Els,Bram"), "1 name,")
    refused(run("play", game, "--names", "Bram"), "a name of their own")
    refused(run("play", game, "--names", "\x1b"), "1 name,")
    refused(run("play", game, "--option", "nonsense=1"), "no option 'nonsense'", option)
    refused(run("play", game, "--option", f"{option}=?!"), option)
    refused(run("play", game, "--option", option), "NAME=VALUE")
    refused(run("play", game, "--option", f"{option}=1", "--option", f"{option}=1"), "twice")
    refused(run("play", game, "--record", tmp_path), "not an ordinary file")
    refused(run("play", game, "--record", tmp_path / "no" / "file"), "no folder")
    refused(run("play", game, "--record", ""), "not an ordinary file")
    refused(run("play", game, "--record", tmp_path / ("x" * 300)), "name too long")
    if Path("/dev/stdout").exists():
        refused(run("play", game, "--record", "/dev/stdout"), "not an ordinary file")
    assert run("play", game, "--seat", "9" * 5000).returncode == 2
    assert run("play", game, "--seat", "-1").returncode == 2
    assert run("play", game, "--seat", "me").returncode == 2


# The game ----------------------------------------------------------------------------------------


@every_game
def test_a_whole_game_typed_by_number(game: str, file: Path) -> None:
    done = run("play", game, "--seed", "5", "--record", file, typed=numbers(5))
    assert (done.returncode, done.stderr) == (0, "")
    position = kwintet.load(file.read_bytes())
    assert position.turn is None
    assert drawn(position, 0) in plain(done.stdout)
    view = position.view(0)
    for line in position.game.telling.result(view, position.winners):
        said = Texts("en", position.game).line(line, NAMES, 0)
        assert said.split()[0] in done.stdout
    assert run("replay", file).returncode == 0
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@every_game
def test_a_seed_repeats_the_game(game: str) -> None:
    given = ["play", game, "--seed", "6", "--players", str(find(game).players[-1]), "--seat", "1"]
    typed = numbers(6)[:60]
    assert run(*given, typed=typed).stdout == run(*given, typed=typed).stdout
    assert run(*given, typed=typed).stdout != run(*given[:3], "7", *given[4:], typed=typed).stdout


@every_game
def test_nobody_but_random_players(game: str, file: Path) -> None:
    done = run("play", game, "--seat", "none", "--seed", "8", "--record", file)
    assert done.returncode == 0
    position = kwintet.load(file.read_bytes())
    assert position.turn is None
    assert drawn(position, None) in plain(done.stdout)
    assert "> " not in done.stdout


@every_game
@pytest.mark.parametrize("ending", ["q\n", "", "1\nq\n", "1\n"])
def test_stopping_early_keeps_the_record(game: str, ending: str, file: Path) -> None:
    file.write_text("what was there", "utf-8")
    done = run("play", game, "--seed", "9", "--record", file, typed=ending)
    assert (done.returncode, done.stderr) == (0, "")
    position = kwintet.load(file.read_bytes())
    assert position.turn == 0
    assert f"Stopped after {len(position.steps)} step" in done.stdout
    assert done.stdout.endswith(f"The game is kept in {file}.\n")


@every_game
def test_a_refused_step_tells_nothing(game: str, file: Path) -> None:
    typed = ["nonsense", "", "999", "0", "!deal 1", "\x00", "１", "x" * 9999, "[bold]", "\\"]
    done = run("play", game, "--seed", "10", "--record", file, typed="\n".join([*typed, "q\n"]))
    position = kwintet.load(file.read_bytes())
    answers = [part.partition("\n")[2] for part in done.stdout.split(PROMPT)[1:]]
    texts, view = Texts("en", position.game), position.view(0)
    for wrong, answer in zip(typed, answers, strict=False):
        line = position.game.telling.why_not(view, " ".join(wrong.split()))
        told = texts.line(line, NAMES, 0)
        said = " ".join(answer.split())
        if wrong in ("999", "0"):
            assert said == "No step has that number."
        else:
            assert said == (" ".join(told.split()) if wrong else "")
    assert len(answers) == len(typed) + 1


@every_game
def test_bytes_that_are_no_text_are_refused(game: str) -> None:
    done = run("play", game, "--seed", "10", typed=b"\xff\xfe\nq\n")
    assert (done.returncode, done.stderr) == (0, "")


@every_game
def test_help_rules_table_and_options_are_in_place(game: str, file: Path) -> None:
    done = run("play", game, "--seed", "11", "--record", file, typed="?\nr\nr 1\nr 99\nt\no\n")
    position = kwintet.load(file.read_bytes())
    _, _, helped, here, first, other, table, options, *_ = ["", *done.stdout.split(PROMPT)]
    rules, texts = page(position.game.module, "en"), Texts("en", position.game)
    assert "the rules, opened where you are" in helped
    section = rules.section(position.game.telling.HELP[position.view(0).asked])
    assert here.split("\n")[1].strip() == other.split("\n")[1].strip() == section.title
    assert first.split("\n")[1].strip() == rules.sections[0].title
    assert drawn(position, 0) in plain(table)
    for option in position.game.options:
        assert texts.say(f"option-{option.name}") in options


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_a_language(game: str, language: str) -> None:
    typed = "?\nr\no\n1\n2\n1\n2\n"
    done = run("play", game, "--seed", "5", "--lang", language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(Texts(language, find(game)).say("title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_system_is_taken(language: str) -> None:
    given = ["play", GAMES[0], "--seed", "5"]
    asked = run(*given, "--lang", language, typed="?\n").stdout
    assert run(*given, typed="?\n", LC_ALL=language).stdout == asked


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_wrong_is_said_in_the_language_too(language: str) -> None:
    said = Texts(language).say("error-bad_players")
    refused(run("play", GAMES[0], "--players", "99", "--lang", language), said, "not 99")


# Several people ----------------------------------------------------------------------------------


@every_game
def test_two_people_see_their_own_things_only(game: str) -> None:
    if 1 in find(game).players and not find(game).secret:
        return  # nothing is hidden
    first, last = 0, 1
    typed = "".join(f"\n{n}\n" for n in (1,) * 200)
    given = ["play", game, "--players", "2" if 2 in find(game).players else str(fewest(game))]
    done = run(
        *given, "--seed", "3", "--seat", f"{first},{last}", "--names", "Els,Bea", typed=typed
    )
    assert done.returncode == 0, done.stderr
    screens = re.split(r"^It is (Els|Bea)’s turn\. .*\n", done.stdout, flags=re.MULTILINE)
    assert len(screens) > 3, "nobody handed over the screen"
    for who, shown in zip(screens[1::2], screens[2::2], strict=True):
        other = "Bea" if who == "Els" else "Els"
        assert f"{other} > " not in shown, f"{other} types while {who} looks"


def test_a_curtain_waits_for_the_right_person() -> None:
    game = next(name for name in GAMES if find(name).secret)
    done = run("play", game, "--seat", "0,1", "--names", "Els,Bea", typed="")
    assert "Everybody else, look away" in done.stdout
    assert "Els > " not in done.stdout, "the hand is shown though nobody came"


# At a terminal -----------------------------------------------------------------------------------


@every_game
def test_interrupted_by_the_keyboard(game: str, file: Path) -> None:
    with _playing(game, file) as working:
        _until_asked(working)
        working.send_signal(signal.SIGINT)
        assert working.wait(timeout=60) == 130
        assert working.stderr is not None
        assert working.stderr.read() == b""
    assert kwintet.load(file.read_bytes()).turn == 0


@every_game
def test_ended_by_the_system(game: str, file: Path) -> None:
    with _playing(game, file) as working:
        _until_asked(working)
        assert len(list(file.parent.iterdir())) == 1
        working.send_signal(signal.SIGTERM)
        assert working.wait(timeout=60) == 143
    assert kwintet.load(file.read_bytes()).turn == 0
    assert list(file.parent.iterdir()) == [file]


def _playing(game: str, file: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "kwintet.cli", "play", game, "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | ENGLISH,
    )


def _until_asked(working: subprocess.Popen[bytes]) -> None:
    assert working.stdout is not None
    text = b""
    while not text.endswith(PROMPT.encode()):
        read = os.read(working.stdout.fileno(), 1 << 16)
        assert read, text
        text += read


class Terminal:
    """The command at a pseudo-terminal, and a person's eyes and fingers."""

    def __init__(self, *arguments: str | Path) -> None:
        self.keyboard, screen = os.openpty()
        environment = {"COLUMNS": "80", "LINES": "40", "TERM": "xterm-256color"}
        environment |= {"PROMPT_TOOLKIT_NO_CPR": "1"}
        self.working = subprocess.Popen(
            [sys.executable, "-m", "kwintet.cli", "play", *map(str, arguments)],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=os.environ | ENGLISH | environment,
        )
        os.close(screen)
        self.unread = b""

    def until(self, end: str) -> str:
        """What is shown from now on until something, which stays to be read no more."""
        deadline = time.monotonic() + 60
        while end.encode() not in self.unread:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.keyboard], [], [], max(0.0, left))
            assert ready, f"nothing more is shown: {self.unread!r}"
            self.unread += os.read(self.keyboard, 1 << 16)
        shown, _, self.unread = self.unread.partition(end.encode())
        return shown.decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def enter(self, line: str) -> None:
        """Type a line at the prompt, and see it taken."""
        self.until(ASKS)
        self.type(f"{line}\r")
        self.until(TAKEN)

    def end(self) -> str:
        """All that is shown until the command ends; the system says so by an error."""
        shown = self.unread + b"".join(self._rest())
        assert self.working.wait(timeout=60) == 0
        os.close(self.keyboard)
        return shown.decode(errors="replace")

    def _rest(self) -> Iterator[bytes]:
        while True:
            try:
                read = os.read(self.keyboard, 1 << 16)
            except OSError:
                return
            if not read:
                return
            yield read


at_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


@at_a_terminal
@every_game
def test_played_at_a_terminal(game: str, file: Path) -> None:
    terminal = Terminal(game, "--record", file)
    for typed in ("1", "?", "r", "q"):
        terminal.enter(typed)
    shown = terminal.end()
    position = kwintet.load(file.read_bytes())
    assert f"Stopped after {len(position.steps)} step" in shown
    assert "Traceback" not in shown


@at_a_terminal
@every_game
def test_a_step_is_completed(game: str, file: Path) -> None:
    """Its beginning and Tab are enough for the first step that begins so."""
    terminal = Terminal(game, "--seed", "4", "--record", file)
    terminal.until(ASKS)
    step = _first_offered(game)
    terminal.type(step[:-1])
    terminal.until(step)  # in the list below the line
    terminal.type("\t\r")
    terminal.until(TAKEN)
    terminal.enter("q")
    terminal.end()
    assert len(kwintet.load(file.read_bytes()).steps) > len(_first_position(game).steps)


def _first_position(game: str) -> Position:
    position = kwintet.new(game, next((n for n in find(game).players if n > 1), fewest(game)))
    rng = random.Random(4)
    while position.turn == "chance":
        position.draw(rng)
    return position


def _first_offered(game: str) -> str:
    offers = _first_position(game).offers
    assert offers is not None
    return (offers.steps or offers.forms[0].starts())[0]


@at_a_terminal
def test_a_terminal_forgets_what_another_person_saw(file: Path) -> None:
    game = next(name for name in GAMES if find(name).secret)
    terminal = Terminal(game, "--seat", "0,1", "--names", "Els,Bea", "--record", file)
    terminal.enter("")  # the first person is there
    terminal.enter("1")
    shown = terminal.until(ASKS)
    assert "\x1b[2J" in shown
    assert "\x1b[3J" in shown
    terminal.type("\r")
    terminal.until(TAKEN)
    terminal.enter("q")
    terminal.end()


# What is never shown -----------------------------------------------------------------------------


class Marked(Session):
    """Notes how much had been shown before each step."""

    def __init__(self, position: Position, seat: int, seed: int) -> None:
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=80)
        texts = Texts("en", position.game)
        super().__init__(position, [seat], NAMES, texts, random.Random(seed), console)
        self.marks: list[int] = []

    def _step(self, step: str) -> None:
        self.marks.append(len(self.paper.getvalue()))
        super()._step(step)


def _screen(position: Position, first: str, seat: int, monkeypatch: Any) -> tuple[str, list[int]]:
    """The whole screen of a game whose first outcome is given, and where its steps begin."""
    session = Marked(position, seat, seed=12)
    chosen = session._chosen
    monkeypatch.setattr(session, "_chosen", lambda: chosen() if position.steps else first)
    monkeypatch.setattr(sys, "stdin", io.StringIO(numbers(12)[:200]))
    session.play()
    return session.paper.getvalue(), session.marks


def _twins(game: str, seat: int, rng: random.Random) -> tuple[str, str]:
    """Two first outcomes that look the same to the seat."""
    start = kwintet.new(game, fewest(game))
    first = start.copy()
    step = first.draw(rng)
    name, _, text = step.partition(" ")
    outcome = text.split(",")
    while True:
        other = outcome[:]
        i, j = rng.sample(range(len(other)), 2)
        other[i], other[j] = other[j], other[i]
        second = start.copy()
        twin = f"{name} {','.join(other)}"
        second.step(twin)
        if second.view(seat) == first.view(seat):
            return step, twin


def _knowledge(position: Position, steps: list[str], seat: int) -> list[Any]:
    """What the seat is shown of each step and after it."""
    then = kwintet.new(position.game.name, position.players)
    known = []
    for step in steps:
        shown = then.shown(step, seat)
        then.step(step)
        offers = then.offers if then.turn == seat else None
        known.append((shown, msgspec.json.encode(then.view(seat)), offers))
    return known


@pytest.mark.parametrize("game", [name for name in GAMES if find(name).secret])
def test_the_screen_knows_no_more_than_the_seat(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alike = 0
    for seed in range(12):
        seat = seed % fewest(game)
        one, other = (kwintet.new(game, fewest(game)) for _ in range(2))
        twins = _twins(game, seat, random.Random(seed))
        screen, marks = _screen(one, twins[0], seat, monkeypatch)
        other_screen, other_marks = _screen(other, twins[1], seat, monkeypatch)
        known = _knowledge(one, one.steps, seat)
        other_known = _knowledge(other, other.steps, seat)
        pairs = enumerate(zip(known, other_known, strict=False))
        differs = next((n for n, (a, b) in pairs if a != b), None)
        end = None if differs is None else marks[differs]
        other_end = None if differs is None else other_marks[differs]
        assert screen[:end] == other_screen[:other_end]
        assert twins[0].partition(" ")[2] not in screen
        alike += len(marks) if differs is None else differs
    assert alike > 24  # more than the first outcome of each


# Parts -------------------------------------------------------------------------------------------


def test_what_is_meant() -> None:
    steps = ["B7", "give A1", "b7x", "x", "X"]
    assert meant("1", steps) == "B7"
    assert meant("5", steps) == "X"
    assert meant("give a1", steps) == "give A1"
    assert meant("b7", steps) == "B7"
    assert meant("x", steps) == "x"
    assert meant("y", steps) == "y"
    assert meant("0", steps) is meant("6", steps) is meant("9" * 5000, steps) is None


def test_steps_are_completed_by_how_they_begin() -> None:
    choices = dict.fromkeys(["B7", "b8", "give A1"], "")
    assert completions("", choices) == []
    assert completions("b", choices) == ["B7", "b8"]
    assert completions("Give", choices) == ["give A1"]
    assert completions("x", choices) == []
