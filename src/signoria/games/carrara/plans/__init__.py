"""Whole deeds of The Palaces of Carrara, made of the small steps in which its rules ask."""
