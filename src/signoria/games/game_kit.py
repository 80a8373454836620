"""What the house needs of a game, in one object; each game's folder hands its own over as `kit.KIT`.

What draws is imported by the methods that hand it over, so that nobody who only plays needs rich, Django or OpenSpiel.
Classes are handed over as mere classes; whoever draws with one checks that it is of the right kind.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module

from signoria.bots import Bot, Profile, bot
from signoria.engine.rules import OptionValue
from signoria.games.base import Game
from signoria.games.bounds import Bounds
from signoria.games.planner import Planner


class GameKit(ABC):
    """A game, and what terminal, site, bots and research need to know of it."""

    game: Game
    profile: Profile  # how bots play it
    hides: bool  # whether a seat may know something that others do not
    planner: Planner = Planner()  # what is taken for granted at its table

    def bot(self, spec: str, seed: int, weights: list[float] | None = None) -> Bot:
        """The bot that a word such as `merchant` or `magnifico:2000` asks for; a word that is none is named."""
        return bot(spec, self.profile, seed, weights)

    @abstractmethod
    def bounds(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> Bounds:
        """How long a game of that edition can get; BadSetup where nothing bounds it."""

    @abstractmethod
    def presenter(self) -> type[object]:
        """Who tells its decisions in words: a class of `signoria.presentation.Presenter`."""

    @abstractmethod
    def sheets(self) -> type[object]:
        """Who tells a view as captioned tables: a class of `signoria.presentation.sheets.Sheets`."""

    def terminal_menu(self) -> object | None:
        """How the terminal lists choices: a `signoria.terminal.drawing.Menu`. None where their groups will do."""
        return None

    def drawn_board(self) -> object | None:
        """How the site draws it: a `signoria.web.rooms.Room`. None where the plain page is all there is."""
        return None

    def __reduce__(self) -> tuple[object, ...]:
        return kit_in, (type(self).__module__,)


def kit_in(module: str) -> GameKit:
    """The kit of a module, so that what was pickled comes back as the same object."""
    found = import_module(module).KIT
    assert isinstance(found, GameKit)
    return found
