"""What Pescado's log says of a move or a chance outcome: what has changed by it, and who won."""

from shoal.core.bits import bit, count_bits, lowest_bit, members, nth_bit
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.pescado.components import (
    COLOURS,
    FLIPS_A_DIE,
    KEPT,
    POOL,
    SIDES,
    dice_words,
    number_of_dice,
    throw,
)
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FISH,
    FLIP,
    KEEP,
    MARK,
    OPEN,
    OVER,
    REFILL,
    SEAL,
    SNATCH,
    TAKE_ALL,
    THROW,
    THROW_AGAIN,
)
from shoal.games.pescado.notation import dice_in_cup, is_throw
from shoal.games.pescado.rules import PescadoState, order_of


def log_of(state: PescadoState, mover: i64, move: i64) -> list[Message]:
    """Everything that the move changes, with the end of a turn, a round or the game."""
    after = state.clone()
    after.play(mover, move)
    if mover == CHANCE:
        said = chance_messages(state, after, move)
    else:
        said = move_messages(state, after, mover, move)
    return said + end_of_turn(state, after) + end_of_round(state, after) + end_of_game(after)


# Chance.


def chance_messages(state: PescadoState, after: PescadoState, outcome: i64) -> list[Message]:
    """What was drawn or thrown."""
    if state.phase == REFILL:
        tile = state.settings.deck.word(nth_bit(state.drawable(), outcome))
        rule = "PE-4" if state.thrown == 0 else "PE-17"
        return [say("log-draw", tile=tile, rule=rule, level=DETAIL)]
    if state.phase == FIRST:
        return [say("log-first", seat=after.turn, rule="PE-5")]
    if is_throw(state):
        said = [throw_message(state, outcome)]
        return said + taken(state, after, "PE-9") + snatch_messages(state, after)
    return opening(state, after, outcome)


def throw_message(state: PescadoState, outcome: i64) -> Message:
    """The dice that fell."""
    seat = state.turn
    dice = dice_words(throw(outcome, dice_in_cup(state)))
    if state.phase == THROW:
        return say("log-throw", seat=seat, dice=dice, rule="PE-6", level=DETAIL)
    if state.phase == THROW_AGAIN:
        kept = dice_words(state.dice)
        return say("log-throw-again", seat=seat, dice=dice, kept=kept, rule="PE-11", level=DETAIL)
    return say("log-throw-for-all", seat=seat, dice=dice, rule="PE-34", level=DETAIL)


def snatch_messages(state: PescadoState, after: PescadoState) -> list[Message]:
    """A throw that starts a snatch round, and one that no tile of the pool matches."""
    if state.phase == THROW_AGAIN or after.phase == FISH:
        return []
    said = []
    if state.phase == THROW:
        for colour in range(SIDES):
            count = after.dice >> 3 * colour & 7
            if count > 2:
                said.append(
                    say(
                        "log-snatch",
                        count=count,
                        colour=key_in("colour", COLOURS[colour]),
                        rule="PE-27",
                    )
                )
    if not after.right():
        said.append(say("log-no-match", rule="PE-34", level=DETAIL))
    return said


# Marks.


def opening(state: PescadoState, after: PescadoState, outcome: i64) -> list[Message]:
    """The order drawn, then each seat's marks with their results."""
    said = [say("log-open", rule="PE-41")]
    order = order_of(outcome, state.players)
    place: i64 = 1
    for seat in order:
        said.append(say("log-lot", seat=seat, place=place, rule="PE-41", level=DETAIL))
        place += 1
    for seat in order:
        said += results_of_marks(state, after, seat)
    return said


def results_of_marks(state: PescadoState, after: PescadoState, seat: i64) -> list[Message]:
    """What a seat has marked, what it gets, what goes to others, and what wrong marks cost."""
    deck = state.settings.deck
    marked = state.fingers[seat]
    said = [say("log-marked", seat=seat, tiles=deck.words_of(marked), rule="PE-41")]
    gained = marked & after.won[seat]
    if gained:
        tiles = deck.words_of(gained)
        said.append(
            say("log-gets", seat=seat, tiles=tiles, points=deck.points(gained), rule="PE-29")
        )
    for number in members(marked & state.right() & ~gained):
        tile = deck.word(number)
        owner = owner_of(after, number)
        said.append(say("log-beaten", seat=seat, other=owner, tile=tile, rule="PE-41"))
    wrong = marked & ~state.right()
    if wrong:
        said.append(say("log-wrong", seat=seat, tiles=deck.words_of(wrong), rule="PE-42"))
        said += payments(state, seat, members(wrong))
    return said


