"""What Sea Urchins claims about moves: those that are possible, and why others are not."""

from words.game_steps import Step
from words.urchins.messages import claims, colour_of, lay, pile_of, texts

from shoal.core.state import NOBODY

# Moves.

claims.told_as |= {
    "move-leave": ("log-leave",),
    "move-add": ("log-add",),
    "move-stack": ("log-stack",),
    "move-token": ("log-slide", "log-jump"),
    "move-piece": ("log-piece",),
    "move-stay": ("log-stay",),
}


@claims.of("move-leave")
def leave(step: Step) -> None:
    assert step.text == "hold"


@claims.of("move-add")
def add(step: Step, colour: str, square: str) -> None:
    assert step.text == f"add {colour_of(colour)} {square}" and lay(step, square) == ""


@claims.of("move-stack")
def stack(step: Step, colour: str, below: str, square: str) -> None:
    assert step.text == f"add {colour_of(colour)} {square}"
    assert lay(step, square) == colour_of(below) != colour_of(colour)


@claims.of("move-token")
def move_token(step: Step, colour: str, square: str, target: str) -> None:
    assert step.text == f"move {square} {target}"
    assert lay(step, square).split()[0] == colour_of(colour)


@claims.of("move-piece")
def move_piece(step: Step, square: str) -> None:
    assert step.text == f"piece {square}" and step.was("pieces")[step.mover] != square


@claims.of("move-stay")
def stay(step: Step, square: str) -> None:
    assert step.text == f"piece {square}" and step.was("pieces")[step.mover] == square


# Refusals.


def verb(step: Step) -> str:
    """The first word of the move."""
    return step.text.split()[0]


def mentions(step: Step, square: str) -> bool:
    """Whether the move names the square."""
    return square in step.text.split()[1:]


def is_free(step: Step, square: str) -> bool:
    """Whether no piece is on the square."""
    return square not in step.was("pieces")


@claims.of("no-game-over", rule="UR-38")
def game_is_over(step: Step) -> None:
    assert step.before.actor() == NOBODY


@claims.of("no-draw-yet", rule="UR-5")
def nobody_is_drawn(step: Step) -> None:
    assert step.was("phase") == "lot"


@claims.of("no-other-turn", rule="UR-6")
def other_turn(step: Step, seat: int) -> None:
    assert seat == step.before.actor() != step.mover


@claims.of("no-such-number", rule="UR-1")
def no_such_number(step: Step, number: int, last: int) -> None:
    assert (number, last) == (step.move, step.game.move_count - 1) and not 0 <= number <= last


@claims.of("no-add-yet", rule="UR-7")
def too_early_to_add(step: Step) -> None:
    assert (verb(step), step.was("phase")) == ("add", "1")


@claims.of("no-token-now", rule="UR-7")
def too_late_for_tokens(step: Step) -> None:
    assert verb(step) in ("add", "move") and step.was("phase") == "3"


@claims.of("no-piece-yet", rule="UR-7")
def too_early_for_the_piece(step: Step) -> None:
    assert verb(step) == "piece" and step.was("phase") in ("1", "2")


@claims.of("no-leave", rule="UR-9")
def second_step_is_needed(step: Step) -> None:
    assert (step.text, step.was("phase")) == ("hold", "2")
    assert {text.split()[0] for text in texts(step.game, step.before)} == {"add", "move"}


@claims.of("no-leave-add", rule="UR-9")
def addition_is_needed(step: Step) -> None:
    assert (step.text, step.was("phase")) == ("hold", "2")
    assert {text.split()[0] for text in texts(step.game, step.before)} == {"add"}


@claims.of("no-piece-left", rule="UR-23")
def third_step_is_needed(step: Step) -> None:
    assert (step.text, step.was("phase")) == ("hold", "3")


@claims.of("no-must-add", rule="UR-22")
def addition_is_due(step: Step, turns: int) -> None:
    assert verb(step) in ("hold", "move") and step.was("phase") == "2"
    assert turns == step.was("calm") >= step.was("lull")
    assert {text.split()[0] for text in texts(step.game, step.before)} == {"add"}


@claims.of("no-colour-left", rule="UR-21")
def colour_has_run_out(step: Step, colour: str) -> None:
    assert step.text.startswith(f"add {colour_of(colour)} ")
    assert pile_of(step.was("pile"), colour_of(colour)) == 0


@claims.of("no-add-piece", rule="UR-18")
def piece_is_in_the_way(step: Step, seat: int, square: str) -> None:
    assert verb(step) == "add" and mentions(step, square)
    assert step.was("pieces")[seat] == square


@claims.of("no-add-stack", rule="UR-19")
def stack_is_full(step: Step, square: str) -> None:
    assert verb(step) == "add" and mentions(step, square) and is_free(step, square)
    assert " on " in lay(step, square)


@claims.of("no-add-same", rule="UR-20")
def colours_are_the_same(step: Step, colour: str, square: str) -> None:
    assert step.text == f"add {colour_of(colour)} {square}" and is_free(step, square)
    assert lay(step, square) == colour_of(colour)


@claims.of("no-token", rule="UR-13")
def nothing_is_there(step: Step, square: str) -> None:
    assert verb(step) == "move" and mentions(step, square) and lay(step, square) == ""
    assert step.text.split()[1] == square


@claims.of("no-move-piece", rule="UR-12")
def piece_holds_the_token(step: Step, seat: int, square: str) -> None:
    assert step.text.startswith(f"move {square} ") and step.was("pieces")[seat] == square


@claims.of("no-move-taken", rule="UR-16")
def target_is_taken(step: Step, square: str) -> None:
    assert verb(step) == "move" and step.text.endswith(f" {square}") and lay(step, square) != ""


@claims.of("no-move-far", rule="UR-13")
def token_is_alone(step: Step, square: str) -> None:
    assert step.text.startswith(f"move {square} ") and is_free(step, square)
    assert lay(step, square) in ("red", "yellow")
    assert max(distances(step.text)) > 1


@claims.of("no-move-over", rule="UR-14")
def passes_over_several(step: Step, square: str, target: str) -> None:
    assert step.text == f"move {square} {target}" and step.game.options["jump"] == "one"
    assert " on " in lay(step, square)
    assert sum(lay(step, one) != "" for one in between(square, target)) > 1


def distances(text: str) -> tuple[int, int]:
    """How many columns and rows a token would move."""
    _, start, end = text.split()
    return abs(ord(start[0]) - ord(end[0])), abs(int(start[1]) - int(end[1]))


def between(start: str, end: str) -> list[str]:
    """The squares between two of one row or column."""
    columns = sorted(ord(name[0]) for name in (start, end))
    rows = sorted(int(name[1]) for name in (start, end))
    if start[0] == end[0]:
        return [f"{start[0]}{row}" for row in range(rows[0] + 1, rows[1])]
    return [f"{chr(column)}{start[1]}" for column in range(columns[0] + 1, columns[1])]


@claims.of("no-piece-empty", rule="UR-23")
def nothing_to_land_on(step: Step, square: str) -> None:
    assert step.text == f"piece {square}" and lay(step, square) == ""


@claims.of("no-piece-same", rule="UR-24")
def piece_must_move(step: Step, square: str) -> None:
    assert step.text == f"piece {square}" and step.was("pieces")[step.mover] == square
    assert step.game.options["stay"] is False


@claims.of("no-piece-taken", rule="UR-23")
def another_piece_is_there(step: Step, seat: int, square: str) -> None:
    assert step.text == f"piece {square}" and step.was("pieces")[seat] == square
    assert seat != step.mover
