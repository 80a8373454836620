"""Components (section 1) and what is printed on cards and tiles (section 4.1), and the data files that hold them."""

import pytest

import signoria
from signoria.data.datafile import Entry
from signoria.engine.errors import BadData
from signoria.games.virtu.components import cards, cities, palaces, symbols, tables, tiles
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS
from signoria.games.virtu.components.components import SHIPPED
from tests.virtu.table import act, available, court, play, player, ready, seen, table

CITY_ENTRIES = cities.FILE.entries("city", 30)


@pytest.mark.rule("VIR-COMP-1", "VIR-SETUP-1")
def test_the_map_has_a_side_for_3_and_4_players_and_one_for_5() -> None:
    boards = {entry.number("players", 3, 5): entry.word("board") for entry in cities.FILE.entries("setup", 3)}
    assert boards == {3: "3-4", 4: "3-4", 5: "2-5"}


@pytest.mark.rule("VIR-COMP-2")
def test_both_tracks_have_costs_and_prestige_for_their_steps() -> None:
    assert (len(SHIPPED.step_price), len(SHIPPED.step_prestige), len(SHIPPED.city_prestige)) == (6, 6, 9)


@pytest.mark.rule("VIR-COMP-3")
def test_there_are_30_cities_on_31_tiles_and_5_guilds_and_5_cathedrals() -> None:
    faces = [tile for entry in CITY_ENTRIES for tile in list(entry.fields["tiles"])]  # type: ignore[call-overload]
    titles = sum(title.copies for title in SHIPPED.titles)
    assert (len(SHIPPED.cities), len(faces), titles) == (30, 31, 14)
    assert (SHIPPED.guild.copies, SHIPPED.cathedral.copies) == (5, 5)


@pytest.mark.rule("VIR-COMP-4")
def test_titles_are_5_duchies_5_principalities_2_kingdoms_2_republics() -> None:
    assert {title.id: title.copies for title in SHIPPED.titles} == {
        "duchy": 5, "principality": 5, "kingdom": 2, "republic": 2
    }  # fmt: skip


@pytest.mark.rule("VIR-COMP-5")
def test_the_5_palaces_differ_in_layout() -> None:
    assert len({tuple(power.chambers) for power in SHIPPED.powers}) == 5


@pytest.mark.rule("VIR-COMP-6")
def test_there_are_11_characters_of_5_copies_and_one_pope() -> None:
    assert sorted(SHIPPED.copies[:CHARACTERS]) == [1] + [5] * 11
    assert CARD_IDS[SHIPPED.copies.index(1)] == "pope"


@pytest.mark.rule("VIR-COMP-7")
def test_every_power_has_3_family_cards() -> None:
    assert [len(family) for family in cards.FAMILY_OF] == [3] * 5


@pytest.mark.rule("VIR-COMP-8")
def test_there_are_10_indulgences() -> None:
    assert tables.INDULGENCES == 10


@pytest.mark.rule("VIR-COMP-9")
def test_9_bonuses_are_cards_and_the_cannons_a_tile() -> None:
    forms = {entry.word("id"): entry.word("form") for entry in cards.BONUS_FILE.entries("bonus", 10)}
    assert [id for id, form in forms.items() if form == "tile"] == ["cannons"]


@pytest.mark.rule("VIR-COMP-10", "VIR-COMP-11")
def test_each_colour_has_5_agents_and_6_units() -> None:
    state = table(seats=5)
    for held in state.players:
        assert held.agents + held.bank == 5
        assert held.supply + sum(held.units) == 6


@pytest.mark.rule("VIR-COMP-12")
def test_with_3_players_8_cities_are_marked_and_no_more_than_5_cathedrals_exist() -> None:
    entry = next(entry for entry in cities.FILE.entries("setup", 3) if entry.number("players", 3, 5) == 3)
    assert len(entry.words("unavailable_cities", 8)) == 8
    assert SHIPPED.cathedral.copies == 5


@pytest.mark.rule("VIR-COMP-13", "VIR-Q-32")
def test_money_is_a_plain_number_without_limit() -> None:
    state = table(coins=100)
    court(state, 0, left_1="merchant")
    player(state, 0).chambers[0] = 5
    act(state, 0, "trade")
    assert player(state).coins == 104


@pytest.mark.rule("VIR-COMP-14")
def test_powers_have_their_colours() -> None:
    assert {power.id: power.colour for power in SHIPPED.powers} == {
        "milan": "blue", "florence": "red", "naples": "yellow", "venice": "green", "rome": "white"
    }  # fmt: skip


