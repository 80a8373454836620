"""Set-up: the first player, the powers and their family cards (VIR-SETUP)."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILY_OF, POWERS
from signoria.games.virtu.components.cities import SETUPS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import CHAMBERS, ORIGINAL, SPACES_OF
from signoria.games.virtu.components.tables import AGENTS
from signoria.games.virtu.position.catalogue import (
    CARD_SLOTS,
    FIRST_C,
    FROM_COURT,
    PLACE,
    PLACE_D,
    POWER,
    POWER_D,
)
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.court import occupied, space_obstacle
from signoria.games.virtu.rules.palace import enter_chamber, entrances, entry_obstacle, name_place, openings
from signoria.games.virtu.rules.year import begin_year

POWER_NOT_IN_PLAY: Final = Obstacle("power_not_in_play", "VIR-SETUP-5")
POWER_TAKEN: Final = Obstacle("power_taken", "VIR-SETUP-5")
NOT_YOUR_FAMILY: Final = Obstacle("not_your_family", "VIR-SETUP-28")
CARD_PLACED: Final = Obstacle("card_placed", "VIR-SETUP-28")


class FirstPlayer(VirtuQuestion):
    """Chance: who is the first player (VIR-SETUP-12)."""

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return FIRST_C[: len(state.players)]

    def take(self, state: Position, answer: Decision) -> None:
        """Turn order clockwise from the first player, whose disc lies on top (VIR-SETUP-13, VIR-SETUP-14)."""
        first = answer.a
        seats = len(state.players)
        state.order = tuple([(first + step) % seats for step in range(seats)])
        state.track = tuple(reversed(state.order))
        if state.journal is not None:
            state.journal.note("order", None, {"order": list(state.order)})
        state.stack[-1] = ChoosingPower(first)


class ChoosingPower(VirtuQuestion):
    """A power of this player count that is left (VIR-DEC-1)."""

    asks = "power"
    rule = "VIR-SETUP-5"

    def menu(self, state: Position) -> list[Decision]:
        return [decision for decision in POWER_D if power_obstacle(state, decision.a) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return power_obstacle(state, answer.a) if answer.verb is POWER else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        """Then the next seat, then the family cards."""
        settle_power(state, self.seat, state.players[self.seat], answer.a)
        if state.journal is not None:
            state.journal.note("power", self.seat, {"power": POWERS[answer.a]})
        index = state.order.index(self.seat) + 1
        if index < len(state.order):
            state.stack[-1] = ChoosingPower(state.order[index])
        else:
            state.stack[-1] = PlacingFamily(state.order[0])


def power_obstacle(state: Position, power: int) -> Obstacle | None:
    if power not in SETUPS[len(state.players)].powers:
        return POWER_NOT_IN_PLAY
    for player in state.players:
        if player.power == power:
            return POWER_TAKEN
    return None


def settle_power(state: Position, seat: int, player: Player, power: int) -> None:
    """Colour, cities, units and agents of a power (VIR-SETUP-5 to VIR-SETUP-9)."""
    components = state.components
    player.power = power
    for city in components.powers[power].cities:
        state.control[city] = seat
        player.tiles = with_bit(player.tiles, city)
        player.ready_tiles = with_bit(player.ready_tiles, city)
        player.cities += 1
        player.units[city] = components.start_units
        player.supply -= components.start_units
    player.agents = components.powers[power].agents
    player.bank = AGENTS - player.agents


class PlacingFamily(VirtuQuestion):
    """A family card and where it goes (VIR-DEC-2)."""

    __slots__ = ("placed",)

    asks = "family card"
    rule = "VIR-SETUP-28"

    def __init__(self, seat: int, placed: int = 0) -> None:
        super().__init__(seat)
        self.placed = placed  # cards of the family, one bit each

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        free = SPACES_OF[ORIGINAL & ~occupied(player)]
        empty, bare = openings(player)
        found: list[Decision] = []
        for number, card in enumerate(FAMILY_OF[player.power]):
            if not has(self.placed, number):
                row = PLACE_D[card - CHARACTERS]
                entered = entrances(state.components, card, empty, bare)
                for chamber in range(CHAMBERS):
                    if has(entered, chamber):
                        found.append(row[chamber])
                for space in free:
                    found.append(row[FROM_COURT + space])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not PLACE:
            return NOT_ASKED
        player = state.players[self.seat]
        if answer.a not in FAMILY_OF[player.power]:
            return NOT_YOUR_FAMILY
        if has(self.placed, FAMILY_OF[player.power].index(answer.a)):
            return CARD_PLACED
        return place_obstacle(state.components, player, answer.a, answer.b)

    def take(self, state: Position, answer: Decision) -> None:
        """Courtiers start with their available side up (VIR-Q-33)."""
        player = state.players[self.seat]
        card = answer.a
        end = answer.b
        if end < FROM_COURT:
            enter_chamber(player, card, end)
        else:
            player.court[end - FROM_COURT] = card
            player.ready = with_bit(player.ready, end - FROM_COURT)
        if state.journal is not None:
            state.journal.note("placed", self.seat, {"card": CARD_IDS[card], "place": CARD_SLOTS[end]})
        family = FAMILY_OF[player.power]
        placed = with_bit(self.placed, family.index(card))
        index = state.order.index(self.seat) + 1
        if placed != (1 << len(family)) - 1:
            state.stack[-1] = PlacingFamily(self.seat, placed)
        elif index < len(state.order):
            state.stack[-1] = PlacingFamily(state.order[index])
        else:
            begin_year(state)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        name_place(state.components, answer.a, answer.b, explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.placed)


def place_obstacle(components: Components, player: Player, card: int, end: int) -> Obstacle | None:
    """As action card, as upgrade, or on an antechamber open at the start (VIR-SETUP-28, VIR-SETUP-29, VIR-SETUP-30,
    VIR-SETUP-31)."""
    if end < FROM_COURT:
        return entry_obstacle(components, player, card, end)
    return space_obstacle(components, player, end - FROM_COURT)
