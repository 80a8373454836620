"""Leader actions: discard, play, activate (LOR-LEADER-3 to LOR-LEADER-6), and what single leaders ask."""

from typing import ClassVar, Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.effects import Action, Gain
from signoria.games.lorenzo.components.goods import GOODS, MEMBERS, NEUTRAL, SERVANTS
from signoria.games.lorenzo.components.leaders import FEDERICO, LORENZO, requirement
from signoria.games.lorenzo.position.catalogue import COPY, COPY_D, PLAY, RAISE, RAISE_D, SPEND_SERVANTS
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import CARD, LEADER, MEMBER, SPACE
from signoria.games.lorenzo.rules.areas import area_action, area_servants
from signoria.games.lorenzo.rules.placing import MEMBER_PLACED, explain_member
from signoria.games.lorenzo.rules.privileges import pay_out
from signoria.games.lorenzo.rules.requirements import least_lacking, meets_requirement
from signoria.games.lorenzo.rules.servants import ServantsQuestion, ServantsRange
from signoria.games.lorenzo.rules.values import servants_per_point

NOT_IN_HAND: Final = Obstacle("not_in_hand", "LOR-LEADER-10")
REQUIREMENT_NOT_MET: Final = Obstacle("requirement_not_met", "LOR-LEADER-2")
NOT_IN_PLAY: Final = Obstacle("not_in_play", "LOR-LEADER-6")
USED_THIS_ROUND: Final = Obstacle("used_this_round", "LOR-LEADER-6")
NOTHING_TO_ACTIVATE: Final = Obstacle("nothing_to_activate", "LOR-LEADER-1")
CANNOT_REACH_ONE: Final = Obstacle("cannot_reach_one", "LOR-OQ-7")
NO_MEMBER_TO_RAISE: Final = Obstacle("no_member_to_raise", "LOR-OQ-36")
NOBODY_TO_COPY: Final = Obstacle("nobody_to_copy", "LOR-OQ-37")
CANNOT_BE_COPIED: Final = Obstacle("cannot_be_copied", "LOR-OQ-37")
ALREADY_COPIED: Final = Obstacle("already_copied", "LOR-OQ-37")

DISCARD_GAIN: Final = Gain([], [], 1)


def discard_obstacle(state: Position, seat: int, leader: int) -> Obstacle | None:
    return None if leader in state.players[seat].hand else NOT_IN_HAND


def play_obstacle(state: Position, seat: int, leader: int) -> Obstacle | None:
    return condition_obstacle(state, seat, leader) if leader in state.players[seat].hand else NOT_IN_HAND


def condition_obstacle(state: Position, seat: int, leader: int) -> Obstacle | None:
    """What stands against playing a leader that is in hand; nobody else hears of it (LOR-HIDDEN-3)."""
    player = state.players[seat]
    if not meets_requirement(state, player, leader):
        return REQUIREMENT_NOT_MET
    if leader == LORENZO and not state.rules.lorenzo_may_wait and not copyable(state, seat):
        return NOBODY_TO_COPY
    return None


def ability_of(player: Player, leader: int) -> int:
    """The leader whose ability it is: for Lorenzo the one he copies, or -1."""
    return player.copied if leader == LORENZO else leader


def activate_obstacle(state: Position, seat: int, leader: int) -> Obstacle | None:
    player = state.players[seat]
    if leader not in player.leaders:
        return NOT_IN_PLAY
    ability = ability_of(player, leader)
    if ability < 0 or not state.components.leaders[ability].once:
        return NOTHING_TO_ACTIVATE
    if has(player.used, leader):
        return USED_THIS_ROUND
    if ability == FEDERICO and not raisable(player):
        return NO_MEMBER_TO_RAISE
    action = state.components.leaders[ability].action
    if action is not None and area_servants(state, seat, action, True).most < 0:
        return CANNOT_REACH_ONE
    return None


def leader_action_possible(state: Position, seat: int) -> bool:
    """Whether the turn menu holds any leader action; a leader in hand can always be discarded (LOR-LEADER-4)."""
    player = state.players[seat]
    if player.hand:
        return True
    for leader in player.leaders:
        if activate_obstacle(state, seat, leader) is None:
            return True
        if leader == LORENZO and player.copied < 0 and copyable(state, seat):
            return True
    return False


def explain_leader(
    state: Position, player: Player, answer: Decision, obstacle: Obstacle, explanation: Explanation
) -> None:
    """Names and numbers for what stands against a leader action."""
    leader = answer.a
    if obstacle is NOT_IN_HAND and answer.verb is PLAY:
        explanation.rule = "LOR-LEADER-5"
    elif obstacle is NOT_IN_HAND and leader not in player.leaders:
        explanation.rule = "LOR-LEADER-4"
    elif obstacle is NOT_IN_PLAY and answer.verb is COPY:
        leader = LORENZO  # he is lacking, not the leader to be copied
    elif obstacle is ALREADY_COPIED:
        leader = player.copied
    explanation.params["leader"] = state.components.leaders[leader].id
    if obstacle is REQUIREMENT_NOT_MET:
        lacking = least_lacking(player, state.components.leaders[leader].needs)
        explanation.params.update(requirement=requirement(state.components.leaders[leader]), missing=lacking)
        explanation.missing.update(lacking)
    elif obstacle is CANNOT_REACH_ONE:
        action = state.components.leaders[ability_of(player, leader)].action
        value = action.value - player.malus[action.kind] if action is not None else 0
        explanation.params.update(value=value, servants=player.goods[SERVANTS])
        explanation.missing[GOODS[SERVANTS]] = (1 - value) * servants_per_point(state, player) - player.goods[SERVANTS]


