"""Random games to try the laws on, told so that anybody can play them again."""

from collections.abc import Callable, Iterable, Iterator

from shoal.core.errors import CheckFailed
from shoal.core.game import Game, GameInfo
from shoal.core.options import clip
from shoal.core.position import write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR

Step = tuple[int, int]
"""A seat, or CHANCE, and its move."""

STYLES = ("even", "edge", "rare", "sticky")
"""Ways to wander: all moves alike; the last ones; the kinds not seen yet; the same again."""

MOVES_TOLD = 400
"""A broken law tells at most so many moves; the seed gives those before."""


class Wanderer:
    """Chooses the next step of a random game in one of the styles, from a seed alone."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.style = STYLES[seed % len(STYLES)]
        self.rng = Rng(seed)
        self.last: Step = (NOBODY, 0)
        self.seen: dict[str, int] = {}

    def step(self, state: State) -> Step | None:
        """The next step; None if nobody can do anything."""
        outcomes = state.outcomes()
        if outcomes > 0:
            return CHANCE, self._outcome(outcomes)
        steps = [(seat, move) for seat in state.actors() for move in state.moves(seat)]
        if not steps:
            return None
        self.last = self._choose(steps)
        return self.last

    def _outcome(self, outcomes: int) -> int:
        if self.style == "edge" and self.rng.below(4) == 0:
            return outcomes - 1
        return self.rng.below(outcomes)

    def _choose(self, steps: list[Step]) -> Step:
        if self.style == "edge" and self.rng.below(4):
            return steps[-1]
        if self.style == "rare":
            return self._rarest(steps)
        if self.style == "sticky" and self.rng.below(8):
            return min(steps, key=self._distance)
        return steps[self.rng.below(len(steps))]

    def _rarest(self, steps: list[Step]) -> Step:
        """A step of the kind played least so far; a kind is a move's first word."""
        kinds = [answer(self.game.write_move, move).partition(" ")[0] for _, move in steps]
        least = min(self.seen.get(kind, 0) for kind in kinds)
        rare = [i for i, kind in enumerate(kinds) if self.seen.get(kind, 0) == least]
        chosen = rare[self.rng.below(len(rare))]
        self.seen[kinds[chosen]] = least + 1
        return steps[chosen]

    def _distance(self, step: Step) -> tuple[bool, int]:
        return step[0] != self.last[0], abs(step[1] - self.last[1])


