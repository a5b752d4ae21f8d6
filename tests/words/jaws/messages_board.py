"""What the board in words of Jaws claims: all that it says is in the facts of the view."""

from typing import Any

from words.game_steps import Step
from words.jaws.messages_act1 import MEMBERS, SPACE_BY_WORD, claims

from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.core.state import SPECTATOR
from shoal.games.jaws.components import EVENT_WORDS, EVENTS, SPACES
from shoal.games.jaws.moves import PHASES

WORD_OF_SPACE = {name: f"space-{word}" for word, name in SPACE_BY_WORD.items()}
BEACH_LETTERS = "NESW"
CREW_ORDER = {2: [[0, 1, 2]], 3: [[0, 2], [1, 2]], 4: [[0], [1], [2]]}
"""The members of each seat of the crew, with the default of option ``crew``."""

SHARK_MAY_ACT = ("hunt", "rush", "token")


def seen(step: Step, fact: str) -> Any:
    """A fact of the view."""
    return step.view.facts[fact]


def words(kind: str, names: list[str]) -> list[str]:
    """Names as keys of words."""
    return [f"{kind}-{name}" for name in names]


def spaces(bits: int) -> list[str]:
    """A set of spaces as words."""
    return [WORD_OF_SPACE[name] for nth, name in enumerate(SPACES) if bits >> nth & 1]


def people(bits: int) -> list[str]:
    """A set of members as words."""
    return [f"member-{name}" for nth, name in enumerate(MEMBERS) if bits >> nth & 1]


def gear(step: Step, place: str) -> list[str]:
    """The gear cards of a member or a pile, as words."""
    return [f"gear-{name.lower()}" for name in seen(step, "gear")[place]]


def chosen(step: Step, name: str) -> Any:
    """The value of an option of the game."""
    return step.game.options[name]


def resurface_card(step: Step, number: str) -> list[str]:
    """A resurface card: zone, dice, evade."""
    return str(chosen(step, "resurface")).split(",")[int(number) - 1].split("/")


# Both acts.


@claims.of("board-amity", "board-orca", level=HEADLINE)
def board_act(step: Step, said: Message) -> None:
    limit = 7 if chosen(step, "acts") == "act1" else 9
    told = {"round": seen(step, "round"), "track": seen(step, "track"), "limit": limit}
    assert (said.args, said.rule) == (told, "")
    assert seen(step, "act") == (1 if said.key == "board-amity" else 2)


@claims.of(*[f"board-phase-{phase}" for phase in PHASES if phase != "over"])
def board_phase(step: Step, said: Message) -> None:
    assert (said.key, said.args, said.rule) == (f"board-phase-{seen(step, 'phase')}", {}, "")


@claims.of("board-role-shark", rule="JW-8")
def role_shark(step: Step, seat: int) -> None:
    assert seat == step.game.sides(step.before.players).index(0)


@claims.of("board-role-crew", rule="JW-9")
def role_crew(step: Step, seat: int, members: list[str]) -> None:
    order = str(chosen(step, "crew")).split(",")
    mine = CREW_ORDER[int(step.before.players)][seat - 1]
    played = {order[place] for place in mine}
    assert members == [f"member-{name}" for name in MEMBERS if name in played]


@claims.of("board-watching")
def watching(step: Step) -> None:
    assert step.viewer == SPECTATOR


@claims.of("board-turn")
def board_turn(step: Step, member: str, count: int, act: int) -> None:
    told = (f"member-{seen(step, 'active')}", seen(step, "actions"), seen(step, "act"))
    assert (member, count, act) == told


@claims.of("board-done")
def board_done(step: Step, members: list[str]) -> None:
    assert members == words("member", seen(step, "done")) != []


# Act 1.


@claims.of("board-event", rule="JW-18")
def board_event(step: Step, event: str, north: int, east: int, south: int, west: int) -> None:
    word = seen(step, "event")
    assert event == ("event-alert" if word.startswith("alert") else f"event-{word}")
    letters = EVENTS[EVENT_WORDS.index(word)][1]
    assert [north, east, south, west] == [letters.count(letter) for letter in BEACH_LETTERS]


