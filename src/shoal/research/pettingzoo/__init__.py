"""PettingZoo environments of every game; ``docs/pettingzoo.md`` describes them.

    env = shoal.research.pettingzoo.env("sharkbait", players=4, track=30)
    env = shoal.research.pettingzoo.parallel_env("pescado", snatch="sealed")

Agents are ``seat_0``, ``seat_1`` and so on. An observation is a dictionary with ``observation``,
the seat's View as whole numbers, and ``action_mask``, a 1 for each legal move. Dice are thrown
inside ``step``. Rewards come at the end: the seats behind minus the seats ahead, as a share of the
others. An illegal move raises IllegalMove with the rule and changes nothing.
"""

from shoal.research.pettingzoo.aec_environment import AecEnvironment
from shoal.research.pettingzoo.parallel_environment import ParallelEnvironment

__all__ = ["AecEnvironment", "ParallelEnvironment", "env", "parallel_env", "raw_env"]

# PettingZoo's wrappers check calls and moves; these environments do it themselves.
env = raw_env = AecEnvironment
parallel_env = ParallelEnvironment
