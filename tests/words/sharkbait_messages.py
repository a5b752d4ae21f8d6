"""What SharkBait's log and verdict claim; ``sharkbait_answers.py`` has everything else."""

from words.sharkbait_changes import (
    best,
    biggest,
    faces,
    gains,
    has_round_ended,
    in_column,
    is_taken,
    offered,
    smallest,
    taken,
    tokens_won,
    winners,
)
from words.sharkbait_claims import Claims, Step

from shoal.core.message import DETAIL, HEADLINE, LINE

claims = Claims()


# The log: the start of the game.


@claims.says("log-first", "SB-8")
def goes_first(step: Step, seat: int) -> None:
    assert (step.now("first"), step.now("turn"), step.was("phase")) == (seat, seat, "first")


@claims.says("log-hold", "SB-7")
def is_put_on_hold(step: Step, token: int) -> None:
    assert set(step.now("hold")) - set(step.was("hold")) == {token}
    assert set(step.was("mat")) - set(step.now("mat")) == {token}


# The log: rolling and placing dice.


@claims.says("log-roll", "SB-10", DETAIL)
def rolls(step: Step, seat: int, fish: list[int], sharks: list[int]) -> None:
    assert seat == step.was("turn") and fish and sharks
    assert (step.now("thrown"), step.now("black")) == (faces(fish), faces(sharks))
    assert (fish, sharks) == (sorted(fish), sorted(sharks))


@claims.says("log-roll-fish", "SB-10", DETAIL)
def rolls_fish(step: Step, seat: int, fish: list[int]) -> None:
    assert seat == step.was("turn")
    assert sorted(step.text.split()[1]) == [str(face) for face in fish]
    assert len(fish) == step.was("dice") and step.text.endswith(" -")


@claims.says("log-roll-sharks", "SB-20", DETAIL)
def rolls_sharks(step: Step, seat: int, sharks: list[int]) -> None:
    assert (seat, step.was("dice")) == (step.was("turn"), 0)
    assert step.now("black") == faces(sharks)


@claims.says("log-roll-again", "SB-22", DETAIL)
def rolls_again(step: Step, seat: int) -> None:
    assert (seat, step.now("phase")) == (step.was("turn"), "throw")
    assert "stop" in step.moves


@claims.says("log-must-roll", "SB-20", DETAIL)
def must_roll(step: Step, seat: int) -> None:
    assert (seat, step.now("phase")) == (step.was("turn"), "throw")
    assert "stop" not in step.moves and len(step.was("sharks")) < 2


@claims.says("log-bad-roll", "SB-17")
def bad_roll(step: Step, seat: int, column: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 2)
    assert step.gained("ocean") == in_column(column, -1)


@claims.says("log-bad-roll-choice", "SB-18")
def bad_roll_with_a_choice(step: Step, seat: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 1)
    assert step.now("phase") == "loss"


@claims.says("log-bad-roll-empty-mat", "SB-19")
def bad_roll_on_an_empty_mat(step: Step, seat: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 1)
    assert sum(step.was("ocean")) == 0


@claims.says("log-lose", "SB-18")
def loses(step: Step, seat: int, column: int) -> None:
    assert (seat, step.gained("ocean")) == (step.was("turn"), in_column(column, -1))


@claims.says("log-school", "SB-15", DETAIL)
def places_a_school(step: Step, seat: int, count: int, column: int) -> None:
    assert (seat, step.gained("ocean")) == (step.was("turn"), in_column(column, count))
    assert step.was("dice") - step.now("dice") == count


@claims.says("log-shark", "SB-12", DETAIL)
def places_a_shark(step: Step, seat: int, column: int) -> None:
    assert seat == step.was("turn")
    assert step.now("sharks") == [*step.was("sharks"), column]


@claims.says("log-both-sharks", "SB-13", DETAIL)
def places_both_sharks(step: Step, seat: int, column: int) -> None:
    assert seat == step.was("turn")
    assert (step.was("sharks"), step.now("sharks")) == ([], [column, column])


@claims.says("log-fight", "SB-24")
def starts_a_fight(step: Step, seat: int, column: int, fish: int) -> None:
    assert (seat, step.now("sharks")) == (step.was("turn"), [column, column])
    assert fish == step.now("ocean")[column - 1]


# The log: the end of a turn.