def owner_of(state: PescadoState, tile: i64) -> i64:
    """The seat in front of which the tile lies."""
    owner: i64 = 0
    while not state.won[owner] >> tile & 1:
        owner += 1
    return owner


def payments(state: PescadoState, seat: i64, wrong: list[int]) -> list[Message]:
    """What wrong fingers cost, one after the other; that they cost nothing is said once."""
    paying = state.clone()
    deck = state.settings.deck
    said: list[Message] = []
    for tile in wrong:
        lost = paying.forfeit(seat, tile)
        if lost:
            points = deck.points(lost)
            rule = "PE-31" if points > deck.values[tile] else "PE-30"
            paid = deck.word(lowest_bit(lost))
            message = say("log-pay", seat=seat, tile=paid, points=points, rule=rule)
        elif paying.won[seat]:
            message = say("log-spared", seat=seat, rule="PE-31")
        else:
            message = say("log-no-tiles", seat=seat, rule="PE-32")
        if lost or message not in said:
            said.append(message)
        paying.pay(seat, tile)
    return said


# Moves of players.


def move_messages(state: PescadoState, after: PescadoState, mover: i64, move: i64) -> list[Message]:
    """A player's move; only the player may read of a secret mark."""
    if move <= TAKE_ALL:
        return taken(state, after, "PE-8")
    if move < KEEP:
        return flipped(state, after, move - FLIP)
    if move < CLAIM:
        kept = KEPT[move - KEEP]
        count = number_of_dice(kept)
        dice = dice_words(kept)
        return [say("log-keep", seat=mover, dice=dice, count=count, rule="PE-11", level=DETAIL)]
    if move < MARK:
        return claimed(state, mover, move - CLAIM)
    if move < DONE:
        tile = state.settings.deck.word(move - MARK)
        return [say("log-mark", seat=mover, tile=tile, rule="PE-40").for_seats([mover])]
    if move == SEAL:
        return [say("log-seal", seat=mover, rule="PE-40")]
    if state.phase == SNATCH:
        return [say("log-done", seat=mover, rule="PE-39", level=DETAIL)]
    left = count_bits(state.caught())
    rule = "PE-10" if state.phase == FISH else "PE-16"
    return [say("log-stop", seat=mover, count=left, rule=rule, level=DETAIL)]


def taken(state: PescadoState, after: PescadoState, rule: str) -> list[Message]:
    """The tiles that the player has taken: from the pool, and from the seat before."""
    deck = state.settings.deck
    seat = state.turn
    tiles = after.won[seat] & ~state.won[seat]
    from_pool, stolen = tiles & state.pool, tiles & state.prey
    said = []
    if from_pool:
        points = deck.points(from_pool)
        words = deck.words_of(from_pool)
        said.append(say("log-take", seat=seat, tiles=words, points=points, rule=rule))
    if stolen:
        said.append(
            say(
                "log-steal",
                seat=seat,
                other=state.predecessor(),
                tiles=deck.words_of(stolen),
                points=deck.points(stolen),
                rule="PE-19",
            )
        )
    return said


def flipped(state: PescadoState, after: PescadoState, number: i64) -> list[Message]:
    """A tile that is turned face down, and the grey die for every second one."""
    seat = state.turn
    tile = state.settings.deck.word(number)
    said = [say("log-flip", seat=seat, tile=tile, rule="PE-12", level=DETAIL)]
    if state.prey >> number & 1:
        owner = state.predecessor()
        said = [
            say("log-flip-theirs", seat=seat, other=owner, tile=tile, rule="PE-21", level=DETAIL)
        ]
    if after.flips % FLIPS_A_DIE == 0:
        grey = after.flips // FLIPS_A_DIE
        said.append(say("log-grey", seat=seat, count=grey, rule="PE-12", level=DETAIL))
    return said


