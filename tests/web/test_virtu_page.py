"""The plain page of Virtù: every number on it is that of the view."""

from functools import cache

import pytest

from signoria import Game
from tests.amounts import amounts, counted, listed, number_of
from tests.editions import each_edition
from tests.pages import Element, Sheet, sheets
from tests.virtu.positions import (
    FACTS,
    NAMES,
    THINGS,
    View,
    action_of,
    brings_bonus,
    costs,
    full,
    named,
    read_shows,
    scored,
    shows,
    stacked,
    step_costs,
)
from tests.web.plain_pages import check_labels, read, sheet_of, titled

Shown = tuple[View, Element, int | None]
"""A view, the page that shows it, and whose eyes they are for."""


edition = each_edition("virtu")

SEAS = {
    "ligurian_sea": "Ligurian Sea",
    "tyrrhenian_sea": "Tyrrhenian Sea",
    "sicilian_channel": "Strait of Sicily",
    "ionian_sea": "Ionian Sea",
    "lower_adriatic": "Lower Adriatic",
    "upper_adriatic": "Upper Adriatic",
}
SEASONS = {
    None: "the end",
    "act": "spring: actions",
    "palace": "winter: palace",
    "buy": "winter: buying",
    "recruit": "winter: recruiting",
}


@cache
def opened(edition: Game, reader: int | None) -> Shown:
    match = full()
    return match.view(reader), read(match, reader), reader


@pytest.fixture(params=[0, 3, None], ids=str)
def shown(request: pytest.FixtureRequest, edition: Game) -> Shown:
    return opened(edition, request.param)


@cache
def at_table() -> View:
    view: View = full().view(None)
    return view


def called(seat: int, reader: int | None) -> str:
    """All tables here have the same powers on the same seats."""
    return titled(at_table(), seat, reader)


def numbers(column: dict[str, str]) -> dict[str, int]:
    return {name: number_of(told) for name, told in column.items()}


def players(seats: list[int], reader: int | None) -> list[str]:
    return [called(seat, reader) for seat in seats]


def with_units(seat: int, units: int, reader: int | None) -> str:
    return called(seat, reader) + (f": {units} unit{'s' * (units != 1)}" if units else "")


def test_all_tables_of_the_page_are_read_here(shown: Shown) -> None:
    view, page, _ = shown
    check_labels(page)
    palaces = {f"palace-{player['seat']}" for player in view["players"]}
    known = palaces | {"players", "map", "tracks", "market", "points"}
    assert {section["id"] for section in page.all("section") if section.has("table")} == known
    assert set(sheets(page.one("#map"))) == {"Cities", "Roads and seas", "Great powers"}
    tracks = sheets(page.one("#tracks"))
    assert set(tracks) == {"Patronage track", "City track; whoever is named first lies on top"}


