"""The log in the terminal: by turns, with headlines, lines and details."""

import contextlib
import io

import pytest
from tui.screen_driver import drive, typed

import shoal
from shoal.core.game import GameMessages
from shoal.core.message import DETAIL, HEADLINE, say
from shoal.match.game_log import LogEntry
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.tui.log_text import LogLine, log_lines, summary, without_details
from shoal.tui.plain import PlainFrontEnd
from shoal.tui.replay import Replay
from shoal.tui.tables.local_table import LocalTable


def key(message):
    return message.key


LOG = [
    LogEntry(1, [say("log-a"), say("log-b", level=DETAIL)]),
    LogEntry(1, [say("log-head", level=HEADLINE), say("log-round")]),
    LogEntry(2, [say("log-c"), say("log-d", level=DETAIL)]),
]


def test_a_turn_begins_with_its_headline_although_that_was_said_last():
    assert log_lines(LOG, key) == [
        LogLine("log-head", HEADLINE),
        LogLine("log-a", is_below=True),
        LogLine("log-b", DETAIL, is_below=True),
        LogLine("log-round", is_below=True),
        LogLine("log-c"),
        LogLine("log-d", DETAIL, is_below=True),
    ]


def test_details_stand_alone_until_there_is_a_line_above_them():
    log = [LogEntry(1, [say("log-a", level=DETAIL), say("log-b"), say("log-c", level=DETAIL)])]
    assert [line.is_below for line in log_lines(log, key)] == [False, False, True]


def test_details_can_be_left_out():
    shown = [line.text for line in without_details(log_lines(LOG, key))]
    assert shown == ["log-head", "log-a", "log-round", "log-c"]


def test_a_summary_leaves_out_what_a_headline_sums_up():
    assert [line.text for line in summary(LOG, key)] == ["log-head", "log-round", "log-c"]


class Levels(GameMessages):
    """Connect Four with a headline and a detail for each disc."""

    def prompt(self, view):
        return say("ask-move", rule="CF-1")

    def log(self, state, mover, move):
        return [
            say("log-outcome", outcome=f"disc {move + 1}", level=DETAIL),
            say("log-drop", seat=mover, column=move + 1, level=HEADLINE),
        ]


def table_of(people=(0,), language="en"):
    match = shoal.new(CONNECT_FOUR, 2, 1)
    match.game.messages = Levels(match.game)
    levels = {seat: "random" for seat in range(2) if seat not in people}
    return LocalTable(match, "0" * 64, levels, language=language)


def printed(table, *lines):
    """What line mode prints after these inputs."""
    output = io.StringIO()
    front_end = PlainFrontEnd(table)
    front_end.lines = iter([*lines, "quit"])
    with contextlib.redirect_stdout(output):
        front_end.play()
    return output.getvalue()


def test_line_mode_shows_details_only_in_the_log():
    table = table_of()
    assert "disc 3" not in printed(table, "drop 3")
    told = printed(table, "log")
    assert "- You drop a disc into column 3.\n  - Chance: disc 3.\n- Kai drops" in told


@pytest.mark.parametrize("size", ["small", "large"])
def test_the_full_screen_shows_headlines_in_bold_and_details_dimmed(size):
    async def act(driver):
        await driver.press(*typed("drop 3"), "enter", "f3")
        text = driver.table_screen.query_one("#log").content_text.content
        return {str(text)[span.start : span.end].strip(): str(span.style) for span in text.spans}

    styles = drive(table_of(), act, size)
    assert styles["- You drop a disc into column 3."] == "bold"
    assert styles["- Chance: disc 3."] == "dim"


def test_a_small_screen_sums_up_what_happened():
    async def act(driver):
        await driver.press(*typed("drop 3"), "enter")
        return str(driver.table_screen.recent_log.content_text.content).split("\n")

    mine, theirs = drive(table_of(), act)
    assert mine == "- You drop a disc into column 3."
    assert theirs.startswith("- Kai drops a disc into column ")


def test_the_rule_of_a_prompt_is_shown_after_it():
    async def act(driver):
        return driver.table_screen.question.content

    question = drive(table_of(), act)
    assert str(question) == "Your move. (CF-1)"
    assert [str(span.style) for span in question.spans] == ["dim"]
    assert "\nYour move. (CF-1)\n" in printed(table_of())


def test_people_at_one_keyboard_are_named_by_the_prompt_and_in_the_log():
    told = printed(table_of(people=(0, 1)), "drop 3", "drop 4")
    assert ": Player 1, Player 2." in told
    assert "\nPlayer 1: Your move. (CF-1)\n" in told
    assert "\nPlayer 2: Your move. (CF-1)\n" in told
    assert "- Player 1 drops a disc into column 3." in told
    assert "- Player 2 drops a disc into column 4." in told


def test_another_language_is_read_where_there_are_words_for_it():
    told = printed(table_of(language="de"), "? drop 1", "hint")
    assert "Du bist dran. (CF-1)" in told and "Du darfst drop 1 spielen." in told
    assert "drop" in told and "A strong player" not in told


def test_nothing_that_a_game_says_escapes_the_catalogue():
    told = printed(table_of(language="pseudo"), "drop 3", "? drop 1", "hint", "log")
    for line in told.split("\n"):
        assert not line.startswith(("- You", "- Kai", "Your move", "You may", "A strong"))
    assert "- [!! Ýöû ðřöþ å ðîšç îñţö çöļûɱñ 3. !!]" in told


def replay_of(names, **how):
    match = shoal.new(CONNECT_FOUR, 2, 1, names=names)
    match.play(0, "drop 3")
    match.play(1, "drop 4")
    return Replay(match.record(), **how)


def read(replay, step, viewer):
    (entry,) = replay.log(step, step, viewer)
    return replay.text(entry.messages[0], viewer)


def test_a_replay_names_people_as_the_record_does():
    replay = replay_of(["Ana", "Bo"])
    assert read(replay, 1, None) == "Ana drops a disc into column 3."
    assert read(replay, 2, 1) == "You drop a disc into column 4."


def test_a_replay_names_the_bots_and_people_of_a_terminal():
    replay = replay_of(["person", "easy"])
    assert read(replay, 1, None) == "Player 1 drops a disc into column 3."
    assert read(replay, 2, None) == "Kai drops a disc into column 4."


def test_a_replay_speaks_the_language_that_is_asked_for():
    assert read(replay_of(["Ana", "Bo"], language="de"), 0, None) == "Die Partie beginnt."
