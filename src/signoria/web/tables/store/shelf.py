"""The editions that tables were laid with, kept beside the tables: whoever has the database can read all of them."""

from signoria.data.corrections import BASE, Corrections
from signoria.games import game as find_game
from signoria.games.base import Game
from signoria.games.editions import SHELVES, Shelf, corrections_to, edition
from signoria.web.tables.models import Edition


class DatabaseShelf(Shelf):
    """What tables of this database were laid with."""

    def find(self, game: Game, fingerprint: str) -> Corrections | None:
        kept = Edition.objects.filter(game=game.name, fingerprint=fingerprint).first()
        return None if kept is None else Corrections(str(kept), kept.corrections)


def set_up() -> None:
    """Look here first: what was kept with a table leads to its edition, whatever has become of a file meanwhile."""
    SHELVES.insert(0, DatabaseShelf())


def keep(game: Game) -> None:
    """Keep what leads to an edition, and what leads to those that it corrects, down to the one that is shipped.

    Corrections that name no base are those of what is shipped now; a later version may ship something else.
    """
    shipped = find_game(game.name)
    if game is shipped:
        return
    corrections = corrections_to(shipped, game.data_version)
    base = corrections.base or shipped.data_version
    text = corrections.text if corrections.base else f'{BASE} = "{base}"\n{corrections.text}'
    kept = Edition(game=game.name, fingerprint=game.data_version, corrections=text)
    Edition.objects.bulk_create([kept], ignore_conflicts=True)  # another process may keep it at this moment
    keep(edition(shipped, base))
