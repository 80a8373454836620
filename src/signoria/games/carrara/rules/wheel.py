"""Buying blocks: turning the wheel, refilling it, and taking blocks from one sector (section 3, CAR-ADV-7..12)."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.items import LARGE_WHEEL, SMALL_WHEEL
from signoria.games.carrara.components.marble import ALL_OF, COLOURS, ONE, UP_TO, WHITE, handful_of, spelled, total
from signoria.games.carrara.components.sheet import DESTITUTE_COINS, FILE, entries, indexes, ordered, table
from signoria.games.carrara.position.catalogue import (
    BOTH_WHEELS,
    NO_WHEEL,
    ONE_WHEEL,
    ROTATE_D,
    ROTATIONS,
    SMALL_ONLY,
    STOP_D,
    TAKE_D,
)
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import BUYING, DRAWING, GAINING, NOWHERE, ROTATING, Player, Position
from signoria.games.carrara.rules.obstacles import (
    HIGHER_COLOUR,
    MUST_TAKE,
    NO_BLOCK_ANYWHERE,
    NOT_ON_SECTOR,
    NOTHING_AFFORDABLE,
    OTHER_ROTATION,
    OTHER_SECTOR,
    TOO_DEAR,
)

PARTS: Final = 6


def read_prices(file: DataFile) -> list[list[int]]:
    """By ring part and colour; 0 is free (CAR-BUY-5, -6)."""
    found = ordered(entries(file, "price", PARTS, *COLOURS), [f"part-{part + 1}" for part in range(PARTS)])
    prices = [[entry.number(colour, 0, 99) for colour in COLOURS] for entry in found]
    for part in range(1, PARTS):
        for colour in range(WHITE + 1):
            if prices[part][colour] > prices[part - 1][colour]:
                raise found[part].error(f"{COLOURS[colour]} must not cost more than a part before")
    return prices


PRICES: Final = read_prices(FILE)
DEAREST: Final[int] = max([max(prices) for prices in PRICES])


def read_wheel(file: DataFile) -> tuple[int, int]:
    """How many blocks a refilled wheel carries, and the handful it begins with (CAR-SETUP-4, CAR-BUY-2)."""
    entry = table(file, "wheel", "parts", "refill", "start_blocks")
    if entry.number("parts", 1, 9) != PARTS:
        raise entry.error(f"parts must be {PARTS}, one for each entry [[price]]")
    return entry.number("refill", 1, 42), handful_of(indexes(entry, "start_blocks", 6, COLOURS))


REFILL: Final[int] = read_wheel(FILE)[0]
START_ON_WHEEL: Final[int] = read_wheel(FILE)[1]


def affordable_bits(part: int, coins: int) -> int:
    """The bits of the colours whose price at a ring part is within so many coins."""
    return sum([ALL_OF[colour] for colour in range(WHITE + 1) if PRICES[part][colour] <= coins])


AFFORDABLE: Final = [[affordable_bits(part, coins) for coins in range(DEAREST + 1)] for part in range(PARTS)]


def within_means(state: Position, player: Player, part: int) -> int:
    """The blocks at a ring part of which the player can afford any single one."""
    coins = player.coins
    return state.wheel[part] & AFFORDABLE[part][coins if coins < DEAREST else DEAREST]


def affords_any(state: Position, player: Player) -> bool:
    for part in range(PARTS):
        if state.wheel[part] and within_means(state, player, part):
            return True
    return False


def on_wheel(state: Position) -> int:
    """How many blocks the whole wheel carries."""
    blocks = 0
    for handful in state.wheel:
        blocks += total(handful)
    return blocks


def buy_obstacle(state: Position) -> int:
    """CAR-BUY-12: with bag and wheel empty there is nothing to buy."""
    if state.bag:
        return 0
    for handful in state.wheel:
        if handful:
            return 0
    return NO_BLOCK_ANYWHERE


def rotate_obstacle(state: Position, player: Player, which: int) -> int:
    """CAR-BUY-14, CAR-ADV-7..9, CAR-Q-7: without new prices something must be affordable now."""
    if state.rules & ADVANCED:
        if which != SMALL_ONLY and which != BOTH_WHEELS:
            return OTHER_ROTATION
    elif which != NO_WHEEL and which != ONE_WHEEL:
        return OTHER_ROTATION
    if which == NO_WHEEL or which == SMALL_ONLY:
        return 0 if affords_any(state, player) else NOTHING_AFFORDABLE
    return 0


def rotations(state: Position, player: Player) -> list[Decision]:
    advanced = state.rules & ADVANCED != 0
    found = [ROTATE_D[BOTH_WHEELS if advanced else ONE_WHEEL]]
    if affords_any(state, player):
        found.append(ROTATE_D[SMALL_ONLY if advanced else NO_WHEEL])
    return found


def rotate(state: Position, seat: int, which: int) -> None:
    """Turn what shall turn, and refill if the blocks moved (CAR-BUY-1..3, CAR-ADV-8, -9)."""
    state.stack[-1] = Frame(BUYING, seat, NOWHERE, WHITE)
    if state.journal is not None:
        state.journal.note(f"rotated {ROTATIONS[which]}", seat, {})
    if which == SMALL_ONLY or which == BOTH_WHEELS:
        state.small = (state.small + 1) % PARTS
    if which == ONE_WHEEL or which == BOTH_WHEELS:
        state.large = (state.large + 1) % PARTS
        state.wheel.insert(0, state.wheel.pop())  # CAR-BUY-9: the blocks stay on their sectors
        due = REFILL - on_wheel(state)
        in_bag = total(state.bag)
        if due > in_bag:
            due = in_bag  # CAR-BUY-11
        if due > 0:
            state.stack.append(Frame(DRAWING, CHANCE, due))


def draw(state: Position, frame: Frame, colour: int) -> None:
    """One block from the bag onto the sector at part 1 (CAR-BUY-2)."""
    state.bag -= ONE[colour]
    state.wheel[0] += ONE[colour]
    if state.journal is not None:
        state.journal.note("drew", None, {"colour": COLOURS[colour]})
    if frame.a == 1:
        state.stack.pop()
    else:
        state.stack[-1] = Frame(DRAWING, CHANCE, frame.a - 1)


def take_obstacle(state: Position, frame: Frame, player: Player, part: int, colour: int) -> int:
    """A block of the one sector (CAR-BUY-4), in falling value order (CAR-STEP-2)."""
    if frame.a != NOWHERE and part != frame.a:
        return OTHER_SECTOR
    if not state.wheel[part] & ALL_OF[colour]:
        return NOT_ON_SECTOR
    if colour > frame.b:
        return HIGHER_COLOUR
    if PRICES[part][colour] > player.coins:
        return TOO_DEAR
    return 0


def stop_obstacle(frame: Frame) -> int:
    return MUST_TAKE if frame.a == NOWHERE else 0  # CAR-BUY-8


def nameable(state: Position, frame: Frame, player: Player) -> int:
    """The blocks of the chosen sector that may still be named."""
    return within_means(state, player, frame.a) & UP_TO[frame.b]


def takes(state: Position, frame: Frame, player: Player) -> list[Decision]:
    found: list[Decision] = []
    if frame.a != NOWHERE:
        blocks = nameable(state, frame, player)
        for colour in range(frame.b + 1):
            if blocks & ALL_OF[colour]:
                found.append(TAKE_D[frame.a * PARTS + colour])
        found.append(STOP_D)
        return found
    for part in range(PARTS):
        if state.wheel[part]:
            blocks = within_means(state, player, part)
            for colour in range(WHITE + 1):
                if blocks & ALL_OF[colour]:
                    found.append(TAKE_D[part * PARTS + colour])
    return found


def take_block(state: Position, frame: Frame, part: int, colour: int) -> None:
    """Pay one block and put it behind the screen (CAR-BUY-7)."""
    player = state.players[frame.seat]
    price = PRICES[part][colour]
    player.coins -= price
    player.blocks += ONE[colour]
    state.wheel[part] -= ONE[colour]
    if state.journal is not None:
        state.journal.note("bought", frame.seat, {"colour": COLOURS[colour], "part": part + 1, "price": price})
    state.stack[-1] = Frame(BUYING, frame.seat, part, colour)


def purchase_over(state: Position, frame: Frame) -> bool:
    """Whether nothing is left to name."""
    player = state.players[frame.seat]
    if frame.a == NOWHERE:
        return not affords_any(state, player)
    return nameable(state, frame, player) == 0


def finish(state: Position, frame: Frame) -> None:
    """The purchase is over; an emptied sector offers an item (CAR-ADV-10); who could buy nothing gets coins."""
    state.stack.pop()
    if frame.a == NOWHERE:
        lift_screen(state, frame.seat)
    elif state.rules & ADVANCED and state.wheel[frame.a] == 0:
        if state.supply[decoration_at(state, frame.a)] or state.supply[statue_at(state, frame.a)]:
            state.stack.append(Frame(GAINING, frame.seat, frame.a))


def lift_screen(state: Position, seat: int) -> None:
    """CAR-BUY-10: prove that nothing can be afforded; what is shown is shown for this moment only (CAR-Q-32)."""
    player = state.players[seat]
    if state.journal is not None:
        shown: dict[str, object] = {"coins": player.coins, "blocks": spelled(player.blocks), "gained": DESTITUTE_COINS}
        state.journal.note("lifted the screen", seat, shown)
        state.journal.reveal()
    player.coins += DESTITUTE_COINS


def decoration_at(state: Position, part: int) -> int:
    """The decoration on the sector of the large wheel that stands at a ring part (CAR-ADV-1)."""
    return LARGE_WHEEL[(part - state.large) % PARTS]


def statue_at(state: Position, part: int) -> int:
    """The statue that the small wheel shows at a ring part."""
    return SMALL_WHEEL[(part - state.small) % PARTS]


def begin(state: Position, seat: int) -> None:
    """The action buy: first the rotation."""
    state.stack.append(Frame(ROTATING, seat))
