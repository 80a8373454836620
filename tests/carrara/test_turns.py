"""Turns, passing, the trigger of the end and the last turns (sections 2, 7, 8 and 9)."""

import pytest

from signoria.games.carrara.state import CarraraState
from tests.carrara.table import coins, give, legal, no_fields, own, play, player, points, refusal, table, told, visit


@pytest.mark.rule("CAR-TURN-1")
def test_only_the_holder_returns_the_token() -> None:
    state = table(turn=1)
    visit(state, 0, 1)
    play(state, "pass")
    assert (state.actor, state.holder) == (2, 0)
    play(state, "pass", "pass")
    assert (state.actor, state.holder) == (0, -1)


@pytest.mark.rule("CAR-TURN-2", "CAR-PASS-1")
def test_passing_brings_2_coins_and_ends_the_turn() -> None:
    state = table(coins=3)
    play(state, "pass")
    assert (coins(state), state.actor) == (5, 1)


@pytest.mark.rule("CAR-PASS-1")
def test_passing_is_always_allowed() -> None:
    state = table(coins=0, display=[], reserve=[])
    give(state, 1, blocks="7 white, 7 yellow, 7 green, 7 blue, 7 red, 7 purple")
    assert legal(state) == ["pass"]


@pytest.mark.rule("CAR-TURN-2")
def test_a_turn_needs_an_action_before_it_ends() -> None:
    assert refusal(table(variant="advanced"), "end-turn").rule == "CAR-TURN-2"


@pytest.mark.rule("CAR-TURN-2")
def test_what_is_not_asked_for_is_refused_with_what_is() -> None:
    reason = refusal(table(), "pay red")
    assert reason.rule == "CAR-TURN-2"
    assert "an action of the turn" in reason.text


@pytest.mark.rule("CAR-TURN-4", "CAR-SETUP-2")
def test_turns_run_clockwise() -> None:
    state = table(seats=3, turn=1)
    order = []
    for _ in range(5):
        order.append(state.actor)
        play(state, "pass")
    assert order == [1, 2, 0, 1, 2]


def test_the_end_of_a_turn_is_asked_for_with_confirm_turn() -> None:
    state = table(options={"confirm_turn": True})
    play(state, "pass")
    assert (state.actor, legal(state)) == (0, ["end-turn"])


@pytest.mark.rule("CAR-VP-1", "CAR-SETUP-10")
def test_points_have_no_cap() -> None:
    state = table()
    own(state, 0, "villa-4", "livorno")
    player(state).points = 298
    play(state, "score", "field 1", "place kind-villa")
    assert points(state) == 298 + 3 + 12


def last_column(reserve: list[str]) -> CarraraState:
    """Seat 0 scores with the last column, on the large field."""
    state = table(display=["biblioteca-1"], reserve=reserve)
    no_fields(state, 0, 1, 2, 3, large=1)
    own(state, 0, "villa-4", "lerici")
    play(state, "score", "field large", "place landscape-rural")
    return state


@pytest.mark.rule("CAR-END-1", "CAR-END-2", "CAR-END-3")
def test_the_last_column_triggers_the_end_when_the_reserve_is_empty() -> None:
    state = last_column([])
    assert (state.trigger, points(state)) == (0, 4 + 5)


@pytest.mark.rule("CAR-END-1")
def test_with_tiles_in_reserve_the_last_column_triggers_nothing() -> None:
    state = last_column(["villa-5"])
    assert (state.trigger, points(state)) == (-1, 4)


