"""Result, replay, record and rematch."""

import pytest

from signoria.engine.score import Score
from signoria.match import Match
from signoria.match.record import Record, read
from signoria.presentation import presenter_of
from signoria.web.tables.models import Table
from signoria.web.tables.pages.score_chart import ScoreChart, round_numbers
from signoria.web.tables.results import course_of
from tests.pages import parse
from tests.web.visitors import SETUPS, asked, client_of, person_with_client, played, table_of


def at(match: Match, number: int) -> Match:
    return Match.replay(Record(match.header(), read(match.record()).entries[:number]))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_of_a_replay_is_that_of_the_match(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    table, client = asked(match)
    for number in (0, 1, match.number // 3, match.number - 1, match.number):
        for seat in range(setup[1]):
            found = client.get(f"/t/{table.id}/replay/{number}/?seat={seat}").context
            assert found["scene"].view == at(match, number).view(seat)
    assert client.get(f"/t/{table.id}/replay/{match.number + 1}/").status_code == 404


def test_a_replay_goes_from_question_to_question() -> None:
    match = played("lorenzo", 2, "basic", seed=6)
    table, client = asked(match)
    address, visited = f"/t/{table.id}/replay/", []
    found = client.get(address, follow=True).context["replay_page"]
    while found.after is not None:
        visited.append(found.number)
        following = client.get(f"{address}{found.after}/").context["replay_page"]
        assert following.before == found.number
        found = following
    questions = [number for number, (actor, _) in enumerate(match.decisions()) if actor >= 0]
    assert [*visited, found.number] == [*questions, match.number]


def test_the_buttons_of_a_replay_lead_to_its_stops() -> None:
    match = played("carrara", 2, "basic", seed=6)
    table, client = asked(match)
    stops = [number for number, (actor, _) in enumerate(match.decisions()) if actor >= 0] + [match.number]
    for place in (0, 1, len(stops) // 2, len(stops) - 1):
        page = parse(client.get(f"/t/{table.id}/replay/{stops[place]}/?seat=1").content)
        links = [link.attributes.get("href", "") for link in page.all("nav.steps a")]
        before, after = stops[max(place - 1, 0)], stops[min(place + 1, len(stops) - 1)]
        assert links == [
            f"/t/{table.id}/replay/{number}/?seat=1" if number != stops[place] else ""
            for number in (stops[0], before, after, stops[-1])
        ]
        assert page.one("nav.steps span.where").text == f"{stops[place]} of {match.number} decisions"
        assert [eye.named("seat-") for eye in page.all("nav.eyes a") if "aria-current" in eye.attributes] == ["1"]


def test_a_shared_first_place_names_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("carrara", 3, "basic", seed=6)
    table, client = asked(match)
    scores = [Score(0, 10, {"track": 10}, 3), Score(1, 10, {"track": 10}, 1), Score(2, 10, {"track": 10}, 1)]
    monkeypatch.setattr(Match, "scores", lambda _: scores)
    page = parse(client.get(f"/t/{table.id}/result/").content)
    assert page.all("p.question")[0].text == "First place, shared: Bianca, Carlo"


def nameless(sentence: str) -> str:
    """As a sentence stands after another about the same player."""
    return sentence.partition(" ")[2].removesuffix(".")


def test_each_stop_tells_what_happened_since_the_one_before() -> None:
    match = played("carrara", 3, "advanced", seed=6)
    table, client = asked(match)
    stops = [number for number, (actor, _) in enumerate(match.decisions()) if actor >= 0]
    before = 0
    for number in stops[:40]:
        found = client.get(f"/t/{table.id}/replay/{number}/").context["replay_page"]
        events = at(match, number).log(None)[len(at(match, before).log(None)) if before else 0 :]
        told = match.game.wording.tell(events, found.scene.company)
        said = " ".join(words for _, words in found.happened)
        assert all(sentence.removesuffix(".") in said or nameless(sentence) in said for sentence in told)
        assert len(said) <= len(" ".join(told))
        before = number


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_curve_ends_at_the_result(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    curve = ScoreChart(course_of(match))
    assert len(curve.scores) == match.number + 1
    assert curve.scores[-1] == [score.total for score in match.scores()]
    middle = at(match, match.number // 2)
    scores = [score.as_data() for score in middle.scores()]
    told = presenter_of(match.game).standing(middle.view(None), scores)
    assert curve.scores[match.number // 2] == [score["total"] for score in told]


def test_the_record_of_a_game_that_is_over_can_be_downloaded() -> None:
    match = played("virtu", 3, "standard", seed=6)
    table, _ = asked(match)
    answer = client_of(None).get(f"/t/{table.id}/record/")
    assert answer.content.decode() == match.record()
    assert "attachment" in answer["Content-Disposition"]


def test_a_rematch_is_laid_once_with_the_same_people() -> None:
    match = played("carrara", 3, "advanced", seed=6)
    people = [person_with_client(name) for name in ("Anna", "Bianca", "Carlo")]
    table = table_of(match, [person for person, _ in people])
    answers = [client.post(f"/t/{table.id}/rematch/") for _, client in people]
    new = Table.objects.get(after=table)
    assert {answer["Location"] for answer in answers} == {f"/t/{new.id}/"}
    assert [place.person for place in new.places.all()] == [person for person, _ in people]
    assert (new.game, new.variant, new.over) == (table.game, table.variant, False)
    assert new.seed != table.seed
    assert client_of(None).post(f"/t/{table.id}/rematch/").status_code == 403


def test_there_is_no_rematch_before_the_end() -> None:
    match = played("carrara", 3, "advanced", seed=6, decisions=10)
    table, client = asked(match)
    assert client.post(f"/t/{table.id}/rematch/").status_code == 403
    assert not Table.objects.filter(after=table).exists()


@pytest.mark.parametrize(
    ("lowest", "highest", "marks"),
    [
        (0, 108, [0, 25, 50, 75, 100]),
        (0, 445, [0, 100, 200, 300, 400]),
        (-7, 33, [0, 10, 20, 30]),
        (0, 1, [0, 1]),
        (-120, 30, [-100, -50, 0]),
    ],
)
def test_axes_have_round_numbers(lowest: int, highest: int, marks: list[int]) -> None:
    assert round_numbers(lowest, highest) == marks
