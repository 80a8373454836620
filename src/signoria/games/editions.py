"""Editions: the component sets with which a game is or was played, found by their fingerprint.

A game comes with one; those it came with before lie as corrections in its folder `data/editions`, those of owners in
their data folder. Others may add shelves of their own.
"""

import os
import re
from abc import ABC, abstractmethod
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.data.component_set import ComponentSet
from signoria.data.corrections import Corrections
from signoria.engine.errors import BadData, BadSetup, SignoriaError
from signoria.games.base import Game

DATA: Final = "SIGNORIA_DATA"
FINGERPRINT: Final = re.compile(r"[0-9a-f]{8}")
IN_USE: Final = "in-use"
"""The file of an owner's folder that names the edition of new games."""


class UnknownEdition(BadSetup):
    """A fingerprint of which no shelf knows what it stands for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf(ABC):
    """A place where editions are kept as corrections."""

    @abstractmethod
    def find(self, game: Game, fingerprint: str) -> Corrections | None:
        """The edition of that fingerprint, if it is here."""


class PackageShelf(Shelf):
    """What the game came with in earlier versions."""

    def find(self, game: Game, fingerprint: str) -> Corrections | None:
        folder = files(game.component_set.files[0].package).joinpath("data", "editions")
        file = folder.joinpath(f"{fingerprint}.toml")
        return Corrections(file.name, file.read_text(encoding="utf-8")) if file.is_file() else None


class OwnersShelf(Shelf):
    """What owners of a game have corrected, in their data folder, and which edition they play with."""

    def folder(self, game: Game) -> Path:
        return data_folder() / "editions" / game.name

    def find(self, game: Game, fingerprint: str) -> Corrections | None:
        file = self.folder(game) / f"{fingerprint}.toml"
        text = read(file)
        return None if text is None else Corrections(told(file), text)

    def kept(self, game: Game) -> list[str]:
        """The fingerprints of all that is here."""
        return sorted([file.stem for file in self.folder(game).glob("*.toml") if FINGERPRINT.fullmatch(file.stem)])

    def keep(self, game: Game, text: str) -> None:
        """Keep the corrections that lead to an edition: whole or not at all."""
        write(self.folder(game) / f"{game.data_version}.toml", text)

    def in_use(self, game: Game) -> str:
        """The fingerprint of the edition that new games are played with."""
        text = read(self.folder(game) / IN_USE)
        return game.data_version if text is None else text.strip()

    def use(self, game: Game) -> None:
        """Play new games with an edition."""
        write(self.folder(game) / IN_USE, f"{game.data_version}\n")


def data_folder() -> Path:
    """The folder for all that is kept on this machine: the one that is named, or the user's own."""
    named = os.environ.get(DATA)
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(named).expanduser() if named else home / "signoria"


def read(file: Path) -> str | None:
    """What is written there, if anything is; a file that cannot be read is named."""
    try:
        return file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise BadData(f"{told(file)}: {error.strerror}") from error
    except UnicodeDecodeError as wrong:  # a name of its own: compiled, a name has one type in a function
        raise BadData(f"{told(file)}: this is no text file") from wrong


def told(file: Path) -> str:
    """What a file of the data folder is called; visitors of a site need not know where that is."""
    return str(file.relative_to(data_folder()))


def write(file: Path, text: str) -> None:
    """Replace a file, however this process ends."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(file)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadSetup(
            f"{error.filename or file}: {error.strerror}; set {DATA} to a folder that can be written"
        ) from error


OWNERS: Final = OwnersShelf()
SHELVES: Final[list[Shelf]] = [PackageShelf(), OWNERS]
"""Where editions are looked for, one after the other."""


def edition(game: Game, fingerprint: str, way: tuple[str, ...] = ()) -> Game:
    """The edition of a game that has that fingerprint, on the way to those that are corrections of it."""
    known = game.editions.get(fingerprint)
    return found_on_shelves(game, fingerprint, way)[1] if known is None else known


def corrections_to(game: Game, fingerprint: str) -> Corrections:
    """What leads to an edition, as the first shelf tells of which this is true."""
    return found_on_shelves(game, fingerprint, ())[0]


def found_on_shelves(game: Game, fingerprint: str, way: tuple[str, ...]) -> tuple[Corrections, Game]:
    """The corrections that lead to an edition, and the edition; what is spoilt on a shelf hides no sound copy."""
    spoilt: SignoriaError | None = None
    for shelf in SHELVES if FINGERPRINT.fullmatch(fingerprint) else []:  # it becomes a file's name
        try:
            corrections = shelf.find(game, fingerprint)
            if corrections is not None:
                return corrections, followed(game, fingerprint, corrections, way)
        except SignoriaError as error:
            if spoilt is None:
                spoilt = error
    if spoilt is not None:
        raise spoilt
    raise UnknownEdition(
        f"there is no edition {fingerprint!r} of {game.title} here; `signoria edition {game.name} FILE` adds one"
    )


def followed(game: Game, fingerprint: str, corrections: Corrections, way: tuple[str, ...]) -> Game:
    """The edition that corrections must lead to."""
    further = (*way, fingerprint)
    if corrections.base in further:
        raise corrections.error(f"leads back to {corrections.base}, which it corrects")
    found = corrected(game, corrections, further)
    if found.data_version != fingerprint:
        raise corrections.error(f"leads to the edition {found.data_version}, not to {fingerprint}")
    return found


def corrected(game: Game, corrections: Corrections, way: tuple[str, ...] = ()) -> Game:
    """The edition that corrections lead to; BadData names the entry and the field of a mistake."""
    base = edition(game, corrections.base, way) if corrections.base else game
    components = import_module(type(game.component_set).__module__)
    made = components.component_set(corrections.applied(base.component_set))
    assert isinstance(made, ComponentSet)
    return game.edition(made)


def in_use(game: Game) -> Game:
    """The edition that new games of this machine's owner are played with."""
    return edition(game, OWNERS.in_use(game))