def last_tile(builder: int, without_columns: int) -> CarraraState:
    """A seat builds a tile of value 1, and the last tile of the reserve comes onto the display."""
    state = table(turn=builder, display=["biblioteca-1"], reserve=["villa-5"])
    no_fields(state, 0, 1, 2, 3, large=1)
    no_fields(state, without_columns)
    give(state, builder, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple", "open villa-5")
    return state


@pytest.mark.rule("CAR-END-2", "CAR-END-3")
def test_the_last_refill_triggers_the_end_when_another_has_no_column() -> None:
    state = last_tile(1, 3)
    assert (state.trigger, points(state, 1), points(state, 3)) == (1, 5, 0)


@pytest.mark.rule("CAR-END-2", "CAR-END-3", "CAR-Q-21", "CAR-BUILD-9")
def test_the_builder_without_columns_scores_the_building_and_the_trigger() -> None:
    state = last_tile(1, 1)
    assert (state.trigger, points(state, 1)) == (1, 1 + 5)


@pytest.mark.rule("CAR-END-1")
def test_an_empty_reserve_alone_triggers_nothing() -> None:
    state = table(display=["biblioteca-1"], reserve=["villa-5"])
    give(state, 0, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple", "open villa-5")
    assert (state.trigger, state.actor) == (-1, 1)


@pytest.mark.rule("CAR-END-3", "CAR-END-4")
def test_every_other_player_has_one_more_turn() -> None:
    state = last_tile(2, 0)
    order = []
    while state.actor is not None:
        order.append(state.actor)
        play(state, "pass")
    assert order == [3, 0, 1]
    assert not state.stopped


@pytest.mark.rule("CAR-END-3")
def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = last_tile(2, 0)
    play(state, "pass", "pass", "pass")
    assert legal(state) == []
    assert refusal(state, "pass").rule == "CAR-END-4"


@pytest.mark.rule("CAR-END-4", "CAR-BUILD-9")
def test_buildings_of_players_without_columns_still_score_in_the_last_turns() -> None:
    state = last_tile(2, 3)
    give(state, 3, blocks="5 white")
    play(state, "build", "tile villa-5", "city livorno", *["pay white"] * 5)
    assert points(state, 3) == 5


@pytest.mark.rule("CAR-END-5")
def test_nobody_triggers_the_end_twice() -> None:
    state = last_tile(2, 0)
    own(state, 3, "villa-4", "lerici")
    play(state, "score", "field large", "place landscape-rural")
    assert (state.trigger, points(state, 3)) == (2, 4)


def end_with_coins(**options: bool) -> CarraraState:
    """Seat 0 triggers the end and has coins for an item."""
    state = table(variant="advanced", coins=10, reserve=[], options=options)
    no_fields(state, 0, 1, 2, 3, large=1)
    own(state, 0, "villa-4", "lerici")
    own(state, 1, "villa-5", "lerici")
    play(state, "score", "field large", "place landscape-rural")
    return state


@pytest.mark.rule("CAR-Q-20", "CAR-END-3")
def test_who_triggers_the_end_finishes_the_turn_with_free_steps() -> None:
    state = end_with_coins()
    assert points(state) == 4 + 5
    assert legal(state) == ["end-turn", "purchase coat_of_arms", "purchase purple-statue"]


@pytest.mark.rule("CAR-Q-20")
def test_with_end_is_end_the_trigger_ends_the_turn() -> None:
    state = end_with_coins(end_is_end=True)
    assert (state.trigger, points(state), state.actor) == (0, 4 + 5, 1)


@pytest.mark.rule("CAR-Q-20")
def test_with_end_is_end_free_steps_are_refused_after_the_trigger() -> None:
    state = end_with_coins(end_is_end=True, confirm_turn=True)
    assert (state.actor, legal(state)) == (0, ["end-turn"])
    assert refusal(state, "purchase purple-statue").rule == "CAR-Q-20"


@pytest.mark.rule("CAR-Q-20")
def test_with_end_is_end_the_others_keep_their_free_steps() -> None:
    state = end_with_coins(end_is_end=True)
    assert (state.actor, "purchase purple-statue" in legal(state)) == (1, True)


@pytest.mark.rule("CAR-Q-27", "CAR-END-4")
def test_a_visit_stays_in_force_for_every_last_turn() -> None:
    state = table(reserve=[], coins=0)
    for one in state.players:
        one.fields = 1
        one.large = 1
    player(state).large = 0
    own(state, 0, "villa-4", "lerici")
    own(state, 3, "villa-5", "lerici")
    play(state, "score", "field 1", "place landscape-rural")
    assert (state.trigger, state.holder) == (0, 0)
    play(state, "pass", "pass")
    assert (player(state, 1).large, player(state, 2).large) == (2, 2)
    play(state, "score", "place landscape-rural")
    assert (points(state, 3), state.actor, state.holder) == (3 + 5, None, 0)


@pytest.mark.rule("CAR-Q-27", "CAR-TURN-1")
def test_a_holder_with_a_last_turn_returns_the_token() -> None:
    state = table(seats=2, turn=1, display=["biblioteca-1"], reserve=["villa-5"])
    visit(state, 0, 1)
    no_fields(state, 1)
    player(state, 1).fields = 1
    player(state, 0).fields = 0
    give(state, 1, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple", "open villa-5")
    assert (state.trigger, state.actor, state.holder) == (1, 0, -1)


@pytest.mark.rule("CAR-Q-26")
def test_after_rounds_without_building_or_column_the_game_is_stopped() -> None:
    state = table(seats=2, options={"stall_rounds": 2}, coins=0)
    play(state, "pass", "pass", "pass")
    events = told(state, "pass")
    assert (state.actor, state.stopped, state.trigger) == (None, True, -1)
    assert [event["key"] for event in events] == ["passed", "stopped", "game over"]
    assert [score.total for score in state.scores()] == [0, 0]
    assert state.view(None)["stopped"] is True


@pytest.mark.rule("CAR-Q-26")
def test_a_building_or_a_column_begins_the_count_anew() -> None:
    state = table(seats=2, options={"stall_rounds": 1})
    own(state, 1, "villa-4", "lerici")
    play(state, "pass", "score", "field 1", "place kind-villa", "pass")
    assert state.actor == 1
    play(state, "pass")
    assert state.stopped


@pytest.mark.rule("CAR-Q-26")
def test_fifty_rounds_are_the_default() -> None:
    state = table(seats=2)
    for _ in range(99):
        play(state, "pass")
    assert state.actor == 1
    play(state, "pass")
    assert state.stopped
