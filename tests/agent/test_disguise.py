"""A game under other names: the same tree, and none of the old words."""

import json
import re

import pytest
from agent.seated import against_bots, play_to_the_end
from game_tables import game_table
from their_games import LAGOON

from shoal.agent.answer import Answer
from shoal.agent.disguise import Disguise
from shoal.agent.mcp_server import AgentServer
from shoal.agent.tools import agent_tools
from shoal.agent.vocabulary import listed_words, move_texts, words_in
from shoal.core.rng import Rng
from shoal.games import find_game

SHORT = game_table("short")
GAMES = [*SHORT, str(LAGOON), "shoal.sample_games.connect_four"]
WORD = re.compile(r"[^\W\d_]+")


@pytest.mark.parametrize("seed", [0, 1, 2**32])
@pytest.mark.parametrize("name", GAMES)
def test_moves_map_one_to_one(name, seed):
    game = find_game(name).game()
    disguise = Disguise(game, seed)
    old = move_texts(game)
    new = [disguise.write_move(move) for move in old]
    assert len(set(new)) == len(old)
    assert [disguise.read_move(move) for move in new] == old


@pytest.mark.parametrize("name", SHORT)
def test_no_move_keeps_its_first_word(name):
    game = find_game(name).game()
    disguise = Disguise(game, 4)
    for move in move_texts(game):
        assert disguise.write_move(move).split()[0] != move.split()[0]


@pytest.mark.parametrize("name", SHORT)
def test_a_move_in_the_old_words_is_no_move(name):
    game = find_game(name).game()
    disguise = Disguise(game, 4)
    assert {disguise.read_move(move) for move in move_texts(game)} == {""}


@pytest.mark.parametrize("name", SHORT)
def test_the_same_seed_makes_the_same_words_and_another_seed_others(name):
    game = find_game(name).game()
    first, again, other = (Disguise(game, seed).renaming.names for seed in (5, 5, 6))
    assert first == again and first.keys() == other.keys()
    assert first != other and len(set(first.values())) == len(first)


@pytest.mark.parametrize("name", SHORT)
def test_no_answer_has_an_old_name(name):
    session = against_bots(name, 3, SHORT[name], seed=7, disguise=11)
    old = set(session.wording.renaming.names)
    info = find_game(name)
    assert words_in([info.title]) - listed_words() - old <= {f"{word}s" for word in old}
    session.play("no move at all")
    answers = [session.hint()] if session.view().data["your_turn"] else []
    answers += [*play_to_the_end(session, Rng(3)), session.rules(), session.legal_moves()]
    answers += [Answer(text) for text in texts_of_the_server(session)]
    for answer in answers:
        said = {word.lower() for word in WORD.findall(answer.text)}
        said |= words_in(answer.data.get("moves", []))
        assert said & old == set()
        assert not re.search(rf"\b{session.wording.rule_letters}-?\d", answer.text)


def texts_of_the_server(session):
    """What a client is told before it calls anything."""
    tools = agent_tools(hints=True, rule=session.wording.rule_number("X-1"))
    server = AgentServer(session.wording, tools, lambda: session)
    schemas = [json.dumps(tool.schema(server.words)) for tool in tools.values()]
    about = [server.words(tool.about) for tool in tools.values()]
    return [server.server().name, server.server().instructions, *about, *schemas]


@pytest.mark.parametrize("name", SHORT)
def test_the_tree_is_the_same(name):
    plain = against_bots(name, 3, SHORT[name], seed=7)
    disguised = against_bots(name, 3, SHORT[name], seed=7, disguise=11)
    here, there = play_to_the_end(plain, Rng(3)), play_to_the_end(disguised, Rng(3))
    write = disguised.wording.write_move
    assert [[write(move) for move in one.data["moves"]] for one in here] == [
        one.data["moves"] for one in there
    ]
    assert here[-1].data["places"] == there[-1].data["places"]
    assert plain.table.match.history.moves == disguised.table.match.history.moves


def test_a_refusal_is_disguised_too():
    session = against_bots("sharkbait", 3, {"first": "0"}, seed=5, disguise=7)
    refused = session.play(session.wording.write_move("shark 6"))
    assert refused.is_error and session.illegal_moves == 1
    assert f"No {session.wording.renaming.names['shark']} shows a 6 (RU-" in refused.text


def test_what_is_typed_is_not_translated_back():
    session = against_bots("sharkbait", 3, {"first": "0"}, seed=5, disguise=7)
    names = session.wording.renaming.names
    assert names["fish"] not in session.play("fish 4x2").text


def test_a_word_keeps_its_length_and_its_capitals():
    disguise = Disguise(find_game("sharkbait").game(), 7)
    names = disguise.renaming.names
    assert len(names["shark"]) == 5
    assert disguise.prose("Sharks and FISH, an ocean") == (
        f"{names['shark'].capitalize()}s and {names['fish'].upper()}, a {names['ocean']}"
    )
