"""Excommunication tiles that lower values, hamper actions or cost points (sections 14.4 and 18.6 of the rules)."""

import pytest

import signoria
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import (
    TILE_IDS,
    curse,
    give,
    goods,
    lead,
    legal,
    own,
    parts,
    play,
    refusal,
    start_actions,
    table,
)

TOWERS = [
    ("2_1", "territory", "woods"),
    ("2_2", "building", "chapel"),
    ("2_3", "character", "preacher"),
    ("2_4", "venture", "hosting_panhandlers"),
]


def cursed(tile: str, dice: tuple[int, int, int] = (3, 4, 5), floors: dict[str, str] | None = None) -> LorenzoState:
    """Seat 0 is excommunicated by a tile."""
    state = table(variant="advanced", dice=dice, floors=floors)
    curse(state, 0, tile)
    return state


@pytest.mark.rule("LOR-EXC-1")
def test_every_tile_says_what_it_does() -> None:
    tiles = [part for part in signoria.game("lorenzo").components if part.kind == "excommunication"]
    assert [tile.id for tile in tiles] == [f"{period}_{number}" for period in (1, 2, 3) for number in range(1, 8)]
    assert all(tile.facts["effect"] for tile in tiles)


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize("tile", TILE_IDS[:14])
def test_tiles_of_periods_1_and_2_cost_nothing_in_final_scoring(tile: str) -> None:
    state = table(round=6)
    give(state, 0, victory=33, military=7, coins=12)
    own(state, 0, "mint", "woods", "village", "farm", "farmer", "hiring_recruits")
    before = parts(state)
    curse(state, 0, tile)
    assert parts(state) == before


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize("tile", TILE_IDS[14:])
def test_tiles_of_period_3_do_not_hamper_actions(tile: str) -> None:
    state = table(floors={"territory-1": "woods", "character-2": "farmer"})
    give(state, 0, coins=3, servants=2)
    before = legal(state)
    curse(state, 0, tile)
    assert legal(state) == before


# Period I: values


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("tile", "area"), [("1_5", "harvest"), ("1_6", "production")])
def test_harvest_or_production_at_3_less(tile: str, area: str) -> None:
    state = cursed(tile)
    reason = refusal(state, f"place white {area}-small")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})
    assert reason.text == f"The small {area} space needs an action value of 1; without servants only 0 can be reached."
    assert f"place black {area}-small" in legal(state)


@pytest.mark.rule("LOR-EXC-2", "LOR-HP-5")
@pytest.mark.parametrize(("tile", "area"), [("1_5", "harvest"), ("1_6", "production")])
def test_rx_2_on_the_large_space_it_is_6_less(tile: str, area: str) -> None:
    state = cursed(tile, dice=(6, 6, 6))
    reason = refusal(state, f"place white {area}-large")
    assert reason.missing == {"servants": 1}
    assert "only 0 can be reached" in reason.text
    give(state, 0, servants=1)
    assert f"place white {area}-large" in legal(state)


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("tile", "area"), [("1_5", "production"), ("1_6", "harvest")])
def test_the_other_area_is_not_hampered(tile: str, area: str) -> None:
    state = cursed(tile, dice=(1, 1, 1))
    assert f"place white {area}-small" in legal(state)


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(
    ("tile", "character", "card", "space", "victory"),
    [
        ("1_5", "farmer", "marble_pit", "harvest-small", 1),
        ("1_6", "artisan", "cathedral", "production-small", 1),
    ],
)
def test_characters_and_servants_still_raise_the_value(
    tile: str, character: str, card: str, space: str, victory: int
) -> None:
    """2 + 2 - 3 = 1, and 1 servant lifts it to the activation number 2."""
    state = cursed(tile, dice=(2, 2, 2))
    own(state, 0, character, card)
    give(state, 0, servants=1)
    play(state, f"place white {space}", "servants 1")
    assert goods(state)["victory"] == victory


