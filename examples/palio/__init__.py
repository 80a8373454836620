"""Palio: a race round the square, a small game that shows how games are made."""
