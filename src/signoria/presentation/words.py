"""What players read, in their language: sentences of a game, its components and rules, and the words of the house.

Translations are gettext catalogues: a domain for each game (`lorenzo`), one for its rules (`lorenzo_rules`), one for
what all games share (`signoria`), one for sheets and terminal (`tables`), and Django's for the pages of the site
(`django`). Where an entry has a context, it is the key of a message. The text of an entry is the English one, so what
has no translation yet is read in English.
"""

from collections.abc import Callable
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Final

from signoria.bots import LEVELS
from signoria.data.datafile import DataFile
from signoria.engine.refusal import Refusal
from signoria.engine.rules import Option, OptionValue
from signoria.games import game as find_game
from signoria.games import games
from signoria.games.base import Component, Game
from signoria.language.wording import (
    COUNTED,
    ENGLISH,
    ENGLISH_FORMS,
    SMALL_WORDS,
    Company,
    Grammar,
    Wording,
    english_forms,
)

LOCALE: Final = Path(__file__).parents[1] / "locale"
SOURCE: Final = "en"
SHARED: Final = "signoria"
TABLES: Final = "tables"
"""What sheets and the terminal say beside the sentences of the games."""
LANGUAGES: Final = [SOURCE, *sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())]
TERMS: Final = DataFile("signoria.presentation", "terms.toml")


class Phrase:
    """One entry of a catalogue: its context, what it says in English, and the plural where it is counted."""

    def __init__(self, context: str, english: str, plural: str = "") -> None:
        self.context = context
        self.english = english
        self.plural = plural


def domains() -> list[str]:
    """The catalogues of what is said in data; what code says is in `tables` and Django's own."""
    return [SHARED, *games(), *[f"{name}_rules" for name in games()]]


def phrases(domain: str) -> list[Phrase]:
    """All that a catalogue holds."""
    if domain == SHARED:
        said = [Phrase(f"word.{id}", word) for id, word in SMALL_WORDS.items()] + named(house_words())
        said += [Phrase(f"level.{level}", level) for level in LEVELS]
        return said + [Phrase(f"level.{level}.about", text) for level, text in LEVELS.items()]
    found = find_game(domain.removesuffix("_rules"))
    if domain.endswith("_rules"):
        return [Phrase(id, text) for id, text in found.rules.items()]
    said = [Phrase("title", found.title)]
    said += [Phrase(f"variant.{variant}", variant) for variant in found.variants]
    said += [Phrase(f"option.{option.name}", option.text) for option in found.options.values()]
    for option in found.options.values():
        said += [
            Phrase(f"option.{option.name}.{value}", value_in_english(option, value))
            for value in option.values
            if isinstance(value, str) or value in option.words
        ]
    said += [Phrase(key, template) for key, template in found.wording.templates.items()]
    return said + named(found.wording)


def named(wording: Wording) -> list[Phrase]:
    """The names of things, with their plural where they are counted."""
    plurals = {thing: forms[-1] for thing, forms in wording.forms.items()}
    return [Phrase(f"name.{id}", name, plurals.get(id, "")) for id, name in wording.names.items()]


@cache
def house_words() -> Wording:
    """The words that all games share, in English."""
    names = TERMS.table("term").texts()
    return Wording({}, names, english_forms(names, TERMS.table("plural").texts()))


@cache
def catalogue(domain: str, language: str) -> NullTranslations:
    """The translations of a domain; none for English, in which everything is written."""
    return translation(domain, LOCALE, [language], fallback=True)


def text_in(language: str, english: str) -> str:
    """What sheets or terminal say, in the language."""
    return catalogue(TABLES, language).gettext(english)


@cache
def grammar_of(language: str) -> Grammar:
    if language == SOURCE:
        return ENGLISH
    spoken = catalogue(SHARED, language)
    words = {id: spoken.pgettext(f"word.{id}", word) for id, word in SMALL_WORDS.items()}
    return Grammar(language, words, forms_of(spoken))


