"""Questions are values: compared, hashed and saved by all that they say."""

import pickle

import pytest

from signoria.engine.question import Question
from signoria.engine.state import CHANCE
from signoria.games.virtu.rules.acting import Action, PoolAction
from signoria.games.virtu.rules.alliances import Allying, Dropping
from signoria.games.virtu.rules.annexing import Annexation, Annexing
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.battles import Battle, WarBonus
from signoria.games.virtu.rules.campaign import Campaigning
from signoria.games.virtu.rules.court import MakingRoom, Overfull, Seating
from signoria.games.virtu.rules.governing import Ruling, Trading
from signoria.games.virtu.rules.intrigue import Arriving, Blocked, Intriguing, Sending
from signoria.games.virtu.rules.market import Building, Buying
from signoria.games.virtu.rules.movement import Moving, Pardoning
from signoria.games.virtu.rules.outcomes import FieldWon
from signoria.games.virtu.rules.patronage import ChoosingBonus, Patronising
from signoria.games.virtu.rules.payments import Payment, Purpose
from signoria.games.virtu.rules.recruiting import Recruiting
from signoria.games.virtu.rules.reorganising import Reorganising
from signoria.games.virtu.rules.retreats import Retreating
from signoria.games.virtu.rules.setup import ChoosingPower, FirstPlayer, PlacingFamily
from signoria.games.virtu.rules.sieges import Assault, ChoosingSiege
from signoria.games.virtu.rules.turn import FirstChamber
from signoria.games.virtu.rules.wages import Disbanding, Wages
from signoria.games.virtu.rules.winter import WinterStep
from signoria.games.virtu.rules.year import Phase, Retreats, Sieges, Spring, Winter

PAIRS: list[tuple[Question, Question]] = [
    (FirstPlayer(CHANCE), FirstPlayer(0)),
    (ChoosingPower(0), ChoosingPower(1)),
    (PlacingFamily(0, 1), PlacingFamily(0, 2)),
    (Spring(1), Spring(2)),
    (Sieges(1, False), Sieges(1, True)),
    (Retreats(0), Retreats(1)),
    (Winter(1, 2), Winter(1, 3)),
    (FirstChamber(0), FirstChamber(1)),
    (Moving(0, 2, False, 1), Moving(0, 2, True, 1)),
    (Pardoning(0), Pardoning(1)),
    (Ruling(0, 128, 3, 0, 1), Ruling(0, 128, 3, 0, 1, True)),
    (Trading(0, 0, 3), Trading(0, 0, 1)),
    (Patronising(0, 0), Patronising(1, 0)),
    (Annexing(0, 0), Annexing(0, 0, annexed=True)),
    (Campaigning(0, 0), Campaigning(0, 128)),
    (Campaigning(0, 0, 3, (0,)), Campaigning(0, 0, 3, (1,))),
    (Intriguing(0, 0), Intriguing(0, 128)),
    (Sending(0, 3), Sending(0, 4)),
    (Arriving(0, 3, 1), Arriving(0, 3, 2)),
    (Blocked(0), Blocked(1)),
    (Payment(0, 3, Annexation(1), 0, 0), Payment(0, 3, Annexation(2), 0, 0)),
    (ChoosingBonus(0), ChoosingBonus(1)),
    (Seating(0, 3, False), Seating(0, 3, True)),
    (MakingRoom(0, 3), MakingRoom(0, 4)),
    (Overfull(0), Overfull(1)),
    (ChoosingSiege(0), ChoosingSiege(1)),
    (Assault(3, 0), Assault(3, 0, True)),
    (Battle(0, 3, 0, 1, True), Battle(0, 3, 0, 1, True, 0, 0, True)),
    (FieldWon(0, 3), FieldWon(0, 4)),
    (Retreating(0, 1), Retreating(0, 2)),
    (Wages(0), Wages(1)),
    (Disbanding(0, 1), Disbanding(0, 2)),
    (Reorganising(0), Reorganising(0, (0, 1, 0, 0, 0, 0))),
    (Buying(0, 1), Buying(0, 2)),
    (Building(0), Building(1)),
    (Recruiting(0), Recruiting(1)),
    (Allying(0), Allying(1)),
    (Dropping(0, 1), Dropping(0, 2)),
]
"""Every kind of question, with one that says something else."""


def kinds_of(base: type) -> set[type]:
    """All classes that are made of one."""
    children: list[type] = base.__subclasses__()
    return {kind for child in children for kind in {child, *kinds_of(child)}}


def test_all_kinds_are_here() -> None:
    assert {type(one) for one, _ in PAIRS} == kinds_of(VirtuQuestion) - {Action, PoolAction, Phase, WinterStep}


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda question: type(question).__name__)
def test_a_question_is_equal_to_what_says_the_same(one: Question, other: Question) -> None:
    again = pickle.loads(pickle.dumps(one))
    assert (again, hash(again), repr(again)) == (one, hash(one), repr(one))
    assert one != other


def test_questions_of_different_kinds_differ_though_they_hold_the_same_numbers() -> None:
    assert Recruiting(0) != Allying(0)
    assert Payment(0, 3, Annexation(1), 0, 0) != Payment(0, 3, WarBonus(1), 0, 0)


@pytest.mark.parametrize("kind", Purpose.__subclasses__())
def test_the_purpose_of_a_payment_comes_back_from_a_pickle(kind: type[Purpose]) -> None:
    payment = Payment(1, 2, kind(3), 4, 5, 6)
    assert pickle.loads(pickle.dumps(payment)) == payment
