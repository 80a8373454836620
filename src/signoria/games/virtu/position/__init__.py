"""The table of Virtù as plain data, its decisions, and what a seat sees of it."""
