"""A game being played: rules, dice and a record together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from shoal.bots.hints import find_hints
from shoal.core.catalogue import Reader
from shoal.core.errors import (
    BadNotation,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalMove,
    NotYourTurn,
)
from shoal.core.game import Game, GameInfo, View
from shoal.core.message import Message, say
from shoal.core.search.budget import Budget
from shoal.core.search.hint import Hint
from shoal.core.state import CHANCE, State
from shoal.core.text.clip import clip
from shoal.core.text.position_text import is_position_of, read_position, write_position
from shoal.match.dice import Dice, Seed, read_seed
from shoal.match.game_log import LogEntry, decode_entry
from shoal.match.history import GameHistory
from shoal.match.plain_text import read_names, read_salts
from shoal.match.record import Ranking, Record, Result, at_line, is_over, ranking_of, scores_of
from shoal.match.sentences import read_aloud, seat_names

MAX_MOVE_LENGTH: Final = 200
"""The longest text of a move; longer input is refused before it is parsed."""


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that the rules allow at one step of a match; made by ``Match.check`` alone."""

    step: int
    seat: int
    number: int
    text: str


class Match:
    """A match, which throws the dice itself as soon as CHANCE acts.

    Begin with ``Match.new`` or ``Match.at``, continue a record with ``Match.resume``, view a record
    with ``Match.replay``, and go ``back`` in a running match. A call that raises an error changes
    nothing. ``history`` has no checks: use it only with values that were checked before.
    """

    def __init__(self, head: Record, dice: Dice | None, history: GameHistory | None = None) -> None:
        self._head = head
        self._dice = dice
        self.history = history or GameHistory(head.game, head.players, head.start_state())
        self._seed = ""  # The seed of a replay, which has no dice.
        self.reveals_cache: dict[int, bool] = {}
        """For ``match.undo``: whether a step revealed something hidden."""
        self.hidden_moves_cache: dict[tuple[int, int], bool] = {}
        """For ``match.undo``: whether others may have made hidden moves, by step and seat."""

    def __eq__(self, other: object) -> bool:
        """Whether the game, its options and players, its moves and the position are the same."""
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self._head == other._head
            and self.history.moves == other.history.moves
            and self.history.state == other.history.state
        )

    def __hash__(self) -> int:
        return hash((self._head.game, tuple(self.history.moves), self.history.state))

    # Constructors.

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

        Its record names the version ``rules`` of the rules (default: the newest), so that a table
        that was opened under older rules keeps them.
        """
        info = game.info
        version = info.known_version(rules)
        info.check_players(players)
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
        """A match from a position given as text, with the newest rules by default."""
        if not isinstance(text, str):
            raise BadPosition(say("error-position-not-text", value=clip(text)))
        version = info.known_version(rules)
        game, state = read_position(info, text, version)
        players = int(state.players)
        salted = read_salts(salts, players)
        named = read_names(names, players)
        start = text  # As it was given, so that a stored table gives the same record again.
        if not is_position_of(game, state, text, version):
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
        """The match of a record, to continue after this step.

        The seed must match the record's commitment, and every throw so far must come from it.
        """
        if seed is None:
            raise BadSeed(say("error-seed-needed"))
        dice = Dice(read_seed(seed), record.salts)
        if dice.commitment != record.commitment:
            raise BadSeed(say("error-seed-of-other-match"))
        match = cls(record.blank(), dice)
        match._follow(record, step)
        match._throw()
        return match

    @classmethod
    def replay(cls, record: Record, step: int | None = None) -> "Match":
        """The match of a record after this step, read-only."""
        match = cls(record.blank(), None)
        match._follow(record, step)
        if record.result is not None:
            match._seed = record.result.seed
        return match

    def back(self, step: int) -> "Match":
        """The match after this step, to continue from there; the same dice come up again."""
        match = Match(self._head, self._dice, self.history.back(self._check_step(step)))
        match.reveals_cache = {
            checked: reveals for checked, reveals in self.reveals_cache.items() if checked < step
        }
        if self._dice is not None:
            match._throw()
        return match

    def snapshot(self, step: int) -> "Match":
        """The match after this step, read-only."""
        match = Match(self._head, None, self.history.back(self._check_step(step)))
        match._seed = self._dice.reveal() if self.over and self._dice is not None else self._seed
        return match

    # Queries.

    @property
    def game(self) -> Game:
        """The rules, with the options of this match."""
        return self._head.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._head.players

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; '' for a seat without a name."""
        return self._head.names

    @property
    def salts(self) -> tuple[str, ...]:
        """Each seat's salt, which is part of the dice."""
        return self._head.salts

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._head.commitment

    @property
    def seed(self) -> str:
        """The seed in hexadecimal, once the game is over; BadSeed before."""
        if not self.over:
            raise BadSeed(say("error-seed-secret"))
        if self._dice is not None:
            return self._dice.reveal()
        if not self._seed:
            raise BadSeed(say("error-seed-missing"))
        return self._seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self._state)

    @property
    def step(self) -> int:
        """The number of moves and throws so far."""
        return self.history.step

    @property
    def last_mover(self) -> int:
        """Who acted last, a seat or CHANCE; CHANCE before the first step."""
        return self.history.last_mover

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; () at the end."""
        return self.history.actors

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's true points so far; a View has what a seat may know of them."""
        return scores_of(self._state)

    @property
    def ranking(self) -> Ranking:
        """The seats, best first, with ties grouped; final only at the end."""
        return ranking_of(self._state)

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves as text, in order; none if it may not move."""
        self._check_seat(seat)
        return [self.game.notation.write_move(move) for move in self._state.moves(seat)]

    def passing_move(self, seat: int) -> str:
        """The move for a seat that may move but whose time is up, as text."""
        self._check_turn(seat)
        return self.game.notation.write_move(self.game.passing_move(self._state, seat))

    def view(self, seat: int | None) -> View:
        """What the seat may know, or a spectator for None."""
        self._check_viewer(seat)
        return self.history.view(seat)

    def hints(self, seat: int, budget: Budget) -> list[Hint]:
        """The seat's moves, best first, with chances and reasons; uses only what it may know.

        NotYourTurn if it has nothing to decide.
        """
        return find_hints(self.view(seat), budget)

    def refusal(self, seat: int, move: str | int) -> Message | None:
        """Why a seat that may act cannot make this move now; None if it can."""
        self._check_seat(seat)
        return self._read_and_check(seat, move)[1]

    def log(self, seat: int | None, start: int = 0) -> list[LogEntry]:
        """The log of the seat (or of spectators for None) from entry ``start`` on."""
        self._check_viewer(seat)
        return [decode_entry(entry) for entry in self.history.log(seat)[start:]]

    def log_text(
        self, seat: int | None, start: int = 0, *, names: Sequence[str] = (), language: str = "en"
    ) -> list[str]:
        """The same log as sentences, one text for each entry; without names, Seat 0 and so on.

        Nobody is addressed as "you".
        """
        reader = Reader(None, names or seat_names(self.players))
        return [
            read_aloud(self.game, entry.messages, reader, language)
            for entry in self.log(seat, start)
        ]

    def log_length(self, seat: int | None) -> int:
        """The number of entries in the log of the seat (or of spectators for None)."""
        self._check_viewer(seat)
        return len(self.history.log(seat))

    def position(self) -> str:
        """The complete position as text, secrets included."""
        return write_position(self.game, self._state)

    def record(self) -> Record:
        """The record of the match, secrets included; with the seed once the game is over."""
        result = Result(self.scores, self.ranking, self.seed) if self.over else None
        return replace(self._head, moves=tuple(self.history.moves), result=result)

    def full_state(self) -> State:
        """A copy of the complete position, secrets included: for tools, never for bots."""
        return self._state.clone()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.players} players, step {self.step}>"

    @property
    def _state(self) -> State:
        return self.history.state

    # Moves.

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, given as text or number, and throw the dice that follow.

        Raises IllegalMove, NotYourTurn, BadNotation, or BadPlayers for an unknown seat.
        """
        self.play_legal(self.check(seat, move))

    def check(self, seat: int, move: str | int) -> LegalMove:
        """The move, given as text or number, if it is legal now; raises the errors of ``play``."""
        self._check_seat(seat)
        number, refusal = self._read_and_check(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.info.folder)
        return LegalMove(self.step, seat, number, self.game.notation.write_move(number))

    def play_legal(self, move: LegalMove) -> None:
        """Play a move that ``check`` has just allowed, without asking the rules again."""
        if move.step != self.step:
            raise NotYourTurn(say("error-move-checked-before", then=move.step, now=self.step))
        self.history.apply(move.seat, move.number)
        self._throw()

    def _read_and_check(self, seat: int, move: str | int) -> tuple[int, Message | None]:
        """The move's number, and why it is not legal, or None."""
        self._check_turn(seat)
        number = self._read_move(move)
        if self.history.is_legal(seat, number):
            return number, None
        return number, self.game.messages.why_not(self._state, seat, number)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadPlayers(say("error-no-such-seat", last=self.players - 1, value=clip(seat)))

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_step(self, step: int) -> int:
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= self.step:
            raise BadRecord(say("error-no-such-step", last=self.step, value=clip(step)))
        return step

    def _check_turn(self, seat: int) -> None:
        if self._dice is None:
            raise NotYourTurn(say("error-replay"))
        if seat not in self.actors:
            if self.over:
                raise NotYourTurn(say("error-turn-over", seat=seat))
            raise NotYourTurn(say("error-turn-of-others", seat=seat, seats=list(self.actors)))

    def _read_move(self, move: str | int) -> int:
        if isinstance(move, str):
            if len(move) > MAX_MOVE_LENGTH:
                raise BadNotation(say("error-move-too-long", text=clip(move)))
            return int(self.game.parse_move(move))
        count = self.game.move_count
        if not isinstance(move, int) or isinstance(move, bool) or not 0 <= move < count:
            raise BadNotation(say("error-move-number", last=count - 1, value=clip(move)))
        return move

    def _throw(self) -> None:
        """Throw the dice as long as CHANCE acts."""
        while self.history.chance_acts:
            self.history.apply(int(CHANCE), self._next_throw())

    def _next_throw(self) -> int:
        assert self._dice is not None
        return self._dice.throw(self.history.throws + 1, int(self._state.outcomes()))

    def _follow(self, record: Record, step: int | None) -> None:
        """Apply the steps of a record; with dice, check each throw."""
        state = self.full_state()
        for mover, move in record.steps(state, step):
            if mover == CHANCE and self._dice is not None and self._next_throw() != move:
                line = record.line_of(self.step + 1)
                thrown = self.history.throws + 1
                raise BadRecord(at_line(line, say("error-throw", number=thrown)))
            self.history.apply(mover, move)
            state.play(mover, move)
