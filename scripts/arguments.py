"""What the commands that find weights ask of their arguments."""

import argparse


def at_least_one(text: str) -> int:
    """A count of which there must be some."""
    return at_least(1, int(text))


def at_least_two(text: str) -> int:
    """A count that is to tell how far results scatter."""
    return at_least(2, int(text))


def at_least(least: int, number: int) -> int:
    if number < least:
        raise argparse.ArgumentTypeError(f"{number} is less than {least}")
    return number
