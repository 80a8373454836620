"""Monuments that go up, and the upgrade tile for a city that comes with each (section 5)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle, Reason
from signoria.games.carrara.components.cities import CITIES, UPGRADES, first_twin, pays
from signoria.games.carrara.components.tiles import KIND_OF, TILES, VALUE_OF
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
        for upgrade in range(len(UPGRADES)):
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
        lay_upgrade(state.players[self.seat], upgrade)
        if state.journal is not None:
            tile = UPGRADES[upgrade]
            told = {"city": CITIES[tile.city], "amount": tile.amount, "pays": pays(tile)}
            state.journal.note("upgraded", self.seat, told)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, reason: Reason) -> None:
        super().explain(state, answer, obstacle, reason)
        if answer.verb is UPGRADE:
            upgrade = UPGRADES[answer.a]
            twin = UPGRADES[first_twin(answer.a, state.upgrades)]
            reason.params.update(upgrade=upgrade.id, city=CITIES[upgrade.city], twin=twin.id)


def upgrade_obstacle(state: Position, player: Player, upgrade: int) -> Obstacle | None:
    """One tile at most for a city (CAR-Q-3)."""
    if not has(state.upgrades, upgrade):
        return UPGRADE_GONE
    for other in range(len(UPGRADES)):
        if has(player.upgrades, other) and UPGRADES[other].city == UPGRADES[upgrade].city:
            return CITY_UPGRADED
    return None if first_twin(upgrade, state.upgrades) == upgrade else TWIN_UPGRADE


def cover_cost(tile: int, monument: int) -> int:
    """The value of the monument less the printed value of the building (CAR-MON-3, CAR-Q-31)."""
    return VALUE_OF[monument] - VALUE_OF[tile]


def raise_monument(state: Position, seat: int, monument: int, city: int, covered: int) -> None:
    """The monument stands; without columns it scores its cost at once (CAR-MON-7); then an upgrade tile (CAR-MON-5)."""
    player = state.players[seat]
    state.monuments = without_bit(state.monuments, KIND_OF[monument])
    state.idle = -1
    told: dict[str, object] = {"tile": TILES[monument].id, "city": CITIES[city]}
    if covered == NOWHERE:
        put_up(player, monument, city)
        if state.journal is not None:
            state.journal.note("built", seat, told)
        score_without_columns(state, seat, VALUE_OF[monument])
    else:
        cover(player, find(player, covered), monument)
        state.covered = with_bit(state.covered, covered)
        if state.journal is not None:
            state.journal.note("covered", seat, {**told, "old": TILES[covered].id})
        score_without_columns(state, seat, cover_cost(covered, monument))
    for upgrade in range(len(UPGRADES)):
        if upgrade_obstacle(state, player, upgrade) is None:
            state.stack.append(UpgradeChoice(seat))
            return
