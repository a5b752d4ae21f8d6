"""All texts of seeded games, which must be the same in both engines.

Run as a script, this file plays matches of one game with the engine that it finds and prints a
digest for every game and kind of text, or the text itself::

    PYTHONPATH=tests python -m engines.transcript pescado
    PYTHONPATH=tests python -m engines.transcript pescado some
    PYTHONPATH=src:tests python -m engines.transcript pescado "3 players, seed 4" log
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engines import compared_texts
from engines.compared_games import PLANS, Plan

import shoal
from shoal.core.checks import digest
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.match.record_reader import read_record

TESTS = Path(__file__).parents[1]

Lines = Iterator[tuple[str, str]]
"""Kinds of text, each with a line of it."""

EVERY = 30
"""Every n-th position of a record is read."""


class Player:
    """Plays seeded games, and prefers kinds of moves that it has rarely played."""

    def __init__(self, name: str) -> None:
        self.info = game_info(name)
        self.played: Counter[str] = Counter()

    def games(self, most: int | None = None) -> Iterator[tuple[str, Lines]]:
        """Every game by name, planned, on record or random, with its lines; of each so many."""
        for plan in PLANS[self.info.name][:most]:
            yield plan.name, self.planned(plan)
        records = (TESTS / "games" / self.info.name / "records").glob("*.record")
        for path in sorted(records)[:most]:
            yield path.name, self.recorded(path)
        for players in range(self.info.min_players, self.info.max_players + 1)[:most]:
            yield f"{players} players at random", self.at_random(players)

    def planned(self, plan: Plan) -> Lines:
        """All texts of a game, step by step."""
        game, state = self.begin(plan)
        yield from compared_texts.of_options(self.info, game)
        rng = Rng(plan.seed)
        script = list(plan.script)
        for step in range(plan.steps):
            yield from compared_texts.of_position(game, state, step)
            if state.actor() == NOBODY:
                break
            mover, move = self.choose(game, state, rng, script)
            yield from compared_texts.of_step(game, state, mover, move)
            state = state.clone()
            state.play(mover, move)
        assert not script, f"These moves of the plan were never possible: {script}"
        yield from compared_texts.of_research(game, plan.players, plan.seed)
        yield from compared_texts.of_table(self.info.name, plan)

    def begin(self, plan: Plan) -> tuple[Game, State]:
        """The game and its first position."""
        if plan.start:
            return read_position(self.info, plan.start)
        game = self.info.game(plan.options)
        return game, game.start_checked(plan.players)

    def choose(self, game: Game, state: State, rng: Rng, script: list[str]) -> tuple[int, int]:
        """The next move of the script, a chance outcome, or every other time a rare move."""
        outcomes = int(state.outcomes())
        if outcomes > 0:
            return int(CHANCE), int(rng.below(outcomes))
        steps = [(int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)]
        if script:
            steps = [
                step for step in steps if game.notation.write_move(step[1]) == script[0]
            ] or steps
        elif rng.below(2):
            least = min(self.played[compared_texts.kind_of(game, move)] for _, move in steps)
            steps = [
                step
                for step in steps
                if self.played[compared_texts.kind_of(game, step[1])] == least
            ]
        chosen = steps[rng.below(len(steps))]
        if script and game.notation.write_move(chosen[1]) == script[0]:
            del script[0]
        self.played[compared_texts.kind_of(game, chosen[1])] += 1
        return chosen

    def recorded(self, path: Path) -> Lines:
        """The log of a recorded game, with some of its positions."""
        record = read_record(path.read_bytes())
        game, state = record.game, record.start_state()
        for step, (mover, move) in enumerate(record.steps(state)):
            yield from compared_texts.of_step(game, state, mover, move)
            if mover != CHANCE:
                self.played[compared_texts.kind_of(game, move)] += 1
            state.play(mover, move)
            if step % EVERY == 0:
                yield from compared_texts.of_position(game, state, step)
            else:
                yield from compared_texts.of_moves(game, state, step)
        yield "verdict", compared_texts.written(game, game.messages.verdict(state))
        yield "verdict", compared_texts.written(game, game.messages.headline(state))

    def at_random(self, players: int) -> Lines:
        """Every step, position and view of random games."""
        yield "everything", digest(self.info, players=players, seed=5, games=2)


def digests(name: str, most: int | None = None) -> dict[str, object]:
    """A digest for each game and kind, and the kinds of moves that were never played."""
    player = Player(name)
    found: dict[str, dict[str, str]] = {}
    for game, lines in player.games(most):
        hashes: dict[str, hashlib._Hash] = {}
        for kind, line in lines:
            hashes.setdefault(kind, hashlib.sha256()).update(f"{line}\n".encode())
        found[game] = {kind: one.hexdigest() for kind, one in hashes.items()}
    unplayed = compared_texts.kinds_of(game_info(name).game()) - set(player.played)
    return {"compiled": shoal.COMPILED, "digests": found, "unplayed": sorted(unplayed)}


def written(name: str, wanted_game: str, wanted_kind: str) -> Iterator[str]:
    """The lines of one kind in one game; earlier games are played too."""
    for game, lines in Player(name).games():
        for kind, line in lines:
            if (game, kind) == (wanted_game, wanted_kind):
                yield line
        if game == wanted_game:
            return


if __name__ == "__main__":
    if len(sys.argv) == 2:
        sys.stdout.write(json.dumps(digests(sys.argv[1])))
    elif sys.argv[2:] == ["some"]:
        sys.stdout.write(json.dumps(digests(sys.argv[1], 1)))
    else:
        sys.stdout.writelines(f"{line}\n" for line in written(*sys.argv[1:]))
