"""What is told at once: news for open pages, across processes, and messages to people who are away."""
