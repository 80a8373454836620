"""Paying in blocks for a city: accepted colours, and two blocks of the colour just below for one (CAR-BUILD-2,
CAR-BUILD-3, CAR-BUILD-4, CAR-BUILD-5).

A payment goes step by step in falling value order and can always be finished once it has begun (CAR-STEP-1,
CAR-STEP-2). Bots and players spend most of a building's decisions here, so these functions work on bare handfuls.

With the option for superfluous replacements (CAR-Q-10) the same blocks can be given in several ways, and one of them is
open: the pairs are those of the lowest colours. So where a pair of an accepted colour was paid, each lower colour gives
one single block at most, and single blocks of a colour go before its pairs.
"""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES, LERICI
from signoria.games.carrara.components.marble import BITS, COLOURS, ONE, UP_TO, WHITE, count, total
from signoria.games.carrara.components.tiles import BUILDINGS
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.catalogue import PAY, PAY_D, PAY_TWO, PAY_TWO_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.position.question import HIGHER_COLOUR, CarraraQuestion
from signoria.games.carrara.rules.display import raise_building
from signoria.games.carrara.rules.upgrades import raise_monument

NOT_ACCEPTED: Final = Obstacle("not_accepted", "CAR-BUILD-2")
NO_SUCH_BLOCK: Final = Obstacle("no_such_block", "CAR-BUILD-1")
REST_UNPAYABLE: Final = Obstacle("rest_unpayable", "CAR-STEP-1")
NOT_JUST_BELOW: Final = Obstacle("not_just_below", "CAR-BUILD-3")
NOTHING_BELOW: Final = Obstacle("nothing_below", "CAR-BUILD-5")
SINGLES_FIRST: Final = Obstacle("singles_first", "CAR-STEP-2")


def pairs(blocks: int, city: int) -> int:
    """How many pairs of the colour just below the city's own there are; Lerici has none below (CAR-BUILD-5)."""
    return count(blocks, city - 1) // 2 if city else 0


def power(blocks: int, city: int) -> int:
    """The highest cost that these blocks can pay in a city."""
    return total(blocks >> BITS * city) + pairs(blocks, city)


def covers(blocks: int, city: int, colour: int) -> int:
    """The cost that a colour, the lower accepted ones and the pairs can pay."""
    return total((blocks & UP_TO[colour]) >> BITS * city) + pairs(blocks, city)


def halves_cover(blocks: int, city: int, colour: int) -> int:
    """The cost that the accepted colours up to one can pay in pairs with one single block each, and the pairs below."""
    covered = pairs(blocks, city)
    for lower in range(city, colour + 1):
        covered += (count(blocks, lower) + 1) // 2
    return covered


def pairs_cover(blocks: int, city: int, colour: int) -> int:
    """The cost that pairs of a colour and what may follow them can pay."""
    if colour < city:
        return pairs(blocks, city)
    return count(blocks, colour) // 2 + halves_cover(blocks, city, colour - 1)


