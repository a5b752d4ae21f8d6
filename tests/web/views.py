"""Views of every kind of position of a game, made by playing it: what boards are looked at with."""

import json
from random import Random

import shoal


def kind(view):
    """What a board may have to draw differently: the phase, and the verbs on offer."""
    facts = view.facts
    phase = facts.get("phase") or facts.get("step") or facts.get("stage")
    verbs = sorted({view.game.write_move(move).split(" ")[0] for move in view.moves})
    return f"{'over' if view.over else phase} {' '.join(verbs)}".strip()


def views(game, players, *, seed=1, options=None, games=3, seat=None):
    """One View of each kind, from random games, late ones preferred: much has happened then."""
    chooser = Random(seed)
    found = {}
    for number in range(games):
        match = shoal.new(game, players=players, seed=seed + number, options=options or {})
        while match.actors:
            actor = chooser.choice(match.actors)
            looker = actor if seat is None else seat
            view = match.view(looker)
            if chooser.random() < 0.3 or kind(view) not in found:
                found[kind(view)] = shown(match, view)
            match.play(actor, chooser.choice(match.moves(actor)))
        found["over"] = shown(match, match.view(0))
    return found


def shown(match, view):
    """A View with what the house tells beside it."""
    room = view.game.room
    return {
        "view": json.loads(view.json()),
        "options": {option.name: view.game.options[option.name] for option in room.options},
        "ask": view.game.ask(view) if view.moves else "",
        "text": view.text(),
        "log": match.log(None if view.seat < 0 else view.seat)[-12:],
        "aid": aid(view),
    }


def aid(view):
    """What the room works out from the View for its board."""
    return view.game.aid(view) if view.moves else {}
