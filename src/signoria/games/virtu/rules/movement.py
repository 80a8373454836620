"""Spring part A: the action token goes round the palace (VIR-MOVE), indulgences are cancelled on the way."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import CHAMBERS, PASSED_INTO, SPACES_OF
from signoria.games.virtu.components.symbols import ACTIONS, ARROW, CROSS, CROWN, amount
from signoria.games.virtu.components.tiles import tiles_in
from signoria.games.virtu.position.catalogue import (
    BY_ARROWS,
    CANCEL,
    CANCEL_CROSS_D,
    CANCEL_CROWNS_D,
    COURT,
    DOMINION,
    FOR_FLORINS,
    FREE,
    INDULGENCE_PILE,
    LEAVE,
    LEAVE_D,
    STEP,
    STEP_ARROW_D,
    STEP_D,
    STEP_FLORINS_D,
    STOP,
    STOP_D,
)
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.vocabulary import ARROWS, STEPS
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.court import refresh_side
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.prices import Purse, can_pay
from signoria.games.virtu.rules.sources import (
    BY_EMPIRE,
    action_of,
    exhaust,
    florins_at_hand,
    source_obstacle,
    tell_use,
    total,
)
from signoria.games.virtu.rules.turn import start_action

FREE_STEPS_FIRST: Final = Obstacle("free_steps_first", "VIR-MOVE-4")
NO_STEP_LEFT: Final = Obstacle("no_step_left", "VIR-MOVE-3")
FLORIN_STEP_TAKEN: Final = Obstacle("florin_step_taken", "VIR-MOVE-4")
STEP_TOO_DEAR: Final = Unpayable("VIR-MOVE-4")
NO_ARROW: Final = Obstacle("no_arrow", "VIR-MOVE-5")
MUST_STEP: Final = Obstacle("must_step", "VIR-MOVE-2")
PARDON_TOO_DEAR: Final = Unpayable("VIR-INDULGENCE-11")

STEP_ALONE: Final = [STEP_D]
STEP_OR_STOP: Final = [STEP_D, STOP_D]


def arrows_of(components: Components, player: Player, source: int) -> int:
    """The arrows that a courtier or tile shows."""
    if source < DOMINION:
        return components.arrows_of[player.court[source - COURT]]
    return components.arrows_at[source - DOMINION]


@mypyc_attr(free_list_len=1)
class Moving(VirtuQuestion, Priced):
    """One step or none: two are free, the next cost florins (once) or arrows (VIR-MOVE-2 to VIR-MOVE-6)."""

    __slots__ = ("arrows", "florins_paid", "steps")

    asks = "move"
    rule = "VIR-MOVE-2"

    def __init__(self, seat: int, steps: int = 0, florins_paid: bool = False, arrows: int = 0) -> None:
        super().__init__(seat)
        self.steps = steps  # made so far
        self.florins_paid = florins_paid  # for one of them
        self.arrows = arrows  # left of a source, for further steps

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        if self.steps == 0:
            return STEP_ALONE
        if self.steps < components.free_steps:
            return STEP_OR_STOP
        found = [STOP_D]
        if self.arrows:
            found.append(STEP_D)
        player = state.players[self.seat]
        if not self.florins_paid and florins_at_hand(components, player) >= components.extra_step_florins:
            found.append(STEP_FLORINS_D)
        if player.ready:
            for space in SPACES_OF[player.ready]:
                if components.arrows_of[player.court[space]]:
                    found.append(STEP_ARROW_D[COURT + space])
        arrows = player.ready_tiles & components.with_arrows
        if arrows:
            for tile in tiles_in(arrows):
                found.append(STEP_ARROW_D[DOMINION + tile])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        components = state.components
        if answer.verb is STOP:
            return None if self.steps else MUST_STEP
        if answer.verb is not STEP:
            return NOT_ASKED
        if answer.a == FREE:
            return None if self.steps < components.free_steps or self.arrows else NO_STEP_LEFT
        if self.steps < components.free_steps:
            return FREE_STEPS_FIRST
        player = state.players[self.seat]
        if answer.a == FOR_FLORINS:
            if self.florins_paid:
                return FLORIN_STEP_TAKEN
            return None if florins_at_hand(components, player) >= components.extra_step_florins else STEP_TOO_DEAR
        obstacle = source_obstacle(state, player, answer.b, ARROW)
        if obstacle is not None:
            return obstacle
        return None if arrows_of(components, player, answer.b) else NO_ARROW

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is STOP:
            state.stack.pop()
            start_action(state, self.seat)
        elif answer.a == FREE:
            self.step(state)
        elif answer.a == FOR_FLORINS:
            begin(state, self.seat, state.components.extra_step_florins, Step())
        else:
            self.step_by_arrow(state, answer.b)

    def step(self, state: Position) -> None:
        """A free step, or one more for an arrow that is left of a source."""
        arrows = self.arrows - 1 if self.steps >= state.components.free_steps else self.arrows
        self.step_on(state, self.florins_paid, arrows)

    def step_by_arrow(self, state: Position, source: int) -> None:
        """Exhaust a source with arrows; those left over wait for further steps of this move (VIR-MOVE-5)."""
        arrows = arrows_of(state.components, state.players[self.seat], source)
        tell_use(state, self.seat, source, ARROW, arrows)
        exhaust(state, self.seat, source)
        self.step_on(state, self.florins_paid, self.arrows + arrows - 1)

    def step_on(self, state: Position, florins_paid: bool, arrows: int) -> None:
        state.stack[-1] = Moving(self.seat, self.steps + 1, florins_paid, arrows)
        enter_next(state, self.seat)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return state.components.extra_step_florins, 0

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(STEPS, self.steps)
        told.put(ARROWS, self.arrows)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.verb is STEP and answer.a == BY_ARROWS:
            self.name_source(state, answer.b, ARROW, explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.steps, self.florins_paid, self.arrows)


FIRST_STEPS: Final = [Moving(seat, 1) for seat in range(len(POWERS))]
"""By seat: after the first step; questions never change, so all games share them."""


def begin_move(state: Position, seat: int) -> None:
    """The first step is forced (VIR-MOVE-2)."""
    state.stack.append(FIRST_STEPS[seat])
    enter_next(state, seat)


def enter_next(state: Position, seat: int) -> None:
    """The card arrow lies between two chambers, so courtiers turn before the token enters (VIR-MOVE-13)."""
    player = state.players[seat]
    chamber = player.token + 1 if player.token + 1 < CHAMBERS else 0
    if PASSED_INTO[chamber]:
        refresh_side(state, seat, PASSED_INTO[chamber])
    player.token = chamber
    if has(player.indulgences, chamber) and can_pardon(state, seat):
        state.stack.append(Pardoning(seat))


def can_pardon(state: Position, seat: int) -> bool:
    """Whether there is anything to decide about an indulgence: it often is too dear.

    Either price asks for one kind and no florins, so it can be paid if there is enough of that in all.
    """
    components = state.components
    at_hand = total(state, seat, BY_EMPIRE)
    return amount(at_hand, CROSS) >= amount(components.cross_price, CROSS) or amount(at_hand, CROWN) >= amount(
        components.crown_price, CROWN
    )


class Step(Purpose):
    """One more step of the token."""

    name = "step"

    def paid(self, state: Position, payment: Payment) -> None:
        moving = state.stack[-1]
        assert isinstance(moving, Moving)
        moving.step_on(state, True, moving.arrows)


class Pardoning(VirtuQuestion, Priced):
    """An indulgence lies in the chamber: cancel it with 1 cross or 2 crowns, or leave it (VIR-DEC-5)."""

    asks = "indulgence"
    rule = "VIR-MOVE-10"

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        found = [LEAVE_D]
        purse = Purse(state, self.seat, BY_EMPIRE)
        if purse.covers(components.cross_price):
            found.append(CANCEL_CROSS_D)
        if purse.covers(components.crown_price):
            found.append(CANCEL_CROWNS_D)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is CANCEL:
            price, allowed = self.price_of(state, answer)
            return None if can_pay(state, self.seat, price, allowed) else PARDON_TOO_DEAR
        return None if answer.verb is LEAVE else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        """Pay for the removal from courtiers, tiles or the Empire's cross (VIR-INDULGENCE-11, VIR-INDULGENCE-12)."""
        state.stack.pop()
        if answer.verb is CANCEL:
            price, allowed = self.price_of(state, answer)
            begin(state, self.seat, price, Pardon(), allowed)

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        components = state.components
        return components.cross_price if answer.a == CROSS else components.crown_price, BY_EMPIRE


class Pardon(Purpose):
    """The removal of an indulgence."""

    name = "pardon"

    def paid(self, state: Position, payment: Payment) -> None:
        """The card returns to the pile (VIR-INDULGENCE-13)."""
        player = state.players[payment.seat]
        player.indulgences = without_bit(player.indulgences, player.token)
        state.stock[INDULGENCE_PILE] += 1
        if state.journal is not None:
            action = ACTIONS[action_of(state.components, player)]
            state.journal.note("cancelled", payment.seat, {"chamber": player.token + 1, "action": action})
