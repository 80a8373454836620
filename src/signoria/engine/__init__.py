"""The floor that every game stands on: decisions, questions, states, refusals, chance, observations, scores."""
