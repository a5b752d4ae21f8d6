"""What Shark Tank's board in words claims: its numbers and names are those of the position."""

from words.game_steps import Step
from words.message_claims import Claims
from words.sharktank.messages import PARTS, fish_cells, members, suit_number

from shoal.core.catalogue import Catalogue
from shoal.core.message import HEADLINE, Message
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.sharktank.moves import (
    CELL,
    DRAFT,
    LAND,
    LOOK,
    NONE,
    OVER,
    PAY,
    PHASES,
    ROLL,
    SCORE,
    STRETCH,
)
from shoal.games.sharktank.notation import write_cell, write_spot


class BoardClaims(Claims):
    """The claims of the board, most of whose texts are no sentences."""

    def check_sentence(self, catalogue: Catalogue, message: Message, text: str) -> None:
        assert text and text == text.strip(), f"{text!r} has spaces around it"
        assert not any(code in text for code in ("{", "}", "$", "  ", "ST-")), f"{text!r}"
        assert message.key not in text and "suit-" not in text and "part-" not in text


claims = BoardClaims("sharktank")


def said_in(lines: list[BoardLine]) -> list[Message]:
    """Every message of a board: its sentences, and the cells of its drawings."""
    found: list[Message] = []
    for line in lines:
        cells = [cell.what for cell in line.cells] if isinstance(line, BoardRow) else [line]
        found += [one for one in cells if isinstance(one, Message)]
    return found


# Where in the game we are.


@claims.of("board-over", rule="ST-39", level=HEADLINE)
def over(step: Step, seats: list[int]) -> None:
    assert step.before.phase == OVER
    assert seats == [seat for seat, rank in enumerate(step.before.ranks()) if rank == 0]


@claims.of("board-score", rule="ST-36", level=HEADLINE)
def score(step: Step) -> None:
    assert step.before.phase == SCORE


@claims.of("board-draft", rule="ST-8", level=HEADLINE)
def draft(step: Step, seat: int, value: int) -> None:
    assert step.before.phase == DRAFT
    assert (seat, value) == (step.before.seat, step.before.draft_value())


@claims.of(
    "board-setup-tasty",
    "board-setup-first",
    "board-setup-sector",
    "board-setup-cell",
    "board-setup-corners",
    level=HEADLINE,
)
def setup(step: Step, said: Message) -> None:
    assert said.key == f"board-setup-{PHASES[step.before.phase]}"
    assert (said.args, said.rule) == ({}, "")


@claims.of("board-turn", rule="ST-33", level=HEADLINE)
def turn(step: Step, turn: int, turns: int, seat: int) -> None:
    assert (turn, seat) == (step.before.turn + 1, step.before.seat)
    assert turns == step.before.settings.turns


@claims.of("board-last", rule="ST-31")
def last(step: Step, turns: int) -> None:
    assert step.before.last == turns != NONE


@claims.of("board-first", rule="ST-7")
def first(step: Step, seat: int) -> None:
    assert step.before.first == seat


# The tank.


@claims.of("board-fish", "board-shark")
def letter(step: Step, suit: str) -> None:
    assert suit_number(suit) < 4 and step.before.players


@claims.of("board-shark-at")
def shark_at(step: Step, suit: str, cell: str) -> None:
    assert write_spot(step.before.sharks[suit_number(suit)]) == cell


@claims.of("board-legend-water", "board-suits", "board-in-tank", "board-spent")
@claims.of("suit-suns", "suit-moons", "suit-crowns", "suit-arms")
def always_there(step: Step) -> None:
    assert step.view


@claims.of("board-unseen")
def unseen(step: Step) -> None:
    assert step.before.phase > DRAFT


@claims.of("board-untaken")
def untaken(step: Step) -> None:
    assert step.before.phase <= DRAFT


@claims.of("board-legend-tile", "board-legend-last")
def tile_legend(step: Step) -> None:
    assert len(step.before.trail)


@claims.of("board-legend-hidden")
def hidden_legend(step: Step) -> None:
    gobbled = [
        held & ~step.before.drafted
        for seat, held in enumerate(step.before.held)
        if seat != step.viewer
    ]
    assert any(gobbled) and step.before.phase < SCORE


@claims.of("board-sharks")
def sharks(step: Step) -> None:
    assert len(step.before.sharks) == 4


@claims.of("board-sharks-later", rule="ST-12")
def sharks_later(step: Step) -> None:
    assert len(step.before.sharks) == 0


@claims.of("board-tasty", rule="ST-6")
def tasty(step: Step, suit: str) -> None:
    assert step.before.tasty == suit_number(suit)


