"""What each seat sees: all that is public, the own leaders, the own memory of the draft (section 20 of the rules)."""

import json
from random import Random
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.draft_table import dealt, drafted, hand, packet
from tests.lorenzo.positions import retinues
from tests.lorenzo.questions import report_begins
from tests.lorenzo.table import curse, give, hold, lead, legal, own, play, stand, table

PRIVATE = ("viewer", "draft")


def seen(state: LorenzoState, viewer: int | None) -> Any:
    return state.view(viewer)


def public(state: LorenzoState, viewer: int | None) -> Any:
    """A view without what differs from seat to seat by right: the viewer, his hand and his memory."""
    view = dict(seen(state, viewer))
    for key in PRIVATE:
        del view[key]
    view["players"] = [{key: value for key, value in seat.items() if key != "hand"} for seat in view["players"]]
    return view


def leaders_in(view: Any) -> set[str]:
    """Every leader that a view speaks of."""
    return {leader for leader in LEADER_IDS if f'"{leader}"' in json.dumps(view)}


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_apart_from_hand_and_draft(seats: int) -> None:
    state = drafted(seats, seed=5)
    rng = Random(5)
    for _ in range(60):
        views = [public(state, viewer) for viewer in (*range(seats), None)]
        assert all(view == views[-1] for view in views)
        state.apply(rng.choice(state.legal()))


@pytest.mark.rule("LOR-HIDDEN-1")
def test_in_the_basic_game_no_seat_sees_more_than_a_spectator() -> None:
    match = signoria.Match("lorenzo", 3, "basic", seed=8)
    for _ in range(40):
        views: list[Any] = [match.view(viewer) for viewer in (0, 1, 2, None)]
        for view in views:
            assert view.pop("draft") is None
            del view["viewer"]
            assert not any(seat.pop("hand") for seat in view["players"])
        assert all(view == views[-1] for view in views)
        match.play(match.legal()[0])


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_seen_by_its_owner_and_its_size_by_everybody(seats: int) -> None:
    state = drafted(seats)
    for viewer in (*range(seats), None):
        players = seen(state, viewer)["players"]
        assert [seat["hand_size"] for seat in players] == [4] * seats
        assert [seat["hand"] for seat in players] == [
            hand(state, seat) if seat == viewer else None for seat in range(seats)
        ]


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_names_no_leader_that_the_viewer_has_not_seen(seats: int) -> None:
    state = drafted(seats, seed=2)
    for seat in range(seats):
        known = set(hand(state, seat))
        for turn in range(4):
            origin = (seat + turn) % seats
            known |= {LEADER_IDS[leader] for leader in state.picks[origin][turn:]}
        assert leaders_in(state.view(seat)) == known
    assert leaders_in(state.view(None)) == set()


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-1")
def test_in_the_draft_a_seat_sees_the_packet_it_holds() -> None:
    state = dealt(3)
    assert [seen(state, seat)["draft"]["packet"] for seat in range(3)] == [packet(seat) for seat in range(3)]
    assert seen(state, None)["draft"] is None


@pytest.mark.rule("LOR-HIDDEN-1")
def test_who_has_kept_waits_without_a_packet_and_the_others_still_have_theirs() -> None:
    state = dealt(3)
    play(state, f"keep {packet(0)[2]}")
    assert [seen(state, seat)["draft"]["packet"] for seat in range(3)] == [[], packet(1), packet(2)]


@pytest.mark.rule("LOR-HIDDEN-1")
def test_nobody_sees_what_another_keeps() -> None:
    views = []
    for choice in range(4):
        state = dealt(3)
        play(state, f"keep {packet(0)[choice]}")
        views.append([state.view(viewer) for viewer in (1, 2, None)])
    assert all(view == views[0] for view in views)


@pytest.mark.rule("LOR-HIDDEN-1")
def test_a_player_remembers_the_packets_that_passed_through_his_hands() -> None:
    state = dealt(3)
    play(state, *[f"keep {packet(seat)[0]}" for seat in range(3)])
    play(state, f"keep {packet(1)[1]}")
    assert seen(state, 0)["draft"]["seen"] == [packet(0), packet(1)[1:], [], []]
    assert seen(state, 2)["draft"]["seen"] == [packet(2), packet(0)[1:], [], []]


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_memory_of_the_draft_stays_for_the_whole_game(seats: int) -> None:
    state = dealt(seats)
    while legal(state, "keep"):
        play(state, legal(state)[0])  # the first of each packet
    expected = [packet((0 + turn) % seats)[turn:] for turn in range(4)]
    while state.actor == signoria.CHANCE:
        state.apply(state.legal()[0])
    rng = Random(1)
    for _ in range(100):
        assert seen(state, 0)["draft"] == {"packet": [], "seen": expected}
        state.apply(rng.choice(state.legal()))


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-LEADER-5", "LOR-LEADER-6")
def test_leaders_in_play_and_their_use_are_public() -> None:
    state = table(variant="advanced", seats=2)
    lead(state, 0, "santa_rita", "sandro_botticelli")
    play(state, "activate sandro_botticelli")
    for viewer in (0, 1, None):
        assert seen(state, viewer)["players"][0]["leaders"] == [
            {"id": "santa_rita", "used": False, "copies": None},
            {"id": "sandro_botticelli", "used": True, "copies": None},
        ]


@pytest.mark.rule("LOR-OQ-40", "LOR-LEADER-4")
def test_discarded_leaders_are_public() -> None:
    state = table(variant="advanced", seats=2)
    hold(state, 0, "sisto_iv")
    play(state, "discard sisto_iv")
    assert [seen(state, viewer)["players"][0]["discarded"] for viewer in (0, 1, None)] == [["sisto_iv"]] * 3


