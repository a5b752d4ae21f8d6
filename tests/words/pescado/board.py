"""What the lines of Pescado's board claim, compared with the state and what a viewer may know."""

from collections import Counter
from collections.abc import Iterator, Sequence

from words.game_steps import Step
from words.message_claims import ENDS, Claims
from words.pescado.messages import claims, fish, letters, score

from shoal.core.bits import members
from shoal.core.catalogue import Catalogue
from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.core.text.board_lines import BoardLine, BoardRow
from shoal.games.pescado.components import LETTERS, letters_of
from shoal.games.pescado.moves import OVER, PHASES
from shoal.games.pescado.rules import PescadoState, own

MARKS = dict(zip("*+^~%#", LETTERS, strict=True))
"""The letter of each mark."""


class BoardClaims(Claims):
    """Claims of a board's lines, which may also be headings and cells of a table."""

    def check_sentence(self, catalogue: Catalogue, message: Message, text: str) -> None:
        """Check that a text is a sentence without codes; it may lack the full stop."""
        whole = text if text.endswith(ENDS) else text.rstrip(" :") + "."
        super().check_sentence(catalogue, message, whole)


board_claims = BoardClaims("pescado")


def check_board(step: Step) -> None:
    """Compare the board of the step's viewer with the position before it."""
    lines = step.view.lines()
    for line in lines:
        for said in messages_in(line):
            is_own = said.key.startswith("board-")
            (board_claims if is_own else claims).check(step, said)
    check_drawings(step, lines)
    check_nothing_is_left_out(step, [line for line in lines if isinstance(line, Message)])


def messages_in(line: BoardLine) -> list[Message]:
    """A sentence, or the messages in the cells of a row."""
    if isinstance(line, Message):
        return [line]
    return [cell.what for cell in line.cells if isinstance(cell.what, Message)]


def state_of(step: Step) -> PescadoState:
    """The position that the board shows."""
    return own(step.before)


def owner(step: Step) -> int:
    """The seat before the one whose turn it is."""
    state = state_of(step)
    return (int(state.turn) - 1) % int(state.players)


# Drawings: the tiles below each heading.


def check_drawings(step: Step, lines: Sequence[BoardLine]) -> None:
    """The marks below each heading are the dice, or the tiles of that place."""
    state = state_of(step)
    shown = dict(drawings(lines))
    dice = shown.get("board-dice", shown.get("board-kept", []))
    assert "".join(dice) == letters_of(state.dice)
    wanted = {"board-pool": state.pool, "board-prey": state.prey, "board-stack": state.stack}
    for seat in range(int(state.players)):
        wanted[f"seat {seat}"] = state.won[seat]
    for place, tiles in wanted.items():
        drawn = Counter([f"tile-{letters}" for letters in shown.get(place, [])])
        assert drawn == fish(step, tiles), f"other tiles are drawn for {place}"


def drawings(lines: Sequence[BoardLine]) -> Iterator[tuple[str, list[str]]]:
    """Each heading with the groups of marks below it, as letters."""
    place, groups = "", list[str]()
    for line in lines:
        if isinstance(line, BoardRow):
            groups += marks_in(line)
            continue
        yield place, groups
        is_player = line.key in ("board-player", "board-placed")
        place, groups = f"seat {line.args['seat']}" if is_player else line.key, []
    yield place, groups


def marks_in(row: BoardRow) -> list[str]:
    """The marks of a row as letters; marks beside each other are one group."""
    groups = [""]
    for cell in row.cells:
        if cell.what in MARKS:
            groups[-1] += MARKS[str(cell.what)]
        else:
            groups.append("")
    return [group for group in groups if group]


def check_nothing_is_left_out(step: Step, said: list[Message]) -> None:
    """What may be left out of a board is there when there is something to say."""
    state, keys = state_of(step), Counter([one.key for one in said])
    is_over = state.phase == OVER
    assert keys["board-grey"] == (state.flips > 0)
    assert keys["board-fresh"] == (state.fresh > 0 and not is_over)
    assert keys["board-prey"] == (state.prey > 0)
    assert keys["board-safe"] == (state.flipped & ~state.pool > 0)
    assert keys["board-top"] == (len(state.top) > 0)
    assert keys["board-done"] == (step.was("phase") == "snatch")
    assert keys["board-sealed"] == (step.was("phase") == "secret")
    seen = [
        seat for seat, tiles in enumerate(step.view.facts.get("marks", [])) if tiles is not None
    ]
    assert [one.args["seat"] for one in said if one.key == "board-marked"] == seen
    wrong = [seat for seat, tiles in enumerate(step.view.facts.get("claims", [])) if tiles]
    assert [one.args["seat"] for one in said if one.key == "board-wrong"] == wrong
    named = keys["board-player"] + keys["board-placed"]
    assert named == state.players


# Sentences.


