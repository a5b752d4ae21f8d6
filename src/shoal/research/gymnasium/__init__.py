"""Gymnasium environments of every game; importing this module registers them.

    import gymnasium
    import shoal.research.gymnasium

    env = gymnasium.make("shoal/SeaUrchins-v1", seat=0, bots="medium")
    envs = gymnasium.make_vec("shoal/SeaUrchins-v1", num_envs=1024)

``docs/gymnasium.md`` describes the arguments, the observations, the infos and the rewards.
"""

from shoal.research.common import environment_id
from shoal.research.gymnasium.registration import register
from shoal.research.gymnasium.seat_environment import SeatEnvironment
from shoal.research.gymnasium.vector_environment import GamesEnvironment

__all__ = ["GamesEnvironment", "SeatEnvironment", "env", "environment_id", "register", "vector_env"]

env = SeatEnvironment
vector_env = GamesEnvironment

register()
