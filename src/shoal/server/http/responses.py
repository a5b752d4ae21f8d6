"""JSON responses: refusals and errors."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shoal import wire
from shoal.core.message import say
from shoal.server.http.static_files import not_found_page, wants_page
from shoal.server.ops.json_log import log
from shoal.server.table.errors import Refused
from shoal.server.views import serializers
from shoal.server.views.refusals import refusal

JSON: Final = "application/json"

HTTP_ERRORS: Final = {
    404: say("error-nothing-here"),
    405: say("error-method"),
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
    message = HTTP_ERRORS.get(error.status_code, say("error-request-invalid"))
    body = serializers.encode(refusal(Refused("shape", message)))
    return Response(body, error.status_code, error.headers, JSON)


async def server_error(_request: Request, error: Exception) -> Response:
    """The response when an endpoint raised an unexpected exception, which is logged."""
    log("failed", error=repr(error))
    return json_response(refusal(Refused("busy", say("error-server-failed"))), 500)
