"""What the log of Jaws claims in Act 2."""

from collections import Counter

from words.game_steps import Step
from words.jaws.messages_act1 import MEMBERS, active, claims, for_all, member, secret

from shoal.core.message import DETAIL, HEADLINE, LINE, Message
from shoal.core.state import SPECTATOR


def gear_word(said: Message) -> str:
    """A gear card as facts write it."""
    return str(said.args["gear"]).removeprefix("gear-").replace(" ", "-").lower()


def gear(step: Step, when: str, place: str) -> Counter[str]:
    """The gear in a place, as often as it is there."""
    facts = step.now("gear") if when == "now" else step.was("gear")
    return Counter(name.lower() for name in facts[place])


def came(step: Step, place: str) -> list[str]:
    """The gear that has come to a place."""
    return sorted((gear(step, "now", place) - gear(step, "was", place)).elements())


def thrown(step: Step) -> list[int]:
    """The hits on the dice that are thrown now, by the text of the throw."""
    return [int(step.game.options["die"][int(face) - 1]) for face in step.text.split()[1]]


def all_dice(step: Step) -> list[int]:
    """The hits on all dice of the attack after this step."""
    if step.was("phase") in ("hit", "roll"):
        return thrown(step)
    if not step.text.startswith("roll"):
        return list(step.was("thrown"))
    new = iter(thrown(step))
    dice = list(step.was("thrown"))
    again = [int(die) for die in step.was("again")]
    return [next(new) if place + 1 in again else hits for place, hits in enumerate(dice)]


def deal_rule(step: Step) -> str:
    """The rule that gives the number of cards."""
    return "JW-75" if step.game.options["acts"] == "act2" else "JW-79"


def option_row(step: Step, option: str) -> tuple[int, int, int, int]:
    """Zone, dice, evade and shake off of an option."""
    facts = step.facts_after if step.facts_after["act"] == 2 else step.facts_before
    number = step.was("options")["ABC".index(option)]
    if number == "-":
        number = facts["options"]["ABC".index(option)]
    row = step.game.options["resurface"].split(",")[int(number) - 1]
    zone, dice, evade = row.removesuffix("s").split("/")
    return int(zone), int(dice), int(evade), int(row.endswith("s"))


def gear_entry(step: Step, name: str) -> list[str]:
    """Type, dice and powers of a gear card."""
    for entry in step.game.options["gear"].split(","):
        _, title, kind, dice, powers, _ = entry.split(":")
        if title.lower() == name:
            return [kind, dice, *powers.split("&")]
    raise AssertionError(f"no gear {name}")


# Setting up.


@claims.of("log-deals-ability", level=DETAIL)
def ability_is_dealt(step: Step, said: Message) -> None:
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 3) if not said.is_for(seat)] == [0]
    assert step.now("handsize") == step.was("handsize") + 1 == said.args["count"]
    assert said.rule == deal_rule(step)


@claims.of("log-deals-ability-seen")
def ability_is_seen(step: Step, said: Message) -> None:
    secret(said)
    drawn = Counter(step.now("hand")) - Counter(step.was("hand"))
    assert list(drawn) == [str(said.args["ability"]).removeprefix("ability-")]
    assert said.rule == deal_rule(step)


@claims.of("log-deals-gear")
def gear_is_dealt(step: Step, said: Message) -> None:
    for_all(said)
    assert (came(step, "pool"), said.rule) == ([gear_word(said)], deal_rule(step))


@claims.of("log-gets-gear")
def gear_is_given(step: Step, said: Message) -> None:
    for_all(said)
    assert (came(step, member(said)), said.rule) == ([gear_word(said)], "JW-85")


@claims.of("log-boards")
def boards(step: Step, said: Message) -> None:
    for_all(said)
    spot = step.now("spots")[MEMBERS.index(member(said))]
    assert (spot, said.rule) == (f"boat-{said.args['zone']}", "JW-89")


# Options and choices.


@claims.of("log-option", level=DETAIL)
def option_is_turned(step: Step, said: Message) -> None:
    for_all(said)
    option = str(said.args["option"])
    place = "ABC".index(option)
    assert step.was("options")[place] == "-" != step.now("options")[place]
    told = tuple(said.args[name] for name in ("zone", "dice", "evade", "shakes"))
    assert (told, said.rule) == (option_row(step, option), "JW-91")


