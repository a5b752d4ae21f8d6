"""What the sentences of Jaws' log claim in Act 2."""

from collections import Counter

from words.grammar import Step
from words.jaws_amity import MEMBER, MEMBERS, RULE, grammar

ABILITIES = {
    "Extra Strength": "strength",
    "Second Helping": "helping",
    "Maul Again": "maul",
    "Big Mouth": "mouth",
    "Ramming Speed": "ramming",
    "Domino Effect": "domino",
    "Hard Target": "hard",
    "Making Waves": "waves",
}
GEAR = r"([A-Z][A-Za-z ]+)"


def card(name: str) -> str:
    """A gear card as facts write it."""
    return name.replace(" ", "-").lower()


def gear(step: Step, when: str, place: str) -> Counter[str]:
    """The gear in a place, as often as it is there."""
    facts = step.now("gear") if when == "now" else step.was("gear")
    return Counter(name.lower() for name in facts[place])


def came(step: Step, place: str) -> list[str]:
    """The gear that has come to a place."""
    return sorted((gear(step, "now", place) - gear(step, "was", place)).elements())


def hits(step: Step) -> list[int]:
    """The hits on the dice that are thrown now, by the text of the throw."""
    return [int(step.game.options["die"][int(face) - 1]) for face in step.text.split()[1]]


def main_rule(step: Step) -> str:
    """The rule that gives the number of cards."""
    return "JW-75" if step.game.options["acts"] == "act2" else "JW-79"


# Setting up.


@grammar.says(rf"The shark is dealt an ability card {RULE}\.")
def ability_is_dealt(step: Step, rule: str) -> None:
    assert step.seat != 0
    assert (step.now("handsize") - step.was("handsize"), rule) == (1, main_rule(step))


@grammar.says(rf"You are dealt ([A-Z][A-Za-z ]+) {RULE}\.")
def ability_is_seen(step: Step, name: str, rule: str) -> None:
    assert step.seat == 0
    drawn = Counter(step.now("hand")) - Counter(step.was("hand"))
    assert (list(drawn), rule) == ([ABILITIES[name]], main_rule(step))


@grammar.says(rf"The crew is dealt the {GEAR} {RULE}\.")
def gear_is_dealt(step: Step, name: str, rule: str) -> None:
    assert (came(step, "pool"), rule) == ([card(name)], main_rule(step))


@grammar.says(rf"The crew gives the {GEAR} to {MEMBER} {RULE}\.")
def gear_is_given(step: Step, name: str, member: str, rule: str) -> None:
    assert (came(step, member.lower()), rule) == ([card(name)], "JW-85")


@grammar.says(rf"The crew places {MEMBER} on boat space (\d) {RULE}\.")
def is_placed(step: Step, member: str, zone: str, rule: str) -> None:
    assert (step.now("spots")[MEMBERS.index(member)], rule) == (f"boat-{zone}", "JW-89")


# A round.


@grammar.says(rf"Resurface card (\d+) is turned over: zone (\d) {RULE}\.")
def option_is_turned(step: Step, number: str, zone: str, rule: str) -> None:
    assert [new for new in step.now("options") if new not in step.was("options")] == [number]
    row = step.game.options["resurface"].split(",")[int(number) - 1]
    assert (row.partition("/")[0], rule) == (zone, "JW-91")


@grammar.says(rf"The shark has locked in its choice, (with|without) an ability card {RULE}\.")
def is_locked_in(step: Step, how: str, rule: str) -> None:
    assert (step.now("cardplayed") == 1, rule) == (how == "with", "JW-95")


@grammar.says(rf"The shark shows that it did not choose option ([ABC]) {RULE}\.")
def shows(step: Step, option: str, rule: str) -> None:
    assert set(step.now("shown")) - set(step.was("shown")) == {option}
    assert (step.now("choice") != option, rule) == (True, "JW-98")


@grammar.says(rf"{MEMBER} goes (to boat space|into the water of zone) (\d) {RULE}\.")
def goes(step: Step, member: str, where: str, zone: str, rule: str) -> None:
    assert step.was("active") == member.lower()
    kind = "boat" if where == "to boat space" else "water"
    assert (step.now("spots")[MEMBERS.index(member)], rule) == (f"{kind}-{zone}", "JW-100")


