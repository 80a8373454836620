"""What somebody may have in mind at a table, and what is taken for granted: answers that need no asking, and what a
decision usually leads to."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.state import State

END_TURN: Final = "end-turn"
"""Asked for at the end of a turn, so that there is time to take back what was just decided."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Plans by what every game takes for granted; a game's kit may have one of its own, which knows more."""

    def forced(self, menu: list[Decision]) -> bool:
        """Whether there is one answer only, and nobody needs to be asked for it."""
        return len(menu) == 1 and menu[0].text != END_TURN

    def passed(self, state: State, menu: list[Decision]) -> Decision | None:
        """What a seat that is asked need not be asked for, whatever was decided before; None where it has to answer."""
        return menu[0] if self.forced(menu) else None

    def deeds(self, state: State) -> list[list[Decision]]:
        """What one may have in mind now, each as the decisions that are chosen for it: usually single ones.

        A game adds whole deeds where its rules ask in small steps: a purchase of three blocks is one thing to want.
        """
        return [[decision] for decision in state.legal()]

    def onward(self, state: State, menu: list[Decision]) -> Decision | None:
        """Of what may be decided next, what a plan takes by itself; None where somebody has to choose."""
        return self.passed(state, menu)

    def instead(self, state: State, menu: list[Decision], taken: Decision) -> list[Decision]:
        """What else could be decided where a plan takes something by itself."""
        return [decision for decision in menu if decision is not taken]

    def ends_turn(self, menu: list[Decision]) -> bool:
        """Whether nothing is left to do but to end the turn."""
        return len(menu) == 1 and menu[0].text == END_TURN
