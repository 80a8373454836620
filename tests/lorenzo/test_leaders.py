"""The 20 leaders: what each requires, and what each does (section 19.2 of the rules)."""

from collections.abc import Mapping

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import curse, give, goods, hold, lead, legal, own, own_any, play, player, refusal, stand, table

SFORZA, LEONARDO, FEDERICO = "francesco_sforza", "leonardo_da_vinci", "federico_da_montefeltro"
ARIOSTO, BRUNELLESCHI, PICO = "ludovico_ariosto", "filippo_brunelleschi", "pico_della_mirandola"
LUCREZIA, MALATESTA, MORO = "lucrezia_borgia", "sigismondo_malatesta", "ludovico_il_moro"
SISTO, CESARE, RITA, LORENZO = "sisto_iv", "cesare_borgia", "santa_rita", "lorenzo_de_medici"
TYPES = ("territory", "character", "building", "venture")

# Written down by hand from the rules; of Lucrezia Borgia's four alternatives one here, the others below.
REQUIRED = {
    SFORZA: {"venture": 5},
    LEONARDO: {"character": 4, "territory": 2},
    FEDERICO: {"territory": 5},
    "girolamo_savonarola": {"coins": 18},
    "giovanni_dalle_bande_nere": {"military": 12},
    "sandro_botticelli": {"wood": 10},
    "michelangelo_buonarroti": {"stone": 10},
    "ludovico_iii_gonzaga": {"servants": 15},
    "cosimo_de_medici": {"building": 4, "character": 2},
    "bartolomeo_colleoni": {"territory": 4, "venture": 2},
    ARIOSTO: {"character": 5},
    BRUNELLESCHI: {"building": 5},
    PICO: {"venture": 4, "building": 2},
    SISTO: {"wood": 6, "stone": 6, "coins": 6, "servants": 6},
    LUCREZIA: {"venture": 6},
    MALATESTA: {"military": 7, "faith": 3},
    MORO: {"territory": 2, "building": 2, "character": 2, "venture": 2},
    CESARE: {"building": 3, "coins": 12, "faith": 2},
    RITA: {"faith": 8},
    LORENZO: {"victory": 35},
}
PARTS = [(leader, part) for leader, required in REQUIRED.items() for part in required]

ONCE = {
    "girolamo_savonarola": {"faith": 1},
    "giovanni_dalle_bande_nere": {"wood": 1, "stone": 1, "coins": 1},
    "sandro_botticelli": {"military": 2, "victory": 1},
    "michelangelo_buonarroti": {"coins": 3},
    "cosimo_de_medici": {"servants": 3, "victory": 1},
    "bartolomeo_colleoni": {"victory": 4},
}
"""Leaders that simply give something once per round."""


def court(dice: tuple[int, int, int] = (3, 4, 5), floors: Mapping[str, str] | None = None) -> LorenzoState:
    """The table of an advanced game."""
    return table(variant="advanced", dice=dice, floors=floors)


def holding(leader: str, **owned: int) -> LorenzoState:
    """Seat 0 has the leader in hand and owns so many goods and cards; seat 1 has one in play that could be copied."""
    state = court()
    hold(state, 0, leader)
    lead(state, 1, RITA if leader != RITA else SISTO)
    for type in TYPES:
        own_any(state, 0, type, owned.pop(type, 0))
    give(state, 0, **owned)
    return state


def values(state: LorenzoState) -> dict[str, int]:
    """What the members of seat 0 are worth."""
    players = state.view(0)["players"]
    assert isinstance(players, list)
    return {name: member["value"] for name, member in players[0]["members"].items()}


def test_the_list_of_requirements_has_all_20_leaders() -> None:
    assert len(REQUIRED) == 20


@pytest.mark.rule("LOR-LEADER-1", "LOR-LEADER-2", "LOR-LEADER-5")
@pytest.mark.parametrize("leader", REQUIRED)
def test_a_leader_can_be_played_when_the_requirement_is_just_met_and_nothing_is_paid(leader: str) -> None:
    state = holding(leader, **REQUIRED[leader])
    before = goods(state)
    play(state, f"play {leader}")
    assert goods(state) == before
    assert [len(player(state).hand), len(player(state).leaders)] == [0, 1]