@claims.of("board-tasty-later", rule="ST-6")
def tasty_later(step: Step) -> None:
    assert step.before.tasty == NONE


@claims.of("board-sector", rule="ST-11")
def sector(step: Step, sector: int) -> None:
    assert step.before.phase == CELL and step.before.settings.in_sectors
    assert step.before.sector == sector


# The movement.


def full(step: Step) -> int:
    """The tiles of a movement for which nothing is spent."""
    return min(2 + step.before.tiles[step.before.seat], 20)


@claims.of("board-length", rule="ST-14")
def length(step: Step, tiles: int) -> None:
    assert step.before.mover == NONE
    assert step.before.length == tiles == full(step)


@claims.of("board-length-short", rule="ST-22")
def length_short(step: Step, tiles: int, full: int) -> None:
    assert step.before.mover == NONE
    assert step.before.length == tiles < full == step.before.full_length()


@claims.of("board-swim", rule="ST-14")
def swim(step: Step, suit: str, tiles: int) -> None:
    assert step.before.mover == suit_number(suit)
    assert step.before.length == tiles >= full(step)


@claims.of("board-swim-short", rule="ST-22")
def swim_short(step: Step, suit: str, tiles: int, full: int) -> None:
    assert step.before.mover == suit_number(suit)
    assert step.before.length == tiles < full == step.before.full_length()


@claims.of("board-further", rule="ST-15")
def further(step: Step) -> None:
    assert step.before.phase == PAY and not step.before.is_short()
    assert step.before.length < 20


@claims.of("board-roll", rule="ST-16")
def roll(step: Step) -> None:
    assert step.before.phase == ROLL


@claims.of("board-extra", rule="ST-16")
def extra(step: Step, rolled: int) -> None:
    assert step.before.phase == STRETCH
    assert step.before.extra == rolled > 0


@claims.of("board-laid", rule="ST-19")
def laid(step: Step, cells: list[str], tiles: int) -> None:
    assert cells == [write_spot(spot) for spot in step.before.trail]
    assert len(cells) <= tiles == step.before.length


@claims.of("board-look", rule="ST-28")
def look(step: Step, seat: int, suit: str, fish: int) -> None:
    assert step.before.phase == LOOK
    assert (seat, suit_number(suit)) == (step.before.seat, step.before.mover)
    assert step.before.due == fish > 0


@claims.of("board-meals")
def meals(step: Step, suit: str) -> None:
    assert step.before.phase == LAND
    assert step.before.mover == suit_number(suit)


@claims.of("board-meal", rule="ST-26")
def meal(step: Step, cells: list[str]) -> None:
    assert cells in eaten_by_cell(step).values()


@claims.of("board-no-meal")
def no_meal(step: Step) -> None:
    assert [] in eaten_by_cell(step).values()


def eaten_by_cell(step: Step) -> dict[str, list[str]]:
    """The fish that are gobbled on each cell of the last tile."""
    found: dict[str, list[str]] = {}
    for move in step.before.moves(step.before.seat):
        after = step.before.clone()
        after.play(after.seat, move)
        suit = step.before.mover
        eaten = fish_cells(step.before)[suit] - fish_cells(after)[suit]
        row = {name: place for place, name in enumerate(step.view.facts["fish"][suit])}
        found[write_cell(move - 400)] = sorted(eaten, key=row.__getitem__)
    return found


# The players.


def has_fish_and_tiles(step: Step, seat: int, fish: int, tiles: int) -> None:
    assert len(members(step.before.held[seat])) == fish
    assert step.before.tiles[seat] == tiles


@claims.of("board-player", rule="ST-34")
def player(step: Step, seat: int, fish: int, tiles: int, points: int) -> None:
    has_fish_and_tiles(step, seat, fish, tiles)
    assert step.before.phase != OVER
    assert step.before.points_for(step.before.held[seat]) == points


@claims.of("board-player-hidden", rule="ST-28")
def player_hidden(step: Step, seat: int, fish: int, tiles: int) -> None:
    has_fish_and_tiles(step, seat, fish, tiles)
    assert seat != step.viewer
    assert step.before.held[seat] & ~step.before.drafted


@claims.of("board-player-end")
def player_end(step: Step, seat: int, fish: int, tiles: int) -> None:
    has_fish_and_tiles(step, seat, fish, tiles)
    assert step.before.phase == OVER


@claims.of("board-drafted")
def drafted(step: Step) -> None:
    assert step.before.drafted


@claims.of("board-gobbled")
def gobbled(step: Step) -> None:
    assert any(held & ~step.before.drafted for held in step.before.held)


