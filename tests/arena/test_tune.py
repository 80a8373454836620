"""Tuning: candidates meet the same deals, and what only looks better is told apart from what is."""

import pytest
from scripts.tune import Play, Tuning, compare, search, utilities

import signoria

GAME = signoria.game("lorenzo")
PRESENT = signoria.kit("lorenzo").profile.step_weights.values


def play_all(plays: list[Play]) -> list[list[float]]:
    return [utilities("lorenzo", one) for one in plays]


def score_by_first_weight(plays: list[Play]) -> list[list[float]]:
    """Instead of play: the nearer the first weight is to twice its value, the better."""
    return [
        [-abs((weights or PRESENT)[0] / PRESENT[0] - 2.0) - 0.001 * (deal % 7) for weights in seats]
        for seats, _, deal in plays
    ]


def test_all_candidates_play_every_deal_on_every_seat() -> None:
    seen: list[Play] = []

    def note(plays: list[Play]) -> list[list[float]]:
        seen.extend(plays)
        return [[(weights or PRESENT)[0] for weights in seats] for seats, _, _ in plays]

    steps = [[float(number)] + [0.0] * (len(PRESENT) - 1) for number in range(5)]
    tuning = Tuning(GAME, note, [(3, "basic"), (2, "advanced")])
    firsts = [tuning.weights(one)[0] for one in steps]
    assert tuning.together(steps, first=40, deals=3) == pytest.approx(firsts)
    for deal, table in ((40, (3, "basic")), (41, (2, "advanced")), (42, (3, "basic"))):
        for seat in range(table[0]):
            seated = [weights[seat] for weights, at, one in seen if (at, one) == (table, deal)]
            assert {weights[0] for weights in seated if weights} == set(firsts)


def test_alone_a_candidate_takes_every_seat_of_every_table() -> None:
    seen: list[Play] = []

    def note(plays: list[Play]) -> list[list[float]]:
        seen.extend(plays)
        return [[0.1 * seat for seat in range(len(seats))] for seats, _, _ in plays]

    results = Tuning(GAME, note, [(3, "basic"), (2, "advanced")]).alone([0.0] * len(PRESENT), first=40, deals=2)
    assert results == pytest.approx([0.1, 0.05])
    assert [[one is not None for one in seats] for seats, _, _ in seen] == [
        [True, False, False], [False, True, False], [False, False, True], [True, False], [False, True],
    ]  # fmt: skip


def test_the_present_weights_are_no_better_than_themselves() -> None:
    new, present, error = compare(Tuning(GAME, play_all, [(2, "basic")]), [0.0] * len(PRESENT), deals=2)
    assert (new, error) == (present, 0.0)


def test_the_search_finds_better_weights() -> None:
    tuning = Tuning(GAME, score_by_first_weight, [(2, "basic")])
    steps = search(tuning, generations=30, deals=1, seed=3, sigma=0.3)
    assert steps == search(tuning, generations=30, deals=1, seed=3, sigma=0.3)
    new, present, error = compare(tuning, steps, deals=5)
    assert new - present > error
