"""What the sentences of Jaws' log claim in Act 1; jaws_orca.py has those of Act 2."""

from words.grammar import Grammar, Step

from shoal.games.jaws.components import (
    BEACH_NAMES,
    EVENT_WORDS,
    EVENTS,
    SPACE_NAMES,
    SPACES,
    WATER_WAYS,
)

grammar = Grammar()
RULE = r"\((JW-\d+)\)"
MEMBER = r"(Quint|Brody|Hooper)"
BEACH = rf"({'|'.join(BEACH_NAMES)})"
SPACE = rf"({'|'.join(SPACE_NAMES)})"
MEMBERS = ("Quint", "Brody", "Hooper")
EVENT_RULES = {
    "gardner": "JW-25",
    "news": "JW-24",
    "roast": "JW-27",
    "vaughn": "JW-28",
    "wrong-shark": "JW-29",
    "july": "JW-30",
    "birthday": "JW-31",
    "silva": "JW-33",
    "bounty": "JW-37",
    "indianapolis": "JW-38",
    "hoax": "JW-35",
    "helicopter": "JW-36",
}


def space(name: str) -> str:
    """A space by its name, as positions write it."""
    return SPACES[SPACE_NAMES.index(name)]


def place_of(step: Step, member: str, when: str = "now") -> str:
    """Where a member of the crew is."""
    crew = step.now("crew") if when == "now" else step.was("crew")
    return crew[MEMBERS.index(member)]


def active(step: Step, member: str) -> str:
    """The member, who must be the one whose turn it is."""
    assert step.was("active") == member.lower()
    return member


def barrels(step: Step, where: str) -> int:
    """How many barrels a place has gained; Act 2 removes them all."""
    assert step.now("act") == 1
    return step.now(where) - step.was(where)


# The event.


@grammar.says(rf"The event is ([^,]+(?:,000)?[^,]*), with swimmers: (none|[^(]+) {RULE}\.")
def event(step: Step, title: str, placed: str, rule: str) -> None:
    number = [name for name, _, _ in EVENTS].index(title)
    assert step.now("event") == EVENT_WORDS[number]
    parts = [] if placed == "none" else placed.split(", ")
    told = {name: int(count) for count, _, name in (part.partition(" at ") for part in parts)}
    assert [told.get(name, 0) for name in BEACH_NAMES] == step.gained("swimmers")
    assert rule == "JW-18"


@grammar.says(rf"{BEACH} was closed: nobody swims there, and it opens (soon|again) {RULE}\.")
def was_closed(step: Step, beach: str, how: str, rule: str) -> None:
    place = BEACH_NAMES.index(beach)
    assert step.was("closed") == "NESW"[place]
    assert step.gained("swimmers")[place] == 0
    if how == "soon":
        assert (step.now("closed"), step.now("opening")) == ("NESW"[place], 1)
        assert step.was("opening") == 0
    else:
        assert (step.now("closed"), step.was("opening")) == ("-", 1)
    assert rule == "JW-66"


@grammar.says(rf"The supply is empty: (\d+) more cannot be placed {RULE}\.")
def supply_is_empty(step: Step, missing: str, rule: str) -> None:
    assert sum(step.now("swimmers")) == 15
    _, letters, extras = EVENTS[EVENT_WORDS.index(step.now("event"))]
    letters += extras if step.was("track") <= 3 else ""
    wanted = sum(letter != step.was("closed") for letter in letters)
    assert wanted - sum(step.gained("swimmers")) == int(missing)
    assert rule == "JW-21"


@grammar.says(rf"Michael is in the water already and stays there {RULE}\.")
def michael_stays(step: Step, rule: str) -> None:
    assert step.was("michael") == step.now("michael") != "-"
    assert (step.now("event"), rule) == ("birthday", "JW-31")


@grammar.says(
    r"((?:The shark may knock|One crew member has|No barrel is|The crew empties one|Brody and "
    rf"Hooper go|All beaches|Michael swims at the open|Barrels are|Hooper has one|Quint has one|"
    rf"The whole crew rushes|Brody may)[^(]+) {RULE}\."
)
def event_text(step: Step, _text: str, rule: str) -> None:
    assert rule == EVENT_RULES[step.now("event")]


