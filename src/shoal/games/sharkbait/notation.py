"""SharkBait's moves, throws and positions as text, both ways.

Moves: ``fish 4x2`` (two 4s), ``shark 6``, ``sharks 6`` (both), ``roll``,
``stop``, ``lose 3``, ``bait``, ``take``.  Chance: ``first 2``, ``hold 13``,
``throw 24261352 46`` (fish, then sharks; ``-`` for none).
"""

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.errors import BadNotation, BadPosition
from shoal.core.notation import (
    Fields,
    dice_of,
    read_dice,
    whole_number,
    write_dice,
    write_numbers,
)
from shoal.core.options import clip
from shoal.games.sharkbait.components import (
    BAITS,
    FISH_DICE,
    LARGEST_NUMBER,
    ROUNDS,
    SIDES,
    TokenTable,
)
from shoal.games.sharkbait.rules import (
    BAIT,
    DECIDE,
    FIRST,
    FISH,
    HOLD,
    LOSE,
    LOSS,
    OVER,
    PLACE,
    PRIZE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    TAKE,
    THROW,
    SharkBaitState,
    new_state,
    school_move,
    sum_of,
)

PHASES = ["first", "hold", "throw", "place", "decide", "loss", "prize", "over"]
WORDS = {"roll": ROLL, "stop": STOP, "take": TAKE, "bait": BAIT}
COLUMN_WORDS = {"shark": SHARK, "sharks": SHARKS, "lose": LOSE}


def write_move(move: i64) -> str:
    """A player's move.

    >>> write_move(45), write_move(9)
    ('fish 4x4', 'shark 6')
    """
    if move >= FISH:
        return f"fish {(move - FISH) // 7 + 1}x{(move - FISH) % 7 + 2}"
    if move > LOSE:
        return f"lose {move - LOSE}"
    if move > SHARKS:
        return f"sharks {move - SHARKS}"
    if move > SHARK:
        return f"shark {move - SHARK}"
    return ["roll", "stop", "take", "bait"][move]


def read_move(text: str) -> i64:
    """A player's move from its text."""
    if text in WORDS:
        return WORDS[text]
    verb, _, rest = text.partition(" ")
    if verb == "fish":
        column, _, count = rest.partition("x")
        if 1 <= whole_number(column) <= 6 and count == "1":
            raise BadNotation("One fish is no school: a school has two or more (SB-14).")
        if 1 <= whole_number(column) <= 6 and 2 <= whole_number(count) <= 8:
            return school_move(whole_number(column), whole_number(count))
    elif verb in COLUMN_WORDS and 1 <= whole_number(rest) <= 6:
        return COLUMN_WORDS[verb] + whole_number(rest)
    raise BadNotation(
        f"{clip(text)} is no move of SharkBait: say fish 4x2, shark 6, sharks 6, "
        "roll, stop, lose 3, bait or take."
    )


def write_chance(state: SharkBaitState, outcome: i64) -> str:
    """What fell or was drawn."""
    if state.phase == FIRST:
        return f"first {outcome}"
    if state.phase == HOLD:
        return f"hold {members(state.mat)[outcome]}"
    sharks = state.sharks_in_hand()
    dice = write_dice(dice_of(outcome, state.fish + sharks, SIDES))
    return f"throw {dice[: state.fish] or '-'} {dice[state.fish :] or '-'}"


def read_chance(state: SharkBaitState, text: str) -> i64:
    """The outcome that was thrown or drawn."""
    verb, _, rest = text.partition(" ")
    if state.phase == FIRST and verb == "first":
        if 0 <= whole_number(rest) < state.players:
            return whole_number(rest)
    elif state.phase == HOLD and verb == "hold":
        on_mat = members(state.mat)
        if whole_number(rest) in on_mat:
            return on_mat.index(whole_number(rest))
    elif state.phase == THROW and verb == "throw":
        return read_throw(state, rest)
    raise BadNotation(f"{clip(text)} cannot happen here.")


def read_throw(state: SharkBaitState, text: str) -> i64:
    """The outcome of a throw written as fish, a space, and sharks."""
    fish, space, sharks = text.partition(" ")
    wrong_hand = (
        not space
        or len(fish.replace("-", "")) != state.fish
        or len(sharks.replace("-", "")) != state.sharks_in_hand()
        or text != f"{fish.replace('-', '') or '-'} {sharks.replace('-', '') or '-'}"
    )
    if wrong_hand:
        raise BadNotation(
            f"{clip(text)} is not a throw of {state.fish} fish and {state.sharks_in_hand()} sharks."
        )
    dice = text.replace("-", "").replace(" ", "")
    return read_dice(dice, state.fish + state.sharks_in_hand(), SIDES)