def test_how_the_players_stand(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheet_of(page, "players")
    assert sheet.names == players(view["order"], reader)
    columns = {"Florins": "florins", "Cities": "cities", "Patronage": "patronage", "Crosses": "crosses"}
    columns |= {"Agents at hand": "agents_in_supply", "Agents in the bank": "agents_in_bank"}
    assert sheet.headings == [
        "Player", "Power", "Florins", "Cities", "Patronage", "Crosses", "Units in play", "Agents at hand",
        "Agents in the bank", "Prestige",
    ]  # fmt: skip
    for heading, key in columns.items():
        told = numbers(sheet.column(heading))
        assert told == {called(player["seat"], reader): player[key] for player in view["players"]}
        assert len(set(told.values())) == len(told)
    on_map = {called(seat, reader): units_on_map(view, seat) for seat in range(view["seats"])}
    assert numbers(sheet.column("Units in play")) == on_map
    totals = {called(score["seat"], reader): score["total"] for score in view["scores"]}
    assert numbers(sheet.column("Prestige")) == totals
    assert len(set(on_map.values())) == len(set(totals.values())) == len(on_map)
    powers = {called(player["seat"], reader): NAMES[f"power-{player['power']}"] for player in view["players"]}
    assert sheet.column("Power") == powers


def units_on_map(view: View, seat: int) -> int:
    return sum(city["units"][seat] + city["beaten"][seat] for city in view["cities"].values())


def test_the_own_palace_comes_first_and_the_others_in_turn_order(shown: Shown) -> None:
    view, page, reader = shown
    order = [reader] * (reader is not None) + [seat for seat in view["order"] if seat != reader]
    titles = {section["id"]: section.all("h2")[0].text for section in page.all("#scene section")}
    assert {id: title for id, title in titles.items() if id.startswith("palace-")} == {
        f"palace-{seat}": "Your palace" if seat == reader else f"Palace of {called(seat, reader)}" for seat in order
    }
    assert [id for id in titles if id.startswith("palace-")] == [f"palace-{seat}" for seat in order]


def palace(shown: Shown, seat: int) -> dict[str, Sheet]:
    return sheets(shown[1].one(f"#palace-{seat}"))


def with_symbols(card: str | None) -> tuple[str, dict[str, int]]:
    return ("", {}) if card is None else (NAMES[card], shows(card))


def read_card(cell: str) -> tuple[str, dict[str, int]]:
    """`Merchant (2 ships)`, read back."""
    name, _, symbols = cell.partition(" (")
    return name, read_shows(symbols.removesuffix(")"))


def test_chambers_with_actions_cards_and_what_blocks_them(shown: Shown) -> None:
    view, _, reader = shown
    seen: set[str] = set()
    for player in view["players"]:
        sheet = palace(shown, player["seat"])["Chambers"]
        assert sheet.names == [str(number) for number in range(1, 6)]
        for number, chamber in enumerate(player["chambers"], start=1):
            row = sheet.row(str(number))
            action, _, token = row["Action"].partition(" (")
            assert action.lower() == (action_of(chamber["action_card"]) or chamber["printed"])
            assert (token == "the token is here)") == (player["token"] == number)
            assert read_card(row["Card on it"]) == with_symbols(chamber["action_card"])
            assert read_card(row["Upgrade"]) == with_symbols(chamber["upgrade"])
            agent = [] if chamber["agent"] is None else [f"agent of {called(chamber['agent'], reader)}"]
            assert listed(row["Blocked by"]) == ["indulgence"] * chamber["indulgence"] + agent
            seen |= {heading for heading, told in row.items() if told}
    assert seen == {"Chamber", "Action", "Card on it", "Upgrade", "Blocked by", "Turns up after it"}


def test_antechambers_with_courtiers_and_their_state(shown: Shown) -> None:
    view, *_ = shown
    seen: set[str] = set()
    for player in view["players"]:
        standing = {place: found for place, found in player["antechambers"].items() if found is not None}
        found = palace(shown, player["seat"])
        assert ("Antechambers" in found) == bool(standing)
        if standing:
            sheet = found["Antechambers"]
            assert sheet.names == [place.replace("-", " ").capitalize() for place in standing]
            for name, courtier in zip(sheet.names, standing.values(), strict=True):
                row = sheet.row(name)
                assert read_card(row["Courtier"]) == with_symbols(courtier["card"])
                turned = "available" if courtier["available"] else "used"
                assert row["State"] == ("just bought" if courtier["bought"] else turned)
                seen.add(row["State"])
    assert seen == {"available", "used", "just bought"}


def test_the_dominion_with_symbols_and_state(shown: Shown) -> None:
    view, *_ = shown
    seen: set[str] = set()
    for player in view["players"]:
        sheet = palace(shown, player["seat"])["Dominion"]
        assert sheet.names == [named(tile) for tile in player["tiles"]]
        for tile, up in player["tiles"].items():
            row = sheet.row(named(tile))
            assert read_shows(row["Shows"]) == shows(tile)
            fresh = tile in player["bought_tiles"]
            assert row["State"] == ("just bought" if fresh else "available" if up else "used")
            seen.add(row["State"])
    assert seen == {"available", "used", "just bought"}


def test_what_else_lies_in_a_palace(shown: Shown) -> None:
    view, _, reader = shown
    seen: set[str] = set()
    for player in view["players"]:
        told = palace(shown, player["seat"])["Besides"].column("Which")
        expected = {
            "Antechambers unlocked": str(player["unlocked"]),
            "Patronage bonuses": ", ".join(NAMES[bonus] for bonus in player["bonuses"]),
            "+1 tokens": str(player["war_tokens"] or ""),
            "Trophies over": ", ".join(players(player["trophies"], reader)),
            "Leonardo has helped at": ", ".join(NAMES[city] for city in player["leonardo"]),
            "Leonardo": "helps in this battle" * player["leonardo_helps"],
            "Indulgence": "sold in this turn" * player["indulged"],
            "Patronage track": "advanced this year" * player["advanced"],
        }
        assert told == {name: value for name, value in expected.items() if value}
        seen |= set(told)
    assert len(seen) == 8
    assert len({player["unlocked"] for player in view["players"]}) > 1


def test_cities_with_values_owners_garrisons_agents_and_sieges(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheets(page.one("#map"))["Cities"]
    assert len(sheet.rows) == len(view["cities"])
    sieges, marked = set(), set()
    for name, (id, city) in zip(sheet.names, view["cities"].items(), strict=True):
        row = sheet.row(name)
        marks = ["cathedral"] * city["cathedral"] + ["pirate port"] * (FACTS[id]["pirate"] == "True")
        assert name == NAMES[id] + (f" ({', '.join(marks)})" if marks else "")
        assert int(row["Value"]) == city["value"]
        owner = city["control"]
        garrison = "neutral" if owner is None else with_units(owner, city["units"][owner], reader)
        assert row["Owner and garrison"] == garrison
        assert row["Agent"] == ("" if city["agent"] is None else called(city["agent"], reader))
        before = [
            with_units(seat, units + beaten, reader)
            for seat, (units, beaten) in enumerate(zip(city["units"], city["beaten"], strict=True))
            if seat != owner and units + beaten
        ]
        assert listed(row["Units before the city"]) == before
        site = view["map"][id]
        price = None if reader is None else site["price"][reader]
        cell = row["Annexing costs you"]
        assert (amounts(cell, THINGS) if cell else None) == price
        sieges.add(len(before))
        marked |= set(marks)
    assert sieges == {0, 1, 2}
    assert marked == {"cathedral", "pirate port"}
    assert any(sheet.column("Agent").values())


def test_where_roads_and_seas_lead(shown: Shown) -> None:
    view, page, _ = shown
    sheet = sheets(page.one("#map"))["Roads and seas"]
    for name, site in zip(sheet.names, view["map"].values(), strict=True):
        row = sheet.row(name)
        assert listed(row["Roads to"]) == [NAMES[other] for other in site["roads"]]
        assert listed(row["Port on"]) == [SEAS[sea] for sea in site["seas"]]
    assert any(sheet.column("Port on").values())


def test_great_powers_with_prices_allies_and_agents(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheets(page.one("#map"))["Great powers"]
    assert sheet.names == [NAMES[power] for power in view["great_powers"]]
    for id, power in view["great_powers"].items():
        row = sheet.row(NAMES[id])
        assert amounts(row["Alliance costs"], THINGS) == costs(id)
        ally = "nobody" if power["ally"] is None else called(power["ally"], reader)
        assert row["Ally"] == ally + " (bonus used)" * power["used"]
        assert row["Agent"] == ("" if power["agent"] is None else called(power["agent"], reader))
    assert {power["used"] for power in view["great_powers"].values()} == {True, False}


def test_the_patronage_track_with_prices_prestige_and_markers(shown: Shown) -> None:
    view, page, reader = shown
    sheet = sheets(page.one("#tracks"))["Patronage track"]
    assert [int(name.partition(",")[0]) for name in sheet.names] == list(range(len(sheet.rows)))
    for step, name in enumerate(sheet.names):
        row = sheet.row(name)
        assert (amounts(row["Costs"], THINGS) if step else row["Costs"]) == (step_costs(step) if step else "")
        assert int(row["Prestige"]) == scored(0, "patronage", step=step)
        assert name.endswith("with a bonus") == (step > 0 and brings_bonus(step))
        there = [player["seat"] for player in view["players"] if player["patronage"] == step]
        assert listed(row["Players"]) == players(there, reader)
    assert sum(len(listed(told)) for told in sheet.column("Players").values()) == view["seats"]


def check_city_track(view: View, sheet: Sheet, reader: int | None) -> None:
    spaces = [int(name) for name in sheet.names]
    assert spaces == list(range(2, spaces[-1] + 1))
    for space in spaces:
        row = sheet.row(str(space))
        assert int(row["Prestige"]) == scored(0, "cities", cities=space)
        there = [
            seat for seat in reversed(view["city_track"]) if min(view["players"][seat]["cities"], spaces[-1]) == space
        ]
        assert listed(row["Players"]) == players(there, reader)
    assert scored(0, "cities", cities=spaces[-1]) == scored(0, "cities", cities=spaces[-1] + 1)
    assert sum(len(listed(told)) for told in sheet.column("Players").values()) == view["seats"]


def test_the_city_track_with_prestige_and_markers(shown: Shown) -> None:
    view, page, reader = shown
    check_city_track(view, sheets(page.one("#tracks"))["City track; whoever is named first lies on top"], reader)


def test_discs_on_one_space_of_the_city_track_and_beyond_its_end() -> None:
    match = stacked()
    view: View = match.view(0)
    sheet = sheets(read(match, 0).one("#tracks"))["City track; whoever is named first lies on top"]
    check_city_track(view, sheet, 0)
    assert len(listed(sheet.row("2")["Players"])) == 3
    assert view["players"][2]["cities"] > int(sheet.names[-1])


def test_what_is_for_sale_with_prices_and_symbols(shown: Shown) -> None:
    view, page, _ = shown
    sheet = sheet_of(page, "market")
    left = {item: number for item, number in view["stock"].items() if number}
    assert len(left) == len(view["stock"]) - 1, "one pile is empty"
    assert numbers(sheet.column("Left")) == {NAMES[item]: number for item, number in left.items()}
    for item in left:
        row = sheet.row(NAMES[item])
        assert amounts(row["Costs"], THINGS) == costs(item)
        assert read_shows(row["Shows"]) == shows(item)
        action = action_of(item) if "action" in FACTS[item] else None
        assert row["Action"].lower() == (action or "")
    bonuses, indulgences = [line.text for line in page.all("#market p")]
    assert bonuses.partition(": ")[2] == ", ".join(NAMES[bonus] for bonus in view["bonuses"])
    assert counted(indulgences, THINGS) == [(view["indulgences"], "")]


def test_the_year_the_turn_order_and_the_end(shown: Shown) -> None:
    view, page, reader = shown
    year, order, ending = [line.text for line in page.all("ul.summary li")]
    assert counted(year, THINGS) == [(view["year"], "")]
    assert year.endswith(f", {SEASONS[view['step']]}")
    assert order == f"Turn order: {', '.join(players(view['order'], reader))}"
    assert ending == "The game ends with this winter."
