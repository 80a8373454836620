"""Buying blocks in the basic game (section 3)."""

import pytest

from signoria.games.carrara.components.marble import total
from tests.carrara.own import OWN
from tests.carrara.table import blocks, coins, give, legal, play, refusal, sector, table, told


@pytest.mark.rule("CAR-BUY-1", "CAR-BUY-9")
def test_each_sector_moves_one_part_and_the_last_comes_first() -> None:
    state = table(wheel={1: ["red"] * 5, 3: ["green"] * 5, 6: ["white"]})
    play(state, "buy", "rotate wheel")
    assert [sector(state, part) for part in range(1, 7)] == [{"white": 1}, {"red": 5}, {}, {"green": 5}, {}, {}]


@pytest.mark.rule("CAR-BUY-2")
def test_a_turned_wheel_is_refilled_to_11_at_part_1() -> None:
    state = table(wheel={1: ["red"] * 4, 6: ["white"] * 4})
    play(state, "buy", "rotate wheel", "draw blue", "draw blue", "draw purple")
    assert sector(state, 1) == {"white": 4, "blue": 2, "purple": 1}
    assert state.actor == 0


@pytest.mark.rule("CAR-BUY-2", "CAR-HIDDEN-2")
def test_every_block_in_the_bag_is_equally_likely() -> None:
    state = table(wheel={1: ["red"] * 4, 6: ["white"] * 4})
    play(state, "buy", "rotate wheel")
    assert {str(decision): weight for decision, weight in state.chances()} == {
        "draw purple": 7,
        "draw blue": 7,
        "draw green": 7,
        "draw red": 3,
        "draw yellow": 7,
        "draw white": 3,
    }


@pytest.mark.rule("CAR-BUY-3")
def test_without_rotation_nothing_is_added() -> None:
    state = table(wheel={2: ["red"]})
    play(state, "buy", "rotate none")
    assert legal(state) == ["take 2 red"]


@pytest.mark.rule("CAR-BUY-4")
def test_blocks_come_from_one_sector_only() -> None:
    state = table(wheel={2: ["red", "blue"], 3: ["red"]})
    play(state, "buy", "rotate none", "take 2 red")
    assert legal(state) == ["take 2 blue", "stop"]
    reason = refusal(state, "take 3 red")
    assert reason.rule == "CAR-BUY-4"
    assert "ring part 2" in reason.text


@pytest.mark.rule("CAR-BUY-4")
def test_what_is_not_there_cannot_be_taken() -> None:
    state = table(wheel={2: ["red"]})
    play(state, "buy", "rotate none")
    assert refusal(state, "take 2 white").rule == "CAR-BUY-4"


@pytest.mark.rule("CAR-BUY-4", "CAR-BUY-7")
def test_the_price_of_the_part_is_paid_for_each_block() -> None:
    state = table(wheel={2: ["white", "white", "red"]}, coins=20)
    play(state, "buy", "rotate none", "take 2 white", "take 2 white", "take 2 red")
    assert (coins(state), blocks(state)) == (20 - 5 - 5 - 3, {"white": 2, "red": 1})


@pytest.mark.rule("CAR-BUY-4")
def test_a_block_that_is_too_dear_names_the_missing_coins() -> None:
    state = table(wheel={1: ["white", "purple"]}, coins=4)
    play(state, "buy", "rotate none")
    reason = refusal(state, "take 1 white")
    assert (reason.rule, reason.missing) == ("CAR-BUY-4", {"coins": 2})
    assert "6 coins" in reason.text


@pytest.mark.rule("CAR-BUY-5")
def test_a_colour_without_a_price_is_free() -> None:
    state = table(wheel={3: ["blue"]}, coins=0)
    play(state, "buy", "rotate none", "take 3 blue")
    assert (coins(state), blocks(state)) == (0, {"blue": 1})


@pytest.mark.rule("CAR-BUY-6")
def test_prices_fall_by_one_with_each_part() -> None:
    assert [[max(0, base - part) for base in (1, 2, 3, 4, 5, 6)] for part in range(6)] == OWN.prices


@pytest.mark.rule("CAR-BUY-7")
def test_blocks_not_bought_stay() -> None:
    state = table(wheel={4: ["red", "red", "blue"]})
    play(state, "buy", "rotate none", "take 4 red", "stop")
    assert sector(state, 4) == {"red": 1, "blue": 1}
    assert state.actor == 1


