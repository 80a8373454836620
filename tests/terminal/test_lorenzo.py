"""Every number of Lorenzo's board at the terminal is the number that the seat sees."""

import re

import pytest

from signoria import Match
from signoria.presentation import choices_of
from signoria.terminal.drawing import board_of, company_of, result
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
    Trial,
    busy,
    finished,
    is_open,
    least_servants,
    match_at,
    needed,
    retinues,
    seen,
    with_fact,
)
from tests.lorenzo.table import give, stand
from tests.lorenzo.table import shown_table as table
from tests.terminal.reading import after, boxed, columns, printed

ROMAN = ("I", "II", "III")
NAMES = ("Red", "You", "Green", "Yellow")
PLURALS = {"territory": "Territories", "character": "Characters", "building": "Buildings", "venture": "Ventures"}
PARTS = {part: GAME.wording.templates[f"score.{part}"] for part in seen(finished(), None)["scores"][0]["parts"]}
WIDE = 400
"""Nothing is broken into several lines."""

edition = each_edition("lorenzo")


def board(match: Match, width: int = WIDE) -> str:
    return printed(board_of(match.game).table(seen(match, ACTING), company_of(match.seats, ACTING)), width)


def menu(match: Match) -> list[str]:
    """What the seat to act is offered, line by line."""
    assert match.seat is not None
    drawn = board_of(match.game)
    choices = choices_of(match, match.seat, drawn.teller)
    return printed(drawn.menu(seen(match, match.seat), choices, company_of(match.seats, match.seat)), WIDE).splitlines()


