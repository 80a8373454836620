"""People: who is at the other end of a browser, with or without an account."""
