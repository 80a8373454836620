"""The start of the advanced game: bonus tiles in reverse order, leaders kept from packets that go round."""

import pytest

import signoria
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from tests.lorenzo.draft_table import dealt, drafted, hand, opening, packet
from tests.lorenzo.table import cards, give, goods, legal, play, refusal


@pytest.mark.rule("LOR-ADV-1")
@pytest.mark.parametrize("order", [[2, 0, 3, 1], [0, 1, 2, 3]])
def test_bonus_tiles_are_taken_in_reverse_turn_order(order: list[int]) -> None:
    state = opening(4, order)
    asked = []
    for tile in (3, 1, 4, 2):
        asked.append(state.actor)
        play(state, f"bonus-tile {tile}")
    assert asked == order[::-1]


@pytest.mark.rule("LOR-ADV-1")
def test_all_four_advanced_tiles_lie_on_the_table() -> None:
    assert legal(opening(2)) == ["bonus-tile 1", "bonus-tile 2", "bonus-tile 3", "bonus-tile 4"]


@pytest.mark.rule("LOR-ADV-1")
def test_a_bonus_tile_can_be_taken_once() -> None:
    state = opening(3)
    play(state, "bonus-tile 2")
    assert legal(state) == ["bonus-tile 1", "bonus-tile 3", "bonus-tile 4"]
    assert refusal(state, "bonus-tile 2").rule == "LOR-ADV-1"


@pytest.mark.rule("LOR-ADV-1", "LOR-HP-9")
@pytest.mark.parametrize(
    ("tile", "harvest", "production"),
    [
        (1, {"wood": 1, "stone": 1, "military": 1}, {"servants": 2, "coins": 1}),
        (2, {"wood": 1, "stone": 1, "servants": 1}, {"military": 2, "coins": 1}),
        (3, {"wood": 1, "stone": 1, "military": 1}, {"servants": 1, "coins": 2}),
        (4, {"wood": 1, "stone": 1, "coins": 1}, {"military": 2, "servants": 1}),
    ],
)
def test_the_tile_taken_is_the_one_that_pays_out(
    tile: int, harvest: dict[str, int], production: dict[str, int]
) -> None:
    for action, gain in (("harvest", harvest), ("production", production)):
        state = drafted(2)
        state.players[0].tile = tile
        give(state, 0, coins=0, wood=0, stone=0, servants=0)
        play(state, f"place white {action}-small")
        assert goods(state) == gain


@pytest.mark.rule("LOR-ADV-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_that_nobody_chose_are_not_used(seats: int) -> None:
    state = dealt(seats)
    view = state.view(None)["players"]
    assert isinstance(view, list)
    assert [seat["bonus_tile"] for seat in view] == [str(seats - seat) for seat in range(seats)]


@pytest.mark.rule("LOR-ADV-3")
def test_first_the_turn_order_then_bonus_tiles_then_the_draft() -> None:
    match = signoria.Match("lorenzo", 2, "advanced", seed=3)
    kinds: list[str] = []
    while len(kinds) < 9:
        kinds.append(str(match.legal()[0]).split()[0])
        match.play(match.legal()[0])
    assert kinds == ["bonus-tile"] * 2 + ["keep"] * 6 + ["place"]
    assert [event["key"] for event in match.log(None) if event["key"] in ("order", "bonus tile", "kept")][:3] == [
        "order",
        "bonus tile",
        "bonus tile",
    ]


@pytest.mark.rule("LOR-ADV-3", "LOR-SETUP-12")
def test_the_basic_game_has_neither_tiles_to_choose_nor_leaders() -> None:
    match = signoria.Match("lorenzo", 2, "basic", seed=3)
    assert str(match.legal()[0]).startswith("place")
    players = match.view(0)["players"]
    assert isinstance(players, list)
    assert [(player["bonus_tile"], player["hand_size"]) for player in players] == [("standard", 0)] * 2


@pytest.mark.rule("LOR-DRAFT-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_leaders(seats: int) -> None:
    state = dealt(seats)
    for seat in range(seats):
        draft = state.view(seat)["draft"]
        assert isinstance(draft, dict)
        assert draft["packet"] == packet(seat)


@pytest.mark.rule("LOR-DRAFT-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_goes_to_the_right(seats: int) -> None:
    state = dealt(seats)
    for seat in range(seats):
        play(state, f"keep {packet(seat)[0]}")
    for seat in range(seats):
        left = packet((seat + 1) % seats)[1:]  # from seat i to seat i - 1
        assert legal(state) == [f"keep {leader}" for leader in left]
        play(state, f"keep {left[0]}")


@pytest.mark.rule("LOR-DRAFT-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_goes_on_until_each_has_kept_four(seats: int) -> None:
    state = dealt(seats)
    asked = []
    while legal(state, "keep"):
        asked.append((state.actor, len(legal(state))))
        play(state, legal(state)[0])
    # The last leader of a packet needs no question.
    assert asked == [(seat, left) for left in (4, 3, 2) for seat in range(seats)]
    for seat in range(seats):
        assert hand(state, seat) == sorted(
            [packet((seat + turn) % seats)[turn] for turn in range(4)], key=LEADER_IDS.index
        )


@pytest.mark.rule("LOR-DRAFT-1")
def test_seating_does_not_depend_on_the_turn_order() -> None:
    state = opening(3, [2, 1, 0])
    play(state, "bonus-tile 1", "bonus-tile 2", "bonus-tile 3", *[f"deal {leader}" for leader in LEADER_IDS[:12]])
    play(state, *[f"keep {packet(seat)[0]}" for seat in range(3)])
    assert legal(state) == [f"keep {leader}" for leader in packet(1)[1:]]


@pytest.mark.rule("LOR-DRAFT-1")
def test_only_a_leader_of_the_packet_can_be_kept() -> None:
    state = dealt(2)
    assert refusal(state, f"keep {packet(1)[0]}").rule == "LOR-DRAFT-1"


@pytest.mark.rule("LOR-DRAFT-1")
def test_dealing_knows_only_leaders_not_yet_dealt() -> None:
    state = opening(2)
    play(state, "bonus-tile 1", "bonus-tile 2")
    assert legal(state) == [f"deal {leader}" for leader in LEADER_IDS]
    play(state, f"deal {LEADER_IDS[7]}")
    assert legal(state) == [f"deal {leader}" for leader in LEADER_IDS if leader != LEADER_IDS[7]]


@pytest.mark.rule("LOR-DRAFT-2")
@pytest.mark.parametrize(("seats", "unseen"), [(2, 12), (3, 8), (4, 4)])
def test_leaders_not_dealt_are_in_nobodys_hand(seats: int, unseen: int) -> None:
    state = drafted(seats)
    held = [leader for seat in range(seats) for leader in hand(state, seat)]
    assert len(set(held)) == len(held) == 20 - unseen
    assert set(held) == set(LEADER_IDS[: 4 * seats])


@pytest.mark.rule("LOR-ADV-3")
def test_after_the_draft_the_first_round_begins() -> None:
    state = drafted(3)
    assert (state.round, state.actor, cards(state, 0, "territory")) == (1, 0, [])
    assert legal(state, "discard") == [f"discard {leader}" for leader in hand(state, 0)]
