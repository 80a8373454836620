"""The evaluation takes what is printed from the component files: it follows when owners correct a value."""

from collections.abc import Mapping

import pytest

from signoria.games.virtu.components.cities import CITIES, CITY_IDS, NEUTRAL, PIRATES, ROADS
from signoria.games.virtu.components.components import FILES, Components
from signoria.games.virtu.components.symbols import ACTIONS, CROWN, FLORIN, FULL, WAR, WIDTH, amount
from signoria.games.virtu.components.tables import LAST_STEP
from signoria.games.virtu.evaluation.evaluator import VirtuEvaluator
from signoria.games.virtu.evaluation.outlook import annex_need, survey
from signoria.games.virtu.evaluation.prices import NAMES, PriceList
from signoria.games.virtu.evaluation.seat_value import value_seat
from signoria.games.virtu.evaluation.warfare import war_bonus
from signoria.games.virtu.rules.annexing import annex_price
from signoria.games.virtu.rules.campaign import Token
from signoria.games.virtu.rules.movement import Pardon
from signoria.games.virtu.rules.patronage import Patronage
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.state import VirtuState
from tests.corrected import corrected
from tests.virtu import questions
from tests.virtu.own import OWN
from tests.virtu.table import agent, bonus, chamber, chamber_of, court, indulgence, part, player, spring, table


def with_values(values: Mapping[str, object]) -> Components:
    """The components of rule tests with some values corrected."""
    return Components(corrected("virtu", [file.name for file in FILES], values))


def weights(**named: float) -> list[float]:
    """Weights of which only these count, in a game that lasts one more year and does not hurry to its end."""
    lasting = {"most_years": 1.0, "fewest_years": 1.0, "years_per_city": 99.0, "years_per_step": 99.0}
    whole = {"years_per_neutral": 99.0, "enough_florins": 1.0, "tiles_per_lap": 1.0}
    return [{**lasting, **whole, **named}.get(name, 0.0) for name in NAMES]


def worth(state: VirtuState, **named: float) -> float:
    return VirtuEvaluator(weights(**named)).expected_points(state)[0]


def steps_before_a_bonus(components: Components) -> list[int]:
    """The steps from which a player near the patronage chamber hopes for a bonus."""
    found: list[int] = []
    for step in range(LAST_STEP):
        state = table(coins=50, components=components)
        player(state).step = step
        player(state).token = (chamber_of(state, 0, "patronage") - 2) % 5
        spring(state)
        hopeless = worth(state, this_action=1.0, annex_hope=1.0)
        if worth(state, this_action=1.0, annex_hope=1.0, bonus_to_come=9.0) > hopeless:
            found.append(step)
    return found


def test_a_bonus_is_hoped_for_just_before_the_steps_that_bring_one() -> None:
    assert steps_before_a_bonus(OWN) == [step - 1 for step in OWN.bonus_steps]
    assert steps_before_a_bonus(with_values({"patronage.toml track.bonus_at_steps": [1, 3]})) == [0, 2]


def steps_paid_for_a_bonus(components: Components) -> list[int]:
    """The steps whose payment for the next one is expected to bring a bonus."""
    found: list[int] = []
    for step in range(LAST_STEP):
        state = spring(table(components=components))
        player(state).step = step
        questions.ask_in_spring(state, Payment(0, 0, Patronage(), 0, 0))
        if worth(state, bonus_to_come=9.0) > worth(state):
            found.append(step)
    return found


def test_a_bonus_is_expected_of_the_payment_for_a_step_that_brings_one() -> None:
    assert steps_paid_for_a_bonus(OWN) == [step - 1 for step in OWN.bonus_steps]
    assert steps_paid_for_a_bonus(with_values({"patronage.toml track.bonus_at_steps": [1, 3]})) == [0, 2]


def prestige_to_win_back(components: Components) -> list[float]:
    """By number of cities what a player with so few is short of, beside the prestige of the track."""
    found: list[float] = []
    for cities in range(4):
        state = table(components=components)
        player(state, 1).cities = 6  # the leader of the track
        for seat in range(4):
            player(state, seat).tiles = 0
        player(state).cities = cities
        spring(state)
        found.append(worth(state) - part(state, 0, "cities"))
    return [lack - found[-1] for lack in found]


