"""What the log of Jaws claims in Act 1; jaws_messages_act2.py has Act 2."""

from typing import Any

from words.jaws_claims import Claims, Step

from shoal.core.message import DETAIL, HEADLINE, LINE, Message
from shoal.core.view import SPECTATOR
from shoal.games.jaws.components import EVENT_WORDS, EVENTS, SPACES, WATER_WAYS

claims = Claims("jaws")
MEMBERS = ["quint", "brody", "hooper"]
SPACE_WORDS = "sea-1 sea-2 sea-3 sea-4 north east south west west-dock police mayor east-dock shop"
SPACE_BY_WORD = dict(zip(SPACE_WORDS.split(), SPACES, strict=True))
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


def space(said: Message, name: str = "space") -> str:
    """A space, as positions write it."""
    return SPACE_BY_WORD[str(said.args[name]).removeprefix("space-")]


def beach(said: Message) -> int:
    """A beach, counted from 0."""
    return "NESW".index(space(said))


def member(said: Message) -> str:
    """A member of the crew."""
    return str(said.args["member"]).removeprefix("member-")


def active(step: Step, said: Message) -> str:
    """The member, who must be the one whose turn it is."""
    assert step.was("active") == member(said)
    return member(said)


def place_of(step: Step, name: str, when: str = "now") -> str:
    """Where a member of the crew is."""
    crew = step.now("crew") if when == "now" else step.was("crew")
    return str(crew[MEMBERS.index(name)])


def in_act1(step: Step) -> bool:
    """Whether Act 1 goes on after the step; Act 2 removes its pieces."""
    return bool(step.now("act") == 1)


def gained(step: Step, where: str) -> Any:
    """How many barrels a place has gained."""
    return step.now(where) - step.was(where)


def for_all(said: Message, level: int = LINE) -> None:
    """Everybody may know it."""
    assert all(said.is_for(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))
    assert said.level == level


def secret(said: Message, level: int = LINE) -> None:
    """Only the shark may know it."""
    assert [viewer for viewer in (SPECTATOR, 0, 1, 2, 3) if said.is_for(viewer)] == [0]
    assert said.level == level
    assert said.args["seat"] == 0


# The event.


@claims.of("log-event")
def event(step: Step, said: Message) -> None:
    for_all(said, HEADLINE)
    name = str(said.args["event"]).removeprefix("event-")
    assert step.now("event").partition("-")[0] == "alert" if name == "alert" else True
    assert name in ("alert", step.now("event"))
    assert (said.args["count"], said.rule) == (sum(step.gained("swimmers")), "JW-18")


@claims.of("log-swimmers")
def swimmers(step: Step, said: Message) -> None:
    for_all(said)
    assert said.args["count"] == step.gained("swimmers")[beach(said)] > 0
    told = [one for one in step.log() if one.key == "log-swimmers"]
    assert sum(int(one.args["count"]) for one in told) == sum(step.gained("swimmers"))
    assert said.rule == "JW-18"


