"""Paying in blocks: accepted colours, two for one, and steps that never get stuck (CAR-BUILD-1 to CAR-BUILD-6)."""

from itertools import product

import pytest

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.marble import COLOURS, ONE
from signoria.games.carrara.position.catalogue import PAY_TWO
from signoria.games.carrara.rules.payment import Payment, power
from tests.carrara.questions import next_payment, paying, waiting
from tests.carrara.table import blocks, give, legal, play, refusal, table

ACCEPTED = {
    "livorno": {"white"},
    "pisa": {"white", "yellow"},
    "lucca": {"white", "yellow", "red"},
    "viareggio": {"white", "yellow", "red", "green"},
    "massa": {"white", "yellow", "red", "green", "blue"},
    "lerici": {"white", "yellow", "red", "green", "blue", "purple"},
}


@pytest.mark.rule("CAR-BUILD-2")
@pytest.mark.parametrize("city", CITIES)
def test_each_city_accepts_its_colours(city: str) -> None:
    for colour in COLOURS:
        state = table(display=["biblioteca-1"])
        give(state, 0, blocks=f"1 {colour}")
        play(state, "build", "tile biblioteca-1")
        assert (f"city {city}" in legal(state)) == (colour in ACCEPTED[city])


@pytest.mark.rule("CAR-BUILD-1")
def test_a_tile_needs_a_complete_payment() -> None:
    state = table(display=["biblioteca-1", "villa-4"])
    give(state, 0, blocks="3 purple")
    play(state, "build")
    reason = refusal(state, "tile villa-4")
    assert (reason.rule, reason.missing) == ("CAR-BUILD-1", {"blocks": 1})
    assert legal(state) == ["tile biblioteca-1"]


@pytest.mark.rule("CAR-BUILD-1")
def test_a_city_needs_a_complete_payment() -> None:
    state = table(display=["villa-4"])
    give(state, 0, blocks="3 white, 1 yellow")
    play(state, "build", "tile villa-4")
    reason = refusal(state, "city livorno")
    assert (reason.rule, reason.missing) == ("CAR-BUILD-1", {"blocks": 1})
    assert "city pisa" in legal(state)


@pytest.mark.rule("CAR-BUILD-2")
def test_any_mixture_of_accepted_colours_is_fine() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="2 white, 2 yellow, 1 purple")
    play(state, "build", "tile porta-2", "city pisa")
    assert legal(state) == ["pay yellow", "pay white"]
    assert refusal(state, "pay purple").rule == "CAR-BUILD-2"


@pytest.mark.rule("CAR-BUILD-3")
def test_any_number_of_blocks_may_be_replaced() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="4 yellow")
    play(state, "build", "tile porta-2", "city livorno", "pay 2 yellow", "pay 2 yellow")
    assert (blocks(state), state.players[0].board.buildings[0].city) == ({}, CITIES.index("livorno"))


@pytest.mark.rule("CAR-BUILD-3")
def test_a_replacement_is_of_the_colour_just_below() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 2 yellow, 2 red")
    play(state, "build", "tile porta-2", "city livorno", "pay white")
    reason = refusal(state, "pay 2 red")
    assert reason.rule == "CAR-BUILD-3"
    assert "yellow" in reason.text
    assert legal(state) == ["pay 2 yellow"]


@pytest.mark.rule("CAR-BUILD-3")
def test_one_white_and_two_red_do_not_pay_2_in_livorno() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 2 red")
    play(state, "build", "tile porta-2")
    assert refusal(state, "city livorno").missing == {"blocks": 1}


@pytest.mark.rule("CAR-BUILD-4")
def test_replacements_cannot_be_chained() -> None:
    state = table(display=["biblioteca-1"])
    give(state, 0, blocks="4 red")
    play(state, "build", "tile biblioteca-1")
    assert legal(state) == ["city lerici", "city massa", "city viareggio", "city lucca", "city pisa"]


@pytest.mark.rule("CAR-BUILD-5")
def test_lerici_has_no_colour_below() -> None:
    state = table(display=["biblioteca-1"])
    give(state, 0, blocks="2 purple")
    play(state, "build", "tile biblioteca-1", "city lerici")
    assert legal(state) == ["pay purple"]
    assert refusal(state, "pay 2 purple").rule == "CAR-BUILD-5"


@pytest.mark.rule("CAR-BUILD-5", "CAR-Q-10")
def test_superfluous_replacements_are_not_offered() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 3 yellow")
    play(state, "build", "tile porta-2", "city pisa")
    assert legal(state) == ["pay yellow", "pay white"]
    assert refusal(state, "pay 2 yellow").rule == "CAR-BUILD-3"


@pytest.mark.rule("CAR-BUILD-6")
def test_paid_blocks_return_to_the_bag() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 2 yellow")
    bag = state.bag
    play(state, "build", "tile porta-2", "city livorno", "pay white", "pay 2 yellow")
    assert state.bag == bag + ONE[5] + 2 * ONE[4]


@pytest.mark.rule("CAR-STEP-2")
def test_a_payment_goes_in_falling_value_order() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 2 yellow")
    play(state, "build", "tile porta-2", "city lerici", "pay yellow")
    assert refusal(state, "pay white").rule == "CAR-STEP-2"


@pytest.mark.rule("CAR-STEP-1")
def test_a_step_that_would_leave_the_rest_unpaid_is_refused() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 1 yellow, 2 red")
    play(state, "build", "tile porta-2", "city pisa")
    assert legal(state) == ["pay yellow", "pay white"]
    play(state, "pay yellow")
    assert legal(state) == ["pay 2 red"]
    assert refusal(state, "pay yellow").missing == {"yellow": 1}


