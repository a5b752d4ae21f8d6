"""PettingZoo's turn-by-turn (AEC) environments for every game of the house.

    env = shoal.research.pettingzoo.env("sharkbait", players=4, track=30)

Agents are ``seat_0``, ``seat_1`` and so on.  An observation is a dictionary
with ``observation``, the seat's View as whole numbers (``shoal.core.observation.encoding``
says what each of them means), and ``action_mask``, a 1 for each legal move.
Dice never wait: ``step`` goes on to the next decision.
Rewards come at the end: seats left behind less seats ahead, as a share of the
others.  An illegal move raises IllegalMove with the rule and changes nothing.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import Value, clip
from shoal.core.view import SPECTATOR, View
from shoal.research.common import array_of, find_game, find_players, fresh_seed
from shoal.research.episode import OVER, Sitting

Observation = dict[str, NDArray[Any]]  # Any: whole numbers of two sizes
RENDER_MODES = ("ansi", "human", "rgb_array")


def env(
    game: str | GameInfo,
    players: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> "Table":
    """An environment of this game; ``players`` is the min_players that it is for unless told."""
    return Table(game, players, render_mode, **options)


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A table that agents sit at, one seat each."""

    def __init__(
        self,
        game: str | GameInfo,
        players: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ShoalError(f"A table renders {', '.join(RENDER_MODES)}, not {clip(render_mode)}.")
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.sitting = Sitting(self.game, self.players, fresh_seed(None))
        self.render_mode = render_mode
        self.metadata = {
            "name": f"shoal_{self.game.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        shown = observation_space(self.sitting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        moves = spaces.Discrete(self.game.move_count)
        self.action_spaces = dict.fromkeys(self.possible_agents, moves)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the agent is shown, always the same space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves by number; the mask says which are legal."""
        return self.action_spaces[agent]

    # Any: Gymnasium's options may hold anything, and none of it is used.
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice."""
        if seed is None:
            self.sitting.restart()
        else:
            self.sitting = Sitting(self.game, self.players, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.pass_on()

    def pass_on(self) -> None:
        """Say whose turn it is; at the end every agent is told in turn that it is over."""
        seat = self.sitting.seat
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, self.sitting.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and its legal moves."""
        row, mask = self.sitting.show(self.seat_of[agent])
        return {"observation": array_of(row, np.int16), "action_mask": array_of(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """The move of the agent whose turn it is; None from one for whom it is over."""
        if not self.agents:
            raise ShoalError("Reset the environment first: nobody sits at the table.")
        if self.sitting.seat == OVER:
            self._was_dead_step(action)
            return
        if action is None:
            raise ShoalError(f"{self.agent_selection} has to move: the game is not over.")
        self.sitting.play(int(action))
        self.pass_on()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a watcher sees it: text, a picture, or printed."""
        return render(self.sitting.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def render(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The View's own drawing: text, a picture of it, or printed."""
    if mode == "rgb_array":
        # Imported here: Pillow takes a while, and few tables are drawn.
        from shoal.research.board_images import picture  # noqa: PLC0415 - see above

        return picture(view)
    if mode == "human":
        print(view.text())  # noqa: T201 - this is what a person sees
        return None
    return view.text() if mode == "ansi" else None


def observation_space(sitting: Sitting) -> spaces.Dict:
    """The bounds of every number that a seat can be shown."""
    highest = np.array(sitting.encoding.highest(), np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (sitting.game.move_count,), np.int8),
        }
    )
