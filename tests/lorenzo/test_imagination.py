"""Imagined positions: the same for the seat's eyes, everything hidden drawn anew, and playable to the end."""

from collections import Counter
from random import Random

import pytest

import signoria
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LEADERS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.draft_table import dealt, drafted, hand, opening, packet
from tests.lorenzo.questions import report_begins
from tests.lorenzo.table import give, goods, legal, play, table
from tests.players import at_random

OPTIONS = [{}, {"hidden_discards": True}, {"vatican_simultaneous": True, "lorenzo_may_wait": True}]


def moments(seats: int, seed: int, options: dict[str, object], every: int) -> list[LorenzoState]:
    """Positions of a random advanced game, draft included, when a seat is to act."""
    rng = Random(seed)
    state = dealt(seats, options)
    found = [state.copy()]
    count = 0
    while state.actor is not None:
        state.apply(rng.choice(state.legal()))
        count += 1
        drafting = state.round == 0
        if state.actor is not None and state.actor >= 0 and (drafting or count % every == 0):
            found.append(state.copy())
    return found


def viewers(state: LorenzoState) -> list[int | None]:
    return [*range(len(state.players)), None]


def kept(state: LorenzoState, seat: int) -> set[int]:
    """Every leader that a seat kept in the draft, by its cards."""
    player = state.players[seat]
    return {*player.hand, *player.leaders, *player.discarded}


def explained(state: LorenzoState, dream: LorenzoState) -> None:
    """The imagined draft deals no leader twice, and every seat has what it kept there."""
    seats = len(state.players)
    leaders = [leader for part in (*dream.picks, *dream.packets) for leader in part]
    assert len(leaders) == len(set(leaders)) == 4 * seats
    for seat in range(seats):
        picks = {
            dream.picks[origin][turn]
            for origin in range(seats)
            for turn in range(len(dream.picks[origin]))
            if (origin - turn) % seats == seat
        }
        assert kept(dream, seat) == picks
        assert len(dream.players[seat].hand) == len(state.players[seat].hand)


