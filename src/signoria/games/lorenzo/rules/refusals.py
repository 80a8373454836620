"""Turns what stands against a decision into a sentence with its rule and numbers; asked for only when it is read."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.refusal import Refusal
from signoria.games.lorenzo.components.board import (
    BONUS_TILES,
    FLOOR_VALUES,
    FLOORS,
    MAX_CARDS,
    PRIVILEGE_NAMES,
    SPACE_KINDS,
    SPACE_NAMES,
    TERRITORY_MILITARY,
)
from signoria.games.lorenzo.components.cards import CARDS, Card
from signoria.games.lorenzo.components.effects import Cost
from signoria.games.lorenzo.components.excommunications import BANNED, TILES
from signoria.games.lorenzo.components.goods import (
    BUILDING,
    CHARACTER,
    COINS,
    GOODS,
    KINDS,
    MARKET,
    MEMBERS,
    MILITARY,
    SERVANTS,
    STONE,
    TYPES,
    WOOD,
)
from signoria.games.lorenzo.components.leaders import LEADERS, LORENZO, NEED_WORDS, Needs, requirement
from signoria.games.lorenzo.position.catalogue import COPY, PLACE, PLAY
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
    Player,
    Position,
)
from signoria.games.lorenzo.position.views import QUESTIONS
from signoria.games.lorenzo.rules import obstacles
from signoria.games.lorenzo.rules.actions import frame_offer
from signoria.games.lorenzo.rules.areas import trade_partner
from signoria.games.lorenzo.rules.retinue import ability_of, owned
from signoria.games.lorenzo.rules.towers import BY_MEMBER, discount, floor_bonus, granted, surcharge
from signoria.games.lorenzo.rules.values import (
    least_value,
    member_value,
    reserved_servants,
    servants_for_value,
    servants_per_point,
)
from signoria.games.lorenzo.text.wording import WORDING

RULES: Final = {
    obstacles.NOT_ASKED: ("not_asked", "LOR-TURN-1"),
    obstacles.GAME_OVER: ("game_over", "LOR-SCORE-1"),
    obstacles.CHANCE_DECIDES: ("chance_decides", "LOR-HIDDEN-2"),
    obstacles.NOT_AN_OUTCOME: ("not_an_outcome", "LOR-HIDDEN-2"),
    obstacles.MEMBER_PLACED: ("member_placed", "LOR-TURN-6"),
    obstacles.SPACE_COVERED: ("space_covered", "LOR-SETUP-7"),
    obstacles.MARKET_BANNED: ("market_banned", "LOR-OQ-47"),
    obstacles.SPACE_OCCUPIED: ("space_occupied", "LOR-HP-2"),
    obstacles.FLOOR_OCCUPIED: ("floor_occupied", "LOR-TOWER-4"),
    obstacles.FLOOR_EMPTY: ("floor_empty", "LOR-TOWER-13"),
    obstacles.NO_ROOM: ("no_room", "LOR-TOWER-14"),
    obstacles.NO_SURCHARGE: ("no_surcharge", "LOR-TOWER-8"),
    obstacles.TERRITORY_NEEDS_MILITARY: ("territory_needs_military", "LOR-TERR-3"),
    obstacles.TOO_DEAR: ("too_dear", "LOR-CARD-1"),
    obstacles.COLOUR_IN_TOWER: ("colour_in_tower", "LOR-TOWER-11"),
    obstacles.COLOUR_IN_AREA: ("colour_in_area", "LOR-HP-4"),
    obstacles.VALUE_TOO_LOW: ("value_too_low", "LOR-VALUE-9"),
    obstacles.WRONG_TYPE: ("wrong_type", "LOR-BONUS-4"),
    obstacles.ALREADY_ACTED: ("already_acted", "LOR-TURN-1"),
    obstacles.CAN_PLACE: ("can_place", "LOR-TURN-3"),
    obstacles.NOT_YET_ACTED: ("not_yet_acted", "LOR-TURN-3"),
    obstacles.SERVANTS_TOO_FEW: ("servants_too_few", "LOR-VALUE-9"),
    obstacles.SERVANTS_NOT_THERE: ("servants_not_there", "LOR-VALUE-4"),
    obstacles.SERVANTS_USELESS: ("servants_useless", "LOR-OQ-1"),
    obstacles.OTHER_BUILDING: ("other_building", "LOR-HP-17"),
    obstacles.TRADE_UNPAYABLE: ("trade_unpayable", "LOR-HP-11"),
    obstacles.PRIVILEGE_TWICE: ("privilege_twice", "LOR-PRIV-2"),
    obstacles.EFFECT_NOT_LEFT: ("effect_not_left", "LOR-TOWER-18"),
    obstacles.TILE_TAKEN: ("tile_taken", "LOR-ADV-1"),
    obstacles.NOT_IN_PACKET: ("not_in_packet", "LOR-DRAFT-1"),
    obstacles.NOT_IN_HAND: ("not_in_hand", "LOR-LEADER-10"),
    obstacles.REQUIREMENT_NOT_MET: ("requirement_not_met", "LOR-LEADER-2"),
    obstacles.NOT_IN_PLAY: ("not_in_play", "LOR-LEADER-6"),
    obstacles.USED_THIS_ROUND: ("used_this_round", "LOR-LEADER-6"),
    obstacles.NOTHING_TO_ACTIVATE: ("nothing_to_activate", "LOR-LEADER-1"),
    obstacles.NO_MEMBER_TO_RAISE: ("no_member_to_raise", "LOR-OQ-36"),
    obstacles.NOBODY_TO_COPY: ("nobody_to_copy", "LOR-OQ-37"),
    obstacles.CANNOT_BE_COPIED: ("cannot_be_copied", "LOR-OQ-37"),
    obstacles.ALREADY_COPIED: ("already_copied", "LOR-OQ-37"),
    obstacles.CANNOT_REACH_ONE: ("cannot_reach_one", "LOR-OQ-7"),
}


QUESTION_RULES: Final = {
    CHOOSE_TILE: "LOR-ADV-1",
    DRAFTING: "LOR-DRAFT-1",
    PAY_SERVANTS: "LOR-VALUE-4",
    CHOOSE_COST: "LOR-VENT-3",
    CHOOSE_DISCOUNT: "LOR-PERM-5",
    TRADING: "LOR-HP-17",
    PRIVILEGES_DUE: "LOR-PRIV-4",
    REDUCING: "LOR-OQ-43",
    BONUS_ACTION: "LOR-BONUS-12",
    ORDERING: "LOR-TOWER-18",
    RAISING: "LOR-OQ-36",
    COPYING: "LOR-OQ-37",
    REPORT: "LOR-VATICAN-5",
}
"""The rule that makes a question come first; in a turn it is LOR-TURN-1."""


class Reason:
    """The parts of a refusal as they are gathered."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.params: dict[str, object] = {}
        self.missing: dict[str, int] = {}


