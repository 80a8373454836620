"""What is asked at a table, by name: the only tests' room that knows how a position keeps its questions."""

from signoria.engine.question import NOBODY, Question
from signoria.games.lorenzo.rules.actions import Announcement, ChooseCost, ChooseDiscount, PayServants
from signoria.games.lorenzo.rules.areas import Trading
from signoria.games.lorenzo.rules.bonus import BonusArea, BonusCard, CardTaken, Ordering
from signoria.games.lorenzo.rules.calendar import TURNS
from signoria.games.lorenzo.rules.draft import ChooseTile, Dealing, Drafting
from signoria.games.lorenzo.rules.gains import NEW_ACCOUNT, Account, Reducing
from signoria.games.lorenzo.rules.opening import FirstOrder, FirstTiles
from signoria.games.lorenzo.rules.privileges import Privileges
from signoria.games.lorenzo.rules.retinue import AbilityQuestion, AbilityServants, Copying
from signoria.games.lorenzo.rules.rounds import Laps, Rolling, RoundEnd, TurningUp
from signoria.games.lorenzo.rules.turn import Turn
from signoria.games.lorenzo.rules.vatican import Report
from signoria.games.lorenzo.state import LorenzoState


def asked_for(state: LorenzoState) -> str:
    """What a seat is asked for, as views call it; nothing while chance decides or when the game is over."""
    return state.stack[-1].asks if state.stack else ""


def about_to_act(state: LorenzoState) -> bool:
    """A seat's turn has come, and its action is still to be chosen."""
    question = state.stack[-1] if state.stack else None
    return isinstance(question, Turn) and not question.acted


def first_turn(state: LorenzoState, seat: int) -> None:
    """The first lap has begun, and the turn of a seat is under way."""
    begin(state, RoundEnd(), Laps(0, 1), Turn(seat, False))


def laps_begin(state: LorenzoState) -> None:
    """The first player's first turn is next."""
    begin(state, RoundEnd(), Laps(0, 0))


def laps_end(state: LorenzoState) -> None:
    """All have had their turns: the Vatican report, if one is due, and the end of the round follow."""
    begin(state, RoundEnd(), Laps(TURNS + 1, 0))


def report_begins(state: LorenzoState) -> None:
    """The Vatican report of the round is next."""
    begin(state, RoundEnd(), Report(NOBODY, ()))


def round_ends(state: LorenzoState) -> None:
    """The round is over: the next one is prepared, or the game ends."""
    begin(state, RoundEnd())


def privileges_due(state: LorenzoState, seat: int, left: int) -> None:
    """A seat is asked for privileges of one source, before all else goes on."""
    begin(state, *state.stack, Privileges(seat, left, 0, NEW_ACCOUNT, False))


def begin(state: LorenzoState, *questions: Question) -> None:
    """The last of these questions is next."""
    state.stack = list(questions)
    state.menu = None
    state.settle()


def another(question: Question) -> Question:
    """A question that differs from the given one."""
    return Turn(question.seat, not (isinstance(question, Turn) and question.acted))


def one_of_each() -> list[Question]:
    """A question of every kind, each with numbers of its own."""
    action, account = Announcement(1, 2, 3, 4), Account(5, 6, 7, True)
    return [
        FirstOrder(), FirstTiles(), ChooseTile(1, 2), Dealing(3), Drafting(1, 2), TurningUp(4), Rolling(1), Laps(2, 3),
        Turn(1, True), PayServants(2, action), AbilityServants(1, 7), ChooseCost(3, action),
        ChooseDiscount(1, action, 1), CardTaken(1, 8), Ordering(1, 8, 5, account), BonusArea(1, 8), BonusCard(1, 8),
        Trading(1, 6, (0, 2)), Privileges(1, 2, 4, account, True), Reducing(1), Copying(1),
        Report(1, (True, False)), RoundEnd(), *[kind(1) for kind in AbilityQuestion.__subclasses__()],
    ]  # fmt: skip
