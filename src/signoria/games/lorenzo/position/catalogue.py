"""Every decision of the game and its permanent text; `legal` hands out these entries and never builds one."""

from typing import Final

from signoria.engine.catalogue import Catalogue, Decision
from signoria.games.lorenzo.components.board import BONUS_TILES, FLOORS, PRIVILEGE_NAMES, SPACE_NAMES, SPACES
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.excommunications import TILES
from signoria.games.lorenzo.components.goods import DICE, MEMBERS, STONE, WOOD
from signoria.games.lorenzo.components.leaders import LEADERS, LORENZO

# What a decision does; `a` and `b` say to what.
BONUS_TILE: Final = 0
KEEP: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
COPY: Final = 4
ACTIVATE: Final = 5
RAISE: Final = 6
PLACE: Final = 7
TAKE: Final = 8
SERVANTS: Final = 9
COST: Final = 10
DISCOUNT: Final = 11
TRADE: Final = 12
PRIVILEGE: Final = 13
REDUCE: Final = 14
EFFECT: Final = 15
SKIP: Final = 16
FORFEIT: Final = 17
END_TURN: Final = 18
SUPPORT: Final = 19
DECLINE: Final = 20
# Chance.
ORDER: Final = 21
EXCOMMUNICATION: Final = 22
DEAL: Final = 23
TURN_UP: Final = 24
ROLL: Final = 25

MAX_SERVANTS: Final = 40
"""The most servants in one decision; far above what a single action can use."""
NO_TRADE: Final = 2

EFFECT_GOODS: Final = 0
EFFECT_PRIVILEGES: Final = 1
EFFECT_ACTION: Final = 2
EFFECTS: Final = ("goods", "privileges", "action")

CATALOGUE: Final = Catalogue("lorenzo", __name__)


def one(kind: int, a: int, text: str, by_chance: bool = False) -> Decision:
    return CATALOGUE.add(kind, a, 0, text, by_chance)


def trade(card: int) -> list[Decision]:
    """The trades of a building and, last, not to trade."""
    id = CARDS[card].id
    options = [
        CATALOGUE.add(TRADE, card, choice, f"trade {id} {choice + 1}") for choice in range(len(CARDS[card].trades))
    ]
    return [*options, CATALOGUE.add(TRADE, card, NO_TRADE, f"trade {id} none")]


# The order of these lines is the order of the catalogue: to change it is to change the rules version.
BONUS_TILE_D: Final = [one(BONUS_TILE, tile, f"bonus-tile {BONUS_TILES[tile].id}") for tile in range(1, 5)]
KEEP_D: Final = [one(KEEP, index, f"keep {leader.id}") for index, leader in enumerate(LEADERS)]
DISCARD_D: Final = [one(DISCARD, index, f"discard {leader.id}") for index, leader in enumerate(LEADERS)]
PLAY_D: Final = [one(PLAY, index, f"play {leader.id}") for index, leader in enumerate(LEADERS)]
COPY_D: Final = {
    index: one(COPY, index, f"copy {leader.id}") for index, leader in enumerate(LEADERS) if index != LORENZO
}
ACTIVATE_D: Final = {
    index: one(ACTIVATE, index, f"activate {leader.id}")
    for index, leader in enumerate(LEADERS)
    if leader.once or index == LORENZO
}
RAISE_D: Final = [one(RAISE, die, f"raise {name}") for die, name in enumerate(DICE)]
PLACE_D: Final = [
    CATALOGUE.add(PLACE, member, space, f"place {MEMBERS[member]} {SPACE_NAMES[space]}")
    for member in range(len(MEMBERS))
    for space in range(SPACES)
]
PLACE_SETS: Final = [
    [PLACE_D[member * SPACES + space] for member in range(len(MEMBERS)) if members >> member & 1]
    for members in range(1 << len(MEMBERS))
    for space in range(SPACES)
]
"""For a set of members (one bit each) times SPACES plus a space: the decisions that place them there."""
TAKE_D: Final = [one(TAKE, space, f"take {SPACE_NAMES[space]}") for space in range(FLOORS)]
SERVANTS_D: Final = [one(SERVANTS, count, f"servants {count}") for count in range(MAX_SERVANTS + 1)]
COST_D: Final = [one(COST, 0, "cost military"), one(COST, 1, "cost resources")]
DISCOUNT_D: Final = [one(DISCOUNT, WOOD, "discount wood"), one(DISCOUNT, STONE, "discount stone")]
TRADE_D: Final = {index: trade(index) for index, card in enumerate(CARDS) if card.trades}
PRIVILEGE_D: Final = [one(PRIVILEGE, option, f"privilege {name}") for option, name in enumerate(PRIVILEGE_NAMES)]
REDUCE_D: Final = [one(REDUCE, WOOD, "reduce wood"), one(REDUCE, STONE, "reduce stone")]
EFFECT_D: Final = [one(EFFECT, part, f"effect {name}") for part, name in enumerate(EFFECTS)]
SKIP_D: Final = one(SKIP, 0, "skip")
FORFEIT_D: Final = one(FORFEIT, 0, "forfeit")
END_TURN_D: Final = one(END_TURN, 0, "end-turn")
SUPPORT_D: Final = one(SUPPORT, 0, "support")
DECLINE_D: Final = one(DECLINE, 0, "decline")

Chances = list[tuple[Decision, int]]


def even(decisions: list[Decision]) -> Chances:
    """All chances of this game are even: every outcome has the weight 1."""
    return [(decision, 1) for decision in decisions]


ORDER_C: Final = even([one(ORDER, seat, f"order {seat}", True) for seat in range(4)])
EXCOMMUNICATION_C: Final = even(
    [one(EXCOMMUNICATION, index, f"excommunication {tile.id}", True) for index, tile in enumerate(TILES)]
)
DEAL_C: Final = even([one(DEAL, index, f"deal {leader.id}", True) for index, leader in enumerate(LEADERS)])
TURN_UP_C: Final = even([one(TURN_UP, index, f"turn-up {card.id}", True) for index, card in enumerate(CARDS)])
ROLL_C: Final = even(
    [
        CATALOGUE.add(ROLL, die, value, f"roll {name} {value}", True)
        for die, name in enumerate(DICE)
        for value in range(1, 7)
    ]
)
