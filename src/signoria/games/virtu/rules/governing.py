"""The rule and trade actions (VIR-ACTION-RULE, VIR-ACTION-TRADE)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.symbols import CROSS, CROWN, FULL, RULE, SHIP, TRADE, amount, packed
from signoria.games.virtu.components.tables import EMPIRE, GREAT_POWERS, OTTOMANS
from signoria.games.virtu.components.tiles import TILE_IDS, tiles_in
from signoria.games.virtu.position.catalogue import (
    DOMINION,
    EMPIRE_SOURCE,
    INDULGENCE_SOURCE,
    OTTOMAN_SOURCE,
    REACTIVATE,
    REACTIVATE_D,
    REFRESH,
    REFRESH_D,
    USE_D,
)
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.acting import NOTHING_TO_SPEND_ON, PoolAction, PoolTooSmall, add_uses
from signoria.games.virtu.rules.sources import CHAMBER, alliance_ready, can_sell

TILE_NOT_OWNED: Final = Obstacle("tile_not_owned", "VIR-ACTION-RULE-2")
TILE_READY: Final = Obstacle("tile_ready", "VIR-ACTION-RULE-2")
TILE_SPENT: Final = Obstacle("tile_spent", "VIR-ACTION-RULE-3")
TILE_REFRESHED: Final = Obstacle("tile_refreshed", "VIR-ACTION-RULE-2")
NOT_ALLIED: Final = Obstacle("not_allied", "VIR-ACTION-RULE-2")
ALLIANCE_READY: Final = Obstacle("alliance_ready", "VIR-ALLIANCE-9")
EMPIRE_SPENT: Final = Obstacle("empire_spent", "VIR-ACTION-RULE-4")
SOURCE_REFRESHED: Final = Obstacle("source_refreshed", "VIR-PAY-9")
CROWN_UNSPENT: Final = Obstacle("crown_unspent", "VIR-INDULGENCE-3")
NO_CROWN_LEFT: Final = PoolTooSmall("VIR-ACTION-RULE-2", CROWN)

CROWNS_AND_CROSSES: Final = [CROWN, CROSS]
SHIPS_ALONE: Final = [SHIP]


class Ruling(PoolAction):
    """Spend symbols on tiles and alliances, add sources, end (VIR-DEC-9).

    An action is one payment (VIR-PAY-9) and turns what was exhausted when it was paid: a tile that paid for it is not
    refreshed (VIR-ACTION-RULE-3), and one that it has refreshed neither pays nor is refreshed again. Crowns and
    crosses do the same here, so the pool counts all of them as crowns.
    """

    __slots__ = ("bound", "crown_due", "empire_bound", "turns")

    rule = "VIR-ACTION-RULE-1"
    action = RULE

    def __init__(
        self,
        seat: int,
        pool: int,
        cards: int = CHAMBER,
        bound: int = 0,
        turns: int = 0,
        crown_due: bool = False,
        empire_bound: bool = False,
    ) -> None:
        super().__init__(seat, pool, cards)
        self.bound = bound  # tiles that paid for the action or that it refreshed, one bit each
        self.turns = turns  # tiles that a symbol already spent still turns
        self.crown_due = crown_due  # the crown of an indulgence has to be spent at once
        self.empire_bound = empire_bound  # the Empire's cross paid for this action, or came back by it

    def kinds(self) -> list[int]:
        return CROWNS_AND_CROSSES

    def refreshable(self, state: Position) -> int:
        """Exhausted tiles, and available ones with florins to cash first (VIR-ACTION-RULE-5), unless they are bound."""
        player = state.players[self.seat]
        return (player.tiles & ~player.ready_tiles | player.ready_tiles & state.components.with_florins) & ~self.bound

    def reactivatable(self, state: Position) -> int:
        """Own alliances whose bonus is used; not the Empire's if it paid for this action (VIR-ACTION-RULE-4)."""
        found = 0
        if state.used_alliances:
            for power in range(len(GREAT_POWERS)):
                if state.allies[power] == self.seat and has(state.used_alliances, power):
                    found = with_bit(found, power)
            if self.empire_bound:
                found = without_bit(found, EMPIRE)
        return found

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        found: list[Decision] = []
        player = state.players[self.seat]
        symbols = amount(self.pool, CROWN)
        tiles = self.refreshable(state)
        alliances = self.reactivatable(state)
        if tiles and (symbols or self.turns):
            for tile in tiles_in(tiles):
                found.append(REFRESH_D[tile])
        if alliances and symbols:
            for power in range(len(GREAT_POWERS)):
                if has(alliances, power):
                    found.append(REACTIVATE_D[power])
        if self.crown_due:
            return found  # VIR-INDULGENCE-2: at once
        if tiles or alliances:
            self.add_chamber_uses(components, player, found)
            add_uses(components, player, CROWN, found, self.bound)
            add_uses(components, player, CROSS, found, self.bound)
            if alliance_ready(state, self.seat, EMPIRE) and not self.empire_bound:
                found.append(USE_D[EMPIRE_SOURCE][CROSS])
            if can_sell(state, player):
                found.append(USE_D[INDULGENCE_SOURCE][CROWN])
        self.add_sale_and_end(state, found)
        return found

    def end_obstacle(self) -> Obstacle | None:
        return CROWN_UNSPENT if self.crown_due else None

    def use_obstacle(self, state: Position, source: int, symbol: int) -> Obstacle | None:
        obstacle = super().use_obstacle(state, source, symbol)
        if obstacle is not None:
            return obstacle
        if source == EMPIRE_SOURCE and self.empire_bound:
            return SOURCE_REFRESHED
        if DOMINION <= source < OTTOMAN_SOURCE and has(self.bound, source - DOMINION):
            return SOURCE_REFRESHED
        if self.crown_due:
            return CROWN_UNSPENT
        return None if self.refreshable(state) or self.reactivatable(state) else NOTHING_TO_SPEND_ON

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is REFRESH:
            return self.refresh_obstacle(state, answer.a)
        return self.reactivate_obstacle(state, answer.a) if answer.verb is REACTIVATE else NOT_ASKED

    def refresh_obstacle(self, state: Position, tile: int) -> Obstacle | None:
        player = state.players[self.seat]
        if not has(player.tiles, tile):
            return TILE_NOT_OWNED
        if has(self.bound, tile):
            return TILE_REFRESHED if has(player.ready_tiles, tile) else TILE_SPENT
        if has(player.ready_tiles, tile) and not has(state.components.with_florins, tile):
            return TILE_READY
        return None if amount(self.pool, CROWN) or self.turns else NO_CROWN_LEFT

    def reactivate_obstacle(self, state: Position, power: int) -> Obstacle | None:
        if state.allies[power] != self.seat:
            return NOT_ALLIED
        if not has(state.used_alliances, power):
            return ALLIANCE_READY
        if power == EMPIRE and self.empire_bound:
            return EMPIRE_SPENT
        return None if amount(self.pool, CROWN) else NO_CROWN_LEFT

    def filled(self, state: Position, source: int, symbol: int, count: int) -> PoolAction:
        paid_by_tile = DOMINION <= source < OTTOMAN_SOURCE
        return Ruling(
            self.seat,
            self.pool + packed(CROWN, count),
            self.cards_after(source),
            with_bit(self.bound, source - DOMINION) if paid_by_tile else self.bound,
            self.turns,
            self.crown_due or source == INDULGENCE_SOURCE,
            self.empire_bound or source == EMPIRE_SOURCE,
        )

    def do(self, state: Position, answer: Decision) -> None:
        if answer.verb is REFRESH:
            self.refresh(state, answer.a)
        else:
            self.reactivate(state, answer.a)

    def refresh(self, state: Position, tile: int) -> None:
        """Turn a tile up; one symbol does it for two (VIR-ACTION-RULE-2), and a crown that is due goes first."""
        components = state.components
        player = state.players[self.seat]
        if has(player.ready_tiles, tile):
            player.coins += components.symbols_at[tile] & FULL  # cashed first (VIR-ACTION-RULE-5)
        player.ready_tiles = with_bit(player.ready_tiles, tile)
        pool = self.pool
        turns = self.turns - 1
        if self.crown_due or self.turns == 0:
            pool -= packed(CROWN, 1)
            turns += components.tiles_per_symbol
        state.stack[-1] = Ruling(
            self.seat, pool, self.cards, with_bit(self.bound, tile), turns, False, self.empire_bound
        )
        if state.journal is not None:
            state.journal.note("refreshed tile", self.seat, {"tile": TILE_IDS[tile]})

    def reactivate(self, state: Position, power: int) -> None:
        """The disc goes back to the left space (VIR-ALLIANCE-9)."""
        state.used_alliances = without_bit(state.used_alliances, power)
        pool = self.pool - packed(CROWN, 1)
        empire_bound = self.empire_bound or power == EMPIRE
        state.stack[-1] = Ruling(self.seat, pool, self.cards, self.bound, self.turns, False, empire_bound)
        if state.journal is not None:
            state.journal.note("reactivated", self.seat, {"power": GREAT_POWERS[power]})

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.pool, self.cards, self.bound, self.turns, self.crown_due, self.empire_bound)


class Trading(PoolAction):
    """Ships from anywhere, one source at a time; they become florins at once (VIR-DEC-12)."""

    rule = "VIR-ACTION-TRADE-1"
    action = TRADE

    def kinds(self) -> list[int]:
        return SHIPS_ALONE

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        add_uses(state.components, state.players[self.seat], SHIP, found)
        if alliance_ready(state, self.seat, OTTOMANS):
            found.append(USE_D[OTTOMAN_SOURCE][SHIP])
        self.add_sale_and_end(state, found)
        return found

    def filled(self, state: Position, source: int, symbol: int, count: int) -> PoolAction:
        state.players[self.seat].coins += count * state.components.florins_per_ship  # VIR-ACTION-TRADE-1
        return Trading(self.seat, self.pool, self.cards_after(source))
