"""Monuments that go up, and the upgrade tile for a city that comes with each (section 5)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES, first_twin, pays
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.carrara.position.boards import cover, find, lay_upgrade, put_up
from signoria.games.carrara.position.catalogue import NOTHING, UPGRADE, UPGRADE_D, UPGRADE_NOTHING_D
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.ending import score_without_columns

UPGRADE_GONE: Final = Obstacle("upgrade_gone", "CAR-MON-5")
CITY_UPGRADED: Final = Obstacle("city_upgraded", "CAR-Q-3")
TWIN_UPGRADE: Final = Obstacle("twin_upgrade", "CAR-STEP-2")


class UpgradeChoice(CarraraQuestion):
    """Which upgrade tile comes with the monument, if any (CAR-MON-5, CAR-Q-3)."""

    asks = "upgrade tile"

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        found: list[Decision] = []
        for upgrade in range(len(state.components.upgrades)):
            if upgrade_obstacle(state, player, upgrade) is None:
                found.append(UPGRADE_D[upgrade])
        found.append(UPGRADE_NOTHING_D)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not UPGRADE:
            return NOT_ASKED
        return None if answer.a == NOTHING else upgrade_obstacle(state, state.players[self.seat], answer.a)

    def take(self, state: Position, answer: Decision) -> None:
        """From now on the city pays this player what the tile says (CAR-MON-6)."""
        state.stack.pop()
        upgrade = answer.a
        if upgrade == NOTHING:
            return
        state.upgrades = without_bit(state.upgrades, upgrade)
        lay_upgrade(state.components, state.players[self.seat], upgrade)
        if state.journal is not None:
            tile = state.components.upgrades[upgrade]
            told = {"city": CITIES[tile.city], "amount": tile.amount, "pays": pays(tile)}
            state.journal.note("upgraded", self.seat, told)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if answer.verb is UPGRADE:
            upgrades = state.components.upgrades
            upgrade = upgrades[answer.a]
            twin = upgrades[first_twin(upgrades, answer.a, state.upgrades)]
            explanation.params.update(upgrade=upgrade.id, city=CITIES[upgrade.city], twin=twin.id)


def upgrade_obstacle(state: Position, player: Player, upgrade: int) -> Obstacle | None:
    """One tile at most for a city (CAR-Q-3)."""
    if not has(state.upgrades, upgrade):
        return UPGRADE_GONE
    upgrades = state.components.upgrades
    for other in range(len(upgrades)):
        if has(player.board.upgrades, other) and upgrades[other].city == upgrades[upgrade].city:
            return CITY_UPGRADED
    return None if first_twin(upgrades, upgrade, state.upgrades) == upgrade else TWIN_UPGRADE


def cover_cost(components: Components, tile: int, monument: int) -> int:
    """The value of the monument less the printed value of the building (CAR-MON-3, CAR-Q-31)."""
    return components.values[monument] - components.values[tile]


def raise_monument(state: Position, seat: int, monument: int, city: int, covered: int) -> None:
    """The monument stands; without columns it scores its cost at once (CAR-MON-7); then an upgrade tile (CAR-MON-5)."""
    components = state.components
    player = state.players[seat]
    state.monuments = without_bit(state.monuments, components.kinds[monument])
    state.idle = -1
    told: dict[str, object] = {"tile": TILE_IDS[monument], "city": CITIES[city]}
    if covered == NOWHERE:
        put_up(components, player, monument, city)
        if state.journal is not None:
            state.journal.note("built", seat, told)
        score_without_columns(state, seat, components.values[monument])
    else:
        cover(components, player, find(player, covered), monument)
        state.covered = with_bit(state.covered, covered)
        if state.journal is not None:
            state.journal.note("covered", seat, {**told, "old": TILE_IDS[covered]})
        score_without_columns(state, seat, cover_cost(components, covered, monument))
    for upgrade in range(len(components.upgrades)):
        if upgrade_obstacle(state, player, upgrade) is None:
            state.stack.append(UpgradeChoice(seat))
            return
