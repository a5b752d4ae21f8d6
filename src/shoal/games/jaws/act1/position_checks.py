"""What a position of Act 1 must satisfy so that play can go on from it."""

from shoal.core.bits import bit, count_bits
from shoal.core.errors import BadPosition
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.crew_phase import SEARCHED, begin_turn, has_free_move
from shoal.games.jaws.act1.event_phase import asks_crew
from shoal.games.jaws.act1.shark_phase import may_knock, track_is_full
from shoal.games.jaws.act1.state import (
    sensors,
    shark_actions,
    swimmers_at,
    swimmers_left,
    tokens_known,
)
from shoal.games.jaws.components import (
    BARRELS,
    BEACH_COUNT,
    BEACHES,
    BRODY,
    BURST,
    CREW_ACTIONS,
    CREW_SIZE,
    EVENT_WORDS,
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
    SPACES,
    TOKEN_COUNT,
    TOKENS,
    WATERS,
    member_word,
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
    PHASES,
    PICK_MEMBER,
    SPEED_BURST,
)
from shoal.games.jaws.rules import JawsState, new_state

BOATS = bit(QUINT) | bit(HOOPER)


def space_name(space: i64) -> str:
    """A space as positions name it."""
    return SPACES[space] if space < NOWHERE else "-"


def require(fits: bool, error: Message) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise BadPosition with this message unless the position fits."""
    if not fits:
        raise BadPosition(error)


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
    require(swimmers_left(state) >= 0, say("error-swimmers", rule="JW-6"))
    barrels = state.orca + state.aboard + state.carried + state.shop + state.stuck
    barrels += sum(state.docks) + sum(state.floating)
    require(
        barrels == BARRELS, say("error-barrels", count=int(barrels), due=int(BARRELS), rule="JW-5")
    )
    by_barrel = state.phase == OVER and state.ending == BY_BARREL
    require((state.stuck == LAST_BARREL) == by_barrel, say("error-ending-barrel", rule="JW-71"))
    by_swimmers = state.phase == OVER and state.ending == BY_SWIMMERS
    require(track_is_full(state) == by_swimmers, say("error-ending-swimmers", rule="JW-71"))
    require(state.opening == 0 or state.closed != NO_BEACH, say("error-opening"))
    if state.closed != NO_BEACH:
        beach = BEACHES[state.closed]
        require(
            swimmers_at(state, state.closed) == 0,
            say("error-closed-beach", beach=beach, rule="JW-65"),
        )


def check_people(state: JawsState) -> None:
    """Boats in the water, Brody on land."""
    for captain in (QUINT, HOOPER):
        require(
            state.at[captain] < WATERS,
            say(
                "error-boat-place", member=member_word(captain), space=space_name(state.at[captain])
            ),
        )
    brody = state.at[BRODY]
    require(
        brody <= SHOP and bool(ISLAND >> brody & 1),
        say("error-brody-place", space=space_name(brody)),
    )
    require(state.overboard & ~BOATS == 0, say("error-brody-overboard", rule="JW-25"))
    require(
        state.meeple == NOWHERE or state.meeple < WATERS,
        say("error-seen-place", space=space_name(state.meeple)),
    )
    if state.phase != CHOOSE_START:
        require(
            state.place < WATERS,
            say("error-shark-place", space=space_name(state.place), rule="JW-14"),
        )


def check_cards(state: JawsState) -> None:
    """The event deck and the round."""
    require(
        1 <= state.round <= state.settings.summer,
        say("error-round-act1", round=int(state.round), last=int(state.settings.summer)),
    )
    event = state.event
    if event == NO_EVENT:
        require(
            state.phase <= DRAW_EVENT,
            say("error-event-missing", phase=PHASES[state.phase], rule="JW-18"),
        )
    else:
        require(
            not state.events >> event & 1,
            say("error-event-twice", event=EVENT_WORDS[event], rule="JW-20"),
        )
    news = state.phase > ANSWER_EVENT and event == NEWS
    given = state.extra != NO_MEMBER
    require(given == news or (state.phase == OVER and news), say("error-extra", rule="JW-24"))
    if state.phase == ANSWER_EVENT:
        require(asks_crew(state), say("error-phase-event"))


def check_turns(state: JawsState) -> None:
    """The turns of the crew."""
    require(state.used < 2 * SEARCHED, say("error-used-unknown"))
    if state.phase == CREW_TURN:
        check_active(state)
        return
    require(state.active == NO_MEMBER and state.actions == 0, say("error-active-outside"))
    require(state.glide == 0, say("error-glide", rule="JW-67"))
    if state.phase == PICK_MEMBER:
        require(count_bits(state.done) < CREW_SIZE - 1, say("error-phase-pick"))
    else:
        require(state.done == 0, say("error-done-outside", rule="JW-54"))
        if state.phase != OVER:
            require(state.used == 0, say("error-used-early", rule="JW-54"))


def check_active(state: JawsState) -> None:
    """The member whose turn it is."""
    member = state.active
    require(
        member != NO_MEMBER and not state.done >> member & 1, say("error-active-done", rule="JW-54")
    )
    actions, glide = state.actions, state.glide
    require(glide == 0 or member == HOOPER, say("error-glide", rule="JW-67"))
    begin_turn(state, member)
    max_actions = state.actions
    state.actions, state.glide = actions, glide
    require(
        actions <= max_actions <= CREW_ACTIONS + 1,
        say("error-actions", actions=int(actions), most=int(max_actions)),
    )
    require(glide == 0 or actions < max_actions, say("error-glide-early", rule="JW-67"))
    left = actions + glide > 0 or has_free_move(state)
    require(left, say("error-member-turn-over"))


def check_secrets(state: JawsState) -> None:
    """The shark's tokens and its turn."""
    token = state.token
    require(
        token == 0 or not state.tokens >> (token - 1) & 1,
        say("error-token-twice", token=TOKENS[token], rule="JW-48"),
    )
    hunting = state.phase in (HUNT, SPEED_BURST)
    reported = state.played == (1 if token else 0) and state.phase in (PICK_MEMBER, CREW_TURN, OVER)
    require((state.played == 0 and (token == 0 or hunting)) or reported, say("error-played-token"))
    if state.phase in (CHOOSE_TOKEN, HUNT, SPEED_BURST):
        require(state.meeple == NOWHERE, say("error-meeple"))
        check_hunt(state)
    else:
        resting = state.strokes + state.rush + state.rushed + sum(state.bites) + state.bit_michael
        require(resting + state.touched + state.knocked == 0, say("error-hunt-outside"))


