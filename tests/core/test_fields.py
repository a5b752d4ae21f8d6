"""One description of a state gives its text, its facts, its numbers and its equality."""

import copy
import pickle

import pytest
from checks.lagoon import GAME as LAGOON

import shoal
from shoal.core.errors import BadPosition
from shoal.core.fields.comparison_numbers import Packer
from shoal.core.fields.field_describer import Describer
from shoal.core.fields.fields import Fields
from shoal.core.fields.learner_numbers import Observer
from shoal.core.fields.position_reader import PositionReader
from shoal.core.fields.position_writer import PositionWriter
from shoal.core.fields.view_facts import FactsReader, FactsWriter
from shoal.core.observation.features import Group, empty_row
from shoal.core.packed_arrays import i64, vec
from shoal.core.special_seats import SPECTATOR

COLOURS = ["red", "blue", "green"]
CARDS = ["a1", "a2", "b1", "b2"]
NONE = 99


class Everything:
    """A state with one field of every kind."""

    def __init__(self):
        self.number = 3
        self.missing = NONE
        self.flag = True
        self.word = 1
        self.no_word = NONE
        self.seat = 2
        self.no_seat = NONE
        self.by_seat = vec[i64]([4, 0, 5])
        self.words_by_seat = vec[i64]([2, 0, 1])
        self.sets_by_seat = vec[i64]([0b101, 0, 0b010])
        self.hands = vec[i64]([0b0011, 0b1100, 0b0101])
        self.closed_hands = vec[i64]([0b0001, 0b0010, 0])
        self.secret_by_seat = vec[i64]([7, 8, 9])
        self.numbers = vec[i64]([0, 6, 7])
        self.digits = vec[i64]([0, 1, 2])
        self.dice = vec[i64]([0, 2, 0, 1])
        self.words = vec[i64]([0, NONE])
        self.members = 0b110
        self.number_set = 0b10010
        self.digit_set = 0b101000
        self.sequence = vec[i64]([2, 0])
        self.number_list = vec[i64]([11, 12])
        self.faces = vec[i64]([6, 1])
        self.hidden = 5
        self.unused = 6

    def fields(self, f: Fields):
        self.number = f.number("number", self.number, 0, 9)
        self.missing = f.number_or_none("missing", self.missing, 0, 9, NONE)
        self.flag = f.flag("flag", self.flag)
        self.word = f.word("word", self.word, COLOURS)
        self.no_word = f.word_or_none("no_word", self.no_word, COLOURS, NONE)
        self.seat = f.seat("seat", self.seat)
        self.no_seat = f.seat_or_none("no_seat", self.no_seat, NONE)
        self.by_seat = f.by_seat("by_seat", self.by_seat, 0, 9)
        self.words_by_seat = f.words_by_seat("words_by_seat", self.words_by_seat, COLOURS)
        self.sets_by_seat = f.sets_by_seat("sets_by_seat", self.sets_by_seat, COLOURS)
        self.hands = f.hands("hands", self.hands, CARDS, f.own(), ["a?", "b?"])
        self.closed_hands = f.hands("closed_hands", self.closed_hands, CARDS, f.own(), [])
        self.secret_by_seat = f.secret_by_seat("secret", self.secret_by_seat, 0, 9, f.own())
        self.numbers = f.numbers("numbers", self.numbers, 1, 0, 9)
        self.digits = f.digits("digits", self.digits, 1, 9)
        self.dice = f.dice("dice", self.dice, 4)
        self.words = f.words("words", self.words, COLOURS, NONE)
        self.members = f.members("members", self.members, COLOURS)
        self.number_set = f.number_set("number_set", self.number_set, 1, 5)
        self.digit_set = f.digit_set("digit_set", self.digit_set, 1, 6)
        self.sequence = f.sequence("sequence", self.sequence, COLOURS)
        self.number_list = f.number_list("number_list", self.number_list, 4, 0, 20)
        self.faces = f.faces("faces", self.faces, 3, 1, 6)
        if f.derived():
            f.number("twice", 2 * self.number, 0, 18)
        if f.part("first", True, f.viewer == 0):
            self.hidden = f.number("hidden", self.hidden, 0, 9)
        if f.part("never", False, True):
            self.unused = f.number("unused", self.unused, 0, 9)


TEXT = (
    "number=3 missing=- flag=yes word=blue no_word=- seat=2 no_seat=- by_seat=4,0,5 "
    "words_by_seat=green,red,blue sets_by_seat=red,green/-/blue hands=a1,a2/b1,b2/a1,b1 "
    "closed_hands=a1/a2/- secret=7,8,9 numbers=6,7 digits=12 dice=113 words=red,- "
    "members=blue,green number_set=1,4 digit_set=35 sequence=green,red number_list=11,12 "
    "faces=61 hidden=5"
)