@claims.of("log-closed-soon")
def closed_soon(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("closed") == step.now("closed") == space(said)
    assert (step.was("opening"), step.now("opening"), said.rule) == (0, 1, "JW-66")
    assert step.gained("swimmers")[beach(said)] == 0


@claims.of("log-closed-opens")
def closed_opens(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("closed"), step.now("closed")) == (space(said), "-")
    assert (step.was("opening"), said.rule) == (1, "JW-66")
    assert step.gained("swimmers")[beach(said)] == 0


@claims.of("log-supply-empty")
def supply_is_empty(step: Step, said: Message) -> None:
    for_all(said)
    assert sum(step.now("swimmers")) == 15
    _, letters, extras = EVENTS[EVENT_WORDS.index(step.now("event"))]
    letters += extras if step.was("track") <= 3 else ""
    closed = "-" if step.now("event") == "july" else step.was("closed")
    wanted = sum(letter != closed for letter in letters)
    assert said.args["count"] == wanted - sum(step.gained("swimmers")) > 0
    assert said.rule == "JW-21"


@claims.of("log-michael-stays")
def michael_stays(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("michael") == step.now("michael") == space(said)
    assert (step.now("event"), said.rule) == ("birthday", "JW-31")


@claims.of("log-michael-swims")
def michael_swims(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("michael"), step.now("michael")) == ("-", space(said))
    assert (step.now("event"), said.rule) == ("birthday", "JW-31")


@claims.of("log-reopens")
def reopens(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("closed") == space(said) != step.now("closed")
    assert said.rule == ("JW-30" if step.mover < 0 else "JW-65")
    assert step.mover >= 0 or step.now("event") == "july"


@claims.of(*[f"log-text-{name}" for name in EVENT_RULES])
def event_text(step: Step, said: Message) -> None:
    for_all(said)
    name = said.key.removeprefix("log-text-")
    assert (step.now("event"), said.rule) == (name, EVENT_RULES[name])


@claims.of("log-extra-action")
def extra_action(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.now("extra"), said.rule) == (member(said), "JW-24")


@claims.of("log-wrong-shark")
def wrong_shark(step: Step, said: Message) -> None:
    for_all(said)
    assert [place_of(step, "brody"), place_of(step, "hooper")] == [space(said)] * 2
    assert (step.was("event"), said.rule) == ("wrong-shark", "JW-29")


@claims.of("log-helicopter")
def helicopter(step: Step, said: Message) -> None:
    for_all(said)
    assert (place_of(step, "brody"), said.rule) == (space(said), "JW-36")


@claims.of("log-empties")
def empties(step: Step, said: Message) -> None:
    for_all(said)
    michael = step.was("michael") == space(said)
    assert said.args["count"] == step.was("swimmers")[beach(said)] + michael
    assert (step.now("swimmers")[beach(said)], step.now("closed")) == (0, space(said))
    assert step.now("michael") != space(said)
    assert said.rule == "JW-28"


@claims.of("log-hoax")
def hoax(step: Step, said: Message) -> None:
    for_all(said)
    assert step.now("crew") == [space(said)] * 3
    assert (step.now("event"), said.rule) == ("hoax", "JW-35")


# The shark's secret turn.


@claims.of("log-shark-starts", "log-shark-swims")
def shark_moves(step: Step, said: Message) -> None:
    secret(said)
    assert not in_act1(step) or step.now("shark") == space(said)
    verb = "start" if said.key == "log-shark-starts" else "to"
    assert (step.text, step.mover) == (f"{verb} {space(said)}", 0)
    assert said.rule == ("JW-14" if verb == "start" else "JW-44")


@claims.of("log-shark-token", "log-shark-no-token")
def plays_token(step: Step, said: Message) -> None:
    secret(said)
    token = str(said.args.get("token", "token-none")).removeprefix("token-")
    assert (step.now("token"), said.rule) == (token, "JW-43")


@claims.of("log-shark-eats", "log-shark-eats-all", "log-shark-eats-michael")
def eats(step: Step, said: Message) -> None:
    secret(said)
    assert step.was("shark") == space(said)
    count = int(said.args.get("count", 0))
    michael = said.key != "log-shark-eats"
    if step.now("stage") in ("hunt", "rush"):
        assert sum(step.gained("bites")) == count
        assert step.now("michaelbite") - step.was("michaelbite") == michael
    else:
        grown = sum(step.was("bites")) + count + 2 * (step.was("michaelbite") + michael)
        assert step.now("track") - step.was("track") == grown
    assert said.rule == ("JW-49" if step.text == "eat all" else "JW-45")


@claims.of("log-shark-burst", "log-shark-halts")
def bursts(step: Step, said: Message) -> None:
    secret(said)
    begins = said.key == "log-shark-burst"
    assert (step.now("stage") == "rush", step.text) == (begins, "burst" if begins else "halt")
    assert said.rule == "JW-51"


@claims.of("log-shark-knocks")
def knocks(step: Step, said: Message) -> None:
    secret(said)
    if step.now("stage") in ("hunt", "rush"):
        assert set(step.now("knocked")) - set(step.was("knocked")) == {member(said)}
    elif in_act1(step):
        assert member(said) in step.now("overboard")
    assert said.rule == "JW-25"


@claims.of("log-shark-ends")
def ends_hunt(step: Step, said: Message) -> None:
    secret(said, DETAIL)
    assert (step.text, step.was("stage"), said.rule) == ("end", "hunt", "JW-42")
    assert step.now("stage") != "hunt"


# The report.


def meals(step: Step) -> tuple[list[int], bool]:
    """The swimmers eaten in the turn that this step ends, by beach, and whether Michael was."""
    eaten = list(step.was("bites"))
    michael = bool(step.was("michaelbite"))
    if step.text in ("eat", "eat all"):
        here = "NESW".index(step.was("shark"))
        eaten[here] = step.was("swimmers")[here] if step.text == "eat all" else eaten[here] + 1
    if step.text in ("eat michael", "eat all"):
        michael = michael or step.was("michael") == step.was("shark")
    return eaten, michael


@claims.of("log-report")
def report(step: Step, said: Message) -> None:
    for_all(said, HEADLINE)
    eaten, michael = meals(step)
    count = sum(eaten)
    assert (said.args["seat"], said.args["count"], said.args["michael"]) == (0, count, michael)
    assert step.now("track") - step.was("track") == count + 2 * michael
    where = [
        letter
        for letter, number in zip("NESW", eaten, strict=True)
        if number or (michael and step.was("michael") == letter)
    ]
    told = [SPACE_BY_WORD[str(word).removeprefix("space-")] for word in said.args["beaches"]]
    assert (told, said.rule) == (where, "JW-46")
    if in_act1(step):
        assert [-number for number in eaten] == step.gained("swimmers")
        assert michael == (step.was("michael") != step.now("michael"))
    parts = [one.key for one in step.log() if one.key.startswith("log-eaten")]
    assert (len(parts) > 0) == (len(where) > 1)


@claims.of("log-eaten")
def eaten_at(step: Step, said: Message) -> None:
    for_all(said)
    assert said.args["count"] == meals(step)[0][beach(said)] > 0
    assert said.rule == "JW-46"


@claims.of("log-eaten-michael")
def eaten_michael(step: Step, said: Message) -> None:
    for_all(said)
    assert meals(step)[1] and step.was("michael") == space(said)
    assert said.rule == "JW-46"


@claims.of("log-track")
def track(step: Step, said: Message) -> None:
    for_all(said)
    assert step.now("track") == said.args["track"] > step.was("track")
    assert said.rule == "JW-46"


@claims.of("log-sensors", "log-no-sensors")
def sensors(step: Step, said: Message) -> None:
    for_all(said)
    words = said.args.get("spaces", [])
    told = {SPACE_BY_WORD[str(word).removeprefix("space-")] for word in words}
    met = set(step.was("touched"))
    if step.text.startswith("to ") and step.was("floating")[SPACES.index(step.text[3:])]:
        met.add(step.text[3:])
    assert told == (set() if step.was("token") == "evasive" else met)
    assert (said.key == "log-sensors", said.rule) == (bool(told), "JW-47")


@claims.of("log-token-played", "log-no-token-played")
def token_played(step: Step, said: Message) -> None:
    for_all(said)
    assert (said.key == "log-token-played") == (step.was("token") != "none")
    assert not in_act1(step) or (step.now("played") == 1) == (said.key == "log-token-played")
    assert (said.args["seat"], said.rule) == (0, "JW-48")


@claims.of("log-knocked")
def knocked(step: Step, said: Message) -> None:
    for_all(said)
    assert member(said) in step.was("knocked") or step.text == f"knock {member(said)}"
    assert not in_act1(step) or member(said) in step.now("overboard")
    assert said.rule == "JW-25"


# The crew's turns.


@claims.of("log-begins")
def begins(step: Step, said: Message) -> None:
    for_all(said, DETAIL)
    assert step.was("active") != step.now("active") == member(said)
    assert (step.now("actions"), said.rule) == (said.args["count"], "JW-54")


@claims.of("log-done")
def is_done(step: Step, said: Message) -> None:
    for_all(said, DETAIL)
    assert (active(step, said), step.text) == (step.was("active"), "end")
    assert step.now("active") != step.was("active")
    assert said.rule == ("JW-54" if step.was("act") == 1 else "JW-99")


@claims.of("log-moves")
def moves(step: Step, said: Message) -> None:
    for_all(said)
    name = active(step, said)
    assert not in_act1(step) or place_of(step, name) == space(said)
    assert (step.text, said.rule) == (
        f"to {space(said)}",
        "JW-67" if name == "hooper" else "JW-55",
    )


@claims.of("log-rescues", "log-rescues-michael")
def rescues(step: Step, said: Message) -> None:
    for_all(said)
    here = place_of(step, active(step, said), "before")
    assert here == space(said)
    if said.key == "log-rescues-michael":
        assert (step.was("michael"), step.now("michael"), said.rule) == (here, "-", "JW-32")
        return
    change = [0, 0, 0, 0]
    change["NESW".index(here)] = -1
    assert not in_act1(step) or step.gained("swimmers") == change
    assert said.rule == "JW-56"


@claims.of("log-takes-dock", "log-takes-water", "log-takes-hooper")
def takes_barrels(step: Step, said: Message) -> None:
    for_all(said)
    name, count = active(step, said), said.args["count"]
    if in_act1(step):
        assert gained(step, "orca" if name == "quint" else "aboard") == count
        left = {
            "log-takes-dock": -sum(step.gained("docks")),
            "log-takes-water": -sum(step.gained("floating")),
            "log-takes-hooper": -gained(step, "aboard"),
        }
        assert left[said.key] == count
    if said.key != "log-takes-hooper":
        assert place_of(step, name, "before") == space(said)
    assert said.rule == ("JW-58" if name == "quint" else "JW-68")


@claims.of("log-takes-shop")
def takes_at_the_shop(step: Step, said: Message) -> None:
    for_all(said)
    assert active(step, said) == "brody"
    assert not in_act1(step) or (gained(step, "shop"), gained(step, "carried")) == (-1, 1)
    assert (step.text, said.rule) == ("take shop", "JW-61")


@claims.of("log-drops")
def drops(step: Step, said: Message) -> None:
    for_all(said)
    assert (active(step, said), place_of(step, "brody", "before")) == ("brody", space(said))
    if in_act1(step):
        assert step.gained("docks")["58".index(space(said))] == -gained(step, "carried") == 1
    assert said.rule == "JW-62"


@claims.of("log-gives")
def gives(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("active") == "hooper" and step.was("aboard") == said.args["count"] > 0
    if in_act1(step):
        assert gained(step, "orca") == -gained(step, "aboard") == said.args["count"]
    assert said.rule == "JW-69"


@claims.of("log-launches")
def launches(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("active"), step.text) == ("quint", f"launch {space(said)}")
    hit = said.args["answer"] == "hit"
    assert hit == (step.was("shark") == space(said))
    if in_act1(step):
        assert step.gained("floating")[SPACES.index(space(said))] == (not hit)
        assert (gained(step, "stuck"), gained(step, "orca")) == (hit, -1)
    assert (said.args["answer"] in ("hit", "miss"), said.rule) == (True, "JW-60")


def right_answer(step: Step, here: str, *, finder: bool) -> str:
    """What the shark has to answer there."""
    there = step.was("shark")
    if step.was("token") == "sight":
        return "no"
    if here == there:
        return "there"
    return "nearby" if finder and here in WATER_WAYS[there].split() else "no"


@claims.of("log-binoculars", "log-finder")
def answers(step: Step, said: Message) -> None:
    for_all(said)
    finder = said.key == "log-finder"
    name = "hooper" if finder else "brody"
    assert (step.was("active"), place_of(step, name, "before")) == (name, space(said))
    assert said.args["answer"] == right_answer(step, space(said), finder=finder)
    assert (said.args["seat"], said.rule) == (0, "JW-70" if finder else "JW-63")


@claims.of("log-closes")
def closes(step: Step, said: Message) -> None:
    for_all(said)
    assert active(step, said) == "brody"
    assert not in_act1(step) or (step.now("closed"), step.now("opening")) == (space(said), 0)
    assert (step.text, said.rule) == (f"close {space(said)}", "JW-65")


@claims.of("log-reboards")
def climbs_back(step: Step, said: Message) -> None:
    for_all(said)
    gone = set(step.was("overboard")) - set(step.now("overboard"))
    assert not in_act1(step) or gone == {active(step, said)}
    assert (step.text, said.rule) == ("reboard", "JW-26")


# Headlines of turns.


def looked(step: Step) -> list[list[int]]:
    """The answers of this round, as rows of the crew's knowledge."""
    rows = [list(row) for row in step.facts_after["story"]] if in_act1(step) else []
    last = max([place for place, row in enumerate(rows) if row[0] == 1], default=-1)
    return [row for row in rows[last + 1 :] if row[0] == 2]


def ends_turn(step: Step, said: Message) -> None:
    """A headline of the step that ends a member's turn."""
    for_all(said, HEADLINE)
    assert step.was("stage") == "crew"
    assert step.now("stage") != "crew" or step.now("active") != step.was("active")
    assert len([one for one in step.log() if one.level == HEADLINE]) == 1


@claims.of("log-turn-launch", "log-turn-look")
def turn_with_a_look(step: Step, said: Message) -> None:
    ends_turn(step, said)
    name = step.was("active")
    assert (name == "quint") == (said.key == "log-turn-launch")
    assert name == "quint" or member(said) == name
    assert said.rule == {"quint": "JW-60", "brody": "JW-63", "hooper": "JW-70"}[name]
    if in_act1(step):
        tool = MEMBERS.index(name)
        [row] = [row for row in looked(step) if row[1] == tool]
        assert SPACES[row[2]] == space(said)
        words = ["miss", "", "hit"] if name == "quint" else ["no", "nearby", "there"]
        assert said.args["answer"] == words[row[3]]


@claims.of("log-turn-overboard")
def turn_overboard(step: Step, said: Message) -> None:
    ends_turn(step, said)
    assert active(step, said) in (step.now("overboard") if in_act1(step) else MEMBERS)
    assert active(step, said) in step.was("overboard")
    assert said.rule == "JW-26"


@claims.of("log-turn-over")
def turn_is_over(step: Step, said: Message) -> None:
    ends_turn(step, said)
    name = active(step, said)
    assert said.rule == "JW-54"
    if in_act1(step):
        held = {"quint": "orca", "brody": "carried", "hooper": "aboard"}[name]
        assert (place_of(step, name), step.now(held)) == (space(said), said.args["count"])
        assert [row for row in looked(step) if row[1] == MEMBERS.index(name)] == []


# The end of the act.


def ends_act(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("act"), step.now("act")) == (1, 2)


@claims.of("log-act-over-barrels")
def over_by_barrels(step: Step, said: Message) -> None:
    ends_act(step, said)
    assert step.was("stuck") == 1 and step.text == f"launch {step.was('shark')}"
    assert said.rule == "JW-71"


@claims.of("log-act-over-swimmers")
def over_by_swimmers(step: Step, said: Message) -> None:
    ends_act(step, said)
    assert step.now("track") == said.args["track"] >= 9 > step.was("track")
    assert said.rule == "JW-71"


@claims.of("log-act-over-summer")
def over_by_summer(step: Step, said: Message) -> None:
    ends_act(step, said)
    assert step.was("round") == step.game.options["summer"]
    assert said.rule == "JW-73"


@claims.of("won-barrels", "won-swimmers", "won-wounds", "won-sinking", "won-eating")
def won(step: Step, said: Message) -> None:
    for_all(said)
    ending = said.key.removeprefix("won-")
    assert step.now("ending") == ("barrel" if ending == "barrels" else ending)
    by_crew = said.key in ("won-barrels", "won-wounds")
    assert list(step.after.scores()) == [int(not by_crew)] + [by_crew] * (step.after.players - 1)
    assert said.args.get("seats", [0]) == (list(range(1, step.after.players)) if by_crew else [0])
    assert said.rule == ("JW-74" if step.was("act") == 1 else "JW-128")
    facts = {
        "won-barrels": lambda: step.now("stuck") == 2,
        "won-swimmers": lambda: step.now("track") == said.args["track"] >= 7,
        "won-wounds": lambda: step.now("hurt") == step.game.options["shark_wounds"],
        "won-sinking": lambda: step.now("tiles") == [0] * 8,
        "won-eating": lambda: step.now("spots") == ["-"] * 3,
    }
    assert facts[said.key]()


@claims.of("won-nobody-summer", "won-nobody-night")
def nobody_won(step: Step, said: Message) -> None:
    for_all(said)
    summer = said.key == "won-nobody-summer"
    assert (step.now("ending"), step.game.options["acts"] == "act1") == ("time", summer)
    assert step.was("round") == step.game.options["summer" if summer else "dusk"]
    assert said.rule == ("JW-74" if summer else "JW-130")