@grammar.says(rf"Michael swims at {BEACH} {RULE}\.")
def michael_swims(step: Step, beach: str, rule: str) -> None:
    assert (step.was("michael"), step.now("michael")) == ("-", beach[0])
    assert (step.now("event"), rule) == ("birthday", "JW-31")


@grammar.says(rf"The whole crew goes to {BEACH} {RULE}\.")
def hoax(step: Step, beach: str, rule: str) -> None:
    assert step.now("crew") == [beach[0]] * 3
    assert (step.now("event"), rule) == ("hoax", "JW-35")


@grammar.says(rf"The helicopter sets Brody down at {SPACE} {RULE}\.")
def helicopter(step: Step, name: str, rule: str) -> None:
    assert (place_of(step, "Brody"), rule) == (space(name), "JW-36")


@grammar.says(rf"The crew empties {BEACH} and closes it {RULE}\.")
def vaughn(step: Step, beach: str, rule: str) -> None:
    place = BEACH_NAMES.index(beach)
    assert (step.now("swimmers")[place], step.now("closed")) == (0, beach[0])
    assert step.now("michael") != beach[0]
    assert rule == "JW-28"


@grammar.says(rf"{BEACH} is open again {RULE}\.")
def open_again(step: Step, beach: str, rule: str) -> None:
    assert step.was("closed") == beach[0] != step.now("closed")
    assert rule == "JW-65"


@grammar.says(rf"The crew chooses {BEACH} {RULE}\.")
def chooses_a_beach(step: Step, beach: str, rule: str) -> None:
    assert step.text == f"beach {beach[0]}"
    assert rule == EVENT_RULES[step.was("event")]


@grammar.says(rf"The crew chooses {SPACE} for Brody and Hooper {RULE}\.")
def wrong_shark(step: Step, name: str, rule: str) -> None:
    assert [place_of(step, "Brody"), place_of(step, "Hooper")] == [space(name)] * 2
    assert rule == "JW-29"


@grammar.says(rf"The crew gives {MEMBER} an action more {RULE}\.")
def news(step: Step, member: str, rule: str) -> None:
    assert (step.now("extra"), rule) == (member.lower(), "JW-24")


# The shark's turn, which only the shark hears of.


@grammar.says(rf"In secret the shark ([^(]+) {RULE}\.")
def in_secret(step: Step, action: str, rule: str) -> None:
    assert step.seat == 0
    verb = step.text.partition(" ")[0]
    if verb in ("to", "start"):
        name = action.partition(" to " if verb == "to" else " at ")[2]
        assert step.text == f"{verb} {space(name)}"
        assert step.now("act") == 2 or step.now("shark") == space(name)
    elif verb == "eat" and step.now("act") == 1 and step.now("stage") in ("hunt", "rush"):
        eaten = sum(step.gained("bites")), step.now("michaelbite") - step.was("michaelbite")
        expected = {"eats a swimmer": (1, 0), "eats Michael": (0, 1)}.get(action)
        assert eaten == expected or (action, sum(eaten) > 1) == ("eats every swimmer here", True)
    elif verb == "token":
        assert (action == "plays no power token") == (step.now("token") == "none")
    elif verb == "knock" and step.now("stage") in ("hunt", "rush"):
        fallen = set(step.now("knocked")) - set(step.was("knocked"))
        assert fallen == {action.split()[1].lower()}
    rules = {
        "to": "JW-44",
        "start": "JW-14",
        "token": "JW-43",
        "eat": "JW-49" if step.text == "eat all" else "JW-45",
        "burst": "JW-51",
        "halt": "JW-51",
        "knock": "JW-25",
        "end": "JW-42",
        "surface": "JW-94",
        "ability": "JW-95",
    }
    assert rule == rules[verb]


