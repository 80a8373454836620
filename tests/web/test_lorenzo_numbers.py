"""Every number of Lorenzo's drawn board is the number that the seat sees."""

import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from signoria import Match
from signoria.engine.view_types import View
from signoria.presentation import presenter_of
from tests.editions import each_edition
from tests.lorenzo import facts
from tests.lorenzo.positions import (
    ACTING,
    AREAS,
    BOARD,
    COMPONENTS,
    FLOORS,
    GOODS,
    MEMBERS,
    busy,
    finished,
    is_open,
    match_at,
    needed,
    seen,
)
from tests.lorenzo.table import shown_table as table
from tests.pages import Element
from tests.web import lorenzo_faces as faces
from tests.web.lorenzo_page import Drawn, drawn, goods_row, members, spoken
from tests.web.visitors import NAMES

ROMAN = ("I", "II", "III")

edition = each_edition("lorenzo")


@pytest.fixture(params=[2, 3, 4])
def seats(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def match(seats: int) -> Match:
    return busy(seats)


@pytest.fixture
def page(match: Match) -> Drawn:
    return drawn(match)


def test_round_period_and_dice(match: Match, page: Drawn) -> None:
    view = seen(match, ACTING)
    assert page.scene.one("p.round").text == f"Round {view['round']} of 6 {ROMAN[view['period'] - 1]}"
    dice = {die.named("m-"): int(die.named("v-")) for die in page.scene.all("ul.dice li.die")}
    told = dict(die.one("span.unseen").text.split() for die in page.scene.all("ul.dice li.die"))
    assert dice == view["dice"]
    assert told == {name: str(value) for name, value in view["dice"].items()}
    assert len(set(dice.values())) == 3


@pytest.mark.parametrize("round", [2, 4, 5])
def test_other_rounds_and_their_periods(round: int) -> None:
    match = match_at(table(round=round))
    told = drawn(match).scene.one("p.round").text
    assert told == f"Round {round} of 6 {ROMAN[seen(match, 0)['period'] - 1]}"


def test_arms_are_those_of_the_seat_they_stand_for(match: Match, page: Drawn) -> None:
    found = 0
    for place in page.scene.within():
        for seat in [name.removeprefix("seat-") for name in place.classes if name.startswith("seat-")]:
            arms = [arms_of(use) for use in place.all("use") if "#shield-" in use["href"]]
            assert set(arms) <= {int(seat)}
            found += len(arms)
    assert found > 3 * match.seats


def test_the_own_board_lies_open(match: Match) -> None:
    for viewer in range(match.seats):
        tabs = [tab for tab in drawn(match, viewer).scene.all("div.tabs input") if "checked" in tab.attributes]
        assert [tab["id"] for tab in tabs] == [f"tab-{viewer}"]


def test_whoever_decides_is_marked() -> None:
    for seat in range(4):
        state = table(turn=seat)
        state.order = (2, 0, 3, 1)
        page = drawn(match_at(state), 0)
        assert [player.named("seat-") for player in page.players() if "acting" in player.classes] == [str(seat)]


def test_every_floor_says_what_it_needs_and_gives(page: Drawn) -> None:
    for space, floor in page.floors().items():
        type, _, number = space.partition("-")
        bonus = facts.goods(BOARD["towers"]["bonus"][type][int(number) - 1])
        assert floor.one("span.need b.pip").number == needed(space)
        assert faces.marks(floor.one("span.need")) == bonus
        about = page.spot(space).one("p.about").text
        assert f"It needs an action value of {needed(space)}." in about
        assert given(about) == bonus
    needs = {floor.one("span.need b.pip").number for floor in page.floors().values()}
    assert len(needs) == 4


def test_floors_stand_above_each_other(page: Drawn) -> None:
    for tower in page.scene.all("section.towers div.tower"):
        type = tower.named("t-")
        assert [spot.classes[1] for spot in tower.all("div.spot")] == [f"{type}-{floor}" for floor in (4, 3, 2, 1)]


def test_every_space_says_what_it_needs_and_gives(page: Drawn) -> None:
    gains = {f"market-{place}": gain for place, gain in enumerate(BOARD["market"]["gains"], start=1)}
    gains["council"] = BOARD["palace"]["gain"]
    for space in AREAS:
        spot = page.spot(space)
        gain = facts.goods(gains.get(space, ""))
        about = spot.one("p.about").text
        assert f"It needs an action value of {needed(space)}." in about
        assert given(about) == gain
        if "covered" not in spot.classes:
            less = {"member": -BOARD["areas"]["large_penalty"]} if space.endswith("large") else {}
            assert faces.marks(spot.one("span.gain")) == gain | less
        if space.endswith("large"):
            assert f"The value is {BOARD['areas']['large_penalty']} lower." in about


def arms_of(use: Element) -> int:
    """The seat whose shield is drawn."""
    return int(use["href"].partition("#shield-")[2])


def standing(match: Match, view: View) -> list[int]:
    """The points by seat as people are told them while the game runs."""
    return [score["total"] for score in presenter_of(match.game).standing(view, view["scores"])]


def given(about: str) -> dict[str, int]:
    """The goods of `It gives 2 wood.`, if it is said."""
    _, gives, rest = about.partition("It gives ")
    return facts.goods(rest.partition(".")[0]) if gives else {}


def test_the_covered_spaces_are_covered(seats: int, page: Drawn) -> None:
    for space in AREAS:
        spot = page.spot(space)
        assert ("covered" in spot.classes) == spot.has("span.cover") == (not is_open(space, seats))
        assert spot.has("span.gain") == is_open(space, seats)
        assert not (spot.has("span.chips") and spot.has("span.cover"))


def test_members_on_spaces_have_their_values(match: Match, page: Drawn) -> None:
    view = seen(match, ACTING)
    standing = 0
    for space in (*FLOORS, *AREAS):
        expected = [
            (one["seat"], one["member"], view["players"][one["seat"]]["members"][one["member"]]["value"])
            for one in view["spaces"].get(space, [])
        ]
        if space == "council":
            expected.sort(key=lambda one: view["palace"].index(one[0]))
        found = page.spot(space).all("span.standing")
        assert members([piece for place in found for piece in place.all("span.member")]) == expected
        assert [told for place in found for told in spoken(place)] == expected
        standing += len(expected)
    assert standing >= 4


def test_members_at_hand_have_their_values(match: Match, page: Drawn) -> None:
    view = seen(match, ACTING)
    for seat, player in enumerate(view["players"]):
        free = [
            (seat, name, player["members"][name]["value"]) for name in MEMBERS if not player["members"][name]["space"]
        ]
        assert len(free) > 0
        assert page.at_hand(seat) == free
        if seat != ACTING:
            assert spoken(page.player(seat).one("span.pieces")) == free
    values = [[member["value"] for member in player["members"].values()] for player in view["players"]]
    assert len({tuple(row) for row in values}) > 1
    labels = [label.one("span.unseen").text.split() for label in page.scene.all("fieldset.picker label")[1:]]
    own = view["players"][ACTING]["members"]
    assert labels == [[name, str(own[name]["value"])] for name in MEMBERS if own[name]["space"] is None]


def test_goods_and_points_of_every_player_in_turn_order(match: Match, page: Drawn) -> None:
    view = seen(match, ACTING)
    assert [int(player.named("seat-")) for player in page.players()] == view["order"]
    for seat, player in enumerate(view["players"]):
        shown = page.player(seat)
        assert shown.all("p.who b")[0].text == NAMES[seat]
        assert goods_row(shown) == player["goods"]
        assert shown.one("span.total").number == standing(match, view)[seat]
    assert all(len({player["goods"][good] for player in view["players"]}) == match.seats for good in GOODS)


def test_whoever_waits_sees_the_same_numbers(match: Match) -> None:
    for viewer in range(match.seats):
        view, page = seen(match, viewer), drawn(match, viewer)
        for seat, player in enumerate(view["players"]):
            free = [(seat, name, one["value"]) for name, one in player["members"].items() if one["space"] is None]
            assert goods_row(page.player(seat)) == player["goods"]
            assert page.player(seat).one("span.total").number == standing(match, view)[seat]
            assert page.at_hand(seat) == free
            for track in ("faith", "military", "victory"):
                told = page.scene.one(f"#{track}-{seat}").one("span.unseen").text
                assert told == f"{NAMES[seat]}: {player['goods'][track]}"


@pytest.mark.parametrize("track", ["faith", "military", "victory"])
def test_markers_stand_where_the_points_are(match: Match, page: Drawn, track: str) -> None:
    lane = page.scene.one(f"section.tracks div.track.{track}")
    steps = [int(step.named("at-")) for step in lane.all("li.step")]
    assert [step.one("b").number for step in lane.all("li.step")] == steps
    last = {"faith": len(BOARD["tracks"]["faith_victory"]) - 1, "military": BOARD["tracks"]["military_max"]}
    assert max(steps) == last.get(track, 99)
    for seat, player in enumerate(seen(match, ACTING)["players"]):
        points = player["goods"][track]
        marker = lane.one(f"li.marker.seat-{seat}")
        assert marker["id"] == f"{track}-{seat}"
        assert arms_of(marker.one("use")) == seat
        assert int(marker.named("at-")) == (points % 100 if track == "victory" else min(points, last[track]))
        assert marker.one("span.unseen").text == f"{NAMES[seat]}: {points}"
        laps = [sup.text for sup in marker.all("sup")]
        assert laps == ([f"+{points // 100}00"] if track == "victory" and points >= 100 else [])


def test_steps_of_the_tracks_have_their_columns() -> None:
    file = finders.find("lorenzo/tracks.css")
    assert file is not None
    rules = re.findall(r"^\.lorenzo \.at-(\d+) { grid-column: (\d+); }$", Path(file).read_text(encoding="utf-8"), re.M)
    assert [(int(at), int(column)) for at, column in rules] == [(at, at + 1) for at in range(100)]


def test_the_faith_track_tells_its_points_and_reports(page: Drawn) -> None:
    steps = page.scene.all("div.track.faith li.step")
    assert [step.one("small").number for step in steps] == BOARD["tracks"]["faith_victory"]
    due = {step.one("b").number: step.one("i").text for step in steps if step.has("i")}
    assert due == dict(zip(BOARD["tracks"]["faith_required"], ROMAN, strict=True))


def test_the_military_track_tells_what_territories_need(page: Drawn) -> None:
    steps = page.scene.all("div.track.military li.step.due")
    assert [step.one("b").number for step in steps] == [needs for needs in BOARD["territories"]["military"] if needs]


def test_excommunication_tiles_tell_round_and_faith(match: Match, page: Drawn) -> None:
    view = seen(match, ACTING)
    tiles = page.scene.all("ol.tiles li.tile")
    assert len(tiles) == 3
    for period, (tile, id) in enumerate(zip(tiles, view["excommunication"], strict=True)):
        faith = BOARD["tracks"]["faith_required"][period]
        assert tile.all("button b")[0].text == COMPONENTS[id].name
        assert COMPONENTS[id].name in tile.one("div.panel h3").text
        assert faces.marks(tile.one("span.fee")) == {"faith": faith}
        assert tile.one("button span.unseen").text == COMPONENTS[id].text[0]
        told = tile.one("div.panel").text
        assert f"After round {2 * period + 2}: whoever has less than {faith} faith points" in told
        bound = [seat for seat, player in enumerate(view["players"]) if id in player["excommunicated"]]
        assert [int(cube.named("seat-")) for cube in tile.one("span.cubes").all("span")] == bound
    assert page.scene.has("ol.tiles svg.cube")


def test_the_final_result_adds_up(seats: int) -> None:
    match = finished(seats)
    page = drawn(match)
    scores = {score["seat"]: score for score in seen(match, 0)["scores"]}
    table = page.scene.one("section.result table")
    columns = [int(head.named("seat-")) for head in table.all("thead th")]
    assert columns == sorted(scores, key=lambda seat: scores[seat]["place"])
    rows = {row.one("th").text: [cell.number for cell in row.all("td")] for row in table.all("tr")[1:]}
    parts = match.game.wording.templates
    for part in scores[0]["parts"]:
        assert rows[parts[f"score.{part}"]] == [scores[seat]["parts"][part] for seat in columns]
    assert rows["Total"] == [scores[seat]["total"] for seat in columns]
    assert rows["Place"] == [scores[seat]["place"] for seat in columns]
    assert rows["Total"] == [sum(column) for column in zip(*list(rows.values())[:-2], strict=True)]
    assert len(set(rows["Total"])) == seats
    crowned = [head.named("seat-") for head in table.all("thead th") if head.has("svg.sign")]
    assert crowned == [str(columns[0])]
    assert [goods_row(page.player(seat)) for seat in range(seats)] == [
        player["goods"] for player in seen(match, 0)["players"]
    ]
