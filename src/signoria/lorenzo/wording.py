"""The English sentences and names of the game, from `data/messages.toml` and the component files."""

from typing import Final

from signoria.datafile import DataFile
from signoria.decision import Decision
from signoria.errors import BadData
from signoria.lorenzo.board import BONUS_TILES, FLOORS, PRIVILEGE_GAINS, SPACE_NAMES
from signoria.lorenzo.cards import CARDS
from signoria.lorenzo.catalogue import BONUS_TILE, NO_TRADE, ORDER, PRIVILEGE, SERVANTS, TRADE
from signoria.lorenzo.effects import Gain
from signoria.lorenzo.excommunications import TILES
from signoria.lorenzo.goods import GOODS, MEMBERS
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
            told["gain"] = table(PRIVILEGE_GAINS[decision.a])
        elif kind == BONUS_TILE:
            told["harvest"] = table(BONUS_TILES[decision.a].harvest)
            told["production"] = table(BONUS_TILES[decision.a].production)
        elif kind == TRADE and decision.b != NO_TRADE:
            told["pay"] = table(CARDS[decision.a].trades[decision.b].pay)
            told["gain"] = table(CARDS[decision.a].trades[decision.b].gain)
        return told


def table(gain: Gain) -> dict[str, int]:
    """A gain as goods by name, privileges last."""
    found: dict[str, int] = {}
    for index in range(len(gain.goods)):
        found[GOODS[gain.goods[index]]] = gain.amounts[index]
    if gain.privileges:
        found["privileges"] = gain.privileges
    return found


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
