"""The plain page of The Palaces of Carrara: every number on it is that of the view."""

from functools import cache
from typing import Any

import pytest

from signoria import Game, Match
from signoria.games.carrara.rules.scoring import majority
from tests.amounts import amounts, counted, listed, number_of
from tests.carrara.offers import RANKS, set_of
from tests.carrara.offers import statues as standing_statues
from tests.carrara.positions import (
    CITIES,
    COLOURS,
    FACTS,
    GAME,
    KINDS,
    MOMENTS,
    NAMES,
    THINGS,
    View,
    bonus,
    ended,
    full,
    moment,
    other_screens,
    pays,
    places,
    upgrades_left,
    values,
)
from tests.editions import each_edition
from tests.pages import Element, sheets
from tests.web.plain_pages import called, check_labels, read, sheet_of

Shown = tuple[View, Element, int | None]
"""A view, the page that shows it, and whose eyes they are for."""


edition = each_edition("carrara")


@cache
def opened(edition: Game, variant: str, reader: int | None) -> Shown:
    match = full(variant)
    return match.view(reader), read(match, reader), reader


@pytest.fixture(params=[("advanced", 1), ("advanced", 3), ("advanced", None), ("basic", 1)], ids=str)
def shown(request: pytest.FixtureRequest, edition: Game) -> Shown:
    return opened(edition, *request.param)


def landscape_of(kind: str) -> str:
    """Urban or rural, as the text of its buildings begins."""
    (text, *_) = [component.text for component in GAME.components if component.id == f"{kind}-1"]
    return text[0].partition(",")[0].lower()


def numbers(column: dict[str, str]) -> dict[str, int]:
    return {name: number_of(told) for name, told in column.items()}


def lines(cell: Element) -> list[str]:
    """What a cell says line by line."""
    found = [""]
    for child in cell.one("span.value").children:
        if isinstance(child, Element) and child.tag == "br":
            found.append("")
        else:
            found[-1] += child if isinstance(child, str) else child.text
    return [line.strip() for line in found]


def test_all_tables_of_the_page_are_read_here(shown: Shown) -> None:
    view, page, _ = shown
    check_labels(page)
    advanced = {"supply"} if view["variant"] == "advanced" else set()
    known = {"players", "wheel", "buildings", "cities", "court", "places", "boards"} | advanced
    known |= {"standing"} if advanced else set()
    assert {section["id"] for section in page.all("section") if section.has("table")} == known
    for section in known - {"boards", "standing"}:
        assert sheet_of(page, section).rows


