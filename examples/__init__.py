"""Small programs and a small game that show how Signoria is used."""
