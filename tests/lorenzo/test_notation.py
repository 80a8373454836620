"""The effect notation and the component files: read right, or refused with file and entry."""

import re
from pathlib import Path

import pytest

from signoria import BadData
from signoria.data.datafile import Entry
from signoria.games.lorenzo.components import board, cards, excommunications, leaders, notation
from signoria.games.lorenzo.components.components import SHIPPED, Components
from signoria.games.lorenzo.components.goods import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    HARVEST,
    SERVANTS,
    STONE,
    VICTORY,
    WOOD,
)
from tests.components import Maker, maker
from tests.lorenzo.own import OWN

WHERE = "cards.toml: card mint"
_, CARDS, _, LEADERS = OWN.files
ENTRY = Entry(WHERE, {})


def refuses(message: str = "") -> "pytest.RaisesExc[BadData]":
    return pytest.raises(BadData, match=f"^{re.escape(WHERE)}: .*{message}")


@pytest.mark.parametrize(
    "text",
    ["wood", "0 wood", "-1 wood", "2", "2wood", "two wood", "1.5 wood", "2 wood,", ",", "1000 wood", "٣ wood"]
    + [f"{'9' * digits} wood" for digits in (20, 5000)],
)
def test_goods_are_numbers_with_words(text: str) -> None:
    with refuses("is not a number and a word"):
        notation.gain(ENTRY, text)


@pytest.mark.parametrize("text", ["2 gold", "1 woods", "1 wood stone", "3 VP", "2 wood; 1 stone"])
def test_unknown_goods_are_named_with_those_there_are(text: str) -> None:
    with refuses("is no good; goods are coins, wood"):
        notation.gain(ENTRY, text)


def test_a_good_named_twice_is_refused() -> None:
    with refuses("names coins twice"):
        notation.gain(ENTRY, "1 coin, 2 coins")


def test_there_are_only_five_privileges() -> None:
    with refuses("only 5 different privileges"):
        notation.gain(ENTRY, "6 privileges")


def test_a_gain_holds_goods_and_privileges() -> None:
    gain = notation.gain(ENTRY, "2 wood, 1 coin, 3 privileges")
    assert (gain.amount(WOOD), gain.amount(COINS), gain.amount(STONE), gain.privileges) == (2, 1, 0, 3)
    assert notation.gain(ENTRY, "").goods == []


@pytest.mark.parametrize(
    "text", ["1 wood or 1 stone", "2 wood or 2 military of 3", "1 military of 2 or 1 military of 3"]
)
def test_of_two_costs_the_first_is_in_military_points(text: str) -> None:
    with refuses("first is in military points"):
        notation.costs(ENTRY, text)


@pytest.mark.parametrize("text", ["1 wood or 1 stone or 1 coin", "2 military of 4 or 1 wood, 1 servant"])
def test_there_are_at_most_two_costs_and_servants_in_a_single_one(text: str) -> None:
    with refuses("at most two boxes"):
        notation.costs(ENTRY, text)


@pytest.mark.parametrize("text", ["5 military of 4", "0 military of 4"])
def test_no_more_military_is_spent_than_needed(text: str) -> None:
    with refuses("points spent"):
        notation.costs(ENTRY, text)


@pytest.mark.parametrize("text", ["2 military", "1 faith", "1 privilege", "3 victory"])
def test_a_cost_is_in_resources(text: str) -> None:
    with refuses("only coins, wood, stone and servants"):
        notation.costs(ENTRY, text)


def test_a_cost_is_read() -> None:
    military, resources = notation.costs(ENTRY, "2 military of 4 or 1 wood, 2 stone, 3 coins")
    assert (military.military, military.military_needed) == (2, 4)
    assert (resources.wood, resources.stone, resources.coins, resources.military) == (1, 2, 3, 0)


@pytest.mark.parametrize("text", ["1 coin, 1 wood per building", "1 privilege per building"])
def test_only_one_good_comes_per_card(text: str) -> None:
    with refuses("one kind of good per card"):
        notation.per(ENTRY, text)


@pytest.mark.parametrize(
    "text", ["1 coin per tower", "1 coin per ", "1 victory per two military", "1 coin per 0 military"]
)
def test_goods_come_per_card_type_or_military_points(text: str) -> None:
    with refuses():
        notation.per(ENTRY, text)


def test_a_gain_per_military_points_is_read() -> None:
    per = notation.per(ENTRY, "1 victory per 2 military")
    assert (per.good, per.amount, per.type, per.every) == (VICTORY, 1, -1, 2)


