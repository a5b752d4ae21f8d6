"""OpenSpiel versions of every game.

    shoal.research.openspiel.register()
    game = pyspiel.load_game("shoal_sharkbait(players=4,track=30)")

    shoal.research.openspiel.register("their_game.py")  # a game that is not installed, too

Parameters are the number of players, the options, and a ``position`` to start from
(the text of a board, passed through ``write_parameter``).
All chance is explicit (docs/decisions/0011): a throw with many outcomes becomes a
chain of chance nodes with few outcomes each, so that nothing has to be sampled and
a state follows from its history.  Where several seats may move at once, a chance node
picks one.  A return is the seats behind minus the seats ahead, as a share of the others.
"""

from shoal.research.openspiel.full_state import split_outcomes
from shoal.research.openspiel.parameters import read_parameter, write_parameter
from shoal.research.openspiel.spiel_game import SpielGame, SpielState, register

__all__ = [
    "SpielGame",
    "SpielState",
    "read_parameter",
    "register",
    "split_outcomes",
    "write_parameter",
]
