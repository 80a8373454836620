"""Nothing hidden shows through: with all secrets drawn anew a seat, or a spectator, gets the same bytes."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

import pytest
from asgiref.sync import async_to_sync
from django.db import transaction
from django.http import StreamingHttpResponse
from django.test import Client

from signoria.engine.catalogue import Decision
from signoria.engine.view_types import TableView
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.state import CarraraState
from signoria.match import Match
from signoria.match.record import Entry, Record
from signoria.web.tables.bots import hints
from signoria.web.tables.models import BOT, FRIEND, Remark, Table
from signoria.web.tables.pages.hotseat_screen import KEY as SCREENS
from signoria.web.tables.store import ledger
from tests.web.test_finished import at
from tests.web.visitors import (
    SETUPS,
    asked,
    bare,
    client_of,
    patterns,
    person_with_client,
    played,
    seated,
    table_of,
    write_down,
)

GAMES = [*SETUPS, ("lorenzo", 4, "advanced")]
HOUSE_RULES: dict[str, object] = {"confirm_turn": True, "hidden_discards": True, "vatican_simultaneous": True}
"""Those of Lorenzo under which there is more to hide."""
POSITIONS = 2
LONGEST = 120
"""Positions are drawn among the first decisions of a game, so many as a short one has."""
TIME = re.compile(rb"<time.*?</time>")
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
WHOLE, PART = 1, 2
SAID_ELSEWHERE = {
    *("new", "play_now", "create", "rules", "cards"),  # know of no table
    *("settings", "register", "login", "logout", "theme", "set_language"),  # know of people only
    *("password_change", "password_change_done", "password_reset", "password_reset_done"),
    *("password_reset_confirm", "password_reset_complete"),
}


class Ask:
    """A request whose answer must not depend on what is hidden from whoever sends it."""

    def __init__(self, path: str, form: dict[str, object] | None = None, ways: int = WHOLE | PART) -> None:
        self.path = path
        self.form = form
        self.ways = ways if form is None else PART  # the whole page after a form is a redirect, or the same with more

    def answers(self, client: Client, begin: Callable[[], None]) -> list[tuple[int, str, bytes]]:
        """As a whole page, or as a part for htmx; after a form all is as it was in the beginning."""
        found = []
        for headers in [{"HX-Request": "true"} if way == PART else {} for way in (WHOLE, PART) if way & self.ways]:
            with transaction.atomic():
                if self.form is None:
                    response = client.get(self.path, headers=headers)
                else:
                    response = client.post(self.path, self.form, headers=headers)
                content = first_part(response) if isinstance(response, StreamingHttpResponse) else response.content
                transaction.set_rollback(self.form is not None)
            if self.form is not None and response.status_code < 400:
                begin()
            text = TIME.sub(b"", bare(content))  # of what was just said
            found.append((response.status_code, response.headers.get("Location", ""), text))
        return found


@async_to_sync
async def first_part(response: StreamingHttpResponse) -> bytes:
    async for part in response:
        return bytes(part)
    raise AssertionError("a stream that says nothing")


Asks = Callable[[Table, Match, int | None, Random], list[Ask]]


def replays(table: Table, match: Match, viewer: int | None, rng: Random) -> list[Ask]:
    """Now and at some moment, also through eyes that one does not have; every moment is looked at elsewhere."""
    paths = ["", f"{match.number}/?mode=drawn&seat=0", f"{rng.randrange(match.number)}/?mode=text&seat=1"]
    return [Ask(f"/t/{table.id}/replay/{path}", ways=WHOLE) for path in paths]


def decisions(table: Table, match: Match, viewer: int | None, rng: Random) -> list[Ask]:
    """Decisions that are refused, unknown or late."""
    legal = {decision.text for decision in match.legal()}
    illegal = [decision.text for decision in match.game.decisions if decision.text not in legal]
    forms: list[dict[str, object]] = [{"decision": text, "number": match.number} for text in rng.sample(illegal, 2)]
    forms += [{"decision": "check mate", "number": match.number}, {"decision": illegal[0], "number": 0}, {}]
    return [Ask(f"/t/{table.id}/decide/", form) for form in forms]


def proposals(table: Table, match: Match, viewer: int | None, rng: Random) -> list[Ask]:
    numbers = [rng.randrange(match.number), match.number, *own_numbers(match, viewer)]
    return [Ask(f"/t/{table.id}/propose/", {"decision": number, "number": match.number}) for number in numbers]


def own_numbers(match: Match, viewer: int | None) -> list[int]:
    """The first and the last decision of a seat."""
    own = [number for number, (actor, _) in enumerate(match.decisions()) if actor == viewer]
    return [own[0], own[-1]] if own else []


def invitation(table: Table) -> str:
    place = next(place for place in table.places.all() if place.waits)
    return f"/t/{table.id}/join/{place.key}/"


def at_table(path: str, *forms: dict[str, object]) -> Asks:
    """A page of the table that is the same address for everybody."""
    return lambda table, match, viewer, rng: [Ask(f"/t/{table.id}/{path}", form) for form in (forms or (None,))]


PAGES: dict[str, Asks] = {
    "table": lambda table, match, viewer, rng: [Ask(f"/t/{table.id}/?mode={mode}") for mode in ("drawn", "text")],
    "decide": decisions,
    "back": lambda table, match, viewer, rng: [
        Ask(f"/t/{table.id}/back/", {"number": match.number}),
        Ask(f"/t/{table.id}/back/", {"number": match.number, "turn": "1"}),
    ],
    "why": lambda table, match, viewer, rng: [
        Ask(f"/t/{table.id}/why/?words={words}") for words in ("end", rng.choice("aeiou"))
    ],
    "hint": at_table("hint/", {}),
    "result": at_table("result/"),
    "replay": replays,
    "record": at_table("record/"),
    "rematch": at_table("rematch/", {}),
    "news": at_table("news/"),
    "side": at_table("side/"),
    "talk": at_table("talk/", {"text": "Good evening"}),
    "change_seat": at_table("seat/0/", {"level": "random"}, {}),
    "curtain": at_table("curtain/", {"seat": "0"}),
    "propose": proposals,
    "vote": at_table("vote/", {"vote": "yes", "decision": "3"}),
    "sit": at_table("sit/", {}),
    "join": lambda table, match, viewer, rng: [Ask(invitation(table)), Ask(f"/t/{table.id}/join/none/")],
    "code": lambda table, match, viewer, rng: [Ask(f"{invitation(table)}code.svg")],
    "home": lambda table, match, viewer, rng: [Ask("/")],  # the last, when the table's remarks have been read
}


def twin(match: Match, viewer: int | None, rng: Random) -> Match:
    """A match that is the same for one viewer, with other secrets."""
    dream = match.state.imagine(viewer, rng)
    told = dream.consistent_history(match.decisions())
    entries = [
        Entry(actor, decision.text, line)
        for line, ((actor, _), decision) in enumerate(zip(match.decisions(), told, strict=True))
    ]
    found = Match.replay(Record(match.header(), entries))
    if isinstance(found.state, CarraraState):
        swindle(found.state, viewer, rng)
    return found


def swindle(state: CarraraState, viewer: int | None, rng: Random) -> None:
    """Who counts knows what stands behind the screens of Carrara, but pages do not tell it: so it is simply changed."""
    for seat, player in enumerate(state.players):
        if seat != viewer:
            player.coins += rng.randint(1, 9)
            player.blocks = 0 if player.blocks == SHIPPED.start_on_wheel else SHIPPED.start_on_wheel


def lay_out(table: Table, match: Match) -> None:
    """Let a table hold a match with all its secrets, also those that do not follow from its steps."""
    write_down(table, match)
    Table.objects.filter(pk=table.pk).update(changed=LONG_AGO)
    table.places.update(read=0)
    sheet = ledger.LEDGER.sheet(table.id)
    sheet.match, sheet.steps = match, match.number


def check(table: Table, match: Match, viewer: int | None, client: Client, asks: list[Ask]) -> None:
    """The answers are the same in two worlds that look the same to the viewer."""

    def one_world() -> None:
        lay_out(table, at(match, match.number))

    def other_world() -> None:
        lay_out(table, twin(match, viewer, Random(1)))

    one_world()
    first = [ask.answers(client, one_world) for ask in asks]
    other_world()
    for ask, before in zip(asks, first, strict=True):
        found = ask.answers(client, other_world)
        assert all(status < 500 for status, _, _ in found)
        assert before == found, (viewer, ask.path, ask.form)


def positions(setup: tuple[str, int, str], number: int, options: dict[str, object] | None = None) -> list[Match]:
    """A game at some moments, early and late, with somebody to ask."""
    rng = Random(f"{setup} {number}")
    part = LONGEST // POSITIONS
    numbers = [rng.randrange(place * part, (place + 1) * part) for place in range(POSITIONS)]
    found = [played(*setup, seed=rng.randrange(10**6), decisions=decisions, options=options) for decisions in numbers]
    return [match for match in found if not match.over]


def test_every_page_is_looked_at() -> None:
    """A new address has to be added to PAGES, or to what is said elsewhere if it knows nothing of any table."""
    names = {str(pattern.name) for pattern in patterns()}
    assert set(PAGES) | SAID_ELSEWHERE == names
    assert not set(PAGES) & SAID_ELSEWHERE


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_pages_depend_only_on_what_the_viewer_may_see(setup: tuple[str, int, str]) -> None:
    look_with_all_eyes(positions(setup, 1))


def test_house_rules_show_no_more() -> None:
    setup = ("lorenzo", 3, "advanced")
    look_with_all_eyes([*positions(setup, 7, HOUSE_RULES), at_a_vatican_report(setup)])


def at_a_vatican_report(setup: tuple[str, int, str]) -> Match:
    """A game of devout people in which somebody has decided about the Church, and the next one is asked."""
    match, rng = played(*setup, seed=3, decisions=0, options=HOUSE_RULES), Random(3)
    reports = 0
    while reports < 2:
        table: TableView = match.view(match.seat)
        assert table["asked"] is not None
        reports += table["asked"]["for"] == "vatican report"
        if reports < 2:
            legal = match.legal()
            match.play(max(rng.sample(legal, len(legal)), key=devotion))
    return match


def devotion(decision: Decision) -> int:
    """How much a decision has to do with faith: the council grants privileges, privileges grant faith."""
    return 2 * (decision.text.startswith("place") and "council" in decision.text) + ("faith" in decision.text)


def look_with_all_eyes(matches: list[Match]) -> None:
    """Whoever is asked, another player and a spectator see no more than they may, at a table with an empty seat."""
    for match in matches:
        rng = Random(match.number)
        table, clients = seated(match)
        assert match.seat is not None
        free = (match.seat + 1) % match.seats
        table.places.filter(index=free).update(person=None, kind=FRIEND)
        Remark.objects.create(table=table, name="Anna", text="Good evening")
        others = [seat for seat in range(match.seats) if seat not in (match.seat, free)]
        seats = [match.seat, *others[:1]]
        for viewer, client in [*((seat, clients[seat]) for seat in seats), (None, client_of(None))]:
            asks = [ask for made in PAGES.values() for ask in made(table, match, viewer, rng)]
            check(table, match, viewer, client, asks)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_position_of_the_past_shows_more(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=11, decisions=24)
    table, clients = seated(match)
    rng = Random(11)
    seat = rng.randrange(match.seats)
    numbers = range(match.number + 1)
    for viewer, client in [(seat, clients[seat]), (None, client_of(None))]:
        check(table, match, viewer, client, [Ask(f"/t/{table.id}/replay/{number}/", ways=WHOLE) for number in numbers])


def pass_screen(client: Client, table: Table, seat: int | None) -> None:
    session = client.session
    session[SCREENS] = {} if seat is None else {table.id: seat}
    session.save()


@pytest.mark.parametrize("setup", [("lorenzo", 3, "advanced"), ("carrara", 3, "advanced")], ids=str)
def test_a_screen_that_is_shared_shows_what_is_for_whoever_has_it(setup: tuple[str, int, str]) -> None:
    """Two people at one screen: one has it, nobody knows who has it, or it has to be passed and shows nothing."""
    curtains = set()
    for match in positions(setup, 2):
        anna, client = person_with_client()
        carlo, _ = person_with_client("Carlo")
        table = table_of(match, [anna, anna, carlo])
        for looking in (None, 0, 1):
            drawn = match.seat in (0, 1) and looking != match.seat
            viewer = None if drawn else looking
            pass_screen(client, table, looking)
            paths = [f"/t/{table.id}/?mode=drawn", f"/t/{table.id}/?mode=text", f"/t/{table.id}/side/"]
            asks = [Ask(path) for path in [*paths, f"/t/{table.id}/why/?words=e", f"/t/{table.id}/replay/5/", "/"]]
            asks += proposals(table, match, 0, Random(1)) + proposals(table, match, 1, Random(1))
            check(table, match, viewer, client, asks)
            curtains.add(drawn)
            assert ("Pass the screen to" in client.get(f"/t/{table.id}/").content.decode()) is drawn
    assert True in curtains


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_hints_know_no_more_than_the_seat(setup: tuple[str, int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "apprentice")
    monkeypatch.setattr(hints.WORKER, "think", lambda task, seconds: task.answer())
    match = positions(setup, 3)[0]
    monkeypatch.setattr("tests.web.test_secrets.swindle", lambda *given: None)  # an adviser may count
    table, client = asked(match)
    assert match.seat is not None
    table.places.exclude(index=match.seat).update(kind=BOT, person=None, bot="random")
    assert client.post(f"/t/{table.id}/hint/").status_code == 200
    check(table, match, match.seat, client, [Ask(f"/t/{table.id}/hint/", {})])


@pytest.mark.parametrize("game", ["lorenzo", "carrara"])
def test_other_worlds_are_really_other_ones(game: str) -> None:
    """Else all of this would show nothing."""
    match = positions((game, 3, "advanced"), 1)[0]
    for viewer in (0, 1, 2, None):
        others = [twin(match, viewer, Random(seed)) for seed in range(10)]
        assert all(other.view(viewer) == match.view(viewer) for other in others)
        assert any(other.view(seat) != match.view(seat) for other in others for seat in range(3))


def test_a_running_game_does_not_tell_its_seed_or_record() -> None:
    match = played("lorenzo", 3, "advanced", seed=123456789, decisions=40)
    table, client = asked(match)
    refused = client.get(f"/t/{table.id}/record/")
    assert refused.status_code == 403
    pages = [refused, client.get(f"/t/{table.id}/"), client.get(f"/t/{table.id}/replay/{match.number}/")]
    assert all(b"123456789" not in page.content for page in pages)
    assert client.get(f"/t/{table.id}/result/").status_code == 302


def test_who_looks_back_cannot_choose_other_eyes_before_the_end() -> None:
    match = played("lorenzo", 3, "advanced", seed=4, decisions=40)
    table, clients = seated(match)
    for seat, client in enumerate(clients):
        page = client.get(f"/t/{table.id}/replay/{match.number}/?seat={(seat + 1) % 3}")
        assert page.context["scene"].view == match.view(seat)


def test_people_who_share_a_screen_look_back_as_spectators() -> None:
    match = played("lorenzo", 3, "advanced", seed=4, decisions=40)
    anna, client = person_with_client()
    table = table_of(match, [anna] * 3)
    assert client.get(f"/t/{table.id}/replay/{match.number}/").context["scene"].view == match.view(None)


def test_why_is_answered_only_to_whoever_decides() -> None:
    match = played("lorenzo", 3, "advanced", seed=4, decisions=40)
    table, clients = seated(match)
    for seat, client in enumerate(clients):
        found = client.get(f"/t/{table.id}/why/?words=discard").context
        assert found["asked"] == (seat == match.seat)
        assert ("reasons" in found) == (seat == match.seat)
