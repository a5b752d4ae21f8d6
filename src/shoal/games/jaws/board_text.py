"""Jaws' board in words, as data: the map of the act, and everything that the view shows."""

from typing import Final, final

from shoal.core.bits import members
from shoal.core.game import BoardText, View
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.state import SPECTATOR
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.jaws.act1.log import look_message
from shoal.games.jaws.act2.board_text import (
    MEMBER_LEGEND,
    SHARK_LEGEND,
    SHARK_MARK,
    boat,
    legend,
    member_marks,
    orca_lines,
)
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BEACHES,
    DOCKS,
    EVENT_EXTRAS,
    EVENT_RULES,
    EVENT_SWIMMERS,
    EVENT_WORDS,
    FULL_TRACK,
    FULL_TRACK_ALONE,
    MAX_PLAYERS,
    MEMBERS,
    NO_BEACH,
    NO_TOKEN,
    SHARK,
    SPACES,
    TOKENS,
    beach_word,
    event_word,
    member_word,
    member_words,
    space_word,
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
    REPORT_MICHAEL,
    REPORT_OVERBOARD,
    REPORT_ROW,
    REPORT_SENSORS,
    REPORT_TOKEN,
)
from shoal.games.jaws.messages import verdict
from shoal.games.jaws.moves import ENDINGS
from shoal.games.jaws.options import ONLY_ACT_1, Settings

ISLAND_ROWS: Final = [
    ["1", "N", "2"], ["5", "", "6"], ["W", "Shop", "E"], ["7", "", "8"], ["3", "S", "4"],
]  # fmt: skip
"""The spaces of Amity Island, north on top; the corners are open sea."""

ISLAND_LEGEND: Final = [
    *MEMBER_LEGEND,
    SHARK_LEGEND,
    ("s", "green", "mark-swimmers"),
    ("m", "yellow", "mark-michael"),
    ("o", "orange", "mark-barrels"),
    ("x", "red", "mark-closed"),
    ("5", "sea", "space-west-dock"),
    ("6", "sea", "space-police"),
    ("7", "sea", "space-mayor"),
    ("8", "sea", "space-east-dock"),
]


