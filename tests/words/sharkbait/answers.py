"""What SharkBait's questions, refusals, hints and descriptions of moves claim."""

from words.game_steps import Step
from words.sharkbait.changes import gains, mean_after, offered, printed, taken
from words.sharkbait.messages import claims

from shoal.games.sharkbait.turn_values import mean_score

# What a player is asked.


@claims.of("ask-place", rule="SB-10")
def asks_to_place(step: Step) -> None:
    assert {"fish", "shark"} <= words(step) <= {"fish", "shark", "sharks"}


@claims.of("ask-place-fish", rule="SB-15")
def asks_to_place_fish(step: Step) -> None:
    assert (words(step), len(step.was("sharks"))) == ({"fish"}, 2)


@claims.of("ask-place-shark", rule="SB-16")
def asks_to_place_a_shark(step: Step) -> None:
    assert {"shark"} <= words(step) <= {"shark", "sharks"}


@claims.of("ask-roll", rule="SB-20")
def asks_to_roll(step: Step, sharks: int) -> None:
    assert (words(step), sharks) == ({"roll"}, sharks_in_hand(step))


@claims.of("ask-place-or-roll", rule="SB-20")
def asks_to_place_or_roll(step: Step, sharks: int) -> None:
    assert (words(step), sharks) == ({"fish", "roll"}, sharks_in_hand(step))


@claims.of("ask-roll-or-stop", rule="SB-22")
def asks_to_roll_or_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"roll", "stop"}, step.was("score"))


@claims.of("ask-place-roll-or-stop", rule="SB-22")
def asks_to_place_roll_or_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"fish", "roll", "stop"}, step.was("score"))


@claims.of("ask-stop", rule="SB-21")
def asks_to_stop(step: Step, score: int) -> None:
    assert (words(step), score) == ({"stop"}, step.was("score"))
    assert step.was("dice") < 2


@claims.of("ask-lose", rule="SB-18")
def asks_to_lose(step: Step) -> None:
    ocean = step.was("ocean")
    fullest = [column for column in range(1, 7) if ocean[column - 1] == max(ocean)]
    assert step.moves == [f"lose {column}" for column in fullest]


@claims.of("ask-prize", rule="SB-28")
def asks_for_a_bait(step: Step, token: int, bigger: int) -> None:
    assert words(step) == {"take", "bait"}
    assert token == step.was("prize")
    assert bigger == min(number for number in step.was("mat") if number > token)


# Why a move is not allowed.


@claims.of("no-lose-column", rule="SB-18")
def is_not_fullest(step: Step, column: int, fish: int, most: int) -> None:
    assert (step.was("phase"), step.text) == ("loss", f"lose {column}")
    ocean = step.was("ocean")
    assert (fish, most) == (ocean[column - 1], max(ocean)) and fish < most


@claims.of("no-lose-first", rule="SB-18")
def must_lose_first(step: Step) -> None:
    assert words(step) == {"lose"} and not step.text.startswith("lose")


@claims.of("no-loss", rule="SB-17")
def loses_nothing(step: Step) -> None:
    assert step.was("phase") != "loss" and step.text.startswith("lose")


@claims.of("no-school-again", rule="SB-15")
def has_placed_that_number(step: Step, number: int) -> None:
    assert school(step)[0] == number and number in step.was("placed")


@claims.of("no-school", rule="SB-14")
def has_no_school(step: Step, number: int, thrown: int) -> None:
    assert (school(step)[0], thrown) == (number, step.was("thrown")[number - 1])
    assert thrown < 2


@claims.of("no-school-of-size", rule="SB-15")
def has_no_such_school(step: Step, number: int, thrown: int, count: int) -> None:
    assert school(step) == (number, count)
    assert (thrown, count > thrown) == (step.was("thrown")[number - 1], True)


@claims.of("no-shark", rule="SB-12")
def has_no_such_shark(step: Step, number: int) -> None:
    assert step.text == f"shark {number}"
    assert step.was("black")[number - 1] == 0 < sum(step.was("black"))


@claims.of("no-both-sharks", rule="SB-13")
def has_no_such_pair(step: Step, number: int) -> None:
    assert step.text == f"sharks {number}"
    assert step.was("black")[number - 1] < 2


@claims.of("no-shark-left", rule="SB-12")
def has_no_shark_left(step: Step) -> None:
    assert len(step.was("sharks")) == 2 and step.text.startswith("shark")


@claims.of("no-shark-after-fish", rule="SB-10")
def has_placed_fish(step: Step) -> None:
    assert step.was("placed") and step.text.startswith("shark")


@claims.of("no-done-roll", rule="SB-10")
def is_done_and_must_roll(step: Step) -> None:
    assert words(step) == {"roll"} and step.text.startswith(("fish", "shark"))


@claims.of("no-done-stop", rule="SB-10")
def is_done_and_must_stop(step: Step) -> None:
    assert words(step) == {"stop"} and step.text.startswith("fish")


@claims.of("no-done-roll-or-stop", rule="SB-10")
def is_done(step: Step) -> None:
    assert words(step) == {"roll", "stop"} and step.text.startswith("fish")


@claims.of("no-place-first", rule="SB-11")
def must_place_first(step: Step) -> None:
    assert words(step) <= {"fish", "shark", "sharks"} and step.text in ("roll", "stop")


