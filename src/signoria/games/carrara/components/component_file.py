"""The component file `data/components.toml`: one place for every number of the game, each with its source."""

from typing import Final

from signoria.data.datafile import DataFile, Entry

FILE: Final = DataFile("signoria.games.carrara", "components.toml")
"""The shipped one. Ids and counts, which fix decisions and observations, are read from it once for all; the values of a
position are those of its `Components`, which may be read from another."""

SOURCES: Final = ("rulebook", "rulebook-example", "reconstructed")
CONFIDENCES: Final = ("high", "medium", "low")


def entries(file: DataFile, key: str, count: int, *keys: str) -> list[Entry]:
    """The entries [[key]], which have an id, these keys and their remarks, and nothing else."""
    found = file.entries(key, count)
    for entry in found:
        entry.only("id", *keys)
        check_remarks(entry)
    return found


def table(file: DataFile, path: str, *keys: str) -> Entry:
    """The table [path] with these keys and its remarks."""
    found = file.table(path)
    found.only(*keys)
    check_remarks(found)
    return found


def check_remarks(entry: Entry) -> None:
    """Every entry says where it comes from and how sure it is."""
    for key in ("source", "confidence", *entry.fields):
        if key.endswith("source"):
            source = entry.word(key)
            if source not in SOURCES and not source.startswith("public: "):
                raise entry.error(f"{key} must be one of {', '.join(SOURCES)} or public, not {source!r}")
        elif key.endswith("confidence"):
            confidence = entry.word(key)
            if confidence not in CONFIDENCES:
                raise entry.error(f"{key} must be one of {', '.join(CONFIDENCES)}, not {confidence!r}")


def index(entry: Entry, key: str, known: list[str]) -> int:
    """The number of the thing that a key of the entry names."""
    word = entry.word(key)
    if word not in known:
        raise entry.error(f"{key} names {word!r}, which is none of {', '.join(known)}")
    return known.index(word)


def indexes(entry: Entry, key: str, count: int, known: list[str]) -> list[int]:
    """The numbers of the things that a list of the entry names."""
    words = entry.words(key, count)
    for word in words:
        if word not in known:
            raise entry.error(f"{key} names {word!r}, which is none of {', '.join(known)}")
    return [known.index(word) for word in words]


def ordered(found: list[Entry], ids: list[str]) -> list[Entry]:
    """The same entries, whose ids must be these in this order."""
    for entry, id in zip(found, ids, strict=True):
        if entry.word("id") != id:
            raise entry.error(f"expected {id!r} in this place")
    return found


def spaces(file: DataFile) -> int:
    """Storage spaces of a player (CAR-ADV-6)."""
    return table(file, "storage", "spaces").number("spaces", 0, 9)


SPACES: Final = spaces(FILE)

CONSTANTS: Final = (
    "pass_coins",
    "destitute_coins",
    "trigger_points",
    "coins_per_point",
    "purchase_price",
    "decoration_value",
)


def constants(file: DataFile) -> Entry:
    """The numbers that stand alone."""
    return table(file, "constants", *CONSTANTS)
