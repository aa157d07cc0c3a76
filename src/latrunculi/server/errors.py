"""Errors that are answers: a code for programs, a message for people, and the clause where a rule is the reason."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

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

    @app.exception_handler(Exception)
    async def _failed(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return ApiError(500, "failed", "the server failed; what was accepted before is safe").response()


def _defect(error: dict[str, object]) -> str:
    place = error.get("loc")
    if error.get("type") == "json_invalid" and isinstance(place, tuple):
        reason = error.get("ctx")
        told = reason.get("error") if isinstance(reason, dict) else "something is wrong"
        return f"body: not JSON, at character {place[-1]}: {told}"
    parts = [str(part) for part in place[1:]] if isinstance(place, tuple) else []
    return f"{'.'.join(parts) or 'body'}: {error.get('msg', 'is wrong')}"
