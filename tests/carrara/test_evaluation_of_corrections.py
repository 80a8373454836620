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
