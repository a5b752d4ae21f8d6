"""Restricted play: what a card, a power or a rule is worth to a side that must do without it.

In every deal one side may not make moves that bring the event about, unless it has no other. What
it loses against the same deal played freely is what the event is worth (compare Jaffe et al.,
"Evaluating Competitive Game Balance with Restricted Play", AIIDE 2012).
"""

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.game import Game, GameInfo, View
from shoal.core.message import Message
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State

GAMES = 3
"""Games in which events are looked for that a player can do without."""

Event = tuple[str, Message | str]
"""The kind of a statistics event, and what it is."""


class RestrictedBot(Bot):
    """Plays like another bot, but makes no move that brings about an event, if it has others."""

    def __init__(self, bot: Bot, event: Event, rng: Rng) -> None:
        self.bot = bot
        self.event = event
        self.rng = rng

    def choose(self, view: View, rng: Rng) -> i64:
        limited = restricted(view, self.event, self.rng)
        move = self.bot.choose(limited, rng)
        if move in limited.moves:
            return move
        # A search goes by the rules and may prefer a move that the View does not have.
        values = dict(zip(view.moves, self.bot.decide(view, rng).values, strict=False))
        return max(limited.moves, key=lambda one: values.get(one, 0.0))


def restricted(view: View, event: Event, rng: Rng) -> View:
    """The View with only the moves that do without the event; with all if none does."""
    if len(view.moves) < 2:
        return view
    world = view.game.imagine(view, rng)
    moves = [
        move for move in view.moves if event not in brought(view.game, world, int(view.seat), move)
    ]
    if not moves or len(moves) == len(view.moves):
        return view
    return View(view.game, view.seat, view.players, view.actors, moves, view.ranks, view.facts)


def brought(game: Game, state: State, seat: int, move: int) -> set[Event]:
    """The events that a move brings about for its player."""
    after = state.clone()
    after.play(seat, move)
    found = game.statistics.events(state, seat, move, after)
    return {(event.kind, event.what) for event in found if int(event.seat) == seat}


def avoidable_events(
    info: GameInfo, options: dict[str, Value], players: int, wanted: str
) -> list[Event]:
    """The events of a kind, or ``all``, that a player can choose to do without, as games show."""
    game = info.game(options)
    found: dict[Event, None] = {}
    for seed in range(GAMES):
        state, rng, bot = game.start_checked(players), Rng(seed), bot_of("easy")
        while (mover := int(state.actor())) != NOBODY:
            if mover == CHANCE:
                move = int(rng.below(int(state.outcomes())))
            else:
                mover = int(state.actors()[0])
                view = game.view(state, mover)
                if len(view.moves) > 1:
                    by_move = [brought(game, state, mover, one) for one in view.moves]
                    found.update(dict.fromkeys(choices_among(by_move)))
                move = int(bot.choose(view, rng))
            state.play(mover, move)
    kinds = [event for event in found if wanted in ("all", event[0])]
    return sorted(kinds, key=event_name)


def choices_among(by_move: list[set[Event]]) -> list[Event]:
    """The events that some of these moves bring about, and others do not."""
    every: set[Event] = set().union(*by_move)
    return sorted((one for one in every if any(one not in few for few in by_move)), key=event_name)


def event_name(event: Event) -> str:
    """An event as words for programs: it names a variant."""
    kind, what = event
    if isinstance(what, str):
        return f"{kind}: {what}"
    words = [what.key, *(str(value) for value in what.args.values())]
    return f"{kind}: {' '.join(words)}"


def restricted_side(deal: int, sides: list[int]) -> int:
    """The side that does without the event in a deal: the sides take turns."""
    names = sorted(set(sides))
    return names[deal % len(names)]
