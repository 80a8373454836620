"""To look things up: the rules of a game by id and section, and its cards and tiles."""

from typing import Final

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

import signoria
from signoria.engine.errors import UnknownGame
from signoria.games.base import Component, Game
from signoria.games.editions import UnknownEdition, edition, in_use
from signoria.presentation.library import sections
from signoria.presentation.sheets import capital
from signoria.presentation.words import components_of, other_edition, rules_of, title_of, wording_of
from signoria.web.people.identity import Visit
from signoria.web.reader import language
from signoria.web.tables.pages.requests import template_of

LONGEST_SEARCH: Final = 100


class Shelf:
    """The components of a kind."""

    def __init__(self, kind: str, name: str, components: list[Component]) -> None:
        self.kind = kind
        self.name = capital(name)
        self.components = components


@require_GET
def rules(request: Visit, name: str) -> HttpResponse:
    """Our text of the rules, each with its id; all of them, or those that hold every word that is searched for."""
    game = game_called(request, name)
    words = searched(request)
    found = {id: text for id, text in rules_of(game, language()).items() if holds(f"{id} {text}", words)}
    context = {
        "game": game,
        "title": title_of(game, language()),
        "edition": other_edition(game.name, game.data_version),
        "search": " ".join(words),
        "sections": sections(game, wording_of(game, language()), found),
        "count": len(found),
    }
    return render(request, template_of(request, "library/rules"), context)


@require_GET
def cards(request: Visit, name: str) -> HttpResponse:
    """All pieces of a game, or of an edition of it, with what they say, by kind and words."""
    game = game_called(request, name)
    words = searched(request)
    kind = request.GET.get("kind", "")
    shelves = shelves_of(game)
    shown = [
        Shelf(shelf.kind, shelf.name, [one for one in shelf.components if holds(told(one), words)])
        for shelf in shelves
        if kind in ("", shelf.kind)
    ]
    context = {
        "game": game,
        "title": title_of(game, language()),
        "edition": other_edition(game.name, game.data_version),
        "search": " ".join(words),
        "kind": kind,
        "kinds": shelves,
        "shelves": [shelf for shelf in shown if shelf.components],
        "count": sum(len(shelf.components) for shelf in shown),
    }
    return render(request, template_of(request, "library/cards"), context)


def shelves_of(game: Game) -> list[Shelf]:
    wording = wording_of(game, language())
    by_kind: dict[str, list[Component]] = {}
    for component in components_of(game, language()).values():
        by_kind.setdefault(component.kind, []).append(component)
    return [
        Shelf(kind, wording.templates.get(f"kind.{kind}", kind), components) for kind, components in by_kind.items()
    ]


def told(component: Component) -> str:
    return f"{component.name} {component.id} {' '.join(component.text)}"


def searched(request: Visit) -> list[str]:
    return request.GET.get("search", "")[:LONGEST_SEARCH].split()


def holds(text: str, words: list[str]) -> bool:
    text = text.lower()
    return all(word.lower() in text for word in words)


def game_called(request: Visit, name: str) -> Game:
    """The game as it is played here now, or in the edition that is asked for, as tables ask for theirs."""
    wish = request.GET.get("edition", "")
    try:
        game = signoria.game(name)
        if wish:
            return edition(game, wish)
    except (UnknownGame, UnknownEdition):
        raise Http404 from None
    return in_use(game)
