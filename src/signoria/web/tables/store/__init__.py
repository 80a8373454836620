"""How tables are kept: the ledger of their steps, their seats and the editions they were laid with."""
