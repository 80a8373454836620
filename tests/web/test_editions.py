"""Tables keep the values that they were laid with, whatever is corrected afterwards and wherever the database goes."""

from pathlib import Path

import pytest

import signoria
from signoria.data.corrections import Corrections
from signoria.games.base import Game
from signoria.games.editions import OWNERS, corrected, edition
from signoria.web.tables.actions.rematch import create_rematch
from signoria.web.tables.models import Edition, Table
from signoria.web.tables.store import ledger
from tests.editions import another, forget, install
from tests.pages import parse
from tests.web.browsers import Browser
from tests.web.visitors import asked, client_of, played, table_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture(params=signoria.games())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def create_table(name: str) -> Table:
    return Browser().create_table(name, " ".join(["me", *["screen"] * (signoria.game(name).seats[0] - 1)]))


def game_of(table: Table) -> Game:
    with ledger.reading(table) as (match, _number):
        return match.game


def elsewhere(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The database has been moved to a machine where nobody has corrected anything."""
    monkeypatch.setenv("SIGNORIA_DATA", str(folder / "elsewhere"))
    forget(monkeypatch)
    ledger.LEDGER.clear()


def test_new_tables_are_laid_with_the_edition_in_use_and_old_ones_keep_theirs(name: str) -> None:
    old = create_table(name)
    other = install(name)
    new = create_table(name)
    ledger.LEDGER.clear()
    assert (game_of(old), game_of(new)) == (signoria.game(name), other)
    OWNERS.use(signoria.game(name))
    newest = create_table(name)
    assert (old.data, new.data, newest.data) == (newest.data, other.data_version, signoria.game(name).data_version)


def test_a_rematch_is_laid_with_the_edition_in_use(name: str) -> None:
    old = create_table(name)
    other = install(name)
    assert create_rematch(old, old.host).data == other.data_version


def test_a_database_brings_its_editions_along(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fingerprint = install(name).data_version
    table = create_table(name)
    elsewhere(monkeypatch, folder)
    assert game_of(table).data_version == fingerprint
    assert create_table(name).data == signoria.game(name).data_version


def test_what_an_edition_rests_on_is_kept_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    base = install("virtu").data_version
    text = f'base = "{base}"\n[token]\nextra_move_florins = 7\n'
    second = corrected(signoria.game("virtu"), Corrections("second.toml", text))
    OWNERS.keep(second, text)
    OWNERS.use(second)
    table = create_table("virtu")
    assert set(Edition.objects.values_list("fingerprint", flat=True)) == {base, second.data_version}
    elsewhere(monkeypatch, folder)
    assert game_of(table).data_version == second.data_version


def test_corrections_are_kept_with_their_base(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version may come with other values; the same corrections of those would be something else."""
    fingerprint = install("virtu").data_version
    create_table("virtu")
    kept = Edition.objects.get(fingerprint=fingerprint)
    assert Corrections("kept", kept.corrections).base == signoria.game("virtu").data_version
    elsewhere(monkeypatch, folder)
    file = folder / "elsewhere" / "editions" / "virtu" / f"{fingerprint}.toml"
    file.parent.mkdir(parents=True)
    file.write_text("", encoding="utf-8")  # whatever a file says now, the table was laid with what is kept
    assert edition(signoria.game("virtu"), fingerprint).data_version == fingerprint


def test_a_table_can_be_read_as_soon_as_its_edition_is_added(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install("virtu")
    table = create_table("virtu")
    Edition.objects.all().delete()
    elsewhere(monkeypatch, folder)
    client = client_of(None)
    assert client.get(f"/t/{table.id}/").status_code == 409
    install("virtu")
    assert client.get(f"/t/{table.id}/").status_code == 200


@pytest.mark.parametrize("text", ["[[[", "", "[token]\nextra_move_florins = 99", 'base = "00000000"', 'base = "{own}"'])
def test_a_table_whose_edition_is_spoilt_says_so_and_spoils_nothing_else(
    text: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser()
    sound = browser.create_table("virtu", "me screen screen")
    fingerprint = install("virtu").data_version
    table = browser.create_table("virtu", "me screen screen")
    Edition.objects.update(corrections=text.format(own=fingerprint))
    elsewhere(monkeypatch, folder)
    client = client_of(table.host)
    assert client.get("/").status_code == client.get(f"/t/{sound.id}/").status_code == 200
    assert client.get(f"/t/{table.id}/").status_code == 409
    assert client.get(f"/cards/virtu/?edition={fingerprint}").status_code in (404, 409)
    install("virtu")
    assert client.get(f"/t/{table.id}/").status_code == 200  # a file leads there as well


def test_pages_say_what_is_wrong_with_the_edition_in_use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = install("virtu")
    file = OWNERS.folder(other) / f"{other.data_version}.toml"
    client = client_of(None)
    for spoil, reason in ((lambda: file.write_bytes(b"\xff"), "no text file"), (file.unlink, other.data_version)):
        spoil()
        forget(monkeypatch)
        assert client.get("/").status_code == 200
        for address in ("/cards/virtu/", "/rules/virtu/"):
            answer = client.get(address)
            assert answer.status_code == 409
            assert reason in answer.content.decode()
            assert str(folder) not in answer.content.decode()


def test_an_edition_is_kept_once_and_the_shipped_one_never() -> None:
    create_table("virtu")
    assert not Edition.objects.exists()
    install("virtu")
    create_table("virtu")
    create_table("virtu")
    assert Edition.objects.count() == 1


def test_an_edition_that_nobody_has_any_more_is_not_played() -> None:
    other = install("virtu")
    (OWNERS.folder(other) / f"{other.data_version}.toml").unlink()
    answer = Browser().post("/play/virtu/")
    assert answer.status_code == 400
    assert other.data_version in answer.content.decode()
    assert not Table.objects.exists()


def test_a_table_names_its_edition_where_it_is_not_the_shipped_one(name: str) -> None:
    other = another(name)
    shipped, client = asked(played(name, other.seats[0], other.variants[0], seed=2, decisions=3))
    assert not parse(client.get(f"/t/{shipped.id}/").content).all("p.edition")
    table = table_of(
        played(name, other.seats[0], other.variants[0], seed=2, decisions=3, edition=other.data_version),
        [place.person for place in shipped.places.select_related("person") if place.person],
    )
    for language, words in (("en", "edition"), ("cs", "edice"), ("pl", "edycji"), ("ru", "издания")):
        page = parse(client.get(f"/t/{table.id}/", headers={"Accept-Language": language}).content)
        (line,) = [one.text for one in page.all("p.edition")]
        assert words in line
        assert other.data_version in line


def test_a_table_leads_to_the_cards_of_its_edition() -> None:
    install("virtu")
    shipped, other = signoria.game("virtu"), another("virtu")
    client = client_of(None)
    for game in (shipped, other):
        (shelf,) = client.get(f"/cards/virtu/?edition={game.data_version}&search=banker").context["shelves"]
        assert shelf.components == [one for one in game.components if one.id == "banker"]
    assert client.get("/cards/virtu/").context["game"] is other
    assert client.get("/rules/virtu/?edition=00000000").status_code == 404
    table = create_table("virtu")
    assert f"/cards/virtu/?edition={other.data_version}" in client.get(f"/t/{table.id}/").content.decode()
