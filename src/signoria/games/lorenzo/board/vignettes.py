"""The pictures of the development cards, as `vignettes.toml` writes them down."""

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, TypedDict

from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.goods import TYPES
from signoria.web.drawing.vignette import picture

FILE: Final = Path(__file__).parent / "vignettes.toml"
SKIES: Final = ("azure", "golden", "dusk")
"""Of the periods, for cards without a picture of their own."""


class Entry(TypedDict, total=False):
    """A picture written down: the sky, and its lines."""

    mood: str
    lines: list[str]


@cache
def entries() -> dict[str, Entry]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def vignette(card: Card) -> str:
    """The card's own picture, or that of its type, grown from the card's number."""
    own = entries().get(card.id)
    if own is not None:
        return picture(own["lines"], own["mood"])
    lines = [f"{line} seed {card.number}" for line in entries()[TYPES[card.type]]["lines"]]
    return picture(lines, SKIES[card.period - 1])


def vignettes(cards: list[Card]) -> dict[str, Callable[[], str]]:
    """What draws the picture of each card, by its id. Ids are the same in all editions."""
    return {card.id: partial(vignette, card) for card in cards}
