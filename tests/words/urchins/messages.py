"""What the messages of Sea Urchins claim, compared with the facts and the legal moves."""

from words.game_steps import Step
from words.message_claims import Claims

from shoal.core.game import Game
from shoal.core.message import DETAIL, HEADLINE
from shoal.core.state import NOBODY, State
from shoal.core.text.position_text import read_position, write_position

claims = Claims("urchins")

SHOWN = {".": "", "r": "red", "y": "yellow", "R": "red on yellow", "Y": "yellow on red"}


# Reading the board.


def board(rows: list[str]) -> dict[str, str]:
    """What lies on each square, by its name."""
    size = len(rows)
    return {
        f"{'abcdefgh'[column]}{size - height}": SHOWN[mark]
        for height, row in enumerate(rows)
        for column, mark in enumerate(row)
    }


def lay(step: Step, square: str) -> str:
    """What lay on a square before the step."""
    return board(step.was("rows"))[square]


def changed(step: Step) -> dict[str, tuple[str, str]]:
    """What lay on each square that changed, and what lies there now."""
    before, after = board(step.was("rows")), board(step.now("rows"))
    return {name: (before[name], after[name]) for name in before if before[name] != after[name]}


def colour_of(word: str) -> str:
    """``red`` for the key of the word."""
    family, colour = word.split("-")
    assert family == "colour" and colour in ("red", "yellow")
    return colour


def pile_of(facts: list[int], colour: str) -> int:
    """How many tokens of a colour are in the pile."""
    return facts[0 if colour == "red" else 1]


def texts(game: Game, state: State) -> list[str]:
    """The legal moves of the seat to act."""
    seat = int(state.actor())
    return [] if seat < 0 else [game.notation.write_move(move) for move in state.moves(seat)]


def moved(game: Game, state: State, text: str) -> State:
    """The position after a move of the seat to act."""
    after = state.clone()
    after.play(state.actor(), game.notation.read_move(text))
    return after


def best_landing(game: Game, state: State) -> int:
    """The most tokens that the seat to act can fish in its third step."""
    seat = int(state.actor())
    ends = [moved(game, state, text) for text in texts(game, state)]
    return max([int(end.scores()[seat] - state.scores()[seat]) for end in ends], default=0)


def best_in_one_action(game: Game, state: State) -> int:
    """The most tokens for the seat to act if it leaves out the first step."""
    if "hold" in texts(game, state):
        state = moved(game, state, "hold")
    if game.facts(state, 0)["phase"] == "3":
        return best_landing(game, state)
    ends = [moved(game, state, text) for text in texts(game, state)]
    return max([best_landing(game, end) for end in ends])


def does(step: Step, *words: str) -> bool:
    """Whether the move is written like this."""
    return step.text == " ".join(words)


# The log: tokens.


@claims.of("log-first", rule="UR-5")
def first(step: Step, seat: int) -> None:
    assert (step.was("phase"), step.now("turn")) == ("lot", seat)


@claims.of("log-leave", rule="UR-8", level=DETAIL)
def leaves(step: Step, seat: int) -> None:
    assert does(step, "hold") and (seat, step.was("phase")) == (step.was("turn"), "1")
    assert changed(step) == {} and step.now("phase") == "2"


@claims.of("log-add", rule="UR-17")
def adds(step: Step, seat: int, colour: str, square: str) -> None:
    assert (seat, step.was("phase")) == (step.was("turn"), "2")
    assert changed(step) == {square: ("", colour_of(colour))}
    from_the_pile(step, colour_of(colour))


@claims.of("log-stack", rule="UR-17")
def stacks(step: Step, seat: int, colour: str, below: str, square: str) -> None:
    assert (seat, step.was("phase")) == (step.was("turn"), "2")
    top, bottom = colour_of(colour), colour_of(below)
    assert changed(step) == {square: (bottom, f"{top} on {bottom}")}
    from_the_pile(step, top)


def from_the_pile(step: Step, colour: str) -> None:
    """One token of this colour has left the pile."""
    assert step.gained("pile") == ([-1, 0] if colour == "red" else [0, -1])
    assert step.now("added")


@claims.of("log-slide", rule="UR-13")
def slides(step: Step, seat: int, colour: str, square: str, target: str) -> None:
    assert seat == step.was("turn") and step.was("phase") in ("1", "2")
    shown = colour_of(colour)
    assert changed(step) == {square: (shown, ""), target: ("", shown)}


