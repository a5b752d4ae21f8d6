"""The crew's knowledge in words, for the board as text."""

from shoal.core.bits import members
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BEACH_NAMES,
    BEACHES,
    MEMBER_NAMES,
    NO_BEACH,
    SPACE_NAMES,
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
)
from shoal.games.jaws.notation import counted


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
