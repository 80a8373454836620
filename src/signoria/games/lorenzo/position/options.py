"""The named switches of the rules, each one bit of a position's `rules`."""

from typing import Final

from signoria.engine.rules import Option, OptionValue

ALLOW_VOLUNTARY_PASS: Final = 1 << 0
ALLOW_NEGATIVE_VP: Final = 1 << 1
ANY_SERVANTS: Final = 1 << 2
ARIOSTO_IGNORES_COLOUR: Final = 1 << 3
ASK_EFFECT_ORDER: Final = 1 << 4
BRUNELLESCHI_MEMBERS_ONLY: Final = 1 << 5
CHARACTER_SCORING_PL: Final = 1 << 6
CONFIRM_TURN: Final = 1 << 7
HIDDEN_DISCARDS: Final = 1 << 8
I4_REDUCE_BOTH: Final = 1 << 9
LORENZO_MAY_WAIT: Final = 1 << 10
MILITARY_NEEDS_POINTS: Final = 1 << 11
MILITARY_SECOND_AFTER_TIED_FIRST: Final = 1 << 12
MILITARY_UNCAPPED: Final = 1 << 13
MIN1_BEFORE_CARD_BONUS: Final = 1 << 14
PASS_IS_FINAL: Final = 1 << 15
PRIVILEGE_IS_OWN_SOURCE: Final = 1 << 16
ROUND6_PROMPT: Final = 1 << 17
ROUND6_LACKING_AND_SUPPORTERS: Final = 1 << 18
VATICAN_SIMULTANEOUS: Final = 1 << 19
ADVANCED: Final = 1 << 20
"""The variant is a switch like the others."""


def switch(name: str, text: str) -> Option:
    return Option(name, False, (False, True), text)


BITS: Final = {
    "allow_negative_vp": ALLOW_NEGATIVE_VP,
    "allow_voluntary_pass": ALLOW_VOLUNTARY_PASS,
    "any_servants": ANY_SERVANTS,
    "ariosto_ignores_colour": ARIOSTO_IGNORES_COLOUR,
    "ask_effect_order": ASK_EFFECT_ORDER,
    "brunelleschi_members_only": BRUNELLESCHI_MEMBERS_ONLY,
    "character_scoring": CHARACTER_SCORING_PL,
    "confirm_turn": CONFIRM_TURN,
    "hidden_discards": HIDDEN_DISCARDS,
    "i4_reduce_both": I4_REDUCE_BOTH,
    "lorenzo_may_wait": LORENZO_MAY_WAIT,
    "military_needs_points": MILITARY_NEEDS_POINTS,
    "military_second_after_tied_first": MILITARY_SECOND_AFTER_TIED_FIRST,
    "military_uncapped": MILITARY_UNCAPPED,
    "min1_before_card_bonus": MIN1_BEFORE_CARD_BONUS,
    "pass_is_final": PASS_IS_FINAL,
    "privilege_is_own_source": PRIVILEGE_IS_OWN_SOURCE,
    "round6_prompt": ROUND6_PROMPT,
    "round6_scoring": ROUND6_LACKING_AND_SUPPORTERS,
    "vatican_simultaneous": VATICAN_SIMULTANEOUS,
}

ALL: Final = [
    switch("allow_negative_vp", "Losses in final scoring may push victory points below 0 (LOR-OQ-25)."),
    switch("allow_voluntary_pass", "A player may forfeit the turn's action although a placement is possible."),
    switch("any_servants", "Offer every number of servants up to 40, also more than can be of use (LOR-OQ-1)."),
    switch("ariosto_ignores_colour", "Ludovico Ariosto also lifts the one-colour rule (LOR-OQ-31)."),
    switch("ask_effect_order", "The owner orders the immediate effects of a card taken (LOR-TOWER-18)."),
    switch("brunelleschi_members_only", "Filippo Brunelleschi saves no surcharge in bonus actions (LOR-OQ-32)."),
    Option(
        "character_scoring",
        "standard",
        ("standard", "pl_1_3_5"),
        "Points for characters; pl_1_3_5 follows the misprint of the Polish rulebook.",
    ),
    switch("confirm_turn", "Ask for the end of a turn even when nothing else can be done."),
    switch("hidden_discards", "Discarded leaders stay unknown to the others (LOR-OQ-40)."),
    switch("i4_reduce_both", "Tile I-4 takes 1 wood and 1 stone when a source gives both (LOR-OQ-43)."),
    switch("lorenzo_may_wait", "Lorenzo de' Medici may be played first and choose his copy later (LOR-OQ-37)."),
    switch("military_needs_points", "Nobody ranks in military scoring with 0 points (LOR-OQ-24)."),
    switch("military_second_after_tied_first", "After a tie for most military the next still score (LOR-SCORE-7)."),
    switch("military_uncapped", "Military points go on beyond the end of the track (LOR-OQ-23)."),
    switch("min1_before_card_bonus", "Member and servants must reach 1 before card bonuses count (LOR-OQ-2)."),
    switch("pass_is_final", "Who forfeits a turn is out until the end of the round (LOR-TURN-5)."),
    switch("privilege_is_own_source", "A privilege is a source of its own for the tiles I-1 to I-4 (LOR-OQ-42)."),
    switch("round6_prompt", "In round 6, too, players with enough faith choose whether to support (LOR-OQ-27)."),
    Option(
        "round6_scoring",
        "all",
        ("all", "lacking_and_supporters"),
        "Who scores faith in round 6; lacking_and_supporters leaves out who could support but declines "
        "(with round6_prompt).",
    ),
    switch("vatican_simultaneous", "Answers in a Vatican report stay secret until all have chosen (LOR-OQ-26)."),
]

OPTIONS: Final = {option.name: option for option in ALL}


def unpack(rules: int) -> dict[str, OptionValue]:
    """The options that are not at their default."""
    return {
        name: next(value for value in OPTIONS[name].values if value != OPTIONS[name].default)
        for name, bit in BITS.items()
        if rules & bit
    }


def pack(advanced: bool, values: dict[str, OptionValue]) -> int:
    """The chosen values as bits: one for each option that is not at its default."""
    rules = ADVANCED if advanced else 0
    for name, value in values.items():
        if value != OPTIONS[name].default:
            rules |= BITS[name]
    return rules
