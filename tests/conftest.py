"""Hypothesis runs the same examples every time: a red test stays red until it is mended."""

from hypothesis import settings

settings.register_profile("signoria", derandomize=True, deadline=None, max_examples=60, print_blob=False)
settings.load_profile("signoria")
