"""The wheel: what blocks cost at the parts of the ring, and how many it carries; read from the component file."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.games.carrara.components.component_file import entries, indexes, ordered, table
from signoria.games.carrara.components.marble import ALL_OF, COLOURS, WHITE, handful_of

PARTS: Final = 6


def read_prices(file: DataFile) -> list[list[int]]:
    """By ring part and colour; 0 is free (CAR-BUY-5, CAR-BUY-6)."""
    found = ordered(entries(file, "price", PARTS, *COLOURS), [f"part-{part + 1}" for part in range(PARTS)])
    prices = [[entry.number(colour, 0, 99) for colour in COLOURS] for entry in found]
    for part in range(1, PARTS):
        for colour in range(WHITE + 1):
            if prices[part][colour] > prices[part - 1][colour]:
                raise found[part].error(f"{COLOURS[colour]} must not cost more than a part before")
    return prices


def read_wheel(file: DataFile) -> tuple[int, int]:
    """How many blocks a refilled wheel carries, and the handful it begins with (CAR-SETUP-4, CAR-BUY-2)."""
    entry = table(file, "wheel", "parts", "refill", "start_blocks")
    if entry.number("parts", 1, 9) != PARTS:
        raise entry.error(f"parts must be {PARTS}, one for each entry [[price]]")
    return entry.number("refill", 1, 42), handful_of(indexes(entry, "start_blocks", 6, COLOURS))


def affordable_by_coins(prices: list[list[int]]) -> list[list[int]]:
    """By ring part and number of coins, up to the dearest price: the bits of the colours that they can buy."""
    dearest = max([max(part) for part in prices])
    return [
        [sum([ALL_OF[colour] for colour in range(WHITE + 1) if part[colour] <= coins]) for coins in range(dearest + 1)]
        for part in prices
    ]
