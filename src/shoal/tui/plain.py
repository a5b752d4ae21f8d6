"""A game line by line, for any terminal, pipe or screen reader."""

import sys
import textwrap
from collections.abc import Iterator

from shoal.core.catalogue import load
from shoal.core.errors import NotYourTurn, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.text.pitch_and_option_words import pitch
from shoal.rulebook.reader import read_rules
from shoal.rulebook.translations import has_english_rules, rules_text
from shoal.tui.command_help import command_help
from shoal.tui.commands import Command, read_command
from shoal.tui.log_text import fold, folded, log_lines, without_details
from shoal.tui.move_choices import MANY, by_verb, matching
from shoal.tui.plain_replay import step_through
from shoal.tui.rules_text import plain_rule, plain_rules
from shoal.tui.tables.table import AmbiguousMove, TerminalTable, no_such_rule
from shoal.tui.terminal_words import chosen_options
from shoal.tui.typed_ahead import asked_to_leave

WIDTH = 80
MAX_EXAMPLES = 8
"""A longer group of moves is shown by some examples."""

SHARED_DEVICE_LINES = 60
"""Enough empty lines to scroll secrets out of an ordinary terminal."""


def quote_rule(info: GameInfo, number: str, language: str) -> str:
    """A rule, folded, with its lists and tables; after a note if it is not in this language."""
    numbers = read_rules(info.rules()).rule_numbers()
    if numbers and "-" not in number:
        number = f"{numbers[0].partition('-')[0]}-{number}"
    number = number.upper()
    if number not in numbers:
        raise no_such_rule(info)
    rule = plain_rule(rules_text(info, language), number, WIDTH)
    if not has_english_rules(info, language):
        return rule
    return f"{load(language).format(say('rule-in-english'))}\n{rule}"


