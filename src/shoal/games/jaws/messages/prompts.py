"""What a seat is asked in each phase of Jaws."""

from typing import Final

from shoal.core.message import Message, key_in, say
from shoal.core.view import View
from shoal.games.jaws.components import (
    BURST_STEPS,
    CREW_SIZE,
    EVENT_RULES,
    EVENT_WORDS,
    MEMBERS,
    ZONES,
)
from shoal.games.jaws.messages.word_keys import gear_word, member_word
from shoal.games.jaws.moves import ATTACK, CAGE, CHUM, PLACE, TURN

RULES: Final = {
    "start": "JW-14",
    "token": "JW-43",
    "surface": "JW-94",
    "ability": "JW-95",
    "show": "JW-98",
    "blanks": "JW-113",
    "ammo": "JW-107",
    "ram": "JW-121",
    "bite": "JW-117",
    "maul": "JW-122",
    "domino": "JW-126",
    "again": "JW-124",
    "bonus": "JW-120",
}
"""The phases whose question is always the same."""


def prompt(view: View) -> Message:
    """What the seat has to decide."""
    phase = view.word("stage")
    if phase in RULES:
        return say(key_in("ask-phase", phase), rule=RULES[phase])
    if phase == "event":
        event = view.word("event")
        return say(key_in("ask-event", event), rule=EVENT_RULES[EVENT_WORDS.index(event)])
    if phase == "hunt" or phase == "rush":
        return hunt_prompt(view, phase)
    if phase == "pick":
        return say("ask-pick", members=allowed(view, TURN), rule="JW-54")
    if phase == "crew":
        count = view.number("actions")
        return say("ask-turn", member=active(view), count=count, rule="JW-54")
    if phase == "divide" or phase == "place":
        return setup_prompt(view, phase)
    if phase == "ready" or phase == "move" or phase == "target":
        return preparation_prompt(view, phase)
    if phase == "attack":
        zone = int(view.word("fin"))
        return say("ask-attack", zone=zone, members=allowed(view, ATTACK), rule="JW-111")
    if phase == "cage":
        return say("ask-cage", members=allowed(view, CAGE), rule="JW-108")
    return say("ask-nothing")


def hunt_prompt(view: View, phase: str) -> Message:
    """During the shark's secret turn."""
    if phase == "hunt":
        return say("ask-hunt", count=view.number("strokes"), rule="JW-42")
    if view.number("rush") == BURST_STEPS:
        return say("ask-burst", rule="JW-51")
    return say("ask-burst-on", count=view.number("rush"), rule="JW-51")


def setup_prompt(view: View, phase: str) -> Message:
    """While the crew divides its gear and goes aboard."""
    if phase == "divide":
        gear = view.facts["gear"]
        assert isinstance(gear, dict)
        return say("ask-divide", gear=gear_word(str(gear["pool"][0])), rule="JW-85")
    waiting = sorted({(int(move) - PLACE) // ZONES for move in view.moves if move >= PLACE})
    if len(waiting) == 1:
        return say("ask-board", member=member_word(waiting[0]), rule="JW-89")
    return say("ask-board-any", members=[member_word(one) for one in waiting], rule="JW-89")


def preparation_prompt(view: View, phase: str) -> Message:
    """While the crew prepares."""
    if phase == "ready":
        chum = 1 if allowed(view, CHUM) else 0
        return say("ask-prepare", members=allowed(view, TURN), chum=chum, rule="JW-99")
    if phase == "move":
        steps = view.number("actions")
        return say("ask-steps", member=active(view), count=steps, rule="JW-99")
    weapon = view.words("weapons")[MEMBERS.index(view.word("active"))]
    return say("ask-target", member=active(view), gear=gear_word(weapon), rule="JW-103")


def active(view: View) -> str:
    """Whose turn it is."""
    return member_word(MEMBERS.index(view.word("active")))


def allowed(view: View, row: int) -> list[str]:
    """The members whose move of this row is legal."""
    return [member_word(member) for member in range(CREW_SIZE) if row + member in view.moves]
