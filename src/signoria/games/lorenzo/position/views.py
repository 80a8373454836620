"""What a seat may see, built from what is allowed and never by leaving secrets out (LOR-HIDDEN-1)."""

from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.board import BONUS_TILES, FLOORS, PRIVILEGE_NAMES, SPACE_NAMES
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.excommunications import TILES
from signoria.games.lorenzo.components.goods import BUILDING, DICE, GOODS, MEMBERS, TYPES
from signoria.games.lorenzo.components.leaders import LEADERS, LORENZO
from signoria.games.lorenzo.position.catalogue import EFFECTS
from signoria.games.lorenzo.position.imagination import seen_from
from signoria.games.lorenzo.position.options import (
    ADVANCED,
    HIDDEN_DISCARDS,
    PASS_IS_FINAL,
    VATICAN_SIMULTANEOUS,
    unpack,
)
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_TILE,
    COPYING,
    DRAFTING,
    ORDERING,
    PAY_SERVANTS,
    PRIVILEGES_DUE,
    RAISING,
    REDUCING,
    REPORT,
    TRADING,
    TURN,
    Position,
)
from signoria.games.lorenzo.rules.areas import chosen_trade, trade_partner
from signoria.games.lorenzo.rules.draft import PACKET, packet_held
from signoria.games.lorenzo.rules.rounds import pack_of
from signoria.games.lorenzo.rules.scoring import scores
from signoria.games.lorenzo.rules.values import member_value
from signoria.games.lorenzo.rules.vatican import has_choice

QUESTIONS = {
    CHOOSE_TILE: "bonus tile",
    DRAFTING: "draft",
    TURN: "turn",
    PAY_SERVANTS: "servants",
    CHOOSE_COST: "cost",
    CHOOSE_DISCOUNT: "discount",
    TRADING: "trade",
    PRIVILEGES_DUE: "privilege",
    REDUCING: "reduce",
    BONUS_ACTION: "bonus action",
    ORDERING: "effect order",
    RAISING: "raise",
    COPYING: "copy",
    REPORT: "vatican report",
}


def view(state: Position, seat: int | None) -> dict[str, object]:
    """The table as a seat (None: a spectator) sees it, as plain data with ids."""
    asked: dict[str, object] | None = None
    if state.stack and state.stack[-1].seat != CHANCE:
        asked = question(state, state.stack[-1])
    return {
        "game": "lorenzo",
        "variant": "advanced" if state.rules & ADVANCED else "basic",
        "options": dict(unpack(state.rules)),
        "seats": len(state.players),
        "viewer": seat,
        "over": not state.stack,
        "round": state.round,
        "period": (state.round + 1) // 2,
        "order": list(state.order),
        "asked": asked,
        "dice": {name: state.dice[die] for die, name in enumerate(DICE)},
        "towers": towers(state),
        "spaces": spaces(state),
        "palace": list(state.palace),
        "excommunication": [TILES[tile].id for tile in state.tiles],
        "decks": decks(state),
        "players": [player_view(state, other, other == seat) for other in range(len(state.players))],
        "answer": own_answer(state, seat),
        "draft": None if seat is None or not state.rules & ADVANCED else draft_view(state, seat),
        "scores": [score.as_data() for score in scores(state)],
    }


def question(state: Position, frame: Frame) -> dict[str, object]:
    """Who is asked, for what, and the public circumstances."""
    told: dict[str, object] = {"seat": frame.seat, "for": QUESTIONS[frame.kind]}
    if frame.kind == TURN:
        told["acted"] = frame.a == 1
    elif frame.kind in (PAY_SERVANTS, CHOOSE_COST, CHOOSE_DISCOUNT):
        told["member"] = MEMBERS[frame.a] if frame.a >= 0 else None
        told["space"] = SPACE_NAMES[frame.b] if frame.b >= 0 else None
        told["card"] = CARDS[state.floors[frame.b]].id if 0 <= frame.b < FLOORS else None
        by_leader = frame.kind == PAY_SERVANTS and frame.d
        told["leader"] = LEADERS[frame.d - 1].id if by_leader else None
    elif frame.kind == TRADING:
        told["card"] = CARDS[trade_partner(state, frame)].id
        told["value"] = frame.a
        told["chosen"] = trades_chosen(state, frame)
    elif frame.kind == PRIVILEGES_DUE:
        told["left"] = frame.a
        told["taken"] = [name for option, name in enumerate(PRIVILEGE_NAMES) if frame.b >> option & 1]
    elif frame.kind == BONUS_ACTION:
        told["card"] = CARDS[frame.a].id
    elif frame.kind == ORDERING:
        told["card"] = CARDS[frame.a].id
        told["left"] = [name for part, name in enumerate(EFFECTS) if frame.b >> part & 1]
    elif frame.kind == DRAFTING:
        told["pass"] = frame.a + 1
    return told


