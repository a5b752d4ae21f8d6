"""Reading records: strict, with limits; errors name the line.

Only the exact text that ``Record.text`` writes is accepted, so that reading and writing are
inverses. The replay checks whether the moves are legal.
"""

import re
from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Final

from shoal.core.errors import BadRecord, ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import Message, say
from shoal.core.options import Value
from shoal.core.state import CHANCE
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.core.text.position_text import is_position_of, read_position
from shoal.games import game_info
from shoal.match.history import Step
from shoal.match.plain_text import is_plain, read_names, read_salts, read_words
from shoal.match.record import (
    CHANCE_MARK,
    FIRST_LINE,
    Ranking,
    Record,
    Result,
    at_line,
    write_options,
)

MAX_FILE_BYTES: Final = 4_000_000
MAX_LINE_LENGTH: Final = 21_000
"""The longest line: a position of up to 20,000 characters after its word."""

DIGEST: Final = re.compile("[0-9a-f]{64}")
SCORE: Final = re.compile("0|-?[1-9][0-9]{0,17}")


def altered() -> Message:
    """What a wrong checksum means."""
    return say("error-altered")


class Lines:
    """The lines of a record, read in order."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self.taken = 0

    def next(self) -> str:
        """The next line, without consuming it; '' at the end."""
        return self._lines[self.taken] if self.taken < len(self._lines) else ""

    def take(self) -> str:
        """Take the next line."""
        if self.taken == len(self._lines):
            raise BadRecord(say("error-cut-short", line=self.taken))
        self.taken += 1
        return self._lines[self.taken - 1]

    def has(self, word: str) -> bool:
        """Whether the next line begins with this word."""
        return self.next().startswith(f"{word} ")

    def value(self, word: str) -> str:
        """Take the next line; the text after this word."""
        line = self.take()
        if not line.startswith(f"{word} "):
            raise self.error(say("error-line-word", word=word, line=clip(line)))
        return line.removeprefix(f"{word} ")

    def number(self, word: str) -> int:
        """Take the next line; the integer after this word."""
        text = self.value(word)
        number = whole_number(text)
        if number < 0:
            raise self.error(say("error-line-integer", word=word, value=clip(text)))
        return number

    def digest(self, word: str) -> str:
        """Take the next line; the 64 hexadecimal digits after this word."""
        text = self.value(word)
        if not DIGEST.fullmatch(text):
            raise self.error(say("error-line-digest", word=word, value=clip(text)))
        return text

    def words(self, word: str) -> tuple[str, ...]:
        """Take the next line; the JSON list of texts after this word."""
        words = read_words(self.value(word))
        if words is None:
            raise self.error(say("error-line-list", word=word))
        return words

    def error(self, what: Message | ShoalError) -> BadRecord:
        """The error for the line that was taken last."""
        if isinstance(what, ShoalError):
            return BadRecord(at_line(self.taken, what.message), what.folder)
        return BadRecord(at_line(self.taken, what))


def read_bytes(path: str | PathLike[str]) -> bytes:
    """The file's bytes; BadRecord if it cannot be read. Reads one byte more than the limit."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise BadRecord(
            say("error-cannot-read", path=clip(str(path)), reason=reason_of(error))
        ) from error
    except (TypeError, ValueError) as error:
        raise BadRecord(say("error-not-a-path", path=clip(str(path)))) from error
    return content


def read_record(content: bytes | str, games: Iterable[GameInfo] = ()) -> Record:
    """The record, if it is complete and unaltered; ``games`` are third parties' games."""
    record, stated = parse(content, games)
    if stated != record.checksum():
        raise BadRecord(at_line(record.last_line(), altered()))
    return record


def parse(content: bytes | str, games: Iterable[GameInfo] = ()) -> tuple[Record, str]:
    """The record, and the checksum in its last line, which is not checked."""
    lines = Lines(split(content))
    first = lines.take()
    if first != FIRST_LINE:
        raise lines.error(say("error-first-line", wanted=repr(FIRST_LINE), line=clip(first)))
    record = _read_body(lines, _read_game(lines, tuple(games)))
    stated = lines.digest("checksum")
    if lines.next():
        raise BadRecord(at_line(lines.taken + 1, say("error-after-checksum")))
    return record, stated


def split(content: bytes | str) -> list[str]:
    """The lines of the file, each plain text within the limit."""
    if len(content) > MAX_FILE_BYTES:
        raise BadRecord(say("error-file-too-large", bytes=MAX_FILE_BYTES))
    text = content if isinstance(content, str) else _decode(content)
    if text.count("\r\n") == text.count("\n"):
        text = text.replace("\r\n", "\n")
    *lines, rest = text.split("\n")
    if rest or not lines:
        raise BadRecord(at_line(len(lines) + 1, say("error-no-line-end")))
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE_LENGTH:
            raise BadRecord(at_line(number, say("error-line-too-long")))
        if not line or not is_plain(line):
            raise BadRecord(at_line(number, say("error-line-empty")))
    return lines