@claims.of("board-stack", rule="ST-4")
def stack(step: Step, tiles: int) -> None:
    assert tiles == 20 - sum(step.before.tiles)


@claims.of("board-null", rule="ST-36")
def null(step: Step, value: int) -> None:
    assert step.before.die == value


@claims.of("board-part")
def part(step: Step, part: str) -> None:
    assert step.before.phase == OVER
    assert part.removeprefix("part-") in (*PARTS, "total")


@claims.of("board-rank")
def rank(step: Step) -> None:
    assert step.before.phase == OVER


@claims.of("board-seat")
def name(step: Step, seat: int) -> None:
    assert 0 <= seat < step.before.players


# Drawings and tables.


def shown(cell: Cell) -> str:
    """A cell in English: its mark, or its words."""
    what = cell.what
    return what if isinstance(what, str) else claims.catalogues[0].format(what)


def check_drawing(step: Step, lines: list[BoardLine]) -> None:
    """Every cell of the tank shows what is there."""
    side = int(step.before.settings.side)
    rows = [line for line in lines if isinstance(line, BoardRow) and len(line.cells) == side + 2]
    letters = [*"abcdefghijklmnopqrst"[:side]]
    for edge in (rows[0], rows[-1]):
        assert [shown(cell) for cell in edge.cells] == ["", *letters, ""]
    expected = expected_marks(step)
    for number, row in zip(range(side, 0, -1), rows[1:-1], strict=True):
        found = [shown(cell) for cell in row.cells]
        assert (found[0].strip(), found[-1]) == (str(number), str(number))
        wanted = [expected.get(f"{letter}{number}", "·") for letter in letters]
        assert found[1:-1] == wanted


def expected_marks(step: Step) -> dict[str, str]:
    """The marks of fish, sharks and tiles by cell."""
    marks: dict[str, str] = {}
    for place, spot in enumerate(step.before.trail, 1):
        mark = "▓" if place == len(step.before.trail) else "▒"
        marks |= {write_spot(spot + part): mark for part in (0, 1, 32, 33)}
    for letter, cells in zip("smch", fish_cells(step.before), strict=True):
        marks |= dict.fromkeys(cells, letter)
    for letter, spot in zip("SMCH", step.before.sharks, strict=False):
        marks[write_spot(spot)] = letter
    return marks


def check_fish_table(step: Step, lines: list[BoardLine]) -> None:
    """The table of suits has the fish in the tank, and the values spent and not seen."""
    rows = [line for line in lines if isinstance(line, BoardRow) and len(line.cells) == 5]
    unseen = step.before.unseen
    if step.before.phase < SCORE:
        for seat, held in enumerate(step.before.held):
            unseen |= 0 if seat == step.viewer else held & ~step.before.drafted
    for suit, row in enumerate(rows[-4:]):
        _mark, _suit, swimming, spent, hidden = [shown(cell) for cell in row.cells]
        assert set(swimming.split()) - {"-"} == fish_cells(step.before)[suit]
        assert spent == values(step.before.spent, suit)
        assert hidden == values(unseen, suit)


def values(tokens: int, suit: int) -> str:
    """The values of a suit in a set of tokens."""
    return " ".join([str(one % 6) for one in sorted(members(tokens)) if one // 6 == suit]) or "-"


def check_hands(step: Step, lines: list[BoardLine]) -> None:
    """Every player's fish are listed, those that a viewer does not know as question marks."""
    rows = [line for line in lines if isinstance(line, BoardRow) and len(line.cells) == 10]
    found = [value for row in rows for cell in row.cells[3::2] for value in shown(cell).split()]
    expected: list[str] = []
    for seat, held in enumerate(step.before.held):
        knows = seat == step.viewer or step.before.phase >= SCORE
        own = members(held & step.before.drafted)
        others = members(held & ~step.before.drafted)
        expected += [str(one % 6) for one in sorted(own)]
        expected += [str(one % 6) if knows else "?" for one in sorted(others)]
    assert found == expected


def check_sheet(step: Step, lines: list[BoardLine]) -> None:
    """At the end there are the points of every player, part by part, and the places."""
    rows = [line for line in lines if isinstance(line, BoardRow) and len(line.cells) == 8]
    if step.before.phase != OVER:
        assert rows == []
        return
    for seat, row in enumerate(rows[1:]):
        points = [str(one) for one in step.before.score_sheet(step.before.held[seat])]
        place = str(step.before.ranks()[seat] + 1)
        assert [shown(cell) for cell in row.cells[1:]] == [*points, place]


CHECKS = (check_drawing, check_fish_table, check_hands, check_sheet)
