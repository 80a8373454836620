"""The worked examples of the rules (section 12)."""

import pytest

from tests.carrara.table import (
    blocks,
    buildings,
    coins,
    column_on,
    give,
    items_on,
    legal,
    no_fields,
    own,
    play,
    player,
    points,
    refusal,
    sector,
    storage,
    table,
    upgraded,
)


@pytest.mark.rule("CAR-EX-1")
def test_ex_1_two_blocks_are_drawn_and_two_bought_for_1_coin() -> None:
    state = table(wheel={2: ["green", "blue", "red"], 4: ["purple"] * 6})
    play(state, "buy", "rotate wheel", "draw white", "draw yellow")
    assert sector(state, 1) == {"white": 1, "yellow": 1}
    play(state, "take 3 green", "take 3 blue")
    assert (coins(state), blocks(state), state.actor) == (19, {"green": 1, "blue": 1}, 1)


@pytest.mark.rule("CAR-EX-2")
def test_ex_2_a_biblioteca_of_value_4_in_lucca() -> None:
    state = table(display=["biblioteca-4"], reserve=["villa-1"])
    give(state, 0, blocks="1 white, 1 yellow, 1 red, 2 green")
    before = state.bag + player(state).blocks
    play(state, "build", "tile biblioteca-4", "city lucca", "pay white", "pay yellow", "pay red", "pay 2 green")
    play(state, "open villa-1")
    assert (blocks(state), state.bag, buildings(state, 0, "lucca")) == ({}, before, ["biblioteca-4"])


@pytest.mark.rule("CAR-EX-3")
def test_ex_3_two_green_for_one_red() -> None:
    state = table(display=["villa-1"])
    give(state, 0, blocks="2 green")
    play(state, "build", "tile villa-1", "city lucca")
    assert legal(state) == ["pay 2 green"]


@pytest.mark.rule("CAR-EX-4")
def test_ex_4_replacements_are_not_chained() -> None:
    state = table(display=["villa-1"])
    give(state, 0, blocks="2 green, 1 red")
    play(state, "build", "tile villa-1")
    assert refusal(state, "city pisa").rule == "CAR-BUILD-1"
    two_red = table(display=["villa-1"])
    give(two_red, 0, blocks="2 red")
    play(two_red, "build", "tile villa-1", "city pisa", "pay 2 red")
    assert buildings(two_red, 0, "pisa") == ["villa-1"]


@pytest.mark.rule("CAR-EX-5")
def test_ex_5_a_porta_in_viareggio_becomes_a_monument() -> None:
    state = table(coins=0)
    own(state, 0, "porta-5", "viareggio")
    own(state, 0, "villa-2", "pisa")
    give(state, 0, blocks="1 red, 2 green")
    play(state, "monument", "tile porta-8", "cover porta-5", "pay red", "pay green", "pay green", "upgrade pisa")
    assert buildings(state, 0, "viareggio") == ["porta-8"]
    play(state, "pass", "pass", "pass", "score", "field 1", "place kind-villa")
    assert coins(state) == 2 * 4


@pytest.mark.rule("CAR-EX-6")
def test_ex_6_an_upgrade_without_columns_scores_3() -> None:
    state = table()
    no_fields(state, 0, 1, 2, 3)
    own(state, 0, "porta-5", "viareggio")
    give(state, 0, blocks="1 red, 4 blue")
    play(state, "monument", "tile porta-8", "cover porta-5", "pay red", "pay 2 blue", "pay 2 blue")
    assert points(state) == 3


@pytest.mark.rule("CAR-EX-7")
def test_ex_7_massa_with_8_points_of_value() -> None:
    state = table(coins=0)
    for tile in ("villa-1", "porta-2", "palazzo-5"):
        own(state, 0, tile, "massa")
    play(state, "score", "field 4", "place city-massa")
    assert (coins(state), points(state), state.taken.bit_count()) == (5, 8, 1)


@pytest.mark.rule("CAR-EX-8")
def test_ex_8_both_followers_get_5_coins() -> None:
    state = table(coins=0)
    for tile in ("villa-1", "porta-2", "palazzo-5"):
        own(state, 0, tile, "massa")
    own(state, 1, "villa-4", "massa")
    own(state, 2, "villa-5", "massa")
    play(state, "score", "field 4", "place city-massa")
    play(state, "score", "place landscape-rural", "score", "place kind-villa")
    assert (coins(state, 1), coins(state, 2)) == (5, 5)


@pytest.mark.rule("CAR-EX-9")
def test_ex_9_the_kind_palazzo_pays_8_coins_and_14_points() -> None:
    state = table(coins=0)
    for tile in ("villa-1", "porta-2", "villa-5"):
        own(state, 0, tile, "massa")
    own(state, 1, "palazzo-1", "pisa")
    own(state, 1, "palazzo-5", "lucca")
    own(state, 1, "palazzo-4", "massa")
    play(state, "score", "field 4", "place city-massa", "score", "place kind-palazzo")
    assert (coins(state, 1), points(state, 1)) == (8, 14)


