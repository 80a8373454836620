"""The levels of play, and the words that choose one: `apprentice`, `magnifico:2000`, `magnifico:0.2s`."""

from random import Random
from typing import Final

from signoria.bots.apprentice import Apprentice, RandomBot
from signoria.bots.bot import Bot
from signoria.bots.profile import Profile
from signoria.bots.search import Searcher, Settings
from signoria.bots.utility import Forecaster
from signoria.bots.weights import scattered
from signoria.engine.errors import BadSetup
from signoria.engine.renamed import profile_of, warn_of

LEVELS: Final[dict[str, str]] = {
    "random": "decides at random",
    "apprentice": "takes what looks best after its own action",
    "merchant": "thinks a little about the answers of the others",
    "magnifico": "thinks for up to two seconds; the strongest",
}
"""What the levels are called, from the weakest to the strongest, each with a few words on how it plays."""

THOUGHT: Final = 500
"""Decisions that a merchant may try before it answers."""

MOST_DECISIONS: Final = 100_000_000
MOST_SECONDS: Final = 3600.0


def bot(spec: str, profile: object, seed: int, weights: list[float] | None = None) -> Bot:
    """The bot that a word asks for, by the profile of a game. Weights are the game's own unless others are given; what
    is wrong is named. In place of the profile the game itself will do until the next release."""
    if not isinstance(profile, Profile):
        warn_of("bot(spec, game, seed)", "kit.bot(spec, seed)")
        profile = profile_of(profile)
        assert isinstance(profile, Profile)
    level, colon, text = spec.partition(":")
    if level not in LEVELS:
        raise BadSetup(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    usual = {"merchant": str(THOUGHT), "magnifico": "2s"}
    if level not in usual and colon:
        raise BadSetup(f"{level} does not search, so it takes no budget: {spec!r}")
    if level == "random":
        return RandomBot(seed)
    steps = profile.step_weights.values if weights is None else weights
    decisions = len(profile.catalogue.entries)
    scale = profile.points_scale
    if level == "apprentice":
        evaluator = profile.evaluator(steps)
        return Apprentice(seed, Forecaster(evaluator, evaluator, scale), decisions)
    budget, seconds = budget_of(spec, text if colon else usual[level])
    leaves = profile.leaf_weights.values if weights is None else weights
    if weights is None and profile.weight_jitter:  # without luck all searches, and so all games, would be the same
        steps = scattered(steps, profile.weight_jitter, Random(f"taste {seed}"))
        leaves = scattered(leaves, profile.weight_jitter, Random(f"taste {seed}"))
    forecaster = Forecaster(profile.evaluator(leaves), profile.evaluator(steps), scale)
    horizon = profile.horizon if level == "merchant" else profile.deep_horizon
    settings = Settings(horizon=horizon, full_budget_choices=profile.full_budget_choices)
    return Searcher(seed, forecaster, decisions, budget, seconds, settings)


def budget_of(spec: str, text: str) -> tuple[int, float]:
    """`2000` as decisions, `0.2s` as seconds; the other one is 0."""
    if text.isdecimal() and len(text) < 10 and 0 < int(text) <= MOST_DECISIONS:
        return int(text), 0.0
    number = text.removesuffix("s")
    if number != text and number.replace(".", "", 1).isdecimal() and 0.0 < float(number) <= MOST_SECONDS:
        return 0, float(number)
    raise BadSetup(f"a budget is a number of decisions such as 2000 or of seconds such as 0.2s, not {text!r} ({spec})")