@claims.of("board-event-extras", rule="JW-34")
def board_extras(step: Step, spaces: list[str]) -> None:
    extras = EVENTS[EVENT_WORDS.index(seen(step, "event"))][2]
    assert spaces == [WORD_OF_SPACE[letter] for letter in extras] != []


@claims.of("board-beach")
def board_beach(step: Step, space: str, letter: str, count: int, michael: int, closed: int) -> None:
    assert space == WORD_OF_SPACE[letter]
    assert count == seen(step, "swimmers")[BEACH_LETTERS.index(letter)]
    assert michael == (seen(step, "michael") == letter)
    is_closed = seen(step, "closed") == letter
    assert closed == (1 + seen(step, "opening") if is_closed else 0)


@claims.of("board-crew")
def board_crew(step: Step, quint: str, brody: str, hooper: str) -> None:
    assert [quint, brody, hooper] == [WORD_OF_SPACE[name] for name in seen(step, "crew")]


@claims.of("board-overboard", rule="JW-26")
def board_overboard(step: Step, members: list[str]) -> None:
    assert members == words("member", seen(step, "overboard")) != []


@claims.of("board-used")
def board_used(step: Step, tools: list[str]) -> None:
    assert tools == words("tool", seen(step, "used")) != []


@claims.of("board-glide", rule="JW-67")
def board_glide(step: Step) -> None:
    assert (seen(step, "glide"), seen(step, "active")) == (1, "hooper")


@claims.of("board-seen")
def board_seen(step: Step, space: str) -> None:
    assert space == WORD_OF_SPACE[seen(step, "meeple")]


@claims.of("board-tokens", rule="JW-48")
def board_tokens(step: Step, seat: int, count: int, played: int) -> None:
    left, token = seen(step, "tokensleft"), seen(step, "played")
    if step.viewer == 0:
        left, token = len(seen(step, "tokens")), seen(step, "token") != "none"
    assert (seat, count, played) == (0, left, token)


@claims.of("board-barrels")
def board_barrels(step: Step, **counts: int) -> None:
    west, east = seen(step, "docks")
    assert counts == {
        "orca": seen(step, "orca"),
        "hooper": seen(step, "aboard"),
        "brody": seen(step, "carried"),
        "shop": seen(step, "shop"),
        "west": west,
        "east": east,
        "shark": seen(step, "stuck"),
    }
    assert sum(counts.values()) + sum(seen(step, "floating")) == 8


@claims.of("board-floating")
def board_floating(step: Step, count: int, space: str) -> None:
    name = SPACE_BY_WORD[space.removeprefix("space-")]
    assert count == seen(step, "floating")[SPACES.index(name)] > 0


@claims.of("board-deck", rule="JW-18")
def board_deck(step: Step, events: list[str]) -> None:
    left = [word.partition("-")[0] if "alert" in word else word for word in seen(step, "events")]
    assert events == words("event", left)


@claims.of("board-base", rule="JW-48", level=DETAIL)
def board_base(step: Step, count: int, played: int) -> None:
    assert 2 * count + played == seen(step, "base")
    reports = [row for row in seen(step, "story") if row[0] == 1]
    assert count - sum(row[7] for row in reports) == seen(step, "tokensleft")


@claims.of("board-shark-at", "board-shark-nowhere", rule=("JW-131", "JW-14"))
def board_shark_at(step: Step, said: Message) -> None:
    shark = seen(step, "shark")
    assert (step.viewer, said.args["seat"]) == (0, 0)
    if said.key == "board-shark-nowhere":
        assert (shark, said.rule) == ("-", "JW-14")
    else:
        assert (said.args["space"], said.rule) == (WORD_OF_SPACE[shark], "JW-131")


@claims.of("board-shark-token", rule="JW-131")
def board_shark_token(step: Step, seat: int, token: str, used: int) -> None:
    assert (step.viewer, seat, used) == (0, 0, seen(step, "rushed"))
    assert token == f"token-{seen(step, 'token')}" != "token-none"


