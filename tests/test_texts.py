"""Every sentence is there in every language, with the same parts, and every one is used."""

import os

import pytest
from wording import (
    PACKAGE,
    error_codes,
    is_prose,
    listen,
    literals,
    messages,
    option_keys,
    place,
    sources,
)

import kwintet
from kwintet.game import Line, find
from kwintet.texts import LANGUAGES, Texts, UnknownLanguage, own_language, page

DEEPER = 10 if os.environ.get("KWINTET_DEEP") else 1
STEPS = 1500
GAMES = [find(name) for name in kwintet.games()]
PACKAGES = ["kwintet", *(game.module for game in GAMES)]
OTHERS = LANGUAGES[1:]
SPEAKING = [  # files whose strings are for people, were it not for the texts
    PACKAGE / "pen.py",
    *(PACKAGE / "commands" / f"{file}.py" for file in ("prompt", "rulebook", "screen", "session")),
    *(
        PACKAGE / "games" / game.name / f"{file}.py"
        for game in GAMES
        for file in ("telling", "terminal")
    ),
]

# The files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_has_the_same_keys_with_the_same_variables(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english)
    for key, uses in english.items():
        assert other[key].variables == uses.variables, f"{key} fills in other variables"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_that_chooses_by_a_word_knows_all_words(package: str, language: str) -> None:
    english: dict[str, set[str]] = {}
    for uses in messages(package, "en").values():
        for variable, words in uses.chosen.items():
            english.setdefault(variable, set()).update(words)
    for key, uses in messages(package, language).items():
        for variable, words in uses.chosen.items():
            known = messages(package, "en")[key].chosen.get(variable) or english.get(variable)
            assert words == known, f"{key} chooses by {variable} among {words}, not {known}"


@pytest.mark.parametrize("package", PACKAGES)
def test_every_key_is_used(package: str) -> None:
    found = messages(package, "en")
    asked = {text for path in sources(place(package)) for text in literals(path)}
    asked |= {key for uses in found.values() for key in uses.messages}
    if package == "kwintet":
        asked |= {f"error-{code}" for code in error_codes()}
    else:
        asked |= option_keys(find(package.rpartition(".")[2]))
    assert not found.keys() - asked, "nobody asks for these"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_has_a_name_and_help(game: kwintet.game.Game) -> None:
    assert option_keys(game) <= messages(game.module, "en").keys()


def test_every_error_has_a_sentence() -> None:
    assert {f"error-{code}" for code in error_codes()} <= messages("kwintet", "en").keys()
    assert {"unknown_game", "option_type", "not_json", "not_nfc"} <= error_codes()
    error = kwintet.BadPlayers("told in English")
    assert Texts("en").problem(error) == "This game is for another number of players."


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_have_the_same_sections(game: kwintet.game.Game, language: str) -> None:
    english, other = page(game.module, "en"), page(game.module, language)
    assert [section.id for section in other.sections] == [
        section.id for section in english.sections
    ]
    for ours, theirs in zip(english.sections, other.sections, strict=True):
        assert theirs.body.count("\n|") == ours.body.count("\n|"), f"{ours.id}: another table"
        assert theirs.title
    assert other.intro


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_text_stands_in_code(path: object) -> None:
    found = [text for text in literals(path) if is_prose(text)]  # type: ignore[arg-type]
    assert not found


def test_text_in_code_is_found() -> None:
    assert is_prose("Play the card")
    assert is_prose("it is over.")
    assert not is_prose("give left")
    assert not is_prose("turn or word")
    assert not is_prose("bold #c8941a on #ffffff")


# What is said ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_are_told(game: kwintet.game.Game, language: str) -> None:
    """Nothing is missing where a game is told; what is wrong in a text raises."""
    steps = STEPS if language == LANGUAGES[0] else STEPS // 4
    assert listen(game, language, steps * DEEPER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_joined(language: str) -> None:
    texts = Texts(language)
    assert texts.joined([]) == ""
    assert texts.joined(["Els"]) == "Els"
    three = texts.joined(["Els", "Bram", "Cleo"])
    assert three.index("Els") < three.index("Bram") < three.index("Cleo")


def test_a_reader_is_spoken_to_and_a_namesake_is_not() -> None:
    texts = Texts("en", GAMES[0])
    line = Line("name", {}, {"who": 1})
    assert texts.line(line, ("Els", "Bram"), reader=1) == "you"
    assert texts.line(line, ("Els", "Bram"), reader=0) == "Bram"
    assert texts.line(line, ("Els", "you"), reader=0) != "you"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_and_steps_have_none(language: str) -> None:
    texts = Texts(language)
    assert texts.say("number", n=-5) == "\N{MINUS SIGN}5"
    assert "\N{MINUS SIGN}1" in texts.say("card", suit="A", rank=-1)
    assert "take A-1+A0" in texts.say("name", who="take A-1+A0")


def test_a_missing_text_is_a_fault() -> None:
    with pytest.raises(KeyError, match="no text nothing-such in nl"):
        Texts("nl").say("nothing-such")
    with pytest.raises(KeyError, match="who"):
        Texts("en").say("name")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'xx'; there are en, nl"):
        Texts("xx")


def test_the_language_of_the_environment_is_taken_if_it_is_ours() -> None:
    assert own_language({"LANG": "nl_NL.UTF-8"}) == "nl"
    assert own_language({"LC_ALL": "sv_SE", "LANG": "nl_NL"}) == "sv"
    assert own_language({"LANG": "it_IT.UTF-8"}) == own_language({}) == "en"
