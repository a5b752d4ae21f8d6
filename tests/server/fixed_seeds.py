"""The command ``shoal`` with fixed seeds: the same dice at every table, in every run.

python -c "from server.fixed_seeds import run; run()" serve ...
"""

import hashlib
import random
import secrets

SEED = bytes(range(32))
"""The seed of every table of such a server; a rematch has the hash of the seed before."""


def use_seeds() -> None:
    """Replace the randomness of dice and bots; tickets and names of tables stay random."""
    unpredictable = secrets.token_bytes
    random_seed = random.Random(1)
    secrets.token_bytes = lambda count=32: SEED if count == len(SEED) else unpredictable(count)
    secrets.randbits = random_seed.getrandbits


def seed_rematches(lifecycle) -> None:
    """Give every rematch its own seed, the same in every run."""
    create = lifecycle.rematch

    def rematch(table, ticket, at, entropy, *, swap):
        seed = hashlib.sha256(bytes.fromhex(table.created.seed)).digest()
        return create(
            table,
            ticket,
            at,
            lambda count: seed if count == len(SEED) else entropy(count),
            swap=swap,
        )

    lifecycle.rematch = rematch


def run() -> None:
    """Run the command with these seeds."""
    use_seeds()
    # Imported now, because the server's modules bind their source of randomness when they begin.
    from shoal.cli.main import main  # noqa: PLC0415
    from shoal.server.table import lifecycle  # noqa: PLC0415

    seed_rematches(lifecycle)
    raise SystemExit(main())
