"""What questions tell besides who is asked for what, in the order of observations."""

from typing import Final

from signoria.engine.circumstance import Choice, Circumstance, Count, Flag, Row, Some, Vocabulary
from signoria.engine.observation import Observer
from signoria.games.lorenzo.components.board import PRIVILEGE_NAMES, SPACE_NAMES
from signoria.games.lorenzo.components.cards import CARDS, RANKS, TYPE_SIZE
from signoria.games.lorenzo.components.goods import BUILDING, MEMBERS
from signoria.games.lorenzo.components.leaders import LEADER_IDS, PACKET
from signoria.games.lorenzo.position.catalogue import EFFECTS, QUESTIONS


class Pass(Circumstance):
    """The pass of the draft; views count from 1."""

    def __init__(self) -> None:
        super().__init__("pass", "pass", "The pass of the draft.", -1)

    def spell(self, value: int) -> object:
        return value + 1

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.choice(self.name, value, PACKET, self.text)


def buildings() -> list[str]:
    """All buildings, by their number among the cards of their type."""
    ids = [""] * TYPE_SIZE
    for index, card in enumerate(CARDS):
        if card.type == BUILDING:
            ids[RANKS[index]] = card.id
    return ids


ACTED: Final = Flag("acted", "acted", "In a turn: the placement is done.")
MEMBER: Final = Choice("member", "member", list(MEMBERS), "The member placed; nothing in a bonus action.")
SPACE: Final = Choice("space", "space", list(SPACE_NAMES), "The space chosen.")
CARD: Final = Choice("card", "card", [card.id for card in CARDS], "The card in question, by its number.")
LEADER: Final = Choice("leader", "leader", LEADER_IDS, "The leader that grants the action.")
VALUE: Final = Count("value", "value", "The value of a production.")
TRADES: Final = Row(
    "chosen", "chosen", buildings(), 2, "By building: the trade chosen in this production, counted from 1."
)
PRIVILEGES_LEFT: Final = Count("left", "privileges", "Privileges still to be exchanged.")
TAKEN: Final = Some("taken", "taken", list(PRIVILEGE_NAMES), "What this source's privileges were exchanged for.")
EFFECTS_LEFT: Final = Some("left", "effects", list(EFFECTS), "Immediate effects of the card that are still to come.")
PASS: Final = Pass()

VOCABULARY: Final = Vocabulary(
    QUESTIONS,
    [ACTED, MEMBER, SPACE, CARD, LEADER, VALUE, TRADES, PRIVILEGES_LEFT, TAKEN, EFFECTS_LEFT, PASS],
)
