"""The arena: bots play each other over many deals, and the results are weighed."""
