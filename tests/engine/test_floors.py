"""The floors of the house: imports run one way, and nobody outside a game's folder knows its name.

See docs/architecture.md. A floor may import those named for it; a word with a dot is one module or room of a floor.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.games import FOLDERS

SOURCE = Path(__file__).parents[2] / "src"

FLOORS = {
    "engine": (),
    "data": ("engine.errors",),
    "language": ("engine", "data"),
    "bots": ("engine", "data"),
    "games": ("engine", "data", "language", "bots"),
    "match": ("engine", "games"),
    "presentation": ("engine", "data", "language", "bots", "games", "match"),
    "arena": ("engine", "bots", "games"),
    "research": ("engine", "bots", "games", "match", "terminal.drawing"),
    "terminal": (
        "engine", "data", "bots", "language", "games", "match", "presentation", "arena", "research", "web.site.files",
        "web.environment",
    ),
    "web": ("engine", "data", "bots", "language", "games", "match", "presentation"),
}  # fmt: skip
"""From the ground up. `games` are the modules that all games share; a game's folder has rooms of its own."""

ROOMS = {
    "components": ("engine", "data"),
    "position": ("engine", "data"),
    "rules": ("engine", "data"),
    "sight": ("engine", "data"),
    "evaluation": ("engine", "data", "bots"),
    "words": ("engine", "data", "language"),
    "state": ("engine", "language"),
    "bounds": ("engine", "games"),
    "game": ("engine", "data", "language", "games"),
    "plans": ("engine", "data", "games"),
    "planner": ("engine", "games"),
    "pictures": ("engine", "language", "games", "match", "presentation", "terminal.drawing", "web.plain"),
    "board": ("engine", "language", "games", "match", "presentation", "web"),
    "kit": tuple(FLOORS),
}
"""The rooms of a game from the ground up, each with what it may import besides the rooms below it."""

WORDS = ("text.wording", "text.prose")
"""What a game itself says stands below it; the rest of `text` draws."""

SIGHT = (
    "position.views", "position.surroundings", "position.circumstances", "position.observation", "position.imagination",
)  # fmt: skip
"""What a seat sees of a position tells values and scores too, so that it stands above the rules."""


def name_of(path: Path) -> str:
    """The module at a path, without `signoria.`: `games.lorenzo.rules.towers`."""
    parts = path.relative_to(SOURCE / "signoria").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = sorted((SOURCE / "signoria").rglob("*.py"))
TREES = {name_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in PATHS}


def imported(module: str) -> Iterator[str]:
    """What a module imports, at its top, in functions or for types only; by whole names."""
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are told by whole names"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner.removeprefix("signoria.") in TREES else node.module


def ours(module: str) -> list[str]:
    return [name.removeprefix("signoria.") for name in imported(module) if name.startswith("signoria.")]


def game_of(module: str) -> str:
    """The game in whose folder a module stands; "" for all others."""
    parts = module.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] in signoria.games() else ""


def room_of(module: str) -> str:
    """The room of a game's folder in which a module stands; "" for the package itself."""
    inside = module.split(".", 2)[2] if module.count(".") > 1 else ""
    if inside in WORDS:
        return "words"
    if inside in SIGHT:
        return "sight"
    room = inside.partition(".")[0]
    return "pictures" if room == "text" and inside != room else room


def is_within(module: str, place: str) -> bool:
    return module == place or module.startswith(f"{place}.")


OF_GAMES = [module for module in TREES if game_of(module) and room_of(module) in ROOMS]
OF_THE_HOUSE = [module for module in TREES if module and not game_of(module)]


def test_every_module_stands_on_a_floor() -> None:
    assert {module.partition(".")[0] for module in OF_THE_HOUSE} == set(FLOORS)
    assert {room_of(module) for module in TREES if game_of(module)} <= {*ROOMS, "", "text"}


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_imports_only_what_it_may(floor: str) -> None:
    allowed = (floor, *FLOORS[floor])
    for module in OF_THE_HOUSE:
        if module.partition(".")[0] == floor:
            assert [name for name in ours(module) if not any(is_within(name, place) for place in allowed)] == [], module


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", signoria.games())
def test_a_room_of_a_game_imports_only_what_it_may(game: str, room: str) -> None:
    for module in OF_GAMES:
        if game_of(module) == game and room_of(module) == room:
            outside = [name for name in ours(module) if not game_of(name)]
            assert [name for name in outside if not any(is_within(name, place) for place in ROOMS[room])] == [], module