def explain(state: Position, decision: Decision, obstacle: int) -> Refusal:
    key, rule = RULES[obstacle]
    reason = Reason(rule)
    reason.params["decision"] = decision.text
    if state.stack:
        frame = state.stack[-1]
        if frame.seat >= 0:
            reason.params["seat"] = frame.seat
            reason.params["asked"] = f"question.{QUESTIONS[frame.kind]}"
            if obstacle == obstacles.NOT_ASKED:
                reason.rule = "LOR-HIDDEN-2" if decision.by_chance else QUESTION_RULES.get(frame.kind, rule)
            circumstances(state, frame, decision, obstacle, reason)
    return Refusal(reason.rule, f"refusal.{key}", reason.params, reason.missing, WORDING)


def circumstances(state: Position, frame: Frame, decision: Decision, obstacle: int, reason: Reason) -> None:
    """Numbers and names for the sentence, by the kind of obstacle."""
    player = state.players[frame.seat]
    if obstacle < obstacles.MEMBER_PLACED:
        return
    if obstacle <= obstacles.WRONG_TYPE:
        if frame.kind == TURN and decision.kind == PLACE:
            explain_space(state, player, decision.b, decision.a, BY_MEMBER, obstacle, reason)
        elif frame.kind != TURN and obstacle != obstacles.MEMBER_PLACED:
            explain_space(state, player, decision.a, -1, frame.a, obstacle, reason)
        else:
            explain_member(player, decision.a, reason)
    elif obstacles.SERVANTS_TOO_FEW <= obstacle <= obstacles.SERVANTS_USELESS:
        explain_servants(state, frame, decision.a, reason)
    elif obstacle in (obstacles.OTHER_BUILDING, obstacles.TRADE_UNPAYABLE):
        explain_trade(state, frame, decision, obstacle, reason)
    elif obstacle == obstacles.PRIVILEGE_TWICE:
        reason.params["option"] = PRIVILEGE_NAMES[decision.a]
    elif obstacle == obstacles.EFFECT_NOT_LEFT:
        reason.params["card"] = CARDS[frame.a].id
    elif obstacle == obstacles.TILE_TAKEN:
        reason.params["tile"] = BONUS_TILES[decision.a].id
    elif obstacle >= obstacles.NOT_IN_PACKET:
        # Whoever copies without Lorenzo de' Medici lacks him, not the leader to be copied.
        lacks_lorenzo = decision.kind == COPY and obstacle == obstacles.NOT_IN_PLAY
        if obstacle == obstacles.NOT_IN_HAND and decision.kind == PLAY:
            reason.rule = "LOR-LEADER-5"
        elif obstacle == obstacles.NOT_IN_HAND and decision.a not in player.leaders:
            reason.rule = "LOR-LEADER-4"
        explain_leader(player, LORENZO if lacks_lorenzo else decision.a, obstacle, reason)


