"""What is hidden and what is shown (section 13): views, the log and imagined positions."""

from random import Random
from typing import Any

import pytest

from signoria import Match
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import ONE, count
from signoria.games.carrara.state import CarraraState
from tests.carrara.setups import FEW, PLAIN
from tests.carrara.table import column_on, give, own, play, stored, table, told, visit
from tests.setups import Setup


def shuffled(state: CarraraState, seat: int | None, rng: Random) -> CarraraState:
    """A copy in which coins and blocks behind the other screens are others, and the bag with them."""
    other = state.copy()
    for number, player in enumerate(other.players):
        if number == seat:
            continue
        player.coins = int(rng.random() * 60)
        for colour in range(6):
            if count(other.bag, colour) and rng.random() < 0.5:
                other.bag -= ONE[colour]
                player.blocks += ONE[colour]
            elif count(player.blocks, colour):
                player.blocks -= ONE[colour]
                other.bag += ONE[colour]
    other.menu = None
    return other


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_a_view_does_not_depend_on_what_the_other_screens_hide(setup: Setup) -> None:
    rng = Random(setup.seed)
    for number, match in enumerate(setup.steps()):
        if number % 10 or match.over:
            continue
        state = match.state
        assert isinstance(state, CarraraState)
        for viewer in (None, *range(match.seats)):
            assert shuffled(state, viewer, rng).view(viewer) == state.view(viewer)


@pytest.mark.rule("CAR-HIDDEN-1")
def test_a_player_sees_the_own_coins_and_blocks_only() -> None:
    state = table(seats=3, coins=7)
    give(state, 1, blocks="2 red")
    seen: Any = state.view(1)["players"]
    assert [(one["coins"], one["blocks"]) for one in seen] == [(None, None), (7, {"red": 2}), (None, None)]
    spectator: Any = state.view(None)["players"]
    assert {one["coins"] for one in spectator} == {None}


@pytest.mark.rule("CAR-HIDDEN-1")
def test_neither_the_bag_nor_scores_that_count_coins_are_shown() -> None:
    view = table().view(0)
    assert "bag" not in view
    assert view["scores"] is None


@pytest.mark.rule("CAR-HIDDEN-3")
def test_everything_is_shown_when_the_game_is_over() -> None:
    state = table(seats=2, options={"stall_rounds": 1}, coins=9)
    give(state, 1, blocks="2 red")
    play(state, "pass", "pass")
    view: Any = state.view(0)
    assert (view["players"][1]["coins"], view["players"][1]["blocks"]) == (11, {"red": 2})
    assert [score["total"] for score in view["scores"]] == [2, 2]


@pytest.mark.rule("CAR-HIDDEN-3", "CAR-ADV-26")
def test_for_a_money_place_only_the_minimum_is_shown() -> None:
    state = table(variant="advanced", coins=44)
    play(state, "score", "field 7")
    events = told(state, "place money-3to1")
    assert events[0] == {"key": "showed coins", "seat": 0, "place": "money-3to1", "coins": 36}


@pytest.mark.rule("CAR-HIDDEN-1")
def test_purchases_and_payments_are_open() -> None:
    state = table(wheel={3: ["green", "blue"]}, display=["villa-1"], reserve=[])
    events = told(state, "buy", "rotate none", "take 3 green", "take 3 blue")
    bought = [event for event in events if event["key"] == "bought"]
    assert [(event["colour"], event["price"]) for event in bought] == [("green", 1), ("blue", 0)]
    give(state, 1, blocks="1 white")
    events = told(state, "build", "tile villa-1", "city livorno", "pay white")
    assert events[0] == {"key": "paid", "seat": 1, "blocks": {"white": 1}}


@pytest.mark.rule("CAR-HIDDEN-1", "CAR-VISIT-1", "CAR-VISIT-2", "CAR-VISIT-3")
def test_the_log_names_the_field_of_a_visit_for_all() -> None:
    state = table(seats=3)
    own(state, 0, "villa-4", "massa")
    own(state, 1, "villa-5", "massa")
    events = told(state, "score", "field 4", "place kind-villa", "score", "place kind-villa", "pass")
    fields = [(event["key"], event["seat"], event["field"]) for event in events if "field" in event]
    assert fields == [("visited", 0, 4), ("followed", 1, 4), ("declined", 2, 4)]


@pytest.mark.rule("CAR-Q-28", "CAR-HIDDEN-2")
def test_the_reserve_is_a_known_set_in_unknown_order() -> None:
    state = table(seats=2, display=["biblioteca-1"], reserve=["villa-5", "porta-4"])
    assert state.view(None)["reserve"] == ["porta-4", "villa-5"]


