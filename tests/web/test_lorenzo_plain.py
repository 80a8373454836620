"""Every number of Lorenzo's plain page is the number that the seat sees."""

import re

import pytest

from signoria import Match
from signoria.presentation import presenter_of
from tests.amounts import number_of
from tests.editions import each_edition
from tests.lorenzo import facts
from tests.lorenzo.positions import (
    ACTING,
    AREAS,
    BATCHES,
    BOARD,
    COMPONENTS,
    GAME,
    GOODS,
    MEMBERS,
    QUESTIONS,
    TYPES,
    answered,
    at_draft,
    busy,
    finished,
    forfeited,
    is_open,
    least_servants,
    needed,
    retinues,
    seen,
    with_fewest_servants,
)
from tests.pages import Element, Sheet, parse, sheets
from tests.web.visitors import NAMES, laid_out

ROMAN = ("I", "II", "III")
HEADINGS = dict(
    zip(("Coins", "Wood", "Stone", "Servants", "Military points", "Faith points", "Victory points"), GOODS, strict=True)
)
PLURALS = {"territory": "Territories", "character": "Characters", "building": "Buildings", "venture": "Ventures"}
SPACES = {space: GAME.wording.names[space] for space in AREAS}

edition = each_edition("lorenzo")


def plain(match: Match, seat: int | None = None) -> Element:
    """The plain page as somebody sees it: whoever is asked, if no seat is named."""
    table, clients = laid_out(match)
    seat = (match.seat or 0) if seat is None else seat
    return parse(clients[seat].get(f"/t/{table.id}/?mode=text").content)


def called(seat: int, you: int = ACTING) -> str:
    return "You" if seat == you else NAMES[seat]


