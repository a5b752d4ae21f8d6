"""A table as the terminal's front ends use it, on this machine or on a server."""

from abc import ABC, abstractmethod
from typing import final

from shoal.bots.hints import find_hints
from shoal.bots.levels import LEVELS
from shoal.core.catalogue import Catalogue, Reader
from shoal.core.catalogue.board_rendering import board_text
from shoal.core.catalogue.sentence_variables import row
from shoal.core.errors import BadNotation, NotYourTurn, ShoalError
from shoal.core.game import Game, GameInfo, View
from shoal.core.message import Message, key_in, say
from shoal.core.search.budget import Budget
from shoal.core.search.hint import Hint
from shoal.core.text.clip import clip
from shoal.match.game_log import LogEntry
from shoal.match.record import Record
from shoal.match.sentences import best_hint_text
from shoal.rulebook.reader import is_rule_number, read_rules
from shoal.rulebook.translations import rules_text
from shoal.tui.move_choices import exact, matching
from shoal.tui.player_names import find_player
from shoal.tui.replay import Replay
from shoal.tui.terminal_words import Sentence, sentence_of, words_of

MOVE_UNDONE = say("move-undone")

HINT_BUDGET = Budget(milliseconds=500.0)


@final
class AmbiguousMove(ShoalError):
    """What was typed matches several moves: ``found``."""

    def __init__(self, typed: str, found: list[str]) -> None:
        super().__init__(say("moves-match", count=len(found), typed=clip(typed)))
        self.found = found


