"""A turn in spring comes to its action: the one of the chamber under the token, unless it is blocked (VIR-ACT)."""

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.places import chamber_place
from signoria.games.virtu.components.symbols import ACTIONS, ANNEX, CAMPAIGN, INTRIGUE, MASK, PATRONAGE, RULE, amount
from signoria.games.virtu.position.catalogue import START, START_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.acting import Action, open_action, printed_symbol
from signoria.games.virtu.rules.annexing import Annexing
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.campaign import Campaigning
from signoria.games.virtu.rules.governing import Ruling, Trading
from signoria.games.virtu.rules.intrigue import UNBLOCKING_PRICE, Blocked, Intriguing
from signoria.games.virtu.rules.patronage import Patronising
from signoria.games.virtu.rules.sources import CHAMBER, action_of, total


def start_action(state: Position, seat: int) -> None:
    """Blocked chambers lose the action (VIR-ACT-2, VIR-ACT-3), except intrigue that can clear itself (VIR-AGENT-6)."""
    components = state.components
    player = state.players[seat]
    action = action_of(components, player)
    if has(player.indulgences, player.token):
        if state.journal is not None:
            state.journal.note("lost to indulgence", seat, {"action": ACTIONS[action]})
        return
    agent = state.agents[chamber_place(player.power, player.token)]
    if agent >= 0 and agent != seat:
        masks = amount(total(state, seat, CHAMBER), MASK) + amount(printed_symbol(components, player), MASK)
        if action == INTRIGUE and masks >= amount(UNBLOCKING_PRICE, MASK):  # VIR-DEC-28
            state.stack.append(Blocked(seat))
        elif state.journal is not None:
            state.journal.note("lost to agent", seat, {"action": ACTIONS[action], "owner": agent})
        return
    if state.journal is not None:
        state.journal.note("acts", seat, {"action": ACTIONS[action], "chamber": player.token + 1})
    open_action(state, begun(action, seat, printed_symbol(components, player)))


def begun(action: int, seat: int, pool: int) -> Action:
    """An action at its beginning."""
    if action == RULE:
        return Ruling(seat, pool)
    if action == PATRONAGE:
        return Patronising(seat, pool)
    if action == ANNEX:
        return Annexing(seat, pool)
    if action == CAMPAIGN:
        return Campaigning(seat, pool)
    return Intriguing(seat, pool) if action == INTRIGUE else Trading(seat, pool)


class FirstChamber(VirtuQuestion):
    """Where the token begins, in the first spring (VIR-MOVE-1)."""

    asks = "first chamber"
    rule = "VIR-MOVE-1"

    def menu(self, state: Position) -> list[Decision]:
        return START_D[:]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is START else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        state.players[self.seat].token = answer.a
        start_action(state, self.seat)
