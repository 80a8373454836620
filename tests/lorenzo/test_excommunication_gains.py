"""Tiles I-1 to I-4: every source gives 1 less of a good (section 18.6 of the rules)."""

import pytest

from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import (
    curse,
    end_actions,
    excommunicated,
    give,
    goods,
    lead,
    legal,
    own,
    play,
    player,
    refusal,
    table,
)

BONUS_TILE_IDS = [tile.id for tile in SHIPPED.board.bonus_tiles]


def cursed(tile: str, die: int = 6, floors: dict[str, str] | None = None, **options: object) -> LorenzoState:
    """Seat 0 is excommunicated by a tile; all dice show the same."""
    state = table(variant="advanced", options=options, dice=(die, die, die), floors=floors)
    curse(state, 0, tile)
    return state


@pytest.mark.rule("LOR-OQ-41", "LOR-EXC-2")
@pytest.mark.parametrize(
    ("tile", "space", "gained"),
    [
        ("1_1", "market-3", {"coins": 2, "military": 2}),
        ("1_1", "harvest-small", {"wood": 1, "stone": 1, "servants": 1}),
        ("1_1", "production-small", {"coins": 2}),
        ("1_2", "market-1", {"coins": 4}),
        ("1_2", "market-3", {"coins": 1, "military": 3}),
        ("1_2", "production-small", {"coins": 1, "military": 1}),
        ("1_3", "market-2", {"servants": 4}),
        ("1_3", "harvest-small", {"wood": 1, "stone": 1}),
        ("1_4", "market-1", {"coins": 5}),
        ("1_4", "market-2", {"servants": 5}),
    ],
)
def test_a_space_or_bonus_tile_gives_1_less(tile: str, space: str, gained: dict[str, int]) -> None:
    state = cursed(tile)
    play(state, f"place white {space}")
    assert goods(state) == gained


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "bonus_tile", "space", "gained"),
    [
        ("1_1", "1", "harvest-small", {"wood": 1, "stone": 1}),
        ("1_1", "4", "production-small", {"military": 1, "servants": 1}),
        ("1_2", "4", "harvest-small", {"wood": 1, "stone": 1}),
        ("1_2", "2", "production-small", {"military": 2}),
        ("1_3", "2", "harvest-small", {"wood": 1, "stone": 1}),
        ("1_3", "1", "production-small", {"servants": 1, "coins": 1}),
    ],
)
def test_an_advanced_bonus_tile_gives_1_less(tile: str, bonus_tile: str, space: str, gained: dict[str, int]) -> None:
    state = cursed(tile)
    player(state).tile = BONUS_TILE_IDS.index(bonus_tile)
    play(state, f"place white {space}")
    assert goods(state) == gained


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "space", "card", "cost", "left"),
    [
        ("1_1", "character-1", "warlord", {"coins": 2}, {"military": 2}),
        ("1_1", "venture-1", "hiring_recruits", {"coins": 4}, {"military": 4}),
        ("1_2", "territory-1", "city", {}, {"coins": 2}),
        ("1_2", "territory-1", "gold_mine", {}, {}),
        ("1_2", "venture-1", "military_campaign", {"military": 3}, {"coins": 2, "military": 1}),
        ("1_3", "venture-1", "hosting_panhandlers", {"wood": 3}, {"servants": 3}),
        ("1_3", "territory-1", "monastery", {}, {"military": 2}),
        ("1_4", "territory-1", "woods", {}, {}),
        ("1_4", "territory-1", "gravel_pit", {}, {"stone": 1}),
    ],
)
def test_a_card_gives_1_less_at_once(
    tile: str, space: str, card: str, cost: dict[str, int], left: dict[str, int]
) -> None:
    state = cursed(tile, floors={space: card})
    give(state, 0, **cost)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "space", "card", "cost", "left"),
    [
        ("1_1", "building-3", "chapel", {"wood": 2}, {"faith": 1}),
        ("1_1", "building-4", "chapel", {"wood": 2, "servants": 1}, {"military": 1, "faith": 1}),
        ("1_2", "venture-3", "promoting_sacred_art", {"wood": 6}, {"faith": 3}),
        ("1_2", "venture-4", "promoting_sacred_art", {"wood": 6, "servants": 1}, {"coins": 1, "faith": 3}),
        ("1_3", "territory-4", "village", {"servants": 1}, {"wood": 2}),
        ("1_4", "territory-3", "village", {}, {}),
        ("1_4", "territory-4", "village", {"servants": 1}, {"wood": 1}),
        ("1_4", "character-4", "farmer", {"coins": 3, "servants": 1}, {"stone": 1}),
    ],
)
def test_a_floor_bonus_gives_1_less(
    tile: str, space: str, card: str, cost: dict[str, int], left: dict[str, int]
) -> None:
    state = cursed(tile, floors={space: card})
    give(state, 0, **cost)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "space", "card", "cost", "left"),
    [
        ("1_2", "venture-4", "military_campaign", {"military": 3, "servants": 1}, {"coins": 1 + 2, "military": 1}),
        ("1_4", "territory-4", "woods", {"servants": 1}, {"wood": 1}),
    ],
)
def test_floor_bonus_and_card_are_two_sources(
    tile: str, space: str, card: str, cost: dict[str, int], left: dict[str, int]
) -> None:
    state = cursed(tile, floors={space: card})
    give(state, 0, **cost)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-41")
