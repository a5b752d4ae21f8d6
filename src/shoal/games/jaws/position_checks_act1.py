"""What a position of Act 1 must satisfy so that play can go on from it."""

from shoal.core.bits import bit, count_bits
from shoal.core.errors import BadPosition
from shoal.core.packed_arrays import i64
from shoal.games.jaws.components import (
    BARRELS,
    BEACH_COUNT,
    BRODY,
    BURST,
    CREW_ACTIONS,
    CREW_SIZE,
    FRENZY,
    GARDNER,
    HOOPER,
    ISLAND,
    LAST_BARREL,
    NEWS,
    NO_BEACH,
    NO_EVENT,
    NO_MEMBER,
    NOWHERE,
    QUINT,
    SHARK_ACTIONS,
    SHOP,
    TOKEN_COUNT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import (
    BOARD_HOOPER,
    BOARD_MICHAEL,
    BOARD_OVERBOARD,
    BOARD_QUINT,
    BOARD_ROW,
    BOARD_STROKES,
    BY_FINDER,
    KIND_MASK,
    LOOK_ANSWER,
    LOOK_SPACE,
    LOOK_TOOL,
    REPORT_OVERBOARD,
    REPORT_ROW,
    REPORT_TOKEN,
    THERE,
    note_board,
    unpack_row,
)
from shoal.games.jaws.crew_phase import SEARCHED, begin_turn, has_free_move
from shoal.games.jaws.event_and_shark_phase import asks_crew, may_knock, track_is_full
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BY_BARREL,
    BY_SWIMMERS,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CREW_TURN,
    DRAW_EVENT,
    HUNT,
    OVER,
    PICK_MEMBER,
    SPEED_BURST,
)
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.state import (
    sensors,
    shark_actions,
    swimmers_at,
    swimmers_left,
    tokens_known,
)

BOATS = bit(QUINT) | bit(HOOPER)