@pytest.mark.parametrize("game", signoria.games())
def test_inside_a_game_imports_run_down_the_stairs(game: str) -> None:
    stairs = list(ROOMS)
    for module in OF_GAMES:
        if game_of(module) != game:
            continue
        for name in ours(module):
            if game_of(name):
                assert game_of(name) == game, f"{module} knows another game: {name}"
                assert stairs.index(room_of(name)) <= stairs.index(room_of(module)), f"{module} looks up to {name}"


SITE = (
    "drawing", "words", "reader", "environment", "people", "tables.models", "tables.results", "tables.live",
    "tables.store", "tables.bots", "tables.actions", "plain.markup", "board", "plain.table", "rooms", "tables.pages",
    "site",
)  # fmt: skip
"""The rooms of the site from the ground up; pages stand above what draws them."""

OUTSIDE = ("tables.apps", "tables.migrations", "settings")
"""What Django looks for at these places, the settings under their old name."""


def room_of_the_site(module: str) -> str:
    """The room in which a module of the site stands; "" for packages that only hold rooms."""
    inside = module.removeprefix("web").removeprefix(".")
    return next((room for room in (*SITE, *OUTSIDE) if is_within(inside, room)), "")


OF_THE_SITE = [module for module in TREES if is_within(module, "web")]


def test_every_module_of_the_site_stands_in_a_room() -> None:
    assert {module for module in OF_THE_SITE if not room_of_the_site(module)} == {"web", "web.tables", "web.plain"}


@pytest.mark.parametrize("room", SITE)
def test_inside_the_site_imports_run_down_the_stairs(room: str) -> None:
    for module in OF_THE_SITE:
        if room_of_the_site(module) == room:
            for name in ours(module):
                if is_within(name, "web"):
                    assert SITE.index(room_of_the_site(name)) <= SITE.index(room), f"{module} looks up to {name}"


def test_modules_of_the_site_import_each_other_in_no_circle() -> None:
    waiting = {module: {name for name in ours(module) if is_within(name, "web")} for module in OF_THE_SITE}
    while waiting:
        free = [module for module, names in waiting.items() if not names & waiting.keys()]
        assert free, f"a circle among {sorted(waiting)}"
        waiting = {module: names for module, names in waiting.items() if module not in free}


def names_of(module: str) -> set[str]:
    """All names that a module imports or looks up, whatever it calls them."""
    nodes = list(ast.walk(TREES[module]))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in imports for alias in node.names} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def shows_values(module: str) -> bool:
    """Whether a module tells or draws what is printed on things: all but what editions share."""
    inside = module.split(".", 2)[-1]
    return inside.startswith(("text.", "board.", "bounds")) and inside not in ("text.wording", "board.pictures")


@pytest.mark.parametrize("game", signoria.games())
def test_values_that_are_shown_are_those_of_the_edition_that_is_played(game: str) -> None:
    showing = [module for module in OF_GAMES if game_of(module) == game and shows_values(module)]
    assert len(showing) > 4
    shipped = {module: names_of(module) & {"SHIPPED", "FILE", "FILES"} for module in showing}
    assert {module: names for module, names in shipped.items() if names} == {}


def test_nobody_outside_imports_a_game() -> None:
    assert {module: names for module in OF_THE_HOUSE if (names := [one for one in ours(module) if game_of(one)])} == {}


def texts(tree: ast.Module) -> Iterator[str]:
    """The texts in a module that are no docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_nobody_outside_names_a_game_but_the_one_list() -> None:
    named = re.compile(rf"\b({'|'.join(signoria.games())})\b")
    found = {module: [text for text in texts(TREES[module]) if named.search(text)] for module in OF_THE_HOUSE}
    assert {module: names for module, names in found.items() if names} == {"games": [*FOLDERS, *FOLDERS.values()]}


PLAIN = [
    module
    for module in TREES
    if (room_of(module) not in ("pictures", "board", "kit", "text") if game_of(module) else True)
    and module.partition(".")[0] in ("engine", "data", "language", "bots", "games", "match", "presentation")
]


OUR_OWN = {"signoria", "mypy_extensions", *sys.stdlib_module_names}
"""Python and ourselves, and the few lines that tell the compiler which classes others may extend."""


def test_whoever_only_plays_needs_nothing_but_python() -> None:
    for module in PLAIN:
        foreign = {name.partition(".")[0] for name in imported(module)} - OUR_OWN
        assert foreign == set(), module
