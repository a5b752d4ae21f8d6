"""Shared by the tests of the adapters: all games, short options, and games with secrets."""

from game_tables import game_table

from shoal.core.rng import Rng
from shoal.core.state import NOBODY
from shoal.games import game_info, names
from shoal.research.episode import Episode

GAMES = names()
SMALL = game_table("short")
"""Options that make short games, for slow tests."""

SECRETS = [(name, *row) for name, row in game_table("learners_secrets").items()]
"""Games in which a seat does not see everything."""


def short(name, **more):
    """OpenSpiel's name of a short game."""
    text = ",".join(f"{key}={value}" for key, value in {**SMALL[name], **more}.items())
    return f"shoal_{name}({text})"


def start_episode(name, players=None, seed=1, **options):
    found = game_info(name)
    return Episode(found.game(options), players or found.min_players, seed)


def play_randomly(episode, steps, seed=3):
    """Play random moves; start another game when one ends."""
    rng = Rng(seed)
    for _ in range(steps):
        if episode.seat == NOBODY:
            episode.restart()
        moves = episode.state.moves(episode.seat)
        episode.play(moves[rng.below(len(moves))])
    return episode