@final
class JawsBoardText(BoardText):
    """The map of the act, and the components in words."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        head = [*head_lines(view, self.settings), *role_lines(view, self.settings)]
        if view.number("act") == 1:
            return [*head, *island(view), *turn_lines(view), *amity_lines(view)]
        return [*head, *boat(view), *turn_lines(view), *orca_lines(view, self.settings)]


def head_lines(view: View, settings: Settings) -> list[Message]:
    """Act and round, and what is decided now or who has won."""
    track = view.number("track")
    limit = FULL_TRACK_ALONE if settings.acts == ONLY_ACT_1 else FULL_TRACK
    lines = [
        say(
            "board-amity" if view.number("act") == 1 else "board-orca",
            round=view.number("round"),
            track=track,
            limit=int(limit),
            level=HEADLINE,
        )
    ]
    ending = ENDINGS.index(view.word("ending"))
    won = verdict(ending, view.players, track, settings)
    if won is not None:
        return [*lines, won]
    return [*lines, say(key_in("board-phase", view.word("phase")))]


def role_lines(view: View, settings: Settings) -> list[Message]:
    """Who plays whom (JW-8, JW-9)."""
    lines = [say("board-role-shark", seat=int(SHARK), rule="JW-8")]
    for seat in range(1, int(view.players)):
        mine = settings.members[view.players * MAX_PLAYERS + seat]
        played = [member_word(member) for member in members(mine)]
        lines.append(say("board-role-crew", seat=seat, members=played, rule="JW-9"))
    if view.seat == SPECTATOR:
        lines.append(say("board-watching"))
    return lines


def turn_lines(view: View) -> list[Message]:
    """Whose turn it is, and who has had theirs."""
    lines = []
    active = view.word("active")
    if active != "-":
        member, count = member_word(MEMBERS.index(active)), view.number("actions")
        act = view.number("act")
        lines.append(say("board-turn", member=member, count=count, act=act))
    done = view.words("done")
    if done:
        lines.append(say("board-done", members=[key_in("member", word) for word in done]))
    return lines


def island(view: View) -> list[BoardLine]:
    """The map: each space with its name and with what is there."""
    rows: list[BoardLine] = []
    for spaces in ISLAND_ROWS:
        cells: list[Cell] = []
        for space in spaces:
            if cells:
                cells.append(Cell("  "))
            cells += space_cells(view, space)
        rows.append(BoardRow(cells, gap=1))
    return [*rows, *legend(ISLAND_LEGEND)]


def space_cells(view: View, name: str) -> list[Cell]:
    """A space: its name, members, barrels, swimmers, the sign of a closed beach, the shark."""
    if not name:
        return [Cell("")] * 6
    known = view.word("shark") if view.seat == SHARK else view.word("meeple")
    return [
        name_cell(name),
        Cell(member_marks(view.words("crew"), name), "bright"),
        Cell(counted("o", barrels_at(view, name)), "orange"),
        Cell(counted("s", swimmers_at(view, name)), "green"),
        beach_cell(view, name),
        Cell(SHARK_MARK if known == name else "", "red"),
    ]


def name_cell(name: str) -> Cell:
    """The name of a space as moves write it; the shop has one in words."""
    if name == "Shop":
        return Cell(say("legend", word="mark-shop"), "yellow")
    return Cell(name, "sea" if name.isdigit() else "yellow")


def beach_cell(view: View, name: str) -> Cell:
    """Michael, or the sign of a closed beach: nobody swims at one."""
    if view.word("closed") == name:
        return Cell("x", "red")
    return Cell("m" if view.word("michael") == name else "", "yellow")


def counted(mark: str, count: int) -> str:
    """A mark with its number.

    >>> counted("o", 0), counted("o", 1), counted("o", 3)
    ('', 'o', 'o3')
    """
    return "" if count == 0 else mark if count == 1 else f"{mark}{count}"


def swimmers_at(view: View, name: str) -> int:
    """The swimmers at a beach, Michael not counted."""
    return int(view.numbers("swimmers")[BEACHES.index(name)]) if name in BEACHES else 0


def barrels_at(view: View, name: str) -> int:
    """Barrels afloat, at the dock or in the shop."""
    if name == "Shop":
        return int(view.number("shop"))
    ashore = int(view.numbers("docks")[DOCKS.index(name)]) if name in DOCKS else 0
    return ashore + int(view.numbers("floating")[SPACES.index(name)])


def amity_lines(view: View) -> list[BoardLine]:
    """The components of Act 1, then what the crew knows."""
    lines: list[BoardLine] = [*event_lines(view), *beach_lines(view), *people_lines(view)]
    lines += barrel_lines(view)
    if view.seat == SHARK:
        lines += [*secret_lines(view), *secret_turn_lines(view)]
    events = [event_word(EVENT_WORDS.index(word)) for word in view.words("events")]
    lines.append(say("board-deck", events=events, rule="JW-18"))
    base = view.number("base")
    lines.append(
        say("board-base", count=int(base >> 1), played=int(base & 1), rule="JW-48", level=DETAIL)
    )
    return [*lines, *[known_line(row) for row in view.rows("story")]]


def event_lines(view: View) -> list[BoardLine]:
    """The card of the round."""
    if view.word("event") == "-":
        return []
    event = EVENT_WORDS.index(view.word("event"))
    named = [list(EVENT_SWIMMERS[event]).count(beach) for beach in range(BEACH_COUNT)]
    lines: list[BoardLine] = [
        say(
            "board-event",
            event=event_word(event),
            north=named[0],
            east=named[1],
            south=named[2],
            west=named[3],
            rule="JW-18",
        )
    ]
    extras = [beach_word(beach) for beach in EVENT_EXTRAS[event]]
    if extras:
        lines.append(say("board-event-extras", spaces=extras, rule="JW-34"))
    else:
        lines.append(say(key_in("log-text", EVENT_WORDS[event]), rule=EVENT_RULES[event]))
    if view.word("extra") != "-":
        member = key_in("member", view.word("extra"))
        lines.append(say("log-extra-action", member=member, rule="JW-24"))
    return lines


def beach_lines(view: View) -> list[BoardLine]:
    """The four beaches."""
    swimmers = view.numbers("swimmers")
    return [
        say(
            "board-beach",
            space=beach_word(beach),
            letter=BEACHES[beach],
            count=int(swimmers[beach]),
            michael=int(view.word("michael") == BEACHES[beach]),
            closed=closed_state(view, BEACHES[beach]),
        )
        for beach in range(BEACH_COUNT)
    ]


def closed_state(view: View, name: str) -> int:
    """0 for an open beach, 1 for a closed one, 2 for one that opens soon."""
    if view.word("closed") != name:
        return 0
    return 2 if view.number("opening") else 1


def people_lines(view: View) -> list[BoardLine]:
    """The crew, what it has done this round, and what it sees of the shark."""
    quint, brody, hooper = [space_word(SPACES.index(name)) for name in view.words("crew")]
    lines: list[BoardLine] = [say("board-crew", quint=quint, brody=brody, hooper=hooper)]
    if view.words("overboard"):
        overboard = [key_in("member", word) for word in view.words("overboard")]
        lines.append(say("board-overboard", members=overboard, rule="JW-26"))
    if view.words("used"):
        lines.append(say("board-used", tools=[key_in("tool", word) for word in view.words("used")]))
    if view.number("glide"):
        lines.append(say("board-glide", rule="JW-67"))
    if view.word("meeple") != "-":
        lines.append(say("board-seen", space=space_word(SPACES.index(view.word("meeple")))))
    return [*lines, token_line(view)]


def token_line(view: View) -> Message:
    """The power tokens, as far as the seat knows: during its turn the shark knows more (JW-131)."""
    left, played = int(view.number("tokensleft")), int(view.number("played"))
    if view.seat == SHARK:
        left = len(view.words("tokens"))
        played = int(view.word("token") != TOKENS[NO_TOKEN])
    return say("board-tokens", seat=int(SHARK), count=left, played=played, rule="JW-48")


def barrel_lines(view: View) -> list[BoardLine]:
    """All eight barrels."""
    docks = view.numbers("docks")
    lines: list[BoardLine] = [
        say(
            "board-barrels",
            orca=view.number("orca"),
            hooper=view.number("aboard"),
            brody=view.number("carried"),
            shop=view.number("shop"),
            west=int(docks[0]),
            east=int(docks[1]),
            shark=view.number("stuck"),
        )
    ]
    for space, count in enumerate(view.numbers("floating")):
        if count:
            lines.append(say("board-floating", count=int(count), space=space_word(space)))
    return lines


def secret_lines(view: View) -> list[BoardLine]:
    """Where the shark is, and its tokens."""
    shark, token = view.word("shark"), view.word("token")
    lines: list[BoardLine] = []
    if shark == "-":
        lines.append(say("board-shark-nowhere", seat=int(SHARK), rule="JW-14"))
    else:
        space = space_word(SPACES.index(shark))
        lines.append(say("board-shark-at", seat=int(SHARK), space=space, rule="JW-131"))
    if token != TOKENS[NO_TOKEN]:
        word = key_in("token", token)
        used = int(view.number("rushed"))
        lines.append(
            say("board-shark-token", seat=int(SHARK), token=word, used=used, rule="JW-131")
        )
    if view.words("tokens"):
        tokens = [key_in("token", word) for word in view.words("tokens")]
        lines.append(say("board-shark-tokens", seat=int(SHARK), tokens=tokens, rule="JW-131"))
    return lines


def secret_turn_lines(view: View) -> list[BoardLine]:
    """What the shark has done in its turn so far."""
    lines: list[BoardLine] = []
    if view.number("strokes"):
        lines.append(say("board-hunt", seat=int(SHARK), count=view.number("strokes"), rule="JW-42"))
    if view.number("rush"):
        lines.append(say("board-burst", seat=int(SHARK), count=view.number("rush"), rule="JW-51"))
    for beach, count in enumerate(view.numbers("bites")):
        if count:
            space = beach_word(beach)
            lines.append(
                say("log-shark-eats", seat=int(SHARK), count=int(count), space=space, rule="JW-45")
            )
    if view.number("michaelbite"):
        space = space_word(SPACES.index(view.word("michael")))
        lines.append(say("log-shark-eats-michael", seat=int(SHARK), space=space, rule="JW-45"))
    if view.words("touched"):
        touched = [space_word(SPACES.index(word)) for word in view.words("touched")]
        lines.append(say("log-sensors", spaces=touched, rule="JW-47"))
    for word in view.words("knocked"):
        member = key_in("member", word)
        lines.append(say("log-shark-knocks", seat=int(SHARK), member=member, rule="JW-25"))
    return lines


def known_line(row: list[int]) -> Message:
    """A row of the crew's knowledge."""
    if row[0] == BOARD_ROW:
        return began_line(row)
    if row[0] == REPORT_ROW:
        return report_line(row)
    return look_message(row)


