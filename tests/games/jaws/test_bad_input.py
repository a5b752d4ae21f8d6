"""Impossible positions are refused with a sentence; accepted ones can be played on."""

import pytest

from shoal.core.errors import BadPosition
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.games import game_info


@pytest.mark.parametrize(
    ("phase", "words", "sentence"),
    [
        ("pick", {"shark": "Shop"}, "one of the twelve waters"),
        ("pick", {"shark": "-"}, "one of the twelve waters"),
        ("pick", {"swimmers": "9,9,0,0"}, "15 swimmers"),
        ("pick", {"stuck": 2, "orca": 0}, "second barrel ends"),
        ("pick", {"track": 9}, "full swimmer track"),
        ("pick", {"closed": "N", "swimmers": "1,0,0,0"}, "closed beach"),
        ("pick", {"opening": 1}, "opening soon"),
        ("pick", {"crew": "Shop,6,5"}, "Boats are in the water"),
        ("pick", {"crew": "8,1,5"}, "Brody is on the island"),
        ("pick", {"overboard": "brody"}, "Only a captain"),
        ("pick", {"done": "quint,brody"}, "the third has the turn"),
        ("pick", {"event": "-"}, "an event card is drawn"),
        ("pick", {"events": "alert-a"}, "not in the deck"),
        ("pick", {"event": "news"}, "extra action"),
        ("pick", {"token": "sight", "tokens": "-"}, "played= says"),
        ("pick", {"token": "sight"}, "played once"),
        ("pick", {"round": 49}, "rounds 1 to 48"),
        ("pick", {"strokes": 2}, "not the shark's turn"),
        ("pick", {"story": "1.0.0.0.0.0.0.0.0"}, "report follows"),
        ("pick", {"story": "2.3.0.0"}, "An answer in story"),
        ("pick", {"story": "2.0.99.0"}, "out of range"),
        ("pick", {"story": "9"}, "no row"),
        ("pick", {"base": 4}, "as many as base"),
        ("crew", {"active": "quint", "actions": 5}, "has 4 actions"),
        ("crew", {"active": "quint", "actions": 0}, "is over"),
        ("crew", {"active": "quint", "actions": 2, "glide": 1}, "Only Hooper"),
        ("crew", {"active": "quint", "actions": 2, "done": "quint"}, "a member's turn"),
        ("event", {}, "asks the crew nothing"),
        ("hunt", {"bites": "1,0,0,0"}, "eaten twice"),
        ("hunt", {"strokes": 4}, "has 3 actions"),
        ("hunt", {"strokes": 0}, "is over"),
        ("hunt", {"touched": "N"}, "motion sensors"),
        ("hunt", {"knocked": "quint"}, "in danger"),
        ("rush", {}, "in no burst"),
        ("token", {"tokens": "-"}, "no token to choose"),
        ("start", {"shark": "-"}, "nothing has happened"),
        ("attic", {}, "should be one of"),
    ],
)
def test_impossible_positions_of_act_1_are_refused(amity, phase, words, sentence):
    with pytest.raises(BadPosition, match=sentence):
        amity(phase, **words)


@pytest.mark.parametrize(
    ("phase", "words", "sentence"),
    [
        ("surface", {"tiles": "0,0,0,0,0,0,0,0"}, "has sunk"),
        ("surface", {"hurt": 18}, "dies at 18"),
        ("surface", {"wounds": "6,0,0"}, "out at 6"),
        ("surface", {"spots": "-,boat-5,boat-6"}, "out at 6"),
        ("surface", {"tiles": "2,2,2,0,2,2,2,2"}, "a tile that is gone"),
        ("surface", {"options": "1,1,2"}, "three cards"),
        ("surface", {"options": "1,2,-"}, "options lie on the board"),
        ("surface", {"options": "1,2,30"}, "three cards"),
        ("surface", {"choice": "A"}, "chooses after"),
        ("surface", {"hand": "maul,maul,maul"}, "only two cards"),
        ("surface", {"hand": "maul,hard,domino"}, "in the order"),
        ("surface", {"hand": "bark"}, "should name"),
        ("surface", {"gear": "-/-/-/-/-/-"}, "a member's own card"),
        ("surface", {"gear": "Spoon/-/-/-/-/-"}, "no gear called"),
        ("surface", {"weapons": "Pistol,-,-"}, "that the members hold"),
        ("ability", {"choice": "A"}, "no ability card to play"),
        ("show", {"choice": "A", "shown": "B"}, "shown at once"),
        ("ready", {"choice": "A", "shown": "A"}, "never shown"),
        ("ready", {"choice": "A", "done": "quint,brody,hooper"}, "All are ready"),
        ("move", {"choice": "A"}, "active="),
        ("move", {"choice": "A", "active": "quint", "actions": 3}, "two steps"),
        ("target", {"choice": "A", "active": "quint"}, "has a weapon in stage=target"),
        ("attack", {"choice": "A"}, "on the right zone"),
        ("attack", {"choice": "A", "done": "quint,brody,hooper"}, "All have attacked"),
        ("bite", {"choice": "A", "fin": "5"}, "where its card says"),
        ("bite", {"choice": "A", "rammed": 1}, "Ramming Speed"),
        ("roll", {"choice": "A", "bout": "main", "aim": "boat-4", "dice": 3}, "not in reach"),
        ("roll", {"choice": "A", "bout": "main", "aim": "boat-1", "dice": 2}, "rolls 3 dice"),
        ("roll", {"choice": "A"}, "dice="),
        ("bonus", {"choice": "A"}, "Nobody is left"),
        ("again", {"choice": "A"}, "no second helping"),
        ("domino", {"choice": "A", "bout": "main"}, "No domino"),
        ("cage", {"choice": "A"}, "dice="),
        ("over", {"ending": "eating"}, "shark has won"),
    ],
)
def test_impossible_positions_of_act_2_are_refused(orca, phase, words, sentence):
    with pytest.raises(BadPosition, match=sentence):
        orca(phase, **words)


@pytest.mark.parametrize(("under", "phase"), [("acts=act2", "pick"), ("acts=act1", "surface")])
def test_each_act_has_its_own_phases(amity, under, phase):
    with pytest.raises(BadPosition, match="in the act that is played"):
        amity(phase, under=under)


def test_unknown_words_are_refused(amity):
    with pytest.raises(BadPosition, match="has no 'tiles'"):
        amity("pick", tiles="2,2,2,2,2,2,2,2")


def mistyped(text, rng):
    """The text with the value of one of its words replaced by that of another position."""
    words = text.split(" ")
    place = rng.below(len(words))
    key, equals, value = words[place].partition("=")
    letters = list(value)
    if letters:
        letters[rng.below(len(letters))] = "0123456789-,NESW"[rng.below(16)]
    words[place] = key + equals + "".join(letters)
    return " ".join(words)


@pytest.mark.parametrize("seed", range(12))
def test_every_accepted_position_can_be_played_to_its_end(seed):
    found = game_info("jaws")
    game, rng = found.game(), Rng(seed)
    state = game.start(2 + seed % 3)
    playout(state, rng, 80 * seed)
    for _ in range(60):
        text = mistyped(write_position(game, state), rng)
        try:
            _, other = read_position(found, text)
        except ValueError:
            continue
        playout(other, rng, game.max_steps)
        assert other.actor() == -2, text
