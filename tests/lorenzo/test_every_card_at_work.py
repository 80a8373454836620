"""All 96 development cards at work: harvest, production, trades, what characters do for ever, points at the end."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.card_table import HIGH, SIMPLE, TILE_HARVEST, TILE_PRODUCTION, asked, every, offered
from tests.lorenzo.printed_cards import (
    ANY,
    BUILDING,
    BUILDINGS,
    CHARACTERS,
    PRINTED,
    TERRITORIES,
    TERRITORY,
    VENTURE,
    VENTURES,
    Lasting,
    Printed,
    minus,
    summed,
)
from tests.lorenzo.printed_cards import goods as printed
from tests.lorenzo.table import cards, give, goods, legal, own, own_any, play, refusal, table


def ready_to(card: Printed, value: int, **stock: int) -> LorenzoState:
    """The player owns the card; a white member of this value can harvest or produce."""
    state = table(dice=(value, 1, 1))
    own(state, 0, card.id)
    give(state, 0, **stock)
    return state


@pytest.mark.rule("LOR-HP-7", "LOR-HP-9", "LOR-TERR-6", "LOR-CARD-3")
@every(TERRITORIES)
def test_a_territory_yields_at_its_activation_number(card: Printed) -> None:
    state = ready_to(card, card.activation)
    play(state, "place white harvest-small")
    assert goods(state) == summed(TILE_HARVEST, printed(card.yields))
    if "privileges" in printed(card.yields):
        assert (asked(state)["for"], asked(state)["left"]) == ("privilege", printed(card.yields)["privileges"])


@pytest.mark.rule("LOR-HP-7")
@every([card for card in TERRITORIES if card.activation > 1])
def test_a_territory_yields_nothing_one_below(card: Printed) -> None:
    state = ready_to(card, card.activation - 1)
    play(state, "place white harvest-small")
    assert goods(state) == TILE_HARVEST
    assert asked(state)["for"] == "turn"


@pytest.mark.rule("LOR-HP-8", "LOR-HP-13", "LOR-BUILD-2")
@every([card for card in BUILDINGS if card.yields])
def test_a_building_yields_at_its_activation_number(card: Printed) -> None:
    state = ready_to(card, card.activation)
    play(state, "place white production-small")
    assert goods(state) == summed(TILE_PRODUCTION, printed(card.yields))
    if "privileges" in printed(card.yields):
        assert (asked(state)["for"], asked(state)["left"]) == ("privilege", printed(card.yields)["privileges"])


@pytest.mark.rule("LOR-HP-8", "LOR-BUILD-2")
@every([card for card in BUILDINGS if card.yields_per])
@pytest.mark.parametrize("count", [0, 4])
def test_a_building_yields_for_each_card_of_a_type(card: Printed, count: int) -> None:
    per = card.yields_per
    assert per is not None
    state = ready_to(card, card.activation)
    if per.of == BUILDING:
        own(state, 0, *["chapel", "residence", "marketplace", "barracks"][:count])
        count += 1  # itself
    else:
        own_any(state, 0, per.of, count)
    play(state, "place white production-small")
    assert goods(state) == summed(TILE_PRODUCTION, {per.good: per.amount * count})


@pytest.mark.rule("LOR-HP-8")
@every([card for card in BUILDINGS if card.activation > 1])
def test_a_building_does_nothing_one_below(card: Printed) -> None:
    had = {"coins": 9, "wood": 9, "stone": 9, "faith": 9}
    state = ready_to(card, card.activation - 1, **had)
    own(state, 0, "woods", "knight", "crusade")  # something for those who count cards
    play(state, "place white production-small")
    assert goods(state) == summed(had, TILE_PRODUCTION)
    assert asked(state)["for"] == "turn"


TRADES = [(card, number) for card in BUILDINGS for number in range(len(card.trades))]
TRADE_SHORT = [(card, number, good) for card, number in TRADES for good in printed(card.trades[number][0])]


@pytest.mark.rule("LOR-BUILD-3", "LOR-BUILD-4", "LOR-BUILD-5", "LOR-HP-12", "LOR-HP-17")
@pytest.mark.parametrize(("card", "number"), TRADES, ids=[f"{card.id}-{number + 1}" for card, number in TRADES])
def test_a_trade_takes_and_gives_what_is_printed(card: Printed, number: int) -> None:
    pay, gain = card.trades[number]
    state = ready_to(card, card.activation, **printed(pay))
    play(state, "place white production-small", f"trade {card.id} {number + 1}")
    assert goods(state) == summed(TILE_PRODUCTION, printed(gain))
    if "privileges" in printed(gain):
        assert (asked(state)["for"], asked(state)["left"]) == ("privilege", printed(gain)["privileges"])


@pytest.mark.rule("LOR-HP-12", "LOR-OQ-17")
@every([card for card in BUILDINGS if card.trades])
def test_a_trade_may_be_left_and_no_other_is_offered(card: Printed) -> None:
    had = {"coins": 9, "wood": 9, "stone": 9, "servants": 9, "faith": 9}
    state = ready_to(card, card.activation, **had)
    play(state, "place white production-small")
    numbers = [f"trade {card.id} {number + 1}" for number in range(len(card.trades))]
    assert legal(state) == [*numbers, f"trade {card.id} none"]
    play(state, f"trade {card.id} none")
    assert goods(state) == summed(had, TILE_PRODUCTION)


@pytest.mark.rule("LOR-BUILD-3", "LOR-HP-10", "LOR-HP-11", "LOR-OQ-18")
@pytest.mark.parametrize(
    ("card", "number", "good"),
    TRADE_SHORT,
    ids=[f"{card.id}-{number + 1}-{good}" for card, number, good in TRADE_SHORT],
)
def test_a_trade_cannot_be_had_for_one_less(card: Printed, number: int, good: str) -> None:
    pay = printed(card.trades[number][0])
    state = ready_to(card, card.activation, **{**pay, good: pay[good] - 1})
    play(state, "place white production-small")
    assert f"trade {card.id} {number + 1}" not in legal(state)
    if legal(state, "trade"):
        assert refusal(state, f"trade {card.id} {number + 1}").missing == {good: 1}


RAISING = [card for card in CHARACTERS if card.lasting.value]


@pytest.mark.rule("LOR-PERM-1", "LOR-PERM-2", "LOR-CHAR-2", "LOR-VALUE-7")
@every([card for card in RAISING if card.lasting.kind in ANY])
@pytest.mark.parametrize("type", ANY)
def test_a_character_raises_the_taking_of_its_type_alone(card: Printed, type: str) -> None:
    lifted = card.lasting.value if type == card.lasting.kind else 0
    state = table(dice=(1, 1, 1), floors={f"{type}-4": SIMPLE[type]})
    own(state, 0, card.id)
    enough = 7 - 1 - lifted
    give(state, 0, coins=9, wood=9, stone=9, servants=enough - 1)
    assert refusal(state, f"place white {type}-4").missing == {"servants": 1}
    give(state, 0, servants=enough)
    play(state, f"place white {type}-4")
    assert cards(state, 0, type)[-1] == SIMPLE[type]


@pytest.mark.rule("LOR-PERM-1", "LOR-CHAR-2", "LOR-VALUE-7")
@every([card for card in RAISING if card.lasting.kind not in ANY])
@pytest.mark.parametrize("action", ["harvest", "production"])
def test_a_character_raises_the_harvest_or_the_production_alone(card: Printed, action: str) -> None:
    lifted = card.lasting.value if action == card.lasting.kind else 0
    state = table(dice=(1, 1, 1))
    own(state, 0, card.id, *HIGH.values())
    give(state, 0, servants=9)
    play(state, f"place white {action}-small")
    assert legal(state) == [f"servants {count}" for count in range(6 - lifted)]


@pytest.mark.rule("LOR-CHAR-3", "LOR-BONUS-3")
@pytest.mark.parametrize(
    ("card", "granting"),
    [
        ("farmer", "cardinal"),
        ("peasant", "cardinal"),
        ("artisan", "bishop"),
        ("scholar", "bishop"),
        ("farmer", "improving_the_canals"),
        ("artisan", "improving_the_roads"),
    ],
)
def test_a_character_raises_bonus_harvests_and_productions(card: str, granting: str) -> None:
    by_id = {one.id: one for one in PRINTED}
    bonus = by_id[granting].bonus
    assert bonus is not None
    state = offered(by_id[granting], coins=9, servants=9)
    own(state, 0, card, *HIGH.values())
    play(state, f"place white {by_id[granting].type}-1")
    reached = bonus.value + by_id[card].lasting.value
    assert legal(state, "servants") == [f"servants {count}" for count in range(max(1, 7 - reached))]


CHEAPER = [card for card in CHARACTERS if card.lasting.cheaper]


@pytest.mark.rule("LOR-PERM-3", "LOR-PERM-5", "LOR-OQ-11")
@pytest.mark.parametrize(("choice", "paid"), [("wood", "2s"), ("stone", "1w 1s")])
def test_the_stonemason_takes_a_wood_or_a_stone_off_buildings(choice: str, paid: str) -> None:
    state = table(floors={"building-1": "stonemasons_guild"})  # 1 wood, 2 stone
    own(state, 0, "stonemason")
    give(state, 0, wood=5, stone=5)
    play(state, "place white building-1", f"discount {choice}")
    assert goods(state) == summed(printed("5w 5s 4v"), minus(printed(paid)))


@pytest.mark.rule("LOR-PERM-5", "LOR-BUILD-1")
@pytest.mark.parametrize(("had", "lacking"), [("1s", "1w"), ("1w", "1s"), ("", "1w 1s")])
def test_the_stonemasons_discount_counts_in_what_is_lacking(had: str, lacking: str) -> None:
    state = table(floors={"building-1": "stonemasons_guild"})  # 1 wood, 2 stone
    own(state, 0, "stonemason")
    give(state, 0, **printed(had))
    assert sum(refusal(state, "place white building-1").missing.values()) == sum(printed(lacking).values())


@pytest.mark.rule("LOR-PERM-3")
def test_the_dame_takes_a_coin_off_characters() -> None:
    state = table(floors={"character-1": "papal_messenger"})  # 5 coins
    own(state, 0, "dame")
    give(state, 0, coins=4)
    play(state, "place white character-1")
    assert goods(state) == printed("3f")


@pytest.mark.rule("LOR-PERM-3")
@every(CHEAPER)
def test_other_types_do_not_get_cheaper(card: Printed) -> None:
    state = table(floors={"venture-1": "repairing_the_abbey"})  # 2 wood, 2 stone, 2 coins
    own(state, 0, card.id)
    give(state, 0, coins=3, wood=3, stone=3)
    play(state, "place white venture-1")
    assert goods(state) == printed("1c 1w 1s 2f")


@pytest.mark.rule("LOR-PERM-7", "LOR-CHAR-2")
@every([card for card in CHARACTERS if card.lasting != Lasting()])
@pytest.mark.parametrize(("type", "bonus"), [(TERRITORY, "2w"), ("character", "2s"), (BUILDING, "2m"), (VENTURE, "2c")])
def test_the_preacher_alone_ends_floor_bonuses(card: Printed, type: str, bonus: str) -> None:
    gains = {TERRITORY: "1w", "character": "3f", BUILDING: "1f", VENTURE: "4h"}
    state = table(dice=(6, 1, 1), floors={f"{type}-4": SIMPLE[type]})
    own(state, 0, card.id)
    give(state, 0, coins=9, wood=9, stone=9, servants=1)
    before = goods(state)
    play(state, f"place white {type}-4")
    if legal(state, "discount"):
        play(state, "discount wood")
    bill = {TERRITORY: "", "character": "5c", BUILDING: "2w", VENTURE: "3w"}[type]
    off = dict.fromkeys(card.lasting.cheaper[:1], 1) if card.lasting.kind == type else {}
    servants = {} if card.lasting.kind == type else {"servants": 1}
    floor = {} if card.lasting.no_floor_bonus else printed(bonus)
    assert goods(state) == summed(before, minus(printed(bill)), off, minus(servants), floor, printed(gains[type]))


@pytest.mark.rule("LOR-VENT-5", "LOR-SCORE-4", "LOR-CARD-4")
@every(VENTURES)
def test_a_venture_scores_its_points_at_the_end_only(card: Printed) -> None:
    state = table()
    own(state, 0, card.id)
    parts = state.scores()[0].parts
    assert (parts["ventures"], parts["victory"]) == (card.victory, 0)


@pytest.mark.rule("LOR-SCORE-4", "LOR-SCORE-5")
@every([card for card in PRINTED if card.type != VENTURE])
def test_no_other_card_scores_printed_points_at_the_end(card: Printed) -> None:
    state = table()
    before = state.scores()[0].parts
    own(state, 0, card.id)
    expected = 1 if card.type == "character" else 0  # the first character of the set
    after = state.scores()[0].parts
    assert {part: after[part] - before[part] for part in after if after[part] != before[part]} == (
        {"characters": expected} if expected else {}
    )