def text_of(state):
    writer = PositionWriter(3)
    state.fields(writer)
    return " ".join(writer.found)


def facts_of(state, viewer):
    writer = FactsWriter(3, viewer)
    state.fields(writer)
    return writer.facts


def packed(state):
    packer = Packer(3)
    state.fields(packer)
    return list(packer.packed)


def described():
    describer = Describer(3)
    Everything().fields(describer)
    return describer


def test_a_position_has_every_field_that_is_in_use():
    assert text_of(Everything()) == TEXT


def test_a_position_is_read_back():
    state = Everything()
    reader = PositionReader(3, TEXT.replace("number=3", "number=8").replace("dice=113", "dice=3"))
    state.fields(reader)
    reader.done()
    assert (state.number, list(state.dice)) == (8, [0, 0, 0, 1])
    assert text_of(state) == TEXT.replace("number=3", "number=8").replace("dice=113", "dice=3")


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("number=3", "number=10", "number= takes whole numbers from 0 to 9, not '10'."),
        ("missing=-", "missing=x", "missing= takes whole numbers from 0 to 9, not 'x'."),
        ("flag=yes", "flag=y", "flag='y' should be one of yes, no."),
        ("word=blue", "word=pink", "word='pink' should be one of red, blue, green."),
        ("seat=2", "seat=3", "seat= takes whole numbers from 0 to 2, not '3'."),
        ("by_seat=4,0,5", "by_seat=4,0", "by_seat= should have 3 numbers, not 2."),
        ("red,green/-/blue", "red,green/-", "sets_by_seat= should have 3 parts, not 2."),
        ("red,green/-/blue", "green,red/-/blue", "sets_by_seat= is not in order."),
        ("hands=a1,a2/", "hands=a1,a1/", "hands= names the same thing twice."),
        ("digits=12", "digits=1x", "digits= takes 2 digits from 0 to 9, not '1x'."),
        ("dice=113", "dice=131", "dice= is written smallest first."),
        ("dice=113", "dice=114", "dice= takes up to 4 digits from 1 to 3, not '114'."),
        ("number_set=1,4", "number_set=4,4", "number_set= names 4 twice."),
        ("sequence=green,red", "sequence=red,red", "sequence= names red twice."),
        ("faces=61", "faces=6111", "faces= takes up to 3 digits from 1 to 6, not '6111'."),
        ("number_list=11,12", "number_list=1,2,3,4,5", "takes up to 4 numbers, not 5."),
    ],
)
def test_a_bad_field_is_named_in_a_sentence(before, after, sentence):
    reader = PositionReader(3, TEXT.replace(before, after, 1))
    with pytest.raises(BadPosition) as caught:
        Everything().fields(reader)
    assert str(caught.value).endswith(sentence)


MANY = [f"w{number}" for number in range(100)]
"""More words than a set of 63 bits could hold."""


class Sequences:
    """A state with a sequence of many words."""

    def __init__(self, *values):
        self.values = vec[i64](values)

    def fields(self, f: Fields):
        self.values = f.sequence("values", self.values, MANY)


def test_a_sequence_may_have_any_number_of_words():
    state, text = Sequences(), "values=w99,w64,w0,w63,w35"
    state.fields(PositionReader(3, text))
    assert list(state.values) == [99, 64, 0, 63, 35]
    assert text_of(state) == text
    facts = facts_of(state, 0)
    assert facts == {"values": ["w99", "w64", "w0", "w63", "w35"]}
    again = Sequences()
    again.fields(FactsReader(3, 0, facts))
    assert packed(again) == packed(state)
    with pytest.raises(BadPosition, match=r"values= names w64 twice\."):
        Sequences().fields(PositionReader(3, "values=w64,w0,w64"))


def test_a_learner_sees_the_order_of_a_long_sequence():
    describer = Describer(3)
    Sequences().fields(describer)
    row = empty_row(Group("all", describer.features()).size)
    observer = Observer(3, describer.part_sizes())
    observer.begin(0, row, 0)
    Sequences(99, 64, 0).fields(observer)
    assert [(place, order) for place, order in enumerate(row) if order] == [
        (0, 3),
        (64, 2),
        (99, 1),
    ]


