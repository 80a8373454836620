"""The action monument: new in a city or over an own building, then an upgrade tile for a city (section 5)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.carrara.components.cities import CITIES, LERICI, UPGRADES, first_twin, pays
from signoria.games.carrara.components.tiles import BUILDINGS, KIND_OF, TILES, VALUE_OF
from signoria.games.carrara.position.boards import cover, find, lay_upgrade, put_up
from signoria.games.carrara.position.catalogue import COVER_D, TILE_D, UPGRADE_D, UPGRADE_NOTHING_D
from signoria.games.carrara.position.position import NOWHERE, UPGRADING, Building, Player, Position
from signoria.games.carrara.rules import turns
from signoria.games.carrara.rules.obstacles import (
    CITY_UNPAYABLE,
    CITY_UPGRADED,
    NO_MONUMENT_OPEN,
    NO_MONUMENT_PAYABLE,
    NOT_OPEN,
    NOT_OWN,
    OTHER_KIND,
    TILE_UNPAYABLE,
    TWIN_UPGRADE,
    UPGRADE_GONE,
)
from signoria.games.carrara.rules.payment import power


def cover_cost(tile: int, monument: int) -> int:
    """The value of the monument less the printed value of the building (CAR-MON-3, CAR-Q-31)."""
    return VALUE_OF[monument] - VALUE_OF[tile]


def can_cover(player: Player, building: Building, monument: int) -> bool:
    """Whether the player can pay to upgrade a building to this monument, where it stands."""
    return power(player.blocks, building.city) >= cover_cost(building.tile, monument)


def payable_kinds(state: Position, player: Player) -> int:
    """The kinds whose open monument the player can pay, new or over a building, one bit each (CAR-MON-2, -3)."""
    kinds = 0
    means = power(player.blocks, LERICI)
    for kind in range(6):
        if state.monuments >> kind & 1 and VALUE_OF[BUILDINGS + kind] <= means:
            kinds |= 1 << kind
    for building in player.buildings:
        kind = KIND_OF[building.tile]
        if (state.monuments & ~kinds) >> kind & 1 and can_cover(player, building, BUILDINGS + kind):
            kinds |= 1 << kind
    return kinds


def monument_obstacle(state: Position, player: Player) -> int:
    if state.monuments == 0:
        return NO_MONUMENT_OPEN  # CAR-MON-1
    return 0 if payable_kinds(state, player) else NO_MONUMENT_PAYABLE


def tile_obstacle(state: Position, player: Player, monument: int) -> int:
    kind = KIND_OF[monument]
    if not state.monuments >> kind & 1:
        return NOT_OPEN
    return 0 if payable_kinds(state, player) >> kind & 1 else TILE_UNPAYABLE


def monuments(state: Position, player: Player) -> list[Decision]:
    kinds = payable_kinds(state, player)
    found: list[Decision] = []
    for kind in range(6):
        if kinds >> kind & 1:
            found.append(TILE_D[BUILDINGS + kind])
    return found


def cover_obstacle(player: Player, monument: int, tile: int) -> int:
    """What stands against upgrading an own building (CAR-MON-3)."""
    place = find(player, tile)
    if place == NOWHERE:
        return NOT_OWN
    if KIND_OF[tile] != KIND_OF[monument]:
        return OTHER_KIND
    return 0 if can_cover(player, player.buildings[place], monument) else CITY_UNPAYABLE


def covers(player: Player, monument: int) -> list[Decision]:
    found: list[Decision] = []
    for building in player.buildings:
        if KIND_OF[building.tile] == KIND_OF[monument] and can_cover(player, building, monument):
            found.append(COVER_D[building.tile])
    return found


def raise_monument(state: Position, seat: int, monument: int, city: int, covered: int) -> None:
    """The monument stands; without columns it scores its cost at once (CAR-MON-7); then an upgrade tile (CAR-MON-5)."""
    player = state.players[seat]
    state.monuments &= ~(1 << KIND_OF[monument])
    state.idle = -1
    told: dict[str, object] = {"tile": TILES[monument].id, "city": CITIES[city]}
    if covered == NOWHERE:
        put_up(player, monument, city)
        if state.journal is not None:
            state.journal.note("built", seat, told)
        turns.score_without_columns(state, seat, VALUE_OF[monument])
    else:
        cover(player, find(player, covered), monument)
        state.covered |= 1 << covered
        if state.journal is not None:
            state.journal.note("covered", seat, {**told, "old": TILES[covered].id})
        turns.score_without_columns(state, seat, cover_cost(covered, monument))
    for upgrade in range(len(UPGRADES)):
        if upgrade_obstacle(state, player, upgrade) == 0:
            state.stack.append(Frame(UPGRADING, seat))
            return


def upgrade_obstacle(state: Position, player: Player, upgrade: int) -> int:
    """One tile at most for a city (CAR-Q-3)."""
    if not state.upgrades >> upgrade & 1:
        return UPGRADE_GONE
    for other in range(len(UPGRADES)):
        if player.upgrades >> other & 1 and UPGRADES[other].city == UPGRADES[upgrade].city:
            return CITY_UPGRADED
    return 0 if first_twin(upgrade, state.upgrades) == upgrade else TWIN_UPGRADE


def upgrades(state: Position, player: Player) -> list[Decision]:
    found: list[Decision] = []
    for upgrade in range(len(UPGRADES)):
        if upgrade_obstacle(state, player, upgrade) == 0:
            found.append(UPGRADE_D[upgrade])
    found.append(UPGRADE_NOTHING_D)
    return found


def take_upgrade(state: Position, seat: int, upgrade: int) -> None:
    """From now on the city pays this player what the tile says (CAR-MON-6)."""
    state.stack.pop()
    if upgrade == NOWHERE:
        return
    state.upgrades &= ~(1 << upgrade)
    lay_upgrade(state.players[seat], upgrade)
    if state.journal is not None:
        tile = UPGRADES[upgrade]
        state.journal.note("upgraded", seat, {"city": CITIES[tile.city], "amount": tile.amount, "pays": pays(tile)})
