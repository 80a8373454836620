"""Decisions: one object each, with a number and a text that lead back to it."""

import copy
import pickle

import pytest

import signoria
from signoria import Decision, Game, UnknownDecision
from signoria.decision import Catalogue

GAMES = [signoria.game(name) for name in signoria.games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_numbers_lead_back_to_the_decision(game: Game) -> None:
    assert all(game.decisions[decision.index] is decision for decision in game.decisions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_texts_lead_back_to_the_decision(game: Game) -> None:
    assert all(game.catalogue.parse(str(decision)) is decision for decision in game.decisions)
    assert len({str(decision) for decision in game.decisions}) == len(game.decisions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_texts_can_stand_in_a_record(game: Game) -> None:
    for decision in game.decisions:
        assert decision.text == " ".join(decision.text.split())
        assert decision.text.isascii()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_decisions_of_chance_stand_last(game: Game) -> None:
    by_chance = [decision.by_chance for decision in game.decisions]
    assert by_chance == sorted(by_chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_copies_and_pickles_of_a_decision_are_the_decision(game: Game) -> None:
    for decision in game.decisions:
        assert copy.copy(decision) is decision
        assert copy.deepcopy(decision) is decision
    again = pickle.loads(pickle.dumps(game.decisions))
    assert all(one is other for one, other in zip(again, game.decisions, strict=True))


def test_the_catalogue_of_lorenzo_is_where_records_and_learners_expect_it() -> None:
    decisions = signoria.game("lorenzo").decisions
    found = {text: signoria.game("lorenzo").catalogue.parse(text).index for text in ("bonus-tile 1", "keep santa_rita")}
    assert found == {"bonus-tile 1": 0, "keep santa_rita": 21}
    # 309 of the players (36 of them trades of 15 buildings), 159 of chance; learners count on it.
    assert len(decisions) == 309 + 159
    assert (str(decisions[308]), str(decisions[309]), str(decisions[-1])) == ("decline", "order 0", "roll orange 6")


def test_a_decision_says_of_which_game_it_is() -> None:
    assert repr(signoria.game("lorenzo").catalogue.parse("skip")) == "<lorenzo: skip>"


def test_two_decisions_cannot_share_a_text() -> None:
    catalogue = Catalogue("test")
    catalogue.add(0, 0, 0, "go")
    with pytest.raises(ValueError, match="two decisions are called 'go'"):
        catalogue.add(1, 0, 0, "go")


def test_decisions_of_players_cannot_come_after_those_of_chance() -> None:
    catalogue = Catalogue("test")
    catalogue.add(0, 0, 0, "roll", by_chance=True)
    with pytest.raises(ValueError, match="'go' is a player's decision"):
        catalogue.add(1, 0, 0, "go")


def test_a_catalogue_owns_its_entries_only() -> None:
    catalogue = Catalogue("test")
    entry = catalogue.add(0, 0, 0, "go")
    assert catalogue.owns(entry)
    assert not catalogue.owns(Decision("test", 0, 0, 0, 0, "go", False))
    with pytest.raises(UnknownDecision, match="'stay'"):
        catalogue.parse("stay")
