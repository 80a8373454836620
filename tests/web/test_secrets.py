"""Nothing hidden shows through: with all secrets drawn anew a seat, or a spectator, gets the same bytes."""

from random import Random

import pytest

from signoria.match import Match
from signoria.record import Entry, Record
from tests.web.visitors import (
    SETUPS,
    asked,
    bare,
    client_of,
    person_with_client,
    played,
    seated,
    table_of,
    write_down,
)


def twin(match: Match, viewer: int | None, rng: Random) -> Match:
    """A match that is the same for one viewer, with other secrets."""
    dream = match.state.imagine(viewer, rng)
    told = dream.retell(match.decisions())
    entries = [
        Entry(actor, decision.text, line)
        for line, ((actor, _), decision) in enumerate(zip(match.decisions(), told, strict=True))
    ]
    return Match.replay(Record(match.header(), entries))


@pytest.mark.parametrize("setup", [*SETUPS, ("lorenzo", 4, "advanced")], ids=str)
@pytest.mark.parametrize("decisions", [4, 11, 33, 80])
def test_pages_depend_only_on_what_the_viewer_may_see(setup: tuple[str, int, str], decisions: int) -> None:
    match = played(*setup, seed=decisions, decisions=decisions)
    table, clients = seated(match)
    viewers = [*enumerate(clients), (None, client_of(None))]
    addresses = [
        (f"/t/{table.id}/?mode=drawn", False),
        (f"/t/{table.id}/", True),
        (f"/t/{table.id}/replay/{match.number // 2}/", False),
        (f"/t/{table.id}/?mode=text", False),
        (f"/t/{table.id}/", True),
        (f"/t/{table.id}/why/?words=end", False),
        (f"/t/{table.id}/replay/", False),
        *((f"/t/{table.id}/replay/{number}/", False) for number in (0, match.number // 2, match.number - 1)),
        (f"/t/{table.id}/replay/{match.number}/?seat=0", False),
        (f"/t/{table.id}/record/", False),
    ]
    for seat, client in viewers:
        pages: dict[int, bytes] = {}
        for turn in range(3):
            write_down(table, match if turn == 0 else twin(match, seat, Random(turn)))
            table.seed = str(match.seed)
            table.save()
            for place, (address, part) in enumerate(addresses):
                headers = {"HX-Request": "true"} if part else {}
                found = bare(client.get(address, headers=headers).content)
                assert pages.setdefault(place, found) == found, (seat, address, turn)


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
