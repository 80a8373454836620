"""There and back again."""

import pickle
from typing import TypeVar

T = TypeVar("T")


def pickled(thing: T) -> T:
    """What comes back from a pickle."""
    again: T = pickle.loads(pickle.dumps(thing))
    return again