class TerminalTable(ABC):
    """What both front ends need: whose turn it is, what is shown, what can be done.

    ``people`` are the seats played from this terminal.  A method that raises a
    ShoalError has changed nothing.
    """

    game: Game
    people: tuple[int, ...]
    language = "en"
    live = False
    """Whether other people play elsewhere, so that commands work while they do."""
    save_error: ShoalError | None = None
    """Why the game cannot be saved, if it cannot."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def seat_to_move(self) -> int | None:
        """The seat at this terminal that is to move; None while others act, and at the end."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """The view of a seat, or of spectators for None."""

    @abstractmethod
    def log(self, seat: int | None) -> list[LogEntry]:
        """The log of a seat, or of spectators for None."""

    @abstractmethod
    def play(self, seat: int, move: str) -> None:
        """Make a move, given in full."""

    @abstractmethod
    def refusal(self, seat: int, move: str) -> Message | None:
        """Why the seat cannot make this move now; None if it can."""

    @abstractmethod
    def undo(self, seat: int) -> Message:
        """Undo the last move from this terminal, or ask for it; returns which."""

    @abstractmethod
    def wait(self) -> None:
        """Wait for the others; returns as soon as there may be something new."""

    @abstractmethod
    def verdict(self) -> Message | None:
        """The winner of a game that is over, and what decided it; None if the game does not say."""

    @abstractmethod
    def record(self) -> Record:
        """The record for a replay; ShoalError if it is not available."""

    @abstractmethod
    def names(self) -> list[str]:
        """The players' names, by seat; '' for a player without one."""

    @abstractmethod
    def bot_level(self, seat: int) -> str:
        """The level of the bot at a seat; '' for a person."""

    @abstractmethod
    def farewell(self) -> Message:
        """What to say when the player leaves."""

    @abstractmethod
    def leave(self) -> None:
        """Leave the table."""

    # Words.

    @property
    def words(self) -> Catalogue:
        """The catalogue for this table."""
        return words_of(self.game.info, self.language)

    def reader(self, seat: int | None) -> Reader:
        """The person at a seat, or a spectator, as the reader of messages."""
        return Reader(seat, self.names())

    def board(self, seat: int | None) -> str:
        """The board in words, as the seat sees it."""
        return board_text(self.view(seat).lines(), self.words, self.reader(seat))

    def text(self, message: Message, seat: int | None) -> str:
        """A message as a sentence for a seat, or for spectators."""
        return self.words.format(message, self.reader(seat))

    def prompt_sentence(self, seat: int) -> Sentence:
        """What the seat has to decide; it names the person if several share the terminal."""
        prompt = sentence_of(self.words, self.prompt(seat), self.reader(seat))
        if len(self.people) < 2:
            return prompt
        named = say("prompt-of", seat=seat, prompt=prompt.text)
        return Sentence(self.text(named, None), prompt.rule)

    def verdict_sentence(self, seat: int | None) -> Sentence:
        """The winner, and what decided it; an empty sentence if the game does not say."""
        return sentence_of(self.words, self.verdict(), self.reader(seat))

    def refusal_sentence(self, refused: ShoalError, seat: int | None) -> Sentence:
        """Why something was not possible."""
        return sentence_of(self.words, refused.message, self.reader(seat))

    def hint_text(self, hint: Hint, seat: int) -> str:
        """A hint as text."""
        return best_hint_text(self.words, hint, self.reader(seat))

    def short_label(self, seat: int) -> str:
        """The player at a seat: a name, or "you"."""
        is_you = self.people == (seat,)
        return self.text(say("player-you") if is_you else say("board-seat", seat=seat), None)

    def player_label(self, seat: int) -> str:
        """The player at a seat, in a few words."""
        level = self.bot_level(seat)
        if not level:
            return self.short_label(seat)
        bot_level = say(key_in("level", level)) if level in LEVELS else level
        return self.text(say("player-bot", seat=seat, bot_level=bot_level), None)

    def player_labels(self) -> list[str]:
        """Every player in a few words, by seat."""
        return [self.player_label(seat) for seat in range(len(self.names()))]

    def short_labels(self) -> list[str]:
        """Every player by name, by seat."""
        return [self.short_label(seat) for seat in range(len(self.names()))]

    def players_sentence(self) -> str:
        """The game, and who plays."""
        players = row(self.player_labels(), self.words)
        return self.text(say("table-players", title=self.game.info.title, players=players), None)

    def rules(self) -> str:
        """The rules in the language of this table."""
        return rules_text(self.game.info, self.language)

    # What a table on a server does otherwise.

    def undo_request(self) -> Message | None:
        """Another player's request to undo; None if there is none."""
        return None

    def answer_undo(self, *, agree: bool) -> None:
        """Answer another player's request to undo."""
        raise NotYourTurn(say("nothing-to-agree"))

    def turn_to(self, seat: int) -> None:
        """Let another seat of this terminal act first, where several may."""
        raise NotYourTurn(say("not-from-here", seat=seat))

    def seat_of(self, command: str, typed: str) -> int:
        """The seat that a player's name or number means; ``command`` is ``player`` or ``seat``."""
        names = [self.text(say("board-seat", seat=seat), None) for seat in range(len(self.names()))]
        seat = find_player(command, typed, names)
        if seat is None:
            raise BadNotation(say("player-unknown"))
        return seat

    def replay(self, viewers: tuple[int | None, ...]) -> Replay:
        """The game so far for these viewers; for everybody if there are none."""
        return Replay(self.record(), viewers, self.names(), self.language)

    def first_viewer(self) -> int | None:
        """The viewer before the first turn: a spectator if several people share the terminal."""
        return self.people[0] if len(self.people) == 1 else None

    def has_changed(self) -> bool:
        """Whether something has happened since ``view`` was last called."""
        return False

    def has_secrets(self) -> bool:
        """Whether people at this terminal have secrets from each other."""
        if len(self.people) < 2:
            return False
        common = self.view(None).facts
        return any(self.view(seat).facts != common for seat in self.people)

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves as text, in order."""
        return [self.game.notation.write_move(move) for move in self.view(seat).moves]

    def prompt(self, seat: int) -> Message:
        """What the seat has to decide."""
        return self.game.messages.prompt(self.view(seat))

    def hint(self, seat: int) -> Hint:
        """The best move of a short search."""
        return find_hints(self.view(seat), HINT_BUDGET)[0]

    def play_typed(self, seat: int, typed: str) -> str:
        """Play a move typed in full, or as a beginning that only one move has."""
        move = self.intended_move(seat, typed)
        self.play(seat, move)
        return move

    def intended_move(self, seat: int, typed: str) -> str:
        """The move that is meant; AmbiguousMove if several match."""
        moves = self.moves(seat)
        move = exact(moves, typed) or self._read(typed)
        if move:
            return move
        found = matching(moves, typed)
        if len(found) > 1:
            raise AmbiguousMove(typed, found)
        return found[0] if found else typed

    def explain(self, seat: int, about: str) -> tuple[str, str]:
        """A sentence and a rule number that answer a question about a rule, a move or the turn."""
        if not about:
            return "", self.prompt(seat).rule or self.first_rule()
        number = self.rule_number(about)
        if number:
            return "", number
        move = self.intended_move(seat, about)
        refusal = self.refusal(seat, move)
        if refusal is None:
            allowed = say("may-move", move=move)
            return self.text(allowed, seat), self.prompt(seat).rule
        return self.text(refusal, seat), refusal.rule

    def rule_number(self, about: str) -> str:
        """The rule with that number, with or without the game's letters; '' if it is no number."""
        prefix = self.first_rule().partition("-")[0]
        number = f"{prefix}-{about}" if about.isdigit() else about.upper()
        numbers = read_rules(self.game.info.rules()).rule_numbers()
        if number in numbers:
            return number
        if about.isdigit() or is_rule_number(number):
            raise no_such_rule(self.game.info)
        return ""

    def first_rule(self) -> str:
        """The number of the first rule; '' if the rules have no numbers."""
        return next(iter(read_rules(self.game.info.rules()).rule_numbers()), "")

    def _read(self, typed: str) -> str:
        """The move that is typed in full, legal or not; '' if it is not a move."""
        for text in (typed, typed.lower()):
            try:
                return self.game.notation.write_move(self.game.parse_move(text))
            except BadNotation:
                continue
        return ""


def no_such_rule(info: GameInfo) -> ShoalError:
    """The error for a rule number that the game does not have."""
    numbers = read_rules(info.rules()).rule_numbers()
    if not numbers:
        return ShoalError(say("rules-unnumbered", title=info.title))
    return ShoalError(say("rule-numbers", title=info.title, first=numbers[0], last=numbers[-1]))
