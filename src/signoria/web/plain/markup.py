"""Sheets as HTML: players in their colours, components with a link to what they say."""

from collections.abc import Iterable

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from signoria.games.base import Game
from signoria.presentation.sheets import Cell, Line, Section, Sheet, Words


def markup(game: Game, cell: Cell) -> SafeString:
    """A cell as HTML; line breaks in it are kept."""
    line = cell if isinstance(cell, Line) else Line(cell)
    return format_html_join("", "{}", ((marked(game, words),) for words in line.words))


def marked(game: Game, words: Words) -> SafeString:
    text = format_html_join(SafeString("<br>"), "{}", ((part,) for part in words.text.split("\n")))
    if words.seat is not None:
        return format_html('<span class="who seat-{}">{}</span>', words.seat, text)
    if words.component is not None:
        address = f"{reverse('cards', args=[game.name])}?edition={game.data_version}#{words.component.id}"
        return format_html('<a href="{}" title="{}">{}</a>', address, " ".join(words.component.text), text)
    return format_html('<span class="tone {}">{}</span>', words.tone, text) if words.tone else text


class MarkedSheet:
    """A sheet whose cells are HTML, each with the heading of its column."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.caption = sheet.caption
        self.headings = [markup(game, heading) for heading in sheet.headings]
        self.rows = [list(zip(self.headings, [markup(game, cell) for cell in row], strict=True)) for row in sheet.rows]
        self.numbers = [str(row[0]) for row in sheet.rows if isinstance(row[0], int)]  # say little without a heading


class MarkedSection:
    """A section whose sheets and lines are HTML."""

    def __init__(self, game: Game, section: Section) -> None:
        self.id = section.id
        self.title = section.title
        self.sheets = [MarkedSheet(game, sheet) for sheet in section.sheets]
        self.lines = [markup(game, line) for line in section.lines]
        self.folded = section.folded


def marked_sections(game: Game, sections: Iterable[Section]) -> list[MarkedSection]:
    return [MarkedSection(game, section) for section in sections]
