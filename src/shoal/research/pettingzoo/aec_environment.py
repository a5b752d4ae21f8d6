"""PettingZoo's AEC environment: each seat is an agent, and one acts at a time."""

from collections.abc import Iterable
from typing import Any, SupportsIndex, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.state import SPECTATOR
from shoal.research.common import (
    INT8,
    INT16,
    array_of,
    find_game,
    find_players,
    fresh_seed,
    move_number,
)
from shoal.research.episode import OVER, Episode
from shoal.research.observation_spaces import Observation, dict_space, state_space
from shoal.research.rendering import RENDER_MODES, check_render_mode, render


class AecEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """A game in which each seat is an agent."""

    def __init__(
        self,
        game: str | GameInfo,
        players: SupportsIndex | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.episode = Episode(self.game, self.players, fresh_seed(None))
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"shoal_{self.game.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.state_space = state_space(self.episode.encoding)
        space = dict_space(self.episode.encoding)
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
            self.episode = Episode(self.game, self.players, fresh_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select_agent()
        self.show()

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
        self.check_begun()
        row, mask = self.episode.observe(self.seat_of[agent])
        return {"observation": array_of(row, INT16), "action_mask": array_of(mask, INT8)}

    def state(self) -> NDArray[np.int16]:
        """What all seats know together: their observations, one after the other."""
        self.check_begun()
        return array_of(self.episode.observations(), INT16)

    def check_begun(self) -> None:
        """Raise an error before the first ``reset``, which selects an agent."""
        if not hasattr(self, "agent_selection"):
            raise ShoalError(say("error-reset-first"))

    # Any: PettingZoo is not typed.
    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - PettingZoo's
        """What the selected agent sees, its reward, and whether it is done."""
        self.check_begun()
        return cast(tuple[Any, float, bool, bool, dict[str, Any]], super().last(observe))

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """The agents in the order in which they act, until the game is over."""
        self.check_begun()
        return cast(Iterable[str], super().agent_iter(max_iter))

    def step(self, action: SupportsIndex | None) -> None:
        """Play the move of the selected agent; None for a terminated agent."""
        if not self.agents:
            raise ShoalError(say("error-reset-first"))
        if self.episode.seat == OVER:
            self._was_dead_step(action)
            return
        if action is None:
            raise ShoalError(say("error-agent-to-move", agent=str(self.agent_selection)))
        self.episode.play(move_number(action))
        self.select_agent()
        self.show()

    def show(self) -> None:
        """Print the game for people, after every ``reset`` and ``step``."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as spectators see it: as text, as an image, or printed."""
        return render(self.episode.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
