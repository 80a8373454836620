"""Messages: a key and parameters become a sentence, in English or in the language of a translation with the same keys.

A template holds words in braces for its parameters and two kinds of alternatives:

    {card}                 the parameter, an id by its name, a table of goods as "2 wood, 1 coin", a list with commas
    {seat}                 the player of that seat, by name; {holder:player} where another word stands for a seat
    {order:players}        a list of seats, by name
    {costs:or}             a list with "or" between its parts
    {servants:servants}    a number with its thing, "1 servant" or "2 servants"
    {number:th}            "1st", "2nd", "3rd"
    [takes/take]           the first for anybody else, the second when `seat` is spoken to as "you"
    <surcharge?a|b>        a when the parameter is told and neither 0 nor empty, otherwise b (which may be left out)

Where events of one key follow each other, a template of the table `many` tells them in one sentence. One that speaks of
{seat} gathers what one seat did. What differs is told as a list, numbers with their thing and tables are added up, and

    {colour:each}          tells how often each one came, as "2 white, 1 red"
"""

import re
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from signoria.engine.catalogue import Decision
from signoria.engine.errors import BadData
from signoria.engine.refusal import MessageFormatter

OPTIONAL: Final = re.compile(r"<(\w+)\?([^<>|]*)(?:\|([^<>]*))?>")
PERSON: Final = re.compile(r"\[([^\[\]/]*)/([^\[\]/]*)\]")
PARAMETER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
NOBODY: Final = -1
MANNERS: Final = ("player", "players", "or", "th", "each")
"""What may stand behind a colon and is no thing to be counted."""

SMALL_WORDS: Final = {"you": "you", "player": "Player", "yes": "yes", "no": "no", "nothing": "nothing", "or": "or"}
"""The words that sentences need beside their templates, in English."""


HUNDRED: Final = 100
COUNTED: Final = 2 * HUNDRED
"""Numbers up to here are counted by a table; larger ones count like their last two digits, in all languages."""
ENGLISH_FORMS: Final = [0 if number == 1 else 1 for number in range(COUNTED)]


class Grammar:
    """How a language counts, and its small words.

    `forms` tells by number which form of a thing goes with it; translations say so in the head of their catalogue.
    """

    def __init__(self, language: str, words: dict[str, str], forms: list[int] = ENGLISH_FORMS) -> None:
        for word in SMALL_WORDS:
            if word not in words:
                raise BadData(f"the language {language!r} has no small word {word!r}")
        self.language = language
        self.words = words
        self.forms = forms

    def form(self, number: int) -> int:
        """Which form of a thing goes with a number; a loss is counted like a gain."""
        number = abs(number)
        return self.forms[number if number < COUNTED else HUNDRED + number % HUNDRED]

    def ordinal(self, number: int) -> str:
        """A number in a row; where its ending would depend on what is counted, a dot stands for it."""
        if self.language != "en":
            return f"{number}."
        ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return f"{number}{ending}"

    def __reduce__(self) -> tuple[object, ...]:
        return Grammar, (self.language, self.words, self.forms)


ENGLISH: Final = Grammar("en", SMALL_WORDS)


class Company:
    """Who sits at the table: a name for each seat, and the seat (if any) that is spoken to as "you"."""

    def __init__(self, names: list[str], you: int = NOBODY) -> None:
        self.names = names
        self.you = you

    def name(self, seat: int, grammar: Grammar = ENGLISH) -> str:
        """Seats count from 0, players who have no name from 1."""
        if seat == self.you:
            return grammar.words["you"]
        return self.names[seat] if 0 <= seat < len(self.names) else f"{grammar.words['player']} {seat + 1}"

    def __reduce__(self) -> tuple[object, ...]:
        return Company, (self.names, self.you)


class Several:
    """What a parameter was in each of several events."""

    def __init__(self, values: list[object]) -> None:
        self.values = values

    def told(self) -> bool:
        """Whether any of the events tells something."""
        for value in self.values:
            if value:
                return True
        return False

    def different(self) -> list[object]:
        found: list[object] = []
        for value in self.values:
            if value not in found:
                found.append(value)
        return found