@pytest.mark.rule("CAR-STEP-1")
def test_replacements_alone_must_cover_the_rest() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 white, 2 yellow")
    play(state, "build", "tile porta-2", "city livorno")
    reason = refusal(state, "pay 2 yellow")
    assert (reason.rule, reason.params["left"], reason.params["can_cover"]) == ("CAR-STEP-1", 2, 1)


@pytest.mark.rule("CAR-STEP-1")
def test_a_block_that_is_not_there_cannot_be_paid() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="2 white")
    play(state, "build", "tile porta-2", "city lerici")
    assert refusal(state, "pay red").missing == {"red": 1}


def payments(handful: int, payment: Payment, superfluous: bool = False) -> set[tuple[int, ...]]:
    """Every payment that the steps lead to, as blocks given by colour; a path that gets stuck fails."""
    found: set[tuple[int, ...]] = set()
    options = payment.steps(handful, superfluous)
    assert options
    for option in options:
        number = 2 if option.verb is PAY_TWO else 1
        given = tuple(number if colour == option.a else 0 for colour in range(6))
        if payment.left == 1:
            rests: set[tuple[int, ...]] = {(0,) * 6}
        else:
            rests = payments(handful - number * ONE[option.a], next_payment(payment, option.a, number), superfluous)
        for rest in rests:
            whole = tuple(a + b for a, b in zip(given, rest, strict=True))
            assert whole not in found, "two paths lead to one payment"
            found.add(whole)
    return found


@pytest.mark.rule("CAR-BUILD-5", "CAR-STEP-1", "CAR-STEP-2")
@pytest.mark.parametrize("city", range(6))
def test_the_steps_lead_to_every_payment_of_the_form_and_to_each_by_one_path(city: int) -> None:
    for owned in product((0, 1, 3), (0, 2), (0, 1), (0, 2, 5), (1,), (0, 2)):
        handful = sum(number * ONE[colour] for colour, number in enumerate(owned))
        for cost in (1, 3, 5):
            valid = {
                given
                for given in product(*(range(number + 1) for number in owned))
                if not any(given[: max(city - 1, 0)])
                and (city == 0 or given[city - 1] % 2 == 0)
                and sum(given[city:]) + (given[city - 1] // 2 if city else 0) == cost
            }
            assert (power(handful, city) >= cost) == bool(valid)
            if valid:
                assert payments(handful, paying(0, city=city, left=cost)) == valid


def covered_costs(given: tuple[int, ...], city: int) -> set[int]:
    """The costs that these blocks can stand for if any two of a colour may replace one of the colour above."""
    costs = {sum(given[city:]) + (given[city - 1] // 2 if city else 0)}
    for number in given[city:5]:
        costs = {cost - pairs for cost in costs for pairs in range(number // 2 + 1)}
    return costs


@pytest.mark.rule("CAR-Q-10", "CAR-STEP-1", "CAR-STEP-2")
@pytest.mark.parametrize("city", range(6))
def test_superfluous_steps_lead_to_every_payment_by_the_text_and_to_each_by_one_path(city: int) -> None:
    for owned in product((0, 3), (0, 2), (0, 1), (2, 5), (0, 3), (0, 2)):
        handful = sum(number * ONE[colour] for colour, number in enumerate(owned))
        for cost in (1, 2, 4):
            valid = {
                given
                for given in product(*(range(number + 1) for number in owned))
                if not any(given[: max(city - 1, 0)])
                and (city == 0 or given[city - 1] % 2 == 0)
                and cost in covered_costs(given, city)
            }
            if valid:
                assert payments(handful, paying(0, city=city, left=cost), True) == valid


@pytest.mark.rule("CAR-Q-10")
def test_with_superfluous_replacements_two_yellow_pay_for_a_white_in_pisa() -> None:
    state = table(display=["biblioteca-1"], options={"superfluous_replacements": True})
    give(state, 0, blocks="3 yellow")
    play(state, "build", "tile biblioteca-1", "city pisa")
    assert legal(state) == ["pay yellow", "pay 2 yellow"]
    play(state, "pay 2 yellow")
    assert (blocks(state), state.players[0].board.buildings[0].city) == ({"yellow": 1}, CITIES.index("pisa"))


@pytest.mark.rule("CAR-Q-10", "CAR-STEP-2")
def test_single_blocks_go_before_the_pairs_of_their_colour() -> None:
    state = table(display=["porta-2"], options={"superfluous_replacements": True})
    give(state, 0, blocks="4 yellow, 4 red")
    play(state, "build", "tile porta-2", "city lucca", "pay 2 yellow")
    assert refusal(state, "pay yellow").text == (
        "Pairs of yellow have been paid already, and single blocks of a colour go before its pairs."
    )
    assert legal(state) == ["pay red", "pay 2 red", "pay 2 yellow"]


@pytest.mark.rule("CAR-Q-10", "CAR-STEP-1")
def test_a_superfluous_pair_that_would_leave_the_rest_unpaid_is_refused() -> None:
    state = table(display=["porta-2"], options={"superfluous_replacements": True})
    give(state, 0, blocks="3 yellow, 1 green")
    play(state, "build", "tile porta-2", "city pisa")
    reason = refusal(state, "pay 2 yellow")
    assert (reason.rule, reason.params["can_cover"]) == ("CAR-STEP-1", 1)
    assert legal(state) == ["pay yellow"]


def test_a_payment_knows_the_tile_it_raises() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="2 white")
    play(state, "build", "tile porta-2", "city lerici")
    assert waiting(state)[-1] == paying(0, city=0, left=2, tile=state.display[0])
