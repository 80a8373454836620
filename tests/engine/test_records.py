"""Records: written, read back, and refused with the line at fault whatever happened to them."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import BadRecord, Match, SignoriaError
from signoria.match.record import checksum
from tests.players import eager, play_some


def record(variant: str = "advanced", decisions: int = 40, **options: object) -> str:
    match = Match("lorenzo", 3, variant, options, seed=5)
    play_some(match, eager, Random(5), decisions)
    return match.record()


RECORD = record()
LINES = RECORD.splitlines()
BODY = LINES.index("") + 1


def sealed(lines: list[str]) -> str:
    """These lines as a record whose last line fits: what an editor who knows the format could write."""
    return "\n".join([*lines, f"end {len(lines) - BODY} {checksum(lines)}"]) + "\n"


def edited(line: int, text: str) -> str:
    """The record with one line (counted from 1, as errors do) replaced and sealed again."""
    return sealed([*LINES[: line - 1], text, *LINES[line:-1]])


def header(field: str, value: str) -> str:
    line = next(number for number, text in enumerate(LINES, start=1) if text.startswith(f"{field}:"))
    return edited(line, f"{field}: {value}")


def line_of(start: str) -> int:
    return next(number for number, text in enumerate(LINES, start=1) if text.startswith(start))


def test_a_record_begins_with_a_header() -> None:
    match = Match("lorenzo", 2, "basic", {"round6_prompt": True, "character_scoring": "pl_1_3_5"}, seed=-3)
    assert match.record().splitlines()[:9] == [
        "signoria record 1",
        "game: lorenzo",
        f"rules: {match.game.rules_version}",
        f"data: {match.game.data_version}",
        "seats: 2",
        "variant: basic",
        "options: character_scoring=pl_1_3_5 round6_prompt=true",
        "seed: -3",
        "",
    ]


def test_a_record_holds_chance_and_every_decision() -> None:
    match = Match("lorenzo", 2, "basic", seed=1)
    match.play("place white council")
    lines = match.record().splitlines()[9:]
    assert lines[0].startswith("chance: order ")
    assert len([line for line in lines if line.startswith("chance: turn-up ")]) == 16
    assert [line for line in lines if line[0].isdigit()] == [f"{match.seat}: place white council"]
    assert lines[-1].startswith(f"end {match.number} ")


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_record_read_back_gives_the_same_record(variant: str) -> None:
    text = record(variant, round6_prompt=True)
    assert Match.from_record(text).record() == text


def test_line_ends_of_other_systems_and_spaces_at_their_ends_do_not_matter() -> None:
    assert Match.from_record("\r\n".join(line + "  " for line in LINES) + "\r\n\r\n").record() == RECORD


def test_a_match_read_back_goes_on_with_the_same_dealer() -> None:
    match = Match.from_record(RECORD)
    again = Match.from_record(RECORD)
    for other in (match, again):
        play_some(other, eager, Random(8), 60)
    assert match.record() == again.record()


@pytest.mark.parametrize(
    ("field", "message"),
    [("rules", "is not the '1' of this installation"), ("data", "here; `signoria edition lorenzo")],
)
def test_a_record_of_an_unknown_version_is_refused(field: str, message: str) -> None:
    with pytest.raises(BadRecord, match=f"header: .*'other'.*{message}"):
        Match.from_record(header(field, "other"))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "no game 'chess'"),
        ("game", "", "no game ''"),
        ("seats", "two", "seats 'two' is no number"),
        ("seats", "", "seats '' is no number"),
        ("seats", "9", "not 9"),
        ("seats", "-2", "not -2"),
        ("seats", "2.0", "no number"),
        ("seats", "9" * 5000, "no number"),
        ("variant", "expert", "'expert'"),
        ("variant", "", "''"),
        ("options", "blindfold=true", "no option 'blindfold'"),
        ("options", "round6_prompt=maybe", "not 'maybe'"),
        ("options", "round6_prompt", "not ''"),
        ("options", "=", "no option ''"),
        ("seed", "x", "seed 'x' is no number"),
        ("seed", "--1", "no number"),
        ("seed", "7" * 5000, "no number"),
        ("seed", "9" * 79, "seed has at most"),
    ],
)
def test_a_wrong_header_is_named(field: str, value: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as bad:
        Match.from_record(header(field, value))
    assert str(bad.value).startswith("header: ")


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_record_that_lost_its_end_is_refused(count: int) -> None:
    """Any number of lines from the start."""
    with pytest.raises(BadRecord, match=r"line \d+: "):
        Match.from_record("\n".join(LINES[:count]) + "\n")


@pytest.mark.parametrize("count", range(1, 30))
def test_a_last_line_that_lost_its_end_is_refused(count: int) -> None:
    with pytest.raises(BadRecord, match=r"line \d+: "):
        Match.from_record(RECORD[: -1 - count])


def test_a_byte_order_mark_does_no_harm() -> None:
    assert Match.from_record("\ufeff" + RECORD).record() == RECORD


@pytest.mark.parametrize("thing", [None, 5, b"signoria record 1"])
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    with pytest.raises((BadRecord, TypeError), match=r"not|got"):
        Match.from_record(thing)


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "signoria record 2\n", RECORD[1:], "\0"])
def test_what_is_no_record_is_refused_on_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: a record begins with 'signoria record 1'"):
        Match.from_record(text)


def test_a_header_line_out_of_place_is_named() -> None:
    lines = [LINES[0], LINES[2], LINES[1], *LINES[3:]]
    with pytest.raises(BadRecord, match=r"line 2: expected 'game: …', found 'rules: "):
        Match.from_record("\n".join(lines))


def test_the_empty_line_after_the_header_must_be_there() -> None:
    with pytest.raises(BadRecord, match="line 9: expected an empty line"):
        Match.from_record("\n".join(line for line in LINES if line))


def test_an_edited_chance_is_noticed_although_it_could_have_happened() -> None:
    line = line_of("chance: roll white")
    value = LINES[line - 1][-1]
    text = RECORD.replace(LINES[line - 1], f"chance: roll white {'1' if value != '1' else '2'}", 1)
    with pytest.raises(BadRecord, match=r"the record was edited|line \d+: "):
        Match.from_record(text)


def test_an_edited_decision_is_noticed_although_it_was_legal() -> None:
    lines = LINES[:]
    line = line_of("0: keep")
    match = Match.from_record(sealed(LINES[: line - 1]))
    other = next(decision for decision in match.legal() if f"0: {decision}" != lines[line - 1])
    text = "\n".join([*LINES[: line - 1], f"0: {other}", LINES[-1]])
    with pytest.raises(BadRecord, match="the record was edited"):
        Match.from_record(text)


def test_an_edited_seed_is_noticed() -> None:
    with pytest.raises(BadRecord, match="the record was edited"):
        Match.from_record(RECORD.replace("seed: 5", "seed: 6"))


def test_chance_that_cannot_happen_is_named_with_its_line() -> None:
    line = line_of("chance: roll white")
    with pytest.raises(BadRecord, match=f"line {line}: roll black 3: .*not among what can happen"):
        Match.from_record(edited(line, "chance: roll black 3"))


def test_an_unknown_decision_is_named_with_its_line() -> None:
    line = line_of("0: keep")
    with pytest.raises(BadRecord, match=f"line {line}: lorenzo has no decision 'keep calm'"):
        Match.from_record(edited(line, "0: keep calm"))


def test_an_illegal_decision_is_named_with_its_line_and_rule() -> None:
    line = line_of("0: keep")
    with pytest.raises(BadRecord, match=rf"line {line}: end-turn: .*LOR-"):
        Match.from_record(edited(line, "0: end-turn"))


@pytest.mark.parametrize("seat", ["1", "7", "999"])
def test_a_decision_of_the_wrong_seat_is_named_with_its_line(seat: str) -> None:
    line = line_of("0: keep")
    text = LINES[line - 1].replace("0:", f"{seat}:")
    with pytest.raises(BadRecord, match=f"line {line}: .*it is seat 0 that decides here"):
        Match.from_record(edited(line, text))


def test_a_seat_cannot_decide_for_chance() -> None:
    line = line_of("chance: roll")
    with pytest.raises(BadRecord, match=f"line {line}: .*it is chance that decides here"):
        Match.from_record(edited(line, LINES[line - 1].replace("chance:", "0:")))


@pytest.mark.parametrize("text", ["", "hello", "x: keep", "-1: keep", ": keep", "1.5: keep", "9" * 5000 + ": keep"])
def test_a_line_that_names_no_seat_is_refused(text: str) -> None:
    line = line_of("0: keep")
    with pytest.raises(BadRecord, match=f"line {line}: expected 'chance: …' or a seat number"):
        Match.from_record(edited(line, text))


def test_decisions_after_the_end_are_refused() -> None:
    match = Match("lorenzo", 2, "basic", seed=1)
    play_some(match, eager, Random(1), 10_000)
    lines = match.record().splitlines()[:-1]
    with pytest.raises(BadRecord, match=f"line {len(lines) + 1}: .*the game is over"):
        Match.from_record(sealed([*lines, "0: end-turn"]))


def test_a_wrong_count_is_noticed() -> None:
    end = LINES[-1].split()
    with pytest.raises(BadRecord, match="does not fit"):
        Match.from_record("\n".join([*LINES[:-1], f"end {int(end[1]) + 1} {end[2]}"]))


def test_a_record_that_stops_before_chance_has_answered_is_completed() -> None:
    """Sealed after a seat's decision that lets chance in: the dealer gives the answers it would have given."""
    line = line_of("chance: deal")
    match = Match.from_record(sealed(LINES[: line - 1]))
    assert RECORD.startswith("\n".join(match.record().splitlines()[:-1]))
    assert match.seat == 0


