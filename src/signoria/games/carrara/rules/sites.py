"""Where a tile goes: in a city, or a monument over an own building of its kind (CAR-BUILD-1, CAR-MON-2, CAR-MON-3)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.marble import BITS, WHITE, spelled
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.boards import find
from signoria.games.carrara.position.catalogue import COVER, COVER_D, IN_CITY, IN_CITY_D
from signoria.games.carrara.position.position import NOWHERE, Building, Player, Position
from signoria.games.carrara.position.question import NOT_OWN, CarraraQuestion
from signoria.games.carrara.rules.payment import Payment, power
from signoria.games.carrara.rules.upgrades import cover_cost

CITY_UNPAYABLE: Final = Obstacle("city_unpayable", "CAR-BUILD-1")
COVER_UNPAYABLE: Final = Obstacle("city_unpayable", "CAR-MON-3")
OTHER_KIND: Final = Obstacle("other_kind", "CAR-MON-3")


def can_cover(components: Components, player: Player, building: Building, monument: int) -> bool:
    """Whether the player can pay to upgrade a building to this monument, where it stands."""
    return power(player.blocks, building.city) >= cover_cost(components, building.tile, monument)


class SiteChoice(CarraraQuestion):
    """Where a tile goes; the player must own a complete payment (CAR-BUILD-1)."""

    asks = "site"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        components = state.components
        cost = components.values[self.tile]
        found: list[Decision] = []
        for city in range(len(CITIES)):
            if power(player.blocks, city) >= cost:
                found.append(IN_CITY_D[city])
        if self.tile >= BUILDINGS:
            for building in player.board.buildings:
                if components.kinds[building.tile] == components.kinds[self.tile] and can_cover(
                    components, player, building, self.tile
                ):
                    found.append(COVER_D[building.tile])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        player = state.players[self.seat]
        if answer.verb is IN_CITY:
            return CITY_UNPAYABLE if power(player.blocks, answer.a) < state.components.values[self.tile] else None
        if answer.verb is COVER and self.tile >= BUILDINGS:
            return self.cover_obstacle(state.components, player, answer.a)
        return NOT_ASKED

    def cover_obstacle(self, components: Components, player: Player, tile: int) -> Obstacle | None:
        """What stands against upgrading an own building (CAR-MON-3)."""
        index = find(player, tile)
        if index == NOWHERE:
            return NOT_OWN
        if components.kinds[tile] != components.kinds[self.tile]:
            return OTHER_KIND
        return None if can_cover(components, player, player.board.buildings[index], self.tile) else COVER_UNPAYABLE

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is IN_CITY:
            payment = Payment(self.seat, self.tile, answer.a, NOWHERE, state.components.values[self.tile], WHITE)
        else:
            player = state.players[self.seat]
            city = player.board.buildings[find(player, answer.a)].city
            cost = cover_cost(state.components, answer.a, self.tile)
            payment = Payment(self.seat, self.tile, city, answer.a, cost, WHITE)
        state.stack[-1] = payment

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.TILE, self.tile)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        player = state.players[self.seat]
        if obstacle is NOT_OWN:
            explanation.params["tile"] = TILE_IDS[answer.a]
        elif obstacle is OTHER_KIND:
            explanation.params.update(tile=TILE_IDS[answer.a], monument=TILE_IDS[self.tile])
        elif obstacle is CITY_UNPAYABLE:
            explain_cost(player, answer.a, state.components.values[self.tile], explanation)
        elif obstacle is COVER_UNPAYABLE:
            city = player.board.buildings[find(player, answer.a)].city
            explain_cost(player, city, cover_cost(state.components, answer.a, self.tile), explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.tile)


def explain_cost(player: Player, city: int, cost: int, explanation: Explanation) -> None:
    """The cost in a city, and what the player can pay there."""
    accepted = player.blocks >> BITS * city << BITS * city
    explanation.params.update(city=CITIES[city], blocks=spelled(accepted))
    explanation.lack("blocks", cost, power(player.blocks, city))
