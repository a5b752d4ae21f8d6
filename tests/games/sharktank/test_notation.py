"""Shark Tank's moves, chances and positions as text."""

import pytest
from games.sharktank.positions import at, landing, text_at
from table import Table

from shoal.core.catalogue import LANGUAGES
from shoal.core.errors import BadNotation, BadPosition, ShoalError
from shoal.games import game_info
from shoal.games.sharktank.moves import MOVE_COUNT


def test_every_move_survives_notation():
    game = game_info("sharktank").game()
    texts = [game.notation.write_move(move) for move in range(MOVE_COUNT)]
    assert len(set(texts)) == MOVE_COUNT
    assert [game.notation.read_move(text) for text in texts] == list(range(MOVE_COUNT))


def is_one_sentence(error: ShoalError) -> None:
    """An error says in every language what is wrong."""
    texts = [error.sentence(language) for language in LANGUAGES]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".") and len(text) < 250
        assert "error-" not in text and "$" not in text


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take fish", "shark", "shark Suns", "spend", "spend 6 suns", "spend 2"),
        *("spend nothing ", "spend 2 suns 3", "extra 6", "extra -1", "tile", "tile t1", "tile a20"),
        *("tile a0", "tile u5", "tile d07", "stand a21", "stand 7d", "stand dd7", "TILE d7"),
        *("tile d" + "7" * 5000, "tile d\u0667", "\U0001f988", "pass"),
    ],
)
def test_text_that_is_not_a_move_is_refused_in_one_sentence(text):
    with pytest.raises(BadNotation) as refused:
        game_info("sharktank").game().parse_move(text)
    is_one_sentence(refused.value)


@pytest.mark.parametrize("text", ["die 6", "die 0", "looks 3", "first 0", "", "die null "])
def test_an_impossible_chance_move_is_refused(text):
    table = at().play("shark suns", "spend null suns")
    with pytest.raises(BadNotation):
        table.chance(text)


def test_a_position_is_read_as_it_is_written():
    assert at().position() == text_at()
    assert landing().position() == text_at(
        phase="land", mover="suns", sharks="a4,t1,a20,t20", trail="b3,c1"
    )


def test_options_are_written_before_the_bar():
    text = text_at("players=2 touch=corner null=may turns=50")
    assert Table("sharktank", text).position() == text


BAD = [
    {"phase": "sleep"},
    {"phase": "pay"},
    {"phase": "roll"},
    {"phase": "stretch"},
    {"phase": "lay"},
    {"phase": "land"},
    {"phase": "look"},
    {"phase": "score"},
    {"phase": "over"},
    {"phase": "corners"},
    {"phase": "cell"},
    {"phase": "sector"},
    {"phase": "draft"},
    {"phase": "tasty"},
    {"tasty": "-"},
    {"tasty": "fish"},
    {"first": "-"},
    {"first": "1"},
    {"first": "2"},
    {"seat": "1"},
    {"turn": "1"},
    {"turn": "200"},
    {"turn": "201"},
    {"last": "2"},
    {"last": "0"},
    {"tokens": "n12/1/2/n"},
    {"tokens": "n12/1/2/n;-/n2/n1"},
    {"tokens": "n12/1/2/n;-/n2/n1/1"},
    {"tokens": "n12/1/2/n;1/n2/n1/12"},
    {"tokens": "n12/1/2/n;3/n2/n1/12"},
    {"tokens": "n21/1/2/n;-/n2/n1/12"},
    {"tokens": "n126/1/2/n;-/n2/n1/12"},
    {"tokens": "n12+/1/2/n;-/n2/n1/12"},
    {"tokens": "n12/1/2/n;-/n2/n1/12+3"},
    {"tokens": "n12/1/2/n12;-/n2/n1/-"},
    {"spent": "-/-/-"},
    {"spent": "n/-/-/-"},
    {"spent": "3/-/-/-"},
    {"fish": "h4,l8/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
    {"fish": "h4,l8,p12/p4,h8,l12/l4,p8,h12"},
    {"fish": "h4,h4,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
    {"fish": "a1,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
    {"fish": "h4,l8,p21/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
    {"fish": "b2,s2,b19/s19,h8,l12/l4,p8,h12/h16,l16,p16"},
    {"sharks": "-"},
    {"sharks": "a1,t1,a20"},
    {"sharks": "a1,t1,a20,a1"},
    {"sector": "1"},
    {"tiles": "0"},
    {"tiles": "11,10"},
    {"tiles": "1,0"},
    {"mover": "suns"},
    {"length": "3"},
    {"length": "0"},
    {"extra": "1"},
    {"trail": "b1"},
    {"due": "1"},
    {"die": "3"},
    {"die": "6"},
    {"colour": "red"},
    {"turn": "1" * 4000},
    {"turn": "\u0661"},
]


@pytest.mark.parametrize(
    "words", BAD, ids=lambda words: " ".join(f"{k}={v:.30}" for k, v in words.items())
)
def test_an_impossible_position_is_refused_in_one_sentence(words):
    with pytest.raises(BadPosition) as refused:
        at(**words)
    is_one_sentence(refused.value)


LAYING = {"phase": "lay", "mover": "suns"}


@pytest.mark.parametrize(
    "words",
    [
        {**LAYING, "length": "3"},
        {**LAYING, "length": "4", "tokens": "n1/1/2/n;-/n2/n1/12", "trail": "c1"},
        {**LAYING, "trail": "a2,b1"},
        {**LAYING, "trail": "a2,a4"},
        {**LAYING, "trail": "a2,a3"},
        {**LAYING, "mover": "-"},
        {**LAYING, "fish": "c1,a3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
        {"phase": "land", "mover": "suns", "trail": "a2"},
        {"phase": "look", "mover": "suns", "length": "0", "due": "1"},
        {"phase": "look", "mover": "suns", "length": "0", "due": "0"},
        {"phase": "roll", "mover": "suns", "tokens": "n12/1/2/n;-/n2/n1/12"},
    ],
)
def test_an_impossible_movement_is_refused(words):
    with pytest.raises(BadPosition) as refused:
        at(**words)
    is_one_sentence(refused.value)


TIGHT = {"mover": "suns", "fish": "c1,c3,c5/a6,b6,l12/l4,p8,h12/h16,l16,p16"}
"""There is room for two tiles, and for no more."""

ROLLED = {"tokens": "12/1/2/n;-/n2/n1/12", "spent": "n/-/-/-"}


def test_a_null_can_be_spent_where_nothing_more_fits():
    assert at("players=2", phase="pay", **TIGHT).seat == 0
    assert at("players=2", phase="roll", **TIGHT, **ROLLED).state.outcomes() == 6


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("players=2 cut=no", {"phase": "pay"}),
        ("players=2 cut=no", {"phase": "roll", **ROLLED}),
        ("players=2 null=may cut=no", {"phase": "roll", **ROLLED}),
        ("players=2 null=may", {"phase": "stretch", "extra": "3", **ROLLED}),
        (
            "players=2",
            {"phase": "pay", "tokens": "12/1/2/-;-/n2/n1/12", "spent": "n/-/-/n"},
        ),
    ],
)
def test_a_choice_without_room_is_refused(head, words):
    with pytest.raises(BadPosition) as refused:
        at(head, **TIGHT, **words)
    is_one_sentence(refused.value)


@pytest.mark.parametrize("head", ["", "players=1", "players=5", "players=x"])
def test_a_position_for_a_wrong_number_of_players_is_refused(head):
    with pytest.raises(BadPosition):
        at(head)