@claims.of("no-stop", rule="SB-20")
def cannot_stop(step: Step, sharks: int) -> None:
    assert (step.text, sharks) == ("stop", sharks_in_hand(step)) and sharks > 0
    assert "roll" in step.moves


@claims.of("no-roll", rule="SB-21")
def cannot_roll(step: Step) -> None:
    assert (step.text, words(step), len(step.was("sharks"))) == ("roll", {"stop"}, 2)
    assert step.was("dice") < 2


@claims.of("no-token-yet", rule="SB-25")
def has_no_token_yet(step: Step) -> None:
    assert step.was("phase") in ("place", "decide") and step.text in ("take", "bait")


@claims.of("no-stopped", rule="SB-28")
def has_stopped(step: Step) -> None:
    assert words(step) == {"take", "bait"}


# Hints.


@claims.of("why-school")
def makes_a_school(step: Step, fish: int, mean: float) -> None:
    assert (step.text.split()[0], fish) == ("fish", sum(step.now("ocean")))
    assert mean == mean_after(step)


@claims.of("why-school-last")
def makes_the_last_school(step: Step, fish: int, score: int) -> None:
    assert (step.text.split()[0], fish) == ("fish", sum(step.now("ocean")))
    assert (step.now("phase"), score, step.now("dice") < 2) == ("decide", step.now("score"), True)


@claims.of("why-shark")
def feeds_a_shark(step: Step, column: int, fish: int, mean: float) -> None:
    assert (step.text, fish) == (f"shark {column}", step.was("ocean")[column - 1])
    assert column not in step.was("sharks") and mean == mean_after(step)


@claims.of("why-shark-last")
def feeds_the_last_shark(step: Step, column: int, fish: int, score: int) -> None:
    assert (step.text, fish) == (f"shark {column}", step.was("ocean")[column - 1])
    assert column not in step.was("sharks") and score == step.now("score")


@claims.of("why-fight")
def makes_a_fight(step: Step, column: int, fish: int, mean: float) -> None:
    assert step.now("sharks") == [column, column]
    assert (fish, mean) == (step.was("ocean")[column - 1], mean_after(step))


@claims.of("why-fight-last")
def makes_a_last_fight(step: Step, column: int, fish: int, score: int) -> None:
    assert step.now("sharks") == [column, column]
    assert (fish, score) == (step.was("ocean")[column - 1], step.now("score"))


@claims.of("why-roll")
def may_roll(step: Step, fish: int, mean: float, score: int) -> None:
    assert (step.text, fish, score) == ("roll", step.was("dice"), step.was("score"))
    assert "stop" in step.moves and mean == round(mean_score(step.after), 1)


@claims.of("why-must-roll")
def has_to_roll(step: Step, fish: int, sharks: int, mean: float) -> None:
    assert (step.text, fish, sharks) == ("roll", step.was("dice"), sharks_in_hand(step))
    assert sharks > 0 and mean == round(mean_score(step.after), 1)


@claims.of("why-stop")
def may_stop(step: Step, score: int, token: int, steps: int, bait: int) -> None:
    assert (step.text, score, token) == ("stop", step.was("score"), offered(step))
    if taken(step) >= 0:
        assert (token, steps, bait) == (taken(step), *gains(step, step.mover)[:2])
    else:
        assert token == step.now("prize")
        assert (steps, bait) == printed(step, token, step.was("supply"))


@claims.of("why-lose")
def costs_points(step: Step, column: int, points: int) -> None:
    assert step.text == f"lose {column}"
    assert points == step.was("score") - step.now("score")


@claims.of("why-bait")
def reaches_a_token(step: Step, token: int, steps: int, bait: int) -> None:
    assert (step.text, token) == ("bait", step.was("bigger"))
    assert (steps, bait) == printed(step, token, step.was("supply") + 1)


@claims.of("why-take")
def keeps_baits(step: Step, token: int, steps: int, bait: int) -> None:
    assert (step.text, token) == ("take", taken(step))
    assert (steps, bait) == gains(step, step.mover)[:2]


# Moves.


claims.told_as |= {
    "move-school": ("log-school",),
    "move-shark": ("log-shark",),
    "move-both-sharks": ("log-both-sharks",),
    "move-lose": ("log-lose",),
    "move-roll": ("log-roll-again", "log-must-roll"),
    "move-stop": ("log-stop", "log-must-stop"),
    "move-bait": ("log-bait",),
    "move-take": ("log-token", "log-token-for-baits"),
}


@claims.of("move-school")
def place_a_school(step: Step, count: int, column: int) -> None:
    assert step.text == f"fish {column}x{count}"


@claims.of("move-shark")
def place_a_shark(step: Step, column: int) -> None:
    assert step.text == f"shark {column}"


@claims.of("move-both-sharks")
def place_both_sharks(step: Step, column: int) -> None:
    assert step.text == f"sharks {column}"


@claims.of("move-lose")
def lose_a_fish(step: Step, column: int) -> None:
    assert step.text == f"lose {column}"


@claims.of("move-roll")
def roll(step: Step) -> None:
    assert step.text == "roll"


@claims.of("move-stop")
def stop(step: Step, score: int) -> None:
    assert (step.text, score) == ("stop", step.was("score"))


@claims.of("move-bait")
def pay_a_bait(step: Step, token: int) -> None:
    assert (step.text, token) == ("bait", step.was("bigger"))


@claims.of("move-take")
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
