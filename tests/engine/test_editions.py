"""Editions: games with corrected values, found by their fingerprint wherever they are kept."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from scripts.keep_edition import kept

import signoria
from signoria import BadData, BadRecord, BadSetup, Match
from signoria.data.corrections import Corrections, differences
from signoria.data.datafile import without_remarks
from signoria.games.editions import OWNERS, PackageShelf, UnknownEdition, corrected, corrections_to, edition, in_use
from tests.editions import CORRECTIONS, another, forget, install

RELEASED = {"carrara": ["015e3746"], "lorenzo": ["7762da2a"], "virtu": ["88eb2cf6"]}
"""By game: the fingerprints with which it was ever released; their games must go on for ever."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)


@pytest.mark.parametrize("name", signoria.games())
def test_an_edition_is_another_game_with_the_same_decisions(name: str) -> None:
    shipped, other = signoria.game(name), another(name)
    assert other.data_version != shipped.data_version
    assert signoria.game(name, other.data_version) is other
    assert edition(other, shipped.data_version) is shipped
    assert other.decisions == shipped.decisions
    assert other.components != shipped.components


@pytest.mark.parametrize("name", signoria.games())
def test_what_differs_leads_back_to_the_edition(name: str) -> None:
    shipped, other = signoria.game(name), another(name)
    found = Corrections("found.toml", "")
    found.tables = differences(shipped.component_set.files, other.component_set.files)
    given = Corrections("given.toml", CORRECTIONS[name])
    assert without_remarks(found.tables) == without_remarks(given.tables)
    assert corrected(shipped, found) is other
    found.tables = differences(other.component_set.files, shipped.component_set.files)
    found.base = other.data_version
    assert corrected(shipped, found) is shipped


def test_a_field_can_be_taken_away_and_comes_back() -> None:
    before = signoria.game("lorenzo").component_set.files
    tables = copy.deepcopy(before[1].tables)
    card = next(entry for entry in tables["card"] if "immediate" in entry)  # type: ignore[attr-defined]
    del card["immediate"]
    after = [before[0], before[1].holding(tables), *before[2:]]
    assert differences(before, after) == {"card": [{"id": card["id"], "without": ["immediate"]}]}
    found = Corrections("found.toml", "")
    found.tables = differences(before, after)
    assert found.applied(signoria.game("lorenzo").component_set)[1] == tables


def test_a_corrected_field_has_no_longer_the_source_it_had() -> None:
    shipped = signoria.game("virtu")
    other = corrected(shipped, Corrections("mine.toml", "[[character]]\nid = 'envoy'\ncost = { florin = 1 }"))
    for game, from_elsewhere in ((shipped, set()), (other, {"cost"})):
        envoy = next(one for one in game.component_set.files[0].entries("character", 12) if one.word("id") == "envoy")
        sources = envoy.fields["field_sources"]
        assert isinstance(sources, dict)
        assert {"cost", "action"} - sources.keys() == from_elsewhere


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[character]]\nid = 'banker'\nkost = 1", "character banker: there is no field 'kost'"),
        ("[[character]]\nid = 'bankier'", "there is no character 'bankier'"),
        ("[[character]]\nname = 'banker'", "an entry of \\[\\[character\\]\\] has no id"),
        ("[[charakter]]\nid = 'banker'", "no component file has a table 'charakter'"),
        ("[[character]]\nid = 'banker'\nname = 'Bank'", "character banker: name is the same in all editions"),
        ("[character]\nid = 'banker'", "character must be a list of entries"),
        ("[[token]]\nid = 'x'", "token must be a table"),
        ("[token]\nwithout = 'x'", "without must be a list"),
        ("[token]\nwithout = ['x']", "there is no field 'x' to take away"),
        ("base = 3", "base must be the fingerprint"),
        ("[recruitment]\nown_starting_city_florins = 99", "own_starting_city_florins must be a number from 0 to 9"),
        ("[[character]]\nid = 'banker'\ncost = { crow = 1 }", "'crow' is none of"),
        ("[[character", "mine.toml: "),
    ],
)
def test_a_mistake_is_named_and_nothing_is_made(text: str, message: str) -> None:
    game = signoria.game("virtu")
    before = set(game.editions)
    with pytest.raises(BadData, match=message):
        corrected(game, Corrections("mine.toml", text))
    assert set(game.editions) == before