class Payment(CarraraQuestion):
    """The next step of paying for a tile in a city; it goes up when its cost is paid."""

    asks = "payment"

    def __init__(
        self, seat: int, tile: int, city: int, covered: int, left: int, up_to: int, paired: bool = False
    ) -> None:
        super().__init__(seat)
        self.tile = tile
        self.city = city
        self.covered = covered  # the building under a monument, or NOWHERE
        self.left = left  # of the cost
        self.up_to = up_to  # the highest colour that may be named
        self.paired = paired  # two blocks have stood for one

    def menu(self, state: Position) -> list[Decision]:
        return self.steps(state.players[self.seat].blocks, state.rules.superfluous_replacements)

    def steps(self, blocks: int, superfluous: bool = False) -> list[Decision]:
        """The next steps with these blocks; pairs of accepted colours only if they are wanted (CAR-Q-10)."""
        city = self.city
        found: list[Decision] = []
        for colour in range(city, self.up_to if self.paired else self.up_to + 1):
            if count(blocks, colour) and self.can_cover(blocks, colour) >= self.left:
                found.append(PAY_D[colour])
        if city and pairs(blocks, city) >= self.left:
            found.append(PAY_TWO_D[city - 1])
        if superfluous:
            for colour in range(city, min(self.up_to, WHITE - 1) + 1):
                if self.pair_obstacle(blocks, colour) is None:
                    found.append(PAY_TWO_D[colour])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        blocks = state.players[self.seat].blocks
        if answer.verb is PAY:
            return self.one_obstacle(blocks, answer.a)
        if answer.verb is not PAY_TWO:
            return NOT_ASKED
        if state.rules.superfluous_replacements and answer.a >= self.city:
            return self.pair_obstacle(blocks, answer.a)
        return self.two_obstacle(blocks, answer.a)

    def one_obstacle(self, blocks: int, colour: int) -> Obstacle | None:
        """What stands against one block of a colour."""
        if colour < self.city:
            return NOT_ACCEPTED
        if count(blocks, colour) == 0:
            return NO_SUCH_BLOCK
        if colour > self.up_to:
            return HIGHER_COLOUR
        if self.paired and colour == self.up_to:
            return SINGLES_FIRST
        return REST_UNPAYABLE if self.can_cover(blocks, colour) < self.left else None

    def can_cover(self, blocks: int, colour: int) -> int:
        """The cost that single blocks of a colour and what may follow them can pay."""
        return halves_cover(blocks, self.city, colour) if self.paired else covers(blocks, self.city, colour)

    def pair_obstacle(self, blocks: int, colour: int) -> Obstacle | None:
        """What stands against two blocks of an accepted colour for one (CAR-Q-10)."""
        if count(blocks, colour) < 2:
            return NO_SUCH_BLOCK
        if colour > self.up_to:
            return HIGHER_COLOUR
        return REST_UNPAYABLE if pairs_cover(blocks, self.city, colour) < self.left else None

    def two_obstacle(self, blocks: int, colour: int) -> Obstacle | None:
        """What stands against two blocks for one; these come last (CAR-BUILD-3, CAR-BUILD-4)."""
        if colour != self.city - 1:
            return NOTHING_BELOW if self.city == LERICI else NOT_JUST_BELOW
        if count(blocks, colour) < 2:
            return NO_SUCH_BLOCK
        return REST_UNPAYABLE if pairs(blocks, self.city) < self.left else None

    def take(self, state: Position, answer: Decision) -> None:
        """Cover 1 of the cost with one block or with two of the colour just below; they go to the bag (CAR-BUILD-6)."""
        colour = answer.a
        number = 1 if answer.verb is PAY else 2
        blocks = ONE[colour] * number
        state.players[self.seat].blocks -= blocks
        state.bag += blocks
        if state.journal is not None:
            state.journal.note("paid", self.seat, {"blocks": {COLOURS[colour]: number}})
        if self.left > 1:
            state.stack[-1] = Payment(
                self.seat, self.tile, self.city, self.covered, self.left - 1, colour, self.paired or number == 2
            )
            return
        state.stack.pop()
        if self.tile < BUILDINGS:
            raise_building(state, self.seat, self.tile, self.city)
        else:
            raise_monument(state, self.seat, self.tile, self.city, self.covered)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.TILE, self.tile)
        told.put(vocabulary.CITY, self.city)
        told.put(vocabulary.COVERS, self.covered)
        told.put(vocabulary.LEFT, self.left)
        told.put(vocabulary.UP_TO, self.up_to)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is HIGHER_COLOUR:
            explanation.params.update(colour=COLOURS[answer.a], last=COLOURS[self.up_to])
        elif obstacle is not NOT_ASKED:
            self.explain_step(state.players[self.seat].blocks, answer, obstacle, explanation)

    def explain_step(self, blocks: int, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        colour = answer.a
        single = answer.verb is PAY
        needed = 1 if single else 2
        there = count(blocks, colour)
        can_cover = self.can_cover(blocks, colour) if single else pairs_cover(blocks, self.city, colour)
        explanation.params.update(colour=COLOURS[colour], city=CITIES[self.city], left=self.left, can_cover=can_cover)
        explanation.params.update(needed=needed, there=there)
        if obstacle is NO_SUCH_BLOCK:
            explanation.missing[COLOURS[colour]] = needed - there
        elif obstacle is NOT_JUST_BELOW:
            explanation.params["below"] = COLOURS[self.city - 1]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.tile, self.city, self.covered, self.left, self.up_to, self.paired)
