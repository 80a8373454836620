"""What is taken for granted at a table of Lorenzo il Magnifico."""

from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.games.lorenzo.position.catalogue import FORFEIT, SPEND_SERVANTS
from signoria.games.planner import Planner


class LorenzoPlanner(Planner):
    """Spends as few servants as an action needs. Who cannot act is asked all the same, so that they see why."""

    def forced(self, menu: list[Decision]) -> bool:
        return super().forced(menu) and menu[0].verb is not FORFEIT

    def onward(self, state: State, menu: list[Decision]) -> Decision | None:
        if menu and menu[0].verb is SPEND_SERVANTS:
            return menu[0]  # the menu begins with the fewest
        return super().onward(state, menu)
