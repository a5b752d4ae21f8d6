"""JSON responses: refusals and errors."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shoal import wire
from shoal.server.http.static_files import not_found_page, wants_page
from shoal.server.ops.json_log import log
from shoal.server.table.errors import Refused
from shoal.server.views import serializers
from shoal.server.ws.connection import refusal

JSON: Final = "application/json"

HTTP_ERRORS: Final = {
    404: "There is nothing at this address.",
    405: "This address does not accept that method.",
}


def json_response(answer: wire.Answer, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(serializers.encode(answer), status, media_type=JSON)


def refusal_response(refused: Refused) -> Response:
    """A refusal, with the status of its check."""
    return json_response(refusal(refused), refused.status)


async def http_error(request: Request, error: Exception) -> Response:
    """The response to a request that no route takes; a page for browsers."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return not_found_page(request)
    sentence = HTTP_ERRORS.get(error.status_code, "This is not a valid request.")
    body = serializers.encode(wire.Refused("shape", sentence))
    return Response(body, error.status_code, error.headers, JSON)


async def server_error(_request: Request, error: Exception) -> Response:
    """The response when an endpoint raised an unexpected exception, which is logged."""
    log("failed", error=repr(error))
    return json_response(
        wire.Refused("busy", "Something went wrong on the server; nothing has changed."), 500
    )