def test_cities_that_bring_no_prestige_yet_are_to_be_won_back_first() -> None:
    worthless = OWN.city_prestige.count(0) - 1
    assert prestige_to_win_back(OWN) == [min(cities - worthless, 0) for cities in range(4)]
    richer = {f"tables.toml city_step.cities_{cities}.prestige": 1 for cities in (1, 2, 3)}
    assert prestige_to_win_back(with_values(richer)) == [0, 0, 0, 0]


def cities_whose_price_is_not_known(components: Components) -> list[str]:
    """Neutral cities that the evaluation believes to cost other crowns than they do, whoever has an agent there."""
    found: list[str] = []
    for spy in (None, 0, 1):
        for city in range(CITIES):
            state = table(components=components)
            near = ROADS[len(state.players) - 3][city] & player(state).tiles
            if state.control[city] != NEUTRAL or PIRATES >> city & 1 or not near:
                continue
            if spy is not None:
                agent(state, spy, CITY_IDS[city])
            crowns = annex_price(state, 0, city) >> WIDTH * CROWN & FULL
            known = PriceList(components, weights())
            if annex_need(survey(spring(state), known), 0, 1 << city, known) != crowns:
                found.append(f"{CITY_IDS[city]} with an agent of {spy}")
    return found


def test_the_crowns_of_an_annexation_are_those_of_the_rules() -> None:
    assert cities_whose_price_is_not_known(OWN) == []
    dearer = {"tables.toml actions.crowns_over_value": 3, "tables.toml war.agent_modifier": 2}
    assert cities_whose_price_is_not_known(with_values(dearer)) == []


def war_bonuses(components: Components, helper: str) -> list[int]:
    """By florins what a player with two war symbols, and somebody's help, is expected to announce."""
    armed = [card for card in components.cards if amount(card.symbols, WAR) == 1]
    warlike = next(card.id for card in armed if not amount(card.symbols, FLORIN))
    found: list[int] = []
    for coins in range(6):
        state = table(coins=coins, components=components)
        court(state, 0, left_1=warlike, right_1=warlike)
        if helper:
            bonus(state, 0, helper)
        known = PriceList(components, weights())
        spring(state)
        found.append(war_bonus(state, value_seat(state, 0, survey(state, known), known)))
    return found


def test_war_bonuses_are_expected_as_far_as_their_florins_go() -> None:
    prices = "tables.toml war.war_florin_cost"
    leonardo = "patronage.toml bonus.leonardo_da_vinci"
    cannons = "patronage.toml bonus.cannons"
    assert war_bonuses(with_values({prices: 1}), "") == [0, 1, 2, 2, 2, 2]
    assert war_bonuses(with_values({prices: 2}), "") == [0, 0, 1, 1, 2, 2]
    assert war_bonuses(with_values({prices: 0}), "") == [2, 2, 2, 2, 2, 2]
    helped = {prices: 1, f"{leonardo}.strength": 3, f"{leonardo}.florins": 2}
    assert war_bonuses(with_values(helped), "leonardo_da_vinci") == [0, 1, 3, 4, 5, 5]
    shot = {prices: 1, f"{cannons}.strength": 4, f"{cannons}.florins": 3}
    assert war_bonuses(with_values(shot), "cannons") == [0, 1, 2, 6, 6, 6]


def test_with_siege_bonuses_in_sieges_only_leonardo_is_not_expected_in_the_field() -> None:
    state = table(coins=5, options={"siege_bonuses_in_sieges_only": True})
    bonus(state, 0, "leonardo_da_vinci")
    spring(state)
    known = PriceList(OWN, weights())
    seat_value = value_seat(state, 0, survey(state, known), known)
    assert (war_bonus(state, seat_value), war_bonus(state, seat_value, True)) == (OWN.leonardo_strength, 0)


