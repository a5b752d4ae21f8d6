"""A game being played: rules, dice and a record together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from shoal.core.advice import Advice
from shoal.core.budget import Budget
from shoal.core.errors import (
    BadNotation,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalMove,
    NotYourTurn,
)
from shoal.core.game import Game, GameInfo, Refusal
from shoal.core.options import clip
from shoal.core.position import read_position, write_position
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.match.dice import Dice, Seed, read_seed
from shoal.match.history import GameHistory
from shoal.match.plain_text import read_names, read_salts
from shoal.match.record import Ranking, Record, Result, is_over, ranking_of, scores_of, with_rule

LONGEST_MOVE: Final = 200
"""No move's text is longer; refusing early keeps huge input cheap."""


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that the rules allow at one step of a match; made by ``Match.check`` alone."""

    step: int
    seat: int
    number: int
    text: str


class Match:
    """A match, and the only thrower of dice: whenever CHANCE acts, it is thrown at once.

    Begin one with ``Match.new`` or ``Match.at``, go on with ``Match.resume``,
    look at a record with ``Match.replay``, and go ``back`` in a match under
    way.  What raises an error changes nothing.  ``history`` is what lies behind
    the checks, for those who have made them.
    """

    adviser: ClassVar[Callable[[View, Budget], list[Advice]]]
    """Whom ``advise`` asks: the front door brings play and bots together."""

    def __init__(self, head: Record, dice: Dice | None, history: GameHistory | None = None) -> None:
        self._head = head
        self._dice = dice
        self.history = history or GameHistory(head.game, head.players, head.beginning())
        self._seed = ""  # Of a replay, which has no dice.
        self.lit: dict[int, bool] = {}
        """Whether something came to light with a step, for those where somebody has asked."""
        self.unseen: dict[tuple[int, int], bool] = {}
        """Whether, by a step, others may have moved unseen by a seat, where somebody has asked."""

    # Ways to begin.

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: Seed = None,
        salts: Sequence[str] = (),
        *,
        names: Sequence[str] = (),
        rules: int | None = None,
    ) -> "Match":
        """A match from the beginning.

        Its record names ``rules``, the newest version of them unless told: a table that was
        opened under older ones keeps them.
        """
        info = game.info
        version = info.known_version(rules)
        game.start_checked(players)
        salted = read_salts(salts, players)
        named = read_names(names, players)
        return cls._begin(Record(game, version, players, named, "", salted), seed)

    @classmethod
    def at(
        cls,
        info: GameInfo,
        text: str,
        seed: Seed = None,
        salts: Sequence[str] = (),
        *,
        names: Sequence[str] = (),
        rules: int | None = None,
    ) -> "Match":
        """A match from the position that the text describes, by the newest rules unless told."""
        if not isinstance(text, str):
            raise BadPosition(f"A position is a text, not {clip(text)}.")
        version = info.known_version(rules)
        game, state = read_position(info, text, version)
        players = int(state.players)
        salted = read_salts(salts, players)
        named = read_names(names, players)
        start = write_position(game, state, version)
        return cls._begin(Record(game, version, players, named, "", salted, start), seed)

    @classmethod
    def _begin(cls, head: Record, seed: Seed) -> "Match":
        dice = Dice(read_seed(seed), head.salts)
        match = cls(replace(head, commitment=dice.commitment), dice)
        match._throw()
        return match

    @classmethod
    def resume(cls, record: Record, seed: Seed, step: int | None = None) -> "Match":
        """The match of a record, to be played on after this step by who knows the seed.

        The seed must be the one that was promised, and every throw so far its own.
        """
        if seed is None:
            raise BadSeed("Only who knows the seed can go on with this match.")
        dice = Dice(read_seed(seed), record.salts)
        if dice.commitment != record.commitment:
            raise BadSeed("This seed does not match the commitment of the record.")
        match = cls(record.blank(), dice)
        match._follow(record, step)
        match._throw()
        return match

    @classmethod
    def replay(cls, record: Record, step: int | None = None) -> "Match":
        """The match of a record as it stood after this step, to look at: nobody can play in it."""
        match = cls(record.blank(), None)
        match._follow(record, step)
        if record.result is not None:
            match._seed = record.result.seed
        return match

    def back(self, step: int) -> "Match":
        """The match as it stood after this step, to be played on: dice fall as they fell."""
        match = Match(self._head, self._dice, self.history.back(self._check_step(step)))
        match.lit = {asked: lit for asked, lit in self.lit.items() if asked < step}
        if self._dice is not None:
            match._throw()
        return match

    def look_back(self, step: int) -> "Match":
        """The match as it stood after this step, to look at: nobody can play in it."""
        match = Match(self._head, None, self.history.back(self._check_step(step)))
        match._seed = self._dice.reveal() if self.over and self._dice is not None else self._seed
        return match

    # What can be asked.

    @property
    def game(self) -> Game:
        """The rules, with the options of this table."""
        return self._head.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._head.players

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there; '' for a seat without a name."""
        return self._head.names

    @property
    def salts(self) -> tuple[str, ...]:
        """What each seat added to the dice."""
        return self._head.salts

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: what the dice were promised to be."""
        return self._head.commitment

    @property
    def seed(self) -> str:
        """The seed in hexadecimal, once the game is over; BadSeed before."""
        if not self.over:
            raise BadSeed("The seed is secret until the game is over.")
        if self._dice is not None:
            return self._dice.reveal()
        if not self._seed:
            raise BadSeed("The game is over, but its record does not tell the seed.")
        return self._seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self._state)

    @property
    def step(self) -> int:
        """How many moves and throws there have been."""
        return self.history.step

    @property
    def last_mover(self) -> int:
        """Who acted last, a seat or CHANCE; CHANCE before anything has happened."""
        return self.history.last_mover

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; () at the end."""
        return self.history.actors

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far, in truth; what a seat may know of them stands in its View."""
        return scores_of(self._state)

    @property
    def ranking(self) -> Ranking:
        """The seats, best first, level ones together; final only at the end."""
        return ranking_of(self._state)

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves as text, in order; none if it may not move."""
        self._check_seat(seat)
        return [self.game.write_move(move) for move in self._state.moves(seat)]

    def view(self, seat: int | None) -> View:
        """What the seat may know, or a watcher for None."""
        self._check_onlooker(seat)
        return self.history.view(seat)

    def advise(self, seat: int, budget: Budget) -> list[Advice]:
        """The seat's moves, the best first, with chances and reasons, from what it may know.

        NotYourTurn if it has nothing to decide.
        """
        return Match.adviser(self.view(seat), budget)

    def refusal(self, seat: int, move: str | int) -> Refusal | None:
        """Why a seat that may act cannot make this move now; None if it can."""
        self._check_seat(seat)
        return self._judge(seat, move)[1]

    def log(self, seat: int | None, start: int = 0) -> list[str]:
        """What happened, as the seat (or a watcher for None) heard it, from that line on."""
        self._check_onlooker(seat)
        return self.history.log(seat)[start:]

    def heard(self, seat: int | None) -> int:
        """How many lines the log of the seat (or a watcher for None) has."""
        self._check_onlooker(seat)
        return len(self.history.log(seat))

    def position(self) -> str:
        """The whole position as text, secrets included."""
        return write_position(self.game, self._state)

    def record(self) -> Record:
        """The match on paper, secrets included; the seed only once the game is over."""
        result = Result(self.scores, self.ranking, self.seed) if self.over else None
        return replace(self._head, moves=tuple(self.history.moves), result=result)

    def truth(self) -> State:
        """A copy of the whole position, secrets included: for tools, never for a bot."""
        return self._state.clone()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.players} players, step {self.step}>"

    @property
    def _state(self) -> State:
        return self.history.state

    # What can be done.

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, given as its text or number, and throw what is to be thrown.

        IllegalMove, NotYourTurn, BadNotation, or BadPlayers for a seat that does not exist.
        """
        self.play_legal(self.check(seat, move))

    def check(self, seat: int, move: str | int) -> LegalMove:
        """The move, given as its text or number, if it can be played now.

        The errors of ``play`` otherwise.
        """
        self._check_seat(seat)
        number, refusal = self._judge(seat, move)
        if refusal is not None:
            raise IllegalMove(with_rule(refusal.sentence, refusal.rule), refusal.rule)
        return LegalMove(self.step, seat, number, self.game.write_move(number))

    def play_legal(self, move: LegalMove) -> None:
        """Play a move that ``check`` has just allowed, without asking the rules again."""
        if move.step != self.step:
            raise NotYourTurn(f"The move was checked at step {move.step}, not at step {self.step}.")
        self.history.carry_out(move.seat, move.number)
        self._throw()

    def _judge(self, seat: int, move: str | int) -> tuple[int, Refusal | None]:
        """The move's number, and why it cannot be made if it cannot."""
        self._check_turn(seat)
        number = self._read_move(move)
        if self.history.allows(seat, number):
            return number, None
        return number, self.game.why_not(self._state, seat, number)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadPlayers(
                f"The seats of this match are 0 to {self.players - 1}, not {clip(seat)}."
            )

    def _check_onlooker(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_step(self, step: int) -> int:
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= self.step:
            raise BadRecord(f"The match has the steps 0 to {self.step}, and no step {clip(step)}.")
        return step

    def _check_turn(self, seat: int) -> None:
        if self._dice is None:
            raise NotYourTurn("This match is a replay to look at: nobody can play in it.")
        if seat not in self.actors:
            if self.over:
                raise NotYourTurn(f"Seat {seat} cannot move: the game is over.")
            waiting = " or ".join(map(str, self.actors))
            raise NotYourTurn(f"Seat {seat} cannot move now: it is the turn of seat {waiting}.")

    def _read_move(self, move: str | int) -> int:
        if isinstance(move, str):
            if len(move) > LONGEST_MOVE:
                raise BadNotation(f"{clip(move)} is far too long for a move.")
            return int(self.game.read_move(move))
        count = self.game.move_count
        if not isinstance(move, int) or isinstance(move, bool) or not 0 <= move < count:
            raise BadNotation(
                f"A move is a text or a number from 0 to {count - 1}, not {clip(move)}."
            )
        return move

    def _throw(self) -> None:
        """Throw the dice for as long as CHANCE acts."""
        while self.history.throwing:
            self.history.carry_out(int(CHANCE), self._next_throw())

    def _next_throw(self) -> int:
        assert self._dice is not None
        return self._dice.throw(self.history.throws + 1, int(self._state.outcomes()))

    def _follow(self, record: Record, step: int | None) -> None:
        """Carry out the steps of a record; with dice at hand, check each throw."""
        state = self.truth()
        for mover, move in record.steps(state, step):
            if mover == CHANCE and self._dice is not None and self._next_throw() != move:
                line = record.line_of(self.step + 1)
                thrown = self.history.throws + 1
                raise BadRecord(f"Line {line}: Throw {thrown} is not what the dice gave.")
            self.history.carry_out(mover, move)
            state.play(mover, move)
