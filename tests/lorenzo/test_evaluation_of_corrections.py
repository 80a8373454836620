"""The evaluation takes what is printed from the component files: it follows when owners correct a value."""

from collections.abc import Mapping

import pytest

from signoria import kit
from signoria.games.lorenzo.components.components import FILES, Components
from signoria.games.lorenzo.components.goods import MEMBERS
from signoria.games.lorenzo.state import LorenzoState
from tests.corrected import corrected
from tests.lorenzo.own import OWN
from tests.lorenzo.table import end_actions, give, lead, play, stand, table

PROFILE = kit("lorenzo").profile


def with_values(values: Mapping[str, object]) -> Components:
    """The components of rule tests with some values corrected."""
    return Components(corrected("lorenzo", [file.name for file in FILES], values))


def worth(state: LorenzoState, seat: int = 0) -> float:
    return PROFILE.evaluator(PROFILE.step_weights.values).expected_points(state)[seat]


def last_turn_over(components: Components, options: Mapping[str, object] | None = None) -> LorenzoState:
    """Round 6: all members stand somewhere, and nobody has anything yet."""
    state = table(round=6, components=components, options=options)
    for seat in range(4):
        for member in MEMBERS:
            stand(state, seat, member, "council")
    return state


def military_points(components: Components) -> list[float]:
    """By seat what is expected when everybody has other military points and no turn is left."""
    state = last_turn_over(components)
    for seat, points in enumerate((10, 20, 5, 0)):
        give(state, seat, military=points)
    return [worth(state, seat) for seat in range(4)]


def test_the_military_ranks_bring_what_is_printed() -> None:
    ranks = "board.toml scoring.military"
    before = military_points(with_values({ranks: [5, 2]}))
    for points, more in (([8, 2], [0, 3, 0, 0]), ([5, 4], [2, 0, 0, 0])):
        after = military_points(with_values({ranks: points}))
        assert [now - then for now, then in zip(after, before, strict=True)] == pytest.approx(more)


def supporter(components: Components) -> float:
    """What is expected by who has secretly supported the Church in the last report, with the least faith for that."""
    state = last_turn_over(components, {"vatican_simultaneous": True, "round6_prompt": True})
    for seat in range(4):
        give(state, seat, faith=components.board.faith_required[-1])
    end_actions(state)
    play(state, "support")
    return worth(state)


def test_a_secret_support_brings_the_points_of_its_faith() -> None:
    track = list(OWN.board.faith_victory)
    faith = OWN.board.faith_required[-1]
    higher = [points + 3 * (place >= faith) for place, points in enumerate(track)]
    assert supporter(with_values({"board.toml tracks.faith_victory": higher})) - supporter(OWN) == pytest.approx(3)


def sisto_in_play(victory: int) -> float:
    state = table(round=3, variant="advanced", components=with_values({"leaders.toml leader.sisto_iv.amount": victory}))
    give(state, 0, faith=10)
    lead(state, 0, "sisto_iv")
    return worth(state)


def test_sisto_is_expected_to_bring_his_points_in_every_report_to_come() -> None:
    none, one, two = (sisto_in_play(victory) for victory in (1, 2, 3))
    assert two - one == pytest.approx(one - none)
    assert one - none > 1  # there are two reports to come, and hardly a risk


def threatened(every: int) -> float:
    """What is expected by a faithless player with 40 victory points before a report that takes 1 for every so many."""
    components = with_values({"excommunications.toml tile.3_4.effect": f"lose 1 per {every} victory"})
    state = table(round=6, tiles=("1_1", "2_1", "3_4"), components=components)
    give(state, 0, victory=40)
    return worth(state)


def test_a_tile_threatens_with_the_loss_that_is_printed_on_it() -> None:
    five, ten, twenty = (threatened(every) for every in (8, 4, 2))
    assert five - twenty == pytest.approx(3 * (five - ten))
    assert five > ten
