"""What the sentences of SharkBait's log claim."""

from words.grammar import Grammar, Step

grammar = Grammar()
RULE = r"\((SB-\d+)\)"


def only(step: Step, fact: str, place: int, change: int) -> None:
    """The fact has changed in this one place, by so much."""
    expected = [0] * len(step.gained(fact))
    expected[place] = change
    assert step.gained(fact) == expected, f"{fact} changed by {step.gained(fact)}"


def own_turn(step: Step, seat: str) -> int:
    """The seat, whose turn it must be."""
    assert int(seat) == step.was("turn")
    return int(seat)


@grammar.says(rf"Seat (\d) is the start player {RULE}\.")
def starts(step: Step, seat: str, rule: str) -> None:
    assert (step.now("first"), step.now("turn"), rule) == (int(seat), int(seat), "SB-8")


@grammar.says(rf"Token (\d+) is put on hold {RULE}\.")
def put_on_hold(step: Step, token: str, rule: str) -> None:
    assert set(step.now("hold")) - set(step.was("hold")) == {int(token)}
    assert set(step.was("mat")) - set(step.now("mat")) == {int(token)}
    assert rule == "SB-7"


@grammar.says(rf"Seat (\d) throws the sharks alone: ([1-6]+) {RULE}\.")
def throws_sharks(step: Step, seat: str, black: str, rule: str) -> None:
    own_turn(step, seat)
    assert step.was("dice") == 0
    assert step.now("black") == counts(black)
    assert rule == "SB-20"


@grammar.says(rf"Seat (\d) throws fish ([1-6]+), sharks ([1-6]+) {RULE}\.")
def throws_all(step: Step, seat: str, fish: str, black: str, rule: str) -> None:
    own_turn(step, seat)
    assert (step.now("thrown"), step.now("black")) == (counts(fish), counts(black))
    assert rule == "SB-10"


@grammar.says(rf"Seat (\d) throws fish ([1-6]+) {RULE}\.")
def throws_fish(step: Step, seat: str, fish: str, rule: str) -> None:
    own_turn(step, seat)
    assert len(fish) == step.was("dice")
    assert step.now("thrown") in (counts(fish), [0] * 6)
    assert rule == "SB-10"


@grammar.says(rf"A bad roll: a die is put aside, and a fish from column (\d) {RULE}\.")
def bad_roll(step: Step, column: str, rule: str) -> None:
    assert step.now("aside") - step.was("aside") == 2
    only(step, "ocean", int(column) - 1, -1)
    assert rule == "SB-17"


@grammar.says(rf"A bad roll: a die is put aside, and the player chooses the other fish {RULE}\.")
def bad_roll_with_a_choice(step: Step, rule: str) -> None:
    assert step.now("aside") - step.was("aside") == 1
    assert (step.now("phase"), rule) == ("loss", "SB-18")


@grammar.says(rf"A bad roll on an empty mat: a die is put aside {RULE}\.")
def bad_roll_on_an_empty_mat(step: Step, rule: str) -> None:
    assert step.now("aside") - step.was("aside") == 1
    assert (sum(step.was("ocean")), rule) == (0, "SB-19")


@grammar.says(rf"Seat (\d) places (\d) fish in column (\d) {RULE}\.")
def places_fish(step: Step, seat: str, count: str, column: str, rule: str) -> None:
    own_turn(step, seat)
    only(step, "ocean", int(column) - 1, int(count))
    assert step.was("dice") - step.now("dice") == int(count)
    assert rule == "SB-15"


@grammar.says(rf"Seat (\d) loses a fish from column (\d) {RULE}\.")
def loses_a_fish(step: Step, seat: str, column: str, rule: str) -> None:
    own_turn(step, seat)
    only(step, "ocean", int(column) - 1, -1)
    assert rule == "SB-18"


@grammar.says(
    rf"Seat (\d) places (a shark|both sharks) in column (\d)(: a shark fight)? {RULE}[.!]"
)
def places_sharks(step: Step, seat: str, which: str, column: str, fight: str, rule: str) -> None:
    own_turn(step, seat)
    came = [int(column)] * (2 if which == "both sharks" else 1)
    assert sorted([*step.was("sharks"), *came]) == sorted(step.now("sharks"))
    fights = len(step.now("sharks")) == 2 and len(set(step.now("sharks"))) == 1
    assert (fight is not None, rule) == (fights, "SB-24" if fights else "SB-12")


@grammar.says(rf"Seat (\d) rolls again {RULE}\.")
def rolls(step: Step, seat: str, rule: str) -> None:
    own_turn(step, seat)
    assert step.now("phase") == "throw"
    assert rule == ("SB-20" if len(step.was("sharks")) < 2 else "SB-22")


