"""Every number on the drawn board of Carrara is that of the view."""

from collections import Counter
from typing import Any

import pytest

from signoria import Match
from signoria.games.carrara.board.offers import BoardPlanner
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.places import MONEY_PLACES, PLACE_IDS
from signoria.games.carrara.components.rewards import coins_of, points_of
from signoria.games.carrara.rules.court import leads_to_place
from signoria.match.preview import previews
from tests.carrara.positions import CITIES, COLOURS, FACTS, KINDS, ended, full, value
from tests.players import at_random
from tests.setups import Setup
from tests.web.carrara_page import Drawn, drawn, marks, signs, sums, tile_read

SEAT = 1
"""Who decides on the full table."""
SETUP = Setup("carrara", 3, "advanced", 5, {"confirm_turn": True}, at_random)


@pytest.fixture(params=["basic", "advanced"])
def match(request: pytest.FixtureRequest) -> Match:
    found = full(request.param, visited=False)
    assert found.seat == SEAT
    return found


@pytest.fixture
def page(match: Match) -> Drawn:
    return drawn(match)


def view_of(match: Match, seat: int = SEAT) -> dict[str, Any]:
    view: dict[str, Any] = match.view(seat)
    return view


def test_every_block_bears_its_price(match: Match, page: Drawn) -> None:
    told = Counter(
        (sector["part"], colour, sector["prices"][colour])
        for sector in view_of(match)["wheel"]
        for colour, number in sector["blocks"].items()
        for _ in range(number)
    )
    assert Counter(page.blocks()) == told
    for sector in view_of(match)["wheel"]:
        assert page.prices(sector["part"]) == {one: price for one, price in sector["prices"].items() if price}


def test_every_part_is_told_in_words(match: Match, page: Drawn) -> None:
    for sector, line in zip(view_of(match)["wheel"], page.scene.all("section.wheel ul.unseen li"), strict=True):
        told = [f"{number} {colour} for" for colour, number in sector["blocks"].items()]
        assert line.text.startswith(f"Part {sector['part']}:")
        assert all(one in line.text for one in told)


def test_the_wheel_is_turned_as_often_as_it_was() -> None:
    for number, match in enumerate(SETUP.steps()):
        if number % 60 == 5:
            page = drawn(match, 0)
            keys = Counter(event["key"] for event in match.log(0))
            assert page.angle("large") == 60 * keys["rotated both"]
            assert page.angle("small") == 60 * (keys["rotated both"] + keys["rotated small"])
            for sector, part in zip(view_of(match, 0)["wheel"], range(1, 7), strict=True):
                on_part = [colour for at, colour, _price in page.blocks() if at == part]
                assert Counter(on_part) == sector["blocks"]


def test_items_lie_in_their_sectors() -> None:
    match = full("advanced")
    page = drawn(match)
    for id in ("large", "small"):
        symbol = "decoration" if id == "large" else "statue"
        shown = [one["id"].removeprefix("shown-") for one in page.scene.one(f"#{id}").all("g.shown")]
        assert shown == [sector[symbol] for sector in view_of(match)["wheel"]]
        left = [int(one.one("title").text.rpartition(" ")[2]) for one in page.scene.one(f"#{id}").all("g.shown")]
        assert left == [view_of(match)["supply"][item] for item in shown]


def test_what_is_on_offer_has_kind_and_value(match: Match, page: Drawn) -> None:
    open_tiles = [id for id in view_of(match)["display"] if id]
    assert page.tiles() == [(FACTS[id]["kind"], value(id)) for id in open_tiles]
    monuments = [one for one in page.scene.all("div.monuments div.slot") if "empty" not in one.classes]
    assert [tile_read(one)[0] for one in monuments] == view_of(match)["monuments"]
    upgrades = [marks(one) for one in page.scene.all("span.upgrade")]
    assert upgrades == [{FACTS[id]["reward"]: int(FACTS[id]["amount"])} for id in view_of(match)["upgrades"]]


def test_what_is_to_come_is_told_by_kind(match: Match, page: Drawn) -> None:
    reserve = view_of(match)["reserve"]
    assert page.scene.one("button.reserve b").number == len(reserve)
    for kind, line in zip(KINDS, page.scene.all("ul.coming li"), strict=True):
        assert [pip.number for pip in line.all("i.pip")] == sorted(
            value(id) for id in reserve if FACTS[id]["kind"] == kind
        )