@grammar.says(
    r"The shark's report: (?:nobody was eaten|eaten ([^(]+)) \(JW-46\); "
    r"sensors triggered: ([^(]+) \(JW-47\)\. (A|No) power token was played \(JW-48\)\."
)
def report(step: Step, eaten: str | None, sensors: str, token: str) -> None:
    parts = eaten.split(", ") if eaten else []
    told = {
        name: int(count) for count, at, name in (part.partition(" at ") for part in parts) if at
    }
    grown = step.now("track") - step.was("track")
    assert sum(told.values()) + 2 * ("Michael" in parts) == grown
    if step.now("act") == 1:
        assert [-told.get(name, 0) for name in BEACH_NAMES] == step.gained("swimmers")
        assert ("Michael" in parts) == (step.was("michael") != step.now("michael"))
        assert (token == "A") == (step.now("played") == 1)
    # The last move of the turn may have met one more barrel.
    named = set() if sensors == "none" else {space(name) for name in sensors.split(", ")}
    met = set(step.was("touched"))
    if step.text.startswith("to ") and step.was("floating")[SPACES.index(step.text[3:])]:
        met.add(step.text[3:])
    assert named == (set() if step.was("token") == "evasive" else met)


@grammar.says(rf"Knocked overboard: ([^(]+) {RULE}\.")
def knocked(step: Step, names: str, rule: str) -> None:
    fallen = [name for name in step.now("overboard") if name not in step.was("overboard")]
    assert [name.lower() for name in names.split(", ")] == fallen or step.now("act") == 2
    assert rule == "JW-25"


# The crew's turns.


@grammar.says(rf"{MEMBER} begins {RULE}\.")
def begins(step: Step, member: str, rule: str) -> None:
    assert (step.was("active"), step.now("active")) == ("-", member.lower())
    assert rule == ("JW-54" if step.was("act") == 1 else "JW-99")


@grammar.says(rf"{MEMBER} is done {RULE}\.")
def is_done(step: Step, member: str, rule: str) -> None:
    active(step, member)
    assert rule == ("JW-54" if step.was("act") == 1 else "JW-99")


@grammar.says(rf"{MEMBER} moves to {SPACE} {RULE}\.")
def moves(step: Step, member: str, name: str, rule: str) -> None:
    active(step, member)
    assert place_of(step, member) == space(name) or step.now("act") == 2
    assert rule == ("JW-67" if member == "Hooper" else "JW-55")


@grammar.says(rf"{MEMBER} rescues (a swimmer|Michael) {RULE}\.")
def rescues(step: Step, member: str, whom: str, rule: str) -> None:
    here = place_of(step, active(step, member), "before")
    if whom == "Michael":
        assert (step.was("michael"), step.now("michael"), rule) == (here, "-", "JW-32")
        return
    change = [0, 0, 0, 0]
    change["NESW".index(here)] = -1
    assert (step.gained("swimmers"), rule) == (change, "JW-56")


@grammar.says(
    rf"{MEMBER} takes (\d) barrels? (from the dock|out of the water|from Hooper's boat) {RULE}\."
)
def takes_barrels(step: Step, member: str, count: str, source: str, rule: str) -> None:
    boat = "orca" if active(step, member) == "Quint" else "aboard"
    assert barrels(step, boat) == int(count)
    taken = {
        "from the dock": sum(step.was("docks")) - sum(step.now("docks")),
        "out of the water": sum(step.was("floating")) - sum(step.now("floating")),
        "from Hooper's boat": -barrels(step, "aboard"),
    }
    assert taken[source] == int(count)
    assert rule == ("JW-58" if member == "Quint" else "JW-68")


@grammar.says(rf"Brody takes a barrel at the shop {RULE}\.")
def takes_at_the_shop(step: Step, rule: str) -> None:
    active(step, "Brody")
    assert (barrels(step, "shop"), barrels(step, "carried"), rule) == (-1, 1, "JW-61")


@grammar.says(rf"Brody drops a barrel at the dock {RULE}\.")
def drops(step: Step, rule: str) -> None:
    active(step, "Brody")
    assert (sum(step.gained("docks")), barrels(step, "carried"), rule) == (1, -1, "JW-62")