SHORT = record("advanced", 12).splitlines()
"""Long enough for tiles, dealing and draft, short enough to be read thousands of times."""

words = st.sampled_from(sorted({word for line in LINES for word in line.split()}))
lines = st.one_of(
    st.text(max_size=12),
    st.sampled_from(LINES),
    st.lists(words, max_size=4).map(" ".join),
    st.tuples(st.sampled_from(["chance: ", "0: ", "1: ", "2: ", "³: ", "٣: "]), words, words).map("".join),
)
edits = st.lists(
    st.tuples(st.sampled_from(["replace", "insert", "delete", "swap", "cut"]), st.integers(0, 200), lines),
    min_size=1,
    max_size=3,
)


def damage(text: list[str], changes: list[tuple[str, int, str]]) -> list[str]:
    found = text[:]
    for deed, where, line in changes:
        at = where % (len(found) + 1)
        if deed == "insert":
            found.insert(at, line)
        elif deed == "cut":
            del found[at:]
        elif at < len(found):
            if deed == "replace":
                found[at] = line
            elif deed == "delete":
                del found[at]
            else:
                found[at], found[-1] = found[-1], found[at]
    return found


def loads_or_is_refused(text: str) -> Match | None:
    try:
        return Match.from_record(text)
    except SignoriaError:
        return None


