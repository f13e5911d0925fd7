"""The rules of a game at the terminal, opened at the place in question."""

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from kwintet.game import Game
from kwintet.texts import Section, Texts, page


class Rulebook:
    def __init__(self, game: Game, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.page = page(game.module, texts.language)

    def show(self, here: str, wanted: str) -> None:
        """The section of an id, or the one whose number is wanted; then what others there are."""
        sections = self.page.sections
        by_number = {str(number): section for number, section in enumerate(sections, 1)}
        self._section(by_number.get(wanted) or self.page.section(here))
        for number, section in by_number.items():
            self.console.print(Text(f"{number:>3}  {section.title}"))
        self.console.print(Text(self.texts.say("play-rules", example="r 1"), "dim"))

    def _section(self, section: Section) -> None:
        self.console.print(Markdown(f"## {section.title}\n\n{section.body}"))
