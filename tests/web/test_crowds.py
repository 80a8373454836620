"""Many at once: double clicks, requests sent again, and everybody for the same seat."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.web.servers import Answer, Server, Sight, Visitor, replayed, serving

SHOWN = re.compile(r'data-number="(\d+)"')
CROWD = 12
QUESTIONS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("crowds")) as found:
        yield found
        assert "locked" not in found.said(), found.said()
        assert "Internal Server Error" not in found.said(), found.said()


def together(deeds: list[Callable[[], Answer]]) -> list[Answer]:
    """Do it all at the same moment."""
    gate = Barrier(len(deeds))

    def run(deed: Callable[[], Answer]) -> Answer:
        gate.wait()
        return deed()

    with ThreadPoolExecutor(len(deeds)) as threads:
        return list(threads.map(run, deeds))


def twin_of(visitor: Visitor) -> Visitor:
    """Another tab of the same browser."""
    twin = Visitor(visitor.server)
    twin.cookies = dict(visitor.cookies)
    return twin


def posting(visitor: Visitor, path: str, form: dict[str, object], **headers: str) -> Callable[[], Answer]:
    twin = twin_of(visitor)
    return lambda: twin.post(path, form, **headers)


@pytest.mark.parametrize("game", ["lorenzo", "carrara"])
def test_the_same_answer_many_times_is_taken_once(server: Server, game: str) -> None:
    visitor = Visitor(server)
    table = visitor.create_table(game, "me screen", "basic")
    for _ in range(QUESTIONS):
        page = visitor.get(f"/t/{table}/?mode=text").text
        if "Pass the screen" in page:
            seat = page.split('name="seat" value="')[1].split('"')[0]
            visitor.post(f"/t/{table}/curtain/", {"seat": seat})
            page = visitor.get(f"/t/{table}/").text
        sight = Sight(page)
        before = server.steps(table)
        form: dict[str, object] = {"number": sight.number, "decision": sight.decisions[0]}
        answers = together([posting(visitor, f"/t/{table}/decide/", form, HX_Request="true") for _ in range(CROWD)])
        assert sorted(answer.status for answer in answers) == [200] + [409] * (CROWD - 1)
        after = server.steps(table)
        assert after[: len(before)] == before
        assert [text for _, actor, text in after[len(before) :] if actor >= 0] == sight.decisions[0].split("; ")
        shown = {
            answer.text.split('data-number="')[1].split('"')[0] for answer in answers if "data-number" in answer.text
        }
        assert shown <= {str(len(after))}, "everybody sees the table as it is now"
    replayed(server, table)


def test_different_answers_at_once_are_one_answer(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.create_table("lorenzo", "me screen", "basic")
    for _ in range(QUESTIONS):
        sight = Sight(visitor.get(f"/t/{table}/?mode=text").text)
        wanted = [sight.decisions[place % len(sight.decisions)] for place in range(CROWD)]
        deeds = [posting(visitor, f"/t/{table}/decide/", {"number": sight.number, "decision": text}) for text in wanted]
        deeds.append(posting(visitor, f"/t/{table}/back/", {"number": sight.number}))
        statuses = [answer.status for answer in together(deeds)]
        assert statuses.count(302) == 1, statuses
        assert set(statuses) <= {302, 409}, statuses
        if 302 in statuses[:CROWD]:
            assert server.steps(table)[sight.number][2] == wanted[statuses.index(302)]
    replayed(server, table)


def test_readers_and_a_writer_do_not_stand_in_each_others_way(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.create_table("lorenzo", "me screen bot:random", "basic")
    for _ in range(QUESTIONS // 2):
        sight = Sight(visitor.get(f"/t/{table}/?mode=text").text)
        deeds: list[Callable[[], Answer]] = []
        for path in ("", "side/", "replay/0/", "why/?words=end", "", "side/"):
            watcher = Visitor(server)
            deeds.append(lambda watcher=watcher, path=path: watcher.get(f"/t/{table}/{path}", HX_Request="true"))  # type: ignore[misc]
        deeds += [posting(visitor, f"/t/{table}/talk/", {"text": "quick"}) for _ in range(3)]
        if sight.decisions:
            form: dict[str, object] = {"number": sight.number, "decision": sight.decisions[0]}
            deeds += [posting(visitor, f"/t/{table}/decide/", form) for _ in range(3)]
        assert {answer.status for answer in together(deeds)} <= {200, 302, 409, 429}
    replayed(server, table)


def test_everybody_wants_the_same_seat_and_one_gets_it(server: Server) -> None:
    host = Visitor(server)
    table = host.create_table("lorenzo", "me friend")
    (key,) = server.rows('SELECT key FROM tables_seat WHERE table_id = ? AND "index" = 1', table)[0]
    friends = [Visitor(server) for _ in range(CROWD)]
    for number, friend in enumerate(friends):
        friend.get(f"/t/{table}/join/{key}/", X_Forwarded_For=f"198.51.100.{number}")
    deeds = [
        posting(friend, f"/t/{table}/join/{key}/", {"name": f"Friend {number}"}, X_Forwarded_For=f"198.51.100.{number}")
        for number, friend in enumerate(friends)
    ]
    statuses = [answer.status for answer in together(deeds)]
    assert sorted(statuses) == [302] + [409] * (CROWD - 1)
    (seat,) = server.rows('SELECT name FROM tables_seat WHERE table_id = ? AND "index" = 1', table)
    assert seat == (f"Friend {statuses.index(302)}",)


def test_a_form_that_is_sent_many_times_lays_one_table(server: Server) -> None:
    visitor = Visitor(server)
    visitor.create_table("lorenzo", "me friend")
    form: dict[str, object] = {"once": "this form", "name": "Anna"}
    answers = together([posting(visitor, "/play/carrara/", form) for _ in range(CROWD)])
    assert {answer.status for answer in answers} == {302}
    assert len({answer.headers["location"] for answer in answers}) == 1


def test_a_name_can_be_registered_once(server: Server) -> None:
    visitors = [Visitor(server) for _ in range(6)]
    for visitor in visitors:
        visitor.get("/me/register/")
    form: dict[str, object] = {"username": "Lucrezia", "password1": "a long word 17", "password2": "a long word 17"}
    deeds = [posting(visitor, "/me/register/", form) for visitor in visitors]
    statuses = [answer.status for answer in together(deeds)]
    assert sorted(statuses) == [302] + [400] * 5
