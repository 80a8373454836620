"""The five steps of a winter turn have this in common: they end, and an indulgence may be sold (VIR-WINTER)."""

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.position.catalogue import END, SELL, SELL_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.sources import can_sell, sell_for_florins, sell_obstacle


class WinterStep(VirtuQuestion):
    """A step of a winter turn, with what it is about in `step_obstacle` and `do`."""

    def add_sale(self, state: Position, found: list[Decision]) -> None:
        """An indulgence may be sold for florins at any time of the own winter turn (VIR-INDULGENCE-8, VIR-DEC-27)."""
        if can_sell(state, state.players[self.seat]):
            found.append(SELL_D)

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is SELL:
            return sell_obstacle(state, state.players[self.seat])
        return None if answer.verb is END else self.step_obstacle(state, answer)

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        """What stands against anything but a sale and the end of the step."""
        return NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is END:
            state.stack.pop()  # what is left of a pool lapses (VIR-PAY-2)
        elif answer.verb is SELL:
            sell_for_florins(state, self.seat)
        else:
            self.do(state, answer)

    def do(self, state: Position, answer: Decision) -> None:
        """What the step is about."""
