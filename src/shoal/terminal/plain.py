"""``shoal play``: a game line by line, for any terminal, pipe or screen reader."""

import argparse
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import shoal
from shoal.bots.bot import Bot
from shoal.core.game import Room
from shoal.core.options import clip
from shoal.core.rng import Rng
from shoal.core.rulebook import mentioned, paragraphs
from shoal.games import room
from shoal.terminal.arguments import add_table, read_bots, read_count, read_options, read_players

HELP = """Type a move's number or its words.
  ?            the rule that is asked about
  ? MOVE       why a move is or is not allowed
  ? {rule:<8}   a paragraph of the rules
  board        the board again
  log          what has happened so far
  rules        all rules
  quit         leave; the game so far is kept with --save"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_table(parser)
    parser.add_argument("--seat", type=int, default=0, metavar="S", help="your seat")
    parser.add_argument("--bots", default="easy", metavar="BOT[,BOT...]", help="who else plays")
    parser.add_argument("--save", metavar="FILE", help="keep the record of the game here")


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    found = room(args.game)
    players = read_players(found, args.players)
    bots = read_bots(args.bots, players - 1)
    seed = None if args.seed is None else read_count("--seed", args.seed, 0)
    if not 0 <= args.seat < players:
        raise shoal.BadPlayers(f"The seats are 0 to {players - 1}, not {clip(args.seat)}.")
    if args.save:
        try_to_write(args.save)
    names = ["you" if seat == args.seat else "a bot" for seat in range(players)]
    match = shoal.new(args.game, players, seed, read_options(args.option), names=names)
    bots.insert(args.seat, bots[0])  # never asked: the person plays there
    Sitting(match, args.seat, bots).play()
    if args.save:
        match.record().write(args.save)
        print(f"The record is in {args.save}.")
    return 0


def try_to_write(path: str) -> None:
    """Complain before the first throw, not after the last, if the record cannot be kept there."""
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except OSError as wrong:
        raise shoal.ShoalError(f"The record cannot be kept in {clip(path)}: {wrong}.") from wrong


def quote(found: Room, number: str) -> str:
    """A paragraph of the rules, folded."""
    known = paragraphs(found.rules())
    first, *_, last = known
    number = number.upper() if "-" in number else f"{first.partition('-')[0]}-{number}"
    if number not in known:
        raise shoal.ShoalError(f"The rules of {found.title} go from {first} to {last}.")
    return fold(f"{number}: {known[number]}")


def fold(text: str) -> str:
    """Lines that fit an ordinary terminal."""
    return textwrap.fill(text, 80)


class Sitting:
    """One person at a table of bots."""

    def __init__(self, match: shoal.Match, seat: int, bots: list[Bot]) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.rng = Rng(int(match.commitment[:16], 16))
        self.heard = 0

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        print(f"All chance in this game is promised by {self.match.commitment[:16]}...")
        self.show_help()
        while not self.match.over:
            if self.seat in self.match.actors:
                self.tell_news()
                self.show_board()
                if not self.take_turn():
                    print("You leave the table.")
                    return
            else:
                self.bot_moves()
        self.tell_news()
        self.show_board()

    def show_help(self) -> None:
        """The options of this table, and what can be typed."""
        game = self.match.game
        for name, value in game.chosen().items():
            print(fold(f"Option {name} is {value}."))
        print(HELP.format(rule=next(iter(paragraphs(game.room.rules())))))

    def bot_moves(self) -> None:
        """One bot's move."""
        seat = self.match.actors[0]
        move = self.bots[seat].choose(self.match.view(seat), self.rng)
        self.match.play(seat, int(move))

    def tell_news(self) -> None:
        """What happened since the last time."""
        log = self.match.log(self.seat)
        print()
        for line in log[self.heard :]:
            print(textwrap.fill(line, 80, initial_indent="- ", subsequent_indent="  "))
        self.heard = len(log)

    def show_board(self) -> None:
        """The board, what is asked, and the moves."""
        view = self.match.view(self.seat)
        print()
        print(view.text())
        if not view.moves:
            return
        print()
        print(self.match.game.ask(view))
        for number, text in enumerate(self.match.moves(self.seat), 1):
            print(f"  {number:2} {text}")

    def take_turn(self) -> bool:
        """Read lines until one of them is a move; False when the person leaves."""
        for line in lines():
            if line in ("quit", "exit", "q"):
                return False
            try:
                if not self.answer(line):
                    self.match.play(self.seat, self.move_text(line))
                    return True
            except shoal.IllegalMove as refused:
                print(fold(f"{refused} Type ? {refused.rule} to read the rule."))
            except shoal.ShoalError as wrong:
                print(fold(str(wrong)))
        return False

    def move_text(self, line: str) -> str:
        """The move of that number, or the words themselves."""
        moves = self.match.moves(self.seat)
        if line.isascii() and line.isdigit() and len(line) < 6:
            if not 1 <= int(line) <= len(moves):
                raise shoal.BadNotation(f"The moves are numbered 1 to {len(moves)}.")
            return moves[int(line) - 1]
        return line if line in moves else line.lower()

    def answer(self, line: str) -> bool:
        """Answer a question; False if the line is none."""
        if line == "board":
            self.show_board()
        elif line == "log":
            for told in self.match.log(self.seat):
                print(fold(told))
        elif line == "rules":
            print(self.match.game.room.rules())
        elif line in ("help", "h"):
            self.show_help()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        else:
            return line == ""
        return True

    def explain(self, about: str) -> None:
        """Quote the rule: of the question, of a paragraph's number, or of a move."""
        if not about:
            about = mentioned(self.match.game.ask(self.match.view(self.seat)))
        if mentioned(about.upper()) == about.upper():
            print(quote(self.match.game.room, about))
            return
        refusal = self.match.refusal(self.seat, self.move_text(about))
        if refusal is None:
            print("That move is allowed.")
            return
        print(fold(refusal.sentence))
        print(quote(self.match.game.room, refusal.rule))


def lines() -> Iterator[str]:
    """What the person types, line by line, until the input ends."""
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return
        yield " ".join(line.split())
