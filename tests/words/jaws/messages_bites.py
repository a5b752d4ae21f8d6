"""What the log of Jaws claims about the shark's attacks of Act 2."""

from words.game_steps import Step
from words.jaws.messages_act1 import MEMBERS, claims, for_all, member
from words.jaws.messages_act2 import all_dice, came

from shoal.core.message import HEADLINE, LINE, Message

# The shark attacks.


@claims.of("log-rams", "log-stays")
def rams(step: Step, said: Message) -> None:
    for_all(said)
    zone = str(said.args.get("zone", step.was("fin")))
    assert step.text == (f"ram {zone}" if said.key == "log-rams" else "stay")
    assert step.now("fin") in (zone, "-")
    assert (said.args["seat"], said.rule) == (0, "JW-121")


@claims.of("log-bites-boat", "log-bites-again")
def bites_boat(step: Step, said: Message) -> None:
    for_all(said)
    zone = said.args["zone"]
    assert (step.text, step.now("aim")) == (f"bite boat {zone}", f"boat-{zone}")
    assert (step.now("dice"), said.args["seat"]) == (said.args["dice"], 0)
    again = step.was("phase") == "again"
    assert again == (said.key == "log-bites-again")
    assert said.rule == ("JW-124" if again else "JW-118")


@claims.of("log-bites-member", "log-bites-bonus")
def bites_member(step: Step, said: Message) -> None:
    for_all(said)
    bonus = said.key == "log-bites-bonus"
    assert step.text == f"{'bonus' if bonus else 'bite'} {member(said)}"
    assert step.now("aim") == member(said)
    assert step.now("dice") == said.args.get("dice", 1)
    assert (said.args["seat"], said.rule) == (0, "JW-120")


@claims.of("log-bites-nobody", "log-bites-no-more")
def bites_nobody(step: Step, said: Message) -> None:
    for_all(said)
    again = step.was("phase") == "again"
    assert (step.text, again) == ("bite nobody", said.key == "log-bites-no-more")
    assert (said.args["seat"], said.rule) == (0, "JW-124" if again else "JW-117")


@claims.of("log-cage", "log-no-cage")
def cage(step: Step, said: Message) -> None:
    for_all(said)
    closed = said.key == "log-cage"
    assert (member(said) in step.now("caged")) == closed
    assert len(came(step, "discarded")) == closed
    verb = "cage" if closed else "no cage"
    assert (step.text, said.rule) == (f"{verb} {member(said)}", "JW-108")


@claims.of("log-mauls")
def mauls(step: Step, said: Message) -> None:
    for_all(said)
    assert [int(die) for die in step.now("again")] == said.args["dice"]
    assert (said.args["seat"], said.rule) == (0, "JW-122")


@claims.of("log-shark-keeps")
def shark_keeps(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.text, step.was("phase"), said.rule) == ("keep", "maul", "JW-122")
    assert said.args["seat"] == 0


@claims.of("log-ram-adds")
def ramming(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("rammed"), step.was("ability"), said.rule) == (1, "ramming", "JW-121")
    assert (step.was("bout"), said.args["count"]) == ("main", 2)


@claims.of("log-domino")
def domino(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.text, step.was("ability")) == (f"domino {said.args['zone']}", "domino")
    assert (said.args["seat"], said.rule) == (0, "JW-126")


def bite_hits(step: Step) -> int:
    """The hits of the bite that this step decides."""
    if step.was("phase") == "domino":
        return 2
    ram = step.was("rammed") and step.was("bout") == "main"
    return sum(all_dice(step)) + 2 * ram


