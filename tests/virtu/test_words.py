"""What is offered says all that decides it: actions, prices, sums, ways, and what comes of it."""

from typing import Any

import pytest

from signoria import Decision, kit
from signoria.engine.journal import Journal
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.symbols import spelled
from signoria.games.virtu.components.tables import BONUS_IDS, LEONARDO
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.state import VirtuState
from signoria.games.virtu.text.presenter import VirtuPresenter
from signoria.games.virtu.text.wording import WORDING
from signoria.language.wording import Company
from signoria.match.preview import preview_of
from signoria.presentation import Choice, Presenter, presenter_of
from signoria.presentation.sheets import sheets_of
from tests.matches import standing
from tests.virtu.table import (
    act,
    agent,
    chamber,
    court,
    indulgence,
    own,
    play,
    player,
    ready,
    sellers,
    spring,
    units,
    war,
    winter,
)
from tests.virtu.table import shown_table as table

PLANNER = kit("virtu").planner
COMPANY = Company(["Milan (Niccolò)", "Florence (Lucrezia)", "Naples (Cesare)", "Venice (Caterina)"], 0)


def teller(state: VirtuState) -> Presenter:
    return presenter_of(standing("virtu", state).game)


def offers(state: VirtuState, start: str = "") -> dict[str, tuple[str, str]]:
    """By its plan each deed on offer: its words, and the note beside them."""
    seat = state.actor
    assert seat is not None
    presenter, view = teller(state), state.view(seat)
    found: dict[str, tuple[str, str]] = {}
    for number, deed in enumerate(PLANNER.deeds(state), start=1):
        choice = Choice(number, presenter.deed(view, deed), preview_of(state, seat, PLANNER, deed))
        if choice.plan.startswith(start):
            found[choice.plan] = (choice.words, presenter.note(view, choice, COMPANY))
    return found


def offer(state: VirtuState, start: str) -> tuple[str, str]:
    """The one deed that begins so."""
    (found,) = offers(state, start).values()
    return found


def question(state: VirtuState) -> str:
    asked: dict[str, Any] = state.view(None)["asked"]
    return WORDING.say(f"ask.{asked['for']}", asked, COMPANY)


def summary(state: VirtuState) -> list[str]:
    presenter, view = teller(state), state.view(0)
    return [str(line) for line in sheets_of(presenter, view, COMPANY).summary()]


def log(state: VirtuState, *decisions: str) -> list[str]:
    journal = Journal()
    state.attach(journal)
    play(state, *decisions)
    state.attach(None)
    return WORDING.tell([event.seen_by(0) for event in journal.events], COMPANY)


# Moving and chambers.


def test_a_chamber_is_told_with_its_action() -> None:
    state = table(coins=2)
    chamber(state, 0, 4, "merchant")
    found = offers(spring(state))
    assert [words for words, _ in found.values()][-1] == "to chamber 4 (Trade), for 2 florins"
    assert question(state).startswith("The token stands in chamber 2 (")


def test_what_turns_up_on_the_way_is_told() -> None:
    state = table(coins=2)
    court(state, 0, exhausted=True, right_1="bishop")
    assert "turning up: Bishop" in offer(spring(state), "step; step florins")[1]


def test_a_step_tells_its_price_though_the_treasury_is_empty() -> None:
    state = table()
    court(state, 0, left_1="banker")
    assert offer(spring(state), "step; step florins")[0].endswith(", for 2 florins")


def test_what_blocks_a_chamber_is_told_before_the_token_goes_there() -> None:
    state = table()
    agent(state, 1, "milan-chamber-3")
    note = offer(spring(state), "step")[1]
    assert "no action: the agent of Florence (Lucrezia) blocks it" in note


def test_an_indulgence_on_the_way_is_told_with_what_cancelling_costs() -> None:
    state = table()
    indulgence(state, 0, 3)
    own(state, 0, "ravenna")
    ready(state, 0, "ravenna")
    found = [words for words, _ in offers(spring(state)).values()]
    assert any(words.endswith("the indulgence of chamber 3 cancelled for a cross") for words in found)
    assert any(words.endswith("the indulgence of chamber 3 left") for words in found)


def test_as_the_action_and_as_the_upgrade_are_told_apart() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="merchant")
    winter(state, 0, "reorganise")
    assert offer(state, "move left-1 chamber-3")[0].endswith("as the action")
    chamber(state, 0, 3, "condottiere")
    winter(state, 0, "reorganise")
    assert offer(state, "move left-1 chamber-3")[0].endswith("as the upgrade of Condottiere")


def test_an_antechamber_says_when_it_turns_up() -> None:
    state = table(coins=9)
    note = offer(winter(state, 0, "buy"), "buy banker")[1]
    assert "to right 1 (turns up after chamber 3)" in note
    assert play(state, "buy banker") is state
    assert offer(state, "seat left-1")[0] == "left 1 (turns up after chamber 5)"


