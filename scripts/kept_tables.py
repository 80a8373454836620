"""Tables that are kept of a release: people play them over HTTP at the site of that release, and its database is taken.

For every game there is a table in the middle of a game, one whose people have gone back and propose to do so again, and
one that is over. People, passwords and keys are nobody's.
"""

import re
from random import Random
from time import sleep

from tests.web.callers import Caller, decisions_of, number_of

import signoria

PASSWORD = "kept-for-nobody"
PLAIN = "?mode=text"
SOME = 6
"""Decisions that people take before something else happens."""
MOMENT = 0.05
WAYS_BACK = '<select name="decision">'
WAY_BACK = re.compile(r'<option value="(\d+)">')

Told = dict[str, object]


class Table:
    """A table with two people, Anna and Berta, or with Anna alone."""

    def __init__(self, people: dict[str, Caller], game: str, kind: str, *wishes: str) -> None:
        self.anna = people["Anna"]
        self.game = game
        self.kind = kind
        self.path = self.anna.create_table(*wishes, game=game, variant=signoria.game(game).variants[-1])
        self.people = {"Anna": self.anna}
        self.rng = Random(game)
        if "friend" in wishes:
            self.people["Berta"] = people["Berta"]
            link = re.search(rf"{self.path}join/[\w-]+/", self.page("Anna"))
            assert link is not None
            self.post("Berta", link[0].removeprefix(self.path), name="Berta")

    def page(self, who: str) -> str:
        """All that somebody is shown, the ways back beside the table too."""
        answer = self.people[who].get(self.path + PLAIN)
        assert answer.status_code == 200, answer.text
        return answer.text

    def scene(self, who: str) -> str:
        return self.people[who].scene(self.path + PLAIN)

    def post(self, who: str, address: str, **fields: object) -> None:
        answer = self.people[who].post_form(self.path + address, **fields)
        assert answer.status_code == 302, answer.text

    def asked(self) -> str:
        """Who is asked, as soon as no bot is."""
        while True:
            for who in self.people:
                if decisions_of(self.scene(who)):
                    return who
            sleep(MOMENT)

    def decide(self) -> str:
        """Take a decision at random for whoever is asked, and tell who that was."""
        who = self.asked()
        scene = self.scene(who)
        self.post(who, "decide/", number=number_of(scene), decision=self.rng.choice(decisions_of(scene)))
        return who

    def play_some(self) -> None:
        for _ in range(SOME):
            self.decide()

    def undo(self) -> None:
        """Play until somebody can take a decision back without asking the others, and take it back."""
        while True:
            who = self.decide()
            scene = self.scene(who)
            if f"{self.path}back/" in scene:
                self.post(who, "back/", number=number_of(scene))
                return

    def propose(self) -> int:
        """Let Anna propose to go back, and tell to which decision."""
        page = self.page("Anna")
        ways = WAY_BACK.findall(page[page.index(WAYS_BACK) :])
        self.post("Anna", "propose/", number=number_of(page), decision=ways[0])
        return int(ways[0])

    def told(self) -> Told:
        """What the pages tell of the table, to be compared later."""
        offers = {who: decisions_of(self.scene(who)) for who in self.people}
        return {
            "path": self.path,
            "game": self.game,
            "kind": self.kind,
            "number": number_of(self.scene("Anna")),
            "asked": next((who for who in offers if offers[who]), None),
            "offers": next((found for found in offers.values() if found), []),
        }


def running(people: dict[str, Caller], game: str) -> Told:
    table = Table(people, game, "running", "me", "friend", "bot:apprentice")
    table.play_some()
    table.post("Anna", "talk/", text="Buona fortuna, Berta!")
    table.post("Berta", "talk/", text="Děkuji, dziękuję, спасибо!")
    table.asked()
    return table.told()


def gone_back(people: dict[str, Caller], game: str) -> Told:
    table = Table(people, game, "gone back", "me", "friend", "bot:random")
    table.play_some()
    table.undo()
    while WAYS_BACK not in table.page("Anna"):
        table.decide()
    table.post("Berta", "vote/", vote="yes", decision=table.propose())
    table.play_some()
    table.asked()
    decision = table.propose()
    return {**table.told(), "proposed": decision}


def over(people: dict[str, Caller], game: str) -> Told:
    table = Table(people, game, "over", "me", "bot:random", "bot:random")
    table.decide()
    table.post("Anna", "talk/", text="Play for me, please.")
    table.post("Anna", "seat/0/", level="random")
    while "/result/" not in table.scene("Anna"):
        sleep(MOMENT)
    return {**table.told(), "record": table.anna.get(f"{table.path}record/").text}


def play_tables(url: str) -> Told:
    """Play at a site; tells its people and how its tables stand."""
    people = {name: Caller(url) for name in ("Anna", "Berta")}
    account = {"username": "Anna", "password1": PASSWORD, "password2": PASSWORD, "email": ""}
    assert people["Anna"].post_form("/me/register/", **account).status_code == 302
    tables = [play(people, game) for game in signoria.games() for play in (running, gone_back, over)]
    sessions = {name: caller.cookies["sessionid"] for name, caller in people.items()}
    return {"password": PASSWORD, "sessions": sessions, "tables": tables}