def test_players_with_points_coins_marble_columns_and_storage(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheet_of(page, "players")
    players = {called(player["seat"], reader): player for player in view["players"]}
    assert sheet.names == list(players)
    assert numbers(sheet.column("Points")) == {name: player["points"] for name, player in players.items()}
    left = {name: len(player["fields"]) + player["large_field"] for name, player in players.items()}
    assert numbers(sheet.column("Columns left")) == left
    assert len(set(left.values())) == len({player["points"] for player in players.values()}) == len(players)
    for name, player in players.items():
        row = sheet.row(name)
        if player["seat"] == reader:
            assert int(row["Coins"]) == player["coins"]
            assert amounts(row["Marble"], THINGS) == player["blocks"]
        else:
            assert (row["Coins"], row["Marble"]) == ("hidden", "hidden")
        if view["variant"] == "advanced":
            assert listed(row["Storage"]) == [NAMES[item].lower() for item in player["storage"]]
            assert player["storage"] or player["seat"] == 2


def test_an_empty_screen_of_one_s_own() -> None:
    match = full()
    view: View = match.view(2)
    assert view["players"][2]["blocks"] == {}
    row = sheet_of(read(match, 2), "players").row("You")
    assert (int(row["Coins"]), row["Marble"]) == (view["players"][2]["coins"], "none")


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("reader", [1, None])
def test_the_page_does_not_change_with_what_stands_behind_other_screens(reader: int | None) -> None:
    shown, other = [read(match, reader).one("#scene").text for match in (full(), other_screens(1))]
    assert shown == other


def test_the_wheel_with_blocks_and_prices_by_part_and_colour(shown: Shown) -> None:
    view, page, _ = shown
    sheet = sheet_of(page, "wheel")
    items = ["Decoration", "Statue"] if view["variant"] == "advanced" else []
    assert sheet.headings[1:] == [*(colour.capitalize() for colour in COLOURS), *items]
    assert sheet.names == [f"Part {part['part']}" for part in view["wheel"]]
    missing = 0
    for part in view["wheel"]:
        row = sheet.row(f"Part {part['part']}")
        for colour in COLOURS:
            number, price = part["blocks"].get(colour, 0), part["prices"][colour]
            missing += not number
            assert row[colour.capitalize()] == f"{number or '–'} {f'at {price}' if price else 'free'}"
        assert [row[item].lower() for item in items] == [NAMES[part[item.lower()]].lower() for item in items]
    assert missing > 0
    assert len({tuple(part["prices"].values()) for part in view["wheel"]}) == len(view["wheel"])


def test_sets_and_majorities_as_they_stand(edition: Game) -> None:
    view, page, reader = opened(edition, "advanced", 1)
    decorations, statues = sheets(page.one("#standing")).values()
    total = {called(player["seat"], reader): 0 for player in view["players"]}
    for player in view["players"]:
        row = decorations.row(called(player["seat"], reader))
        sizes = [set_of(view, player["seat"], kind) for kind in KINDS]
        assert [0 if told == "–" else int(told) for told in list(row.values())[1:-1]] == sizes
        assert int(row["Points"]) == sum(int(FACTS[f"decoration-set-{size}"]["points"]) for size in sizes if size)
    for city in CITIES:
        numbers = [standing_statues(view, seat, city) for seat in range(view["seats"])]
        paid = majority(numbers, [int(FACTS[f"majority-{city}"][rank]) for rank in RANKS])
        for seat, number in enumerate(numbers):
            told = statues.row(NAMES[city])[called(seat, reader)]
            assert counted(told, THINGS) == ([(number, ""), (paid[seat], "vp")] if number else [])
            total[called(seat, reader)] += paid[seat]
    points = statues.row("Points")
    assert {name: int(points[name]) for name in total} == total
    assert max(total.values()) > 0


def test_buildings_on_offer_with_their_values_and_monuments(shown: Shown) -> None:
    view, page, _ = shown
    sheet = sheet_of(page, "buildings")
    monument = next(heading for heading in sheet.headings if heading.startswith("Monument"))
    (height,) = counted(monument, THINGS)
    assert {str(height[0])} == {FACTS[f"{kind}-8"]["value"] for kind in KINDS}
    assert sheet.names == [f"{NAMES[f'{kind}-1'].split()[0]} ({landscape_of(kind)})" for kind in KINDS]
    for kind, name in zip(KINDS, sheet.names, strict=True):
        row = sheet.row(name)
        for heading, tiles in (("Open, by value", "display"), ("Still to come", "reserve")):
            expected = values(view[tiles], kind)
            assert [int(told) for told in row[heading].replace("–", "").split(", ") if told] == expected
        assert row[monument] == ("open" if kind in view["monuments"] else "built")
    assert 0 < len(view["monuments"]) < len(KINDS)


def test_cities_with_what_they_pay_and_need(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheet_of(page, "cities")
    assert sheet.names == [NAMES[city] for city in CITIES]
    place = sheet.headings.index("Pays for each point of value")
    for city, cells in zip(CITIES, sheet.rows, strict=True):
        row, facts = sheet.row(NAMES[city]), FACTS[city]
        printed, *upgraded = lines(cells[place])
        assert pays(printed) == {facts["reward"]: int(facts["amount"])}
        assert upgraded == [
            f"{called(player['seat'], reader)}: {player['cities'][city]['amount']}"
            for player in view["players"]
            if player["cities"][city]["amount"] != int(facts["amount"])
        ]
        told = [part.rstrip(")").split(" (×") for part in filter(None, row["Upgrade tile"].split(" / "))]
        assert [(pays(paid), *map(int, count)) for paid, *count in told] == upgrades_left(view, city)
        assert row["Marble"] == facts["colour"] + " and dearer" * (facts["accepts"] != facts["colour"])
        assert row["Buildings needed"] == facts["buildings"]
        owner = view["shared_places"][f"city-{city}"]
        assert row["Scored by"] == ("nobody" if owner is None else called(owner, reader))
        if view["variant"] == "advanced":
            majority = FACTS[f"majority-{city}"]
            assert row["Points for most statues"] == f"{majority['first']}/{majority['second']}/{majority['third']}"
            assert int(row["Statues left"]) == view["supply"][f"{facts['colour']}-statue"]
    assert len([cells for cells in sheet.rows if len(lines(cells[place])) > 1]) == 4
    assert sum(FACTS[tile]["city"] == "lerici" for tile in view["upgrades"]) == 2


def test_the_court_with_fields_bonuses_and_columns(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheet_of(page, "court")
    visited_field = view["visit"]["field"]
    fields = [f"{field['field']}{' (royal visit)' * (field['field'] == visited_field)}" for field in view["court"]]
    assert sheet.names == [*fields, "The large field"]
    for name, field in zip(fields, view["court"], strict=True):
        row = sheet.row(name)
        assert pays(row["Bonus"]) == bonus(field)
        assert row["Columns of"] == (", ".join(called(seat, reader) for seat in field["columns"]) or "nobody")
        gold = {"gold_statue": field["gold_statues"]} if field["gold_statues"] else {}
        assert (amounts(row["Gold statues"], THINGS) if row["Gold statues"] else {}) == gold
    assert any(field["gold_statues"] for field in view["court"]) == (view["variant"] == "advanced")
    large = [(player["seat"], player["large_field"]) for player in view["players"] if player["large_field"]]
    assert len(large) == 3
    assert listed(sheet.row("The large field")["Columns of"]) == [
        f"{called(seat, reader)} {number}" for seat, number in large
    ]


def test_who_has_a_column_on_which_place(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheet_of(page, "places")
    own_places = places(view["variant"])
    assert sheet.names == [NAMES[place] for place in own_places]
    for player in view["players"]:
        marks = {"column": True, "ready": False, "–": False}
        told = sheet.column(called(player["seat"], reader))
        assert [marks[mark] for mark in told.values()] == [place in player["places"] for place in own_places]
    assert sum(mark == "column" for row in sheet.rows for mark in [row[1].one("span.value").text]) > 0


def test_what_everybody_has_built_and_its_value(shown: Shown) -> None:
    view, page, reader = shown
    boards = sheets(page.one("#boards"))
    assert list(boards) == [called(player["seat"], reader) for player in view["players"]]
    for player in view["players"]:
        board = boards[called(player["seat"], reader)]
        cities = [city for city in CITIES if player["cities"][city]["buildings"]]
        more = [name for name, key in (("Upgrade tiles", "upgrades"), ("Scored", "places")) if player[key]]
        assert board.names == [*(NAMES[city] for city in cities), *more]
        for city, cells in zip(cities, board.rows, strict=False):
            standing = player["cities"][city]["buildings"]
            assert int(board.row(NAMES[city])["Value"]) == sum(building["value"] for building in standing)
            assert lines(cells[1]) == [adorned(building) for building in standing]
        if player["upgrades"]:
            assert board.row("Upgrade tiles")["Buildings"] == ", ".join(NAMES[tile] for tile in player["upgrades"])
        if player["places"]:
            told = listed(board.row("Scored")["Buildings"])
            assert [f"{place[:1].upper()}{place[1:]}" for place in told] == [NAMES[id] for id in player["places"]]


def adorned(building: View) -> str:
    """A building by name, with what adorns it in brackets."""
    items = ["decorated"] * building["decorated"]
    items += [NAMES[building["statue"]].lower()] if building["statue"] else []
    return f"{NAMES[building['tile']]} ({', '.join(items)})" if items else NAMES[building["tile"]]


def test_the_supply_the_box_and_what_lies_under_monuments(edition: Game) -> None:
    view, page, _ = opened(edition, "advanced", 1)
    sheet = sheet_of(page, "supply")
    told = numbers(sheet.column("Left"))
    boxed = {f"{NAMES[item]}, in the box": left for item, left in view["box"].items()}
    assert len(boxed) == 2
    assert told == {NAMES[item]: left for item, left in view["supply"].items()} | boxed
    assert page.one("#supply p").text == f"Under monuments: {', '.join(NAMES[tile] for tile in view['covered'])}"
    assert len(view["covered"]) == 2


def test_turn_order_visit_trigger_and_idle_turns(shown: Shown) -> None:
    view, page, reader = shown
    told = dict(line.text.split(": ", 1) for line in page.all("ul.summary li") if ": " in line.text)
    order = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
    field = view["court"][view["visit"]["field"] - 1]
    (paid,) = bonus(field).values()
    assert told["Turn order"] == ", ".join(called(seat, reader) for seat in order)
    assert told["On turn"] == called(view["turn"]["seat"], reader)
    assert told["Royal visit"].partition(" (")[0] == called(view["visit"]["holder"], reader)
    assert counted(told["Royal visit"], THINGS) == [(field["field"], ""), (paid, field["bonus"])]
    assert told["Last turns; the end was triggered by"] == called(view["trigger"], reader)
    assert view["idle"] > 0
    assert "Turns without progress" not in told
    question = page.one("#question").text
    assert question == ("It is your turn." if reader == 1 else f"To decide: {called(1, reader)}")


@pytest.mark.parametrize("name", MOMENTS)
def test_what_was_done_in_a_turn(name: str) -> None:
    match = moment(name)
    view: View = match.view(0)
    turn = view["turn"]
    lines = [line.text for line in read(match, 0).all("ul.summary li")]
    (told,) = [line for line in lines if line.startswith(f"On turn: {called(turn['seat'], 0)} (")]
    assert ("the action is done" in told) == (turn["acted"] and view["asked"]["for"] == "turn")
    assert ("an item bought for coins" in told) == turn["purchased"]
    assert ("scoring" in told) == turn["scoring"]
    assert (f"stored: {NAMES[turn['stored'] or 'book'].lower()}" in told) == (turn["stored"] is not None)
    assert name in [key for key, there in turn.items() if key != "seat" and there]


def summary(match: Match, reader: int = 0) -> dict[str, str]:
    lines = read(match, reader).all("ul.summary li")
    return dict(line.text.split(": ", 1) for line in lines if ": " in line.text)


def test_an_action_that_goes_on_is_not_told_to_be_done() -> None:
    match = Match("carrara", 3, "basic", seed=1)
    match.play("buy")
    assert match.seat is not None
    match.play("rotate wheel")
    assert summary(match, match.seat)["On turn"] == "You (in the middle of the action)"


@pytest.mark.parametrize("rounds", [29, 30])
def test_turns_without_progress_are_told_when_they_are_many(rounds: int) -> None:
    match = full(visited=False)
    state: Any = match.state
    state.trigger, state.idle = -1, rounds * 4
    told = summary(match)
    assert told.get("Turns without progress") == (str(rounds * 4) if rounds == 30 else None)


def test_what_is_still_to_come_before_the_end_is_told() -> None:
    match = full(visited=False)
    state: Any = match.state
    state.trigger = -1
    view: View = match.view(0)
    left = min(len(player["fields"]) + player["large_field"] for player in view["players"])
    told = counted(summary(match)["Until the end"], {"tiles": "tile", "columns": "column", "column": "column"})
    assert told == [(len(view["reserve"]), "tile"), (left, "column")]


def test_what_ended_the_game_is_no_news_after_the_end() -> None:
    told = summary(ended("advanced"))
    assert "Last turns; the end was triggered by" not in told
    assert "Until the end" not in told


def test_two_equal_buildings_are_told_apart_without_ids() -> None:
    assert NAMES["castello-3a"] == "Castello 3"
    assert NAMES["castello-3b"] == "Castello 3 (second)"
