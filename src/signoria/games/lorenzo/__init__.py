"""Lorenzo il Magnifico for 2 to 4 players, basic and advanced."""
