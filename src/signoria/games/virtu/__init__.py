"""Virtù, the art of governing, for 3 to 5 players."""
