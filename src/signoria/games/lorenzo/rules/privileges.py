"""Sources that pay out: goods at once, then council privileges to be exchanged (section 13 of the rules)."""

from abc import abstractmethod
from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import PRIVILEGE_NAMES
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.position.catalogue import PRIVILEGE, PRIVILEGE_D
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import PRIVILEGES_LEFT, TAKEN
from signoria.games.lorenzo.rules.gains import NEW_ACCOUNT, Account, close_account, draw, tell_gain

NOT_TWICE: Final = Obstacle("privilege_twice", "LOR-PRIV-2")


class Source(LorenzoQuestion):
    """A question in which a source still pays out; its privileges are asked for above it on the stack."""

    @abstractmethod
    def with_account(self, account: Account) -> LorenzoQuestion:
        """The same question after its source has paid out more."""


class Privileges(LorenzoQuestion):
    """So many privileges of one source are still to be exchanged, now or never (LOR-PRIV-1, LOR-PRIV-4)."""

    __slots__ = ("account", "left", "of_source_below", "taken")

    asks = "privilege"
    rule = "LOR-PRIV-4"

    def __init__(self, seat: int, left: int, taken: int, account: Account, of_source_below: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken  # what others of the source were exchanged for, one bit each
        self.account = account  # of the source
        self.of_source_below = of_source_below  # more of the source is to come: it gets its account back

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in PRIVILEGE_D if not has(self.taken, option.a)] if self.taken else PRIVILEGE_D

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not PRIVILEGE:
            return NOT_ASKED
        return NOT_TWICE if has(self.taken, answer.a) else None

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_TWICE:
            explanation.params["option"] = PRIVILEGE_NAMES[answer.a]

    def take(self, state: Position, answer: Decision) -> None:
        """All of one source are different (LOR-PRIV-1, LOR-PRIV-2) and share its account, unless an option says no."""
        option = answer.a
        own_source = state.rules.privilege_is_own_source
        player = state.players[self.seat]
        before = player.goods[:] if state.journal is not None else player.goods
        gain = state.components.board.privilege_gains[option]
        account = draw(state, player, gain, 1, NEW_ACCOUNT if own_source else self.account)
        if state.journal is not None:
            tell_gain(state, self.seat, f"privilege {PRIVILEGE_NAMES[option]}", before)
        state.stack.pop()
        of_source = self.account if own_source else account
        if self.left > 1:
            taken = with_bit(self.taken, option)
            state.stack.append(Privileges(self.seat, self.left - 1, taken, of_source, self.of_source_below))
        elif self.of_source_below:
            source = state.stack.pop()
            assert isinstance(source, Source)
            state.stack.append(source.with_account(of_source))
        else:
            close_account(state, self.seat, of_source, len(state.stack))
        if own_source:
            close_account(state, self.seat, account, len(state.stack))

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(PRIVILEGES_LEFT, self.left)
        told.put(TAKEN, self.taken)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.taken, self.account, self.of_source_below)


def pay_out(state: Position, seat: int, gain: Gain, times: int, source: str, at: int) -> None:
    """One source pays out: goods at once, then its privileges are asked for (LOR-PRIV-3).

    What it asks goes into the stack at `at`, below what earlier sources of the same action ask.
    """
    player = state.players[seat]
    before = player.goods[:] if state.journal is not None else player.goods
    account = draw(state, player, gain, times, NEW_ACCOUNT)
    if state.journal is not None:
        tell_gain(state, seat, source, before)
    if gain.privileges:
        state.stack.insert(at, Privileges(seat, gain.privileges, 0, account, False))
    else:
        close_account(state, seat, account, at)
