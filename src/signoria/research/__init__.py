"""The games for learners and their libraries: PettingZoo, Gymnasium, OpenSpiel, and recorded games as data.

What these need beyond the engine comes with `pip install "signoria[research]"`. See docs/research.md.
"""
