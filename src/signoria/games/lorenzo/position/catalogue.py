"""Every decision of the game and its permanent text; questions hand out these entries and never build one.

A verb stands under its own name, its decisions under that name with `_D`, and the answers of chance, each with its
weight, with `_C`.
"""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Catalogue, Decision
from signoria.games.lorenzo.components.board import FLOORS, PRIVILEGE_NAMES, SPACE_NAMES, SPACES, STANDARD_TILE
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import DICE, MEMBERS, MOST_SEATS, STONE, WOOD
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LORENZO

MAX_SERVANTS: Final = 40
"""The most servants in one decision; far above what a single action can use."""
NO_TRADE: Final = 2
"""The choice of a building that makes no trade; the trades are 0 and 1."""

EFFECT_GOODS: Final = 0
EFFECT_PRIVILEGES: Final = 1
EFFECT_ACTION: Final = 2
EFFECTS: Final = ("goods", "privileges", "action")

QUESTIONS: Final = [
    "bonus tile",
    "draft",
    "turn",
    "servants",
    "cost",
    "discount",
    "trade",
    "privilege",
    "reduce",
    "bonus action",
    "effect order",
    "raise",
    "copy",
    "vatican report",
]
"""What seats are asked for, as views and messages call it, in the order of observations: permanent like decisions."""

CATALOGUE: Final = Catalogue("lorenzo", __name__)

BONUS_TILE: Final = CATALOGUE.verb("bonus-tile", "tile")
KEEP: Final = CATALOGUE.verb("keep", "leader")
DISCARD: Final = CATALOGUE.verb("discard", "leader")
PLAY: Final = CATALOGUE.verb("play", "leader")
COPY: Final = CATALOGUE.verb("copy", "leader")
ACTIVATE: Final = CATALOGUE.verb("activate", "leader")
RAISE: Final = CATALOGUE.verb("raise", "member")
PLACE: Final = CATALOGUE.verb("place", "member", "space")
TAKE: Final = CATALOGUE.verb("take", "space")
SPEND_SERVANTS: Final = CATALOGUE.verb("servants", "number")
COST: Final = CATALOGUE.verb("cost", "box")
DISCOUNT: Final = CATALOGUE.verb("discount", "good")
TRADE: Final = CATALOGUE.verb("trade", "card", "choice")
PRIVILEGE: Final = CATALOGUE.verb("privilege", "option")
REDUCE: Final = CATALOGUE.verb("reduce", "good")
EFFECT: Final = CATALOGUE.verb("effect", "effect")
SKIP: Final = CATALOGUE.verb("skip")
FORFEIT: Final = CATALOGUE.verb("forfeit")
END_TURN: Final = CATALOGUE.verb("end-turn")
SUPPORT: Final = CATALOGUE.verb("support")
DECLINE: Final = CATALOGUE.verb("decline")
ORDER: Final = CATALOGUE.chance("order", "seat")
EXCOMMUNICATION: Final = CATALOGUE.chance("excommunication", "tile")
DEAL: Final = CATALOGUE.chance("deal", "leader")
TURN_UP: Final = CATALOGUE.chance("turn-up", "card")
ROLL: Final = CATALOGUE.chance("roll", "die", "value")


def trade(card: int) -> list[Decision]:
    """The trades of a building and, last, not to trade."""
    id = SHIPPED.cards[card].id
    options = [TRADE.add((id, str(choice + 1)), card, choice) for choice in range(len(SHIPPED.cards[card].trades))]
    return [*options, TRADE.add((id, "none"), card, NO_TRADE)]


# The order of these lines is the order of the catalogue: to change it is to change the rules version.
BONUS_TILE_D: Final = [
    BONUS_TILE.add((tile.id,), number)
    for number, tile in enumerate(SHIPPED.board.bonus_tiles)
    if number != STANDARD_TILE
]
KEEP_D: Final = KEEP.each(LEADER_IDS)
DISCARD_D: Final = DISCARD.each(LEADER_IDS)
PLAY_D: Final = PLAY.each(LEADER_IDS)
COPY_D: Final = {index: COPY.add((id,), index) for index, id in enumerate(LEADER_IDS) if index != LORENZO}
ACTIVATE_D: Final = {
    index: ACTIVATE.add((leader.id,), index)
    for index, leader in enumerate(SHIPPED.leaders)
    if leader.once or index == LORENZO
}
RAISE_D: Final = RAISE.each(list(DICE))
PLACE_D: Final = [
    PLACE.add((MEMBERS[member], SPACE_NAMES[space]), member, space)
    for member in range(len(MEMBERS))
    for space in range(SPACES)
]
CREWS: Final = 1 << len(MEMBERS)
"""Sets of members, one bit each."""
PLACE_CREW: Final = [
    [PLACE_D[member * SPACES + space] for member in range(len(MEMBERS)) if has(crew, member)]
    for space in range(SPACES)
    for crew in range(CREWS)
]
"""By space and set of members, CREWS for each space: the placements of these members there."""
TAKE_D: Final = TAKE.each(list(SPACE_NAMES[:FLOORS]))
SERVANTS_D: Final = SPEND_SERVANTS.each([str(count) for count in range(MAX_SERVANTS + 1)])
COST_D: Final = COST.each(["military", "resources"])
DISCOUNT_D: Final = [DISCOUNT.add(("wood",), WOOD), DISCOUNT.add(("stone",), STONE)]
TRADE_D: Final = {index: trade(index) for index, card in enumerate(SHIPPED.cards) if card.trades}
PRIVILEGE_D: Final = PRIVILEGE.each(list(PRIVILEGE_NAMES))
REDUCE_D: Final = [REDUCE.add(("wood",), WOOD), REDUCE.add(("stone",), STONE)]
EFFECT_D: Final = EFFECT.each(list(EFFECTS))
SKIP_D: Final = SKIP.add()
FORFEIT_D: Final = FORFEIT.add()
END_TURN_D: Final = END_TURN.add()
SUPPORT_D: Final = SUPPORT.add()
DECLINE_D: Final = DECLINE.add()

Chances = list[tuple[Decision, int]]


def even(decisions: list[Decision]) -> Chances:
    """All chances of this game are even: every outcome has the weight 1."""
    return [(decision, 1) for decision in decisions]


ORDER_C: Final = even(ORDER.each([str(seat) for seat in range(MOST_SEATS)]))
EXCOMMUNICATION_C: Final = even(EXCOMMUNICATION.each([tile.id for tile in SHIPPED.tiles]))
DEAL_C: Final = even(DEAL.each(LEADER_IDS))
TURN_UP_C: Final = even(TURN_UP.each([card.id for card in SHIPPED.cards]))
ROLL_C: Final = even(
    [ROLL.add((name, str(value)), die, value) for die, name in enumerate(DICE) for value in range(1, 7)]
)
