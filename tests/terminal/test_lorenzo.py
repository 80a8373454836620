"""Every number of Lorenzo's board at the terminal is the number that the seat sees."""

import re

import pytest

from signoria import Match
from signoria.presentation import choices_of
from tests.amounts import number_of
from tests.editions import each_edition
from tests.lorenzo import facts
from tests.lorenzo.positions import (
    ACTING,
    BOARD,
    COMPONENTS,
    GAME,
    MEMBERS,
    QUESTIONS,
    TYPES,
    Trial,
    busy,
    finished,
    least_servants,
    match_at,
    seen,
    with_fact,
    with_fewest_servants,
)
from tests.lorenzo.table import give, stand
from tests.lorenzo.table import shown_table as table
from tests.terminal.reading import columns, printed
from tests.terminal.tables import drawn

ROMAN = ("I", "II", "III")
NAMES = ("Red", "You", "Green", "Yellow")
PLURALS = {"territory": "Territories", "character": "Characters", "building": "Buildings", "venture": "Ventures"}
PARTS = {part: GAME.wording.templates[f"score.{part}"] for part in seen(finished(), None)["scores"][0]["parts"]}
WIDE = 400
"""Nothing is broken into several lines."""

edition = each_edition("lorenzo")


def menu(match: Match) -> list[str]:
    """What the seat to act is offered, line by line."""
    assert match.seat is not None
    board, players = drawn(match, match.seat)
    choices = choices_of(match, match.seat, board.presenter)
    return printed(board.menu(seen(match, match.seat), choices, players), WIDE).splitlines()


