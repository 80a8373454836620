"""Virtù at the terminal: every number of the board and of what is offered is that of the view."""

from functools import cache
from pathlib import Path

import pytest

from signoria import Game, Match
from tests.amounts import amounts, counted, listed
from tests.editions import each_edition
from tests.terminal.tables import Printed, Screen, aside, board, called, final, menu, resumed
from tests.virtu.offers import SCENES, Offers, acts, check_offers, moved_cards, scene, texts
from tests.virtu.positions import (
    FACTS,
    NAMES,
    THINGS,
    View,
    action_of,
    brings_bonus,
    costs,
    ended,
    full,
    named,
    read_shows,
    scored,
    shows,
    stacked,
    step_costs,
)

Shown = tuple[View, Screen, int | None]
"""A view, the board that shows it, and whose eyes they are for."""
GRIDS = ("a family card", "cards to move")
"""Scenes in which cards and their places are offered as a grid."""


edition = each_edition("virtu")


@cache
def drawn(edition: Game, reader: int | None) -> Shown:
    match = full()
    return match.view(reader), board(match, reader), reader


@pytest.fixture(params=[0, 3, None], ids=str)
def shown(request: pytest.FixtureRequest, edition: Game) -> Shown:
    return drawn(edition, request.param)


def players(seats: list[int], reader: int | None) -> list[str]:
    return [called(seat, reader) for seat in seats]


def palace_of(seat: int, reader: int | None) -> str:
    return "Your palace" if seat == reader else f"Palace of {called(seat, reader)}"


def with_units(seat: int, units: int, reader: int | None) -> str:
    return called(seat, reader) + (f" {units}" if units else "")


def test_all_tables_of_the_board_are_read_here(shown: Shown) -> None:
    view, screen, reader = shown
    palaces = [palace_of(seat, reader) for seat in view["order"]]
    cities = ["Cities", "", ""]
    known = ["Players", *palaces, *cities, "City track", "Patronage", "Great powers", "For sale"]
    assert [table.headings[0] for table in screen.tables] == known
    assert all(table.rows for table in screen.tables)


