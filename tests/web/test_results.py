"""What is kept of games that are over, and tables that cannot be read any more."""

from collections.abc import Callable
from typing import Never

import pytest
from django.urls import reverse

from signoria.engine.view_types import ScoreView
from signoria.match import Match
from signoria.web.tables import results
from signoria.web.tables.bots import scheduler
from signoria.web.tables.bots.scheduler import Scheduler
from signoria.web.tables.models import Result, Step, Table
from signoria.web.tables.store import ledger
from signoria.web.tables.store.unreadable import Unreadable
from tests.amounts import shown
from tests.pages import parse
from tests.web.browsers import HTMX, Browser, number_of, play_out
from tests.web.visitors import SETUPS, addresses, asked, person_with_client, played, table_of

NOWHERE = "0badf00d"


def never(*_: object) -> Never:
    raise AssertionError("nothing is to be replayed")


def in_scores(match: Match) -> list[ScoreView]:
    return [score.as_data() for score in match.scores()]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_result_is_kept_with_the_last_step(setup: tuple[str, int, str]) -> None:
    whole = played(*setup, seed=6)
    decisions = [decision.text for actor, decision in whole.decisions() if actor >= 0]
    match = Match(setup[0], setup[1], setup[2], {}, seed=6)
    for text in decisions[:-1]:
        match.play(text)
    table, client = asked(match)
    assert not Result.objects.exists()
    form = {"decision": decisions[-1], "number": number_of(table)}
    assert client.post(f"/t/{table.id}/decide/", form).status_code == 302
    kept = Result.objects.get(table=table)
    assert (kept.record, kept.score_data) == (whole.record(), in_scores(whole))
    assert [list(score["parts"]) for score in kept.score_data] == [list(score.parts) for score in whole.scores()]
    assert [kept.winners[0], len(kept.course)] == [whole.ranking()[0], whole.number + 1]


def test_without_its_result_the_last_step_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Browser().create_table("lorenzo", "me screen")
    number = number_of(table)
    monkeypatch.setattr(results, "course_of", never)
    with pytest.raises(AssertionError):
        play_out(table)
    table.refresh_from_db()
    assert (number_of(table), table.over, Result.objects.exists()) == (number, False, False)


def test_who_goes_back_after_the_end_leaves_no_result() -> None:
    table = Browser().create_table("lorenzo", "me screen")
    play_out(table)
    first = Result.objects.get(table=table).record
    with ledger.reading(table) as (match, _number):
        seat, decision = next((actor, number) for number, (actor, _) in enumerate(match.decisions()) if actor >= 0)
    ledger.go_back_to(table, decision, seat)
    assert not Result.objects.exists()
    with ledger.writing(table, number_of(table)) as match:
        match.play(match.legal()[-1])
    play_out(table)
    assert Result.objects.get(table=table).record != first


