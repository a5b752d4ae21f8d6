"""What the sentences of Pescado's log claim."""

from words.grammar import Grammar, Step

from shoal.games.pescado.components import dice_from

grammar = Grammar()
RULE = r"\((PE-\d+)\)"

TILES = r"([yorbgk]{3}\d?(?:, [yorbgk]{3}\d?)*)"
TILE = r"([yorbgk]{3}\d?)"


def sorted_by_colour(letters: str) -> list[str]:
    """Dice in any order."""
    return sorted(letters)


def tiles(text: str | None) -> set[str]:
    """The tiles that a text names, each once."""
    named = text.split(", ") if text else []
    assert len(set(named)) == len(named), f"{text} names a tile twice"
    return set(named)


def came_to(step: Step, seat: int) -> set[str]:
    """The tiles that now lie in front of a seat, and did not."""
    return set(step.now("won")[seat]) - set(step.was("won")[seat])


def gone_from(step: Step, seat: int) -> set[str]:
    """The tiles that no longer lie in front of a seat."""
    return set(step.was("won")[seat]) - set(step.now("won")[seat])


def lost_points(step: Step, seat: int) -> int:
    """The points that a seat has lost."""
    return step.was("points")[seat] - step.now("points")[seat]


@grammar.says(rf"{TILE} comes into the pool {RULE}\.")
def comes_into_the_pool(step: Step, tile: str, rule: str) -> None:
    assert set(step.now("pool")) - set(step.was("pool")) == {tile}
    assert set(step.was("stack")) - set(step.now("stack")) == {tile}
    assert rule == ("PE-4" if step.was("thrown") == 0 else "PE-17")


@grammar.says(rf"Seat (\d) goes first {RULE}\.")
def goes_first(step: Step, seat: str, rule: str) -> None:
    assert (step.now("turn"), rule) == (int(seat), "PE-5")


@grammar.says(rf"Seat (\d) throws(?: again)?: ([yorbgk]+)(?:, beside ([yorbgk]+))? {RULE}\.")
def throws(step: Step, seat: str, fallen: str, kept: str | None, rule: str) -> None:
    assert int(seat) == step.was("turn")
    dice = sorted_by_colour(fallen + (kept or ""))
    assert dice == sorted_by_colour(step.now("dice"))
    rules = {"throw": "PE-6", "throw-again": "PE-11", "throw-for-all": "PE-34"}
    assert rule == rules[step.was("phase")]
    assert ("again" in step.line.partition(":")[0]) == (rule != "PE-6")
    assert kept is None or dice_from(kept) == dice_from(step.was("dice"))


@grammar.says(
    rf"Seat (\d) takes (all: )?(?:{TILES} \((PE-8|PE-9)\))?(?: and )?"
    rf"(?:{TILES} from seat (\d), who loses (\d+) points? \(PE-19\))?\."
)
def takes(step: Step, seat: str, every: str, own: str, rule: str, *robbed: str) -> None:
    stolen, victim, points = robbed
    assert int(seat) == step.was("turn")
    assert tiles(own) | tiles(stolen) == came_to(step, int(seat))
    assert tiles(own) <= set(step.was("pool"))
    assert rule in (None, "PE-9" if step.mover < 0 else "PE-8")
    assert (every is not None) == (step.mover >= 0 and step.text == "take all")
    if stolen:
        assert int(victim) == (int(seat) - 1) % step.before.players
        assert tiles(stolen) == gone_from(step, int(victim))
        assert int(points) == lost_points(step, int(victim))


@grammar.says(rf"Back into the stack: {TILES} {RULE}\.")
def back_into_the_stack(step: Step, named: str, rule: str) -> None:
    assert tiles(named) == (set(step.now("stack")) & set(step.was("pool")))
    assert (step.game.options["flipped"], rule) == ("stack", "PE-15")


@grammar.says(rf"Seat (\d) flips {TILE}(?: in front of seat (\d))? {RULE}\.")
def flips(step: Step, seat: str, tile: str, owner: str | None, rule: str) -> None:
    assert int(seat) == step.was("turn")
    assert set(step.now("flipped")) - set(step.was("flipped")) == {tile}
    assert (tile in step.was("pool")) == (owner is None)
    assert owner is None or tile in step.was("won")[int(owner)]
    assert rule == "PE-12"


@grammar.says(rf"Seat (\d) keeps (no dice|[yorbgk]+) {RULE}\.")
def keeps(step: Step, seat: str, dice: str, rule: str) -> None:
    assert int(seat) == step.was("turn")
    letters = "" if dice == "no dice" else dice
    left = list(step.was("dice"))
    for letter in letters:
        left.remove(letter)
    assert step.now("dice") == letters or len(letters) == 5
    assert rule == "PE-11"


@grammar.says(rf"Seat (\d) claims {TILE} and has it {RULE}\.")
def claims_rightly(step: Step, seat: str, tile: str, rule: str) -> None:
    assert int(seat) == step.mover
    assert came_to(step, int(seat)) == {tile}
    assert rule == "PE-29"


