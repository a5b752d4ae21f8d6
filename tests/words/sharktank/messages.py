"""What the messages of Shark Tank's log claim.

``prompts.py``, ``refusals.py`` and ``reasons.py`` add theirs.
"""

from words.game_steps import Step
from words.message_claims import Claims

from shoal.core.message import DETAIL, HEADLINE
from shoal.games.sharktank.components import SUITS
from shoal.games.sharktank.moves import CORNERS, NONE, OVER, PAY, SCORE, STRETCH
from shoal.games.sharktank.notation import write_spot

claims = Claims("sharktank")

PARTS = {"fish": 0, "tasty": 1, "values": 2, "sets": 3, "single": 4}
PART_RULES = ("ST-34", "ST-35", "ST-36", "ST-37", "ST-38")


def suit_number(key: str) -> int:
    """A suit by the key of its name."""
    kind, _, name = key.partition("-")
    assert kind == "suit"
    return SUITS.index(name)


def token(suit: str, value: int) -> int:
    """A token by its suit and value."""
    assert 0 <= value <= 5
    return 6 * suit_number(suit) + value


def members(tokens: int) -> set[int]:
    """A set of tokens."""
    return {one for one in range(24) if tokens >> one & 1}


def added(step: Step, seat: int) -> set[int]:
    """The tokens that the seat has and had not."""
    return members(step.after.held[seat]) - members(step.before.held[seat])


def removed(step: Step, seat: int) -> set[int]:
    """The tokens that the seat had and has no more."""
    return members(step.before.held[seat]) - members(step.after.held[seat])


def fish_cells(state: object) -> list[set[str]]:
    """The cells of the fish of each suit."""
    cells: list[set[str]] = [set(), set(), set(), set()]
    for fish in state.fish:
        cells[fish & 3].add(write_spot(fish >> 2))
    return cells


def gone(step: Step) -> list[set[str]]:
    """The cells of the fish of each suit that are no longer in the tank."""
    pairs = zip(fish_cells(step.before), fish_cells(step.after), strict=True)
    return [before - after for before, after in pairs]


def acts(step: Step, seat: int) -> None:
    """It is the turn of the seat, whose move it was."""
    assert seat == step.before.seat == step.mover


def has_turn(step: Step, seat: int) -> None:
    """It is the turn of the seat, and chance acts."""
    assert seat == step.before.seat != step.mover


def knows_points(step: Step, seat: int, viewer: int) -> bool:
    """Whether a viewer knows all fish of the seat before and after the step."""
    gobbled = members(step.before.held[seat] & ~step.before.drafted)
    has_looked = step.mover != seat and added(step, seat)
    return viewer == seat or not (gobbled or has_looked)


# Setting up.


@claims.of("log-tasty", rule="ST-6")
def tasty(step: Step, suit: str) -> None:
    assert step.before.tasty == NONE
    assert step.after.tasty == suit_number(suit)


@claims.of("log-first", rule="ST-7")
def first(step: Step, seat: int) -> None:
    assert step.before.first == NONE
    assert (step.after.first, step.after.seat) == (seat, seat)


@claims.of("log-take", rule="ST-8", level=HEADLINE)
def take(step: Step, seat: int, suit: str, value: int) -> None:
    acts(step, seat)
    assert added(step, seat) == {token(suit, value)}
    assert step.after.drafted ^ step.before.drafted == 1 << token(suit, value)


@claims.of("log-fish", rule="ST-11", level=DETAIL)
def fish_comes(step: Step, suit: str, cell: str) -> None:
    came = [
        after - before
        for before, after in zip(fish_cells(step.before), fish_cells(step.after), strict=True)
    ]
    assert came == [{cell} if number == suit_number(suit) else set() for number in range(4)]


@claims.of("log-sharks", rule="ST-12")
def sharks(step: Step, **suits: str) -> None:
    assert step.before.phase == CORNERS and len(step.before.sharks) == 0
    side = step.after.settings.side
    far = "abcdefghijklmnopqrst"[side - 1]
    corners = {
        "lower_left": "a1",
        "lower_right": f"{far}1",
        "upper_left": f"a{side}",
        "upper_right": f"{far}{side}",
    }
    found = {place: write_spot(step.after.sharks[suit_number(suits[place])]) for place in suits}
    assert found == corners


