"""PettingZoo environments (AEC, one agent at a time) for every game.

    env = shoal.research.pettingzoo.env("sharkbait", players=4, track=30)

Agents are ``seat_0``, ``seat_1`` and so on.  An observation is a dictionary
with ``observation``, the seat's View as whole numbers (``shoal.core.observation.encoding``
explains each of them), and ``action_mask``, a 1 for each legal move.
``step`` also plays the dice, up to the next decision.
Rewards come at the end: the seats behind minus the seats ahead, as a share of the
others.  An illegal move raises IllegalMove with the rule and changes nothing.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value, clip
from shoal.core.view import SPECTATOR, View
from shoal.research.common import array_of, find_game, find_players, fresh_seed
from shoal.research.episode import OVER, Episode

Observation = dict[str, NDArray[Any]]  # Any: whole numbers of two sizes
RENDER_MODES = ("ansi", "human", "rgb_array")


def env(
    game: str | GameInfo,
    players: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> "AecEnvironment":
    """An environment of this game; the default is the smallest number of players."""
    return AecEnvironment(game, players, render_mode, **options)


class AecEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A game in which each seat is an agent."""

    def __init__(
        self,
        game: str | GameInfo,
        players: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ShoalError(
                say("error-render-mode", modes=list(RENDER_MODES), value=clip(render_mode))
            )
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.episode = Episode(self.game, self.players, fresh_seed(None))
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
        space = observation_space(self.episode)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        moves = spaces.Discrete(self.game.move_count)
        self.action_spaces = dict.fromkeys(self.possible_agents, moves)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of the agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves by number; the mask marks the legal ones."""
        return self.action_spaces[agent]

    # Any: Gymnasium's options may hold anything, and none of it is used.
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same dice."""
        if seed is None:
            self.episode.restart()
        else:
            self.episode = Episode(self.game, self.players, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select_agent()

    def select_agent(self) -> None:
        """Select the agent to move; at the end, write the rewards and terminate all agents."""
        seat = self.episode.seat
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """The observation of the agent's seat, and its legal moves."""
        row, mask = self.episode.observe(self.seat_of[agent])
        return {"observation": array_of(row, np.int16), "action_mask": array_of(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Play the move of the selected agent; None for a terminated agent."""
        if not self.agents:
            raise ShoalError(say("error-reset-first"))
        if self.episode.seat == OVER:
            self._was_dead_step(action)
            return
        if action is None:
            raise ShoalError(say("error-agent-to-move", agent=str(self.agent_selection)))
        self.episode.play(int(action))
        self.select_agent()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as spectators see it: as text, as an image, or printed."""
        return render(self.episode.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def render(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The View as text, as an image, or printed."""
    if mode == "rgb_array":
        # Imported here: Pillow loads slowly, and few environments render images.
        from shoal.research.board_images import board_image  # noqa: PLC0415 - see above

        return board_image(view)
    if mode == "human":
        print(view.text())  # noqa: T201 - this is what a person sees
        return None
    return view.text() if mode == "ansi" else None


def observation_space(episode: Episode) -> spaces.Dict:
    """The bounds of every number of an observation."""
    highest = np.array(episode.encoding.max_values(), np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (episode.game.move_count,), np.int8),
        }
    )
