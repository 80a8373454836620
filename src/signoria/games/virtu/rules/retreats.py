"""Beaten units go home by road or by sea, or are lost (VIR-RETREAT)."""

from typing import Final

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cities import (
    CITIES,
    CITY_IDS,
    FEWEST_SEATS,
    LONGEST,
    PORTS,
    ROADS,
    SEA_DISTANCE,
    WITHIN,
)
from signoria.games.virtu.components.symbols import SHIP, SYMBOLS, amount
from signoria.games.virtu.components.tables import OTTOMANS
from signoria.games.virtu.components.tiles import CITY_TILES
from signoria.games.virtu.position.catalogue import (
    COURT,
    LOSE,
    LOSE_D,
    OTTOMAN_SOURCE,
    RETREAT,
    RETREAT_D,
    USE,
    USE_D,
)
from signoria.games.virtu.position.position import BACK, Position
from signoria.games.virtu.position.vocabulary import CITY, SHIPS
from signoria.games.virtu.rules.acting import add_uses
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.sources import (
    SYMBOL_NOT_NEEDED,
    alliance_ready,
    exhaust,
    not_allowed,
    source_obstacle,
    symbols_of,
    tell_use,
)

NOT_OWN_CITY: Final = Obstacle("not_own_city", "VIR-RETREAT-2")
NO_WAY_BACK: Final = Obstacle("no_way_back", "VIR-RETREAT-2")
ELSEWHERE: Final = Obstacle("retreat_elsewhere", "VIR-Q-23")
SHIPS_MISSING: Final = Obstacle("ships_missing", "VIR-RETREAT-3")
NO_SHIP_NEEDED: Final = Obstacle("no_ship_needed", "VIR-RETREAT-3")


class Retreating(VirtuQuestion):
    """Where the next beaten unit goes, a source of ships, or its loss (VIR-DEC-21).

    All retreats of a player are one payment; ships left over are lost in the end (VIR-RETREAT-4).
    """

    __slots__ = ("ships", "together")

    asks = "retreat"
    rule = "VIR-RETREAT-1"

    def __init__(self, seat: int, ships: int = 0, together: int = -1) -> None:
        super().__init__(seat)
        self.ships = ships  # in the pool
        self.together = together  # the city to which others from here have gone, where that binds, or -1 (VIR-Q-23)

    def origin(self, state: Position) -> int:
        """The city before which the unit stands."""
        return state.players[self.seat].beaten[0]

    def own_cities(self, state: Position) -> int:
        """The own cities to which the unit might go, one bit each."""
        if self.together >= 0:
            return 1 << self.together
        return without_bit(state.players[self.seat].tiles & CITY_TILES, self.origin(state))

    def ways(self, state: Position) -> int:
        """Own cities that can be reached with the ships of the pool, one bit each (VIR-RETREAT-2, VIR-RETREAT-3)."""
        start = self.origin(state)
        own = self.own_cities(state)
        found = ROADS[len(state.players) - FEWEST_SEATS][start] & own
        if has(PORTS, start) and self.ships:
            found |= WITHIN[start][self.ships if self.ships < LONGEST else LONGEST] & own
        return found

    def more_ships_help(self, state: Position) -> bool:
        """Whether an own port lies farther away than the ships of the pool reach and no road leads there."""
        start = self.origin(state)
        if not has(PORTS, start):
            return False
        return self.own_cities(state) & PORTS & ~self.ways(state) != 0

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        reached = self.ways(state)
        if reached:
            for city in range(CITIES):
                if has(reached, city):
                    found.append(RETREAT_D[city])
        if self.more_ships_help(state):
            add_uses(state.components, state.players[self.seat], SHIP, found)
            if alliance_ready(state, self.seat, OTTOMANS):
                found.append(USE_D[OTTOMAN_SOURCE][SHIP])
        found.append(LOSE_D)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is RETREAT:
            return self.retreat_obstacle(state, answer.a)
        if answer.verb is USE:
            return self.ship_obstacle(state, answer.a, answer.b)
        return None if answer.verb is LOSE else NOT_ASKED

    def retreat_obstacle(self, state: Position, city: int) -> Obstacle | None:
        start = self.origin(state)
        if state.control[city] != self.seat or city == start:
            return NOT_OWN_CITY
        if self.together not in (-1, city):
            return ELSEWHERE
        if has(self.ways(state), city):
            return None
        return SHIPS_MISSING if has(PORTS, start) and has(PORTS, city) else NO_WAY_BACK

    def ship_obstacle(self, state: Position, source: int, symbol: int) -> Obstacle | None:
        if symbol != SHIP:
            return SYMBOL_NOT_NEEDED
        obstacle = source_obstacle(state, state.players[self.seat], source, symbol)
        if obstacle is not None:
            return obstacle
        if source < COURT or (source == OTTOMAN_SOURCE and not alliance_ready(state, self.seat, OTTOMANS)):
            return not_allowed(source)
        return None if self.more_ships_help(state) else NO_SHIP_NEEDED

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is USE:
            self.add_ships(state, answer.a)
        elif answer.verb is RETREAT:
            self.retreat(state, answer.a)
        else:
            self.lose(state)

    def add_ships(self, state: Position, source: int) -> None:
        ships = amount(symbols_of(state, state.players[self.seat], source), SHIP)
        tell_use(state, self.seat, source, SHIP, ships)
        exhaust(state, self.seat, source)
        state.stack[-1] = Retreating(self.seat, self.ships + ships, self.together)

    def retreat(self, state: Position, city: int) -> None:
        start = self.origin(state)
        ships = self.ships
        if not has(ROADS[len(state.players) - FEWEST_SEATS][start], city):
            ships -= SEA_DISTANCE[start][city]
        state.players[self.seat].units[city] += 1
        state.moves = (*state.moves, (self.seat, start, city, BACK))
        if state.journal is not None:
            state.journal.note("retreated", self.seat, {"start": CITY_IDS[start], "city": CITY_IDS[city]})
        self.go_on(state, ships, city if state.rules.retreat_together else -1)

    def lose(self, state: Position) -> None:
        """A unit that cannot or shall not retreat goes to the supply (VIR-RETREAT-5)."""
        state.players[self.seat].supply += 1
        if state.journal is not None:
            state.journal.note("unit lost", self.seat, {"city": CITY_IDS[self.origin(state)]})
        self.go_on(state, self.ships, self.together)

    def go_on(self, state: Position, ships: int, together: int) -> None:
        """The next beaten unit, if there is one; those from another city are free to choose."""
        player = state.players[self.seat]
        left = self.origin(state)
        player.beaten = player.beaten[1:]
        if player.beaten:
            state.stack[-1] = Retreating(self.seat, ships, together if player.beaten[0] == left else -1)
        else:
            state.stack.pop()

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CITY, self.origin(state))
        told.put(SHIPS, self.ships)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.verb is USE:
            self.name_source(state, answer.a, answer.b, explanation)
        if obstacle is ELSEWHERE:
            explanation.params.update(start=CITY_IDS[self.origin(state)], end=CITY_IDS[self.together])
        if obstacle is SHIPS_MISSING:
            needed = SEA_DISTANCE[self.origin(state)][answer.a]
            explanation.params.update(needed=needed, ships=self.ships)
            explanation.missing[SYMBOLS[SHIP]] = needed - self.ships

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.ships, self.together)
