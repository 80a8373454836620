"""Writes Lorenzo's styles for pieces: where they stand on tracks, and the names by which browsers follow them.

The site's policy allows no styles inside a page, so every place and every piece has a rule of its own; a test compares
the file with what is written here.
"""

from collections.abc import Iterator
from pathlib import Path

from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import MEMBERS

FILE = Path(__file__).parents[1] / "src/signoria/games/lorenzo/board/static/lorenzo/pieces.css"
SEATS = 4
MARKERS = ("faith", "military", "victory")
PLACES = 100
"""Of the longest track, that of victory points."""


def pieces() -> Iterator[str]:
    """The ids of all that moves."""
    for seat in range(SEATS):
        yield from (f"member-{seat}-{member}" for member in MEMBERS)
        yield from (f"{marker}-{seat}" for marker in MARKERS)
    yield from (f"card-{card.id}" for card in SHIPPED.cards)
    yield from (f"leader-{leader.id}" for leader in SHIPPED.leaders)


def styles() -> Iterator[str]:
    yield "/* By `python -m scripts.piece_styles`: places on tracks, and the names that pieces are followed by. */"
    yield from (f".lorenzo .at-{place} {{ grid-column: {place + 1}; }}" for place in range(PLACES))
    yield from (f"#{piece} {{ view-transition-name: {piece}; }}" for piece in pieces())


def text() -> str:
    return "\n".join(styles()) + "\n"


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