def began_line(row: list[int]) -> Message:
    """The board at the start of the shark's turn."""
    michael = row[BOARD_MICHAEL]
    return say(
        "board-began",
        count=row[BOARD_STROKES],
        north=row[AT_BEACHES],
        east=row[AT_BEACHES + 1],
        south=row[AT_BEACHES + 2],
        west=row[AT_BEACHES + 3],
        michael=[beach_word(michael)] if michael < NO_BEACH else [],
        barrels=[space_word(space) for space in members(row[BOARD_BARRELS])],
        quint=space_word(row[BOARD_QUINT]),
        hooper=space_word(row[BOARD_HOOPER]),
        overboard=member_words(row[BOARD_OVERBOARD]),
        danger=row[BOARD_GARDNER],
        level=DETAIL,
    )


def report_line(row: list[int]) -> Message:
    """The shark's report."""
    return say(
        "board-report",
        count=sum(row[AT_BEACHES : AT_BEACHES + int(BEACH_COUNT)]),
        north=row[AT_BEACHES],
        east=row[AT_BEACHES + 1],
        south=row[AT_BEACHES + 2],
        west=row[AT_BEACHES + 3],
        michael=row[REPORT_MICHAEL],
        sensors=[space_word(space) for space in members(row[REPORT_SENSORS])],
        token=row[REPORT_TOKEN],
        knocked=member_words(row[REPORT_OVERBOARD]),
        rule="JW-46",
        level=DETAIL,
    )
