"""A set of components: every value of the game, read from component files, and the tables that follow from them.

A position refers to its set, so that games with corrected values can be played beside others. Ids and counts are the
same in all sets: they fix the catalogue and the observations.
"""

from typing import Final

from signoria.data.component_set import ComponentSet, Tables, with_tables
from signoria.data.datafile import DataFile
from signoria.engine.errors import BadData
from signoria.games.lorenzo.components import board, cards, excommunications, leaders
from signoria.games.lorenzo.components.board import Board
from signoria.games.lorenzo.components.cards import PERIODS, all_face_down, read_cards, sort_packs
from signoria.games.lorenzo.components.excommunications import Curses, read_tiles
from signoria.games.lorenzo.components.leaders import Abilities, read_leaders


class Components(ComponentSet):
    """All values of the game, and what follows from them."""

    def __init__(self, files: list[DataFile]) -> None:
        board_file, card_file, tile_file, leader_file = files
        super().__init__(files)
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


FILES: Final = [board.FILE, cards.FILE, excommunications.FILE, leaders.FILE]
SHIPPED: Final = Components(FILES)
"""The values that the game comes with."""


def component_set(tables: list[Tables]) -> Components:
    """A set with other values, given as the tables of the component files, in the order of FILES."""
    made = Components(with_tables(FILES, tables))
    for found, known in zip(made.shape(), SHIPPED.shape(), strict=True):
        if found != known:
            raise BadData(f"{found[0]} must be like the shipped {known}, not {found}")
    return made
