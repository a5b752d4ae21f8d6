"""The OpenAPI document, built from the wire types and the addresses."""

import re
from typing import Any

import msgspec

import shoal
from shoal import wire
from shoal.server.http import api as _api  # noqa: F401 - its functions register themselves
from shoal.server.http.routes import ADDRESSES, Address
from shoal.server.table.errors import STATUS

# OpenAPI is JSON of any shape.
Json = dict[str, Any]

PATTERNS = {"table": wire.TABLE, "game": "^[a-z0-9_]{1,40}$"}


def document() -> Json:
    """The whole document."""
    types = [found.gives for found in ADDRESSES] + [wire.Refused]
    taken = [found.takes for found in ADDRESSES if found.takes is not None]
    socket = [wire.ClientMessage, wire.ServerMessage]
    every = [*types, *taken, *socket]
    shapes, components = msgspec.json.schema_components(
        every, ref_template="#/components/schemas/{name}"
    )
    shape_of = {id(kind): shape for kind, shape in zip(every, shapes, strict=True)}
    paths: dict[str, Json] = {}
    for found in ADDRESSES:
        paths.setdefault(found.path, {})[found.method.lower()] = operation(found, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Shoal",
            "version": f"{wire.PROTOCOL}.{shoal.__version__}",
            "description": "Tables for five sea games. docs/protocol.md tells the whole story, "
            "the WebSocket's part included.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"ticket": {"type": "http", "scheme": "bearer"}},
        },
        "x-socket": {
            "path": "/api/1/tables/{table}/live",
            "client": shapes[-2],
            "server": shapes[-1],
        },
    }


def operation(found: Address, shape_of: dict[int, Json]) -> Json:
    """One address in OpenAPI's words."""
    told: Json = {
        "operationId": found.name,
        "summary": found.sentence,
        "parameters": parameters(found),
        "responses": responses(shape_of[id(found.gives)], shape_of[id(wire.Refused)]),
    }
    if found.takes is not None:
        told["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": shape_of[id(found.takes)]}},
        }
    if found.ticket:
        told["security"] = [{"ticket": []}, {}]
    return told


def parameters(found: Address) -> list[Json]:
    """What stands in the path, in the query and in our own header."""
    told = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": PATTERNS[name]},
        }
        for name in re.findall(r"{(\w+)}", found.path)
    ]
    told += [
        {"name": name, "in": "query", "required": False, "schema": query_shape(name)}
        for name in found.query
    ]
    if found.ticket:
        told.append(
            {
                "name": "Shoal-Invite",
                "in": "header",
                "required": False,
                "schema": {"type": "string", "pattern": wire.TICKET},
            }
        )
    return told


def query_shape(name: str) -> Json:
    """What a word of the query looks like."""
    if name == "seat":
        return {"type": "string", "pattern": "^(all|watcher|[0-9]|1[0-5])$"}
    return {"type": "integer", "minimum": 0, "maximum": 999_999_999}


def responses(good: Json, bad: Json) -> Json:
    """What may be answered: what was asked for, or why not."""
    told: Json = {
        "200": {"description": "Done.", "content": {"application/json": {"schema": good}}}
    }
    for status in sorted(set(STATUS.values())):
        told[str(status)] = {
            "description": "Why not.",
            "content": {"application/json": {"schema": bad}},
        }
    return told
