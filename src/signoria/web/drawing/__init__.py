"""Drawings made by code: motifs, vignettes, medals and arms, written once into files that browsers keep."""
