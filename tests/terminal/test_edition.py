"""`signoria edition`: what is in use, what differs, corrections checked and installed, and the way back."""

import tomllib
from pathlib import Path

import pytest

import signoria
from signoria import Match
from signoria.data.corrections import Corrections
from signoria.games.editions import corrected
from tests.editions import CORRECTIONS, another, forget
from tests.terminal.run import lines, run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path))
    return tmp_path


def installed(name: str, folder: Path) -> str:
    """What is said when the corrections of the tests are installed."""
    file = folder / "mine.toml"
    file.write_text(CORRECTIONS[name], encoding="utf-8")
    return run("edition", name, file).out


def shown(name: str) -> str:
    return " ".join(run("edition", name, columns=200).out.split())


@pytest.mark.parametrize("name", signoria.games())
def test_at_first_the_shipped_values_are_in_use(name: str) -> None:
    assert signoria.game(name).data_version in shown(name)
    assert "These are the values that the game comes with." in shown(name)


@pytest.mark.parametrize("name", signoria.games())
def test_corrections_are_played_with_from_now_on(name: str, folder: Path) -> None:
    other = another(name)
    assert f"in the edition {other.data_version}: " in installed(name, folder)
    saved = folder / "game.txt"
    run("play", name, "--seed", "1", "--bots", "random", typed=lines(f"save {saved}", "quit", ""))
    assert Match.from_record(saved.read_text(encoding="utf-8")).game is other
    assert f"edition {other.data_version}" in shown(name)
    assert f"Also kept here: {signoria.game(name).data_version}" in shown(name)


def test_what_differs_is_shown_with_source_and_confidence(folder: Path) -> None:
    installed("virtu", folder)
    told = shown("virtu")
    shipped = {file.name: file for file in signoria.game("virtu").component_set.files}
    before = shipped["tables.toml"].table("recruitment").fields
    assert (
        f"recruitment own_starting_city_florins {before['own_starting_city_florins']} 2 my copy {before['confidence']}"
        in told
    )
    assert "character banker resources {florin = " in told
    assert "{florin = 4} reconstructed" in told


def test_cards_and_bots_know_the_edition_in_use(folder: Path) -> None:
    installed("virtu", folder)
    assert "4 florins" in run("cards", "virtu", "banker").out
    other = another("virtu")
    out = folder / "season"
    words = ("--seats", "3", "--bots", "random", "--games", "1", "--option", "year_limit=1", "--out", out)
    assert run("arena", "virtu", *words).code == 0
    assert any(other.data_version in file.read_text(encoding="utf-8") for file in out.glob("*.json"))


@pytest.mark.parametrize("name", signoria.games())
def test_an_export_holds_every_value_and_can_be_installed(name: str, folder: Path) -> None:
    file = folder / "all.toml"
    assert f"Written to {file}." in run("edition", name, "--export", file).out
    text = file.read_text(encoding="utf-8")
    game = signoria.game(name)
    tables = tomllib.loads(text)
    assert tables.pop("base") == game.data_version
    assert tables == {key: table for one in game.component_set.files for key, table in one.tables.items()}
    assert run("edition", name, "--export", "-").out == text
    assert "nothing is changed" in run("edition", name, file).out
    installed(name, folder)
    run("edition", name, "--export", file)
    assert corrected(game, Corrections("all.toml", file.read_text(encoding="utf-8"))) is another(name)


