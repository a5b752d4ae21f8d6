"""Views of every kind of position of a game, made by playing it, to test boards with."""

import functools
import json
from random import Random

from game_tables import game_table

import shoal

GAMES = game_table("boards")
"""For each game the numbers of players and options that produce every kind of position."""


def kind(view):
    """What a board may have to draw differently: the phase, and the verbs on offer."""
    facts = view.facts
    phase = facts.get("phase")
    verbs = sorted({view.game.notation.write_move(move).split(" ")[0] for move in view.moves})
    return f"{'over' if view.over else phase} {' '.join(verbs)}".strip()


@functools.cache
def views(game, *, seed=1, games=2):
    """One View of each kind, from random games; later Views are preferred, since they show more.

    Played once for all tests; a test changes only its own copy.
    """
    found = {}
    for players, options in GAMES[game]:
        for number in range(games):
            match = shoal.new(game, players=players, seed=seed + number, options=options)
            found.update(of_match(match, Random(seed + number), set(found)))
    return found


def of_match(match, chooser, known):
    """The Views of one random game that show something new, and some later ones."""
    while match.actors:
        actor = chooser.choice(match.actors)
        view = match.view(actor)
        name = kind(view)
        if name not in known or chooser.random() < 0.1:
            known.add(name)
            yield name, shown(view)
        match.play(actor, chooser.choice(match.moves(actor)))
    yield f"over {match.game.options.get('acts', '')}".strip(), shown(match.view(0))
    yield "watched", shown(match.view(None))


def shown(view):
    """A View with the options, prompt and helpers that the server sends with it."""
    info = view.game.info
    return {
        "view": json.loads(view.json()),
        "options": {option.name: view.game.options[option.name] for option in info.options},
        "prompt": view.game.messages.prompt(view).to_json() if view.moves else None,
        "helpers": view.game.board_helpers.facts(view),
    }
