"""The action score and the royal visit (section 6)."""

import pytest

from signoria.games.carrara.components.places import PLACE_IDS
from tests.carrara.table import (
    coins,
    column_on,
    give,
    legal,
    no_fields,
    own,
    places,
    play,
    player,
    points,
    refusal,
    table,
    visit,
)


@pytest.mark.rule("CAR-VISIT-1", "CAR-VISIT-8")
@pytest.mark.parametrize(("field", "bonus"), [(1, (0, 3)), (4, (5, 0))])
def test_scoring_with_a_bonus_field_takes_the_token_and_the_bonus(field: int, bonus: tuple[int, int]) -> None:
    state = table(coins=0)
    own(state, 0, "villa-4", "lerici")
    play(state, "score", f"field {field}", "place landscape-rural")
    assert (coins(state), points(state) - 4) == bonus
    assert (state.holder, state.visit) == (0, field - 1)
    assert player(state).fields == 63 & ~(1 << field - 1)
    assert places(state) == ["landscape-rural"]


@pytest.mark.rule("CAR-SCORE-1")
def test_the_bonus_is_in_hand_before_the_place_is_chosen() -> None:
    state = table(coins=0)
    own(state, 0, "villa-4", "lerici")
    play(state, "score", "field 4")
    assert (coins(state), state.holder, places(state)) == (5, 0, [])


@pytest.mark.rule("CAR-VISIT-7", "CAR-STEP-2")
def test_of_fields_with_the_same_bonus_the_first_is_used() -> None:
    state = table()
    own(state, 0, "villa-4", "lerici")
    play(state, "score")
    assert legal(state) == ["field 1", "field 4"]
    reason = refusal(state, "field 2")
    assert reason.rule == "CAR-STEP-2"
    assert "field 1" in reason.text


@pytest.mark.rule("CAR-VISIT-1")
def test_a_field_without_an_own_column_is_refused() -> None:
    state = table()
    own(state, 0, "villa-4", "lerici")
    for one in state.players:
        one.fields = 0b111110
    play(state, "score")
    assert refusal(state, "field 1").rule == "CAR-VISIT-1"
    assert refusal(state, "field large").rule == "CAR-VISIT-4"


@pytest.mark.rule("CAR-VISIT-2", "CAR-TURN-3")
def test_a_follower_uses_the_same_field_gets_the_same_bonus_and_leaves_the_token() -> None:
    state = table(turn=1, coins=0)
    own(state, 1, "villa-4", "lerici")
    visit(state, 0, 4)
    play(state, "score", "place kind-villa")
    assert (coins(state, 1), state.holder, player(state, 1).fields) == (5 + 4, 0, 0b110111)


@pytest.mark.rule("CAR-VISIT-2")
def test_a_follower_may_score_any_free_place() -> None:
    state = table(turn=1)
    own(state, 1, "villa-4", "lerici")
    visit(state, 0, 1)
    play(state, "score")
    assert legal(state) == ["place kind-villa", "place landscape-rural"]


@pytest.mark.rule("CAR-VISIT-3", "CAR-TURN-3", "CAR-PASS-2")
def test_who_does_not_score_moves_the_column_to_the_large_field_first() -> None:
    state = table(turn=1, coins=0)
    visit(state, 0, 4)
    play(state, "pass")
    assert (player(state, 1).fields, player(state, 1).large, coins(state, 1)) == (0b110111, 1, 2)


@pytest.mark.rule("CAR-VISIT-3")
@pytest.mark.parametrize("action", ["buy", "build", "monument", "pass"])
def test_every_other_action_declines(action: str) -> None:
    state = table(turn=1, wheel={1: ["red"]})
    visit(state, 0, 2)
    give(state, 1, blocks="7 white, 1 yellow")
    play(state, action)
    assert player(state, 1).large == 1


