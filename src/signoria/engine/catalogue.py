"""The catalogue: every decision that a game can ever offer, the small steps that people, bots, chance and records
speak in.

A verb with named parts makes decisions, one for each combination that the game knows:

    TAKE: Final = CATALOGUE.verb("take", "part", "colour")
    TAKE_D: Final = [TAKE.add(("3", "green"), 2, GREEN), …]  # "take 3 green"

Everybody outside the rules reads `decision.verb is TAKE` and `decision["colour"] == "green"`; the rules read `a` and
`b`. Texts and the order of the catalogue are permanent: records and learners rely on them.
"""

from collections.abc import Iterator
from importlib import import_module

from signoria.engine.errors import UnknownDecision
from signoria.engine.observation import Layout


class Verb:
    """A kind of decision: the word that its text begins with, and the names of the parts that follow; an entry may do
    without the last of them."""

    __slots__ = ("by_chance", "catalogue", "parts", "word", "words")

    def __init__(self, catalogue: "Catalogue", word: str, parts: tuple[str, ...], by_chance: bool) -> None:
        self.catalogue = catalogue
        self.word = word
        self.words = tuple(word.split())  # those of "pay 2" are two
        self.parts = parts
        self.by_chance = by_chance

    def add(self, words: tuple[str, ...] = (), a: int = 0, b: int = 0) -> "Decision":
        """A new entry of the catalogue, with a word for each part it has; `a` and `b` are what the rules read."""
        if len(words) > len(self.parts):
            raise ValueError(f"{self.word} has the parts {self.parts}, not {words}")
        return self.catalogue.enter(self, words, a, b)

    def each(self, words: list[str]) -> "list[Decision]":
        """An entry for each value of the only part, `a` counting them."""
        return [self.add((word,), number) for number, word in enumerate(words)]

    def __repr__(self) -> str:
        return f"<{self.catalogue.game}: {' '.join([self.word, *[part.upper() for part in self.parts]])}>"

    def __copy__(self) -> "Verb":
        return self

    def __deepcopy__(self, memo: object) -> "Verb":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return verb_at, (self.catalogue.module, self.word)


class Decision:
    """One step of a game, an entry of its catalogue; made once and compared by identity.

    `decision["space"]` is the word of a part; `text` is the permanent text form. `a` and `b` are small numbers that
    only the game's own rules read.
    """

    __slots__ = ("a", "b", "by_chance", "index", "text", "verb", "words")

    def __init__(self, verb: Verb, index: int, words: tuple[str, ...], a: int, b: int) -> None:
        self.verb = verb
        self.index = index
        self.words = words
        self.a = a
        self.b = b
        self.by_chance = verb.by_chance
        self.text = " ".join([verb.word, *words])

    @property
    def game(self) -> str:
        return self.verb.catalogue.game

    @property
    def parts(self) -> dict[str, str]:
        """The words by the names of the parts."""
        return dict(zip(self.verb.parts, self.words, strict=False))

    def __getitem__(self, part: str) -> str:
        names = self.verb.parts
        for index in range(len(self.words)):
            if names[index] == part:
                return self.words[index]
        raise KeyError(f"{self.text!r} has the parts {', '.join(self) or 'none'}, not {part!r}")

    def __iter__(self) -> Iterator[str]:
        """The names of the parts, so that `"space" in decision` works. Compiled code asks `decision.verb.parts`: it
        would look for a `__contains__`, and with one it would call that for `decision in menu`, too."""
        return iter(self.verb.parts[: len(self.words)])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __copy__(self) -> "Decision":
        return self

    def __deepcopy__(self, memo: object) -> "Decision":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return decision_at, (self.verb.catalogue.module, self.index)


class Catalogue:
    """Every decision of a game in a stable order: the players' first, then those of chance.

    It stands as `CATALOGUE` in the module that it is told, so that what was pickled finds it again.
    """

    def __init__(self, game: str, module: str) -> None:
        self.game = game
        self.module = module
        self.entries: list[Decision] = []
        self.verbs: dict[str, Verb] = {}
        self.by_text: dict[str, Decision] = {}
        self.layouts: dict[int, Layout] = {}  # of observations, by number of seats, once asked for

    def verb(self, word: str, *parts: str) -> Verb:
        """A new kind of decision of the players."""
        return self.add_verb(Verb(self, word, parts, False))

    def chance(self, word: str, *parts: str) -> Verb:
        """A new kind of answer that only chance gives."""
        return self.add_verb(Verb(self, word, parts, True))

    def add_verb(self, verb: Verb) -> Verb:
        if verb.word in self.verbs:
            raise ValueError(f"{self.game}: two verbs are called {verb.word!r}")
        self.verbs[verb.word] = verb
        return verb

    def enter(self, verb: Verb, words: tuple[str, ...], a: int, b: int) -> Decision:
        decision = Decision(verb, len(self.entries), words, a, b)
        if decision.text in self.by_text:
            raise ValueError(f"{self.game}: two decisions are called {decision.text!r}")
        if self.entries and self.entries[-1].by_chance and not verb.by_chance:
            raise ValueError(f"{self.game}: {decision.text!r} is a player's decision and must stand before chance's")
        self.entries.append(decision)
        self.by_text[decision.text] = decision
        return decision

    def owns(self, decision: Decision) -> bool:
        """Whether it is one of our entries, and not merely one that looks like it."""
        return 0 <= decision.index < len(self.entries) and self.entries[decision.index] is decision

    def parse(self, text: str) -> Decision:
        decision = self.by_text.get(" ".join(text.split()))
        if decision is None:
            raise UnknownDecision(f"{self.game} has no decision {text!r}")
        return decision

    def __copy__(self) -> "Catalogue":
        return self

    def __deepcopy__(self, memo: object) -> "Catalogue":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return catalogue_in, (self.module,)


def catalogue_in(module: str) -> Catalogue:
    """The catalogue of a module, so that what was pickled comes back as the same object."""
    found = import_module(module).CATALOGUE
    assert isinstance(found, Catalogue)
    return found


def verb_at(module: str, word: str) -> Verb:
    return catalogue_in(module).verbs[word]


def decision_at(module: str, index: int) -> Decision:
    return catalogue_in(module).entries[index]
