"""The action monument: an open monument, new in a city or over an own building (section 5)."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import LERICI
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILE_IDS
from signoria.games.carrara.position.catalogue import TILE, TILE_D
from signoria.games.carrara.position.position import Player, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.payment import power
from signoria.games.carrara.rules.sites import SiteChoice, can_cover
from signoria.games.carrara.rules.upgrades import cover_cost

NO_MONUMENT_OPEN: Final = Obstacle("no_monument_open", "CAR-MON-1")
NO_MONUMENT_PAYABLE: Final = Obstacle("no_monument_payable", "CAR-MON-2")
MONUMENT_GONE: Final = Obstacle("not_open", "CAR-MON-1")
MONUMENT_UNPAYABLE: Final = Obstacle("tile_unpayable", "CAR-MON-3")


class MonumentChoice(CarraraQuestion):
    """Which open monument (CAR-MON-1)."""

    asks = "monument"

    def menu(self, state: Position) -> list[Decision]:
        kinds = payable_kinds(state, state.players[self.seat])
        found: list[Decision] = []
        for kind in range(len(KINDS)):
            if has(kinds, kind):
                found.append(TILE_D[BUILDINGS + kind])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not TILE or answer.a < BUILDINGS:
            return NOT_ASKED
        kind = state.components.kinds[answer.a]
        if not has(state.monuments, kind):
            return MONUMENT_GONE
        return None if has(payable_kinds(state, state.players[self.seat]), kind) else MONUMENT_UNPAYABLE

    def take(self, state: Position, answer: Decision) -> None:
        state.stack[-1] = SiteChoice(self.seat, answer.a)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is MONUMENT_GONE or obstacle is MONUMENT_UNPAYABLE:
            explanation.params["tile"] = TILE_IDS[answer.a]
        if obstacle is MONUMENT_UNPAYABLE:
            kind = state.components.kinds[answer.a]
            lack_for_nearest(state.components, state.players[self.seat], 1 << kind, explanation)


def payable_kinds(state: Position, player: Player) -> int:
    """The kinds whose open monument the player can pay, new or over a building, one bit each (CAR-MON-2, CAR-MON-3)."""
    kinds = 0
    means = power(player.blocks, LERICI)
    for kind in range(len(KINDS)):
        if has(state.monuments, kind) and state.components.values[BUILDINGS + kind] <= means:
            kinds = with_bit(kinds, kind)
    for building in player.board.buildings:
        kind = state.components.kinds[building.tile]
        if has(state.monuments & ~kinds, kind) and can_cover(state.components, player, building, BUILDINGS + kind):
            kinds = with_bit(kinds, kind)
    return kinds


def monument_obstacle(state: Position, player: Player) -> Obstacle | None:
    """What stands against the action monument."""
    if state.monuments == 0:
        return NO_MONUMENT_OPEN
    return None if payable_kinds(state, player) else NO_MONUMENT_PAYABLE


def explain_monument(state: Position, player: Player, obstacle: Obstacle, explanation: Explanation) -> None:
    if obstacle is NO_MONUMENT_PAYABLE:
        lack_for_nearest(state.components, player, state.monuments, explanation)


def lack_for_nearest(components: Components, player: Player, kinds: int, explanation: Explanation) -> None:
    """Cost and means for the monument of these kinds, new or over a building, of which least is missing."""
    in_lerici = power(player.blocks, LERICI)
    sites = [(components.values[BUILDINGS + kind], in_lerici) for kind in range(len(KINDS)) if has(kinds, kind)]
    for building in player.board.buildings:
        kind = components.kinds[building.tile]
        if has(kinds, kind) and building.tile < BUILDINGS:
            sites.append((cover_cost(components, building.tile, BUILDINGS + kind), power(player.blocks, building.city)))
    needed, there = sites[0]
    for cost, means in sites:
        if cost - means < needed - there:
            needed, there = cost, means
    explanation.lack("blocks", needed, there)
