"""Who may let a table's bot think: one process at a time, however many serve the site.

With PostgreSQL it is a lock of the database's session. Nobody waits for it, and it ends with the process that has it,
however that ends. With SQLite there is one process, which may always.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

from django.db import connection


@contextmanager
def alone(id: str) -> Iterator[bool]:
    """Whether this process, and until the end of the block no other, may let the bots of a table think."""
    if connection.vendor != "postgresql":
        yield True
        return
    key = key_of(id)
    mine = ask("SELECT pg_try_advisory_lock(%s)", key)
    try:
        yield mine
    finally:
        if mine:
            ask("SELECT pg_advisory_unlock(%s)", key)


def key_of(id: str) -> int:
    """The 64 bits by which PostgreSQL knows the lock."""
    return int.from_bytes(blake2b(f"signoria bots {id}".encode(), digest_size=8).digest(), signed=True)


def ask(question: str, key: int) -> bool:
    with connection.cursor() as cursor:
        cursor.execute(question, [key])
        (answer,) = cursor.fetchone()
    return bool(answer)