@pytest.mark.rule("LOR-EXC-2")
def test_tile_1_5_lowers_a_bonus_harvest() -> None:
    """Cardinal harvests at 4 - 3 = 1: Woods (2) yields nothing."""
    state = cursed("1_5", floors={"character-1": "cardinal"})
    own(state, 0, "woods")
    give(state, 0, coins=4)
    play(state, "place white character-1", "servants 0")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1, "faith": 2}


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("servants", "offered"), [(3, []), (4, ["servants 1"])])
def test_tile_1_6_lowers_a_bonus_production(servants: int, offered: list[str]) -> None:
    """Improving the Roads (4 coins, 3 servants) produces at 3 - 3 = 0: with no servant left it lapses."""
    state = cursed("1_6", floors={"venture-1": "improving_the_roads"})
    give(state, 0, coins=4, servants=servants)
    play(state, "place white venture-1")
    assert legal(state, "servants") == offered
    assert state.actor == (0 if offered else 1)


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(
    ("tile", "leader", "value", "needed", "gained"),
    [
        ("1_5", "francesco_sforza", -2, 3, {"wood": 1, "stone": 1, "servants": 1}),
        ("1_6", "leonardo_da_vinci", -3, 4, {"coins": 2, "military": 1}),
    ],
)
def test_a_leader_acts_at_3_less(tile: str, leader: str, value: int, needed: int, gained: dict[str, int]) -> None:
    state = cursed(tile)
    lead(state, 0, leader)
    own(state, 0, "farmer", "artisan")  # no help to leaders
    give(state, 0, servants=needed - 1)
    reason = refusal(state, f"activate {leader}")
    assert (reason.rule, reason.missing, reason.params["value"]) == ("LOR-OQ-7", {"servants": 1}, value)
    give(state, 0, servants=needed)
    play(state, f"activate {leader}")
    assert goods(state) == gained


@pytest.mark.rule("LOR-EXC-2")
def test_rx_1_tile_1_7_makes_a_black_5_a_4() -> None:
    state = cursed("1_7", dice=(6, 5, 1), floors={"territory-3": "woods"})
    reason = refusal(state, "place black territory-3")
    assert reason.missing == {"servants": 1}
    assert (
        reason.text
        == "Floor 3 of the territory tower needs an action value of 5; without servants only 4 can be reached."
    )


@pytest.mark.rule("LOR-EXC-2")
def test_tile_1_7_spares_the_neutral_member() -> None:
    state = cursed("1_7", dice=(1, 1, 1))
    give(state, 0, servants=1)
    play(state, "place neutral market-1")
    assert goods(state) == {"coins": 5}


@pytest.mark.rule("LOR-EXC-2")
def test_tile_1_7_spares_bonus_actions_and_leaders_actions() -> None:
    state = cursed("1_7", floors={"character-1": "captain", "territory-3": "village"})
    lead(state, 0, "francesco_sforza")
    give(state, 0, coins=4)
    play(state, "activate francesco_sforza", "place white character-1")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1, "military": 2}
    assert legal(state) == ["skip", "take territory-3"]


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(
    ("leader", "legal_floor", "refused_floor"),
    [("ludovico_il_moro", "territory-2", "territory-3"), ("lucrezia_borgia", "territory-1", "territory-2")],
)
def test_tile_1_7_counts_on_top_of_leaders(leader: str, legal_floor: str, refused_floor: str) -> None:
    """5 - 1 = 4 with Moro, 1 + 2 - 1 = 2 with Lucrezia."""
    state = cursed("1_7", dice=(1, 1, 1), floors={legal_floor: "woods", refused_floor: "village"})
    lead(state, 0, leader)
    assert f"place white {legal_floor}" in legal(state)
    assert refusal(state, f"place white {refused_floor}").missing == {"servants": 1}


# Period II: cards, market, servants, first turn


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("tile", "tower", "card"), TOWERS)
def test_taking_a_card_of_a_type_at_4_less(tile: str, tower: str, card: str) -> None:
    state = cursed(tile, dice=(4, 5, 6), floors={f"{tower}-1": card})
    give(state, 0, coins=3, wood=3)
    reason = refusal(state, f"place white {tower}-1")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})
    assert "only 0 can be reached" in reason.text
    assert f"place black {tower}-1" in legal(state)


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("tile", "tower", "card"), TOWERS)
def test_cards_of_other_types_are_not_hampered(tile: str, tower: str, card: str) -> None:
    state = cursed(tile, dice=(1, 1, 1), floors={f"{type}-1": id for _, type, id in TOWERS})
    give(state, 0, coins=3, wood=3)
    found = {text.removeprefix("place white ") for text in legal(state, "place white") if text.endswith("-1")}
    assert {f"{type}-1" for _, type, _ in TOWERS} - found == {f"{tower}-1"}


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(("tile", "tower", "card"), TOWERS)
def test_a_bonus_action_takes_a_card_of_the_type_at_4_less(tile: str, tower: str, card: str) -> None:
    """Ambassador takes at 7 - 4 = 3: floor 2, and floor 3 with 2 servants."""
    others = {"territory": "village", "building": "treasury", "character": "farmer", "venture": "hosting_foreigners"}
    floors = {"character-1": "ambassador", f"{tower}-2": card, f"{tower}-3": others[tower]}
    state = cursed(tile, dice=(6, 6, 6), floors=floors)
    give(state, 0, coins=20, wood=4)
    play(state, "place white character-1", "privilege faith")
    assert legal(state) == ["skip", f"take {tower}-2"]
    give(state, 0, servants=2)
    assert legal(state) == ["skip", f"take {tower}-2", f"take {tower}-3"]