def insist(fits: bool, sentence: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise BadPosition with this sentence unless the position fits."""
    if not fits:
        raise BadPosition(sentence)


def check_act1(state: JawsState) -> None:
    """Raise BadPosition at the first thing that is wrong; each check relies on those before it."""
    check_pieces(state)
    check_people(state)
    check_cards(state)
    check_turns(state)
    check_secrets(state)
    check_knowledge(state)
    if state.phase == CHOOSE_START:
        check_start(state)


def check_pieces(state: JawsState) -> None:
    """Swimmers, barrels, track and beaches."""
    insist(swimmers_left(state) >= 0, "There are 15 swimmers, and Michael (JW-6).")
    barrels = state.orca + state.aboard + state.carried + state.shop + state.stuck
    barrels += sum(state.docks) + sum(state.floating)
    insist(barrels == BARRELS, f"There are {BARRELS} barrels, not {barrels} (JW-5).")
    by_barrel = state.phase == OVER and state.ending == BY_BARREL
    insist((state.stuck == LAST_BARREL) == by_barrel, "The second barrel ends Act 1 (JW-71).")
    by_swimmers = state.phase == OVER and state.ending == BY_SWIMMERS
    insist(track_is_full(state) == by_swimmers, "A full swimmer track ends Act 1 (JW-71).")
    insist(state.opening == 0 or state.closed != NO_BEACH, "No beach is opening soon.")
    if state.closed != NO_BEACH:
        insist(swimmers_at(state, state.closed) == 0, "Nobody swims at a closed beach (JW-65).")


def check_people(state: JawsState) -> None:
    """Boats in the water, Brody on land."""
    insist(state.at[QUINT] < WATERS and state.at[HOOPER] < WATERS, "Boats are in the water.")
    brody = state.at[BRODY]
    insist(brody <= SHOP and bool(ISLAND >> brody & 1), "Brody is on the island.")
    insist(state.overboard & ~BOATS == 0, "Only a captain can be overboard (JW-25).")
    insist(state.meeple == NOWHERE or state.meeple < WATERS, "The shark was seen in the water.")
    if state.phase != CHOOSE_START:
        insist(state.place < WATERS, "The shark is in one of the twelve waters (JW-14).")


def check_cards(state: JawsState) -> None:
    """The event deck and the round."""
    insist(
        1 <= state.round <= state.settings.summer, f"Act 1 has rounds 1 to {state.settings.summer}."
    )
    event = state.event
    if event == NO_EVENT:
        insist(state.phase <= DRAW_EVENT, "In every round an event card is drawn (JW-18).")
    else:
        insist(not state.events >> event & 1, "The card drawn is not in the deck (JW-20).")
    news = state.phase > ANSWER_EVENT and event == NEWS
    given = state.extra != NO_MEMBER
    insist(
        given == news or (state.phase == OVER and news),
        "Somebody has an extra action in the news round only (JW-24).",
    )
    if state.phase == ANSWER_EVENT:
        insist(asks_crew(state), "This card asks the crew nothing.")


def check_turns(state: JawsState) -> None:
    """The turns of the crew."""
    insist(state.used < 2 * SEARCHED, "Each once-a-round action is used once.")
    if state.phase == CREW_TURN:
        check_active(state)
        return
    insist(
        state.active == NO_MEMBER and state.actions == 0,
        "active= and actions= belong to a member's turn.",
    )
    insist(state.glide == 0, "Only Hooper moves on, in his turn (JW-67).")
    if state.phase == PICK_MEMBER:
        insist(
            count_bits(state.done) < CREW_SIZE - 1, "With two members done, the third has the turn."
        )
    else:
        insist(state.done == 0, "The crew has its turns after the shark (JW-54).")
        if state.phase != OVER:
            insist(state.used == 0, "The crew has its turns after the shark (JW-54).")


def check_active(state: JawsState) -> None:
    """The member whose turn it is."""
    member = state.active
    insist(member != NO_MEMBER and not state.done >> member & 1, "It is a member's turn (JW-54).")
    actions, glide = state.actions, state.glide
    insist(glide == 0 or member == HOOPER, "Only Hooper moves on (JW-67).")
    begin_turn(state, member)
    max_actions = state.actions
    state.actions, state.glide = actions, glide
    insist(actions <= max_actions <= CREW_ACTIONS + 1, f"A turn here has {max_actions} actions.")
    insist(glide == 0 or actions < max_actions, "Moving on is part of an action (JW-67).")
    left = actions + glide > 0 or has_free_move(state)
    insist(left, "A turn without actions is over.")


def check_secrets(state: JawsState) -> None:
    """The shark's tokens and its turn."""
    token = state.token
    insist(token == 0 or not state.tokens >> (token - 1) & 1, "A token is played once (JW-48).")
    hunting = state.phase in (HUNT, SPEED_BURST)
    reported = state.played == (1 if token else 0) and state.phase in (PICK_MEMBER, CREW_TURN, OVER)
    insist(
        (state.played == 0 and (token == 0 or hunting)) or reported,
        "played= says whether token= was played and reported.",
    )
    if state.phase in (CHOOSE_TOKEN, HUNT, SPEED_BURST):
        insist(state.meeple == NOWHERE, "The meeple leaves the board when the shark's turn starts.")
        check_hunt(state)
    else:
        resting = state.strokes + state.rush + state.rushed + sum(state.bites) + state.bit_michael
        insist(resting + state.touched + state.knocked == 0, "It is not the shark's turn.")


def check_hunt(state: JawsState) -> None:
    """The turn that the shark has taken so far."""
    max_strokes = shark_actions(state)
    insist(state.strokes <= max_strokes, f"The shark has {max_strokes} actions (JW-42).")
    for beach in range(BEACH_COUNT):
        insist(state.bites[beach] <= state.swimmers[beach], "Nobody is eaten twice.")
    insist(state.bit_michael == 0 or state.michael != NO_BEACH, "Michael is not in the water.")
    insist(state.touched & ~sensors(state) == 0, "Only barrels have motion sensors (JW-47).")
    insist(state.knocked & ~BOATS == 0, "Only a captain can be knocked overboard (JW-25).")
    insist(state.knocked == 0 or state.event == GARDNER, "No boat is in danger (JW-25).")
    insist(state.knocked & state.overboard == 0, "A captain falls overboard once (JW-25).")
    insist(
        state.rushed == 0 or state.token in (BURST, FRENZY),
        "rushed= needs the token burst or frenzy.",
    )
    if state.phase == CHOOSE_TOKEN:
        check_before_token(state, max_strokes)
    elif state.phase == SPEED_BURST:
        insist(state.token == BURST and state.rushed == 1, "The shark is in no burst (JW-51).")
        insist(state.strokes < max_strokes, "A Speed Burst takes an action (JW-51).")
        going = state.rush > 0 or may_knock(state)
        insist(going, "The Speed Burst is over (JW-51).")
    else:
        insist(state.rush == 0, "The shark is in no burst (JW-51).")
        insist(state.strokes > 0 or may_knock(state), "A turn without actions is over.")


def check_before_token(state: JawsState, max_strokes: i64) -> None:
    """Nothing has been done before the token is chosen."""
    insist(state.tokens != 0 and state.token == 0, "There is no token to choose (JW-43).")
    quiet = state.rush + state.rushed + sum(state.bites) + state.bit_michael + state.knocked == 0
    insist(quiet and state.strokes == max_strokes, "The token is chosen first (JW-43).")


def check_knowledge(state: JawsState) -> None:
    """Boards and reports alternate, and in the shark's turn the last row is the board."""
    insist((state.base >> 1) + (state.base & 1) <= TOKEN_COUNT, "There are four tokens (JW-12).")
    kinds = [int(entry & KIND_MASK) for entry in state.knowledge]
    open_board = False
    for entry, kind in zip(state.knowledge, kinds, strict=True):
        insist((kind == REPORT_ROW) == open_board, "In story= a report follows each board.")
        open_board = kind == BOARD_ROW
        check_row(unpack_row(entry))
    hunting = state.phase in (CHOOSE_TOKEN, HUNT, SPEED_BURST)
    insist(open_board == hunting, "story= ends with a board in the shark's turn only.")
    if hunting:
        check_last_board(state)
    check_tokens(state)


def check_tokens(state: JawsState) -> None:
    """The tokens left agree with base= and story=."""
    left, played = state.base >> 1, state.base & 1
    for entry in state.knowledge:
        row = unpack_row(entry)
        if row[0] == REPORT_ROW:
            played = row[REPORT_TOKEN]
            left -= played
            insist(left >= 0, "story= plays more tokens than there are (JW-12).")
    insist(left == tokens_known(state), "tokens= are not as many as base= and story= leave.")
    if state.phase in (PICK_MEMBER, CREW_TURN):
        insist(played == state.played, "played= does not agree with story=.")


def check_row(row: list[int]) -> None:
    """The parts of a row are in their ranges."""
    if row[0] == BOARD_ROW:
        fits = row[BOARD_MICHAEL] <= NO_BEACH and row[BOARD_QUINT] < WATERS
        fits = fits and row[BOARD_HOOPER] < WATERS
        fits = fits and SHARK_ACTIONS <= row[BOARD_STROKES] <= SHARK_ACTIONS + 1
        insist(fits and row[BOARD_OVERBOARD] & ~BOATS == 0, "A board in story= is out of range.")
    elif row[0] == REPORT_ROW:
        insist(row[REPORT_OVERBOARD] & ~BOATS == 0, "A report in story= is out of range.")
    else:
        fits = row[LOOK_TOOL] <= BY_FINDER and row[LOOK_SPACE] < WATERS
        insist(fits and row[LOOK_ANSWER] <= THERE, "An answer in story= is out of range.")


def check_last_board(state: JawsState) -> None:
    """The last board of story= is the one of the position."""
    before = state.clone()
    before.knowledge = before.knowledge[:-1]
    note_board(before)
    same = before.knowledge[len(before.knowledge) - 1] == state.knowledge[len(state.knowledge) - 1]
    insist(same, "The last board of story= is not the board of this position.")


def check_start(state: JawsState) -> None:
    """Before the shark chooses a start nothing has happened."""
    fresh = new_state(state.players, state.settings)
    same = (
        state.round == 1
        and state.track == 0
        and state.events == fresh.events
        and state.event == NO_EVENT
        and sum(state.swimmers) == 0
        and state.michael == NO_BEACH
        and state.closed == NO_BEACH
        and list(state.at) == list(fresh.at)
        and state.overboard == 0
        and state.shop == fresh.shop
        and state.orca == fresh.orca
        and state.meeple == NOWHERE
        and state.place == NOWHERE
        and state.tokens == fresh.tokens
        and len(state.knowledge) == 0
        and state.base == fresh.base
    )
    insist(same, "Before the shark chooses its start nothing has happened (JW-14).")
