"""Where an item goes: on a building for good, into storage, or away (CAR-ADV-13 to CAR-ADV-20)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS, NO_STATUE
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.components.tiles import KINDS, TILE_IDS
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.boards import adorn, find, fits
from signoria.games.carrara.position.catalogue import (
    DISCARD,
    DISCARD_D,
    GIVE_UP,
    GIVE_UP_D,
    MOVE,
    ON,
    ON_D,
    STORE,
    STORE_D,
)
from signoria.games.carrara.position.position import NOWHERE, Building, Player, Position
from signoria.games.carrara.position.question import NOT_OWN, CarraraQuestion
from signoria.games.carrara.position.vocabulary import BOUGHT, MOVED, NEW
from signoria.games.carrara.rules.places import open_places
from signoria.games.carrara.rules.storage import NOT_STORED, add_moves, explain_move, move_obstacle, take_out
from signoria.games.carrara.rules.supply import box, supply

DECORATION_ELSEWHERE: Final = Obstacle("decoration_elsewhere", "CAR-ADV-13")
HAS_DECORATION: Final = Obstacle("has_decoration", "CAR-ADV-13")
STATUE_ELSEWHERE: Final = Obstacle("statue_elsewhere", "CAR-ADV-14")
HAS_STATUE: Final = Obstacle("has_statue", "CAR-ADV-14")
GOLD_ON_STATUE: Final = Obstacle("has_statue", "CAR-ADV-15")
ONLY_OWN_CITY: Final = Obstacle("only_own_city", "CAR-ADV-32")
LOSES_PLACE: Final = Obstacle("loses_place", "CAR-SCORE-2")
STORAGE_FULL: Final = Obstacle("storage_full", "CAR-ADV-16")
CAN_BE_KEPT: Final = Obstacle("can_be_kept", "CAR-ADV-18")
MOVED_AWAY: Final = Obstacle("not_storable", "CAR-ADV-17")
BOUGHT_DECORATION: Final = Obstacle("not_storable", "CAR-ADV-31")
BOUGHT_STATUE: Final = Obstacle("not_storable", "CAR-ADV-32")


class Setting(CarraraQuestion):
    """Where an item goes that is new, moved out of storage, or bought from the supply."""

    asks = "setting"

    def __init__(self, seat: int, item: int, came: int) -> None:
        super().__init__(seat)
        self.item = item
        self.came = came  # NEW, MOVED or BOUGHT

    def menu(self, state: Position) -> list[Decision]:
        """Where the item may go; while a new one waits, stored ones may move first (CAR-ADV-42)."""
        player = state.players[self.seat]
        found: list[Decision] = []
        for building in player.board.buildings:
            if self.building_obstacle(state, player, building) is None:
                found.append(ON_D[building.tile])
        if self.came != NEW:
            return found
        if self.store_obstacle(state, player) is None:
            found.append(STORE_D)
        elif self.give_up_obstacle(player) is None:
            found.append(GIVE_UP_D)
            for index in range(len(player.storage)):
                if player.storage[index] not in player.storage[:index]:
                    found.append(DISCARD_D[player.storage[index]])
        add_moves(state, self.seat, found)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        verb = answer.verb
        player = state.players[self.seat]
        if verb is ON:
            index = find(player, answer.a)
            return NOT_OWN if index == NOWHERE else self.building_obstacle(state, player, player.board.buildings[index])
        if verb is STORE:
            return self.store_obstacle(state, player)
        if verb is DISCARD:
            obstacle = self.give_up_obstacle(player)
            return NOT_STORED if obstacle is None and answer.a not in player.storage else obstacle
        if verb is GIVE_UP:
            return self.give_up_obstacle(player)
        if verb is MOVE and self.came == NEW:
            return move_obstacle(state, self.seat, answer.a)
        return NOT_ASKED

    def building_obstacle(self, state: Position, player: Player, building: Building) -> Obstacle | None:
        """What stands against the item on a building (CAR-ADV-13, CAR-ADV-14, CAR-ADV-15, CAR-ADV-32)."""
        opened = 0
        if self.item < FIRST_STATUE:
            if state.components.kinds[building.tile] != self.item:
                return DECORATION_ELSEWHERE
            if building.decorated:
                return HAS_DECORATION
        else:
            colour = self.item - FIRST_STATUE
            if self.came == BOUGHT and building.city != colour:
                return ONLY_OWN_CITY
            if building.city > colour:
                return STATUE_ELSEWHERE
            if building.statue != NO_STATUE:
                return GOLD_ON_STATUE if self.item == GOLD else HAS_STATUE
            opened = STATUES_BIT[building.city]
        return LOSES_PLACE if self.came == NEW and loses_place(state, player, opened) else None

    def store_obstacle(self, state: Position, player: Player) -> Obstacle | None:
        if self.came != NEW:
            return self.not_storable()
        if len(player.storage) >= SPACES:
            return STORAGE_FULL
        return LOSES_PLACE if loses_place(state, player, 0) else None  # CAR-Q-34

    def give_up_obstacle(self, player: Player) -> Obstacle | None:
        """Only an item with neither a fitting building nor a free space is given up (CAR-ADV-18, CAR-Q-15)."""
        if self.came != NEW:
            return self.not_storable()
        return CAN_BE_KEPT if len(player.storage) < SPACES or fits(player, self.item) else None

    def not_storable(self) -> Obstacle:
        """What was moved or bought must go on a building."""
        if self.came == MOVED:
            return MOVED_AWAY
        return BOUGHT_DECORATION if self.item < FIRST_STATUE else BOUGHT_STATUE

    def take(self, state: Position, answer: Decision) -> None:
        verb = answer.verb
        if verb is MOVE:
            move(state, self.seat, answer.a)
            return
        state.stack.pop()
        player = state.players[self.seat]
        if verb is ON:
            adorn(state.components, player, find(player, answer.a), self.item)
            if state.journal is not None:
                state.journal.note("set", self.seat, {"item": ITEMS[self.item], "tile": TILE_IDS[answer.a]})
        elif verb is GIVE_UP:
            self.give_up(state)
        else:
            if verb is DISCARD:  # a stored item goes to the box for the new one (CAR-ADV-18)
                take_out(player, answer.a)
                box(state, answer.a)
            self.store(state, player)

    def store(self, state: Position, player: Player) -> None:
        """An item in storage may move in later turns only (CAR-ADV-17)."""
        player.storage = (*player.storage, self.item)
        state.stored = True
        if state.journal is not None:
            state.journal.note("stored", self.seat, {"item": ITEMS[self.item]})

    def give_up(self, state: Position) -> None:
        """An item that is not kept stays in the supply, a gold statue goes to the box (CAR-ADV-12, CAR-ADV-23)."""
        if state.journal is not None:
            state.journal.note("gave up", self.seat, {"item": ITEMS[self.item]})
        if self.item == GOLD:
            box(state, GOLD)
        else:
            supply(state, self.item, 1)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        below = state.stack[-2]
        told.put(vocabulary.ITEM, self.item)
        told.put(vocabulary.CAME, self.came)
        told.put(vocabulary.WAITING, below.item if isinstance(below, Setting) else NOWHERE)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        player = state.players[self.seat]
        if answer.verb is MOVE and self.came == NEW:
            explain_move(answer.a, obstacle, explanation)
        elif obstacle is NOT_OWN:
            explanation.params["tile"] = TILE_IDS[answer.a]
        elif obstacle is NOT_STORED:
            explanation.params["item"] = ITEMS[answer.a]
        elif obstacle is not NOT_ASKED and obstacle is not LOSES_PLACE:
            explanation.params["item"] = ITEMS[self.item]
            if obstacle is STORAGE_FULL:
                explanation.params.update(spaces=SPACES, stored=[ITEMS[other] for other in player.storage])
            elif obstacle is CAN_BE_KEPT:
                explanation.params["stored"] = len(player.storage)
            elif answer.verb is ON:
                self.explain_building(player, answer.a, obstacle, explanation)

    def explain_building(self, player: Player, tile: int, obstacle: Obstacle, explanation: Explanation) -> None:
        building = player.board.buildings[find(player, tile)]
        explanation.params.update(tile=TILE_IDS[tile], city=CITIES[building.city])
        if obstacle is DECORATION_ELSEWHERE:
            explanation.params["kind"] = KINDS[self.item]
        elif obstacle is ONLY_OWN_CITY:
            explanation.params["own"] = CITIES[self.item - FIRST_STATUE]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.item, self.came)


def loses_place(state: Position, player: Player, opened: int) -> bool:
    """Whether a scoring under way would be left without a place, apart from those opened now (CAR-SCORE-2)."""
    return state.in_hand and open_places(state, player, player.coins) | opened & ~player.places == 0


def receive(state: Position, seat: int, item: int) -> None:
    """A newly gained item waits to be placed (CAR-ADV-16)."""
    if item != GOLD:
        supply(state, item, -1)
    if state.journal is not None:
        state.journal.note("gained", seat, {"item": ITEMS[item]})
    state.stack[-1] = Setting(seat, item, NEW)


def move(state: Position, seat: int, item: int) -> None:
    """Take an item out of storage; its building comes next."""
    take_out(state.players[seat], item)
    state.stack.append(Setting(seat, item, MOVED))