@grammar.says(rf"Hooper gives his (barrels?) to Quint {RULE}\.")
def gives(step: Step, what: str, rule: str) -> None:
    active(step, "Hooper")
    assert (what == "barrel") == (step.was("aboard") == 1)
    assert barrels(step, "orca") == -barrels(step, "aboard") == step.was("aboard") > 0
    assert rule == "JW-69"


@grammar.says(rf"Quint launches a barrel to {SPACE} {RULE}\.")
def launches(step: Step, name: str, rule: str) -> None:
    active(step, "Quint")
    assert (step.text, rule) == (f"launch {space(name)}", "JW-59")
    assert step.now("act") == 2 or barrels(step, "orca") == -1


@grammar.says(rf"A barrel flies to {SPACE}: (it hits the shark|a miss) {RULE}[.!]")
def flies(step: Step, name: str, how: str, rule: str) -> None:
    assert (how == "it hits the shark") == (step.was("shark") == space(name))
    if step.now("act") == 1:
        floating = step.gained("floating")
        assert floating[SPACES.index(space(name))] == (how == "a miss")
        assert step.now("stuck") - step.was("stuck") == (how != "a miss")
    assert rule == "JW-60"


@grammar.says(rf"(?:Brody looks through the binoculars|Hooper uses the fish finder) {RULE}\.")
def looks(step: Step, rule: str) -> None:
    assert rule == {"binoculars": "JW-63", "finder": "JW-70"}[step.text]


@grammar.says(rf'(Binoculars|Fish finder) at {SPACE}: the shark says "([^"]+)" {RULE}\.')
def answers(step: Step, tool: str, name: str, answer: str, rule: str) -> None:
    member, rules = ("Brody", "JW-63") if tool == "Binoculars" else ("Hooper", "JW-70")
    assert (place_of(step, member, "before"), rule) == (space(name), rules)
    here, there = space(name), step.was("shark")
    sees = step.was("token") != "sight"
    finder = tool == "Fish finder"
    if sees and here == there:
        assert answer == "there"
    elif sees and finder and here in WATER_WAYS[there].split():
        assert answer == "nearby"
    else:
        assert answer == ("neither there nor nearby" if finder else "not there")


@grammar.says(rf"Brody closes {BEACH} {RULE}\.")
def closes(step: Step, beach: str, rule: str) -> None:
    active(step, "Brody")
    assert (step.now("closed"), step.now("opening"), rule) == (beach[0], 0, "JW-65")


@grammar.says(rf"{MEMBER} climbs back aboard {RULE}\.")
def climbs_back(step: Step, member: str, rule: str) -> None:
    gone = set(step.was("overboard")) - set(step.now("overboard"))
    assert (gone, rule) == ({active(step, member).lower()}, "JW-26")


# The end of the act.


@grammar.says(rf"Act 1 is over; Act 2 begins {RULE}\.")
def act_is_over(step: Step, rule: str) -> None:
    assert (step.was("act"), step.now("act"), rule) == (1, 2, "JW-71")
    assert step.now("track") >= 9 or (step.was("stuck") == 1 and step.text.startswith("launch"))


@grammar.says(rf"The summer is over: Act 1 ends, and Act 2 begins {RULE}\.")
def summer_is_over(step: Step, rule: str) -> None:
    assert (step.was("act"), step.now("act"), rule) == (1, 2, "JW-73")
    assert step.was("round") == step.game.options["summer"]


@grammar.says(rf"The (crew|shark) has won {RULE}\.")
def won_act_one(step: Step, side: str, rule: str) -> None:
    assert step.now("ending") == ("barrel" if side == "crew" else "swimmers")
    assert rule == "JW-74"


@grammar.says(rf"Time is up: a draw {RULE}\.")
def draw(step: Step, rule: str) -> None:
    assert step.now("ending") == "time"
    assert rule == ("JW-74" if step.game.options["acts"] == "act1" else "JW-130")