# Points so far.


def points_change(step: Step, seat: int) -> int:
    """The change of a seat's points."""
    return step.after.points_for(step.after.held[seat]) - step.before.points_for(
        step.before.held[seat]
    )


@claims.of("log-gain", rule="ST-34")
def gain(step: Step, seat: int, points: int) -> None:
    assert seat == step.before.seat and knows_points(step, seat, step.viewer)
    assert points_change(step, seat) == points > 0


@claims.of("log-loss", rule="ST-34")
def loss(step: Step, seat: int, points: int) -> None:
    assert seat == step.before.seat and knows_points(step, seat, step.viewer)
    assert points_change(step, seat) == -points < 0


def part_change(step: Step, part: str) -> int:
    """The change of a row of the score sheet of the seat to act."""
    row = PARTS[part.removeprefix("part-")]
    seat = step.before.seat
    assert knows_points(step, seat, step.viewer)
    old, new = (state.score_sheet(state.held[seat]) for state in (step.before, step.after))
    return int(new[row] - old[row])


@claims.of("log-part-gain", rule=PART_RULES, level=DETAIL)
def part_gain(step: Step, part: str, points: int) -> None:
    assert part_change(step, part) == points > 0


@claims.of("log-part-loss", rule=PART_RULES, level=DETAIL)
def part_loss(step: Step, part: str, points: int) -> None:
    assert part_change(step, part) == -points < 0


# A turn.


@claims.of("log-choose", rule="ST-13", level=DETAIL)
def choose(step: Step, seat: int, suit: str) -> None:
    acts(step, seat)
    assert (step.before.mover, step.after.mover) == (NONE, suit_number(suit))


@claims.of("log-keep", rule="ST-15", level=DETAIL)
def keep(step: Step, seat: int) -> None:
    acts(step, seat)
    assert step.before.phase == PAY
    assert (step.after.spent, step.after.length) == (step.before.spent, step.before.length)


@claims.of("log-spend", rule="ST-15")
def spend(step: Step, seat: int, suit: str, value: int) -> None:
    acts(step, seat)
    assert removed(step, seat) == {token(suit, value)}
    assert members(step.after.spent) - members(step.before.spent) == {token(suit, value)}
    assert step.after.length - step.before.length == value


@claims.of("log-roll", rule="ST-16")
def roll(step: Step, seat: int, rolled: int) -> None:
    has_turn(step, seat)
    assert step.game.notation.write(step.before, step.mover, step.move) == (
        f"die {rolled or 'null'}"
    )
    keys = [said.key for said in step.game.messages.log(step.before, step.mover, step.move)]
    assert len(keys) == (1 if usable_tiles(step) == rolled else 2)


def usable_tiles(step: Step) -> int:
    """The rolled tiles that the movement has or, if the player chooses, can have."""
    if step.after.phase == STRETCH:
        return len(step.after.moves(step.after.seat)) - 1
    return int(step.after.length - step.before.length)


@claims.of("log-roll-cut", rule="ST-21")
def roll_cut(step: Step, tiles: int) -> None:
    assert usable_tiles(step) == tiles < step.move
    assert not step.before.is_short()
    assert step.before.length + tiles < 20


@claims.of("log-roll-limit", rule="ST-24")
def roll_limit(step: Step, limit: int, tiles: int) -> None:
    assert usable_tiles(step) == tiles < step.move
    assert step.before.length + tiles == limit == 20


@claims.of("log-roll-short", rule="ST-22")
def roll_short(step: Step) -> None:
    assert usable_tiles(step) == 0 < step.move
    assert step.before.length < min(2 + step.before.tiles[step.before.seat], 20)


@claims.of("log-extra", rule="ST-16")
def extra(step: Step, seat: int, tiles: int) -> None:
    acts(step, seat)
    assert step.before.phase == STRETCH
    assert step.after.length - step.before.length == tiles <= step.before.extra