def test_a_floor_bonus_that_tile_1_2_takes_away_cannot_pay_the_card() -> None:
    state = cursed("1_2", floors={"venture-3": "hiring_recruits"})
    give(state, 0, coins=3)
    reason = refusal(state, "place white venture-3")
    assert (reason.rule, reason.missing) == ("LOR-VENT-4", {"coins": 1})


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "territory", "gained"),
    [
        ("1_1", "citadel", {"wood": 1, "stone": 2, "servants": 1, "military": 1}),
        ("1_2", "gold_mine", {"wood": 1, "stone": 1, "servants": 1, "coins": 1}),
        ("1_3", "fortified_town", {"wood": 1, "stone": 1, "servants": 1, "military": 1}),
    ],
)
def test_a_territory_gives_1_less(tile: str, territory: str, gained: dict[str, int]) -> None:
    state = cursed(tile)
    own(state, 0, territory)
    play(state, "place white harvest-small")
    assert goods(state) == gained


@pytest.mark.rule("LOR-OQ-41", "LOR-OQ-44")
@pytest.mark.parametrize(
    ("tile", "stock", "trade", "left"),
    [
        ("1_1", {"servants": 1}, ["trade barracks 1"], {"coins": 2, "military": 2}),
        ("1_2", {"wood": 2}, ["trade carpenters_shop 2"], {"coins": 1 + 4, "military": 1}),
        ("1_3", {"coins": 1}, ["trade palace 1"], {"coins": 2, "military": 1, "servants": 1, "victory": 4}),
        (
            "1_4",
            {"coins": 3},
            ["trade marketplace 1", "reduce wood"],
            {"coins": 2, "military": 1, "wood": 1, "stone": 2},
        ),
    ],
)
def test_a_trade_gives_1_less_and_costs_the_same(
    tile: str, stock: dict[str, int], trade: list[str], left: dict[str, int]
) -> None:
    state = cursed(tile)
    own(state, 0, trade[0].split()[1])
    give(state, 0, **stock)
    play(state, "place white production-small", *trade)
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("buildings", "territories", "coins"),
    [
        (["mint", "triumphal_arch", "theater"], [], 1 + 2),
        (["mint"], [], 1 + 0),
        (["tax_office"], ["woods"], 1 + 0),
        (["tax_office"], [], 1),
    ],
)
def test_tile_1_2_takes_1_coin_of_all_that_a_building_gives_per_card(
    buildings: list[str], territories: list[str], coins: int
) -> None:
    state = cursed("1_2")
    own(state, 0, *buildings, *territories)
    play(state, "place white production-small")
    assert goods(state) == {"coins": coins, "military": 1}


@pytest.mark.rule("LOR-OQ-41")
@pytest.mark.parametrize(
    ("tile", "leader", "gained"),
    [
        ("1_1", "sandro_botticelli", {"military": 1, "victory": 1}),
        ("1_2", "michelangelo_buonarroti", {"coins": 2}),
        ("1_2", "giovanni_dalle_bande_nere", {"wood": 1, "stone": 1}),
        ("1_3", "cosimo_de_medici", {"servants": 2, "victory": 1}),
    ],
)
def test_a_leader_gives_1_less(tile: str, leader: str, gained: dict[str, int]) -> None:
    state = cursed(tile)
    lead(state, 0, leader)
    play(state, f"activate {leader}")
    assert goods(state) == gained


