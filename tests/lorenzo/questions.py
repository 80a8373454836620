"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from signoria.engine.frame import NOBODY, Frame
from signoria.games.lorenzo.position.position import LAPS, PRIVILEGES_DUE, REPORT, ROUND_END, TURN
from signoria.games.lorenzo.position.views import QUESTIONS
from signoria.games.lorenzo.rules import flow, rounds
from signoria.games.lorenzo.state import LorenzoState

Question = Frame


def asked_for(state: LorenzoState) -> str:
    """What a seat is asked for, as views call it; nothing while chance decides or when the game is over."""
    return QUESTIONS.get(state.stack[-1].kind, "") if state.stack else ""


def about_to_act(state: LorenzoState) -> bool:
    """A seat's turn has come, and its action is still to be chosen."""
    return asked_for(state) == "turn" and not state.stack[-1].a


def first_turn(state: LorenzoState, seat: int) -> None:
    """The first lap has begun, and the turn of a seat is under way."""
    state.stack = [Frame(LAPS, NOBODY, 0, 1), Frame(TURN, seat)]


def laps_begin(state: LorenzoState) -> None:
    """The first player's first turn is next."""
    state.stack = [Frame(LAPS, NOBODY)]
    flow.settle(state)


def laps_end(state: LorenzoState) -> None:
    """All have had their turns: the Vatican report, if one is due, and the end of the round follow."""
    state.stack = [Frame(LAPS, NOBODY, rounds.TURNS + 1)]
    flow.settle(state)


def report_begins(state: LorenzoState) -> None:
    """The Vatican report of the round is next."""
    state.stack = [Frame(REPORT, NOBODY)]
    flow.settle(state)


def round_ends(state: LorenzoState) -> None:
    """The round is over: the next one is prepared, or the game ends."""
    state.stack = [Frame(ROUND_END, NOBODY)]
    flow.settle(state)


def privileges_due(state: LorenzoState, seat: int, left: int) -> None:
    """A seat is asked for privileges of one source, before all else goes on."""
    state.stack.append(Frame(PRIVILEGES_DUE, seat, left))


def another(question: Question) -> Question:
    """A question that differs from the given one."""
    return Frame(question.kind + 1, *question.values()[1:])
