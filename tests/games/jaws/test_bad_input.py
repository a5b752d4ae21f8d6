"""Impossible positions are refused with a sentence; accepted ones can be played on."""

import pytest

from shoal.core.errors import BadPosition
from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info


@pytest.mark.parametrize(
    ("phase", "words", "sentence"),
    [
        ("pick", {"shark": "Shop"}, "not a space with water"),
        ("pick", {"shark": "-"}, "not a space with water"),
        ("pick", {"swimmers": "9,9,0,0"}, "15 swimmers"),
        ("pick", {"stuck": 2, "orca": 0}, "stuck=2 and phase=over"),
        ("pick", {"track": 9}, "full swimmer track and ending=swimmers"),
        ("pick", {"closed": "N", "swimmers": "1,0,0,0"}, "swimmers at beach N: it is closed"),
        ("pick", {"opening": 1}, "needs a closed beach"),
        ("pick", {"crew": "Shop,6,5"}, "Quint cannot be at Shop: boats stay in the water"),
        ("pick", {"crew": "8,1,5"}, "Brody cannot be at 1: he stays on the island"),
        ("pick", {"overboard": "brody"}, "Brody cannot be overboard"),
        ("pick", {"done": "quint,brody"}, "phase=pick needs two members"),
        ("pick", {"event": "-"}, "event= must name a card"),
        ("pick", {"events": "alert-a"}, "alert-a cannot be drawn and still in the deck"),
        ("pick", {"event": "news"}, "extra= must name a member"),
        ("pick", {"token": "sight", "tokens": "-"}, "played= does not agree with token="),
        ("pick", {"token": "sight"}, "cannot be both chosen and left"),
        ("pick", {"round": 49}, "rounds 1 to 48"),
        ("pick", {"strokes": 2}, "not the shark's turn"),
        ("pick", {"story": "1.0.0.0.0.0.0.0.0"}, "one report after each board"),
        ("pick", {"story": "2.3.0.0"}, "An answer in story"),
        ("pick", {"story": "2.0.99.0"}, "out of range"),
        ("pick", {"story": "9"}, "not a row"),
        ("pick", {"base": 4}, "does not agree with base="),
        ("crew", {"active": "quint", "actions": 5}, "actions=5 is too many: this turn has 4"),
        ("crew", {"active": "quint", "actions": 0}, "would be over"),
        ("crew", {"active": "quint", "actions": 2, "glide": 1}, "only in Hooper's turn"),
        (
            "crew",
            {"active": "quint", "actions": 2, "done": "quint"},
            "a member who is not in done=",
        ),
        ("event", {}, "an event card that asks the crew"),
        ("hunt", {"bites": "1,0,0,0"}, "more swimmers than there are at beach N"),
        ("hunt", {"strokes": 4}, "strokes=4 is too many: the shark has 3"),
        ("hunt", {"strokes": 0}, "would be over"),
        ("hunt", {"touched": "N"}, "motion sensors"),
        ("hunt", {"knocked": "quint"}, "without the event card gardner"),
        ("rush", {}, "phase=rush needs token=burst"),
        ("token", {"tokens": "-"}, "at least one token in tokens="),
        ("start", {"shark": "-"}, "as at the start of the game"),
        ("attic", {}, "should be one of"),
    ],
)
def test_impossible_positions_of_act_1_are_refused(amity, phase, words, sentence):
    with pytest.raises(BadPosition, match=sentence):
        amity(phase, **words)


@pytest.mark.parametrize(
    ("phase", "words", "sentence"),
    [
        ("surface", {"tiles": "0,0,0,0,0,0,0,0"}, "boat without tiles and ending=sinking"),
        ("surface", {"hurt": 18}, "goes up to 18"),
        ("surface", {"wounds": "6,0,0"}, "Quint must be off the board with 6"),
        ("surface", {"spots": "-,boat-5,boat-6"}, "and on it with fewer"),
        ("surface", {"tiles": "2,2,2,0,2,2,2,2"}, "the tile is destroyed"),
        ("surface", {"options": "1,1,2"}, "three different cards"),
        ("surface", {"options": "1,2,-"}, "must name three cards here"),
        ("surface", {"options": "1,2,30"}, "three different cards"),
        ("surface", {"choice": "A"}, "choice= must name a token from phase=ability on"),
        ("surface", {"hand": "maul,maul,maul"}, "hand= names maul more than twice"),
        ("surface", {"hand": "maul,hard,domino"}, "in the order"),
        ("surface", {"hand": "bark"}, "should name"),
        ("surface", {"gear": "-/-/-/-/-/-"}, "one of a member's own cards"),
        ("surface", {"gear": "Spoon/-/-/-/-/-"}, "no gear called"),
        ("surface", {"weapons": "Pistol,-,-"}, "Quint does not hold the weapon"),
        ("ability", {"choice": "A"}, "an ability card in hand="),
        ("show", {"choice": "A", "shown": "B"}, "shown= must be empty in phase=show"),
        ("ready", {"choice": "A", "shown": "A"}, "shown= cannot name the chosen token"),
        ("ready", {"choice": "A", "done": "quint,brody,hooper"}, "the shark would surface now"),
        ("move", {"choice": "A"}, "active="),
        ("move", {"choice": "A", "active": "quint", "actions": 3}, "more than 2 steps"),
        ("target", {"choice": "A", "active": "quint"}, "must have a weapon in phase=target"),
        ("attack", {"choice": "A"}, "must have a weapon or be in done="),
        ("attack", {"choice": "A", "done": "quint,brody,hooper"}, "phase=attack is over"),
        ("bite", {"choice": "A", "fin": "5"}, "the zone of the chosen card"),
        ("bite", {"choice": "A", "rammed": 1}, "rammed=1 needs ability=ramming"),
        (
            "roll",
            {"choice": "A", "bout": "main", "aim": "boat-4", "dice": 3},
            "out of the shark's reach",
        ),
        ("roll", {"choice": "A", "bout": "main", "aim": "boat-1", "dice": 2}, "rolls 3 dice"),
        ("roll", {"choice": "A"}, "dice="),
        ("bonus", {"choice": "A"}, "phase=bonus needs a member"),
        ("again", {"choice": "A"}, "phase=again needs ability=helping"),
        ("domino", {"choice": "A", "bout": "main"}, "phase=domino needs"),
        ("cage", {"choice": "A"}, "dice="),
        ("over", {"ending": "eating"}, "eliminated and ending=eating"),
    ],
)
def test_impossible_positions_of_act_2_are_refused(orca, phase, words, sentence):
    with pytest.raises(BadPosition, match=sentence):
        orca(phase, **words)


def test_an_error_is_said_in_the_language_of_its_reader(amity):
    with pytest.raises(BadPosition) as caught:
        amity("pick", crew="Shop,6,5")
    error = caught.value
    assert error.message == say("error-boat-place", member="member-quint", space="Shop")
    assert error.sentence("de") == "Quint kann nicht auf Shop sein: Boote bleiben im Wasser."


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
