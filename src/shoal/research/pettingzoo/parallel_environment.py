"""PettingZoo's parallel environment: all seats that may act do so in one step."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from shoal.core.errors import IllegalMove, ShoalError
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

Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]  # Any: what PettingZoo's signatures say


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # not typed
    """A game whose seats act at once where the rules let them.

    The moves of one step are played in an order drawn at random. One that an earlier move of the
    step has made illegal is dropped, and the info of its agent says so. Where one seat acts alone,
    the moves of the others are ignored: their masks are empty.
    """

    def __init__(
        self,
        game: str | GameInfo,
        players: SupportsIndex | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.episode = Episode(self.game, self.players, fresh_seed(None))
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"shoal_{self.game.name}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        space = dict_space(self.episode.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        moves = spaces.Discrete(self.game.move_count)
        self.action_spaces = dict.fromkeys(self.possible_agents, moves)
        self.state_space = state_space(self.episode.encoding)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of the agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves by number; the mask marks the legal ones."""
        return self.action_spaces[agent]

    # Any: Gymnasium's options may hold anything, and none of it is used.
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Start a game; the same seed gives the same dice."""
        if seed is None:
            self.episode.restart()
        else:
            self.episode = Episode(self.game, self.players, fresh_seed(seed), self.episode.encoding)
        self.agents = self.possible_agents[:]
        self.show()
        return self.observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Play the moves of all agents that may act, and the dice up to the next decision."""
        if not self.agents:
            raise ShoalError(say("error-reset-first"))
        dropped = self.play(self.checked_moves(actions))
        self.show()
        over = self.episode.seat == OVER
        agents = self.agents
        found = (
            self.observations(),
            dict(zip(agents, self.episode.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"dropped": agent in dropped} for agent in agents},
        )
        if over:
            self.agents = []
        return found

    def checked_moves(self, actions: Mapping[str, SupportsIndex]) -> dict[int, int]:
        """The moves of the seats that may act; an error if one is missing or illegal."""
        moves = {}
        for seat in map(int, self.episode.state.actors()):
            agent = self.possible_agents[seat]
            action = actions.get(agent)
            if action is None:
                raise ShoalError(say("error-no-move-of-agent", agent=agent))
            moves[seat] = move_number(action)
            if not self.is_legal(seat, moves[seat]):
                refusal = self.episode.refusal_of(seat, moves[seat])
                raise IllegalMove(refusal, self.game.info.folder)
        return moves

    def play(self, moves: dict[int, int]) -> set[str]:
        """Play the moves in random order; the agents whose moves have become illegal."""
        dropped = set()
        waiting = list(moves)
        while waiting:
            seat = waiting.pop(int(self.episode.rng.below(len(waiting))))
            if self.is_legal(seat, moves[seat]):
                self.episode.state.play(seat, moves[seat])
            else:
                dropped.add(self.possible_agents[seat])
        self.episode.advance()
        return dropped

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether the seat may play this move now."""
        return move in list(self.episode.state.moves(seat))

    def observations(self) -> Observations:
        """The observation of every seat, and its legal moves."""
        rows = self.state().reshape(self.players, -1)
        return {
            agent: {"observation": rows[seat].copy(), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal move of the seat."""
        mask = np.zeros(self.game.move_count, INT8)
        mask[list(self.episode.state.moves(seat))] = 1
        return mask

    def state(self) -> NDArray[np.int16]:
        """What all seats know together: their observations, one after the other."""
        return array_of(self.episode.observations(), INT16)

    def show(self) -> None:
        """Print the game for people, after every ``reset`` and ``step``."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as spectators see it: as text, as an image, or printed."""
        return render(self.episode.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
