"""Every game, variant and number of seats, to be named in a test's parameters."""

import signoria

SETTINGS = [
    (name, seats, variant)
    for name in signoria.games()
    for variant in signoria.game(name).variants
    for seats in signoria.game(name).seats
]