@pytest.mark.parametrize("seat", range(4))
def test_cities_show_what_stands_there_and_what_they_pay(match: Match, page: Drawn, seat: int) -> None:
    told = view_of(match)["players"][seat]["cities"]
    for city, column in zip(CITIES, page.cities(seat), strict=True):
        assert marks(column.one(".gate")) == {told[city]["reward"]: told[city]["amount"]}
        buildings = column.all("div.building")
        assert [(one["id"], tile_read(one)[1]) for one in buildings] == [
            (f"tile-{building['tile']}", building["value"]) for building in told[city]["buildings"]
        ]
        for building, one in zip(told[city]["buildings"], buildings, strict=True):
            adorned = [item for part in one.all("i.set") for item in signs(part)]
            assert [item for item in adorned if item.endswith("statue")] == [building["statue"]] * bool(
                building["statue"]
            )
            assert len(adorned) == building["decorated"] + bool(building["statue"])
        assert column.one("p.needs").text.startswith(f"{len(buildings)}/{FACTS[city]['buildings']}")


@pytest.mark.parametrize("seat", range(4))
def test_places_show_what_the_engine_would_pay(match: Match, page: Drawn, seat: int) -> None:
    state: Any = match.state
    for number, id in enumerate(PLACE_IDS):
        if number in MONEY_PLACES or (match.variant == "basic" and id.startswith("statues")):
            continue
        place = page.place(seat, id)
        taken = view_of(match)["shared_places"].get(id) is not None or id in view_of(match)["players"][seat]["places"]
        assert ("used" in place.classes) == taken
        if not taken:
            paid = state.players[seat].board.rewards[number]
            shown = marks(place.all(".worth")[0])
            assert (shown.get("vp", 0), shown.get("coins", 0)) == (points_of(paid), coins_of(paid))
            assert ("met" in place.classes) == bool(state.players[seat].board.ready >> number & 1)


def test_only_one_s_own_screen_is_looked_behind(match: Match, page: Drawn) -> None:
    own = view_of(match)["players"][SEAT]
    assert page.purse() == own["coins"]
    assert page.marble() == own["blocks"]
    for seat in range(4):
        coins, blocks, _columns = (mark.one("b").text for mark in page.player(seat).all("p.goods span.mark"))
        if seat == SEAT:
            assert (int(coins), int(blocks)) == (own["coins"], sum(own["blocks"].values()))
        else:
            assert (coins, blocks) == ("?", "?")


def test_players_have_points_and_columns(match: Match, page: Drawn) -> None:
    for seat, told in enumerate(view_of(match)["players"]):
        player = page.player(seat)
        assert player.one("b.points").number == told["points"]
        columns = player.all("p.goods span.mark")[2].one("b").number
        assert columns == len(told["fields"]) + told["large_field"]
        text = [line.text for line in page.scene.all("div.track ul.unseen li")]
        assert any(line.endswith(f": {told['points']}") for line in text)


def test_the_court_shows_bonus_and_columns(match: Match, page: Drawn) -> None:
    for told, field in zip(view_of(match)["court"], page.scene.all("ol.fields li.field"), strict=True):
        assert signs(field.one("span.brings")) == [told["bonus"]]
        if told["bonus"] in ("vp", "coins"):
            assert field.one("span.brings b").number == told["amount"]
        assert [int(one.named("seat-")) for one in field.all("span.pillar")] == told["columns"]
    large = {
        int(one.named("seat-")): one.all("b")[0].number if one.has("b") else 1
        for one in page.scene.all("div.large-field span.pillar")
    }
    assert large == {one["seat"]: one["large_field"] for one in view_of(match)["players"] if one["large_field"]}


def test_the_visit_is_marked() -> None:
    match = full("advanced", visited=True)
    page = drawn(match)
    visit = view_of(match)["visit"]
    visited = [number for number, one in enumerate(page.scene.all("ol.fields li.field"), 1) if "visited" in one.classes]
    assert visited == [visit["field"]]
    assert [seat for seat in range(4) if page.player(seat).has("span.token")] == [visit["holder"]]
    field = view_of(match)["court"][visit["field"] - 1]
    assert field["bonus"] == "coins"
    assert f"follow for {field['amount']} coins" in page.scene.one("header.bar p.visit").text