class PlainFrontEnd:
    """The table line by line; every command of the full screen works here too."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.seat = table.first_viewer()
        self.lines_shown: dict[int | None, int] = {}
        self.lines = lines()

    def play(self) -> None:
        """Play until the game is over or the people leave."""
        self.show_help()
        while not self.table.over:
            seat = self.table.seat_to_move()
            if seat is None:
                if self.table.live and asked_to_leave(self.table.words):
                    break
                self.table.wait()
                continue
            if not (self.hand_over(seat) and self.take_turn()):
                break
        else:
            self.show_recent_log()
            self.show_board()
            print("\n" + fold(str(self.table.verdict_sentence(self.seat)), WIDTH))
            return
        self.tell(say("game-left"))

    @property
    def here(self) -> int:
        """The seat of the person at the terminal."""
        if self.seat is None:
            raise NotYourTurn(say("not-your-turn"))
        return self.seat

    def hand_over(self, seat: int) -> bool:
        """Show the table to the person at a seat; False if the person leaves instead."""
        if seat != self.seat and self.table.has_secrets():
            print("\n" * SHARED_DEVICE_LINES)
            print(self.table.text(say("tui-shared-device", seat=seat), None))
            print(self.table.text(say("press-enter"), None))
            line = next(self.lines, None)
            if line is None or read_command(line, ()).kind == "quit":
                return False
        self.seat = seat
        self.show_recent_log()
        self.show_board()
        self.show_moves("")
        request = self.table.undo_request()
        if request is not None:
            self.tell(request)
        return True

    def show_help(self) -> None:
        """Print the players and options of this table, and the commands."""
        table = self.table
        print(fold(table.players_sentence(), WIDTH))
        print(fold(pitch(table.game.info, table.words), WIDTH))
        for option in chosen_options(table.game, table.words):
            self.tell(option)
        print(command_help(table.words, say("type-or-number"), table.first_rule(), WIDTH))

    def show_recent_log(self) -> None:
        """Print what this seat has not seen of the log, without details."""
        log = self.table.log(self.seat)
        fresh = log[min(self.lines_shown.get(self.seat, 0), len(log)) :]
        print()
        for line in without_details(log_lines(fresh, self.words)):
            print(folded(line, WIDTH))
        if self.table.save_error:
            self.tell(self.table.save_error.message)
        if self.table.has_secrets():
            self.lines_shown[self.seat] = len(log)
        else:
            self.lines_shown = dict.fromkeys([*self.table.people, None], len(log))

    def show_log(self) -> None:
        """Print the whole log, with details."""
        for line in log_lines(self.table.log(self.here), self.words):
            print(folded(line, WIDTH))

    def words(self, message: Message) -> str:
        """A message as a sentence for the person at the terminal."""
        return self.table.text(message, self.seat)

    def tell(self, message: Message) -> None:
        """Print a message."""
        print(fold(self.words(message), WIDTH))

    def show_board(self) -> None:
        """Print the board and the prompt."""
        print()
        print(self.table.board(self.seat))
        if self.seat is not None and self.table.moves(self.seat):
            print()
            print(fold(str(self.table.prompt_sentence(self.seat)), WIDTH))

    def show_moves(self, about: str) -> None:
        """Print the moves that match, numbered; a long list by its verbs."""
        moves = self.table.moves(self.here)
        found = matching(moves, about) if about else moves
        if not found:
            self.tell(say("moves-none"))
            return
        self.tell(say("moves-found", count=len(found)))
        if len(found) > MANY and not about:
            for verb, group in by_verb(found).items():
                print(self.group_text(verb, group))
            self.tell(say("moves-narrow"))
            return
        for move in found:
            print(f"  {moves.index(move) + 1:2} {move}")

    def take_turn(self) -> bool:
        """Read lines until one of them is a move; False when the person leaves."""
        for line in self.lines:
            if self.table.has_changed():
                self.tell(say("game-changed"))
                return True
            try:
                command = read_command(line, self.table.moves(self.here))
                if command.kind == "quit":
                    return False
                if self.run_command(command):
                    return True
            except AmbiguousMove as ambiguous:
                self.tell(ambiguous.message)
                self.show_found(ambiguous.found)
            except ShoalError as wrong:
                self.refuse(wrong)
        return False

    def refuse(self, wrong: ShoalError) -> None:
        """Print why something was not possible, and how to read the rule."""
        sentence = str(self.table.refusal_sentence(wrong, self.seat))
        more = self.words(say("read-rule", number=wrong.rule)) if wrong.rule else ""
        print(fold(f"{sentence} {more}".rstrip(), WIDTH))

    def show_found(self, found: list[str]) -> None:
        """Print the moves that match what was typed."""
        moves = self.table.moves(self.here)
        numbered = [f"{moves.index(move) + 1} {move}" for move in found]
        print(
            textwrap.fill(", ".join(numbered), WIDTH, initial_indent="  ", subsequent_indent="  ")
        )

    def run_command(self, command: Command) -> bool:
        """Run a command; True when the board has changed."""
        kind, about = command.kind, command.about
        if kind == "move":
            played = self.table.play_typed(self.here, about)
            if played != about:
                self.tell(say("log-move", seat=self.here, move=played))
            return True
        if kind == "undo":
            self.tell(self.table.undo(self.here))
            return True
        if kind in ("agree", "refuse"):
            self.table.answer_undo(agree=kind == "agree")
            return True
        if kind in ("player", "seat"):
            self.table.turn_to(self.table.seat_of(kind, about))
            return True
        self.show(kind, about)
        return False

    def show(self, kind: str, about: str) -> None:
        """Run a command that changes nothing."""
        if kind == "board":
            self.show_board()
        elif kind == "moves":
            self.show_moves(about)
        elif kind == "log":
            self.show_log()
        elif kind == "rules" and not about:
            print(plain_rules(self.table.rules(), WIDTH))
        elif kind == "help":
            self.show_help()
        elif kind == "hint":
            print(fold(self.table.hint_text(self.table.hint(self.here), self.here), WIDTH))
        elif kind == "replay":
            replay = self.table.replay((self.here,))
            step_through(replay, replay.last, self.here, self.lines)
            self.show_board()
        elif kind != "nothing":
            sentence, number = self.table.explain(self.here, about)
            print(fold(sentence, WIDTH) + "\n" if sentence else "", end="")
            if number:
                print(quote_rule(self.table.game.info, number, self.table.language))

    def group_text(self, verb: str, group: list[str]) -> str:
        """A verb with its moves, or with some examples if there are many."""
        if len(group) == 1:
            return f"  {group[0]}"
        if len(group) <= MAX_EXAMPLES:
            return fold(f"  {verb}: {', '.join(group)}", WIDTH)
        shown = say("move-group", verb=verb, count=len(group))
        return f"  {self.words(shown)} {group[0]}, {group[1]} ... {group[-1]}"


def lines() -> Iterator[str]:
    """The lines that a person types, until the input ends."""
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return
        yield " ".join(line.split())
