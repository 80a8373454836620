"""The reader of pages reads what is there, and notices what is not."""

import pytest

from tests.pages import parse, sheets

TABLE = """
<table><caption>Goods</caption>
<thead><tr><th>Player</th><th>Coins</th></tr></thead>
<tbody><tr><th><span class="label">Player</span> <b>Anna</b></th><td><span class="label">Coins</span>
<span class="value">−3</span></td></tr></tbody></table>
"""


def test_elements_are_found_by_tag_class_and_id_inside_each_other() -> None:
    page = parse('<ol id="a"><li class="x seat-2">one<br>two</li><li>3</li></ol><li class="x">4</li>')
    assert [found.text for found in page.all("li")] == ["one two", "3", "4"]
    assert page.one("#a li.x").text == "one two"
    assert page.one("ol .x").named("seat-") == "2"
    assert page.all("#a li")[1].number == 3


def test_a_table_is_read_by_its_headings() -> None:
    sheet = sheets(parse(TABLE))["Goods"]
    assert sheet.row("Anna") == {"Player": "Anna", "Coins": "−3"}
    assert sheet.column("Coins") == {"Anna": "−3"}


def test_what_is_missing_or_not_closed_is_an_error() -> None:
    page = parse(TABLE)
    with pytest.raises(AssertionError, match="0 elements"):
        page.one("#towers")
    with pytest.raises(AssertionError, match="0 rows"):
        sheets(page)["Goods"].row("Bianca")
    with pytest.raises(AssertionError, match="closes"):
        parse("<p><b>1</p></b>")
