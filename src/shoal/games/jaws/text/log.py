"""What a seat hears when something happens in Jaws: nothing that it may not know."""

from shoal.core.arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.bits import listed, lowest
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    BEACH_NAMES,
    BEACHES,
    BIRTHDAY,
    BRODY,
    EVENT_RULES,
    EVENT_TEXTS,
    EVENTS,
    FIRST_BEACH,
    HOAX,
    JULY,
    LAST_BARREL,
    MEMBER_NAMES,
    NO_BEACH,
    SPACE_NAMES,
    VAUGHN,
)
from shoal.games.jaws.crew_knowledge import BOARD_ROW, BY_BINOCULARS, BY_LAUNCH, REPORT_ROW, row_of
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BEACH,
    BITE,
    BY_TIME,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CHUM,
    CREW_TURN,
    DEAL,
    DEAL_ABILITIES,
    DRAW_EVENT,
    END,
    GIVE,
    HUNT,
    NO_BITE,
    SECOND_BITE,
    SHOW,
    SPEED_BURST,
    START,
    TURN,
)
from shoal.games.jaws.notation import write_chance
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.text.log_act2 import changes_aboard, tell_evaded, tell_target
from shoal.games.jaws.text.move_descriptions import ABILITY_TITLES, counted, deed, said

SECRET = (CHOOSE_START, CHOOSE_TOKEN, HUNT, SPEED_BURST, CHOOSE_OPTION, CHOOSE_ABILITY)
ENDINGS_TOLD = [
    "",
    "The crew has won (JW-74).",
    "The shark has won (JW-74).",
    "The shark is dead. The crew has won (JW-128).",
    "The Orca is gone. The shark has won (JW-128).",
    "Nobody of the crew is left. The shark has won (JW-128).",
]


def tell_row(row: list[int]) -> str:
    """A row of the story in words."""
    if row[0] == BOARD_ROW:
        return tell_board_row(row)
    if row[0] == REPORT_ROW:
        return tell_report(row)
    return tell_look(row)


def tell_board_row(row: list[int]) -> str:
    """How the board lay when the shark's turn began."""
    swimmers = " ".join([f"{BEACHES[beach]}{row[1 + beach]}" for beach in range(4)])
    michael = f", Michael at {BEACH_NAMES[row[5]]}" if row[5] < 4 else ""
    barrels = ", ".join([SPACE_NAMES[space] for space in listed(row[6])]) or "none"
    gardner = ", boats in danger" if row[8] else ""
    overboard = [MEMBER_NAMES[member] for member in listed(row[11])]
    fallen = f", overboard: {', '.join(overboard)}" if overboard else ""
    return (
        f"The shark's turn began: swimmers {swimmers}{michael}; barrels afloat: {barrels}; "
        f"{counted(row[7], 'action')}; Quint at {SPACE_NAMES[row[9]]}, "
        f"Hooper at {SPACE_NAMES[row[10]]}{gardner}{fallen}."
    )


def tell_report(row: list[int]) -> str:
    """The shark's report."""
    meals = [f"{row[1 + beach]} at {BEACH_NAMES[beach]}" for beach in range(4) if row[1 + beach]]
    meals += ["Michael"] if row[5] else []
    eaten = f"eaten {', '.join(meals)}" if meals else "nobody was eaten"
    sensors = ", ".join([SPACE_NAMES[space] for space in listed(row[6])]) or "none"
    token = "A power token was played (JW-48)." if row[7] else "No power token was played (JW-48)."
    knocked = [MEMBER_NAMES[member] for member in listed(row[8])]
    fallen = f" Knocked overboard: {', '.join(knocked)} (JW-25)." if knocked else ""
    return (
        f"The shark's report: {eaten} (JW-46); "
        f"sensors triggered: {sensors} (JW-47). {token}{fallen}"
    )


def tell_look(row: list[int]) -> str:
    """An answer to the crew, which need not be the truth: the shark may be Out of Sight (JW-52)."""
    space = SPACE_NAMES[row[2]]
    if row[1] == BY_LAUNCH:
        hit = "it hits the shark (JW-60)!" if row[3] else "a miss (JW-60)."
        return f"A barrel flies to {space}: {hit}"
    tool = "Binoculars" if row[1] == BY_BINOCULARS else "Fish finder"
    rule = "JW-63" if row[1] == BY_BINOCULARS else "JW-70"
    answer = ["not there", "nearby", "there"][row[3]]
    if row[1] != BY_BINOCULARS and row[3] == 0:
        answer = "neither there nor nearby"
    return f'{tool} at {space}: the shark says "{answer}" ({rule}).'