@pytest.fixture(params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> Match:
    return busy(request.param, batch=request.param - 1)


def check_card(cell: str, id: str, bonus: str) -> None:
    """A card says its name, its cost and each of its effects, and no other number than they have."""
    known = {key: short(value) for key, value in COMPONENTS[id].facts.items()}
    told = [known[key] for key in ("cost", "permanent") if key in known]
    told += [f"now {known['immediate']}"] if "immediate" in known else []
    told += [f"{area} {known['activation']}: {known[area]}" for area in ("harvest", "production") if area in known]
    told += [f"end {known['victory']} VP"] if "victory" in known else []
    told += [f"floor: {bonus}"] if bonus else []
    assert cell.startswith(COMPONENTS[id].name)
    assert [words for words in told if words not in cell] == [], cell
    assert sorted(re.findall(r"\d+", cell)) == sorted(re.findall(r"\d+", " ".join(told))), cell


def short(text: str) -> str:
    """The notation of the data file as the terminal has it."""
    return text.replace("victory", "VP").replace(" of ", ", needs ")


@pytest.mark.parametrize("round", range(1, 7))
def test_each_round_is_told_with_its_period(round: int) -> None:
    match = match_at(table(round=round))
    board, players = drawn(match, 0)
    lines = printed(board.table(seen(match, 0), players), WIDE).splitlines()
    assert lines[0].strip() == f"Round {round} of 6, period {ROMAN[seen(match, 0)['period'] - 1]}"


def test_own_goods_in_a_line(match: Match) -> None:
    board, players = drawn(match, ACTING)
    told = printed(board.at_hand(seen(match, ACTING), players), WIDE).strip()
    assert facts.goods(told.removeprefix("You have: ")) == seen(match, ACTING)["players"][ACTING]["goods"]


@pytest.mark.parametrize(("seats", "batch"), [(2, 0), (3, 1), (4, 2), (4, 5)])
def test_placements_stand_in_a_grid_with_the_servants_they_take(seats: int, batch: int) -> None:
    match = busy(seats, batch=batch)
    view = seen(match, match.seat)
    texts = [decision.text for decision in match.legal()]
    heading, *lines = [columns(line) for line in menu(match) if line.strip()]
    own = view["players"][match.seat]["members"]
    free = [name for name in MEMBERS if own[name]["space"] is None]
    assert heading == ["Place a member", *(f"{name} {own[name]['value']}" for name in free)]
    numbered = {text: str(number) for number, text in enumerate(texts, start=1)}
    spaces = list(dict.fromkeys(text.split()[2] for text in texts if text.startswith("place ")))
    assert len(lines) > len(spaces) > 8
    for line, space in zip(lines[: len(spaces)], spaces, strict=True):
        placements = [f"place {member} {space}" for member in free]
        cells = [numbered[text] + taken(match, text) if text in numbered else "·" for text in placements]
        assert [line[0], *line[-len(cells) :]] == [label(space), *cells]
        what, expected = line[1 : -len(cells)], described(match, space, placements)
        if space.startswith(("market", "council")):
            assert [facts.goods(gain) for gain in what] == [facts.goods(expected)]
        else:
            assert what == ([expected] if expected else [])
    others = [text for text in texts if not text.startswith("place ")]
    for line, text in zip(lines[-len(others) :], others, strict=True):
        changes = with_fewest_servants(match, text).goods
        assert line[0] == numbered[text]
        assert [facts.goods(note) for note in line[2:]] == ([changes] if changes else [])


@pytest.mark.parametrize("servants", [0, 5])
def test_the_servants_behind_placements_are_explained_where_there_are_any(servants: int) -> None:
    state = table(dice=(6, 6, 6))
    give(state, 0, servants=servants)
    told = "\n".join(menu(match_at(state)))
    assert ("(−2): it takes 2 servants" in told) == ("(−1)" in told) == (servants > 0)


def taken(match: Match, placement: str) -> str:
    """The servants behind the number of a placement."""
    spent = least_servants(match, placement)
    return f" (−{spent})" if spent else ""


def label(space: str) -> str:
    area, _, which = space.partition("-")
    if area in TYPES:
        return f"{area.capitalize()} {which}"
    name = GAME.wording.names[space]
    return name[:1].upper() + name[1:]


def described(match: Match, space: str, texts: list[str]) -> str:
    """The card of a floor with the surcharge, or what a space gives."""
    area, _, which = space.partition("-")
    if area in TYPES:
        card = COMPONENTS[seen(match, match.seat)["towers"][area][int(which) - 1]].name
        legal = {decision.text for decision in match.legal()}
        due = max(with_fewest_servants(match, text).told("took", "surcharge") for text in texts if text in legal)
        return f"{card} +{due} coins" if due else card
    if area == "market":
        return str(BOARD["market"]["gains"][int(which) - 1])
    if area == "council":
        return str(BOARD["palace"]["gain"])
    return "" if which == "small" else f"value −{BOARD['areas']['large_penalty']}"


def test_the_surcharge_of_an_occupied_tower_is_told() -> None:
    state = table(dice=(6, 6, 6), floors={"character-1": with_fact("character", "cost", "coins")})
    give(state, 0, coins=30, servants=5)  # the neutral member is asked for servants before it pays
    stand(state, 1, "white", "character-3")
    line = next(line for line in menu(match_at(state)) if line.strip().startswith("Character 1"))
    assert columns(line)[1].endswith(f" +{BOARD['towers']['surcharge']} coins")


@pytest.mark.parametrize("question", [question for question in QUESTIONS if question != "turn"])
def test_other_decisions_tell_what_they_cost_and_bring(question: str) -> None:
    match = QUESTIONS[question]()
    lines = [columns(line) for line in menu(match) if line.strip()]
    assert [line[0] for line in lines] == [str(number) for number in range(1, len(match.legal()) + 1)]
    for line, decision in zip(lines, match.legal(), strict=True):
        changes = Trial(match, decision.text).goods
        notes = [facts.goods(note) for note in line[2:]]
        if decision.text.startswith("privilege "):
            assert facts.goods(line[1]) == changes
            assert notes == []
        else:
            assert notes == ([changes] if changes and decision.text != "skip" else [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_result_adds_up(seats: int) -> None:
    match = finished(seats)
    board, players = drawn(match, ACTING)
    lines = printed(board.result(seen(match, ACTING), players), WIDE).splitlines()
    heads = next(line.split() for line in lines if "You" in line)
    named = [columns(line) for line in lines if columns(line)[0] in (*PARTS.values(), "Total", "Place")]
    rows = {name: [number_of(number) for number in numbers] for name, *numbers in named}
    scores = {NAMES[score["seat"]]: score for score in seen(match, ACTING)["scores"]}
    assert heads == sorted(scores, key=lambda name: scores[name]["place"])
    for place, name in enumerate(heads):
        column = {row: numbers[place] for row, numbers in rows.items() if row in PARTS.values()}
        assert column == {PARTS[part]: points for part, points in scores[name]["parts"].items()}
        assert rows["Total"][place] == scores[name]["total"] == sum(column.values())
        assert rows["Place"][place] == scores[name]["place"]
