"""What the reasons for moves of Jaws claim about the position."""

from functools import cache

from words.game_steps import Step
from words.jaws.messages_act1 import MEMBERS, claims, member, place_of, space
from words.jaws.messages_act2 import gear, gear_entry, gear_word, option_row
from words.jaws.messages_asked import at

from shoal.core.message import Message
from shoal.games.jaws.components import WATER_WAYS


@cache
def strokes(start: str) -> int:
    """The number of strokes from a water to the nearest beach."""
    reached, steps = {start}, 0
    while not reached & set("NESW"):
        reached |= {way for place in reached for way in WATER_WAYS[place].split()}
        steps += 1
    return steps


def swimming(step: Step, beach: str) -> int:
    """All swimmers at a beach, with Michael."""
    return int(step.was("swimmers")["NESW".index(beach)] + (step.was("michael") == beach))


def goal(step: Step) -> str:
    """The space or beach that the move names."""
    return step.text.split()[-1]


def places(step: Step) -> dict[str, float]:
    """How likely the shark is in each space, for the seat."""
    view = step.game.view(step.before, step.mover)
    return dict(step.game.evaluator.tracker.belief(view))


def percent(step: Step, here: str, *, around: bool) -> int:
    """How likely the shark is there, or there and next door."""
    spaces = [here, *WATER_WAYS.get(here, "").split()] if around else [here]
    return round(100.0 * sum(places(step).get(place, 0.0) for place in spaces))


def then(step: Step) -> list[str]:
    """What the active member could do after the move; nothing if it ends the turn."""
    after = step.before.clone()
    after.play(step.mover, step.move)
    facts = step.game.facts(after, 0)
    if facts.get("phase") != "crew" or facts["active"] != step.was("active"):
        return []
    return [step.game.notation.write_move(move) for move in after.moves(step.mover)]


# Act 1: before the turns.


@claims.of(
    *[f"why-turn-{name}" for name in MEMBERS], *[f"why-extra-{name}" for name in MEMBERS], rule=""
)
def why_member(step: Step, said: Message) -> None:
    _, verb, name = said.key.split("-")
    assert (step.text, said.args) == (f"{verb} {name}", {})


@claims.of("why-dock", rule="")
def why_dock(step: Step, said: Message) -> None:
    assert said.args["count"] == step.was("docks")["58".index(goal(step))]


@claims.of("why-fly-shop", "why-fly-dock", "why-fly-on", rule="")
def why_fly(step: Step, said: Message) -> None:
    assert step.was("event") == "helicopter"
    assert (goal(step) == "Shop") == (said.key == "why-fly-shop")
    assert (goal(step) in "58") == (said.key == "why-fly-dock")


@claims.of("why-empty", "why-michael", "why-hoax", rule="")
def why_beach_of_event(step: Step, said: Message) -> None:
    events = {"why-empty": "vaughn", "why-michael": "birthday", "why-hoax": "hoax"}
    assert step.was("event") == events[said.key]
    assert said.args["count"] == swimming(step, goal(step))


# Act 1: the shark.


@claims.of("why-frenzy", rule="")
def why_frenzy(step: Step, said: Message) -> None:
    assert said.args["count"] == max(swimming(step, beach) for beach in "NESW")


@claims.of("why-evasive", rule="")
def why_evasive(step: Step, said: Message) -> None:
    assert said.args["count"] == sum(step.was("floating"))


@claims.of("why-sight", rule="")
def why_sight(step: Step, said: Message) -> None:
    assert (step.text, said.args) == ("token sight", {})


@claims.of("why-burst", rule="")
def why_burst(step: Step, said: Message) -> None:
    assert step.text in ("token burst", "burst")
    assert said.args["count"] == strokes(step.was("shark"))


@claims.of("why-no-token", rule="")
def why_no_token(step: Step, said: Message) -> None:
    assert (step.text, said.args["count"]) == ("token none", len(step.was("tokens")))


