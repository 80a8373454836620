"""The command line: an adapter like any other, which asks games and matches and never decides a rule."""
