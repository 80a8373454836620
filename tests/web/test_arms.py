"""Arms of families: chosen in the settings, shown beside one's name at tables and in results."""

from scripts.drawings import PACKAGE

from signoria.web.people.models import FAMILIES
from tests.pages import parse
from tests.web.browsers import Browser


def test_every_family_can_be_chosen_by_its_picture() -> None:
    page = parse(Browser().get("/me/").content.decode())
    families = page.one("fieldset.families")
    assert [choice["value"] for choice in families.all("input")] == ["", *FAMILIES]
    for choice in families.all("img"):
        assert (PACKAGE / "web/static" / choice["src"].removeprefix("/static/")).exists()


def test_whoever_sits_down_brings_their_arms() -> None:
    anna, berta = Browser(), Browser()
    for browser, name, arms in ((anna, "Anna", "strozzi"), (berta, "Berta", "pazzi")):
        chosen = {"name": name, "arms": arms, "language": "en", "theme": "auto"}
        assert browser.post("/me/", chosen).status_code == 302
    table = anna.create_table(game="lorenzo", variant="basic", wishes="me friend bot:merchant")
    berta.join(table)
    seats = list(table.places.all())
    assert [seat.arms for seat in seats] == ["strozzi", "pazzi", ""]
    scene = parse(anna.get(f"/t/{table.id}/").content.decode())
    shown = [picture["src"] for picture in scene.all(".players img.picture")]
    assert sorted(shown) == sorted(f"/static/{seat.picture}" for seat in seats)
    assert "medal" in seats[2].picture


def test_nobody_bears_arms_that_are_not_drawn() -> None:
    browser = Browser()
    chosen = {"name": "Anna", "arms": "../../medal-1", "language": "en", "theme": "auto"}
    assert browser.post("/me/", chosen).status_code == 400
