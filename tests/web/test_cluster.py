"""The site in several processes, for real: PostgreSQL, Redis and servers that may die."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep

import psycopg
import pytest
from django.test.utils import override_settings
from scripts.services import Postgres, Redis, Site

from signoria.terminal.serve import PATIENCE
from signoria.web.tables.bots.lock import key_of
from tests.terminal.run import run
from tests.web.callers import SOON, Caller, Watch, happens, number_of

BOTS = ("me", "bot:random", "bot:random")


class House:
    """Two sites that share everything, as two processes do."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.postgres = postgres
        self.database = postgres.create("cluster")
        self.redis = redis
        self.one = self.site()
        self.two = self.site()

    def site(self, processes: int = 1) -> Site:
        return Site(processes, DATABASE_URL=self.database, REDIS_URL=self.redis.url, SIGNORIA_BOT_PAUSE="0.05")

    def steps(self, table: str) -> list[int]:
        """The numbers of what is written down of a table."""
        with psycopg.connect(self.database) as connection:
            rows = connection.execute(
                "SELECT number FROM tables_step WHERE table_id = %s ORDER BY number", [id_of(table)]
            ).fetchall()
        return [number for (number,) in rows]

    def goes_on(self, table: str, steps: int) -> bool:
        """Whether more than so many steps are written down soon."""
        return happens(lambda: len(self.steps(table)) > steps)


@pytest.fixture(scope="module")
def house(postgres: Postgres, redis: Redis) -> Iterator[House]:
    house = House(postgres, redis)
    with house.one, house.two:
        yield house


@pytest.fixture
def table(house: House) -> tuple[Caller, str]:
    """Somebody with both seats at a table that was laid at the first site."""
    anna = Caller(house.one.url)
    return anna, anna.create_table("me", "screen")


def id_of(table: str) -> str:
    return table.strip("/").split("/")[-1]


