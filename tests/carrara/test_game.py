"""The game as the rest of Signoria knows it: variants, options, catalogue, components, rules."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import signoria
from signoria import BadSetup, Match
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.carrara import position, rules
from signoria.games.carrara.position import options
from signoria.games.carrara.position.options import OPTIONS
from signoria.games.carrara.state import CarraraState
from tests.carrara.setups import CARRARA


def test_carrara_is_one_of_the_games() -> None:
    assert "carrara" in signoria.games()
    assert (CARRARA.title, CARRARA.variants) == ("The Palaces of Carrara", ("basic", "advanced"))


@pytest.mark.parametrize("seats", [1, 5, True])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        CARRARA.new(seats, "basic")


def test_options_may_be_numbers_or_their_words() -> None:
    for value in (20, "20"):
        match = Match("carrara", 2, "basic", {"stall_rounds": value}, 1)
        assert match.options["stall_rounds"] == 20
        assert "options: stall_rounds=20" in match.record()
        assert Match.from_record(match.record()).options == match.options


@pytest.mark.parametrize("value", [3, "often", True, 1.0])
def test_other_values_of_a_number_are_refused(value: object) -> None:
    with pytest.raises(BadSetup, match="stall_rounds is one of 1, 2, 5"):
        CARRARA.new(2, "basic", {"stall_rounds": value})


def test_the_catalogue_is_stable_and_its_texts_lead_back() -> None:
    assert len(CARRARA.decisions) == 327
    for number, decision in enumerate(CARRARA.decisions):
        assert decision.index == number
        assert CARRARA.catalogue.parse(decision.text) is decision


def test_the_players_decisions_stand_before_those_of_chance() -> None:
    texts = [str(decision) for decision in CARRARA.decisions]
    assert texts[:6] == ["buy", "build", "monument", "score", "pass", "end-turn"]
    assert next(str(decision) for decision in CARRARA.decisions if decision.by_chance) == "start 0"


def test_every_component_can_be_looked_up() -> None:
    ids = [component.id for component in CARRARA.components]
    assert len(set(ids)) == len(ids)
    pisa = next(component for component in CARRARA.components if component.id == "upgrade-pisa")
    assert (pisa.kind, pisa.name) == ("upgrade", "Upgrade for Pisa")
    assert pisa.facts["source"] == "rulebook-example"
    assert {component.kind for component in CARRARA.components} >= {"building", "monument", "statue", "place"}


def obstacles() -> list[Obstacle]:
    """Every obstacle that a room of the rules declares."""
    rooms = [
        import_module(f"{package.__name__}.{module.name}")
        for package in (position, rules)
        for module in iter_modules(package.__path__)
    ]
    found = [value for room in (*rooms, CarraraState) for value in vars(room).values() if isinstance(value, Obstacle)]
    return [one for one in dict.fromkeys(found) if one is not NOT_ASKED]


def test_every_refusal_has_a_rule_and_a_sentence() -> None:
    for obstacle in obstacles():
        assert obstacle.rule in CARRARA.rules
        assert f"refusal.{obstacle.key}" in CARRARA.wording.templates


def test_every_sentence_of_a_refusal_has_its_obstacle() -> None:
    said = {key.removeprefix("refusal.") for key in CARRARA.wording.templates if key.startswith("refusal.")}
    assert said == {obstacle.key for obstacle in [NOT_ASKED, *obstacles()]}


def test_every_option_has_its_attribute_and_every_attribute_its_option() -> None:
    tree = ast.parse(Path(options.__file__).with_name("options.py").read_text(encoding="utf-8"))
    declared = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "CarraraRules")
    names = [ast.unparse(line.target) for line in declared.body if isinstance(line, ast.AnnAssign)]
    assert names == ["advanced", *OPTIONS]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_rules_of_a_table_are_the_variant_and_the_options_chosen(variant: str) -> None:
    state = CARRARA.new(2, variant, {"stall_rounds": 5})
    assert isinstance(state, CarraraState)
    assert (state.rules.advanced, state.rules.confirm_turn, state.rules.stall_rounds) == (
        variant == "advanced",
        False,
        5,
    )
    assert state.view(None)["options"] == {"stall_rounds": 5}


def carried() -> set[str]:
    """The rule ids on the marks of these tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_every_rule_example_and_ruling_is_carried_by_a_test() -> None:
    assert set(CARRARA.rules) - carried() == set()
    assert carried() - set(CARRARA.rules) == set()
