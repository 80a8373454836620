"""Messages: a key and parameters become an English sentence; translators work from the same keys."""

from signoria.errors import BadData


class Wording:
    """The sentences of one game and the names of its things.

    A parameter that is an id is said by its name, a table of goods as "2 wood, 1 coin", a list with commas.
    """

    def __init__(self, templates: dict[str, str], names: dict[str, str], plurals: dict[str, str]) -> None:
        self.templates = templates
        self.names = names
        self.plurals = plurals

    def say(self, key: str, params: dict[str, object]) -> str:
        template = self.templates.get(key)
        if template is None:
            raise BadData(f"there is no message {key!r}")
        try:
            return template.format_map({name: self.word(value) for name, value in params.items()})
        except KeyError as missing:
            raise BadData(f"message {key!r} speaks of {missing}, which is not told") from None
        except (AttributeError, IndexError, ValueError) as error:
            raise BadData(f"message {key!r} cannot be filled in: {error}") from None

    def word(self, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.names.get(value, value)
        if isinstance(value, dict):
            parts = [self.count(int(number), str(thing)) for thing, number in value.items()]
            return ", ".join(parts) if parts else "nothing"
        if isinstance(value, list | tuple):
            return ", ".join(self.word(part) for part in value)
        return str(value)

    def count(self, number: int, thing: str) -> str:
        name = self.names.get(thing, thing)
        return f"{number} {name if number == 1 else self.plurals.get(thing, name)}"