@claims.of("log-shark-option")
def chooses(step: Step, said: Message) -> None:
    secret(said)
    option = str(said.args["option"])
    assert (step.now("choice"), said.args["zone"]) == (option, option_row(step, option)[0])
    assert said.rule == "JW-94"


@claims.of("log-shark-ability", "log-shark-no-ability")
def plays_ability(step: Step, said: Message) -> None:
    secret(said)
    ability = str(said.args.get("ability", "-")).removeprefix("ability-")
    assert (step.now("ability"), said.rule) == (ability, "JW-95")


@claims.of("log-locked-in", level=HEADLINE)
def is_locked_in(step: Step, said: Message) -> None:
    for_all(said)
    assert (step.now("cardplayed"), said.args["seat"]) == (said.args["cards"], 0)
    assert step.now("phase") in ("ready", "show", "move")
    assert said.rule == "JW-95"


@claims.of("log-shows")
def shows(step: Step, said: Message) -> None:
    for_all(said)
    option = str(said.args["option"])
    assert set(step.now("shown")) - set(step.was("shown")) == {option}
    assert said.args["zone"] == option_row(step, option)[0]
    assert (step.now("choice") != option, said.args["seat"], said.rule) == (True, 0, "JW-98")


# The crew prepares.


@claims.of("log-prepares", level=DETAIL)
def prepares(step: Step, said: Message) -> None:
    for_all(said)
    assert step.was("active") != step.now("active") == member(said)
    assert (step.now("actions"), said.rule) == (2, "JW-99")


@claims.of("log-goes-boat", "log-goes-water", "log-climbs")
def goes(step: Step, said: Message) -> None:
    for_all(said)
    place = MEMBERS.index(active(step, said))
    kind = "water" if said.key == "log-goes-water" else "boat"
    assert step.now("spots")[place] == f"{kind}-{said.args['zone']}"
    climbs = kind == "boat" and step.was("spots")[place].startswith("water")
    assert climbs == (said.key == "log-climbs")
    assert said.rule == ("JW-101" if climbs else "JW-100")


@claims.of("log-readies")
def readies(step: Step, said: Message) -> None:
    for_all(said)
    name = active(step, said)
    assert gear(step, "was", name)[gear_word(said)] > 0
    assert (step.text, said.rule) == (f"weapon {gear_word(said)}", "JW-102")
    # It goes back at once where the shark comes up elsewhere.
    assert step.now("weapons")[MEMBERS.index(name)].lower() in (gear_word(said), "-")


def aims(step: Step, said: Message) -> None:
    """The target is set, unless the shark has come up elsewhere at once."""
    target = step.now("targets")[MEMBERS.index(active(step, said))]
    zone = str(said.args["zone"])
    assert target == zone or (target == "-" and step.now("fin") != zone)


@claims.of("log-aims")
def targets(step: Step, said: Message) -> None:
    for_all(said)
    aims(step, said)
    chosen = step.text == f"target {said.args['zone']}"
    assert said.rule == ("JW-103" if chosen else "JW-104")
    assert chosen or step.text.startswith("weapon")


@claims.of("log-chum")
def throws_chum(step: Step, said: Message) -> None:
    for_all(said)
    name = member(said)
    assert gear(step, "was", name) - gear(step, "now", name) == Counter(["chum"])
    assert (came(step, "discarded"), said.rule) == (["chum"], "JW-97")


def is_ready(step: Step, said: Message) -> None:
    """A member has finished; a headline, unless the shark surfaces in the same step."""
    surfaces = [one for one in step.log if one.key.startswith("log-surfaces")]
    for_all(said)
    assert said.level == (LINE if surfaces else HEADLINE)
    assert step.was("active") == member(said) != step.now("active")
    assert said.rule == "JW-99"


@claims.of("log-ready", level=(LINE, HEADLINE))
def ready(step: Step, said: Message) -> None:
    is_ready(step, said)
    aims(step, said)
    weapon = step.was("weapons")[MEMBERS.index(member(said))].lower()
    assert gear_word(said) == weapon or step.text == f"weapon {gear_word(said)}"


@claims.of("log-ready-unarmed", level=(LINE, HEADLINE))
def ready_unarmed(step: Step, said: Message) -> None:
    is_ready(step, said)
    assert step.now("weapons")[MEMBERS.index(member(said))] == "-"
    assert step.text == "end" or step.text.startswith("go ")


# The shark surfaces.


