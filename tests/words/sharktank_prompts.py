"""What the prompts and the verdicts of Shark Tank claim."""

from words.sharktank_claims import Moment
from words.sharktank_messages import claims, members, suit_number

from shoal.games.sharktank.moves import NONE, PAY, STRETCH


def asked_length(moment: Moment, suit: str, tiles: int) -> None:
    """The shark and the length of the movement that the player is asked about."""
    assert moment.before.phase == PAY
    assert (moment.before.mover, moment.before.length) == (suit_number(suit), tiles)


def spendable(moment: Moment) -> set[int]:
    """The values of the fish that can be spent."""
    texts = [moment.game.notation.write_move(move) for move in moment.view.moves]
    values = {text.split()[1] for text in texts if text.startswith("spend ")} - {"nothing"}
    return {0 if value == "null" else int(value) for value in values}


def roll_ends(moment: Moment) -> set[int]:
    """By how many tiles a roll for a Null can make the movement longer."""
    null = next(move for move in moment.view.moves if move >= 9 and (move - 9) % 6 == 0)
    extras = set()
    for face in range(6):
        after = moment.before.clone()
        after.play(after.seat, null)
        after.play(-1, face)
        most = after.moves(after.seat)[-1] - 33 if after.phase == STRETCH else 0
        extras.add(int(after.length + most - moment.before.length))
    return extras


@claims.of("ask-take", "ST-8")
def ask_take(moment: Moment, value: int) -> None:
    after = moment.before.clone()
    after.play(moment.viewer, moment.view.moves[0])
    (taken,) = members(after.drafted) - members(moment.before.drafted)
    assert taken % 6 == value


@claims.of("ask-shark", "ST-13")
def ask_shark(moment: Moment, tiles: int) -> None:
    assert moment.before.mover == NONE
    assert moment.before.length == tiles > 0


@claims.of("ask-spend", "ST-15")
def ask_spend(moment: Moment, suit: str, tiles: int) -> None:
    asked_length(moment, suit, tiles)
    assert spendable(moment) - {0}


@claims.of("ask-spend-roll", "ST-21")
def ask_spend_roll(moment: Moment, suit: str, tiles: int) -> None:
    asked_length(moment, suit, tiles)
    assert spendable(moment) == {0}
    assert not moment.before.is_short()
    assert tiles + 5 <= 20


@claims.of("ask-spend-roll-limit", "ST-24")
def ask_spend_roll_limit(moment: Moment, suit: str, tiles: int, limit: int) -> None:
    asked_length(moment, suit, tiles)
    assert spendable(moment) == {0}
    assert tiles < limit == 20 < tiles + 5
    assert max(roll_ends(moment)) <= limit - tiles


@claims.of("ask-spend-limit", "ST-24")
def ask_spend_limit(moment: Moment, suit: str, tiles: int) -> None:
    asked_length(moment, suit, tiles)
    assert (spendable(moment), tiles) == ({0}, 20)
    assert roll_ends(moment) == {0}


@claims.of("ask-spend-short", "ST-22")
def ask_spend_short(moment: Moment, suit: str, tiles: int) -> None:
    asked_length(moment, suit, tiles)
    assert spendable(moment) == {0}
    assert moment.before.is_short()
    assert roll_ends(moment) == {0}


@claims.of("ask-extra", "ST-16")
def ask_extra(moment: Moment, rolled: int) -> None:
    assert moment.before.phase == STRETCH
    assert moment.before.extra == rolled > 0


@claims.of("ask-lay", "ST-18", "ST-19")
def ask_lay(moment: Moment, suit: str, number: int, tiles: int) -> None:
    before = moment.before
    assert (before.mover, before.length) == (suit_number(suit), tiles)
    assert number == len(before.trail) + 1 <= tiles


@claims.of("ask-stand", "ST-25")
def ask_stand(moment: Moment, suit: str) -> None:
    assert moment.before.mover == suit_number(suit)
    assert len(moment.before.trail) == moment.before.length


@claims.of("ask-nothing")
def ask_nothing(moment: Moment) -> None:
    assert not moment.view.moves


# The end.


def winners(moment: Moment) -> list[int]:
    """The seats in first place."""
    return [seat for seat, rank in enumerate(moment.before.ranks()) if rank == 0]


def tied(moment: Moment, points: int) -> list[int]:
    """The seats with the most points."""
    scores = list(moment.before.scores())
    assert max(scores) == points
    return [seat for seat, score in enumerate(scores) if score == points]


def tasty_fish(moment: Moment, seat: int) -> int:
    """How many tasty fish a seat has."""
    return int(moment.before.score_sheet(moment.before.held[seat])[1])


@claims.of("won-points", "ST-39")
def won_points(moment: Moment, seat: int, points: int) -> None:
    assert winners(moment) == tied(moment, points) == [seat]


@claims.of("won-tasty", "ST-39")
def won_tasty(
    moment: Moment, seat: int, seats: list[int], points: int, fish: int, fewer: int
) -> None:
    assert winners(moment) == [seat]
    assert sorted([seat, *seats]) == tied(moment, points)
    assert tasty_fish(moment, seat) == fish > fewer
    assert max(tasty_fish(moment, other) for other in seats) == fewer


@claims.of("won-level", "ST-39")
def won_level(moment: Moment, seats: list[int], points: int, fish: int) -> None:
    assert winners(moment) == tied(moment, points) == seats
    assert {tasty_fish(moment, seat) for seat in seats} == {fish}


@claims.of("won-shared", "ST-39")
def won_shared(moment: Moment, seats: list[int], points: int, fish: int) -> None:
    assert winners(moment) == seats
    others = set(tied(moment, points)) - set(seats)
    assert others
    assert {tasty_fish(moment, seat) for seat in seats} == {fish}
    assert all(tasty_fish(moment, other) < fish for other in others)