@grammar.says(rf"{MEMBER} readies the {GEAR} {RULE}\.")
def readies(step: Step, member: str, name: str, rule: str) -> None:
    assert step.was("active") == member.lower()
    assert gear(step, "was", member.lower())[card(name)] > 0
    weapon = step.now("weapons")[MEMBERS.index(member)].lower()
    assert weapon in (card(name), "-")  # it goes back at once where the shark comes up elsewhere
    assert rule == "JW-102"


@grammar.says(rf"The target is zone (\d) {RULE}\.")
def only_target(step: Step, zone: str, rule: str) -> None:
    aims(step, step.was("active").title(), zone)
    assert rule == "JW-104"


@grammar.says(rf"{MEMBER} aims at the water of zone (\d) {RULE}\.")
def aims_at(step: Step, member: str, zone: str, rule: str) -> None:
    assert step.was("active") == member.lower()
    aims(step, member, zone)
    assert rule == "JW-103"


def aims(step: Step, member: str, zone: str) -> None:
    """The target is set, unless the shark has come up elsewhere at once."""
    target = step.now("targets")[MEMBERS.index(member)]
    assert target == zone or (target == "-" and step.now("fin") != zone)


@grammar.says(rf"The crew lets {MEMBER} throw chum {RULE}\.")
def throws_chum(step: Step, member: str, rule: str) -> None:
    assert gear(step, "was", member.lower()) - gear(step, "now", member.lower()) == {"chum": 1}
    assert (came(step, "discarded"), rule) == (["chum"], "JW-97")


@grammar.says(rf"The shark surfaces in zone (\d) \(option ([ABC])\) with ([A-Za-z ]+) {RULE}\.")
def surfaces(step: Step, zone: str, option: str, ability: str, rule: str) -> None:
    assert step.was("choice") == option
    number = step.was("options")["ABC".index(option)]
    row = step.game.options["resurface"].split(",")[int(number) - 1]
    assert row.partition("/")[0] == zone
    assert step.now("fin") in (zone, "-")
    assert step.was("ability") == ("-" if ability == "no ability" else ABILITIES[ability])
    assert rule == "JW-109"


@grammar.says(rf"It shakes everything off {RULE}\.")
def shakes_off(step: Step, rule: str) -> None:
    attached = gear(step, "was", "attached")
    assert attached and not gear(step, "now", "attached")
    assert gear(step, "now", "discarded") - gear(step, "was", "discarded") == attached
    assert rule == "JW-110"


# The crew attacks.


@grammar.says(rf"The crew lets {MEMBER} (attack|hold back) {RULE}\.")
def attacks(step: Step, member: str, how: str, rule: str) -> None:
    verb = "attack" if how == "attack" else "hold"
    assert (step.text, rule) == (f"{verb} {member.lower()}", "JW-111")


@grammar.says(rf"The {GEAR} is attached to the shark {RULE}\.")
def is_attached(step: Step, name: str, rule: str) -> None:
    assert (came(step, "attached"), rule) == ([card(name)], "JW-115")


@grammar.says(rf"The {GEAR} is discarded {RULE}\.")
def is_discarded(step: Step, name: str, rule: str) -> None:
    member = step.was("active")
    assert card(name) == step.was("weapons")[MEMBERS.index(member.title())].lower()
    assert (came(step, "discarded"), rule) == ([card(name)], "JW-114")


@grammar.says(rf"{MEMBER} (uses Ammo|discards the firearm) {RULE}\.")
def after_a_shot(step: Step, member: str, how: str, rule: str) -> None:
    assert step.was("active") == member.lower()
    weapon = step.was("weapons")[MEMBERS.index(member)].lower()
    lost, expected = ("ammo", "JW-107") if how == "uses Ammo" else (weapon, "JW-114")
    assert (came(step, "discarded"), rule) == ([lost], expected)


@grammar.says(rf"(The shark|{MEMBER}) (throws the blanks again|keeps the dice) {RULE}\.")
def blanks(step: Step, who: str, _member: str | None, how: str, rule: str) -> None:
    assert step.text == ("reroll" if how == "throws the blanks again" else "keep")
    assert (who == "The shark") == (step.mover == 0)
    assert rule == ("JW-122" if who == "The shark" else "JW-113")


