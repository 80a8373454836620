"""Tables full of different numbers, to compare what is shown of them with their view."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import signoria
from signoria import Match
from tests.amounts import amounts, plural
from tests.carrara.table import (
    column_on,
    covered,
    give,
    no_fields,
    own,
    player,
    stored,
    upgraded,
    used_up,
    visit,
)
from tests.carrara.table import shown_table as table
from tests.editions import Printed
from tests.matches import standing

View = dict[str, Any]

GAME = signoria.game("carrara")
FACTS = Printed("carrara", lambda game: {component.id: component.facts for component in game.components})
NAMES = Printed("carrara", lambda game: {component.id: component.name for component in game.components})
COLOURS = ("white", "yellow", "red", "green", "blue", "purple")
"""The dearest first, as boards show them."""
KINDS = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
DECORATIONS = {FACTS[id]["kind"]: id for id in ("book", "goblet", "crown", "gate", "banner", "coat_of_arms")}
THINGS = plural("block", "statue") | {colour: colour for colour in COLOURS} | {"point": "vp", "points": "vp"}
THINGS |= {"coins": "coins", "coin": "coins", "gold statue": "gold_statue", "gold statues": "gold_statue"}


def full(variant: str = "advanced", visited: bool = True, turn: int = 1) -> Match:
    """Everybody has points, coins, blocks, buildings, columns and more, and no number of one seat is that of another.

    Seat 2 may hold the royal visit.
    """
    wheel = {part: [*COLOURS, COLOURS[part - 1]] for part in range(1, 7)}
    wheel[2].remove("purple")
    wheel[6].remove("white")
    display = ("biblioteca-1", "biblioteca-4", "porta-2", "villa-5", "palazzo-5", "castello-3b", "villa-2")
    state = table(variant=variant, turn=turn, wheel=wheel, display=display)
    for seat, (points, coins, blocks) in enumerate(
        [(13, 17, "2 white, 1 red"), (4, 63, "3 blue, 4 purple"), (22, 5, ""), (9, 31, "1 yellow, 2 green")]
    ):
        player(state, seat).points = points
        give(state, seat, coins, blocks)
    advanced = variant == "advanced"
    own(state, 0, "villa-4", "pisa", decorated=advanced, statue="yellow" if advanced else None)
    own(state, 0, "porta-3a", "pisa")
    own(state, 0, "castello-1", "lerici", decorated=advanced)
    own(state, 1, "villa-8", "massa", statue="blue" if advanced else None)
    own(state, 1, "villa-3a", "massa", decorated=advanced)
    own(state, 1, "palazzo-1", "lerici", statue="gold" if advanced else None)
    own(state, 2, "cathedrale-5", "livorno", decorated=advanced, statue="white" if advanced else None)
    own(state, 3, "biblioteca-8", "lucca")
    own(state, 3, "castello-4", "viareggio", decorated=advanced)
    covered(state, "biblioteca-2", "villa-1")
    upgraded(state, 0, "upgrade-pisa")
    upgraded(state, 1, "upgrade-massa-a", "upgrade-viareggio")
    upgraded(state, 2, "upgrade-livorno")
    column_on(state, 0, "kind-villa", "city-pisa")
    column_on(state, 1, "landscape-urban")
    column_on(state, 3, "city-lucca", "kind-biblioteca", "landscape-urban")
    no_fields(state, 2, large=2)
    player(state, 1).large = 1
    player(state, 3).large = 4
    if advanced:
        column_on(state, 0, "money-3to1", "statues-massa-pisa")
        stored(state, 0, "book")
        stored(state, 1, "coat_of_arms")
        stored(state, 3, "red-statue", "gate")
        used_up(state, "banner", "green-statue")
    if visited:
        visit(state, 2, 5)
    state.first = 2
    state.trigger = 3
    state.idle = 3
    return standing("carrara", state, variant)


def ended(variant: str) -> Match:
    """The full table when the game is over: all screens are lifted and the points are counted."""
    match = full(variant)
    state: Any = match.state
    state.stack = []
    assert match.over
    return match


def value(tile: str) -> int:
    return int(FACTS[tile]["value"])


def values(tiles: list[str | None], kind: str) -> list[int]:
    """The values of the tiles of a kind, lowest first."""
    return sorted(value(tile) for tile in tiles if tile is not None and FACTS[tile]["kind"] == kind)


def bonus(field: Mapping[str, Any]) -> dict[str, int]:
    """What a field brings, in points or coins; nothing to count where it is an item."""
    return {field["bonus"]: field["amount"]} if field["bonus"] in ("vp", "coins") else {}


def pays(text: str) -> dict[str, int]:
    """`3 points` or `5 coins`, read back; items are told without a number."""
    return {} if text in ("decoration", "gold statue") else amounts(text, THINGS)


def upgrades_left(view: View, city: str) -> list[tuple[object, ...]]:
    """What the upgrade tiles for a city that nobody has pay, and how many pay that if they are several."""
    left = [FACTS[tile] for tile in view["upgrades"] if FACTS[tile]["city"] == city]
    paid = Counter((tile["reward"], int(tile["amount"])) for tile in left)
    return [({reward: amount}, count) if count > 1 else ({reward: amount},) for (reward, amount), count in paid.items()]


def places(variant: str) -> list[str]:
    """The places that are no cities, as far as the variant has them."""
    groups = "BCDE" if variant == "advanced" else "BC"
    return [id for id, facts in FACTS.items() if facts.get("group", "none") in groups]


def ready(match: Match) -> set[str]:
    """The places besides cities where the seat that decides could put a column if it had one more."""
    twin = standing("carrara", match.state.copy(), match.variant)
    state: Any = twin.state
    assert twin.seat is not None
    player(state, twin.seat).large += 1
    lead(twin, "score", "field large")
    return {text.split()[1] for text in begin_so(twin, "place")} & set(places(match.variant))


def other_screens(seat: int) -> Match:
    """The full table with other coins and blocks behind the screens of everybody but one."""
    match = full()
    state: Any = match.state
    for other in range(match.seats):
        if other != seat:
            give(state, other, coins=player(state, other).coins + 11, blocks="1 white")
    assert match.view(seat) == full().view(seat)
    return match


MOMENTS: dict[str, tuple[str, ...]] = {
    "acted": ("pass",),
    "purchased": ("purchase coat_of_arms", "on villa-4"),
    "scoring": ("score", "field large"),
    "stored": ("buy", "rotate small", "take 4 white", "gain", "store"),
}
"""By what the turn then tells: how the decisions of seat 0 that lead there begin."""


def lead(match: Match, *starts: str) -> None:
    """Take the last decision that begins so, one after the other; what is to pay is paid to the end."""
    for start in starts:
        options = begin_so(match, start)
        assert options, f"nothing begins with {start!r}: {match.legal()}"
        while options:
            match.play(options[-1])
            options = begin_so(match, start) if start == "pay" else []


def begin_so(match: Match, start: str) -> list[str]:
    return [decision.text for decision in match.legal() if decision.text.startswith(start)]


def moment(name: str) -> Match:
    """Seat 0 has decided a few things in its turn, which is not over."""
    options = {"confirm_turn": True}
    state = table(variant="advanced", options=options, wheel={4: ["white"]})
    own(state, 0, "villa-4", "pisa")
    player(state, 0).large = 1
    match = standing("carrara", state, "advanced", options)
    lead(match, *MOMENTS[name])
    return match
