"""What the plain pages of all games share: sections with tables, and names instead of ids."""

from collections.abc import Iterable
from typing import Any

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.games.base import Component
from signoria.language.wording import Company
from signoria.presentation import Teller

View = dict[str, Any]
Cell = str | int


class Sheet:
    """A table with a caption; the first cell of a row is its heading."""

    def __init__(self, caption: str, headings: list[Cell], rows: Iterable[list[Cell]]) -> None:
        self.caption = caption
        self.headings = headings
        self.rows = [list(zip(headings, row, strict=True)) for row in rows]
        self.numbers = [row[0][1] for row in self.rows if isinstance(row[0][1], int)]  # say little without a heading


class Section:
    """A part of the page with a heading; `folded` for what few people need."""

    def __init__(self, id: str, title: str, *sheets: Sheet, lines: Iterable[str] = (), folded: bool = False) -> None:
        self.id = id
        self.title = title
        self.sheets = [sheet for sheet in sheets if sheet.rows]
        self.lines = [line for line in lines if line]
        self.folded = folded


class Page:
    """A view in words. Games say what belongs together."""

    def __init__(self, teller: Teller, view: View, company: Company) -> None:
        self.game = teller.game
        self.teller = teller
        self.wording = teller.wording
        self.components = teller.components
        self.view = view
        self.company = company

    def summary(self) -> list[str]:
        """What everybody wants to know first, a line each."""
        return []

    def sections(self) -> list[Section]:
        return []

    def word(self, value: object) -> str:
        """An id, an amount or a list by name; nothing for what is not there."""
        return "" if value is None else self.wording.word(value)

    def title(self, value: object) -> str:
        return capital(self.word(value))

    def term(self, key: str) -> str:
        return self.title(f"term.{key}")

    def player(self, seat: int | None) -> SafeString:
        if seat is None:
            return SafeString("")
        return format_html('<span class="who seat-{}">{}</span>', seat, capital(self.name(seat)))

    def name(self, seat: int) -> str:
        return self.company.name(seat, self.wording.grammar)

    def players(self, seats: Iterable[int]) -> SafeString:
        return listed(self.player(seat) for seat in seats)

    def thing(self, id: str | None, more: str = "") -> SafeString:
        """A component by name, with a link to what it says."""
        if id is None:
            return SafeString("")
        component = self.found(id)
        if component is None:
            return format_html("{}{}", self.title(id), more)
        address = f"{reverse('cards', args=[self.game.name])}?edition={self.game.data_version}#{component.id}"
        told = " ".join(component.text)
        return format_html('<a href="{}" title="{}">{}</a>{}', address, told, capital(component.name), more)

    def found(self, id: str) -> Component | None:
        return self.components.get(id)

    def things(self, ids: Iterable[str]) -> SafeString:
        return listed(self.thing(id) for id in ids)

    def text_of(self, id: str) -> SafeString:
        """What a component says, a line for each sentence."""
        component = self.found(id)
        return lines_of(component.text if component is not None else [])

    def score_sheet(self, caption: str, scores: list[View]) -> Sheet:
        """Points part by part, the best place first."""
        ranked = sorted(scores, key=lambda score: (score["place"], score["seat"]))
        headings: list[Cell] = ["", *(self.player(score["seat"]) for score in ranked)]
        rows: list[list[Cell]] = [
            [self.part(part), *(score["parts"][part] for score in ranked)] for part in ranked[0]["parts"]
        ]
        rows.append([_("Total"), *(score["total"] for score in ranked)])
        rows.append([_("Place"), *(score["place"] for score in ranked)])
        return Sheet(caption, headings, rows)

    def part(self, part: str) -> str:
        return self.wording.templates.get(f"score.{part}") or self.title(part)


def capital(words: str) -> str:
    """With a capital at the beginning; what is safe as HTML stays so."""
    return words[:1].upper() + words[1:]


def listed(parts: Iterable[str]) -> SafeString:
    return format_html_join(", ", "{}", ((part,) for part in parts if part))


def lines_of(lines: Iterable[str]) -> SafeString:
    return format_html_join(SafeString("<br>"), "{}", ((line,) for line in lines if line))
