"""Which build of the engine runs: the same source, compiled or pure."""

import sys


def is_compiled() -> bool:
    """Whether the engine runs as machine code; pure Python does the same, several times slower."""
    file = sys.modules["signoria.engine.catalogue"].__file__
    return file is not None and not file.endswith(".py")