@pytest.mark.rule("LOR-LEADER-2")
@pytest.mark.parametrize(("leader", "part"), PARTS, ids=[f"{leader}-{part}" for leader, part in PARTS])
def test_a_leader_is_refused_one_below_the_requirement(leader: str, part: str) -> None:
    required = REQUIRED[leader]
    state = holding(leader, **{**required, part: required[part] - 1})
    reason = refusal(state, f"play {leader}")
    assert (reason.rule, reason.missing) == ("LOR-LEADER-2", {part: 1})


@pytest.mark.rule("LOR-LEADER-2")
def test_the_refusal_names_requirement_and_what_is_lacking() -> None:
    reason = refusal(holding("bartolomeo_colleoni", territory=4), "play bartolomeo_colleoni")
    assert reason.text == "Bartolomeo Colleoni requires 4 territories, 2 ventures; you lack 2 ventures."


@pytest.mark.rule("LOR-LEADER-2")
@pytest.mark.parametrize("type", TYPES)
def test_lucrezia_is_content_with_six_cards_of_any_one_type(type: str) -> None:
    assert f"play {LUCREZIA}" in legal(holding(LUCREZIA, **{type: 6}))


@pytest.mark.rule("LOR-LEADER-2")
def test_lucrezia_is_not_content_with_five_of_each() -> None:
    reason = refusal(holding(LUCREZIA, **dict.fromkeys(TYPES, 5)), f"play {LUCREZIA}")
    assert (reason.rule, sum(reason.missing.values())) == ("LOR-LEADER-2", 1)


@pytest.mark.rule("LOR-LEADER-2")
def test_ex_25_botticelli_needs_ten_wood_and_costs_none() -> None:
    assert refusal(holding("sandro_botticelli", wood=9), "play sandro_botticelli").missing == {"wood": 1}
    state = holding("sandro_botticelli", wood=11)
    play(state, "play sandro_botticelli")
    assert goods(state) == {"wood": 11}


@pytest.mark.rule("LOR-LEADER-2")
def test_ex_25_a_requirement_need_not_stay_fulfilled() -> None:
    state = holding("sandro_botticelli", wood=10)
    play(state, "play sandro_botticelli")
    give(state, 0, wood=0)
    play(state, "activate sandro_botticelli")
    assert goods(state) == {"military": 2, "victory": 1}


@pytest.mark.rule("LOR-LEADER-1", "LOR-LEADER-6")
@pytest.mark.parametrize("leader", ONCE)
def test_a_leader_gives_its_goods_when_activated(leader: str) -> None:
    state = court()
    lead(state, 0, leader)
    play(state, f"activate {leader}")
    assert goods(state) == ONCE[leader]


@pytest.mark.rule("LOR-LEADER-6", "LOR-PRIV-3")
def test_gonzaga_gives_a_privilege() -> None:
    state = court()
    lead(state, 0, "ludovico_iii_gonzaga")
    play(state, "activate ludovico_iii_gonzaga")
    assert len(legal(state, "privilege")) == 5
    play(state, "privilege military")
    assert goods(state) == {"military": 2}
    assert legal(state, "privilege") == []


@pytest.mark.rule("LOR-OQ-43")
def test_tile_i_4_takes_a_wood_or_a_stone_from_giovanni() -> None:
    state = court()
    lead(state, 0, "giovanni_dalle_bande_nere")
    curse(state, 0, "1_4")
    play(state, "activate giovanni_dalle_bande_nere", "reduce stone")
    assert goods(state) == {"wood": 1, "coins": 1}


# Francesco Sforza and Leonardo da Vinci.


@pytest.mark.rule("LOR-LEADER-6", "LOR-LEADER-11", "LOR-HP-7")
def test_sforza_harvests_at_1_without_a_member() -> None:
    state = court()
    lead(state, 0, SFORZA)
    own(state, 0, "commercial_hub", "woods")  # activation 1 and 2
    play(state, f"activate {SFORZA}")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1, "coins": 1}


