"""Bots at tables: who lets them think and when, the processes in which they do, and their hints."""