@pytest.mark.parametrize("name", signoria.games())
def test_a_match_names_its_edition_and_goes_on_with_it(name: str) -> None:
    other = another(name)
    match = Match(name, other.seats[0], seed=3, edition=other.data_version)
    rng = Random(1)
    for _ in range(40):
        match.play(rng.choice(match.legal()))
    assert f"\ndata: {other.data_version}\n" in match.record()
    for again in (Match.from_record(match.record()), pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert again.game is other
        assert again.state == match.state
        assert again.record() == match.record()


@pytest.mark.parametrize("name", signoria.games())
def test_learners_read_all_editions_alike(name: str) -> None:
    shipped, other = signoria.game(name), another(name)
    for seats in other.seats:
        layout = other.layout(seats)
        assert layout == shipped.layout(seats)
        match = Match(name, seats, seed=3, edition=other.data_version)
        rng = Random(seats)
        while not match.over and match.number < 200:
            match.play(rng.choice(match.legal()))
            observation = match.state.observe(0)
            assert all(value <= top for value, top in zip(observation, layout.tops(), strict=True))


@pytest.mark.parametrize("fingerprint", ["00000000", "../../../x", "", "0000000g"])
def test_an_edition_that_is_nowhere_is_named(fingerprint: str, folder: Path) -> None:
    (folder / "x.toml").write_text("", encoding="utf-8")
    with pytest.raises(UnknownEdition, match=r"there is no edition .* of Virtù here; `signoria edition virtu FILE`"):
        edition(signoria.game("virtu"), fingerprint)
    match = Match("virtu", 3, seed=1)
    record = match.record().replace(f"data: {match.game.data_version}", f"data: {fingerprint}")
    with pytest.raises(BadRecord, match="there is no edition"):
        Match.from_record(record)


@pytest.mark.usefixtures("forgotten")
def test_what_owners_keep_is_found_by_its_fingerprint(folder: Path) -> None:
    shipped = signoria.game("virtu")
    assert in_use(shipped) is shipped
    other = install("virtu")
    assert (OWNERS.kept(shipped), in_use(shipped)) == ([other.data_version], other)
    del shipped.editions[other.data_version]
    assert edition(shipped, other.data_version).data_version == other.data_version
    OWNERS.use(shipped)
    assert in_use(shipped).data_version == shipped.data_version
    assert sorted(path.name for path in (folder / "editions" / "virtu").iterdir()) == [
        f"{other.data_version}.toml", "in-use",
    ]  # fmt: skip


@pytest.mark.usefixtures("forgotten")
def test_a_file_that_leads_elsewhere_is_not_taken_for_the_edition(folder: Path) -> None:
    file = folder / "editions" / "virtu" / "00000000.toml"
    file.parent.mkdir(parents=True)
    file.write_text(CORRECTIONS["virtu"], encoding="utf-8")
    with pytest.raises(BadData, match=r"leads to the edition .*, not to 00000000"):
        edition(signoria.game("virtu"), "00000000")


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("length", [1, 3])
def test_corrections_of_each_other_in_a_circle_are_named(length: int, folder: Path) -> None:
    home = folder / "editions" / "virtu"
    home.mkdir(parents=True)
    circle = [f"0000000{number}" for number in range(length)]
    for number, fingerprint in enumerate(circle):
        (home / f"{fingerprint}.toml").write_text(f'base = "{circle[number - 1]}"\n', encoding="utf-8")
    with pytest.raises(BadData, match="leads back to 00000000, which it corrects"):
        edition(signoria.game("virtu"), "00000000")


@pytest.mark.usefixtures("forgotten")
def test_a_spoilt_copy_does_not_hide_a_sound_one(monkeypatch: pytest.MonkeyPatch) -> None:
    fingerprint = install("virtu").data_version
    shipped = signoria.game("virtu")
    for text in ("[[[", "", 'base = "00000000"', f'base = "{fingerprint}"'):
        forget(monkeypatch)
        monkeypatch.setattr(PackageShelf, "find", lambda _self, _game, _of, text=text: Corrections("old.toml", text))
        assert edition(shipped, fingerprint).data_version == fingerprint
        assert corrections_to(shipped, fingerprint).name.startswith("editions/virtu/")


@pytest.mark.usefixtures("forgotten")
def test_a_record_whose_edition_is_spoilt_is_refused_as_a_record(folder: Path) -> None:
    other = install("virtu")
    record = Match("virtu", 3, seed=5, edition=other.data_version).record()
    (folder / "editions" / "virtu" / f"{other.data_version}.toml").write_bytes(b"\xff")
    del signoria.game("virtu").editions[other.data_version]
    with pytest.raises(BadRecord, match=r"^header: editions/virtu/.*: this is no text file"):
        Match.from_record(record)


def test_what_cannot_be_written_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, _text: str, encoding: str) -> None:
        file.touch()
        raise OSError(28, f"No space left for {encoding}")  # names no file, as when a buffer is flushed

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(BadSetup, match=r"in-use: No space left for utf-8; set SIGNORIA_DATA"):
        OWNERS.use(signoria.game("virtu"))
    assert not list((folder / "editions" / "virtu").iterdir())


def test_another_process_finds_it_too(folder: Path) -> None:
    other = another("carrara")
    OWNERS.keep(other, CORRECTIONS["carrara"])
    record = folder / "record.txt"
    record.write_text(Match("carrara", 2, seed=5, edition=other.data_version).record(), encoding="utf-8")
    told = "import sys, pathlib, signoria; m = signoria.Match.from_record(pathlib.Path(sys.argv[1]).read_text())"
    told += "; print(m.game.data_version, m.state.components.pass_coins)"
    command = [sys.executable, "-c", told, str(record)]
    environment = {"SIGNORIA_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    out = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    passing = other.new(2).components.pass_coins  # type: ignore[attr-defined]
    assert out.stdout.split() == [other.data_version, str(passing)]


@pytest.mark.parametrize(("name", "fingerprint"), [(name, one) for name, all in RELEASED.items() for one in all])
@pytest.mark.usefixtures("forgotten")
def test_every_released_edition_is_at_hand_everywhere(name: str, fingerprint: str) -> None:
    assert edition(signoria.game(name), fingerprint).data_version == fingerprint


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("name", signoria.games())
def test_what_was_shipped_before_is_kept_as_what_differs(name: str, folder: Path) -> None:
    """As if the corrections of the tests had been shipped before the present values."""
    shipped, before = signoria.game(name), another(name)
    fingerprint, text = kept(shipped, before.component_set.files)
    assert fingerprint == before.data_version
    del shipped.editions[fingerprint]
    home = folder / "editions" / name
    home.mkdir(parents=True)
    (home / f"{fingerprint}.toml").write_text(text, encoding="utf-8")
    assert edition(shipped, fingerprint).component_set == before.component_set
