"""To look things up: `games`, `rules` and `cards`."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import signoria
from signoria.games.base import Component, Game
from signoria.language.wording import Wording
from signoria.presentation.library import components_called, rules_called, sections
from signoria.presentation.sheets import capital
from signoria.presentation.words import SOURCE, components_of, rules_of, text_in, wording_of
from signoria.terminal.arguments import FAILURE, GameName, Language, fail, game_of, language_of
from signoria.terminal.drawing import console_for, grid, indent

REMARKS = ("source", "confidence", "number", "amount")
"""Facts for those who keep the data files; a table for players leaves them out."""


def games() -> None:
    """List the games with their seats, variants and options."""
    console = console_for()
    for name in signoria.games():
        game = signoria.game(name)
        console.print(Text(game.title, "bold").append(f" ({name})", "not bold"))
        console.print(indent(f"{game.seats[0]} to {game.seats[-1]} players"))
        console.print(indent(f"Variants: {', '.join(game.variants)} (default {game.read_variant(None)})"))
        console.print(indent("Options (--option name=value, for a switch the name is enough):"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for option in game.options.values():
            values = "|".join(str(value).lower() for value in option.values)
            default = f" ({values}, default {option.default})" if values != "false|true" else ""
            table.add_row(Text(option.name, "cyan"), Text(option.text).append(default, "dim"))
        console.print(indent(table, 4))


def rules(
    name: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule such as tower-8, or a section.")] = None,
    search: Annotated[str | None, typer.Option("--search", help="Only rules that hold this word.")] = None,
    language: Language = None,
) -> None:
    """Show the rules, all of them or one."""
    game = game_of(name)
    spoken = language_of(language)
    found = {known: rules_of(game, spoken)[known] for known in (game.rules if id is None else rules_called(game, id))}
    if not found:
        fail(f"{game.title} has no rule {id!r}; `signoria rules {name}` lists them all", FAILURE)
    if search is not None:
        found = {id: text for id, text in found.items() if search.lower() in f"{id} {text}".lower()}
        if not found:
            fail(f"no rule of {game.title} holds {search!r}", FAILURE)
    print_rules(console_for(), game, found, spoken)


def print_rules(console: Console, game: Game, found: dict[str, str], language: str) -> None:
    """Rules under the headings of their sections, in the order of the rulebook."""
    for number, (title, rules) in enumerate(sections(game, wording_of(game, language), found).items()):
        if number:
            console.print()
        console.print(Text(title, "bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        for id, text in rules.items():
            table.add_row(id, text)
        console.print(indent(table))


def cards(
    name: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[NAME]", help="Words of a name or id.")] = None,
    kind: Annotated[str | None, typer.Option("--kind", help="Only this kind, such as leader.")] = None,
    language: Language = None,
) -> None:
    """Show the cards and tiles: all in tables, or those of a name in detail."""
    game = game_of(name)
    spoken = language_of(language)
    components = list(components_of(game, spoken).values())
    if kind is not None:
        kinds = list(dict.fromkeys(component.kind for component in components))
        if kind.lower() not in kinds:
            fail(f"{game.title} has no kind {kind!r}; there are: {', '.join(kinds)}")
        components = [component for component in components if component.kind == kind.lower()]
    console = console_for()
    if words:
        found = components_called(components, " ".join(words))
        if not found:
            fail(f"nothing in {game.title} is called {' '.join(words)!r}", FAILURE)
        print_details(console, wording_of(game, spoken), found)
    else:
        print_tables(console, game, components, spoken)


def heading(name: str) -> str:
    return name.replace("_", " ").capitalize()


def print_details(console: Console, wording: Wording, components: list[Component]) -> None:
    for component in components:
        told = [kind_of(wording, component.kind)]
        if "period" in component.facts:
            told.append(wording.word(f"term.period_{component.facts['period']}"))
        told.append(component.id)
        console.print(Text(component.name, "bold").append(f"  {', '.join(told)}", "not bold dim"))
        for line in component.text:
            console.print(indent(line))


def print_tables(console: Console, game: Game, components: list[Component], language: str) -> None:
    """A table for each kind. Sentences say what is on a piece; facts do so in English, where they are telling."""
    wording = wording_of(game, language)
    for kind in dict.fromkeys(component.kind for component in components):
        chosen = [component for component in components if component.kind == kind]
        facts = dict.fromkeys(fact for component in chosen for fact in component.facts if fact not in REMARKS)
        title = capital(kind_of(wording, kind))
        if len(facts) < 3 or not game.facts_in_columns or language != SOURCE:
            table = grid(text_in(language, "Name"), text_in(language, "What it says"), title=title)
            for component in chosen:
                table.add_row(capital(component.name), " ".join(component.text))
        else:
            table = grid("Name", *(heading(fact) for fact in facts), title=title)
            for component in chosen:
                table.add_row(component.name, *(component.facts.get(fact, "") for fact in facts))
        console.print(table)


def kind_of(wording: Wording, kind: str) -> str:
    return wording.templates.get(f"kind.{kind}", kind)