@pytest.mark.rule("LOR-VALUE-8", "LOR-OQ-35")
def test_servants_raise_sforza_and_characters_do_not() -> None:
    state = court()
    lead(state, 0, SFORZA)
    own(state, 0, "farmer", "peasant", "village")  # +2, +3; activation 3
    give(state, 0, servants=2)
    play(state, f"activate {SFORZA}")
    assert legal(state) == ["servants 0", "servants 1", "servants 2"]
    play(state, "servants 2")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 2, "coins": 1}


@pytest.mark.rule("LOR-OQ-35", "LOR-OQ-7")
def test_tile_i_5_lowers_sforza_to_minus_2() -> None:
    state = court()
    lead(state, 0, SFORZA)
    curse(state, 0, "1_5")
    give(state, 0, servants=2)
    reason = refusal(state, f"activate {SFORZA}")
    assert (reason.rule, reason.missing) == ("LOR-OQ-7", {"servants": 1})
    give(state, 0, servants=3)
    play(state, f"activate {SFORZA}")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-OQ-7", "LOR-VALUE-5")
def test_leonardo_produces_at_0_and_needs_a_servant() -> None:
    state = court()
    lead(state, 0, LEONARDO)
    reason = refusal(state, f"activate {LEONARDO}")
    assert (reason.rule, reason.missing) == ("LOR-OQ-7", {"servants": 1})
    give(state, 0, servants=1)
    play(state, f"activate {LEONARDO}")
    assert goods(state) == {"military": 1, "coins": 2}


@pytest.mark.rule("LOR-VALUE-8", "LOR-OQ-35", "LOR-HP-11")
def test_servants_raise_leonardo_and_characters_do_not() -> None:
    state = court()
    lead(state, 0, LEONARDO)
    own(state, 0, "artisan", "scholar", "treasury")  # +2, +3; activation 3
    give(state, 0, servants=4, coins=1)
    play(state, f"activate {LEONARDO}")
    assert legal(state) == ["servants 1", "servants 2", "servants 3"]
    play(state, "servants 3")
    assert legal(state) == ["trade treasury 1", "trade treasury none"]
    play(state, "trade treasury 1")
    assert goods(state) == {"military": 1, "coins": 2, "servants": 1, "victory": 3}


@pytest.mark.rule("LOR-OQ-7", "LOR-VALUE-8")
@pytest.mark.parametrize(("leader", "tile", "lacking"), [(SFORZA, "1_5", 3), (LEONARDO, "1_6", 4)])
def test_characters_do_not_help_a_leader_to_reach_1(leader: str, tile: str, lacking: int) -> None:
    state = court()
    lead(state, 0, leader)
    own(state, 0, "farmer", "peasant", "artisan", "scholar")
    curse(state, 0, tile)
    assert refusal(state, f"activate {leader}").missing == {"servants": lacking}


@pytest.mark.rule("LOR-OQ-35", "LOR-OQ-7")
def test_tile_i_6_lowers_leonardo_to_minus_3() -> None:
    state = court()
    lead(state, 0, LEONARDO)
    curse(state, 0, "1_6")
    give(state, 0, servants=3)
    assert refusal(state, f"activate {LEONARDO}").missing == {"servants": 1}
    give(state, 0, servants=4)
    play(state, f"activate {LEONARDO}")
    assert goods(state) == {"military": 1, "coins": 2}


@pytest.mark.rule("LOR-OQ-46")
@pytest.mark.parametrize(("leader", "servants"), [(SFORZA, 0), (LEONARDO, 2)])
def test_tile_ii_6_makes_servants_dear_for_leaders_too(leader: str, servants: int) -> None:
    state = court()
    lead(state, 0, leader)
    own(state, 0, "woods", "chapel")  # both of activation 2
    curse(state, 0, "2_6")
    give(state, 0, servants=5)
    play(state, f"activate {leader}")
    assert legal(state) == [f"servants {servants}", f"servants {servants + 2}"]


@pytest.mark.rule("LOR-VALUE-8")
@pytest.mark.parametrize("leader", [SFORZA, LEONARDO])
def test_leaders_of_members_do_not_raise_a_leaders_action(leader: str) -> None:
    state = court()
    lead(state, 0, leader, LUCREZIA, MALATESTA, MORO)
    curse(state, 0, "1_7")
    own(state, 0, "city", "stronghold")  # activation 6
    give(state, 0, servants=9)
    play(state, f"activate {leader}")
    base = 1 if leader == SFORZA else 0
    assert legal(state)[-1] == f"servants {6 - base}"


