"""People at devices of all kinds, who play whole games by what they see on their pages."""

from random import Random
from time import monotonic
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from scripts.services import Site

from signoria.match import Match
from tests.amounts import number_of
from tests.served.chromium import PHONE, WIDE

PATIENCE: Final = 60.0
"""Seconds in which somebody has to be asked."""
MOST_DECISIONS: Final = 2000
CALM: Final[Literal["reduce"]] = "reduce"
"""Nobody but the first waits until pieces have moved."""
FEW_TABS: Final = 5


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
    """Somebody who has no mouse: they go from button to button and press Enter."""

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
    """Somebody whose browser runs no script: pages change when they ask for them."""

    def is_asked(self) -> bool:
        self.page.reload()
        return super().is_asked()


def people(browser: Browser, number: int) -> list[Player]:
    """So many people: wide, at a phone, with keys alone, without script, and wide again."""
    found = [
        Player("Anna", browser.new_context(viewport=WIDE)),
        AtAPhone("Bianca", browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion=CALM)),
        AtTheKeyboard("Carlo", browser.new_context(viewport=WIDE, reduced_motion=CALM)),
        WithoutScript("Dora", browser.new_context(viewport=WIDE, java_script_enabled=False)),
        Player("Ennio", browser.new_context(viewport=WIDE, reduced_motion=CALM)),
    ]
    return found[:number]


def gather(site: Site, players: list[Player], game: str, variant: str) -> None:
    """The first lays the table, the others come by their links."""
    page = players[0].page
    page.goto(f"{site.url}/new/{game}/?seats={len(players)}")
    page.get_by_label("Your name").fill(players[0].name)
    if (choice := page.locator(f"input[type=radio][name=variant][value={variant}]")).count():
        choice.check()
    for seat in range(1, len(players)):
        page.locator("select[name=seat]").nth(seat).select_option("friend")
    page.get_by_role("button", name="Start the game").click()
    links = page.get_by_label("Link for this seat")
    links.first.wait_for()
    found = [links.nth(place).input_value() for place in range(len(players) - 1)]
    for player, link in zip(players[1:], found, strict=True):
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


def play(players: list[Player], rng: Random) -> int:
    """Play a game to its end; how many times somebody decided."""
    player, decisions = players[0], 0
    while (asked := next_player(players, player)) is not None:
        player = asked
        player.decide(rng)
        decisions += 1
        assert decisions < MOST_DECISIONS
    return decisions


def check(players: list[Player]) -> Match:
    """All read the result that the engine makes of the record, and no page had a fault."""
    table = players[0].page.url.partition("?")[0]
    match = Match.from_record(players[0].page.context.request.get(f"{table}record/").text())
    assert match.over
    totals = sorted(score.total for score in match.scores())
    for player in players:
        player.page.goto(f"{table}result/")
        row = player.page.locator("table").first.get_by_role("row").filter(has_text="Total")
        cells = row.get_by_role("cell").all_inner_texts()  # on a phone each begins with the name of its column
        assert sorted(number_of(cell.split()[-1]) for cell in cells) == totals
        assert player.faults == []
    return match
