"""Every number of the drawn board of Virtù is the number that the seat sees."""

from collections import Counter

import pytest

from signoria import Match
from signoria.games.virtu.components.components import SHIPPED, Components
from signoria.games.virtu.components.symbols import spelled
from signoria.games.virtu.components.tables import GREAT_POWERS, UNITS
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.presentation import presenter_of
from tests.editions import each_edition
from tests.pages import Element
from tests.virtu.offers import scene
from tests.virtu.positions import View, action_of, costs, ended, full, shows, stacked
from tests.web.virtu_page import NAMES, amounts, arms, drawn, power_of, signs

edition = each_edition("virtu")


@pytest.fixture
def match() -> Match:
    return full()


@pytest.fixture
def view(match: Match) -> View:
    seen: View = match.view(match.seat)
    return seen


@pytest.fixture
def page(match: Match) -> Element:
    return drawn(match, match.seat)


def values() -> Components:
    """The values that are played with."""
    found = full().game.component_set
    assert isinstance(found, Components)
    return found


def powers(view: View) -> list[str]:
    return [player["power"] for player in view["players"]]


def troops(city: Element, kind: str) -> dict[tuple[str, bool], int]:
    """Units by their power and whether they are beaten."""
    found = {}
    for troop in city.all(f"span.troop.{kind}"):
        found[power_of(troop), "beaten" in troop.classes] = troop.one("b").number if troop.has("b") else 1
    return found


def test_cities_have_their_value_owner_and_agent(view: View, page: Element) -> None:
    named = powers(view)
    assert len(page.all("div.city")) == len(view["cities"])
    for id, told in view["cities"].items():
        city = page.one(f"#city-{id}")
        assert f"at-{id}" in city.classes
        assert city.one("b.value").number == told["value"]
        owner = [name.removeprefix("p-") for name in city.classes if name.startswith("p-")]
        assert owner == ([] if told["control"] is None else [named[told["control"]]])
        assert [power_of(hood) for hood in city.all("span.marks i.hood")] == (
            [] if told["agent"] is None else [named[told["agent"]]]
        )
        assert city.has("i.dome") == told["cathedral"]
        assert city.has("i.anchor") == bool(view["map"][id]["seas"])
    assert {told["agent"] for told in view["cities"].values()} > {None, 0}


def test_the_value_for_whoever_is_asked_stands_beside_that_of_all(match: Match, view: View, page: Element) -> None:
    assert match.seat is not None
    differing = 0
    for id, told in view["cities"].items():
        worth = view["map"][id]["worth"][match.seat]
        shown = [one.number for one in page.one(f"#city-{id}").all("i.worth")]
        differs = worth != told["value"] and told["control"] is None
        assert shown == ([worth] if differs else [])
        differing += differs
    assert differing == len(
        [1 for told in view["cities"].values() if told["agent"] is not None and told["control"] is None]
    )


def test_units_stand_in_their_cities_and_before_others(view: View, page: Element) -> None:
    named = powers(view)
    before = 0
    for id, told in view["cities"].items():
        city = page.one(f"#city-{id}")
        owner = told["control"]
        garrison = {(named[owner], False): told["units"][owner]} if owner is not None and told["units"][owner] else {}
        assert troops(city, "garrison") == garrison
        expected = {
            (named[seat], beaten): units[seat]
            for beaten, units in ((False, told["units"]), (True, told["beaten"]))
            for seat in range(view["seats"])
            if units[seat] and (beaten or seat != owner)
        }
        assert troops(city, "before") == expected
        before += len(expected)
    assert before >= 3


def test_closed_cities_are_crossed_out() -> None:
    match = Match("virtu", 3, seed=1)
    page, view = drawn(match, match.seat), match.view(match.seat)
    closed = {city["id"].removeprefix("city-") for city in page.all("div.city.closed")}
    drawn_cities = {city["id"].removeprefix("city-") for city in page.all("div.city")}
    assert closed == drawn_cities - set(view["cities"])
    assert len(closed) == 8


def test_five_players_have_the_other_side_of_the_map() -> None:
    for seats, side in ((3, "3-4"), (4, "3-4"), (5, "2-5")):
        match = Match("virtu", seats, seed=1)
        page, view = drawn(match, None), match.view(None)
        assert f"side-{side}" in page.classes
        assert len(page.all("div.city")) == {"3-4": 28, "2-5": 30}[side]
        assert len(page.all("svg.on-desk path.road")) == sum(len(city["roads"]) for city in view["map"].values()) / 2