def tell(state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str]) -> str:
    """What the seat hears when the move is played here."""
    after = state.clone()
    after.play(mover, move)
    told = [tell_step(state, mover, move, seat, texts, after), tell_evaded(state, move, after)]
    told += changes_ashore(state, after)
    if state.phase >= DEAL_ABILITIES:
        told += changes_aboard(state, move, after)
    if after.ending != state.ending:
        told.append(tell_ending(after))
    return " ".join([sentence for sentence in told if sentence])


def tell_ending(state: JawsState) -> str:
    """How a game that is over has ended; '' for one that is not."""
    if state.ending == BY_TIME:
        return f"Time is up: a draw ({'JW-74' if state.settings.acts == ONLY_ACT_1 else 'JW-130'})."
    return ENDINGS_TOLD[state.ending]


def tell_step(
    state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str], after: JawsState
) -> str:
    """The step itself, without what comes of it."""
    if mover == CHANCE:
        return tell_chance(state, move, seat, after)
    if mover == 0 and state.phase in SECRET:
        return deed("In secret the shark", texts[move]) if seat == 0 else ""
    if mover == 0:
        return tell_shark(state, move, texts[move])
    return tell_crew(state, move, texts[move])


def tell_chance(state: JawsState, outcome: i64, seat: i64, after: JawsState) -> str:
    """A card or dice."""
    if state.phase == DRAW_EVENT:
        return tell_event(state, event_drawn(state, outcome), after)
    rule = "JW-75" if state.settings.acts == ONLY_ACT_2 else "JW-79"
    if state.phase == DEAL_ABILITIES and seat != 0:
        return f"The shark is dealt an ability card ({rule})."
    kind, _, rest = write_chance(state, outcome).partition(" ")
    if kind == "roll":
        return tell_dice([int(state.settings.die[int(face) - 1]) for face in rest])
    if kind == "card":
        zone = state.settings.card_zone[int(rest) - 1] + 1
        return f"Resurface card {rest} is turned over: zone {zone} (JW-91)."
    dealt = "You are dealt" if kind == "ability" else "The crew is dealt"
    name = rest.rpartition("-")[0]
    card = ABILITY_TITLES[name] if kind == "ability" else f"the {said(name)}"
    return f"{dealt} {card} ({rule})."


def tell_event(state: JawsState, event: i64, after: JawsState) -> str:
    """The card of the round: who swims where now, who cannot, and what else the card does."""
    title, named, extras = EVENTS[event]
    if state.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        named += extras
    placed = [int(after.swimmers[beach] - state.swimmers[beach]) for beach in range(4)]
    told = [f"The event is {title}, with swimmers: {at_beaches(placed)} (JW-18)."]
    closed: i64 = NO_BEACH
    if event != JULY:
        closed = state.closed
    missing = len(named) - sum(placed)
    if closed != NO_BEACH and BEACHES[closed] in named:
        told.append(tell_closed(state))
        missing -= named.count(BEACHES[closed])
    if missing > 0:
        told.append(f"The supply is empty: {missing} more cannot be placed (JW-21).")
    if event == BIRTHDAY and state.michael != NO_BEACH:
        told.append("Michael is in the water already and stays there (JW-31).")
    elif not extras:
        told.append(f"{EVENT_TEXTS[event].removesuffix('.')} ({EVENT_RULES[event]}).")
    return " ".join(told)


def tell_closed(state: JawsState) -> str:
    """A card has named the closed beach: its token is turned over, or taken away (JW-66)."""
    then = "opens again" if state.opening else "opens soon"
    return f"{BEACH_NAMES[state.closed]} was closed: nobody swims there, and it {then} (JW-66)."


def at_beaches(counts: list[int]) -> str:
    """How many swimmers come where.

    >>> at_beaches([2, 1, 0, 0])
    '2 at North Beach, 1 at East Beach'
    """
    there = zip(counts, BEACH_NAMES, strict=True)
    return ", ".join([f"{count} at {name}" for count, name in there if count]) or "none"


