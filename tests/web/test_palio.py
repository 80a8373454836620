"""The example game at a table of the site: the house needs one line for it and nothing else."""

from signoria.match import Match
from tests.pages import parse, sheets
from tests.palio.listed import palio
from tests.web.visitors import asked, offered

__all__ = ["palio"]


def test_the_plain_page_of_a_game_that_the_site_has_never_heard_of(palio: str) -> None:
    match = Match(palio, 3, seed=1)
    for text in ("bet 1", "bet 1", "bet 2", "ride"):
        match.play(text)
    table, client = asked(match)
    page = client.get(f"/t/{table.id}/").content.decode()
    assert sorted(offered(page)) == sorted(decision.text for decision in match.legal())
    told = match.view(match.seat)["players"]
    assert isinstance(told, list)
    riders = sheets(parse(page).one("#riders"))
    assert told
    assert riders
    answer = client.post(f"/t/{table.id}/decide/", {"number": match.number, "decision": "ride"})
    assert answer.status_code == 302
