"""A game line by line, for any terminal, pipe or screen reader."""

import sys
import textwrap
from collections.abc import Iterator

from shoal.core.errors import BadNotation, IllegalMove, NotYourTurn, ShoalError
from shoal.core.game import GameInfo
from shoal.rulebook.reader import read_rules
from shoal.tui.commands import HELP, Order, read_order
from shoal.tui.move_choices import MANY, by_verb, matching
from shoal.tui.plain_replay import step_through
from shoal.tui.replay import Film
from shoal.tui.rules_text import plain_rule, plain_rules
from shoal.tui.table import Table, Unclear, no_such_rule, told_hint
from shoal.tui.typed_ahead import asked_to_leave

WIDTH = 80

COVER_LINES = 60
"""So many empty lines push what others may not see out of an ordinary terminal."""


def quote(info: GameInfo, number: str) -> str:
    """A rule, folded, with its lists and tables."""
    numbers = read_rules(info.rules()).rule_numbers()
    number = number.upper() if "-" in number else f"{numbers[0].partition('-')[0]}-{number}"
    if number not in numbers:
        raise no_such_rule(info)
    return plain_rule(info.rules(), number, WIDTH)


def fold(text: str) -> str:
    """Lines that fit an ordinary terminal."""
    return textwrap.fill(text, 80)


class Plain:
    """The table in lines; everything that the full screen can do is a word here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = table.first_eyes()
        self.heard: dict[int | None, int] = {}
        self.lines = lines()

    def play(self) -> None:
        """Until the game is over or the people leave."""
        self.show_help()
        while not self.table.over:
            seat = self.table.asked()
            if seat is None:
                if self.table.live and asked_to_leave():
                    break
                self.table.wait()
                continue
            if not (self.come(seat) and self.take_turn()):
                break
        else:
            self.tell_news()
            self.show_board()
            print("\n" + fold(self.table.verdict()))
            return
        print("You leave the table.")

    @property
    def here(self) -> int:
        """The seat whose person looks."""
        if self.seat is None:
            raise NotYourTurn("Nobody here is asked now.")
        return self.seat

    def come(self, seat: int) -> bool:
        """Let the seat's person look, and nobody else where there are secrets."""
        if seat != self.seat and self.table.has_secrets():
            print("\n" * COVER_LINES)
            print(f"Seat {seat} is to move; the others look away. Press Enter.")
            line = next(self.lines, None)
            if line is None or read_order(line, ()).kind == "quit":
                return False
        self.seat = seat
        self.tell_news()
        self.show_board()
        self.show_moves("")
        if self.table.question():
            print(fold(self.table.question()))
        return True

    def show_help(self) -> None:
        """The seats and options of this table, and what can be typed."""
        game = self.table.game
        players = int(self.table.view(None).players)
        seats = ", ".join([f"seat {seat} {self.table.who(seat)}" for seat in range(players)])
        print(fold(f"{game.info.title}: {seats}."))
        print(fold(game.info.pitch))
        for name, value in game.chosen().items():
            print(fold(f"Option {name} is {value}."))
        print(HELP.format(number=", or its number", rule=self.table.first_rule()))

    def tell_news(self) -> None:
        """What happened since this seat looked last."""
        log = self.table.log(self.seat)
        print()
        for line in log[min(self.heard.get(self.seat, 0), len(log)) :]:
            print(textwrap.fill(line, 80, initial_indent="- ", subsequent_indent="  "))
        if self.table.trouble:
            print(fold(self.table.trouble))
        if self.table.has_secrets():
            self.heard[self.seat] = len(log)
        else:
            self.heard = dict.fromkeys([*self.table.people, None], len(log))

    def show_board(self) -> None:
        """The board, and what is asked."""
        print()
        print(self.table.view(self.seat).text())
        if self.seat is not None and self.table.moves(self.seat):
            print()
            print(self.table.ask(self.seat))

    def show_moves(self, about: str) -> None:
        """The moves that match, numbered; a long list by its verbs."""
        moves = self.table.moves(self.here)
        found = matching(moves, about) if about else moves
        if not found:
            print("No move matches.")
            return
        print("The only move:" if len(found) == 1 else f"The {len(found)} moves:")
        if len(found) > MANY and not about:
            for verb, group in by_verb(found).items():
                print(told_group(verb, group))
            print("Type a beginning, as in the examples, to see the moves that match.")
            return
        for move in found:
            print(f"  {moves.index(move) + 1:2} {move}")

    def take_turn(self) -> bool:
        """Read lines until one of them is a move; False when the person leaves."""
        for line in self.lines:
            if self.table.stale():
                print("Something has happened meanwhile: look again.")
                return True
            try:
                order = read_order(line, self.table.moves(self.here))
                if order.kind == "quit":
                    return False
                if self.answer(order):
                    return True
            except Unclear as unclear:
                print(unclear)
                self.show_found(unclear.found)
            except IllegalMove as refused:
                print(fold(f"{refused} Type ? {refused.rule} to read the rule."))
            except ShoalError as wrong:
                print(fold(str(wrong)))
        return False

    def show_found(self, found: list[str]) -> None:
        """Moves that match what was typed."""
        moves = self.table.moves(self.here)
        told = [f"{moves.index(move) + 1} {move}" for move in found]
        print(textwrap.fill(", ".join(told), 80, initial_indent="  ", subsequent_indent="  "))

    def answer(self, order: Order) -> bool:
        """Do what is asked; True when the board has changed."""
        kind, about = order.kind, order.about
        if kind == "move":
            played = self.table.play_typed(self.here, about)
            if played != about:
                print(f"You play {played}.")
            return True
        if kind == "undo":
            print(self.table.undo(self.here))
            return True
        if kind in ("agree", "refuse"):
            self.table.agree(yes=kind == "agree")
            return True
        if kind == "seat":
            self.table.turn_to(read_seat(about))
            return True
        self.tell(kind, about)
        return False

    def tell(self, kind: str, about: str) -> None:
        """Answer a question that changes nothing."""
        if kind == "board":
            self.show_board()
        elif kind == "moves":
            self.show_moves(about)
        elif kind == "log":
            for told in self.table.log(self.here):
                print(fold(told))
        elif kind == "rules" and not about:
            print(plain_rules(self.table.game.info.rules(), 80))
        elif kind == "help":
            self.show_help()
        elif kind == "hint":
            print(fold(told_hint(self.table.hint(self.here))))
        elif kind == "replay":
            film = Film(self.table.record(), (self.here,))
            step_through(film, film.last, self.here, self.lines)
            self.show_board()
        elif kind != "nothing":
            sentence, number = self.table.explain(self.here, about)
            print(fold(sentence) + "\n" if sentence else "", end="")
            if number:
                print(quote(self.table.game.info, number))


def told_group(verb: str, group: list[str]) -> str:
    """A verb with its moves, or with some examples where they are many."""
    if len(group) == 1:
        return f"  {group[0]}"
    if len(group) <= 8:
        return fold(f"  {verb}: {', '.join(group)}")
    return f"  {verb} ({len(group)} moves): {group[0]}, {group[1]} ... {group[-1]}"


def read_seat(text: str) -> int:
    """A seat from its number."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadNotation("Say seat and its number, as seat 1.")
    return int(text)


def lines() -> Iterator[str]:
    """What the person types, line by line, until the input ends."""
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return
        yield " ".join(line.split())
