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

    def weighed(self, state: State) -> list[list[Decision]]:
        """Actions with every number of servants that they could take."""
        found: list[list[Decision]] = []
        for decision in state.legal():
            ahead = state.copy()
            ahead.apply(decision)
            menu = ahead.legal() if ahead.actor == state.actor else []
            asks = bool(menu) and menu[0].verb is SPEND_SERVANTS
            found += [[decision, servants] for servants in menu] if asks else [[decision]]
        return found
