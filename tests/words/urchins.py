"""What the sentences of Sea Urchins' log claim."""

from words.grammar import Grammar, Step

grammar = Grammar()
RULE = r"\((UR-\d+)\)"
SHOWN = {".": "nothing", "r": "red", "y": "yellow", "R": "red on yellow", "Y": "yellow on red"}


def squares(rows: list[str]) -> dict[str, str]:
    """What lies on each square, by its name."""
    size = len(rows)
    return {
        f"{'abcdefgh'[column]}{size - height}": SHOWN[mark]
        for height, row in enumerate(rows)
        for column, mark in enumerate(row)
    }


def changed(step: Step) -> dict[str, tuple[str, str]]:
    """What lay on each square that changed, and what lies there now."""
    before, after = squares(step.was("rows")), squares(step.now("rows"))
    return {name: (before[name], after[name]) for name in before if before[name] != after[name]}


@grammar.says(rf"Seat (\d) begins: the lot says so {RULE}\.")
def begins(step: Step, seat: str, rule: str) -> None:
    assert (step.now("turn"), rule) == (int(seat), "UR-5")


@grammar.says(rf"Seat (\d) holds and moves no token in step 1 {RULE}\.")
def holds(step: Step, seat: str, rule: str) -> None:
    assert (int(seat), step.was("step"), rule) == (step.was("turn"), "1", "UR-8")
    assert changed(step) == {}


@grammar.says(rf"Seat (\d) adds a (red|yellow) token on ([a-h]\d) {RULE}\.")
def adds(step: Step, seat: str, colour: str, square: str, rule: str) -> None:
    assert int(seat) == step.was("turn")
    assert changed(step) == {square: ("nothing", colour)}
    from_the_pile(step, colour)
    assert rule == "UR-17"


@grammar.says(rf"Seat (\d) adds a (\w+) token on top of the (\w+) one on ([a-h]\d) {RULE}\.")
def stacks(step: Step, seat: str, colour: str, below: str, square: str, rule: str) -> None:
    assert int(seat) == step.was("turn")
    assert changed(step) == {square: (below, f"{colour} on {below}")}
    from_the_pile(step, colour)
    assert rule == "UR-17"


def from_the_pile(step: Step, colour: str) -> None:
    """One token of this colour has left the pile."""
    assert step.gained("pile") == ([-1, 0] if colour == "red" else [0, -1])


@grammar.says(rf"Seat (\d) moves the (\w+) token from ([a-h]\d) to ([a-h]\d) {RULE}\.")
def moves(step: Step, seat: str, colour: str, here: str, there: str, rule: str) -> None:
    assert int(seat) == step.was("turn")
    (was_here, is_here), (was_there, is_there) = changed(step)[here], changed(step)[there]
    assert len(changed(step)) == 2
    top, _, below = was_here.partition(" on ")
    assert (top, below or "nothing") == (colour, is_here)
    assert (was_there, is_there) == ("nothing", colour)
    assert rule == ("UR-14" if below else "UR-13")


@grammar.says(rf"Seat (\d) puts the piece on ([a-h]\d) {RULE}\.")
def lands(step: Step, seat: str, square: str, rule: str) -> None:
    assert int(seat) == step.was("turn")
    caught = step.gained("won")[int(seat)] > 0
    assert step.now("pieces")[int(seat)] == ("hand" if caught else square)
    others = [place for other, place in enumerate(step.was("pieces")) if other != int(seat)]
    assert others == [place for other, place in enumerate(step.now("pieces")) if other != int(seat)]
    assert rule == "UR-23"


@grammar.says(
    r"It fishes (\d+) tokens from ([a-h\d, ]+) \(UR-33\) "
    r"and goes back into the hand \(UR-36\)\."
)
def fishes(step: Step, tokens: str, named: str) -> None:
    seat = step.was("turn")
    assert step.gained("won")[seat] == int(tokens) == sum(step.gained("won"))
    assert set(named.split(", ")) == set(changed(step))
    assert all(now == "nothing" for _, now in changed(step).values())
    assert sum(2 if " on " in was else 1 for was, _ in changed(step).values()) == int(tokens)
    assert step.now("pieces")[seat] == "hand"


@grammar.says(rf"Seat (\d) has no token to move in step 1 {RULE}\.")
def cannot_move(step: Step, seat: str, rule: str) -> None:
    assert int(seat) == step.now("turn")
    assert (step.now("step") != "1", rule) == (True, "UR-8")
    assert not step.after.can_slide()


@grammar.says(rf"Seat (\d) can neither add nor move a token in step 2 {RULE}\.")
def can_do_nothing(step: Step, seat: str, rule: str) -> None:
    assert (int(seat), step.now("step"), rule) == (step.now("turn"), "3", "UR-11")
    assert not step.after.can_slide() and not step.after.can_add()


@grammar.says(rf"The pile is used up, and the game is over {RULE}\.")
def pile_is_used_up(step: Step, rule: str) -> None:
    assert (step.now("step"), step.now("pile"), rule) == ("over", [0, 0], "UR-37")


@grammar.says(rf"The pile has no (red|yellow) token left, and the game is over {RULE}\.")
def one_colour_is_used_up(step: Step, colour: str, rule: str) -> None:
    assert (step.now("step"), rule) == ("over", "UR-37")
    assert step.now("pile")[0 if colour == "red" else 1] == 0 < sum(step.now("pile"))
    assert step.game.options["end"] == "either"


@grammar.says(
    rf"The water stays still: nobody can add, nobody fished, and the game is over {RULE}\."
)
def water_is_still(step: Step, rule: str) -> None:
    assert (step.now("step"), rule) == ("over", "UR-39")
    assert not step.after.can_add()
    assert step.now("calm") >= step.now("lull") + step.before.players


@grammar.says(r"Seat (\d) wins with (\d+) tokens?\.")
def wins(step: Step, seat: str, tokens: str) -> None:
    won = step.now("won")
    assert won[int(seat)] == int(tokens) == max(won)
    assert won.count(max(won)) == 1


@grammar.says(r"Seats ([\d and]+) share the win with (\d+) tokens? each\.")
def share_the_win(step: Step, seats: str, tokens: str) -> None:
    won = step.now("won")
    best = [seat for seat, found in enumerate(won) if found == max(won)]
    assert ([int(seat) for seat in seats.split(" and ")], int(tokens)) == (best, max(won))
