"""A set of components: every value of the game, read from component files, and the tables that follow from them.

A position refers to its set, so that games with corrected values can be played beside others. Ids and counts are the
same in all sets: they fix the catalogue and the observations.
"""

from typing import Final

from signoria.data.datafile import DataFile, fingerprint
from signoria.engine.errors import BadData
from signoria.games.lorenzo.components import board, cards, excommunications, leaders
from signoria.games.lorenzo.components.board import Board
from signoria.games.lorenzo.components.cards import PERIODS, all_face_down, read_cards, sort_packs
from signoria.games.lorenzo.components.excommunications import Curses, read_tiles
from signoria.games.lorenzo.components.leaders import Abilities, read_leaders


class Components:
    """Never changed; positions share it. Two sets are equal if they are played alike."""

    def __init__(self, files: list[DataFile]) -> None:
        board_file, card_file, tile_file, leader_file = files
        self.files = files
        self.fingerprint = fingerprint(files)
        self.board = Board(board_file)
        self.cards = read_cards(card_file)
        self.packs = sort_packs(self.cards)  # by period and type
        self.face_down = [all_face_down(self.packs, period) for period in range(PERIODS)]
        self.tiles = read_tiles(tile_file)
        self.curses = Curses(self.tiles)
        self.leaders = read_leaders(leader_file)
        self.abilities = Abilities(self.leaders)

    def shape(self) -> list[tuple[object, ...]]:
        """What decisions and observations count on: the ids of all things, and what can be decided about each."""
        found: list[tuple[object, ...]] = [(tile.id,) for tile in self.board.bonus_tiles]
        found += [(card.id, card.type, card.period, len(card.trades)) for card in self.cards]
        found += [(tile.id,) for tile in self.tiles]
        found += [(leader.id, leader.once) for leader in self.leaders]
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __repr__(self) -> str:
        return f"Components({self.fingerprint!r})"

    def __copy__(self) -> "Components":
        return self

    def __deepcopy__(self, memo: object) -> "Components":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """The shipped set is at hand everywhere; another one is carried along."""
        return components_of, (self.fingerprint, None if self is SHIPPED else [file.tables for file in self.files])


FILES: Final = [board.FILE, cards.FILE, excommunications.FILE, leaders.FILE]
SHIPPED: Final = Components(FILES)
"""The values that the game comes with."""

KNOWN: Final = {SHIPPED.fingerprint: SHIPPED}
"""The sets that pickles have named, so that the positions of a set share it again."""


def component_set(tables: list[dict[str, object]]) -> Components:
    """A set with other values, given as the tables of the component files, in the order of FILES."""
    files: list[DataFile] = []
    for shipped, values in zip(FILES, tables, strict=True):
        file = DataFile("signoria.games.lorenzo", shipped.name)
        file.tables = values
        files.append(file)
    made = Components(files)
    for found, known in zip(made.shape(), SHIPPED.shape(), strict=True):
        if found != known:
            raise BadData(f"{found[0]} must be like the shipped {known}, not {found}")
    return made


def components_of(fingerprint: str, tables: list[dict[str, object]] | None) -> Components:
    """The set of a pickle."""
    known = KNOWN.get(fingerprint)
    if known is None:
        if tables is None:
            raise BadData(f"the component set {fingerprint} came with another version of the game")
        known = component_set(tables)
        KNOWN[fingerprint] = known
    return known
