"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.datafile import DataFile
from signoria.errors import BadData
from signoria.lorenzo.board import SPACE_NAMES
from signoria.lorenzo.cards import CARDS
from signoria.lorenzo.excommunications import TILES
from signoria.lorenzo.goods import MEMBERS
from signoria.lorenzo.leaders import LEADERS
from signoria.wording import Wording

FILE: Final = DataFile("signoria.lorenzo", "messages.toml")


def texts(table: str, prefix: str = "") -> dict[str, str]:
    entry = FILE.table(table)
    return {prefix + key: entry.word(key) for key in entry.fields}


def names() -> dict[str, str]:
    """What every id is called; card, leader and tile names as printed."""
    found = texts("name")
    for member in MEMBERS:
        found[member] = member
    for space in SPACE_NAMES:
        place, _, which = space.partition("-")
        found.setdefault(space, f"{place} {which}")
    for id, name in [
        *((card.id, card.name) for card in CARDS),
        *((leader.id, leader.name) for leader in LEADERS),
        *((tile.id, tile.name) for tile in TILES),
    ]:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    return found


WORDING: Final = Wording(
    {**texts("refusal", "refusal."), **texts("log", "log."), **texts("question", "question.")}, names(), texts("plural")
)