def test_what_happens_at_one_process_is_news_and_seen_at_the_other(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    there = house.two.url + path
    with Watch(there) as watch:
        before = number_of(anna.get(there).text)
        assert anna.decide(path).status_code == 302
        after = number_of(anna.get(path).text)
        assert after > before
        watch.until(after)
        assert number_of(anna.get(there).text) == after


def test_what_is_said_at_one_process_is_heard_at_the_other(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    with Watch(house.two.url + path) as watch:
        assert anna.post_form(f"{path}talk/", text="Good evening").status_code == 302
        watch.next()
    assert "Good evening" in anna.get(house.two.url + path).text


def test_own_news_come_once(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    with Watch(house.one.url + path) as watch:
        watch.drain(1)  # the wire may have been laid just now
        anna.decide(path)
        assert len(watch.drain(2)) == 1


def test_of_many_answers_to_a_question_one_counts(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    for _ in range(3):
        number = number_of(anna.get(path).text)

        def answer(index: int, number: int = number) -> int:
            """A browser of its own with the cookies of the person."""
            with Caller((house.one, house.two)[index % 2].url) as caller:
                caller.cookies = anna.cookies
                return caller.decide(path, number, index).status_code

        with ThreadPoolExecutor(8) as pool:
            statuses = list(pool.map(answer, range(8)))
        assert sorted(set(statuses)) == [302, 409], statuses
        assert statuses.count(302) == 1, statuses
        pages = [number_of(anna.get(site.url + path).text) for site in (house.one, house.two)]
        assert pages[0] == pages[1] > number
        assert house.steps(path) == list(range(pages[0]))


def test_going_back_at_one_process_is_followed_at_the_other(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    there = house.two.url + path
    anna.get(there)
    anna.decide(path)
    number = number_of(anna.get(there).text)
    shown = anna.get(there).text
    assert anna.post_form(f"{path}back/", number=number).status_code == 302
    assert number_of(anna.get(there).text) == number + 1
    assert anna.get(there).text.count('name="decision"') != shown.count('name="decision"')
    assert anna.decide(there).status_code == 302


def test_a_bot_thinks_in_one_process_only(house: House) -> None:
    """We hold the lease of a table as another process would: nobody thinks. It dies, and somebody does."""
    anna = Caller(house.one.url)
    path = anna.create_table(*BOTS)
    with psycopg.connect(house.database, autocommit=True) as other:
        assert happens(lambda: lease(other, path))
        anna.post_form(f"{path}seat/0/", level="random")
        steps = len(house.steps(path))
        sleep(5)
        assert len(house.steps(path)) == steps
    assert house.goes_on(path, steps)


def lease(connection: psycopg.Connection[tuple[object, ...]], table: str) -> bool:
    found = connection.execute("SELECT pg_try_advisory_lock(%s)", [key_of(id_of(table))]).fetchone()
    return found == (True,)


def test_when_a_process_is_killed_another_goes_on_with_its_bots(house: House) -> None:
    with house.site() as third:
        anna = Caller(third.url)
        path = anna.create_table(*BOTS)
        anna.post_form(f"{path}seat/0/", level="random")
        assert house.goes_on(path, len(house.steps(path)))
        assert third.process is not None
        third.process.kill()
        third.process.wait()
    assert house.goes_on(path, len(house.steps(path)))
    numbers = house.steps(path)
    assert numbers == list(range(len(numbers)))
    assert anna.get(house.two.url + path).status_code == 200


def test_without_redis_everything_works_only_later(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    with Watch(house.two.url + path) as watch:
        house.redis.stop(signal.SIGKILL)
        began = monotonic()
        answer = anna.decide(path)
        assert answer.status_code == 302
        assert monotonic() - began < 5
        after = number_of(anna.get(path).text)
        watch.until(after)  # which looks by itself while nobody tells it
        house.redis.start(house.redis.command)
        anna.decide(path)
        watch.until(number_of(anna.get(path).text))
        watch.drain(4)
        anna.decide(path)
        assert watch.next() == number_of(anna.get(path).text)
    for site in (house.one, house.two):
        assert "Traceback" not in site.log.read_text()


def test_a_redis_that_does_not_answer_holds_nobody_up(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    with Watch(house.two.url + path) as watch:
        assert house.redis.process is not None
        house.redis.process.send_signal(signal.SIGSTOP)
        try:
            for _ in range(3):
                began = monotonic()
                assert anna.decide(path).status_code == 302
                assert monotonic() - began < 5
            after = number_of(anna.get(path).text)
        finally:
            house.redis.process.send_signal(signal.SIGCONT)
        watch.until(after)
    for site in (house.one, house.two):
        assert "Traceback" not in site.log.read_text()


def test_many_watchers_need_no_connections_to_the_database(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    watches = [Watch(house.one.url + path) for _ in range(60)]
    try:
        for watch in watches:
            watch.__enter__()
        with psycopg.connect(house.database) as connection:
            query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            (connections,) = connection.execute(query).fetchone() or (0,)
        assert connections < 2 * 25  # the threads of two sites, and none for each watcher
        anna.decide(path)
        after = number_of(anna.get(path).text)
        for watch in watches:
            watch.until(after)
    finally:
        for watch in watches:
            watch.__exit__()


def test_after_a_restart_of_the_database_everything_goes_on(house: House, table: tuple[Caller, str]) -> None:
    anna, path = table
    bots = anna.create_table(*BOTS)
    anna.post_form(f"{bots}seat/0/", level="random")
    house.postgres.stop()
    assert anna.get(path).status_code == 500
    house.postgres.start(house.postgres.command)
    assert anna.decide(path).status_code == 302
    assert house.goes_on(bots, len(house.steps(bots)))


def test_serve_with_several_processes_survives_the_death_of_one(house: House) -> None:
    with house.site(2) as site:
        assert happens(lambda: len(site.workers()) == 2)
        anna = Caller(site.url)
        path = anna.create_table(*BOTS)
        anna.post_form(f"{path}seat/0/", level="random")
        before = site.workers()
        os.kill(before[0], signal.SIGKILL)
        assert house.goes_on(path, len(house.steps(path)))
        replaced = happens(lambda: len(site.workers()) == 2 and site.workers() != before, PATIENCE + SOON)
        assert replaced  # who dies while he is asked whether he lives is given up only when patience ends
        assert Caller(site.url).get(path).status_code == 200


def test_several_processes_need_postgresql_and_redis() -> None:
    outcome = run("serve", "--no-open", "--processes", "2")
    assert outcome.code == 1
    assert outcome.err.count("\n") == 1
    assert "DATABASE_URL" in outcome.err
    assert "REDIS_URL" in outcome.err


def test_an_address_of_redis_that_is_none_is_told() -> None:
    with override_settings(REDIS_URL="localhost"):
        outcome = run("serve", "--no-open")
    assert outcome.code == 1
    assert outcome.err.startswith("signoria: REDIS_URL: ")
