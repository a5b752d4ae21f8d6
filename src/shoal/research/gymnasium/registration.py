"""Ids of all games for ``gymnasium.make`` and ``gymnasium.make_vec``."""

import gymnasium

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.games import game_info, names, reference
from shoal.research.common import environment_id, game_info_of


def register(*games: str | GameInfo) -> list[str]:
    """Register every installed game with Gymnasium, and these: GameInfos, modules or files.

    Returns the ids: ``shoal/`` and the title without spaces.
    """
    infos = [game_info(name) for name in names()] + [game_info_of(game) for game in games]
    return list(dict.fromkeys(register_game(info) for info in infos))


def register_game(info: GameInfo) -> str:
    """Register one game, once; return its id."""
    name = environment_id(info)
    # A name or a path rather than the GameInfo: a spec can then be written as JSON.
    game = reference(info) or info
    known = gymnasium.registry.get(name)
    if known is None:
        gymnasium.register(
            name,
            entry_point="shoal.research.gymnasium:env",
            vector_entry_point="shoal.research.gymnasium:vector_env",
            kwargs={"game": game},
        )
    elif known.kwargs["game"] != game:
        raise ShoalError(say("error-gymnasium-id", id=name))
    return name