@claims.of("log-lay", rule=("ST-18", "ST-19"), level=DETAIL)
def lay(step: Step, seat: int, cell: str, number: int, tiles: int) -> None:
    acts(step, seat)
    trail = [write_spot(spot) for spot in step.after.trail]
    assert trail == [*[write_spot(spot) for spot in step.before.trail], cell]
    assert (number, tiles) == (len(trail), step.after.length)
    assert 1 <= number <= tiles


@claims.of("log-swim", rule=("ST-25", "ST-26"), level=HEADLINE)
def swim(step: Step, seat: int, suit: str, tiles: int, cell: str, fish: int) -> None:
    acts(step, seat)
    shark = suit_number(suit)
    assert shark == step.before.mover
    assert tiles == len(step.before.trail) == step.before.length
    assert write_spot(step.after.sharks[shark]) == cell
    assert [len(cells) for cells in gone(step)] == [fish * (one == shark) for one in range(4)]


@claims.of("log-gobble", rule="ST-27", level=DETAIL)
def gobble(step: Step, suit: str, cells: list[str]) -> None:
    shark = suit_number(suit)
    assert cells and len(set(cells)) == len(cells)
    assert gone(step) == [set(cells) if one == shark else set() for one in range(4)]


@claims.of("log-find", rule="ST-28")
def find(step: Step, seat: int, suit: str, value: int) -> None:
    has_turn(step, seat)
    assert step.viewer == seat, "a secret value is revealed"
    assert added(step, seat) == {token(suit, value)}


@claims.of("log-look", rule="ST-28", level=DETAIL)
def look(step: Step, seat: int, suit: str) -> None:
    has_turn(step, seat)
    assert step.viewer != seat
    (one,) = added(step, seat)
    assert one // 6 == suit_number(suit)


# After a turn.


def skipped_tiles(step: Step, seat: int) -> int:
    """The tiles that a seat collects which has most fish, and not the turn after this one."""
    fish = [len(members(held)) for held in step.after.held]
    assert fish[seat] == max(fish) and fish.count(max(fish)) == 1
    assert seat == (step.before.seat + 1) % step.before.players
    assert step.after.turn == step.before.turn + 2
    return int(step.after.tiles[seat] - step.before.tiles[seat])


@claims.of("log-skip", rule="ST-29", level=HEADLINE)
def skip(step: Step, seat: int) -> None:
    assert skipped_tiles(step, seat) == 1


@claims.of("log-skip-empty", rule="ST-30", level=HEADLINE)
def skip_empty(step: Step, seat: int) -> None:
    assert skipped_tiles(step, seat) == 0
    assert step.after.stack() == 0


@claims.of("log-last-round", rule="ST-31")
def last_round(step: Step, fish: int) -> None:
    assert step.before.last == NONE != step.after.last
    assert len(step.after.fish) == fish
    assert fish in (1, 2)


@claims.of("log-end-fish", rule="ST-32")
def end_fish(step: Step) -> None:
    assert len(step.after.fish) == 0


@claims.of("log-end-round", rule="ST-31")
def end_round(step: Step) -> None:
    assert step.after.last == 0 < len(step.after.fish)


@claims.of("log-end-turns", rule="ST-33")
def end_turns(step: Step, turns: int) -> None:
    assert step.after.turn == turns == step.after.settings.turns


@claims.of("log-end-stuck", rule="ST-23")
def end_stuck(step: Step) -> None:
    assert len(step.after.fish) and step.after.last != 0
    assert step.after.turn < step.after.settings.turns
    assert not step.after.clone().find_sharks()


@claims.of("log-reveal", rule="ST-34")
def reveal(step: Step) -> None:
    assert step.before.phase < SCORE == step.after.phase
    facts = step.game.view(step.after, step.viewer).facts
    assert not any(name.startswith("?") for names in facts["gobbled"] for name in names)


@claims.of("log-die", rule="ST-36")
def die(step: Step, value: int) -> None:
    assert (step.after.phase, step.after.die) == (OVER, value)
    for before, held, after in zip(
        step.before.scores(), step.after.held, step.after.scores(), strict=True
    ):
        assert after - before == value * len([one for one in members(held) if one % 6 == 0])
