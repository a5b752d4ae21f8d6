"""What SharkBait's log and verdict claim; ``answers.py`` has everything else."""

from words.game_steps import Step
from words.message_claims import Claims
from words.sharkbait.changes import (
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

from shoal.core.message import DETAIL, HEADLINE, LINE

claims = Claims("sharkbait")


# The log: the start of the game.


@claims.of("log-first", rule="SB-8")
def goes_first(step: Step, seat: int) -> None:
    assert (step.now("first"), step.now("turn"), step.was("phase")) == (seat, seat, "first")


@claims.of("log-hold", rule="SB-7")
def is_put_on_hold(step: Step, token: int) -> None:
    assert set(step.now("hold")) - set(step.was("hold")) == {token}
    assert set(step.was("mat")) - set(step.now("mat")) == {token}


# The log: rolling and placing dice.


@claims.of("log-roll", rule="SB-10", level=DETAIL)
def rolls(step: Step, seat: int, fish: list[int], sharks: list[int]) -> None:
    assert seat == step.was("turn") and fish and sharks
    assert (step.now("thrown"), step.now("black")) == (faces(fish), faces(sharks))
    assert (fish, sharks) == (sorted(fish), sorted(sharks))


@claims.of("log-roll-fish", rule="SB-10", level=DETAIL)
def rolls_fish(step: Step, seat: int, fish: list[int]) -> None:
    assert seat == step.was("turn")
    assert sorted(step.text.split()[1]) == [str(face) for face in fish]
    assert len(fish) == step.was("dice") and step.text.endswith(" -")


@claims.of("log-roll-sharks", rule="SB-20", level=DETAIL)
def rolls_sharks(step: Step, seat: int, sharks: list[int]) -> None:
    assert (seat, step.was("dice")) == (step.was("turn"), 0)
    assert step.now("black") == faces(sharks)


@claims.of("log-roll-again", rule="SB-22", level=DETAIL)
def rolls_again(step: Step, seat: int) -> None:
    assert (seat, step.now("phase")) == (step.was("turn"), "throw")
    assert "stop" in step.moves


@claims.of("log-must-roll", rule="SB-20", level=DETAIL)
def must_roll(step: Step, seat: int) -> None:
    assert (seat, step.now("phase")) == (step.was("turn"), "throw")
    assert "stop" not in step.moves and len(step.was("sharks")) < 2


@claims.of("log-bad-roll", rule="SB-17")
def bad_roll(step: Step, seat: int, column: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 2)
    assert step.gained("ocean") == in_column(column, -1)


@claims.of("log-bad-roll-choice", rule="SB-18")
def bad_roll_with_a_choice(step: Step, seat: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 1)
    assert step.now("phase") == "loss"


@claims.of("log-bad-roll-empty-mat", rule="SB-19")
def bad_roll_on_an_empty_mat(step: Step, seat: int) -> None:
    assert (seat, step.now("aside") - step.was("aside")) == (step.was("turn"), 1)
    assert sum(step.was("ocean")) == 0


@claims.of("log-lose", rule="SB-18")
def loses(step: Step, seat: int, column: int) -> None:
    assert (seat, step.gained("ocean")) == (step.was("turn"), in_column(column, -1))


@claims.of("log-school", rule="SB-15", level=DETAIL)
def places_a_school(step: Step, seat: int, count: int, column: int) -> None:
    assert (seat, step.gained("ocean")) == (step.was("turn"), in_column(column, count))
    assert step.was("dice") - step.now("dice") == count


@claims.of("log-shark", rule="SB-12", level=DETAIL)
def places_a_shark(step: Step, seat: int, column: int) -> None:
    assert seat == step.was("turn")
    assert step.now("sharks") == [*step.was("sharks"), column]


@claims.of("log-both-sharks", rule="SB-13", level=DETAIL)
def places_both_sharks(step: Step, seat: int, column: int) -> None:
    assert seat == step.was("turn")
    assert (step.was("sharks"), step.now("sharks")) == ([], [column, column])


@claims.of("log-fight", rule="SB-24")
def starts_a_fight(step: Step, seat: int, column: int, fish: int) -> None:
    assert (seat, step.now("sharks")) == (step.was("turn"), [column, column])
    assert fish == step.now("ocean")[column - 1]


# The log: the end of a turn.


@claims.of("log-stop", rule="SB-22")
def stops(step: Step, seat: int, score: int, level: int) -> None:
    assert (seat, score) == (step.was("turn"), step.was("score"))
    assert step.moves[-2:] == ["roll", "stop"]
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.of("log-must-stop", rule="SB-21")
def must_stop(step: Step, seat: int, score: int, level: int) -> None:
    assert (seat, score) == (step.was("turn"), step.was("score"))
    assert step.moves == ["stop"]
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.of("log-bait", rule="SB-28")
def pays_a_bait(step: Step, seat: int, token: int, level: int) -> None:
    assert (seat, token) == (step.was("turn"), step.was("bigger"))
    assert token in (step.now("prize"), taken(step))
    assert level == (LINE if step.now("phase") == "prize" else DETAIL)


@claims.of("log-token", level=HEADLINE)
def takes_a_token(
    step: Step, seat: int, score: int, token: int, steps: int, bait: int, rule: str
) -> None:
    is_taken(step, seat, score, token, steps, bait)
    assert token == offered(step)
    by_score = "SB-25" if token == score else "SB-26" if token < score else "SB-27"
    assert rule == by_score


@claims.of("log-token-for-baits", rule="SB-30", level=HEADLINE)
def takes_a_token_for_baits(
    step: Step, seat: int, score: int, paid: int, token: int, steps: int, bait: int
) -> None:
    is_taken(step, seat, score, token, steps, bait)
    between = [number for number in step.was("mat") if offered(step) < number <= token]
    assert paid == len(between) > 0


@claims.of("log-no-bait", rule="SB-33")
def gets_no_bait(step: Step, seat: int) -> None:
    assert seat == step.was("turn")
    assert step.game.settings.tokens.with_bait >> taken(step) & 1
    assert (gains(step, seat)[1], step.now("supply")) == (0, 0)


@claims.of("log-last-space", rule="SB-4")
def waits_on_the_last_space(step: Step, seat: int) -> None:
    assert step.now("pawns")[seat] == step.game.settings.track
    missed = step.game.settings.tokens.steps[taken(step)] if seat == step.was("turn") else 0
    missed += seat == biggest(step) and has_round_ended(step)
    assert step.gained("pawns")[seat] < missed


# The log: the end of a round.


@claims.of("log-trophy", rule="SB-35")
def wins_the_round(step: Step, seat: int, token: int, steps: int, **args: int) -> None:
    assert (seat, args) == (biggest(step), {"round": step.was("round")})
    assert step.gained("trophies") == [int(one == seat) for one in range(step.before.players)]
    assert (token, steps) == (max(tokens_won(step)), gains(step, seat)[2])


@claims.of("log-smallest", rule="SB-34")
def has_the_smallest(step: Step, seat: int, token: int) -> None:
    assert (seat, token) == (smallest(step), min(tokens_won(step)))
    assert gains(step, seat)[3] == 1


@claims.of("log-smallest-no-bait", rule="SB-33")
def has_the_smallest_and_gets_nothing(step: Step, seat: int, token: int) -> None:
    assert (seat, token) == (smallest(step), min(tokens_won(step)))
    assert (gains(step, seat)[3], step.now("supply")) == (0, 0)


@claims.of("log-starts", rule="SB-35")
def starts_the_next_round(step: Step, seat: int, **args: int) -> None:
    assert (seat, seat) == (step.now("first"), step.now("turn"))
    assert args == {"round": step.now("round")} == {"round": step.was("round") + 1}


@claims.of("log-hold-next", rule="SB-36", level=DETAIL)
def tokens_are_out(step: Step, tokens: list[int], **args: int) -> None:
    assert tokens == sorted(tokens_won(step)) == step.now("hold")
    assert args == {"round": step.now("round")}


# The end of the game.


@claims.of("won-spaces", rule="SB-37")
def wins(step: Step, seat: int, spaces: int) -> None:
    assert winners(step) == [seat] == best(step, "pawns")
    assert spaces == step.now("pawns")[seat]


@claims.of("won-trophies", rule="SB-38")
def wins_by_trophies(
    step: Step, seat: int, seats: list[int], spaces: int, trophies: int, second: int
) -> None:
    assert (winners(step), seats) == ([seat], best(step, "pawns"))
    assert {step.now("pawns")[one] for one in seats} == {spaces}
    ordered = sorted(step.now("trophies")[one] for one in seats)
    assert ordered[-2:] == [second, trophies] and second < trophies == step.now("trophies")[seat]


@claims.of("won-baits", rule="SB-38")
def wins_by_baits(
    step: Step, seat: int, seats: list[int], spaces: int, trophies: int, baits: int, second: int
) -> None:
    assert (winners(step), seats) == ([seat], best(step, "pawns", "trophies"))
    assert {(step.now("pawns")[one], step.now("trophies")[one]) for one in seats} == {
        (spaces, trophies)
    }
    ordered = sorted(step.now("baits")[one] for one in seats)
    assert ordered[-2:] == [second, baits] and second < baits == step.now("baits")[seat]


@claims.of("won-shared", rule="SB-38")
def share_the_win(step: Step, seats: list[int], spaces: int, trophies: int, baits: int) -> None:
    assert winners(step) == seats and len(seats) > 1
    for seat in seats:
        found = [step.now(fact)[seat] for fact in ("pawns", "trophies", "baits")]
        assert found == [spaces, trophies, baits]
