"""Why something may not be done: the rule, a sentence with the numbers, and what is missing."""

from signoria.errors import SignoriaError


class Refusal:
    """A reason for a "no". `key` and `params` carry the same message for translation."""

    __slots__ = ("key", "missing", "params", "rule", "text")

    def __init__(
        self, rule: str, key: str, params: dict[str, object], text: str, missing: dict[str, int] | None = None
    ) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.text = text
        self.missing = {} if missing is None else missing

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.text!r}, missing={self.missing!r})"


class Refused(SignoriaError):
    """An illegal decision; nothing has changed."""

    def __init__(self, decision: str, refusal: Refusal) -> None:
        super().__init__(f"{decision}: {refusal}")
        self.decision = decision
        self.refusal = refusal
