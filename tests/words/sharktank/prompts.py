"""What the prompts, the names of moves and the verdicts of Shark Tank claim."""

from words.game_steps import Step
from words.sharktank.messages import acts, added, claims, members, removed, suit_number, token

from shoal.games.sharktank.moves import NONE, PAY, STRETCH
from shoal.games.sharktank.notation import write_spot


def asked_length(step: Step, suit: str, tiles: int) -> None:
    """The shark and the length of the movement that the player is asked about."""
    assert step.before.phase == PAY
    assert (step.before.mover, step.before.length) == (suit_number(suit), tiles)


def spendable(step: Step) -> set[int]:
    """The values of the fish that can be spent."""
    texts = [step.game.notation.write_move(move) for move in step.view.moves]
    values = {text.split()[1] for text in texts if text.startswith("spend ")} - {"nothing"}
    return {0 if value == "null" else int(value) for value in values}


def roll_ends(step: Step) -> set[int]:
    """By how many tiles a roll for a Null can make the movement longer."""
    null = next(move for move in step.view.moves if move >= 9 and (move - 9) % 6 == 0)
    extras = set()
    for face in range(6):
        after = step.before.clone()
        after.play(after.seat, null)
        after.play(-1, face)
        most = after.moves(after.seat)[-1] - 33 if after.phase == STRETCH else 0
        extras.add(int(after.length + most - step.before.length))
    return extras


@claims.of("ask-take", rule="ST-8")
def ask_take(step: Step, value: int) -> None:
    after = step.before.clone()
    after.play(step.viewer, step.view.moves[0])
    (taken,) = members(after.drafted) - members(step.before.drafted)
    assert taken % 6 == value


@claims.of("ask-shark", rule="ST-13")
def ask_shark(step: Step, tiles: int) -> None:
    assert step.before.mover == NONE
    assert step.before.length == tiles > 0


@claims.of("ask-spend", rule="ST-15")
def ask_spend(step: Step, suit: str, tiles: int) -> None:
    asked_length(step, suit, tiles)
    assert spendable(step) - {0}


@claims.of("ask-spend-roll", rule="ST-21")
def ask_spend_roll(step: Step, suit: str, tiles: int) -> None:
    asked_length(step, suit, tiles)
    assert spendable(step) == {0}
    assert not step.before.is_short()
    assert tiles + 5 <= 20


@claims.of("ask-spend-roll-limit", rule="ST-24")
def ask_spend_roll_limit(step: Step, suit: str, tiles: int, limit: int) -> None:
    asked_length(step, suit, tiles)
    assert spendable(step) == {0}
    assert tiles < limit == 20 < tiles + 5
    assert max(roll_ends(step)) <= limit - tiles


@claims.of("ask-spend-limit", rule="ST-24")
def ask_spend_limit(step: Step, suit: str, tiles: int) -> None:
    asked_length(step, suit, tiles)
    assert (spendable(step), tiles) == ({0}, 20)
    assert roll_ends(step) == {0}


@claims.of("ask-spend-short", rule="ST-22")
def ask_spend_short(step: Step, suit: str, tiles: int) -> None:
    asked_length(step, suit, tiles)
    assert spendable(step) == {0}
    assert step.before.is_short()
    assert roll_ends(step) == {0}


@claims.of("ask-extra", rule="ST-16")
def ask_extra(step: Step, rolled: int) -> None:
    assert step.before.phase == STRETCH
    assert step.before.extra == rolled > 0


@claims.of("ask-lay", rule=("ST-18", "ST-19"))
def ask_lay(step: Step, suit: str, number: int, tiles: int) -> None:
    before = step.before
    assert (before.mover, before.length) == (suit_number(suit), tiles)
    assert number == len(before.trail) + 1 <= tiles


@claims.of("ask-stand", rule="ST-25")
def ask_stand(step: Step, suit: str) -> None:
    assert step.before.mover == suit_number(suit)
    assert len(step.before.trail) == step.before.length


@claims.of("ask-nothing")
def ask_nothing(step: Step) -> None:
    assert not step.view.moves


# The names of moves: the step is what the move would do.


@claims.of("move-take")
def move_take(step: Step, suit: str, value: int) -> None:
    assert added(step, step.mover) == {token(suit, value)}


@claims.of("move-choose")
def move_choose(step: Step, suit: str) -> None:
    assert (step.before.mover, step.after.mover) == (NONE, suit_number(suit))


@claims.of("move-keep")
def move_keep(step: Step) -> None:
    acts(step, step.mover)
    assert step.before.phase == PAY
    assert (step.after.spent, step.after.length) == (step.before.spent, step.before.length)


@claims.of("move-spend")
def move_spend(step: Step, suit: str, value: int) -> None:
    assert removed(step, step.mover) == {token(suit, value)}
    assert members(step.after.spent) - members(step.before.spent) == {token(suit, value)}


@claims.of("move-extra")
def move_extra(step: Step, tiles: int) -> None:
    assert step.before.phase == STRETCH
    assert step.after.length - step.before.length == tiles


@claims.of("move-lay")
def move_lay(step: Step, cell: str) -> None:
    before, after = ([write_spot(spot) for spot in one.trail] for one in (step.before, step.after))
    assert after == [*before, cell]


@claims.of("move-stand")
def move_stand(step: Step, suit: str, cell: str) -> None:
    shark = suit_number(suit)
    assert step.before.mover == shark
    assert write_spot(step.after.sharks[shark]) == cell


# The end.


def winners(step: Step) -> list[int]:
    """The seats in first place."""
    return [seat for seat, rank in enumerate(step.before.ranks()) if rank == 0]


def tied(step: Step, points: int) -> list[int]:
    """The seats with the most points."""
    scores = list(step.before.scores())
    assert max(scores) == points
    return [seat for seat, score in enumerate(scores) if score == points]


def tasty_fish(step: Step, seat: int) -> int:
    """How many tasty fish a seat has."""
    return int(step.before.score_sheet(step.before.held[seat])[1])


@claims.of("won-points", rule="ST-39")
def won_points(step: Step, seat: int, points: int) -> None:
    assert winners(step) == tied(step, points) == [seat]


@claims.of("won-tasty", rule="ST-39")
def won_tasty(step: Step, seat: int, seats: list[int], points: int, fish: int, fewer: int) -> None:
    assert winners(step) == [seat]
    assert sorted([seat, *seats]) == tied(step, points)
    assert tasty_fish(step, seat) == fish > fewer
    assert max(tasty_fish(step, other) for other in seats) == fewer


@claims.of("won-level", rule="ST-39")
def won_level(step: Step, seats: list[int], points: int, fish: int) -> None:
    assert winners(step) == tied(step, points) == seats
    assert {tasty_fish(step, seat) for seat in seats} == {fish}


@claims.of("won-shared", rule="ST-39")
def won_shared(step: Step, seats: list[int], points: int, fish: int) -> None:
    assert winners(step) == seats
    others = set(tied(step, points)) - set(seats)
    assert others
    assert {tasty_fish(step, seat) for seat in seats} == {fish}
    assert all(tasty_fish(step, other) < fish for other in others)
