"""Deeds of a winter turn: wages with the units that go, alliances with the symbol that is saved, steps passed over."""

from itertools import combinations_with_replacement
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.tables import UNITS
from signoria.games.virtu.plans.paying import next_source
from signoria.games.virtu.position.catalogue import ALLY, DISBAND_D, END_D, KEEP, SELL, SELL_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.alliances import Allying, Dropping
from signoria.games.virtu.rules.market import Buying
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.recruiting import Recruiting
from signoria.games.virtu.rules.wages import Wages

FEW: Final = 12
"""So many ways to disband units are deeds of their own; more are asked for one by one."""


def wages(state: Position, question: Wages) -> list[list[Decision]]:
    """How many units stay, and where those stood that go."""
    found: list[list[Decision]] = []
    for answer in state.legal():
        ways = disbandings(state, question.seat, answer.a) if answer.verb is KEEP else [[]]
        paid = payment_of(state, answer) if ways != [[]] else []
        found += [[answer, *paid, *way] for way in ways]
    return found


def payment_of(state: Position, answer: Decision) -> list[Decision]:
    """The sources that pay at once for what is decided."""
    trial = state.copy()
    trial.apply(answer)
    found: list[Decision] = []
    while trial.stack and isinstance(payment := trial.stack[-1], Payment):
        found.append(next_source(trial, payment))
        trial.apply(found[-1])
    return found


def disbandings(state: Position, seat: int, kept: int) -> list[list[Decision]]:
    """Each way to disband what is not kept; nobody is asked where a single city is left."""
    player = state.players[seat]
    gone = UNITS - player.supply - kept
    cities = [city for city in range(CITIES) if player.units[city]]
    if gone == 0 or kept == 0 or len(cities) == 1:
        return [[]]
    ways: list[list[Decision]] = []
    for chosen in combinations_with_replacement(cities, gone):
        left = player.units[:]
        plan: list[Decision] = []
        for city in chosen:
            if left[city] and len([other for other in cities if left[other]]) > 1:
                plan.append(DISBAND_D[city])
            left[city] -= 1
        if min(left) >= 0:
            ways.append(plan)
    return ways if len(ways) <= FEW else [[]]


def alliances(state: Position) -> list[list[Decision]]:
    """Each alliance, with the symbol that an agent saves where there is a choice."""
    found: list[list[Decision]] = []
    for answer in state.legal():
        if answer.verb is not ALLY:
            found.append([answer])
            continue
        trial = state.copy()
        trial.apply(answer)
        dropping = isinstance(trial.stack[-1], Dropping) if trial.stack else False
        found += [[answer, drop] for drop in trial.legal()] if dropping else [[answer]]
    return found


def passed(state: Position, menu: list[Decision]) -> Decision | None:
    """The end of a step of winter that holds nothing but the sale of an indulgence, unless its florins open more.

    What is passed is no choice: an indulgence can be sold at the question before, too, with the same outcome, since
    nothing happens between the two. The palace, which comes before these steps, is asked about whenever a sale is
    possible.
    """
    question = state.stack[-1]
    if not isinstance(question, Buying | Recruiting | Allying) or END_D not in menu:
        return None
    if [answer for answer in menu if answer is not END_D and answer.verb is not SELL]:
        return None
    trial = state.copy()
    trial.apply(SELL_D)
    still = trial.stack and type(trial.stack[-1]) is type(question) and trial.actor == question.seat
    return None if still else END_D
