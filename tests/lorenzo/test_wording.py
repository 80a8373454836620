"""Everything the game says reads well: log, refusals, decisions and components."""

import re
from random import Random

import pytest

import signoria
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.text import prose
from signoria.language.wording import Company
from tests.lorenzo import facts
from tests.lorenzo.own import OWN
from tests.lorenzo.table import give, refusal, table

GAME = signoria.game("lorenzo")
UNSAID = re.compile(r"[{}\[\]<>|_]|\bNone\b|\b1 (coins|servants|points)\b| 0 (coins|servants)|  ")


def decision(text: str) -> str:
    return GAME.wording.describe(GAME.catalogue.parse(text))


def traded(side: str, thing: str) -> str:
    """One side of the Residence's trade; decisions name the values of the set that the game comes with."""
    trade = next(card for card in SHIPPED.cards if card.id == "residence").trades[0]
    (amount,) = getattr(trade, side).table().values()
    return f"{amount} {thing}" if amount == 1 else f"{amount} {thing}s"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("place white harvest-small", "white member to the small harvest space"),
        ("place neutral building-4", "neutral member to floor 4 of the building tower"),
        ("servants 0", "spend no servants"),
        ("servants 1", "spend 1 servant"),
        ("trade residence 1", f"Residence: pay {traded('pay', 'coin')} for {traded('gain', 'privilege')}"),
        ("trade residence none", "Residence: no trade"),
        ("privilege wood-stone", "1 wood, 1 stone"),
        ("cost military", "pay in military points"),
        ("end-turn", "end the turn"),
        ("order 0", "Player 1 is next in the turn order"),
    ],
)
def test_decisions_in_plain_words(text: str, words: str) -> None:
    assert decision(text) == words


def test_trades_tell_both_sides() -> None:
    told = 0
    for component in GAME.components:
        for effect in facts.effects(component.facts.get("production", "")):
            for number, (pay, gain) in enumerate(effect[1] if effect[0] == "trades" else [], start=1):
                both = f"pay {GAME.wording.word(pay)} for {GAME.wording.word(gain)}"
                assert decision(f"trade {component.id} {number}") == f"{component.name}: {both}"
                told += 1
    assert told == sum(len(card.trades) for card in SHIPPED.cards)


def test_bonus_tiles_tell_harvest_and_production() -> None:
    known = {component.id: component.facts for component in GAME.components}
    tiles = [one.text.split()[1] for one in GAME.decisions if one.text.startswith("bonus-tile ")]
    assert len(tiles) >= 4
    for tile in tiles:
        told = decision(f"bonus-tile {tile}").removeprefix(f"bonus tile {tile}: harvest gives ")
        both = [facts.goods(side) for side in told.split("; production gives ")]
        assert both == [facts.goods(known[f"bonus-tile-{tile}"][area]) for area in ("harvest", "production")]


def test_every_decision_has_words() -> None:
    silent = [one.text for one in GAME.decisions if UNSAID.search(GAME.wording.describe(one))]
    assert silent == []


def test_no_two_decisions_of_players_read_the_same() -> None:
    words = [GAME.wording.describe(one) for one in GAME.decisions if not one.by_chance]
    assert len(set(words)) == len(words)


def test_every_component_has_words() -> None:
    silent = [one.id for one in GAME.components if not one.text or UNSAID.search(" ".join(one.text))]
    assert silent == []


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("mint", "Production from value 5: 1 coin for each building you own."),
        ("architect", "At once: a bonus action at value 6 to take a building for 1 wood, 1 stone less."),
        ("support_to_the_bishop", "Cost: 2 military points (you must have 4) or 2 coins, 1 wood, 1 stone."),
        ("ludovico_il_moro", "Your coloured members have the value 5, whatever the dice show."),
        ("1_5", "−3 on the value of your harvest actions."),
        ("3_1", "At the end your characters score nothing."),
        ("2_7", "You miss your first turn of every round; you may place the last member after everybody else."),
        ("3_4", "At the end you lose 1 victory point for every 5 victory points that you have before final scoring."),
        ("francesco_sforza", "Once per round: a harvest at value 1. Servants raise it, characters do not."),
        (
            "leonardo_da_vinci",
            "Once per round: a production at value 0. "
            "Servants raise it (you need at least 1 servant), characters do not.",
        ),
    ],
)
def test_components_say_what_they_do(id: str, words: str) -> None:
    texts = {card.id: prose.card_text(GAME.wording, card) for card in OWN.cards}
    texts |= {leader.id: prose.leader_text(GAME.wording, leader) for leader in OWN.leaders}
    texts |= {tile.id: prose.tile_text(GAME.wording, tile) for tile in OWN.tiles}
    assert words in texts[id]


@pytest.mark.parametrize("seed", range(4))
def test_every_sentence_of_a_log_reads_well(seed: int) -> None:
    match = signoria.Match("lorenzo", 2 + seed % 3, seed=seed)
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    told = GAME.wording.tell(match.log(0), Company(["Red", "Blue", "Green", "Yellow"], 0))
    assert [line for line in told if UNSAID.search(line) or re.search(r"\b[Yy]ou \w+s\b(?<!pass)", line)] == []


@pytest.mark.rule("LOR-HIDDEN-1")
def test_others_do_not_hear_which_leader_was_kept() -> None:
    event: dict[str, object] = {"key": "kept", "seat": 1}
    assert GAME.wording.tell([event]) == ["Player 2 keeps a leader."]


def test_taking_a_free_card_speaks_of_no_cost() -> None:
    event: dict[str, object] = {"key": "took", "seat": 0, "card": "woods", "paid": {}, "surcharge": 0}
    assert GAME.wording.tell([event]) == ["Player 1 takes Woods."]


@pytest.mark.rule("LOR-TERR-3")
def test_the_third_territory_is_counted_in_english() -> None:
    state = table(floors={"territory-1": "village"}, dice=(6, 6, 6))
    give(state, 0, military=1)
    state.players[0].cards = ((0, 1), (), (), ())
    text = refusal(state, "place white territory-1").text
    assert text == "Your 3rd territory needs 3 military points, and you have 1."


def test_a_decision_at_the_wrong_moment_is_answered_by_what_is_asked() -> None:
    text = refusal(table(), "support").text
    assert text == "Now is the moment for the next move, and 'support' does not answer that."


@pytest.mark.parametrize("options", [{}, {"ask_effect_order": True, "any_servants": True, "round6_prompt": True}])
def test_every_question_of_a_game_is_asked_in_words(options: dict[str, object]) -> None:
    match = signoria.Match("lorenzo", 4, options=options, seed=5)
    rng = Random(5)
    silent = []
    while not match.over:
        asked = match.view(match.seat)["asked"]
        assert isinstance(asked, dict)
        words = GAME.wording.say(f"ask.{asked['for']}", asked)
        if UNSAID.search(words):
            silent.append(words)
        match.play(rng.choice(match.legal()))
    assert silent == []


def test_the_question_for_a_bonus_action_tells_which_one() -> None:
    wording = GAME.wording
    assert wording.say("ask.bonus action", {"card": "abbess"}) == (
        "Abbess grants a bonus action at value 4 to take any card. How do you use it?"
    )
    assert wording.say("ask.privilege", {"left": 1}) == "Choose 1 privilege."


def test_excommunication_tiles_have_titles() -> None:
    names = {tile.id: GAME.wording.names[tile.id] for tile in OWN.tiles}
    assert len(set(names.values())) == len(names) == 21
    assert all(tile.name not in names[tile.id] for tile in OWN.tiles)
