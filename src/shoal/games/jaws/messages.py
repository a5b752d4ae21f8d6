"""What Jaws says: prompts, names of moves and verdicts, and where the rest is.

The log, refusals and reasons have files of their own; the words are in ``words/en.ftl``.
"""

from typing import Final, final

from shoal.core.bits import lowest_bit, members
from shoal.core.game import GameMessages, View
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.jaws.act1.log import act1_log, taken_barrels
from shoal.games.jaws.act2.log import act2_log
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM
from shoal.games.jaws.components import (
    BIRTHDAY,
    BURST_STEPS,
    CREW_SIZE,
    EAST_DOCK,
    EVENT_RULES,
    EVENT_WORDS,
    GONE,
    MEMBERS,
    NO_ABILITY,
    NO_TOKEN,
    SHARK,
    VAUGHN,
    WEST_DOCK,
    ZONES,
    ability_word,
    beach_word,
    gear_word,
    member_word,
    option_letter,
    space_word,
    token_word,
)
from shoal.games.jaws.moves import (
    ABILITY,
    AMMO,
    ANSWER_EVENT,
    ATTACK,
    BEACH,
    BINOCULARS,
    BITE,
    BONUS,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    CAGE,
    CHUM,
    CLOSE,
    DEAL,
    DEAL_ABILITIES,
    DIVE,
    DOCK,
    DOMINO,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    EXTRA,
    FINDER,
    GIVE,
    GO,
    HALT,
    HOLD,
    HUNT,
    KEEP,
    KNOCK,
    LAUNCH,
    MAUL,
    NO_BITE,
    NO_CAGE,
    PLACE,
    RAM,
    REROLL,
    RESCUE,
    RESCUE_MICHAEL,
    RUSH,
    SECOND_BITE,
    SHOW,
    SPEED_BURST,
    START,
    STAY,
    SURFACE,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TARGET,
    TO,
    TOKEN,
    TURN,
    WEAPON,
)
from shoal.games.jaws.options import ONLY_ACT_1, Settings, card_word, kind_word
from shoal.games.jaws.refusals import why_not
from shoal.games.jaws.rules import JawsState, own

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
    phase = view.word("phase")
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


def describe(state: JawsState, move: i64) -> Message:
    """A move; ``state`` is what the seat sees."""
    if move < START:
        return travel(state, move - TO)
    if move < EAT:
        return choice(state, move)
    if move < TURN:
        return hunting(state, move)
    if move < DEAL:
        return turn(state, move)
    if move < GO:
        return setup(state, move)
    if move < ATTACK or move >= WEAPON:
        return preparing(state, move)
    if move < RAM:
        return attacking(state, move)
    return biting(state, move)


def travel(state: JawsState, space: i64) -> Message:
    """A step on the island, a stroke of the shark, or a flight with the Helicopter."""
    name = space_word(space)
    if state.phase == ANSWER_EVENT:
        return say("move-fly", space=name)
    if state.phase == HUNT or state.phase == SPEED_BURST:
        return say("move-swim", space=name)
    return say("move-go", space=name)


def choice(state: JawsState, move: i64) -> Message:
    """The shark's start and token, and the crew's answers to an event."""
    if move < BEACH:
        return say("move-start", space=space_word(move - START))
    if move < DOCK:
        beach = beach_word(move - BEACH)
        if state.event == VAUGHN:
            return say("move-empty-beach", space=beach)
        if state.event == BIRTHDAY:
            return say("move-michael", space=beach)
        return say("move-rush-to-beach", space=beach)
    if move < EXTRA:
        return say("move-dock", space=space_word(WEST_DOCK if move == DOCK else EAST_DOCK))
    if move < TOKEN:
        return say("move-extra-action", member=member_word(move - EXTRA))
    if move - TOKEN == NO_TOKEN:
        return say("move-no-token")
    return say("move-token", token=token_word(move - TOKEN))


