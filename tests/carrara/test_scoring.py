"""Final scoring (sections 10 and 11)."""

import pytest

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.rules.scoring import majority
from signoria.games.carrara.state import CarraraState
from tests.carrara.own import OWN
from tests.carrara.table import column_on, give, own, play, player, stored, table

TABLE = [12, 6, 3]


def part(state: CarraraState, name: str, seat: int = 0) -> int:
    return state.scores()[seat].parts[name]


@pytest.mark.rule("CAR-FINAL-1")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (14, 2), (15, 3)])
def test_a_point_for_5_coins(coins: int, points: int) -> None:
    assert part(table(coins=coins), "coins") == points


@pytest.mark.rule("CAR-FINAL-2")
def test_most_points_win() -> None:
    state = table(seats=3, coins=0)
    for seat, points in enumerate((7, 30, 12)):
        player(state, seat).points = points
    assert [(score.total, score.place) for score in state.scores()] == [(7, 3), (30, 1), (12, 2)]


@pytest.mark.rule("CAR-FINAL-2", "CAR-ADV-41")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_tie_goes_to_who_has_more_blocks(variant: str) -> None:
    state = table(seats=2, variant=variant, coins=0)
    give(state, 0, blocks="2 white")
    give(state, 1, blocks="3 purple")
    assert [score.place for score in state.scores()] == [2, 1]


@pytest.mark.rule("CAR-FINAL-2", "CAR-ADV-41")
def test_players_still_tied_share_the_place() -> None:
    state = table(seats=4, coins=0)
    give(state, 0, blocks="2 white")
    give(state, 2, blocks="1 red, 1 purple")
    assert [score.place for score in state.scores()] == [1, 3, 1, 3]


@pytest.mark.rule("CAR-ADV-34", "CAR-END-1")
@pytest.mark.parametrize(("placed", "trigger"), [(6, -1), (7, 0)])
def test_in_the_advanced_game_the_eighth_column_triggers_the_end(placed: int, trigger: int) -> None:
    state = table(variant="advanced", coins=0, reserve=[])
    own(state, 0, "villa-4", "livorno")
    for one in state.players:
        one.fields = 0b11111111 >> placed
    play(state, "score", "field 1", "gain none", "place kind-villa")
    assert state.trigger == trigger


@pytest.mark.rule("CAR-ADV-35")
@pytest.mark.parametrize(("place", "coins", "points"), [("money-3to1", 35, 11), ("money-2to1", 35, 17), (None, 35, 7)])
def test_the_holder_of_a_money_place_exchanges_better(place: str | None, coins: int, points: int) -> None:
    state = table(variant="advanced", coins=coins)
    if place is not None:
        column_on(state, 0, place)
    assert part(state, "coins") == points


@pytest.mark.rule("CAR-ADV-36", "CAR-Q-24")
def test_the_table_of_decoration_sets() -> None:
    assert OWN.sets == [0, 2, 6, 12, 20, 30, 42, 56]


@pytest.mark.rule("CAR-ADV-36")
@pytest.mark.parametrize("number", range(1, 8))
def test_equal_decorations_score_as_a_set(number: int) -> None:
    state = table(variant="advanced")
    for tile in ["villa-1", "villa-2", "villa-3a", "villa-3b", "villa-4", "villa-5", "villa-8"][:number]:
        own(state, 0, tile, "lerici", decorated=True)
    assert part(state, "decorations") == OWN.sets[number]


@pytest.mark.rule("CAR-ADV-36", "CAR-ADV-37")
def test_stored_items_do_not_count() -> None:
    state = table(variant="advanced")
    stored(state, 0, "book", "gold-statue")
    assert (part(state, "decorations"), part(state, "statues")) == (0, 0)


@pytest.mark.rule("CAR-ADV-37", "CAR-ADV-38", "CAR-Q-23", "CAR-Q-24")
@pytest.mark.parametrize(
    ("city", "points"),
    list(zip(CITIES, [(7, 3, 1), (8, 4, 2), (9, 4, 2), (10, 5, 2), (11, 5, 2), (12, 6, 3)], strict=True)),
)
def test_every_city_scores_its_three_ranks(city: str, points: tuple[int, int, int]) -> None:
    state = table(seats=3, variant="advanced")
    tiles = iter(["villa-1", "villa-2", "villa-4", "villa-5", "porta-1", "porta-2"])
    for seat, number in enumerate((3, 2, 1)):
        for _ in range(number):
            own(state, seat, next(tiles), city, statue="white")
    assert tuple(part(state, "statues", seat) for seat in range(3)) == points
    assert tuple(OWN.majorities[CITIES.index(city)]) == points


@pytest.mark.rule("CAR-ADV-37", "CAR-Q-30")
def test_colour_plays_no_role_for_the_majority() -> None:
    state = table(seats=2, variant="advanced")
    own(state, 0, "villa-1", "lerici", statue="gold")
    own(state, 0, "villa-2", "lerici", statue="purple")
    own(state, 1, "villa-4", "lerici", statue="white")
    assert [part(state, "statues", seat) for seat in range(2)] == [7, 3]


@pytest.mark.rule("CAR-ADV-39", "CAR-ADV-40")
@pytest.mark.parametrize(
    ("statues", "points"),
    [
        ([1, 0, 0, 0], [12, 0, 0, 0]),
        ([2, 2, 0, 0], [6, 6, 0, 0]),
        ([2, 2, 1, 1], [6, 6, 0, 0]),
        ([2, 2, 2, 1], [6, 6, 6, 3]),
        ([2, 2, 1, 0], [6, 6, 3, 0]),
        ([3, 2, 2, 1], [12, 3, 3, 0]),
        ([3, 2, 1, 1], [12, 6, 0, 0]),
        ([4, 3, 2, 1], [12, 6, 3, 0]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_tied_players_score_the_next_lower_rank(statues: list[int], points: list[int]) -> None:
    assert majority(statues, TABLE) == points


@pytest.mark.rule("CAR-SETUP-11")
def test_a_building_without_items_scores_nothing_at_the_end() -> None:
    for variant in ("basic", "advanced"):
        state = table(variant=variant, coins=0)
        own(state, 0, "villa-1", "lerici")
        assert state.scores()[0].parts == {"victory": 0, "coins": 0, "decorations": 0, "statues": 0}
