"""The Palaces of Carrara at the terminal: every number of the board and of what is offered is that of the view."""

from functools import cache
from pathlib import Path

import pytest

from signoria import Game, Match
from tests.amounts import amounts, counted, listed
from tests.carrara.offers import SCENES, Offers, check_offers, scene, texts, visited
from tests.carrara.positions import (
    CITIES,
    COLOURS,
    DECORATIONS,
    FACTS,
    GAME,
    KINDS,
    NAMES,
    THINGS,
    View,
    bonus,
    ended,
    full,
    other_screens,
    pays,
    places,
    ready,
    upgrades_left,
)
from tests.editions import each_edition
from tests.terminal.tables import Screen, aside, board, called, final, menu, resumed

Shown = tuple[View, Screen, int | None]
"""A view, the board that shows it, and whose eyes they are for."""


edition = each_edition("carrara")


@cache
def drawn(edition: Game, variant: str, reader: int | None) -> Shown:
    match = full(variant)
    return match.view(reader), board(match, reader), reader


@pytest.fixture(params=[("advanced", 1), ("advanced", 3), ("advanced", None), ("basic", 1)], ids=str)
def shown(request: pytest.FixtureRequest, edition: Game) -> Shown:
    return drawn(edition, *request.param)


def test_all_tables_of_the_board_are_read_here(shown: Shown) -> None:
    _, screen, _ = shown
    known = ["Wheel", "Court", "Buildings", "Other places", "City", "Built", "Players"]
    assert [table.headings[0] for table in screen.tables] == known
    assert all(table.rows for table in screen.tables)