@grammar.says(rf"Seat (\d) stops with a score of (\d+) {RULE}\.")
def stops(step: Step, seat: str, score: str, rule: str) -> None:
    own_turn(step, seat)
    assert int(score) == step.was("score")
    assert rule == ("SB-21" if step.was("dice") < 2 else "SB-22")


@grammar.says(rf"Seat (\d) turns in a bait, up to token (\d+) {RULE}\.")
def turns_in_a_bait(step: Step, seat: str, token: str, rule: str) -> None:
    own_turn(step, seat)
    assert int(token) == step.was("bigger")
    assert int(token) in (step.now("prize"), taken(step))
    assert rule == "SB-28"


@grammar.says(rf"Seat (\d) takes token (\d+) \((nothing|move \d+|bait|move \d+, bait)\) {RULE}\.")
def takes_a_token(step: Step, seat: str, token: str, brings: str, rule: str) -> None:
    turn = own_turn(step, seat)
    assert int(token) == taken(step)
    assert brings == written(*brought(step, turn))
    score = step.was("score")
    lifted = step.text == "bait" or (step.text == "take" and step.was("prize") != offered(step))
    by_score = "SB-25" if int(token) == score else "SB-26" if int(token) < score else "SB-27"
    assert rule == ("SB-30" if lifted else by_score)


@grammar.says(rf"The supply has no bait left for it {RULE}\.")
def no_bait_for_the_token(step: Step, rule: str) -> None:
    assert step.game.settings.tokens.with_bait >> taken(step) & 1
    assert brought(step, step.was("turn"))[1] == 0
    assert (step.now("supply"), rule) == (0, "SB-33")


@grammar.says(rf"The pawn waits on the last space {RULE}\.")
def pawn_at_the_end(step: Step, rule: str) -> None:
    turn = step.was("turn")
    assert brought(step, turn)[0] < step.game.settings.tokens.steps[taken(step)]
    assert (step.now("pawns")[turn], rule) == (step.game.settings.track, "SB-4")


@grammar.says(
    r"Round (\d) ends: seat (\d) has the biggest token, "
    r"(moves 1 more|waits on the last space \(SB-4\))"
    r"(, wins the trophy and starts| and wins the trophy) \(SB-35\)\."
)
def has_the_biggest(step: Step, number: str, seat: str, moves: str, wins: str) -> None:
    assert (int(number), int(seat)) == (step.was("round"), biggest(step))
    only(step, "trophies", int(seat), 1)
    assert (moves == "moves 1 more") == (round_brought(step)[0] == 1)
    assert wins.endswith("starts") == (step.now("phase") != "over")
    assert step.now("first") == int(seat)


@grammar.says(
    r"Seat (\d) has the smallest(?: and gets a bait \((SB-34)\)"
    r"|, but the supply has no bait left \((SB-33)\))\."
)
def has_the_smallest(step: Step, seat: str, bait: str, none: str) -> None:
    assert int(seat) == smallest(step)
    assert (bait is not None) == (round_brought(step)[1] == 1)
    assert none is None or step.now("supply") == 0


def counts(dice: str) -> list[int]:
    """How many dice show each number."""
    return [dice.count(str(face)) for face in range(1, 7)]


def written(steps: int, baits: int) -> str:
    """What a token has brought."""
    return ", ".join([f"move {steps}"] * (steps > 0) + ["bait"] * baits) or "nothing"


def taken(step: Step) -> int:
    """The token that left the mat, 0 for none."""
    (token,) = set(step.was("mat")) - {*step.now("mat")} or {0}
    return token


def offered(step: Step) -> int:
    """The token that the score itself would have won."""
    below = [token for token in step.was("mat") if token <= step.was("score")]
    return max(below, default=min(step.was("mat")))


def brought(step: Step, seat: int) -> tuple[int, int]:
    """The spaces and baits that the token itself has brought its seat."""
    return gains(step, seat)[:2]


def round_brought(step: Step) -> tuple[int, int]:
    """The space for the biggest token of the round and the bait for the smallest."""
    return gains(step, biggest(step))[2], gains(step, smallest(step))[3]


def gains(step: Step, seat: int) -> tuple[int, int, int, int]:
    """Spaces and baits of the token that was taken, then of the round, to this seat."""
    spaces = step.gained("pawns")[seat]
    baits = step.gained("baits")[seat]
    if seat != step.was("turn"):
        return 0, 0, spaces, baits
    baits += step.text == "bait"
    printed = int(step.game.settings.tokens.steps[taken(step)])
    by_token = min(spaces, printed)
    own_bait = min(baits, int(step.game.settings.tokens.with_bait >> taken(step) & 1))
    return by_token, own_bait, spaces - by_token, baits - own_bait


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