def _decode(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadRecord(at_line(line, say("error-line-not-text"))) from error


def _read_game(lines: Lines, games: tuple[GameInfo, ...]) -> tuple[Game, int, int]:
    """Game, version of its rules, and number of players."""
    info = _find_game(lines, games)
    rules = lines.number("rules")
    if not 1 <= rules <= info.version:
        raise lines.error(
            say("error-rules-version", game=info.title, last=info.version, version=rules)
        )
    players = lines.number("players")
    try:
        info.check_players(players)
    except ShoalError as error:
        raise lines.error(error) from error
    return _read_options(lines, info, rules), rules, players


def _find_game(lines: Lines, games: tuple[GameInfo, ...]) -> GameInfo:
    name = lines.value("game")
    for info in games:
        if info.name == name:
            return info
    try:
        return game_info(name)
    except ShoalError as error:
        raise lines.error(error) from error


def _read_options(lines: Lines, info: GameInfo, rules: int) -> Game:
    written: list[str] = []
    chosen: dict[str, Value] = {}
    game = info.game(rules=rules)
    while lines.has("option"):
        name, _, value = lines.value("option").partition("=")
        written.append(f"option {name}={value}")
        chosen[name] = value
        try:
            game = info.game(chosen, rules)
        except ShoalError as error:
            raise lines.error(error) from error
        if write_options(game, rules) != written:
            raise lines.error(say("error-options-order"))
    return game


def _read_body(lines: Lines, head: tuple[Game, int, int]) -> Record:
    game, rules, players = head
    names = _read_seats(lines, players)
    commitment = lines.digest("commitment")
    salts = _read_salts(lines, players)
    start = _read_start(lines, game, rules, players)
    moves = _read_moves(lines, players)
    result = _read_result(lines, players) if lines.has("scores") else None
    return Record(game, rules, players, names, commitment, salts, start, moves, result)


def _read_seats(lines: Lines, players: int) -> tuple[str, ...]:
    if not lines.has("seats"):
        return ("",) * players
    names = lines.words("seats")
    try:
        read_names(names, players)
    except ShoalError as error:
        raise lines.error(error) from error
    if not any(names):
        raise lines.error(say("error-seats-needless"))
    return names


def _read_salts(lines: Lines, players: int) -> tuple[str, ...]:
    salts = lines.words("salts")
    try:
        read_salts(salts, players)
    except ShoalError as error:
        raise lines.error(error) from error
    if not salts:
        raise lines.error(say("error-salts-missing"))
    return salts


def _read_start(lines: Lines, game: Game, rules: int, players: int) -> str:
    if not lines.has("start"):
        return ""
    text = lines.value("start")
    try:
        given, state = read_position(game.info, text, rules)
        same = is_position_of(given, state, text, rules)
    except ShoalError as error:
        raise lines.error(error) from error
    if not same or state.players != players or given.options != game.options:
        raise lines.error(say("error-start-otherwise"))
    return text


def _read_moves(lines: Lines, players: int) -> tuple[Step, ...]:
    movers = {str(seat): seat for seat in range(players)} | {CHANCE_MARK: int(CHANCE)}
    moves: list[Step] = []
    while not lines.has("scores") and not lines.has("checksum"):
        mover, _, text = lines.take().partition(" ")
        if mover not in movers:
            raise lines.error(say("error-mover", mark=CHANCE_MARK, value=clip(mover)))
        moves.append((movers[mover], text))
    return tuple(moves)


def _read_result(lines: Lines, players: int) -> Result:
    scores = lines.value("scores").split(" ")
    if len(scores) != players or not all(SCORE.fullmatch(score) for score in scores):
        raise lines.error(say("error-scores", players=players))
    ranking = _read_ranking(lines, players)
    seed = lines.digest("seed")
    return Result(tuple([int(score) for score in scores]), ranking, seed)


def _read_ranking(lines: Lines, players: int) -> Ranking:
    levels = [level.split("=") for level in lines.value("ranking").split(" ")]
    ranking = tuple(tuple([whole_number(seat) for seat in level]) for level in levels)
    seats = sorted([seat for level in ranking for seat in level])
    if seats != list(range(players)) or any(list(level) != sorted(level) for level in ranking):
        raise lines.error(say("error-ranking"))
    return ranking
