"""Scoring places: what they require and what they pay (CAR-SCORE-3 to CAR-SCORE-14, CAR-ADV-24 to CAR-ADV-29)."""

import pytest

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.tiles import KINDS
from signoria.games.carrara.state import CarraraState
from tests.carrara.table import coins, column_on, legal, own, play, points, refusal, table, upgraded

NEEDED = {"lerici": 3, "massa": 3, "viareggio": 3, "lucca": 2, "pisa": 2, "livorno": 2}
PAID = {"lerici": (1, 0), "massa": (0, 1), "viareggio": (2, 0), "lucca": (0, 2), "pisa": (3, 0), "livorno": (0, 3)}
TILES = ["villa-1", "porta-2", "palazzo-4"]


def scored(state: CarraraState, place: str) -> tuple[int, int]:
    """Coins and points that a place pays seat 0, without the bonus of the court."""
    before = coins(state), points(state)
    state.players[0].large = 1
    play(state, "score", "field large", f"place {place}")
    return coins(state) - before[0], points(state) - before[1]


@pytest.mark.rule("CAR-SCORE-3")
def test_the_basic_game_has_14_places() -> None:
    state = table(coins=99)
    for kind in KINDS:
        for city, value in zip(CITIES, ("1", "2", "3a", "3b", "4", "5"), strict=True):
            own(state, 0, f"{kind}-{value}", city)
    play(state, "score", "field 1")
    assert len(legal(state)) == 14
    assert refusal(state, "place money-3to1").rule == "CAR-SCORE-3"
    assert refusal(state, "place statues-massa-pisa").rule == "CAR-SCORE-3"


@pytest.mark.rule("CAR-SCORE-4")
def test_a_city_is_scored_by_one_player_only() -> None:
    state = table()
    own(state, 0, "villa-1", "livorno")
    own(state, 0, "villa-2", "livorno")
    column_on(state, 1, "city-livorno")
    play(state, "score", "field 1")
    assert refusal(state, "place city-livorno").rule == "CAR-SCORE-4"


@pytest.mark.rule("CAR-SCORE-5")
@pytest.mark.parametrize("place", ["kind-villa", "landscape-rural"])
def test_kinds_and_landscapes_belong_to_each_player(place: str) -> None:
    state = table()
    own(state, 0, "villa-1", "livorno")
    column_on(state, 1, place)
    play(state, "score", "field 1")
    assert f"place {place}" in legal(state)
    other = table()
    own(other, 0, "villa-1", "livorno")
    own(other, 0, "castello-1", "livorno")
    column_on(other, 0, place)
    play(other, "score", "field 1")
    assert refusal(other, f"place {place}").rule == "CAR-SCORE-5"


@pytest.mark.rule("CAR-SCORE-6", "CAR-SCORE-7", "CAR-SCORE-12")
@pytest.mark.parametrize("city", CITIES)
def test_every_city_needs_its_buildings_and_pays_for_their_values(city: str) -> None:
    state = table(coins=0)
    value = 0
    for tile in TILES[: NEEDED[city]]:
        own(state, 0, tile, city)
        value += int(tile[-1])
    own(state, 0, "palazzo-5", "lerici" if city != "lerici" else "massa")
    assert scored(state, f"city-{city}") == (value * PAID[city][0], value * PAID[city][1])


@pytest.mark.rule("CAR-SCORE-6")
@pytest.mark.parametrize("city", CITIES)
def test_one_building_too_few_for_a_city(city: str) -> None:
    state = table()
    for tile in TILES[: NEEDED[city] - 1]:
        own(state, 0, tile, city)
    play(state, "score", "field 1")
    reason = refusal(state, f"place city-{city}")
    assert (reason.rule, reason.missing) == ("CAR-SCORE-6", {"buildings": 1})


@pytest.mark.rule("CAR-SCORE-8", "CAR-SCORE-9")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_pays_by_the_cities_where_its_buildings_stand(kind: str) -> None:
    state = table(coins=0)
    own(state, 0, f"{kind}-1", "pisa")
    own(state, 0, f"{kind}-5", "lucca")
    own(state, 0, f"{kind}-4", "massa")
    own(state, 0, "villa-2" if kind != "villa" else "porta-2", "livorno")
    assert scored(state, f"kind-{kind}") == (3, 14)


@pytest.mark.rule("CAR-SCORE-8")
def test_a_kind_needs_a_building() -> None:
    state = table()
    own(state, 0, "villa-1", "pisa")
    play(state, "score", "field 1")
    reason = refusal(state, "place kind-porta")
    assert (reason.rule, reason.missing) == ("CAR-SCORE-8", {"buildings": 1})


@pytest.mark.rule("CAR-SCORE-10")
def test_a_landscape_needs_a_building() -> None:
    state = table()
    own(state, 0, "villa-1", "pisa")
    play(state, "score", "field 1")
    assert refusal(state, "place landscape-urban").rule == "CAR-SCORE-10"


