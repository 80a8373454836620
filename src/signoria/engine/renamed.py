"""Names that have changed: a public one keeps its old name for one release, which warns and does what the new one does.

A method `old` of a class stays as a line that calls `warn_of("Class.old", "Class.new")` and then the new method. Names
inside the package that nobody is told about change without a trace.
"""

import warnings


def warn_of(old: str, new: str) -> None:
    """Tell whoever called the old name what it is called now."""
    warnings.warn(f"{old} is now {new}; the old name goes with the next release", DeprecationWarning, stacklevel=3)
