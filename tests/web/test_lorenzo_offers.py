"""Every decision on offer on Lorenzo's drawn board tells what it costs and brings, and every "no" what is missing."""

import pytest

from signoria import Match
from signoria.language.wording import Company
from tests.editions import each_edition
from tests.lorenzo import facts
from tests.lorenzo.positions import (
    ACTING,
    AREAS,
    BOARD,
    COMPONENTS,
    FLOORS,
    QUESTIONS,
    Trial,
    busy,
    least_servants,
    match_at,
    needed,
    of_kind,
    played,
    seen,
    with_fact,
)
from tests.lorenzo.table import curse, end_actions, give, own, stand
from tests.lorenzo.table import shown_table as table
from tests.pages import Element
from tests.web import lorenzo_faces as faces
from tests.web.lorenzo_page import Drawn, drawn
from tests.web.visitors import NAMES

BARE = ("end-turn", "forfeit", "skip", "keep", "copy")
"""Decisions that bring nothing at once, and leaders, who are told in sentences."""

edition = each_edition("lorenzo")


def trial_of(match: Match, text: str) -> Trial:
    """What the page should tell of a decision: in a turn a placement with the fewest servants that it needs."""
    trial = Trial(match, text)
    if seen(match, match.seat)["asked"]["for"] == "turn" and trial.then and trial.then[0].startswith("servants "):
        return Trial(match, text, f"servants {least_servants(match, text)}")
    return trial


def check_offers(match: Match, page: Drawn) -> list[str]:
    """Compare all that is offered with what comes of it; returns what was compared."""
    chips = page.chips()
    texts = [decision.text for decision in match.legal() if decision.text.split()[0] not in BARE]
    view = seen(match, match.seat)
    if view["asked"]["for"] == "turn":  # Lorenzo's leaders to copy stand beside him
        texts += [decision.text for decision in match.legal() if decision.text.startswith("copy ")]
    assert sorted(chips) == sorted(texts)
    for text in texts:
        chip, trial = chips[text], trial_of(match, text)
        assert chip.changes == trial.goods, text
        assert list(chip.changes.values()) == sorted(chip.changes.values(), key=lambda more: more > 0), "paid first"
        assert facts.goods(chip.told) == trial.goods, text
        assert chip.value == max(trial.told("harvest", "value"), trial.told("production", "value")), text
        if text.startswith("place "):
            member = text.split()[1]
            assert [disc.number for disc in chip.disc] == [view["players"][match.seat]["members"][member]["value"]]
            assert chip.due == least_servants(match, text), text
    return texts


@pytest.mark.parametrize("question", QUESTIONS)
def test_offers_tell_what_they_cost_and_bring(question: str) -> None:
    match = QUESTIONS[question]()
    view = seen(match, match.seat)
    assert view["asked"]["for"] == question
    page = drawn(match)
    told = check_offers(match, page)
    standing = [(piece.named("seat-"), piece.named("m-")) for piece in page.scene.all("span.standing span.member")]
    assert len(set(standing)) == len(standing), "a member that stands somewhere is not about to come there"
    assert bool(told) == (question not in ("draft", "copy"))
    if question != "turn":
        heading = match.game.wording.say(f"ask.{question}", view["asked"])
        assert page.scene.one("p.moment").text == heading
        if question != "bonus action":
            assert page.scene.one("section.desk h2").text == heading


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("batch", [1, 3, 5])
def test_offers_of_other_tables(seats: int, batch: int) -> None:
    match = busy(seats, batch=batch)
    assert len(check_offers(match, drawn(match))) > 20


def test_a_placement_shows_the_servants_that_lift_it() -> None:
    state = table(dice=(1, 2, 4), floors={f"territory-{floor}": of_kind("territory")[floor] for floor in (1, 2, 3, 4)})
    give(state, 0, servants=5, military=25)
    chips = drawn(match_at(state)).chips()
    due = {}
    for floor, value in enumerate(BOARD["towers"]["values"], start=1):
        for member, die in (("white", 1), ("black", 2), ("orange", 4), ("neutral", 0)):
            if value - die <= 5:
                due[member, floor] = max(0, value - die)
    assert {(text.split()[1], int(text[-1])): chips[text].due for text in chips if " territory-" in text} == due
    assert len(set(due.values())) > 3


def test_a_placement_shows_more_servants_where_they_are_dear() -> None:
    state = table(dice=(1, 2, 4))
    tile = with_fact("excommunication", "effect", "servants per +1")
    each = int(COMPONENTS[tile].facts["effect"].split()[0])
    held = 4 * each - 1
    curse(state, 0, tile)
    give(state, 0, servants=held)
    chips = drawn(match_at(state)).chips()
    due = {}
    for space in ("harvest-small", "harvest-large"):
        for member, die in (("white", 1), ("black", 2), ("orange", 4), ("neutral", 0)):
            servants = each * max(0, needed(space) - die)
            if servants <= held:
                due[f"place {member} {space}"] = servants
    assert {text: chips[text].due for text in chips if " harvest-" in text} == due
    assert len(set(due.values())) > 2


