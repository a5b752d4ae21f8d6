"""Jaws' log: a line for each move and each chance outcome, as a viewer may read it."""

from shoal.core.bits import lowest_bit, members
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    BEACH_COUNT,
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
    NO_MEMBER,
    SHARK,
    SPACE_NAMES,
    VAUGHN,
)
from shoal.games.jaws.crew_knowledge import (
    AT_BEACHES,
    BOARD_BARRELS,
    BOARD_GARDNER,
    BOARD_HOOPER,
    BOARD_MICHAEL,
    BOARD_OVERBOARD,
    BOARD_QUINT,
    BOARD_ROW,
    BOARD_STROKES,
    BY_BINOCULARS,
    BY_LAUNCH,
    LOOK_ANSWER,
    LOOK_SPACE,
    LOOK_TOOL,
    REPORT_MICHAEL,
    REPORT_OVERBOARD,
    REPORT_ROW,
    REPORT_SENSORS,
    REPORT_TOKEN,
    unpack_row,
)
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    ATTACK,
    BEACH,
    BITE,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CHUM,
    CREW_TURN,
    DEAL,
    DEAL_ABILITIES,
    DOCK,
    DRAW_EVENT,
    END,
    GIVE,
    GO,
    GOING_ON,
    HUNT,
    NO_BITE,
    PLACE,
    RESCUE,
    SECOND_BITE,
    SHOW,
    SPEED_BURST,
    START,
    TURN,
)
from shoal.games.jaws.notation import write_chance
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.text.log_act2 import act2_lines, evaded_line, target_line
from shoal.games.jaws.text.move_descriptions import (
    ABILITY_TITLES,
    counted,
    describe_move,
    spoken_name,
)

SECRET_PHASES = (CHOOSE_START, CHOOSE_TOKEN, HUNT, SPEED_BURST, CHOOSE_OPTION, CHOOSE_ABILITY)
VERDICTS = {
    GOING_ON: "",
    BY_BARREL: "The crew has won (JW-74).",
    BY_SWIMMERS: "The shark has won (JW-74).",
    BY_WOUNDS: "The shark is dead. The crew has won (JW-128).",
    BY_SINKING: "The Orca is gone. The shark has won (JW-128).",
    BY_EATING: "Nobody of the crew is left. The shark has won (JW-128).",
}


def row_line(row: list[int]) -> str:
    """A row of the crew's knowledge in words."""
    if row[0] == BOARD_ROW:
        return board_row_line(row)
    if row[0] == REPORT_ROW:
        return report_line(row)
    return look_line(row)


def board_row_line(row: list[int]) -> str:
    """The board at the start of the shark's turn."""
    swimmers = " ".join(
        [f"{BEACHES[beach]}{row[AT_BEACHES + beach]}" for beach in range(BEACH_COUNT)]
    )
    michael = (
        f", Michael at {BEACH_NAMES[row[BOARD_MICHAEL]]}" if row[BOARD_MICHAEL] < NO_BEACH else ""
    )
    barrels = ", ".join([SPACE_NAMES[space] for space in members(row[BOARD_BARRELS])]) or "none"
    gardner = ", boats in danger" if row[BOARD_GARDNER] else ""
    overboard = [MEMBER_NAMES[member] for member in members(row[BOARD_OVERBOARD])]
    fallen = f", overboard: {', '.join(overboard)}" if overboard else ""
    return (
        f"The shark's turn began: swimmers {swimmers}{michael}; barrels afloat: {barrels}; "
        f"{counted(row[BOARD_STROKES], 'action')}; Quint at {SPACE_NAMES[row[BOARD_QUINT]]}, "
        f"Hooper at {SPACE_NAMES[row[BOARD_HOOPER]]}{gardner}{fallen}."
    )


def report_line(row: list[int]) -> str:
    """The shark's report."""
    meals = [
        f"{row[AT_BEACHES + beach]} at {BEACH_NAMES[beach]}"
        for beach in range(BEACH_COUNT)
        if row[AT_BEACHES + beach]
    ]
    meals += ["Michael"] if row[REPORT_MICHAEL] else []
    eaten = f"eaten {', '.join(meals)}" if meals else "nobody was eaten"
    sensors = ", ".join([SPACE_NAMES[space] for space in members(row[REPORT_SENSORS])]) or "none"
    token = (
        "A power token was played (JW-48)."
        if row[REPORT_TOKEN]
        else "No power token was played (JW-48)."
    )
    knocked = [MEMBER_NAMES[member] for member in members(row[REPORT_OVERBOARD])]
    fallen = f" Knocked overboard: {', '.join(knocked)} (JW-25)." if knocked else ""
    return (
        f"The shark's report: {eaten} (JW-46); "
        f"sensors triggered: {sensors} (JW-47). {token}{fallen}"
    )


