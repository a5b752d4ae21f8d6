"""What a seat hears when something happens in Jaws: nothing that it may not know."""

from shoal.core.arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.bits import listed, lowest
from shoal.games.jaws.components import (
    ABILITY_NAMES,
    ALERT_UP_TO,
    BEACH_NAMES,
    BEACHES,
    EVENT_TEXTS,
    EVENTS,
    JULY,
    MEMBER_NAMES,
    NO_ABILITY,
    NO_BEACH,
    NO_ZONE,
    OFF_BOARD,
    OPTIONS,
    SPACE_NAMES,
    VAUGHN,
    ZONES,
)
from shoal.games.jaws.deeds import ABILITY_TITLES, deed, said
from shoal.games.jaws.event_phase import event_drawn
from shoal.games.jaws.notation import write_chance
from shoal.games.jaws.numbering import (
    AT_ABILITIES,
    AT_ABILITY,
    AT_AGAIN,
    AT_BLANKS,
    AT_DRAW,
    AT_EVENT,
    AT_HIT,
    AT_HIT_AGAIN,
    AT_HUNT,
    AT_MOVE,
    AT_RUSH,
    AT_START,
    AT_SURFACE,
    AT_TOKEN,
    BEACH,
    CHUM,
    DEAL,
    END,
    NO_BITE,
    START,
    TURN,
    WEAPON,
)
from shoal.games.jaws.orca_fight import evade_against, hits_of, hits_with, rethrown
from shoal.games.jaws.orca_prepare import only_target
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.story import BOARD_ROW, BY_BINOCULARS, BY_LAUNCH, REPORT_ROW, row_of

SECRET = (AT_START, AT_TOKEN, AT_HUNT, AT_RUSH, AT_SURFACE, AT_ABILITY)
ENDINGS_TOLD = [
    "",
    "The crew has won (JW-74).",
    "The shark has won (JW-74).",
    "The shark is dead. The crew has won (JW-128).",
    "The Orca is gone. The shark has won (JW-128).",
    "Nobody of the crew is left. The shark has won (JW-128).",
    "Time is up: a draw (JW-74, JW-130).",
]