def members(tokens: i64) -> list[int]:
    """The numbers in a set of tokens, smallest first."""
    return [number for number in range(LARGEST_NUMBER + 1) if tokens >> number & 1]


def write_board(state: SharkBaitState) -> str:
    """The position; the token mat and the supply are what is left over."""
    words = [
        f"phase={PHASES[state.phase]}",
        f"round={state.round}",
        f"first={state.first}",
        f"turn={state.turn}",
        f"pawns={write_numbers(state.pawns)}",
        f"baits={write_numbers(state.baits)}",
        f"trophies={write_numbers(state.trophies)}",
        f"won={write_numbers(state.won)}",
        f"hold={write_numbers(members(state.hold))}",
        f"ocean={write_dice(list(state.ocean)[1:])}",
        f"sharks={write_dice(homes(state))}",
        f"dice={state.fish}",
        f"thrown={write_dice(spread(state.thrown))}",
        f"black={write_dice(spread(state.thrown_sharks))}",
        f"placed={write_dice([c for c in range(1, 7) if state.placed >> c & 1])}",
        f"prize={state.prize}",
    ]
    return " ".join(words)


def homes(state: SharkBaitState) -> list[int]:
    """The columns of the sharks that are home, in the order in which they came."""
    return [column for column in (state.shark, state.other_shark) if column]


def spread(counts: vec[i64]) -> list[int]:
    """Counts by column as sorted dice."""
    return [column for column in range(1, 7) for _ in range(counts[column])]


def read_board(players: i64, tokens: TokenTable, track: i64, text: str) -> SharkBaitState:
    """The position from its text, checked so that play can go on from it."""
    fields = Fields(text)
    state = new_state(players, tokens, track, -1)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.round = fields.number("round", 1, ROUNDS)
    state.first = fields.number("first", 0, players - 1)
    state.turn = fields.number("turn", 0, players - 1)
    state.pawns = vec[i64](fields.numbers("pawns", players, 0, track))
    state.baits = vec[i64](fields.numbers("baits", players, 0, BAITS))
    state.trophies = vec[i64](fields.numbers("trophies", players, 0, ROUNDS))
    state.won = vec[i64](fields.numbers("won", players, 0, int(LARGEST_NUMBER)))
    state.hold = read_set(fields.numbers("hold", -1, 0, int(LARGEST_NUMBER)))
    ocean = fields.text("ocean")
    if len(ocean) != 6 or not (ocean.isascii() and ocean.isdigit()):
        raise BadPosition("ocean= takes six digits, the fish in each column.")
    state.ocean = vec[i64]([0] + [int(fish) for fish in ocean])
    sharks = read_columns(fields, "sharks", 2)
    state.shark = sharks[0] if sharks else 0
    state.other_shark = sharks[1] if len(sharks) == 2 else 0
    state.fish = fields.number("dice", 0, FISH_DICE)
    state.thrown = counts_of(read_columns(fields, "thrown", 8))
    state.thrown_sharks = counts_of(read_columns(fields, "black", 2))
    for column in read_columns(fields, "placed", 6):
        state.placed |= bit(column)
    state.prize = fields.number("prize", 0, int(LARGEST_NUMBER))
    fields.done()
    check_tokens(state)
    check_round(state)
    check_turn(state)
    return state


def read_set(numbers: list[int]) -> i64:
    """A set of token numbers as bits."""
    tokens: i64 = 0
    for number in numbers:
        if tokens >> number & 1:
            raise BadPosition(f"hold= names token {number} twice.")
        tokens |= bit(number)
    return tokens


def read_columns(fields: Fields, key: str, most: int) -> list[int]:
    """Up to so many columns written as digits 1 to 6."""
    text = fields.text(key)
    columns = [] if text == "-" else [ord(digit) - ord("0") for digit in text[:10]]
    if len(text) > 9 or len(columns) > most or any(not 1 <= column <= 6 for column in columns):
        raise BadPosition(f"{key}= takes up to {most} digits from 1 to 6, not {clip(text)}.")
    if key != "sharks" and columns != sorted(columns):
        raise BadPosition(f"{key}= is written smallest first.")
    return columns


def counts_of(columns: list[int]) -> vec[i64]:
    """Dice counted by column."""
    counts = vec[i64]([0] * 7)
    for column in columns:
        counts[column] += 1
    return counts


