"""What stands beside the board: who sits where, who is missing, proposals to go back, and the talk."""

from collections.abc import Iterator
from typing import Final

from django.utils.translation import gettext as _

import signoria
from signoria.bots import LEVELS
from signoria.engine.catalogue import Decision
from signoria.engine.state import CHANCE
from signoria.games.planner import END_TURN
from signoria.match import Match
from signoria.presentation.sheets import capital
from signoria.presentation.words import about_level, level_of, title_of, wording_of
from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.reader import language
from signoria.web.tables.actions import consent
from signoria.web.tables.models import BOT, Remark, Seat, Table
from signoria.web.tables.pages.hotseat_screen import looking, may_know
from signoria.web.tables.pages.invitations import base, link
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer

MOST_REMARKS: Final = 100
MOST_WAYS_BACK: Final = 12


class Neighbour:
    """A seat as its neighbours see it."""

    def __init__(self, request: Visit, table: Table, seat: Seat) -> None:
        person = request.person
        own = person is not None and seat.person_id == person.pk
        hosted = person is not None and table.host_id == person.pk
        self.index = seat.index
        self.name = seat.called
        self.own = own
        self.waits = seat.waits
        self.level = level_of(seat.bot, language()) if seat.bot in LEVELS else seat.bot
        self.is_bot = seat.kind == BOT
        self.sits_in = bool(seat.bot) and not self.is_bot
        self.asked = seat.index == table.turn
        self.may_change = not table.over and not self.is_bot and (own or (hosted and seat.person_id is None))
        self.link = link(request, seat) if hosted and seat.waits else ""
        self.key = seat.key if hosted and seat.waits else ""


class WayBack:
    """A decision of one's own to which one may propose to go back; without words where others look at the screen."""

    def __init__(self, number: int, turn: int, step: int, words: str, name: str) -> None:
        self.number = number
        said = _("Turn %(turn)s") % {"turn": turn}
        if name:
            said = f"{name}, {said}"
        self.words = f"{said}: " + (capital(words) if words else _("decision %(step)s") % {"step": step})


class Proposal:
    """What somebody proposes: how far it goes back, who has still to agree, and whether the reader is one of them."""

    def __init__(self, decision: int, count: int, proposer: Seat, seats: list[Seat], person: Person | None) -> None:
        self.decision = decision
        self.count = count
        self.name = proposer.called
        self.missing = [seat.called for seat in consent.missing(seats)]
        voters = [seat for seat in consent.voters(seats) if person is not None and seat.person_id == person.pk]
        self.own = proposer in voters
        self.asks_me = any(not seat.agrees for seat in voters)
        self.votes = bool(voters)


class Line:
    """A remark in the reader's language; the house speaks of somebody by name."""

    def __init__(self, remark: Remark, person: Person | None) -> None:
        self.number = remark.pk
        self.own = person is not None and remark.person_id == person.pk and not remark.house
        self.house = remark.house
        self.name = remark.name
        self.at = remark.at
        self.text = _(remark.text).replace("{name}", remark.name) if remark.house else remark.text


class Sidebar:
    """All of it for one visitor; `reason` says what stood against something they wanted to do here."""

    def __init__(self, request: Visit, table: Table, reason: str = "") -> None:
        seats = list(table.places.all())
        last = looking(request, table)
        viewer = Viewer(seats, request.person, table.turn, last)
        self.table = table
        self.reason = reason
        self.neighbours = [Neighbour(request, table, seat) for seat in seats]
        self.viewer = viewer
        self.my_turn = viewer.decides
        self.watches = not viewer.own
        self.waiting = [neighbour for neighbour in self.neighbours if neighbour.waits]
        self.title = title_of(signoria.game(table.game), language())
        self.invited = [] if table.over else [neighbour for neighbour in self.neighbours if neighbour.link]
        self.watch_link = base(request) + table.get_absolute_url()
        self.may_sit = table.open and self.watches and bool(self.waiting) and not table.over
        self.levels = [(level, level_of(level, language()), about_level(level, language())) for level in LEVELS]
        remarks = table.remarks.order_by("-pk")[:MOST_REMARKS]
        self.lines = [Line(remark, request.person) for remark in reversed(remarks)]
        self.read = max((seat.read for seat in seats if seat.index in viewer.own), default=0)
        self.newest = max((remark.pk for remark in remarks), default=0)
        self.ways_back: list[WayBack] = []
        self.proposal: Proposal | None = None
        with ledger.reading(table) as (match, self.number):
            if table.back_to is not None and table.back_by is not None:
                count = sum(actor >= 0 for actor, _decision in match.decisions(table.back_to))
                self.proposal = Proposal(table.back_to, count, seats[table.back_by], seats, request.person)
            else:
                self.ways_back = ways_back(match, seats, viewer, may_know(match, viewer, last))

    def mark_read(self) -> None:
        """Everything that is said here has now been shown to the reader."""
        if self.viewer.own and self.newest:
            self.table.places.filter(index__in=self.viewer.own, read__lt=self.newest).update(read=self.newest)


def ways_back(match: Match, seats: list[Seat], viewer: Viewer, known: list[int]) -> list[WayBack]:
    """The last decisions of a viewer's seats, the latest first; in words those of seats that this screen may know."""
    voters = [seat.index for seat in consent.voters(seats) if seat.index in viewer.own]
    wording = wording_of(match.game, language())
    found: list[WayBack] = []
    for number, seat, decision, turn, step in steps_of_turns(match):
        if seat in voters and decision.text != END_TURN:
            words = wording.describe(decision) if seat in known else ""
            found.append(WayBack(number, turn, step, words, seats[seat].called if len(voters) > 1 else ""))
    return found[: -MOST_WAYS_BACK - 1 : -1]


def steps_of_turns(match: Match) -> Iterator[tuple[int, int, Decision, int, int]]:
    """Number, seat and decision; and in which turn of the seat it was, and as which of its decisions there.

    A turn is what a seat decides without another coming between.
    """
    turns = [0] * match.seats
    last, step = CHANCE, 0
    for number, (seat, decision) in enumerate(match.decisions()):
        if seat == CHANCE:
            continue
        if seat != last:
            turns[seat] += 1
            last, step = seat, 0
        step += 1
        yield number, seat, decision, turns[seat], step
