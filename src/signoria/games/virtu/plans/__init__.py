"""Whole deeds of Virtù: what one may have in mind, made of the small steps in which the rules ask for it."""
