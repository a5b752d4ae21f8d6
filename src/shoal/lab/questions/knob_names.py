"""Knobs and their values in the words of the game."""

from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.option_tables import Cell
from shoal.core.text.pitch_and_option_words import choice_title, option_title
from shoal.lab.questions.knobs import written
from shoal.lab.report.report_words import ReportWords


def knob_name(knob: str, info: GameInfo, words: ReportWords) -> str:
    """A knob as a reader knows it: the title of its option, and its row and column."""
    name, _, place = knob.partition(".")
    option = next((option for option in info.options if option.name == name), None)
    if option is None:
        return knob
    title = option_title(option, words.catalogue)
    if not place:
        return title
    return words.text(say("study-knob", title=title, place=place.replace(".", ", ")))


def knob_value(knob: str, value: Cell, info: GameInfo, words: ReportWords) -> str:
    """A value of a knob as a reader knows it."""
    option = next((option for option in info.options if option.name == knob), None)
    if isinstance(value, bool):
        return words.text(say("value-yes") if value else say("value-no"))
    if option is not None and option.choices:
        return choice_title(option, str(value), words.catalogue)
    return written(value)
