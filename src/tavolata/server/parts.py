"""The parts of the page: scripts, styles, pictures. Each is packed once, not for everybody who asks.

To pack the largest took 4 ms of the event loop each time, and parts are in no limit of calls: one address with 150 connections had
others wait 2.2 s.
"""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: What becomes smaller by it. Pictures and fonts are packed as they are.
_PACKABLE = frozenset((".js", ".css", ".html", ".svg", ".json", ".webmanifest"))
#: Smaller parts are sent as they are.
_SMALLEST = 1000
#: The page has a hundred parts.
_MOST_KEPT = 512
#: What is told of a part however it is sent.
_TOLD = ("content-type", "etag", "last-modified")


@lru_cache(_MOST_KEPT)
def packed(path: str, changed: float, size: int) -> bytes:
    """The file as gzip has it. ``changed``, ``size``: of the file as it is now."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Parts(StaticFiles):
    """Files as they are, or as they were packed once for browsers that can unpack them."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        if (
            response.status_code != 200
            or "gzip" not in asked.get("accept-encoding", "")
            or "range" in asked
            or stat_result.st_size < _SMALLEST
            or Path(full_path).suffix not in _PACKABLE
        ):
            return response
        headers = {name: response.headers[name] for name in _TOLD if name in response.headers}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(packed(str(full_path), stat_result.st_mtime, stat_result.st_size), headers=headers)
