"""The Palaces of Carrara at the terminal: whole games, every command, cards, rules and records."""

import re
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import signoria
from signoria.data.corrections import Corrections
from signoria.engine.score import Score
from signoria.games.carrara.components.components import SHIPPED
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.editions import corrected
from signoria.match import Match
from signoria.presentation import choices_of
from signoria.terminal import sitting as room
from signoria.terminal.drawing import Board, Flow, console_for
from tests.carrara.table import give, own, play, told, visit
from tests.carrara.table import shown_table as table
from tests.matches import answered, scripted, unplayed
from tests.players import at_random, finish
from tests.terminal.run import answer_in, go_on, lines, run

GAME = signoria.game("carrara")
BOARD = Board(GAME)
BASIC = ("play", "carrara", "--bots", "random", "--seats", "2", "--seed", "7", "--variant", "basic")
ADVANCED = ("play", "carrara", "--bots", "random", "--seed", "4", "--variant", "advanced")
TEXTS = {component.id: component.text for component in GAME.components}
PRINTED = """
    [[building]]
    id = "biblioteca-1"
    value = 1

    [[building]]
    id = "biblioteca-2"
    value = 2

    [[seat]]
    id = "seat-2"
    blocks = ["purple", "blue"]
    """
ONES = ("1",) * 900
"""Pass, and end the turn: the bots bring the game to its end."""


@cache
def first_turn() -> Match:
    """Blue began and passed; now it is the turn of seat 0, and there are two buildings that it can pay."""
    edition = corrected(GAME, Corrections("printed.toml", PRINTED))
    match = unplayed(Match("carrara", 2, "basic", seed=1, edition=edition.data_version))
    answered(scripted(match, "start 1", "open biblioteca-1", "open biblioteca-2"), "open")
    return scripted(match, "pass")


def sit(*typed: str, words: tuple[str, ...] = BASIC, columns: int = 80) -> str:
    return run(*words, typed=lines(*typed), columns=columns).out


def answer(command: str, *before: str) -> str:
    """What a command in the first turn prints, without the screens before it."""
    return answer_in(first_turn(), command, *before)


def coins_of(match: Match, seat: int) -> int:
    """What a seat has, as it sees it itself."""
    return int(match.view(seat)["players"][seat]["coins"])


def value(tile: str) -> int:
    """What is printed on a building."""
    return SHIPPED.values[TILE_IDS.index(tile)]


def keen(seed: int) -> tuple[str, ...]:
    """Numbers typed without looking; those that are no choice are refused and asked again."""
    rng = Random(seed)
    return tuple(str(rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6))) for _ in range(1500))


def printed(content: object, width: int = 110) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def menu(state: signoria.State) -> str:
    """What the seat to act is offered."""
    match = Match("carrara", 4, seed=1)
    match.state = state
    assert match.seat is not None
    choices = choices_of(match, match.seat, BOARD.presenter)
    return printed(BOARD.menu(match.view(match.seat), choices, BOARD.players(match.view(match.seat), match.seat)))


@pytest.mark.parametrize(
    ("words", "seed", "columns"),
    [(BASIC, 1, 80), (ADVANCED, 2, 80), ((*ADVANCED, "--seats", "4", "--seat", "3"), 3, 110), (BASIC, 4, 110)],
)
def test_a_whole_game_ends_with_the_result_and_fits_the_terminal(
    words: tuple[str, ...], seed: int, columns: int
) -> None:
    out = sit(*keen(seed), *ONES, words=words, columns=columns)
    assert "The game is over." in out
    assert all(word in out for word in ("Final result", "Points on the track", "Total", "Ranking: "))
    assert [line for line in out.splitlines() if len(line.rstrip()) > columns] == []


@pytest.mark.parametrize("words", [BASIC, ADVANCED])
def test_a_whole_game_with_commands_saving_and_resuming(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = sit("why monument", "pass", "undo", "2", "log", "1", f"save {file}", "quit", "", words=words)
    assert all(said in first for said in ("CAR-MON-2", "Taken back: pass and take ", f"Saved as {file}."))
    second = run("play", "carrara", "--bots", "random", "--resume", file, typed=lines(*ONES), columns=80)
    assert "The game goes on from" in second.out
    assert "Final result" in second.out


def test_nothing_raw_is_shown_in_a_whole_game() -> None:
    out = sit(*keen(6), words=ADVANCED)
    assert re.findall(r"[{}\[\]_]|\bNone\b|\bvp\b|Player you", out) == []


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("help", "why monument"),
        ("log", "Blue passes and takes "),
        ("log all", f"You start with 1 blue, 1 purple in marble and {coins_of(first_turn(), 0)} coins."),
        ("cards villa 4", TEXTS["villa-4"][0]),
        ("cards", "For example: cards villa 4"),
        ("rules buy-4", "Buying marble CAR-BUY-4"),
        ("rules", "For example: rules buy-4"),
        ("why", "For example: why monument"),
        ("why score", "There is no free scoring place whose requirement you meet"),
        ("why store", "Now is the moment for an action of the turn, and 'store' does not answer that."),
        ("why villa", "put it on Villa 3 (second) and 17 more: Now is the moment for this: an action of the turn."),
        ("why pass", "You can do this now: pass and take "),
        ("board", "Lerici purple and dearer"),
        ("undo", "There is nothing to take back"),
        ("", "It is your turn."),
        ("take 1 white", "Now is the moment for an action of the turn"),
    ],
)
def test_every_command_is_answered(command: str, said: str) -> None:
    assert said in answer(command)


