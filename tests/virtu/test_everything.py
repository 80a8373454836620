"""Everything on the table can come into play: goods of the market, bonuses, alliances, cities, family cards."""

import pytest

from signoria.engine.journal import Journal
from signoria.games.virtu.components.cards import CARD_IDS, FAMILY_OF
from signoria.games.virtu.components.cities import CITY_IDS, NEUTRAL
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.state import VirtuState
from tests.virtu.own import OWN, begin
from tests.virtu.questions import asked_for
from tests.virtu.table import act, court, legal, play, player, ready, table, units, war, winter


def crowned(state: VirtuState) -> None:
    """Courtiers with crowns serve seat 0, none of whom is for sale."""
    court(state, 0, left_1="ludovico_sforza", right_1="piero_de_medici", right_2="ferdinand_ii")


def happened(state: VirtuState, key: str, word: str, *decisions: str, until: str) -> list[object]:
    """What events of a key are about: by decisions, and by the first that is legal until something is asked for."""
    journal = Journal()
    state.attach(journal)
    play(state, *decisions)
    while asked_for(state) != until:
        play(state, legal(state)[0])
    return [event.params[word] for event in journal.events if event.key == key]


@pytest.mark.parametrize("item", ITEM_IDS)
def test_everything_on_the_market_can_be_bought(item: str) -> None:
    state = table(seats=5, coins=40)
    crowned(state)
    winter(state, 0, "buy")
    assert happened(state, "bought", "item", f"buy {item}", until="buy") == [item]


@pytest.mark.parametrize("bonus", BONUS_IDS)
def test_every_bonus_can_be_chosen(bonus: str) -> None:
    state = table(coins=40)
    crowned(state)
    player(state).step = OWN.bonus_steps[0] - 1
    act(state, 0, "patronage")
    play(state, "advance")
    while asked_for(state) != "bonus":
        play(state, legal(state)[0])
    play(state, f"bonus {bonus}")
    assert player(state).bonuses == 1 << BONUS_IDS.index(bonus)


@pytest.mark.parametrize("power", GREAT_POWERS)
def test_every_great_power_can_be_an_ally(power: str) -> None:
    state = table(coins=40)
    crowned(state)
    court(state, 0, right_3="cardinal")
    ready(state, 0, *[city for city in CITY_IDS if city not in ("rome", "civitavecchia")])
    winter(state, 0, "alliance")
    play(state, f"ally {power}")
    while state.actor == 0 and asked_for(state) == "payment":
        play(state, legal(state)[0])
    assert state.allies[GREAT_POWERS.index(power)] == 0


@pytest.mark.parametrize("city", CITY_IDS)
def test_every_city_is_somebodys_from_the_start_or_can_be_taken(city: str) -> None:
    state = table(seats=5)
    number = CITY_IDS.index(city)
    if state.control[number] == NEUTRAL:
        units(state, 0, **dict.fromkeys(["milan", "parma"], 0))
        units(state, 0, **{city: 6})
        war(state)
    assert state.control[number] >= 0


def test_every_family_card_is_placed_before_the_first_spring() -> None:
    state = begin(5)
    placed = happened(state, "placed", "card", "first 0", until="first chamber")
    assert sorted(map(str, placed)) == sorted(CARD_IDS[card] for family in FAMILY_OF for card in family)
