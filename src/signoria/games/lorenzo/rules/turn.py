"""A turn: leader actions at any time, one placement, the end (LOR-TURN-1)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import FLOORS
from signoria.games.lorenzo.components.goods import MOST_SEATS
from signoria.games.lorenzo.components.leaders import LORENZO
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
    ACTIVATE_D,
    COPY,
    COPY_D,
    DISCARD,
    DISCARD_D,
    END_TURN,
    END_TURN_D,
    FORFEIT,
    FORFEIT_D,
    PLACE,
    PLAY,
    PLAY_D,
)
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import ACTED
from signoria.games.lorenzo.rules import retinue
from signoria.games.lorenzo.rules.actions import announce
from signoria.games.lorenzo.rules.bonus import announce_card
from signoria.games.lorenzo.rules.costs import BY_MEMBER
from signoria.games.lorenzo.rules.placing import explain_placement, placement_obstacle, placements

ALREADY_ACTED: Final = Obstacle("already_acted", "LOR-TURN-1")
CAN_PLACE: Final = Obstacle("can_place", "LOR-TURN-3")
NOT_YET_ACTED: Final = Obstacle("not_yet_acted", "LOR-TURN-3")


class Turn(LorenzoQuestion):
    """A seat's turn; `acted` once a member is placed or the action forfeited."""

    __slots__ = ("acted", "extra")

    asks = "turn"
    rule = "LOR-TURN-1"

    def __init__(self, seat: int, acted: bool, extra: bool = False) -> None:
        super().__init__(seat)
        self.acted = acted
        self.extra = extra  # after everybody else, since tile II-7 took the first turn

    def run(self, state: Position) -> bool:
        """A turn in which nothing more can be done ends by itself."""
        if not self.acted or state.rules.confirm_turn or retinue.leader_action_possible(state, self.seat):
            return False
        state.stack.pop()
        return True

    def menu(self, state: Position) -> list[Decision]:
        """Leader actions at any time; before the member action a placement, or forfeiting; after it the end (DP-3)."""
        seat = self.seat
        player = state.players[seat]
        if self.acted:
            found = [END_TURN_D]
        else:
            found = placements(state, seat)
            if not found or self.may_forfeit(state):
                found.append(FORFEIT_D)
        for leader in player.hand:
            found.append(DISCARD_D[leader])
            if retinue.condition_obstacle(state, seat, leader) is None:
                found.append(PLAY_D[leader])
        for leader in player.leaders:
            if leader in ACTIVATE_D and retinue.activate_obstacle(state, seat, leader) is None:
                found.append(ACTIVATE_D[leader])
            if leader == LORENZO and player.copied < 0:
                for other in retinue.copyable(state, seat):
                    found.append(COPY_D[other])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        verb = answer.verb
        if verb is PLACE:
            return ALREADY_ACTED if self.acted else placement_obstacle(state, self.seat, answer.a, answer.b)
        if verb is END_TURN:
            return None if self.acted else NOT_YET_ACTED
        if verb is FORFEIT:
            if self.acted:
                return ALREADY_ACTED
            if self.may_forfeit(state):
                return None
            return CAN_PLACE if placements(state, self.seat) else None  # LOR-TURN-3, LOR-TURN-4
        if verb is DISCARD:
            return retinue.discard_obstacle(state, self.seat, answer.a)
        if verb is PLAY:
            return retinue.play_obstacle(state, self.seat, answer.a)
        if verb is ACTIVATE:
            return retinue.activate_obstacle(state, self.seat, answer.a)
        if verb is COPY:
            return retinue.copy_obstacle(state, self.seat, answer.a)
        return NOT_ASKED

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_ASKED or obstacle is ALREADY_ACTED:
            return
        player = state.players[self.seat]
        if answer.verb is PLACE:
            explain_placement(state, player, answer.a, answer.b, obstacle, explanation)
        elif "leader" in answer.verb.parts:
            retinue.explain_leader(state, player, answer, obstacle, explanation)

    def take(self, state: Position, answer: Decision) -> None:
        """No leader action is the action of the turn (LOR-LEADER-11)."""
        verb = answer.verb
        seat = self.seat
        if verb is PLACE:
            state.stack[-1] = LATE_TURNS[seat]
            if answer.b < FLOORS:
                announce_card(state, seat, answer.a, answer.b, BY_MEMBER)
            else:
                announce(state, seat, answer.a, answer.b, BY_MEMBER)
        elif verb is END_TURN:
            state.stack.pop()
        elif verb is DISCARD:
            retinue.discard(state, seat, answer.a)
        elif verb is PLAY:
            retinue.play(state, seat, answer.a)
        elif verb is ACTIVATE:
            retinue.activate(state, seat, answer.a)
        elif verb is COPY:
            retinue.copy_leader(state, seat, answer.a)
        else:
            self.forfeit(state)

    def may_forfeit(self, state: Position) -> bool:
        """Whether a placement is not compulsory: by option, and for the late member of tile II-7 (LOR-OQ-45)."""
        if state.rules.allow_voluntary_pass:
            return True
        return self.extra and not state.rules.late_member_compulsory

    def forfeit(self, state: Position) -> None:
        """The action is lost (LOR-TURN-4, LOR-TURN-5); leader actions are still possible (LOR-OQ-29)."""
        state.players[self.seat].out = True
        state.stack[-1] = LATE_TURNS[self.seat]
        if state.journal is not None:
            state.journal.note("forfeited", self.seat, {})

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(ACTED, 1 if self.acted else 0)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.acted, self.extra)


# Questions are values, so those that come in every turn are made once.
NEW_TURNS: Final = [Turn(seat, False) for seat in range(MOST_SEATS)]
LATE_TURNS: Final = [Turn(seat, True) for seat in range(MOST_SEATS)]
"""Of each seat after its action."""
EXTRA_TURNS: Final = [Turn(seat, False, True) for seat in range(MOST_SEATS)]
"""Of each seat after everybody else."""
