"""The table of Lorenzo il Magnifico as plain data, its decisions, and what a seat sees of it."""