@pytest.mark.rule("CAR-BUY-8")
def test_at_least_one_block_must_be_bought() -> None:
    state = table(wheel={6: ["purple"]}, coins=0)
    play(state, "buy", "rotate none")
    assert refusal(state, "stop").rule == "CAR-BUY-8"


@pytest.mark.rule("CAR-BUY-9")
def test_blocks_back_at_part_1_have_the_first_prices_again() -> None:
    state = table(wheel={6: ["yellow"], 1: ["red"] * 7, 2: ["blue"] * 3})
    play(state, "buy", "rotate wheel", "take 1 yellow")
    assert coins(state) == 15


@pytest.mark.rule("CAR-BUY-10", "CAR-Q-6", "CAR-Q-32", "CAR-HIDDEN-3")
def test_who_can_afford_nothing_after_the_rotation_shows_everything_and_takes_2_coins() -> None:
    state = table(wheel={6: ["white"] * 7}, coins=0)
    give(state, 0, blocks="2 red")
    play(state, "buy", "rotate wheel", "draw red", "draw green", "draw green")
    events = told(state, "draw yellow")
    assert (coins(state), state.actor) == (2, 1)
    assert sector(state, 1) == {"white": 7, "yellow": 1, "red": 1, "green": 2}
    assert events[1] == {"key": "lifted the screen", "seat": 0, "coins": 0, "blocks": {"red": 2}, "gained": 2}


@pytest.mark.rule("CAR-BUY-11")
def test_with_too_few_blocks_in_the_bag_all_of_them_come() -> None:
    state = table(wheel={1: ["red"]})
    give(state, 1, blocks="7 white, 7 yellow, 7 green, 7 blue, 6 red, 5 purple")
    play(state, "buy", "rotate wheel", "draw purple", "draw purple")
    assert state.bag == 0
    assert legal(state) == ["take 1 purple", "take 2 red"]


@pytest.mark.rule("CAR-BUY-11", "CAR-BUY-14")
def test_the_wheel_may_turn_with_an_empty_bag() -> None:
    state = table(wheel={1: ["red"]})
    give(state, 1, blocks="7 white, 7 yellow, 7 green, 7 blue, 6 red, 7 purple")
    play(state, "buy", "rotate wheel", "take 2 red")
    assert coins(state) == 17


@pytest.mark.rule("CAR-BUY-12")
def test_with_bag_and_wheel_empty_nothing_can_be_bought() -> None:
    state = table()
    give(state, 1, blocks="7 white, 7 yellow, 7 green, 7 blue, 7 red, 7 purple")
    assert refusal(state, "buy").rule == "CAR-BUY-12"


@pytest.mark.rule("CAR-BUY-13")
def test_a_wheel_with_11_blocks_gets_none() -> None:
    state = table(wheel={1: ["red"] * 6, 2: ["blue"] * 5})
    bag = total(state.bag)
    play(state, "buy", "rotate wheel")
    assert (state.actor, total(state.bag)) == (0, bag)


@pytest.mark.rule("CAR-BUY-14", "CAR-Q-6")
def test_without_rotation_something_must_be_affordable() -> None:
    state = table(wheel={1: ["white"]}, coins=4)
    play(state, "buy")
    reason = refusal(state, "rotate none")
    assert (reason.rule, reason.missing) == ("CAR-BUY-14", {"coins": 2})
    assert legal(state) == ["rotate wheel"]


@pytest.mark.rule("CAR-BUY-14")
def test_an_empty_wheel_can_only_be_turned() -> None:
    state = table()
    play(state, "buy")
    assert refusal(state, "rotate none").rule == "CAR-BUY-14"


@pytest.mark.rule("CAR-SETUP-1")
def test_the_basic_wheels_do_not_turn_apart() -> None:
    state = table(wheel={1: ["red"]})
    play(state, "buy")
    assert refusal(state, "rotate small").rule == "CAR-BUY-1"


@pytest.mark.rule("CAR-STEP-2")
def test_blocks_are_named_in_falling_value_order() -> None:
    state = table(wheel={4: ["red", "green", "blue"]})
    play(state, "buy", "rotate none", "take 4 green")
    assert refusal(state, "take 4 red").rule == "CAR-STEP-2"
    assert legal(state) == ["take 4 blue", "stop"]


@pytest.mark.rule("CAR-STEP-1")
def test_a_purchase_stops_by_itself_when_nothing_is_left_to_name() -> None:
    state = table(wheel={1: ["white", "yellow"]}, coins=5)
    play(state, "buy", "rotate none", "take 1 yellow")
    assert state.actor == 1