@pytest.fixture(params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> Match:
    return busy(request.param, batch=request.param - 1)


def standing(match: Match, space: str) -> str:
    return ", ".join(f"{NAMES[one['seat']]} {one['member']}" for one in seen(match, ACTING)["spaces"].get(space, []))


def test_round_period_dice_and_turn_order(match: Match) -> None:
    view = seen(match, ACTING)
    first, second = board(match).splitlines()[:2]
    assert columns(first) == [
        f"Round {view['round']} of 6, period {ROMAN[view['period'] - 1]}",
        "Dice:",
        *(f"{die} {value}" for die, value in view["dice"].items()),
    ]
    assert second.strip() == f"Turn order: {', '.join(NAMES[seat] for seat in view['order'])}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_towers_tell_value_card_and_bonus(batch: int) -> None:
    match = busy(batch=batch)
    view = seen(match, ACTING)
    heading, *rows = boxed(board(match))
    assert heading == ["", *(PLURALS[type] for type in TYPES)]
    assert [int(row[0]) for row in rows] == [needed(f"territory-{floor}") for floor in (4, 3, 2, 1)]
    cards = 0
    for row, floor in zip(rows, (4, 3, 2, 1), strict=True):
        for cell, type in zip(row[1:], TYPES, strict=True):
            id = view["towers"][type][floor - 1]
            if id is None:
                assert cell == standing(match, f"{type}-{floor}")
            else:
                check_card(cell, id, BOARD["towers"]["bonus"][type][floor - 1])
                cards += 1
    assert cards == 15


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


def test_open_spaces_tell_what_they_give(match: Match) -> None:
    labels = {"council": f"Council: {BOARD['palace']['gain']}"}
    for area in ("harvest", "production"):
        labels[f"{area}-small"] = area.capitalize()
        labels[f"{area}-large"] = f"{area.capitalize()}, value −{BOARD['areas']['large_penalty']}"
    labels |= {
        f"market-{number}": f"Market {number}: {gain}" for number, gain in enumerate(BOARD["market"]["gains"], 1)
    }
    lines = [line for line in after(board(match), "└") if line]
    cells = [cell for line in lines for cell in columns(line)]
    told = dict(zip(cells[::2], cells[1::2], strict=True))
    assert told == {labels[space]: standing(match, space) or "free" for space in AREAS if is_open(space, match.seats)}


def test_excommunication_tiles_tell_round_and_faith(match: Match) -> None:
    view = seen(match, ACTING)
    lines = [columns(line) for line in after(board(match), "Excommunication")]
    expected = []
    for period, id in enumerate(view["excommunication"]):
        tile = COMPONENTS[id]
        bound = [NAMES[seat] for seat, player in enumerate(view["players"]) if id in player["excommunicated"]]
        words = tile.text[0] + (f" Excommunicated: {', '.join(bound)}" if bound else "")
        due = f"round {2 * period + 2}, {BOARD['tracks']['faith_required'][period]} faith"
        expected.append([tile.name, due, words])
    assert lines == expected


def test_goods_points_and_members_of_every_player_in_turn_order(match: Match) -> None:
    view = seen(match, ACTING)
    text = board(match)
    heading = next(line for line in text.splitlines() if "Coins" in line)
    assert columns(heading) == ["Coins", "Wood", "Stone", "Serv.", "Mil.", "Faith", "VP", "Score", "To place"]
    rows = [line.split() for line in after(text, "Coins")[1:]]
    assert [row[0] for row in rows] == [NAMES[seat] for seat in view["order"]]
    for row, seat in zip(rows, view["order"], strict=True):
        player = view["players"][seat]
        assert [int(number) for number in row[1:8]] == [player["goods"][good] for good in GOODS]
        assert int(row[8]) == view["scores"][seat]["total"]
        free = [name for name in MEMBERS if player["members"][name]["space"] is None]
        assert row[9:] == [f"{name[0].upper()}{player['members'][name]['value']}" for name in free]


def test_holdings_of_every_player(match: Match) -> None:
    view = seen(match, ACTING)
    lines = [columns(line) for line in board(match).splitlines() if "Bonus tile " in line]
    expected = []
    for seat in view["order"]:
        player = view["players"][seat]
        words = "".join(
            f"{PLURALS[type]}: {', '.join(COMPONENTS[id].name for id in player['cards'][type])}. "
            for type in TYPES
            if player["cards"][type]
        )
        words += f"Leaders: {', '.join(COMPONENTS[leader['id']].name for leader in player['leaders'])}. "
        words += f"In hand: {player['hand_size']}. " if seat != ACTING else ""
        expected.append([NAMES[seat], f"{words}Bonus tile {player['bonus_tile']}."])
    assert lines == expected
    hand = [columns(line) for line in after(board(match), "Your hand")]
    ids = view["players"][ACTING]["hand"]
    assert hand == [[COMPONENTS[id].name, " ".join(COMPONENTS[id].text)] for id in ids]


def test_leaders_in_play_tell_whom_they_copy_and_whether_they_were_used() -> None:
    match = retinues()
    told = [columns(line) for line in board(match).splitlines() if "Leaders: " in line]
    expected = []
    for seat, player in enumerate(seen(match, ACTING)["players"]):
        leaders = [
            COMPONENTS[leader["id"]].name
            + (f" as {COMPONENTS[leader['copies']].name}" if leader["copies"] else "")
            + (" (used)" if leader["used"] else "")
            for leader in player["leaders"]
        ]
        if leaders:
            expected.append([NAMES[seat], f"Leaders: {', '.join(leaders)}. Bonus tile {player['bonus_tile']}."])
    assert told == expected
    assert len(expected) == 2


def test_own_goods_in_a_line(match: Match) -> None:
    told = printed(board_of(match.game).aside(seen(match, ACTING), company_of(match.seats, ACTING)), WIDE).strip()
    assert (
        facts.goods(told.removeprefix("You have ").removesuffix(".")) == seen(match, ACTING)["players"][ACTING]["goods"]
    )


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
        assert line[0] == label(space)
        assert line[1] == described(match, space, placements)
        assert line[2:] == [numbered[text] + taken(match, text) if text in numbered else "·" for text in placements]
    others = [text for text in texts if not text.startswith("place ")]
    for line, text in zip(lines[-len(others) :], others, strict=True):
        changes = Trial(match, text).goods
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
    return area.capitalize() if area in ("harvest", "production", "council") else f"{area.capitalize()} {which}"


def described(match: Match, space: str, texts: list[str]) -> str:
    """The card of a floor with the surcharge, or what a space gives."""
    area, _, which = space.partition("-")
    if area in TYPES:
        card = COMPONENTS[seen(match, match.seat)["towers"][area][int(which) - 1]].name
        legal = {decision.text for decision in match.legal()}
        due = max(Trial(match, text).told("took", "surcharge") for text in texts if text in legal)
        return f"{card} +{due} coins" if due else card
    if area == "market":
        return str(BOARD["market"]["gains"][int(which) - 1])
    if area == "council":
        return str(BOARD["palace"]["gain"])
    return "small space" if which == "small" else f"large space, value −{BOARD['areas']['large_penalty']}"


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
    lines = printed(result(match.game, match.scores(), company_of(seats, ACTING)), WIDE).splitlines()
    heads = next(line.split() for line in lines if "You" in line)
    named = [columns(line) for line in lines if columns(line)[0] in (*PARTS.values(), "Total", "Place")]
    rows = {name: [int(number) for number in numbers] for name, *numbers in named}
    scores = {NAMES[score["seat"]]: score for score in seen(match, ACTING)["scores"]}
    assert heads == sorted(scores, key=lambda name: scores[name]["place"])
    for place, name in enumerate(heads):
        column = {row: numbers[place] for row, numbers in rows.items() if row in PARTS.values()}
        assert column == {PARTS[part]: points for part, points in scores[name]["parts"].items()}
        assert rows["Total"][place] == scores[name]["total"] == sum(column.values())
        assert rows["Place"][place] == scores[name]["place"]
