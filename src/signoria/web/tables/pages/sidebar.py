"""What stands beside the board: who sits where, who is missing, proposals to go back, and the talk."""

from typing import Final

from django.http import HttpRequest
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from signoria.bots import LEVELS
from signoria.web.people.models import Person
from signoria.web.tables.actions import consent
from signoria.web.tables.models import BOT, Remark, Seat, Table
from signoria.web.tables.pages.hotseat_screen import looking, may_know
from signoria.web.tables.pages.invitations import base, link
from signoria.web.tables.store import ledger
from signoria.web.tables.store.seating import Viewer
from signoria.web.words import about_level, level_of, wording_of

MOST_REMARKS: Final = 100
MOST_WAYS_BACK: Final = 12


class Corner:
    """A seat as its neighbours see it."""

    def __init__(self, request: HttpRequest, table: Table, place: Seat, person: Person | None) -> None:
        own = person is not None and place.person_id == person.pk
        hosted = person is not None and table.host_id == person.pk
        self.index = place.index
        self.name = place.called
        self.own = own
        self.waits = place.waits
        self.level = level_of(place.bot, get_language() or "en") if place.bot in LEVELS else place.bot
        self.is_bot = place.kind == BOT
        self.sits_in = bool(place.bot) and not self.is_bot
        self.asked = place.index == table.turn
        self.may_change = not table.over and not self.is_bot and (own or (hosted and place.person_id is None))
        self.link = link(request, place) if hosted and place.waits else ""
        self.key = place.key if hosted and place.waits else ""


class WayBack:
    """A decision of one's own to which one may propose to go back; without words where others look at the screen."""

    def __init__(self, number: int, words: str, place: Seat) -> None:
        self.number = number
        self.words = words[:1].upper() + words[1:] if words else f"{number}: {place.called}"


class Proposal:
    """What somebody proposes: how far it goes back, who has still to agree, and whether the reader is one of them."""

    def __init__(self, decision: int, count: int, proposer: Seat, places: list[Seat], person: Person | None) -> None:
        self.decision = decision
        self.count = count
        self.name = proposer.called
        self.missing = [place.called for place in consent.missing(places)]
        voters = [place for place in consent.voters(places) if person is not None and place.person_id == person.pk]
        self.own = proposer in voters
        self.asks_me = any(not place.agrees for place in voters)
        self.votes = bool(voters)


class Line:
    """A remark in the reader's language; the house speaks of somebody by name."""

    def __init__(self, remark: Remark) -> None:
        self.house = remark.house
        self.name = remark.name
        self.at = remark.at
        self.text = _(remark.text).replace("{name}", remark.name) if remark.house else remark.text


class Sidebar:
    """All of it for one visitor."""

    def __init__(self, request: HttpRequest, table: Table, person: Person | None) -> None:
        places = list(table.places.all())
        last = looking(request, table)
        guest = Viewer(places, person, table.turn, last)
        self.table = table
        self.corners = [Corner(request, table, place, person) for place in places]
        self.guest = guest
        self.my_turn = guest.decides
        self.watches = not guest.own
        self.waiting = [corner for corner in self.corners if corner.waits]
        self.watch_link = base(request) + table.get_absolute_url()
        self.may_sit = table.open and self.watches and bool(self.waiting) and not table.over
        language = get_language() or "en"
        self.levels = [(level, level_of(level, language), about_level(level, language)) for level in LEVELS]
        remarks = table.remarks.order_by("-pk")[:MOST_REMARKS]
        self.lines = [Line(remark) for remark in reversed(remarks)]
        self.newest = max((remark.pk for remark in remarks), default=0)
        self.ways_back: list[WayBack] = []
        self.proposal: Proposal | None = None
        with ledger.reading(table) as (match, self.number):
            if table.back_to is not None and table.back_by is not None:
                count = sum(actor >= 0 for actor, _decision in match.decisions(table.back_to))
                self.proposal = Proposal(table.back_to, count, places[table.back_by], places, person)
            else:
                voters = [place.index for place in consent.voters(places) if place.index in guest.own]
                wording = wording_of(match.game, language)
                known = may_know(match, guest, last)
                for number, (seat, decision) in reversed(list(enumerate(match.decisions()))):
                    if seat in voters and len(self.ways_back) < MOST_WAYS_BACK:
                        words = wording.describe(decision) if seat in known else ""
                        self.ways_back.append(WayBack(number, words, places[seat]))

    def mark_read(self) -> None:
        """Everything that is said here has now been shown to the reader."""
        if self.guest.own and self.newest:
            self.table.places.filter(index__in=self.guest.own, read__lt=self.newest).update(read=self.newest)
