"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from typing import TypeVar

from signoria.engine.question import Question as AnyQuestion
from signoria.games.virtu.rules.acting import Action
from signoria.games.virtu.rules.alliances import Dropping
from signoria.games.virtu.rules.annexing import Annexation
from signoria.games.virtu.rules.battles import Battle
from signoria.games.virtu.rules.court import Seating
from signoria.games.virtu.rules.governing import Ruling
from signoria.games.virtu.rules.movement import Moving
from signoria.games.virtu.rules.outcomes import FieldWon
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.retreats import Retreating
from signoria.games.virtu.rules.turn import start_action
from signoria.games.virtu.rules.year import ALLY, BUY, PAY, RECRUIT, REORGANISE, WINTER_STEPS, Sieges, Spring, Winter
from signoria.games.virtu.state import VirtuState

Question = AnyQuestion
Kind = TypeVar("Kind")

STEPS = {"wages": PAY, "reorganise": REORGANISE, "buy": BUY, "recruit": RECRUIT, "alliance": ALLY}


# What is asked now.


def top(state: VirtuState, kind: type[Kind]) -> Kind:
    """The question that is asked, of the kind that is expected."""
    found: object = state.stack[-1]
    assert isinstance(found, kind)
    return found


def asked_for(state: VirtuState) -> str:
    """What a seat is asked for, as views call it; nothing while chance decides or when the game is over."""
    return state.stack[-1].asks if state.stack else ""


def season(state: VirtuState) -> str:
    """Spring while tokens move, winter, or nothing in between."""
    phase = state.stack[0] if state.stack else None
    return "spring" if isinstance(phase, Spring) else "winter" if isinstance(phase, Winter) else ""


def action(state: VirtuState) -> Action:
    """The action that the seat asked performs."""
    return top(state, Action)


def ruling(state: VirtuState) -> Ruling:
    """The rule action that the seat asked performs."""
    return top(state, Ruling)


def battle(state: VirtuState) -> Battle:
    """The battle in which a bonus may be announced."""
    return top(state, Battle)


def field_won(state: VirtuState) -> int:
    """The city before which a field battle was won."""
    return top(state, FieldWon).city


def cards_in_hand(state: VirtuState) -> list[int]:
    """Cards that wait for an antechamber."""
    return [question.card for question in state.stack if isinstance(question, Seating)]


# Tables where something is asked.


def ask(state: VirtuState, *stack: Question) -> None:
    """These questions wait, and what was legal before is forgotten."""
    state.stack = [*stack]
    state.menu = None


def spring_begins(state: VirtuState) -> None:
    """Nobody has moved yet; `settle` asks the first player."""
    ask(state, Spring())


def ask_to_move(state: VirtuState, seat: int) -> None:
    """A seat is about to move its token."""
    ask(state, Spring(state.order.index(seat) + 1), Moving(seat))
    state.settle()


def ask_to_act(state: VirtuState, seat: int) -> None:
    """A seat's token has arrived: the action of its chamber begins."""
    ask(state, Spring(state.order.index(seat) + 1))
    start_action(state, seat)
    state.settle()


def war_begins(state: VirtuState) -> None:
    """Spring part B: sieges in turn order."""
    ask(state, Sieges())
    state.settle()


def ask_in_winter(state: VirtuState, seat: int, step: str) -> None:
    """A seat stands in a step of its winter turn."""
    number = STEPS[step]
    ask(state, Winter(state.order.index(seat), number + 1), WINTER_STEPS[seat][number])
    state.settle()


def ask_in_spring(state: VirtuState, question: Question) -> None:
    """Exactly this is asked, however it came to it."""
    ask(state, Spring(), question)


# Questions.


def announcing(seat: int, *, city: int, attacker: int, defender: int, bonuses: tuple[int, int]) -> Question:
    """In a siege, with the bonuses of attacker and defender so far."""
    return Battle(seat, city, attacker, defender, True, *bonuses)


def moving(seat: int, *, steps: int, arrows: int) -> Question:
    return Moving(seat, steps, False, arrows)


def retreating(seat: int, *, ships: int) -> Question:
    return Retreating(seat, ships)


def dropping(seat: int, *, power: int) -> Question:
    """Which symbol of the price of an alliance with a great power is saved."""
    return Dropping(seat, power)


def paying_for_city(seat: int, *, price: int, city: int) -> Question:
    return Payment(seat, price, Annexation(city), 0, 0)
