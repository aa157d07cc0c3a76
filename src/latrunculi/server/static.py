"""The page: the built client, and index.html for every address that is the client's own."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, HTMLResponse

from latrunculi.server.errors import ApiError

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What the page may load: what this server sends, and nothing of anybody else's."""
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Latrunculi</title>
<h1>The page is not built</h1>
<p>The server runs, but the browser client is not there. Run <code>make client</code> in the source folder
(or <code>make play</code>, which does everything), then reload.</p>
<p lang="fr">Le serveur tourne, mais la page n’a pas été construite. Lancer <code>make client</code> dans le dossier des
sources (ou <code>make play</code>, qui fait tout), puis recharger.</p>
<p><small>{folder}</small></p>
"""


def pages(folder: Path) -> APIRouter:
    """The addresses of the client that lies built in a folder."""
    router = APIRouter()
    home = folder.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ApiError(404, "not-found", f"there is nothing at /{path}")
        file = _file(home, path)
        if file is not None:
            # Vite names what it builds by content: what lies under assets/ never changes.
            caching = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers=HEADERS | {"Cache-Control": caching})
        if Path(path).suffix:
            raise ApiError(404, "not-found", f"there is nothing at /{path}")
        index = home / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT.format(folder=html.escape(str(folder))), 503, HEADERS)
        return FileResponse(index, headers=HEADERS | {"Cache-Control": "no-cache"})

    return router


def _file(home: Path, path: str) -> Path | None:
    """The file at an address, if there is one in the folder."""
    try:
        file = (home / path).resolve()
        return file if file.is_relative_to(home) and file.is_file() else None
    except (OSError, ValueError):  # what no file can be called
        return None