@pytest.mark.rule("CAR-HIDDEN-1")
def test_wheel_court_boards_and_items_are_open() -> None:
    state = table(variant="advanced", wheel={2: ["red", "red"]}, turn=1)
    own(state, 0, "villa-4", "massa", decorated=True, statue="gold")
    stored(state, 0, "crown")
    column_on(state, 0, "city-pisa")
    visit(state, 0, 2)
    view: Any = state.view(3)
    assert view["display"] == ["biblioteca-1", "porta-2", None, "palazzo-5", *[None] * 5]
    assert view["wheel"][1]["blocks"] == {"red": 2}
    assert view["wheel"][1]["prices"]["red"] == 3
    assert view["visit"] == {"holder": 0, "field": 2}
    assert view["shared_places"]["city-pisa"] == 0
    assert view["supply"][ITEMS[2]] == 6
    board = view["players"][0]
    assert board["storage"] == ["crown"]
    assert board["cities"]["massa"]["buildings"] == [
        {"tile": "villa-4", "value": 5, "decorated": True, "statue": "gold-statue"}
    ]


@pytest.mark.rule("CAR-HIDDEN-1")
def test_options_and_turns_without_a_building_are_open() -> None:
    state = table(variant="advanced", options={"stall_rounds": 5, "confirm_turn": True})
    play(state, "pass", "end-turn", "pass", "end-turn")
    view = state.view(3)
    assert (view["options"], view["idle"]) == ({"stall_rounds": 5, "confirm_turn": True}, 2)


@pytest.mark.rule("CAR-HIDDEN-1", "CAR-ADV-17", "CAR-ADV-30")
def test_what_was_done_in_a_turn_is_open() -> None:
    state = table(variant="advanced", coins=20)
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 3", "gain book", "store", "purchase blue-statue", "on villa-4")
    assert state.view(1)["turn"] == {"seat": 0, "acted": True, "purchased": True, "stored": "book", "scoring": True}
    play(state, "place kind-villa")
    assert state.view(1)["turn"] == {"seat": 1, "acted": False, "purchased": False, "stored": None, "scoring": False}


@pytest.mark.rule("CAR-HIDDEN-1", "CAR-ADV-42")
def test_items_that_wait_for_their_place_are_open() -> None:
    state = table(variant="advanced", wheel={2: ["red"]}, coins=3)
    own(state, 0, "villa-4", "massa")
    stored(state, 0, "coat_of_arms")
    play(state, "buy", "rotate small", "take 2 red", "gain purple-statue")
    seen: Any = state.view(1)["asked"]
    assert (seen["item"], seen["came"], seen["waiting"]) == ("purple-statue", "new", None)
    play(state, "move coat_of_arms")
    seen = state.view(1)["asked"]
    assert (seen["item"], seen["came"], seen["waiting"]) == ("coat_of_arms", "storage", "purple-statue")


@pytest.mark.rule("CAR-HIDDEN-1", "CAR-STEP-2")
def test_how_far_a_purchase_and_a_payment_have_come_is_open() -> None:
    state = table(wheel={3: ["green", "blue"]})
    play(state, "buy", "rotate none", "take 3 green")
    assert state.view(1)["asked"] == {"seat": 0, "for": "blocks", "part": 3, "up_to": "green"}
    state = table()
    own(state, 0, "porta-5", "massa")
    give(state, 0, blocks="1 red, 2 green")
    play(state, "monument", "tile porta-8", "cover porta-5", "pay red")
    asked = {"seat": 0, "for": "payment", "tile": "porta-8", "city": "massa", "covers": "porta-5"}
    assert state.view(1)["asked"] == {**asked, "left": 2, "up_to": "red"}


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("setup", PLAIN[:8], ids=repr)
def test_an_imagined_position_is_what_a_counting_seat_knows(setup: Setup) -> None:
    """All gains and payments are open, so nothing is left to imagine; what comes next is decided by chance later."""
    for number, match in enumerate(setup.steps()):
        if number % 30 == 0:
            for viewer in (None, *range(match.seats)):
                dream = match.state.imagine(viewer, Random(number))
                assert dream == match.state
                assert dream is not match.state
                assert dream.view(viewer) == match.view(viewer)


def seated(state: CarraraState) -> Match:
    """A match that stands at this position."""
    match = Match("carrara", len(state.players), "advanced", seed=1)
    match.state = state
    return match


@pytest.mark.rule("CAR-HIDDEN-3", "CAR-BUY-10", "CAR-Q-32")
def test_a_lifted_screen_is_not_undone() -> None:
    state = table(variant="advanced", wheel={6: ["white"] * 7, 1: ["yellow"] * 4}, coins=0)
    own(state, 0, "villa-4", "massa")
    stored(state, 0, "coat_of_arms")
    match = seated(state)
    match.play("buy")
    assert match.can_undo
    match.play("rotate both")
    assert match.log(None)[-1]["key"] == "lifted the screen"
    assert (match.seat, match.can_undo) == (0, False)


@pytest.mark.rule("CAR-HIDDEN-3", "CAR-ADV-26")
def test_coins_shown_for_a_money_place_are_not_undone() -> None:
    state = table(variant="advanced", coins=44)
    own(state, 0, "villa-4", "massa")
    match = seated(state)
    for text in ("score", "field 7", "place money-3to1"):
        match.play(text)
    assert (match.seat, match.can_undo) == (0, False)
