"""The drawn table of Lorenzo il Magnifico."""
