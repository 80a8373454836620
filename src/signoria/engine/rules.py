"""The rules in force at a table: the variant, and the options that were chosen, by name.

    class CarraraRules(Rules):
        confirm_turn: bool

A game declares an `Option` and the attribute of the same name; `state.rules.confirm_turn` is its value.
"""

from mypy_extensions import mypyc_attr

from signoria.engine.errors import BadSetup
from signoria.engine.observation import MOST, Observer

OptionValue = bool | int | str


class Option:
    """A named switch of the rules: its default, its possible values and a sentence on what it does.

    `words` says what values are called that do not speak for themselves.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: tuple[OptionValue, ...],
        text: str,
        words: dict[OptionValue, str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.text = text
        self.words = {} if words is None else words

    def read(self, value: object) -> OptionValue:
        """The value if it is one of ours; words such as "true" and "20" are understood for switches and numbers."""
        if isinstance(value, str) and isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(value.lower(), value)
        elif isinstance(value, str) and isinstance(self.default, int) and value.isdecimal():
            value = int(value)
        for known in self.values:
            if type(value) is type(known) and value == known:  # types first: 1 == True
                return known
        wanted = ", ".join(str(known).lower() for known in self.values)
        raise BadSetup(f"option {self.name} is one of {wanted}, not {value!r}")

    def write(self, observer: Observer, value: OptionValue) -> None:
        """A value of this option as one fact of an observation."""
        name, text = self.name.replace("_", " "), f"The option {self.name}."
        if isinstance(value, bool):
            observer.flag(name, value, text)
        elif isinstance(value, int):
            observer.number(name, value, MOST, text)
        else:
            observer.choice(name, self.values.index(value), len(self.values), f"{text} One of {self.values}.")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.name)

    def fields(self) -> tuple[str, OptionValue, tuple[OptionValue, ...], str, dict[OptionValue, str]]:
        return (self.name, self.default, self.values, self.text, self.words)

    def __reduce__(self) -> tuple[object, ...]:
        return Option, self.fields()

    def __repr__(self) -> str:
        return f"Option({self.name!r}, default={self.default!r})"


def switch(name: str, text: str) -> Option:
    """An option that is off unless it is chosen."""
    return Option(name, False, (False, True), text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Variant and options. A game's own class names each option as an attribute; copies of a position share it."""

    def __init__(self, variant: str, chosen: dict[str, OptionValue]) -> None:
        self.variant = variant
        self.chosen = chosen
        for name, value in chosen.items():
            setattr(self, name, value)

    def changed(self, options: dict[str, Option]) -> dict[str, object]:
        """The options that are not at their default, as views tell them."""
        return {name: value for name, value in self.chosen.items() if value != options[name].default}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.variant == other.variant and self.chosen == other.chosen

    def __hash__(self) -> int:
        return hash((self.variant, tuple(sorted(self.chosen))))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.variant!r}, {self.chosen!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.variant, self.chosen)
