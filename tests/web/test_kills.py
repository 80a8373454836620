"""The site is killed while people and bots play: what was answered is there, whole, and play goes on."""

from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import sleep
from urllib.parse import quote

from signoria.web.tables.store.ledger import BACK
from tests.web.servers import Server, Sight, StepRow, Visitor, replayed

KILLS = 50
MOST_ANSWERS = 8
"""A life of the site ends after so many answers at most, and a little later, somewhere in the next ones."""
LONGEST_MOMENT = 0.06
LONGEST_LIFE = 60.0
MOMENT = 0.005
LONGEST_START = 1.5
KILLED_IN_THE_START = 8
"""Every so many lives the site is killed before it answers at all."""
TROUBLE = ("Internal Server Error", "the bots of table")
"""What the site says of itself where something went wrong; a bot's process may well complain that the site is gone."""
TABLES = [
    ("lorenzo", "me bot:random", "advanced"),
    ("carrara", "me bot:apprentice", ""),
    ("virtu", "me bot:random bot:random", ""),
]


class Player:
    """Plays through the pages of the site at one table after the other, and keeps what was answered with a yes."""

    def __init__(self, server: Server, game: str, wishes: str, variant: str, rng: Random) -> None:
        self.visitor = Visitor(server)
        self.server = server
        self.laying = (game, wishes, variant)
        self.rng = rng
        self.table = ""
        self.taken: dict[str, dict[int, str]] = {}  # by table, the steps that were acknowledged
        self.sent: set[tuple[str, int, str]] = set()  # all answers that were given, heard or not
        self.said: list[str] = []
        self.known: dict[str, list[StepRow]] = {}  # by table, what stood there after the last life
        self.wrong: list[str] = []
        self.answers = 0

    def play(self, night: Event) -> None:
        """Until the site is gone."""
        try:
            while not night.is_set():
                self.move()
        except (OSError, HTTPException) as error:
            if not night.is_set():
                self.wrong.append(f"{error!r}, though nobody had killed the site")
        except AssertionError as error:
            self.wrong.append(str(error))

    def move(self) -> None:
        if not self.table:
            self.table = self.visitor.create_table(*self.laying)
            self.taken[self.table] = {}
        page = self.visitor.get(f"/t/{self.table}/?mode=text", HX_Request="true")
        assert page.status == 200, (page.status, page.text)
        sight = Sight(page.text)
        if "/result/" in page.text:
            self.table = ""
        elif not sight.decisions:
            sleep(0.01)  # a bot is asked
        elif self.rng.random() < 0.1 and f"/t/{self.table}/back/" in page.text:
            self.answer(sight.number, "back/", "", BACK)
        elif self.rng.random() < 0.02:
            text = f"remark {self.rng.random()}"
            if self.visitor.post(f"/t/{self.table}/talk/", {"text": text}).status == 302:
                self.said.append(text)
        else:
            decision = self.rng.choice(sight.decisions)
            self.answer(sight.number, "decide/", decision, decision)

    def answer(self, number: int, page: str, decision: str, written: str) -> None:
        steps = list(enumerate(written.split("; "), start=number))  # one row for each decision of a plan
        self.sent |= {(self.table, row, text) for row, text in steps}
        answer = self.visitor.post(f"/t/{self.table}/{page}", {"number": number, "decision": decision})
        assert answer.status == 302, (quote(decision), answer.status, answer.text)
        self.taken[self.table].update(steps)
        self.answers += 1

    def check(self) -> None:
        """Look into the database after a kill."""
        assert not self.wrong, (self.wrong, self.server.said())
        for table, taken in self.taken.items():
            steps = self.server.steps(table)
            before = self.known.get(table, [])
            assert steps[: len(before)] == before, f"what stood at {table} has changed"
            own = {number: BACK if text.startswith(BACK) else text for number, actor, text in steps if actor == 0}
            for number, text in taken.items():
                assert own.get(number) == text, f"step {number} of {table} was {text}, and is {own.get(number)}"
            joined = self.server.rows("SELECT number FROM tables_step WHERE joined AND table_id = ?", table)
            forced = {number for (number,) in joined}
            decided = {(table, number, text) for number, text in own.items() if number not in forced}
            assert decided <= self.sent, "nobody has decided that"
            if steps != before or not before:
                replayed(self.server, table)
            self.known[table] = steps
        remarks = [str(text) for (text,) in self.server.rows("SELECT text FROM tables_remark WHERE NOT house")]
        assert set(self.said) <= set(remarks)


def life(server: Server, players: list[Player], answers: int, moment: float) -> None:
    """Everybody plays until the site is killed in the middle of it: after some answers, and a moment."""
    night = Event()
    threads = [Thread(target=player.play, args=(night,)) for player in players]
    goal = sum(player.answers for player in players) + answers
    for thread in threads:
        thread.start()
    for _ in range(int(LONGEST_LIFE / MOMENT)):
        if sum(player.answers for player in players) >= goal:
            break
        sleep(MOMENT)
    sleep(moment)
    night.set()
    server.kill()
    for thread in threads:
        thread.join()
    for player in players:
        player.check()


def test_what_was_answered_survives_fifty_kills(tmp_path: Path) -> None:
    rng = Random(50)
    server = Server(tmp_path)
    players = [Player(server, *laying, Random(seat)) for seat, laying in enumerate(TABLES)]
    try:
        for number in range(KILLS):
            moment = rng.uniform(0.0, LONGEST_MOMENT)
            if number % KILLED_IN_THE_START == 0:
                server.begin()
                sleep(rng.uniform(0.0, LONGEST_START))
                server.kill()
            else:
                server.start()
                life(server, players, rng.randint(0, MOST_ANSWERS), moment)
    finally:
        server.kill()
    steps = [step for player in players for table in player.known.values() for step in table]
    assert sum(player.answers for player in players) > KILLS
    assert sum(actor > 0 for _, actor, _ in steps) > KILLS, "bots have played, too"
    assert any(text.startswith(BACK) for _, _, text in steps)
    assert not [line for line in server.said().splitlines() if line.startswith(TROUBLE)], server.said()