def test_it_is_told_who_could_follow_a_visit() -> None:
    """As the engine has it for players without coins: those of others are hidden."""
    match = full("advanced", visited=False)
    state: Any = match.state
    page = drawn(match)
    for told in view_of(match)["court"]:
        panel = page.scene.one(f"#see-field-{told['field']}")
        lines = [line.text for line in panel.all("p") if "follow" in line.text]
        others = [seat for seat in told["columns"] if seat != SEAT]
        assert len(lines) == len(others)
        for seat, line in zip(others, lines, strict=True):
            twin = state.players[seat].copy()
            twin.coins = 0
            assert (" could not follow" not in line) == leads_to_place(state, twin, told["field"] - 1)


def test_sets_and_storage_are_counted() -> None:
    match = full("advanced")
    page = drawn(match)
    for seat, told in enumerate(view_of(match)["players"]):
        numbers = [line.one("b").number for line in page.board(seat).all("ul.sets li")]
        points = [line.one("small").number for line in page.board(seat).all("ul.sets li")]
        decorated = sum(one["decorated"] for city in told["cities"].values() for one in city["buildings"])
        assert sum(numbers) == decorated
        assert points == [SHIPPED.sets[number] for number in numbers]
    own = view_of(match)["players"][SEAT]["storage"]
    stored = [signs(one)[0] for one in page.scene.all("ul.storage li") if "free" not in one.classes]
    assert stored == own
    assert len(page.scene.all("ul.storage li")) == 2


def test_the_supply_is_counted() -> None:
    match = full("advanced")
    told = {signs(line)[0]: line.all("b")[0].number for line in drawn(match).scene.all("ul.items li")}
    assert told == view_of(match)["supply"]


def test_plans_tell_what_they_change() -> None:
    """The sums in the bar are those of the position to which a plan leads."""
    seen: set[str] = set()
    for number, match in enumerate(SETUP.steps()):
        if number % 9 == 0 and match.seat is not None:
            before = view_of(match, match.seat)["players"][match.seat]
            plans = drawn(match, match.seat).plans()
            for preview in previews(match, match.seat, BoardPlanner()):
                after = preview.after["players"][match.seat]
                plan = plans["; ".join(step.text for step in preview.plan)]
                if plan.tag == "button":
                    continue
                want = {"coins": (before["coins"], after["coins"]), "vp": (before["points"], after["points"])}
                want |= {one: (before["blocks"].get(one, 0), after["blocks"].get(one, 0)) for one in COLOURS}
                assert sums(plan) == {name: change for name, change in want.items() if change[0] != change[1]}
                seen.add(preview.chosen[-1].verb.words[0])
    assert {"rotate", "take", "city", "place", "on", "store"} <= seen


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_final_result_adds_up(variant: str) -> None:
    match = ended(variant)
    page = drawn(match, 0)
    scores = {score["seat"]: score for score in view_of(match, 0)["scores"]}
    table = page.scene.all("section.result table")[0]
    columns = [int(head.named("seat-")) for head in table.all("thead th")]
    rows = {row.one("th").text: [cell.number for cell in row.all("td")] for row in table.all("tr")[1:]}
    assert rows["Total"] == [scores[seat]["total"] for seat in columns]
    assert rows["Decorations"] == [scores[seat]["parts"]["decorations"] for seat in columns]
    if variant == "advanced":
        totals = [0] * len(columns)
        for line in page.scene.all("table.honours tr"):
            for at, cell in enumerate(line.all("td")):
                totals[at] += int(cell.text.split()[-1]) if cell.text != "–" else 0
        assert totals == [scores[seat]["parts"]["decorations"] + scores[seat]["parts"]["statues"] for seat in columns]
    for seat in range(4):
        coins, blocks, _columns = (mark.one("b").number for mark in page.player(seat).all("p.goods span.mark"))
        told = view_of(match, 0)["players"][seat]
        assert (coins, blocks) == (told["coins"], sum(told["blocks"].values()))
