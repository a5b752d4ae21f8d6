"""What a player of Jaws is asked to decide."""

from shoal.core.view import View
from shoal.games.jaws.components import BURST_STEPS, CREW_SIZE, MEMBER_NAMES, MEMBERS, ZONES
from shoal.games.jaws.moves import CAGE, CHUM, PLACE, TURN
from shoal.games.jaws.text.move_descriptions import counted

PROMPTS = {
    "start": "You are the shark: choose the water where you lie in wait (JW-14).",
    "token": "Play one of your power tokens this round, or none (JW-43)?",
    "surface": "Where will you come up? Choose one of the options in secret (JW-94).",
    "ability": "Lay one ability card face down under your token, or none (JW-95)?",
    "show": "Show the crew an option that you did not choose (JW-98).",
    "blanks": "Throw the blanks again, or keep what has fallen (JW-113)?",
    "ammo": "Discard an Ammo instead of the weapon that was fired (JW-107)?",
    "ram": "Ram on into the water beside you for 2 more hits, or stay (JW-121)?",
    "bite": "Your attack: bite a boat space, somebody in the water, or nobody (JW-117).",
    "maul": "Throw some of your dice again, or keep them all (JW-122)?",
    "domino": "Domino Effect: which boat space beside the one you hit takes 2 hits (JW-126)?",
    "again": "Second Helping: bite a boat space once more, with 2 dice, or not (JW-124)?",
    "bonus": "A bonus bite at somebody in the water near you, or dive (JW-120)?",
}
EVENT_PROMPTS = {
    "news": "Amity Island in the News: who gets one action more (JW-24)?",
    "vaughn": "Mayor Vaughn Steps In: which beach is emptied and closed (JW-28)?",
    "wrong-shark": "Caught the Wrong Shark: to which dock do Brody and Hooper go (JW-29)?",
    "birthday": "Michael Brody's Birthday: at which beach does Michael swim (JW-31)?",
    "hoax": "Cardboard Fin Hoax: to which beach does the whole crew rush (JW-35)?",
    "helicopter": "Helicopter: where on the island is Brody set down (JW-36)?",
}


def prompt(view: View) -> str:
    """What the seat has to decide."""
    phase = view.word("stage")
    if phase == "event":
        return EVENT_PROMPTS[view.word("event")]
    if phase in ("hunt", "rush"):
        return shark_prompt(view)
    if phase in ("pick", "crew"):
        return act1_prompt(view)
    if phase in ("divide", "place", "ready", "move", "target", "attack", "cage"):
        return act2_prompt(view, phase)
    return PROMPTS.get(phase, "There is nothing to decide.")


def shark_prompt(view: View) -> str:
    """During the shark's secret turn."""
    if view.word("stage") == "hunt":
        left = counted(view.number("strokes"), "action")
        return f"Your secret turn, {left} left: swim on, eat, or end the turn (JW-42)."
    if view.number("rush") == BURST_STEPS:
        return "Your Speed Burst begins: swim to a space beside you (JW-51)."
    return "Your Speed Burst goes on: swim to a space beside you, or halt (JW-51)."


def act1_prompt(view: View) -> str:
    """During the crew's turns in Act 1."""
    if view.word("stage") == "pick":
        return f"Who of the crew goes next: {allowed_names(view, TURN)} (JW-54)?"
    if view.number("actions") == 0:
        return f"{active(view)}'s turn, no action left: do what is free, or end the turn (JW-54)."
    left = counted(view.number("actions"), "action")
    return f"{active(view)}'s turn, {left} left: move, act, or end the turn (JW-54)."


def act2_prompt(view: View, phase: str) -> str:
    """While the crew sets up, prepares and attacks in Act 2."""
    if phase == "divide":
        return f"Who gets the {spoken(first_card(view))} (JW-85)?"
    if phase == "place":
        return placing_prompt(view)
    if phase == "ready":
        chum = ", or who plays Chum (JW-97)" if allowed_members(view, CHUM) else ""
        return f"Who prepares next: {allowed_names(view, TURN)}{chum} (JW-99)?"
    if phase == "move":
        return preparation_prompt(view)
    if phase == "target":
        weapon = spoken(view.words("weapons")[MEMBERS.index(view.word("active"))])
        return f"{active(view)} takes the {weapon}: at the water of which zone (JW-103)?"
    if phase == "attack":
        return f"The shark is up in zone {view.word('fin')}: attack it, or hold back (JW-111)?"
    return f"Close the Shark Cage before the dice fall: {allowed_names(view, CAGE)} (JW-108)?"


def preparation_prompt(view: View) -> str:
    """While a member prepares."""
    steps = view.number("actions")
    go = f"go up to {counted(steps, 'step')}, " if steps else ""
    return f"{active(view)} prepares: {go}take a weapon, or be done (JW-99)."


def active(view: View) -> str:
    """Whose turn it is."""
    return MEMBER_NAMES[MEMBERS.index(view.word("active"))]


def allowed_members(view: View, row: int) -> list[str]:
    """The members whose move of this row is legal."""
    return [MEMBER_NAMES[member] for member in range(CREW_SIZE) if row + member in view.moves]


def allowed_names(view: View, row: int) -> str:
    """The names of those members, to choose one of."""
    return joined(allowed_members(view, row))


def joined(names: list[str]) -> str:
    """Names to choose one of.

    >>> joined(["Quint", "Brody", "Hooper"]), joined(["Quint"])
    ('Quint, Brody or Hooper', 'Quint')
    """
    return " or ".join([name for name in [", ".join(names[:-1]), *names[-1:]] if name])


def placing_prompt(view: View) -> str:
    """While the crew goes aboard."""
    waiting = sorted({(move - PLACE) // ZONES for move in view.moves if move >= PLACE})
    if len(waiting) == 1:
        return f"Where does {MEMBER_NAMES[waiting[0]]} go aboard (JW-89)?"
    names = joined([MEMBER_NAMES[member] for member in waiting])
    return f"Choose a boat space, and who goes aboard there: {names} (JW-89)."


def first_card(view: View) -> str:
    """The gear card that is dealt next."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    return str(gear["pool"][0])


def spoken(card: str) -> str:
    """A gear card's name as it is said."""
    return card.replace("-", " ")
