"""What bots think of a position of Lorenzo il Magnifico."""