@pytest.mark.rule("LOR-OQ-40")
def test_with_the_option_discarded_leaders_are_known_to_their_owner_alone() -> None:
    state = table(variant="advanced", seats=2, options={"hidden_discards": True})
    hold(state, 0, "sisto_iv")
    play(state, "discard sisto_iv")
    players = [seen(state, viewer)["players"][0] for viewer in (0, 1, None)]
    assert [seat["discarded"] for seat in players] == [["sisto_iv"], None, None]
    assert [seat["discard_size"] for seat in players] == [1, 1, 1]


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-OQ-40")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_log_keeps_the_same_secrets(hidden: bool) -> None:
    match = signoria.Match("lorenzo", 2, "advanced", {"hidden_discards": hidden}, seed=4)
    while not [decision for decision in match.legal() if str(decision).startswith("discard")]:
        match.play(match.legal()[0])
    seat = match.seat
    assert seat is not None
    match.play(next(decision for decision in match.legal() if str(decision).startswith("discard")))
    secret = [event for event in match.log(1 - seat) if event["key"] in ("dealt", "kept") and event["seat"] == seat]
    assert len(secret) == 8
    assert not [event for event in secret if "leader" in event]
    assert not [event for event in match.log(None) if event["key"] in ("dealt", "kept") and "leader" in event]
    for viewer, shown in ((seat, True), (1 - seat, not hidden), (None, not hidden)):
        discarded = [event for event in match.log(viewer) if event["key"] == "discarded"]
        assert ["leader" in event for event in discarded] == [shown]


@pytest.mark.rule("LOR-HIDDEN-3")
def test_others_do_not_see_whether_a_leaders_requirement_is_met() -> None:
    views = []
    for leader in ("sandro_botticelli", "santa_rita"):  # one can be played, the other cannot
        state = table(variant="advanced", seats=2)
        hold(state, 0, leader)
        give(state, 0, wood=10)
        play(state, "place white market-1")
        assert state.actor == 0  # the turn waits for either
        views.append(state.view(None))
    assert views[0] == views[1]


@pytest.mark.rule("LOR-HIDDEN-1")
def test_the_cards_to_come_are_known_as_a_set_and_not_in_their_order() -> None:
    match = signoria.Match("lorenzo", 2, "basic", seed=11)
    view: Any = match.view(None)
    for type, deck in view["decks"].items():
        assert len(deck) == 4
        assert not set(deck) & set(view["towers"][type])
        assert deck == sorted(deck, key=[thing.id for thing in match.game.components].index)


@pytest.mark.rule("LOR-HIDDEN-1")
def test_the_public_table_is_shown() -> None:
    state = table(dice=(2, 5, 6), floors={"venture-3": "crusade"}, round=3, turn=1, seats=3)
    give(state, 2, coins=4, faith=2)
    own(state, 2, "woods")
    curse(state, 2, "1_3")
    stand(state, 2, "orange", "council")
    view = seen(state, 0)
    assert (view["round"], view["period"], view["order"]) == (3, 2, [1, 2, 0])
    assert (view["dice"], view["palace"]) == ({"white": 2, "black": 5, "orange": 6}, [2])
    assert view["towers"]["venture"] == [None, None, "crusade", None]
    assert view["spaces"] == {"council": [{"seat": 2, "member": "orange"}]}
    assert view["excommunication"] == ["1_3", "2_1", "3_1"]
    assert view["asked"] == {"seat": 1, "for": "turn", "acted": False}
    seat = view["players"][2]
    assert (seat["goods"]["coins"], seat["goods"]["faith"]) == (4, 2)
    assert (seat["cards"]["territory"], seat["excommunicated"]) == (["woods"], ["1_3"])
    assert seat["members"]["orange"] == {"value": 6, "space": "council"}


@pytest.mark.rule("LOR-OQ-26")
def test_a_secret_answer_to_the_vatican_is_not_seen() -> None:
    views = []
    for answer in ("support", "decline"):
        state = table(seats=3, round=2, options={"vatican_simultaneous": True})
        for seat in range(3):
            give(state, seat, faith=3)
        report_begins(state)
        play(state, answer)
        views.append([state.view(viewer) for viewer in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_views_are_plain_data_at_every_moment(variant: str) -> None:
    match = signoria.Match("lorenzo", 3, variant, seed=6)
    rng = Random(6)
    while not match.over:
        for viewer in (match.seat, None):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
        match.play(rng.choice(match.legal()))
    assert match.view(None)["asked"] is None


@pytest.mark.rule("LOR-HIDDEN-2")
def test_all_randomness_comes_from_one_seed() -> None:
    def story(seed: int) -> str:
        match = signoria.Match("lorenzo", 3, "advanced", seed=seed)
        while not match.over:
            match.play(match.legal()[0])
        return match.record()

    assert story(21) == story(21)
    assert story(21) != story(22)


@pytest.mark.rule("LOR-HIDDEN-2")
def test_the_random_events_are_order_tiles_leaders_cards_and_dice() -> None:
    match = signoria.Match("lorenzo", 4, "advanced", seed=9)
    while not match.over:
        match.play(match.legal()[0])
    words = [line.split()[1] for line in match.record().splitlines() if line.startswith("chance: ")]
    count = {word: words.count(word) for word in set(words)}
    assert count == {"order": 3, "excommunication": 3, "deal": 16, "turn-up": 96, "roll": 18}


def test_nobody_but_lorenzo_copies() -> None:
    view: Any = retinues().view(None)
    copies = {leader["id"]: leader["copies"] for player in view["players"] for leader in player["leaders"]}
    assert [id for id, copied in copies.items() if copied] == ["lorenzo_de_medici"]
    assert len(copies) == 4