@claims.of("why-eat", "why-eat-michael", rule="")
def why_eat(step: Step, said: Message) -> None:
    assert (step.text == "eat michael") == (said.key == "why-eat-michael")
    assert said.args["track"] == step.was("track")


@claims.of("why-knock", rule="")
def why_knock(step: Step, said: Message) -> None:
    assert step.text == f"knock {member(said)}"


@claims.of("why-halt", rule="")
def why_halt(step: Step, said: Message) -> None:
    assert (step.text, said.args) == ("halt", {})


@claims.of("why-end-hunt", rule="")
def why_end_hunt(step: Step, said: Message) -> None:
    assert (step.text, said.args["count"]) == ("end", step.was("strokes"))


@claims.of("why-far", "why-beach", rule="")
def why_water(step: Step, said: Message) -> None:
    here = goal(step)
    assert step.mover == 0 and step.text.split()[0] in ("to", "start")
    assert (here in "NESW") == (said.key == "why-beach")
    expected = swimming(step, here) if here in "NESW" else strokes(here)
    assert said.args["count"] == expected


# Act 1: the crew.


@claims.of("why-launch", "why-binoculars", "why-finder", rule="")
def why_look(step: Step, said: Message) -> None:
    here = goal(step) if said.key == "why-launch" else at(step)
    around = said.key == "why-finder"
    assert said.args["percent"] == percent(step, here, around=around)


@claims.of("why-sail", rule="")
def why_sail(step: Step, said: Message) -> None:
    here, moves = goal(step), then(step)
    rescue = step.was("swimmers")["NESW".index(here)] if "rescue" in moves else 0
    assert said.args["swimmers"] == rescue
    taken = [move for move in moves if move.startswith(("take dock", "take water"))]
    assert said.args["barrels"] == len(taken)
    assert said.args["launch"] == (f"launch {here}" in moves)
    assert said.args["percent"] == percent(step, here, around=True)


@claims.of("why-walk-beach", rule="")
def why_walk_beach(step: Step, said: Message) -> None:
    here, moves = goal(step), then(step)
    count = step.was("swimmers")["NESW".index(here)] if "rescue" in moves else 0
    assert said.args["swimmers"] == count + ("rescue michael" in moves)
    assert said.args["look"] == ("binoculars" in moves)
    assert said.args["percent"] == percent(step, here, around=False)


@claims.of(
    "why-walk-shop", "why-walk-drop", "why-walk-close", "why-walk-idle", "why-walk-last", rule=""
)
def why_walk(step: Step, said: Message) -> None:
    moves = then(step)
    assert step.was("active") == "brody" and goal(step) not in "NESW"
    closes = any(move.startswith("close") for move in moves)
    facts = {
        "why-walk-shop": "take shop" in moves,
        "why-walk-drop": "drop" in moves,
        "why-walk-close": closes,
        "why-walk-idle": bool(moves) and not closes and not {"take shop", "drop"} & set(moves),
        "why-walk-last": moves == [],
    }
    assert facts[said.key]
    assert said.args.get("count", step.was("shop")) == step.was("shop")


@claims.of("why-close", rule="")
def why_close(step: Step, said: Message) -> None:
    assert step.text == f"close {space(said)}"


@claims.of("why-rescue", "why-rescue-michael", rule="")
def why_rescue(step: Step, said: Message) -> None:
    if said.key == "why-rescue":
        assert said.args["count"] == swimming(step, at(step))
    else:
        assert step.was("michael") == at(step) == place_of(step, "brody", "before")


@claims.of("why-drop", "why-give", "why-take", "why-take-hooper", rule="")
def why_barrels(step: Step, said: Message) -> None:
    assert said.args["count"] == step.was("orca")
    assert said.args.get("more", step.was("aboard")) == step.was("aboard")
    verbs = {"why-drop": "drop", "why-give": "give"}
    assert step.text.startswith(verbs.get(said.key, "take"))
    if step.text.startswith("take"):
        assert (step.was("active") == "hooper") == (said.key == "why-take-hooper")


