"""A position is plain data: copies are independent, every field is saved and compared."""

import copy
import pickle
from typing import Any

import pytest

from signoria import CHANCE
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.position.boards import EMPTY
from signoria.games.carrara.position.options import CarraraRules
from signoria.games.carrara.position.position import Board, Building
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.position.vocabulary import NEW
from signoria.games.carrara.rules.buildings import TileChoice
from signoria.games.carrara.rules.buying import Buying
from signoria.games.carrara.rules.columns import PlaceChoice
from signoria.games.carrara.rules.display import Refilling
from signoria.games.carrara.rules.gaining import CourtItem, SectorItem
from signoria.games.carrara.rules.monuments import MonumentChoice
from signoria.games.carrara.rules.opening import Opening, Spinning, Starting
from signoria.games.carrara.rules.payment import Payment
from signoria.games.carrara.rules.rotation import Drawing, Rotation
from signoria.games.carrara.rules.setting import Setting
from signoria.games.carrara.rules.sites import SiteChoice
from signoria.games.carrara.rules.turn import Turn
from signoria.games.carrara.rules.upgrades import UpgradeChoice
from signoria.games.carrara.rules.visit import ColumnChoice
from signoria.games.carrara.state import CarraraState
from tests.carrara.corrections import with_pass_coins
from tests.carrara.table import give, own, play, table

FIELDS = (
    "rules", "components", "players", "first", "wheel", "large", "small", "bag", "display", "reserve", "covered",
    "monuments", "upgrades", "supply", "box", "taken", "holder", "visit", "trigger", "idle", "stopped", "purchased",
    "stored", "in_hand", "stack",
)  # fmt: skip
PLAYER_FIELDS = ("coins", "blocks", "points", "board", "storage", "fields", "large", "places")


def middle() -> CarraraState:
    """Some moment with something in every corner."""
    state = table(variant="advanced", wheel={1: ["red", "blue"], 2: ["white"]})
    own(state, 0, "villa-4", "massa", decorated=True, statue="blue")
    give(state, 0, blocks="3 red")
    play(state, "buy", "rotate small", "take 1 red")
    return state


def changed(value: Any) -> Any:
    if isinstance(value, Board):
        return EMPTY
    if isinstance(value, CarraraRules):
        return CarraraRules("basic", value.chosen)
    if isinstance(value, Components):
        return with_pass_coins(value.pass_coins + 1)
    if isinstance(value, list):
        return value[:-1]
    if isinstance(value, tuple):
        return (*value, value[0]) if value else (1,)
    return not value if isinstance(value, bool) else value + 1


@pytest.mark.parametrize("field", FIELDS)
def test_changing_a_field_of_a_copy_leaves_the_original(field: str) -> None:
    state, other = middle(), middle().copy()
    assert other == state
    setattr(other, field, changed(getattr(other, field)))
    assert other != state
    assert state == middle()


@pytest.mark.parametrize("field", PLAYER_FIELDS)
def test_changing_a_player_of_a_copy_leaves_the_original(field: str) -> None:
    state = middle()
    other = state.copy()
    setattr(other.players[0], field, changed(getattr(other.players[0], field)))
    assert other != state
    assert state == middle()


def test_lists_are_not_shared_between_copies() -> None:
    state = middle()
    other = state.copy()
    for field in FIELDS:
        value = getattr(state, field)
        assert not isinstance(value, list) or value is not getattr(other, field)
    assert len(state.values()) == len(FIELDS)
    assert len(state.players[0].values()) == len(PLAYER_FIELDS)


def test_positions_survive_copying_and_pickling() -> None:
    state = middle()
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        assert hash(other) == hash(state)
        assert hash(other.players[0]) == hash(state.players[0])
        assert [str(decision) for decision in other.legal()] == [str(decision) for decision in state.legal()]


def test_buildings_are_values() -> None:
    assert Building(1, 2, True, -1) == Building(1, 2, True, -1) != Building(1, 2, False, -1)
    assert repr(Building(1, 2, True, -1)) == "Building(1, 2, True, -1)"
    assert len({Building(1, 2, True, -1), Building(1, 2, True, -1)}) == 1


QUESTIONS = [
    Starting(CHANCE),
    Opening(CHANCE, 3),
    Spinning(CHANCE),
    Turn(1, True),
    Rotation(0),
    Drawing(CHANCE, 4),
    Buying(2, 5, 1),
    SectorItem(1, 3),
    CourtItem(1, 3),
    Setting(0, 7, NEW),
    TileChoice(2),
    MonumentChoice(2),
    SiteChoice(3, 12),
    Payment(0, 1, 2, 3, 4, 5, True),
    Refilling(CHANCE, 8),
    UpgradeChoice(1),
    ColumnChoice(2),
    PlaceChoice(3),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: type(question).__name__)
def test_a_question_is_a_value_with_all_its_fields(question: CarraraQuestion) -> None:
    kind: Any = type(question)
    again = pickle.loads(pickle.dumps(question))
    assert again == question
    assert hash(again) == hash(question)
    assert repr(again) == repr(question)
    assert [other for other in QUESTIONS if other == question] == [question]
    for place, value in enumerate(question.values()):
        assert isinstance(value, int)
        others = [*question.values()]
        others[place] = not value if isinstance(value, bool) else value + 1
        assert kind(*others) != question