def test_the_way_back_is_one_command(folder: Path) -> None:
    installed("carrara", folder)
    other, shipped = another("carrara"), signoria.game("carrara")
    assert f"in the edition {shipped.data_version}: the shipped values." in run("edition", "carrara", "--shipped").out
    assert "the values that the game comes with" in shown("carrara")
    assert f"Also kept here: {other.data_version}" in shown("carrara")
    assert "3 values corrected." in run("edition", "carrara", "--use", other.data_version).out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[recruitment]\nown_starting_city_florins = 99", "[recruitment]: own_starting_city_florins must be a number"),
        ("[[character]]\nid = 'banker'\nkost = 1", "mine.toml: character banker: there is no field 'kost'"),
        ("[[character", "mine.toml: "),
        ("[token]\nextra_move_florins = 2020-01-01", "[token]: 'extra_move_florins' holds neither a text nor a number"),
        ("[token]\nextra_move_florins = " + "9" * 5000, "mine.toml: a number has more digits than can be read"),
        ("[token]\nextra_move_florins = 0x" + "f" * 5000, "'extra_move_florins' holds a number beyond"),
        ("[token]\nextra_move_florins = nan", "[token]: extra_move_florins must be a number from 0 to 9, not nan"),
        ("[token]\nnote = " + "[" * 9999 + "]" * 9999, "mine.toml: lists or tables are nested too deeply"),
        ("[token]\nnote = " + "[" * 20 + "]" * 20, "mine.toml: [token]: 'note' is nested too deeply"),
        ("[token]\nnote" + ".a" * 9999 + " = 1", "mine.toml: [token]: 'note' is nested too deeply"),
        ("[token]\nnote = '\x7f'", "mine.toml: "),
        ('[token]\nnote = "\\u001b[2J"', "mine.toml: [token]: 'note' holds a character that cannot be shown"),
        ('[token]\n"\\u001b_source" = "x"', "holds a character that cannot be shown"),
        ("[token]\nwithout = [['note']]", "[token]: there is no field ['note'] to take away"),
        ("[token]\nwithout = [{ note = 1 }]", "[token]: there is no field {'note': 1} to take away"),
        ("[[character]]\nid = ['banker']", "mine.toml: an entry of [[character]] has no id"),
        ("[[character]]\nid = 'banker'\n[[character]]\nid = 'banker'", "mine.toml: character banker stands twice"),
        ("[[city]]\nid = 'nice'\nroads = ['genoa', 'rome']", "nice: roads is the same in all editions"),
    ],
)
def test_a_mistake_is_named_and_changes_nothing(text: str, message: str, folder: Path) -> None:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    outcome = run("edition", "virtu", file)
    assert (outcome.code, message in outcome.err, outcome.err.count("\n")) == (1, True, 1)
    assert "the values that the game comes with" in shown("virtu")
    assert [path.name for path in folder.iterdir()] == ["mine.toml"]


def test_a_file_may_begin_with_a_byte_order_mark(folder: Path) -> None:
    file = folder / "mine.toml"
    file.write_bytes(CORRECTIONS["virtu"].encode("utf-8-sig"))
    assert another("virtu").data_version in run("edition", "virtu", file).out


@pytest.mark.parametrize("spoilt", ["shelf", "in use"])
def test_what_is_spoilt_in_the_data_folder_is_named_and_there_is_a_way_back(
    spoilt: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed("virtu", folder)
    name = f"{another('virtu').data_version}.toml" if spoilt == "shelf" else "in-use"
    (folder / "editions" / "virtu" / name).write_bytes(b"\xff\xfe")
    forget(monkeypatch)
    for words in (("edition", "virtu"), ("cards", "virtu", "banker")):
        outcome = run(*words)
        assert (outcome.code > 0, outcome.err) == (True, f"signoria: editions/virtu/{name}: this is no text file\n")
    assert "the shipped values" in run("edition", "virtu", "--shipped").out


def test_only_editions_are_listed_as_kept(folder: Path) -> None:
    installed("virtu", folder)
    (folder / "editions" / "virtu" / "my notes.toml").write_text("", encoding="utf-8")
    assert "my notes" not in shown("virtu")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("virtu", "no-such-file"), "No such file"),
        (("go",), "there is no game 'go'"),
        (("virtu", "--use", "00000000"), "there is no edition '00000000' of Virtù here"),
        (("virtu", "--shipped", "--export", "x"), "four different things to do"),
        (("virtu", "--export", "/no/such/folder/file"), "/no/such/folder/file: "),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(words: tuple[str, ...], message: str) -> None:
    outcome = run("edition", *words)
    assert outcome.code in (1, 2)
    assert message in outcome.err
    assert outcome.err.count("\n") == 1
