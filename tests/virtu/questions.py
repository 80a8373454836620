"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from typing import NamedTuple

from signoria.engine.frame import NOBODY, Frame
from signoria.games.virtu.position.position import (
    ALLYING,
    BATTLE,
    BUYING,
    DROPPING,
    MOVING,
    PAYING,
    RECRUITING,
    REORGANISING,
    RETREAT,
    SEATING,
    SIEGES,
    SPRING,
    WAGE,
    WINTER,
)
from signoria.games.virtu.position.views import QUESTIONS
from signoria.games.virtu.rules import acting, flow
from signoria.games.virtu.rules.sources import ACTION_CARD_DONE, UPGRADE_DONE
from signoria.games.virtu.state import VirtuState

Question = Frame

STEPS = {"wages": WAGE, "reorganise": REORGANISING, "buy": BUYING, "recruit": RECRUITING, "alliance": ALLYING}
NUMBERS = {"wages": 1, "reorganise": 2, "buy": 3, "recruit": 4, "alliance": 5}
SEASONS = {SPRING: "spring", WINTER: "winter"}


class Action(NamedTuple):
    """An action under way: which, its pool, and what is done or spent already."""

    kind: int
    pool: int
    chamber_done: int  # whether action card and upgrade have given theirs, as flags of sources
    turning: bool  # a symbol already spent still turns a tile
    tiles: int  # those that paid for it or that it refreshed, one bit each


class Battle(NamedTuple):
    """A field battle or a siege, with the bonuses announced so far."""

    city: int
    attacker: int
    defender: int
    attack_bonus: int
    defence_bonus: int
    siege: bool


# What is asked now.


def asked_for(state: VirtuState) -> str:
    """What a seat is asked for, as views call it; nothing while chance decides or when the game is over."""
    return QUESTIONS.get(state.stack[-1].kind, "") if state.stack else ""


def season(state: VirtuState) -> str:
    """Spring while tokens move, winter, or nothing in between."""
    return SEASONS.get(state.stack[0].kind, "") if state.stack else ""


def action(state: VirtuState) -> Action:
    """The action that the seat asked performs."""
    asked = state.stack[-1]
    chamber_done = asked.c & (ACTION_CARD_DONE | UPGRADE_DONE)
    return Action(asked.a, asked.b, chamber_done, asked.c >= acting.TURN, asked.d)


def battle(state: VirtuState) -> Battle:
    """The battle in which a bonus may be announced."""
    asked = state.stack[-1]
    return Battle(asked.a, asked.b, asked.c, asked.d & 255, asked.d >> 8, asked.f == 1)


def field_won(state: VirtuState) -> int:
    """The city before which a field battle was won."""
    return state.stack[-1].a


def cards_in_hand(state: VirtuState) -> list[int]:
    """Cards that wait for an antechamber."""
    return [question.a for question in state.stack if question.kind == SEATING]


# Tables where something is asked.


def spring_begins(state: VirtuState) -> None:
    """Nobody has moved yet; `settle` asks the first player."""
    state.stack = [Frame(SPRING, NOBODY)]


def ask_to_move(state: VirtuState, seat: int) -> None:
    """A seat is about to move its token."""
    state.stack = [Frame(SPRING, NOBODY, state.order.index(seat) + 1), Frame(MOVING, seat)]
    flow.settle(state)


def ask_to_act(state: VirtuState, seat: int) -> None:
    """A seat's token has arrived: the action of its chamber begins."""
    state.stack = [Frame(SPRING, NOBODY, state.order.index(seat) + 1)]
    acting.start_action(state, seat)
    flow.settle(state)


def war_begins(state: VirtuState) -> None:
    """Spring part B: sieges in turn order."""
    state.stack = [Frame(SIEGES, NOBODY)]
    flow.settle(state)


def ask_in_winter(state: VirtuState, seat: int, step: str) -> None:
    """A seat stands in a step of its winter turn."""
    state.stack = [Frame(WINTER, NOBODY, state.order.index(seat), NUMBERS[step]), Frame(STEPS[step], seat)]
    flow.settle(state)


def ask_in_spring(state: VirtuState, question: Question) -> None:
    """Exactly this is asked, however it came to it."""
    state.stack = [Frame(SPRING, NOBODY), question]


# Questions.


def announcing(seat: int, fought: Battle) -> Question:
    bonuses = fought.attack_bonus | fought.defence_bonus << 8
    return Frame(BATTLE, seat, fought.city, fought.attacker, fought.defender, bonuses, 0, int(fought.siege))


def moving(seat: int, *, steps: int, arrows: int) -> Question:
    return Frame(MOVING, seat, steps, 0, arrows)


def retreating(seat: int, *, ships: int) -> Question:
    return Frame(RETREAT, seat, ships)


def dropping(seat: int, *, power: int) -> Question:
    """Which symbol of the price of an alliance with a great power is saved."""
    return Frame(DROPPING, seat, power)


def paying(seat: int, *, price: int, purpose: int, target: int) -> Question:
    return Frame(PAYING, seat, price, -1, purpose, target)
