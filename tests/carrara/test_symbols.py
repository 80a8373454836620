"""Buying blocks in the advanced game: two wheels, and the item of an emptied sector (CAR-ADV-7 to CAR-ADV-12)."""

import pytest

from signoria.games.carrara.components.marble import total
from tests.carrara.table import boxed, legal, own, play, refusal, sector, storage, supply, table, told, used_up


@pytest.mark.rule("CAR-ADV-7")
def test_one_wheel_at_least_must_turn() -> None:
    state = table(variant="advanced", wheel={1: ["red"]})
    play(state, "buy")
    assert legal(state) == ["rotate both", "rotate small"]
    assert refusal(state, "rotate none").rule == "CAR-ADV-7"


@pytest.mark.rule("CAR-ADV-8")
def test_option_a_turns_both_wheels_and_refills() -> None:
    state = table(variant="advanced", wheel={1: ["red"] * 5, 2: ["blue"] * 5})
    play(state, "buy", "rotate both", "draw white")
    assert (state.large, state.small) == (1, 1)
    assert [sector(state, part) for part in (1, 2, 3)] == [{"white": 1}, {"red": 5}, {"blue": 5}]


@pytest.mark.rule("CAR-ADV-9")
def test_option_b_turns_the_small_wheel_alone() -> None:
    state = table(variant="advanced", wheel={1: ["red"]})
    bag = total(state.bag)
    play(state, "buy", "rotate small")
    assert (state.large, state.small, total(state.bag)) == (0, 1, bag)
    assert sector(state, 1) == {"red": 1}


@pytest.mark.rule("CAR-ADV-9", "CAR-Q-7")
def test_option_b_needs_an_affordable_block() -> None:
    state = table(variant="advanced", wheel={1: ["white"]}, coins=5)
    play(state, "buy")
    reason = refusal(state, "rotate small")
    assert (reason.rule, reason.missing) == ("CAR-Q-7", {"coins": 1})


@pytest.mark.rule("CAR-BUY-10", "CAR-Q-7", "CAR-Q-33")
def test_after_option_a_who_can_afford_nothing_takes_2_coins_and_may_use_free_steps() -> None:
    state = table(variant="advanced", wheel={6: ["white"] * 7}, coins=0)
    own(state, 0, "villa-4", "massa")
    state.players[0].storage = (5,)
    play(state, "buy", "rotate both")
    for colour in ("yellow", "yellow", "red"):
        play(state, f"draw {colour}")
    events = told(state, "draw red")
    assert events[-1]["key"] == "lifted the screen"
    assert legal(state) == ["end-turn", "move coat_of_arms"]


@pytest.mark.rule("CAR-ADV-10", "CAR-Q-9")
def test_an_emptied_sector_offers_what_is_visible_after_the_rotation() -> None:
    state = table(variant="advanced", wheel={2: ["red"]})
    play(state, "buy", "rotate small", "take 2 red")
    assert legal(state) == ["gain none", "gain coat_of_arms", "gain purple-statue"]
    reason = refusal(state, "gain blue-statue")
    assert reason.rule == "CAR-ADV-10"
    assert "coat of arms" in reason.text


@pytest.mark.rule("CAR-ADV-1", "CAR-ADV-10")
def test_the_decoration_travels_with_its_sector() -> None:
    state = table(variant="advanced", wheel={2: ["red"] * 5, 1: ["blue"] * 6})
    play(state, "buy", "rotate both", *["take 3 red"] * 5)
    assert legal(state, "gain") == ["gain none", "gain coat_of_arms", "gain blue-statue"]


@pytest.mark.rule("CAR-ADV-10")
def test_a_sector_that_is_not_emptied_offers_nothing() -> None:
    state = table(variant="advanced", wheel={2: ["red", "blue"]}, coins=9)
    play(state, "buy", "rotate small", "take 2 red", "stop")
    assert state.actor == 1


@pytest.mark.rule("CAR-ADV-10", "CAR-Q-8")
def test_free_blocks_count_for_emptying_a_sector() -> None:
    state = table(variant="advanced", wheel={6: ["blue", "purple"]}, coins=0)
    play(state, "buy", "rotate small", "take 6 blue", "take 6 purple")
    assert legal(state, "gain") == ["gain none", "gain gate", "gain yellow-statue"]


@pytest.mark.rule("CAR-ADV-11")
def test_an_empty_sector_is_no_sector_to_choose() -> None:
    state = table(variant="advanced", wheel={2: ["red"]})
    play(state, "buy", "rotate small")
    assert legal(state) == ["take 2 red"]


@pytest.mark.rule("CAR-ADV-12")
def test_an_item_not_taken_stays_in_the_supply() -> None:
    state = table(variant="advanced", wheel={2: ["red"]}, coins=9)
    play(state, "buy", "rotate small", "take 2 red", "gain none")
    assert (supply(state, "coat_of_arms"), supply(state, "purple-statue"), state.actor) == (7, 6, 1)


@pytest.mark.rule("CAR-ADV-12")
def test_of_a_used_up_item_only_the_other_is_offered() -> None:
    state = table(variant="advanced", wheel={2: ["red"]})
    used_up(state, "coat_of_arms")
    play(state, "buy", "rotate small", "take 2 red")
    assert legal(state) == ["gain none", "gain purple-statue"]
    assert refusal(state, "gain coat_of_arms").rule == "CAR-ADV-12"


@pytest.mark.rule("CAR-ADV-12")
def test_with_both_used_up_there_is_nothing_to_ask() -> None:
    state = table(variant="advanced", wheel={2: ["red"]}, coins=9)
    used_up(state, "coat_of_arms", "purple-statue")
    play(state, "buy", "rotate small", "take 2 red")
    assert state.actor == 1


@pytest.mark.rule("CAR-ADV-10", "CAR-ADV-16")
@pytest.mark.parametrize("part", range(1, 7))
def test_every_decoration_and_every_statue_can_be_won(part: int) -> None:
    state = table(variant="advanced", wheel={part: ["purple"]})
    play(state, "buy", "rotate small", f"take {part} purple")
    for offer in legal(state, "gain")[1:]:
        after = state.copy()
        play(after, offer, "store")
        item = offer.removeprefix("gain ")
        assert (storage(after), supply(after, item), boxed(after, item)) == ([item], supply(state, item) - 1, 0)
