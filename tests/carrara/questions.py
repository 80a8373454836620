"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from signoria.engine.frame import NOBODY, Frame
from signoria.games.carrara.components.marble import WHITE
from signoria.games.carrara.position.position import (
    GAINING,
    NEW,
    NOWHERE,
    OPENING,
    PAYING,
    RAISING,
    REFILLING,
    SCORING,
    SETTING,
    TURN,
)
from signoria.games.carrara.state import CarraraState

Question = Frame


def turn(state: CarraraState, seat: int) -> None:
    """A seat is about to act."""
    state.stack = [Frame(TURN, seat)]


def setting_new(state: CarraraState, seat: int, item: int) -> None:
    """A seat has acted, and is asked where a new item goes."""
    state.stack = [Frame(TURN, seat, 1), Frame(SETTING, seat, item, NEW)]


def turn_of(state: CarraraState) -> int:
    """The seat whose turn it is, whoever is asked meanwhile."""
    return state.stack[0].seat


def paying(seat: int, *, city: int, left: int, up_to: int = WHITE) -> Question:
    """The next step of a payment in a city: the cost left, and the highest colour that may be named."""
    return Frame(PAYING, seat, city, left, up_to)


def left_to_pay(payment: Question) -> int:
    return payment.b


def next_payment(payment: Question, colour: int) -> Question:
    """What a payment asks after a step with this colour that did not finish it."""
    return paying(payment.seat, city=payment.a, left=payment.b - 1, up_to=colour)


def waiting(state: CarraraState) -> list[Question]:
    """What is asked now, and what waits for the answer; the last comes first to its turn."""
    return state.stack


def raising(tile: int, city: int) -> Question:
    """A building goes up by itself once it is paid."""
    return Frame(RAISING, NOBODY, tile, city, NOWHERE)


def opens_tiles(state: CarraraState) -> bool:
    """Chance opens a tile now, so that a place of the display is empty."""
    return bool(state.stack) and state.stack[-1].kind in (OPENING, REFILLING)


def items_in_hand(state: CarraraState) -> list[int]:
    """Items that wait for their place."""
    return [question.a for question in state.stack if question.kind == SETTING]


def gold_offered(state: CarraraState) -> int:
    """How many gold statues of the court's first two fields are offered."""
    return sum(1 for question in state.stack if question.kind == GAINING and question.a == NOWHERE and question.b < 2)


def columns_in_hand(state: CarraraState, seat: int) -> int:
    """Columns of a seat that are about to be put on a place."""
    return sum(1 for question in state.stack if question.kind == SCORING and question.seat == seat)
