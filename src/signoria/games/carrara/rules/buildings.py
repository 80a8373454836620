"""The action build: an open tile of the display (section 4)."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import LERICI
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.position.catalogue import TILE, TILE_D
from signoria.games.carrara.position.position import Player, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.display import cheapest
from signoria.games.carrara.rules.payment import power
from signoria.games.carrara.rules.sites import SiteChoice

NO_TILE_OPEN: Final = Obstacle("no_tile_open", "CAR-BUILD-8")
NO_TILE_PAYABLE: Final = Obstacle("no_tile_payable", "CAR-BUILD-1")
NOT_OPEN: Final = Obstacle("not_open", "CAR-BUILD-1")
NOT_USED: Final = Obstacle("not_used", "CAR-SETUP-5")
TILE_UNPAYABLE: Final = Obstacle("tile_unpayable", "CAR-BUILD-1")


class TileChoice(CarraraQuestion):
    """Which open building; Lerici accepts every colour, so what can be paid anywhere can be paid there."""

    asks = "tile"

    def menu(self, state: Position) -> list[Decision]:
        means = power(state.players[self.seat].blocks, LERICI)
        found: list[Decision] = []
        for tile in state.display:
            if tile >= 0 and state.components.values[tile] <= means:
                found.append(TILE_D[tile])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        tile = answer.a
        if answer.verb is not TILE or tile >= BUILDINGS:
            return NOT_ASKED
        if not has(state.components.in_use[len(state.players)], tile):
            return NOT_USED
        if tile not in state.display:
            return NOT_OPEN
        return (
            TILE_UNPAYABLE if power(state.players[self.seat].blocks, LERICI) < state.components.values[tile] else None
        )

    def take(self, state: Position, answer: Decision) -> None:
        state.stack[-1] = SiteChoice(self.seat, answer.a)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_OPEN or obstacle is NOT_USED or obstacle is TILE_UNPAYABLE:
            explanation.params.update(tile=TILE_IDS[answer.a], players=len(state.players))
        if obstacle is TILE_UNPAYABLE:
            explanation.lack(
                "blocks", state.components.values[answer.a], power(state.players[self.seat].blocks, LERICI)
            )


def build_obstacle(state: Position, player: Player) -> Obstacle | None:
    """What stands against the action build (CAR-BUILD-1)."""
    least = cheapest(state)
    if least == 0:
        return NO_TILE_OPEN
    return NO_TILE_PAYABLE if power(player.blocks, LERICI) < least else None


def explain_build(state: Position, player: Player, obstacle: Obstacle, explanation: Explanation) -> None:
    if obstacle is NO_TILE_PAYABLE:
        explanation.lack("blocks", cheapest(state), power(player.blocks, LERICI))
