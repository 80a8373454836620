"""Winter: wages, and the units that are not paid (VIR-WAGE)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cities import CITIES, CITY_IDS
from signoria.games.virtu.components.tables import UNITS
from signoria.games.virtu.position.catalogue import DISBAND, DISBAND_D, END, KEEP, KEEP_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.position.vocabulary import LEFT
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.sources import florins_at_hand
from signoria.games.virtu.rules.winter import WinterStep

NO_SUCH_UNITS: Final = Obstacle("no_such_units", "VIR-WAGE-1")
TOO_MANY: Final = Unpayable("VIR-WAGE-2")
NO_UNIT: Final = Obstacle("no_unit", "VIR-WAGE-2")


class Wages(WinterStep, Priced):
    """How many units to keep, as far as they can be paid (VIR-DEC-22)."""

    asks = "wages"
    rule = "VIR-WAGE-1"

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        player = state.players[self.seat]
        florins = florins_at_hand(components, player)
        found = [KEEP_D[units] for units in range(UNITS - player.supply + 1) if components.wages[units] <= florins]
        self.add_sale(state, found)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return NOT_ASKED if answer.verb is END else super().obstacle(state, answer)

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        components = state.components
        if answer.verb is not KEEP:
            return NOT_ASKED
        player = state.players[self.seat]
        if answer.a > UNITS - player.supply:
            return NO_SUCH_UNITS
        return None if components.wages[answer.a] <= florins_at_hand(components, player) else TOO_MANY

    def do(self, state: Position, answer: Decision) -> None:
        """One sum for all units kept (VIR-WAGE-1, VIR-WAGE-2)."""
        state.stack.pop()
        begin(state, self.seat, state.components.wages[answer.a], Wage(answer.a))

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return state.components.wages[answer.a], 0

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is NO_SUCH_UNITS:
            explanation.params["units"] = UNITS - state.players[self.seat].supply


class Wage(Purpose):
    """So many units are kept."""

    name = "wages"

    def paid(self, state: Position, payment: Payment) -> None:
        seat = payment.seat
        units = self.target
        if state.journal is not None:
            state.journal.note("wages", seat, {"units": units, "florins": state.components.wages[units]})
        unpaid = UNITS - state.players[seat].supply - units
        if unpaid:
            state.stack.append(Disbanding(seat, unpaid))


class Disbanding(VirtuQuestion):
    """Which unit goes, so many of them."""

    __slots__ = ("left",)

    asks = "disband"
    rule = "VIR-WAGE-2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def menu(self, state: Position) -> list[Decision]:
        units = state.players[self.seat].units
        return [DISBAND_D[city] for city in range(CITIES) if units[city]]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not DISBAND:
            return NOT_ASKED
        return None if state.players[self.seat].units[answer.a] else NO_UNIT

    def take(self, state: Position, answer: Decision) -> None:
        """An unpaid unit goes to the supply (VIR-WAGE-4)."""
        player = state.players[self.seat]
        player.units[answer.a] -= 1
        player.supply += 1
        if self.left > 1:
            state.stack[-1] = Disbanding(self.seat, self.left - 1)
        else:
            state.stack.pop()
        if state.journal is not None:
            state.journal.note("disbanded", self.seat, {"city": CITY_IDS[answer.a]})

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(LEFT, self.left)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.left)