def look_line(row: list[int]) -> str:
    """An answer to the crew; it can be false if the shark is Out of Sight (JW-52)."""
    space = SPACE_NAMES[row[LOOK_SPACE]]
    if row[LOOK_TOOL] == BY_LAUNCH:
        hit = "it hits the shark (JW-60)!" if row[LOOK_ANSWER] else "a miss (JW-60)."
        return f"A barrel flies to {space}: {hit}"
    tool = "Binoculars" if row[LOOK_TOOL] == BY_BINOCULARS else "Fish finder"
    rule = "JW-63" if row[LOOK_TOOL] == BY_BINOCULARS else "JW-70"
    answer = ["not there", "nearby", "there"][row[LOOK_ANSWER]]
    if row[LOOK_TOOL] != BY_BINOCULARS and row[LOOK_ANSWER] == 0:
        answer = "neither there nor nearby"
    return f'{tool} at {space}: the shark says "{answer}" ({rule}).'


def log_line(state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str]) -> str:
    """What the seat reads when the move is played here."""
    after = state.clone()
    after.play(mover, move)
    sentences = [
        move_line(state, mover, move, seat, texts, after),
        evaded_line(state, move, after),
    ]
    sentences += act1_lines(state, after)
    if state.phase >= DEAL_ABILITIES:
        sentences += act2_lines(state, move, after)
    if after.ending != state.ending:
        sentences.append(end_line(after))
    return " ".join([sentence for sentence in sentences if sentence])


def end_line(state: JawsState) -> str:
    """How the game has ended; empty if it has not."""
    if state.ending == BY_TIME:
        return f"Time is up: a draw ({'JW-74' if state.settings.acts == ONLY_ACT_1 else 'JW-130'})."
    return VERDICTS[state.ending]


def move_line(
    state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str], after: JawsState
) -> str:
    """The move itself, without its consequences."""
    if mover == CHANCE:
        return chance_line(state, move, seat, after)
    if mover == SHARK and state.phase in SECRET_PHASES:
        return describe_move("In secret the shark", texts[move]) if seat == SHARK else ""
    if mover == SHARK:
        return shark_line(state, move, texts[move])
    return crew_line(state, move, texts[move])


def chance_line(state: JawsState, outcome: i64, seat: i64, after: JawsState) -> str:
    """A card or dice."""
    if state.phase == DRAW_EVENT:
        return event_line(state, event_drawn(state, outcome), after)
    rule = "JW-75" if state.settings.acts == ONLY_ACT_2 else "JW-79"
    if state.phase == DEAL_ABILITIES and seat != SHARK:
        return f"The shark is dealt an ability card ({rule})."
    kind, _, rest = write_chance(state, outcome).partition(" ")
    if kind == "roll":
        return dice_line([int(state.settings.die[int(face) - 1]) for face in rest])
    if kind == "card":
        zone = state.settings.card_zone[int(rest) - 1] + 1
        return f"Resurface card {rest} is turned over: zone {zone} (JW-91)."
    dealt = "You are dealt" if kind == "ability" else "The crew is dealt"
    name = rest.rpartition("-")[0]
    card = ABILITY_TITLES[name] if kind == "ability" else f"the {spoken_name(name)}"
    return f"{dealt} {card} ({rule})."


def event_line(state: JawsState, event: i64, after: JawsState) -> str:
    """The event card: the swimmers placed, those that cannot be, and its text."""
    title, named, extras = EVENTS[event]
    if state.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        named += extras
    placed = [int(after.swimmers[beach] - state.swimmers[beach]) for beach in range(BEACH_COUNT)]
    sentences = [f"The event is {title}, with swimmers: {at_beaches(placed)} (JW-18)."]
    closed: i64 = NO_BEACH
    if event != JULY:
        closed = state.closed
    missing = len(named) - sum(placed)
    if closed != NO_BEACH and BEACHES[closed] in named:
        sentences.append(closed_beach_line(state))
        missing -= named.count(BEACHES[closed])
    if missing > 0:
        sentences.append(f"The supply is empty: {missing} more cannot be placed (JW-21).")
    if event == BIRTHDAY and state.michael != NO_BEACH:
        sentences.append("Michael is in the water already and stays there (JW-31).")
    elif not extras:
        sentences.append(f"{EVENT_TEXTS[event].removesuffix('.')} ({EVENT_RULES[event]}).")
    return " ".join(sentences)


def closed_beach_line(state: JawsState) -> str:
    """A card names the closed beach: its token is turned over or removed (JW-66)."""
    then = "opens again" if state.opening else "opens soon"
    return f"{BEACH_NAMES[state.closed]} was closed: nobody swims there, and it {then} (JW-66)."


