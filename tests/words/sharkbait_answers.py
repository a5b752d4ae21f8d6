"""What SharkBait's questions, refusals, hints and descriptions of moves claim."""

from words.sharkbait_changes import gains, mean_after, offered, printed, taken
from words.sharkbait_claims import Step
from words.sharkbait_messages import claims

from shoal.games.sharkbait.turn_values import mean_score

# What a player is asked.


@claims.says("ask-place", "SB-10")
def asks_to_place(step: Step) -> None:
    assert {"fish", "shark"} <= words(step) <= {"fish", "shark", "sharks"}


@claims.says("ask-place-fish", "SB-15")
def asks_to_place_fish(step: Step) -> None:
    assert (words(step), len(step.was("sharks"))) == ({"fish"}, 2)


@claims.says("ask-place-shark", "SB-16")
def asks_to_place_a_shark(step: Step) -> None:
    assert {"shark"} <= words(step) <= {"shark", "sharks"}


@claims.says("ask-roll", "SB-20")
def asks_to_roll(step: Step, sharks: int) -> None:
    assert (words(step), sharks) == ({"roll"}, sharks_in_hand(step))


@claims.says("ask-place-or-roll", "SB-20")
def asks_to_place_or_roll(step: Step, sharks: int) -> None:
    assert (words(step), sharks) == ({"fish", "roll"}, sharks_in_hand(step))


@claims.says("ask-roll-or-stop", "SB-22")
def asks_to_roll_or_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"roll", "stop"}, step.was("score"))


@claims.says("ask-place-roll-or-stop", "SB-22")
def asks_to_place_roll_or_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"fish", "roll", "stop"}, step.was("score"))


@claims.says("ask-stop", "SB-21")
def asks_to_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"stop"}, step.was("score"))
    assert step.was("dice") < 2


@claims.says("ask-lose", "SB-18")
def asks_to_lose(step: Step) -> None:
    ocean = step.was("ocean")
    fullest = [column for column in range(1, 7) if ocean[column - 1] == max(ocean)]
    assert step.moves == [f"lose {column}" for column in fullest]


@claims.says("ask-prize", "SB-28")
def asks_for_a_bait(step: Step, token: int, bigger: int) -> None:
    assert words(step) == {"take", "bait"}
    assert token == step.was("prize")
    assert bigger == min(number for number in step.was("mat") if number > token)


# Why a move is not allowed.


@claims.says("no-lose-column", "SB-18")
def is_not_fullest(step: Step, column: int, fish: int, most: int) -> None:
    assert (step.was("phase"), step.text) == ("loss", f"lose {column}")
    ocean = step.was("ocean")
    assert (fish, most) == (ocean[column - 1], max(ocean)) and fish < most


@claims.says("no-lose-first", "SB-18")
def must_lose_first(step: Step) -> None:
    assert words(step) == {"lose"} and not step.text.startswith("lose")


@claims.says("no-loss", "SB-17")
def loses_nothing(step: Step) -> None:
    assert step.was("phase") != "loss" and step.text.startswith("lose")


@claims.says("no-school-again", "SB-15")
def has_placed_that_number(step: Step, number: int) -> None:
    assert school(step)[0] == number and number in step.was("placed")


@claims.says("no-school", "SB-14")
def has_no_school(step: Step, number: int, thrown: int) -> None:
    assert (school(step)[0], thrown) == (number, step.was("thrown")[number - 1])
    assert thrown < 2


@claims.says("no-school-of-size", "SB-15")
def has_no_such_school(step: Step, number: int, thrown: int, count: int) -> None:
    assert school(step) == (number, count)
    assert (thrown, count > thrown) == (step.was("thrown")[number - 1], True)


@claims.says("no-shark", "SB-12")
def has_no_such_shark(step: Step, number: int) -> None:
    assert step.text == f"shark {number}"
    assert step.was("black")[number - 1] == 0 < sum(step.was("black"))


@claims.says("no-both-sharks", "SB-13")
def has_no_such_pair(step: Step, number: int) -> None:
    assert step.text == f"sharks {number}"
    assert step.was("black")[number - 1] < 2


@claims.says("no-shark-left", "SB-12")
def has_no_shark_left(step: Step) -> None:
    assert len(step.was("sharks")) == 2 and step.text.startswith("shark")


@claims.says("no-shark-after-fish", "SB-10")
def has_placed_fish(step: Step) -> None:
    assert step.was("placed") and step.text.startswith("shark")


@claims.says("no-done-roll", "SB-10")
def is_done_and_must_roll(step: Step) -> None:
    assert words(step) == {"roll"} and step.text.startswith(("fish", "shark"))


@claims.says("no-done-stop", "SB-10")
def is_done_and_must_stop(step: Step) -> None:
    assert words(step) == {"stop"} and step.text.startswith("fish")


@claims.says("no-done-roll-or-stop", "SB-10")
def is_done(step: Step) -> None:
    assert words(step) == {"roll", "stop"} and step.text.startswith("fish")


@claims.says("no-place-first", "SB-11")
def must_place_first(step: Step) -> None:
    assert words(step) <= {"fish", "shark", "sharks"} and step.text in ("roll", "stop")


@claims.says("no-stop", "SB-20")
def cannot_stop(step: Step, sharks: int) -> None:
    assert (step.text, sharks) == ("stop", sharks_in_hand(step)) and sharks > 0
    assert "roll" in step.moves