def test_a_field_that_a_position_lacks_is_named_unless_it_may_miss():
    reader = PositionReader(3, TEXT.replace("number=3 ", ""))
    with pytest.raises(BadPosition, match="does not say number="):
        Everything().fields(reader)
    reader = PositionReader(3, "number=4")
    reader.allow_missing()
    state = Everything()
    state.fields(reader)
    assert text_of(state) == TEXT.replace("number=3", "number=4")


def test_a_position_may_call_a_field_by_its_former_name():
    reader = PositionReader(3, TEXT.replace("word=blue", "colour=blue"))
    reader.former_name("word", "colour")
    state = Everything()
    state.word = 0
    state.fields(reader)
    reader.done()
    assert text_of(state) == TEXT


def test_a_position_cannot_name_a_field_by_both_names():
    reader = PositionReader(3, f"{TEXT} colour=blue")
    reader.former_name("word", "colour")
    Everything().fields(reader)
    with pytest.raises(BadPosition, match="colour"):
        reader.done()


def test_a_view_shows_only_what_its_viewer_may_know():
    first, watching = facts_of(Everything(), 0), facts_of(Everything(), SPECTATOR)
    assert first["hands"] == [["a1", "a2"], ["b?", "b?"], ["a?", "b?"]]
    assert first["closed_hands"] == [["a1"], None, None]
    assert first["secret"] == [7, None, None]
    assert (first["hidden"], first["twice"]) == (5, 6)
    assert watching["hands"] == [["a?", "a?"], ["b?", "b?"], ["a?", "b?"]]
    assert watching["secret"] == [None, None, None]
    assert "hidden" not in watching
    assert "unused" not in first


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_facts_are_read_back_and_hidden_values_stay(viewer):
    state = Everything()
    state.number, state.hidden = 0, 1
    state.secret_by_seat = vec[i64]([0, 0, 0])
    state.fields(FactsReader(3, viewer, facts_of(Everything(), viewer)))
    assert state.number == 3
    assert state.hidden == (5 if viewer == 0 else 1)
    assert list(state.secret_by_seat) == {0: [7, 0, 0], 1: [0, 8, 0]}.get(viewer, [0, 0, 0])
    assert facts_of(state, viewer) == facts_of(Everything(), viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_numbers_for_learners_are_those_of_the_facts_and_give_them_back(viewer):
    describer, facts = described(), facts_of(Everything(), viewer)
    group = Group("facts", describer.features())
    from_facts, from_state = empty_row(group.size), empty_row(group.size)
    group.write(facts, from_facts, 0, viewer)
    observer = Observer(3, describer.part_sizes())
    observer.begin(viewer, from_state, 0)
    Everything().fields(observer)
    assert list(from_state) == list(from_facts)
    assert observer.at == group.size
    assert group.read(from_state, 0, viewer) == {k: v for k, v in facts.items() if v is not None}
    assert all(
        0 <= number <= high for number, high in zip(from_state, group.max_values(), strict=True)
    )


def test_the_fields_that_some_views_lack_are_marked():
    found = described().found
    assert [field.name for field in found if field.part] == ["hidden", "unused"]
    assert len(found) == 26


def test_every_kind_has_its_type_on_the_page():
    types = {field.name: field.typescript for field in described().found}
    assert types["number"] == "number"
    assert types["missing"] == "number | null"
    assert types["flag"] == "boolean"
    assert types["word"] == '"red" | "blue" | "green"'
    assert types["no_word"] == '"red" | "blue" | "green" | "-"'
    assert types["words_by_seat"] == "string[]"
    assert types["closed_hands"] == "(string[] | null)[]"


@pytest.mark.parametrize(
    "name", [name for name in vars(Everything()) if name not in ("unused", "hidden")]
)
def test_any_changed_attribute_changes_equality(name):
    state = Everything()
    value = getattr(state, name)
    if isinstance(value, bool):
        setattr(state, name, not value)
    elif isinstance(value, int):
        setattr(state, name, 0 if value else 1)
    else:
        changed = value[:]
        changed[len(changed) - 1] = 0 if changed[len(changed) - 1] else 1
        setattr(state, name, changed)
    assert packed(state) != packed(Everything())


@pytest.mark.parametrize("game", [*shoal.game_names(), LAGOON], ids=[*shoal.game_names(), "lagoon"])
def test_matches_are_copied_pickled_and_compared(game):
    match = shoal.new(game, players=3, seed=5)
    for _ in range(4):
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    for again in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert again == match
        assert hash(again) == hash(match)
        assert again.position() == match.position()
        again.play(again.actors[0], again.moves(again.actors[0])[0])
        assert again != match
    assert pickle.loads(pickle.dumps(match.game)) == match.game