def claimed(state: PescadoState, seat: i64, number: i64) -> list[Message]:
    """A claim and its result."""
    deck = state.settings.deck
    tile = deck.word(number)
    if not state.right() >> number & 1:
        wrong = say("log-claim-wrong", seat=seat, tile=tile, rule="PE-37")
        return [wrong, *payments(state, seat, [int(number)])]
    said = [say("log-claim", seat=seat, tile=tile, points=deck.values[number], rule="PE-29")]
    if state.right() == bit(number):
        said.append(say("log-none-left", rule="PE-35", level=DETAIL))
    return said


# Ends.


def end_of_turn(state: PescadoState, after: PescadoState) -> list[Message]:
    """The flipped tiles that go into the stack by option, and what the turn has brought."""
    seat = state.turn
    if state.phase == FIRST or after.turn == seat:
        return []
    deck = state.settings.deck
    said = []
    gone = state.pool & ~after.pool & after.stack
    if gone:
        said.append(say("log-to-stack", tiles=deck.words_of(gone), rule="PE-15", level=DETAIL))
    tiles = state.fresh | (state.pool & after.won[seat])
    said.append(
        say(
            "log-turn",
            seat=seat,
            count=count_bits(tiles),
            gained=deck.points(tiles),
            points=deck.points(after.won[seat]),
            rule="PE-17",
            level=HEADLINE,
        )
    )
    return said


def end_of_round(state: PescadoState, after: PescadoState) -> list[Message]:
    """How many tiles a snatch round, or a throw that nobody used, has brought."""
    if not (state.phase == SNATCH or state.phase == OPEN) or after.phase == SNATCH:
        return []
    count = POOL - count_bits(after.pool)
    if count:
        return [say("log-snatch-over", count=count, rule="PE-35", level=HEADLINE)]
    return [say("log-nobody", rule="PE-34", level=HEADLINE)]


def end_of_game(after: PescadoState) -> list[Message]:
    """Why the game is over, and who has won."""
    if after.phase != OVER:
        return []
    if count_bits(after.pool) < POOL:
        why = say("log-over-stack", rule="PE-23", level=HEADLINE)
    else:
        why = say("log-over-throws", count=after.thrown, rule="PE-26", level=HEADLINE)
    return [why, verdict_of(after)]


def headline_of(state: PescadoState) -> Message:
    """Who has won, and by how many points or, if these are equal, by how many tiles less."""
    points = [int(score) for score in state.scores()]
    tiles = [int(count_bits(won)) for won in state.won]
    most = max(points)
    level = [seat for seat, score in enumerate(points) if score == most]
    if len(level) == 1:
        second = max([score for score in points if score < most])
        return say("end-points", seat=level[0], count=most - second)
    fewest = min([tiles[seat] for seat in level])
    winners = [seat for seat in level if tiles[seat] == fewest]
    if len(winners) > 1:
        return say("end-shared", seats=winners)
    second = min([tiles[seat] for seat in level if seat != winners[0]])
    return say("end-tiles", seat=winners[0], count=second - fewest)


def verdict_of(state: PescadoState) -> Message:
    """Most points win, then fewest tiles; seats that are equal in both share the win (PE-25)."""
    points = [int(score) for score in state.scores()]
    tiles = [int(count_bits(won)) for won in state.won]
    most = max(points)
    level = [seat for seat, score in enumerate(points) if score == most]
    fewest = min([tiles[seat] for seat in level])
    winners = [seat for seat in level if tiles[seat] == fewest]
    if len(level) == 1:
        return say("won-points", seat=level[0], points=most, rule="PE-25")
    if len(winners) == len(level):
        return say("won-shared", seats=winners, points=most, tiles=fewest, rule="PE-25")
    if len(winners) > 1:
        return say(
            "won-shared-by-tiles",
            seats=winners,
            tied=len(level),
            points=most,
            tiles=fewest,
            rule="PE-25",
        )
    return say(
        "won-by-tiles",
        seat=winners[0],
        tied=len(level),
        points=most,
        tiles=fewest,
        rule="PE-25",
    )
