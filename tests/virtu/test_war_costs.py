"""War symbols that have a cost of their own, most often none (VIR-SIEGE-9)."""

from copy import deepcopy
from typing import Any

import pytest

from signoria.data.component_set import with_tables
from signoria.data.corrections import Corrections
from signoria.data.datafile import Entry
from signoria.engine.errors import BadData
from signoria.games.editions import corrected
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.symbols import AS_ALL, read_war_florins
from signoria.games.virtu.components.tiles import KINGDOM
from signoria.games.virtu.evaluation.outlook import survey
from signoria.games.virtu.evaluation.prices import WEIGHTS, PriceList
from signoria.games.virtu.evaluation.seat_value import value_seat
from signoria.games.virtu.evaluation.warfare import war_bonus
from signoria.games.virtu.game import GAME
from signoria.games.virtu.text.prose import text_of
from tests.virtu.own import OWN
from tests.virtu.table import (
    act,
    chamber,
    court,
    legal,
    play,
    player,
    pool,
    refusal,
    sellers,
    spring,
    table,
    units,
    war,
)

CARDS, MAP, TILES = 0, 1, 4
"""The files of a component set by their places."""


def with_entry(file: int, key: str, id: str, **values: object) -> Components:
    """The components of rule tests with more said of an entry."""
    tables: list[Any] = [deepcopy(known.tables) for known in OWN.files]
    next(entry for entry in tables[file][key] if entry["id"] == id).update(values)
    return Components(with_tables(OWN.files, tables))


def admiral_for(florins: int) -> Components:
    """The Admiral's war symbol costs so much; those of others cost 1 as ever."""
    return with_entry(CARDS, "character", "admiral", war_florin_cost=florins)


@pytest.mark.rule("VIR-SIEGE-9")
def test_a_free_war_symbol_is_announced_without_a_florin() -> None:
    state = table(components=admiral_for(0))
    court(state, 0, left_1="condottiere", right_1="admiral")
    units(state, 0, turin=1, milan=0)
    war(state)
    assert legal(state) == ["war right-1", "pass"]
    assert refusal(state, "war left-1").missing == {"florin": 1}
    play(state, "war right-1")
    assert (player(state).coins, player(state).ready) == (0, 0b000001)


@pytest.mark.rule("VIR-SIEGE-9")
def test_a_free_war_symbol_leaves_the_coins_alone() -> None:
    state = table(coins=3, components=admiral_for(0))
    court(state, 0, right_1="admiral")
    units(state, 0, turin=1, milan=0)
    war(state)
    play(state, "war right-1")
    assert player(state).coins == 3


@pytest.mark.rule("VIR-SIEGE-9")
def test_a_dearer_war_symbol_asks_for_its_own_florins() -> None:
    state = table(coins=2, components=admiral_for(3))
    court(state, 0, left_1="condottiere", right_1="admiral")
    units(state, 0, turin=1, milan=0)
    war(state)
    assert legal(state) == ["war left-1", "pass"]
    assert refusal(state, "war right-1").missing == {"florin": 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-9")
def test_the_cheaper_war_symbol_becomes_a_token_first() -> None:
    state = table(coins=1, components=admiral_for(0))
    chamber(state, 0, 2, "condottiere", "admiral")
    sellers(state, 0)
    act(state, 0, "campaign")
    play(state, "use action-card war", "use upgrade war", "token")
    assert (player(state).war_tokens, player(state).coins) == (1, 1)
    play(state, "token")
    assert (player(state).war_tokens, player(state).coins) == (2, 0)
    assert refusal(state, "token").rule == "VIR-ACTION-CAMPAIGN-10"


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-9")
def test_the_dearer_of_two_war_symbols_is_refused_without_a_florin() -> None:
    state = table(components=admiral_for(0))
    chamber(state, 0, 2, "condottiere", "admiral")
    sellers(state, 0)
    act(state, 0, "campaign")
    play(state, "use action-card war", "use upgrade war", "token")
    assert refusal(state, "token").missing == {"florin": 1}


@pytest.mark.rule("VIR-ACTION-CAMPAIGN-9")
def test_florins_of_the_other_card_are_no_use_for_a_free_war_symbol() -> None:
    state = table(components=with_entry(CARDS, "character", "condottiere", war_florin_cost=0))
    chamber(state, 0, 2, "condottiere", "banker")
    act(state, 0, "campaign")
    assert pool(state) == {}
    play(state, "use action-card war", "token")
    assert player(state).war_tokens == 1


def test_bots_expect_war_symbols_at_their_own_costs() -> None:
    found: list[int] = []
    components = admiral_for(0)
    for coins in range(3):
        state = table(coins=coins, components=components)
        court(state, 0, left_1="condottiere", right_1="admiral")
        spring(state)
        known = PriceList(components, WEIGHTS.values)
        found.append(war_bonus(state, value_seat(state, 0, survey(state, known), known)))
    assert found == [1, 2, 2]


def test_a_set_knows_what_the_war_symbols_of_each_card_and_tile_cost() -> None:
    milan = {"arms": "milan", "player_counts": [4, 5], "resources": {"war": 1}, "war_florin_cost": 0}
    city = with_entry(MAP, "city", "milan", tiles=[milan])
    kingdom = with_entry(TILES, "title", "kingdom", resources={"war": 1}, war_florin_cost=2)
    assert (city.war_florins_at[CITY_IDS.index("milan")], city.war_costs_differ) == (0, True)
    assert (kingdom.war_florins_at[KINGDOM], kingdom.war_florins_at[KINGDOM - 1]) == (2, OWN.war_florins)
    assert not OWN.war_costs_differ


def test_what_says_nothing_costs_what_all_others_do() -> None:
    assert read_war_florins(Entry("cards.toml: character x", {"resources": {"war": 1}})) == AS_ALL


def test_a_cost_without_a_war_symbol_is_named() -> None:
    entry = Entry("cards.toml: character x", {"resources": {"crown": 1}, "war_florin_cost": 0})
    with pytest.raises(BadData, match="character x: war_florin_cost is for what shows a war symbol"):
        read_war_florins(entry)


@pytest.mark.parametrize(
    ("florins", "words"),
    [
        (0, "Each of its war symbols costs nothing."),
        (1, "Each of its war symbols costs 1 florin."),
        (2, "Each of its war symbols costs 2 florins."),
    ],
)
def test_a_cost_of_its_own_is_told(florins: int, words: str) -> None:
    shown: dict[str, object] = {"resources": {"war": 1}, "war_florin_cost": florins}
    for fields in (shown, {"tiles": [shown]}):
        assert words in text_of(GAME.wording, Entry("", {**fields, "confidence": "high"}))


def test_owners_can_say_that_a_war_symbol_is_free() -> None:
    """None of the shipped entries says so."""
    corrections = Corrections("mine.toml", "[[character]]\nid = 'condottiere'\nwar_florin_cost = 0")
    edition = corrected(GAME, corrections)
    condottiere = next(one for one in edition.components if one.id == "condottiere")
    assert condottiere.facts["war_florin_cost"] == "0"