def forms_of(spoken: NullTranslations) -> list[int]:
    """By number the form that goes with it, as the head of a catalogue says."""
    plural: Callable[[int], int] | None = getattr(spoken, "plural", None)  # there where a catalogue was found
    return ENGLISH_FORMS if plural is None else [plural(number) for number in range(COUNTED)]


def in_language(wording: Wording, domain: str, language: str) -> Wording:
    """A wording with what the catalogue of its domain says."""
    if language == SOURCE:
        return wording
    spoken = catalogue(domain, language)
    names = {id: spoken.pgettext(f"name.{id}", name) for id, name in wording.names.items()}
    forms: dict[str, list[str]] = {}
    grammar = grammar_of(language)
    examples = [grammar.forms.index(form) for form in range(max(grammar.forms) + 1)]  # a number for each form
    for thing, (one, many) in wording.forms.items():
        forms[thing] = [spoken.npgettext(f"name.{thing}", one, many, number) for number in examples]
        names[thing] = forms[thing][grammar.form(1)]
    templates = {key: spoken.pgettext(key, template) for key, template in wording.templates.items()}
    return wording.translated(grammar, templates, names, forms)


@cache
def wording_of(game: Game, language: str) -> Wording:
    """The sentences and names of a game."""
    return in_language(game.wording, game.name, language)


@cache
def house_wording(language: str) -> Wording:
    """The names of what all games share, such as `player` and `turn`."""
    return in_language(house_words(), SHARED, language)


@cache
def components_of(game: Game, language: str) -> dict[str, Component]:
    """The components of a game by id, with names and texts in the language."""
    return {component.id: component for component in game.components_in(wording_of(game, language))}


@cache
def rules_of(game: Game, language: str) -> dict[str, str]:
    """The rules of a game by id."""
    spoken = catalogue(f"{game.name}_rules", language)
    return {id: spoken.pgettext(id, text) for id, text in game.rules.items()}


def title_of(game: Game, language: str) -> str:
    return catalogue(game.name, language).pgettext("title", game.title)


def other_edition(name: str, fingerprint: str) -> str:
    """The fingerprint of an edition that is not the one that the game comes with, to be told."""
    return "" if fingerprint == find_game(name).data_version else fingerprint


def variant_of(game: Game, variant: str, language: str) -> str:
    return catalogue(game.name, language).pgettext(f"variant.{variant}", variant)


def option_of(game: Game, name: str, language: str) -> str:
    """What an option of the rules does."""
    return catalogue(game.name, language).pgettext(f"option.{name}", game.options[name].text)


def value_of(game: Game, option: Option, value: OptionValue, language: str) -> str:
    """What a value of an option is called."""
    if not isinstance(value, str) and value not in option.words:
        return str(value)
    return catalogue(game.name, language).pgettext(f"option.{option.name}.{value}", value_in_english(option, value))


def value_in_english(option: Option, value: OptionValue) -> str:
    return option.words.get(value) or str(value).replace("_", " ")


def about_variant(game: Game, variant: str, language: str) -> str:
    """What a variant is like, in a sentence; nothing where a game has but one."""
    return wording_of(game, language).names.get(f"term.variant_{variant}", "")


def about(game: Game, language: str) -> str:
    """A sentence for people who do not know the game yet."""
    return wording_of(game, language).names["term.about"]


def level_of(level: str, language: str) -> str:
    """What a level of bots is called."""
    return catalogue(SHARED, language).pgettext(f"level.{level}", level)


def about_level(level: str, language: str) -> str:
    """How a level of bots plays."""
    return catalogue(SHARED, language).pgettext(f"level.{level}.about", LEVELS[level])


def reason_of(game: Game, refusal: Refusal, company: Company, language: str) -> str:
    """A refusal in the language, with the rule it rests on."""
    return f"{wording_of(game, language).say(refusal.key, refusal.params, company)} ({refusal.rule})"