STRANGERS: Final = Company([])
"""A table where nobody has told a name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(MessageFormatter):
    """The sentences of one game and the names of its things, in one language.

    `forms` has, for things that are counted, the words that go with numbers, in the order of `Grammar.form`.
    """

    sequels: ClassVar[dict[str, tuple[str, ...]]] = {}
    """By key of an event of chance the keys after which it belongs to the deed before it."""

    def __init__(
        self,
        templates: dict[str, str],
        names: dict[str, str],
        forms: dict[str, list[str]],
        grammar: Grammar = ENGLISH,
    ) -> None:
        for key, template in templates.items():
            left = PARAMETER.sub("", template)
            if "{" in left or "}" in left:
                raise BadData(f"message {key!r} cannot be filled in: {template!r}")
        self.templates = templates
        self.names = names
        self.forms = forms
        self.grammar = grammar

    def translated(
        self, grammar: Grammar, templates: dict[str, str], names: dict[str, str], forms: dict[str, list[str]]
    ) -> "Wording":
        """The same kind of wording in another language."""
        return type(self)(templates, names, forms, grammar)

    def say(self, key: str, params: dict[str, object], company: Company = STRANGERS) -> str:
        """The message of that key; BadData names a message or parameter that is missing."""
        template = self.templates.get(key)
        if template is None:
            raise BadData(f"there is no message {key!r}")
        said = ""
        chosen = choose(template, params, company)
        end = 0
        for found in PARAMETER.finditer(chosen):
            name = str(found.group(1))
            if name not in params:
                raise BadData(f"message {key!r} speaks of {name!r}, which is not told")
            said += chosen[end : found.start()] + self.fill(name, found.group(2) or "", params[name], company)
            end = found.end()
        said += chosen[end:]
        return said[:1].upper() + said[1:] if said.endswith((".", "?")) else said

    def fill(self, name: str, manner: str, value: object, company: Company) -> str:
        """One parameter, said in the manner that stands behind its colon."""
        if isinstance(value, Several):
            return self.fill_several(name, manner, value, company)
        if isinstance(value, int) and not isinstance(value, bool):
            if name == "seat" or manner == "player":
                return company.name(value, self.grammar)
            if manner == "th":
                return self.grammar.ordinal(value)
            if manner:
                return self.count(value, manner)
        if manner == "players" and isinstance(value, list | tuple):
            return ", ".join([company.name(int(seat), self.grammar) for seat in value])
        if manner == "or" and isinstance(value, list | tuple):
            return f" {self.grammar.words['or']} ".join([self.word(part) for part in value])
        return self.word(value)

    def fill_several(self, name: str, manner: str, value: Several, company: Company) -> str:
        """One parameter of several events: counted, added up, or one after the other."""
        first = value.values[0]
        if manner == "each" or isinstance(first, dict):
            return self.word(added(value.values))
        if manner and manner not in MANNERS and isinstance(first, int):
            total = 0
            for number in value.values:
                total += number if isinstance(number, int) else 0
            return self.count(total, manner)
        return ", ".join([self.fill(name, manner, part, company) for part in value.different()])

    def word(self, value: object) -> str:
        if isinstance(value, bool):
            return self.grammar.words["yes" if value else "no"]
        if isinstance(value, str):
            if value in self.names:
                return self.names[value]
            return self.templates.get(value, value)
        if isinstance(value, dict):
            parts = [self.count(int(number), str(thing)) for thing, number in value.items()]
            return ", ".join(parts) if parts else self.grammar.words["nothing"]
        if isinstance(value, list | tuple):
            return ", ".join([self.word(part) for part in value])
        return str(value)

    def count(self, number: int, thing: str) -> str:
        """A number with its thing, in the form that goes with it."""
        forms = self.forms.get(thing)
        return f"{number} {self.names.get(thing, thing) if forms is None else forms[self.grammar.form(number)]}"

    def tell(self, events: list[dict[str, object]], company: Company = STRANGERS) -> list[str]:
        """The log in sentences. Where a message `many` is there, events of its key that follow each other are one."""
        told: list[str] = []
        at = 0
        while at < len(events):
            key = str(events[at]["key"])
            seat = events[at].get("seat")
            end = at + 1
            if f"many.{key}" in self.templates:
                anybody = not self.of_one_seat(key)
                while end < len(events) and events[end]["key"] == key and (anybody or events[end].get("seat") == seat):
                    end += 1
            if end == at + 1:
                told.append(self.say(f"log.{key}", events[at], company))
            else:
                told.append(self.say(f"many.{key}", gather(events[at:end]), company))
            at = end
        return told

    def of_one_seat(self, key: str) -> bool:
        """Whether events of this key, where several are told together, are the deeds of one seat."""
        return "{seat" in self.templates.get(f"many.{key}", "{seat}")

    def describe(self, decision: Decision) -> str:
        """A decision in plain words, told by its whole text or its verb; else the text itself."""
        key = f"decision.{decision.text}"
        if key not in self.templates:
            key = f"decision.{decision.verb.words[0]}"
        return self.say(key, self.particulars(decision)) if key in self.templates else decision.text

    def particulars(self, decision: Decision) -> dict[str, object]:
        """What the words for a decision may speak of: its verb and the words after it, numbered. Games add to it."""
        return {str(number): word for number, word in enumerate([*decision.verb.words, *decision.words])}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.templates, self.names, self.forms, self.grammar)


def choose(template: str, params: dict[str, object], company: Company) -> str:
    """The template with its alternatives decided."""
    chosen = ""
    end = 0
    for found in OPTIONAL.finditer(template):
        about = params.get(str(found.group(1)))
        there = about.told() if isinstance(about, Several) else bool(about)
        part = found.group(2) if there else found.group(3)
        chosen += template[end : found.start()] + (part or "")
        end = found.end()
    template = chosen + template[end:]
    spoken_to = company.you != NOBODY and params.get("seat") == company.you
    chosen = ""
    end = 0
    for found in PERSON.finditer(template):
        chosen += template[end : found.start()] + str(found.group(2) if spoken_to else found.group(1))
        end = found.end()
    return chosen + template[end:]


def gather(events: list[dict[str, object]]) -> dict[str, object]:
    """What several events tell: each parameter as it was in all of them; a seat that they share stays a seat."""
    gathered: dict[str, object] = {}
    for name in events[0]:
        values = Several([event.get(name) for event in events])
        shared = name == "seat" and len(values.different()) == 1
        gathered[name] = values.values[0] if shared else values
    return gathered


def added(values: list[object]) -> dict[str, int]:
    """Tables added up; a word counts as one of it."""
    total: dict[str, int] = {}
    for value in values:
        if isinstance(value, dict):
            for thing, number in value.items():
                total[str(thing)] = total.get(str(thing), 0) + int(number)
        else:
            total[str(value)] = total.get(str(value), 0) + 1
    return total


def english_forms(names: dict[str, str], plurals: dict[str, str]) -> dict[str, list[str]]:
    """One and many of what is counted."""
    return {thing: [names.get(thing, thing), plural] for thing, plural in plurals.items()}