@pytest.mark.rule("CAR-VISIT-4", "CAR-Q-5")
def test_a_column_of_the_large_field_scores_without_bonus_and_without_a_visit() -> None:
    state = table(coins=0)
    own(state, 0, "villa-4", "lerici")
    player(state).large = 1
    play(state, "score", "field large", "place landscape-rural")
    assert (coins(state), points(state), state.holder, player(state).large) == (0, 4, -1, 0)


@pytest.mark.rule("CAR-Q-4", "CAR-VISIT-2")
def test_during_anothers_visit_the_large_field_is_of_no_use() -> None:
    state = table(turn=1)
    own(state, 1, "villa-4", "lerici")
    player(state, 1).large = 1
    visit(state, 0, 1)
    play(state, "score")
    assert player(state, 1).large == 1
    assert legal(state) == ["place kind-villa", "place landscape-rural"]


@pytest.mark.rule("CAR-Q-4")
def test_who_meets_no_requirement_has_to_decline() -> None:
    state = table(turn=1)
    visit(state, 0, 1)
    reason = refusal(state, "score")
    assert reason.rule == "CAR-Q-4"
    assert "field 1" in reason.text


@pytest.mark.rule("CAR-VISIT-5", "CAR-TURN-1")
def test_the_holder_returns_the_token_and_may_visit_again_at_once() -> None:
    state = table(seats=2, turn=1)
    visit(state, 0, 1)
    own(state, 0, "villa-4", "lerici")
    play(state, "pass")
    assert (state.actor, state.holder, state.visit) == (0, -1, -1)
    play(state, "score", "field 2", "place kind-villa")
    assert (state.holder, state.visit) == (0, 1)


@pytest.mark.rule("CAR-VISIT-6")
def test_with_all_fields_empty_only_the_large_field_scores() -> None:
    state = table()
    no_fields(state, 0, 1, 2, 3, large=2)
    own(state, 0, "villa-4", "lerici")
    play(state, "score")
    assert legal(state) == ["field large"]


@pytest.mark.rule("CAR-SCORE-2")
def test_without_a_place_whose_requirement_is_met_nobody_scores() -> None:
    state = table()
    reason = refusal(state, "score")
    assert reason.rule == "CAR-SCORE-2"


@pytest.mark.rule("CAR-SCORE-2", "CAR-SCORE-4")
def test_without_columns_nobody_scores() -> None:
    state = table()
    own(state, 0, "villa-4", "lerici")
    no_fields(state, 0, 1, 2, 3)
    assert refusal(state, "score").rule == "CAR-SCORE-4"


@pytest.mark.rule("CAR-SCORE-2", "CAR-Q-11", "CAR-ADV-26")
def test_a_coin_bonus_may_open_a_money_place() -> None:
    state = table(variant="advanced", coins=31)
    play(state, "score")
    assert legal(state) == ["field 5"]
    assert refusal(state, "field 7").rule == "CAR-SCORE-2"
    play(state, "field 5")
    assert legal(state, "place") == ["place money-3to1"]


@pytest.mark.rule("CAR-SCORE-2")
def test_one_coin_too_few_for_the_money_place_even_with_the_bonus() -> None:
    state = table(variant="advanced", coins=30)
    assert refusal(state, "score").rule == "CAR-SCORE-2"


@pytest.mark.rule("CAR-SCORE-2")
def test_a_column_of_the_large_field_brings_no_coins_for_a_place() -> None:
    state = table(variant="advanced", coins=31)
    player(state).large = 1
    play(state, "score")
    assert refusal(state, "field large").rule == "CAR-SCORE-2"


@pytest.mark.rule("CAR-SCORE-4")
def test_a_column_stays_on_its_place() -> None:
    state = table(seats=2)
    own(state, 0, "villa-4", "lerici")
    column_on(state, 0, "kind-villa")
    play(state, "score", "field 1")
    assert refusal(state, "place kind-villa").rule == "CAR-SCORE-5"
    assert len(PLACE_IDS) == 19
