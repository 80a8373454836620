"""Which games there are, and what a game says about seats, variants and options before a match begins."""

import pytest

import signoria
from signoria import BadSetup, Match, Option, SignoriaError, UnknownGame
from signoria.presentation.library import natural

LORENZO = signoria.game("lorenzo")


def test_the_games_are_listed_by_name() -> None:
    assert "lorenzo" in signoria.games()
    assert list(signoria.games()) == sorted(signoria.games())


@pytest.mark.parametrize("name", signoria.games())
def test_a_game_is_found_by_its_name_and_always_the_same(name: str) -> None:
    found = signoria.game(name)
    assert found.name == name
    assert signoria.game(name) is found


@pytest.mark.parametrize("name", ["chess", "", "Lorenzo", "lorenzo "])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match="lorenzo") as unknown:
        signoria.game(name)
    assert repr(name) in str(unknown.value)
    assert isinstance(unknown.value, SignoriaError)


@pytest.mark.parametrize("name", signoria.games())
def test_a_game_tells_all_about_itself(name: str) -> None:
    found = signoria.game(name)
    assert found.title
    assert found.rules_version
    assert len(found.data_version) == 8
    assert len(found.variants) >= 1
    assert all(rule and text for rule, text in found.rules.items())
    assert all(option.text.endswith(".") for option in found.options.values())
    assert all(option.default in option.values for option in found.options.values())
    ids = [component.id for component in found.components]
    assert len(set(ids)) == len(ids)
    assert all(component.name and component.kind and component.facts for component in found.components)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 2.0, "2", None])
def test_a_wrong_number_of_seats_is_named(seats: object) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players") as wrong:
        LORENZO.read_seats(seats)
    assert repr(seats) in str(wrong.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_can_be_played(seats: int) -> None:
    assert len(Match("lorenzo", seats, seed=1).scores()) == seats


def test_a_wrong_variant_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"basic, advanced.*'expert'"):
        LORENZO.new(2, "expert")


def test_without_a_variant_the_full_game_is_played() -> None:
    assert Match("lorenzo", 2, seed=1).variant == "advanced"


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadSetup, match="no option 'blindfold'"):
        LORENZO.new(2, "basic", {"round6_prompt": True, "blindfold": True})


@pytest.mark.parametrize("value", ["maybe", 1, None, "", [True]])
def test_a_wrong_value_of_an_option_is_named_with_those_there_are(value: object) -> None:
    with pytest.raises(BadSetup, match="round6_prompt is one of false, true") as wrong:
        LORENZO.new(2, "basic", {"round6_prompt": value})
    assert repr(value) in str(wrong.value)


def test_an_option_of_words_knows_only_its_words() -> None:
    with pytest.raises(BadSetup, match="character_scoring is one of standard, pl_1_3_5, not 'pl'"):
        LORENZO.new(2, "basic", {"character_scoring": "pl"})


@pytest.mark.parametrize(("given", "value"), [("true", True), ("False", False), ("TRUE", True), (True, True)])
def test_a_switch_is_also_read_from_words(given: object, value: bool) -> None:
    assert LORENZO.read_options({"round6_prompt": given})["round6_prompt"] is value


def test_options_not_given_are_at_their_default() -> None:
    options = LORENZO.read_options({})
    assert options == {name: option.default for name, option in LORENZO.options.items()}


@pytest.mark.parametrize("option", LORENZO.options.values(), ids=repr)
def test_every_value_of_every_option_can_be_played(option: Option) -> None:
    for value in option.values:
        match = Match("lorenzo", 2, "advanced", {option.name: value}, seed=1)
        assert match.options[option.name] == value


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(BadSetup, match="not True"):
        Match("lorenzo", 2, seed=True)


def test_a_seed_too_long_to_be_written_down_is_refused() -> None:
    with pytest.raises(BadSetup, match="seed"):
        Match("lorenzo", 2, seed=10**5000)


def test_a_match_without_a_seed_takes_one_and_keeps_it_in_the_record() -> None:
    match = Match("lorenzo", 2)
    assert f"seed: {match.seed}\n" in match.record()


def test_rule_ids_sort_by_their_numbers() -> None:
    assert sorted(["LOR-TOWER-10", "LOR-TOWER-9"], key=natural) == ["LOR-TOWER-9", "LOR-TOWER-10"]
