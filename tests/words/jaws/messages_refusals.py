"""What the refusals of Jaws claim about the position."""

from words.game_steps import Step
from words.jaws.messages_act1 import EVENT_RULES, MEMBERS, claims, member, place_of, space
from words.jaws.messages_act2 import gear, gear_entry
from words.jaws.messages_asked import PHASE_RULES, at

from shoal.core.message import Message
from shoal.games.jaws.components import LAND_WAYS, SPACES, WATER_WAYS

# Refusals: what is to be decided now, and whose turn it is.


@claims.of(*[f"no-phase-{phase}" for phase in PHASE_RULES])
def no_phase(step: Step, said: Message) -> None:
    phase = said.key.removeprefix("no-phase-")
    assert (step.was("phase"), said.rule, said.args) == (phase, PHASE_RULES[phase], {})


def own_members(step: Step) -> list[str]:
    """The members that the seat plays."""
    order = step.game.options["crew"].split(",")
    if step.before.players == 2:
        return order
    if step.before.players == 3:
        return [order[step.mover - 1], order[2]]
    return [order[step.mover - 1]]


@claims.of("no-other-player")
def no_other_player(step: Step, said: Message) -> None:
    assert member(said) not in own_members(step)
    assert (step.text.split()[1], said.rule) == (member(said), "JW-9")


@claims.of("no-turn-again", "no-prepare-again", "no-turn-out")
def no_turn(step: Step, said: Message) -> None:
    assert step.text == f"turn {member(said)}" and member(said) in step.was("done")
    act2 = step.was("phase") == "ready"
    out = act2 and step.was("spots")[MEMBERS.index(member(said))] == "-"
    assert out == (said.key == "no-turn-out")
    assert said.rule == ("JW-127" if out else "JW-99" if act2 else "JW-54")


@claims.of("no-prepare-other")
def no_prepare_other(step: Step, said: Message) -> None:
    assert step.was("active") == member(said) not in own_members(step)
    assert said.rule == "JW-99"


@claims.of("no-actions")
def no_actions(step: Step, said: Message) -> None:
    if step.mover == 0:
        left = "rush" if step.was("phase") == "rush" else "strokes"
        assert (step.was(left), said.rule) == (0, "JW-42")
    else:
        assert (step.was("phase"), step.was("actions"), said.rule) == ("crew", 0, "JW-54")


@claims.of("no-event-beach")
def no_event_beach(step: Step, said: Message) -> None:
    event = str(said.args["event"]).removeprefix("event-")
    assert (step.text, step.was("event")) == (f"beach {space(said)}", event)
    assert event in ("vaughn", "birthday", "hoax")
    assert said.rule == EVENT_RULES[event]


@claims.of("no-event-member", "no-event-dock", "no-event-landing")
def no_event_answer(step: Step, said: Message) -> None:
    event = str(said.args["event"]).removeprefix("event-")
    wanted = {"news": "extra", "wrong-shark": "dock", "helicopter": "to"}[event]
    asks = {"extra": "no-event-member", "dock": "no-event-dock", "to": "no-event-landing"}
    assert (step.was("event"), said.key) == (event, asks[wanted])
    assert step.text.startswith("beach ") and said.rule == EVENT_RULES[event]
    moves = [step.game.notation.write_move(move) for move in step.before.moves(step.mover)]
    assert all(move.startswith(f"{wanted} ") for move in moves)


# Refusals: the shark in Act 1.


@claims.of("no-token-again")
def no_token(step: Step, said: Message) -> None:
    token = str(said.args["token"]).removeprefix("token-")
    assert (step.text, token in step.was("tokens")) == (f"token {token}", False)
    assert said.rule == "JW-48"


@claims.of("no-swim")
def no_swim(step: Step, said: Message) -> None:
    assert step.text == f"to {space(said)}"
    assert space(said) not in WATER_WAYS[step.was("shark")].split()
    assert said.rule == "JW-44"


@claims.of("no-in-burst", "no-burst", "no-halt")
def no_burst(step: Step, said: Message) -> None:
    rushing = step.was("phase") == "rush"
    if said.key == "no-in-burst":
        assert rushing
    elif said.key == "no-burst":
        assert step.text == "burst" and (step.was("token") != "burst" or step.was("rushed"))
    else:
        assert step.text == "halt" and not (rushing and step.was("rush") < 3)
    assert said.rule == "JW-51"


@claims.of("no-knock-event", "no-knock")
def no_knock(step: Step, said: Message) -> None:
    gardner = step.was("event") == "gardner"
    assert gardner == (said.key == "no-knock")
    if gardner:
        name = member(said)
        down = name in step.was("knocked") or name in step.was("overboard")
        away = place_of(step, name, "before") != step.was("shark")
        assert step.text == f"knock {name}" and (name == "brody" or down or away)
    assert said.rule == "JW-25"


