"""Spring part B: which sieges are resolved, and the field battles before them (VIR-SIEGE-1, VIR-SIEGE-2, VIR-SIEGE-3,
VIR-BATTLE)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOBODY, NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.tables import UNITS
from signoria.games.virtu.position.catalogue import SIEGE, SIEGE_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.battles import Battle
from signoria.games.virtu.rules.outcomes import FieldWon

NO_SIEGE: Final = Obstacle("no_siege", "VIR-SIEGE-1")


def besieges(state: Position, seat: int, city: int) -> bool:
    """Units before a city of somebody else or nobody (VIR-SIEGE-1); beaten ones do not count (VIR-RETREAT-7)."""
    return state.players[seat].units[city] > 0 and state.control[city] != seat


def has_siege(state: Position, seat: int) -> bool:
    """Whether a seat besieges any city; the search ends with its last unit."""
    player = state.players[seat]
    left = UNITS - player.supply - len(player.beaten)
    city = 0
    while left > 0:
        units = player.units[city]
        if units:
            if state.control[city] != seat:
                return True
            left -= units
        city += 1
    return False


class ChoosingSiege(VirtuQuestion):
    """Which of the own sieges is resolved next (VIR-SIEGE-2)."""

    asks = "siege"
    rule = "VIR-SIEGE-2"

    def menu(self, state: Position) -> list[Decision]:
        return [SIEGE_D[city] for city in range(CITIES) if besieges(state, self.seat, city)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not SIEGE:
            return NOT_ASKED
        return None if besieges(state, self.seat, answer.a) else NO_SIEGE

    def take(self, state: Position, answer: Decision) -> None:
        state.stack[-1] = Assault(answer.a, self.seat)


class Assault(VirtuQuestion):
    """Field battles against the other besiegers in turn order, then the siege (VIR-SIEGE-3, VIR-BATTLE-10)."""

    __slots__ = ("attacker", "city", "field_won")

    def __init__(self, city: int, attacker: int, field_won: bool = False) -> None:
        super().__init__(NOBODY)
        self.city = city
        self.attacker = attacker
        self.field_won = field_won  # there were field battles, and their winner has not been asked yet

    def run(self, state: Position) -> bool:
        city = self.city
        seat = self.attacker
        if not besieges(state, seat, city):
            state.stack.pop()
            return True
        seats = len(state.order)
        own = state.order.index(seat)
        for step in range(1, seats):
            rival = state.order[(own + step) % seats]
            if besieges(state, rival, city):
                state.stack[-1] = Assault(city, seat, True)
                state.stack.append(Battle(seat, city, seat, rival, False))
                return True
        if self.field_won:
            state.stack[-1] = Assault(city, seat)
            state.stack.append(FieldWon(seat, city))
        else:
            state.stack.append(Battle(seat, city, seat, state.control[city], True))
        return True

    def values(self) -> tuple[object, ...]:
        return (self.city, self.attacker, self.field_won)
