"""The example game: its rules, and that the house needs nothing but one line to play it."""

from examples.palio.track import FILE, Track

from signoria.data.datafile import DataFile


def track_with(**values: object) -> Track:
    """The race track with other values."""
    file = DataFile("examples.palio", FILE.name)
    file.table("track").fields.update(values)
    return Track(file)
