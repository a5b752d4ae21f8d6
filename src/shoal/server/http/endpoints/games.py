"""Endpoints about the games that this server offers."""

import shoal
from shoal import wire
from shoal.bots.levels import LEVELS
from shoal.core.game import GameInfo
from shoal.core.options import Option
from shoal.core.text.pitch_and_option_words import credit, pitch, words_about
from shoal.lessons.lesson_file import read_steps
from shoal.rulebook.reader import read_rules
from shoal.rulebook.translations import has_english_rules, rules_text
from shoal.server.http.routes import ApiRequest, endpoint


@endpoint("GET", "/games", wire.Games, query=("language",))
async def games(request: ApiRequest) -> wire.Answer:
    """The games of this server, and the levels of its bots."""
    language = request.language()
    found = [game_summary(info, language) for info in request.services.games.values()]
    return wire.Games(wire.PROTOCOL, shoal.__version__, found, list(LEVELS))


def game_summary(info: GameInfo, language: str) -> wire.GameSummary:
    """A game as the lobby shows it."""
    words = words_about(info, language)
    return wire.GameSummary(
        info.name,
        info.title,
        pitch(info, words),
        info.minutes,
        credit(info, words),
        info.min_players,
        info.max_players,
        info.version,
        [option_info(option, info) for option in info.options],
        info.game().sides(info.max_players),
        len(read_steps(info)),
    )


def option_info(option: Option, info: GameInfo) -> wire.OptionInfo:
    """An option as the lobby shows it, with the value that a new table has."""
    return wire.OptionInfo(
        option.name,
        info.presets.get(option.name, option.default),
        option.sentence,
        option.rule,
        list(option.choices),
        option.low,
        option.high,
    )


@endpoint("GET", "/games/{game}/rules", wire.Rules, query=("language",))
async def rules(request: ApiRequest) -> wire.Answer:
    """The rules of a game, every paragraph numbered."""
    info, language = request.game(), request.language()
    text = rules_text(info, language)
    return wire.Rules(text, read_rules(text).sections, has_english_rules(info, language))
