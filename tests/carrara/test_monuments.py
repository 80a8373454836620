"""The action monument and the upgrade tiles (section 5)."""

import pytest

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.tiles import KINDS
from tests.carrara.own import OWN
from tests.carrara.table import (
    buildings,
    coins,
    give,
    items_on,
    legal,
    no_fields,
    own,
    play,
    points,
    refusal,
    table,
    upgraded,
)


@pytest.mark.rule("CAR-MON-1", "CAR-MON-2", "CAR-MON-8")
@pytest.mark.parametrize("kind", KINDS)
def test_every_monument_can_be_built_new_for_8_blocks(kind: str) -> None:
    state = table()
    display, reserve = state.display, state.reserve
    give(state, 0, blocks="7 white, 1 yellow")
    play(state, "monument", f"tile {kind}-8", "city pisa", *["pay white"] * 7, "pay yellow", "upgrade none")
    assert buildings(state, 0, "pisa") == [f"{kind}-8"]
    assert (state.display, state.reserve, state.actor) == (display, reserve, 1)


@pytest.mark.rule("CAR-TURN-2")
def test_an_open_monument_is_no_building_tile_nor_the_other_way_round() -> None:
    state = table(display=["villa-1"])
    give(state, 0, blocks="7 white, 1 yellow")
    other = state.copy()
    play(state, "build")
    assert refusal(state, "tile villa-8").key == "refusal.not_asked"
    play(other, "monument")
    assert refusal(other, "tile villa-1").key == "refusal.not_asked"


@pytest.mark.rule("CAR-MON-1")
def test_there_is_one_monument_of_a_kind() -> None:
    state = table()
    own(state, 1, "palazzo-8", "massa")
    give(state, 0, blocks="7 white, 1 yellow")
    play(state, "monument")
    assert refusal(state, "tile palazzo-8").rule == "CAR-MON-1"


@pytest.mark.rule("CAR-MON-1")
def test_monuments_are_not_refilled() -> None:
    state = table()
    for kind in KINDS:
        own(state, 1, f"{kind}-8", "massa")
    give(state, 0, blocks="7 white, 1 yellow")
    assert refusal(state, "monument").rule == "CAR-MON-1"


@pytest.mark.rule("CAR-MON-2")
def test_a_monument_may_be_new_beside_buildings_of_its_kind() -> None:
    state = table()
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="7 blue, 1 green")
    play(state, "monument", "tile villa-8")
    assert legal(state) == ["city lerici", "city massa", "cover villa-5"]


@pytest.mark.rule("CAR-MON-2")
def test_too_few_blocks_for_any_monument() -> None:
    state = table()
    own(state, 0, "villa-5", "lucca")
    give(state, 0, blocks="2 red, 1 blue")
    reason = refusal(state, "monument")
    assert (reason.rule, reason.missing) == ("CAR-MON-2", {"blocks": 1})


@pytest.mark.rule("CAR-MON-3")
@pytest.mark.parametrize(
    ("tile", "cost"), [("villa-1", 7), ("villa-2", 6), ("villa-3a", 5), ("villa-4", 4), ("villa-5", 3)]
)
def test_an_upgrade_costs_8_less_the_printed_value(tile: str, cost: int) -> None:
    state = table()
    own(state, 0, tile, "lucca")
    give(state, 0, blocks=f"{cost} red")
    play(state, "monument", "tile villa-8", f"cover {tile}", *["pay red"] * cost, "upgrade none")
    assert (buildings(state, 0, "lucca"), state.players[0].blocks) == (["villa-8"], 0)


@pytest.mark.rule("CAR-MON-3")
def test_an_upgrade_is_paid_for_the_city_of_the_building() -> None:
    state = table()
    own(state, 0, "villa-5", "pisa")
    own(state, 0, "porta-5", "lerici")
    give(state, 0, blocks="3 red")
    play(state, "monument")
    assert legal(state) == ["tile porta-8"]
    assert refusal(state, "tile villa-8").missing == {"blocks": 2}


