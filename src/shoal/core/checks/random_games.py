"""Random games for the checks, reproducible from a seed."""

from collections.abc import Callable, Iterable, Iterator

from shoal.core.errors import CheckFailed
from shoal.core.game import Game, GameInfo
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SPECTATOR, State
from shoal.core.text.clip import clip
from shoal.core.text.position_text import write_position

Step = tuple[int, int]
"""A seat, or CHANCE, and its move."""

STYLES = ("even", "edge", "rare", "sticky")
"""How a random game chooses: all moves alike; the last ones; new kinds of moves; the same again."""

MAX_TEXT_SHOWN = 400
"""A failure shows at most so many characters of a position or a view."""

MAX_LINE_SHOWN = 200
"""A failure shows at most so many characters of a line of the log or of an error."""

MAX_MOVES_SHOWN = 400
"""A failure shows at most so many moves; the seed reproduces the earlier ones."""


def short_text(text: str) -> str:
    """A position or a view for a failure."""
    return clip(text, MAX_TEXT_SHOWN)


def short_line(line: str) -> str:
    """A line of the log, or of an error, for a failure."""
    return clip(line, MAX_LINE_SHOWN)


class RandomPlayer:
    """Chooses the steps of a random game in the style that the seed selects."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.style = STYLES[seed % len(STYLES)]
        self.rng = Rng(seed)
        self.last: Step = (NOBODY, 0)
        self.kinds_played: dict[str, int] = {}

    def step(self, state: State) -> Step | None:
        """The next step; None if there is none."""
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
        """A step of the kind played least so far; a move's first word is its kind."""
        kinds = [answer(self.game.notation.write_move, move).partition(" ")[0] for _, move in steps]
        least = min(self.kinds_played.get(kind, 0) for kind in kinds)
        rare = [i for i, kind in enumerate(kinds) if self.kinds_played.get(kind, 0) == least]
        chosen = rare[self.rng.below(len(rare))]
        self.kinds_played[kinds[chosen]] = least + 1
        return steps[chosen]

    def _distance(self, step: Step) -> tuple[bool, int]:
        return step[0] != self.last[0], abs(step[1] - self.last[1])


class CheckRun:
    """One random game, stored as its steps; ``at`` is the step that a check looks at."""

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
        self._play()

    def _play(self) -> None:
        """Play until the end, a dead end, an error or the stated maximum."""
        player = RandomPlayer(self.game, self.seed)
        state = self.game.start_checked(self.players)
        try:
            while len(self.steps) < self.game.max_steps:
                step = player.step(state)
                if step is None:
                    break
                self.steps.append(step)
                state.play(*step)
            self.over = state.actor() == NOBODY
        except Exception as error:  # noqa: BLE001 - a game under test may raise anything
            self.crash = f"{type(error).__name__}: {error}"
            self.steps = self.steps[:-1]

    def walk(self, chosen: set[int] | None = None) -> Iterator[State]:
        """The state before each step and at the end, or only after the chosen numbers of steps."""
        state = self.game.start_checked(self.players)
        for number in range(len(self.steps) + 1):
            self.at = number
            if chosen is None or number in chosen:
                yield state
            if number < len(self.steps):
                state.play(*self.steps[number])

    def sample(self, share: int = 1) -> set[int]:
        """The numbers of steps to check closely: start, end and some between."""
        end = len(self.steps)
        rng = self.rng(share)
        some = {rng.below(end + 1) for _ in range(max(1, self.positions // share))}
        return {0, end, *some}

    def rng(self, salt: int = 0) -> Rng:
        """A generator that depends on the seed, the current step and the salt."""
        return Rng(self.seed * 2**40 + salt * 2**20 + self.at + 1)

    def seats(self) -> list[int]:
        """Every seat, and the spectator."""
        return [*range(self.players), SPECTATOR]

    def failure(self, check: str, what: str) -> CheckFailed:
        """The error of a check that fails here: what happened, and how to reproduce it."""
        again = (
            f"check(info, players={self.players}, options={self.game.chosen()}, games=1, "
            f"seed={self.seed}, positions={self.positions})"
        )
        return CheckFailed(
            check,
            f"{what}\n  Again: {again}\n  Moves: {self._moves()}\n  Position: {self._position()}",
        )

    def _moves(self) -> str:
        """The moves so far as in a record: ``0 drop 4; 1 drop 3``, with * for chance."""
        state = self.game.start_checked(self.players)
        lines: list[str] = []
        for seat, move in self.steps[: self.at]:
            text = answer(self.game.notation.write, state, seat, move)
            lines.append(f"{'*' if seat == CHANCE else seat} {text}")
            state.play(seat, move)
        more = ["..."] if len(lines) > MAX_MOVES_SHOWN else []
        return "; ".join(more + lines[-MAX_MOVES_SHOWN:]) or "none"

    def _position(self) -> str:
        for state in self.walk({self.at}):
            return answer(write_position, self.game, state)
        return "none"


def answer(question: Callable[..., object], *about: object) -> str:
    """The answer as text, or the error's text; both must be repeatable."""
    try:
        given = question(*about)
    except Exception as error:  # noqa: BLE001 - a game under test may raise anything
        return f"<{type(error).__name__}: {short_line(str(error))}>"
    return given if isinstance(given, str) else repr(given)


def everything(game: Game, state: State) -> dict[str, str]:
    """Everything that can be asked about a position, each answer as text."""
    answers = {
        "number of players": str(state.players),
        "position": answer(write_position, game, state),
        "actor": answer(state.actor),
        "actors": answer(_as_list, state.actors),
        "outcomes": answer(state.outcomes),
        "scores": answer(_as_list, state.scores),
        "ranks": answer(_as_list, state.ranks),
        "component_counts": answer(game.component_counts, state),
    }
    for seat in range(state.players):
        answers[f"view of seat {seat}"] = answer(_view_json, game, state, seat)
    answers["view of a spectator"] = answer(_view_json, game, state, SPECTATOR)
    return answers


def _as_list(question: Callable[[], Iterable[int]]) -> list[int]:
    return list(question())


def _view_json(game: Game, state: State, seat: int) -> str:
    return game.view(state, seat).json()


def difference(answers: dict[str, str], others: dict[str, str]) -> str:
    """Which answer differs, and how; '' if none does."""
    for key, answer in answers.items():
        other = others[key]
        if answer != other:
            return f"the {key} is {shorten(answer, other)} and {shorten(other, answer)}"
    return ""


def shorten(text: str, other: str) -> str:
    """The part of the text around its first difference from the other."""
    same = 0
    while same < min(len(text), len(other)) and text[same] == other[same]:
        same += 1
    start = max(0, same - 30)
    return clip(("..." if start else "") + text[start:], 100)


def steps_here(state: State, rng: Rng, limit: int) -> list[Step]:
    """Every possible step, or ``limit`` random ones if there are more."""
    outcomes = state.outcomes()
    if outcomes > limit:
        some = {0, int(outcomes) - 1, *(rng.below(outcomes) for _ in range(limit - 2))}
        return [(CHANCE, outcome) for outcome in sorted(some)]
    if outcomes > 0:
        return [(CHANCE, outcome) for outcome in range(outcomes)]
    steps = [(seat, move) for seat in state.actors() for move in state.moves(seat)]
    if len(steps) <= limit:
        return steps
    chosen = {0, len(steps) - 1, *(rng.below(len(steps)) for _ in range(limit - 2))}
    return [steps[i] for i in sorted(chosen)]
