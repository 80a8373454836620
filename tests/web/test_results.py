"""What is kept of games that are over."""

from typing import Never

import pytest

from signoria.match import Match
from signoria.web.tables import ledger
from signoria.web.tables.models import Result, Table
from tests.pages import parse
from tests.web.browsers import Browser, number_of, play_out
from tests.web.visitors import SETUPS, asked, played

NOWHERE = "0badf00d"


def never(*_: object) -> Never:
    raise AssertionError("nothing is to be replayed")


def in_scores(match: Match) -> list[dict[str, object]]:
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
    assert (kept.record, kept.scores) == (whole.record(), in_scores(whole))
    assert [kept.winners[0], len(kept.course)] == [whole.ranking()[0], whole.number + 1]


def test_without_its_result_the_last_step_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Browser().lay("lorenzo", "me screen")
    number = number_of(table)
    monkeypatch.setattr(ledger, "course_of", never)
    with pytest.raises(AssertionError):
        play_out(table)
    table.refresh_from_db()
    assert (number_of(table), table.over, Result.objects.exists()) == (number, False, False)


def test_who_goes_back_after_the_end_leaves_no_result() -> None:
    table = Browser().lay("lorenzo", "me screen")
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
    assert Result.objects.get(table=table).scores == in_scores(match)
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


def test_a_record_is_given_out_though_nothing_was_kept_and_the_edition_is_unknown() -> None:
    match = played("virtu", 3, "standard", seed=6)
    table, client = asked(match)
    Table.objects.filter(pk=table.pk).update(data=NOWHERE)
    found = client.get(f"/t/{table.id}/record/").content.decode().splitlines()
    written = match.record().replace(f"data: {match.game.data_version}", f"data: {NOWHERE}").splitlines()
    assert found[:-1] == written[:-1]
    assert found[-1] != written[-1]  # the checksum