@claims.of("log-boat-holds", "log-boat-damaged", "log-boat-destroyed", level=HEADLINE)
def boat_is_hit(step: Step, said: Message) -> None:
    for_all(said)
    zone = int(said.args["zone"])
    by_domino = step.was("phase") == "domino"
    assert step.text == f"domino {zone}" if by_domino else step.was("aim") == f"boat-{zone}"
    was, now = step.was("tiles")[zone - 1], step.now("tiles")[zone - 1]
    expected = {"log-boat-holds": was, "log-boat-damaged": 1, "log-boat-destroyed": 0}
    assert now == expected[said.key]
    assert (now == was) == (said.key == "log-boat-holds")
    assert step.now("tiles")[: zone - 1] == step.was("tiles")[: zone - 1]
    assert step.now("tiles")[zone:] == step.was("tiles")[zone:]
    assert said.args["hits"] == bite_hits(step)
    assert said.rule == ("JW-126" if by_domino else "JW-118")
    strong = step.was("ability") == "strength" and was == 2 and now == 0
    destroying = step.game.options["tiles"].split(",")[zone - 1].split("/")[1]
    strong = strong and bite_hits(step) < int(destroying)
    assert ("log-strength" in [one.key for one in step.log]) == strong


@claims.of("log-strength")
def strength(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.was("ability"), said.rule) == ("strength", "JW-123")


@claims.of("log-falls")
def falls(step: Step, said: Message) -> None:
    for_all(said)
    place, zone = MEMBERS.index(member(said)), int(said.args["zone"])
    assert (step.was("spots")[place], step.now("spots")[place]) == (f"boat-{zone}", f"water-{zone}")
    hit = step.now("tiles")[zone - 1] < step.was("tiles")[zone - 1]
    assert hit or step.was("ability") == "waves"
    assert said.rule == ("JW-118" if hit else "JW-125")


@claims.of("log-bite-misses", level=HEADLINE)
def bite_misses(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.gained("wounds"), step.was("aim")) == ([0, 0, 0], member(said))
    assert (bite_hits(step), said.args["seat"], said.rule) == (0, 0, "JW-120")


@claims.of("log-cage-holds", level=(LINE, HEADLINE))
def cage_holds(step: Step, said: Message) -> None:
    aimed = step.was("aim") == member(said)
    for_all(said)
    assert said.level == (HEADLINE if aimed else LINE)
    place = MEMBERS.index(member(said))
    assert member(said) in step.was("caged") and step.gained("wounds")[place] == 0
    assert bite_hits(step) > 0
    if not aimed:
        zone = int(step.was("spots")[place].removeprefix("boat-"))
        assert step.now("tiles")[zone - 1] < step.was("tiles")[zone - 1]
        assert step.was("ability") == "mouth"
    assert said.rule == "JW-108"


@claims.of("log-wounded", level=(LINE, HEADLINE))
def is_wounded(step: Step, said: Message) -> None:
    aimed = step.was("aim") == member(said)
    for_all(said)
    assert said.level == (HEADLINE if aimed else LINE)
    place = MEMBERS.index(member(said))
    assert said.args["count"] == step.gained("wounds")[place] > 0
    assert said.args["total"] == step.now("wounds")[place]
    assert said.args["limit"] == step.game.options["crew_wounds"]
    assert aimed or step.was("ability") == "mouth"
    assert said.rule == ("JW-120" if aimed else "JW-125")


@claims.of("log-out")
def is_out(step: Step, said: Message) -> None:
    for_all(said)
    place = MEMBERS.index(member(said))
    assert step.now("wounds")[place] == step.game.options["crew_wounds"]
    assert step.was("spots")[place] != "-" == step.now("spots")[place]
    assert (step.now("gear")[member(said)], said.rule) == ([], "JW-127")


@claims.of("log-dives")
def dives(step: Step, said: Message) -> None:
    for_all(said)
    assert step.now("round") == step.was("round") + 1 or step.now("ending") == "time"
    assert (step.now("fin"), said.args["seat"], said.rule) == ("-", 0, "JW-129")


@claims.of("log-round")
def next_round(step: Step, said: Message) -> None:
    for_all(said)
    assert step.now("round") == step.was("round") + 1 == said.args["round"]
    assert said.rule == "JW-129"