# Annexing, campaigns, intrigue.


def test_annexing_tells_price_way_and_what_agents_change() -> None:
    state = table()
    agent(state, 1, "turin")
    own(state, 0, "genoa", "mantua", "nice")
    ready(state, 0, "milan", "genoa", "mantua", "nice")
    court(state, 0, left_1="podesta", right_1="podesta")
    note = offer(act(state, 0, "annex"), "annex turin")[1]
    value = state.components.value_of[1]
    assert f"costs {value + 2} crowns, by road" in note
    assert f"value {value}; {value + 1} for you" in note
    assert "its tile gives " in note
    assert question(state) == "Annex: which city?"


def test_the_cards_of_the_chamber_are_told_where_they_pay() -> None:
    state = table()
    chamber(state, 0, 3, "podesta")
    court(state, 0, left_1="gonfaloniere", right_1="gonfaloniere")
    act(state, 0, "annex")
    shown = spelled(state.components.symbols_of[CARD_IDS.index("podesta")])
    crowns = WORDING.word({"crown": shown["crown"]})
    assert question(state) == f"Annex: which city? The cards of the chamber show {crowns}."


def test_a_march_tells_whether_it_would_do() -> None:
    state = table()
    units(state, 0, milan=3)
    court(state, 0, left_1="condottiere")
    found = offers(act(state, 0, "campaign"))
    one = found["march milan turin"]
    assert one[0] == "march from Milan to Turin: 1 unit"
    assert one[1] == "1 against 2: not enough as it stands"
    three = next(note for plan, (_, note) in found.items() if plan.count("march milan turin") == 3)
    assert three.startswith("3 against 2: taken as it stands")
    assert "with Condottiere (" in three


def test_an_agent_tells_what_it_does() -> None:
    state = table()
    player(state, 1).token = 0
    act(state, 0, "intrigue")
    assert offer(state, "send supply; to city; at siena")[1] == "value 3; then 2 for you"
    note = offer(state, "send supply; to chamber; at florence-chamber-3")[1]
    assert note.startswith("blocks the action ")
    assert note.endswith("of Florence (Lucrezia), whose token is 2 steps away")


# Battles.


def besieging(attackers: int) -> VirtuState:
    state = table(coins=9)
    own(state, 0, "genoa")
    units(state, 0, milan=0, parma=0, pisa=attackers)
    units(state, 1, florence=0, pisa=1)
    court(state, 0, left_1="condottiere")
    court(state, 1, left_1="condottiere")
    return war(state)


def test_a_siege_is_asked_about_with_both_sums() -> None:
    state = besieging(3)
    assert question(state) == "Siege of Pisa: 3 against 3. A war bonus?"
    assert "Attack: You 3; 3 units; may still add 1" in summary(state)
    assert "Defence: Florence (Lucrezia) 3; 2 value, 1 units; may still add 1" in summary(state)


def test_a_bonus_tells_the_sums_after_it_and_a_pass_what_follows() -> None:
    state = besieging(3)
    assert offer(state, "war left-1")[1] == "strength +1; then 4 against 3; −1 florin"
    assert offer(state, "pass")[1] == "then 3 against 3; Florence (Lucrezia) may still add 1"
    play(state, "pass")
    assert offer(state, "pass")[1] == "ends the siege: 3 against 3, not won, 1 unit lost"


# Payments.


def test_a_payment_says_what_for_and_how_much_of_it_is_left() -> None:
    state = table()
    own(state, 0, "genoa", "mantua", "nice")
    ready(state, 0, "milan", "genoa", "mantua")
    court(state, 0, left_1="podesta", right_1="podesta")
    play(act(state, 0, "annex"), "annex turin")
    assert " to pay for a city: Turin. What is used next?" in question(state)
    play(state, state.legal()[0].text)
    assert any(line.startswith("To pay: ") and " of 3 crowns" in line for line in summary(state))


def test_a_source_says_what_it_gives_up_and_when_it_turns_up() -> None:
    state = table()
    own(state, 0, "genoa", "mantua", "nice")
    ready(state, 0, "milan", "genoa", "mantua")
    court(state, 0, left_1="podesta", right_1="podesta")
    play(act(state, 0, "annex"), "annex turin")
    found = [note for _, note in offers(state, "use").values()]
    assert any("(turns up after chamber 5)" in note for note in found)
    assert any(note.startswith("gives up ") and "only the rule action turns it up" in note for note in found)


# Indulgences, purchases, bonuses, powers.