@pytest.mark.rule("CAR-EX-10")
def test_ex_10_the_urban_landscape_pays_11_coins() -> None:
    state = table(coins=0)
    for tile, city in (("palazzo-1", "livorno"), ("porta-4", "pisa"), ("porta-5", "massa"), ("biblioteca-1", "lucca")):
        own(state, 0, tile, city)
    play(state, "score", "field 1", "place landscape-urban")
    assert coins(state) == 11


@pytest.mark.rule("CAR-EX-11")
def test_ex_11_a_banner_for_an_emptied_sector_on_a_castello_in_pisa() -> None:
    state = table(variant="advanced", wheel={4: ["red", "red", "yellow", "blue"]})
    state.large = 5
    own(state, 0, "castello-4", "pisa")
    play(state, "buy", "rotate small", "take 4 yellow", "take 4 red", "take 4 red", "take 4 blue")
    play(state, "gain banner", "on castello-4")
    assert items_on(state, 0, "castello-4") == ["banner"]


@pytest.mark.rule("CAR-EX-12")
def test_ex_12_a_goblet_without_a_cathedrale_goes_to_storage() -> None:
    state = table(variant="advanced", wheel={4: ["white"]})
    own(state, 0, "castello-4", "pisa")
    play(state, "buy", "rotate small", "take 4 white", "gain goblet")
    assert legal(state) == ["store"]
    play(state, "store")
    assert storage(state) == ["goblet"]


@pytest.mark.rule("CAR-EX-13")
def test_ex_13_a_red_statue_may_stand_in_massa() -> None:
    state = table(variant="advanced", wheel={4: ["white"]})
    state.small = 5
    own(state, 0, "castello-4", "massa")
    own(state, 0, "castello-5", "pisa")
    play(state, "buy", "rotate small", "take 4 white")
    assert legal(state) == ["gain none", "gain goblet", "gain red-statue"]
    play(state, "gain red-statue")
    assert legal(state, "on") == ["on castello-4"]


@pytest.mark.rule("CAR-EX-14")
def test_ex_14_money_places() -> None:
    state = table(variant="advanced", coins=40)
    play(state, "score", "field 7")
    assert legal(state, "place") == ["place money-3to1"]
    assert refusal(state, "place money-2to1").missing == {"coins": 10}
    for left, scored in ((31, 10), (25, 8)):
        end = table(variant="advanced", coins=left)
        column_on(end, 0, "money-3to1")
        assert end.scores()[0].parts["coins"] == scored


@pytest.mark.rule("CAR-EX-15")
def test_ex_15_the_statues_of_massa_and_pisa() -> None:
    state = table(variant="advanced", coins=0)
    upgraded(state, 0, "upgrade-pisa")
    own(state, 0, "villa-1", "pisa", decorated=True, statue="yellow")
    own(state, 0, "villa-4", "pisa")
    own(state, 0, "villa-5", "pisa")
    own(state, 0, "porta-5", "massa", statue="gold")
    own(state, 0, "palazzo-1", "massa", decorated=True, statue="blue")
    own(state, 0, "castello-4", "massa", decorated=True, statue="white")
    player(state).large = 1
    play(state, "score", "field large", "place statues-massa-pisa")
    assert (coins(state), points(state)) == (8, 12)


@pytest.mark.rule("CAR-EX-16")
def test_ex_16_decorations_score_30() -> None:
    state = table(variant="advanced", coins=0)
    tiles = ["castello-1", "villa-1", "porta-1", "porta-2", "palazzo-1", "palazzo-2", "palazzo-4", "palazzo-5"]
    for tile in tiles:
        own(state, 0, tile, "lerici", decorated=True)
    assert state.scores()[0].parts["decorations"] == 2 + 2 + 6 + 20


def majority_points(city: str, statues: list[int]) -> list[int]:
    """The points for statues when the seats have so many in a city."""
    state = table(variant="advanced", seats=len(statues))
    tiles = iter(f"{kind}-{value}" for kind in ("villa", "porta", "palazzo") for value in (1, 2, 4, 5))
    for seat, number in enumerate(statues):
        for _ in range(number):
            own(state, seat, next(tiles), city, statue="gold")
    return [score.parts["statues"] for score in state.scores()]


@pytest.mark.rule("CAR-EX-17")
def test_ex_17_lerici() -> None:
    assert majority_points("lerici", [3, 2, 0, 0]) == [7, 3, 0, 0]


@pytest.mark.rule("CAR-EX-18")
def test_ex_18_massa() -> None:
    assert majority_points("massa", [0, 0, 4, 4]) == [0, 0, 4, 4]


@pytest.mark.rule("CAR-EX-19")
def test_ex_19_viareggio() -> None:
    assert majority_points("viareggio", [2, 1, 3, 2]) == [2, 0, 9, 2]


@pytest.mark.rule("CAR-EX-20")
def test_ex_20_livorno() -> None:
    assert majority_points("livorno", [1, 0, 0, 0]) == [12, 0, 0, 0]