@grammar.says(rf"The die shows (\d) hits? {RULE}\.")
def one_die(step: Step, number: str, rule: str) -> None:
    assert (hits(step), rule) == ([int(number)], "JW-82")


@grammar.says(rf"The dice show ([\d, ]+) hits {RULE}\.")
def several_dice(step: Step, numbers: str, rule: str) -> None:
    assert (hits(step), rule) == ([int(number) for number in numbers.split(", ")], "JW-82")


@grammar.says(rf"(\d+) hits? against evade (\d): no wound {RULE}\.")
def is_evaded(step: Step, number: str, evade: str, rule: str) -> None:
    assert int(number) <= int(evade)
    assert (step.now("hurt"), rule) == (step.was("hurt"), "JW-112")


@grammar.says(rf"The shark takes (\d+) wounds?, (\d+) in all {RULE}\.")
def shark_is_wounded(step: Step, wounds: str, total: str, rule: str) -> None:
    assert (step.now("hurt") - step.was("hurt"), step.now("hurt")) == (int(wounds), int(total))
    assert rule == "JW-112"


# The shark attacks.


@grammar.says(rf"The shark rams on to zone (\d) {RULE}\.")
def rams(step: Step, zone: str, rule: str) -> None:
    assert (step.text, rule) == (f"ram {zone}", "JW-121")
    assert step.now("fin") in (zone, "-")


@grammar.says(rf"The shark stays where it is {RULE}\.")
def stays(step: Step, rule: str) -> None:
    assert (step.text, rule) == ("stay", "JW-121")
    assert step.now("fin") in (step.was("fin"), "-")


@grammar.says(rf"The shark bites (boat space (\d)|nobody|{MEMBER}) {RULE}\.")
def bites(step: Step, what: str, zone: str | None, member: str | None, rule: str) -> None:
    assert step.text == f"bite {f'boat {zone}' if zone else what.lower()}"
    assert rule == ("JW-118" if zone else "JW-120" if member else "JW-117")
    if zone or member:
        assert step.now("aim") == (f"boat-{zone}" if zone else what.lower())


@grammar.says(
    rf"The shark (?:bites once more, boat space (\d)|does not bite a second time) {RULE}\."
)
def second_helping(step: Step, zone: str | None, rule: str) -> None:
    assert (step.was("stage"), step.was("ability"), rule) == ("again", "helping", "JW-124")
    assert step.text == (f"bite boat {zone}" if zone else "bite nobody")


@grammar.says(rf"The crew lets {MEMBER} (close the Shark Cage|leave the Shark Cage open) {RULE}\.")
def cage(step: Step, member: str, how: str, rule: str) -> None:
    closed = how == "close the Shark Cage"
    assert (member.lower() in step.now("caged")) == closed
    assert (came(step, "discarded"), rule) == (["shark-cage"] * closed, "JW-108")


@grammar.says(rf"The shark throws (?:die|dice) ([1-3](?: and [1-3])*) again {RULE}\.")
def mauls(step: Step, dice: str, rule: str) -> None:
    assert [str(die) for die in step.now("again")] == dice.split(" and ")
    assert rule == "JW-122"


@grammar.says(rf"Ramming Speed adds 2 hits {RULE}\.")
def ramming(step: Step, rule: str) -> None:
    assert (step.was("rammed"), step.was("ability"), rule) == (1, "ramming", "JW-121")
    assert step.was("bout") == "main"


@grammar.says(r"Boat space (\d) is (damaged|destroyed) \((JW-\d+(?:, JW-\d+)?)\)\.")
def boat_is_hit(step: Step, zone: str, how: str, rules: str) -> None:
    place = int(zone) - 1
    assert step.now("tiles")[place] == (1 if how == "damaged" else 0) < step.was("tiles")[place]
    strong = step.was("ability") == "strength" and step.was("tiles")[place] == 2
    if strong:
        destroying = step.game.options["tiles"].split(",")[place].split("/")[1]
        strong = sum(hits(step)) < int(destroying)
    expected = "JW-126" if step.was("stage") == "domino" else "JW-118"
    assert rules == ("JW-118, JW-123" if strong else expected)


