"""Every sentence of every game in every language."""

import re
from gettext import NullTranslations
from random import Random

import pytest

import signoria
from signoria.language.wording import OPTIONAL, PARAMETER, Company
from signoria.presentation.words import (
    Phrase,
    components_of,
    in_language,
    option_of,
    phrases,
    reason_of,
    rules_of,
    title_of,
    variant_of,
    wording_of,
)
from tests.words.languages import GAMES, LANGUAGES, MISSING, sample, strict

TABLE = Company(["Red", "Blue", "Green", "Yellow", "Black"], 2)
UNSAID = re.compile(r"[{}\[\]<>|_]|\bNone\b|  |\.\.|\( | \)")
LATIN = re.compile(r"[a-z]{3,}")
"""A word that was left in English, where the language has other letters."""
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)
OF_ALL = pytest.mark.parametrize("name", GAMES)


def spoken_of(template: str) -> set[str]:
    """What a template speaks of or asks about."""
    return {name for name, _ in PARAMETER.findall(template)} | {found[0] for found in OPTIONAL.findall(template)}


@IN_ALL
@pytest.mark.parametrize("name", ["signoria", *GAMES])
def test_everything_is_translated(name: str, language: str) -> None:
    spoken = strict(name, language)
    assert [one.context for one in phrases(name) if said(spoken, one) == MISSING] == []


def said(spoken: NullTranslations, one: Phrase) -> str:
    if one.plural:
        return spoken.npgettext(one.context, one.english, one.plural, 1)
    return spoken.pgettext(one.context, one.english)


@IN_ALL
@OF_ALL
def test_every_message_can_be_said(name: str, language: str) -> None:
    wording = wording_of(signoria.game(name), language)
    said = {key: wording.say(key, sample(wording, key), TABLE) for key in wording.templates}
    said |= {f"{key} to others": wording.say(key, sample(wording, key)) for key in wording.templates}
    assert {key: words for key, words in said.items() if UNSAID.search(words)} == {}


@IN_ALL
@OF_ALL
def test_no_parameter_is_lost_or_invented(name: str, language: str) -> None:
    english = signoria.game(name).wording
    wording = wording_of(signoria.game(name), language)
    other = [key for key in english.templates if spoken_of(english.templates[key]) != spoken_of(wording.templates[key])]
    assert other == []


@IN_ALL
@OF_ALL
def test_what_is_counted_has_all_its_forms(name: str, language: str) -> None:
    forms = wording_of(signoria.game(name), language).forms
    assert [thing for thing in forms if len(forms[thing]) != 3 or not all(forms[thing])] == []


@IN_ALL
@OF_ALL
def test_every_component_has_its_name_and_words(name: str, language: str) -> None:
    found = components_of(signoria.game(name), language)
    assert list(found) == [one.id for one in signoria.game(name).components]
    silent = [id for id, one in found.items() if UNSAID.search(" ".join([one.name, *one.text]))]
    assert silent == []


@IN_ALL
@pytest.mark.parametrize("name", ["carrara", "lorenzo"])
def test_no_two_decisions_of_players_read_the_same(name: str, language: str) -> None:
    wording = wording_of(signoria.game(name), language)
    words = [wording.describe(one) for one in signoria.game(name).decisions if not one.by_chance]
    assert sorted({one for one in words if words.count(one) > 1}) == []


@OF_ALL
def test_no_decision_is_left_in_english(name: str) -> None:
    wording = wording_of(signoria.game(name), "ru")
    words = [wording.describe(one) for one in signoria.game(name).decisions]
    assert [one for one in words if LATIN.search(one)] == []


@OF_ALL
def test_no_component_is_left_in_english(name: str) -> None:
    found = components_of(signoria.game(name), "ru").values()
    told = [line for one in found for line in [one.name, *one.text] if LATIN.search(without_addresses(line))]
    assert told == []


def without_addresses(line: str) -> str:
    """The pages that values were read from keep their addresses."""
    return re.sub(r"public: |\w+\.(pl|it|blog)\b", "", line)


@OF_ALL
def test_no_sentence_of_a_match_is_left_in_english(name: str) -> None:
    game = signoria.game(name)
    wording = wording_of(game, "ru")
    company = Company(["Ада", "Борис", "Вера", "Глеб"], 0)
    match = signoria.Match(name, 4, seed=11)
    rng = Random(11)
    said = []
    while not match.over:
        asked = match.view(match.seat)["asked"]
        assert isinstance(asked, dict)
        said.append(wording.say(f"ask.{asked['for']}", asked, company))
        for decision in rng.sample(game.decisions, 3):
            refusal = match.refusal(decision)
            if refusal is not None:
                said.append(reason_of(game, refusal, company, "ru").replace(decision.text, ""))
        match.play(rng.choice(match.legal()))
    said += wording.tell(match.log(0), company)
    assert [line for line in said if LATIN.search(line) or UNSAID.search(line)] == []


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("cs", "Získáváš: 2 dřeva, 1 mince (Háj).", "Blue získává: 2 dřeva, 1 mince (Háj)."),
        ("pl", "Otrzymujesz: 2 drewna, 1 moneta (Zagajnik).", "Blue otrzymuje: 2 drewna, 1 moneta (Zagajnik)."),
        ("ru", "Вы получаете: 2 дерева, 1 монета (Роща).", "Blue получает: 2 дерева, 1 монета (Роща)."),
    ],
)
def test_the_reader_is_spoken_to(language: str, you: str, other: str) -> None:
    wording = wording_of(signoria.game("lorenzo"), language)
    event: dict[str, object] = {"seat": 1, "goods": {"wood": 2, "coins": 1}, "source": "woods"}
    assert wording.say("log.gained", event, Company(["Red", "Blue"], 1)) == you
    assert wording.say("log.gained", event, Company(["Red", "Blue"], 0)) == other


def test_a_refusal_is_told_with_its_rule() -> None:
    match = signoria.Match("lorenzo", 2, "basic", seed=1)
    game = match.game
    refusal = match.refusal(game.catalogue.parse("support"))
    assert refusal is not None
    assert reason_of(game, refusal, TABLE, "cs") == (
        f"Teď se rozhoduje o něčem jiném: další tah. Na to „support“ neodpovídá. ({refusal.rule})"
    )


def test_titles_variants_and_options_are_told() -> None:
    game = signoria.game("carrara")
    assert title_of(game, "ru") == "Дворцы Каррары"
    assert variant_of(game, "basic", "pl") == "wariant podstawowy"
    assert option_of(game, "confirm_turn", "cs").startswith("Ptát se")


@OF_ALL
def test_english_is_what_the_game_says_itself(name: str) -> None:
    game = signoria.game(name)
    assert wording_of(game, "en") is game.wording
    assert rules_of(game, "en") == game.rules
    assert [one.text for one in components_of(game, "en").values()] == [one.text for one in game.components]


@OF_ALL
def test_what_has_no_translation_is_read_in_english(name: str) -> None:
    game = signoria.game(name)
    wording = in_language(game.wording, name, "la")
    assert (wording.templates, wording.names) == (game.wording.templates, game.wording.names)
    assert type(wording) is type(game.wording)
