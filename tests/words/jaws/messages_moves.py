"""What the names of moves in Jaws claim: which move each stands for, and what comes of it."""

from words.game_steps import Step
from words.jaws.messages_act1 import SPACE_BY_WORD, claims

from shoal.core.message import Message

FIXED = {
    "move-no-token": "token none",
    "move-eat": "eat",
    "move-eat-michael": "eat michael",
    "move-eat-all": "eat all",
    "move-burst": "burst",
    "move-halt": "halt",
    "move-rescue": "rescue",
    "move-rescue-michael": "rescue michael",
    "move-take-shop": "take shop",
    "move-drop": "drop",
    "move-binoculars": "binoculars",
    "move-finder": "finder",
    "move-reboard": "reboard",
    "move-no-ability": "ability none",
    "move-reroll-blanks": "reroll",
    "move-keep": "keep",
    "move-stay": "stay",
    "move-dive": "dive",
}
"""Names without arguments."""

WITH_MEMBER = {
    "move-extra-action": "extra", "move-knock": "knock", "move-chum": "chum",
    "move-attack": "attack", "move-hold": "hold", "move-cage": "cage", "move-no-cage": "no cage",
    "move-bonus": "bonus", "move-bite-member": "bite",
}  # fmt: skip
WITH_ZONE = {
    "move-target": "target", "move-ram": "ram", "move-domino": "domino",
    "move-go-water": "go water",
}  # fmt: skip
WITH_COUNT = {
    "move-take-dock": "take dock", "move-take-water": "take water",
    "move-take-hooper": "take hooper",
}  # fmt: skip


claims.told_as |= {
    "move-start": ("log-shark-starts",),
    "move-swim": ("log-shark-swims",),
    "move-go": ("log-moves",),
    "move-fly": ("log-helicopter",),
    "move-empty-beach": ("log-empties",),
    "move-michael": ("log-michael-swims",),
    "move-rush-to-beach": ("log-hoax",),
    "move-dock": ("log-wrong-shark",),
    "move-extra-action": ("log-extra-action",),
    "move-token": ("log-shark-token",),
    "move-no-token": ("log-shark-no-token",),
    "move-eat": ("log-shark-eats",),
    "move-eat-michael": ("log-shark-eats-michael",),
    "move-eat-all": ("log-shark-eats", "log-shark-eats-all"),
    "move-burst": ("log-shark-burst",),
    "move-halt": ("log-shark-halts",),
    "move-knock": ("log-shark-knocks",),
    "move-end": ("log-shark-ends", "log-done"),
    "move-begin": ("log-begins",),
    "move-rescue": ("log-rescues",),
    "move-rescue-michael": ("log-rescues-michael",),
    "move-take-dock": ("log-takes-dock",),
    "move-take-water": ("log-takes-water",),
    "move-take-hooper": ("log-takes-hooper",),
    "move-take-shop": ("log-takes-shop",),
    "move-drop": ("log-drops",),
    "move-give": ("log-gives",),
    "move-launch": ("log-launches",),
    "move-binoculars": ("log-binoculars",),
    "move-close": ("log-closes",),
    "move-finder": ("log-finder",),
    "move-reboard": ("log-reboards",),
    "move-deal": ("log-gets-gear",),
    "move-board": ("log-boards",),
    "move-surface": ("log-shark-option",),
    "move-ability": ("log-shark-ability",),
    "move-no-ability": ("log-shark-no-ability",),
    "move-show": ("log-shows",),
    "move-prepare": ("log-prepares",),
    "move-go-boat": ("log-goes-boat",),
    "move-go-water": ("log-goes-water",),
    "move-climb": ("log-climbs",),
    "move-weapon": ("log-readies",),
    "move-target": ("log-aims",),
    "move-ready": ("log-ready", "log-ready-unarmed", "log-done"),
    "move-chum": ("log-chum",),
    "move-attack": ("log-attacks",),
    "move-hold": ("log-holds-back",),
    "move-reroll-blanks": ("log-rerolls-blanks",),
    "move-keep": ("log-keeps-blanks", "log-shark-keeps"),
    "move-ammo": ("log-uses-ammo",),
    "move-discard": ("log-discards",),
    "move-ram": ("log-rams",),
    "move-stay": ("log-stays",),
    "move-bite-boat": ("log-bites-boat",),
    "move-bite-again": ("log-bites-again",),
    "move-bite-member": ("log-bites-member",),
    "move-bite-nobody": ("log-bites-nobody",),
    "move-bite-no-more": ("log-bites-no-more",),
    "move-cage": ("log-cage",),
    "move-no-cage": ("log-no-cage",),
    "move-maul": ("log-mauls",),
    "move-domino": ("log-domino",),
    "move-bonus": ("log-bites-bonus",),
    "move-dive": ("log-dives",),
}


def name_of(word: str, kind: str) -> str:
    """A member, token, ability or gear card as the notation writes it."""
    assert word.startswith(f"{kind}-")
    return word.removeprefix(f"{kind}-")


def place(space: str) -> str:
    """A space as the notation writes it."""
    return SPACE_BY_WORD[name_of(space, "space")]


