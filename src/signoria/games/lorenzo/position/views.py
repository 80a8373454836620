"""What a seat may see, built from what is allowed and never by leaving secrets out (LOR-HIDDEN-1)."""

from signoria.engine.bits import has
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.components.goods import DICE, GOODS, MEMBERS, TYPES
from signoria.games.lorenzo.components.leaders import LORENZO, PACKET
from signoria.games.lorenzo.position.imagination import packet_in_hand, seen_from
from signoria.games.lorenzo.position.options import OPTIONS
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.view_types import DraftView, LorenzoView, PlayerView, StandingView
from signoria.games.lorenzo.rules.rounds import pack_of
from signoria.games.lorenzo.rules.scoring import scores
from signoria.games.lorenzo.rules.values import member_value
from signoria.games.lorenzo.rules.vatican import Report, has_choice


def view(state: Position, seat: int | None) -> LorenzoView:
    """The table as a seat (None: a spectator) sees it, as plain data with ids."""
    return {
        "game": "lorenzo",
        "variant": state.rules.variant,
        "options": state.rules.changed(OPTIONS),
        "seats": len(state.players),
        "viewer": seat,
        "over": not state.stack,
        "round": state.round,
        "period": (state.round + 1) // 2,
        "order": list(state.order),
        "asked": state.asked(),
        "dice": {name: state.dice[die] for die, name in enumerate(DICE)},
        "towers": towers(state),
        "spaces": spaces(state),
        "palace": list(state.palace),
        "excommunication": [state.components.tiles[tile].id for tile in state.tiles],
        "decks": decks(state),
        "players": [player_view(state, other, other == seat) for other in range(len(state.players))],
        "answer": own_answer(state, seat),
        "draft": None if seat is None or not state.rules.advanced else draft_view(state, seat),
        "scores": [score.as_data() for score in scores(state)],
    }


def own_answer(state: Position, seat: int | None) -> bool | None:
    """What a seat has answered in a Vatican report while answers are secret."""
    report = state.stack[-1] if state.stack else None
    if isinstance(report, Report) and state.rules.vatican_simultaneous:
        for index, answer in enumerate(report.answers):
            if state.order[index] == seat and has_choice(state, seat):
                return answer
    return None


def towers(state: Position) -> dict[str, list[str | None]]:
    """By type the cards of floors 1 to 4, None where there is none."""
    return {
        type: [
            state.components.cards[state.floors[tower * 4 + floor]].id if state.floors[tower * 4 + floor] >= 0 else None
            for floor in range(4)
        ]
        for tower, type in enumerate(TYPES)
    }


def spaces(state: Position) -> dict[str, list[StandingView]]:
    """The members on each space that has any."""
    standing: dict[str, list[StandingView]] = {}
    for space, name in enumerate(SPACE_NAMES):
        members: list[StandingView] = [
            {"seat": seat, "member": MEMBERS[member]}
            for seat, player in enumerate(state.players)
            for member in range(len(MEMBERS))
            if player.placed[member] == space
        ]
        if members:
            standing[name] = members
    return standing


def decks(state: Position) -> dict[str, list[str]]:
    """By type the cards of the period that are still to come: a known set in unknown order."""
    if state.round == 0:
        return {type: [] for type in TYPES}
    cards = state.components.cards
    return {
        type: [cards[card].id for card in pack_of(state, tower) if state.packs & cards[card].bit]
        for tower, type in enumerate(TYPES)
    }


def player_view(state: Position, seat: int, own: bool) -> PlayerView:
    player = state.players[seat]
    components = state.components
    shows_discards = own or not state.rules.hidden_discards
    return {
        "seat": seat,
        "goods": {GOODS[good]: player.goods[good] for good in range(len(player.goods))},
        "cards": {
            type: [components.cards[card].id for card in player.cards[tower]] for tower, type in enumerate(TYPES)
        },
        "members": {
            name: {
                "value": member_value(state, player, member),
                "space": SPACE_NAMES[player.placed[member]] if player.placed[member] >= 0 else None,
            }
            for member, name in enumerate(MEMBERS)
        },
        "bonus_tile": components.board.bonus_tiles[player.tile].id if player.tile >= 0 else None,
        "excommunicated": [components.tiles[index].id for index in state.tiles if has(player.curses, index)],
        "leaders": [
            {
                "id": components.leaders[leader].id,
                "used": has(player.used, leader),
                "copies": components.leaders[player.copied].id if leader == LORENZO and player.copied >= 0 else None,
            }
            for leader in player.leaders
        ],
        "out": player.out and state.rules.pass_is_final,
        "hand_size": len(player.hand),
        "hand": [components.leaders[leader].id for leader in player.hand] if own else None,
        "discard_size": len(player.discarded),
        "discarded": [components.leaders[leader].id for leader in player.discarded] if shows_discards else None,
    }


def draft_view(state: Position, seat: int) -> DraftView:
    """The packet in hand, and every packet that has passed through it as it was then."""
    packet = [state.components.leaders[leader].id for leader in packet_in_hand(state, seat)]
    seen: list[list[str]] = [[] for _ in range(PACKET)]
    for origin in range(len(state.players)):
        for turn in seen_from(state, seat, origin):
            leaders = sorted([*state.picks[origin][turn:], *state.packets[origin]])
            seen[turn] = [state.components.leaders[leader].id for leader in leaders]
    return {"packet": packet, "seen": seen}