@claims.of("board-shark-tokens", rule="JW-131")
def board_shark_tokens(step: Step, seat: int, tokens: list[str]) -> None:
    assert (step.viewer, seat) == (0, 0)
    assert tokens == words("token", seen(step, "tokens")) != []


@claims.of("board-hunt", rule="JW-42")
def board_hunt(step: Step, seat: int, count: int) -> None:
    assert (step.viewer, seat, count) == (0, 0, seen(step, "strokes"))
    assert seen(step, "phase") in SHARK_MAY_ACT


@claims.of("board-burst", rule="JW-51")
def board_burst(step: Step, seat: int, count: int) -> None:
    assert (step.viewer, seat, count) == (0, 0, seen(step, "rush"))
    assert seen(step, "phase") == "rush"


@claims.of("board-began", level=DETAIL)
def board_began(step: Step, michael: list[str], **told: Any) -> None:
    rows = [row for row in seen(step, "story") if row[0] == 0]
    swimmers = [told[name] for name in ("north", "east", "south", "west")]
    beach = BEACH_LETTERS.index(SPACE_BY_WORD[michael[0].removeprefix("space-")]) if michael else 4
    assert len(michael) <= 1
    assert any(
        [*swimmers, beach, told["count"], told["danger"]] == [*row[1:6], row[7], row[8]]
        and told["barrels"] == spaces(row[6])
        and told["quint"] == WORD_OF_SPACE[SPACES[row[9]]]
        and told["hooper"] == WORD_OF_SPACE[SPACES[row[10]]]
        and told["overboard"] == people(row[11])
        for row in rows
    )


@claims.of("board-report", rule="JW-46", level=DETAIL)
def board_report(step: Step, sensors: list[str], knocked: list[str], **told: int) -> None:
    rows = [row for row in seen(step, "story") if row[0] == 1]
    eaten = [told[name] for name in ("north", "east", "south", "west")]
    assert told["count"] == sum(eaten)
    assert any(
        [*eaten, told["michael"], told["token"]] == [*row[1:6], row[7]]
        and sensors == spaces(row[6])
        and knocked == people(row[8])
        for row in rows
    )


# Act 2.


@claims.of("board-boat-intact", "board-boat-damaged", rule="JW-83")
def board_boat(step: Step, zone: int, hits: int, damage: int = 0) -> None:
    tile = str(chosen(step, "tiles")).split(",")[zone - 1]
    damaging, destroying, finishing = map(int, tile.split("/"))
    is_whole = seen(step, "tiles")[zone - 1] == 2
    assert (damage, hits) == ((damaging, destroying) if is_whole else (0, finishing))


@claims.of("board-boat-gone")
def board_boat_gone(step: Step, zone: int) -> None:
    assert seen(step, "tiles")[zone - 1] == 0


@claims.of("board-member")
def board_member(step: Step, said: Message) -> None:
    name = str(said.args["member"]).removeprefix("member-")
    row = MEMBERS.index(name)
    place, _, zone = seen(step, "spots")[row].partition("-")
    assert said.args == {
        "member": f"member-{name}",
        "place": place or "off",
        "zone": int(zone or 0),
        "count": seen(step, "wounds")[row],
        "limit": chosen(step, "crew_wounds"),
        "gear": gear(step, name),
    }
    assert said.rule == ""


@claims.of("board-weapon", rule="JW-103")
def board_weapon(step: Step, member: str, gear: str, zone: int) -> None:
    row = MEMBERS.index(member.removeprefix("member-"))
    assert gear == f"gear-{seen(step, 'weapons')[row].lower()}"
    assert str(zone) == seen(step, "targets")[row]


@claims.of("board-caged", rule="JW-108")
def board_caged(step: Step, member: str) -> None:
    assert member in words("member", seen(step, "caged"))


@claims.of("board-shark")
def board_shark(step: Step, seat: int, count: int, limit: int, cards: int, under: int) -> None:
    assert (seat, count, limit) == (0, seen(step, "hurt"), chosen(step, "shark_wounds"))
    assert (cards, under) == (seen(step, "handsize"), seen(step, "cardplayed"))


