"""Taking blocks from one sector of the wheel, and what comes of emptying it (section 3, CAR-ADV-10)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.marble import ALL_OF, COLOURS, ONE, UP_TO, WHITE, spelled
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.catalogue import STOP, STOP_D, TAKE, TAKE_D
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.position.question import HIGHER_COLOUR, CarraraQuestion
from signoria.games.carrara.rules.gaining import SectorItem
from signoria.games.carrara.rules.wheel import affords_any, decoration_at, statue_at, within_means

OTHER_SECTOR: Final = Obstacle("other_sector", "CAR-BUY-4")
NOT_ON_SECTOR: Final = Obstacle("not_on_sector", "CAR-BUY-4")
TOO_DEAR: Final = Obstacle("too_dear", "CAR-BUY-4")
MUST_TAKE: Final = Obstacle("must_take", "CAR-BUY-8")


class Buying(CarraraQuestion):
    """The next block of a purchase: of one sector (CAR-BUY-4), in falling value order (CAR-STEP-2)."""

    asks = "blocks"

    def __init__(self, seat: int, part: int, up_to: int) -> None:
        super().__init__(seat)
        self.part = part  # the sector's ring part, NOWHERE before the first block
        self.up_to = up_to  # the highest colour that may be named

    def run(self, state: Position) -> bool:
        """The purchase is over when nothing is left to name."""
        player = state.players[self.seat]
        if self.part == NOWHERE:
            if affords_any(state, player):
                return False
        elif self.nameable(state, player):
            return False
        self.finish(state)
        return True

    def nameable(self, state: Position, player: Player) -> int:
        """The blocks of the chosen sector that may still be named."""
        return within_means(state, player, self.part) & UP_TO[self.up_to]

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        found: list[Decision] = []
        if self.part != NOWHERE:
            blocks = self.nameable(state, player)
            takes = TAKE_D[self.part]
            for colour in range(self.up_to + 1):
                if blocks & ALL_OF[colour]:
                    found.append(takes[colour])
            found.append(STOP_D)
            return found
        for part in range(PARTS):
            if state.wheel[part]:
                blocks = within_means(state, player, part)
                for colour in range(WHITE + 1):
                    if blocks & ALL_OF[colour]:
                        found.append(TAKE_D[part][colour])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is STOP:
            return MUST_TAKE if self.part == NOWHERE else None
        if answer.verb is not TAKE:
            return NOT_ASKED
        part = answer.a
        colour = answer.b
        if self.part != NOWHERE and part != self.part:
            return OTHER_SECTOR
        if not state.wheel[part] & ALL_OF[colour]:
            return NOT_ON_SECTOR
        if colour > self.up_to:
            return HIGHER_COLOUR
        return TOO_DEAR if state.components.prices[part][colour] > state.players[self.seat].coins else None

    def take(self, state: Position, answer: Decision) -> None:
        """Pay one block and put it behind the screen (CAR-BUY-7)."""
        if answer.verb is STOP:
            self.finish(state)
            return
        part = answer.a
        colour = answer.b
        player = state.players[self.seat]
        price = state.components.prices[part][colour]
        player.coins -= price
        player.blocks += ONE[colour]
        state.wheel[part] -= ONE[colour]
        if state.journal is not None:
            state.journal.note("bought", self.seat, {"colour": COLOURS[colour], "part": part + 1, "price": price})
        state.stack[-1] = Buying(self.seat, part, colour)

    def finish(self, state: Position) -> None:
        """An emptied sector offers an item (CAR-ADV-10); who could buy nothing gets coins."""
        state.stack.pop()
        if self.part == NOWHERE:
            lift_screen(state, self.seat)
        elif state.rules.advanced and state.wheel[self.part] == 0:
            if state.supply[decoration_at(state, self.part)] or state.supply[statue_at(state, self.part)]:
                state.stack.append(SectorItem(self.seat, self.part))

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.PART, self.part)
        told.put(vocabulary.UP_TO, self.up_to)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is OTHER_SECTOR:
            explanation.params["part"] = self.part + 1
        elif obstacle is HIGHER_COLOUR:
            explanation.params.update(colour=COLOURS[answer.b], last=COLOURS[self.up_to])
        elif answer.verb is TAKE:
            explanation.params.update(colour=COLOURS[answer.b], part=answer.a + 1)
            if obstacle is TOO_DEAR:
                explanation.lack("coins", state.components.prices[answer.a][answer.b], state.players[self.seat].coins)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.part, self.up_to)


def lift_screen(state: Position, seat: int) -> None:
    """CAR-BUY-10: prove that nothing can be afforded; what is shown is shown for this moment only (CAR-Q-32)."""
    player = state.players[seat]
    if state.journal is not None:
        shown: dict[str, object] = {
            "coins": player.coins,
            "blocks": spelled(player.blocks),
            "gained": state.components.destitute_coins,
        }
        state.journal.note("lifted the screen", seat, shown)
        state.journal.reveal()
    player.coins += state.components.destitute_coins
