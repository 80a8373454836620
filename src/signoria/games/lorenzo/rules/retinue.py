"""Leader actions: discard, play, activate (LOR-LEADER-3..6), and the choices of Federico and Lorenzo."""

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import MEMBERS, NEUTRAL
from signoria.games.lorenzo.components.leaders import CARD_NEEDS, FEDERICO, LEADERS, LORENZO, Needs
from signoria.games.lorenzo.position.options import HIDDEN_DISCARDS, LORENZO_MAY_WAIT
from signoria.games.lorenzo.position.position import COPYING, RAISING, Player, Position
from signoria.games.lorenzo.rules.actions import announce_ability, area_offer
from signoria.games.lorenzo.rules.gains import pay_out
from signoria.games.lorenzo.rules.obstacles import (
    ALREADY_COPIED,
    CANNOT_BE_COPIED,
    CANNOT_REACH_ONE,
    MEMBER_PLACED,
    NO_MEMBER_TO_RAISE,
    NOBODY_TO_COPY,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOTHING_TO_ACTIVATE,
    REQUIREMENT_NOT_MET,
    USED_THIS_ROUND,
)

DISCARD_GAIN = Gain([], [], 1)


def owned(player: Player, what: int) -> int:
    """How much a player has of a good or, from CARD_NEEDS on, of a card type."""
    return player.goods[what] if what < CARD_NEEDS else len(player.cards[what - CARD_NEEDS])


def meets(player: Player, needs: Needs) -> bool:
    """At least so many of each good and card; nothing is paid (LOR-LEADER-2)."""
    for index in range(len(needs.what)):
        if owned(player, needs.what[index]) < needs.amounts[index]:
            return False
    return True


def meets_requirement(player: Player, leader: int) -> bool:
    for needs in LEADERS[leader].needs:
        if meets(player, needs):
            return True
    return False


def discard_obstacle(state: Position, seat: int, leader: int) -> int:
    return 0 if leader in state.players[seat].hand else NOT_IN_HAND  # LOR-LEADER-10


def play_obstacle(state: Position, seat: int, leader: int) -> int:
    return condition_obstacle(state, seat, leader) if leader in state.players[seat].hand else NOT_IN_HAND


def condition_obstacle(state: Position, seat: int, leader: int) -> int:
    """What stands against playing a leader that is in hand; nobody else hears of it (LOR-HIDDEN-3)."""
    player = state.players[seat]
    if not meets_requirement(player, leader):
        return REQUIREMENT_NOT_MET
    if leader == LORENZO and not state.rules & LORENZO_MAY_WAIT and not copyable(state, seat):
        return NOBODY_TO_COPY  # LOR-OQ-37
    return 0


def copyable(state: Position, seat: int) -> list[int]:
    """The leaders that other players have in play, face up or face down (LOR-OQ-37)."""
    found: list[int] = []
    for other in range(len(state.players)):
        if other != seat:
            found.extend(state.players[other].leaders)
    return found


def copy_obstacle(state: Position, seat: int, leader: int) -> int:
    player = state.players[seat]
    if LORENZO not in player.leaders:
        return NOT_IN_PLAY
    if player.copied >= 0:
        return ALREADY_COPIED
    return 0 if leader in copyable(state, seat) else CANNOT_BE_COPIED


def ability_of(player: Player, leader: int) -> int:
    """The leader whose ability it is: for Lorenzo the one he copies, or -1."""
    return player.copied if leader == LORENZO else leader


def activate_obstacle(state: Position, seat: int, leader: int) -> int:
    player = state.players[seat]
    if leader not in player.leaders:
        return NOT_IN_PLAY
    ability = ability_of(player, leader)
    if ability < 0 or not LEADERS[ability].once:
        return NOTHING_TO_ACTIVATE
    if player.used >> leader & 1:
        return USED_THIS_ROUND  # LOR-LEADER-6
    if ability == FEDERICO and not raisable(player):
        return NO_MEMBER_TO_RAISE  # LOR-OQ-36
    action = LEADERS[ability].action
    if action is not None and area_offer(state, seat, action, True).most < 0:
        return CANNOT_REACH_ONE  # LOR-OQ-7
    return 0


def raisable(player: Player) -> bool:
    for member in range(NEUTRAL):
        if player.placed[member] < 0:
            return True
    return False


def raise_obstacle(state: Position, seat: int, member: int) -> int:
    return 0 if state.players[seat].placed[member] < 0 else MEMBER_PLACED


def leader_action_possible(state: Position, seat: int) -> bool:
    """Whether the turn menu holds any leader action; a leader in hand can always be discarded (LOR-LEADER-4)."""
    player = state.players[seat]
    if player.hand:
        return True
    for leader in player.leaders:
        if activate_obstacle(state, seat, leader) == 0:
            return True
        if leader == LORENZO and player.copied < 0 and copyable(state, seat):
            return True
    return False


def without(leaders: tuple[int, ...], leader: int) -> tuple[int, ...]:
    return tuple([other for other in leaders if other != leader])


def discard(state: Position, seat: int, leader: int) -> None:
    """Out of the game for one privilege (LOR-LEADER-4)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.discarded = (*player.discarded, leader)
    if state.journal is not None:
        shown: dict[str, object] = {"leader": LEADERS[leader].id}
        if state.rules & HIDDEN_DISCARDS:
            state.journal.confide("discarded", seat, {}, shown)  # LOR-OQ-40
        else:
            state.journal.note("discarded", seat, shown)
            state.journal.reveal()
    pay_out(state, seat, DISCARD_GAIN, 1, "discarded leader", len(state.stack))


def play(state: Position, seat: int, leader: int) -> None:
    """Lay a leader down; a permanent ability works from now on (LOR-LEADER-5, -7)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.leaders = (*player.leaders, leader)
    if state.journal is not None:
        state.journal.note("played", seat, {"leader": LEADERS[leader].id})
        state.journal.reveal()
    if leader == LORENZO:
        if not state.rules & LORENZO_MAY_WAIT:
            state.stack.append(Frame(COPYING, seat))
    elif not LEADERS[leader].once:
        player.powers |= 1 << leader


def copy_leader(state: Position, seat: int, leader: int) -> None:
    """Lorenzo takes over an ability for the rest of the game (LOR-OQ-37)."""
    player = state.players[seat]
    player.copied = leader
    if not LEADERS[leader].once:
        player.powers |= 1 << leader
    if state.journal is not None:
        state.journal.note("copied", seat, {"leader": LEADERS[leader].id})


def activate(state: Position, seat: int, leader: int) -> None:
    """Turn the leader face down and use its ability (LOR-LEADER-6), in the turn it was played too (LOR-LEADER-8)."""
    player = state.players[seat]
    player.used |= 1 << leader
    if state.journal is not None:
        state.journal.note("activated", seat, {"leader": LEADERS[leader].id})
    ability = ability_of(player, leader)
    gain = LEADERS[ability].gain
    if ability == FEDERICO:
        state.stack.append(Frame(RAISING, seat))
    elif gain is not None:
        pay_out(state, seat, gain, 1, LEADERS[ability].id, len(state.stack))
    else:
        announce_ability(state, seat, ability)


def raise_member(state: Position, seat: int, member: int) -> None:
    """Federico's value for the rest of the round (LOR-OQ-36)."""
    state.players[seat].raised |= 1 << member
    if state.journal is not None:
        state.journal.note("raised", seat, {"member": MEMBERS[member]})