def at_beaches(counts: list[int]) -> str:
    """Swimmers by beach.

    >>> at_beaches([2, 1, 0, 0])
    '2 at North Beach, 1 at East Beach'
    """
    there = zip(counts, BEACH_NAMES, strict=True)
    return ", ".join([f"{count} at {name}" for count, name in there if count]) or "none"


def dice_line(hits: list[int]) -> str:
    """The hits on one die or several."""
    if len(hits) == 1:
        return f"The die shows {counted(hits[0], 'hit')} (JW-82)."
    return f"The dice show {', '.join([str(number) for number in hits])} hits (JW-82)."


def shark_line(state: JawsState, move: i64, text: str) -> str:
    """A move of the shark that everybody sees."""
    if state.phase == SECOND_BITE and move == NO_BITE:
        return "The shark does not bite a second time (JW-124)."
    if state.phase == SECOND_BITE:
        return f"The shark bites once more, boat space {move - BITE + 1} (JW-124)."
    if SHOW <= move < GO:
        return ""  # act2_lines names the option that is shown.
    return describe_move("The shark", text)


def crew_line(state: JawsState, move: i64, text: str) -> str:
    """A move of the crew."""
    member = state.active
    turns = "JW-54" if state.phase < DEAL_ABILITIES else "JW-99"
    if state.phase == ANSWER_EVENT:
        return answer_line(state, move, text)
    if TURN <= move < RESCUE:
        return f"{MEMBER_NAMES[move - TURN]} begins ({turns})."
    if move == END:
        return f"{MEMBER_NAMES[member]} is done ({turns})."
    if DEAL <= move < PLACE:
        card = spoken_name(state.settings.names[state.settings.card_kind[lowest_bit(state.pool)]])
        return f"The crew gives the {card} to {MEMBER_NAMES[move - DEAL]} (JW-85)."
    if move == GIVE:
        return describe_move("Hooper", f"give {state.aboard}")
    if member != NO_MEMBER and not CHUM <= move < ATTACK:
        return describe_move(MEMBER_NAMES[member], text) + target_line(state, move)
    return describe_move("The crew", text)


def answer_line(state: JawsState, move: i64, text: str) -> str:
    """The crew's answer to an event card."""
    if move < START:
        return f"The helicopter sets Brody down at {SPACE_NAMES[move]} (JW-36)."
    if BEACH <= move < DOCK and state.event == VAUGHN:
        return f"The crew empties {BEACH_NAMES[move - BEACH]} and closes it (JW-28)."
    if BEACH <= move < DOCK:
        return f"The crew chooses {BEACH_NAMES[move - BEACH]} ({EVENT_RULES[state.event]})."
    return describe_move("The crew", text)


def act1_lines(before: JawsState, after: JawsState) -> list[str]:
    """Everything open that a move of Act 1 changed besides the move itself."""
    sentences: list[str] = []
    rows = [
        unpack_row(after.knowledge[place])
        for place in range(len(before.knowledge), len(after.knowledge))
    ]
    sentences += [row_line(row) for row in rows if row[0] != BOARD_ROW]
    if before.phase >= DEAL_ABILITIES:
        return sentences
    if after.phase < DEAL_ABILITIES or after.ending != GOING_ON:
        sentences += beach_lines(before, after)
    elif is_summer_over(before, rows):
        sentences.append("The summer is over: Act 1 ends, and Act 2 begins (JW-73).")
    else:
        sentences.append("Act 1 is over; Act 2 begins (JW-71).")
    return sentences


def beach_lines(before: JawsState, after: JawsState) -> list[str]:
    """Michael, the crew after a hoax, and a beach that is open again."""
    sentences: list[str] = []
    if before.michael == NO_BEACH and after.michael != NO_BEACH:
        sentences.append(f"Michael swims at {BEACH_NAMES[after.michael]} (JW-31).")
    hoax = after.event == HOAX and before.phase in (DRAW_EVENT, ANSWER_EVENT)
    if hoax and after.phase != ANSWER_EVENT:
        beach = BEACH_NAMES[after.at[BRODY] - FIRST_BEACH]
        sentences.append(f"The whole crew goes to {beach} (JW-35).")
    if before.closed != NO_BEACH and after.closed not in (before.closed, NO_BEACH):
        sentences.append(f"{BEACH_NAMES[before.closed]} is open again (JW-65).")
    return sentences


def is_summer_over(before: JawsState, rows: list[list[int]]) -> bool:
    """Whether Act 1 ended without a second barrel or a full track (JW-73)."""
    if before.phase != CREW_TURN:
        return False
    hit = [row for row in rows if row[LOOK_TOOL] == BY_LAUNCH and row[LOOK_ANSWER]]
    return not hit or before.stuck < LAST_BARREL - 1
