"""What the sentences of Shark Tank's log claim."""

from words.grammar import Grammar, Step

from shoal.games.sharktank.components import SUITS, VALUES

grammar = Grammar()
RULE = r"\((ST-\d+)\)"
SUIT = r"(suns|moons|crowns|arms)"
TOKEN = rf"(null|\d) of {SUIT}"
PARTS = ("fish", "tasty", "value", "sets", "one suit")


def token(value: str, suit: str) -> int:
    """A token by its name."""
    return 6 * SUITS.index(suit) + VALUES.index(value)


def added(step: Step, seat: int) -> set[int]:
    """The tokens that the seat has and had not."""
    return members(step.after.held[seat]) - members(step.before.held[seat])


def removed(step: Step, seat: int) -> set[int]:
    """The tokens that the seat had and has no more."""
    return members(step.before.held[seat]) - members(step.after.held[seat])


def members(tokens: int) -> set[int]:
    """A set of tokens."""
    return {one for one in range(24) if tokens >> one & 1}


def own_turn(step: Step, seat: str) -> int:
    """The seat, whose turn it must be."""
    assert int(seat) == step.was("seat")
    return int(seat)


@grammar.says(rf"The tasty suit is {SUIT} {RULE}\.")
def tasty(step: Step, suit: str, rule: str) -> None:
    assert (step.now("tasty"), rule) == (suit, "ST-6")


@grammar.says(rf"Seat (\d) goes first {RULE}\.")
def goes_first(step: Step, seat: str, rule: str) -> None:
    assert (step.now("first"), step.now("seat"), rule) == (int(seat), int(seat), "ST-7")


@grammar.says(rf"Seat (\d) takes the {TOKEN} {RULE}\.")
def drafts(step: Step, seat: str, value: str, suit: str, rule: str) -> None:
    assert added(step, own_turn(step, seat)) == {token(value, suit)}
    assert rule == "ST-8"


@grammar.says(rf"Points ([+-]\d+): ([^.]+) {RULE}\.")
def points(step: Step, total: str, parts: str, rule: str) -> None:
    seat = step.was("seat")
    before, after = (state.points_for(state.held[seat]) for state in (step.before, step.after))
    assert after - before == int(total)
    changes = dict(part.rsplit(" ", 1) for part in parts.split(", "))
    assert set(changes) <= set(PARTS)
    assert sum(int(change) for change in changes.values()) == int(total)
    fish = len(members(step.after.held[seat])) - len(members(step.before.held[seat]))
    assert int(changes["fish"]) == fish
    eaten = step.after.tasty_in(step.after.held[seat]) - step.before.tasty_in(
        step.before.held[seat]
    )
    assert int(changes.get("tasty", "0")) == eaten
    assert step.seat == seat or not members(step.before.held[seat] & ~step.before.drafted), (
        "a secret value is revealed"
    )
    assert rule == "ST-34"


@grammar.says(rf"A fish of {SUIT} swims at ([a-t]\d+) {RULE}\.")
def fish_comes(step: Step, suit: str, cell: str, rule: str) -> None:
    came = [
        set(after) - set(before)
        for before, after in zip(step.was("fish"), step.now("fish"), strict=True)
    ]
    assert came == [{cell} if name == suit else set() for name in SUITS]
    assert rule == "ST-11"


@grammar.says(
    rf"The sharks start: {SUIT} lower left, {SUIT} lower right, {SUIT} upper left, "
    rf"{SUIT} upper right {RULE}\."
)
def sharks_start(step: Step, *named: str) -> None:
    side = step.now("side")
    far = "abcdefghijklmnopqrst"[side - 1]
    corners = ["a1", f"{far}1", f"a{side}", f"{far}{side}"]
    *suits, rule = named
    assert [step.now("sharks")[SUITS.index(suit)] for suit in suits] == corners
    assert rule == "ST-12"


@grammar.says(rf"Seat (\d) moves the shark of {SUIT} {RULE}\.")
def chooses(step: Step, seat: str, suit: str, rule: str) -> None:
    own_turn(step, seat)
    assert (step.now("mover"), rule) == (suit, "ST-13")


@grammar.says(rf"Seat (\d) spends nothing {RULE}\.")
def spends_nothing(step: Step, seat: str, rule: str) -> None:
    assert removed(step, own_turn(step, seat)) == set()
    assert (step.was("length"), rule) == (step.now("length"), "ST-15")


@grammar.says(rf"Seat (\d) spends the {TOKEN} {RULE}\.")
def spends(step: Step, seat: str, value: str, suit: str, rule: str) -> None:
    assert removed(step, own_turn(step, seat)) == {token(value, suit)}
    assert members(step.after.spent) - members(step.before.spent) == {token(value, suit)}
    if value != "null":
        assert step.now("length") - step.was("length") == int(value)
    assert rule == "ST-15"


@grammar.says(rf"Seat (\d) rolls (null|\d) for the Null {RULE}\.")
def rolls(step: Step, seat: str, face: str, rule: str) -> None:
    own_turn(step, seat)
    fits = extra_tiles(step)
    is_cut = len(step.line.split(". ")) > 1
    assert fits < VALUES.index(face) if is_cut else fits == VALUES.index(face)
    assert rule == "ST-16"