def prey(step: Step) -> tuple[int, bool]:
    """The swimmers where the shark is, and whether Michael is there."""
    here = step.was("shark")
    if here not in "NESW":
        return 0, False
    beach = "NESW".index(here)
    michael = step.was("michael") == here and not step.was("michaelbite")
    return step.was("swimmers")[beach] - step.was("bites")[beach], michael


@claims.of("no-eat", "no-eat-michael")
def no_eat(step: Step, said: Message) -> None:
    count, michael = prey(step)
    assert (michael if said.key == "no-eat-michael" else count) == 0
    assert said.rule == "JW-45"


@claims.of("no-eat-all", "no-eat-all-token", "no-eat-all-once")
def no_eat_all(step: Step, said: Message) -> None:
    frenzy = step.was("token") == "frenzy"
    assert frenzy == (said.key != "no-eat-all-token")
    once = frenzy and step.game.options["frenzy"] == "once" and step.was("rushed") == 1
    assert once == (said.key == "no-eat-all-once")
    assert said.key != "no-eat-all" or sum(prey(step)) < 2
    assert (step.text, said.rule) == ("eat all", "JW-49")


# Refusals: the crew in Act 1.


@claims.of("no-overboard", "no-reboard", "no-reboard-cost")
def no_overboard(step: Step, said: Message) -> None:
    overboard = step.was("active") in step.was("overboard")
    assert overboard == (said.key != "no-reboard")
    assert (step.text == "reboard") == (said.key != "no-overboard")
    assert "member" not in said.args or member(said) == step.was("active")
    assert said.key != "no-reboard-cost" or step.was("actions") < 2 == said.args["count"]
    assert said.rule == "JW-26"


@claims.of("no-walk", "no-sail")
def no_way(step: Step, said: Message) -> None:
    walks = step.was("active") == "brody"
    ways = LAND_WAYS if walks else WATER_WAYS
    assert (step.text, walks) == (f"to {space(said)}", said.key == "no-walk")
    assert space(said) not in ways[at(step)].split()
    assert said.rule == ("JW-67" if step.was("active") == "hooper" else "JW-55")


@claims.of("no-rescue-michael", "no-beach-here", "no-rescue")
def no_rescue(step: Step, said: Message) -> None:
    brody = step.was("active") == "brody"
    assert step.text.startswith("rescue")
    if said.key == "no-rescue-michael":
        assert not brody
    elif said.key == "no-beach-here":
        assert at(step) not in "NESW"
    elif step.text == "rescue":
        assert step.was("swimmers")["NESW".index(at(step))] == 0
    else:
        assert step.was("michael") != at(step)
    assert said.rule == ("JW-32" if said.key == "no-rescue-michael" else "JW-56")


@claims.of("no-docks")
def no_docks(step: Step, said: Message) -> None:
    assert (step.was("event"), said.rule) == ("roast", "JW-27")
    assert step.text == "drop" or step.text.startswith("take dock")


@claims.of("no-barrels", "no-hooper-barrels", "no-take-hooper")
def no_barrels(step: Step, said: Message) -> None:
    _, source, count = step.text.split()
    sources = {
        "dock": step.was("docks")["58".index(at(step))] if at(step) in "58" else 0,
        "water": step.was("floating")[SPACES.index(at(step))],
        "hooper": step.was("aboard") if place_of(step, "hooper", "before") == at(step) else 0,
    }
    hooper = step.was("active") == "hooper"
    assert (source == "hooper") == (said.key != "no-barrels")
    if said.key == "no-take-hooper":
        assert hooper
    else:
        assert sources[source] < int(count) or step.was("actions") == 0
    rules = {"no-take-hooper": "JW-69", "no-hooper-barrels": "JW-58"}
    assert said.rule == rules.get(said.key, "JW-68" if hooper else "JW-58")


@claims.of("no-give-only-hooper", "no-give-none", "no-give-apart")
def no_give(step: Step, said: Message) -> None:
    hooper = step.was("active") == "hooper"
    assert (step.text, hooper) == ("give", said.key != "no-give-only-hooper")
    if said.key == "no-give-none":
        assert step.was("aboard") == 0
    elif hooper:
        assert at(step) != place_of(step, "quint", "before")
    assert said.rule == "JW-69"


TOOLS = {
    "no-binoculars-only-brody": ("brody", "binoculars", "JW-63"),
    "no-close-only-brody": ("brody", "close", "JW-65"),
    "no-drop-only-brody": ("brody", "drop", "JW-62"),
    "no-shop-only-brody": ("brody", "take shop", "JW-61"),
    "no-finder-only-hooper": ("hooper", "finder", "JW-70"),
    "no-launch-only-quint": ("quint", "launch", "JW-59"),
}


@claims.of(*TOOLS)
def no_tool(step: Step, said: Message) -> None:
    owner, verb, rule = TOOLS[said.key]
    assert step.was("active") != owner and step.text.startswith(verb)
    launches = verb == "launch" and step.was("active") == "hooper"
    assert said.rule == ("JW-69" if launches else rule)


