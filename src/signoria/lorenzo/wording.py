"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.datafile import DataFile
from signoria.decision import Decision
from signoria.errors import BadData
from signoria.lorenzo.board import BONUS_TILES, FLOORS, PRIVILEGE_GAINS, SPACE_NAMES
from signoria.lorenzo.cards import CARDS
from signoria.lorenzo.catalogue import BONUS_TILE, NO_TRADE, ORDER, PRIVILEGE, SERVANTS, TRADE
from signoria.lorenzo.excommunications import TILES
from signoria.lorenzo.goods import MEMBERS
from signoria.lorenzo.leaders import LEADERS
from signoria.wording import Wording

FILE: Final = DataFile("signoria.lorenzo", "messages.toml")
TABLES: Final = ("refusal", "log", "many", "question", "ask", "decision", "effect", "ability", "section")


class LorenzoWording(Wording):
    """Knows what stands behind the numbers of a decision."""

    def particulars(self, decision: Decision) -> dict[str, object]:
        told = super().particulars(decision)
        kind = decision.kind
        if kind == SERVANTS:
            told["number"] = decision.a
        elif kind == ORDER:
            told["player"] = decision.a + 1
        elif kind == PRIVILEGE:
            told["gain"] = PRIVILEGE_GAINS[decision.a].table()
        elif kind == BONUS_TILE:
            told["harvest"] = BONUS_TILES[decision.a].harvest.table()
            told["production"] = BONUS_TILES[decision.a].production.table()
        elif kind == TRADE and decision.b != NO_TRADE:
            told["pay"] = CARDS[decision.a].trades[decision.b].pay.table()
            told["gain"] = CARDS[decision.a].trades[decision.b].gain.table()
        return told


def texts(name: str) -> dict[str, str]:
    entry = FILE.table(name)
    return {key: entry.word(key) for key in entry.fields}


def templates() -> dict[str, str]:
    return {f"{name}.{key}": text for name in TABLES for key, text in texts(name).items()}


def names() -> dict[str, str]:
    """What every id is called; card, leader and tile names as printed."""
    found = texts("name")
    for member in MEMBERS:
        found[member] = member
    for index, space in enumerate(SPACE_NAMES):
        place, _, which = space.partition("-")
        found.setdefault(space, f"floor {which} of the {place} tower" if index < FLOORS else f"{place} space {which}")
    things = [(card.id, card.name) for card in CARDS]
    things += [(leader.id, leader.name) for leader in LEADERS]
    things += [(tile.id, tile.name) for tile in TILES]
    for id, name in things:
        if id in found:
            raise BadData(f"{id!r} is the id of two things")
        found[id] = name
    return found


WORDING: Final = LorenzoWording(templates(), names(), texts("plural"))