def check_tokens(state: SharkBaitState) -> None:
    """Every scoring token is in one place, and no more baits are out than there are.

    A 0 in ``won=`` is token 0 for those who had their turn, and no token for the others.
    """
    out = state.hold
    for seat in range(state.players):
        number = state.won[seat]
        holds = state.has_won(seat)
        if holds != (number != 0) and not (holds and state.tokens.all & 1):
            raise BadPosition("Just those who had their turn this round hold a token (SB-32).")
        if holds and out >> number & 1:
            raise BadPosition(f"Token {number} is in two places.")
        if holds:
            out |= bit(number)
    if out & ~state.tokens.all:
        raise BadPosition("The position names a scoring token that is not in the game.")
    state.mat = state.tokens.all & ~out
    baits = sum_of(state.baits)
    if baits > BAITS:
        raise BadPosition(f"The players hold {baits} baits; there are {BAITS}.")
    state.supply = BAITS - baits
    on_hold = len(members(state.hold))
    setting_up = state.phase == FIRST or state.phase == HOLD
    if setting_up != (on_hold < state.players) or on_hold > state.players:
        raise BadPosition(f"{on_hold} tokens on hold do not fit the phase (SB-7).")


def check_round(state: SharkBaitState) -> None:
    """Trophies fit the round, and nothing comes before the setting up."""
    finished = state.round if state.phase == OVER else state.round - 1
    if sum_of(state.trophies) != finished or (state.phase == OVER and state.round != ROUNDS):
        raise BadPosition(
            f"There should be {finished} trophies out in round {state.round} (SB-35)."
        )
    begun = state.turn != state.first
    if state.phase <= HOLD and (state.round > 1 or begun or sum_of(state.pawns)):
        raise BadPosition("Setting up comes before everything else.")
    if state.phase == FIRST and (state.first or state.hold):
        raise BadPosition("Nothing is set up before the start player is drawn (SB-8).")


def check_turn(state: SharkBaitState) -> None:
    """The dice fit the phase."""
    check_dice(state)
    sharks = state.sharks_in_hand()
    if state.phase == THROW and not state.can_roll():
        raise BadPosition("There is nothing to throw (SB-21).")
    if state.phase == PLACE and sharks == 0 and not state.has_school():
        raise BadPosition("Nothing can be placed here (SB-17).")
    if state.phase == LOSS and len(state.moves(state.turn)) < 2:
        raise BadPosition("There is no tie to lose a fish from (SB-18).")
    if state.phase == LOSS and state.most_fish() == 0:
        raise BadPosition("An empty mat has no fish to lose (SB-19).")
    if state.phase == LOSS and sharks:
        raise BadPosition("No fish is lost before both sharks are home (SB-17).")
    on_offer = state.phase == PRIZE and bool(state.mat >> state.prize & 1)
    if not on_offer and (state.phase == PRIZE or state.prize != 0):
        raise BadPosition("prize= is a token on the mat in phase prize, and 0 elsewhere.")
    if state.phase == PRIZE and (sharks or not state.can_bait()):
        raise BadPosition("There is no choice of prize here (SB-28).")
    if state.phase == PRIZE and state.prize < state.token_for(state.dice_score()):
        raise BadPosition("prize= is below the token of the dice score (SB-25).")


def check_dice(state: SharkBaitState) -> None:
    """The dice on the mat, in hand and thrown are those of SB-1, thrown where they can be."""
    thrown = sum_of(state.thrown)
    black = sum_of(state.thrown_sharks)
    if state.dice_aside() < 0:
        raise BadPosition("There are more than eight fish.")
    quiet = state.phase <= HOLD or state.phase == OVER
    if quiet and (state.fish != FISH_DICE or state.shark):
        raise BadPosition("Between turns the ocean is empty and the hand full.")
    if state.phase == PLACE:
        if thrown != state.fish or black != state.sharks_in_hand() or state.placed:
            raise BadPosition("In phase place thrown= and black= are all the dice in hand.")
    elif state.phase == DECIDE and state.placed:
        placed = [column for column in range(1, 7) if state.placed >> column & 1]
        if thrown != state.fish or black != state.sharks_in_hand():
            raise BadPosition("After a school thrown= and black= are the dice left in hand.")
        if any(state.ocean[column] < 2 for column in placed):
            raise BadPosition("placed= names columns where a school was placed (SB-15).")
    elif state.phase == LOSS:
        if thrown != state.fish + 1 or black or state.placed or state.has_school():
            raise BadPosition("thrown= is the bad roll: all dice in hand and the one put aside.")
    elif thrown or black or state.placed:
        raise BadPosition("No dice lie thrown in this phase.")
