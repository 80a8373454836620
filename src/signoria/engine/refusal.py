"""Why something may not be done: what stands against it, the rule, a sentence with the numbers, and what is missing."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from signoria.engine.errors import SignoriaError


class Obstacle:
    """What can stand against a decision, declared once beside its condition: the key of its sentence, and its rule.

    NOT_TWICE: Final = Obstacle("privilege_twice", "LOR-PRIV-2")
    """

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def __repr__(self) -> str:
        return f"Obstacle({self.key!r}, {self.rule!r})"


class Explanation:
    """The parts of a refusal while a question gathers them; it may name a closer key or rule than its obstacle."""

    __slots__ = ("key", "missing", "params", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, object] = {}
        self.missing: dict[str, int] = {}

    def lack(self, thing: str, needed: int, there: int) -> None:
        """Needed and there, and how much is missing."""
        self.params["needed"] = {thing: needed}
        self.params["there"] = {thing: there}
        self.missing[thing] = needed - there


@mypyc_attr(allow_interpreted_subclasses=True)
class MessageFormatter(ABC):
    """Makes a sentence of a key and parameters."""

    @abstractmethod
    def say(self, key: str, params: dict[str, object]) -> str: ...


class FormattedMessage(MessageFormatter):
    """A sentence that was made before."""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, key: str, params: dict[str, object]) -> str:
        return self.text


class Refusal:
    """The reason for a "no". `key` and `params` carry the message for translation; `text` is made when it is read."""

    __slots__ = ("key", "missing", "params", "rule", "formatter")

    def __init__(
        self, rule: str, key: str, params: dict[str, object], missing: dict[str, int], formatter: MessageFormatter
    ) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.missing = missing
        self.formatter = formatter

    @property
    def text(self) -> str:
        return self.formatter.say(self.key, self.params)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.text!r}, missing={self.missing!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def values(self) -> tuple[str, str, dict[str, object], dict[str, int]]:
        return (self.rule, self.key, self.params, self.missing)

    def __reduce__(self) -> tuple[object, ...]:
        return told_before, (*self.values(), self.text)


def told_before(rule: str, key: str, params: dict[str, object], missing: dict[str, int], text: str) -> Refusal:
    """A refusal that was pickled, with the sentence that it had."""
    return Refusal(rule, key, params, missing, FormattedMessage(text))


class Refused(SignoriaError):
    """An illegal decision; nothing has changed."""

    def __init__(self, decision: str, refusal: Refusal) -> None:
        super().__init__(decision, refusal)
        self.decision = decision
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.decision}: {self.refusal}"
