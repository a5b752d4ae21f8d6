"""What the log of Jaws claims about events and the shark's turn of Act 1."""

from typing import Any

from words.game_steps import Step
from words.message_claims import Claims

from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.core.state import SPECTATOR
from shoal.games.jaws.components import EVENT_WORDS, EVENTS, SPACES

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


def for_all(said: Message) -> None:
    """Everybody may know it."""
    assert all(said.is_for(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))


def secret(said: Message) -> None:
    """Only the shark may know it."""
    assert [viewer for viewer in (SPECTATOR, 0, 1, 2, 3) if said.is_for(viewer)] == [0]
    assert said.args["seat"] == 0


# The event.


@claims.of("log-event", level=HEADLINE)
def event(step: Step, said: Message) -> None:
    for_all(said)
    name = str(said.args["event"]).removeprefix("event-")
    assert step.now("event").partition("-")[0] == "alert" if name == "alert" else True
    assert name in ("alert", step.now("event"))
    assert (said.args["count"], said.rule) == (sum(step.gained("swimmers")), "JW-18")


@claims.of("log-swimmers")
def swimmers(step: Step, said: Message) -> None:
    for_all(said)
    assert said.args["count"] == step.gained("swimmers")[beach(said)] > 0
    told = [one for one in step.log if one.key == "log-swimmers"]
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
    if step.now("phase") in ("hunt", "rush"):
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
    assert (step.now("phase") == "rush", step.text) == (begins, "burst" if begins else "halt")
    assert said.rule == "JW-51"


@claims.of("log-shark-knocks")
def knocks(step: Step, said: Message) -> None:
    secret(said)
    if step.now("phase") in ("hunt", "rush"):
        assert set(step.now("knocked")) - set(step.was("knocked")) == {member(said)}
    elif in_act1(step):
        assert member(said) in step.now("overboard")
    assert said.rule == "JW-25"


@claims.of("log-shark-ends", level=DETAIL)
def ends_hunt(step: Step, said: Message) -> None:
    secret(said)
    assert (step.text, step.was("phase"), said.rule) == ("end", "hunt", "JW-42")
    assert step.now("phase") != "hunt"


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


@claims.of("log-report", level=HEADLINE)
def report(step: Step, said: Message) -> None:
    for_all(said)
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
    parts = [one.key for one in step.log if one.key.startswith("log-eaten")]
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
    assert len(told) == len(words)
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