@pytest.mark.rule("CAR-MON-3")
def test_only_an_own_building_of_the_kind_is_upgraded() -> None:
    state = table()
    own(state, 0, "villa-5", "lerici")
    own(state, 0, "porta-5", "lerici")
    own(state, 0, "villa-1", "lerici")
    own(state, 1, "villa-4", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8")
    assert legal(state) == ["cover villa-5"]
    assert refusal(state, "cover porta-5").rule == "CAR-MON-3"
    assert refusal(state, "cover villa-4").rule == "CAR-BUILD-7"
    assert refusal(state, "cover villa-1").missing == {"blocks": 4}


@pytest.mark.rule("CAR-MON-3", "CAR-MON-7", "CAR-Q-31")
def test_a_decoration_changes_neither_cost_nor_points_of_an_upgrade() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-5", "lerici", decorated=True)
    no_fields(state, 0, 1, 2, 3)
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert points(state) == 3


@pytest.mark.rule("CAR-MON-4")
def test_the_covered_tile_is_out_of_the_game() -> None:
    state = table(coins=0)
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert state.view(None)["covered"] == ["villa-5"]
    assert buildings(state, 0, "lerici") == ["villa-8"]


@pytest.mark.rule("CAR-ADV-20", "CAR-Q-29")
def test_what_adorns_a_building_passes_to_the_monument() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-5", "lerici", decorated=True, statue="purple")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert items_on(state, 0, "villa-8") == ["coat_of_arms", "purple-statue"]


@pytest.mark.rule("CAR-MON-5", "CAR-Q-2", "CAR-Q-3")
def test_any_upgrade_tile_or_none_may_be_taken() -> None:
    state = table()
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert legal(state) == [
        *(f"upgrade {name}" for name in ("livorno", "pisa", "lucca", "viareggio", "massa-a", "lerici-a")),
        "upgrade none",
    ]


@pytest.mark.rule("CAR-MON-5", "CAR-MON-6")
@pytest.mark.parametrize("number", range(8))
def test_every_upgrade_tile_changes_the_reward_of_its_city(number: int) -> None:
    upgrade = OWN.upgrades[number]
    city = CITIES[upgrade.city]
    state = table(coins=0)
    own(state, 0, "villa-4", city)
    own(state, 0, "villa-1", city)
    upgraded(state, 0, upgrade.id)
    play(state, "score", "field 1", "place kind-villa")
    paid = 5 * (OWN.cities[upgrade.city].amount + 1)
    assert coins(state) + points(state) == paid + 3


@pytest.mark.rule("CAR-MON-5", "CAR-STEP-2")
def test_of_two_equal_tiles_the_first_is_taken() -> None:
    state = table()
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert refusal(state, "upgrade massa-b").rule == "CAR-STEP-2"


@pytest.mark.rule("CAR-MON-5")
def test_a_tile_that_is_gone_cannot_be_taken_but_its_twin_can() -> None:
    state = table()
    upgraded(state, 1, "upgrade-massa-a")
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert refusal(state, "upgrade massa-a").rule == "CAR-MON-5"
    assert "upgrade massa-b" in legal(state)


@pytest.mark.rule("CAR-Q-3")
def test_a_city_gets_one_upgrade_tile_of_a_player() -> None:
    state = table()
    upgraded(state, 0, "upgrade-massa-a")
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert refusal(state, "upgrade massa-b").rule == "CAR-Q-3"


@pytest.mark.rule("CAR-MON-5")
def test_without_a_tile_to_take_there_is_nothing_to_ask() -> None:
    state = table()
    upgraded(state, 1, *(upgrade.id for upgrade in OWN.upgrades))
    own(state, 0, "villa-5", "lerici")
    give(state, 0, blocks="3 purple")
    play(state, "monument", "tile villa-8", "cover villa-5", *["pay purple"] * 3)
    assert state.actor == 1


@pytest.mark.rule("CAR-MON-7")
def test_a_new_monument_without_columns_scores_8() -> None:
    state = table()
    no_fields(state, 0, 1, 2, 3)
    give(state, 0, blocks="7 white, 2 yellow")
    play(state, "monument", "tile villa-8", "city livorno", *["pay white"] * 7, "pay 2 yellow")
    assert points(state) == 8
