"""Whole deeds: what is offered as one answer, what it is made of, and that it leads where it says."""

from itertools import product
from random import Random

import pytest

from signoria import Match, kit
from signoria.games.carrara.components import court
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.carrara.plans import purchases as rooms
from signoria.games.carrara.state import CarraraState
from signoria.match.match import planned
from signoria.match.preview import Preview, previews, whole_deeds
from tests.carrara.table import give, own, play, player, stored, table, visit
from tests.matches import standing
from tests.pickling import pickled

PLANNER = kit("carrara").planner
SETUPS = [
    ("basic", 2, {"confirm_turn": True}),
    ("basic", 4, {"superfluous_replacements": True}),
    ("advanced", 3, {"confirm_turn": True}),
    ("advanced", 4, {}),
]


def plans(state: CarraraState, seat: int = 0) -> list[Preview]:
    match = standing("carrara", state, state.rules.variant)
    return previews(match, seat, PLANNER)


def texts(state: CarraraState) -> list[str]:
    return [planned(preview.plan) for preview in plans(state)]


def instead(state: CarraraState, number: int = 0) -> list[str]:
    return [planned(plan) for plan in plans(state)[number].instead]


def buying(state: CarraraState) -> CarraraState:
    play(state, "buy", "rotate none" if state.rules.variant == "basic" else "rotate small")
    return state


@pytest.mark.parametrize(("variant", "seats", "options"), SETUPS, ids=str)
def test_every_plan_can_be_answered_as_one_and_comes_true(variant: str, seats: int, options: dict[str, object]) -> None:
    match, rng = Match("carrara", seats, variant, options, seed=4), Random(8)
    longest = 0
    while not match.over and match.number < 500:
        seat = match.seat
        assert seat is not None
        offered = previews(match, seat, PLANNER)
        everything = [plan for one in offered for plan in (one.plan, *one.instead)]
        assert {plan[0] for plan in everything} == set(match.legal())
        assert len({planned(plan) for plan in everything}) == len(everything)
        for plan in rng.sample(everything, min(6, len(everything))):
            pickled(match).play_plan(plan)
        for whole in rng.sample(deeds := whole_deeds(match.state, seat, PLANNER), min(6, len(deeds))):
            pickled(match).play_plan(whole)
        preview = rng.choice(offered)
        longest = max(longest, len(preview.plan))
        actors = match.number
        match.play_plan(preview.plan)
        assert [actor for actor, _ in match.decisions(actors)][: len(preview.plan)] == [seat] * len(preview.plan)
        if match.number == actors + len(preview.plan):
            assert match.view(seat) == preview.after
    assert longest > 5


@pytest.mark.rule("CAR-HIDDEN-1")
def test_plans_do_not_change_with_what_stands_behind_other_screens() -> None:
    """At every question of a random game, with other coins and blocks behind the screens of the others."""
    match, rng = Match("carrara", 3, "advanced", seed=6), Random(2)
    for _ in range(120):
        assert match.seat is not None
        other = pickled(match)
        twin = other.state
        assert isinstance(twin, CarraraState)
        for seat in range(3):
            if seat != match.seat:
                give(twin, seat, coins=1)
        known, imagined = (previews(one, match.seat, PLANNER) for one in (match, other))
        told = [[[planned(plan) for plan in (one.plan, *one.instead)] for one in found] for found in (known, imagined)]
        assert told[0] == told[1]
        match.play_plan(rng.choice(known).plan)


def test_a_turn_begins_with_the_rotation_and_passing_stands_after_what_can_be_done() -> None:
    state = table(wheel={1: ["white"]})
    give(state, 0, blocks="1 blue")
    assert [text.partition(";")[0] for text in texts(state)] == ["buy", "buy", "build", "pass"]


def test_a_rotation_that_draws_blocks_ends_the_plan() -> None:
    state = table(wheel={1: ["white"]})
    assert "buy; rotate wheel" in texts(state)


def test_one_purchase_for_each_part_takes_everything_that_can_be_afforded() -> None:
    state = buying(table(wheel={1: ["white", "red"], 4: ["green", "yellow", "yellow", "white"]}, coins=40))
    assert texts(state) == [
        "take 1 white; take 1 red",
        "take 4 white; take 4 yellow; take 4 yellow; take 4 green",
    ]


