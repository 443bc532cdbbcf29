"""The weight of the first page."""

from __future__ import annotations

import gzip
import re

from tavolata.server.app import STATIC
from tavolata.server.bench.figures import Figure


def page() -> list[Figure]:
    """What a browser must fetch before the first page shows, compressed."""
    index = STATIC / "index.html"
    if not index.is_file():
        return []
    text = index.read_text()
    needed = {index}
    for tag in re.findall(r"<(?:script|link)\b[^>]*>", text):
        address = re.search(r'(?:src|href)="/?([^"?#]+)', tag)
        wanted = tag.startswith("<script") or re.search(r'rel="(?:stylesheet|modulepreload|preload)"', tag)
        if address and wanted and (STATIC / address[1]).is_file():
            needed.add(STATIC / address[1])
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in needed}
    return [Figure(case="page", value=sum(sizes.values()) / 1000, unit="kb", wanted=200.0, details=sizes)]