def test_a_placement_in_an_occupied_tower_costs_more() -> None:
    card = with_fact("character", "cost", "coins")
    price = facts.costs(COMPONENTS[card].facts["cost"])[0]["coins"]
    state = table(dice=(6, 6, 6), floors={"character-1": card})
    give(state, 0, coins=30)
    free = drawn(match_at(state.copy())).chips()["place white character-1"].changes
    stand(state, 1, "white", "character-3")
    dear = drawn(match_at(state)).chips()["place white character-1"].changes
    assert free["coins"] - dear["coins"] == BOARD["towers"]["surcharge"]
    assert -price <= free["coins"]


def drawn_head(button: Element) -> Element:
    return button.one("span.head")


@pytest.mark.parametrize("question", ["privilege", "trade", "servants", "bonus tile"])
def test_small_decisions_are_drawn_with_their_numbers(question: str) -> None:
    match = QUESTIONS[question]()
    desk = drawn(match).scene.one("section.desk")
    heads = {button["value"]: drawn_head(button) for button in desk.all("button.choice")}
    assert list(heads) == [decision.text for decision in match.legal()]
    read = 0
    for text, head in heads.items():
        word, *rest = text.split()
        if word == "privilege":
            assert faces.marks(head) == facts.goods(BOARD["privileges"][rest[0]])
        elif word == "servants":
            assert faces.marks(head) == {"servants": int(rest[0])}
        elif word == "bonus-tile":
            told = COMPONENTS[f"bonus-tile-{rest[0]}"].facts
            assert bonus_tile(head) == {area: facts.goods(told[area]) for area in ("harvest", "production")}
        elif rest[1] != "none":
            trades = facts.effects(COMPONENTS[rest[0]].facts["production"])[0][1]
            assert faces.trade(head.one("span.trade")) == trades[int(rest[1]) - 1]
        read += head.has("b")
    assert read >= 1


def bonus_tile(head: Element) -> dict[str, dict[str, int]]:
    """What stands behind the signs of harvest and production."""
    found: dict[str, Element] = {}
    area = ""
    for child in faces.children(head):
        if child.tag == "svg":
            area = faces.sign(child)
            found[area] = Element("span", {})
        else:
            found[area].children.append(child)
    return {area: faces.marks(marks) for area, marks in found.items()}


def test_refused_answers_say_why() -> None:
    match = played(QUESTIONS["privilege"](), "privilege coins")
    refused = drawn(match).scene.all("section.desk details.refused")
    assert len(refused) == 1
    assert faces.marks(refused[0].one("span.head")) == facts.goods(BOARD["privileges"]["coins"])
    assert refused[0].one("p").text == told_no(match, "privilege coins")
    match = QUESTIONS["trade"]()
    refused = drawn(match).scene.all("section.desk details.refused")
    dear = next(one.text for one in match.game.decisions if one.text.startswith("trade ") and is_dear(match, one.text))
    assert [one.one("p").text for one in refused] == [told_no(match, dear)]


def is_dear(match: Match, text: str) -> bool:
    refusal = match.refusal(text)
    return refusal is not None and refusal.key == "refusal.trade_unpayable"


def told_no(match: Match, text: str) -> str:
    refusal = match.refusal(text)
    assert refusal is not None, f"{text} is legal"
    return f"{refusal.text} {refusal.rule}"


@pytest.mark.parametrize(("seats", "batch"), [(4, 0), (3, 2), (2, 4)])
def test_every_space_that_is_closed_says_why_and_what_is_missing(seats: int, batch: int) -> None:
    match = busy(seats, batch=batch)
    page, view = drawn(match), seen(match, match.seat)
    own = view["players"][match.seat]["members"]
    legal = {decision.text for decision in match.legal()}
    missing = 0
    for space in (*FLOORS, *AREAS):
        found: dict[str, tuple[str, dict[str, int]]] = {}
        for why in page.spot(space).all("div.panel p.why"):
            lacking = [faces.marks(one) for one in why.all("span.missing")]
            words = why.text.partition(" Missing:")[0].removesuffix(f" {why.one('a').text}")
            for disc in why.all("i.disc"):
                found[f"place {disc.named('m-')} {space}"] = (words, lacking[0] if lacking else {})
        expected = {}
        for member in own:
            text = f"place {member} {space}"
            refusal = match.refusal(text)
            if refusal is not None and own[member]["space"] is None:
                expected[text] = (refusal.text, refusal.missing)
                missing += bool(refusal.missing)
        assert found == expected
        assert not legal & set(found)
    assert missing


