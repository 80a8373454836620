"""The pages: each parses a request, calls one action and renders."""
