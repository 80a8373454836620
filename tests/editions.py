"""Editions of each game: with a few corrections as an owner might write them, or with all that is shown corrected."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeVar

import pytest

from signoria import Game, game, games
from signoria.data.corrections import Corrections
from signoria.games.editions import OWNERS, corrected

T = TypeVar("T")

CORRECTIONS: Final = {
    "carrara": """
        [constants]
        pass_coins = 7
        purchase_price = 17

        [[upgrade]]
        id = "upgrade-livorno"
        amount = 9
        """,
    "lorenzo": """
        [areas]
        large_penalty = 1

        [[bonus_tile]]
        id = "1"
        harvest = "7 servants, 9 wood"
        """,
    "virtu": """
        [recruitment]
        own_starting_city_florins = 2
        source = "my copy"

        [[character]]
        id = "banker"
        resources = { florin = 4 }
        """,
}
"""By game: some of its values otherwise than anybody would print them."""


def another(name: str) -> Game:
    """A game with corrected values."""
    return corrected(game(name), Corrections("my.toml", CORRECTIONS[name]))


RAISED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "carrara": {
        "constants": ("pass_coins", "purchase_price", "decoration_value", "coins_per_point"),
        "price": ("purple", "blue", "green", "red", "yellow", "white"),
        "city": ("buildings", "amount"),
        "upgrade": ("amount",),
        "building": ("value",),
        "monument": ("value",),
        "court_basic": ("amount",),
        "court_advanced": ("amount",),
        "place": ("least_coins", "coins_per_point", "amount"),
        "decoration_set": ("points",),
        "majority": ("first", "second", "third"),
    },
    "virtu": {
        "character": ("cost", "resources", "prestige"),
        "family": ("resources", "prestige"),
        "title": ("cost", "resources", "prestige"),
        "guild": ("cost", "resources"),
        "cathedral": ("cost", "resources", "prestige"),
        "city": ("tiles",),
        "step": ("cost", "prestige"),
        "bonus": ("prestige", "strength"),
        "alliance": ("cost", "bonus_amount"),
        "wage": ("florins",),
        "recruitment": ("own_starting_city_florins", "other_controlled_city_florins"),
        "token": ("extra_move_florins",),
        "actions": ("florins_per_ship",),
        "indulgences": ("florins",),
        "city_step": ("prestige",),
        "city_track": ("leader_prestige",),
        "religion": ("prestige_by_rank",),
        "prestige": ("trophy", "alliance"),
    },
    "lorenzo": {
        "towers": ("values", "surcharge", "bonus"),
        "territories": ("military",),
        "areas": ("large_penalty",),
        "market": ("gains",),
        "palace": ("gain",),
        "privileges": ("wood-stone", "servants", "coins", "military", "faith"),
        "tracks": ("faith_victory", "faith_required", "military_max"),
        "scoring": ("territories", "characters", "military", "resources_per_point"),
        "bonus_tile": ("harvest", "production"),
        "card": ("cost", "immediate", "harvest", "production", "permanent", "victory"),
        "tile": ("effect",),
        "leader": ("requirement", "once", "amount"),
    },
}
"""By game and table of its component files: the fields whose numbers pages and boards show."""

ALONE: Final = ("war", "player_counts")
"""What stays as it is: each war symbol has decisions of its own."""
NUMBER: Final = re.compile(r"(?<!lose )(?<!per \+)\d+")
"""In the effects of tiles `lose 1` and `per +1` are words."""
LEAST: Final = {"court_basic": 2, "court_advanced": 2}
"""By table the least number that is raised, if it is not 1: what a field gives one at a time stays alone."""


@cache
def raised(name: str) -> Game:
    """An edition in which every number that is shown is one more than in rule tests; what is 0 stays so."""
    corrections = Corrections("raised.toml", "")
    for file in import_module(f"tests.{name}.own").OWN.files:
        for key, fields in RAISED[name].items():
            table = file.tables.get(key)
            if isinstance(table, list):
                entries = [{"id": entry["id"], **more(entry, key, fields)} for entry in table]
                corrections.tables[key] = [entry for entry in entries if len(entry) > 1]
            elif table is not None:
                corrections.tables[key] = more(table, key, fields)
    assert set(corrections.tables) == set(RAISED[name])
    return corrected(game(name), corrections)


def more(fields: Mapping[str, object], key: str, named: tuple[str, ...]) -> dict[str, Any]:
    return {field: one_more(fields[field], LEAST.get(key, 1)) for field in named if field in fields}


def one_more(value: Any, least: int = 1) -> Any:
    """A number, or all numbers of a text, a list or a table, raised by one."""
    if isinstance(value, dict):
        return {key: inner if key in ALONE else one_more(inner, least) for key, inner in value.items()}
    if isinstance(value, list):
        return [one_more(inner, least) for inner in value]
    if isinstance(value, str):
        return NUMBER.sub(lambda found: str(one_more(int(found[0]), least)), value)
    return value if isinstance(value, bool) or value < least else value + 1


CURRENT: Final[dict[str, Game]] = {}
"""By game the edition of the tests that run, where they choose one."""


def current(name: str) -> Game:
    """The edition that tables are laid out with."""
    return CURRENT.get(name, game(name))


def each_edition(name: str) -> Any:
    """A fixture that lets all tests of a module run with the shipped edition and with a raised one, side by side."""

    @pytest.fixture(autouse=True, params=["shipped", "raised"])
    def edition(request: pytest.FixtureRequest) -> Iterator[Game]:
        CURRENT[name] = raised(name) if request.param == "raised" else game(name)
        yield CURRENT[name]
        del CURRENT[name]

    return edition


class Printed(Mapping[str, T]):
    """What is printed in the edition that tables are laid out with, whichever that is when it is asked for."""

    def __init__(self, name: str, read: Callable[[Game], Mapping[str, T]]) -> None:
        self.name = name
        self.read = cache(read)

    def __getitem__(self, key: str) -> T:
        return self.read(current(self.name))[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.read(current(self.name)))

    def __len__(self) -> int:
        return len(self.read(current(self.name)))


def install(name: str) -> Game:
    """Play new games of this machine with those values."""
    other = another(name)
    OWNERS.keep(other, CORRECTIONS[name])
    OWNERS.use(other)
    return other


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has met no other edition yet."""
    for name in games():
        shipped = game(name)
        monkeypatch.setattr(shipped, "editions", {shipped.data_version: shipped})
