"""The dealer: the same answers for the same seed, and as often as the weights say."""

from collections import Counter
from itertools import pairwise

import pytest

import signoria
from signoria import CHANCE, Decision, Match
from signoria.engine.catalogue import Catalogue
from signoria.engine.dealer import Dealer

CATALOGUE = Catalogue("test", __name__)
OUTCOMES = CATALOGUE.chance("outcome", "number").each([str(number) for number in range(8)])


def weighted(*weights: int) -> list[tuple[Decision, int]]:
    return [(OUTCOMES[index], weight) for index, weight in enumerate(weights)]


def surprise(counts: Counter[Decision], chances: list[tuple[Decision, int]]) -> float:
    """Chi-square of what came against what was to be expected."""
    total, weights = counts.total(), sum(weight for _, weight in chances)
    return sum(
        (counts[decision] - total * weight / weights) ** 2 / (total * weight / weights) for decision, weight in chances
    )


def test_the_answers_of_a_seed_are_fixed_for_ever() -> None:
    """Records of other machines and years go on the same way: these numbers must never change."""
    dealer = Dealer(7)
    chances = weighted(1, 1, 1, 1, 1, 1)
    assert [dealer.answer(number, chances).a for number in range(12)] == [3, 4, 2, 0, 0, 0, 2, 1, 0, 1, 1, 0]


def test_an_answer_depends_on_its_number_only() -> None:
    chances = weighted(1, 2, 3)
    forwards = [Dealer(3).answer(number, chances) for number in range(50)]
    dealer = Dealer(3)
    assert [dealer.answer(number, chances) for number in reversed(range(50))] == forwards[::-1]


@pytest.mark.parametrize("weights", [(1,) * 6, (1,) * 8, (1, 2, 3, 4), (1, 9), (5, 1, 1, 5)])
@pytest.mark.parametrize("seed", [0, 1, -5, 2**40])
def test_outcomes_come_as_often_as_their_weights_say(weights: tuple[int, ...], seed: int) -> None:
    dealer, chances = Dealer(seed), weighted(*weights)
    counts = Counter(dealer.answer(number, chances) for number in range(2000))
    assert surprise(counts, chances) < 25  # once in more than a thousand for 7 degrees of freedom


def test_first_answers_of_neighbouring_seeds_are_fair_too() -> None:
    chances = weighted(1, 1, 1, 1, 1, 1)
    counts = Counter(Dealer(seed).answer(0, chances) for seed in range(3000))
    assert surprise(counts, chances) < 21


def test_answers_in_a_row_are_independent() -> None:
    dealer, chances = Dealer(11), weighted(1, 1, 1, 1)
    answers = [dealer.answer(number, chances).a for number in range(4001)]
    pairs = Counter(pairwise(answers))
    assert len(pairs) == 16
    assert sum((count - 250) ** 2 / 250 for count in pairs.values()) < 38


def test_an_outcome_of_weight_0_never_comes() -> None:
    dealer, chances = Dealer(1), weighted(0, 1, 0, 1)
    assert {dealer.answer(number, chances).a for number in range(200)} == {1, 3}


def test_chance_without_outcomes_is_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="chance without outcomes"):
        Dealer(1).answer(0, [])


@pytest.mark.rule("LOR-ROUND-4")
def test_dice_of_many_matches_are_fair() -> None:
    counts = Counter(
        str(line)
        for seed in range(400)
        for line in Match("lorenzo", 2, "basic", seed=seed).record().splitlines()
        if line.startswith("chance: roll white")
    )
    assert len(counts) == 6
    assert sum((count - 400 / 6) ** 2 / (400 / 6) for count in counts.values()) < 21


@pytest.mark.rule("LOR-SETUP-10")
def test_everybody_begins_as_often() -> None:
    counts = Counter(Match("lorenzo", 4, "basic", seed=seed).seat for seed in range(400))
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 16


@pytest.mark.parametrize("name", signoria.games())
def test_a_dealer_who_takes_over_answers_as_the_first_would_have(name: str) -> None:
    state = signoria.game(name).new(3)
    dealer, taken = Dealer(4), list[Decision]()

    def take(decision: Decision) -> None:
        taken.append(decision)
        state.apply(decision)

    dealer.deal(state, take)
    assert state.actor != CHANCE
    assert dealer.answered == len(taken) > 0
    again = signoria.game(name).new(3)
    for number, decision in enumerate(taken):
        assert Dealer(4, number).answer(number, again.chances()) is decision
        other = again.copy()
        Dealer(4, number).deal(other, other.apply)
        assert other == state
        again.apply(decision)