def extra_tiles(step: Step) -> int:
    """The tiles that a roll allows: laid at once, or up to so many to be chosen from."""
    return max(step.now("length") - step.was("length"), step.now("extra"))


@grammar.says(rf"There is room for (\d) extra tiles? {RULE}\.")
def is_cut(step: Step, tiles: str, rule: str) -> None:
    assert (extra_tiles(step), rule) == (int(tiles), "ST-21")
    assert not step.before.is_short()
    assert step.was("length") + int(tiles) < 20


@grammar.says(rf"No movement is longer than 20 tiles, which leaves (\d) extra tiles? {RULE}\.")
def is_cut_by_the_limit(step: Step, tiles: str, rule: str) -> None:
    assert (step.was("length") + int(tiles), rule) == (20, "ST-24")
    assert extra_tiles(step) >= int(tiles)


@grammar.says(rf"It brings nothing, for no shark can swim the full number of tiles {RULE}\.")
def brings_nothing(step: Step, rule: str) -> None:
    assert (extra_tiles(step), rule) == (0, "ST-22")
    assert step.was("length") < min(2 + step.was("tiles")[step.was("seat")], 20)


@grammar.says(rf"Seat (\d) uses (\d) extra tiles? {RULE}\.")
def stretches(step: Step, seat: str, tiles: str, rule: str) -> None:
    own_turn(step, seat)
    assert step.now("length") - step.was("length") == int(tiles)
    assert rule == "ST-16"


@grammar.says(rf"Seat (\d) lays (a|the last) tile at ([a-t]\d+)(?:, (\d+) to come)? {RULE}\.")
def lays(step: Step, seat: str, which: str, cell: str, left: str | None, rule: str) -> None:
    own_turn(step, seat)
    assert step.now("trail") == [*step.was("trail"), cell]
    to_come = step.now("length") - len(step.now("trail"))
    assert (which == "the last", int(left or 0)) == (to_come == 0, to_come)
    assert rule == ("ST-19" if step.was("trail") else "ST-18")


@grammar.says(
    rf"Seat (\d) puts the shark of {SUIT} on ([a-t]\d+)"
    rf"(?: and gobbles the fish at ((?:[a-t]\d+)(?: and [a-t]\d+)*))? {RULE}\."
)
def stands(step: Step, seat: str, suit: str, cell: str, eaten: str | None, rule: str) -> None:
    own_turn(step, seat)
    number = SUITS.index(suit)
    assert (step.was("mover"), step.now("sharks")[number]) == (suit, cell)
    gone = [
        set(before) - set(after)
        for before, after in zip(step.was("fish"), step.now("fish"), strict=True)
    ]
    named = set(eaten.split(" and ")) if eaten else set()
    assert gone == [named if place == number else set() for place in range(4)]
    assert rule == ("ST-26" if eaten else "ST-25")


@grammar.says(rf"You look at your fish: it is the {TOKEN} {RULE}\.")
def looks(step: Step, value: str, suit: str, rule: str) -> None:
    assert step.seat == step.was("seat")
    assert added(step, step.seat) == {token(value, suit)}
    assert rule == "ST-28"


@grammar.says(rf"Seat (\d) looks at a gobbled fish of {SUIT} {RULE}\.")
def another_looks(step: Step, seat: str, suit: str, rule: str) -> None:
    assert step.seat != own_turn(step, seat)
    (one,) = added(step, int(seat))
    assert (SUITS[one // 6], rule) == (suit, "ST-28")


@grammar.says(rf"Two fish or fewer are left: the last round begins {RULE}\.")
def last_round(step: Step, rule: str) -> None:
    assert (step.was("last"), step.now("last") is None, rule) == (None, False, "ST-31")
    assert sum(len(cells) for cells in step.now("fish")) <= 2


@grammar.says(rf"Seat (\d) has most fish(?:, skips and collects a tile| and skips) {RULE}\.")
def skips(step: Step, seat: str, rule: str) -> None:
    fish = [len(members(held)) for held in step.after.held]
    assert fish[int(seat)] == max(fish) and fish.count(max(fish)) == 1
    own = int(seat) == step.was("seat")  # Their own tiles went back before (ST-17).
    gained = step.now("tiles")[int(seat)] - (0 if own else step.was("tiles")[int(seat)])
    assert (gained == 1) == (rule == "ST-29")
    assert rule in ("ST-29", "ST-30")


@grammar.says(rf"No shark can move any more {RULE}\.")
def stuck(step: Step, rule: str) -> None:
    assert (step.now("phase"), rule) == ("score", "ST-23")
    assert not step.after.find_sharks()


@grammar.says(rf"The feeding is over: everybody turns their fish over {RULE}\.")
def feeding_is_over(step: Step, rule: str) -> None:
    assert (step.now("phase"), rule) == ("score", "ST-34")


@grammar.says(rf"The die shows (null|\d): that is what every Null is worth {RULE}\.")
def the_die(step: Step, face: str, rule: str) -> None:
    assert (step.now("die"), step.now("phase"), rule) == (face, "over", "ST-36")
