"""Fewer bytes for the same picture: short path data, and shapes that return are written once."""

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from zlib import crc32

TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
DATA: Final = re.compile(r' d="([^"]*)"')
# How many numbers each letter of path data takes.
TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
NAMES: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORTH_NAMING: Final = 45  # a shape shorter than this is sooner written twice


class Pen:
    """Writes path data in steps from where it is, rounded so that no error adds up."""

    def __init__(self, figures: int) -> None:
        self.figures = figures
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.letter = ""
        self.text = ""

    def told(self, value: float) -> float:
        return round(value, self.figures) + 0.0

    def write(self, letter: str, numbers: list[float]) -> None:
        same = letter == self.letter and letter not in "mz"
        follows = self.letter == "m" and letter == "l"  # a line after a move needs no letter
        if not (same or follows):
            self.text += letter
        self.letter = letter
        for value in numbers:
            told = f"{self.told(value):g}".replace("0.", ".", 1) if abs(value) < 1 else f"{self.told(value):g}"
            if self.text and (self.text[-1].isdigit() or self.text[-1] == ".") and told[0] != "-":
                if not (told[0] == "." and "." in re.split(r"[A-Za-z -]", self.text)[-1]):
                    self.text += " "
            self.text += told

    def step(self, letter: str, numbers: list[float]) -> None:
        """One command, its numbers absolute if the letter is a capital."""
        low = letter.lower()
        if low == "z":
            self.write("z", [])
            self.x, self.y = self.start_x, self.start_y
            return
        from_x, from_y = (self.x, self.y) if letter.isupper() else (0.0, 0.0)
        if low == "h":
            self.level(self.told(numbers[0] - from_x), 0.0)
        elif low == "v":
            self.level(0.0, self.told(numbers[0] - from_y))
        elif low == "a":
            across, down = self.told(numbers[5] - from_x), self.told(numbers[6] - from_y)
            self.write("a", [*numbers[:5], across, down])
            self.moved(across, down)
        else:
            steps = [self.told(value - (from_y if at % 2 else from_x)) for at, value in enumerate(numbers)]
            if low == "l":
                self.level(steps[0], steps[1])
                return
            self.write(low, steps)
            self.moved(steps[-2], steps[-1])
            if low == "m":
                self.start_x, self.start_y = self.x, self.y

    def level(self, across: float, down: float) -> None:
        """A straight line, in the shortest way to say it."""
        if down == 0.0:
            self.write("h", [across])
        elif across == 0.0:
            self.write("v", [down])
        else:
            self.write("l", [across, down])
        self.moved(across, down)

    def moved(self, across: float, down: float) -> None:
        self.x, self.y = self.told(self.x + across), self.told(self.y + down)


def commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command of path data with its numbers, repeated letters written out."""
    tokens = TOKEN.findall(data)
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        elif letter in "Mm":  # what follows a move is a line
            letter = "L" if letter == "M" else "l"
        takes = TAKES[letter.lower()]
        yield letter, [float(token) for token in tokens[at : at + takes]]
        at += takes


def compact(data: str, figures: int) -> str:
    """Path data with so many figures behind the point."""
    pen = Pen(figures)
    # A relative letter counts from where the exact outline is, so both ways are followed.
    exact_x = exact_y = start_x = start_y = 0.0
    for letter, numbers in commands(data):
        low, places = letter.lower(), numbers[:]
        if letter.islower() and low != "z":
            if low == "h":
                places = [numbers[0] + exact_x]
            elif low == "v":
                places = [numbers[0] + exact_y]
            elif low == "a":
                places = [*numbers[:5], numbers[5] + exact_x, numbers[6] + exact_y]
            else:
                places = [value + (exact_y if at % 2 else exact_x) for at, value in enumerate(numbers)]
        pen.step(low.upper(), places)
        if low == "z":
            exact_x, exact_y = start_x, start_y
        elif low == "h":
            exact_x = places[0]
        elif low == "v":
            exact_y = places[0]
        else:
            exact_x, exact_y = places[-2], places[-1]
        if low == "m":
            start_x, start_y = exact_x, exact_y
    return pen.text


def compacted(shapes: str, figures: int) -> str:
    """Shapes with all their path data compact."""
    return DATA.sub(lambda found: f' d="{compact(found[1], figures)}"', shapes)


def written(shape: Element) -> str:
    return ElementTree.tostring(shape, encoding="unicode")


def inside(group: Element) -> str:
    return "".join(written(child) for child in group)


def written_once(shapes: str) -> str:
    """Shapes in which whatever returns is named where it stands first, and used afterwards."""
    root = ElementTree.fromstring(f"<svg>{shapes}</svg>")
    own = f"{crc32(shapes.encode()) % 4096:03x}"  # so that pictures on one page keep their names apart
    for letter in NAMES:
        name = letter + own
        found: dict[str, list[Element]] = {}
        for element in root.iter():
            if element.tag == "path":
                found.setdefault(f"path {written(element)}", []).append(element)
            elif element.tag == "g" and element.get("transform"):
                found.setdefault(f"group {inside(element)}", []).append(element)
        worth = {text: len(text) * (len(many) - 1) for text, many in found.items() if worth_naming(text, len(many))}
        if not worth:
            break
        name_first(found[max(worth, key=lambda text: worth[text])], name)
    return inside(root).replace(" />", "/>")


def worth_naming(text: str, times: int) -> bool:
    return times > 1 and len(text) > WORTH_NAMING and ' id="' not in text


def name_first(alike: list[Element], name: str) -> None:
    """The first keeps the shape under a name; the others keep their place and use it."""
    first, *others = alike
    if first.tag == "path":
        first.set("id", name)
    else:
        held = Element("g", {"id": name})
        held.extend(list(first))
        for child in list(first):
            first.remove(child)
        first.append(held)
    for element in others:
        place = element.get("transform")
        element.clear()
        element.tag = "use"
        element.set("href", f"#{name}")
        if place:
            element.set("transform", place)
