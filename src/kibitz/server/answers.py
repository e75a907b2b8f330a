"""The answers over HTTP: a message as JSON, or what is wrong."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kibitz.errors import KibitzError, Problem, problem
from kibitz.server.http_protocol import HttpFault
from kibitz.telling import problem_phrase

T = TypeVar("T")
JSON = "application/json"


class HttpProblem(Exception):
    """A request that is answered with a status of its own."""

    def __init__(self, fault: Problem, status: int) -> None:
        super().__init__(fault.code)
        self.fault = fault
        self.status = status


def answer(message: object, status: int = 200) -> Response:
    """Return a message as JSON. Nothing of it may be kept by anybody on the way."""
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, JSON)


def fault_answer(fault: Problem, status: int) -> Response:
    """Return the answer that says what is wrong."""
    return error_answer(KibitzError(fault), status)


def error_answer(error: KibitzError, status: int = 400) -> Response:
    """Return the answer to bad input."""
    return answer(HttpFault(error.code, problem_phrase(error, None, None)), status)


async def body_of(request: Request, kind: type[T]) -> T:
    """Return the body of a request; raises HttpProblem if it is not what is asked for."""
    # A form of another page cannot send this type without being asked for permission first.
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise HttpProblem(problem("server/json"), 415)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError:
        raise HttpProblem(problem("server/body"), 400) from None
    except ClientDisconnect:
        # The guard ends a body that has grown too large; whoever has really gone hears nothing.
        raise HttpProblem(problem("server/too_large"), 413) from None


def bearer(request: Request) -> str:
    """Return the token of a request, empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def on_problem(_request: Request, error: Any) -> Response:
    """Return the answer to a HttpProblem or a KibitzError."""
    if isinstance(error, HttpProblem):
        return fault_answer(error.fault, error.status)
    assert isinstance(error, KibitzError)
    return error_answer(error)