def counted(number: i64, thing: str) -> str:
    """So many things: 1 swimmer, 2 swimmers."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


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
    fallen = f" Knocked overboard: {', '.join(knocked)}." if knocked else ""
    return (
        f"The shark's report: {eaten} (JW-46); "
        f"sensors triggered: {sensors} (JW-47). {token}{fallen}"
    )


def tell_look(row: list[int]) -> str:
    """An answer to the crew."""
    space = SPACE_NAMES[row[2]]
    if row[1] == BY_LAUNCH:
        hit = "it hits the shark (JW-60)!" if row[3] else "a miss (JW-60)."
        return f"A barrel flies to {space}: {hit}"
    tool = "Binoculars" if row[1] == BY_BINOCULARS else "Fish finder"
    rule = "JW-63" if row[1] == BY_BINOCULARS else "JW-70"
    answer = ["not there", "nearby", "there"][row[3]]
    if row[1] != BY_BINOCULARS and row[3] == 0:
        answer = "not there or nearby"
    return f"{tool} at {space}: the shark is {answer} ({rule})."


def tell(state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str]) -> str:
    """What the seat hears when the move is played here."""
    after = state.clone()
    after.play(mover, move)
    told = [tell_step(state, mover, move, seat, texts), tell_evaded(state, move, after)]
    told += consequences(state, after)
    return " ".join([sentence for sentence in told if sentence])


def tell_step(state: JawsState, mover: i64, move: i64, seat: i64, texts: list[str]) -> str:
    """The step itself, without what comes of it."""
    if mover == CHANCE:
        return tell_chance(state, move, seat)
    if mover == 0 and state.stage in SECRET:
        return f"{deed('In secret the shark', texts[move])}" if seat == 0 else ""
    return tell_open(state, mover, move, texts)


def tell_chance(state: JawsState, outcome: i64, seat: i64) -> str:
    """A card or dice."""
    if state.stage == AT_DRAW:
        return tell_event(state, event_drawn(state, outcome))
    if state.stage == AT_ABILITIES and seat != 0:
        return "The shark is dealt an ability card (JW-79)."
    kind, _, rest = write_chance(state, outcome).partition(" ")
    if kind == "roll":
        return tell_dice([int(state.box.die[int(face) - 1]) for face in rest])
    if kind == "card":
        zone = state.box.card_zone[int(rest) - 1] + 1
        return f"Resurface card {rest} is turned over: zone {zone} (JW-91)."
    dealt = "You are dealt" if kind == "ability" else "The crew is dealt"
    name = rest.rpartition("-")[0]
    card = ABILITY_TITLES[name] if kind == "ability" else f"the {said(name)}"
    return f"{dealt} {card} (JW-79)."


def tell_event(state: JawsState, event: i64) -> str:
    """The card of the round: who swims where, and what else it does."""
    title, swimmers, extras = EVENTS[event]
    if state.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        swimmers += extras
    told = f"The event is {title}, with swimmers: {at_beaches(swimmers)} (JW-18)."
    if state.closed != NO_BEACH and event != JULY and BEACHES[state.closed] in swimmers:
        told += f" {BEACH_NAMES[state.closed]} is closed: nobody swims there (JW-66)."
    return told if extras else f"{told} {EVENT_TEXTS[event]}"


def at_beaches(letters: str) -> str:
    """How many swimmers a card puts where.

    >>> at_beaches("NNE")
    '2 at North Beach, 1 at East Beach'
    """
    counts = [
        (letters.count(beach), name) for beach, name in zip(BEACHES, BEACH_NAMES, strict=True)
    ]
    return ", ".join([f"{count} at {name}" for count, name in counts if count])


def tell_dice(hits: list[int]) -> str:
    """The hits on one die or several."""
    if len(hits) == 1:
        return f"The die shows {counted(hits[0], 'hit')} (JW-82)."
    return f"The dice show {', '.join([str(number) for number in hits])} hits (JW-82)."


def tell_open(state: JawsState, mover: i64, move: i64, texts: list[str]) -> str:
    """A step that everybody sees."""
    text = texts[move]
    if mover == 0:
        if state.stage == AT_AGAIN and move == NO_BITE:
            return "The shark does not bite a second time (JW-124)."
        return deed("The shark", text)
    member = state.active
    if state.stage == AT_EVENT and move < START:
        return f"The helicopter sets Brody down at {SPACE_NAMES[move]} (JW-36)."
    if TURN <= move < TURN + 3:
        return f"{MEMBER_NAMES[move - TURN]} begins (JW-54)."
    if move == END:
        return f"{MEMBER_NAMES[member]} is done (JW-54)."
    if BEACH <= move < BEACH + 4 and state.event == VAUGHN:
        return f"The crew empties {BEACH_NAMES[move - BEACH]} and closes it (JW-28)."
    if DEAL <= move < DEAL + 3:
        card = said(state.box.names[state.box.card_kind[lowest(state.pool)]])
        return f"The crew gives the {card} to {MEMBER_NAMES[move - DEAL]} (JW-85)."
    if member < 3 and not CHUM <= move < CHUM + 3:
        return deed(MEMBER_NAMES[member], text) + tell_target(state, move)
    return deed("The crew", text)


def tell_evaded(before: JawsState, move: i64, after: JawsState) -> str:
    """The hits of an attack that did not get past the shark's evade."""
    if after.stage in (AT_BLANKS, AT_HIT_AGAIN) or after.hurt > before.hurt:
        return ""
    if before.stage == AT_HIT:
        thrown = hits_of(before, move, before.dice)
    elif before.stage == AT_HIT_AGAIN:
        thrown = rethrown(before, move)
    elif before.stage == AT_BLANKS:
        thrown = before.thrown
    else:
        return ""
    hits = counted(hits_with(before, thrown), "hit")
    return f"{hits} against evade {evade_against(before)}: no wound (JW-112)."


