"""The site as a whole: its settings and addresses, the way of a request, and pages for what goes wrong."""