def test_with_few_coins_the_dearest_that_can_be_paid_come_first() -> None:
    price = SHIPPED.prices[0]
    white, red = COLOURS.index("white"), COLOURS.index("red")
    state = buying(table(wheel={1: ["white", "red"]}, coins=price[white] + price[red] - 1))
    assert texts(state) == ["take 1 white"]
    assert instead(state) == ["take 1 red"]


def test_of_few_blocks_every_purchase_is_offered() -> None:
    state = buying(table(wheel={1: ["white", "red", "blue"]}, coins=40))
    offered = {*texts(state), *instead(state)}
    takes = ("take 1 white", "take 1 red", "take 1 blue")
    every = [[take for take, there in zip(takes, wanted, strict=True) if there] for wanted in product((1, 0), repeat=3)]
    assert offered == {"; ".join([*some, *(["stop"] if some[-1] != takes[2] else [])]) for some in every if some}


def test_of_many_blocks_the_dearest_are_offered_one_fewer_each_time_always_with_the_free_ones() -> None:
    part = next(n for n, prices in enumerate(SHIPPED.prices) if not prices[0] and prices[5])
    wheel = {part + 1: ["white"] * 3 + ["yellow", "purple", "purple"]}
    state = buying(table(wheel=wheel, coins=40))
    white, yellow, purple = (f"take {part + 1} {colour}" for colour in ("white", "yellow", "purple"))
    free = [purple, purple]
    assert texts(state) == ["; ".join([white] * 3 + [yellow, *free])]
    found = instead(state)
    for number in (3, 2, 1):
        assert "; ".join([white] * number + free) in found
    assert "; ".join([white] * 2 + [yellow, *free]) in found
    assert found[-3:] == [white, yellow, purple]


def test_all_that_is_bought_can_be_paid() -> None:
    cheapest = min(price for price in SHIPPED.prices[0] if price)
    for coins in range(12):
        laid = table(wheel={1: ["white", "yellow", "red", "red", "purple"]}, coins=cheapest + coins)
        state = buying(laid)
        for offer in plans(state):
            for plan in (offer.plan, *offer.instead):
                match = standing("carrara", state.copy(), "basic")
                match.play_plan(plan)


def test_a_purchase_goes_on_with_all_the_rest_or_block_by_block() -> None:
    state = buying(table(wheel={1: ["white", "red", "blue"]}, coins=40))
    play(state, "take 1 white")
    assert texts(state) == ["take 1 red; take 1 blue", "take 1 red", "take 1 blue", "stop"]


def test_an_item_is_taken_and_placed_at_once() -> None:
    state = table(variant="advanced", wheel={1: ["white"]}, coins=40)
    own(state, 0, "villa-4", "pisa")
    own(state, 0, "castello-1", "lerici")
    stored(state, 0, "book")
    buying(state)
    play(state, "take 1 white")
    items = [text for text in texts(state) if text != "gain none"]
    assert texts(state)[-1] == "gain none"
    assert all(text.count("; ") == 1 for text in items)
    assert {text.partition("; ")[2].split()[0] for text in items} <= {"on", "store"}
    assert [text for text in items if text.endswith("store")] != []


def value(tile: str) -> int:
    return SHIPPED.values[TILE_IDS.index(tile)]


def test_a_building_goes_up_with_its_site_and_the_usual_payment() -> None:
    state = table(display=["biblioteca-2"])
    give(state, 0, blocks="2 blue, 1 green")
    play(state, "build")
    tile = "tile biblioteca-2"
    assert value("biblioteca-2") == 2
    assert [text for text in texts(state) if "city lerici" in text] == [f"{tile}; city lerici; pay blue; pay blue"]
    (paired,) = [text for text in texts(state) if "city viareggio" in text]
    assert paired == f"{tile}; city viareggio; pay green; pay 2 blue"


