"""Cards, leaders and tiles on Lorenzo's drawn board show the numbers of their data, wherever they lie."""

import pytest

from tests.editions import each_edition
from tests.lorenzo import facts
from tests.lorenzo.positions import (
    ACTING,
    BATCHES,
    BOARD,
    COMPONENTS,
    TYPES,
    at_draft,
    busy,
    forfeited,
    match_at,
    of_kind,
    retinues,
    seen,
)
from tests.lorenzo.table import hold, lead
from tests.lorenzo.table import shown_table as table
from tests.pages import Element
from tests.web import lorenzo_faces as faces
from tests.web.lorenzo_page import drawn

edition = each_edition("lorenzo")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_cards_show_what_they_cost_and_do(batch: int) -> None:
    match = busy(batch=batch)
    page, view = drawn(match), seen(match, ACTING)
    for space, floor in page.floors().items():
        type, _, number = space.partition("-")
        id = view["towers"][type][int(number) - 1]
        cards = floor.all("div.spot button.card")
        assert len(cards) == (id is not None)
        for card in cards:
            assert card.one("span.name").text == COMPONENTS[id].name
            assert faces.card(card) == facts.card(COMPONENTS[id].facts)
            assert [line.text for line in page.spot(space).all("div.panel div.card li")] == COMPONENTS[id].text
    for seat, player in enumerate(view["players"]):
        for type in TYPES:
            row = page.board(seat).one(f"div.holding.t-{type}")
            owned = row.all("div.owned button.card")
            assert [card.one("span.name").text for card in owned] == [
                COMPONENTS[id].name for id in player["cards"][type]
            ]
            for card, id in zip(owned, player["cards"][type], strict=True):
                assert faces.card(card) == facts.card(COMPONENTS[id].facts)
            free = [sum(faces.marks(slot).values()) for slot in row.all("span.slot")]
            needs = BOARD["territories"]["military"] if type == "territory" else [0] * BOARD["towers"]["max_cards"]
            assert free == needs[len(owned) :]


def test_the_batches_show_every_card_and_tile() -> None:
    views = [seen(busy(batch=batch), ACTING) for batch in range(BATCHES)]
    cards = {id for view in views for floors in view["towers"].values() for id in floors}
    cards |= {id for view in views for player in view["players"] for owned in player["cards"].values() for id in owned}
    assert {id for type in TYPES for id in of_kind(type)} <= cards
    assert {id for view in views for id in view["excommunication"]} == set(of_kind("excommunication"))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_tiles_show_what_they_take(batch: int) -> None:
    match = busy(batch=batch)
    page, view = drawn(match), seen(match, ACTING)
    for tile, id in zip(page.scene.all("ol.tiles li.tile"), view["excommunication"], strict=True):
        assert numbers(tile.one("span.penance")) == taken(COMPONENTS[id].facts["effect"])
    for seat, player in enumerate(view["players"]):
        bans = page.board(seat).all("p.ban")
        assert [ban.all("b")[0].text for ban in bans] == [COMPONENTS[id].name for id in player["excommunicated"]]
        for ban, id in zip(bans, player["excommunicated"], strict=True):
            assert numbers(ban.all("span")[0]) == taken(COMPONENTS[id].facts["effect"])
            assert ban.one("span.unseen").text == COMPONENTS[id].text[0]


def numbers(penance: Element) -> list[int]:
    return [mark.one("b").number for mark in penance.all("span.mark")]


def taken(effect: str) -> list[int]:
    """The numbers that a picture needs for what a tile takes."""
    if effect.startswith("less "):
        return [-1]
    if effect.startswith("no victory "):
        return [0]
    if effect.startswith("lose "):
        lost, _, every = effect.removeprefix("lose ").partition(" per ")
        return [-int(lost), *(int(word) for word in every.split() if word.isdecimal())]
    return [int(effect.split()[0])] if effect[0] in "-0123456789" else []


