"""The site as people use it: a real server, real browsers."""
