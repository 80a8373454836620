"""Virtù at the terminal: every number of the board and of what is offered is that of the view."""

from pathlib import Path

import pytest

from signoria import Match
from signoria.match.match import planned
from tests.amounts import counted, listed, number_of
from tests.editions import each_edition
from tests.terminal.tables import Screen, at_hand, board, drawn, final, menu, resumed
from tests.virtu.offers import SCENES, Offers, acts, check_offers, moved_cards, plans_of, scene, texts
from tests.virtu.positions import (
    NAMES,
    THINGS,
    View,
    ended,
    full,
    named,
    read_shows,
    shows,
)

GRIDS = ("a family card", "cards to move")
"""Scenes in which cards and their places are offered as a grid."""


edition = each_edition("virtu")


def test_own_florins_and_what_is_ready_to_pay_with() -> None:
    match = full()
    for seat in range(match.seats):
        view: View = match.view(seat)
        mine = view["players"][seat]
        florins, _, told = " ".join(at_hand(match, seat).text.split()).partition("; ready: ")
        assert counted(florins, THINGS) == [(mine["florins"], "florin")]
        cards = [one for one in mine["antechambers"].values() if one and one["available"] and not one["bought"]]
        ready = [one["card"] for one in cards]
        ready += [tile for tile, up in mine["tiles"].items() if up and tile not in mine["bought_tiles"]]
        assert [read_source(source) for source in listed(told)] == [(named(id).lower(), shows(id)) for id in ready]
        if seat == 0:
            assert len(ready) > 3


def read_source(text: str) -> tuple[str, dict[str, int]]:
    name, _, symbols = text.partition(" (")
    return name.lower(), read_shows(symbols.removesuffix(")"))


def offers_in(match: Match, screen: Screen) -> Offers:
    """What stands behind the numbers of a menu, by the text of the decision of that number."""
    plans = [planned(preview.plan) for preview in plans_of(match)]
    rows = sorted([[*row, ""][:3] for table in screen.tables for row in table.rows], key=lambda row: int(row[0]))
    return {plans[int(number) - 1]: (words, note) for number, words, note in rows}


@pytest.mark.parametrize("name", [name for name in SCENES if name not in GRIDS])
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    check_offers(match, offers_in(match, menu(match)))


@pytest.mark.parametrize("name", GRIDS)
def test_cards_and_their_places_as_a_grid(name: str) -> None:
    match = scene(name)
    grid = menu(match).tables[0]
    headings, *rows = grid.rows
    cards = moved_cards(match)
    assert len(rows) == len(cards) > 1
    told = []
    for start, row in zip(cards, rows, strict=True):
        place = "" if start == cards[start] else f" {start.replace('-', ' ')}"
        assert row[0] == NAMES[cards[start]] + place
        *action, symbols = row[-1].split("; ")
        assert (action, read_shows(symbols)) == (acts(cards[start]), shows(cards[start]))
        for heading, cell in zip(headings[1:-1], row[1:-1], strict=True):
            if cell != "·":
                told.append(texts(match)[int(cell) - 1])
                assert told[-1].split()[1] == start
                verb, *rest = told[-1].split()
                end = "discard" if verb == "discard" else rest[1].replace("chamber", "ch.")
                assert heading.split() == end.split("-")
    moves = [text for text in texts(match) if text.split()[0] in ("move", "place", "discard")]
    assert sorted(told) == sorted(moves)


def test_the_final_scoring_by_category() -> None:
    match = ended()
    view: View = match.view(None)
    told = final(match, 1)
    ranked = [view["scores"][seat] for seat in match.ranking()]
    _board, players = drawn(match, 1)
    assert told.headings[1:] == [players.name(score["seat"]) for score in ranked]
    for score in ranked:
        cells = [number_of(cell) for cell in told.column(players.name(score["seat"])).values()]
        assert cells == [*score["parts"].values(), score["total"], score["place"]]


def test_a_game_that_goes_on_shows_the_own_seat_its_table(tmp_path: Path) -> None:
    match = Match("virtu", 3, seed=2)
    while match.view(None)["year"] == 0 or not match.seat:
        match.play(match.legal()[-1])
    seat = match.seat
    screen, expected = resumed(match, tmp_path, seat), board(match, seat, everything=False)
    assert [table.rows for table in screen.tables[: len(expected.tables)]] == [table.rows for table in expected.tables]


def test_a_game_that_is_over_does_not_say_when_it_will_end() -> None:
    for match in (full(), ended()):
        assert match.view(0)["ending"]
        assert ("The game ends with this winter." in board(match, 0).lines) == (not match.over)
