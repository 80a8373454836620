"""Pages as readers find them: a tree of elements, and the tables in it, cell by cell under their headings."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from tests.amounts import number_of

VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}
PART = re.compile(r"([.#]?)([\w-]+)")


class Element:
    """An element of a page. Selectors are those of style sheets, as far as tags, classes, ids and what lies within."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element | str] = []

    def __getitem__(self, attribute: str) -> str:
        return self.attributes[attribute]

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        """All its words, with single spaces between them."""
        return " ".join("".join(self.words()).split())

    @property
    def number(self) -> int:
        """Its words, which are a number: −3 for one below zero."""
        return number_of(self.text)

    def words(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag == "br":
                yield " "
            else:
                yield from child.words()

    def within(self) -> Iterator["Element"]:
        """Every element inside, in the order of the page."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.within()

    def matches(self, simple: str) -> bool:
        """Whether it is what one word of a selector says: `li.marker`, `#towers`, `.seat-2`."""
        kinds = {"": [self.tag], ".": self.classes, "#": [self.attributes.get("id", "")]}
        return all(name in kinds[kind] for kind, name in PART.findall(simple))

    def all(self, selector: str) -> list["Element"]:
        """What a selector finds, in the order of the page: `#players li.player b`."""
        found = [self]
        for simple in selector.split():
            inside = {id(one): one for outer in found for one in outer.within() if one.matches(simple)}
            found = list(inside.values())
        return found

    def one(self, selector: str) -> "Element":
        """The only one that a selector finds."""
        found = self.all(selector)
        assert len(found) == 1, f"{len(found)} elements are {selector!r} in {self!r}"
        return found[0]

    def has(self, selector: str) -> bool:
        return bool(self.all(selector))

    def named(self, prefix: str) -> str:
        """What follows a prefix in its classes: 2 for `seat-` where it is of class `seat-2`."""
        found = [name.removeprefix(prefix) for name in self.classes if name.startswith(prefix)]
        assert len(found) == 1, f"{self!r} has {len(found)} classes {prefix}…"
        return found[0]

    def __repr__(self) -> str:
        told = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        return f"<{self.tag}{told}> {self.text[:80]}"


class Reader(HTMLParser):
    """Builds the tree; what is opened must be closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]
        self.feed(html)
        self.close()
        assert self.open == [self.root], f"never closed: {self.open[1:]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        closed = self.open.pop()
        assert closed.tag == tag, f"</{tag}> closes {closed!r}"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parse(html: str | bytes) -> Element:
    return Reader(html.decode() if isinstance(html, bytes) else html).root


class Sheet:
    """A table of a page: its caption, its headings, and its rows of cells; the first cell of a row names it."""

    def __init__(self, table: Element) -> None:
        self.caption = table.one("caption").text
        self.headings = [heading.text for heading in table.all("thead th")]
        self.rows = [[cell for cell in row.within() if cell.tag in ("th", "td")] for row in table.all("tbody tr")]
        assert all(len(row) == len(self.headings) for row in self.rows), f"rows of {self.caption!r} have gaps"

    @property
    def names(self) -> list[str]:
        """What stands at the beginning of each row."""
        return [value_of(row[0]) for row in self.rows]

    def row(self, name: str) -> dict[str, str]:
        """The only row of that name, by heading."""
        found = [row for row in self.rows if value_of(row[0]) == name]
        assert len(found) == 1, f"{self.caption!r} has {len(found)} rows {name!r}: {self.names}"
        return {heading: value_of(cell) for heading, cell in zip(self.headings, found[0], strict=True)}

    def column(self, heading: str) -> dict[str, str]:
        """What stands under a heading, by the name of the row."""
        assert self.headings.count(heading) == 1, f"{self.caption!r} has the headings {self.headings}"
        place = self.headings.index(heading)
        assert len(set(self.names)) == len(self.rows), f"{self.caption!r} has rows of one name: {self.names}"
        return {value_of(row[0]): value_of(row[place]) for row in self.rows}


def value_of(cell: Element) -> str:
    """What a cell says, without the heading that small screens repeat in it."""
    values = cell.all("span.value")
    if values:
        return values[0].text
    return " ".join(
        "".join(
            child if isinstance(child, str) else "" if child.matches("span.label") else f" {child.text} "
            for child in cell.children
        ).split()
    )


def sheets(page: Element) -> dict[str, Sheet]:
    """The tables of a page, or of a part of it, by caption."""
    found = [Sheet(table) for table in page.all("table")]
    captions = [sheet.caption for sheet in found]
    assert len(set(captions)) == len(found), f"tables of one caption are read by the part they stand in: {captions}"
    return dict(zip(captions, found, strict=True))
