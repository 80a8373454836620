"""What somebody may have in mind at a table of Virtù, and what is taken for granted there."""

from signoria.engine.catalogue import Decision
from signoria.engine.state import State
from signoria.games.planner import Planner
from signoria.games.virtu.plans.marching import marches, ways_back
from signoria.games.virtu.plans.moving import ways_of_token
from signoria.games.virtu.plans.paying import next_source, steps_until_up
from signoria.games.virtu.plans.plotting import arrivals, plots
from signoria.games.virtu.plans.wintering import alliances, passed, wages
from signoria.games.virtu.position.catalogue import END, INDULGENCE_SOURCE, SELL, USE
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.alliances import Allying
from signoria.games.virtu.rules.campaign import Campaigning
from signoria.games.virtu.rules.court import Seating
from signoria.games.virtu.rules.intrigue import Intriguing, Sending
from signoria.games.virtu.rules.movement import Moving, Pardoning
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.retreats import Retreating
from signoria.games.virtu.rules.wages import Wages


class VirtuPlanner(Planner):
    """Whole ways, marches, intrigues and purchases; payments that waste nothing."""

    def deeds(self, state: State) -> list[list[Decision]]:
        assert isinstance(state, Position)
        return sorted(deeds_of(state), key=lambda deed: last_of_all(deed[0]))

    def passed(self, state: State, menu: list[Decision]) -> Decision | None:
        assert isinstance(state, Position)
        return passed(state, menu)

    def onward(self, state: State, menu: list[Decision]) -> Decision | None:
        """The next source of a payment, the antechamber that turns up soonest, the end of a step that holds nothing."""
        assert isinstance(state, Position)
        question = state.stack[-1]
        if isinstance(question, Payment):
            return next_source(state, question)
        if isinstance(question, Seating):
            player = state.players[question.seat]
            return min(menu, key=lambda answer: (steps_until_up(player, answer.a), answer.a))
        return passed(state, menu)

    def instead(self, state: State, deed: list[Decision], plan: list[Decision]) -> list[list[Decision]]:
        """Other sources, by the plan as far as the payment, which is then asked for; other antechambers."""
        found: list[list[Decision]] = []
        asked = False
        ahead = state.copy()
        for place, taken in enumerate(plan):
            assert isinstance(ahead, Position)
            question = ahead.stack[-1]
            if place >= len(deed) and isinstance(question, Payment) and not asked:
                asked = True
                found.append(plan[:place])
            elif place >= len(deed) and isinstance(question, Seating):
                found += [[*plan[:place], other] for other in ahead.legal() if other is not taken]
            ahead.apply(taken)
        return found


def deeds_of(state: Position) -> list[list[Decision]]:
    """Whole deeds for what the rules ask in small steps, single decisions for the rest."""
    question = state.stack[-1]
    if isinstance(question, Moving | Pardoning):
        return ways_of_token(state, question.seat)
    if isinstance(question, Campaigning):
        return marches(state, question)
    if isinstance(question, Retreating):
        return ways_back(state, question)
    if isinstance(question, Intriguing):
        return plots(state, question)
    if isinstance(question, Sending):
        return arrivals(state, question.seat, question.origin)
    if isinstance(question, Wages):
        return wages(state, question)
    if isinstance(question, Allying):
        return alliances(state)
    return [[decision] for decision in state.legal()]


def last_of_all(answer: Decision) -> int:
    """An indulgence is always offered at the end, after the end of an action, so that the two never change places."""
    if answer.verb is SELL or (answer.verb is USE and answer.a == INDULGENCE_SOURCE):
        return 2
    return 1 if answer.verb is END else 0
