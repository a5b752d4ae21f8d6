"""Records: exact both ways, strict, bounded, and replayed at any step."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sample_games.divers import GAME
from sample_games.matches import GAMES, divers, play_out, sealed

import shoal
from shoal.core.errors import BadRecord, ShoalError
from shoal.core.game import GameInfo
from shoal.core.state import CHANCE
from shoal.core.text.position_text import write_position
from shoal.match.match import Match
from shoal.match.record_reader import MAX_FILE_BYTES, read_record
from shoal.match.verify import verify

TEXT = divers().record().text()
LINES = TEXT.splitlines()
PARTS = [
    "name",
    "title",
    "pitch",
    "minutes",
    "credit",
    "min_players",
    "max_players",
    "folder",
    "options",
    "make",
]
OVER = "phase=over turn=0 dives=0 pearls=1,1,1 calls=1,1,1 catch=0,0,0"


def with_line(start: str, line: str) -> str:
    """The record with one line replaced, found by its start, and the right checksum."""
    lines = [line if old.startswith(start) else old for old in LINES]
    return sealed("".join(f"{line}\n" for line in lines))


def test_a_finished_record_is_read_completely():
    assert LINES[:9] == [
        "shoal record 1",
        "game divers",
        "rules 1",
        "players 3",
        "option dice=3",
        "option boat=Orca",
        'seats ["Ann","","B \\"ö\\""]',
        "commitment 48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08",
        'salts ["coral","Möwe",""]',
    ]
    assert [line.split()[0] for line in LINES[-4:]] == ["scores", "ranking", "seed", "checksum"]


def test_the_record_in_the_documentation_is_valid():
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    text = page.split("```\n")[1]
    assert read_record(text).text() == text
    assert verify(text) == []


@given(st.integers(2, 4), st.integers(0, 2**256 - 1), st.integers(), st.integers(0, 40))
def test_reading_is_the_inverse_of_writing(players, seed, pick, steps):
    record = divers(players=players, seed=seed, pick=pick, steps=steps).record()
    assert read_record(record.text(), GAMES).text() == record.text()
    assert read_record(record.text().encode(), GAMES) == record


def test_a_record_survives_writing_and_reading_a_file(tmp_path):
    record = divers().record()
    record.write(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_bytes() == TEXT.encode()
    assert shoal.read(tmp_path / "game.txt", games=GAMES) == record


def test_records_that_differ_are_not_equal():
    assert divers(pick=1).record() != divers(pick=2).record()
    assert len({divers().record(), divers().record()}) == 1


def test_windows_line_endings_are_accepted():
    assert read_record(TEXT.replace("\n", "\r\n").encode(), GAMES).text() == TEXT


def test_the_record_of_an_unfinished_game_has_neither_seed_nor_result():
    record = divers(steps=4).record()
    assert record.result is None
    assert not {"seed", "scores", "ranking"} & {line.split()[0] for line in record.head()}
    assert "07\n" not in record.text()


def test_a_record_contains_a_start_position():
    position = divers(steps=4).position()
    record = play_out(shoal.at(GAME, f"  {position} ", seed=1)).record()
    assert record.start == position
    assert read_record(record.text(), GAMES) == record
    assert write_position(record.game, record.start_state()) == position


def test_every_step_replays_to_its_position():
    match = shoal.new(GAME, 2, seed=5)
    positions = {len(match.record().moves): match.position()}
    while not match.over:
        play_out(match, steps=1)
        positions[len(match.record().moves)] = match.position()
    record = match.record()
    for step, position in positions.items():
        assert write_position(record.game, record.replay(step)) == position
    assert write_position(record.game, record.replay()) == match.position()


def test_a_step_between_a_move_and_its_throw_can_be_seen():
    record = divers().record()
    step = [mover for mover, _ in record.moves].index(CHANCE, 6)
    assert record.replay(step).actor() == CHANCE


@pytest.mark.parametrize("step", [-1, 10**30, True, 1.0, "3"])
def test_a_step_that_does_not_exist_is_refused(step):
    with pytest.raises(BadRecord, match="The steps are 0 to 13"):
        divers().record().replay(step)


@pytest.mark.parametrize("length", [*range(0, len(TEXT), 7), len(TEXT) - 1])
def test_a_file_that_is_cut_short_is_refused(length):
    with pytest.raises(BadRecord):
        read_record(TEXT[:length].encode(), GAMES)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_record_without_one_of_its_lines_is_refused(number):
    lines = LINES[:number] + LINES[number + 1 :]
    with pytest.raises(BadRecord):
        read_record("".join(f"{line}\n" for line in lines), GAMES)


@pytest.mark.parametrize(
    ("start", "line", "why"),
    [
        ("shoal", "shoal record 2", "Line 1: A record begins with"),
        ("shoal", "\ufeffshoal record 1", "Line 1: A record begins with"),
        ("game", "game chess", "Line 2: There is no game 'chess'"),
        ("game", "game Divers", "Line 2: There is no game"),
        ("game", "game ../x", "Line 2: There is no game"),
        (
            "rules",
            "rules 2",
            "Line 3: This program knows the rules of Pearl Divers in the versions 1 to 1",
        ),
        ("rules", "rules 0", "Line 3"),
        ("rules", "rules 01", "Line 3: The word rules takes an integer"),
        ("rules", "rules " + "9" * 6000, "Line 3: The word rules"),
        ("players", "players 5", "Line 4: Pearl Divers is for 2 to 4 players"),
        ("players", "players -1", "Line 4"),
        ("players", "players \uff13", "Line 4"),
        ("option dice", "option dice=4", "Line 5: Option dice goes from 1 to 3"),
        ("option dice", "option dice=2", "Line 5: Options must be in order"),
        ("option dice", "option dice=03", "Line 5: Options must be in order"),
        ("option dice", "option dice", "Line 5"),
        ("option dice", "option boat=Orca", "Line 6: Options must be in order"),
        ("option dice", "option wind=9", "Line 5: Pearl Divers has no option 'wind'"),
        ("option boat", "option boat=", "Line 6: Option boat takes one printable word"),
        ("option boat", "option boat=a b", "Line 6: Option boat takes one printable word"),
        ("option boat", "option boat=a|b", "Line 6: Option boat must not contain a bar"),
        ("seats", "seats []", "Line 7: The line seats must be left out"),
        ("seats", 'seats ["","",""]', "Line 7: The line seats must be left out"),
        ("seats", 'seats ["a","b"]', "Line 7: There are 3 seats"),
        ("seats", "seats Ann", "Line 7: The word seats takes a compact JSON list"),
        ("seats", "seats " + "[" * 9000, "Line 7: The word seats takes a compact JSON list"),
        ("commitment", "commitment 00", "Line 8: The word commitment takes 64"),
        ("commitment", "commitment " + "A" * 64, "Line 8: The word commitment takes 64"),
        ("salts", "salts []", "Line 9: Every seat needs a random text"),
        ("salts", 'salts ["a","b",3]', "Line 9: The word salts takes"),
        ("salts", f'salts ["a","b","{"c" * 101}"]', "Line 9: The random text of seat 2"),
        ("* pearl", "3 dive", "Line 10: A move begins with a seat"),
        ("* pearl", "-1 pearl 3", "Line 10: A move begins with a seat"),
        ("* pearl", "pearl 3", "Line 10: A move begins with a seat"),
        ("scores", "scores 1 2", "The word scores takes 3 integers"),
        ("scores", "scores 1 2 -0", "The word scores takes 3 integers"),
        ("scores", "scores 1 2 " + "9" * 5000, "The word scores takes 3 integers"),
        ("ranking", "ranking 0 1", "The ranking must name every seat once"),
        ("ranking", "ranking 0 1 1", "The ranking must name every seat once"),
        ("ranking", "ranking 1=0 2", "The ranking must name every seat once"),
        ("seed", "seed 7", "The word seed takes 64"),
        ("seed", "", "The line is empty"),
        ("seed", "seed \x00", "holds a control character"),
        ("seed", "seed \r", "holds a control character"),
        ("seed", "x" * 30_000, "longer than any line"),
    ],
)
def test_a_wrong_line_is_named(start, line, why):
    with pytest.raises(BadRecord) as refused:
        read_record(with_line(start, line), GAMES)
    assert why in str(refused.value)
    assert str(refused.value).startswith("Line ")
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "start",
    [
        "nonsense",
        "players=3 | phase=deal",
        "players=2 dice=3 boat=Orca | phase=over turn=0 dives=0 pearls=1,1 calls=1,1 catch=0,0",
        f"players=3 | {OVER}",
        f"players=3  dice=3 boat=Orca | {OVER}",
    ],
)
def test_the_start_position_of_another_match_is_refused(start):
    text = TEXT.replace("* pearl 1\n", f"start {start}\n* pearl 1\n")
    with pytest.raises(BadRecord, match="Line 10: "):
        read_record(sealed(text), GAMES)


def test_nothing_may_follow_the_checksum():
    with pytest.raises(BadRecord, match="Nothing may follow"):
        read_record(TEXT + "0 dive\n", GAMES)


def test_an_altered_record_is_refused():
    with pytest.raises(BadRecord, match=f"Line {len(LINES)}: The checksum does not match"):
        read_record(TEXT.replace("Ann", "Ana"), GAMES)


def test_a_file_larger_than_any_record_is_refused():
    with pytest.raises(BadRecord, match="larger than any record"):
        read_record(b"x" * (MAX_FILE_BYTES + 1))


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1"])
def test_a_file_in_another_encoding_is_refused(encoding):
    with pytest.raises(BadRecord, match=r"Line \d+: The line "):
        read_record(TEXT.encode(encoding), GAMES)


@pytest.mark.parametrize("path", ["no/such/file", ".", "a\0b", "", 7, None, b"x"])
def test_a_file_that_cannot_be_read_is_refused(path):
    with pytest.raises(BadRecord, match=r"cannot be read|not the path"):
        shoal.read(path)


@pytest.mark.parametrize("path", ["no/such/folder", ".", "a\0b", "", 7, None, b"x"])
def test_an_unwritable_record_file_is_reported(path):
    with pytest.raises(ShoalError, match=r"cannot be written|not the path"):
        divers().record().write(path)


def test_a_record_of_older_rules_is_read_and_keeps_their_number():
    newer = GameInfo(**{name: getattr(GAME, name) for name in PARTS}, version=2)
    record = read_record(divers(steps=4).record().text(), [newer])
    assert Match.resume(record, 7).record().rules == record.rules == 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("1 deep", "1 dive", "Line 15: Every player first calls shallow or deep .PD-2.."),
        ("1 deep", "1 jump", "Line 15: 'jump' is not a move"),
        ("1 deep", "* pearl 3", "Line 15: No dice are rolled here"),
        ("1 deep", "2 deep", "Line 15: Seat 2 cannot move here"),
        ("* dice 113", "1 surface", "Line 18: Seat 1 cannot move here"),
        ("* dice 113", "* dice 117", "Line 18: A die of 6 sides cannot show 7"),
    ],
)
def test_a_move_that_cannot_be_played_stops_the_replay(old, new, why):
    record = read_record(sealed(TEXT.replace(old, new)), GAMES)
    with pytest.raises(BadRecord, match=why):
        record.replay()


@settings(max_examples=300)
@given(st.binary(max_size=300))
def test_random_bytes_are_refused(content):
    with pytest.raises(BadRecord):
        read_record(content, GAMES)


@settings(max_examples=300)
@given(st.data())
def test_a_mangled_record_is_read_exactly_or_refused(data):
    start = data.draw(st.integers(0, TEXT.index("checksum")))
    end = data.draw(st.integers(start, min(start + 20, TEXT.index("checksum"))))
    filling = data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=9))
    mangled = sealed(TEXT[:start] + filling + TEXT[end:])
    try:
        record = read_record(mangled, GAMES)
    except BadRecord:
        return
    assert record.text() == mangled


@settings(max_examples=300)
@given(st.integers(9, 21), st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30))
def test_a_mangled_move_is_replayed_or_refused(number, line):
    lines = [*LINES[:number], line, *LINES[number + 1 :]]
    with suppress(BadRecord):
        read_record(sealed("".join(f"{line}\n" for line in lines)), GAMES).replay()