def hunting(state: JawsState, move: i64) -> Message:
    """The shark's secret turn, and the end of any turn."""
    if move == EAT:
        return say("move-eat")
    if move == EAT_MICHAEL:
        return say("move-eat-michael")
    if move == EAT_ALL:
        return say("move-eat-all")
    if move == RUSH:
        return say("move-burst")
    if move == HALT:
        return say("move-halt")
    if move < END:
        return say("move-knock", member=member_word(move - KNOCK))
    return say("move-end") if state.phase < DEAL_ABILITIES else say("move-ready")


def turn(state: JawsState, move: i64) -> Message:
    """A crew member's turn in Act 1."""
    if move < RESCUE:
        member = member_word(move - TURN)
        if state.phase < DEAL_ABILITIES:
            return say("move-begin", member=member)
        return say("move-prepare", member=member)
    if move == RESCUE:
        return say("move-rescue")
    if move == RESCUE_MICHAEL:
        return say("move-rescue-michael")
    if move < LAUNCH or move == GIVE:
        return barrels(state, move)
    if move < BINOCULARS:
        return say("move-launch", space=space_word(move - LAUNCH))
    if move == BINOCULARS:
        return say("move-binoculars")
    if move < GIVE:
        return say("move-close", space=beach_word(move - CLOSE))
    return say("move-finder") if move == FINDER else say("move-reboard")


def barrels(state: JawsState, move: i64) -> Message:
    """Barrels to take, drop or give."""
    if move == TAKE_SHOP:
        return say("move-take-shop")
    if move == DROP:
        return say("move-drop")
    if move == GIVE:
        return say("move-give", count=int(state.aboard))
    if move >= TAKE_HOOPER:
        return say("move-take-hooper", count=taken_barrels(move))
    if move >= TAKE_WATER:
        return say("move-take-water", count=taken_barrels(move))
    return say("move-take-dock", count=taken_barrels(move))