@claims.says("no-roll", "SB-21")
def cannot_roll(step: Step) -> None:
    assert (step.text, words(step), len(step.was("sharks"))) == ("roll", {"stop"}, 2)
    assert step.was("dice") < 2


@claims.says("no-token-yet", "SB-25")
def has_no_token_yet(step: Step) -> None:
    assert step.was("phase") in ("place", "decide") and step.text in ("take", "bait")


@claims.says("no-stopped", "SB-28")
def has_stopped(step: Step) -> None:
    assert words(step) == {"take", "bait"}


# Hints.


@claims.says("why-school")
def makes_a_school(step: Step, fish: int, mean: float) -> None:
    assert (step.text.split()[0], fish) == ("fish", sum(step.now("ocean")))
    assert mean == mean_after(step)


@claims.says("why-school-last")
def makes_the_last_school(step: Step, fish: int, score: int) -> None:
    assert (step.text.split()[0], fish) == ("fish", sum(step.now("ocean")))
    assert (step.now("phase"), score, step.now("dice") < 2) == ("decide", step.now("score"), True)


@claims.says("why-shark")
def feeds_a_shark(step: Step, column: int, fish: int, mean: float) -> None:
    assert (step.text, fish) == (f"shark {column}", step.was("ocean")[column - 1])
    assert column not in step.was("sharks") and mean == mean_after(step)


@claims.says("why-shark-last")
def feeds_the_last_shark(step: Step, column: int, fish: int, score: int) -> None:
    assert (step.text, fish) == (f"shark {column}", step.was("ocean")[column - 1])
    assert column not in step.was("sharks") and score == step.now("score")


@claims.says("why-fight")
def makes_a_fight(step: Step, column: int, fish: int, mean: float) -> None:
    assert step.now("sharks") == [column, column]
    assert (fish, mean) == (step.was("ocean")[column - 1], mean_after(step))


@claims.says("why-fight-last")
def makes_a_last_fight(step: Step, column: int, fish: int, score: int) -> None:
    assert step.now("sharks") == [column, column]
    assert (fish, score) == (step.was("ocean")[column - 1], step.now("score"))


@claims.says("why-roll")
def may_roll(step: Step, fish: int, mean: float, score: int) -> None:
    assert (step.text, fish, score) == ("roll", step.was("dice"), step.was("score"))
    assert "stop" in step.moves and mean == round(mean_score(step.after), 1)


@claims.says("why-must-roll")
def has_to_roll(step: Step, fish: int, sharks: int, mean: float) -> None:
    assert (step.text, fish, sharks) == ("roll", step.was("dice"), sharks_in_hand(step))
    assert sharks > 0 and mean == round(mean_score(step.after), 1)


@claims.says("why-stop")
def may_stop(step: Step, score: int, token: int, steps: int, bait: int) -> None:
    assert (step.text, score, token) == ("stop", step.was("score"), offered(step))
    if taken(step) >= 0:
        assert (token, steps, bait) == (taken(step), *gains(step, step.mover)[:2])
    else:
        assert token == step.now("prize")
        assert (steps, bait) == printed(step, token, step.was("supply"))


@claims.says("why-lose")
def costs_points(step: Step, column: int, points: int) -> None:
    assert step.text == f"lose {column}"
    assert points == step.was("score") - step.now("score")


@claims.says("why-bait")
def reaches_a_token(step: Step, token: int, steps: int, bait: int) -> None:
    assert (step.text, token) == ("bait", step.was("bigger"))
    assert (steps, bait) == printed(step, token, step.was("supply") + 1)


@claims.says("why-take")
def keeps_baits(step: Step, token: int, steps: int, bait: int) -> None:
    assert (step.text, token) == ("take", taken(step))
    assert (steps, bait) == gains(step, step.mover)[:2]


# Moves.


@claims.says("move-school")
def place_a_school(step: Step, count: int, column: int) -> None:
    assert step.text == f"fish {column}x{count}"


@claims.says("move-shark")
def place_a_shark(step: Step, column: int) -> None:
    assert step.text == f"shark {column}"


@claims.says("move-both-sharks")
def place_both_sharks(step: Step, column: int) -> None:
    assert step.text == f"sharks {column}"


@claims.says("move-lose")
def lose_a_fish(step: Step, column: int) -> None:
    assert step.text == f"lose {column}"


@claims.says("move-roll")
def roll(step: Step) -> None:
    assert step.text == "roll"


@claims.says("move-stop")
def stop(step: Step, score: int) -> None:
    assert (step.text, score) == ("stop", step.was("score"))


@claims.says("move-bait")
def pay_a_bait(step: Step, token: int) -> None:
    assert (step.text, token) == ("bait", step.was("bigger"))


@claims.says("move-take")
def take_the_token(step: Step, token: int) -> None:
    assert (step.text, token) == ("take", taken(step))


# Helpers.


def words(step: Step) -> set[str]:
    """The first words of the legal moves."""
    return {move.split()[0] for move in step.moves}


def school(step: Step) -> tuple[int, int]:
    """The number and the size of the school that a move places."""
    verb, _, rest = step.text.partition(" ")
    assert verb == "fish"
    number, count = rest.split("x")
    return int(number), int(count)


def sharks_in_hand(step: Step) -> int:
    """How many sharks are not home."""
    return 2 - len(step.was("sharks"))
