"""Ids of all games for ``pettingzoo.make``."""

import pettingzoo

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.games import game_info, names, reference
from shoal.research.common import environment_id, game_info_of

ENTRY_POINTS = {
    "aec": (pettingzoo.aec_registry, "shoal.research.pettingzoo:env"),
    "parallel": (pettingzoo.parallel_registry, "shoal.research.pettingzoo:parallel_env"),
}


def register(*games: str | GameInfo) -> list[str]:
    """Register every installed game with PettingZoo, and these: GameInfos, modules or files.

    Returns the ids, which are those of Gymnasium. Each of them has both kinds of environments.
    """
    infos = [game_info(name) for name in names()] + [game_info_of(game) for game in games]
    return list(dict.fromkeys(register_game(info) for info in infos))


def register_game(info: GameInfo) -> str:
    """Register one game, once; return its id."""
    name = environment_id(info)
    game = reference(info) or info
    for kind, (registry, entry_point) in ENTRY_POINTS.items():
        known = registry.get(name)
        if known is None:
            pettingzoo.register(kind, name, entry_point, kwargs={"game": game})
        elif known.kwargs["game"] != game:
            raise ShoalError(say("error-pettingzoo-id", id=name))
    return name