@pytest.mark.parametrize("step", ["wages", "reorganise", "buy", "recruit"])
def test_an_indulgence_tells_its_whole_price_and_stands_last(step: str) -> None:
    state = table(coins=9)
    sellers(state, 0)
    court(state, 0, left_1="bishop")
    found = list(offers(winter(state, 0, step)).values())
    words, note = found[-1]
    assert words == "sell an indulgence for 3 florins"
    action = teller(state).action_in(state.view(0)["players"][0], 1).capitalize()  # type: ignore[attr-defined]
    assert note == f"−1 prestige; blocks chamber 1 ({action}) until it is cancelled; once a year"


def test_a_purchase_tells_what_comes_with_it() -> None:
    found = offers(winter(table(coins=30), 0, "buy"))
    notes = {plan.partition(";")[0]: note for plan, (_, note) in found.items()}
    assert "with an agent" in notes["buy counsellor"]
    assert "5 left" in notes["buy banker"]


def test_what_can_be_bought_with_crosses_tells_prestige_and_limit() -> None:
    state = table(coins=30)
    own(state, 0, "ravenna", "siena", "florence")
    ready(state, 0, "ravenna", "siena", "florence")
    found = offers(winter(state, 0, "buy"))
    notes = {plan.partition(";")[0]: note for plan, (_, note) in found.items()}
    assert "1 prestige; one for each player" in notes["buy cardinal"]
    assert "opens an antechamber" in notes["buy duchy"]


def test_a_patronage_bonus_tells_its_effect() -> None:
    state = table()
    presenter = teller(state)
    component = presenter.components[BONUS_IDS[LEONARDO]]
    assert "In every siege and field battle you may pay 1 florin for +1." in component.text


def test_a_power_tells_its_cities_chambers_and_family() -> None:
    presenter = teller(table())
    assert isinstance(presenter, VirtuPresenter)
    match = standing("virtu", table()).game.new(4)
    while match.actor is not None and match.legal()[0].verb.word != "power":
        match.apply(match.legal()[0])
    assert isinstance(match, VirtuState)
    note = offer(match, "power milan")[1]
    assert note.startswith("starts in Milan, Parma; chambers: ")
    assert "Ludovico Sforza" in note


# The head, and what happened.


def test_the_head_tells_season_and_step() -> None:
    state = table(coins=9)
    court(state, 0, left_1="bishop")
    assert summary(spring(state))[0] == "Year 2, spring: actions"
    assert summary(winter(state, 0, "reorganise"))[0] == "Year 2, winter: palace"


def test_what_happened_is_told_with_whom_it_touches() -> None:
    state = table()
    act(state, 1, "intrigue")
    assert log(state, "send supply", "to chamber", "at milan-chamber-3") == [
        "Florence (Lucrezia) sends an agent from the supply to chamber 3 of Milan (you)."
    ]


def test_wages_and_sales_are_told_as_what_they_are() -> None:
    state = table(coins=9)
    sellers(state, 0)
    assert "You pay 1 florin for 2 units." in log(winter(state, 0, "wages"), "keep 2")
    (told,) = log(winter(state, 0, "buy"), "indulgence florins")
    assert told.startswith("You sell an indulgence for 3 florins (chamber 1, ")
    assert told.endswith(" is blocked).")


def test_a_lost_siege_is_told_with_its_losses() -> None:
    state = besieging(2)
    told = log(state, "pass", "pass")
    assert "You besiege Pisa in vain: 2 against 3, 1 unit lost (Florence (Lucrezia))." in told


def test_tiles_that_turn_up_are_one_sentence() -> None:
    events: list[dict[str, object]] = [
        {"key": "refreshed tile", "seat": 3, "tile": tile} for tile in ("padua", "venice")
    ]
    assert WORDING.tell(events, COMPANY) == ["Venice (Caterina) turns up Padua, Venice."]


def test_every_question_can_be_told_to_others() -> None:
    for key in WORDING.templates:
        if key.startswith("ask."):
            assert f"question.{key.removeprefix('ask.')}" in WORDING.templates


def test_ranks_that_change_hands_are_no_loss_of_the_turn() -> None:
    state = table()
    presenter = teller(state)
    view: Any = state.view(0)
    before = presenter.lasting(view, view["scores"])
    own(state, 1, "siena", "bologna")
    now: Any = state.view(0)
    after = presenter.lasting(now, now["scores"])
    assert after[0]["total"] == before[0]["total"]
    assert presenter.standing(now, now["scores"])[1]["parts"]["most cities"] > 0


def parsed(*texts: str) -> list[Decision]:
    return [CATALOGUE.parse(text) for text in texts]


def test_an_alternative_is_told_by_what_it_changes() -> None:
    state = winter(table(coins=9), 0, "buy")
    presenter, view = teller(state), state.view(0)
    deed = parsed("buy banker")
    choice = Choice(1, "", preview_of(state, 0, PLANNER, deed))
    told = [presenter.instead(view, choice, plan) for plan in choice.preview.instead]
    assert told == ["left 1 (turns up after chamber 5)", "right 2 (turns up after chamber 3)"]
