"""What the log of Jaws claims about the crew's turns of Act 1, and about the end."""

from words.game_steps import Step
from words.jaws.messages_act1 import (
    MEMBERS,
    active,
    claims,
    for_all,
    gained,
    in_act1,
    member,
    place_of,
    space,
)

from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.games.jaws.components import SPACES, WATER_WAYS

# The crew's turns.


@claims.of("log-begins", level=DETAIL)
def begins(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("active") != step.now("active") == member(said)
    assert (step.now("actions"), said.rule) == (said.args["count"], "JW-54")


@claims.of("log-done", level=DETAIL)
def is_done(step: Step, said: Message) -> None:
    for_all(said)
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
    for_all(said)
    assert step.was("phase") == "crew"
    assert step.now("phase") != "crew" or step.now("active") != step.was("active")
    assert len([one for one in step.log if one.level == HEADLINE]) == 1


@claims.of("log-turn-launch", "log-turn-look", level=HEADLINE)
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


@claims.of("log-turn-overboard", level=HEADLINE)
def turn_overboard(step: Step, said: Message) -> None:
    ends_turn(step, said)
    assert active(step, said) in (step.now("overboard") if in_act1(step) else MEMBERS)
    assert active(step, said) in step.was("overboard")
    assert said.rule == "JW-26"


@claims.of("log-turn-over", level=HEADLINE)
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
    crew = list(range(1, step.after.players))
    assert (said.args["seats"] if by_crew else said.args["seat"]) == (crew if by_crew else 0)
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
