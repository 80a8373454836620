"""An item of the supply for 10 coins (CAR-ADV-30, CAR-ADV-31, CAR-ADV-32, CAR-ADV-33, CAR-ADV-42)."""

import pytest

from signoria import UnknownDecision
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.position.catalogue import CATALOGUE
from tests.carrara.table import coins, items_on, legal, own, play, refusal, supply, table, used_up

KINDS = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]


@pytest.mark.rule("CAR-ADV-30", "CAR-ADV-31")
@pytest.mark.parametrize("item", range(6))
def test_every_decoration_can_be_bought_for_its_kind(item: int) -> None:
    state = table(variant="advanced", coins=10)
    tile = f"{KINDS[item]}-4"
    own(state, 0, tile, "massa", statue="gold")
    assert legal(state, "purchase") == [f"purchase {ITEMS[item]}"]
    play(state, f"purchase {ITEMS[item]}", f"on {tile}")
    assert items_on(state, 0, tile) == [ITEMS[item], "gold-statue"]
    assert (coins(state), supply(state, ITEMS[item]), state.actor) == (0, 6, 0)


@pytest.mark.rule("CAR-ADV-32")
@pytest.mark.parametrize("city", range(6))
def test_every_statue_is_bought_for_the_city_of_its_colour(city: int) -> None:
    state = table(variant="advanced", coins=10)
    tiles = ["villa-1", "villa-2", "villa-3a", "villa-3b", "villa-4", "villa-5"]
    for tile, name in zip(tiles, CITIES, strict=True):
        own(state, 0, tile, name, decorated=True)
    play(state, f"purchase {ITEMS[6 + city]}")
    assert legal(state) == [f"on {tiles[city]}"]
    assert refusal(state, f"on {tiles[city - 1]}").rule == "CAR-ADV-32"


@pytest.mark.rule("CAR-ADV-31", "CAR-ADV-32")
@pytest.mark.parametrize(("item", "rule"), [("coat_of_arms", "CAR-ADV-31"), ("blue-statue", "CAR-ADV-32")])
def test_a_bought_item_is_not_stored(item: str, rule: str) -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa")
    play(state, f"purchase {item}")
    assert refusal(state, "store").rule == rule


@pytest.mark.rule("CAR-ADV-31", "CAR-ADV-32")
def test_what_fits_nothing_is_not_sold() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa", decorated=True, statue="blue")
    own(state, 0, "porta-4", "pisa")
    assert legal(state, "purchase") == ["purchase gate", "purchase yellow-statue"]
    assert refusal(state, "purchase coat_of_arms").rule == "CAR-ADV-13"
    assert refusal(state, "purchase blue-statue").rule == "CAR-ADV-32"


@pytest.mark.rule("CAR-ADV-30")
def test_ten_coins_are_needed() -> None:
    state = table(variant="advanced", coins=7)
    own(state, 0, "villa-4", "massa")
    reason = refusal(state, "purchase coat_of_arms")
    assert (reason.rule, reason.missing) == ("CAR-ADV-30", {"coins": 3})


@pytest.mark.rule("CAR-ADV-30", "CAR-Q-19")
def test_one_item_in_a_turn() -> None:
    state = table(variant="advanced", coins=30)
    own(state, 0, "villa-4", "massa")
    play(state, "purchase coat_of_arms", "on villa-4")
    assert refusal(state, "purchase blue-statue").rule == "CAR-ADV-30"
    play(state, "pass")
    assert state.actor == 1


@pytest.mark.rule("CAR-ADV-30", "CAR-ADV-42", "CAR-Q-19")
def test_the_purchase_comes_back_with_the_next_turn() -> None:
    state = table(variant="advanced", seats=2, coins=30)
    own(state, 0, "villa-4", "massa")
    play(state, "purchase coat_of_arms", "on villa-4", "pass", "pass")
    assert legal(state, "purchase") == ["purchase blue-statue"]


@pytest.mark.rule("CAR-ADV-30", "CAR-ADV-12")
def test_what_is_used_up_is_not_sold() -> None:
    state = table(variant="advanced", coins=30)
    own(state, 0, "villa-4", "massa")
    used_up(state, "coat_of_arms")
    assert refusal(state, "purchase coat_of_arms").rule == "CAR-ADV-30"


@pytest.mark.rule("CAR-ADV-33")
def test_there_is_no_decision_to_buy_a_gold_statue() -> None:
    with pytest.raises(UnknownDecision, match="gold"):
        CATALOGUE.parse("purchase gold-statue")


@pytest.mark.rule("CAR-ADV-42", "CAR-Q-33", "CAR-PASS-1")
def test_free_steps_are_open_before_and_after_the_action() -> None:
    state = table(variant="advanced", coins=8)
    own(state, 0, "villa-4", "massa")
    assert legal(state, "purchase") == []
    play(state, "pass")
    assert legal(state) == ["end-turn", "purchase coat_of_arms", "purchase blue-statue"]
    play(state, "end-turn")
    assert state.actor == 1


@pytest.mark.rule("CAR-ADV-42")
def test_free_steps_are_open_between_bonus_and_place() -> None:
    state = table(variant="advanced", coins=6)
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 5")
    assert legal(state) == [
        "place kind-villa",
        "place landscape-rural",
        "purchase coat_of_arms",
        "purchase blue-statue",
    ]
    play(state, "purchase blue-statue", "on villa-4")
    assert "place statues-massa-pisa" in legal(state)


@pytest.mark.rule("CAR-SCORE-2", "CAR-Q-34")
def test_the_coins_for_the_only_place_are_not_spent_while_scoring() -> None:
    state = table(variant="advanced", coins=41)
    own(state, 0, "villa-4", "massa")
    state.players[0].places = state.players[0].board.ready | 1 << 17
    play(state, "score", "field 7")
    assert legal(state) == ["place money-3to1"]
    reason = refusal(state, "purchase coat_of_arms")
    assert reason.rule == "CAR-SCORE-2"


@pytest.mark.rule("CAR-SCORE-2", "CAR-Q-34")
def test_a_statue_that_opens_a_place_may_be_bought_with_the_coins_for_the_other() -> None:
    state = table(variant="advanced", coins=41)
    own(state, 0, "villa-4", "massa")
    state.players[0].places = state.players[0].board.ready
    play(state, "score", "field 7")
    assert legal(state) == ["place money-3to1", "purchase blue-statue"]
    play(state, "purchase blue-statue", "on villa-4")
    assert legal(state) == ["place statues-massa-pisa"]


@pytest.mark.rule("CAR-SCORE-2")
def test_with_coins_to_spare_the_purchase_is_open() -> None:
    state = table(variant="advanced", coins=46)
    own(state, 0, "villa-4", "massa")
    state.players[0].places = state.players[0].board.ready
    play(state, "score", "field 7", "purchase coat_of_arms", "on villa-4")
    assert legal(state) == ["place money-3to1"]


@pytest.mark.rule("CAR-Q-34")
def test_later_free_steps_do_not_make_an_action_legal() -> None:
    state = table(variant="advanced", coins=20)
    own(state, 0, "villa-4", "massa")
    state.players[0].places = state.players[0].board.ready
    for one in state.players:
        one.fields = 0b11000000
    assert refusal(state, "score").rule == "CAR-SCORE-2"
    play(state, "purchase blue-statue", "on villa-4")
    assert "score" in legal(state)