@pytest.mark.parametrize("first", range(0, 20, 4))
def test_leaders_show_what_they_require_and_give(first: int) -> None:
    state = table(seats=2, variant="advanced")
    ids = of_kind("leader")[first : first + 4]
    hold(state, 1, *ids)
    lead(state, 0, *ids)
    page = drawn(match_at(state), 1)
    for seat, selector in ((1, "div.leader.in-hand"), (0, "div.leader")):
        found = page.board(seat).all(selector)
        assert [leader.one("button span.name").text for leader in found] == [COMPONENTS[id].name for id in ids]
        for leader, id in zip(found, ids, strict=True):
            told = COMPONENTS[id]
            assert [line.text for line in leader.all("div.panel p")] == told.text
            if seat == 1:
                ways = [facts.goods(way) for way in told.facts["requirement"].split(" or ")]
                assert faces.between(leader.one("span.needs"), "or") == ways
            ability = leader.one("span.ability")
            if ability.has("i.once"):
                assert faces.effects(ability) == facts.effects(told.facts["once"])
            else:
                assert ability.text == told.text[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_leaders_and_bonus_tiles_of_every_player(seats: int) -> None:
    match = busy(seats)
    page, view = drawn(match), seen(match, ACTING)
    for seat, player in enumerate(view["players"]):
        board = page.board(seat)
        hand = len(board.all("div.leader.in-hand"))
        hidden = [int(line.text.split()[0]) for line in board.all("p.hidden")]
        assert (hand, hidden) == ((player["hand_size"], []) if seat == ACTING else (0, [player["hand_size"]]))
        assert len(board.all("div.leader")) - hand == len(player["leaders"])
        tile = COMPONENTS[f"bonus-tile-{player['bonus_tile']}"]
        assert board.one("div.bonus button span.unseen").text == f"Bonus tile: {tile.text[0]}"
        areas = [span for span in faces.children(board.one("div.bonus button")) if "unseen" not in span.classes]
        shown = {faces.signs(span)[0]: faces.marks(span) for span in areas}
        assert shown == {area: facts.goods(tile.facts[area]) for area in ("harvest", "production")}


def test_leaders_in_play_tell_whom_they_copy_and_whether_they_were_used() -> None:
    match = retinues()
    page = drawn(match, ACTING)
    for seat, player in enumerate(seen(match, ACTING)["players"]):
        found = page.board(seat).all("div.leader")
        assert ["used" in leader.classes for leader in found] == [leader["used"] for leader in player["leaders"]]
        copied = [[COMPONENTS[leader["copies"]].name] if leader["copies"] else [] for leader in player["leaders"]]
        said = [[small.text for small in leader.all("button small")] for leader in found]
        told = [[words for words in line if words.startswith("as ")] for line in said]
        assert told == [[f"as {name}" for name in names] for names in copied]


def test_who_has_forfeited_has_passed() -> None:
    match = forfeited()
    page = drawn(match)
    for seat, player in enumerate(seen(match, ACTING)["players"]):
        told = [small.text for small in page.player(seat).all("p.who small")]
        assert ("has passed" in told) == player["out"] == (seat == 2)


def test_discarded_leaders_are_counted() -> None:
    state = table(variant="advanced")
    leaders = iter(range(20))
    for player, hand, discarded in zip(state.players, (1, 2, 3, 1), (2, 1, 0, 3), strict=True):
        player.hand = tuple(next(leaders) for _ in range(hand))
        player.discarded = tuple(next(leaders) for _ in range(discarded))
    page = drawn(match_at(state), 3)
    told = [[line.text for line in page.board(seat).all("p.hidden")] for seat in range(4)]
    assert told == [
        ["1 leader in hand", "2 leaders discarded"],
        ["2 leaders in hand", "1 leader discarded"],
        ["3 leaders in hand"],
        ["3 leaders discarded"],
    ]


def test_the_draft_shows_the_packet() -> None:
    match = at_draft()
    page, view = drawn(match), seen(match, match.seat)
    heads = page.scene.all("section.desk button.choice")
    assert [button["value"] for button in heads] == [f"keep {id}" for id in view["draft"]["packet"]]
    for button, id in zip(heads, view["draft"]["packet"], strict=True):
        ways = [facts.goods(way) for way in COMPONENTS[id].facts["requirement"].split(" or ")]
        assert faces.between(button.one("span.needs"), "or") == ways
        assert [line.text for line in button.all("small")] == COMPONENTS[id].text