@board_claims.of(
    *[f"board-turn-{phase}" for phase in PHASES if phase not in ("first", "over")], level=HEADLINE
)
def says_whose_turn_it_is(step: Step, said: Message) -> None:
    assert said.key == f"board-turn-{step.was('phase')}"
    assert (said.args["seat"], said.rule) == (state_of(step).turn, "")


@board_claims.of("board-before-refill", "board-before-first", level=HEADLINE)
def says_what_comes_before_the_first_turn(step: Step, said: Message) -> None:
    assert said.key == f"board-before-{step.was('phase')}"
    assert (state_of(step).thrown, step.game.options["first"], said.rule) == (0, "random", "")


@board_claims.of("board-dice", "board-kept", rule="")
def shows_the_dice(step: Step, said: Message) -> None:
    assert letters(said.args["dice"]) == letters_of(state_of(step).dice)
    assert (said.key == "board-kept") == (step.was("phase") == "throw-again")


@board_claims.of("board-grey", rule="PE-12")
def counts_grey_dice(step: Step, flips: int, count: int) -> None:
    assert (flips, count) == (state_of(step).flips, flips // 2)


@board_claims.of("board-throws", rule="PE-26", level=DETAIL)
def counts_throws(step: Step, count: int, most: int) -> None:
    assert (count, most) == (state_of(step).thrown, step.game.options["throws"])


@board_claims.of("board-pool", rule="")
def counts_the_pool(step: Step, count: int) -> None:
    assert count == len(members(state_of(step).pool))


@board_claims.of("board-stack", rule="")
def counts_the_stack(step: Step, count: int) -> None:
    assert count == len(members(state_of(step).stack))


@board_claims.of("board-tile", rule="")
def names_a_tile(step: Step, tile: str) -> None:
    assert fish(step, state_of(step).pool | state_of(step).prey)[tile] > 0


@board_claims.of("board-worth", "board-face-down", rule="")
def says_what_a_tile_is_worth(step: Step, said: Message) -> None:
    state = state_of(step)
    tiles = state.pool & state.flipped
    if said.key == "board-worth":
        tiles = state.pool & ~state.flipped | state.prey
    worths = {4 - len(set(tile.removeprefix("tile-"))) for tile in fish(step, tiles)}
    assert said.args["points"] in worths


@board_claims.of("board-prey", rule="PE-18")
def says_who_can_steal(step: Step, seat: int, other: int) -> None:
    state = state_of(step)
    assert (seat, other) == (state.turn, owner(step))
    assert state.prey & state.won[other] == state.prey > 0


@board_claims.of("board-safe", rule="PE-21")
def says_what_is_safe(step: Step, seat: int, tiles: list[str]) -> None:
    state = state_of(step)
    assert seat == owner(step)
    assert Counter(tiles) == fish(step, state.flipped & state.won[seat])


@board_claims.of("board-fresh", rule="PE-18")
def says_what_was_taken(step: Step, seat: int, tiles: list[str]) -> None:
    state = state_of(step)
    assert (seat, Counter(tiles)) == (state.turn, fish(step, state.fresh))


@board_claims.of("board-player", rule="")
def counts_points(step: Step, seat: int, points: int, count: int) -> None:
    state = state_of(step)
    assert (points, count) == (score(step, state, seat), len(members(state.won[seat])))


@board_claims.of("board-placed", rule="")
def counts_points_at_the_end(step: Step, seat: int, place: int, points: int, count: int) -> None:
    counts_points(step, seat, points, count)
    assert place == step.before.ranks()[seat] + 1


@board_claims.of("board-top", rule="PE-30")
def says_what_lies_on_the_stack(step: Step, tiles: list[str]) -> None:
    names = state_of(step).settings.deck.fish
    assert tiles == [f"tile-{names[tile]}" for tile in reversed(list(state_of(step).top))]


@board_claims.of("board-wrong", rule="PE-37")
def says_what_was_claimed(step: Step, seat: int, tiles: list[str]) -> None:
    assert Counter(tiles) == fish(step, state_of(step).fingers[seat])


@board_claims.of("board-marked", rule="PE-40")
def says_what_was_marked(step: Step, seat: int, tiles: list[str]) -> None:
    assert step.was("phase") == "open" or seat == step.viewer
    assert Counter(tiles) == fish(step, state_of(step).fingers[seat])


@board_claims.of("board-done", "board-sealed", rule="")
def says_who_is_done(step: Step, seats: list[int]) -> None:
    assert seats == members(state_of(step).finished)


@board_claims.of("board-legend", rule="", level=DETAIL)
def heads_the_legend(step: Step) -> None:
    legend = [line for line in step.view.lines()[-2:] if isinstance(line, BoardRow)]
    shown = "".join([letters for row in legend for letters in marks_in(row)])
    assert shown == LETTERS


@board_claims.of("board-colour", rule="")
def names_a_colour(step: Step, colour: str) -> None:
    rows = [line for line in step.view.lines()[-2:] if isinstance(line, BoardRow)]
    colours = [cell.colour for row in rows for cell in row.cells if cell.what in MARKS]
    assert colour.removeprefix("colour-") in colours