@claims.of("why-reboard", rule="")
def why_reboard(step: Step, said: Message) -> None:
    assert step.was("active") in step.was("overboard") and (step.text, said.args) == (
        "reboard",
        {},
    )


@claims.of("why-end", rule="")
def why_end(step: Step, said: Message) -> None:
    assert (step.text, said.args["count"]) == ("end", step.was("actions"))
    assert said.args["percent"] == percent(step, space(said), around=False)
    assert places(step)[space(said)] == max(places(step).values())


# Act 2: setting up and choosing.


def weapons(step: Step, name: str) -> int:
    """How many weapons a member has."""
    cards = gear(step, "was", name).elements()
    return len([card for card in cards if gear_entry(step, card)[0] != "accessory"])


@claims.of("why-unarmed", rule="")
def why_unarmed(step: Step, said: Message) -> None:
    assert (step.text, step.was("phase"), said.args) == ("end", "move", {})


@claims.of("why-prepare", "why-deal", rule="")
def why_weapons(step: Step, said: Message) -> None:
    verb = "turn" if said.key == "why-prepare" else "deal"
    assert step.text == f"{verb} {member(said)}"
    assert said.args["count"] == weapons(step, member(said))


@claims.of("why-board", rule="")
def why_board(step: Step, said: Message) -> None:
    zone = goal(step)
    row = step.game.options["tiles"].split(",")[int(zone) - 1].split("/")
    assert said.args["hits"] == int(row[0])
    assert said.args["count"] == step.was("spots").count(f"boat-{zone}")


def attached(step: Step, power: str, *, shaken: bool) -> int:
    """How many cards with this power would be on the shark."""
    cards = [] if shaken else gear(step, "was", "attached").elements()
    return len([card for card in cards if power in gear_entry(step, card)])


@claims.of("why-surface", "why-show", rule="")
def why_option(step: Step, said: Message) -> None:
    _, dice, evade, shakes = option_row(step, goal(step))
    assert said.args["dice"] == max(1, dice - attached(step, "rope", shaken=shakes == 1))
    assert said.args["evade"] == max(0, evade - attached(step, "slow", shaken=shakes == 1))
    assert step.text.startswith("show" if said.key == "why-show" else "surface")


@claims.of("why-no-ability", rule="")
def why_no_ability(step: Step, said: Message) -> None:
    assert (step.text, said.args["count"]) == ("ability none", len(step.was("hand")))


@claims.of("why-hard-target", rule="")
def why_hard(step: Step, said: Message) -> None:
    shakes = option_row(step, step.was("choice"))[3] == 1
    assert said.args["evade"] == max(0, 3 - attached(step, "slow", shaken=shakes))
    assert step.text == "ability hard"


ABILITIES = ("strength", "helping", "maul", "mouth", "ramming", "domino", "waves")


@claims.of(*[f"why-ability-{name}" for name in ABILITIES], rule="")
def why_ability(step: Step, said: Message) -> None:
    assert step.text == f"ability {said.key.removeprefix('why-ability-')}"
    assert said.args == {}


# Act 2: the crew. The expected wounds are the evaluator's: only whether there are any is checked.


def may_surface(step: Step) -> set[int]:
    """The zones where the crew has to expect the shark."""
    return {option_row(step, option)[0] for option in "ABC" if option not in step.was("shown")}


@claims.of("why-step", "why-weapon", "why-weapon-short", "why-target", rule="")
def why_prepare(step: Step, said: Message) -> None:
    verbs = {"why-step": "go", "why-target": "target"}
    assert step.text.startswith(verbs.get(said.key, "weapon"))
    if said.key == "why-step":
        assert said.args["water"] == step.text.startswith("go water")
    elif said.key == "why-weapon-short":
        assert gear_word(said) == goal(step)
    elif said.key == "why-target":
        assert (float(said.args["wounds"]) > 0) <= (int(goal(step)) in may_surface(step))
    assert float(said.args.get("wounds", 0.0)) >= 0.0


