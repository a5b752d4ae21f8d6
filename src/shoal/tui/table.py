"""A table as a face sees it, whoever else sits there and wherever it stands."""

from abc import ABC, abstractmethod
from typing import final

from shoal.bots.advice import advise
from shoal.core.advice import Advice
from shoal.core.budget import Budget
from shoal.core.errors import BadNotation, NotYourTurn, ShoalError
from shoal.core.game import Game, GameInfo, Refusal
from shoal.core.options import clip
from shoal.core.view import View
from shoal.match.record import Record
from shoal.rulebook.reader import mentioned_rule, read_rules
from shoal.tui.move_choices import exact, matching

TAKEN_BACK = "Your last move is taken back."

THOUGHT = Budget(milliseconds=500.0)
"""How long a hint may take."""


@final
class Unclear(ShoalError):
    """What was typed is the beginning of several moves: ``found``."""

    def __init__(self, typed: str, found: list[str]) -> None:
        super().__init__(f"{len(found)} moves match {clip(typed)}: go on typing.")
        self.found = found


class Table(ABC):
    """What both faces need: who is asked, what is seen and heard, what can be done.

    ``people`` are the seats played from this terminal.  What raises a
    ShoalError has changed nothing.
    """

    game: Game
    people: tuple[int, ...]
    live = False
    """Whether others act elsewhere, so that one can do something meanwhile."""
    trouble = ""
    """Why the game cannot be kept, if it cannot."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing more to play."""

    @abstractmethod
    def asked(self) -> int | None:
        """The seat at this terminal that is to move; None while others act, and at the end."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What the seat may know, or a watcher for None."""

    @abstractmethod
    def log(self, seat: int | None) -> list[str]:
        """What happened, as the seat heard it."""

    @abstractmethod
    def play(self, seat: int, move: str) -> None:
        """Make a move, written in full."""

    @abstractmethod
    def refusal(self, seat: int, move: str) -> Refusal | None:
        """Why the seat cannot make this move now; None if it can."""

    @abstractmethod
    def undo(self, seat: int) -> str:
        """Take back the last move from this terminal, or ask for it; says which."""

    @abstractmethod
    def wait(self) -> None:
        """Let the others act; returns as soon as there may be something new."""

    @abstractmethod
    def verdict(self) -> str:
        """Who has won a game that is over, and what decided it."""

    @abstractmethod
    def record(self) -> Record:
        """What can be replayed from here; ShoalError if that is not to be had."""

    @abstractmethod
    def who(self, seat: int) -> str:
        """Who sits there, in a word or two."""

    @abstractmethod
    def farewell(self) -> str:
        """What a person who leaves should know."""

    @abstractmethod
    def leave(self) -> None:
        """Get up from the table."""

    def question(self) -> str:
        """What somebody elsewhere would like to know from here besides a move; '' if nothing."""
        return ""

    def agree(self, *, yes: bool) -> None:
        """Answer the question."""
        raise NotYourTurn("Nobody asks you to agree to anything.")

    def turn_to(self, seat: int) -> None:
        """Let another seat of this terminal act first where several may."""
        raise NotYourTurn(f"Seat {clip(seat)} is not played from this terminal.")

    def first_eyes(self) -> int | None:
        """Through whose eyes to look before anybody here is asked: a watcher's, if several may."""
        return self.people[0] if len(self.people) == 1 else None

    def stale(self) -> bool:
        """Whether something has happened since the view was last asked for."""
        return False

    def has_secrets(self) -> bool:
        """Whether somebody at this terminal may know what others there may not."""
        if len(self.people) < 2:
            return False
        common = self.view(None).facts
        return any(self.view(seat).facts != common for seat in self.people)

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves as text, in order."""
        return [self.game.write_move(move) for move in self.view(seat).moves]

    def ask(self, seat: int) -> str:
        """What the seat is to decide."""
        return self.game.prompt(self.view(seat))

    def hint(self, seat: int) -> Advice:
        """What a strong player would do."""
        return advise(self.view(seat), THOUGHT)[0]

    def play_typed(self, seat: int, typed: str) -> str:
        """Play what a person means: a move in full, or a beginning that only one move has."""
        move = self.meant(seat, typed)
        self.play(seat, move)
        return move

    def meant(self, seat: int, typed: str) -> str:
        """The move that a person means; Unclear if it could be several."""
        moves = self.moves(seat)
        move = exact(moves, typed) or self._read(typed)
        if move:
            return move
        found = matching(moves, typed)
        if len(found) > 1:
            raise Unclear(typed, found)
        return found[0] if found else typed

    def explain(self, seat: int, about: str) -> tuple[str, str]:
        """A sentence and the number of a rule, for a question about a rule, a move or the turn."""
        if not about:
            return "", mentioned_rule(self.ask(seat)) or self.first_rule()
        number = self.rule_number(about)
        if number:
            return "", number
        move = self.meant(seat, about)
        refusal = self.refusal(seat, move)
        if refusal is None:
            return f"You may {move}.", mentioned_rule(self.ask(seat))
        return refusal.sentence, refusal.rule

    def rule_number(self, about: str) -> str:
        """The rule with that number, with or without the game's letters; '' if it is no number."""
        prefix = self.first_rule().partition("-")[0]
        number = f"{prefix}-{about}" if about.isdigit() else about.upper()
        numbers = read_rules(self.game.info.rules()).rule_numbers()
        if number in numbers:
            return number
        if about.isdigit() or mentioned_rule(number) == number:
            raise no_such_rule(self.game.info)
        return ""

    def first_rule(self) -> str:
        """The number of the first rule."""
        return read_rules(self.game.info.rules()).rule_numbers()[0]

    def _read(self, typed: str) -> str:
        """The move that is typed in full, legal or not; '' if it is none."""
        for text in (typed, typed.lower()):
            try:
                return self.game.write_move(self.game.read_move(text))
            except BadNotation:
                continue
        return ""


def no_such_rule(info: GameInfo) -> ShoalError:
    """The error for a rule number that the game does not have."""
    numbers = read_rules(info.rules()).rule_numbers()
    return ShoalError(f"The rules of {info.title} go from {numbers[0]} to {numbers[-1]}.")


def told_hint(advice: Advice) -> str:
    """Advice in a sentence or two."""
    share = f"{100 * advice.chance:.0f} %"
    return (
        f"A strong player would play: {advice.move}, and expects to finish above {share} of the "
        f"others. {advice.reason}"
    )
