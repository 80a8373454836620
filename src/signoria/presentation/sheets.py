"""The table as captioned tables, told once a game: terminal and plain page draw the same sheets.

A cell holds words. Some of them name a seat, a component or a colour, and whoever draws them decides what to make of
that: a link, a colour, nothing at all.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from signoria.engine.view_types import ScoreView, TableView, View
from signoria.games import kit
from signoria.games.base import Component
from signoria.language.wording import Company

if TYPE_CHECKING:
    from signoria.presentation.choices import Presenter

QUIET: Final = "quiet"
STRONG: Final = "strong"
MINUS: Final = "−"


class Words:
    """Some words of a line: of a seat, of a component, or with a tone (`QUIET`, `STRONG` or the name of a colour)."""

    __slots__ = ("text", "seat", "component", "tone")

    def __init__(self, text: str, seat: int | None = None, component: Component | None = None, tone: str = "") -> None:
        self.text = text
        self.seat = seat
        self.component = component
        self.tone = tone


class Line:
    """Words one after the other; a line break in them is one where they are drawn, too; a loss has a real minus."""

    __slots__ = ("words",)

    def __init__(self, *parts: "str | int | Words | Line") -> None:
        self.words: list[Words] = []
        for part in parts:
            if isinstance(part, Line):
                self.words += part.words
            elif isinstance(part, Words):
                self.words.append(part)
            else:
                self.words.append(Words(part if isinstance(part, str) else str(part).replace("-", MINUS)))

    def __str__(self) -> str:
        return "".join(words.text for words in self.words)

    def __bool__(self) -> bool:
        return any(words.text for words in self.words)


Cell = str | int | Line


def joined(between: str, parts: Iterable[Cell]) -> Line:
    """The parts that say something, with something between them."""
    found: list[Cell] = []
    for part in parts:
        if part != "" and (not isinstance(part, Line) or part):
            found += [between, part] if found else [part]
    return Line(*found)


def listed(parts: Iterable[Cell]) -> Line:
    return joined(", ", parts)


def lines_of(parts: Iterable[Cell]) -> Line:
    return joined("\n", parts)


def capital(words: str) -> str:
    """With a capital at the beginning."""
    return words[:1].upper() + words[1:]


class Sheet:
    """A table with a caption; the first cell of a row is its heading."""

    def __init__(self, caption: str, headings: list[Cell], rows: Iterable[list[Cell]]) -> None:
        self.caption = caption
        self.headings = headings
        self.rows = list(rows)
        for row in self.rows:
            if len(row) != len(headings):
                raise ValueError(f"{caption!r} has {len(headings)} columns, and a row has {len(row)} cells: {row!r}")


class Section:
    """Sheets and lines that belong together, under a title; `folded` for what few people need."""

    def __init__(self, id: str, title: str, *sheets: Sheet, lines: Iterable[Cell] = (), folded: bool = False) -> None:
        self.id = id
        self.title = title
        self.sheets = [sheet for sheet in sheets if sheet.rows]
        self.lines = [line for line in lines if line]
        self.folded = folded


class Sheets:
    """A view in captioned tables. Games say what belongs together, and which kind of view it is."""

    def __init__(self, presenter: "Presenter", view: TableView, company: Company) -> None:
        self.game = presenter.game
        self.presenter = presenter
        self.wording = presenter.wording
        self.components = presenter.components
        self.view: TableView = view
        self.company = company

    def summary(self) -> list[Cell]:
        """What everybody wants to know first, a line each."""
        return []

    def sections(self) -> list[Section]:
        """The sections that hold anything."""
        return [section for section in self.all_sections() if section.sheets or section.lines]

    def all_sections(self) -> Iterator[Section]:
        yield from ()

    def at_hand(self) -> Cell:
        """What the viewer can pay with, in one line; empty for spectators."""
        return ""

    def text(self, english: str) -> str:
        return self.presenter.text(english)

    def word(self, value: object) -> str:
        """An id, an amount or a list by name; nothing for what is not there."""
        return "" if value is None else self.wording.word(value)

    def title(self, value: object) -> str:
        return capital(self.word(value))

    def term(self, key: str) -> str:
        return self.title(f"term.{key}")

    def player(self, seat: int | None) -> Line:
        return Line() if seat is None else Line(Words(capital(self.name(seat)), seat=seat))

    def name(self, seat: int) -> str:
        return self.company.name(seat, self.wording.grammar)

    def players(self, seats: Iterable[int]) -> Line:
        return listed(self.player(seat) for seat in seats)

    def thing(self, id: str | None, more: str = "") -> Line:
        """A component by name, to be looked up."""
        if id is None:
            return Line()
        component = self.components.get(id)
        if component is None:
            return Line(self.title(id), more)
        return Line(Words(capital(component.name), component=component), more)

    def things(self, ids: Iterable[str]) -> Line:
        return listed(self.thing(id) for id in ids)

    def text_of(self, id: str) -> Line:
        """What a component says, a line for each sentence."""
        component = self.components.get(id)
        return lines_of(component.text if component is not None else [])

    def scores(self) -> Sheet:
        """The points as they are now."""
        caption = self.text("Final result") if self.view["over"] else self.text("If the game ended now")
        return self.score_sheet(caption, self.presenter.standing(self.view, self.view["scores"]))

    def score_sheet(self, caption: str, scores: list[ScoreView]) -> Sheet:
        """Points part by part, the best place first."""
        ranked = sorted(scores, key=lambda score: (score["place"], score["seat"]))
        headings: list[Cell] = ["", *(self.player(score["seat"]) for score in ranked)]
        rows: list[list[Cell]] = [
            [self.part(part), *(score["parts"][part] for score in ranked)] for part in ranked[0]["parts"]
        ]
        rows.append([self.text("Total"), *(score["total"] for score in ranked)])
        rows.append([self.text("Place"), *(score["place"] for score in ranked)])
        return Sheet(caption, headings, rows)

    def part(self, part: str) -> str:
        return self.wording.templates.get(f"score.{part}") or self.title(part)


def sheets_of(presenter: "Presenter", view: View, company: Company) -> Sheets:
    """The sheets of a game's kit."""
    own = kit(presenter.game.name).sheets()
    assert issubclass(own, Sheets)
    return own(presenter, view, company)