def tell_target(state: JawsState, move: i64) -> str:
    """The target of a weapon that reaches only one water, which nobody has to name."""
    if state.stage != AT_MOVE or move < WEAPON:
        return ""
    target = only_target(state, move - WEAPON)
    return f" The target is zone {target + 1} (JW-104)." if target != NO_ZONE else ""


def consequences(before: JawsState, after: JawsState) -> list[str]:
    """Everything open that changed beyond the step itself."""
    told: list[str] = []
    if len(after.story) > len(before.story):
        rows = [row_of(after.story[place]) for place in range(len(before.story), len(after.story))]
        told += [tell_row(row) for row in rows if row[0] != BOARD_ROW]
    if before.michael == 4 and after.michael < 4:
        told.append(f"Michael swims at {BEACH_NAMES[after.michael]} (JW-31).")
    told += act_changes(before, after)
    told += boat_changes(before, after)
    told += wound_changes(before, after)
    told += dive(before, after)
    if after.ending != before.ending:
        told.append(ENDINGS_TOLD[after.ending])
    return told


def act_changes(before: JawsState, after: JawsState) -> list[str]:
    """A new act, a locked-in choice, tokens shown, the shark surfacing."""
    told: list[str] = []
    if before.stage < AT_ABILITIES <= after.stage and after.ending == 0:
        told.append("Act 1 is over; Act 2 begins (JW-71).")
    choosing = before.stage == AT_SURFACE or before.stage == AT_ABILITY
    if choosing and after.stage > AT_ABILITY:
        card = "with" if after.card_played else "without"
        told.append(f"The shark has locked in its choice, {card} an ability card (JW-95).")
    for option in listed(after.shown & ~before.shown):
        told.append(f"The shark did not choose {OPTIONS[option]} (JW-98).")
    if before.fin == NO_ZONE and (after.fin != NO_ZONE or is_new_round(before, after)):
        told += tell_reveal(before, after)
    return told


def dive(before: JawsState, after: JawsState) -> list[str]:
    """The end of a round of Act 2, told after all that its last attack did."""
    if is_new_round(before, after):
        return [f"The shark dives. Round {after.round} begins (JW-129)."]
    return []


def is_new_round(before: JawsState, after: JawsState) -> bool:
    """Whether the shark has dived."""
    return before.stage > AT_SURFACE and after.ending == 0 and after.round > before.round


def tell_reveal(before: JawsState, after: JawsState) -> list[str]:
    """The shark comes up."""
    ability = "no ability"
    if before.ability != NO_ABILITY:
        ability = ABILITY_NAMES[before.ability]
    zone = before.box.card_zone[before.options[before.choice]] + 1
    option = OPTIONS[before.choice]
    told = [f"The shark surfaces in zone {zone} (option {option}) with {ability} (JW-109)."]
    if before.attached and not after.attached:
        told.append("It shakes everything off (JW-110).")
    return told


def boat_changes(before: JawsState, after: JawsState) -> list[str]:
    """Tiles and those who fall."""
    told: list[str] = []
    if before.fin == NO_ZONE:
        return told
    for zone in range(ZONES):
        if after.tiles[zone] < before.tiles[zone]:
            how = "damaged" if after.tiles[zone] else "destroyed"
            told.append(f"Boat space {zone + 1} is {how} (JW-118).")
    for member in range(3):
        fell = before.spots[member] < ZONES <= after.spots[member] < OFF_BOARD
        if fell:
            told.append(f"{MEMBER_NAMES[member]} falls into the water (JW-118).")
    return told


def wound_changes(before: JawsState, after: JawsState) -> list[str]:
    """Wounds on both sides."""
    told: list[str] = []
    if after.hurt > before.hurt:
        wounds = counted(after.hurt - before.hurt, "wound")
        told.append(f"The shark takes {wounds}, {after.hurt} in all (JW-112).")
    for member in range(3):
        taken = after.wounds[member] - before.wounds[member]
        if taken > 0:
            told.append(f"{MEMBER_NAMES[member]} takes {counted(taken, 'wound')} (JW-120).")
            if after.spots[member] == OFF_BOARD:
                told.append(f"{MEMBER_NAMES[member]} is out (JW-127).")
    return told