@pytest.fixture(params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> Match:
    return busy(request.param)


@pytest.fixture
def page(match: Match) -> Element:
    return plain(match)


@pytest.fixture
def found(page: Element) -> dict[str, Sheet]:
    return sheets(page)


def test_round_period_dice_and_turn_order(match: Match, page: Element) -> None:
    view = seen(match, ACTING)
    dice = ", ".join(f"{die} {value}" for die, value in view["dice"].items())
    assert [line.text for line in page.all("ul.summary li")][:3] == [
        f"Round {view['round']} of 6, period {ROMAN[view['period'] - 1]}",
        f"Dice: {dice}",
        f"Turn order: {', '.join(called(seat) for seat in view['order'])}",
    ]
    assert page.one("#scene")["data-number"] == str(match.number)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_secret_answer_is_told_to_whoever_gave_it(seat: int) -> None:
    match = answered()
    answer = seen(match, seat)["answer"]
    said = {None: [], True: ["you support the Church"], False: ["you do not support the Church"]}[answer]
    told = [line.text for line in plain(match, seat).all("ul.summary li")]
    assert [line for line in told if line.startswith("Your")] == [f"Your secret answer: {words}" for words in said]
    assert answer is {0: True, 1: False, 3: None}[seat]


def test_goods_of_every_player_in_turn_order(match: Match, found: dict[str, Sheet]) -> None:
    view = seen(match, ACTING)
    sheet = found["Goods and points"]
    assert sheet.names == [called(seat) for seat in view["order"]]
    for seat, player in enumerate(view["players"]):
        row = sheet.row(called(seat))
        assert {HEADINGS[name]: int(number) for name, number in row.items() if name != "Player"} == player["goods"]


def test_members_have_their_values_and_places(match: Match, found: dict[str, Sheet]) -> None:
    view = seen(match, ACTING)
    sheet = found["Family members: value and place"]
    for seat, player in enumerate(view["players"]):
        expected = {"Player": called(seat)}
        for name in MEMBERS:
            space = player["members"][name]["space"]
            where = "at hand" if space is None else GAME.wording.names[space]
            expected[name.capitalize()] = f"{player['members'][name]['value']}, {where}"
        assert sheet.row(called(seat)) == expected
    assert any("at hand" not in cell for row in sheet.rows for cell in [row[1].text])


def test_who_has_forfeited_is_out_of_the_round() -> None:
    match = forfeited()
    players = seen(match, ACTING)["players"]
    names = sheets(plain(match))["Family members: value and place"].names
    assert names == [called(seat) + " (out of this round)" * players[seat]["out"] for seat in seen(match, 0)["order"]]
    assert [player["out"] for player in players] == [False, False, True, False]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_towers_tell_value_card_bonus_and_members(batch: int) -> None:
    match = busy(batch=batch)
    view, found = seen(match, ACTING), sheets(plain(match))
    for type in TYPES:
        sheet = found[f"{type.capitalize()} tower"]
        assert sheet.names == [f"{floor}, value {needed(f'{type}-{floor}')}" for floor in (4, 3, 2, 1)]
        for floor, id in enumerate(view["towers"][type], start=1):
            row = sheet.row(f"{floor}, value {needed(f'{type}-{floor}')}")
            standing = [f"{called(one['seat'])} ({one['member']})" for one in view["spaces"].get(f"{type}-{floor}", [])]
            assert row["Card"] == (COMPONENTS[id].name if id else "no card")
            assert row["What it says"] == (" ".join(COMPONENTS[id].text) if id else "")
            assert facts.goods(row["Floor bonus"]) == facts.goods(BOARD["towers"]["bonus"][type][floor - 1])
            assert row["Who stands there"] == ", ".join(standing)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_sentences_of_cards_have_the_numbers_of_their_data(batch: int) -> None:
    """What the page says of cards are sentences; each number of the data file must be in them, cost and all."""
    view = seen(busy(batch=batch), ACTING)
    ids = [id for type in TYPES for id in view["towers"][type] if id]
    assert len(ids) == 15
    for id in ids:
        told = " ".join(COMPONENTS[id].text)
        known = COMPONENTS[id].facts
        expected = [
            number
            for key in ("cost", "immediate", "activation", "harvest", "production", "permanent", "victory")
            for number in re.findall(r"\d+", known.get(key, ""))
        ]
        assert sorted(re.findall(r"\d+", told)) == sorted(expected), id
        for box in known.get("cost", "").split(" or ") if "cost" in known else []:
            for good, amount in facts.costs(box)[0].items():
                words = f"you must have {amount}" if good == "needed" else GAME.wording.count(amount, good)
                assert words in COMPONENTS[id].text[0], id


def test_open_spaces_tell_what_they_give(match: Match, found: dict[str, Sheet]) -> None:
    view = seen(match, ACTING)
    sheet = found["Harvest, production, market and palace"]
    open_spaces = [space for space in AREAS if is_open(space, match.seats)]
    assert sheet.names == [SPACES[space][:1].upper() + SPACES[space][1:] for space in open_spaces]
    for space, name in zip(open_spaces, sheet.names, strict=True):
        row = sheet.row(name)
        area, _, which = space.partition("-")
        if area == "market":
            assert facts.goods(row["Gives"]) == facts.goods(BOARD["market"]["gains"][int(which) - 1])
        elif area == "council":
            assert facts.goods(row["Gives"]) == facts.goods(BOARD["palace"]["gain"])
        else:
            less = f", value −{BOARD['areas']['large_penalty']}" if which == "large" else ""
            assert row["Gives"] == f"{area}{less}"
        standing = [f"{called(one['seat'])} ({one['member']})" for one in view["spaces"].get(space, [])]
        assert row["Who stands there"] == (", ".join(standing) or "free")


def test_excommunication_tiles_tell_round_and_faith(match: Match, found: dict[str, Sheet]) -> None:
    view = seen(match, ACTING)
    sheet = found["Excommunication tiles"]
    assert len(sheet.rows) == 3
    for period, id in enumerate(view["excommunication"]):
        bound = [called(seat) for seat, player in enumerate(view["players"]) if id in player["excommunicated"]]
        assert sheet.row(COMPONENTS[id].name) == {
            "Tile": COMPONENTS[id].name,
            "Round of the report": str(2 * period + 2),
            "Needs": GAME.wording.count(BOARD["tracks"]["faith_required"][period], "faith"),
            "Penalty": COMPONENTS[id].text[0],
            "Excommunicated": ", ".join(bound),
        }


def test_holdings_of_every_player(match: Match, found: dict[str, Sheet]) -> None:
    view = seen(match, ACTING)
    for seat, player in enumerate(view["players"]):
        told = found[called(seat)].column("Which")
        expected = {
            PLURALS[type]: ", ".join(COMPONENTS[id].name for id in player["cards"][type])
            for type in TYPES
            if player["cards"][type]
        }
        expected["Leaders in play"] = ", ".join(COMPONENTS[leader["id"]].name for leader in player["leaders"])
        expected["Leaders in hand"] = str(player["hand_size"])
        expected["Bonus tile"] = COMPONENTS[f"bonus-tile-{player['bonus_tile']}"].name
        if player["excommunicated"]:
            expected["Excommunicated by"] = ", ".join(COMPONENTS[id].name for id in player["excommunicated"])
        assert told == expected
    hand = found["Leaders in your hand"].column("What it says")
    assert hand == {COMPONENTS[id].name: " ".join(COMPONENTS[id].text) for id in view["players"][ACTING]["hand"]}


def test_leaders_in_play_tell_whom_they_copy_and_whether_they_were_used() -> None:
    match = retinues()
    found = sheets(plain(match, ACTING))
    for seat, player in enumerate(seen(match, ACTING)["players"]):
        leaders = [
            COMPONENTS[leader["id"]].name
            + (f" (copies {COMPONENTS[leader['copies']].name})" if leader["copies"] else "")
            + (" (used this round)" if leader["used"] else "")
            for leader in player["leaders"]
        ]
        told = found[called(seat)].column("Which").get("Leaders in play", "")
        assert told == ", ".join(leaders)


def test_discarded_leaders_of_others_are_counted_where_they_are_hidden() -> None:
    match = busy(options={"hidden_discards": True})
    for player, number in zip(match.state.players, (1, 0, 2, 2), strict=True):  # type: ignore[attr-defined]
        player.discarded, player.hand = player.hand[:number], player.hand[number:]
    found = sheets(plain(match))
    told = {seat: found[called(seat)].column("Which") for seat in range(4)}
    view = seen(match, ACTING)
    for seat, player in enumerate(view["players"]):
        assert told[seat].get("Discarded leaders", "0") == str(player["discard_size"])
        assert told[seat].get("Leaders in hand", "0") == str(player["hand_size"])


def test_cards_to_come_and_the_packets_of_the_draft() -> None:
    match = at_draft()
    for _ in range(match.seats):
        match.play(match.legal()[0])  # so that a second packet has come
    view, found = seen(match, ACTING), sheets(plain(match, ACTING))
    packets = [[COMPONENTS[id].name for id in packet] for packet in view["draft"]["seen"]]
    assert found["The packets as they came to you"].column("Leaders") == {
        str(number): ", ".join(packet) for number, packet in enumerate(packets, start=1) if packet
    }
    assert found["The packet that you hold"].names == [COMPONENTS[id].name for id in view["draft"]["packet"]]
    begun = Match("lorenzo", 2, "basic", seed=1)
    decks = seen(begun, begun.seat)["decks"]
    told = sheets(plain(begun))["Cards of this period that are not turned up yet"].column("Cards")
    assert told == {PLURALS[type]: ", ".join(COMPONENTS[id].name for id in decks[type]) for type in TYPES}


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_add_up(seats: int, over: bool) -> None:
    match = finished(seats) if over else busy(seats)
    you = match.seat or 0
    view = seen(match, you)
    told = presenter_of(match.game).standing(view, view["scores"])
    scores = {called(score["seat"], you): score for score in told}
    points = plain(match).one("#points")
    sheet = sheets(points)["Final result" if over else "If the game ended now"]
    assert points.has("details") != over
    assert sheet.headings[1:] == sorted(scores, key=lambda name: scores[name]["place"])
    for name, score in scores.items():
        column = {row: number_of(number) for row, number in sheet.column(name).items()}
        assert column.pop("Place") == score["place"]
        assert column.pop("Total") == score["total"] == sum(column.values())
        assert column == {GAME.wording.templates[f"score.{part}"]: points for part, points in score["parts"].items()}
    assert len({score["total"] for score in scores.values()}) == seats


@pytest.mark.parametrize("question", QUESTIONS)
def test_offers_tell_what_they_cost_and_bring(question: str) -> None:
    match = QUESTIONS[question]()
    page, view = plain(match), seen(match, match.seat)
    assert page.one("#question").text == match.game.wording.say(f"ask.{question}", view["asked"])
    check_notes(match, page)


@pytest.mark.parametrize(("seats", "batch"), [(2, 1), (3, 3), (4, 5)])
def test_offers_of_other_tables(seats: int, batch: int) -> None:
    match = busy(seats, batch=batch)
    assert check_notes(match, plain(match)) > 20


def check_notes(match: Match, page: Element) -> int:
    """Compare what stands beside each decision with what comes of it; returns how many numbers were told."""
    offers = {line.all("button")[0]["value"].partition(";")[0]: line for line in page.all("#decide ul.choices li")}
    assert sorted(offers) == sorted(decision.text for decision in match.legal())
    told = 0
    for text, offer in offers.items():
        notes = [part for note in offer.all("span.note") for part in note.text.split("; ")]
        told += len(notes)
        words = offer.all("button")[0].text
        verb, what = text.split()[0], text.split()[-1]
        if verb in ("keep", "play", "activate", "copy"):
            needs, does = COMPONENTS[what].text
            assert words.endswith(f". {needs} {does}" if verb == "keep" else f". {does}")
            assert (needs in words) == (verb == "keep")
        goods = with_fewest_servants(match, text).goods
        if words_of(goods).replace("+", "") == words:
            assert notes == []  # a privilege, which is called by what it brings
        else:
            assert notes == expected_notes(match, text), text
    return told


def expected_notes(match: Match, text: str) -> list[str]:
    trial = with_fewest_servants(match, text)
    verb, space = text.split()[0], text.split()[-1]
    area, _, which = space.partition("-")
    notes = [f"value −{BOARD['areas']['large_penalty']}"] if verb == "place" and which == "large" else []
    more = any(onward.startswith("privilege ") for onward in trial.then)
    if verb == "place" and (more or not trial.goods) and area in ("market", "council"):
        gain = BOARD["palace"]["gain"] if area == "council" else BOARD["market"]["gains"][int(which) - 1]
        notes.append(GAME.wording.word(facts.goods(gain)))
    servants = least_servants(match, text) if verb == "place" else 0
    if servants and trial.goods.get("servants") != -servants:
        notes.append(f"takes {GAME.wording.count(servants, 'servants')}")
    surcharge = trial.told("took", "surcharge")
    if surcharge:
        notes.append(f"{GAME.wording.count(surcharge, 'coins')} for the occupied tower")
    return [*notes, words_of(trial.goods)] if trial.goods else notes


def words_of(goods: dict[str, int]) -> str:
    return ", ".join(
        ("+" if amount > 0 else "−") + GAME.wording.count(abs(amount), good) for good, amount in goods.items()
    )
