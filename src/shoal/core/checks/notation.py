"""Checks of notation: moves, outcomes and positions as text, and games as lists of texts."""

from shoal.core.checks.random_games import (
    CheckRun,
    difference,
    everything,
    short_text,
    steps_here,
)
from shoal.core.checks.rules_of_play import wrong_actors
from shoal.core.errors import BadNotation, BadOption, BadPosition
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.text.clip import clip
from shoal.core.text.position_text import read_position, write_position

MAX_NUMBERS = 500
"""The number of move numbers that are written and read in one run."""

LETTERS = "0123456789abcxyzABC-+,=/|*:;. \t\n\0é²٣"
"""Characters of bad input; the last ones are digits, but not ASCII."""

HUGE = ("99999999999999999999", "-1", "1e9", "00", "x" * 300)
"""Numbers and words that no position has."""


def check_notation(run: CheckRun) -> None:
    """Every move, outcome and position survives its text, and bad text is refused."""
    for number in _numbers(run.game.move_count, run.rng(3)):
        _move_survives(run, number)
    for state in run.walk(run.sample()):
        before = write_position(run.game, state)
        for seat, move in steps_here(state, run.rng(4), 24):
            _step_survives(run, state, seat, move)
        if write_position(run.game, state) != before:
            raise run.failure("notation", "Writing and reading moves changed the position.")
        _position_survives(run, state)
    other = ""
    for state in run.walk(run.sample(2)):
        _strange_steps(run, state)
        text = write_position(run.game, state)
        for near in [*strange(text, run.rng(5), 8), *mixed(text, other, run.rng(14), 8)]:
            _strange_position(run, near)
        other = text


def _numbers(count: int, rng: Rng) -> list[int]:
    if count <= MAX_NUMBERS:
        return list(range(count))
    return sorted({0, count - 1, *(rng.below(count) for _ in range(MAX_NUMBERS))})


def _move_survives(run: CheckRun, number: int) -> None:
    text = run.game.notation.write_move(number)
    if not _is_one_line(text):
        raise run.failure("notation", f"Move {number} is written {clip(text)}, not one line.")
    read = run.game.notation.read_move(text)
    if read != number:
        raise run.failure("notation", f"Move {number} is written {clip(text)} and read {read}.")


def _step_survives(run: CheckRun, state: State, seat: int, move: int) -> None:
    text = run.game.notation.write(state, seat, move)
    what = "Outcome" if seat == CHANCE else "Move"
    if not _is_one_line(text):
        raise run.failure("notation", f"{what} {move} is written {clip(text)}, not one line.")
    read = run.game.notation.read(state, seat, text)
    if read != move:
        raise run.failure("notation", f"{what} {move} is written {clip(text)} and read {read}.")


def _is_one_line(text: str) -> bool:
    return bool(text) and text.isprintable() and text == text.strip()


def _position_survives(run: CheckRun, state: State) -> None:
    text = write_position(run.game, state)
    if not _is_one_line(text):
        raise run.failure("notation", f"The position is written {clip(text)}, not one line.")
    game, read = read_position(run.info, text)
    differs = difference(everything(run.game, state), everything(game, read))
    if differs:
        raise run.failure("notation", f"As played and as re-read, {differs}.")
    original = state.clone()
    for number in range(run.at, len(run.steps)):
        seat, move = run.steps[number]
        if seat != CHANCE and move not in list(read.moves(seat)):
            sentence = f"The re-read position no longer has step {number} of seat {seat}: {move}."
            raise run.failure("notation", sentence)
        read.play(seat, move)
        original.play(seat, move)
    differs = difference(everything(run.game, original), everything(game, read))
    if differs:
        raise run.failure("notation", f"The re-read position ends otherwise: {differs}.")


def strange(text: str, rng: Rng, count: int) -> list[str]:
    """Texts that are almost the same."""
    return [text[: rng.below(len(text) + 1)], *(_misspell(text, rng) for _ in range(count - 1))]


def mixed(text: str, other: str, rng: Rng, count: int) -> list[str]:
    """Positions that are probably possible: small changes, words from another position."""
    return [_nudge(_swap(text, other, rng), rng) for _ in range(count)]


def _swap(text: str, other: str, rng: Rng) -> str:
    """The text with one word from the other, half of the time."""
    words, others = text.split(" "), other.split(" ")
    place = rng.below(2 * len(words))
    if len(words) != len(others) or place >= len(words):
        return text
    return " ".join([*words[:place], others[place], *words[place + 1 :]])


