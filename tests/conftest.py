"""Hypothesis runs the same examples every time: a red test stays red until it is mended. And what the owner of this
machine has corrected is none of the tests' business."""

import os
from tempfile import TemporaryDirectory

from hypothesis import settings

settings.register_profile("signoria", derandomize=True, deadline=None, max_examples=60, print_blob=False)
settings.load_profile("signoria")

FOLDER = TemporaryDirectory(prefix="signoria-tests-")
os.environ["SIGNORIA_DATA"] = FOLDER.name