@claims.of(*FIXED)
def move_fixed(step: Step, said: Message) -> None:
    assert (said.args, said.rule, step.text) == ({}, "", FIXED[said.key])


@claims.of(*WITH_MEMBER)
def move_of_member(step: Step, said: Message) -> None:
    member = name_of(str(said.args["member"]), "member")
    assert (step.text, said.rule) == (f"{WITH_MEMBER[said.key]} {member}", "")


@claims.of(*WITH_ZONE)
def move_to_zone(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == (f"{WITH_ZONE[said.key]} {said.args['zone']}", "")


@claims.of(*WITH_COUNT)
def move_barrels(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == (f"{WITH_COUNT[said.key]} {said.args['count']}", "")


@claims.of("move-start")
def move_start(step: Step, space: str) -> None:
    assert step.text == f"start {place(space)}"


@claims.of("move-swim", "move-go", "move-fly")
def move_travel(step: Step, said: Message) -> None:
    phases = {"event": "move-fly", "hunt": "move-swim", "rush": "move-swim", "crew": "move-go"}
    assert (phases[step.was("phase")], said.rule) == (said.key, "")
    assert step.text == f"to {place(str(said.args['space']))}"


@claims.of("move-empty-beach", "move-michael", "move-rush-to-beach")
def move_beach(step: Step, said: Message) -> None:
    events = {
        "vaughn": "move-empty-beach",
        "birthday": "move-michael",
        "hoax": "move-rush-to-beach",
    }
    assert (events[step.was("event")], said.rule) == (said.key, "")
    assert step.text == f"beach {place(str(said.args['space']))}"


@claims.of("move-dock")
def move_dock(step: Step, space: str) -> None:
    assert step.text == f"dock {place(space)}"


@claims.of("move-token")
def move_token(step: Step, token: str) -> None:
    assert step.text == f"token {name_of(token, 'token')}"


@claims.of("move-end", "move-ready")
def move_end(step: Step, said: Message) -> None:
    assert (step.text, said.args, said.rule) == ("end", {}, "")
    assert (said.key == "move-ready") == (step.was("act") == 2)


@claims.of("move-begin", "move-prepare")
def move_turn(step: Step, said: Message) -> None:
    member = name_of(str(said.args["member"]), "member")
    assert (step.text, said.rule) == (f"turn {member}", "")
    assert (said.key == "move-prepare") == (step.was("act") == 2)


@claims.of("move-give")
def move_give(step: Step, count: int) -> None:
    assert (step.text, count) == ("give", step.was("aboard"))


@claims.of("move-launch")
def move_launch(step: Step, space: str) -> None:
    assert step.text == f"launch {place(space)}"


@claims.of("move-close")
def move_close(step: Step, space: str) -> None:
    assert step.text == f"close {place(space)}"


@claims.of("move-deal")
def move_deal(step: Step, gear: str, member: str) -> None:
    assert step.text == f"deal {name_of(member, 'member')}"
    assert name_of(gear, "gear") == step.was("gear")["pool"][0].lower()


@claims.of("move-board")
def move_board(step: Step, member: str, zone: int) -> None:
    assert step.text == f"place {name_of(member, 'member')} {zone}"


@claims.of("move-surface")
def move_surface(step: Step, option: str, zone: int) -> None:
    assert step.text == f"surface {option}"
    card = int(step.was("options")["ABC".index(option)])
    cards = str(step.game.options["resurface"]).split(",")
    assert str(zone) == cards[card - 1].partition("/")[0]


@claims.of("move-show")
def move_show(step: Step, option: str) -> None:
    assert step.text == f"show {option}"


@claims.of("move-ability")
def move_ability(step: Step, ability: str) -> None:
    assert step.text == f"ability {name_of(ability, 'ability')}"


@claims.of("move-go-boat", "move-climb")
def move_aboard(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == (f"go boat {said.args['zone']}", "")
    row = ["quint", "brody", "hooper"].index(step.was("active"))
    is_swimming = step.was("spots")[row].startswith("water")
    assert (said.key == "move-climb") == is_swimming


@claims.of("move-weapon")
def move_weapon(step: Step, gear: str) -> None:
    assert step.text == f"weapon {name_of(gear, 'gear')}"


@claims.of("move-ammo", "move-discard")
def move_discard(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == (said.key.removeprefix("move-"), "")
    row = ["quint", "brody", "hooper"].index(step.was("active"))
    assert name_of(str(said.args["gear"]), "gear") == step.was("weapons")[row].lower()


@claims.of("move-bite-boat", "move-bite-again")
def move_bite_boat(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == (f"bite boat {said.args['zone']}", "")
    assert (said.key == "move-bite-again") == (step.was("phase") == "again")


@claims.of("move-bite-nobody", "move-bite-no-more")
def move_bite_nobody(step: Step, said: Message) -> None:
    assert (step.text, said.args, said.rule) == ("bite nobody", {}, "")
    assert (said.key == "move-bite-no-more") == (step.was("phase") == "again")


@claims.of("move-maul")
def move_maul(step: Step, dice: list[int]) -> None:
    assert step.text == f"maul {''.join(map(str, dice))}"