USED = {
    "no-binoculars-again": ("binoculars", "JW-63"),
    "no-close-again": ("close", "JW-65"),
    "no-launch-again": ("launch", "JW-59"),
    "no-finder-again": ("finder", "JW-70"),
}


@claims.of(*USED)
def no_second_use(step: Step, said: Message) -> None:
    tool, rule = USED[said.key]
    assert tool in step.was("used") and step.text.startswith(tool)
    assert said.rule == rule


@claims.of("no-binoculars", "no-drop", "no-shop", "no-shop-second", "no-brody-barrels")
def no_brody(step: Step, said: Message) -> None:
    here, actions = at(step), step.was("actions")
    assert step.was("active") == "brody"
    facts = {
        "no-binoculars": here not in "NESW" or actions == 0,
        "no-drop": step.was("carried") == 0 or here not in "58" or actions == 0,
        "no-shop": here != "Shop" or actions == 0 or step.was("shop") == 0,
        "no-shop-second": step.was("carried") == 1,
        "no-brody-barrels": step.text.split()[:2]
        in (["take", w] for w in ("dock", "water", "hooper")),
    }
    rules = {"no-binoculars": "JW-63", "no-drop": "JW-62"}
    assert facts[said.key] and said.rule == rules.get(said.key, "JW-61")


@claims.of("no-close-july", "no-close-office", "no-close-swimmers", "no-close-closed")
def no_close(step: Step, said: Message) -> None:
    beach = step.text.removeprefix("close ")
    assert said.args.get("space") is None or space(said) == beach
    facts = {
        "no-close-july": step.was("event") == "july",
        "no-close-office": at(step) not in "67",
        "no-close-swimmers": step.was("swimmers")["NESW".index(beach)] > 0
        or step.was("michael") == beach,
        "no-close-closed": step.was("closed") == beach,
    }
    rules = {"no-close-july": "JW-30", "no-close-office": "JW-64"}
    assert facts[said.key] and said.rule == rules.get(said.key, "JW-65")


@claims.of("no-launch-none", "no-launch-far")
def no_launch(step: Step, said: Message) -> None:
    assert step.was("active") == "quint"
    if said.key == "no-launch-none":
        assert step.was("orca") == 0
    else:
        assert step.text == f"launch {space(said)}"
        assert space(said) not in [at(step), *WATER_WAYS[at(step)].split()]
    assert said.rule == "JW-59"


# Refusals: Act 2.


@claims.of("no-ability")
def no_ability(step: Step, said: Message) -> None:
    ability = str(said.args["ability"]).removeprefix("ability-")
    assert (step.text, ability in step.was("hand")) == (f"ability {ability}", False)
    assert said.rule == "JW-95"


@claims.of("no-chum")
def no_chum(step: Step, said: Message) -> None:
    name = step.text.removeprefix("chum ")
    played = step.was("chummed") or len(step.was("shown")) == 2
    assert played or gear(step, "was", name)["chum"] == 0
    assert said.rule == "JW-97"


@claims.of("no-climb", "no-step")
def no_step(step: Step, said: Message) -> None:
    spot = step.was("spots")[MEMBERS.index(step.was("active"))]
    climbs = step.text.startswith("go boat") and spot.startswith("water")
    assert step.text.startswith("go ")
    assert (climbs and step.was("actions") == 1) == (said.key == "no-climb")
    assert said.rule == ("JW-101" if said.key == "no-climb" else "JW-100")


@claims.of("no-weapon")
def no_weapon(step: Step, said: Message) -> None:
    name = step.text.removeprefix("weapon ")
    held = gear(step, "was", step.was("active"))[name]
    assert held == 0 or gear_entry(step, name)[0] == "accessory"
    assert said.rule == "JW-102"


@claims.of("no-target")
def no_target(step: Step, said: Message) -> None:
    weapon = step.was("weapons")[MEMBERS.index(step.was("active"))].lower()
    assert step.text.startswith("target ") and gear_entry(step, weapon)[0] != "firearm"
    assert said.rule == "JW-104"


@claims.of("no-bite-again", "no-bite-gone", "no-bite-far", "no-bite-member")
def no_bite(step: Step, said: Message) -> None:
    again = step.was("phase") == "again"
    if "zone" in said.args:
        zone = int(said.args["zone"])
        assert step.text == f"bite boat {zone}"
        assert (step.was("tiles")[zone - 1] == 0) == (said.key == "no-bite-gone")
    else:
        assert again == (said.key == "no-bite-again")
        assert again or step.text == f"bite {member(said)}"
    assert said.rule == {"no-bite-again": "JW-124", "no-bite-member": "JW-120"}.get(
        said.key, "JW-118"
    )


@claims.of("no-bonus")
def no_bonus(step: Step, said: Message) -> None:
    assert (step.was("phase"), step.text) == ("bonus", f"bonus {member(said)}")
    assert said.rule == "JW-120"
