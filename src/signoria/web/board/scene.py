"""What a visitor sees of a table: built from the view of their seat, never from the position itself."""

from signoria.engine.view_types import AskedView, TableView, View
from signoria.games.base import Game
from signoria.language.wording import Company, Wording
from signoria.match import Match
from signoria.presentation import presenter_of
from signoria.presentation.words import wording_of
from signoria.web.people.models import Person
from signoria.web.reader import language
from signoria.web.tables.models import Seat, Table
from signoria.web.tables.store.seating import Viewer


class Scene:
    """The table through the eyes of a visitor, as it stands after `number` steps."""

    def __init__(
        self, table: Table, match: Match, number: int, person: Person | None, looking: int | None = None
    ) -> None:
        self.table = table
        self.number = number
        self.game = match.game
        self.over = match.over
        self.actor = match.seat
        self.seats: list[Seat] = list(table.places.all())
        self.viewer = Viewer(self.seats, person, match.seat, looking)
        self.wording = wording_of(match.game, language())
        self.view: View = match.view(self.viewer.seat)  # of the kind that the game's board reads
        self.company = titled(self.game, self.view, company_of(self.seats, self.viewer.seat))
        self.is_answerable = self.viewer.decides
        self.question = self.asked()
        self.can_undo = self.viewer.decides and match.can_undo
        self.story = self.wording.tell(match.log(self.viewer.seat), self.company)
        self.scores = match.scores() if match.over else []

    @property
    def guest(self) -> Viewer:
        """The viewer, as plain pages still call them."""
        return self.viewer

    @property
    def places(self) -> list[Seat]:
        """The seats, as plain pages still call them."""
        return self.seats

    def asked(self) -> str:
        """The question that is open, as its seat hears it."""
        table: TableView = self.view
        asked: AskedView | None = table["asked"]
        if self.over or asked is None:
            return ""
        return self.wording.say(f"ask.{asked['for']}", {**asked}, self.company)


def company_of(seats: list[Seat], you: int | None) -> Company:
    return Company([seat.called for seat in seats], -1 if you is None else you)


def titled(game: Game, view: View, company: Company) -> Company:
    """The players by name and by what they are in the game, where it gives them something to be."""
    return Company(presenter_of(game, language()).titled(view, company.names), company.you)


def question_about(wording: Wording, asked: AskedView, company: Company) -> str:
    """An open question as others tell of it; in the words of whoever is asked where a game has no others."""
    key = f"question.{asked['for']}"
    return wording.say(key if key in wording.templates else f"ask.{asked['for']}", {**asked}, company)