def hands(state: LorenzoState, seat: int | None, other: int, draws: int = 300) -> Counter[tuple[str, ...]]:
    """The hands that a seat imagines for another, and how often."""
    return Counter(tuple(hand(state.imagine(seat, Random(seed)), other)) for seed in range(draws))


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "hidden_discards", "simultaneous"])
def test_the_seat_cannot_tell_an_imagined_position_from_the_true_one(seats: int, options: dict[str, object]) -> None:
    for state in moments(seats, 3, options, 10):
        before = state.copy()
        for viewer in viewers(state):
            dream = state.imagine(viewer, Random(17))
            assert dream.view(viewer) == state.view(viewer)
            if state.actor == viewer:
                assert dream.legal() == state.legal()
        assert state == before


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-1", "LOR-DRAFT-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "hidden_discards", "simultaneous"])
def test_an_imagined_draft_deals_every_leader_once_and_explains_every_hand(
    seats: int, options: dict[str, object]
) -> None:
    for state in moments(seats, 5, options, 25):
        for viewer in viewers(state):
            explained(state, state.imagine(viewer, Random(23)))


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hidden", [False, True], ids=["plain", "hidden_discards"])
@pytest.mark.parametrize("shown", [1, 2, 4])
def test_leaders_in_play_stay_where_they_are(seats: int, hidden: bool, shown: int) -> None:
    for seed in range(4):
        state = drafted(seats, seed, {"hidden_discards": hidden})
        for player in state.players:
            leaders = Random(seed).sample(player.hand, shown)
            player.leaders = tuple(leaders[: (shown + 1) // 2])
            player.discarded = tuple(leaders[(shown + 1) // 2 :])
            player.hand = tuple(leader for leader in player.hand if leader not in leaders)
        for viewer in viewers(state):
            dream = state.imagine(viewer, Random(seed))
            assert dream.view(viewer) == state.view(viewer)
            explained(state, dream)


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_has_seen_stays_in_imagined_positions(seats: int) -> None:
    for state in moments(seats, 7, {}, 25):
        for viewer in viewers(state):
            dream = state.imagine(viewer, Random(29))
            for seat in range(seats):
                assert dream.players[seat].leaders == state.players[seat].leaders
                assert dream.players[seat].discarded == state.players[seat].discarded


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_hands_of_the_others_are_drawn_anew(seats: int, viewer: int | None) -> None:
    state = drafted(seats, seed=1)
    for other in range(seats):
        if other == viewer:
            assert set(hands(state, viewer, other, 20)) == {tuple(hand(state, other))}
        else:
            assert len(hands(state, viewer, other)) > 12


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-2")
def test_with_two_players_only_the_first_leader_kept_by_the_other_is_unknown() -> None:
    state = drafted(2, seed=1)
    first = state.picks[1][0]
    fixed = set(hand(state, 1)) - {LEADER_IDS[first]}
    imagined = hands(state, 0, 1, 1300)
    assert all(fixed <= set(one) for one in imagined)
    # Of the 20 leaders seat 0 has seen 4 and 3; each of the other 13 is as likely as the next.
    assert len(imagined) == 13
    assert all(60 < count < 145 for count in imagined.values())


@pytest.mark.rule("LOR-HIDDEN-1")
def test_with_four_players_a_leader_passed_on_is_with_one_of_those_who_had_the_packet_next() -> None:
    state = drafted(4, seed=2)
    passed = [leader for leader in packet(0) if leader not in hand(state, 0)]
    holders: dict[str, set[int]] = {leader: set() for leader in passed}
    for seed in range(100):
        dream = state.imagine(0, Random(seed))
        for leader in passed:
            holders[leader].add(next(seat for seat in (1, 2, 3) if leader in hand(dream, seat)))
    assert holders == {leader: {1, 2, 3} for leader in passed}


@pytest.mark.rule("LOR-HIDDEN-1")
def test_with_three_players_the_packet_that_comes_back_tells_what_was_kept_of_it() -> None:
    state = drafted(3, seed=4)
    gone = {LEADER_IDS[leader] for leader in state.picks[0][1:3]}  # kept by seats 2 and 1, in an order unknown
    last = state.picks[0][3]  # came back to seat 0
    both: set[tuple[bool, ...]] = set()
    for seed in range(60):
        dream = state.imagine(0, Random(seed))
        assert dream.picks[0][3] == last
        assert {LEADER_IDS[leader] for leader in dream.picks[0][1:3]} == gone
        both.add(tuple(leader in hand(dream, 1) for leader in sorted(gone)))
    assert both == {(True, False), (False, True)}


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shown_leader_stays_with_its_owner_and_the_rest_of_the_hand_varies(seats: int) -> None:
    state = drafted(seats, seed=6)
    play(state, "place white council", "privilege coins", "end-turn")
    shown = LEADER_IDS[state.picks[2 % seats][1]]  # what seat 1 kept in the second pass
    play(state, f"discard {shown}", "privilege coins")
    imagined = hands(state, 0, 1)
    assert all(len(one) == 3 and shown not in one for one in imagined)
    for seed in range(20):
        dream = state.imagine(0, Random(seed))
        assert [LEADER_IDS[leader] for leader in dream.players[1].discarded] == [shown]
    assert len(imagined) > 5


@pytest.mark.rule("LOR-OQ-40", "LOR-HIDDEN-1")
def test_a_hidden_discard_may_have_been_any_leader_the_player_kept() -> None:
    state = drafted(2, seed=6, options={"hidden_discards": True})
    play(state, "place white council", "privilege coins", "end-turn")
    known = [LEADER_IDS[leader] for leader in (state.picks[0][1], state.picks[1][2], state.picks[0][3])]
    play(state, f"discard {hand(state, 1)[0]}", "privilege coins")
    gone = Counter(
        LEADER_IDS[leader] for seed in range(400) for leader in state.imagine(0, Random(seed)).players[1].discarded
    )
    assert all(60 < gone[leader] < 145 for leader in known)
    assert len(gone) > 10


@pytest.mark.rule("LOR-OQ-40")
def test_the_own_hidden_discard_stays() -> None:
    state = drafted(2, seed=6, options={"hidden_discards": True})
    play(state, f"discard {hand(state, 0)[0]}", "privilege coins")
    assert {state.imagine(0, Random(seed)).players[0].discarded for seed in range(30)} == {state.players[0].discarded}


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-1")
def test_before_the_packets_move_the_others_may_hold_anything_else() -> None:
    state = dealt(3)
    play(state, f"keep {packet(0)[0]}")
    imagined: set[int] = set()
    for seed in range(200):
        dream = state.imagine(0, Random(seed))
        assert sorted(dream.packets[0]) == sorted(state.packets[0])
        imagined |= {*dream.packets[1], *dream.packets[2]}
    assert imagined == set(range(4, LEADERS))


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-1")
def test_in_the_second_pass_the_first_leader_kept_of_the_new_packet_is_unknown() -> None:
    state = dealt(3)
    play(state, *[f"keep {packet(seat)[0]}" for seat in range(3)])
    taken = set()
    for seed in range(300):
        dream = state.imagine(0, Random(seed))
        assert dream.packets[1] == state.packets[1]
        taken.add(dream.picks[1][0])
    assert taken == set(range(LEADERS)) - {0, 1, 2, 3, 5, 6, 7}


@pytest.mark.rule("LOR-HIDDEN-1")
def test_in_the_draft_a_leader_passed_on_may_or_may_not_have_been_kept() -> None:
    state = dealt(3)
    play(state, *[f"keep {packet(seat)[0]}" for seat in range(3)])
    play(state, f"keep {packet(1)[1]}", f"keep {packet(2)[1]}", f"keep {packet(0)[1]}")
    # Seat 2 has kept one of the three leaders that seat 0 passed on; two of them are on their way.
    assert {state.imagine(0, Random(seed)).picks[0][1] for seed in range(60)} == {1, 2, 3}


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_draft_and_in_the_basic_game_there_is_nothing_to_imagine(seats: int) -> None:
    for variant in ("basic", "advanced"):
        state = signoria.Match("lorenzo", seats, variant, seed=1).state
        assert state.imagine(0, Random(1)) == state


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-DRAFT-1")
@pytest.mark.parametrize("count", [0, 1, 4, 6, 11])
def test_while_leaders_are_dealt_a_seat_knows_its_own(count: int) -> None:
    state = opening(3)
    play(state, "bonus-tile 1", "bonus-tile 2", "bonus-tile 3", *[f"deal {leader}" for leader in LEADER_IDS[:count]])
    for viewer in viewers(state):
        dream = state.imagine(viewer, Random(31))
        assert dream.view(viewer) == state.view(viewer)
        assert [len(packet) for packet in dream.packets] == [len(packet) for packet in state.packets]
        assert signoria.playout(dream, Random(31)).finished


@pytest.mark.rule("LOR-OQ-26")
def test_secret_answers_to_the_vatican_are_drawn_anew_and_the_own_one_stays() -> None:
    state = table(seats=4, round=2, options={"vatican_simultaneous": True})
    for seat in (0, 1, 3):
        give(state, seat, faith=3)
    report_begins(state)
    play(state, "support", "decline")
    for viewer, known in ((0, {0: 3}), (1, {1: 0}), (2, {}), (3, {}), (None, {})):
        outcomes: list[set[int]] = [set(), set()]
        for seed in range(30):
            dream = state.imagine(viewer, Random(seed))
            play(dream, "support")
            for seat in (0, 1):
                outcomes[seat].add(dream.players[seat].goods[6])  # victory points for supporting
        assert outcomes == [{known[seat]} if seat in known else {0, 3} for seat in (0, 1)]
    play(state, "support")
    assert [goods(state, seat).get("victory", 0) for seat in range(4)] == [3, 0, 0, 3]


@pytest.mark.rule("LOR-OQ-26")
def test_answers_that_everybody_has_seen_are_not_imagined() -> None:
    state = table(seats=3, round=2)
    for seat in range(3):
        give(state, seat, faith=3)
    report_begins(state)
    play(state, "support")
    assert legal(state) == ["support", "decline"]
    assert state.imagine(1, Random(1)) == state


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "hidden_discards", "simultaneous"])
def test_imagined_positions_can_be_played_to_the_end(seats: int, options: dict[str, object]) -> None:
    for number, state in enumerate(moments(seats, 9, options, 60)):
        viewer = viewers(state)[number % (seats + 1)]
        dream = state.imagine(viewer, Random(number))
        assert signoria.playout(dream, Random(number)).finished
        assert len(dream.scores()) == seats


@pytest.mark.rule("LOR-HIDDEN-1")
def test_imagining_depends_on_the_generator_alone() -> None:
    state = drafted(4, seed=8)
    assert state.imagine(2, Random(5)) == state.imagine(2, Random(5))
    assert state.imagine(2, Random(5)) != state.imagine(2, Random(6))


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-OQ-26", "LOR-OQ-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [*OPTIONS, {"hidden_discards": True, "vatican_simultaneous": True}], ids=str)
def test_what_is_imagined_can_have_happened(seats: int, options: dict[str, object]) -> None:
    game = signoria.game("lorenzo")
    state = game.new(seats, "advanced", options)
    rng = Random(seats)
    past: list[tuple[int, signoria.Decision]] = []
    told_otherwise = 0
    while state.actor is not None:
        past.append((state.actor, at_random(state, rng)))
        state.apply(past[-1][1])
        if len(past) < 60 or len(past) % 31 == 0 or past[-1][1].text in ("support", "decline"):
            for viewer in (*range(seats), None):
                dream = state.imagine(viewer, rng)
                again = game.new(seats, "advanced", options)
                decisions = dream.consistent_history(past)
                for decision in decisions:
                    again.apply(decision)
                assert again == dream
                told_otherwise += decisions != [decision for _, decision in past]
    assert told_otherwise > 20
    assert state.consistent_history(past) == [decision for _, decision in past]