def check_hunt(state: JawsState) -> None:
    """The turn that the shark has taken so far."""
    max_strokes = shark_actions(state)
    require(
        state.strokes <= max_strokes,
        say("error-strokes", strokes=int(state.strokes), most=int(max_strokes), rule="JW-42"),
    )
    for beach in range(BEACH_COUNT):
        require(
            state.bites[beach] <= state.swimmers[beach], say("error-bites", beach=BEACHES[beach])
        )
    require(state.bit_michael == 0 or state.michael != NO_BEACH, say("error-michael"))
    require(state.touched & ~sensors(state) == 0, say("error-touched", rule="JW-47"))
    require(state.knocked & ~BOATS == 0, say("error-knock-brody", rule="JW-25"))
    require(state.knocked == 0 or state.event == GARDNER, say("error-knock-event", rule="JW-25"))
    require(state.knocked & state.overboard == 0, say("error-knock-again", rule="JW-25"))
    require(state.rushed == 0 or state.token in (BURST, FRENZY), say("error-rushed"))
    if state.phase == CHOOSE_TOKEN:
        check_before_token(state, max_strokes)
    elif state.phase == SPEED_BURST:
        require(state.token == BURST and state.rushed == 1, say("error-phase-rush", rule="JW-51"))
        require(state.strokes < max_strokes, say("error-strokes-burst", rule="JW-51"))
        going = state.rush > 0 or may_knock(state)
        require(going, say("error-burst-over", rule="JW-51"))
    else:
        require(state.rush == 0, say("error-rush-outside", rule="JW-51"))
        require(state.strokes > 0 or may_knock(state), say("error-hunt-over"))


def check_before_token(state: JawsState, max_strokes: i64) -> None:
    """Nothing has been done before the token is chosen."""
    require(state.tokens != 0 and state.token == 0, say("error-phase-token", rule="JW-43"))
    quiet = state.rush + state.rushed + sum(state.bites) + state.bit_michael + state.knocked == 0
    require(quiet and state.strokes == max_strokes, say("error-phase-token-done", rule="JW-43"))


def check_knowledge(state: JawsState) -> None:
    """Boards and reports alternate, and in the shark's turn the last row is the board."""
    require(
        (state.base >> 1) + (state.base & 1) <= TOKEN_COUNT,
        say("error-base", base=int(state.base), most=int(TOKEN_COUNT), rule="JW-12"),
    )
    kinds = [int(entry & KIND_MASK) for entry in state.knowledge]
    open_board = False
    for entry, kind in zip(state.knowledge, kinds, strict=True):
        require((kind == REPORT_ROW) == open_board, say("error-story-report"))
        open_board = kind == BOARD_ROW
        check_row(unpack_row(entry))
    hunting = state.phase in (CHOOSE_TOKEN, HUNT, SPEED_BURST)
    require(open_board == hunting, say("error-story-end"))
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
            require(left >= 0, say("error-story-tokens", rule="JW-12"))
    require(left == tokens_known(state), say("error-tokens"))
    if state.phase in (PICK_MEMBER, CREW_TURN):
        require(played == state.played, say("error-played-story"))


def check_row(row: list[int]) -> None:
    """The parts of a row are in their ranges."""
    if row[0] == BOARD_ROW:
        fits = row[BOARD_MICHAEL] <= NO_BEACH and row[BOARD_QUINT] < WATERS
        fits = fits and row[BOARD_HOOPER] < WATERS
        fits = fits and SHARK_ACTIONS <= row[BOARD_STROKES] <= SHARK_ACTIONS + 1
        require(fits and row[BOARD_OVERBOARD] & ~BOATS == 0, say("error-story-board-range"))
    elif row[0] == REPORT_ROW:
        require(row[REPORT_OVERBOARD] & ~BOATS == 0, say("error-story-report-range"))
    else:
        fits = row[LOOK_TOOL] <= BY_FINDER and row[LOOK_SPACE] < WATERS
        require(fits and row[LOOK_ANSWER] <= THERE, say("error-story-answer-range"))


def check_last_board(state: JawsState) -> None:
    """The last board of story= is the one of the position."""
    before = state.clone()
    before.knowledge = before.knowledge[:-1]
    note_board(before)
    same = before.knowledge[len(before.knowledge) - 1] == state.knowledge[len(state.knowledge) - 1]
    require(same, say("error-story-board"))


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
    require(same, say("error-phase-start", rule="JW-14"))
