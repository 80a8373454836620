"""The example game: its rules, and that the house needs nothing but one line to play it."""

from examples.palio.track import FILE, Track, component_set


def track_with(**values: object) -> Track:
    """The race track with other values."""
    return component_set([{"track": {**FILE.table("track").fields, **values}}])
