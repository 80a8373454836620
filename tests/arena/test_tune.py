"""Tuning: candidates meet the same deals, and a data file keeps everything but its numbers."""

import tomllib

from scripts.tune import Play, Tuning, compare, rewritten, search, utility

import signoria

GAME = signoria.game("lorenzo")
FILE = """\
# Tuned: python -m scripts.tune before
# Tuned: figures
# What it is made of.

[weights]
# Goods
coin = 0.75   # each
coin_late = -1.0
"""


def play_all(plays: list[Play]) -> list[float]:
    return [utility("lorenzo", one) for one in plays]


def score_by_first_weight(plays: list[Play]) -> list[float]:
    """Instead of play: the nearer the first weight is to twice its value, the better."""
    return [-abs(weights[0] / GAME.weights.values[0] - 2.0) - 0.001 * (deal % 7) for weights, _, _, deal in plays]


def test_a_file_keeps_its_comments_and_tells_how_it_was_tuned() -> None:
    written = rewritten(FILE, ("coin", "coin_late"), [1.23456, 0.5], ["command", "result"])
    assert written.splitlines()[:3] == ["# Tuned: command", "# Tuned: result", "# What it is made of."]
    assert "coin = 1.235   # each\ncoin_late = 0.5\n" in written
    assert tomllib.loads(written)["weights"] == {"coin": 1.235, "coin_late": 0.5}


def test_every_candidate_meets_the_same_deals_on_every_seat_of_every_table() -> None:
    seen: list[Play] = []

    def note(plays: list[Play]) -> list[float]:
        seen.extend(plays)
        return [0.5] * len(plays)

    zero = [0.0] * len(GAME.weights.values)
    results = Tuning(GAME, note, [(3, "basic"), (2, "advanced")]).results([zero, zero], first=40, deals=3)
    met = [((3, "basic"), 3, 40), ((2, "advanced"), 2, 41), ((3, "basic"), 3, 42)]
    assert [one[1:] for one in seen] == 2 * [(table, seat, deal) for table, seats, deal in met for seat in range(seats)]
    assert results == 2 * [[0.5, 0.5, 0.5]]


def test_the_present_weights_are_no_better_than_themselves() -> None:
    zero = [0.0] * len(GAME.weights.values)
    new, present, error = compare(Tuning(GAME, play_all, [(2, "basic")]), zero, deals=2)
    assert (new, error) == (present, 0.0)


def test_the_search_finds_better_weights() -> None:
    tuning = Tuning(GAME, score_by_first_weight, [(2, "basic")])
    steps = search(tuning, generations=30, deals=1, seed=3, sigma=0.3)
    assert steps == search(tuning, generations=30, deals=1, seed=3, sigma=0.3)
    new, present, error = compare(tuning, steps, deals=5)
    assert new - present > error