@given(edits)
@settings(max_examples=250)
def test_a_damaged_record_gives_the_same_match_or_a_named_error(changes: list[tuple[str, int, str]]) -> None:
    match = loads_or_is_refused("\n".join(damage(SHORT, changes)))
    if match is not None:
        assert match.record().splitlines() == SHORT


@given(st.integers(0, len("\n".join(SHORT)) - 1), st.characters())
@settings(max_examples=250)
def test_any_character_changed_gives_the_same_match_or_a_named_error(where: int, character: str) -> None:
    text = "\n".join(SHORT)
    match = loads_or_is_refused(text[:where] + character + text[where + 1 :])
    if match is not None:
        assert match.record().splitlines() == SHORT


@given(edits)
@settings(max_examples=250)
def test_a_forged_record_is_refused_or_is_a_match_of_its_own(changes: list[tuple[str, int, str]]) -> None:
    """With a last line that fits, only the rules judge: what they accept can be saved and read again."""
    match = loads_or_is_refused(sealed_as_it_is(damage(SHORT[:-1], changes)))
    if match is not None:
        assert Match.from_record(match.record()).state == match.state


def sealed_as_it_is(forged: list[str]) -> str:
    kept = [line.rstrip() for line in "\n".join(forged).splitlines()]
    while kept and not kept[-1]:
        kept.pop()
    seal = checksum([line.encode("utf-8", "replace").decode() for line in kept])
    return "\n".join([*kept, f"end {len(kept) - BODY} {seal}"])


@given(st.text())
@settings(max_examples=100)
def test_any_text_is_refused_by_name(text: str) -> None:
    assert loads_or_is_refused(text) is None
    assert loads_or_is_refused("signoria record 1\n" + text) is None
