"""Fitting: weights that say wrong things move to where they say what comes true, and the rest stays."""

import multiprocessing
from itertools import pairwise
from random import Random

import numpy as np
from scripts.fit import (
    LARGEST_STEP,
    LEAST,
    UNSEEN,
    Moments,
    Table,
    course,
    errors,
    found,
    moments,
    rms,
    sizes,
    starts_of_turns,
    stepped,
    told,
)

import signoria
from signoria.engine.state import State

GAME = signoria.game("lorenzo")
PROFILE = signoria.kit("lorenzo").profile
SEATS, POSITIONS, LAP = 3, 40, 6
TABLE = Table("lorenzo", 2, "basic", laps=2, every=1)


def invented(weights: list[float], truth: list[float], seed: int) -> Moments:
    """A game whose estimates are sums of features; the true ones foretell the points without a mistake."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(len(weights), POSITIONS, SEATS))
    features[:, 1:] = features[:, :1]  # nothing changes but what is known of it
    slopes = features * np.array(sizes(weights))[:, None, None]
    estimates = np.einsum("w,wps->ps", np.array(weights), features)
    points = np.einsum("w,ws->s", np.array(truth), features[:, 0])
    later, later_slopes = np.empty_like(estimates), np.zeros_like(slopes)
    later[:-LAP], later[-LAP:] = estimates[LAP:], points
    later_slopes[:, :-LAP] = slopes[:, LAP:]
    return Moments(estimates, slopes, later, later_slopes, np.broadcast_to(points, estimates.shape))


def test_what_is_wrong_moves_to_the_truth() -> None:
    present, truth = [1.0, 2.0, 0.0], [1.3, 1.5, 0.0]
    weights = present
    for _ in range(4):
        (weights,) = stepped(present, weights, [invented(weights, truth, seed) for seed in range(60)], [1.0])
    assert np.allclose(weights, truth, atol=0.05)


def test_a_pass_changes_no_weight_by_too_much_and_keeps_its_sign() -> None:
    games = [invented([1.0, 1.0], [9.0, -9.0], seed) for seed in range(60)]
    (weights,) = stepped([1.0, 1.0], [1.0, 1.0], games, [1.0])
    assert weights == [1.0 + LARGEST_STEP, 1.0 - LARGEST_STEP]
    games = [invented([1.0, 0.01], [1.0, -9.0], seed) for seed in range(60)]
    (weights,) = stepped([1.0, 0.06], [1.0, 0.01], games, [1.0])
    assert weights[1] == LEAST * 0.06


def test_moments_of_a_game_are_its_turns() -> None:
    taken = course(TABLE, PROFILE.step_weights.values, 7)
    assert course(TABLE, PROFILE.step_weights.values, 7) == taken
    states, points = starts_of_turns(TABLE, taken)
    assert all(one.actor != other.actor for one, other in pairwise(states[:8]))
    weights = PROFILE.step_weights.values
    found = moments(TABLE, weights, taken)
    assert found.estimates.tolist() == [PROFILE.evaluator(weights).expected_points(one) for one in states]
    assert (found.later[:-4] == found.estimates[4:]).all()
    assert found.later[-1].tolist() == points.tolist()
    assert not found.later_slopes[:, -4:].any()


def test_without_laps_only_the_end_counts_and_positions_can_be_fewer() -> None:
    taken = course(TABLE, PROFILE.step_weights.values, 7)
    all_states, points = starts_of_turns(TABLE, taken)
    table = TABLE._replace(laps=0, every=4)
    states, same = starts_of_turns(table, taken)
    assert states == all_states[::4]
    assert same.tolist() == points.tolist() == [score.total for score in played(taken).scores()]
    found = moments(table, PROFILE.step_weights.values, taken)
    assert (found.later == found.points).all()
    assert not found.later_slopes.any()
    wrong = errors(table, PROFILE.step_weights.values, taken)
    assert f"off by {rms(wrong):.2f} points" in told([found])


def played(taken: list[int]) -> State:
    state = GAME.new(2, "basic")
    for index in taken:
        state.apply(GAME.decisions[index])
    return state


def test_a_step_may_be_taken_in_part() -> None:
    games = [invented([1.0, 2.0], [1.1, 1.8], seed) for seed in range(20)]
    whole, half = stepped([1.0, 2.0], [1.0, 2.0], games, [1.0, 0.5])
    assert whole != [1.0, 2.0]
    assert np.allclose(np.array(half), (np.array(whole) + np.array([1.0, 2.0])) / 2)


def test_slopes_tell_what_a_weight_does() -> None:
    taken = course(TABLE, PROFILE.step_weights.values, 7)
    weights = PROFILE.step_weights.values
    found = moments(TABLE, weights, taken)
    place = Random(3).choice([place for place in range(len(weights)) if found.slopes[place].any()])
    more = [weight + (one == place) * 0.01 * sizes(weights)[place] for one, weight in enumerate(weights)]
    moved = moments(TABLE, more, taken).estimates
    assert np.allclose(moved, found.estimates + 0.01 * found.slopes[place], atol=0.05)


def test_what_is_told_is_how_far_estimates_are_off() -> None:
    assert "off by 0.00 points" in told([invented([1.0, 2.0], [1.0, 2.0], 1)])


def test_a_generation_leads_to_weights_that_foretell_better() -> None:
    table = Table("lorenzo", 2, "basic", laps=0, every=6)
    present, deals = PROFILE.step_weights.values, range(7)
    with multiprocessing.Pool(1) as pool:
        weights, result = found(pool, table, present, deals, 1)
    assert result.endswith("in games not fitted to")
    games = [course(table, present, deal) for deal in deals if deal % UNSEEN]
    before, after = (rms(np.concatenate([errors(table, one, taken) for taken in games])) for one in (present, weights))
    assert after < before
