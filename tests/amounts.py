"""Numbers as pages and terminals tell them, read back: amounts with their things, players by their names."""

from collections.abc import Mapping
from itertools import pairwise


def amounts(text: str, things: Mapping[str, str], between: str = ", ") -> dict[str, int]:
    """`2 florins, 1 crown` by the ids of the things; every part must be a number and a thing that is known."""
    found: dict[str, int] = {}
    for part in text.split(between):
        number, _, name = part.partition(" ")
        assert name in things, f"{part!r} of {text!r} is no amount"
        assert things[name] not in found, f"{name!r} is told twice in {text!r}"
        found[things[name]] = int(number)
    return found


def number_of(text: str) -> int:
    """A number alone: −3 for one below zero."""
    return int(text.replace("−", "-"))


def shown(number: int) -> str:
    """As pages show it: with a real minus."""
    return f"{number}".replace("-", "−")


def plural(*things: str) -> dict[str, str]:
    """By what they are called, things with a simple plural: one florin, many florins."""
    return {form: thing for thing in things for form in (thing, f"{thing}s")}


def listed(text: str) -> list[str]:
    """`Anna, Bianca` one by one; nobody in an empty cell."""
    return text.split(", ") if text else []


def counted(text: str, things: Mapping[str, str]) -> list[tuple[int, str]]:
    """All numbers of a short sentence in their order, each with the thing that it counts, if it counts one."""
    words = [word.strip(".,:;()") for word in text.split()]
    return [
        (int(word.replace("−", "-")), things.get(following, ""))
        for word, following in pairwise([*words, ""])
        if word.lstrip("+−-").isdecimal()
    ]