@pytest.mark.parametrize(
    "text",
    [
        "take castle at 4",
        "harvest at 4 for 1 wood less",
        "take building at 6 for 1 faith less",
        "take building at 6 for 1 servant less",
        "take building at 6 for wood less",
    ],
)
def test_a_wrong_bonus_action_is_refused(text: str) -> None:
    with refuses():
        notation.action(ENTRY, text)


def test_a_bonus_action_is_read() -> None:
    action = notation.action(ENTRY, "take building at 6 for 1 wood, 2 stone less")
    assert action is not None
    assert (action.kind, action.types, action.value) == (-1, 1 << BUILDING, 6)
    assert (action.coins, action.wood, action.stone) == (0, 1, 2)
    harvest = notation.action(ENTRY, "harvest at 4")
    assert harvest is not None
    assert (harvest.kind, harvest.value) == (HARVEST, 4)
    assert notation.action(ENTRY, "2 wood") is None


@pytest.mark.parametrize(
    "text",
    [
        "building cheaper by 1 wood or 2 stone",
        "building cheaper by 1 servant",
        "building cheaper by 1 coin or 1 wood",
        "castle cheaper by 1 wood",
        "building cheaper by 1 gold",
    ],
)
def test_a_wrong_discount_is_refused(text: str) -> None:
    with refuses():
        notation.discount(ENTRY, text)


def test_a_discount_of_choice_is_read() -> None:
    discount = notation.discount(ENTRY, "building cheaper by 1 wood or 1 stone")
    assert discount is not None
    assert (discount.type, discount.good, discount.amount, discount.other) == (BUILDING, WOOD, 1, STONE)


@pytest.mark.parametrize(
    "text",
    [
        "1 wood->3 coins",
        "1 wood -> 3 coins or 2 wood",
        "1 privilege -> 3 coins",
        "1 military -> 3 coins",
        "1 wood -> gold",
        "1 wood -> 1 coin or 2 wood -> 2 coins or 3 wood -> 3 coins",
    ],
)
def test_a_wrong_trade_is_refused(text: str) -> None:
    with refuses():
        notation.trades(ENTRY, text)


def test_trades_are_read() -> None:
    first, second = notation.trades(ENTRY, "1 faith -> 2 coins, 2 victory or 1 servant -> 1 privilege")
    assert (first.pay.amount(FAITH), first.gain.amount(COINS), first.gain.amount(VICTORY)) == (1, 2, 2)
    assert (second.pay.amount(SERVANTS), second.gain.privileges) == (1, 1)


@pytest.mark.parametrize(("text", "kind", "amount"), [("+2 harvest", HARVEST, 2), ("-4 character", CHARACTER, -4)])
def test_a_boost_is_read(text: str, kind: int, amount: int) -> None:
    boost = notation.boost(ENTRY, text)
    assert boost is not None
    assert (boost.kind, boost.amount) == (kind, amount)


@pytest.mark.parametrize("text", ["+2 market", "2 harvest", "+2 dances", "+2"])
def test_other_texts_are_no_boost(text: str) -> None:
    assert notation.boost(ENTRY, text) is None


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    return maker(tmp_path, monkeypatch)


def changed(text: str, id: str, old: str, new: str) -> str:
    """A component file with one line of one entry changed."""
    start = text.index(f'id = "{id}"')
    start = text.rindex("[[", 0, start)
    stop = text.find("[[", start + 2)
    entry = text[start : stop if stop >= 0 else None]
    assert old in entry
    return text[:start] + entry.replace(old, new, 1) + text[start + len(entry) :]


