"""The patronage action and its bonuses (VIR-ACTION-PATRONAGE, VIR-BONUS)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import MACHIAVELLI_CARD
from signoria.games.virtu.components.symbols import PATRONAGE
from signoria.games.virtu.components.tables import (
    BONUS_IDS,
    BONUS_KIND,
    CANNONS_BONUS,
    KIND_OF_BONUS,
    LAST_STEP,
    MACHIAVELLI,
    PRINCE,
)
from signoria.games.virtu.components.tiles import CANNONS
from signoria.games.virtu.position.catalogue import ADVANCE, ADVANCE_D, BONUS, BONUS_D
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.acting import Action
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.court import welcome
from signoria.games.virtu.rules.dominion import gain_agent
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.prices import can_pay
from signoria.games.virtu.rules.sources import BY_EMPIRE, BY_INDULGENCE, BY_MICHELANGELO, CHAMBER

STEP_TAKEN: Final = Obstacle("step_taken", "VIR-ACTION-PATRONAGE-2")
TRACK_ENDS: Final = Obstacle("track_ends", "VIR-ACTION-PATRONAGE-1")
TOO_DEAR: Final = Unpayable("VIR-ACTION-PATRONAGE-1")
BONUS_TAKEN: Final = Obstacle("bonus_taken", "VIR-ACTION-PATRONAGE-3")
BONUS_KIND_TAKEN: Final = Obstacle("bonus_kind_taken", "VIR-ACTION-PATRONAGE-4")

PATRONISING: Final = CHAMBER | BY_MICHELANGELO | BY_EMPIRE | BY_INDULGENCE
"""Sources that pay for a step besides courtiers and tiles."""


def advance_obstacle(state: Position, seat: int) -> Obstacle | None:
    player = state.players[seat]
    if player.advanced:
        return STEP_TAKEN
    if player.step == LAST_STEP:
        return TRACK_ENDS
    return None if can_pay(state, seat, state.components.step_price[player.step + 1], PATRONISING) else TOO_DEAR


class Patronising(Action, Priced):
    """One step a year (VIR-DEC-10)."""

    rule = "VIR-ACTION-PATRONAGE-1"
    action = PATRONAGE

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        if advance_obstacle(state, self.seat) is None:
            found.append(ADVANCE_D)
        self.add_sale_and_end(state, found)
        return found

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return advance_obstacle(state, self.seat) if answer.verb is ADVANCE else NOT_ASKED

    def do(self, state: Position, answer: Decision) -> None:
        price, allowed = self.price_of(state, answer)
        begin(state, self.seat, price, Patronage(), allowed)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return state.components.step_price[state.players[self.seat].step + 1], PATRONISING


class Patronage(Purpose):
    """A step on the patronage track."""

    name = "patronage"

    def paid(self, state: Position, payment: Payment) -> None:
        """One step; steps 2 and 4 bring a bonus at once (VIR-ACTION-PATRONAGE-3)."""
        seat = payment.seat
        player = state.players[seat]
        player.step += 1
        player.advanced = True
        if state.journal is not None:
            state.journal.note("advanced", seat, {"step": player.step})
        if player.step in state.components.bonus_steps:
            state.stack.append(ChoosingBonus(seat))


def bonuses_open(state: Position, player: Player) -> int:
    """Those left, of a kind the player does not have yet (VIR-ACTION-PATRONAGE-4)."""
    found = state.bonuses
    for kind in BONUS_KIND:
        if player.bonuses & kind:
            found &= ~kind
    return found


class ChoosingBonus(VirtuQuestion):
    """A patronage bonus."""

    asks = "bonus"
    rule = "VIR-ACTION-PATRONAGE-3"

    def menu(self, state: Position) -> list[Decision]:
        open = bonuses_open(state, state.players[self.seat])
        return [BONUS_D[bonus] for bonus in range(len(BONUS_D)) if has(open, bonus)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not BONUS:
            return NOT_ASKED
        if not has(state.bonuses, answer.a):
            return BONUS_TAKEN
        return None if has(bonuses_open(state, state.players[self.seat]), answer.a) else BONUS_KIND_TAKEN

    def take(self, state: Position, answer: Decision) -> None:
        """Lay a bonus in front of the player; some go into the palace or the dominion (VIR-BONUS-5, VIR-BONUS-11)."""
        bonus = answer.a
        seat = self.seat
        player = state.players[seat]
        state.stack.pop()
        state.bonuses = without_bit(state.bonuses, bonus)
        player.bonuses = with_bit(player.bonuses, bonus)
        if state.journal is not None:
            state.journal.note("bonus", seat, {"bonus": BONUS_IDS[bonus]})
        if bonus == MACHIAVELLI:
            welcome(state, seat, MACHIAVELLI_CARD, False)
        elif bonus == CANNONS_BONUS:
            player.tiles = with_bit(player.tiles, CANNONS)
            player.ready_tiles = with_bit(player.ready_tiles, CANNONS)
        elif bonus == PRINCE:
            gain_agent(player)  # VIR-BONUS-7

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        explanation.params["kind"] = KIND_OF_BONUS[answer.a]
