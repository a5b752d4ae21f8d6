"""PettingZoo environments of every game; importing this module registers them.

    env = pettingzoo.make("aec", "shoal/SharkBait-v1", players=4, track=30)
    env = shoal.research.pettingzoo.env("sharkbait", players=4, track=30)
    env = shoal.research.pettingzoo.parallel_env("pescado", snatch="sealed")

``docs/pettingzoo.md`` describes them. Agents are ``seat_0``, ``seat_1`` and so on. An observation
is a dictionary with ``observation``, the seat's View as whole numbers, and ``action_mask``, a 1 for
each legal move. Dice are thrown inside ``step``. Rewards come at the end: the seats behind minus
the seats ahead, as a share of the others. An illegal move raises IllegalMove with the rule and
changes nothing.
"""

from shoal.research.common import environment_id
from shoal.research.pettingzoo.aec_environment import AecEnvironment
from shoal.research.pettingzoo.parallel_environment import ParallelEnvironment
from shoal.research.pettingzoo.registration import register

__all__ = [
    "AecEnvironment",
    "ParallelEnvironment",
    "env",
    "environment_id",
    "parallel_env",
    "raw_env",
    "register",
]

# PettingZoo's wrappers check calls and moves; these environments do it themselves.
env = raw_env = AecEnvironment
parallel_env = ParallelEnvironment

register()
