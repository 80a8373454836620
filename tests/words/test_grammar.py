"""Counting in every language."""

import pytest

import signoria
from signoria.language.wording import Company, Grammar, Wording
from signoria.presentation.words import grammar_of, house_wording, wording_of

FORMS = {
    "en": {1: "coin", 2: "coins", 5: "coins", 11: "coins", 12: "coins", 21: "coins", 22: "coins", 25: "coins"},
    "cs": {0: "mincí", 1: "mince", 2: "mince", 5: "mincí", 11: "mincí", 12: "mincí", 21: "mincí", 22: "mincí"},
    "pl": {0: "monet", 1: "moneta", 2: "monety", 5: "monet", 11: "monet", 12: "monet", 21: "monet", 22: "monety"},
    "ru": {0: "монет", 1: "монета", 2: "монеты", 5: "монет", 11: "монет", 12: "монет", 21: "монета", 22: "монеты"},
}
COUNTED = [(language, number, form) for language, forms in FORMS.items() for number, form in forms.items()]
COUNTED += [("cs", 25, "mincí"), ("pl", 25, "monet"), ("ru", 25, "монет"), ("ru", 111, "монет"), ("pl", 101, "monet")]


@pytest.mark.parametrize(("language", "number", "form"), COUNTED)
def test_a_thing_has_the_form_of_its_number(language: str, number: int, form: str) -> None:
    assert wording_of(signoria.game("lorenzo"), language).count(number, "coins") == f"{number} {form}"


@pytest.mark.parametrize(("language", "few"), [("cs", "3 hráči"), ("pl", "3 graczy"), ("ru", "3 игрока")])
def test_the_words_of_the_house_are_counted_too(language: str, few: str) -> None:
    assert house_wording(language).count(3, "player") == few


def test_a_loss_is_counted_like_a_gain() -> None:
    assert [grammar_of("cs").form(number) for number in (-1, -2, -5)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("number", "form"), [(1_000, 2), (1_001, 0), (1_002, 1), (1_011, 2), (1_112, 2), (10**30 + 1, 0)]
)
def test_large_numbers_count_like_their_last_two_digits(number: int, form: int) -> None:
    assert grammar_of("ru").form(number) == form


def test_a_language_may_have_any_number_of_forms() -> None:
    """Slovene has one, two, three or four, and the others."""
    slovene = [{1: 0, 2: 1, 3: 2, 4: 2}.get(number % 100, 3) for number in range(200)]
    wording = Wording(
        {}, {}, {"coins": ["novec", "novca", "novci", "novcev"]}, Grammar("sl", grammar_of("en").words, slovene)
    )
    assert [wording.count(number, "coins") for number in (1, 2, 4, 5, 302)] == [
        "1 novec", "2 novca", "4 novci", "5 novcev", "302 novca",
    ]  # fmt: skip


def test_small_words_are_those_of_the_language() -> None:
    wording = Wording({"said": "{a}, {b:or}, {c}, {d:players}."}, {}, {}, grammar_of("cs"))
    params: dict[str, object] = {"a": True, "b": ["x", "y"], "c": {}, "d": [0, 1]}
    assert wording.say("said", params, Company([], 1)) == "Ano, x nebo y, nic, Hráč 1, ty."


def test_an_ordinal_outside_english_has_a_dot() -> None:
    assert Wording({"x": "{n:th} karta."}, {}, {}, grammar_of("cs")).say("x", {"n": 3}) == "3. karta."


def test_a_language_without_its_small_words_is_refused() -> None:
    with pytest.raises(signoria.BadData, match="'no'"):
        Grammar("xx", {"you": "x", "player": "x", "yes": "x"})