def test_stores_of_every_player(view: View, page: Element) -> None:
    standing = presenter_of(full().game).standing(view, view["scores"])
    for told in view["players"]:
        seat = told["seat"]
        stores = page.one(f"article.of-{seat} ul.stores")
        numbers = {signs(line)[0]: line.one("b").text for line in stores.all("li") if line.has("b")}
        assert numbers["florin"] == str(told["florins"])
        assert numbers["prestige"].replace("−", "-") == str(standing[seat]["total"])
        assert numbers["agent"] == str(told["agents_in_supply"])
        assert numbers["unit"] == f"{UNITS - told['units_in_supply']}/{UNITS}"
        assert numbers["cross"] == str(told["crosses"])
        assert numbers["annex"] == str(told["cities"])
        assert numbers.get("war", "0") == str(told["war_tokens"])
        trophies = [arms(line)[0] for line in stores.all("li") if signs(line)[0] == "trophy"]
        assert trophies == [powers(view)[other] for other in told["trophies"]]
        row = page.one(f"section.players li.seat-{seat}")
        assert [mark.one("b").number for mark in row.all("span.numbers span.mark")] == [
            told["florins"], told["agents_in_supply"], UNITS - told["units_in_supply"], told["cities"],
        ]  # fmt: skip
        assert row.one("span.total").number == standing[seat]["total"]
    assert len({told["florins"] for told in view["players"]}) == view["seats"]


def test_chambers_tell_action_token_indulgence_and_agent(view: View, page: Element) -> None:
    named = powers(view)
    blocked = 0
    for told in view["players"]:
        for number, chamber in enumerate(told["chambers"], start=1):
            action = action_of(chamber["action_card"]) or chamber["printed"]
            places = [page.one(f"#{told['power']}-chamber-{number}")]
            if told["seat"] != view["viewer"]:
                places.append(page.one(f"#{told['power']}-chamber-{number}-small"))
            for place in places:
                floor = place.all("label.floor") + place.all("button.floor") + place.all("span.floor")
                assert signs(floor[0])[0] == action
                assert ("here" in place.classes) == place.has("i.token") == (told["token"] == number)
                assert place.has("i.letter") == chamber["indulgence"]
                assert [power_of(hood) for hood in place.all("span.marks i.hood")] == (
                    [] if chamber["agent"] is None else [named[chamber["agent"]]]
                )
            blocked += chamber["agent"] is not None
            assert places[0].one("b.number").number == number
    assert blocked == 1


def test_courtiers_and_tiles_show_what_they_give_and_whether_they_are_used(view: View, page: Element) -> None:
    used = Counter[bool]()
    for told in view["players"]:
        board = page.one(f"article.of-{told['seat']}")
        for space, standing in told["antechambers"].items():
            place = board.one(f"#{told['power']}-{space}")
            assert ("empty" in place.classes) == (standing is None)
            if standing is not None:
                assert amounts(place.all("span.shows")[0]) == shows(standing["card"])
                assert ("used" in place.classes) == (not standing["available"])
                assert ("fresh" in place.classes) == standing["bought"]
                used[standing["available"]] += 1
        for tile, up in told["tiles"].items():
            place = board.one(f"#{told['power']}-{tile}")
            assert amounts(place.all("span.shows")[0]) == shows(tile)
            assert ("used" in place.classes) == (not up)
            assert ("fresh" in place.classes) == (tile in told["bought_tiles"])
            used[up] += 1
    assert min(used[True], used[False]) >= 2


def test_tracks_have_everybody_on_their_step(view: View, page: Element) -> None:
    cities, patrons = page.all("section.tracks div.track")
    last = len(SHIPPED.city_prestige) - 1
    for at, step in enumerate(cities.all("li.step")):
        on_it = [seat for seat in reversed(view["city_track"]) if min(view["players"][seat]["cities"], last) == at]
        assert step.all("b")[0].number == at
        assert arms(step) == [powers(view)[seat] for seat in on_it]
    edition = values()
    for at, step in enumerate(patrons.all("li.step")):
        assert arms(step) == [told["power"] for told in view["players"] if told["patronage"] == at]
        assert amounts(step) == (spelled(edition.step_price[at]) if at else {})
    assert arms(page.one("p.order")) == [powers(view)[seat] for seat in view["order"]]
    assert page.one("p.order span.mark b").number == view["indulgences"]