def prestige_of_pardons(components: Components) -> list[float]:
    """What an indulgence costs when half of it may be saved, and what a payment that cancels it will bring."""
    states = [spring(table(components=components)), spring(table(components=components))]
    indulgence(states[1], 0, 3)
    clean, sinful = [worth(state, pardon=0.5) for state in states]
    asked: list[float] = []
    for purpose in (Token(), Pardon()):
        questions.ask_in_spring(states[1], Payment(0, 0, purpose, 0, 0))
        asked.append(worth(states[1], pardon=0.5))
    return [sinful - clean, asked[1] - asked[0]]


def test_an_indulgence_costs_the_prestige_that_is_printed_on_it() -> None:
    assert prestige_of_pardons(OWN) == [0.5 * OWN.indulgence_prestige, -0.5 * OWN.indulgence_prestige]
    assert prestige_of_pardons(with_values({"tables.toml indulgences.prestige": -4})) == [-2.0, 2.0]


def hope(components: Components, action: str, coins: int = 50, away: int = 1, cards: int = 0, **named: float) -> float:
    """What the next action promises to a player whose token stands so many chambers before it.

    Its chamber has its printed action, or a card for it, or the same card once more as an upgrade.
    """
    state = table(coins=coins, components=components)
    card = next(one.id for one in components.cards if one.action == ACTIONS.index(action))
    if cards:
        chamber(state, 0, 1, *[card] * cards)
    player(state).token = (chamber_of(state, 0, action) - 1 - away) % 5
    player(state).step = LAST_STEP - 2
    player(state).ready_tiles = 0
    bonus(state, 0, "michelangelo")
    spring(state)
    common = {"annex_hope": 1.0, **named}
    return worth(state, this_action=1.0, **common) - worth(state, **common)


def test_a_ship_is_hoped_to_bring_its_florins() -> None:
    florins = "tables.toml actions.florins_per_ship"
    one, three = (hope(with_values({florins: number}), "trade", cards=1, florin=10.0) for number in (3, 9))
    assert three == pytest.approx(3 * one)
    assert one > 0


def test_the_symbols_of_an_upgrade_are_hoped_for_too() -> None:
    one, two = (hope(OWN, "trade", cards=number, florin=10.0) for number in (1, 2))
    assert two == pytest.approx(2 * one)
    assert one > 0


def test_a_symbol_is_hoped_to_turn_its_tiles() -> None:
    tiles = "tables.toml actions.tiles_per_symbol"
    one, two = (hope(with_values({tiles: number}), "rule", crown=1.0, cross=1.0) for number in (1, 2))
    assert two == pytest.approx(2 * one)
    assert one > 0


def test_michelangelo_is_hoped_to_save_his_crowns() -> None:
    """The step costs two symbols, and a third of a crown is saved by each."""
    crowns = "patronage.toml bonus.michelangelo.crowns"
    one, two = (
        hope(with_values({crowns: number}), "patronage", crown=1 / 3, cross=1 / 3, bonus_to_come=9.0)
        for number in (1, 2)
    )
    assert two - one == pytest.approx(1 / 3)


def test_a_step_of_patronage_is_hoped_for_at_its_own_price() -> None:
    cost = f"patronage.toml step.step_{LAST_STEP - 1}.cost"
    cheap, dear = (
        hope(with_values({cost: {"florin": florins, "crown_or_cross": 2}}), "patronage", bonus_to_come=9.0, florin=0.1)
        for florins in (5, 8)
    )
    assert cheap - dear == pytest.approx(0.3)


def test_a_step_beyond_the_free_ones_is_hoped_for_as_far_as_florins_go() -> None:
    prices = (1, 4)
    found = []
    for price in prices:
        components = with_values({"tables.toml token.extra_move_florins": price})
        away = components.free_steps + 1
        hopes = [hope(components, "patronage", coins, away, bonus_to_come=9.0) > 1 for coins in range(6)]
        assert hopes == [coins >= price for coins in range(6)]
        found.append(hope(components, "patronage", away=away, bonus_to_come=9.0, florin=0.1))
    assert found[0] - found[1] == pytest.approx(0.1 * (prices[1] - prices[0]))
