"""Everything the game says reads well: log, refusals, questions, decisions and components."""

import re
from random import Random

import pytest

import signoria
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.carrara.game import COMPONENTS, PREFIXED
from signoria.games.carrara.text import prose
from signoria.language.wording import PARAMETER, Company
from tests.carrara.own import OWN
from tests.carrara.table import give, own, play, refusal, table, told

GAME = signoria.game("carrara")
UNSAID = re.compile(r"[{}\[\]<>|_]|\bNone\b|\b1 (coins|blocks|points|buildings|parts)\b|  |\bthe the\b|\.\.")
TABLE = Company(["Red", "Blue", "Green", "Yellow"], 0)


def decision(text: str) -> str:
    return GAME.wording.describe(GAME.catalogue.parse(text))


def counted(number: int, thing: str) -> str:
    """Decisions name the values of the set that the game comes with, whatever they are."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def price(part: int, colour: str) -> str:
    coins = SHIPPED.prices[part - 1][COLOURS.index(colour)]
    return counted(coins, "coin") if coins else "nothing"


def value(tile: str) -> int:
    return SHIPPED.values[TILE_IDS.index(tile)]


def paid(upgrade: str, thing: str) -> str:
    return counted(next(one.amount for one in SHIPPED.upgrades if one.name == upgrade), thing)


PISA = next(city for city in SHIPPED.cities if city.id == "pisa")


def component(id: str) -> list[str]:
    """What is said of a component as rule tests have it."""
    for key, count in COMPONENTS:
        for entry in OWN.files[0].entries(key, count):
            prefix = f"{key.replace('_', '-')}-" if key in PREFIXED else ""
            if prefix + entry.word("id") == id:
                return prose.text_of(GAME.wording, OWN, key, entry)
    raise AssertionError(f"there is no {id}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take 1 white", f"white at ring part 1 for {price(1, 'white')}"),
        ("take 6 white", f"white at ring part 6 for {price(6, 'white')}"),
        ("take 6 red", f"red at ring part 6 for {price(6, 'red')}"),
        ("pass", f"pass and take {counted(SHIPPED.pass_coins, 'coin')}"),
        ("rotate both", "turn both wheels on and refill"),
        ("gain none", "take nothing"),
        ("gain coat_of_arms", "take a coat of arms"),
        ("purchase red-statue", f"buy a red statue for {counted(SHIPPED.purchase_price, 'coin')}"),
        ("tile villa-4", f"Villa 4, {counted(value('villa-4'), 'block')}"),
        ("tile villa-1", f"Villa 1, {counted(value('villa-1'), 'block')}"),
        ("tile villa-8", "the Villa monument"),
        ("cover villa-4", "on top of Villa 4"),
        ("pay green", "pay 1 green"),
        ("pay 2 green", "pay 2 green instead of 1 red"),
        ("upgrade pisa", f"the upgrade tile for Pisa: {paid('pisa', 'coin')} for each point of value"),
        ("field 3", "the column of field 3"),
        ("field large", "a column of the large field, without a bonus"),
        ("place city-pisa", "score the city Pisa"),
        ("start 0", "Player 1 starts"),
        ("spin 0", "the large wheel is not turned"),
        ("spin 1", "the large wheel is turned by 1 part"),
    ],
)
def test_decisions_in_plain_words(text: str, words: str) -> None:
    assert decision(text) == words


def test_of_two_upgrade_tiles_that_pay_the_same_one_is_the_second() -> None:
    one, other = (decision(f"upgrade massa-{letter}") for letter in "ab")
    first, second = (paid(f"massa-{letter}", "point") for letter in "ab")
    told = ", the second one" if first == second else ""
    assert one == f"the upgrade tile for Massa: {first} for each point of value"
    assert other == f"the upgrade tile for Massa{told}: {second} for each point of value"


def test_every_decision_has_words() -> None:
    silent = [one.text for one in GAME.decisions if UNSAID.search(GAME.wording.describe(one))]
    assert silent == []


def test_every_kind_of_decision_has_a_template() -> None:
    begun = {word.split()[0] for word in GAME.catalogue.verbs}
    known = {key.removeprefix("decision.").split()[0] for key in GAME.wording.templates if key.startswith("decision.")}
    assert begun == known


def test_no_two_decisions_of_players_read_the_same() -> None:
    words = [GAME.wording.describe(one) for one in GAME.decisions if not one.by_chance]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("key", GAME.wording.templates)
def test_every_message_can_be_said(key: str) -> None:
    params: dict[str, object] = {}
    for name, manner in PARAMETER.findall(GAME.wording.templates[key]):
        params[name] = 2 if manner or name in ("seat", "holder") else "white"
    assert not UNSAID.search(GAME.wording.say(key, params, TABLE))


def test_every_component_has_words() -> None:
    silent = [one.id for one in GAME.components if not one.text or UNSAID.search(" ".join([one.name, *one.text]))]
    assert silent == []


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("villa-4", "Rural, value 4: costs 4 blocks."),
        ("porta-3b", "Urban, value 3: costs 3 blocks. Only with 4 players."),
        (
            "upgrade-pisa",
            f"Pisa pays its owner {paid('pisa', 'coin')} instead of {PISA.amount} for each point of value.",
        ),
        (
            "pisa",
            f"Accepts white, yellow. Pays {counted(PISA.amount, 'coin')} for each point of value."
            f" Its place needs {counted(PISA.buildings, 'building')} there.",
        ),
        (
            "book",
            "Fits a Biblioteca, one on each building, and makes it count 1 more whenever it is scored. There are 7.",
        ),
        ("gold-statue", "Fits a building without a statue in any city. Not for sale. There are 8."),
        ("court-advanced-1", "Bonus for whoever scores with a column of this field: 1 gold statue."),
        ("court-basic-4", "Bonus for whoever scores with a column of this field: 5 coins."),
        ("decoration-set-2", "At the end: 6 points for 2 decorations of a sort on own buildings."),
        ("part-5", "A block costs here: white 2, yellow 1; free: red, green, blue, purple."),
        ("part-1", "A block costs here: white 6, yellow 5, red 4, green 3, blue 2, purple 1."),
    ],
)
def test_components_say_what_they_do(id: str, words: str) -> None:
    assert component(id)[0] == words


def test_what_is_reconstructed_says_so() -> None:
    assert component("upgrade-livorno")[-1] == "Reconstructed: certainty medium."
    assert component("majority-massa")[-1] == (
        "Reconstructed: the most, certainty medium; the third most, certainty low."
    )
    assert component("gold-statue")[-1] == "Reconstructed: not for sale, certainty medium."


def test_what_is_printed_says_nothing_of_the_kind() -> None:
    sure = [one for one in GAME.components if "reconstructed" not in one.facts.values()]
    assert sure
    assert [one.id for one in sure if "Reconstructed" in " ".join(one.text)] == []


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_of_a_log_reads_well(seed: int, variant: str) -> None:
    match = signoria.Match("carrara", 2 + seed % 3, variant, seed=seed)
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    lines = GAME.wording.tell(match.log(0), TABLE)
    assert [line for line in lines if UNSAID.search(line) or re.search(r"\b[Yy]ou \w+s\b(?<!pass)", line)] == []


def test_blocks_bought_together_are_told_together() -> None:
    state = table(wheel={1: ["white", "red", "red"]})
    events = told(state, "buy", "rotate none", "take 1 white", "take 1 red", "take 1 red")
    assert GAME.wording.tell(events, TABLE)[1:] == ["You buy 1 white, 2 red at ring part 1 for 14 coins."]


def test_blocks_paid_together_are_told_together() -> None:
    state = table(reserve=[])
    give(state, 0, blocks="2 purple, 2 blue")
    events = told(state, "build", "tile villa-4", "city lerici", "pay blue", "pay blue", "pay purple", "pay purple")
    assert GAME.wording.tell(events, TABLE) == ["You pay 2 blue, 2 purple.", "You build Villa 4 in Lerici."]


def test_blocks_drawn_are_counted_by_colour() -> None:
    events: list[dict[str, object]] = [{"key": "drew", "seat": None, "colour": one} for one in ("red", "blue", "red")]
    assert GAME.wording.tell(events) == ["New on the wheel: 2 red, 1 blue."]


def test_what_is_free_is_bought_for_nothing() -> None:
    event: dict[str, object] = {"key": "bought", "seat": 1, "colour": "blue", "part": 3, "price": 0}
    assert GAME.wording.tell([event], TABLE) == ["Blue buys 1 blue at ring part 3 for nothing."]


def test_a_place_that_pays_nothing_says_so() -> None:
    event: dict[str, object] = {"key": "scored", "seat": 1, "place": "money-3to1", "gain": {}}
    assert GAME.wording.tell([event], TABLE) == ["Blue scores the money place 3 to 1: nothing."]


def test_who_is_followed_is_told_by_name() -> None:
    event: dict[str, object] = {"key": "followed", "seat": 0, "field": 2, "holder": 1}
    assert GAME.wording.tell([event], TABLE) == ["You follow the royal visit of Blue with the column of field 2."]


def test_a_decision_at_the_wrong_moment_is_answered_by_what_is_asked() -> None:
    text = refusal(table(), "store").text
    assert text == "Now is the moment for an action of the turn, and 'store' does not answer that."


def test_the_other_wheels_are_offered_in_words() -> None:
    state = table()
    play(state, "buy")
    text = refusal(state, "rotate both").text
    assert text == "In this variant the choice is: turn the wheel on and refill it, leave the wheel as it is."


def test_a_requirement_is_told_with_its_numbers() -> None:
    state = table()
    own(state, 0, "villa-1", "pisa")
    play(state, "score", "field 1")
    text = refusal(state, "place city-pisa").text
    assert text == "For the city Pisa you need 2 buildings there, and you have 1 building."


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_every_question_and_every_refusal_of_a_game_reads_well(variant: str) -> None:
    match = signoria.Match("carrara", 3, variant, seed=5)
    rng = Random(5)
    silent = set()
    while not match.over:
        asked = match.view(match.seat)["asked"]
        assert isinstance(asked, dict)
        said = [GAME.wording.say(f"ask.{asked['for']}", asked)]
        for one in rng.sample(GAME.decisions, 12):
            reason = match.refusal(one)
            if reason is not None:
                said.append(reason.text.replace(f"'{one.text}'", "it"))
        silent |= {words for words in said if UNSAID.search(words)}
        match.play(rng.choice(match.legal()))
    assert silent == set()