def tell_dice(hits: list[int]) -> str:
    """The hits on one die or several."""
    if len(hits) == 1:
        return f"The die shows {counted(hits[0], 'hit')} (JW-82)."
    return f"The dice show {', '.join([str(number) for number in hits])} hits (JW-82)."


def tell_shark(state: JawsState, move: i64, text: str) -> str:
    """A step of the shark that everybody sees."""
    if state.phase == SECOND_BITE and move == NO_BITE:
        return "The shark does not bite a second time (JW-124)."
    if state.phase == SECOND_BITE:
        return f"The shark bites once more, boat space {move - BITE + 1} (JW-124)."
    if SHOW <= move < SHOW + 3:
        return ""  # What it shows is told as what it did not choose.
    return deed("The shark", text)


def tell_crew(state: JawsState, move: i64, text: str) -> str:
    """A step of the crew."""
    member = state.active
    turns = "JW-54" if state.phase < DEAL_ABILITIES else "JW-99"
    if state.phase == ANSWER_EVENT:
        return tell_answer(state, move, text)
    if TURN <= move < TURN + 3:
        return f"{MEMBER_NAMES[move - TURN]} begins ({turns})."
    if move == END:
        return f"{MEMBER_NAMES[member]} is done ({turns})."
    if DEAL <= move < DEAL + 3:
        card = said(state.settings.names[state.settings.card_kind[lowest(state.pool)]])
        return f"The crew gives the {card} to {MEMBER_NAMES[move - DEAL]} (JW-85)."
    if move == GIVE:
        return deed("Hooper", f"give {state.aboard}")
    if member < 3 and not CHUM <= move < CHUM + 3:
        return deed(MEMBER_NAMES[member], text) + tell_target(state, move)
    return deed("The crew", text)


def tell_answer(state: JawsState, move: i64, text: str) -> str:
    """What the crew answers to an event."""
    if move < START:
        return f"The helicopter sets Brody down at {SPACE_NAMES[move]} (JW-36)."
    if BEACH <= move < BEACH + 4 and state.event == VAUGHN:
        return f"The crew empties {BEACH_NAMES[move - BEACH]} and closes it (JW-28)."
    if BEACH <= move < BEACH + 4:
        return f"The crew chooses {BEACH_NAMES[move - BEACH]} ({EVENT_RULES[state.event]})."
    return deed("The crew", text)


def changes_ashore(before: JawsState, after: JawsState) -> list[str]:
    """Everything open that changed in Act 1 beyond the step itself."""
    told: list[str] = []
    rows = [row_of(after.story[place]) for place in range(len(before.story), len(after.story))]
    told += [tell_row(row) for row in rows if row[0] != BOARD_ROW]
    if before.phase >= DEAL_ABILITIES:
        return told
    if after.phase < DEAL_ABILITIES or after.ending != 0:
        told += changes_at_beaches(before, after)
    elif is_summer_over(before, rows):
        told.append("The summer is over: Act 1 ends, and Act 2 begins (JW-73).")
    else:
        told.append("Act 1 is over; Act 2 begins (JW-71).")
    return told


def changes_at_beaches(before: JawsState, after: JawsState) -> list[str]:
    """Michael, a crew that a hoax has called together, and a beach that is open again."""
    told: list[str] = []
    if before.michael == NO_BEACH and after.michael != NO_BEACH:
        told.append(f"Michael swims at {BEACH_NAMES[after.michael]} (JW-31).")
    hoax = after.event == HOAX and before.phase in (DRAW_EVENT, ANSWER_EVENT)
    if hoax and after.phase != ANSWER_EVENT:
        beach = BEACH_NAMES[after.at[BRODY] - FIRST_BEACH]
        told.append(f"The whole crew goes to {beach} (JW-35).")
    if before.closed != NO_BEACH and after.closed not in (before.closed, NO_BEACH):
        told.append(f"{BEACH_NAMES[before.closed]} is open again (JW-65).")
    return told


def is_summer_over(before: JawsState, rows: list[list[int]]) -> bool:
    """Whether Act 1 ended without a second barrel or a full track (JW-73)."""
    if before.phase != CREW_TURN:
        return False
    hit = [row for row in rows if row[1] == BY_LAUNCH and row[3]]
    return not hit or before.stuck < LAST_BARREL - 1
