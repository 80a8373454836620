"""The table of The Palaces of Carrara as plain data, its decisions, and what a seat sees of it."""