@pytest.mark.parametrize("words", ["buy", "buy marble"])
def test_a_choice_by_text_or_by_words(words: str) -> None:
    assert "What turns before you buy?" in answer(words)


@pytest.mark.parametrize("number", ["1", "2"])
def test_a_choice_by_number(number: str) -> None:
    assert "Which blocks do you buy?" in answer(number)


def test_a_whole_purchase_is_bought_by_its_number() -> None:
    told = answer("1", "buy; rotate none")
    assert re.search(r"You buy 1 white, 1 yellow, 1 red, 1 green, 1 blue at ring part 1 for \d+ coins", told)
    told = answer("", "buy; rotate none")
    assert re.search(r"1 Buy at ring part 1 for \d+ coins: 1 white at \d+, 1 yellow at \d+, 1 red at", told)


def test_less_than_everything_is_listed_and_bought_by_a_number_of_its_own() -> None:
    before = ("buy; rotate none",)
    told = answer("more 1", *before)
    (number,) = re.findall(r"(1\.\d+) 1 white, 1 yellow for \d+ coins", told)
    assert "You buy 1 white, 1 yellow at ring part 1 for " in answer(number, *before)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("more", "There is no choice …"),
        ("more 9", "There is no choice 9"),
        ("1.99", "There is no choice 1.99"),
        ("9.1", "There is no choice 9.1"),
        ("more 3", "There is nothing beside choice 3."),
    ],
)
def test_a_number_beside_nothing_is_no_choice(typed: str, said: str) -> None:
    assert said in answer(typed)


def test_a_block_by_words() -> None:
    assert re.search(r"You buy 1 white at ring part 1 for \d+ coins\.", answer("white 1", "buy", "rotate none"))


def test_blocks_drawn_cannot_be_taken_back() -> None:
    assert "There is nothing to take back" in answer("undo", "buy", "rotate wheel")


def test_a_payment_without_a_choice_is_made_without_asking_and_taken_back_whole() -> None:
    asked = ("build", "tile biblioteca-2")
    assert "You pay 1 blue, 1 purple; build Biblioteca 2 in Lerici." in answer("tile biblioteca-2", "build")
    out = go_on(first_turn(), *asked)
    assert "build Biblioteca 2 in Lerici." in out
    assert "Which is next?" not in out


def test_a_payment_that_was_not_asked_for_goes_back_with_the_decision_before() -> None:
    out = go_on(first_turn(), "build", "tile biblioteca-1", "city lerici", "pay blue")
    assert "Biblioteca 1 in Lerici: 1 block to pay. Which is next?" in out
    again = answer("undo", "build", "tile biblioteca-1", "city lerici")
    assert "Taken back: in Lerici." in again
    assert "Where do you build Biblioteca 1?" in again


@pytest.mark.rule("CAR-HIDDEN-1")
def test_coins_and_blocks_of_others_stay_hidden() -> None:
    match = scripted(unplayed(Match("carrara", 3, "advanced", seed=4)), "start 0")
    out = printed(BOARD.table(match.view(0), BOARD.players(match.view(0), 0)))
    assert len(re.findall(r"(Blue|Green) +0 +hidden +hidden", out)) == 2
    assert re.search(rf"You +0 +{coins_of(match, 0)} +2 purple", out)


def test_a_spectator_sees_no_screen_lifted() -> None:
    view = Match("carrara", 3, seed=4).view(None)
    out = printed(BOARD.table(view, BOARD.players(view)))
    assert out.count("hidden") == 6


@pytest.mark.rule("CAR-VISIT-2", "CAR-VISIT-3")
def test_during_a_visit_the_menu_tells_what_it_brings_or_costs() -> None:
    state = table()
    own(state, 0, "villa-1", "lerici")
    visit(state, 2, 4)
    out = menu(state)
    assert re.search(r"Score with a column +follows the royal visit: \d+ ", out)
    assert re.search(r"Pass and take \d+ coins +your column on field 4 loses its bonus", out)


def test_buildings_are_offered_with_the_cities_where_they_can_be_paid() -> None:
    state = table()
    price = value("biblioteca-1")
    give(state, 0, blocks=f"{price} blue")
    play(state, "build")
    out = menu(state)
    for city in ("Lerici", "Massa"):
        assert re.search(rf"Biblioteca 1 in {city} +{price} blocks?: {price} blue; pays \d+ ", out)