def test_what_is_kept_is_shown_without_replaying(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("lorenzo", 2, "basic", seed=6)
    table, client = asked(match)
    before = client.get(f"/t/{table.id}/result/").content  # of a table without a result, which it has from now on
    assert Result.objects.get(table=table).score_data == in_scores(match)
    ledger.LEDGER.clear()
    monkeypatch.setattr(Match, "replay", never)
    again = parse(client.get(f"/t/{table.id}/result/").content).all("table")
    assert [sheet.text for sheet in again] == [sheet.text for sheet in parse(before).all("table")]
    assert client.get(f"/t/{table.id}/record/").content.decode() == match.record()
    winner = ("Anna", "Bianca")[match.ranking()[0]]
    assert f"First place: {winner}" in client.get("/").content.decode()


def test_the_list_tells_of_older_games_that_they_are_finished() -> None:
    _, client = asked(played("lorenzo", 2, "basic", seed=6))
    page = client.get("/").content.decode()
    assert "finished" in page
    assert "First place" not in page


def unknown_edition(table: Table) -> str:
    table.data = NOWHERE
    return f"signoria edition {table.game} {NOWHERE}.toml"


def newer_rules(table: Table) -> str:
    table.rules = "99"
    return "version 99 of the rules"


def broken_step(table: Table) -> str:
    Step.objects.filter(table=table, number=3).update(text="check mate")
    return "line 4"


def broken_way_back(table: Table) -> str:
    Step.objects.create(table=table, number=number_of(table), actor=0, text="back home")
    return "back home"


def unknown_game(table: Table) -> str:
    table.game = "chess"
    return "there is no game &#x27;chess&#x27;"


WAYS = [unknown_edition, newer_rules, broken_step, broken_way_back, unknown_game]


def spoil(table: Table, way: Callable[[Table], str]) -> str:
    """Make a table unreadable; what its page has to say then."""
    said = way(table)
    table.save()
    ledger.LEDGER.clear()
    return said


@pytest.mark.parametrize("way", WAYS)
def test_a_table_that_cannot_be_read_says_why_and_spoils_nothing_else(way: Callable[[Table], str]) -> None:
    match = played("carrara", 2, "basic", seed=6, decisions=12)
    table, client = asked(match)
    person = table.places.all()[match.seat or 0].person
    assert person is not None
    other = table_of(match, [person, person_with_client("Dora")[0]])
    said = spoil(table, way)
    answer = client.get(f"/t/{table.id}/")
    assert answer.status_code == 409
    assert said in answer.content.decode()
    assert client.get(f"/t/{table.id}/", headers=HTMX).headers["HX-Retarget"] == "#notice"
    home = client.get("/").content.decode()
    assert reverse("table", args=[table.id]) in home
    assert reverse("table", args=[other.id]) in home
    assert client.get(f"/t/{other.id}/").status_code == 200
    for address in addresses(table):
        assert client.get(address).status_code < 500, address
    for deed in ("decide", "back", "hint", "propose", "talk"):
        form = {"number": "5", "decision": "5", "text": "Good evening"}
        assert client.post(f"/t/{table.id}/{deed}/", form).status_code < 500, deed


@pytest.mark.parametrize("way", WAYS[:-1])
def test_a_finished_table_that_cannot_be_read_shows_what_is_kept(way: Callable[[Table], str]) -> None:
    match = played("carrara", 2, "basic", seed=6)
    table, client = asked(match)
    ledger.result_of(table)
    spoil(table, way)
    page = client.get(f"/t/{table.id}/")
    assert page.status_code == 409
    for part in ("result", "record"):
        assert f"/t/{table.id}/{part}/" in page.content.decode()
    result = client.get(f"/t/{table.id}/result/")
    assert result.status_code == 200
    for score in match.scores():
        assert shown(score.total) in result.content.decode()
    assert client.get(f"/t/{table.id}/record/").content.decode() == match.record()


def test_a_record_is_given_out_though_nothing_was_kept_and_the_edition_is_unknown() -> None:
    match = played("virtu", 3, "standard", seed=6)
    table, client = asked(match)
    spoil(table, unknown_edition)
    assert client.get(f"/t/{table.id}/result/").status_code == 409
    found = client.get(f"/t/{table.id}/record/").content.decode().splitlines()
    written = match.record().replace(f"data: {match.game.data_version}", f"data: {NOWHERE}").splitlines()
    assert found[:-1] == written[:-1]
    assert found[-1] != written[-1]  # the checksum


def test_reasons_are_told_in_the_language_of_the_reader() -> None:
    table, client = asked(played("carrara", 2, "basic", seed=6, decisions=12))
    spoil(table, unknown_edition)
    for language, words in (("cs", "nelze přečíst"), ("pl", "nie da się tu odczytać"), ("ru", "нельзя прочесть")):
        page = client.get(f"/t/{table.id}/", headers={"Accept-Language": language}).content.decode()
        assert words in page
        assert f"signoria edition carrara {NOWHERE}.toml" in page


def test_bots_leave_an_unreadable_table_alone_for_a_while() -> None:
    table = Browser().create_table("carrara", "me bot:random")
    Table.objects.filter(pk=table.pk).update(turn=1)
    spoil(Table.objects.get(pk=table.pk), unknown_edition)
    with pytest.raises(Unreadable):
        scheduler.play_once(table.id, never)
    study = Scheduler(0)
    study.give_up(table.id, 60)
    study.remind(table.id)
    assert not study.known
    study.give_up(table.id, 0)
    study.remind(table.id)
    assert table.id in study.known