@claims.of("why-chum", rule="")
def why_chum(step: Step, said: Message) -> None:
    assert said.args["count"] == 3 - len(step.was("shown"))


@claims.of("why-attack", "why-hold", rule="")
def why_attack(step: Step, said: Message) -> None:
    assert step.text.startswith(said.key.removeprefix("why-"))
    assert float(said.args["wounds"]) >= 0.0


@claims.of("why-reroll-blanks", rule="")
def why_reroll_blanks(step: Step, said: Message) -> None:
    assert (step.text, said.args["count"]) == ("reroll", step.was("thrown").count(0))


@claims.of("why-keep", rule="")
def why_keep(step: Step, said: Message) -> None:
    assert (step.text, said.args["hits"]) == ("keep", sum(step.was("thrown")))


@claims.of("why-ammo", "why-discard", rule="")
def why_ammo(step: Step, said: Message) -> None:
    assert (step.text, said.args) == (said.key.removeprefix("why-"), {})


@claims.of("why-cage", "why-no-cage", rule="")
def why_cage(step: Step, said: Message) -> None:
    assert step.text == f"{said.key.removeprefix('why-').replace('-', ' ')} {member(said)}"
    if said.key == "why-no-cage":
        assert said.args["count"] == step.was("wounds")[MEMBERS.index(member(said))]
        assert said.args["limit"] == step.game.options["crew_wounds"]


# Act 2: the shark.


@claims.of("why-ram", "why-domino", "why-bite-boat", rule="")
def why_boat(step: Step, said: Message) -> None:
    zone = int(goal(step))
    damage, destroy, finish = map(int, step.game.options["tiles"].split(",")[zone - 1].split("/"))
    strong = step.was("ability") == "strength"
    if step.was("tiles")[zone - 1] == 1:
        expected = (0, finish)
    elif strong or damage >= destroy:
        expected = (0, damage)
    else:
        expected = (damage, destroy)
    assert (said.args["damage"], said.args["hits"]) == expected
    on_it = [
        f"member-{name}"
        for name, spot in zip(MEMBERS, step.was("spots"), strict=True)
        if spot == f"boat-{zone}"
    ]
    assert said.args.get("members", on_it) == on_it


@claims.of("why-ram-water", rule="")
def why_ram_water(step: Step, said: Message) -> None:
    assert step.text.startswith("ram") and said.args == {}
    assert step.was("tiles")[int(goal(step)) - 1] == 0


@claims.of("why-stay", "why-no-second", rule="")
def why_stay(step: Step, said: Message) -> None:
    phase = {"why-stay": "ram", "why-no-second": "again"}[said.key]
    assert (step.was("phase"), said.args) == (phase, {})
    assert step.text in ("stay", "bite nobody")


@claims.of("why-bite-member", rule="")
def why_bite_member(step: Step, said: Message) -> None:
    assert goal(step) == member(said)
    assert said.args["count"] == step.was("wounds")[MEMBERS.index(member(said))]
    assert said.args["limit"] == step.game.options["crew_wounds"]


@claims.of("why-maul", rule="")
def why_maul(step: Step, said: Message) -> None:
    dice = [int(die) - 1 for die in goal(step)]
    assert said.args["hits"] == sum(step.was("thrown")[die] for die in dice)
    mean = len(dice) * sum(int(face) for face in step.game.options["die"]) / 6
    assert abs(float(said.args["mean"]) - mean) <= 0.051


@claims.of("why-dive", "why-spare", rule="")
def why_spare(step: Step, said: Message) -> None:
    assert (step.text == "dive") == (said.key == "why-dive")
    assert (said.args["count"], said.args["crew"]) == (step.was("hurt"), sum(step.was("wounds")))
    assert said.args["limit"] == step.game.options["shark_wounds"]