@pytest.mark.rule("LOR-OQ-41", "LOR-OQ-42")
@pytest.mark.parametrize(
    ("tile", "option", "left"),
    [
        ("1_1", "military", {"military": 1}),
        ("1_2", "coins", {"coins": 1}),
        ("1_3", "servants", {"servants": 1}),
        ("1_4", "faith", {"faith": 1}),
    ],
)
@pytest.mark.parametrize("source", ["discard ludovico_iii_gonzaga", "activate ludovico_iii_gonzaga"])
def test_a_privilege_of_a_leader_gives_1_less(tile: str, option: str, left: dict[str, int], source: str) -> None:
    state = cursed(tile)
    if source.startswith("discard"):
        player(state).hand = (LEADER_IDS.index("ludovico_iii_gonzaga"),)
    else:
        lead(state, 0, "ludovico_iii_gonzaga")
    play(state, source, f"privilege {option}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-42")
@pytest.mark.parametrize(
    ("tile", "option", "left"),
    [
        ("1_1", "military", {"coins": 1, "military": 1}),
        ("1_2", "coins", {"coins": 1 + 2 - 1}),
        ("1_2", "faith", {"faith": 1}),
        ("1_3", "servants", {"coins": 1, "servants": 1}),
    ],
)
def test_the_privilege_of_the_palace_belongs_to_the_palace(tile: str, option: str, left: dict[str, int]) -> None:
    state = cursed(tile)
    play(state, "place white council", f"privilege {option}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-42")
def test_with_privilege_is_own_source_the_palace_loses_a_coin_twice() -> None:
    state = cursed("1_2", privilege_is_own_source=True)
    play(state, "place white council", "privilege coins")
    assert goods(state) == {"coins": 0 + 1}


@pytest.mark.rule("LOR-OQ-42")
@pytest.mark.parametrize(("own_source", "coins"), [(False, 5 + 2 - 1), (True, 4 + 1)])
def test_goods_and_privilege_of_one_card_are_one_source(own_source: bool, coins: int) -> None:
    """Support to the King gives 5 coins and a privilege."""
    state = cursed("1_2", floors={"venture-1": "support_to_the_king"}, privilege_is_own_source=own_source)
    give(state, 0, military=6)
    play(state, "place white venture-1", "privilege coins")
    assert goods(state) == {"coins": coins, "military": 3}


@pytest.mark.rule("LOR-OQ-43")
def test_dx_10_tile_1_4_takes_1_wood_or_1_stone_of_the_bonus_tile() -> None:
    state = cursed("1_4")
    play(state, "place white harvest-small")
    assert legal(state) == ["reduce wood", "reduce stone"]
    play(state, "reduce wood")
    assert goods(state) == {"stone": 1, "servants": 1}


@pytest.mark.rule("LOR-OQ-43", "LOR-OQ-41")
@pytest.mark.parametrize(
    ("first", "second", "wood", "stone"),
    [("wood", "wood", 1, 2), ("wood", "stone", 2, 1), ("stone", "wood", 2, 1), ("stone", "stone", 3, 0)],
)
def test_dx_10_dukedom_is_a_second_source(first: str, second: str, wood: int, stone: int) -> None:
    state = cursed("1_4")
    own(state, 0, "dukedom")
    play(state, "place white harvest-small", f"reduce {first}", f"reduce {second}")
    found = goods(state)
    assert (found.get("wood", 0), found.get("stone", 0)) == (wood, stone)
    assert (found["servants"], found["coins"]) == (1, 1)


@pytest.mark.rule("LOR-OQ-43")
def test_dx_10_with_i4_reduce_both_each_source_loses_wood_and_stone() -> None:
    state = cursed("1_4", i4_reduce_both=True)
    own(state, 0, "dukedom")
    play(state, "place white harvest-small")
    assert (state.actor, goods(state)) == (1, {"wood": 1, "servants": 1, "coins": 1})


@pytest.mark.rule("LOR-OQ-43")
def test_tile_1_4_asks_for_nothing_else_than_wood_or_stone() -> None:
    state = cursed("1_4")
    play(state, "place white harvest-small")
    assert "the moment for wood or stone to give up" in refusal(state, "place black council").text


