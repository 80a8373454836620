"""Records: a game as plain text, a header and one line for each decision, chance included.

    signoria record 1
    game: lorenzo
    rules: 1
    data: 1f0c5b2e
    seats: 2
    variant: basic
    options: round6_prompt=true
    seed: 7

    chance: order 1
    0: place white market-1
    end 2 9d0f3a7c55e1b204

The last line counts the decisions and carries a checksum, so that a record that lost its end or was edited is
recognised as such.
"""

from collections.abc import Sequence
from hashlib import sha256

from signoria.engine.errors import BadRecord
from signoria.engine.state import CHANCE

FIRST_LINE = "signoria record 1"
FIELDS = ("game", "rules", "data", "seats", "variant", "options", "seed")


class Entry:
    """One line: who decided (a seat or CHANCE), what, and where it stands in the text.

    One that is `joined` belongs to the same answer as the one before; texts of records do not tell that.
    """

    def __init__(self, actor: int, text: str, line: int, joined: bool = False) -> None:
        self.actor = actor
        self.text = text
        self.line = line
        self.joined = joined

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.actor, self.text, self.line, self.joined)


class Record:
    """A record taken apart; nothing of it has been judged by the rules yet."""

    def __init__(self, header: dict[str, str], entries: list[Entry]) -> None:
        self.header = header
        self.entries = entries

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.header, self.entries)


def write(header: dict[str, str], decisions: Sequence[tuple[int, object]]) -> str:
    """The text of a record, from decisions or from their texts."""
    lines = [FIRST_LINE, *(f"{field}: {header[field]}".rstrip() for field in FIELDS), ""]
    lines += [f"{'chance' if actor == CHANCE else actor}: {decision}" for actor, decision in decisions]
    return "\n".join([*lines, f"end {len(decisions)} {checksum(lines)}"]) + "\n"


def checksum(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def read(text: str) -> Record:
    """Take a record apart. BadRecord names the line that cannot be read."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is a text, not {text!r}")
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: a record begins with {FIRST_LINE!r}")
    header: dict[str, str] = {}
    for number, field in enumerate(FIELDS, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        name, colon, value = line.partition(":")
        if name != field or not colon:
            raise BadRecord(f"line {number}: expected '{field}: …', found {line!r}")
        header[field] = value.strip()
    body = len(FIELDS) + 1
    if len(lines) <= body or lines[body]:
        raise BadRecord(f"line {body + 1}: expected an empty line after the header")
    entries: list[Entry] = []
    for number, line in enumerate(lines[body + 1 :], start=body + 2):
        if line.startswith("end ") and number == len(lines):
            return Record(header, entries)
        entries.append(read_entry(line, number))
    raise BadRecord(f"line {len(lines)}: the record is cut off, its 'end' line is missing")


def read_entry(line: str, number: int) -> Entry:
    who, colon, text = line.partition(":")
    if not colon or not (who == "chance" or (who.isdecimal() and len(who) < 4)):
        raise BadRecord(f"line {number}: expected 'chance: …' or a seat number, found {line!r}")
    return Entry(CHANCE if who == "chance" else int(who), text.strip(), number)


def check_end(text: str, entries: int) -> None:
    """The count and checksum of the last line; called when every decision has proved legal."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").rstrip().splitlines()]
    end = lines.pop()
    if end != f"end {entries} {checksum(lines)}":
        raise BadRecord(
            f"line {len(lines) + 1}: {end!r} does not fit the {entries} decisions before it; the record was edited"
        )