@pytest.mark.rule("LOR-EXC-2")
@pytest.mark.parametrize(
    ("tile", "character", "space", "card", "cost"),
    [
        ("2_1", "warlord", "territory-1", "woods", {}),
        ("2_2", "stonemason", "building-1", "chapel", {"wood": 2}),
        ("2_3", "dame", "character-1", "farmer", {"coins": 3}),
        ("2_4", "knight", "venture-1", "hosting_panhandlers", {"wood": 3}),
    ],
)
def test_characters_still_raise_the_value_of_taking_a_card(
    tile: str, character: str, space: str, card: str, cost: dict[str, int]
) -> None:
    state = cursed(tile, dice=(3, 2, 2), floors={space: card})
    own(state, 0, character)
    give(state, 0, **cost)
    assert f"place white {space}" in legal(state)
    assert refusal(state, f"place black {space}").missing == {"servants": 1}


@pytest.mark.rule("LOR-OQ-47")
@pytest.mark.parametrize("space", ["market-1", "market-2", "market-3", "market-4"])
def test_tile_2_5_forbids_the_market(space: str) -> None:
    state = cursed("2_5")
    reason = refusal(state, f"place white {space}")
    assert reason.rule == "LOR-OQ-47"
    assert reason.text == "Your excommunication (No market) forbids placing members on the market."


@pytest.mark.rule("LOR-OQ-47")
def test_tile_2_5_leaves_other_gains_alone() -> None:
    state = cursed("2_5")
    play(state, "place white council", "privilege coins")
    assert goods(state) == {"coins": 3}
    assert "place white market-1" in legal(state)


@pytest.mark.rule("LOR-OQ-46")
@pytest.mark.parametrize(("die", "cost"), [(6, 2), (5, 4)])
def test_rx_3_with_tile_2_6_each_point_costs_2_servants(die: int, cost: int) -> None:
    state = cursed("2_6", dice=(die, 1, 1), floors={"territory-4": "village"})
    give(state, 0, servants=cost - 1)
    reason = refusal(state, "place white territory-4")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})
    give(state, 0, servants=cost)
    play(state, "place white territory-4")
    assert goods(state) == {"wood": 2}


@pytest.mark.rule("LOR-OQ-46")
def test_tile_2_6_offers_even_numbers_of_servants() -> None:
    state = cursed("2_6", dice=(3, 1, 1))
    own(state, 0, "city")
    give(state, 0, servants=7)
    play(state, "place white harvest-small")
    assert legal(state) == ["servants 0", "servants 2", "servants 4", "servants 6"]
    reason = refusal(state, "servants 3")
    assert (reason.rule, reason.text) == (
        "LOR-OQ-46",
        "With 3 servants nothing more is gained; you can choose 0, 2, 4, 6.",
    )


@pytest.mark.rule("LOR-OQ-46")
def test_tile_2_6_does_not_ask_for_a_single_servant() -> None:
    state = cursed("2_6", dice=(3, 1, 1))
    own(state, 0, "city")
    give(state, 0, servants=1)
    play(state, "place white harvest-small")
    assert (state.actor, goods(state)) == (1, {"wood": 1, "stone": 1, "servants": 2})


@pytest.mark.rule("LOR-OQ-46")
def test_tile_2_6_holds_in_bonus_actions() -> None:
    """Captain takes at 6; floor 4 needs 1 more."""
    state = cursed("2_6", floors={"character-1": "captain", "territory-4": "village"})
    give(state, 0, coins=4, servants=3)
    play(state, "place white character-1", "take territory-4")
    assert goods(state) == {"wood": 2, "servants": 1, "military": 2}


@pytest.mark.rule("LOR-OQ-46")
def test_tile_2_6_holds_in_leaders_actions() -> None:
    state = cursed("2_6")
    lead(state, 0, "leonardo_da_vinci")
    give(state, 0, servants=1)
    assert refusal(state, "activate leonardo_da_vinci").missing == {"servants": 1}
    give(state, 0, servants=2)
    play(state, "activate leonardo_da_vinci")
    assert goods(state) == {"coins": 2, "military": 1}


