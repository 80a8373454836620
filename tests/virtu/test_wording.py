"""Sentences of the log and of pieces, as they read with one, several and none of a thing."""

import pytest

import signoria
from signoria.engine.journal import Journal
from signoria.language.wording import Company
from signoria.presentation.words import components_of, wording_of
from tests.virtu.table import act, play, sellers, table

GAME = signoria.game("virtu")
YOU, OTHER = 0, 1
COMPANY = Company(["Venice (Anna)", "Milan (Berta)"], YOU)


def told(key: str, seat: int, params: dict[str, object], language: str = "en") -> str:
    event: dict[str, object] = {"key": key, "seat": seat, **params}
    return " ".join(wording_of(GAME, language).tell([event], COMPANY))


@pytest.mark.parametrize(
    ("units", "florins", "language", "sentence"),
    [
        (0, 0, "en", "You keep no units."),
        (1, 1, "en", "You pay 1 florin for 1 unit."),
        (4, 2, "en", "You pay 2 florins for 4 units."),
        (5, 2, "cs", "Platíš žold: 2 florény (5 jednotek)."),
        (1, 1, "pl", "Płacisz żołd: 1 floren (1 jednostka)."),
        (2, 1, "ru", "Вы платите жалованье: 1 флорин (2 отряда)."),
    ],
)
def test_wages_are_counted(units: int, florins: int, language: str, sentence: str) -> None:
    assert told("wages", YOU, {"units": units, "florins": florins}, language) == sentence


def test_a_sale_is_told_with_what_it_brings() -> None:
    state = table()
    sellers(state, 0)
    act(state, 0, "campaign")
    journal = Journal()
    state.attach(journal)
    play(state, "indulgence florins")
    events = [event.seen_by(None) for event in journal.events]
    assert GAME.wording.tell(events, COMPANY) == [
        "You sell an indulgence for 3 florins (chamber 2, campaign, is blocked)."
    ]


def test_florins_that_were_not_cashed_are_not_told() -> None:
    cards = ["envoy", "bishop"]
    assert told("refreshed", OTHER, {"cards": cards, "florins": 0, "side": "left side"}) == (
        "Courtiers of Milan (Berta) on the left turn up: Envoy, Bishop."
    )
    assert told("refreshed", YOU, {"cards": cards, "florins": 2, "side": "right side"}) == (
        "Your courtiers on the right turn up: Envoy, Bishop (2 florins cashed first)."
    )


@pytest.mark.parametrize(
    ("key", "params"),
    [
        ("agent removed", {"place": "siena"}),
        ("retreated", {"start": "siena", "city": "pisa"}),
        ("unit lost", {"city": "siena"}),
    ],
)
def test_nothing_is_of_you(key: str, params: dict[str, object]) -> None:
    assert told(key, YOU, params).startswith("You ")
    assert told(key, OTHER, params).startswith("Milan (Berta) ")


@pytest.mark.parametrize(
    ("language", "ships"), [("en", "2 ships"), ("cs", "2 lodě"), ("pl", "2 okręty"), ("ru", "2 корабля")]
)
def test_the_bonus_of_a_great_power_is_counted(language: str, ships: str) -> None:
    assert any(sentence.endswith(f": {ships}.") for sentence in components_of(GAME, language)["ottoman_empire"].text)


@pytest.mark.parametrize(("language", "word"), [("en", "published"), ("cs", "zveřejněno"), ("ru", "опубликовано")])
def test_a_source_is_named_in_the_language(language: str, word: str) -> None:
    assert f"{word}: planszeo.pl" in components_of(GAME, language)["merchant"].text[-1]
