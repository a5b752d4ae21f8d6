"""What Jaws says: prompts, the log, refusals and verdicts.

``log.py`` has what a move changed besides the move itself, ``refusals.py`` the
reasons why a move is not allowed.
"""

from typing import final

from shoal.core.bits import lowest_bit
from shoal.core.notation import Notation
from shoal.core.packed_arrays import i64
from shoal.core.refusal import Refusal
from shoal.core.sentence_messages import SentenceMessages
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    BEACH_NAMES,
    BURST_STEPS,
    CREW_SIZE,
    EVENT_RULES,
    MEMBER_NAMES,
    MEMBERS,
    NO_MEMBER,
    SHARK,
    SPACE_NAMES,
    TOKEN_NAMES,
    VAUGHN,
    ZONES,
)
from shoal.games.jaws.log import act1_lines, act2_lines, evaded_line, event_line, target_line
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    ATTACK,
    BEACH,
    BITE,
    BONUS,
    BONUS_BITE,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    CAGE,
    CHOOSE_ABILITY,
    CHOOSE_BITE,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CHUM,
    CREW_TURN,
    DEAL,
    DEAL_ABILITIES,
    DIVE,
    DOCK,
    DRAW_EVENT,
    EAT,
    END,
    GIVE,
    GO,
    GOING_ON,
    HUNT,
    MOVE_MEMBER,
    NO_BITE,
    PICK_MEMBER,
    PLACE,
    PREPARE_MEMBER,
    REBOARD,
    RESCUE,
    SECOND_BITE,
    SHOW,
    SPEED_BURST,
    START,
    TO,
    TOKEN,
    TURN,
)
from shoal.games.jaws.notation import ABILITY_TITLES, counted, describe_move, spoken_name
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2
from shoal.games.jaws.refusals import (
    by_phase,
    why_not_act,
    why_not_bite,
    why_not_hunt,
    why_not_prepare,
    why_not_turn,
)
from shoal.games.jaws.rules import JawsState, own

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


SECRET_PHASES = (CHOOSE_START, CHOOSE_TOKEN, HUNT, SPEED_BURST, CHOOSE_OPTION, CHOOSE_ABILITY)
VERDICTS = {
    GOING_ON: "",
    BY_BARREL: "The crew has won (JW-74).",
    BY_SWIMMERS: "The shark has won (JW-74).",
    BY_WOUNDS: "The shark is dead. The crew has won (JW-128).",
    BY_SINKING: "The Orca is gone. The shark has won (JW-128).",
    BY_EATING: "Nobody of the crew is left. The shark has won (JW-128).",
}


@final
class JawsMessages(SentenceMessages):
    """What a seat is asked and told."""

    def prompt_text(self, view: View) -> str:
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

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        before = own(state)
        after = before.clone()
        after.play(mover, move)
        sentences = [
            self.move_line(before, mover, move, seat, after),
            evaded_line(before, move, after),
        ]
        sentences += act1_lines(before, after)
        if before.phase >= DEAL_ABILITIES:
            sentences += act2_lines(before, move, after)
        if after.ending != before.ending:
            sentences.append(self.verdict_text(after))
        return " ".join([sentence for sentence in sentences if sentence])

    def move_line(
        self, state: JawsState, mover: i64, move: i64, seat: i64, after: JawsState
    ) -> str:
        """The move itself, without its consequences."""
        if mover == CHANCE:
            return chance_line(state, move, seat, after, self.game.notation)
        text = self.game.notation.write_move(move)
        if mover == SHARK and state.phase in SECRET_PHASES:
            return describe_move("In secret the shark", text) if seat == SHARK else ""
        if mover == SHARK:
            return shark_line(state, move, text)
        return crew_line(state, move, text)

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        position = own(state)
        phase = position.phase
        if phase == CREW_TURN and TO <= move <= REBOARD:
            return why_not_act(position, move)
        if (phase == HUNT or phase == SPEED_BURST) and (move < START or EAT <= move < END):
            return why_not_hunt(position, move)
        if phase == CHOOSE_TOKEN and TOKEN <= move < EAT:
            return Refusal(f"{TOKEN_NAMES[move - TOKEN]} has been played already.", "JW-48")
        if (phase == PICK_MEMBER or phase == PREPARE_MEMBER) and TURN <= move < RESCUE:
            return why_not_turn(position, seat, move - TURN)
        if phase == ANSWER_EVENT and BEACH <= move < DOCK:
            name = BEACH_NAMES[move - BEACH]
            return Refusal(f"The card does not let {name} be chosen.", EVENT_RULES[position.event])
        if phase == MOVE_MEMBER or phase == PREPARE_MEMBER or phase == CHOOSE_TARGET:
            return why_not_prepare(position, seat, move)
        if (phase == CHOOSE_BITE or phase == SECOND_BITE) and BITE <= move < NO_BITE:
            return why_not_bite(position, move - BITE)
        if phase == BONUS_BITE and BONUS <= move < DIVE:
            name = MEMBER_NAMES[move - BONUS]
            return Refusal(f"{name} is not near the shark, or has been bitten.", "JW-120")
        if phase == CHOOSE_ABILITY:
            return Refusal("That card is not in your hand.", "JW-95")
        return by_phase(position)

    def verdict_text(self, state: State) -> str:
        position = own(state)
        if position.ending == BY_TIME:
            rule = "JW-74" if position.settings.acts == ONLY_ACT_1 else "JW-130"
            return f"Time is up: a draw ({rule})."
        return VERDICTS[position.ending]


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