@claims.of("board-hand", rule="JW-132")
def board_hand(step: Step, seat: int, abilities: list[str]) -> None:
    assert (step.viewer, seat) == (0, 0)
    assert abilities == words("ability", seen(step, "hand"))


@claims.of("board-abilities-gone")
def board_abilities_gone(step: Step, abilities: list[str]) -> None:
    assert abilities == words("ability", seen(step, "abilitiesgone")) != []


@claims.of("board-attached", "board-pool", "board-discarded")
def board_pile(step: Step, said: Message) -> None:
    pile = said.key.removeprefix("board-")
    assert said.args == {"gear": gear(step, pile)} != {"gear": []}
    assert said.rule == ("JW-85" if pile == "pool" else "")


@claims.of("board-option", rule="JW-84")
def board_option(step: Step, option: str, card: int, shown: int, **told: int) -> None:
    assert seen(step, "options")["ABC".index(option)] == str(card)
    zone, dice, evade = resurface_card(step, str(card))
    assert told["zone"] == int(zone) and told["dice"] == int(dice)
    assert told["evade"] == int(evade.removesuffix("s"))
    assert told["shakes"] == evade.endswith("s")
    assert shown == (option in seen(step, "shown"))


@claims.of("board-resurface")
def board_resurface(step: Step, cards: list[int]) -> None:
    assert cards == [int(number) for number in seen(step, "deck")]


@claims.of("board-chummed", rule="JW-97")
def board_chummed(step: Step) -> None:
    assert seen(step, "chummed") == 1


@claims.of("board-choice", "board-choice-ability", rule="JW-132")
def board_choice(
    step: Step, seat: int, option: str, secret: int, ability: str = "ability--"
) -> None:
    assert (seat, option) == (0, seen(step, "choice"))
    assert ability == f"ability-{seen(step, 'ability')}"
    assert secret == (seen(step, "fin") == "-") <= (step.viewer == 0)


@claims.of("board-fin", rule="JW-116")
def board_fin(step: Step, seat: int, zone: int, evade: int) -> None:
    assert (seat, str(zone)) == (0, seen(step, "fin"))
    number = seen(step, "options")["ABC".index(seen(step, "choice"))]
    printed = int(resurface_card(step, number)[2].removesuffix("s"))
    base = 3 if seen(step, "ability") == "hard" else printed
    attached = seen(step, "gear")["attached"]
    slowing = attached.count("Harpoon-Line") + attached.count("Barrel-Harness")
    assert evade == max(0, base - slowing)


@claims.of("board-rammed", rule="JW-121")
def board_rammed(step: Step, seat: int) -> None:
    assert (seat, seen(step, "rammed")) == (0, 1)


@claims.of("board-bite-boat", "board-bite-member", rule=("JW-118", "JW-120"))
def board_bite(step: Step, said: Message) -> None:
    assert said.args["bout"] == seen(step, "bout") != "none"
    if said.key == "board-bite-boat":
        assert (f"boat-{said.args['zone']}", said.rule) == (seen(step, "aim"), "JW-118")
    else:
        assert (said.args["member"], said.rule) == (f"member-{seen(step, 'aim')}", "JW-120")


@claims.of("board-dice", rule="JW-82")
def board_dice(step: Step, count: int) -> None:
    assert (count, seen(step, "thrown")) == (seen(step, "dice"), [])


@claims.of("board-again")
def board_again(step: Step, dice: list[int]) -> None:
    assert dice == [int(die) for die in seen(step, "again")] != []


@claims.of("board-mauled", rule="JW-122")
def board_mauled(step: Step) -> None:
    assert seen(step, "mauled") == 1


@claims.of("board-asked", "board-bitten", rule=("JW-108", "JW-120"))
def board_people(step: Step, said: Message) -> None:
    fact = said.key.removeprefix("board-")
    assert said.args == {"members": words("member", seen(step, fact))} != {"members": []}
    assert said.rule == ("JW-108" if fact == "asked" else "JW-120")
