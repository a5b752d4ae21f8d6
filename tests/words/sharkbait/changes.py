"""What changed in a step of SharkBait, worked out from the facts before and after it."""

from collections.abc import Sequence

from words.game_steps import Step

from shoal.core.message import HEADLINE, Message
from shoal.games.sharkbait.moves import ROLL
from shoal.games.sharkbait.turn_values import mean_score

NO_TOKEN = -1


def faces(dice: list[int]) -> list[int]:
    """How many dice show each number."""
    return [dice.count(face) for face in range(1, 7)]


def in_column(column: int, change: int) -> list[int]:
    """A change in this column alone."""
    return [change if one == column else 0 for one in range(1, 7)]


def taken(step: Step) -> int:
    """The token that left the mat, or NO_TOKEN."""
    (token,) = set(step.was("mat")) - {*step.now("mat")} or {NO_TOKEN}
    return token


def is_taken(step: Step, seat: int, score: int, token: int, steps: int, bait: int) -> None:
    """The player has taken this token, and got this much for it."""
    assert (seat, score, token) == (step.was("turn"), step.was("score"), taken(step))
    assert (steps, bait) == gains(step, seat)[:2]


def offered(step: Step) -> int:
    """The token that the score itself wins."""
    below = [token for token in step.was("mat") if token <= step.was("score")]
    return max(below, default=min(step.was("mat")))


def printed(step: Step, token: int, supply: int) -> tuple[int, int]:
    """The spaces and baits that a token brings the player now, with this supply of baits."""
    settings = step.game.settings
    room = settings.track - step.was("pawns")[step.was("turn")]
    return min(settings.tokens.steps[token], room), min(
        settings.tokens.with_bait >> token & 1, supply
    )


def gains(step: Step, seat: int) -> tuple[int, int, int, int]:
    """Spaces and baits of the token that was taken, then of the round, to this seat."""
    spaces = step.gained("pawns")[seat]
    baits = step.gained("baits")[seat]
    if seat != step.was("turn"):
        return 0, 0, spaces, baits
    paid = step.text == "bait"
    own_spaces, own_bait = printed(step, taken(step), step.was("supply") + paid)
    return own_spaces, own_bait, spaces - own_spaces, baits + paid - own_bait


def has_round_ended(step: Step) -> bool:
    """Whether a trophy was won."""
    return sum(step.gained("trophies")) == 1


def tokens_won(step: Step) -> list[int]:
    """The token of every seat at the end of the round."""
    won = list(step.was("won"))
    won[step.was("turn")] = taken(step)
    return won


def biggest(step: Step) -> int:
    """The seat with the biggest token of the round."""
    return tokens_won(step).index(max(tokens_won(step)))


def smallest(step: Step) -> int:
    """The seat with the smallest token of the round."""
    return tokens_won(step).index(min(tokens_won(step)))


def winners(step: Step) -> list[int]:
    """The seats that are first in the end."""
    return [seat for seat, rank in enumerate(step.after.ranks()) if rank == 0]


def best(step: Step, *facts: str) -> list[int]:
    """The seats with the highest numbers in the end, compared in this order."""
    of_seats = list(zip(*[step.now(fact) for fact in facts], strict=True))
    return [seat for seat, numbers in enumerate(of_seats) if numbers == max(of_seats)]


def mean_after(step: Step) -> float:
    """The mean score in the end if the player rolls after the step."""
    then = step.after.clone()
    then.play(step.mover, ROLL)
    return round(mean_score(then), 1)


# Nothing is left out.


def check_complete(step: Step, said: Sequence[Message]) -> None:
    """Compare all that the log says about a step with all that changed."""
    players = int(step.before.players)
    pawns, baits, trophies = [0] * players, [0] * players, [0] * players
    for message in said:
        number = {name: value for name, value in message.args.items() if isinstance(value, int)}
        seat = number.get("seat", 0)
        pawns[seat] += number.get("steps", 0)
        baits[seat] += number.get("bait", 0)
        baits[seat] += (message.key == "log-smallest") - (message.key == "log-bait")
        trophies[seat] += message.key == "log-trophy"
    assert [pawns, baits, trophies] == [
        step.gained(fact) for fact in ("pawns", "baits", "trophies")
    ], "spaces, baits or trophies are missing"
    has_taken = taken(step) != NO_TOKEN and step.was("phase") != "hold"
    assert [message.level for message in said].count(HEADLINE) == has_taken
    assert keys_of(said, "log-starts") == (step.now("round") != step.was("round"))
    if not has_taken:
        check_mat(step, said)


def check_mat(step: Step, said: Sequence[Message]) -> None:
    """Compare what is said about fish and sharks with what changed within a turn."""
    ocean = [0] * 6
    for message in said:
        column = message.args.get("column")
        if message.key == "log-school":
            ocean[column - 1] += message.args["count"]
        elif message.key in ("log-lose", "log-bad-roll"):
            ocean[column - 1] -= 1
    assert ocean == step.gained("ocean")
    aside = 2 * keys_of(said, "log-bad-roll")
    aside += keys_of(said, "log-lose", "log-bad-roll-choice", "log-bad-roll-empty-mat")
    assert aside == step.now("aside") - step.was("aside")
    sharks = keys_of(said, "log-shark") + 2 * keys_of(said, "log-both-sharks")
    assert sharks == len(step.now("sharks")) - len(step.was("sharks"))
    fights = len(step.now("sharks")) == 2 and len(set(step.now("sharks"))) == 1
    assert keys_of(said, "log-fight") == (fights and sharks > 0)


def keys_of(said: Sequence[Message], *keys: str) -> int:
    """How many messages have one of these keys."""
    return sum(message.key in keys for message in said)