@claims.says("log-stop", "SB-22", None)
def stops(step: Step, seat: int, score: int, level: int) -> None:
    assert (seat, score) == (step.was("turn"), step.was("score"))
    assert step.moves[-2:] == ["roll", "stop"]
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.says("log-must-stop", "SB-21", None)
def must_stop(step: Step, seat: int, score: int, level: int) -> None:
    assert (seat, score) == (step.was("turn"), step.was("score"))
    assert step.moves == ["stop"]
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.says("log-bait", "SB-28", None)
def pays_a_bait(step: Step, seat: int, token: int, level: int) -> None:
    assert (seat, token) == (step.was("turn"), step.was("bigger"))
    assert token in (step.now("prize"), taken(step))
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.says("log-token", None, HEADLINE)
def takes_a_token(
    step: Step, seat: int, score: int, token: int, steps: int, bait: int, rule: str
) -> None:
    is_taken(step, seat, score, token, steps, bait)
    assert token == offered(step)
    by_score = "SB-25" if token == score else "SB-26" if token < score else "SB-27"
    assert rule == by_score


@claims.says("log-token-for-baits", "SB-30", HEADLINE)
def takes_a_token_for_baits(
    step: Step, seat: int, score: int, paid: int, token: int, steps: int, bait: int
) -> None:
    is_taken(step, seat, score, token, steps, bait)
    between = [number for number in step.was("mat") if offered(step) < number <= token]
    assert paid == len(between) > 0


@claims.says("log-no-bait", "SB-33")
def gets_no_bait(step: Step, seat: int) -> None:
    assert seat == step.was("turn")
    assert step.game.settings.tokens.with_bait >> taken(step) & 1
    assert (gains(step, seat)[1], step.now("supply")) == (0, 0)


@claims.says("log-last-space", "SB-4")
def waits_on_the_last_space(step: Step, seat: int) -> None:
    assert step.now("pawns")[seat] == step.game.settings.track
    missed = step.game.settings.tokens.steps[taken(step)] if seat == step.was("turn") else 0
    missed += seat == biggest(step) and has_round_ended(step)
    assert step.gained("pawns")[seat] < missed


# The log: the end of a round.


@claims.says("log-trophy", "SB-35")
def wins_the_round(step: Step, seat: int, token: int, steps: int, **args: int) -> None:
    assert (seat, args) == (biggest(step), {"round": step.was("round")})
    assert step.gained("trophies") == [int(one == seat) for one in range(step.before.players)]
    assert (token, steps) == (max(tokens_won(step)), gains(step, seat)[2])


@claims.says("log-smallest", "SB-34")
def has_the_smallest(step: Step, seat: int, token: int) -> None:
    assert (seat, token) == (smallest(step), min(tokens_won(step)))
    assert gains(step, seat)[3] == 1


@claims.says("log-smallest-no-bait", "SB-33")
def has_the_smallest_and_gets_nothing(step: Step, seat: int, token: int) -> None:
    assert (seat, token) == (smallest(step), min(tokens_won(step)))
    assert (gains(step, seat)[3], step.now("supply")) == (0, 0)


@claims.says("log-starts", "SB-35")
def starts_the_next_round(step: Step, seat: int, **args: int) -> None:
    assert (seat, seat) == (step.now("first"), step.now("turn"))
    assert args == {"round": step.now("round")} == {"round": step.was("round") + 1}


@claims.says("log-hold-next", "SB-36", DETAIL)
def tokens_are_out(step: Step, tokens: list[int], **args: int) -> None:
    assert tokens == sorted(tokens_won(step)) == step.now("hold")
    assert args == {"round": step.now("round")}


# The end of the game.


@claims.says("won-spaces", "SB-37")
def wins(step: Step, seat: int, spaces: int) -> None:
    assert winners(step) == [seat] == best(step, "pawns")
    assert spaces == step.now("pawns")[seat]


@claims.says("won-trophies", "SB-38")
def wins_by_trophies(
    step: Step, seat: int, seats: list[int], spaces: int, trophies: int, second: int
) -> None:
    assert (winners(step), seats) == ([seat], best(step, "pawns"))
    assert {step.now("pawns")[one] for one in seats} == {spaces}
    ordered = sorted(step.now("trophies")[one] for one in seats)
    assert ordered[-2:] == [second, trophies] and second < trophies == step.now("trophies")[seat]


@claims.says("won-baits", "SB-38")
def wins_by_baits(
    step: Step, seat: int, seats: list[int], spaces: int, trophies: int, baits: int, second: int
) -> None:
    assert (winners(step), seats) == ([seat], best(step, "pawns", "trophies"))
    assert {(step.now("pawns")[one], step.now("trophies")[one]) for one in seats} == {
        (spaces, trophies)
    }
    ordered = sorted(step.now("baits")[one] for one in seats)
    assert ordered[-2:] == [second, baits] and second < baits == step.now("baits")[seat]


@claims.says("won-shared", "SB-38")
def share_the_win(step: Step, seats: list[int], spaces: int, trophies: int, baits: int) -> None:
    assert winners(step) == seats and len(seats) > 1
    for seat in seats:
        found = [step.now(fact)[seat] for fact in ("pawns", "trophies", "baits")]
        assert found == [spaces, trophies, baits]