def _nudge(text: str, rng: Rng) -> str:
    """One digit up and, two times of three, one down, so that sums may stay the same."""
    digits = [place for place, letter in enumerate(text) if letter in "0123456789"]
    up, down = rng.below(len(digits)), rng.below(len(digits))
    letters = list(text)
    letters[digits[up]] = str((int(letters[digits[up]]) + 1) % 10)
    if rng.below(3):
        letters[digits[down]] = str((int(letters[digits[down]]) - 1) % 10)
    return "".join(letters)


def _misspell(text: str, rng: Rng) -> str:
    """The text with one letter or word removed, added, doubled or replaced."""
    place = rng.below(len(text) + 1)
    letter = LETTERS[rng.below(len(LETTERS))]
    words = text.split(" ")
    word = rng.below(len(words))
    kind = rng.below(7)
    if kind == 0:
        return text[:place] + letter + text[place:]
    if kind == 1:
        return text[:place] + text[place + 1 :]
    if kind <= 3:
        return text[:place] + letter + text[place + 1 :]
    if kind == 4:
        return " ".join(words[:word] + words[word + 1 :])
    if kind == 5:
        return " ".join([*words[: word + 1], *words[word:]])
    key, equals, _ = words[word].rpartition("=")
    huge = HUGE[rng.below(len(HUGE))]
    return " ".join([*words[:word], key + equals + huge, *words[word + 1 :]])


def _strange_steps(run: CheckRun, state: State) -> None:
    rng = run.rng(6)
    for seat, move in steps_here(state, rng, 3):
        for text in ["", *strange(run.game.notation.write(state, seat, move), rng, 5)]:
            _strange_step(run, state, seat, text)


def _strange_step(run: CheckRun, state: State, seat: int, text: str) -> None:
    try:
        read = run.game.notation.read(state, seat, text)
    except BadNotation:
        return
    except Exception as error:
        sentence = f"{clip(text)} is not a move and raises {type(error).__name__}, not BadNotation."
        raise run.failure("notation", sentence) from error
    many = state.outcomes() if seat == CHANCE else run.game.move_count
    if not 0 <= read < many:
        raise run.failure("notation", f"{clip(text)} is read as {read}, outside 0 to {many - 1}.")
    written = run.game.notation.write(state, seat, read)
    if written != text:
        sentence = f"{clip(text)} is taken for {clip(written)}, but a move has one text."
        raise run.failure("notation", sentence)


def _strange_position(run: CheckRun, text: str) -> None:
    """An accepted text is a correct position that can be played to its end."""
    try:
        game, state = read_position(run.info, text)
    except (BadPosition, BadOption):
        return
    except Exception as error:
        sentence = f"The text {short_text(text)} raises {type(error).__name__}, not BadPosition."
        raise run.failure("notation", sentence) from error
    try:
        wrong = _wrong_position(run, game, state)
    except Exception as error:
        sentence = f"The position {short_text(text)} is accepted, then {type(error).__name__}."
        raise run.failure("notation", sentence) from error
    if wrong:
        sentence = f"The position {short_text(text)} is accepted, but {wrong}"
        raise run.failure("notation", sentence)


def _wrong_position(run: CheckRun, game: Game, state: State) -> str:
    text = write_position(game, state)
    again = write_position(*read_position(run.info, text))
    if again != text:
        return f"it is written {short_text(text)} and then {short_text(again)}."
    counts = game.component_counts(state)
    at_start = game.component_counts(game.start_checked(state.players))
    if counts != at_start:
        return f"its component counts are {counts} and not {at_start}."
    playout(state, run.rng(7), game.max_steps)
    if state.actor() != NOBODY and not wrong_actors(game, state):
        return f"a random game from there does not end within {game.max_steps} steps."
    return wrong_actors(game, state)


def check_replay(run: CheckRun) -> None:
    """The texts of a game's moves, read in order from the start, give the same game."""
    texts: list[tuple[int, str]] = []
    end: dict[str, str] = {}
    for state in run.walk():
        if run.at < len(run.steps):
            seat, move = run.steps[run.at]
            texts.append((seat, run.game.notation.write(state, seat, move)))
        else:
            end = everything(run.game, state)
    game = run.info.game(run.game.options)
    state = game.start_checked(run.players)
    for number, (seat, text) in enumerate(texts):
        run.at = number
        move = game.notation.read(state, seat, text)
        if move != run.steps[number][1]:
            raise run.failure("replay", f"Replayed, {clip(text)} is move {move}.")
        state.play(seat, move)
    differs = difference(end, everything(game, state))
    if differs:
        raise run.failure("replay", f"As played and as replayed from its texts, {differs}.")