@pytest.mark.parametrize(
    ("id", "old", "new", "message"),
    [
        ("mint", 'cost = "1 wood, 3 stone"', "", "cost must be a text"),
        ("mint", 'cost = "1 wood, 3 stone"', 'cost = ""', "cost is empty"),
        ("mint", 'cost = "1 wood, 3 stone"', 'cost = "1 wodo, 3 stone"', "'wodo' is no good"),
        ("mint", 'type = "building"', 'type = "buildings"', "'buildings' is no card type"),
        ("mint", 'type = "building"', 'type = "venture"', "unknown key 'activation'"),
        ("mint", "period = 1", "period = 4", "period must be a number from 1 to 3, not 4"),
        ("mint", "activation = 5", "activation = 0", "activation must be a number from 1 to 6, not 0"),
        ("mint", "activation = 5", "", "activation must be a number"),
        ("mint", "production =", "produces =", "unknown key 'produces'"),
        ("mint", 'production = "1 coin per building"', "", "production must be a text"),
        ("mint", 'production = "1 coin per building"', 'production = "1 coin per mill"', "'mill' is no card type"),
        ("woods", 'harvest = "1 wood"', "", "harvest must be a text"),
        ("woods", 'immediate = "1 wood"', 'immediate = "1 wood; 1 stone"', "second effect of its kind"),
        ("abbess", "take any at 4", "take any at 4; harvest at 1", "second effect of its kind"),
        (
            "noble",
            "2 victory per territory",
            "2 victory per territory; 1 coin per venture",
            "second effect of its kind",
        ),
        ("farmer", "+2 harvest", "+2 dancing", "none of the words"),
        ("hiring_recruits", "victory = 4", "", "victory must be a number"),
        ("hiring_recruits", "victory = 4", "victory = -4", "victory must be a number"),
        ("woods", "number = 2", "number = 3", "number 3 stands where number 2 is expected"),
        ("woods", 'id = "woods"', 'id = "village"', "card village: the id stands twice"),
        ("woods", 'id = "woods"', "id = 7", "id must be a text"),
    ],
)
def test_a_damaged_card_is_named(make: Maker, id: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=message) as bad:
        cards.read_cards(make(changed(CARDS.text, id, old, new)))
    named = id if 'id = "' not in old else "card"
    assert str(bad.value).startswith("parts.toml: card")
    assert named in str(bad.value)


def test_packs_of_the_wrong_size_are_named(make: Maker) -> None:
    with pytest.raises(BadData, match=r"parts.toml: period 1 has 7 cards of type territory instead of 8"):
        cards.read_cards(make(changed(CARDS.text, "woods", "period = 1", "period = 2")))


def test_a_card_too_few_is_noticed(make: Maker) -> None:
    text = CARDS.text
    with pytest.raises(BadData, match=r"parts.toml: expected 96 entries \[\[card\]\], found 95"):
        cards.read_cards(make(text[: text.rindex("[[card]]")]))


@pytest.mark.parametrize(
    ("id", "old", "new", "message"),
    [
        ("santa_rita", 'requirement = "8 faith"', "", "requirement must be a text"),
        ("santa_rita", "8 faith", "8 prayers", "'prayers' is no good"),
        ("santa_rita", "permanent = ", "once = 'x'\npermanent = ", "either 'once' or 'permanent'"),
        ("santa_rita", "permanent = ", "source = ", "either 'once' or 'permanent'"),
        ("santa_rita", "number = 18", "number = 17", "number 17 stands where number 18 is expected"),
        ("santa_rita", "number = 18", "", "number must be a number from 1 to 20"),
        ("girolamo_savonarola", "1 faith", "1 miracle", "'miracle' is no good"),
        ("sisto_iv", "amount = 5", "amount = 50", "amount must be a number from 0 to 9"),
        ("sisto_iv", "amount = 5", "colour = 5", "unknown key 'colour'"),
    ],
)
def test_a_damaged_leader_is_named(make: Maker, id: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=f"^parts.toml: leader {id}: .*{message}"):
        leaders.read_leaders(make(changed(LEADERS.text, id, old, new)))


@pytest.mark.parametrize(
    ("id", "effect"),
    [
        ("1_1", "less gold"),
        ("1_1", "fewer coins"),
        ("1_5", "-3 dancing"),
        ("2_6", "0 servants per +1"),
        ("3_1", "no victory for leaders"),
        ("3_4", "lose 1 per 0 victory"),
        ("3_7", ""),
    ],
)
def test_a_damaged_tile_is_named(id: str, effect: str) -> None:
    where = f"excommunications.toml: tile {id}"
    with pytest.raises(BadData, match=f"^{where}: "):
        excommunications.read_tile(Entry(where, {"id": id, "name": id, "effect": effect}), int(id[0]))


def test_a_tile_of_another_period_is_named() -> None:
    entry = Entry("excommunications.toml: tile 2_1", {"id": "2_1", "name": "II-1", "effect": "-4 territory"})
    with pytest.raises(BadData, match="a tile of period 1 is called 1_1 to 1_7"):
        excommunications.read_tile(entry, 1)


def test_the_files_that_come_with_the_game_are_read_from_the_same_texts(make: Maker) -> None:
    files = [make(file.text) for file in (board.FILE, cards.FILE, excommunications.FILE, leaders.FILE)]
    assert Components(files) == SHIPPED
