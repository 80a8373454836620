"""A whole game, clicked by four people at four devices, brings what the engine makes of its record."""

from random import Random
from time import monotonic
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from scripts.services import Site

from signoria.match import Match
from tests.amounts import number_of
from tests.served.chromium import PHONE, WIDE

PATIENCE = 60.0
"""Seconds in which somebody has to be asked."""
MOST_DECISIONS = 2000
CALM: Literal["reduce"] = "reduce"
"""Nobody but the first waits until pieces have moved."""
FEW_TABS = 5


class Player:
    """Somebody at a mouse, who takes any decision that is shown."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)

    def sit_down(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.locator("#scene").wait_for()
        table = self.page.url
        self.page.get_by_role("link", name=self.name).click()
        self.page.get_by_label("Ask me before my turn ends").uncheck()
        self.page.get_by_role("button", name="Save").click()
        self.page.goto(table)

    def is_asked(self) -> bool:
        return self.offers().count() > 0

    def offers(self) -> Locator:
        """What can be pressed to decide; the buttons of an open question lie above the board."""
        desk = self.page.locator(".desk button[name=decision]:visible")
        looks = ".chip > label:visible, .deed > label:visible"
        return desk if desk.count() else self.page.locator(f"button[name=decision]:visible, {looks}")

    def decide(self, rng: Random) -> None:
        """A button decides at once; what is looked at first is confirmed."""
        before = self.number()
        offers = self.offers()
        chosen = offers.nth(rng.randrange(offers.count()))
        looks = chosen.evaluate("chosen => chosen.matches('label')")
        self.press(chosen)
        if looks:
            self.page.locator(".look:checked ~ .plan").wait_for()
            self.press(self.page.locator("button.confirm"))
        self.page.locator(f'#scene:not([data-number="{before}"])').wait_for()

    def press(self, button: Locator) -> None:
        button.click()

    def number(self) -> int:
        return int(self.page.locator("#scene").get_attribute("data-number") or -1)


class AtAPhone(Player):
    def press(self, button: Locator) -> None:
        button.tap()


class AtTheKeyboard(Player):
    """Somebody who has no mouse: he goes from button to button and presses Enter."""

    def decide(self, rng: Random) -> None:
        before = self.number()
        wanted = rng.randrange(FEW_TABS)
        wanted = min(wanted, self.offers().count() - 1)
        while wanted >= 0:
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.name === 'decision'"):
                wanted -= 1
        if self.page.evaluate("document.activeElement.matches('.look')"):
            self.page.keyboard.press("Space")
            for _ in range(rng.randrange(FEW_TABS)):
                self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.page.locator(f'#scene:not([data-number="{before}"])').wait_for()


class WithoutScript(Player):
    """Somebody whose browser runs no script: pages change when he asks for them."""

    def is_asked(self) -> bool:
        self.page.reload()
        return super().is_asked()


def people(browser: Browser) -> list[Player]:
    return [
        Player("Anna", browser.new_context(viewport=WIDE)),
        AtAPhone("Bianca", browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion=CALM)),
        AtTheKeyboard("Carlo", browser.new_context(viewport=WIDE, reduced_motion=CALM)),
        WithoutScript("Dora", browser.new_context(viewport=WIDE, java_script_enabled=False)),
    ]


def gather(site: Site, players: list[Player]) -> None:
    """The first lays the table, the others come by their links."""
    page = players[0].page
    page.goto(f"{site.url}/new/lorenzo/?seats=4")
    page.get_by_label("Your name").fill(players[0].name)
    for seat in range(1, 4):
        page.locator("select[name=seat]").nth(seat).select_option("friend")
    page.get_by_role("button", name="Start the game").click()
    links = page.get_by_label("Link for this seat")
    links.first.wait_for()
    for player, link in zip(players[1:], [links.nth(place).input_value() for place in range(3)], strict=True):
        player.sit_down(link)


def next_player(players: list[Player], last: Player) -> Player | None:
    """Who is asked, seen on the pages alone; None when the game is over. Pages without a script are asked for last."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for player in sorted(players, key=lambda player: (isinstance(player, WithoutScript), player is not last)):
            if player.is_asked():
                return player
            if player.page.get_by_text("The game is over.").count():
                return None
    raise AssertionError(f"nobody is asked: {[player.number() for player in players]}")


def test_four_people_at_four_devices(site: Site, browser: Browser) -> None:
    players = people(browser)
    gather(site, players)
    rng, player = Random(7), players[0]
    decisions = 0
    while (asked := next_player(players, player)) is not None:
        player = asked
        player.decide(rng)
        decisions += 1
        assert decisions < MOST_DECISIONS
    table = players[0].page.url
    told = players[0].page.context.request.get(f"{table}record/").text()
    match = Match.from_record(told)
    assert match.over
    totals = sorted(score.total for score in match.scores())
    for player in players:
        player.page.goto(f"{table}result/")
        row = player.page.locator("table").first.get_by_role("row").filter(has_text="Total")
        cells = row.get_by_role("cell").all_inner_texts()  # on a phone each begins with the name of its column
        assert sorted(number_of(cell.split()[-1]) for cell in cells) == totals
        assert player.faults == []