def explain_member(player: Player, member: int, reason: Reason) -> None:
    reason.params["member"] = MEMBERS[member]
    reason.params["space"] = SPACE_NAMES[player.placed[member]]


def explain_space(
    state: Position, player: Player, space: int, member: int, granting: int, obstacle: int, reason: Reason
) -> None:
    """An action on a space: by a member, or by the bonus action of the granting card."""
    params = reason.params
    kind = SPACE_KINDS[space]
    params["space"] = SPACE_NAMES[space]
    if obstacle == obstacles.MEMBER_PLACED:
        explain_member(player, member, reason)
    elif obstacle == obstacles.SPACE_COVERED:
        params["seats"] = len(state.players)
    elif obstacle == obstacles.MARKET_BANNED:
        params["tile"] = next(tile.id for index, tile in enumerate(TILES) if player.curses & BANNED & 1 << index)
    elif obstacle == obstacles.SPACE_OCCUPIED:
        reason.rule = "LOR-MARKET-3" if kind == MARKET else "LOR-HP-2"
    elif obstacle == obstacles.NO_ROOM:
        params.update(owned=len(player.cards[kind]), type=TYPES[kind], limit=MAX_CARDS)
    elif obstacle == obstacles.NO_SURCHARGE:
        explain_surcharge(state, player, space, granting, reason)
    elif obstacle == obstacles.TERRITORY_NEEDS_MILITARY:
        number = len(player.cards[kind]) + 1
        military = player.goods[MILITARY]
        needed = TERRITORY_MILITARY[number - 1]
        params.update(number=number, needed=needed, military=military)
        reason.missing[GOODS[MILITARY]] = needed - military
    elif obstacle == obstacles.TOO_DEAR:
        explain_cost(state, player, space, granting, reason)
    elif obstacle == obstacles.COLOUR_IN_TOWER:
        params["tower"] = TYPES[kind]
    elif obstacle == obstacles.COLOUR_IN_AREA:
        params["area"] = KINDS[kind]
    elif obstacle == obstacles.WRONG_TYPE:
        params.update(card=CARDS[granting].id, type=TYPES[kind])
    elif obstacle == obstacles.VALUE_TOO_LOW:
        explain_value(state, player, space, member, granting, reason)


def explain_surcharge(state: Position, player: Player, space: int, granting: int, reason: Reason) -> None:
    due = surcharge(state, player, space >> 2, granting)
    coins = player.goods[COINS]
    if coins + floor_bonus(state, player, space, COINS) >= due:
        reason.rule = "LOR-TOWER-9"
    reason.params.update(tower=TYPES[space >> 2], surcharge=due, coins=coins)
    reason.missing[GOODS[COINS]] = due - coins


def explain_value(state: Position, player: Player, space: int, member: int, granting: int, reason: Reason) -> None:
    action = granted(granting)
    base = member_value(state, player, member) if action is None else action.value
    servants = servants_for_value(player, reserved_servants(state, space))
    short = least_value(state, player, space) - base
    needed = FLOOR_VALUES[space & 3] if space < FLOORS else 1  # LOR-VALUE-9
    reason.params.update(needed=needed, servants=servants, reached=needed - short)
    per_point = servants_per_point(player)
    reason.missing[GOODS[SERVANTS]] = short * per_point - servants % per_point


