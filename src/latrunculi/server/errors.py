"""Errors that are answers: a code for programs, a message for people, and the clause where a rule is the reason."""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from latrunculi.server.stored import Damaged

log = logging.getLogger("latrunculi.server")


class ApiError(Exception):
    """A request that cannot be met."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule

    def body(self) -> dict[str, str]:
        """What is sent."""
        body = {"code": self.code, "message": self.message}
        return body | {"rule": self.rule} if self.rule else body

    def response(self) -> JSONResponse:
        """As an answer over HTTP."""
        return JSONResponse(self.body(), self.status)


def of(error: Exception, what: str, *about: Any) -> ApiError:
    """What is answered where something went wrong that no answer foresaw, which is logged.

    A database that cannot be written or read for a while is no defect of this program: who keeps the server reads what
    is the matter with it, and whoever plays may try again later.

    Args:
        error: that went wrong.
        what, about: in the midst of what, as a log takes it.
    """
    if isinstance(error, ApiError):
        return error
    if isinstance(error, Damaged):
        log.error(f"{what}: %s", *about, error)
        return ApiError(500, "damaged", "what the server keeps of this table is damaged; other tables are not")
    if database_fails(error):
        log.error(f"{what}: the database cannot be used: %s", *about, reason(error))
        return ApiError(
            503,
            "database",
            "the server's database cannot be used now; what was accepted before is safe: try again later",
        )
    log.error(what, *about, exc_info=error)
    return ApiError(500, "failed", "the server failed; what was accepted before is safe")


def reason(error: BaseException) -> str:
    """What a database says is the matter with it."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def database_fails(error: BaseException | None) -> bool:
    """Whether the database could not do what it was asked: it is full, locked, damaged, write-protected, away."""
    transient = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
    return isinstance(error, transient) or type(error) is sa.exc.DatabaseError


def install(app: FastAPI) -> None:
    """Let every error of an application be answered in one shape."""

    @app.exception_handler(ApiError)
    async def _api_error(_request: Request, error: ApiError) -> JSONResponse:
        return error.response()

    @app.exception_handler(RequestValidationError)
    async def _malformed(_request: Request, error: RequestValidationError) -> JSONResponse:
        return ApiError(422, "malformed", "; ".join(_defect(e) for e in error.errors()[:8])).response()

    @app.exception_handler(HTTPException)
    async def _http_error(_request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 400:  # what FastAPI makes of a body that the reader of JSON chokes on
            return ApiError(422, "malformed", "body: cannot be read as JSON").response()
        codes = {404: "not-found", 405: "method-not-allowed"}
        return ApiError(error.status_code, codes.get(error.status_code, "http"), str(error.detail)).response()

    @app.exception_handler(sa.exc.SQLAlchemyError)
    @app.exception_handler(Exception)
    async def _failed(request: Request, error: Exception) -> JSONResponse:
        return of(error, "%s %s failed", request.method, request.url.path).response()


def _defect(error: dict[str, object]) -> str:
    place = error.get("loc")
    if error.get("type") == "json_invalid" and isinstance(place, tuple):
        reason = error.get("ctx")
        told = reason.get("error") if isinstance(reason, dict) else "something is wrong"
        return f"body: not JSON, at character {place[-1]}: {told}"
    parts = [str(part) for part in place[1:]] if isinstance(place, tuple) else []
    return f"{'.'.join(parts) or 'body'}: {error.get('msg', 'is wrong')}"
