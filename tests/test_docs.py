"""What the documents say is tried: their Python examples run, and their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("", "decisions/", "bench/", "docs/")
DOCUMENTS = sorted(path for folder in FOLDERS for path in ROOT.glob(f"{folder}*.md"))
COMMAND = re.compile(r"\./run kwintet (\w+)")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=flags)
    assert failed == 0


def test_readme_has_examples() -> None:
    assert (ROOT / "README.md").read_text().count(">>> ") > 20


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        assert target.startswith("https://") or (path.parent / target).exists(), target


def test_commands_exist() -> None:
    from kwintet.cli import COMMANDS

    named = {name for path in DOCUMENTS for name in COMMAND.findall(path.read_text())}
    assert named
    assert named <= set(COMMANDS)


def test_decisions_are_numbered() -> None:
    numbers = [int(path.name[:4]) for path in sorted(ROOT.glob("decisions/*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_language_has_its_terms() -> None:
    from kwintet.texts import LANGUAGES

    told = (ROOT / "docs" / "terms.md").read_text("utf-8")
    sections = {part.split("\n| --- | --- | --- |\n")[0]: part for part in told.split("\n## ")[1:]}
    for language in LANGUAGES[1:]:
        section = next(part for head, part in sections.items() if f"({language})" in head)
        assert section.count("\n|") > 80, f"{language} lacks terms"
