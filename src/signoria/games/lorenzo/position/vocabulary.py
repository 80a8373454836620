"""What questions tell besides who is asked for what, in the order of observations."""

from typing import Final

from signoria.engine.circumstance import Choice, Count, Flag, Numbered, Row, Some, Vocabulary
from signoria.games.lorenzo.components.board import PRIVILEGE_NAMES, SPACE_NAMES
from signoria.games.lorenzo.components.cards import TYPE_SIZE
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import BUILDING, MEMBERS
from signoria.games.lorenzo.components.leaders import LEADER_IDS, PACKET
from signoria.games.lorenzo.position.catalogue import EFFECTS, QUESTIONS


def buildings() -> list[str]:
    """All buildings, by their number among the cards of their type."""
    ids = [""] * TYPE_SIZE
    for card in SHIPPED.cards:
        if card.type == BUILDING:
            ids[card.rank] = card.id
    return ids


ACTED: Final = Flag("acted", "acted", "In a turn: the placement is done.")
MEMBER: Final = Choice("member", "member", list(MEMBERS), "The member placed; nothing in a bonus action.")
SPACE: Final = Choice("space", "space", list(SPACE_NAMES), "The space chosen.")
CARD: Final = Choice("card", "card", [card.id for card in SHIPPED.cards], "The card in question, by its number.")
LEADER: Final = Choice("leader", "leader", LEADER_IDS, "The leader that grants the action.")
VALUE: Final = Count("value", "value", "The value of a production.")
TRADES: Final = Row(
    "chosen", "chosen", buildings(), 2, "By building: the trade chosen in this production, counted from 1."
)
PRIVILEGES_LEFT: Final = Count("left", "privileges", "Privileges still to be exchanged.")
TAKEN: Final = Some("taken", "taken", list(PRIVILEGE_NAMES), "What this source's privileges were exchanged for.")
EFFECTS_LEFT: Final = Some("left", "effects", list(EFFECTS), "Immediate effects of the card that are still to come.")
PASS: Final = Numbered("pass", "pass", PACKET, "The pass of the draft.")

VOCABULARY: Final = Vocabulary(
    QUESTIONS,
    [ACTED, MEMBER, SPACE, CARD, LEADER, VALUE, TRADES, PRIVILEGES_LEFT, TAKEN, EFFECTS_LEFT, PASS],
)