# The log: the move itself.


def chance_line(
    state: JawsState, outcome: i64, seat: i64, after: JawsState, notation: Notation
) -> str:
    """A card or dice."""
    if state.phase == DRAW_EVENT:
        return event_line(state, event_drawn(state, outcome), after)
    rule = "JW-75" if state.settings.acts == ONLY_ACT_2 else "JW-79"
    if state.phase == DEAL_ABILITIES and seat != SHARK:
        return f"The shark is dealt an ability card ({rule})."
    kind, _, rest = notation.write_chance(state, outcome).partition(" ")
    if kind == "roll":
        return dice_line([int(state.settings.die[int(face) - 1]) for face in rest])
    if kind == "card":
        zone = state.settings.card_zone[int(rest) - 1] + 1
        return f"Resurface card {rest} is turned over: zone {zone} (JW-91)."
    dealt = "You are dealt" if kind == "ability" else "The crew is dealt"
    name = rest.rpartition("-")[0]
    card = ABILITY_TITLES[name] if kind == "ability" else f"the {spoken_name(name)}"
    return f"{dealt} {card} ({rule})."


def dice_line(hits: list[int]) -> str:
    """The hits on one die or several."""
    if len(hits) == 1:
        return f"The die shows {counted(hits[0], 'hit')} (JW-82)."
    return f"The dice show {', '.join([str(number) for number in hits])} hits (JW-82)."


def shark_line(state: JawsState, move: i64, text: str) -> str:
    """A move of the shark that everybody sees."""
    if state.phase == SECOND_BITE and move == NO_BITE:
        return "The shark does not bite a second time (JW-124)."
    if state.phase == SECOND_BITE:
        return f"The shark bites once more, boat space {move - BITE + 1} (JW-124)."
    if SHOW <= move < GO:
        return ""  # act2_lines names the option that is shown.
    return describe_move("The shark", text)


def crew_line(state: JawsState, move: i64, text: str) -> str:
    """A move of the crew."""
    member = state.active
    turns = "JW-54" if state.phase < DEAL_ABILITIES else "JW-99"
    if state.phase == ANSWER_EVENT:
        return answer_line(state, move, text)
    if TURN <= move < RESCUE:
        return f"{MEMBER_NAMES[move - TURN]} begins ({turns})."
    if move == END:
        return f"{MEMBER_NAMES[member]} is done ({turns})."
    if DEAL <= move < PLACE:
        card = spoken_name(state.settings.names[state.settings.card_kind[lowest_bit(state.pool)]])
        return f"The crew gives the {card} to {MEMBER_NAMES[move - DEAL]} (JW-85)."
    if move == GIVE:
        return describe_move("Hooper", f"give {state.aboard}")
    if member != NO_MEMBER and not CHUM <= move < ATTACK:
        return describe_move(MEMBER_NAMES[member], text) + target_line(state, move)
    return describe_move("The crew", text)


def answer_line(state: JawsState, move: i64, text: str) -> str:
    """The crew's answer to an event card."""
    if move < START:
        return f"The helicopter sets Brody down at {SPACE_NAMES[move]} (JW-36)."
    if BEACH <= move < DOCK and state.event == VAUGHN:
        return f"The crew empties {BEACH_NAMES[move - BEACH]} and closes it (JW-28)."
    if BEACH <= move < DOCK:
        return f"The crew chooses {BEACH_NAMES[move - BEACH]} ({EVENT_RULES[state.event]})."
    return describe_move("The crew", text)
