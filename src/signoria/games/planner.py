"""What somebody may have in mind at a table, and what is taken for granted: answers that need no asking, and what a
decision usually leads to."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.engine.table import Table

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

    def instead(self, state: State, deed: list[Decision], plan: list[Decision]) -> list[list[Decision]]:
        """What else one could want in place of a deed: plans of their own, from the same question on.

        The plan is the deed with all that it takes for granted; unless a game knows better, others part from it where
        it goes on by itself.
        """
        found: list[list[Decision]] = []
        if len(plan) > len(deed):
            ahead = state.copy()
            for place in range(len(plan)):
                if place >= len(deed):
                    found += [[*plan[:place], other] for other in ahead.legal() if other is not plan[place]]
                ahead.apply(plan[place])
        return found

    def weighed(self, state: State) -> list[list[Decision]]:
        """The deeds between which an adviser chooses: those on offer, unless more of what stands beside them counts."""
        return self.deeds(state)

    def goes_on(self, state: State) -> bool:
        """Whether a deed is only begun in a position to which it led, so that more of it is still to be said."""
        return False

    def ends_turn(self, menu: list[Decision]) -> bool:
        """Whether nothing is left to do but to end the turn."""
        return len(menu) == 1 and menu[0].text == END_TURN

    def under_way(self, began: State, state: State) -> bool:
        """Whether a deed that began in a position is still under way in a later one: its seat is asked again, and more
        questions are open than there were then. A game whose deeds end elsewhere says so here."""
        if state.actor is None or state.actor != began.actor:
            return False
        return isinstance(began, Table) and isinstance(state, Table) and len(state.stack) > len(began.stack)