@pytest.mark.rule("LOR-OQ-46")
def test_tile_2_6_does_not_double_servants_in_costs_and_trades() -> None:
    state = cursed("2_6", floors={"venture-1": "improving_the_roads"})
    own(state, 0, "barracks")
    give(state, 0, coins=4, servants=4)
    play(state, "place white venture-1", "servants 0", "trade barracks 1")
    assert goods(state) == {"coins": 2, "military": 1 + 3}


def turns(state: LorenzoState) -> list[int]:
    """Play the action phase, all members to the palace; the seats in the order of their turns."""
    for seat in range(len(state.players)):
        give(state, seat, servants=1)
    start_actions(state)
    seats = []
    while state.actor is not None and state.actor >= 0:
        seats.append(state.actor)
        play(state, next(text for text in legal(state, "place") if text.endswith("council")), "privilege faith")
    return seats


@pytest.mark.rule("LOR-OQ-45")
def test_tile_2_7_moves_the_first_turn_to_an_extra_lap() -> None:
    state = table(seats=3)
    curse(state, 0, "2_7")
    assert turns(state) == [1, 2, *[0, 1, 2] * 3, 0]


@pytest.mark.rule("LOR-OQ-45")
def test_tile_2_7_gives_several_players_their_extra_lap_in_turn_order() -> None:
    state = table(seats=4, turn=2)
    curse(state, 0, "2_7")
    curse(state, 2, "2_7")
    assert turns(state) == [3, 1, *[2, 3, 0, 1] * 3, 2, 0]


@pytest.mark.rule("LOR-OQ-45")
def test_tile_2_7_makes_its_player_late_in_the_palace() -> None:
    state = table(seats=2)
    curse(state, 0, "2_7")
    turns(state)
    assert state.order == (1, 0)


@pytest.mark.rule("LOR-OQ-45")
def test_in_the_skipped_turn_no_leader_can_be_used() -> None:
    state = table(seats=2, variant="advanced")
    curse(state, 0, "2_7")
    lead(state, 0, "girolamo_savonarola")
    start_actions(state)
    assert state.actor == 1
    assert refusal(state, "activate girolamo_savonarola").rule == "LOR-LEADER-6"


@pytest.mark.rule("LOR-OQ-45")
def test_the_turn_of_the_extra_lap_is_forfeited_when_nothing_can_be_placed() -> None:
    state = table(seats=2)
    curse(state, 0, "2_7")
    start_actions(state)
    for member in ("white", "black", "orange"):
        play(state, f"place {member} council", "privilege faith", f"place {member} council", "privilege faith")
    give(state, 1, servants=1)
    play(state, "place neutral council", "privilege faith")
    assert (state.actor, legal(state)) == (0, ["forfeit"])
    play(state, "forfeit")
    assert state.round == 2


def extra_lap(**options: bool) -> LorenzoState:
    """Everybody else is done, and seat 0 has a servant to place the neutral member."""
    state = table(seats=2, options=options)
    curse(state, 0, "2_7")
    give(state, 0, servants=1)
    start_actions(state)
    for member in ("white", "black", "orange"):
        play(state, f"place {member} council", "privilege faith", f"place {member} council", "privilege faith")
    play(state, "forfeit")
    return state


@pytest.mark.rule("LOR-OQ-45")
def test_in_the_extra_lap_the_owner_may_forfeit() -> None:
    state = extra_lap()
    assert state.actor == 0
    assert {"place neutral council", "forfeit"} <= set(legal(state))
    play(state, "forfeit")
    assert state.round == 2


@pytest.mark.rule("LOR-OQ-45", "LOR-TURN-3")
def test_only_in_the_extra_lap_the_owner_may_forfeit() -> None:
    state = table(seats=2)
    curse(state, 0, "2_7")
    start_actions(state)
    play(state, "place white council", "privilege faith")
    assert (state.actor, refusal(state, "forfeit").rule) == (0, "LOR-TURN-3")


@pytest.mark.rule("LOR-OQ-45")
def test_with_late_member_compulsory_a_placement_in_the_extra_lap_is_a_must() -> None:
    state = extra_lap(late_member_compulsory=True)
    assert "forfeit" not in legal(state)
    assert refusal(state, "forfeit").rule == "LOR-TURN-3"