@grammar.says(rf"No other tile matches: the snatch round is over {RULE}\.")
def closes(step: Step, rule: str) -> None:
    assert step.was("phase") == "snatch" != step.now("phase")
    assert step.before.settings.deck.makeable(step.before.dice) & step.after.pool == 0
    assert rule == "PE-35"


@grammar.says(rf"Seat (\d) claims {TILE} wrongly and gives up ([^.]+)\.")
def claims_wrongly(step: Step, seat: str, tile: str, price: str) -> None:
    assert int(seat) == step.mover
    assert came_to(step, int(seat)) == set()
    pays(step, int(seat), [tile], price)


def pays(step: Step, seat: int, wrong: list[str], price: str) -> None:
    """The tiles that are given up for wrong marks, and why there are no more."""
    paid = [part for part in price.split(", then ") if not part.startswith("nothing")]
    free = [part for part in price.split(", then ") if part.startswith("nothing")]
    given = [tile for part in paid for tile in part.partition(" (")[0].split(", ")]
    assert set(given) == gone_from(step, seat)
    assert len(given) == len(set(given)) <= len(wrong)
    assert bool(free) == (len(given) < len(wrong))
    values = {tile: worth(tile) for tile in [*given, *wrong]}
    for part in paid:
        rule = part.partition(" (")[2].rstrip(")")
        dearest = max(values[tile] for tile in wrong)
        for tile in part.partition(" (")[0].split(", "):
            assert rule == "PE-31" or values[tile] <= dearest
            assert rule == "PE-30" or values[tile] > min(values[one] for one in wrong)
    for part in free:
        if part.endswith("no tiles (PE-32)"):
            assert set(step.was("won")[seat]) - set(given) == set()
        else:
            assert part.endswith("only dearer tiles (PE-31)")
            left = set(step.was("won")[seat]) - set(given)
            assert left or len(given) > 0
            assert step.game.options["penalty"] == "lower"
            assert all(worth(tile) > min(values[one] for one in wrong) for tile in left)


def worth(tile: str) -> int:
    """A tile's points (PE-3)."""
    return 4 - len(set(tile[:3]))


@grammar.says(rf"You mark {TILE} {RULE}\.")
def marks(step: Step, tile: str, rule: str) -> None:
    assert step.seat == step.mover
    marked = [set(step.game.facts(state, step.mover)["marks"][step.mover]) for state in both(step)]
    assert marked[1] - marked[0] == {tile}
    assert rule == "PE-40"


def both(step: Step) -> list[object]:
    """The positions before and after."""
    return [step.before, step.after]


@grammar.says(rf"Seat (\d) has sealed {RULE}\.")
def seals(step: Step, seat: str, rule: str) -> None:
    assert int(seat) == step.mover
    assert int(seat) not in step.was("sealed")
    assert step.now("phase") == "open" or int(seat) in step.now("sealed")
    assert rule == "PE-40"


@grammar.says(rf"Seat (\d) is done {RULE}\.")
def is_done(step: Step, seat: str, rule: str) -> None:
    assert int(seat) == step.mover
    rules = {"fish": "PE-10", "fish-again": "PE-16", "snatch": "PE-39"}
    assert rule == rules[step.was("phase")]


@grammar.says(rf"The marks are open; the lots say ([\d, ]+) {RULE}\.")
def marks_open(step: Step, order: str, rule: str) -> None:
    assert step.text == f"order {order.replace(' ', '')}"
    assert rule == "PE-41"


@grammar.says(r"Seat (\d) marked ([^.]+)\.")
def marked(step: Step, seat: str, rest: str) -> None:
    own, *parts = rest.split("; ")
    named = set() if own == "none" else tiles(own)
    assert named == set(step.was("marks")[int(seat)])
    got: set[str] = set()
    wrong: list[str] = []
    lost: set[str] = set()
    for part in parts:
        if part.startswith("gets "):
            got = tiles(part.removeprefix("gets "))
        elif part.startswith("is wrong about "):
            names, _, price = part.removeprefix("is wrong about ").partition(" and gives up ")
            wrong = names.split(", ")
            pays(step, int(seat), wrong, price)
        else:
            tile, _, owner = part.partition(" goes to seat ")
            assert tile in came_to(step, int(owner))
            lost.add(tile)
    assert got == came_to(step, int(seat))
    assert got | set(wrong) | lost == named
    assert wrong or gone_from(step, int(seat)) == set()


@grammar.says(r"The game is over because (the stack|the white dice)[^:]+\((PE-\d+)\): ([^.]+)\.")
def is_over(step: Step, why: str, rule: str, winners: str) -> None:
    assert step.now("phase") == "over"
    short = len(step.now("pool")) < 6
    assert (why == "the stack", rule) == (short, "PE-23" if short else "PE-26")
    best = [seat for seat, rank in enumerate(step.after.ranks()) if rank == 0]
    assert [int(digit) for digit in winners.partition(" (")[0] if digit.isdigit()] == best