@claims.of("log-jump", rule="UR-14")
def jumps(step: Step, seat: int, colour: str, square: str, target: str) -> None:
    assert seat == step.was("turn") and step.was("phase") in ("1", "2")
    shown = colour_of(colour)
    below = "yellow" if shown == "red" else "red"
    assert changed(step) == {square: (f"{shown} on {below}", below), target: ("", shown)}


# The log: the piece, and the headline of a turn.


@claims.of("log-piece", rule="UR-23", level=DETAIL)
def piece_moves(step: Step, seat: int, square: str) -> None:
    assert step.was("pieces")[seat] != square
    piece_lands(step, seat, square)


@claims.of("log-stay", rule="UR-24", level=DETAIL)
def piece_stays(step: Step, seat: int, square: str) -> None:
    assert step.was("pieces")[seat] == square and step.game.options["stay"] is True
    piece_lands(step, seat, square)


def piece_lands(step: Step, seat: int, square: str) -> None:
    """The piece comes to a square with a token; the other pieces stay."""
    assert does(step, "piece", square) and (seat, step.was("phase")) == (step.was("turn"), "3")
    assert lay(step, square) != ""
    caught = step.gained("won")[seat] > 0
    pieces = list(step.was("pieces"))
    pieces[seat] = "hand" if caught else square
    assert step.now("pieces") == pieces


@claims.of("log-catch", rule="UR-33", level=HEADLINE)
def catches(step: Step, seat: int, count: int, squares: list[str], total: int) -> None:
    assert seat == step.was("turn")
    assert step.gained("won")[seat] == count == sum(step.gained("won")) >= 2
    assert step.now("won")[seat] == total
    assert sorted(squares) == sorted(changed(step)) and len(squares) == len(set(squares))
    assert all(now == "" for _, now in changed(step).values())
    assert sum(2 if " on " in was else 1 for was, _ in changed(step).values()) == count


@claims.of("log-hand", rule="UR-36", level=DETAIL)
def piece_returns(step: Step, seat: int) -> None:
    assert step.gained("won")[seat] > 0 and step.now("pieces")[seat] == "hand"


@claims.of("log-turn", rule="UR-26", level=HEADLINE)
def turn_with_an_addition(step: Step, seat: int, square: str) -> None:
    assert step.was("added") is True and step.now("calm") == 0
    turn_without_a_catch(step, seat, square)


@claims.of("log-still-turn", rule="UR-22", level=HEADLINE)
def turn_without_an_addition(step: Step, seat: int, square: str) -> None:
    assert step.was("added") is False and step.now("calm") == step.was("calm") + 1
    turn_without_a_catch(step, seat, square)


def turn_without_a_catch(step: Step, seat: int, square: str) -> None:
    """The piece is on the square, and nobody has won a token."""
    assert (seat, step.was("phase")) == (step.was("turn"), "3")
    assert step.now("pieces")[seat] == square and changed(step) == {}
    assert set(step.gained("won")) == {0}


# The log: what comes next.


def begins(step: Step, seat: int) -> None:
    """It is this seat's turn now, and it was not before."""
    assert seat == step.now("turn") and step.was("phase") in ("lot", "3")


@claims.of("log-cannot-move", rule="UR-8", level=DETAIL)
def cannot_move(step: Step, seat: int) -> None:
    begins(step, seat)
    assert step.now("phase") in ("2", "3")
    assert not any(text.startswith("move") for text in texts(step.game, step.after))


@claims.of("log-cannot-act", rule="UR-11")
def cannot_act(step: Step, seat: int) -> None:
    begins(step, seat)
    assert step.now("phase") == "3" and "" not in board(step.now("rows")).values()
    colours = [one for one in ("red", "yellow") if pile_of(step.now("pile"), one)]
    free = board(step.now("rows")).items()
    bare = {shown for name, shown in free if name not in step.now("pieces") and " on " not in shown}
    assert all({colour} >= bare for colour in colours)


@claims.of("log-must-add", rule="UR-22")
def must_add(step: Step, seat: int, turns: int) -> None:
    begins(step, seat)
    assert turns == step.now("calm") >= step.now("lull")
    after = step.after
    if step.now("phase") == "1":
        after = moved(step.game, after, "hold")
    assert all(text.startswith("add ") for text in texts(step.game, after))


