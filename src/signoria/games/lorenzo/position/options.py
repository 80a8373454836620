"""The options of the game, and the rules in force at a table: a variant and a value for each option, by name."""

from operator import attrgetter
from typing import Final

from signoria.engine.rules import Option, OptionValue, Rules, switch

OBSERVED: Final = [
    switch("allow_voluntary_pass", "A player may forfeit the turn's action although a placement is possible."),
    switch("allow_negative_vp", "Losses in final scoring may push victory points below 0 (LOR-OQ-25)."),
    switch("any_servants", "Offer every number of servants up to 40, also more than can be of use (LOR-OQ-1)."),
    switch("ariosto_ignores_colour", "Ludovico Ariosto also lifts the one-colour rule (LOR-OQ-31)."),
    switch("ask_effect_order", "The owner orders the immediate effects of a card taken (LOR-TOWER-18)."),
    switch("brunelleschi_members_only", "Filippo Brunelleschi saves no surcharge in bonus actions (LOR-OQ-32)."),
    Option(
        "character_scoring",
        "standard",
        ("standard", "pl_1_3_5"),
        "Points for characters in final scoring (LOR-SCORE-3).",
        {"standard": "as printed on the board", "pl_1_3_5": "1, 3, 5 … as misprinted in the Polish rulebook"},
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
        "Who scores faith in round 6; it matters where players may decline then (LOR-VATICAN-8).",
        {"all": "everybody", "lacking_and_supporters": "not who could support but declines"},
    ),
    switch("vatican_simultaneous", "Answers in a Vatican report stay secret until all have chosen (LOR-OQ-26)."),
]
"""The options in the order in which observations tell them."""

UNOBSERVED: Final = [
    switch("late_member_compulsory", "Who is late by tile II-7 must place the last member if possible (LOR-OQ-45)."),
]
"""Options that are younger than the observations, whose layout is fixed."""

OPTIONS: Final = {option.name: option for option in sorted([*OBSERVED, *UNOBSERVED], key=attrgetter("name"))}
"""By name, in the order in which records tell them."""

SWITCHES: Final = [option for option in OBSERVED if len(option.values) == 2]
"""Those that are either at their default or not."""
CHOICES: Final = [option for option in OBSERVED if len(option.values) != 2]
"""The others."""


class LorenzoRules(Rules):
    """What was chosen for a table; an attribute for each option, and the variant."""

    allow_voluntary_pass: bool
    allow_negative_vp: bool
    any_servants: bool
    ariosto_ignores_colour: bool
    ask_effect_order: bool
    brunelleschi_members_only: bool
    character_scoring: str
    confirm_turn: bool
    hidden_discards: bool
    i4_reduce_both: bool
    late_member_compulsory: bool
    lorenzo_may_wait: bool
    military_needs_points: bool
    military_second_after_tied_first: bool
    military_uncapped: bool
    min1_before_card_bonus: bool
    pass_is_final: bool
    privilege_is_own_source: bool
    round6_prompt: bool
    round6_scoring: str
    vatican_simultaneous: bool
    advanced: bool

    def __init__(self, variant: str, chosen: dict[str, OptionValue]) -> None:
        super().__init__(variant, chosen)
        self.advanced = variant == "advanced"
        changed = [chosen[option.name] != option.default for option in SWITCHES]
        self.switched = [1 if on else 0 for on in (*changed, self.advanced)]
        """By switch, and last for the variant: 1 if it is not the default, as observations tell it."""