@pytest.mark.rule("LOR-OQ-43")
def test_tile_1_4_asks_nothing_when_a_source_gives_only_one_of_the_two() -> None:
    state = cursed("1_4")
    own(state, 0, "forest")
    play(state, "place white harvest-small", "reduce stone")
    assert (state.actor, goods(state)) == (1, {"wood": 1 + 2, "servants": 1})


@pytest.mark.rule("LOR-OQ-43")
def test_tile_1_4_lessens_a_leader() -> None:
    state = cursed("1_4")
    lead(state, 0, "giovanni_dalle_bande_nere")
    play(state, "activate giovanni_dalle_bande_nere", "reduce stone")
    assert goods(state) == {"coins": 1, "wood": 1}


@pytest.mark.rule("LOR-OQ-43")
def test_tile_1_4_lessens_a_card() -> None:
    state = cursed("1_4", floors={"venture-1": "military_conquest"})
    give(state, 0, military=12)
    play(state, "place white venture-1", "reduce wood")
    assert goods(state) == {"coins": 3, "wood": 2, "stone": 3, "military": 6}


@pytest.mark.rule("LOR-OQ-42", "LOR-OQ-43")
@pytest.mark.parametrize(
    ("decisions", "options", "left"),
    [
        (["privilege faith"], {}, {"faith": 1}),
        (["privilege wood-stone", "reduce wood"], {}, {"stone": 2}),
        (["privilege wood-stone", "reduce stone"], {}, {"wood": 1, "stone": 1}),
        (["privilege wood-stone"], {"i4_reduce_both": True}, {"stone": 1}),
        (["privilege wood-stone", "reduce wood"], {"privilege_is_own_source": True}, {"stone": 1}),
        (["privilege wood-stone", "reduce stone"], {"privilege_is_own_source": True}, {"wood": 1}),
        (["privilege wood-stone"], {"privilege_is_own_source": True, "i4_reduce_both": True}, {}),
    ],
)
def test_tile_1_4_counts_stone_and_privilege_of_province_together(
    decisions: list[str], options: dict[str, bool], left: dict[str, int]
) -> None:
    state = cursed("1_4", floors={"territory-1": "province"}, **options)
    play(state, "place white territory-1", *decisions)
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-42", "LOR-OQ-43")
def test_tile_1_4_is_settled_after_all_privileges_of_a_source() -> None:
    state = cursed("1_4")
    play(state, "place white market-4", "privilege wood-stone", "privilege servants")
    assert legal(state) == ["reduce wood", "reduce stone"]


@pytest.mark.rule("LOR-OQ-42", "LOR-OQ-43")
def test_tile_1_4_is_settled_once_before_a_bonus_action_that_the_owner_puts_last() -> None:
    state = cursed("1_4", floors={"character-1": "hero", "venture-1": "hiring_recruits"}, ask_effect_order=True)
    give(state, 0, coins=8)
    play(state, "place white character-1", "effect privileges", "privilege wood-stone", "reduce wood")
    assert legal(state) == ["skip", "take venture-1"]
    play(state, "skip")
    assert (state.actor, goods(state)) == (1, {"coins": 4, "stone": 1})


@pytest.mark.rule("LOR-OQ-44")
@pytest.mark.parametrize(
    ("tile", "character", "space", "card", "cost", "left"),
    [
        ("1_2", "dame", "character-1", "farmer", {"coins": 2}, {}),
        ("1_4", "stonemason", "building-1", "residence", {"stone": 1}, {"victory": 1}),
    ],
)
def test_discounts_are_no_gains(
    tile: str, character: str, space: str, card: str, cost: dict[str, int], left: dict[str, int]
) -> None:
    state = cursed(tile, floors={space: card})
    own(state, 0, character)
    give(state, 0, **cost)
    play(state, f"place white {space}")
    assert goods(state) == left


@pytest.mark.rule("LOR-OQ-44")
@pytest.mark.parametrize("tile", ["1_1", "1_2", "1_3", "1_4"])
def test_goods_in_stock_are_untouched_by_an_excommunication(tile: str) -> None:
    state = table(round=2, tiles=(tile, "2_1", "3_1"))
    stock = {"coins": 5, "wood": 2, "stone": 2, "servants": 3, "military": 4}
    give(state, 0, **stock)
    end_actions(state)
    assert (excommunicated(state), goods(state)) == ([tile], stock)