def test_a_monument_tells_what_it_could_cover() -> None:
    state = table()
    own(state, 0, "villa-4", "massa")
    give(state, 0, blocks="6 blue")
    play(state, "monument")
    cost = value("villa-8") - value("villa-4")
    told = rf"{cost} blocks: {cost} blue; pays \d+ points? for each point of value"
    assert re.search(rf"The Villa monument on top of Villa 4 in Massa +{told}", menu(state))
    play(state, "tile villa-8")
    assert re.search(rf"On top of Villa 4 in Massa +{told}", menu(state))


def test_places_are_offered_with_what_they_pay() -> None:
    state = table()
    own(state, 0, "villa-4", "pisa")
    play(state, "score", "field 1")
    out = menu(state)
    assert re.search(r"Score the kind Villa +\d+ coins", out)
    assert re.search(r"Score the rural landscape +\d+ points", out)


def test_columns_are_offered_with_their_bonus() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "pisa")
    play(state, "score")
    assert "The column of field 1: gold statue" in menu(state)


@pytest.mark.rule("CAR-ADV-42")
def test_what_may_be_done_besides_the_action_stands_apart() -> None:
    state = table(variant="advanced", coins=30)
    own(state, 0, "villa-4", "pisa")
    out = menu(state)
    assert out.index("Pass and take") < out.index("Besides, on your turn:") < out.index("Buy a coat of arms for ")


def test_the_board_shows_buildings_with_what_adorns_them() -> None:
    state = table(variant="advanced")
    own(state, 1, "villa-4", "pisa", decorated=True, statue="yellow")
    out = printed(BOARD.table(state.view(0), BOARD.players(state.view(0), 0)))
    worth = value("villa-4") + SHIPPED.decoration_value
    assert re.search(rf"Pisa +Villa 4 \(decorated, yellow statue\) +{worth}\b", out)


def test_the_board_shows_columns_and_who_is_ready() -> None:
    state = table(variant="advanced", coins=36)
    own(state, 0, "villa-4", "pisa")
    told(state, "score", "field 5", "place kind-villa")
    out = printed(BOARD.table(state.view(0), BOARD.players(state.view(0), 0)))
    assert re.search(r"The kind Villa +column +– +– +–", out)
    assert re.search(r"The rural landscape +ready +– +– +–", out)
    assert re.search(r"The money place 3 to 1 +ready +– +– +–", out)
    assert "Royal visit: You (field 5, 5 coins)" in out


def test_tables_stand_side_by_side_only_where_there_is_room() -> None:
    parts = Flow(["left side", "right side"])
    assert "left side   right side" in printed(parts, 30)
    assert "right side" not in printed(parts, 20).splitlines()[0]


def test_a_shared_victory_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("carrara", 3, seed=1)
    scores = [Score(seat, 10, {}, 1 if seat < 2 else 3) for seat in range(3)]
    monkeypatch.setattr(Match, "scores", lambda _: scores)
    sitting = room.Sitting(console_for(), match, 0, ("random", "random"), None)
    assert sitting.victory() == "The victory is shared by: You, Blue"


def test_all_pieces_are_listed_in_sentences() -> None:
    out = " ".join(run("cards", "carrara", columns=160).out.split())
    assert all(component.name in out for component in GAME.components)
    assert all(" ".join(component.text) in out for component in GAME.components)


def test_reconstructed_values_are_marked() -> None:
    for tile in SHIPPED.files[0].entries("upgrade", len(SHIPPED.upgrades)):
        id = tile.word("id")
        out = run("cards", "carrara", id).out
        marked = f"Reconstructed: certainty {tile.word('confidence')}." in out
        assert TEXTS[id][0] in out
        assert marked == (tile.word("source") == "reconstructed")


def test_the_rules_stand_under_their_headings() -> None:
    out = run("rules", "carrara").out
    assert all(f"{name}\n" in out for name in ("Buying marble", "The royal visit", "Rulings on open questions"))
    assert all(id in out for id in GAME.rules)
    assert not re.search(r"^[A-Z]{2,}$", out, re.MULTILINE)


@pytest.fixture(scope="module", params=["basic", "advanced"])
def record(request: pytest.FixtureRequest) -> str:
    match = unplayed(Match("carrara", 3, request.param, seed=4))
    finish(answered(scripted(match, "start 0"), "open"), at_random, Random(4))
    return match.record()


def test_a_record_is_told_with_the_result(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record)
    out = run("replay", file, columns=80).out
    assert out.index("Red starts with 2 purple in marble") < out.index("The game is over.") < out.index("Final result")
    assert re.findall(r"[{}\[\]_]|\bNone\b|\bPlayer\b", out) == []


def test_a_record_step_by_step_shows_the_board(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record)
    out = run("replay", file, "--step", typed=lines("", "b", "", "q"), columns=80).out
    assert "Other scoring places" in out
    assert re.search(r"^Red: [a-z0-9 ]+  \([a-z-]+\)$", out, re.MULTILINE)


def test_games_are_simulated() -> None:
    out = run("simulate", "carrara", "--games", "5", "--seats", "3", "--seed", "1").out
    assert "The Palaces of Carrara, advanced, 3 players" in out
    assert "Winners" in out
