"""The example game is in the list for these tests."""

from tests.palio.listed import palio

__all__ = ["palio"]