def explain_cost(state: Position, player: Player, space: int, granting: int, reason: Reason) -> None:
    """What is lacking for the cost box that comes nearest."""
    card = CARDS[state.floors[space]]
    due = surcharge(state, player, space >> 2, granting)
    stock = [player.goods[good] + floor_bonus(state, player, space, good) for good in range(MILITARY + 1)]
    stock[COINS] -= due
    nearest: dict[str, int] = {}
    price: dict[str, int] = {}
    for cost in card.costs:
        for needs in prices(player, card, cost, granting):
            lacking = {GOODS[good]: need - stock[good] for good, need in needs.items() if need > stock[good]}
            if not nearest or sum(lacking.values()) < sum(nearest.values()):
                nearest = lacking
                price = {GOODS[good]: need for good, need in needs.items() if need}
    if card.type == BUILDING:
        reason.rule = "LOR-BUILD-1"
    elif card.type == CHARACTER:
        reason.rule = "LOR-CHAR-1"
    else:
        reason.rule = "LOR-VENT-2" if GOODS[MILITARY] in nearest else "LOR-VENT-4"
    reason.params.update(card=card.id, cost=price, missing=nearest)
    reason.missing.update(nearest)


def prices(player: Player, card: Card, cost: Cost, granting: int) -> list[dict[int, int]]:
    """What a cost box needs after discounts, once for each good that a discount of choice can lower (LOR-PERM-5)."""
    needs = {
        COINS: max(0, cost.coins - discount(player, card, COINS, granting)),
        WOOD: max(0, cost.wood - discount(player, card, WOOD, granting)),
        STONE: max(0, cost.stone - discount(player, card, STONE, granting)),
        SERVANTS: cost.servants,
        MILITARY: cost.military_needed,
    }
    choice = player.choice[card.type]
    lowered = [{**needs, good: max(0, needs[good] - choice)} for good in (WOOD, STONE) if choice and needs[good]]
    return lowered or [needs]


def explain_servants(state: Position, frame: Frame, servants: int, reason: Reason) -> None:
    offered = frame_offer(state, frame)
    numbers = list(range(offered.least, offered.most + 1, offered.step))
    reason.params.update(servants=servants, least=offered.least, at_hand=offered.at_hand, offered=numbers)
    if servants > offered.at_hand:
        reason.missing[GOODS[SERVANTS]] = servants - offered.at_hand
    elif offered.step > 1 and offered.least < servants < offered.most:
        reason.rule = "LOR-OQ-46"


def explain_trade(state: Position, frame: Frame, decision: Decision, obstacle: int, reason: Reason) -> None:
    card = CARDS[trade_partner(state, frame)]
    reason.params["card"] = card.id
    if obstacle == obstacles.TRADE_UNPAYABLE:
        pay = card.trades[decision.b].pay
        stock = state.players[frame.seat].goods
        lacking = {
            GOODS[good]: amount - stock[good]
            for good, amount in zip(pay.goods, pay.amounts, strict=True)
            if amount > stock[good]
        }
        reason.params.update(cost=pay.table(), missing=lacking)
        reason.missing.update(lacking)


def explain_leader(player: Player, index: int, obstacle: int, reason: Reason) -> None:
    leader = LEADERS[index]
    reason.params["leader"] = leader.id
    if obstacle == obstacles.REQUIREMENT_NOT_MET:
        lacking = least_lacking(player, leader.needs)
        reason.params.update(requirement=requirement(leader), missing=lacking)
        reason.missing.update(lacking)
    elif obstacle == obstacles.ALREADY_COPIED:
        reason.params["leader"] = LEADERS[player.copied].id
    elif obstacle == obstacles.CANNOT_REACH_ONE:
        action = LEADERS[ability_of(player, index)].action
        value = action.value - player.malus[action.kind] if action is not None else 0
        reason.params.update(value=value, servants=player.goods[SERVANTS])
        reason.missing[GOODS[SERVANTS]] = (1 - value) * servants_per_point(player) - player.goods[SERVANTS]


def least_lacking(player: Player, alternatives: list[Needs]) -> dict[str, int]:
    """What is lacking for the alternative that comes nearest."""
    nearest: dict[str, int] = {}
    for needs in alternatives:
        lacking: dict[str, int] = {}
        for what, amount in zip(needs.what, needs.amounts, strict=True):
            if owned(player, what) < amount:
                lacking[NEED_WORDS[what]] = amount - owned(player, what)
        if not nearest or sum(lacking.values()) < sum(nearest.values()):
            nearest = lacking
    return nearest