# Leaders that change what members are worth.


@pytest.mark.rule("LOR-LEADER-7", "LOR-OQ-5")
@pytest.mark.parametrize(
    ("leaders", "curses", "worth"),
    [
        ((), (), (3, 4, 6, 0)),
        ((LUCREZIA,), (), (5, 6, 8, 0)),
        ((MALATESTA,), (), (3, 4, 6, 3)),
        ((MORO,), (), (5, 5, 5, 0)),
        ((MORO, LUCREZIA), (), (7, 7, 7, 0)),
        ((), ("1_7",), (2, 3, 5, 0)),
        ((MORO, LUCREZIA, MALATESTA), ("1_7",), (6, 6, 6, 3)),
    ],
)
def test_first_the_base_then_bonus_and_malus(
    leaders: tuple[str, ...], curses: tuple[str, ...], worth: tuple[int, ...]
) -> None:
    state = court(dice=(3, 4, 6))
    lead(state, 0, *leaders)
    for tile in curses:
        curse(state, 0, tile)
    assert tuple(values(state).values()) == worth


@pytest.mark.rule("LOR-OQ-36", "LOR-OQ-5")
@pytest.mark.parametrize(
    ("leaders", "curses", "worth"),
    [
        ((), (), (3, 6, 2, 0)),
        ((MORO,), (), (5, 6, 5, 0)),
        ((LUCREZIA,), (), (5, 8, 4, 0)),
        ((MORO, LUCREZIA), (), (7, 8, 7, 0)),
        ((), ("1_7",), (2, 5, 1, 0)),
        ((MORO, LUCREZIA), ("1_7",), (6, 7, 6, 0)),
    ],
)
def test_federico_sets_the_base_of_one_member_to_6(
    leaders: tuple[str, ...], curses: tuple[str, ...], worth: tuple[int, ...]
) -> None:
    state = court(dice=(3, 4, 2))
    lead(state, 0, FEDERICO, *leaders)
    for tile in curses:
        curse(state, 0, tile)
    play(state, f"activate {FEDERICO}", "raise black")
    assert tuple(values(state).values()) == worth


@pytest.mark.rule("LOR-OQ-36")
def test_federico_lifts_a_coloured_member_that_is_not_yet_placed() -> None:
    state = court()
    lead(state, 0, FEDERICO)
    stand(state, 0, "white", "council")
    play(state, f"activate {FEDERICO}")
    assert legal(state) == ["raise black", "raise orange"]
    assert refusal(state, "raise white").rule == "LOR-TURN-6"


@pytest.mark.rule("LOR-OQ-36")
def test_federico_cannot_be_activated_with_all_coloured_members_placed() -> None:
    state = court()
    lead(state, 0, FEDERICO)
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    assert refusal(state, f"activate {FEDERICO}").rule == "LOR-OQ-36"


@pytest.mark.rule("LOR-OQ-36", "LOR-VALUE-4")
def test_servants_may_be_added_to_federicos_six() -> None:
    state = court(dice=(1, 1, 1), floors={"territory-4": "woods"})
    lead(state, 0, FEDERICO)
    give(state, 0, servants=1)
    assert refusal(state, "place white territory-4").missing == {"servants": 5}
    play(state, f"activate {FEDERICO}", "raise white", "place white territory-4")
    assert goods(state) == {"wood": 3}


@pytest.mark.rule("LOR-LEADER-7", "LOR-VALUE-6")
@pytest.mark.parametrize(
    ("leader", "member", "floor"), [(LUCREZIA, "white", 2), (MALATESTA, "neutral", 2), (MORO, "white", 3)]
)
def test_a_raised_member_reaches_higher(leader: str, member: str, floor: int) -> None:
    state = court(dice=(1, 1, 1), floors={f"territory-{floor}": "woods"})
    assert refusal(state, f"place {member} territory-{floor}").rule == "LOR-VALUE-9"
    lead(state, 0, leader)
    play(state, f"place {member} territory-{floor}")
    assert len(player(state).cards[0]) == 1
