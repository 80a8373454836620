"""The plain page of a table as its template needs it: sections, grouped decisions, and what happened meanwhile."""

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from signoria.engine.state import CHANCE
from signoria.games import kit
from signoria.games.base import Game
from signoria.language.wording import Company
from signoria.match import Match
from signoria.presentation import Choice, Teller, choices_of, teller_of
from signoria.presentation.choices import grouped
from signoria.presentation.story import paragraphs
from signoria.web.board.recap import turns_since
from signoria.web.board.scene import Scene
from signoria.web.plain.page import Page, View, capital
from signoria.web.tables.actions.create import CONFIRM_TURN
from signoria.web.tables.bots.hints import may_ask
from signoria.web.words import components_of, option_of, variant_of, wording_of

FEW = 6
"""So many decisions need no headings."""


class Offer:
    """A decision on offer, in words and with a note."""

    def __init__(self, choice: Choice, note: str) -> None:
        self.number = choice.number
        self.text = choice.decision.text
        self.words = capital(choice.words)
        self.note = note


class Group:
    """Decisions under a heading."""

    def __init__(self, heading: str, offers: list[Offer]) -> None:
        self.heading = capital(heading)
        self.offers = offers


def teller_in(game: Game, language: str) -> Teller:
    return teller_of(game, wording_of(game, language), components_of(game, language))


def page_of(teller: Teller, view: View, company: Company) -> Page:
    """The page of a game's kit."""
    own = kit(teller.game.name).plain_page()
    assert issubclass(own, Page)
    return own(teller, view, company)


def furnish(scene: Scene, match: Match) -> dict[str, object]:
    """What the plain page tells beyond the scene."""
    language = get_language() or "en"
    teller = teller_in(scene.game, language)
    page = page_of(teller, scene.view, scene.company)
    told: dict[str, object] = {
        "page": page,
        "summary": page.summary(),
        "sections": page.sections(),
        "groups": [],
        "paragraphs": paragraphs(teller.wording, match.log(scene.guest.seat), scene.company),
        "setting": setting(match, language),
        "waiting": waiting_for(page, match),
    }
    seat = scene.guest.seat
    if scene.guest.decides and seat is not None:
        told["groups"] = groups_of(scene, match, teller, seat)
    return told


def aids(scene: Scene, match: Match) -> dict[str, object]:
    """What helps whoever decides, however the table is drawn: what the others did, and whether hints are given."""
    seat = scene.guest.seat
    if not scene.guest.decides or seat is None:
        return {}
    since = turns_since(match, seat, scene.wording, scene.company)
    return {"since": since, "may_hint": may_ask(scene.places)}


def groups_of(scene: Scene, match: Match, teller: Teller, seat: int) -> list[Group]:
    choices = choices_of(match, seat, teller)
    groups = grouped(scene.view, choices, teller)
    if len(choices) <= FEW:
        groups = {"": choices}
    other = _("Or") if len(groups) > 1 else ""
    return [
        Group(heading or other, [Offer(choice, teller.note(scene.view, choice, scene.company)) for choice in found])
        for heading, found in groups.items()
    ]


def setting(match: Match, language: str) -> list[str]:
    """The variant, and every option that is not as usual; being asked for the end of a turn is usual on the site."""
    told = [capital(variant_of(match.game, match.variant, language))] if len(match.game.variants) > 1 else []
    for name, value in match.options.items():
        if name != CONFIRM_TURN and value != match.game.options[name].default:
            said = option_of(match.game, name, language)
            told.append(said if value is True else f"{said} ({value})")
    return told


def waiting_for(page: Page, match: Match) -> str:
    """Whose decision it is, where it is not the reader's own."""
    return "" if match.seat is None or match.seat == CHANCE else page.player(match.seat)
