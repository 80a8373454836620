"""Servants: how many are offered to raise the value of an action, and the questions that ask for them."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.excommunications import LOSE_PER_RESOURCE
from signoria.games.lorenzo.components.goods import BUILDING, GOODS, HARVEST, PRODUCTION, SERVANTS, TERRITORY
from signoria.games.lorenzo.position.catalogue import SERVANTS_D
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.rules.values import needed_value, reserved_servants, servants_for_value, servants_per_point

TOO_FEW: Final = Obstacle("servants_too_few", "LOR-VALUE-9")
NOT_THERE: Final = Obstacle("servants_not_there", "LOR-VALUE-4")
USELESS: Final = Obstacle("servants_useless", "LOR-OQ-1")

NO_SPACE: Final = -1
"""The space of a harvest or production that needs none (LOR-BONUS-9)."""


@mypyc_attr(free_list_len=1)  # made and forgotten in every turn
class ServantsRange:
    """The numbers of servants offered for an action: from `least` to `most` in steps, out of those at hand."""

    __slots__ = ("at_hand", "least", "most", "step", "value")

    def __init__(self, least: int, most: int, step: int, at_hand: int, value: int) -> None:
        self.least = least
        self.most = most  # below `least` when the action cannot be done
        self.step = step
        self.at_hand = at_hand
        self.value = value  # the action value without servants


def servants_range(state: Position, player: Player, base: int, kind: int, space: int, by_leader: bool) -> ServantsRange:
    """Servants for an action of a kind at a base value, on a space or (NO_SPACE) without one.

    Towers, market and palace are offered the least that is needed, harvest and production, whose strength is for
    their owner to choose (LOR-VALUE-10), every number up to the highest activation of an own card (LOR-OQ-1). Only
    servants that are there before the action count (LOR-HP-14, LOR-OQ-4), and the value must reach 1 (LOR-HP-6).
    Characters do not help leaders' actions, excommunications hamper them (LOR-VALUE-8, LOR-OQ-35).
    """
    requirement = state.components.board.requirements[space] if space != NO_SPACE else 1
    against = player.malus[kind] if by_leader else player.handicap[kind]
    needed = needed_value(state, requirement, against)
    value = base - against
    if kind == HARVEST or kind == PRODUCTION:
        value -= requirement - 1  # LOR-HP-5: the penalty of a large space
    per_point = servants_per_point(state, player)
    at_hand = servants_for_value(player, reserved_servants(state, space))
    least = (needed - base) * per_point if needed > base else 0
    if least > at_hand:
        return ServantsRange(least, -1, 1, at_hand, value)
    if any_number(state):
        return ServantsRange(least, at_hand, 1, at_hand, value)
    most = least
    if kind == HARVEST or kind == PRODUCTION:
        useful = (highest_activation(state, player, kind) - value) * per_point
        if useful > most:
            most = useful if useful < at_hand else at_hand - (at_hand - least) % per_point
    return ServantsRange(least, most, per_point, at_hand, value)


def highest_activation(state: Position, player: Player, kind: int) -> int:
    highest = 0
    for index in player.cards[TERRITORY if kind == HARVEST else BUILDING]:
        activation = state.components.cards[index].activation
        if activation > highest:
            highest = activation
    return highest


def any_number(state: Position) -> bool:
    """Servants beyond use are offered where it can pay to lose them: tile III-7 lies on the board (LOR-OQ-1)."""
    if state.rules.any_servants:
        return True
    return len(state.tiles) == 3 and state.components.tiles[state.tiles[2]].word == LOSE_PER_RESOURCE


class ServantsQuestion(LorenzoQuestion):
    """A question that offers numbers of servants."""

    rule = "LOR-VALUE-4"

    @abstractmethod
    def servants_range(self, state: Position) -> ServantsRange:
        """What is offered."""

    def servants_menu(self, state: Position) -> list[Decision]:
        offered = self.servants_range(state)
        return SERVANTS_D[offered.least : offered.most + 1 : offered.step]

    def servants_obstacle(self, state: Position, servants: int) -> Obstacle | None:
        offered = self.servants_range(state)
        if servants < offered.least:
            return TOO_FEW
        if servants > offered.at_hand:
            return NOT_THERE
        if servants > offered.most or (servants - offered.least) % offered.step:
            return USELESS  # LOR-OQ-1, LOR-OQ-46
        return None

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is TOO_FEW or obstacle is NOT_THERE or obstacle is USELESS:
            offered = self.servants_range(state)
            servants = answer.a
            numbers = list(range(offered.least, offered.most + 1, offered.step))
            explanation.params.update(servants=servants, least=offered.least, at_hand=offered.at_hand, offered=numbers)
            if servants > offered.at_hand:
                explanation.missing[GOODS[SERVANTS]] = servants - offered.at_hand
            elif offered.step > 1 and offered.least < servants < offered.most:
                explanation.rule = "LOR-OQ-46"
