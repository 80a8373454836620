"""Decisions: one object each, with a number and a text that lead back to it."""

import copy
import pickle

import pytest

import signoria
from signoria import Decision, Game, UnknownDecision
from signoria.engine.catalogue import Catalogue

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
    catalogue = Catalogue("test", __name__)
    catalogue.verb("go").add()
    with pytest.raises(ValueError, match="two decisions are called 'go'"):
        catalogue.verbs["go"].add()
    with pytest.raises(ValueError, match="two verbs are called 'go'"):
        catalogue.verb("go", "where")


def test_decisions_of_players_cannot_come_after_those_of_chance() -> None:
    catalogue = Catalogue("test", __name__)
    catalogue.chance("roll").add()
    with pytest.raises(ValueError, match="'go' is a player's decision"):
        catalogue.verb("go").add()


def test_a_catalogue_owns_its_entries_only() -> None:
    catalogue = Catalogue("test", __name__)
    entry = catalogue.verb("go").add()
    assert catalogue.owns(entry)
    assert not catalogue.owns(Decision(entry.verb, 0, (), 0, 0))
    with pytest.raises(UnknownDecision, match="'stay'"):
        catalogue.parse("stay")


CATALOGUE = Catalogue("test", __name__)
TAKE = CATALOGUE.verb("take", "part", "colour")
GREEN = TAKE.add(("3", "green"), 2, 1)


def test_a_decision_has_the_words_of_its_verbs_parts() -> None:
    assert (GREEN.text, GREEN.verb, GREEN.a, GREEN.b) == ("take 3 green", TAKE, 2, 1)
    assert (GREEN["part"], GREEN["colour"], GREEN.parts) == ("3", "green", {"part": "3", "colour": "green"})
    assert ("part" in GREEN, "city" in GREEN, list(GREEN)) == (True, False, ["part", "colour"])
    with pytest.raises(KeyError, match="has the parts part, colour, not 'city'"):
        GREEN["city"]
    with pytest.raises(ValueError, match="take has the parts"):
        TAKE.add(("3", "green", "blue"))


def test_an_entry_may_do_without_its_verbs_last_parts() -> None:
    march = Catalogue("test", __name__).verb("march", "city", "count")
    alone, several = march.add(("siena",)), march.add(("siena", "2"))
    assert (alone.text, alone.parts, list(alone)) == ("march siena", {"city": "siena"}, ["city"])
    assert ("count" in alone, "count" in several, several["count"]) == (False, True, "2")
    with pytest.raises(KeyError, match="has the parts city, not 'count'"):
        alone["count"]


def test_catalogues_verbs_and_decisions_come_back_from_a_pickle_as_themselves() -> None:
    for thing in (CATALOGUE, TAKE, GREEN):
        assert copy.copy(thing) is copy.deepcopy(thing) is pickle.loads(pickle.dumps(thing)) is thing


def test_one_part_makes_an_entry_for_each_of_its_words() -> None:
    made = Catalogue("test", __name__).verb("pay", "colour").each(["white", "red"])
    assert [(one.text, one.a, one.index) for one in made] == [("pay white", 0, 0), ("pay red", 1, 1)]