class Trial:
    """One random game of a room, kept as its steps; ``at`` is where a law is looking."""

    def __init__(self, info: GameInfo, game: Game, players: int, seed: int, positions: int) -> None:
        self.info = info
        self.game = game
        self.players = players
        self.seed = seed
        self.positions = positions
        self.steps: list[Step] = []
        self.over = False
        self.crash = ""
        self.at = 0
        self._wander()

    def _wander(self) -> None:
        """Play on until the end, a dead end, a crash or the stated length."""
        wanderer = Wanderer(self.game, self.seed)
        state = self.game.start_checked(self.players)
        try:
            while len(self.steps) < self.game.longest:
                step = wanderer.step(state)
                if step is None:
                    break
                self.steps.append(step)
                state.play(*step)
            self.over = state.actor() == NOBODY
        except Exception as error:  # noqa: BLE001 - a room under trial may raise anything
            self.crash = f"{type(error).__name__}: {error}"
            self.steps = self.steps[:-1]

    def walk(self, chosen: set[int] | None = None) -> Iterator[State]:
        """The state before each step and at the end, or after the chosen numbers of steps only."""
        state = self.game.start_checked(self.players)
        for number in range(len(self.steps) + 1):
            self.at = number
            if chosen is None or number in chosen:
                yield state
            if number < len(self.steps):
                state.play(*self.steps[number])

    def sample(self, share: int = 1) -> set[int]:
        """Numbers of steps to look at closely: start, end and some between."""
        end = len(self.steps)
        rng = self.rng(share)
        some = {rng.below(end + 1) for _ in range(max(1, self.positions // share))}
        return {0, end, *some}

    def rng(self, salt: int = 0) -> Rng:
        """Chance that depends on the seed, the place in the game and the salt."""
        return Rng(self.seed * 2**40 + salt * 2**20 + self.at + 1)

    def seats(self) -> list[int]:
        """Every seat, and the watcher."""
        return [*range(self.players), SPECTATOR]

    def broken(self, law: str, what: str) -> CheckFailed:
        """The law is broken here: what happened, and how to get there again."""
        again = (
            f"check(room, players={self.players}, options={self.game.chosen()}, games=1, "
            f"seed={self.seed}, positions={self.positions})"
        )
        return CheckFailed(
            law,
            f"{what}\n  Again: {again}\n  Moves: {self._told()}\n  Position: {self._position()}",
        )

    def _told(self) -> str:
        """The moves so far as in a record: ``0 drop 4; 1 drop 3``, with * for chance."""
        state = self.game.start_checked(self.players)
        told: list[str] = []
        for seat, move in self.steps[: self.at]:
            text = answer(self.game.write, state, seat, move)
            told.append(f"{'*' if seat == CHANCE else seat} {text}")
            state.play(seat, move)
        more = ["..."] if len(told) > MOVES_TOLD else []
        return "; ".join(more + told[-MOVES_TOLD:]) or "none"

    def _position(self) -> str:
        for state in self.walk({self.at}):
            return answer(write_position, self.game, state)
        return "none"


def answer(question: Callable[..., object], *about: object) -> str:
    """The answer as text, or the error's text: both must be the same when asked again."""
    try:
        given = question(*about)
    except Exception as error:  # noqa: BLE001 - a room under trial may raise anything
        return f"<{type(error).__name__}: {clip(str(error), 200)}>"
    return given if isinstance(given, str) else repr(given)


def everything(game: Game, state: State) -> dict[str, str]:
    """All that can be asked of a position, each answer as text."""
    told = {
        "number of players": str(state.players),
        "position": answer(write_position, game, state),
        "actor": answer(state.actor),
        "actors": answer(_listed, state.actors),
        "outcomes": answer(state.outcomes),
        "scores": answer(_listed, state.scores),
        "ranks": answer(_listed, state.ranks),
        "component_counts": answer(game.component_counts, state),
    }
    for seat in range(state.players):
        told[f"view of seat {seat}"] = answer(_seen, game, state, seat)
    told["view of a watcher"] = answer(_seen, game, state, SPECTATOR)
    return told


def _listed(question: Callable[[], Iterable[int]]) -> list[int]:
    return list(question())


def _seen(game: Game, state: State, seat: int) -> str:
    return game.view(state, seat).json()


def difference(one: dict[str, str], other: dict[str, str]) -> str:
    """Which answer differs, and how; '' if none does."""
    for key, told in one.items():
        if told != other[key]:
            return f"the {key} is {shorten(told, other[key])} and {shorten(other[key], told)}"
    return ""


def shorten(text: str, other: str) -> str:
    """The text from shortly before its first difference to another one."""
    same = 0
    while same < min(len(text), len(other)) and text[same] == other[same]:
        same += 1
    start = max(0, same - 30)
    return clip(("..." if start else "") + text[start:], 100)


def steps_here(state: State, rng: Rng, most: int) -> list[Step]:
    """Every step possible here, or some of them where there are more than ``most``."""
    outcomes = state.outcomes()
    if outcomes > most:
        some = {0, int(outcomes) - 1, *(rng.below(outcomes) for _ in range(most - 2))}
        return [(CHANCE, outcome) for outcome in sorted(some)]
    if outcomes > 0:
        return [(CHANCE, outcome) for outcome in range(outcomes)]
    steps = [(seat, move) for seat in state.actors() for move in state.moves(seat)]
    if len(steps) <= most:
        return steps
    kept = {0, len(steps) - 1, *(rng.below(len(steps)) for _ in range(most - 2))}
    return [steps[i] for i in sorted(kept)]
