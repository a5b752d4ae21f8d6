"""The OpenAPI document, built from the wire types and the endpoints."""

import re
from typing import Any

import msgspec

import shoal
from shoal import wire
from shoal.core.catalogue import LANGUAGES
from shoal.core.text.number_and_dice_text import MAX_WHOLE_NUMBER
from shoal.server.http import endpoints as _endpoints  # noqa: F401 - they register themselves
from shoal.server.http.routes import ENDPOINTS, Endpoint
from shoal.server.table.errors import STATUS

# OpenAPI is JSON of any shape.
Json = dict[str, Any]

PATTERNS = {"table": wire.TABLE, "game": "^[a-z0-9_]{1,40}$"}


def openapi_document() -> Json:
    """The whole document."""
    types = [endpoint.gives for endpoint in ENDPOINTS] + [wire.Refused]
    taken = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes is not None]
    socket = [wire.ClientMessage, wire.ServerMessage]
    every = [*types, *taken, *socket]
    schemas, components = msgspec.json.schema_components(
        every, ref_template="#/components/schemas/{name}"
    )
    schema_of = {id(kind): schema for kind, schema in zip(every, schemas, strict=True)}
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(
            endpoint, schema_of
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Shoal",
            "version": f"{wire.PROTOCOL}.{shoal.__version__}",
            "description": "Tables for five sea games. docs/protocol.md describes the whole "
            "protocol, the WebSocket included.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"ticket": {"type": "http", "scheme": "bearer"}},
        },
        "x-socket": {
            "path": "/api/1/tables/{table}/live",
            "client": schemas[-2],
            "server": schemas[-1],
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[int, Json]) -> Json:
    """One endpoint as an OpenAPI operation."""
    described: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.sentence,
        "parameters": parameters(endpoint),
        "responses": responses(schema_of[id(endpoint.gives)], schema_of[id(wire.Refused)]),
    }
    if endpoint.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[id(endpoint.takes)]}},
        }
    if endpoint.ticket:
        described["security"] = [{"ticket": []}, {}]
    return described


def parameters(endpoint: Endpoint) -> list[Json]:
    """The parameters in the path, in the query and in our own header."""
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": PATTERNS[name]},
        }
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    found += [
        {"name": name, "in": "query", "required": False, "schema": query_schema(name)}
        for name in endpoint.query
    ]
    if endpoint.ticket:
        found.append(
            {
                "name": "Shoal-Invite",
                "in": "header",
                "required": False,
                "schema": {"type": "string", "pattern": wire.TICKET},
            }
        )
    return found


def query_schema(name: str) -> Json:
    """The schema of a query parameter."""
    if name == "seat":
        return {"type": "string", "pattern": "^(all|spectator|[0-9]|1[0-5])$"}
    if name == "language":
        return {"type": "string", "enum": list(LANGUAGES), "default": LANGUAGES[0]}
    return {"type": "integer", "minimum": 0, "maximum": MAX_WHOLE_NUMBER}


def responses(good: Json, bad: Json) -> Json:
    """The responses: the answer, or a refusal."""
    found: Json = {
        "200": {"description": "Done.", "content": {"application/json": {"schema": good}}}
    }
    for status in sorted(set(STATUS.values())):
        found[str(status)] = {
            "description": "Refused.",
            "content": {"application/json": {"schema": bad}},
        }
    return found