@claims.of("log-surfaces", "log-surfaces-with", level=HEADLINE)
def surfaces(step: Step, said: Message) -> None:
    for_all(said)
    option = str(said.args["option"])
    assert (step.was("choice"), said.args["zone"]) == (option, option_row(step, option)[0])
    assert (step.was("fin"), step.now("fin") in (str(said.args["zone"]), "-")) == ("-", True)
    ability = str(said.args.get("ability", "-")).removeprefix("ability-")
    assert (step.was("ability"), said.args["seat"], said.rule) == (ability, 0, "JW-109")


@claims.of("log-shakes-off")
def shakes_off(step: Step, said: Message) -> None:
    for_all(said)
    told = Counter(str(word).removeprefix("gear-") for word in said.args["gear"])
    assert told == gear(step, "was", "attached") and not gear(step, "now", "attached")
    assert gear(step, "now", "discarded") - gear(step, "was", "discarded") == told
    assert option_row(step, step.was("choice"))[3] == 1
    assert (said.args["seat"], said.rule) == (0, "JW-110")


# The crew attacks.


@claims.of("log-attacks", "log-holds-back")
def attacks(step: Step, said: Message) -> None:
    for_all(said)
    verb = "attack" if said.key == "log-attacks" else "hold"
    assert (step.text, said.rule) == (f"{verb} {member(said)}", "JW-111")
    if verb == "attack":
        assert step.was("weapons")[MEMBERS.index(member(said))].lower() == gear_word(said)


@claims.of("log-attached", level=HEADLINE)
def is_attached(step: Step, said: Message) -> None:
    for_all(said)
    assert (came(step, "attached"), said.rule) == ([gear_word(said)], "JW-115")


@claims.of("log-dice")
def dice(step: Step, said: Message) -> None:
    for_all(said)
    assert (said.args["dice"], said.args["hits"]) == (thrown(step), sum(thrown(step)))
    assert said.rule == "JW-82"


def weapon(step: Step) -> str:
    """The weapon of the member whose attack it is."""
    return str(step.was("weapons")[MEMBERS.index(step.was("active"))].lower())


@claims.of("log-rerolls-blanks", "log-keeps-blanks")
def blanks(step: Step, said: Message) -> None:
    for_all(said)
    again = said.key == "log-rerolls-blanks"
    assert (step.text, step.was("phase")) == ("reroll" if again else "keep", "blanks")
    assert (active(step, said), said.rule) == (step.was("active"), "JW-113")


def evade(step: Step) -> int:
    """The shark's evade against the weapon, worked out from the rules."""
    powers = gear_entry(step, weapon(step))
    if "sure" in powers:
        return 0
    value = 3 if step.was("ability") == "hard" else option_row(step, step.was("choice"))[2]
    slow = [name for name in gear(step, "was", "attached").elements()
            if "slow" in gear_entry(step, name)]  # fmt: skip
    return max(0, value - len(slow))


@claims.of("log-evaded", level=HEADLINE)
def evaded(step: Step, said: Message) -> None:
    for_all(said)
    assert active(step, said) and step.now("hurt") == step.was("hurt")
    plus = "plus" in gear_entry(step, weapon(step))
    assert said.args["hits"] == sum(all_dice(step)) + plus
    assert said.args["evade"] == evade(step) >= said.args["hits"]
    assert said.rule == "JW-112"


@claims.of("log-shark-wounded", level=HEADLINE)
def shark_is_wounded(step: Step, said: Message) -> None:
    for_all(said)
    count, total = step.now("hurt") - step.was("hurt"), step.now("hurt")
    assert (said.args["count"], said.args["total"]) == (count, total)
    assert count > 0 and active(step, said)
    assert said.args["limit"] == step.game.options["shark_wounds"]
    assert (said.args["seat"], said.rule) == (0, "JW-112")


@claims.of("log-used-up", "log-discards")
def is_discarded(step: Step, said: Message) -> None:
    for_all(said)
    assert gear_word(said) == weapon(step)
    assert (came(step, "discarded"), said.rule) == ([gear_word(said)], "JW-114")
    if said.key == "log-discards":
        assert active(step, said)


@claims.of("log-uses-ammo")
def uses_ammo(step: Step, said: Message) -> None:
    for_all(said)
    assert (gear_word(said), came(step, "discarded")) == (weapon(step), ["ammo"])
    assert gear(step, "now", active(step, said))[gear_word(said)] > 0
    assert said.rule == "JW-107"
