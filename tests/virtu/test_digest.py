"""What the others did meanwhile: what touches the own palace is marked, and what is no harm is not."""

from signoria import Match
from signoria.language.wording import Company
from signoria.presentation import presenter_of
from signoria.web.board.recap import names, own_beginning
from tests.matches import standing
from tests.virtu.table import act, court, own, spring, table, units

COMPANY = Company(["Niccolò", "Lucrezia", "Cesare", "Caterina"], 0)


def events_of(match: Match, *decisions: str) -> list[dict[str, object]]:
    before = len(match.log(0))
    for text in decisions:
        match.play(text)
    return match.log(0)[before:]


def test_an_agent_in_the_own_palace_touches_its_owner_only() -> None:
    match = standing("virtu", act(table(), 1, "intrigue"))
    events = events_of(match, "send supply", "to chamber", "at milan-chamber-3")
    wording = match.game.wording
    (sent,) = [event for event in events if event["key"] == "agent sent"]
    assert [names(wording, sent, seat) for seat in range(4)] == [True, True, False, False]


def test_an_army_before_an_own_city_touches_its_owner() -> None:
    state = table()
    own(state, 1, "bologna")
    units(state, 1, bologna=1, florence=0)
    match = standing("virtu", act(state, 1, "campaign"))
    (moved,) = [event for event in events_of(match, "march bologna parma") if event["key"] == "moved"]
    assert [names(match.game.wording, moved, seat) for seat in range(4)] == [True, True, False, False]
    assert "Parma by road (you)" in match.game.wording.tell([moved], COMPANY)[0]


def test_the_beginning_of_the_own_turn_is_not_told_as_a_deed_of_another() -> None:
    state = table(coins=9)
    court(state, 1, exhausted=True, right_1="bishop")
    state.players[1].token = 2
    match = standing("virtu", spring(state, 0))
    events = events_of(match, "stop")
    while match.seat == 0:
        events += events_of(match, match.legal()[-1].text)
    (turned,) = [event for event in events if event["key"] == "refreshed"]
    presenter = presenter_of(match.game)
    assert own_beginning(presenter, turned, 1)
    assert not own_beginning(presenter, turned, 0)


def test_a_new_season_divides_the_turns_of_one_player() -> None:
    presenter = presenter_of(standing("virtu", table()).game)
    assert presenter.divides({"key": "order", "seat": None})
    assert not presenter.divides({"key": "bought", "seat": 1})
