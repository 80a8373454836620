"""The plain page of a table as its template needs it: sections, grouped decisions, and what happened meanwhile."""

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from signoria.engine.state import CHANCE
from signoria.match import Match
from signoria.presentation import Choice, Presenter, choices_of, presenter_of
from signoria.presentation.choices import grouped
from signoria.presentation.sheets import Sheets, capital, sheets_of
from signoria.presentation.story import Chapter, SeenEvent, chapters
from signoria.presentation.words import option_of, value_of, variant_of
from signoria.web.board.offers import Offer
from signoria.web.board.recap import turns_since
from signoria.web.board.scene import Scene
from signoria.web.plain.markup import marked_sections, markup
from signoria.web.tables.actions.create import CONFIRM_TURN
from signoria.web.tables.bots.hints import may_ask

FEW = 6
"""So many decisions need no headings."""


class Group:
    """Decisions under a heading."""

    def __init__(self, heading: str, offers: list[Offer]) -> None:
        self.heading = capital(heading)
        self.offers = offers


class PlainBoard:
    """What the plain page tells beyond the scene; templates know it as `board`."""

    def __init__(self, scene: Scene, match: Match) -> None:
        language = get_language() or "en"
        presenter = presenter_of(scene.game, language)
        sheets = sheets_of(presenter, scene.view, scene.company)
        seat = scene.viewer.seat
        self.summary = [markup(scene.game, line) for line in sheets.summary()]
        self.sections = marked_sections(scene.game, sheets.sections())
        self.chapters = story_of(scene, match, presenter)
        self.at_hand = markup(scene.game, sheets.at_hand())
        self.hint_at = f"hint-{scene.number}"  # a place of its own for each question, so that late hints find none
        self.setting = setting(match, language)
        self.waiting = waiting_for(sheets, match)
        self.groups: list[Group] = []
        if scene.viewer.decides and seat is not None:
            self.groups = groups_of(scene, match, presenter, seat)


def story_of(scene: Scene, match: Match, presenter: Presenter) -> list[Chapter]:
    """What happened by rounds, the newest first."""

    def begins(seat: int, event: SeenEvent) -> bool:
        return presenter.begins_round(scene.view, seat, event)

    found = chapters(presenter.wording, match.log(scene.viewer.seat), scene.company, begins)
    return [Chapter(chapter.number, chapter.paragraphs[::-1]) for chapter in reversed(found)]


def aids(scene: Scene, match: Match) -> dict[str, object]:
    """What helps whoever decides, however the table is drawn: what the others did, and whether hints are given."""
    seat = scene.viewer.seat
    if not scene.viewer.decides or seat is None:
        return {}
    since = turns_since(match, seat, scene.wording, scene.company)
    return {"since": since, "may_hint": may_ask(scene.places)}


def groups_of(scene: Scene, match: Match, presenter: Presenter, seat: int) -> list[Group]:
    choices = choices_of(match, seat, presenter)
    groups = grouped(scene.view, choices, presenter)
    if len(choices) <= FEW:
        groups = {"": choices}
    other = _("Or") if len(groups) > 1 else ""
    return [
        Group(heading or other, [offer_of(scene, choice, presenter) for choice in found])
        for heading, found in groups.items()
    ]


def offer_of(scene: Scene, choice: Choice, presenter: Presenter) -> Offer:
    offer = Offer(choice, scene, presenter)
    offer.note = presenter.note(scene.view, choice, scene.company)
    return offer


def setting(match: Match, language: str) -> list[str]:
    """The variant, and every option that is not as usual; being asked for the end of a turn is usual on the site."""
    told = [capital(variant_of(match.game, match.variant, language))] if len(match.game.variants) > 1 else []
    for name, value in match.options.items():
        if name != CONFIRM_TURN and value != match.game.options[name].default:
            said = option_of(match.game, name, language)
            named = value_of(match.game, match.game.options[name], value, language)
            told.append(said if value is True else f"{said} ({named})")
    return told


def waiting_for(sheets: Sheets, match: Match) -> str:
    """Whose decision it is, where it is not the reader's own."""
    return "" if match.seat is None or match.seat == CHANCE else markup(match.game, sheets.player(match.seat))