@pytest.mark.rule("CAR-SCORE-10", "CAR-SCORE-11")
def test_landscapes_ignore_cities_and_upgrade_tiles() -> None:
    state = table(coins=0)
    upgraded(state, 0, "upgrade-livorno", "upgrade-pisa")
    for tile, city in (
        ("biblioteca-1", "pisa"),
        ("cathedrale-2", "livorno"),
        ("palazzo-4", "massa"),
        ("porta-5", "pisa"),
    ):
        own(state, 0, tile, city)
    for tile in ("castello-4", "villa-5"):
        own(state, 0, tile, "livorno")
    rural = state.copy()
    assert scored(state, "landscape-urban") == (12, 0)
    assert scored(rural, "landscape-rural") == (0, 9)


@pytest.mark.rule("CAR-SCORE-13")
def test_a_monument_counts_8_with_its_kind_and_landscape() -> None:
    state = table(coins=0)
    own(state, 0, "villa-8", "livorno")
    kind = state.copy()
    assert scored(state, "landscape-rural") == (0, 8)
    assert scored(kind, "kind-villa") == (0, 24)


@pytest.mark.rule("CAR-SCORE-14")
def test_a_building_scores_through_any_number_of_places() -> None:
    state = table(seats=2, coins=0)
    own(state, 0, "villa-4", "massa")
    assert scored(state, "kind-villa") == (0, 4)
    play(state, "pass")
    assert scored(state, "landscape-rural") == (0, 4)


@pytest.mark.rule("CAR-ADV-24")
def test_the_advanced_game_has_19_places() -> None:
    state = table(variant="advanced", coins=60)
    for kind in KINDS:
        for city, value in (("livorno", 4), ("pisa", 5), ("lucca", 2)):
            own(state, 0, f"{kind}-{value}", city, statue="white" if value != 2 else None)
    for kind in KINDS:
        own(state, 0, f"{kind}-1", "lerici")
        own(state, 0, f"{kind}-3a", "massa")
        own(state, 0, f"{kind}-3b", "viareggio", statue="gold")
    play(state, "score", "field 7")
    assert len(legal(state, "place")) == 19


@pytest.mark.rule("CAR-ADV-25")
@pytest.mark.parametrize(
    ("place", "paid"),
    [
        ("city-lucca", (0, 12)),
        ("kind-villa", (0, 10)),
        ("landscape-rural", (0, 5)),
        ("statues-viareggio-lucca", (0, 10)),
    ],
)
def test_a_decoration_adds_1_wherever_buildings_are_scored(place: str, paid: tuple[int, int]) -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "lucca", decorated=True, statue="red")
    own(state, 0, "porta-1", "lucca")
    assert scored(state, place) == paid


@pytest.mark.rule("CAR-ADV-26", "CAR-ADV-27", "CAR-Q-13")
@pytest.mark.parametrize(("place", "least"), [("money-3to1", 36), ("money-2to1", 50)])
def test_a_money_place_needs_its_coins_and_pays_nothing_now(place: str, least: int) -> None:
    state = table(variant="advanced", coins=least)
    assert scored(state, place) == (0, 0)
    poor = table(variant="advanced", coins=least - 1)
    own(poor, 0, "villa-4", "lucca")
    play(poor, "score", "field 7")
    reason = refusal(poor, f"place {place}")
    assert (reason.rule, reason.missing) == ("CAR-ADV-26", {"coins": 1})


@pytest.mark.rule("CAR-ADV-27")
def test_nobody_holds_both_money_places() -> None:
    state = table(variant="advanced", coins=60)
    own(state, 0, "villa-4", "lucca")
    column_on(state, 0, "money-2to1")
    play(state, "score", "field 7")
    assert refusal(state, "place money-3to1").rule == "CAR-ADV-27"


@pytest.mark.rule("CAR-Q-22", "CAR-ADV-26")
def test_a_money_place_is_claimed_by_one_player() -> None:
    state = table(variant="advanced", coins=60)
    column_on(state, 1, "money-2to1")
    play(state, "score", "field 7")
    assert refusal(state, "place money-2to1").rule == "CAR-Q-22"
    assert legal(state, "place") == ["place money-3to1"]


@pytest.mark.rule("CAR-ADV-28")
@pytest.mark.parametrize(
    ("place", "cities"),
    [
        ("statues-livorno-lerici", ["livorno", "lerici"]),
        ("statues-massa-pisa", ["massa", "pisa"]),
        ("statues-viareggio-lucca", ["viareggio", "lucca"]),
    ],
)
def test_every_statue_place_needs_a_statue_in_one_of_its_cities(place: str, cities: list[str]) -> None:
    for city in CITIES:
        state = table(variant="advanced")
        own(state, 0, "villa-4", city, statue="white")
        play(state, "score", "field 7")
        assert (f"place {place}" in legal(state)) == (city in cities)
        if city not in cities:
            reason = refusal(state, f"place {place}")
            assert (reason.rule, reason.missing) == ("CAR-ADV-28", {"statues": 1})


@pytest.mark.rule("CAR-ADV-29")
def test_a_statue_place_pays_for_buildings_with_statues_in_both_cities() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "livorno", decorated=True, statue="white")
    own(state, 0, "villa-5", "livorno")
    own(state, 0, "porta-2", "lerici", statue="gold")
    own(state, 0, "porta-1", "massa", statue="gold")
    assert scored(state, "statues-livorno-lerici") == (2, 15)
