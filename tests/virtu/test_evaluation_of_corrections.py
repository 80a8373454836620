"""The evaluation takes what is printed from the component files: it follows when owners correct a value."""

from signoria.games.virtu.components.cities import CITIES, CITY_IDS, NEUTRAL, PIRATES, ROADS
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.components.symbols import CROWN, FULL, WAR, WIDTH, amount
from signoria.games.virtu.components.tables import LAST_STEP
from signoria.games.virtu.evaluation.corner import look
from signoria.games.virtu.evaluation.evaluator import VirtuEvaluator
from signoria.games.virtu.evaluation.outlook import annex_need, survey
from signoria.games.virtu.evaluation.prices import NAMES, PriceList
from signoria.games.virtu.evaluation.warfare import war_bonus
from signoria.games.virtu.rules.annexing import annex_price
from signoria.games.virtu.rules.campaign import Token
from signoria.games.virtu.rules.movement import Pardon
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.state import VirtuState
from tests.corrected import found_with
from tests.virtu import questions
from tests.virtu.table import agent, bonus, chamber_of, court, indulgence, part, player, spring, table


def weights(**named: float) -> list[float]:
    """Weights of which only these count, in a game that lasts one more year and does not hurry to its end."""
    lasting = {"most_years": 1.0, "fewest_years": 1.0, "years_per_city": 99.0, "years_per_step": 99.0}
    whole = {"years_per_neutral": 99.0, "enough_florins": 1.0, "tiles_per_lap": 1.0}
    return [{**lasting, **whole, **named}.get(name, 0.0) for name in NAMES]


def worth(state: VirtuState, **named: float) -> float:
    return VirtuEvaluator(weights(**named)).expected_points(state)[0]


def steps_before_a_bonus() -> list[int]:
    """The steps from which a player near the patronage chamber hopes for a bonus."""
    found: list[int] = []
    for step in range(LAST_STEP):
        state = table(coins=50)
        player(state).step = step
        player(state).token = (chamber_of(state, 0, "patronage") - 2) % 5
        spring(state)
        hopeless = worth(state, this_action=1.0, annex_hope=1.0)
        if worth(state, this_action=1.0, annex_hope=1.0, bonus_to_come=9.0) > hopeless:
            found.append(step)
    return found


def test_a_bonus_is_hoped_for_just_before_the_steps_that_bring_one() -> None:
    assert steps_before_a_bonus() == [step - 1 for step in SHIPPED.bonus_steps]
    assert found_with({"virtu/patronage.toml track.bonus_at_steps": [1, 3]}, steps_before_a_bonus) == [0, 2]


def prestige_to_win_back() -> list[float]:
    """By number of cities what a player with so few is short of, beside the prestige of the track."""
    found: list[float] = []
    for cities in range(4):
        state = table()
        player(state, 1).cities = 6  # the leader of the track
        for seat in range(4):
            player(state, seat).tiles = 0
        player(state).cities = cities
        spring(state)
        found.append(worth(state) - part(state, 0, "cities"))
    return [lack - found[-1] for lack in found]


def test_cities_that_bring_no_prestige_yet_are_to_be_won_back_first() -> None:
    worthless = SHIPPED.city_prestige.count(0) - 1
    assert prestige_to_win_back() == [min(cities - worthless, 0) for cities in range(4)]
    corrected = {f"virtu/tables.toml city_step.cities_{cities}.prestige": 1 for cities in (1, 2, 3)}
    assert found_with(corrected, prestige_to_win_back) == [0, 0, 0, 0]


def cities_whose_price_is_not_known() -> list[str]:
    """Neutral cities that the evaluation believes to cost other crowns than they do, whoever has an agent there."""
    found: list[str] = []
    for spy in (None, 0, 1):
        for city in range(CITIES):
            state = table()
            near = ROADS[len(state.players) - 3][city] & player(state).tiles
            if state.control[city] != NEUTRAL or PIRATES >> city & 1 or not near:
                continue
            if spy is not None:
                agent(state, spy, CITY_IDS[city])
            crowns = annex_price(state, 0, city) >> WIDTH * CROWN & FULL
            known = PriceList(SHIPPED, weights())
            if annex_need(survey(spring(state), known), 0, 1 << city, known) != crowns:
                found.append(f"{CITY_IDS[city]} with an agent of {spy}")
    return found


def test_the_crowns_of_an_annexation_are_those_of_the_rules() -> None:
    assert cities_whose_price_is_not_known() == []
    corrected = {"virtu/tables.toml actions.crowns_over_value": 3, "virtu/tables.toml war.agent_modifier": 2}
    assert found_with(corrected, cities_whose_price_is_not_known) == []


def war_bonuses(helper: str) -> list[int]:
    """By florins what a player with two war symbols, and somebody's help, is expected to announce."""
    warlike = next(card.id for card in SHIPPED.cards if amount(card.symbols, WAR) == 1 and not amount(card.symbols, 0))
    found: list[int] = []
    for coins in range(6):
        state = table(coins=coins)
        court(state, 0, left_1=warlike, right_1=warlike)
        if helper:
            bonus(state, 0, helper)
        known = PriceList(SHIPPED, weights())
        spring(state)
        found.append(war_bonus(state, look(state, 0, survey(state, known), known)))
    return found


def test_war_bonuses_are_expected_as_far_as_their_florins_go() -> None:
    prices = "virtu/tables.toml war.war_florin_cost"
    leonardo = "virtu/patronage.toml bonus.leonardo_da_vinci"
    cannons = "virtu/patronage.toml bonus.cannons"
    assert found_with({prices: 1}, war_bonuses, "") == [0, 1, 2, 2, 2, 2]
    assert found_with({prices: 2}, war_bonuses, "") == [0, 0, 1, 1, 2, 2]
    assert found_with({prices: 0}, war_bonuses, "") == [2, 2, 2, 2, 2, 2]
    helped = {prices: 1, f"{leonardo}.strength": 3, f"{leonardo}.florins": 2}
    assert found_with(helped, war_bonuses, "leonardo_da_vinci") == [0, 1, 3, 4, 5, 5]
    shot = {prices: 1, f"{cannons}.strength": 4, f"{cannons}.florins": 3}
    assert found_with(shot, war_bonuses, "cannons") == [0, 1, 2, 6, 6, 6]


def prestige_of_pardons() -> list[float]:
    """What an indulgence costs when half of it may be saved, and what a payment that cancels it will bring."""
    states = [spring(table()), spring(table())]
    indulgence(states[1], 0, 3)
    clean, sinful = [worth(state, pardon=0.5) for state in states]
    asked: list[float] = []
    for purpose in (Token(), Pardon()):
        questions.ask_in_spring(states[1], Payment(0, 0, purpose, 0, 0))
        asked.append(worth(states[1], pardon=0.5))
    return [sinful - clean, asked[1] - asked[0]]


def test_an_indulgence_costs_the_prestige_that_is_printed_on_it() -> None:
    assert prestige_of_pardons() == [0.5 * SHIPPED.indulgence_prestige, -0.5 * SHIPPED.indulgence_prestige]
    assert found_with({"virtu/tables.toml indulgences.prestige": -4}, prestige_of_pardons) == [-2.0, 2.0]