def setup(state: JawsState, move: i64) -> Message:
    """Gear, places aboard, and the shark's choice."""
    if move < PLACE:
        gear = card_word(state.settings, lowest_bit(state.pool))
        return say("move-deal", gear=gear, member=member_word(move - DEAL))
    if move < SURFACE:
        place = move - PLACE
        return say("move-board", member=member_word(place // ZONES), zone=int(place % ZONES + 1))
    if move < ABILITY:
        option = move - SURFACE
        zone = int(state.settings.card_zone[state.options[option]] + 1)
        return say("move-surface", option=option_letter(option), zone=zone)
    if move - ABILITY == NO_ABILITY:
        return say("move-no-ability")
    if move < SHOW:
        return say("move-ability", ability=ability_word(move - ABILITY))
    return say("move-show", option=option_letter(move - SHOW))


def preparing(state: JawsState, move: i64) -> Message:
    """The crew's preparation."""
    if move >= WEAPON:
        return say("move-weapon", gear=kind_word(state.settings, move - WEAPON))
    if move >= CHUM:
        return say("move-chum", member=member_word(move - CHUM))
    if move >= TARGET:
        return say("move-target", zone=int(move - TARGET + 1))
    zone = int((move - GO) % ZONES + 1)
    if move - GO >= ZONES:
        return say("move-go-water", zone=zone)
    if state.spots[state.active] >= ZONES:
        return say("move-climb", zone=zone)
    return say("move-go-boat", zone=zone)


def attacking(state: JawsState, move: i64) -> Message:
    """The crew's attacks, and dice that are kept."""
    if move < HOLD:
        return say("move-attack", member=member_word(move - ATTACK))
    if move < REROLL:
        return say("move-hold", member=member_word(move - HOLD))
    if move == REROLL:
        return say("move-reroll-blanks")
    if move == KEEP:
        return say("move-keep")
    gear = kind_word(state.settings, state.weapons[state.active])
    return say("move-ammo", gear=gear) if move == AMMO else say("move-discard", gear=gear)


def biting(state: JawsState, move: i64) -> Message:
    """The shark's attacks, and the crew's Shark Cages."""
    if move < STAY:
        return say("move-ram", zone=int(move - RAM + 1))
    if move == STAY:
        return say("move-stay")
    if move <= NO_BITE:
        return bite(state, move)
    if move < NO_CAGE:
        return say("move-cage", member=member_word(move - CAGE))
    if move < MAUL:
        return say("move-no-cage", member=member_word((move - NO_CAGE) % CREW_SIZE))
    if move < DOMINO:
        return say("move-maul", dice=[int(die) + 1 for die in members(move - MAUL + 1)])
    if move < BONUS:
        return say("move-domino", zone=int(move - DOMINO + 1))
    if move < DIVE:
        return say("move-bonus", member=member_word(move - BONUS))
    return say("move-dive")


def bite(state: JawsState, move: i64) -> Message:
    """What to bite."""
    aim = move - BITE
    if move == NO_BITE:
        if state.phase == SECOND_BITE:
            return say("move-bite-no-more")
        return say("move-bite-nobody")
    if aim >= MEMBER_AIM:
        return say("move-bite-member", member=member_word(aim - MEMBER_AIM))
    if state.phase == SECOND_BITE:
        return say("move-bite-again", zone=int(aim + 1))
    return say("move-bite-boat", zone=int(aim + 1))


def verdict(ending: i64, players: i64, track: i64, settings: Settings) -> Message | None:
    """Who has won, and how; None while the game goes on."""
    crew = list(range(1, int(players)))
    if ending == BY_BARREL:
        return say("won-barrels", seats=crew, rule="JW-74")
    if ending == BY_SWIMMERS:
        return say("won-swimmers", seat=int(SHARK), track=int(track), rule="JW-74")
    if ending == BY_WOUNDS:
        return say("won-wounds", seats=crew, rule="JW-128")
    if ending == BY_SINKING:
        return say("won-sinking", seat=int(SHARK), rule="JW-128")
    if ending == BY_EATING:
        return say("won-eating", seat=int(SHARK), rule="JW-128")
    if ending == BY_TIME and settings.acts == ONLY_ACT_1:
        return say("won-nobody-summer", rule="JW-74")
    if ending == BY_TIME:
        return say("won-nobody-night", rule="JW-130")
    return None


def headline(state: JawsState) -> Message:
    """The winner's side, with what the losers still had or still needed."""
    if state.ending == BY_BARREL:
        return say("end-barrels", track=int(state.track))
    if state.ending == BY_SWIMMERS:
        return say("end-swimmers", count=int(state.stuck))
    if state.ending == BY_WOUNDS:
        return say("end-wounds", count=len([tile for tile in state.tiles if tile != GONE]))
    left = int(state.settings.shark_wounds - state.hurt)
    if state.ending == BY_SINKING:
        return say("end-sinking", count=left)
    if state.ending == BY_EATING:
        return say("end-eating", count=left)
    return say("end-nobody")


@final
class JawsMessages(GameMessages):
    """What a seat is asked and told."""

    def prompt(self, view: View) -> Message:
        return prompt(view)

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        before = own(state)
        after = before.clone()
        after.play(mover, move)
        if before.phase < DEAL_ABILITIES:
            told = act1_log(before, mover, move, after)
        else:
            told = act2_log(before, mover, move, after)
        verdict = self.verdict(after)
        return told if verdict is None else [*told, verdict]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return why_not(own(state), seat, move)

    def verdict(self, state: State) -> Message | None:
        position = own(state)
        return verdict(position.ending, position.players, position.track, position.settings)

    def headline(self, state: State) -> Message | None:
        return headline(own(state))

    def describe_move(self, view: View, move: i64) -> Message:
        return describe(own(self.game.shown(view)), move)
