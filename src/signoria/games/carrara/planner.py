"""Whole deeds of The Palaces of Carrara: purchases, items with their place, buildings with their payment, scorings.

All of them are made of what the engine lets the seat decide one after the other, as far as nothing is drawn meanwhile.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.plans.payments import others, usual
from signoria.games.carrara.plans.purchases import beginnings, purchases
from signoria.games.carrara.position.catalogue import (
    BUY,
    FIELD,
    GAIN,
    GAIN_NOTHING_D,
    GIVE_UP,
    MOVE,
    PASS,
    PLACE,
    PURCHASE,
    STOP,
    TILE,
    UPGRADE_NOTHING_D,
)
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.rules.buying import Buying
from signoria.games.carrara.rules.payment import Payment
from signoria.games.carrara.rules.turn import Turn
from signoria.games.carrara.rules.wheel import within_means
from signoria.games.planner import Planner

MAIN: Final = 0
REFUSALS: Final = 1
FREE_STEPS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class CarraraPlanner(Planner):
    """Buys whole handfuls, pays with the blocks of lowest worth, and places items as it takes them."""

    def deeds(self, state: State) -> list[list[Decision]]:
        assert isinstance(state, Position)
        question = state.stack[-1]
        if isinstance(question, Buying) and question.part == NOWHERE:
            return [purchases(state, part)[0] for part in parts_on_offer(state)]
        if isinstance(question, Buying):
            return more_blocks(state, question)
        found: list[list[Decision]] = []
        for decision in state.legal():
            found += opened(state, decision)
        return sorted(found, key=standing)

    def onward(self, state: State, menu: list[Decision]) -> Decision | None:
        """A payment is made as usual; everything else only where there is one answer."""
        if self.forced(menu):
            return menu[0]
        assert isinstance(state, Position)
        question = state.stack[-1] if state.stack else None
        if isinstance(question, Payment):
            steps = usual(state, question)
            return steps[0] if steps else None
        return None

    def instead(self, state: State, deed: list[Decision], plan: list[Decision]) -> list[list[Decision]]:
        """Other purchases of the same part, and other payments."""
        assert isinstance(state, Position)
        first = deed[0]
        question = state.stack[-1]
        if isinstance(question, Buying) and question.part == NOWHERE:
            whole = purchases(state, first.a)
            return whole[1:] + [begun for begun in beginnings(state, first.a) if begun not in whole]
        ahead = state.copy()
        for place in range(len(plan)):
            question = ahead.stack[-1]
            if place >= len(deed) and isinstance(question, Payment):
                more, unsaid = others(ahead, question)
                found = [plan[:place] + steps for steps in more]
                return [*found, plan[:place]] if unsaid else found
            ahead.apply(plan[place])
        return []

    def weighed(self, state: State) -> list[list[Decision]]:
        assert isinstance(state, Position)
        question = state.stack[-1]
        if isinstance(question, Buying) and question.part == NOWHERE:
            return [deed for part in parts_on_offer(state) for deed in purchases(state, part)]
        return self.deeds(state)

    def goes_on(self, state: State) -> bool:
        """Everything between the beginning of a turn and its end is part of a deed."""
        assert isinstance(state, Position)
        return not isinstance(state.stack[-1], Turn)


def parts_on_offer(state: Position) -> list[int]:
    """The ring parts at which something can be afforded."""
    player = state.players[state.on_turn]
    return [part for part in range(PARTS) if state.wheel[part] and within_means(state, player, part)]


def more_blocks(state: Position, question: Buying) -> list[list[Decision]]:
    """All the rest of a part whose purchase has begun, each next block alone, or nothing more."""
    found = purchases(state, question.part, question.up_to)[:1]
    for decision in reversed(state.legal()):
        if [decision] not in found:
            found.append([decision])
    return sorted(found, key=stops)


def stops(deed: list[Decision]) -> bool:
    return deed[0].verb is STOP


def standing(deed: list[Decision]) -> int:
    """Where a deed stands in a list: to let something go comes after what can be done, and free steps after both."""
    if deed[0].verb in (MOVE, PURCHASE):
        return FREE_STEPS
    return REFUSALS if deed[0].verb is PASS or deed[0] in (GAIN_NOTHING_D, UPGRADE_NOTHING_D) else MAIN


def opened(state: Position, decision: Decision) -> list[list[Decision]]:
    """A decision with each answer to the question that belongs to it; alone where it says enough."""
    verb = decision.verb
    if verb is PLACE:
        return [[decision], *with_items_first(state, decision)]
    if verb not in (BUY, TILE, FIELD, GAIN, MOVE) or decision is GAIN_NOTHING_D:
        return [[decision]]
    ahead = state.copy()
    ahead.apply(decision)
    menu = ahead.legal()
    if verb is FIELD:
        places = [[decision, *scoring] for place in menu if place.verb is PLACE for scoring in opened(ahead, place)]
        return places if all(answer.verb is PLACE for answer in menu) else [*places, [decision]]
    found: list[list[Decision]] = []
    for answer in menu:
        if answer.verb is MOVE:
            found += [[decision, *move] for move in opened(ahead, answer)]
        elif answer.verb is not GIVE_UP:  # to give up what was just taken is to take nothing
            found.append([decision, answer])
    return found


def with_items_first(state: Position, place: Decision) -> list[list[Decision]]:
    """A scoring after a stored item was placed, where the place then pays more."""
    seat = state.on_turn
    found: list[list[Decision]] = []
    for move in state.legal():
        if move.verb is MOVE:
            for steps in opened(state, move):
                ahead = state.copy()
                for step in steps:
                    ahead.apply(step)
                if ahead.players[seat].board.rewards[place.a] != state.players[seat].board.rewards[place.a]:
                    found.append([*steps, place])
    return found