@pytest.mark.rule("VIR-CARD-1", "VIR-CARD-9")
def test_a_tile_turns_over_when_its_symbols_are_used() -> None:
    state = table()
    ready(state, 0, "milan", "parma")
    act(state, 0, "rule")
    play(state, "use milan crown")
    assert (available(state, 0, "milan"), available(state, 0, "parma")) == (False, True)


@pytest.mark.rule("VIR-CARD-2")
def test_cards_titles_guild_and_cathedral_have_prices_and_cities_have_none() -> None:
    assert all(card.cost for card in SHIPPED.cards[:CHARACTERS])
    assert all(tile.cost for tile in [*SHIPPED.titles, SHIPPED.guild, SHIPPED.cathedral])
    assert not any("cost" in entry.fields for entry in CITY_ENTRIES)


@pytest.mark.rule("VIR-CARD-3")
def test_only_some_cards_show_an_action() -> None:
    shown = {card.id for card in SHIPPED.cards[:CHARACTERS] if card.action != symbols.NO_ACTION}
    assert shown == {"cutthroat", "podesta", "gonfaloniere", "merchant", "condottiere", "bishop", "pope"}


@pytest.mark.rule("VIR-CARD-4")
def test_every_card_and_tile_but_the_cannons_shows_symbols() -> None:
    assert all(card.symbols or card.arrows for card in SHIPPED.cards)
    assert [tiles.TILE_IDS[tile] for tile, shown in enumerate(SHIPPED.symbols_at) if not shown] == ["cannons"]


@pytest.mark.rule("VIR-CARD-8")
def test_action_and_upgrade_cards_never_flip() -> None:
    state = table()
    player(state).chambers[0] = cards.CHARACTERS - 8  # the gonfaloniere
    act(state, 0, "rule")
    play(state, "refresh milan", "refresh parma")
    assert seen(state)["chambers"][0]["action_card"] == "gonfaloniere"


def test_every_component_names_its_source_and_confidence() -> None:
    for component in signoria.game("virtu").components:
        assert component.facts["source"], component.id
        assert component.facts["confidence"] in ("high", "medium", "low"), component.id


def test_a_wrong_symbol_is_named_with_its_entry() -> None:
    entry = Entry("cards.toml: character envoy", {"resources": {"sword": 1}})
    with pytest.raises(BadData, match=r"character envoy: resources: 'sword' is none of"):
        symbols.read_symbols(entry)


def test_a_price_of_three_kinds_is_refused() -> None:
    entry = Entry("cards.toml: character envoy", {"cost": {"crown": 1, "ship": 1, "mask": 1}})
    with pytest.raises(BadData, match="more than two kinds"):
        symbols.read_price(entry)


def test_crown_or_cross_next_to_crowns_is_refused() -> None:
    entry = Entry("cards.toml: character envoy", {"cost": {"crown": 1, "crown_or_cross": 1}})
    with pytest.raises(BadData, match="next to crowns or crosses"):
        symbols.read_price(entry)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"id": "x", "name": "X", "copies": 9}, "copies must be a number from 1 to 5"),
        ({"id": "x", "name": "X", "copies": 5, "cost": {}, "action": "dance"}, "action 'dance' is none of"),
        ({"id": "x", "colour": "red"}, "unknown key 'colour'"),
    ],
)
def test_a_mistake_in_a_character_is_named(fields: dict[str, object], message: str) -> None:
    with pytest.raises(BadData, match=f"character x: {message}"):
        cards.read_character(Entry("cards.toml: character x", {"resources": {"crown": 1}, **fields}))


@pytest.mark.rule("VIR-MAP-2")
def test_a_sea_and_its_ports_must_say_the_same() -> None:
    seas = cities.FILE.entries("sea", 6)
    wrong = Entry("map.toml: sea ligurian_sea", {**seas[0].fields, "ports": ["nice", "genoa", "pisa"]})
    with pytest.raises(BadData, match="sea ligurian_sea: ports names genoa, nice, pisa, but ajaccio"):
        cities.check_ports([wrong, *seas[1:]], SHIPPED.cities)


@pytest.mark.rule("VIR-SETUP-5", "VIR-RECRUIT-2")
def test_a_power_and_the_map_must_name_the_same_starting_cities() -> None:
    milan = palaces.FILE.entries("power", 5)[0]
    wrong = Entry("palaces.toml: power milan", {**milan.fields, "cities": ["milan", "genoa"]})
    with pytest.raises(BadData, match="power milan: cities names milan, genoa, but the map marks milan, parma"):
        palaces.read_power(wrong, 0)