def without(leaders: tuple[int, ...], leader: int) -> tuple[int, ...]:
    return tuple([other for other in leaders if other != leader])


def discard(state: Position, seat: int, leader: int) -> None:
    """Out of the game for one privilege (LOR-LEADER-4)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.discarded = (*player.discarded, leader)
    if state.journal is not None:
        shown: dict[str, object] = {"leader": state.components.leaders[leader].id}
        if state.rules.hidden_discards:
            state.journal.confide("discarded", seat, {}, shown)  # LOR-OQ-40
        else:
            state.journal.note("discarded", seat, shown)
            state.journal.reveal()
    pay_out(state, seat, DISCARD_GAIN, 1, "discarded leader", len(state.stack))


def play(state: Position, seat: int, leader: int) -> None:
    """Lay a leader down; a permanent ability works from now on (LOR-LEADER-5, LOR-LEADER-7)."""
    player = state.players[seat]
    player.hand = without(player.hand, leader)
    player.leaders = (*player.leaders, leader)
    if state.journal is not None:
        state.journal.note("played", seat, {"leader": state.components.leaders[leader].id})
        state.journal.reveal()
    if leader == LORENZO:
        if not state.rules.lorenzo_may_wait:
            state.stack.append(Copying(seat))
    elif not state.components.leaders[leader].once:
        player.powers = with_bit(player.powers, leader)


def activate(state: Position, seat: int, leader: int) -> None:
    """Turn the leader face down and use its ability (LOR-LEADER-6), in the turn it was played too (LOR-LEADER-8)."""
    player = state.players[seat]
    player.used = with_bit(player.used, leader)
    if state.journal is not None:
        state.journal.note("activated", seat, {"leader": state.components.leaders[leader].id})
    ability = state.components.leaders[ability_of(player, leader)]
    if ability_of(player, leader) == FEDERICO:
        state.stack.append(Raising(seat))
    elif ability.gain is not None:
        pay_out(state, seat, ability.gain, 1, ability.id, len(state.stack))
    elif ability.action is not None:
        offered = area_servants(state, seat, ability.action, True)
        if offered.least < offered.most:
            state.stack.append(AbilityServants(seat, ability_of(player, leader)))
        else:
            area_action(state, seat, ability.action, True, offered.least)


class AbilityServants(ServantsQuestion):
    """How many servants for a leader's harvest or production (LOR-OQ-7)?"""

    __slots__ = ("leader",)

    asks = "servants"

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader  # whose ability it is

    def action(self, state: Position) -> Action:
        action = state.components.leaders[self.leader].action
        assert action is not None
        return action

    def servants_range(self, state: Position) -> ServantsRange:
        return area_servants(state, self.seat, self.action(state), True)

    def menu(self, state: Position) -> list[Decision]:
        return self.servants_menu(state)

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return self.servants_obstacle(state, answer.a) if answer.verb is SPEND_SERVANTS else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        area_action(state, self.seat, self.action(state), True, answer.a)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(MEMBER, -1)
        told.put(SPACE, -1)
        told.put(CARD, -1)
        told.put(LEADER, self.leader)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.leader)


class AbilityQuestion(LorenzoQuestion):
    """What a leader asks when it is activated."""

    leader: ClassVar[int] = -1


# Federico da Montefeltro


def raisable(player: Player) -> bool:
    for member in range(NEUTRAL):
        if player.placed[member] < 0:
            return True
    return False


class Raising(AbilityQuestion):
    """Which member does Federico lift for the rest of the round (LOR-OQ-36)?"""

    asks = "raise"
    leader = FEDERICO
    rule = "LOR-OQ-36"

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in RAISE_D if self.obstacle(state, option) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not RAISE:
            return NOT_ASKED
        return None if state.players[self.seat].placed[answer.a] < 0 else MEMBER_PLACED

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is MEMBER_PLACED:
            explain_member(state.players[self.seat], answer.a, explanation)

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        player = state.players[self.seat]
        player.raised = with_bit(player.raised, answer.a)
        if state.journal is not None:
            state.journal.note("raised", self.seat, {"member": MEMBERS[answer.a]})


# Lorenzo de' Medici


def copyable(state: Position, seat: int) -> list[int]:
    """The leaders that other players have in play, face up or face down (LOR-OQ-37)."""
    found: list[int] = []
    for other in range(len(state.players)):
        if other != seat:
            found.extend(state.players[other].leaders)
    return found


def copy_obstacle(state: Position, seat: int, leader: int) -> Obstacle | None:
    player = state.players[seat]
    if LORENZO not in player.leaders:
        return NOT_IN_PLAY
    if player.copied >= 0:
        return ALREADY_COPIED
    return None if leader in copyable(state, seat) else CANNOT_BE_COPIED


def copy_leader(state: Position, seat: int, leader: int) -> None:
    """Lorenzo takes over an ability for the rest of the game (LOR-OQ-37)."""
    player = state.players[seat]
    player.copied = leader
    if not state.components.leaders[leader].once:
        player.powers = with_bit(player.powers, leader)
    if state.journal is not None:
        state.journal.note("copied", seat, {"leader": state.components.leaders[leader].id})


class Copying(LorenzoQuestion):
    """Whom does Lorenzo copy?"""

    asks = "copy"
    rule = "LOR-OQ-37"

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in COPY_D.values() if self.obstacle(state, option) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return copy_obstacle(state, self.seat, answer.a) if answer.verb is COPY else NOT_ASKED

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is not NOT_ASKED:
            explain_leader(state, state.players[self.seat], answer, obstacle, explanation)

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        copy_leader(state, self.seat, answer.a)
