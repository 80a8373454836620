"""Component files: what is wrong in them is named with file and entry."""

from pathlib import Path

import pytest

from signoria import BadData
from signoria.data.datafile import DataFile, Entry, fingerprint
from signoria.language.wording import Wording
from tests.components import Maker, maker


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    return maker(tmp_path, monkeypatch)


def entry(**fields: object) -> Entry:
    return Entry("parts.toml: part 7", fields)


@pytest.mark.parametrize("text", ["a = ", "a = 1\na = 2", "[a\n", "= 3", "a = '''", "[[a]]\n[a]\n"])
def test_a_file_that_is_no_toml_is_named(make: Maker, text: str) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: "):
        make(text)


def test_a_file_in_another_encoding_is_named(make: Maker) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: .*utf-8"):
        make('name = "Città"'.encode("latin-1"))


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadData, match=r"^other.toml: "):
        DataFile("signoria.games.lorenzo", "other.toml")


@pytest.mark.parametrize("path", ["towers", "start.goods", "start.coins", "start.goods.more"])
def test_a_missing_table_is_named(make: Maker, path: str) -> None:
    file = make("[start]\ngoods = 'x'\n")
    with pytest.raises(BadData, match=rf"^parts.toml: the table \[{path}\] is missing"):
        file.table(path)


def test_a_table_inside_a_table_is_found(make: Maker) -> None:
    assert make("[towers.bonus]\nwood = 2\n").table("towers.bonus").number("wood", 0, 9) == 2


@pytest.mark.parametrize("text", ["", "[[part]]\nid='a'\n", "part = 3", "[part]\nid = 'a'\n"])
def test_a_wrong_number_of_entries_is_named(make: Maker, text: str) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: expected 2 entries \[\[part\]\], found [01]$"):
        make(text).entries("part", 2)


def test_entries_that_are_no_tables_are_named(make: Maker) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 1 is no table"):
        make("part = [1, 2]").entries("part", 2)


def test_an_entry_without_an_id_is_named_by_its_number(make: Maker) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 2: id must be a text, not None"):
        make("[[part]]\nid='a'\n[[part]]\n").entries("part", 2)


def test_an_id_that_stands_twice_is_named(make: Maker) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part a: the id stands twice"):
        make("[[part]]\nid='a'\n[[part]]\nid='a'\n").entries("part", 2)


@pytest.mark.parametrize("value", [None, 3, True, ["a"]])
def test_a_word_must_be_a_text(value: object) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 7: name must be a text, not "):
        entry(name=value).word("name")


@pytest.mark.parametrize("value", [None, -1, 10, True, "3", 2.0, [1]])
def test_a_number_must_be_one_in_its_bounds(value: object) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 7: size must be a number from 0 to 9, not "):
        entry(size=value).number("size", 0, 9)


@pytest.mark.parametrize("value", [None, 3, [1], [1, 2, 3], "12"])
def test_a_list_of_numbers_must_have_its_length(value: object) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 7: steps must be a list of 2 numbers, not "):
        entry(steps=value).numbers("steps", 2)


@pytest.mark.parametrize("value", [[1, "2"], [1, -2], [True, 2], [1, 2.0], [1, None], [1, 1000]])
def test_a_list_of_numbers_must_hold_numbers(value: object) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 7: steps must hold numbers from 0 to 999, not "):
        entry(steps=value).numbers("steps", 2)


@pytest.mark.parametrize("value", [None, ["a"], ["a", 2], "ab", ["a", "b", "c"]])
def test_a_list_of_words_must_hold_so_many_texts(value: object) -> None:
    with pytest.raises(BadData, match=r"^parts.toml: part 7: gains must be a list of 2 texts, not "):
        entry(gains=value).words("gains", 2)


def test_an_unknown_key_is_named_but_remarks_are_free() -> None:
    entry(id="a", source="p. 3", confidence="high", name="A").only("id")
    with pytest.raises(BadData, match=r"^parts.toml: part 7: unknown key 'colour'"):
        entry(id="a", colour="red").only("id")


def test_a_default_stands_in_for_what_is_missing() -> None:
    assert entry().word("name", "nobody") == "nobody"
    assert entry().number("size", 0, 9, 4) == 4


def test_the_fingerprint_follows_values_not_remarks(make: Maker) -> None:
    text = "[[part]]\nid = 'a'\ncost = '2 wood'\n"
    same = text + "name = 'Another Name'\nsource = 'p. 4'\n# a comment\n"
    other = text.replace("2 wood", "3 wood")
    assert fingerprint([make(text)]) == fingerprint([make(same)])
    assert fingerprint([make(text)]) != fingerprint([make(other)])
    assert len(fingerprint([make(text)])) == 8


WORDING = Wording({"gain": "{seat} gets {goods}"}, {"wood": "wood", "coins": "coin"}, {"coins": ["coin", "coins"]})


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"wood": 2, "coins": 1}, "2 wood, 1 coin"),
        ({"coins": 3}, "3 coins"),
        ({}, "nothing"),
        (["wood", "coins", 3], "wood, coin, 3"),
        (True, "yes"),
        (False, "no"),
        ("unknown", "unknown"),
    ],
)
def test_parameters_are_said_in_words(value: object, said: str) -> None:
    assert WORDING.say("gain", {"seat": 1, "goods": value}) == f"Player 2 gets {said}"


@pytest.mark.parametrize(
    ("key", "message"), [("missing", "no message 'missing'"), ("gain", "speaks of 'goods', which is not told")]
)
def test_a_message_that_cannot_be_said_is_named(key: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        WORDING.say(key, {"seat": 1})


@pytest.mark.parametrize("template", ["a { b", "{}", "{seat.name}", "{seat"])
def test_a_message_with_broken_braces_is_named(template: str) -> None:
    with pytest.raises(BadData, match="'odd' cannot be filled in"):
        Wording({"odd": template}, {}, {})