def test_players_with_points_coins_marble_columns_and_storage(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Players")
    assert table.names == [called(player["seat"], reader) for player in view["players"]]
    for player in view["players"]:
        row = table.row(called(player["seat"], reader))
        assert int(row["Points"]) == player["points"]
        assert int(row["Columns left"]) == len(player["fields"]) + player["large_field"]
        if player["seat"] == reader:
            assert int(row["Coins"]) == player["coins"]
            assert amounts(row["Marble"], THINGS) == player["blocks"]
        else:
            assert (row["Coins"], row["Marble"]) == ("hidden", "hidden")
        if view["variant"] == "advanced":
            assert listed(row["Storage"]) == [NAMES[item].lower() for item in player["storage"]]


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("reader", [1, None])
def test_the_board_does_not_change_with_what_stands_behind_other_screens(reader: int | None) -> None:
    assert board(full(), reader).text == board(other_screens(1), reader).text


def test_own_coins_and_blocks_between_two_questions() -> None:
    match = full()
    for seat in range(match.seats):
        view: View = match.view(seat)
        own = view["players"][seat]
        coins, blocks = aside(match, seat).text.split(" and ")
        assert counted(coins, THINGS) == [(own["coins"], "coins")]
        told = blocks.split(" in marble")[0].strip()
        assert (amounts(told, THINGS) if own["blocks"] else told) == (own["blocks"] or "no marble.")


def test_the_wheel_with_blocks_and_prices_by_part_and_colour(shown: Shown) -> None:
    view, screen, _ = shown
    table = screen.table("Wheel")
    assert table.headings[1:] == [f"Part {part['part']}" for part in view["wheel"]]
    items = ["decoration", "statue"] if view["variant"] == "advanced" else []
    assert table.names == [*COLOURS, *items]
    for part in view["wheel"]:
        column = table.column(f"Part {part['part']}")
        for colour in COLOURS:
            price = str(part["prices"][colour] or "free")
            blocks = "▪" * part["blocks"].get(colour, 0)
            assert column[colour] == (f"{blocks} {price}" if blocks else f"({price})")
        for item in items:
            assert column[item] == NAMES[part[item]].lower().removesuffix(" statue")


def test_buildings_on_offer_with_their_values_and_monuments(shown: Shown) -> None:
    view, screen, _ = shown
    table = screen.table("Buildings")
    to_come = table.headings[2]
    assert to_come == f"To come ({len(view['reserve'])})"
    assert table.names == [NAMES[f"{kind}-1"].split()[0] for kind in KINDS]
    for kind, name in zip(KINDS, table.names, strict=True):
        row = table.row(name)
        monuments = [FACTS[f"{kind}-8"]["value"]] if kind in view["monuments"] else []
        assert row["Open"] == " ".join([*numbered(view["display"], kind), *monuments])
        assert row[to_come] == " ".join(numbered(view["reserve"], kind))
        if view["variant"] == "advanced":
            item = DECORATIONS[kind]
            assert row["Decorations"] == f"{view['supply'][item]} {NAMES[item].lower()}"
    assert 0 < len(view["monuments"]) < len(KINDS)
    worth = sorted({int(FACTS[f"{kind}-8"]["value"]) for kind in KINDS})
    assert table.caption == f"{'/'.join(map(str, worth))}: monument"


def numbered(tiles: list[str | None], kind: str) -> list[str]:
    """The tiles of a kind by the number in their names, in the order of the components."""
    return [valued(id, NAMES[id].split()[-1]) for id in FACTS if id in tiles and FACTS[id]["kind"] == kind]


def valued(tile: str, told: str) -> str:
    """A tile with its value, if that is not the number in its name."""
    value = FACTS[tile]["value"]
    return told if value in told else f"{told} (value {value})"


def test_the_court_with_fields_bonuses_and_columns(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Court")
    assert len(table.rows) == len(view["court"]) + 1
    for field, (name, columns) in zip(view["court"], table.rows, strict=False):
        number, _, told = name.partition(": ")
        assert int(number) == field["field"]
        assert pays(told) == bonus(field)
        assert columns == (", ".join(called(seat, reader) for seat in field["columns"]) or "–")
    large = [(player["seat"], player["large_field"]) for player in view["players"] if player["large_field"]]
    assert len(large) == 3
    assert listed(table.row("large field")["Columns"]) == [f"{called(seat, reader)} {number}" for seat, number in large]


def test_a_field_with_columns_of_all_is_told_in_a_word() -> None:
    match = Match("carrara", 3, seed=1)
    view: View = match.view(0)
    assert all(len(field["columns"]) == match.seats for field in view["court"])
    assert set(board(match, 0).table("Court").column("Columns").values()) == {"all"}


def test_cities_with_what_they_pay_and_need(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("City")
    assert table.names == [NAMES[city] for city in CITIES]
    for city in CITIES:
        row, facts = table.row(NAMES[city]), FACTS[city]
        printed, *upgraded = row["Pays"].split("; ")
        assert pays(printed) == {facts["reward"]: int(facts["amount"])}
        assert upgraded == [
            f"{called(player['seat'], reader)} {player['cities'][city]['amount']}"
            for player in view["players"]
            if player["cities"][city]["amount"] != int(facts["amount"])
        ]
        told = [part.rstrip(")").split(" (") for part in filter(None, row["Upgrade"].split(" / "))]
        assert [(pays(paid), *map(int, count)) for paid, *count in told] == upgrades_left(view, city)
        assert row["Marble"] == facts["colour"] + " up" * (facts["accepts"] != facts["colour"])
        assert row["Needs"] == facts["buildings"]
        owner = view["shared_places"][f"city-{city}"]
        assert row["Scored by"] == ("nobody" if owner is None else called(owner, reader))
        if view["variant"] == "advanced":
            majority = FACTS[f"majority-{city}"]
            assert row["Majority"] == f"{majority['first']}/{majority['second']}/{majority['third']}"
            assert int(row["Left"]) == view["supply"][f"{facts['colour']}-statue"]
    assert sum(";" in told for told in table.column("Pays").values()) == 4
    assert sum(FACTS[tile]["city"] == "lerici" for tile in view["upgrades"]) == 2


def test_places_with_columns_and_who_is_ready(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Other places")
    own_places = places(view["variant"])
    assert table.names == [place_name(place) for place in own_places]
    seen = set()
    for player in view["players"]:
        could = ready(view["variant"], player["seat"])
        for place in own_places:
            told = table.row(place_name(place))[called(player["seat"], reader)]
            secret = FACTS[place]["group"] == "D" and player["seat"] != reader
            possible = place in could and not secret
            assert told == ("column" if place in player["places"] else "ready" if possible else "–")
            seen.add(told)
    assert len(seen) == 3


def place_name(place: str) -> str:
    facts = FACTS[place]
    if facts["group"] == "D":
        return f"Money {facts['coins_per_point']}:1 ({facts['least_coins']} coins)"
    if facts["group"] == "E":
        return f"Statues {', '.join(NAMES[city] for city in facts['cities'].split(', '))}"
    if facts["group"] == "C":
        return f"{facts['landscape'].capitalize()} buildings"
    return facts["kind"].capitalize()


def test_what_everybody_has_built_with_values(shown: Shown) -> None:
    view, screen, reader = shown
    table = screen.table("Built")
    built = [city for city in CITIES if any(player["cities"][city]["buildings"] for player in view["players"])]
    assert table.names == [NAMES[city] for city in built]
    assert len(built) == len(CITIES)
    for player in view["players"]:
        for city in built:
            told = table.row(NAMES[city])[called(player["seat"], reader)]
            assert told.splitlines() == [adorned(one) for one in player["cities"][city]["buildings"]]


def adorned(building: View) -> str:
    """A building by name and value, a monument by its value; +1 if decorated, and the colour of its statue."""
    facts = FACTS[building["tile"]]
    name = valued(building["tile"], NAMES[building["tile"]])
    name = name if "set" in facts else f"{facts['kind'].capitalize()} {facts['value']}"
    if building["decorated"]:
        name += f"+{building['value'] - int(facts['value'])}"
    else:
        assert building["value"] == int(facts["value"])
    return f"{name} ({building['statue'].removesuffix('-statue')})" if building["statue"] else name


def test_turn_order_visit_and_trigger(shown: Shown) -> None:
    view, screen, reader = shown
    order, visit, last = screen.lines[:3]
    seats = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
    field = view["court"][view["visit"]["field"] - 1]
    (paid,) = bonus(field).values()
    assert order == f"Turn order: {', '.join(called(seat, reader) for seat in seats)}"
    assert visit.startswith(f"Royal visit: {called(view['visit']['holder'], reader)}, ")
    assert counted(visit, THINGS) == [(field["field"], ""), (paid, field["bonus"])]
    assert last == f"Last turns: {called(view['trigger'], reader)} triggered the end."


def offers_in(match: Match, rows: list[list[str]]) -> Offers:
    """What stands behind the numbers of a menu, by the text of the decision of that number."""
    legal = texts(match)
    return {legal[int(number) - 1]: (words, note) for number, words, note in rows}


@pytest.mark.parametrize("name", [name for name in SCENES if name != "blocks"])
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    check_offers(match, offers_in(match, [row for table in menu(match).tables for row in table.rows]))


def test_what_is_offered_during_a_visit_tells_the_bonus_at_stake() -> None:
    match = visited()
    check_offers(match, offers_in(match, [row for table in menu(match).tables for row in table.rows]))


def test_blocks_are_offered_as_a_grid_with_their_prices() -> None:
    match = scene("blocks")
    view: View = match.view(1)
    (grid,) = menu(match).tables
    headings, *rows = grid.rows
    assert headings[1:] == [f"part {part['part']}" for part in view["wheel"]]
    assert [row[0] for row in rows] == list(COLOURS)
    told = []
    for colour, *cells in rows:
        for part, cell in zip(view["wheel"], cells, strict=True):
            if colour in part["blocks"]:
                number, price = cell.split(" ", 1)
                told.append(texts(match)[int(number) - 1])
                assert told[-1] == f"take {part['part']} {colour}"
                assert price == (f"for {part['prices'][colour]}" if part["prices"][colour] else "free")
            else:
                assert cell == "·"
    assert sorted(told) == sorted(texts(match))


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_final_scoring_by_category(variant: str) -> None:
    match = ended(variant)
    view: View = match.view(None)
    table = final(match, 1)
    ranked = [view["scores"][seat] for seat in match.ranking()]
    assert table.headings[1:] == [called(score["seat"], 1) for score in ranked]
    for score in ranked:
        told = [int(cell) for cell in table.column(called(score["seat"], 1)).values()]
        assert told == [*score["parts"].values(), score["total"], score["place"]]
    players = board(match, 1).table("Players")
    coins = {called(player["seat"], 1): str(player["coins"]) for player in view["players"]}
    assert players.column("Coins") == coins


@pytest.mark.rule("CAR-HIDDEN-1")
def test_a_game_that_goes_on_shows_the_own_seat_its_table(tmp_path: Path) -> None:
    match = Match("carrara", 3, "advanced", seed=3)
    while not match.seat:
        match.play("pass")
    seat = match.seat
    view: View = match.view(seat)
    screen, expected = resumed(match, tmp_path, seat), board(match, seat)
    assert [table.rows for table in screen.tables[: len(expected.tables)]] == [table.rows for table in expected.tables]
    assert screen.table("Players").column("Coins") == {
        called(other, seat): str(view["players"][seat]["coins"]) if other == seat else "hidden"
        for other in range(match.seats)
    }
