"""Questions are values: they can be compared and saved, whatever they ask."""

import pickle

from signoria.engine.question import Question
from signoria.games.lorenzo.position.catalogue import QUESTIONS
from signoria.games.lorenzo.position.question import LorenzoQuestion
from tests.lorenzo.questions import one_of_each


def kinds(parent: type) -> list[type]:
    """All classes below a class that have none below them."""
    children: list[type] = parent.__subclasses__()
    return [kind for child in children for kind in kinds(child)] if children else [parent]


def test_there_is_one_of_each() -> None:
    assert {type(question) for question in one_of_each()} == set(kinds(LorenzoQuestion))


def test_a_question_comes_back_from_a_pickle_as_it_was() -> None:
    for question in one_of_each():
        again = pickle.loads(pickle.dumps(question))
        assert (again, hash(again), repr(again)) == (question, hash(question), repr(question))
        assert again.seat == question.seat


def test_questions_of_two_kinds_differ() -> None:
    asked: list[Question] = one_of_each()
    assert all((one == other) == (one is other) for one in asked for other in asked)


def test_all_that_is_asked_has_its_place_in_observations() -> None:
    assert {question.asks for question in one_of_each() if question.asks} == set(QUESTIONS)
