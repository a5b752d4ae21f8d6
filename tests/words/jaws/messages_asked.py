"""What the questions of Jaws claim about the position."""

from words.game_steps import Step
from words.jaws.messages_act1 import EVENT_RULES, MEMBERS, claims, member, place_of
from words.jaws.messages_act2 import gear_word

from shoal.core.message import Message

PHASE_RULES = {
    "start": "JW-14", "event": "JW-18", "token": "JW-43", "hunt": "JW-42", "rush": "JW-51",
    "pick": "JW-54", "crew": "JW-54", "divide": "JW-85", "place": "JW-89", "surface": "JW-94",
    "ability": "JW-95", "show": "JW-98", "ready": "JW-99", "move": "JW-99", "target": "JW-103",
    "attack": "JW-111", "blanks": "JW-113", "ammo": "JW-107", "ram": "JW-121", "bite": "JW-117",
    "cage": "JW-108", "maul": "JW-122", "domino": "JW-126", "again": "JW-124", "bonus": "JW-120",
}  # fmt: skip
"""The rule about each phase."""

SAME_QUESTION = [
    "start", "token", "surface", "ability", "show", "blanks", "ammo", "ram", "bite", "maul",
    "domino", "again", "bonus",
]  # fmt: skip
ASKING_EVENTS = ("news", "vaughn", "wrong-shark", "birthday", "hoax", "helicopter")


def legal(step: Step) -> list[str]:
    """The legal moves of the seat."""
    return [step.game.notation.write_move(move) for move in step.before.moves(step.mover)]


def able(step: Step, verb: str) -> list[str]:
    """The members of whom a move with this verb is legal, as words."""
    return [f"member-{name}" for name in MEMBERS if f"{verb} {name}" in legal(step)]


def at(step: Step) -> str:
    """Where the active member is."""
    return place_of(step, step.was("active"), "before")


# Questions.


@claims.of(*[f"ask-phase-{phase}" for phase in SAME_QUESTION])
def ask_phase(step: Step, said: Message) -> None:
    phase = said.key.removeprefix("ask-phase-")
    assert (step.was("phase"), said.rule, said.args) == (phase, PHASE_RULES[phase], {})
    assert (step.mover == 0) == (phase not in ("blanks", "ammo"))


@claims.of(*[f"ask-event-{event}" for event in ASKING_EVENTS])
def ask_event(step: Step, said: Message) -> None:
    event = said.key.removeprefix("ask-event-")
    assert (step.was("phase"), step.was("event"), said.rule) == ("event", event, EVENT_RULES[event])


@claims.of("ask-hunt", "ask-burst", "ask-burst-on")
def ask_hunt(step: Step, said: Message) -> None:
    if said.key == "ask-hunt":
        assert (step.was("phase"), said.args["count"]) == ("hunt", step.was("strokes"))
        verbs = {move.partition(" ")[0] for move in legal(step)}
        assert (said.args["count"] == 0) == (verbs == {"knock", "end"})
    else:
        assert (step.was("phase"), said.args.get("count", 3)) == ("rush", step.was("rush"))
        assert ("halt" in legal(step)) == (said.key == "ask-burst-on")
    assert said.rule == ("JW-42" if said.key == "ask-hunt" else "JW-51")


@claims.of("ask-pick")
def ask_pick(step: Step, said: Message) -> None:
    assert said.args["members"] == able(step, "turn") != []
    assert said.rule == "JW-54"


@claims.of("ask-turn")
def ask_turn(step: Step, said: Message) -> None:
    assert (member(said), said.args["count"]) == (step.was("active"), step.was("actions"))
    assert (step.was("phase"), said.rule) == ("crew", "JW-54")


@claims.of("ask-divide")
def ask_divide(step: Step, said: Message) -> None:
    assert gear_word(said) == step.was("gear")["pool"][0].lower()
    assert (step.was("phase"), said.rule) == ("divide", "JW-85")


@claims.of("ask-board", "ask-board-any")
def ask_board(step: Step, said: Message) -> None:
    waiting = [f"member-{name}" for name in MEMBERS if f"place {name} 1" in legal(step)]
    assert said.args.get("members", [said.args.get("member")]) == waiting
    assert (len(waiting) > 1, said.rule) == (said.key == "ask-board-any", "JW-89")


@claims.of("ask-prepare")
def ask_prepare(step: Step, said: Message) -> None:
    assert said.args["members"] == able(step, "turn")
    assert said.args["chum"] == bool(able(step, "chum"))
    assert (step.was("phase"), said.rule) == ("ready", "JW-99")


@claims.of("ask-steps")
def ask_steps(step: Step, said: Message) -> None:
    assert (member(said), said.args["count"]) == (step.was("active"), step.was("actions"))
    assert (step.was("phase"), said.rule) == ("move", "JW-99")


@claims.of("ask-target")
def ask_target(step: Step, said: Message) -> None:
    assert member(said) == step.was("active")
    assert gear_word(said) == step.was("weapons")[MEMBERS.index(member(said))].lower()
    assert said.rule == "JW-103"


@claims.of("ask-attack")
def ask_attack(step: Step, said: Message) -> None:
    assert (str(said.args["zone"]), said.rule) == (step.was("fin"), "JW-111")
    assert said.args["members"] == able(step, "attack") != []


@claims.of("ask-cage")
def ask_cage(step: Step, said: Message) -> None:
    assert said.args["members"] == able(step, "cage") != []
    assert said.rule == "JW-108"


@claims.of("ask-nothing")
def ask_nothing(step: Step, said: Message) -> None:
    assert list(step.before.actors()) == [] and said.rule == ""
