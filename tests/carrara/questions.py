"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from signoria.engine.question import Question
from signoria.games.carrara.components.marble import WHITE
from signoria.games.carrara.position.position import NOWHERE
from signoria.games.carrara.position.vocabulary import NEW
from signoria.games.carrara.rules.columns import PlaceChoice
from signoria.games.carrara.rules.display import TileDraw
from signoria.games.carrara.rules.gaining import CourtItem
from signoria.games.carrara.rules.payment import Payment
from signoria.games.carrara.rules.setting import Setting
from signoria.games.carrara.rules.turn import Turn
from signoria.games.carrara.state import CarraraState


def turn(state: CarraraState, seat: int) -> None:
    """A seat is about to act."""
    state.stack = [Turn(seat, False)]
    state.menu = None


def setting_new(state: CarraraState, seat: int, item: int) -> None:
    """A seat has acted, and is asked where a new item goes."""
    state.stack = [Turn(seat, True), Setting(seat, item, NEW)]
    state.menu = None


def paying(seat: int, *, city: int, left: int, tile: int = 0, up_to: int = WHITE, paired: bool = False) -> Payment:
    """The next step of a payment in a city: the cost left, and the highest colour that may be named."""
    return Payment(seat, tile, city, NOWHERE, left, up_to, paired)


def next_payment(payment: Payment, colour: int, number: int) -> Payment:
    """What a payment asks after a step with so many blocks of a colour that did not finish it."""
    paired = payment.paired or number == 2
    return paying(
        payment.seat, city=payment.city, left=payment.left - 1, tile=payment.tile, up_to=colour, paired=paired
    )


def waiting(state: CarraraState) -> list[Question]:
    """What is asked now, and what waits for the answer; the last comes first to its turn."""
    return state.stack


def opens_tiles(state: CarraraState) -> bool:
    """Chance opens a tile now, so that a place of the display is empty."""
    return bool(state.stack) and isinstance(state.stack[-1], TileDraw)


def items_in_hand(state: CarraraState) -> list[int]:
    """Items that wait for their place."""
    return [question.item for question in state.stack if isinstance(question, Setting)]


def gold_offered(state: CarraraState) -> int:
    """How many gold statues of the court's fields are offered."""
    return sum(1 for question in state.stack if isinstance(question, CourtItem) and question.is_gold(state))


def columns_in_hand(state: CarraraState, seat: int) -> int:
    """Columns of a seat that are about to be put on a place."""
    return sum(1 for question in state.stack if isinstance(question, PlaceChoice) and question.seat == seat)
