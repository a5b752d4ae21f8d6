"""Endpoints for lessons. The server stores nothing: the client says which moves it has made."""

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.lessons.lesson import Lesson, Moment, lesson_of
from shoal.server.http.routes import ApiRequest, endpoint
from shoal.server.table.errors import Refused
from shoal.server.views import serializers
from shoal.server.views.game_schema import game_fields


@endpoint("POST", "/games/{game}/lesson", wire.LessonMoment, takes=wire.LessonMoves)
async def lesson(request: ApiRequest) -> wire.Answer:
    """What a newcomer sees after these moves of a lesson's step; a wrong one changes nothing."""
    found, moment = find_moment(request)
    return wire.LessonMoment(
        moment.number,
        len(found.steps),
        list(moment.moves),
        serializers.wire_view(moment.view, board=True),
        serializers.log_info(moment.history.log(moment.seat)),
        moment.names(),
        wire.wire_message(moment.task),
        moment.game.chosen(),
        moment.done,
        sent(moment.result),
        sent(moment.mistake),
    )


@endpoint("POST", "/games/{game}/lesson/helpers", wire.BoardHelpers, takes=wire.LessonMoves)
async def lesson_helpers(request: ApiRequest) -> wire.Answer:
    """What the game derives from the newcomer's view, as at a table."""
    _, moment = find_moment(request)
    return wire.BoardHelpers(moment.game.board_helpers.facts(moment.view))


@endpoint("POST", "/games/{game}/lesson/fields", wire.GameFields, takes=wire.LessonMoves)
async def lesson_fields(request: ApiRequest) -> wire.Answer:
    """The facts of the game's Views and all its moves, to draw a game without knowing it."""
    _, moment = find_moment(request)
    return game_fields(moment.game, moment.history.players)


def find_moment(request: ApiRequest) -> tuple[Lesson, Moment]:
    """The lesson that the path names, and where these moves lead."""
    body = request.body
    assert isinstance(body, wire.LessonMoves)
    info = request.game()
    found = lesson_of(info)
    if found is None:
        raise Refused("table", say("error-no-lesson", title=info.title))
    try:
        return found, found.moment(body.step, body.moves)
    except ShoalError as wrong:
        raise Refused("number", wrong.message) from wrong


def sent(message: Message | None) -> wire.Message | None:
    """A message as it is sent."""
    return None if message is None else wire.wire_error(message)
