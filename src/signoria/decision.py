"""Decisions: the small steps that people, bots, chance and records all speak in."""

from importlib import import_module

from signoria.errors import UnknownDecision


class Decision:
    """One step of a game, an entry of its catalogue; made once and compared by identity.

    `kind`, `a` and `b` are small numbers that only the game's own rules read; `text` is the permanent text form.
    """

    __slots__ = ("a", "b", "by_chance", "game", "index", "kind", "text")

    def __init__(self, game: str, index: int, kind: int, a: int, b: int, text: str, by_chance: bool) -> None:
        self.game = game
        self.index = index
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text
        self.by_chance = by_chance

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __copy__(self) -> "Decision":
        return self

    def __deepcopy__(self, memo: object) -> "Decision":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return entry, (self.game, self.index)


class Catalogue:
    """Every decision a game can ever offer, in a stable order: the players' first, then those of chance."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.entries: list[Decision] = []
        self.by_text: dict[str, Decision] = {}
        CATALOGUES[game] = self

    def add(self, kind: int, a: int, b: int, text: str, by_chance: bool = False) -> Decision:
        if text in self.by_text:
            raise ValueError(f"{self.game}: two decisions are called {text!r}")
        if self.entries and self.entries[-1].by_chance and not by_chance:
            raise ValueError(f"{self.game}: {text!r} is a player's decision and must stand before those of chance")
        decision = Decision(self.game, len(self.entries), kind, a, b, text, by_chance)
        self.entries.append(decision)
        self.by_text[text] = decision
        return decision

    def owns(self, decision: Decision) -> bool:
        """Whether it is one of our entries, and not merely one that looks like it."""
        return 0 <= decision.index < len(self.entries) and self.entries[decision.index] is decision

    def parse(self, text: str) -> Decision:
        decision = self.by_text.get(" ".join(text.split()))
        if decision is None:
            raise UnknownDecision(f"{self.game} has no decision {text!r}")
        return decision


CATALOGUES: dict[str, Catalogue] = {}


def entry(game: str, index: int) -> Decision:
    """The catalogue's own entry, so that a decision that was pickled stays the same object."""
    if game not in CATALOGUES:
        import_module(f"signoria.{game}")  # registers its catalogue
    return CATALOGUES[game].entries[index]
