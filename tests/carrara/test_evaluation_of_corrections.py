"""The evaluation takes what is printed from the component files: it follows when owners correct a value."""

from collections.abc import Mapping

import pytest

from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS
from signoria.games.carrara.evaluation.evaluator import CarraraEvaluator
from signoria.games.carrara.evaluation.prices import NAMES
from signoria.games.carrara.state import CarraraState
from tests.carrara.own import OWN
from tests.carrara.questions import setting_new
from tests.carrara.table import give, own, table, take_from_supply
from tests.corrected import corrected

KIND = KINDS.index("villa")
LEAST = [min((tile for tile in OWN.tiles if tile.kind == kind), key=lambda tile: tile.value) for kind in range(6)]
"""By kind the building of the least value."""
IN_POINTS = "livorno"
"""A city that pays points, so that no coin has to be judged."""


def with_values(values: Mapping[str, object]) -> Components:
    """The components of rule tests with some values corrected."""
    file = "components.toml"
    return Components(corrected("carrara", [file], {f"{file} {way}": value for way, value in values.items()}))


def worth(state: CarraraState, **named: float) -> float:
    """What seat 0 expects when only these weights count."""
    counted = {"common_purse": 1.0, "blocks_a_turn": 1.0, "turns_per_column": 9.0, "scorings_a_turn": 1.0, **named}
    return CarraraEvaluator([counted.get(name, 0.0) for name in NAMES]).expected_points(state)[0]


def decoration_on_its_way(components: Components) -> float:
    """What a new decoration will bring to the only building of its kind, beyond the set that it begins."""
    states = [table(variant="advanced", components=components) for _ in range(2)]
    for state in states:
        own(state, 0, LEAST[KIND].id, IN_POINTS)
    take_from_supply(states[1], KIND)
    setting_new(states[1], 0, KIND)
    return worth(states[1]) - worth(states[0]) - components.sets[1]


def test_a_decoration_adds_the_value_that_the_rules_give_it() -> None:
    one = decoration_on_its_way(OWN)
    assert one > 0
    for value in (0, 1, 3):
        found = decoration_on_its_way(with_values({"constants.decoration_value": value}))
        assert found * OWN.decoration_value == pytest.approx(one * value)


def blocks_for_a_monument(components: Components) -> int:
    """With how many white blocks a player begins to hope that the villa becomes a monument."""
    promised: list[float] = []
    for blocks in range(1, 12):
        state = table(display=[LEAST[KIND - 1].id], components=components)
        own(state, 0, LEAST[KIND].id, IN_POINTS)
        give(state, 0, blocks=f"{blocks} white")
        promised.append(worth(state, ready_building=1.0))
    return next(blocks for blocks, hope in enumerate(promised, 1) if hope > promised[LEAST[KIND - 1].value - 1])


def test_a_monument_is_in_reach_with_the_blocks_that_it_costs_more_than_the_building() -> None:
    assert blocks_for_a_monument(OWN) == OWN.values[BUILDINGS + KIND] - LEAST[KIND].value
    others = [tile.id for tile in OWN.tiles[BUILDINGS:] if tile.kind != KIND]
    grander = with_values({f"monument.{id}.value": 9 for id in others})
    assert blocks_for_a_monument(grander) == blocks_for_a_monument(OWN)


def worth_of_statues(components: Components, counts: tuple[int, ...]) -> float:
    """What seat 0 expects when so many statues of each seat stand in Lerici, as if nothing could change that."""
    tiles = iter(tile.id for tile in OWN.tiles[:BUILDINGS])
    state = table(variant="advanced", components=components)
    for seat, number in enumerate(counts):
        for _ in range(number):
            own(state, seat, next(tiles), "lerici", statue="purple")
    return worth(state)


@pytest.mark.parametrize(
    ("counts", "rank"),
    [
        ((3, 2, 1, 0), "first"),
        ((2, 3, 1, 0), "second"),
        ((1, 3, 2, 0), "third"),
        ((2, 2, 1, 0), "second"),
        ((1, 2, 2, 0), "third"),
        ((0, 2, 1, 0), ""),
    ],
)
@pytest.mark.rule("CAR-ADV-38", "CAR-ADV-39")
def test_a_majority_is_expected_to_bring_what_is_printed_for_its_rank(counts: tuple[int, ...], rank: str) -> None:
    printed = {"majority.lerici.first": 30, "majority.lerici.second": 20, "majority.lerici.third": 10}
    before = worth_of_statues(with_values(printed), counts)
    for way, points in printed.items():
        more = worth_of_statues(with_values({**printed, way: points + 5}), counts) - before
        assert more == pytest.approx(5 if way.endswith(f".{rank}") else 0)


def test_a_city_is_hoped_for_the_more_the_fewer_buildings_it_still_needs() -> None:
    hopes = []
    for needed in (1, 2, 3):
        state = table(components=with_values({f"city.{IN_POINTS}.buildings": needed}))
        own(state, 0, LEAST[KIND].id, IN_POINTS)
        hopes.append(worth(state, city_held=1.0, building_short=0.5))
    assert hopes[0] > hopes[1] > hopes[2]


@pytest.mark.parametrize(("value", "better", "worse"), [("coins_per_point", 2, 3), ("least_coins", 30, 90)])
def test_a_money_place_is_hoped_for_by_its_rate_and_its_least_coins(value: str, better: int, worse: int) -> None:
    hopes = []
    for number in (better, worse):
        state = table(variant="advanced", components=with_values({f"place.money-3to1.{value}": number}))
        give(state, 0, coins=40)
        hopes.append(worth(state))
    assert hopes[0] > hopes[1]
