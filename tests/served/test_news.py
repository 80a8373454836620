"""What a page fetches when something happens: the table only if it does not show it already."""

from random import Random

from playwright.sync_api import Browser, Response
from scripts.services import Site

from tests.served.chromium import WIDE
from tests.served.people import Player

SETTLED = 700
"""Milliseconds after which no more news of the same come."""


class Listener(Player):
    """A player who notes how the table was answered whenever his page fetched it."""

    def __init__(self, name: str, browser: Browser) -> None:
        super().__init__(name, browser.new_context(viewport=WIDE))
        self.statuses: list[int] = []
        self.page.on("response", self.note)

    def note(self, response: Response) -> None:
        is_table = response.url.rstrip("/").split("/")[-2] == "t"
        if is_table and response.request.headers.get("hx-request"):
            self.statuses.append(response.status)

    def heard(self) -> list[int]:
        """The statuses since this was asked last, as soon as there are some."""
        while not self.statuses:
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(SETTLED)
        found, self.statuses = self.statuses, []
        return found


def test_pages_fetch_what_they_do_not_show_yet(site: Site, browser: Browser) -> None:
    anna, berta = Listener("Anna", browser), Listener("Berta", browser)
    anna.page.goto(f"{site.url}/new/lorenzo/?seats=2")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.locator("select[name=seat]").nth(1).select_option("friend")
    anna.page.get_by_role("button", name="Start the game").click()
    link = anna.page.get_by_label("Link for this seat").first
    link.wait_for()
    assert set(anna.heard()) == {204}  # the first news come at once, and say what the page has just loaded
    berta.sit_down(link.input_value())
    assert set(berta.heard()) == {204}
    assert anna.heard() == [200]  # somebody sits there now
    for _ in range(4):
        asked, waiting = (anna, berta) if anna.is_asked() else (berta, anna)
        asked.decide(Random(1))
        assert asked.heard() == [204]  # it was shown in answer to the decision
        assert waiting.heard() == [200]
        assert waiting.number() == asked.number()
    for player in (anna, berta):
        player.page.get_by_role("button", name="Table and talk").click()
    berta.page.get_by_placeholder("Say something").fill("Good evening")
    berta.page.get_by_role("button", name="Say", exact=True).click()
    anna.page.get_by_text("Good evening").wait_for()
    assert anna.heard() == [204]
    assert anna.faults == berta.faults == []
