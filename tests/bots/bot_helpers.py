"""Views and quick bots for tests."""

from shoal.bots.search_bot import SearchBot
from shoal.bots.simple_bots import Bot
from shoal.core.game import GameInfo, View
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.state import CHANCE, NOBODY
from shoal.core.text.position_text import read_position


def view_of(info: GameInfo, text: str, seat: int | None = None) -> View:
    """The view of the seat to act in a position."""
    game, state = read_position(info, text)
    return game.view(state, state.actors()[0] if seat is None else seat)


def quick(iterations: int = 300, *, hinted: bool = True) -> SearchBot:
    return SearchBot(Budget(iterations=iterations), hinted=hinted)


def chosen(bot: Bot, view: View, seed: int = 1) -> str:
    return view.game.notation.write_move(bot.choose(view, Rng(seed)))


def random_views(info: GameInfo, players: int, options: dict, seed: int, every: int) -> list[View]:
    """Views of a random game, one in ``every`` decisions."""
    game = info.game(options)
    state, rng = game.start(players), Rng(seed)
    views = []
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
            continue
        seats = state.actors()
        seat = seats[rng.below(len(seats))]
        if rng.below(every) == 0:
            views.append(game.view(state, seat))
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return views