@claims.of("log-end-pile", rule="UR-37")
def pile_is_used_up(step: Step) -> None:
    assert (step.now("phase"), step.now("pile")) == ("over", [0, 0])


@claims.of("log-end-colour", rule="UR-37")
def colour_is_used_up(step: Step, colour: str) -> None:
    assert step.now("phase") == "over" and step.game.options["end"] == "either"
    assert pile_of(step.now("pile"), colour_of(colour)) == 0 < sum(step.now("pile"))


@claims.of("log-end-still", rule="UR-39")
def water_is_still(step: Step, turns: int) -> None:
    assert step.now("phase") == "over" and min(step.now("pile")) >= 0 < sum(step.now("pile"))
    assert turns == step.now("calm") == step.now("lull") + len(step.now("won"))


# The end.


@claims.of("won-most", rule="UR-40")
def wins(step: Step, seat: int, count: int) -> None:
    won = step.now("won")
    assert step.after.actor() == NOBODY
    assert won[seat] == count == max(won) and won.count(count) == 1


@claims.of("won-shared", rule="UR-41")
def share_the_win(step: Step, seats: list[int], count: int) -> None:
    won = step.now("won")
    assert step.after.actor() == NOBODY and len(seats) > 1
    assert seats == [seat for seat, found in enumerate(won) if found == count == max(won)]


# Prompts.


def kinds(step: Step) -> set[str]:
    """The kinds of moves that the seat to act has."""
    return {text.split()[0] for text in texts(step.game, step.before)}


def is_asked(step: Step, number: str) -> None:
    """The seat decides in this step of its turn."""
    assert (step.mover, step.was("phase")) == (step.before.actor(), number)


@claims.of("ask-draw", rule="UR-5")
def asks_for_the_draw(step: Step) -> None:
    assert step.was("phase") == "lot"


@claims.of("ask-over", rule="UR-38")
def asks_nothing_at_the_end(step: Step) -> None:
    assert step.before.actor() == NOBODY


@claims.of("ask-wait", rule="UR-6")
def asks_to_wait(step: Step, seat: int) -> None:
    assert seat == step.before.actor() != step.mover


@claims.of("ask-step-1", rule="UR-8")
def asks_for_step_1(step: Step) -> None:
    is_asked(step, "1")
    assert kinds(step) == {"hold", "move"}


@claims.of("ask-step-2", rule="UR-9")
def asks_for_step_2(step: Step) -> None:
    is_asked(step, "2")
    assert kinds(step) == {"add", "move"}


@claims.of("ask-add", rule="UR-17")
def asks_for_an_addition(step: Step) -> None:
    is_asked(step, "2")
    assert kinds(step) == {"add"} and step.was("calm") < step.was("lull")


@claims.of("ask-must-add", rule="UR-22")
def demands_an_addition(step: Step, turns: int) -> None:
    is_asked(step, "2")
    assert kinds(step) == {"add"} and turns == step.was("calm") >= step.was("lull")


@claims.of("ask-step-3", rule="UR-23")
def asks_for_step_3(step: Step) -> None:
    is_asked(step, "3")
    assert kinds(step) == {"piece"}


# Reasons.


@claims.of("why-ready", rule="UR-26")
def makes_ready(step: Step, count: int) -> None:
    assert count == ready(step) > 0


@claims.of("why-none-ready", rule="UR-26")
def makes_nothing_ready(step: Step) -> None:
    assert ready(step) == 0


def ready(step: Step) -> int:
    """What the piece alone could fish after the step."""
    assert step.was("phase") in ("1", "2")
    text = write_position(step.game, step.after).replace("phase=2", "phase=3")
    return best_landing(*read_position(step.game.info, text))


@claims.of("why-last", rule="UR-38")
def is_last(step: Step, count: int) -> None:
    assert step.gained("won")[step.mover] == count and step.after.actor() == NOBODY


@claims.of("why-safe", rule="UR-26")
def is_safe(step: Step, count: int, other: int) -> None:
    assert step.gained("won")[step.mover] == count and step.after.actor() == other != step.mover
    assert best_in_one_action(step.game, step.after) == 0


@claims.of("why-leaves", rule="UR-26")
def leaves_a_catch(step: Step, count: int, other: int, left: int) -> None:
    assert step.gained("won")[step.mover] == count and step.after.actor() == other != step.mover
    assert best_in_one_action(step.game, step.after) == left > 0
