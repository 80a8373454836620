"""Sentences from templates: names, numbers, persons and parts that are left out."""

import pytest

from signoria.engine.catalogue import Catalogue
from signoria.engine.errors import BadData
from signoria.language.wording import Company, Wording

WORDING = Wording(
    {
        "log.took": "{seat} [takes/take] {card}<paid? for {paid}|, free>.",
        "log.order": "Turn order: {order:players}.",
        "log.spent": "{seat} [spends/spend] {servants:servants}.",
        "log.dealt": "{seat} [is/are] dealt {card}.",
        "many.dealt": "Dealt: {card}.",
        "log.rank": "The {number:th} card.",
        "question.card": "a card",
        "refusal.other": "It is time for {asked}.",
        "decision.take": "take {1} from {2}",
        "decision.take mint market": "buy the Mint",
    },
    {"mint": "Mint", "wood": "wood", "coins": "coin", "servants": "servant", "market": "the market"},
    {"coins": ["coin", "coins"], "servants": ["servant", "servants"]},
)
TABLE = Company(["Red", "Blue"], 1)


def test_a_player_without_a_name_counts_from_one() -> None:
    assert WORDING.say("log.spent", {"seat": 0, "servants": 1}) == "Player 1 spends 1 servant."


def test_a_player_is_told_by_name() -> None:
    assert WORDING.say("log.spent", {"seat": 0, "servants": 2}, TABLE) == "Red spends 2 servants."


def test_the_reader_is_spoken_to() -> None:
    assert WORDING.say("log.spent", {"seat": 1, "servants": 2}, TABLE) == "You spend 2 servants."


def test_a_list_of_seats_is_told_by_names() -> None:
    assert WORDING.say("log.order", {"order": [1, 0]}, TABLE) == "Turn order: you, Red."


def test_a_part_is_told_when_there_is_something_to_tell() -> None:
    params: dict[str, object] = {"seat": 0, "card": "mint", "paid": {"wood": 1, "coins": 3}}
    assert WORDING.say("log.took", params, TABLE) == "Red takes Mint for 1 wood, 3 coins."


def test_a_part_is_left_out_when_it_is_empty() -> None:
    assert WORDING.say("log.took", {"seat": 0, "card": "mint", "paid": {}}, TABLE) == "Red takes Mint, free."


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd")]
)
def test_ordinals(number: int, said: str) -> None:
    assert WORDING.say("log.rank", {"number": number}) == f"The {said} card."


def test_a_message_can_speak_of_another_message() -> None:
    assert WORDING.say("refusal.other", {"asked": "question.card"}) == "It is time for a card."


def test_events_of_one_kind_in_a_row_are_told_together() -> None:
    events: list[dict[str, object]] = [
        {"key": "dealt", "seat": 0, "card": "mint"},
        {"key": "dealt", "seat": 1, "card": "market"},
        {"key": "dealt", "seat": 1, "card": "mint"},
        {"key": "spent", "seat": 1, "servants": 1},
    ]
    assert WORDING.tell(events, TABLE) == ["Dealt: Mint, the market.", "You spend 1 servant."]


def test_a_single_event_is_told_by_itself() -> None:
    assert WORDING.tell([{"key": "dealt", "seat": 0, "card": "mint"}], TABLE) == ["Red is dealt Mint."]


def test_a_decision_is_told_by_its_first_word() -> None:
    decision = Catalogue("toy", __name__).verb("take", "card", "place").add(("mint", "bank"))
    assert WORDING.describe(decision) == "take Mint from bank"


def test_a_decision_with_words_of_its_own() -> None:
    decision = Catalogue("toy", __name__).verb("take", "card", "place").add(("mint", "market"))
    assert WORDING.describe(decision) == "buy the Mint"


def test_a_decision_without_a_message_is_told_by_its_text() -> None:
    assert WORDING.describe(Catalogue("toy", __name__).verb("wait", "turns").add(("3",))) == "wait 3"


def test_a_missing_message_is_named() -> None:
    with pytest.raises(BadData, match=r"log\.nothing"):
        WORDING.say("log.nothing", {})


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(BadData, match="servants"):
        WORDING.say("log.spent", {"seat": 0})


TOGETHER = Wording(
    {
        "log.bought": "{seat} [buys/buy] 1 {colour} for {price:coins}.",
        "many.bought": "{seat} [buys/buy] {colour:each} at {shop} for <price?{price:coins}|nothing>.",
        "log.paid": "{seat} [pays/pay] {goods}.",
        "many.paid": "{seat} [pays/pay] {goods}.",
        "log.followed": "{seat} [follows/follow] {holder:player}.",
    },
    {"coins": "coin", "wood": "wood"},
    {"coins": ["coin", "coins"]},
)


def bought(seat: int, colour: str, price: int) -> dict[str, object]:
    return {"key": "bought", "seat": seat, "colour": colour, "price": price, "shop": "the bank"}


def test_what_one_seat_did_is_counted_and_added_up() -> None:
    events = [bought(0, "red", 2), bought(0, "blue", 1), bought(0, "red", 2)]
    assert TOGETHER.tell(events, TABLE) == ["Red buys 2 red, 1 blue at the bank for 5 coins."]


def test_parts_of_several_events_are_left_out_when_none_tells_them() -> None:
    assert TOGETHER.tell([bought(1, "red", 0), bought(1, "red", 0)], TABLE) == [
        "You buy 2 red at the bank for nothing."
    ]


def test_the_deeds_of_two_seats_are_not_told_as_those_of_one() -> None:
    told = TOGETHER.tell([bought(0, "red", 2), bought(1, "red", 1)], TABLE)
    assert told == ["Red buys 1 red for 2 coins.", "You buy 1 red for 1 coin."]


def test_tables_of_goods_are_added_up() -> None:
    events: list[dict[str, object]] = [
        {"key": "paid", "seat": 0, "goods": {"wood": 1}},
        {"key": "paid", "seat": 0, "goods": {"wood": 1, "coins": 1}},
    ]
    assert TOGETHER.tell(events, TABLE) == ["Red pays 2 wood, 1 coin."]


def test_another_seat_is_told_by_name_too() -> None:
    assert TOGETHER.say("log.followed", {"seat": 0, "holder": 1}, TABLE) == "Red follows you."
