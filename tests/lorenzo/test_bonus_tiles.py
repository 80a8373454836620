"""The five personal bonus tiles in play, both sides (sections 11 and 19.1 of the rules)."""

import pytest

from signoria.games.lorenzo.components.components import SHIPPED
from tests.lorenzo.table import goods, own, play, player, table

TILE_IDS = [tile.id for tile in SHIPPED.board.bonus_tiles]
HARVESTS = {
    "standard": {"wood": 1, "stone": 1, "servants": 1},
    "1": {"wood": 1, "stone": 1, "military": 1},
    "2": {"wood": 1, "stone": 1, "servants": 1},
    "3": {"wood": 1, "stone": 1, "military": 1},
    "4": {"wood": 1, "stone": 1, "coins": 1},
}
PRODUCTIONS = {
    "standard": {"military": 1, "coins": 2},
    "1": {"servants": 2, "coins": 1},
    "2": {"military": 2, "coins": 1},
    "3": {"servants": 1, "coins": 2},
    "4": {"military": 2, "servants": 1},
}


@pytest.mark.rule("LOR-HP-7", "LOR-HP-9")
@pytest.mark.parametrize("tile", TILE_IDS)
def test_every_harvest_brings_the_harvest_side(tile: str) -> None:
    state = table(variant="advanced", dice=(1, 1, 1))
    player(state).tile = TILE_IDS.index(tile)
    play(state, "place white harvest-small")
    assert goods(state) == HARVESTS[tile]


@pytest.mark.rule("LOR-HP-8", "LOR-HP-9")
@pytest.mark.parametrize("tile", TILE_IDS)
def test_every_production_brings_the_production_side(tile: str) -> None:
    state = table(variant="advanced", dice=(1, 1, 1))
    player(state).tile = TILE_IDS.index(tile)
    play(state, "place white production-small")
    assert goods(state) == PRODUCTIONS[tile]


@pytest.mark.rule("LOR-HP-9")
def test_in_the_basic_game_everybody_has_the_standard_side() -> None:
    state = table(variant="basic", dice=(4, 4, 4))
    play(state, *["place white harvest-large"] * 4)
    assert [goods(state, seat) for seat in range(4)] == [HARVESTS["standard"]] * 4


@pytest.mark.rule("LOR-HP-10", "LOR-HP-9")
def test_coins_of_the_tile_cannot_be_traded_in_the_same_production() -> None:
    state = table(variant="advanced", dice=(6, 6, 6))
    player(state).tile = TILE_IDS.index("3")
    own(state, 0, "treasury")
    play(state, "place white production-small")
    assert goods(state) == PRODUCTIONS["3"]