def test_how_the_players_stand(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Players")
    assert table.names == players(view["order"], reader)
    for player in view["players"]:
        seat = player["seat"]
        told = list(table.row(called(seat, reader)).values())
        assert told[1] == NAMES[f"power-{player['power']}"]
        on_map = sum(city["units"][seat] + city["beaten"][seat] for city in view["cities"].values())
        numbers = [player[key] for key in ("florins", "cities", "patronage", "crosses")]
        numbers += [on_map, player["agents_in_supply"], view["scores"][seat]["total"]]
        assert [int(cell) for cell in told[2:]] == numbers
    assert table.headings[2:] == ["Florins", "Cities", "Patronage", "Crosses", "Units", "Agents", "Prestige"]


def test_palaces_with_chambers_courtiers_tiles_and_tokens(shown: Shown) -> None:
    view, screen, reader = shown
    seen: set[str] = set()
    for player in view["players"]:
        table = screen.table(palace_of(player["seat"], reader))
        assert table.headings[1] == NAMES[f"power-{player['power']}"]
        for number, (chamber, row) in enumerate(zip(player["chambers"], table.rows[:5], strict=True), start=1):
            action = action_of(chamber["action_card"]) or chamber["printed"]
            assert row == ["▪ " * (player["token"] == number) + f"{number} {action}", in_chamber(chamber, reader)]
        for side in ("left", "right"):
            courtiers = [one for place, one in player["antechambers"].items() if one and place.startswith(side)]
            told = [turned(NAMES[one["card"]], one["available"]) for one in courtiers]
            assert table.row(side)[table.headings[1]] == (", ".join(told) or "nobody")
        tiles = [turned(named(tile).removeprefix("The "), up) for tile, up in player["tiles"].items()]
        more = {
            "dominion": ", ".join(tiles),
            "bonuses": ", ".join(NAMES[bonus] for bonus in player["bonuses"]),
            "+1 tokens": str(player["war_tokens"] or ""),
            "trophies": ", ".join(players(player["trophies"], reader)),
        }
        assert {row[0]: row[1] for row in table.rows[7:]} == {name: told for name, told in more.items() if told}
        seen |= {row[0] for row in table.rows[7:]}
    assert seen == {"dominion", "bonuses", "+1 tokens", "trophies"}


def turned(name: str, available: bool) -> str:
    return name if available else f"({name})"


def in_chamber(chamber: View, reader: int | None) -> str:
    """The card on a chamber and the action that it covers, the upgrade, and what blocks them."""
    card, upgrade = chamber["action_card"], chamber["upgrade"]
    told = NAMES[card] if card else ""
    told += f" on {chamber['printed']}" if card and action_of(card) != chamber["printed"] else ""
    told += f" + {NAMES[upgrade]}" if upgrade else ""
    blocked = ["indulgence"] * chamber["indulgence"]
    blocked += [] if chamber["agent"] is None else [f"agent of {called(chamber['agent'], reader)}"]
    return ", ".join([*([told] if told else []), *blocked]) or "–"


def test_cities_with_values_owners_garrisons_agents_and_sieges(shown: Shown) -> None:
    view, screen, reader = shown
    rows = [row for table in screen.tables if table.headings[-1] == "Siege" for row in table.rows]
    assert len(rows) == len(view["cities"])
    for (id, city), (name, value, garrison, agent, siege) in zip(view["cities"].items(), rows, strict=True):
        assert name == NAMES[id] + "+" * city["cathedral"] + "*" * (FACTS[id]["pirate"] == "True")
        assert int(value) == city["value"]
        owner = city["control"]
        assert garrison == ("–" if owner is None else with_units(owner, city["units"][owner], reader))
        assert agent == ("" if city["agent"] is None else called(city["agent"], reader))
        before = [units + beaten for units, beaten in zip(city["units"], city["beaten"], strict=True)]
        assert listed(siege) == [
            with_units(seat, units, reader) for seat, units in enumerate(before) if seat != owner and units
        ]
    assert all(any(cell for cell in column) for column in zip(*rows, strict=True))


def test_great_powers_with_prices_allies_and_agents(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Great powers")
    assert table.names == [NAMES[power] for power in view["great_powers"]]
    for id, power in view["great_powers"].items():
        row = table.row(NAMES[id])
        assert amounts(row["Costs"], THINGS) == costs(id)
        ally = "–" if power["ally"] is None else called(power["ally"], reader)
        assert row["Ally"] == ally + " (used)" * power["used"]
        assert row["Agent"] == ("" if power["agent"] is None else called(power["agent"], reader))


def test_the_patronage_track_with_prices_prestige_and_markers(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Patronage")
    for step, (name, price, prestige, there) in enumerate(table.rows):
        assert name == f"{step}{', bonus' * (step > 0 and brings_bonus(step))}"
        assert (amounts(price, THINGS) if step else price) == (step_costs(step) if step else "")
        assert int(prestige) == scored(0, "patronage", step=step)
        standing_there = [player["seat"] for player in view["players"] if player["patronage"] == step]
        assert listed(there) == players(standing_there, reader)
    assert sum(len(listed(told)) for told in table.column("Players").values()) == view["seats"]


def check_city_track(view: View, track: Printed, reader: int | None) -> None:
    last = len(track.rows) + 1
    for space, (name, prestige, there) in enumerate(track.rows, start=2):
        assert name == f"{space} cities"
        assert int(prestige) == scored(0, "cities", cities=space)
        discs = [seat for seat in reversed(view["city_track"]) if min(view["players"][seat]["cities"], last) == space]
        assert listed(there) == players(discs, reader)
    assert scored(0, "cities", cities=last) == scored(0, "cities", cities=last + 1)
    assert sum(len(listed(told)) for told in track.column("Players").values()) == view["seats"]


def test_the_city_track_with_prestige_and_markers(shown: Shown) -> None:
    view, screen, reader = shown
    check_city_track(view, screen.table("City track"), reader)


def test_discs_on_one_space_of_the_city_track_and_beyond_its_end() -> None:
    match = stacked()
    track = board(match, 0).table("City track")
    check_city_track(match.view(0), track, 0)
    assert len(listed(track.row("2 cities")["Players"])) == 3


def test_what_is_for_sale_with_prices_and_symbols(shown: Shown) -> None:
    view, screen, _ = shown
    sale = screen.table("For sale")
    left = {item: number for item, number in view["stock"].items() if number}
    assert len(left) == len(view["stock"]) - 1, "one pile is empty"
    assert sale.column("Left") == {NAMES[item]: str(number) for item, number in left.items()}
    for item in left:
        row = sale.row(NAMES[item])
        assert amounts(row["Costs"], THINGS) == costs(item)
        assert read_shows(row["Shows"]) == shows(item)
        assert row["Action"] == "".join(acts(item))
    assert listed(sale.caption.partition(": ")[2]) == [NAMES[bonus] for bonus in view["bonuses"]]


def test_the_year_the_turn_order_and_the_end(shown: Shown) -> None:
    view, screen, reader = shown
    assert screen.lines[0] == f"Year {view['year']}. Turn order: {', '.join(players(view['order'], reader))}"
    assert screen.lines[1] == "The game ends with this winter."


def test_own_florins_and_what_is_ready_to_pay_with() -> None:
    match = full()
    for seat in range(match.seats):
        view: View = match.view(seat)
        mine = view["players"][seat]
        florins, _, told = " ".join(aside(match, seat).text.split()).partition(". Ready: ")
        assert counted(florins, THINGS) == [(mine["florins"], "florin")]
        cards = [one for one in mine["antechambers"].values() if one and one["available"] and not one["bought"]]
        ready = [one["card"] for one in cards]
        ready += [tile for tile, up in mine["tiles"].items() if up and tile not in mine["bought_tiles"]]
        assert [read_source(source) for source in listed(told.removesuffix("."))] == [
            (named(id).lower(), shows(id)) for id in ready
        ]
        if seat == 0:
            assert len(ready) > 3
            assert florins in " ".join(board(match, seat).text.split())


def read_source(text: str) -> tuple[str, dict[str, int]]:
    name, _, symbols = text.partition(" (")
    return name.lower(), read_shows(symbols.removesuffix(")"))


def offers_in(match: Match, screen: Screen) -> Offers:
    """What stands behind the numbers of a menu, by the text of the decision of that number."""
    legal = texts(match)
    rows = [[*row, ""][:3] for table in screen.tables for row in table.rows]
    return {legal[int(number) - 1]: (words, note) for number, words, note in rows}


@pytest.mark.parametrize("name", [name for name in SCENES if name not in GRIDS])
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    reader = match.seat
    check_offers(match, offers_in(match, menu(match)), lambda seat: called(seat, reader).replace("You", "you"))


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
                assert where(told[-1]) == heading.replace("ch.", "chamber").split("\n")
    moves = [text for text in texts(match) if text.split()[0] in ("move", "place", "discard")]
    assert sorted(told) == sorted(moves)


def where(text: str) -> list[str]:
    """Where a move goes, as the heading of its column tells it."""
    verb, *rest = text.split()
    return ["dis-", "card"] if verb == "discard" else rest[1].split("-")


def test_the_final_scoring_by_category() -> None:
    match = ended()
    view: View = match.view(None)
    told = final(match, 1)
    ranked = [view["scores"][seat] for seat in match.ranking()]
    assert told.headings[1:] == [called(score["seat"], 1) for score in ranked]
    for score in ranked:
        cells = [int(cell) for cell in told.column(called(score["seat"], 1)).values()]
        assert cells == [*score["parts"].values(), score["total"], score["place"]]


def test_a_game_that_goes_on_shows_the_own_seat_its_table(tmp_path: Path) -> None:
    match = Match("virtu", 3, seed=2)
    while match.view(None)["year"] == 0 or not match.seat:
        match.play(match.legal()[-1])
    seat = match.seat
    screen, expected = resumed(match, tmp_path, seat), board(match, seat)
    assert [table.rows for table in screen.tables[: len(expected.tables)]] == [table.rows for table in expected.tables]
