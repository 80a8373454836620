"""The rules of the race, one by one."""

import pickle
from random import Random

import pytest
from examples.palio.game import GAME
from examples.palio.position import Rider
from examples.palio.race import Bet, Laps, Turn
from examples.palio.state import PalioState, new_state
from examples.palio.track import SHIPPED

from signoria import CHANCE, Refused, State
from tests.palio import track_with


def race(*riders: tuple[int, int], turn: int = 0, die: int = 3, rich: bool = False) -> PalioState:
    """Riders on their spaces with their coins; one of them has rolled the die."""
    state = GAME.begin(len(riders), "standard", {"rich_fountains": rich})
    state.riders = [Rider(space, coins, -1) for space, coins in riders]
    state.first = 0
    state.stack = [Laps(turn + 1), Turn(turn, die)]
    return state


def play(state: State, text: str) -> None:
    state.apply(GAME.catalogue.parse(text))


def finished(*riders: tuple[int, int, int]) -> PalioState:
    """A race that is over: spaces, coins, whom everybody has backed."""
    state = GAME.begin(len(riders), "standard", {"rich_fountains": False})
    state.riders = [Rider(space, coins, backed) for space, coins, backed in riders]
    state.stack = []
    return state


def test_pal_setup_1_everybody_begins_before_the_track_with_the_coins_it_says() -> None:
    state = new_state(3, race((0, 0), (0, 0)).rules, track_with(coins=7))
    assert [(rider.space, rider.coins) for rider in state.riders] == [(0, 7)] * 3
    assert [decision.text for decision in state.legal()] == ["first 0", "first 1", "first 2"]


def test_pal_setup_1_the_others_follow_clockwise() -> None:
    state = GAME.new(3)
    play(state, "first 1")
    asked = []
    while state.actor != CHANCE:
        asked.append(state.actor)
        play(state, "bet 0")
    assert asked == [1, 2, 0]
    play(state, "roll 1")
    assert state.actor == 1


def test_pal_bet_1_only_the_own_bet_is_seen_until_the_race_is_over() -> None:
    state = finished((24, 0, 1), (5, 0, 0))
    assert [one["backed"] for one in players(state, None)] == [1, 0]
    state.stack = [Laps(0)]
    assert [one["backed"] for one in players(state, 0)] == [1, None]
    assert [one["backed"] for one in players(state, None)] == [None, None]


def players(state: PalioState, viewer: int | None) -> list[dict[str, object]]:
    told = state.view(viewer)["players"]
    assert isinstance(told, list)
    return told


def test_pal_turn_1_a_turn_is_one_of_three_deeds() -> None:
    state = race((4, 9), (5, 9), (6, 9))
    assert [decision.text for decision in state.legal()] == ["ride", "spur", "bribe 1", "bribe 2"]
    refusal = state.refusal(GAME.catalogue.parse("bet 0"))
    assert refusal is not None
    assert refusal.rule == "PAL-TURN-1"


def test_pal_ride_1_as_far_as_the_die_shows() -> None:
    state = race((5, 0), (0, 0), die=2)
    play(state, "ride")
    assert state.riders[0].space == 7


def test_pal_spur_1_further_for_its_price() -> None:
    state = race((0, 2), (0, 0), die=1)
    state.track = track_with(spur=2, stride=4, fountains=[])
    play(state, "spur")
    assert (state.riders[0].space, state.riders[0].coins) == (5, 0)


def test_pal_spur_1_a_refusal_tells_the_price() -> None:
    state = race((0, 1), (0, 0))
    state.track = track_with(spur=3)
    with pytest.raises(Refused, match="That costs 3 coins, and you have 1 coin") as refused:
        play(state, "spur")
    assert (refused.value.refusal.rule, refused.value.refusal.missing) == ("PAL-SPUR-1", {"coins": 2})


def test_pal_bribe_1_back_but_not_behind_the_start() -> None:
    for space, after in ((10, 6), (3, 0)):
        state = race((0, 5), (space, 0), die=4)
        state.track = track_with(bribe=2)
        play(state, "bribe 1")
        assert (state.riders[1].space, state.riders[0].coins) == (after, 3)


@pytest.mark.parametrize(
    ("text", "words"), [("bribe 0", "own horse"), ("bribe 1", "at the start"), ("bribe 3", "no such rider")]
)
def test_pal_bribe_2_neither_the_own_horse_nor_one_at_the_start(text: str, words: str) -> None:
    state = race((5, 9), (0, 0), (3, 0))
    refusal = state.refusal(GAME.catalogue.parse(text))
    assert refusal is not None
    assert words in refusal.text


def test_pal_fountain_1_a_coin_for_whoever_stops_there() -> None:
    for rich, coins in ((False, 1), (True, 2)):
        state = race((1, 0), (0, 0), die=2, rich=rich)
        state.track = track_with(fountains=[3])
        play(state, "ride")
        assert state.riders[0].coins == coins


def test_pal_finish_1_the_round_is_completed() -> None:
    state = race((SHIPPED.spaces - 1, 0), (2, 0), die=6)
    play(state, "ride")
    assert state.riders[0].space == SHIPPED.spaces
    play(state, "roll 1")
    assert state.actor == 1
    play(state, "ride")
    assert state.actor is None


def test_pal_finish_2_a_race_ends_after_its_rounds() -> None:
    state = race((2, 0), (2, 0), turn=1)
    state.track = track_with(rounds=1)
    play(state, "ride")
    assert state.actor is None


def test_pal_score_1_spaces_coins_and_the_right_bet() -> None:
    state = finished((24, 2, 1), (20, 3, 0), (24, 0, 0))
    parts = [score.parts for score in state.scores()]
    assert [part["backing"] for part in parts] == [0, SHIPPED.backing, SHIPPED.backing]
    assert [(score.total, score.place) for score in state.scores()] == [(26, 3), (28, 2), (29, 1)]


def test_an_imagined_race_keeps_what_the_seat_knows() -> None:
    state = finished((9, 1, 1), (5, 2, 0), (3, 0, 2))
    state.stack = [Laps(3)]
    for seat in range(3):
        dreams = [state.imagine(seat, Random(number)) for number in range(20)]
        assert all(dream.view(seat) == state.view(seat) for dream in dreams)
        assert len({dream.riders[(seat + 1) % 3].backed for dream in dreams}) == 3


def test_a_race_comes_back_from_a_pickle() -> None:
    state = race((4, 1), (5, 1))
    assert pickle.loads(pickle.dumps(state.stack)) == state.stack
    assert state.stack != [Laps(1), Bet(0)]