def trades_chosen(state: Position, frame: Frame) -> dict[str, int]:
    """The trades of a production that have been paid so far, by building."""
    chosen: dict[str, int] = {}
    for place, card in enumerate(state.players[frame.seat].cards[BUILDING]):
        trade = chosen_trade(frame.c, place)
        if trade:
            chosen[CARDS[card].id] = trade
    return chosen


def own_answer(state: Position, seat: int | None) -> bool | None:
    """What a seat has answered in a Vatican report while answers are secret."""
    if not state.stack or state.stack[-1].kind != REPORT or not state.rules & VATICAN_SIMULTANEOUS:
        return None
    frame = state.stack[-1]
    for place in range(frame.a):
        if state.order[place] == seat and has_choice(state, seat):
            return frame.b >> place & 1 == 1
    return None


def towers(state: Position) -> dict[str, object]:
    """By type the cards of floors 1 to 4, None where there is none."""
    return {
        type: [
            CARDS[state.floors[tower * 4 + floor]].id if state.floors[tower * 4 + floor] >= 0 else None
            for floor in range(4)
        ]
        for tower, type in enumerate(TYPES)
    }


def spaces(state: Position) -> dict[str, object]:
    """The members on each space that has any."""
    standing: dict[str, object] = {}
    for space, name in enumerate(SPACE_NAMES):
        members = [
            {"seat": seat, "member": MEMBERS[member]}
            for seat, player in enumerate(state.players)
            for member in range(len(MEMBERS))
            if player.placed[member] == space
        ]
        if members:
            standing[name] = members
    return standing


def decks(state: Position) -> dict[str, object]:
    """By type the cards of the period that are still to come: a known set in unknown order."""
    if state.round == 0:
        return {type: [] for type in TYPES}
    return {
        type: [CARDS[card].id for card in pack_of(state, tower) if state.packs & CARDS[card].bit]
        for tower, type in enumerate(TYPES)
    }


def player_view(state: Position, seat: int, own: bool) -> dict[str, object]:
    player = state.players[seat]
    shows_discards = own or not state.rules & HIDDEN_DISCARDS
    return {
        "seat": seat,
        "goods": {GOODS[good]: player.goods[good] for good in range(len(player.goods))},
        "cards": {type: [CARDS[card].id for card in player.cards[tower]] for tower, type in enumerate(TYPES)},
        "members": {
            name: {
                "value": member_value(state, player, member),
                "space": SPACE_NAMES[player.placed[member]] if player.placed[member] >= 0 else None,
            }
            for member, name in enumerate(MEMBERS)
        },
        "bonus_tile": BONUS_TILES[player.tile].id if player.tile >= 0 else None,
        "excommunicated": [TILES[index].id for index in state.tiles if player.curses >> index & 1],
        "leaders": [
            {
                "id": LEADERS[leader].id,
                "used": player.used >> leader & 1 == 1,
                "copies": LEADERS[player.copied].id if leader == LORENZO and player.copied >= 0 else None,
            }
            for leader in player.leaders
        ],
        "out": player.out and state.rules & PASS_IS_FINAL != 0,
        "hand_size": len(player.hand),
        "hand": [LEADERS[leader].id for leader in player.hand] if own else None,
        "discard_size": len(player.discarded),
        "discarded": [LEADERS[leader].id for leader in player.discarded] if shows_discards else None,
    }


def draft_view(state: Position, seat: int) -> dict[str, object]:
    """The packet in hand, and every packet that has passed through it as it was then."""
    frame = state.stack[-1] if state.stack else None
    packet: list[str] = []
    if frame is not None and frame.kind == DRAFTING and frame.seat <= seat:
        packet = [LEADERS[leader].id for leader in state.packets[packet_held(state, seat, frame.a)]]
    seen: list[list[str]] = [[] for _ in range(PACKET)]
    for origin in range(len(state.players)):
        for turn in seen_from(state, seat, origin):
            leaders = sorted([*state.picks[origin][turn:], *state.packets[origin]])
            seen[turn] = [LEADERS[leader].id for leader in leaders]
    return {"packet": packet, "seen": seen}
