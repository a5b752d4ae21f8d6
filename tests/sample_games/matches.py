"""Finished matches for tests."""

import hashlib
from random import Random

from sample_games.divers import GAME

import shoal

GAMES = [GAME]


def play_out(match: shoal.Match, pick: int = 1, steps: int = 10**9) -> shoal.Match:
    """Random moves to the end, or at most so many."""
    rng = Random(pick)
    while not match.over and steps:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.moves(seat)))
        steps -= 1
    return match


def divers(*, players: int = 3, seed: int = 7, pick: int = 1, steps: int = 10**9) -> shoal.Match:
    """A match of Pearl Divers with everything that a record can hold."""
    match = shoal.new(
        GAME,
        players,
        seed=seed,
        options={"dice": 3, "boat": "Orca"},
        salts=["coral", "Möwe", "", "x"][:players],
        names=["Ann", "", 'B "ö"', "d"][:players],
    )
    return play_out(match, pick, steps)


def sealed(text: str) -> str:
    """Any text as a record with the right checksum, as a forger would write it."""
    body = text.partition("checksum ")[0]
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"