@grammar.says(rf"Boat space (\d) takes no damage {RULE}\.")
def boat_holds(step: Step, zone: str, rule: str) -> None:
    assert step.now("tiles") == step.was("tiles")
    by_domino = step.was("stage") == "domino"
    aimed = step.text == f"domino {zone}" if by_domino else step.was("aim") == f"boat-{zone}"
    assert (aimed, rule) == (True, "JW-126" if by_domino else "JW-118")


@grammar.says(rf"{MEMBER} falls into the water {RULE}\.")
def falls(step: Step, member: str, rule: str) -> None:
    place = MEMBERS.index(member)
    kind, _, zone = step.was("spots")[place].partition("-")
    assert (kind, step.now("spots")[place]) == ("boat", f"water-{zone}")
    hit = step.now("tiles")[int(zone) - 1] < step.was("tiles")[int(zone) - 1]
    assert hit or step.was("ability") == "waves"
    assert rule == ("JW-118" if hit else "JW-125")


@grammar.says(rf"{MEMBER} takes (\d+) wounds? {RULE}\.")
def is_wounded(step: Step, member: str, wounds: str, rule: str) -> None:
    assert step.gained("wounds")[MEMBERS.index(member)] == int(wounds)
    aimed = not step.was("aim").startswith("boat")
    assert rule == ("JW-120" if aimed else "JW-125")
    assert aimed or step.was("ability") == "mouth"


@grammar.says(rf"{MEMBER} takes no wound {RULE}\.")
def is_not_wounded(step: Step, member: str, rule: str) -> None:
    assert step.gained("wounds") == [0, 0, 0]
    assert (step.was("aim"), rule) == (member.lower(), "JW-120")


@grammar.says(rf"The Shark Cage keeps {MEMBER} from harm {RULE}\.")
def is_kept_from_harm(step: Step, member: str, rule: str) -> None:
    assert member.lower() in step.was("caged")
    assert (step.gained("wounds"), step.was("aim")) == ([0, 0, 0], member.lower())
    assert rule == "JW-108"


@grammar.says(rf"{MEMBER} is out {RULE}\.")
def is_out(step: Step, member: str, rule: str) -> None:
    place = MEMBERS.index(member)
    assert step.now("wounds")[place] == step.game.options["crew_wounds"]
    assert (step.now("spots")[place], step.now("gear")[member.lower()], rule) == ("-", [], "JW-127")


@grammar.says(rf"The shark passes hits on to boat space (\d) {RULE}\.")
def domino(step: Step, zone: str, rule: str) -> None:
    assert (step.text, step.was("ability"), rule) == (f"domino {zone}", "domino", "JW-126")


@grammar.says(rf"The shark strikes at {MEMBER} as well {RULE}\.")
def bonus(step: Step, member: str, rule: str) -> None:
    assert (step.text, step.now("aim")) == (f"bonus {member.lower()}", member.lower())
    assert rule == "JW-120"


@grammar.says(rf"The shark dives {RULE}\.")
def dives(step: Step, rule: str) -> None:
    assert (step.text, rule) == ("dive", "JW-129")


@grammar.says(rf"(The shark dives\. )?Round (\d+) begins {RULE}\.")
def next_round(step: Step, dived: str | None, number: str, rule: str) -> None:
    assert (step.now("round"), step.now("fin")) == (int(number), "-")
    assert step.now("round") == step.was("round") + 1
    assert (dived is None) == (step.text == "dive")
    assert rule == "JW-129"


@grammar.says(
    r"(The shark is dead|The Orca is gone|Nobody of the crew is left)\. "
    rf"The (crew|shark) has won {RULE}\."
)
def is_won(step: Step, why: str, side: str, rule: str) -> None:
    endings = {"The shark is dead": "wounds", "The Orca is gone": "sinking"}
    assert step.now("ending") == endings.get(why, "eating")
    if why == "The shark is dead":
        assert step.now("hurt") == step.game.options["shark_wounds"]
    elif why == "The Orca is gone":
        assert step.now("tiles") == [0] * 8
    else:
        assert step.now("spots") == ["-"] * 3
    assert (side == "crew", rule) == (why == "The shark is dead", "JW-128")