@pytest.mark.parametrize("batch", [0, 1, 2])
def test_leaders_that_cannot_be_played_say_why_and_what_is_missing(batch: int) -> None:
    match = busy(batch=batch)
    hand = seen(match, match.seat)["players"][match.seat]["hand"]
    found = {}
    for why in drawn(match).board(ACTING).all("div.leader.in-hand p.why"):
        found[why.text.partition(" Missing:")[0]] = [faces.marks(lacking) for lacking in why.all("span.missing")]
    refusals = [refusal for id in hand if (refusal := match.refusal(f"play {id}")) is not None]
    assert found == {refusal.text: [refusal.missing] for refusal in refusals}
    assert refusals


def test_the_report_says_what_support_brings_and_what_the_tile_takes() -> None:
    match = QUESTIONS["vatican report"]()
    view = seen(match, match.seat)
    page = drawn(match)
    faith = view["players"][match.seat]["goods"]["faith"]
    support = page.chips()["support"].changes
    assert support == {"faith": -faith, "victory": BOARD["tracks"]["faith_victory"][faith]}
    (decline,) = [button for button in page.scene.all("section.desk button") if button["value"] == "decline"]
    assert decline.one("span.effect small").text == COMPONENTS[view["excommunication"][0]].text[0]


def test_the_member_on_its_way_shows_its_value() -> None:
    state = table(dice=(2, 4, 5))
    own(state, 0, *of_kind("territory")[:6])
    give(state, 0, servants=9)
    match = played(match_at(state), "place black harvest-small")
    ghost = drawn(match).spot("harvest-small").one("span.member.ghost")
    assert (ghost.named("seat-"), ghost.named("m-"), ghost.one("b").number) == ("0", "black", 4)


@pytest.mark.parametrize("question", ["servants", "cost", "discount"])
def test_the_member_on_its_way_is_drawn_once_and_stands_nowhere_yet(question: str) -> None:
    match = QUESTIONS[question]()
    asked = seen(match, match.seat)["asked"]
    page = drawn(match)
    (ghost,) = page.spot(asked["space"]).all("span.member.ghost")
    assert (ghost.named("seat-"), ghost.named("m-")) == (str(asked["seat"]), asked["member"])
    assert page.scene.all("span.member.ghost") == [ghost]
    assert page.spot(asked["space"]).all(f"span.member.seat-{asked['seat']}") == [ghost]


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_whoever_waits_reads_who_decides_what(viewer: int) -> None:
    match = busy()
    assert match.seat == ACTING
    about = match.game.wording.say("question.turn", seen(match, viewer)["asked"])
    assert drawn(match, viewer).scene.one("p.moment").text == f"{NAMES[ACTING]} decides: {about}"


@pytest.mark.parametrize("round", [2, 4])
def test_a_report_marks_its_tile_and_says_what_declining_brings(round: int) -> None:
    state = table(round=round)
    for seat in range(4):
        give(state, seat, faith=9)
    end_actions(state)
    match = match_at(state)
    page, view = drawn(match), seen(match, match.seat)
    due = ["due" in tile.classes for tile in page.scene.all("ol.tiles li.tile")]
    assert due == [period == view["period"] for period in (1, 2, 3)]
    notes = {choice["value"]: [note.text for note in choice.all("small")] for choice in page.scene.all("button.choice")}
    penance = COMPONENTS[view["excommunication"][view["period"] - 1]].text[0]
    assert {text: penance in told for text, told in notes.items()} == {"support": False, "decline": True}


def test_the_member_that_each_seat_placed_last_is_marked() -> None:
    match = Match("lorenzo", 2, "basic", seed=3)
    last = {}
    for member in ("white", "black"):
        for _ in range(2):
            seat = match.seat
            match.play(f"place {member} council")
            last[seat] = member
            while match.seat == seat:
                match.play(match.legal()[0])
    marked = [(int(piece.named("seat-")), piece.named("m-")) for piece in drawn(match).scene.all("span.member.newest")]
    assert sorted(marked) == sorted(last.items())


def test_the_log_tells_what_happened_newest_first() -> None:
    match = played(match_at(table(dice=(6, 5, 4))), "place white market-1", "place black market-2")
    page = drawn(match)
    lines = [line.text for line in page.scene.all("section.log li")]
    assert lines == match.game.wording.tell(match.log(2), Company(list(NAMES[:4]), 2))[::-1]
    assert sum(any(sign.isdecimal() for sign in line) for line in lines) >= 2


def test_of_a_long_log_the_last_lines_are_told() -> None:
    match = Match("lorenzo", 2, "basic", seed=3)
    company = Company(list(NAMES[:2]), 0)
    while len(match.game.wording.tell(match.log(0), company)) <= 80:
        match.play(match.legal()[-1])
    lines = match.game.wording.tell(match.log(0), company)
    page = drawn(match, 0)
    assert [line.text for line in page.scene.all("section.log li")] == lines[-60:][::-1]
    (spoken,) = [part.text for part in page.scene.all("p.unseen") if part.attributes.get("role") == "status"]
    assert spoken == " ".join(lines[-3:])
