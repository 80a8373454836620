"""Paying in blocks for a city: accepted colours, and two blocks of the colour just below for one (CAR-BUILD-2..5).

A payment goes step by step in falling value order and can always be finished once it has begun (CAR-STEP-1, -2).
"""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import NOBODY, Frame
from signoria.games.carrara.components.marble import BITS, COLOURS, ONE, UP_TO, WHITE, count, total
from signoria.games.carrara.position.catalogue import PAY_D, PAY_TWO_D
from signoria.games.carrara.position.position import PAYING, RAISING, Position
from signoria.games.carrara.rules.obstacles import (
    HIGHER_COLOUR,
    NO_SUCH_BLOCK,
    NOT_ACCEPTED,
    NOT_JUST_BELOW,
    REST_UNPAYABLE,
)


def pairs(blocks: int, city: int) -> int:
    """How many pairs of the colour just below the city's own there are; Lerici has none below (CAR-BUILD-5)."""
    return count(blocks, city - 1) // 2 if city else 0


def power(blocks: int, city: int) -> int:
    """The highest cost that these blocks can pay in a city."""
    return total(blocks >> BITS * city) + pairs(blocks, city)


def covers(blocks: int, city: int, colour: int) -> int:
    """The cost that a colour, the lower accepted ones and the pairs can pay."""
    return total((blocks & UP_TO[colour]) >> BITS * city) + pairs(blocks, city)


def pay_obstacle(blocks: int, frame: Frame, colour: int) -> int:
    """What stands against one block of a colour as the next step of a payment."""
    city = frame.a
    if colour < city:
        return NOT_ACCEPTED
    if count(blocks, colour) == 0:
        return NO_SUCH_BLOCK
    if colour > frame.c:
        return HIGHER_COLOUR
    return REST_UNPAYABLE if covers(blocks, city, colour) < frame.b else 0


def pay_two_obstacle(blocks: int, frame: Frame, colour: int) -> int:
    """What stands against two blocks for one; these come last (CAR-BUILD-3, -4)."""
    if colour != frame.a - 1:
        return NOT_JUST_BELOW
    if count(blocks, colour) < 2:
        return NO_SUCH_BLOCK
    return REST_UNPAYABLE if pairs(blocks, frame.a) < frame.b else 0


def steps(blocks: int, frame: Frame) -> list[Decision]:
    """The next steps of a payment."""
    city = frame.a
    found: list[Decision] = []
    for colour in range(city, frame.c + 1):
        if count(blocks, colour) and covers(blocks, city, colour) >= frame.b:
            found.append(PAY_D[colour])
    if city and pairs(blocks, city) >= frame.b:
        found.append(PAY_TWO_D[city - 1])
    return found


def begin(state: Position, seat: int, tile: int, city: int, covered: int, cost: int) -> None:
    """The tile goes up when its cost is paid."""
    state.stack[-1] = Frame(RAISING, NOBODY, tile, city, covered)
    state.stack.append(Frame(PAYING, seat, city, cost, WHITE))


def pay(state: Position, frame: Frame, colour: int, number: int) -> None:
    """Cover 1 of the cost with one block or with two of the colour just below; they go to the bag (CAR-BUILD-6)."""
    blocks = ONE[colour] * number
    state.players[frame.seat].blocks -= blocks
    state.bag += blocks
    if state.journal is not None:
        state.journal.note("paid", frame.seat, {"blocks": {COLOURS[colour]: number}})
    if frame.b == 1:
        state.stack.pop()
    else:
        state.stack[-1] = Frame(PAYING, frame.seat, frame.a, frame.b - 1, colour)
