"""A game at the terminal: one person or several, the other seats play at random."""

import random
from collections.abc import Sequence

from rich.console import Console

from kwintet.commands.prompt import meant
from kwintet.commands.screen import Screen
from kwintet.errors import IllegalStep
from kwintet.game import Offers
from kwintet.position import Position
from kwintet.texts import Texts

QUIT = "q"


class Session:
    """Takes the steps, and shows people what their seats see of them, or an onlooker."""

    def __init__(
        self,
        position: Position,
        seats: Sequence[int],
        names: Sequence[str],
        texts: Texts,
        rng: random.Random,
        console: Console,
    ) -> None:
        self.position = position
        self.seats = seats  # of the people
        self.rng = rng
        watching = seats if len(seats) == 1 else [*seats, None]  # together they look at the end
        self.screens = {seat: Screen(position, seat, names, texts, console) for seat in watching}
        self.screen = self.screens[watching[-1]]  # what is shown now

    def play(self) -> bool:
        """To the end, or until the people stop; whether it came to the end."""
        self.screen.open(can_type=bool(self.seats))
        while (turn := self.position.turn) is not None:
            if turn == "chance" or turn not in self.seats:
                self._step(self._chosen())
            elif not self._turn(int(turn)):
                self.screen.say("play-stopped", n=len(self.position.steps))
                return False
        self._show(next(reversed(self.screens)))
        self.screen.table(self.position.view(self.screen.seat))
        self.screen.result(self.position.view(self.screen.seat), self.position.winners)
        return True

    def _chosen(self) -> str:
        """What chance does, or a seat without a person."""
        if self.position.turn == "chance":
            return self.position.copy().draw(self.rng)
        claims = self.position.claims
        return self.rng.choice([step for step in self.position.legal if step not in claims])

    def _step(self, step: str) -> None:
        """Take a step, and let everybody know what they saw of it."""
        before = self.position.copy()
        self.position.step(step)
        for seat, screen in self.screens.items():
            screen.follow(before.view(seat), before.shown(step, seat), self.position.view(seat))
        if len(self.screens) == 1:
            self.screen.tell()

    def _show(self, seat: int | None) -> bool:
        """Turn the screen to somebody; False if they do not come."""
        if self.screen is not self.screens[seat]:
            self.screen = self.screens[seat]
            if not self.screen.curtain():
                return False
        self.screen.tell()
        return True

    def _turn(self, seat: int) -> bool:
        """Let a person take one step; False when there will be none."""
        if not self._show(seat):
            return False
        view, offers = self.position.view(seat), self.position.offers or Offers([])
        self.screen.table(view)
        self.screen.ask(view, offers)
        while True:
            typed = self.screen.read(view, offers)
            if typed is None or (typed == QUIT and QUIT not in offers.steps):
                return False
            is_wish = typed not in offers.steps and self.screen.serve(typed, view, offers)
            if not is_wish and self._take(meant(typed, offers.steps)):
                return True

    def _take(self, step: str | None) -> bool:
        if step is None:
            self.screen.say("play-no-number")
            return False
        written = next((way for way in (step, step.lower()) if self._is_legal(way)), None)
        if written is None:
            self.screen.refuse(self.position.view(self.screen.seat), step)
            return False
        self._step(written)
        return True

    def _is_legal(self, step: str) -> bool:
        try:
            self.position.copy().step(step)
        except IllegalStep:
            return False
        return True