def test_several_discs_on_one_step_lie_as_the_view_says() -> None:
    match = stacked()
    view = match.view(match.seat)
    steps = drawn(match, match.seat).all("section.tracks div.track")[0].all("li.step")
    named = powers(view)
    three = [arms(step) for step in steps if len(arms(step)) == 3]
    assert three == [[named[seat] for seat in reversed(view["city_track"]) if view["players"][seat]["cities"] == 2]]
    assert arms(steps[-1]) == [named[2]]


def test_things_for_sale_have_their_price_and_number(view: View, page: Element) -> None:
    assert [item["id"].removeprefix("item-") for item in page.all("div.item")] == ITEM_IDS
    for id, left in view["stock"].items():
        item = page.one(f"#item-{id}")
        floor = (item.all("label.floor") + item.all("button.floor"))[0]
        assert amounts(floor.one("span.price")) == costs(id)
        assert amounts(floor.one("span.shows")) == shows(id)
        assert floor.one("span.left").text == f"Left: {left}"
        assert ("gone" in item.classes) == (left == 0)


def test_great_powers_tell_price_ally_and_agent(view: View, page: Element) -> None:
    named = powers(view)
    for index, id in enumerate(GREAT_POWERS):
        told, great = view["great_powers"][id], page.one(f"#great-{id}")
        assert amounts(great.all("span.price")[0]) == spelled(values().alliance_price[index])
        assert [arms(ally)[0] for ally in great.all("span.ally")] == (
            [] if told["ally"] is None else [named[told["ally"]]]
        )
        assert great.has("span.ally.used") == (told["used"] and told["ally"] is not None)
        assert [power_of(hood) for hood in great.all("span.held i.hood")] == (
            [] if told["agent"] is None else [named[told["agent"]]]
        )
    assert {told["ally"] for told in view["great_powers"].values()} >= {0, 2}


@pytest.mark.parametrize("name", ["a war bonus", "another war bonus"])
def test_the_balance_of_a_battle_adds_up(name: str) -> None:
    match = scene(name)
    battle = match.view(match.seat)["battle"]
    pans = drawn(match, match.seat).all("div.balance div.pan")
    for pan, side in zip(pans, (battle["attack"], battle["defence"]), strict=True):
        parts = {
            signs(mark)[0]: mark.one("b").number
            for mark in pan.all("span.parts span.mark")
            if "most" not in mark.classes
        }
        wanted = {"annex": "value", "agent": "agent", "fortress": "bastion", "unit": "units", "war": "bonuses"}
        assert parts == {sign: side[part] for sign, part in wanted.items() if side[part]}
        assert pan.one("b.sum").number == side["total"] == sum(parts.values())
        assert [one.one("b").number for one in pan.all("span.most")] == ([side["most"]] if side["most"] else [])


def test_what_is_left_to_pay_stands_in_the_bar() -> None:
    match = scene("a step of patronage")
    view = match.view(match.seat)
    assert amounts(drawn(match, match.seat).one("p.purse")) == view["asked"]["price"]


def test_the_course_of_the_year(match: Match, view: View, page: Element) -> None:
    assert page.one("p.year").text.startswith(f"Year {view['year']}")
    assert [step.text.lower() for step in page.all("ol.ribbon li.now")] == [view["step"]]
    fight = scene("a war bonus")
    assert [step.text for step in drawn(fight, fight.seat).all("ol.ribbon li.now")] == ["Sieges"]


def test_the_final_result(match: Match) -> None:
    over = ended()
    page, view = drawn(over, 0), over.view(0)
    ranking = over.ranking()
    table = page.one("section.result table")
    assert [NAMES[seat] in head.text for head, seat in zip(table.all("thead th"), ranking, strict=True)] == [True] * 4
    totals = [cell.number for cell in table.all("tfoot tr")[0].all("td")]
    assert totals == [view["scores"][seat]["total"] for seat in ranking]
