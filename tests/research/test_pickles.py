"""Running games are copied and pickled, go to other processes, and old pickles are refused."""

import base64
import copy
import io
import json
import pickle
import zlib
from pathlib import Path

import pytest
from research.running_things import KINDS, advance, running
from research.short_games import GAMES
from their_games import python

from shoal import BadPickle
from shoal.core.game import Game
from shoal.core.loading.pickles import PICKLE_VERSION, restore_state
from shoal.core.state import State
from shoal.research import gymnasium

ATTRIBUTES = Path(__file__).with_name("pickled_attributes.json")
"""The attributes of everything that is pickled, by the version of the format."""

FORMAT_1 = json.loads(Path(__file__).with_name("pickles_of_format_1.json").read_text())
"""Pickles that an older version of Shoal wrote, by kind."""

PIECES = ("learner", "episode", "encoding", "rng", "history", "_head", "_dice", "batch")
"""Attributes that are pickled as objects of their own."""

CONTINUE = """
import pickle, sys
from pathlib import Path
from research.running_things import advance
for kind, thing in pickle.loads(Path(sys.argv[1]).read_bytes()).items():
    print(kind, advance(kind, thing))
"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_copies_continue_like_the_original_and_do_not_change_it(kind, name):
    thing = running(kind, name)
    copies = [copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]
    seen = [advance(kind, one) for one in copies]
    assert seen[0] == seen[1] == advance(kind, thing)


@pytest.mark.parametrize("name", GAMES)
def test_everything_continues_in_another_process(name, tmp_path):
    things = {kind: running(kind, name) for kind in KINDS}
    path = tmp_path / "things"
    path.write_bytes(pickle.dumps(things))
    done = python("-c", CONTINUE, str(path), cwd=tmp_path)
    here = "".join(f"{kind} {advance(kind, thing)}\n" for kind, thing in things.items())
    assert done.stdout == here, done.stderr


@pytest.mark.parametrize("bots", ["medium", "hard", "search:20"])
def test_environments_with_searching_bots_are_pickled(bots):
    env = gymnasium.env("urchins", bots=bots, size=4)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax())
    again = pickle.loads(pickle.dumps(env))
    assert again.numbers()[0].tolist() == env.numbers()[0].tolist()


class OldPickler(pickle.Pickler):
    """Writes the number of an old format."""

    def reducer_override(self, thing):
        if isinstance(thing, State):
            restore, (_, *rest) = thing.__reduce_ex__(4)[:2]
            return restore, (0, *rest)
        if isinstance(thing, Game):
            restore, (info, options, _) = thing.__reduce__()
            return restore, (info, options, 0)
        return NotImplemented


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "openspiel"])
def test_an_old_pickle_fails_with_a_sentence(kind):
    stream = io.BytesIO()
    OldPickler(stream).dump(running(kind, "urchins"))
    with pytest.raises(BadPickle, match=f"its format is 0, and this one reads {PICKLE_VERSION}"):
        pickle.loads(stream.getvalue())


@pytest.mark.parametrize("kind", KINDS)
def test_a_pickle_that_an_older_version_wrote_fails_with_a_sentence(kind):
    """If this fails with an ImportError, a class has moved: leave its name at the old place."""
    old = zlib.decompress(base64.b64decode(FORMAT_1[kind]))
    with pytest.raises(BadPickle, match="its format is 1, and this one reads"):
        pickle.loads(old)


def test_an_old_pickle_of_openspiel_fails_with_a_sentence():
    state = running("openspiel", "urchins")
    restore, arguments = state.full.__reduce__()
    with pytest.raises(BadPickle, match="its format is 0"):
        restore(0, *arguments[1:])
    load, (text, info, _) = state.get_game().__reduce__()
    with pytest.raises(BadPickle, match="its format is 0"):
        load(text, info)


def test_a_pickle_from_before_there_were_versions_fails_with_a_sentence():
    restore, (info, options, _) = running("match", "urchins").game.__reduce__()
    with pytest.raises(BadPickle, match="its format is 0"):
        restore(info, options)


@pytest.mark.parametrize("kind", ["match", "openspiel"])
@pytest.mark.parametrize(
    ("place", "told"),
    [(1, "version 9999 of the observations, .* has version"), (2, "9999 of the rules of Sea Urch")],
)
def test_a_pickle_with_other_observations_or_rules_fails_with_a_sentence(kind, place, told):
    thing = running(kind, "urchins")
    game = thing.game if kind == "match" else thing.get_game()
    restore, (*rest, versions) = game.__reduce__()
    restore(*rest, versions)
    changed = [*versions]
    changed[place] = 9999
    with pytest.raises(BadPickle, match=told):
        restore(*rest, tuple(changed))


def test_an_attribute_of_another_type_fails_with_a_sentence():
    state = running("state", "urchins")
    _, (version, kind, players, attributes) = state.__reduce_ex__(4)
    read_only = {**attributes, "__class__": 3}
    with pytest.raises(BadPickle, match="the attribute __class__ has changed"):
        restore_state(version, kind, players, read_only)


def attributes_of(thing):
    """The attributes of a thing and of its pieces, by the name of their class."""
    reduced = thing.__reduce_ex__(4)
    names = reduced[2] if len(reduced) > 2 and reduced[2] else {}
    if isinstance(thing, State):
        names = reduced[1][3]
    found = {type(thing).__name__: sorted(name for name in names if name != "players")}
    for piece in PIECES:
        if hasattr(thing, piece):
            found |= attributes_of(getattr(thing, piece))
    if hasattr(thing, "games"):
        found |= attributes_of(thing.games[0])
    return found


def test_a_change_of_attributes_raises_the_version():
    """If this fails, raise PICKLE_VERSION and write the new attributes into the file."""
    found = {}
    for name in GAMES:
        for kind in KINDS:
            if kind != "openspiel":
                found |= attributes_of(running(kind, name))
    now = {"version": PICKLE_VERSION, "attributes": dict(sorted(found.items()))}
    assert json.loads(ATTRIBUTES.read_text()) == now, json.dumps(now, indent=1)