@pytest.mark.parametrize(
    ("city", "blocks", "steps"),
    [
        ("lerici", "2 purple, 1 white", "pay purple; pay purple"),
        ("lerici", "1 purple, 1 green, 1 white", "pay green; pay purple"),
        ("massa", "2 purple, 1 blue, 1 white", "pay white; pay blue"),
        ("massa", "4 purple, 1 blue", "pay blue; pay 2 purple"),
        ("livorno", "1 white, 2 yellow, 9 red", "pay white; pay 2 yellow"),
        ("livorno", "3 white, 9 yellow", "pay white; pay white"),
        ("pisa", "2 white, 1 yellow", "pay white; pay yellow"),
    ],
)
def test_the_usual_payment_takes_few_pairs_and_then_the_lowest_colours(city: str, blocks: str, steps: str) -> None:
    state = table(display=["villa-2"])
    assert value("villa-2") == 2
    give(state, 0, blocks=blocks)
    play(state, "build")
    paid = [planned(one.plan).partition(f"{city}; ")[2] for one in plans(state) if f"city {city}" in planned(one.plan)]
    if not paid:  # the only site
        play(state, "tile villa-2", f"city {city}")
        paid = texts(state)
    assert paid[0] == steps


def test_every_other_payment_stands_beside_the_usual_one_or_can_be_chosen_step_by_step() -> None:
    state = table(display=["villa-2"])
    give(state, 0, blocks="2 purple, 2 blue, 2 green, 2 red, 2 yellow")
    play(state, "build")
    (number,) = [n for n, text in enumerate(texts(state)) if "city lerici" in text]
    others = instead(state, number)
    assert others[-1] == "tile villa-2; city lerici"
    assert len(others) == rooms.FEW // 2 + 1
    play(state, "tile villa-2", "city lerici")
    assert {text.partition(";")[0] for text in texts(state)} == {f"pay {colour}" for colour in COLOURS[:5]}
    beside = {plan for number in range(len(texts(state))) for plan in instead(state, number)}
    assert {*texts(state), *beside} >= {
        f"pay {one}; pay {two}" for n, one in enumerate(COLOURS[:5]) for two in COLOURS[: n + 1]
    }


def test_a_monument_covers_a_building_with_the_usual_payment() -> None:
    state = table()
    own(state, 0, "villa-4", "massa")
    cost = value("villa-8") - value("villa-4")
    give(state, 0, blocks=f"{cost} blue")
    play(state, "monument")
    assert [preview.plan[1].text for preview in plans(state)] == ["cover villa-4"]
    assert texts(state) == ["; ".join(["tile villa-8", "cover villa-4", *["pay blue"] * cost])]


def test_a_column_scores_a_place_in_one_answer() -> None:
    state = table()
    own(state, 0, "villa-4", "pisa")
    play(state, "score")
    fields = [decision.text for decision in state.legal()]
    places = ("kind-villa", "landscape-rural")
    assert texts(state) == [f"{field}; place {place}" for field in fields for place in places]


def test_a_field_with_an_item_asks_for_it_first() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "pisa")
    play(state, "score")
    alone = [preview.plan[0] for preview in plans(state) if len(preview.plan) == 1]
    assert {state.components.fields(True)[field.a].bonus for field in alone} == {court.GOLD_STATUE, court.DECORATION}


def test_a_stored_item_may_be_placed_before_a_scoring_that_it_makes_dearer() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "pisa")
    stored(state, 0, "coat_of_arms")
    visit(state, 1, 5)
    play(state, "score")
    assert "move coat_of_arms; on villa-4; place kind-villa" in texts(state)
    assert "place kind-villa" in texts(state)


def test_a_stored_item_moves_in_one_answer() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "pisa")
    stored(state, 0, "coat_of_arms")
    assert "move coat_of_arms; on villa-4" in texts(state)


def test_weighed_whole_a_purchase_after_the_small_wheel_is_said_to_its_end() -> None:
    state = table(variant="advanced", wheel={1: ["white", "red"]}, coins=40)
    own(state, 0, "villa-4", "pisa")
    player(state, 0).coins = 9
    weighed = [planned(deed) for deed in whole_deeds(state, 0, PLANNER)]
    assert "buy; rotate both" in weighed
    assert all(not text.endswith("rotate small") for text in weighed)
    assert {"buy; rotate small; take 1 white", "buy; rotate small; take 1 red"} <= set(weighed)
