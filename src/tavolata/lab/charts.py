"""Charts of a report, as Vega-Lite in plain data: without colours and without width, which are the page's."""

from __future__ import annotations

from typing import Any

Spec = dict[str, Any]


#: A colour for each series, in the order of the data.
_BY_SERIES: Spec = {"field": "series", "type": "nominal", "sort": None, "title": None, "legend": {"orient": "top"}}


def _axis(percent: bool) -> Spec:
    return {"format": ".0%"} if percent else {}


def dots(
    data: list[dict[str, Any]], title: str, *, percent: bool, middle: float, sort: str | list[str] | None = "given"
) -> Spec:
    """A dot with its interval for each name, and a line where nothing would differ."""
    names = list(dict.fromkeys(one["name"] for one in data))
    y = {"field": "name", "type": "nominal", "sort": names, "title": None, "axis": {"labelLimit": 320}}
    x = {"type": "quantitative", "axis": {"title": title, **_axis(percent)}, "scale": {"zero": False}}
    return {
        "height": {"step": 26},
        "data": {"values": data},
        "encoding": {"y": y},
        "layer": [
            {
                "mark": {"type": "rule", "strokeDash": [4, 3], "style": "middle"},
                "encoding": {"x": {"datum": middle}, "y": None},
            },
            {
                "mark": {"type": "rule", "strokeWidth": 2},
                "encoding": {"x": {**x, "field": "low"}, "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
                "encoding": {"x": {**x, "field": "value"}, "tooltip": {"field": "tip"}},
            },
        ],
    }


def by_series(spec: Spec, order: list[str]) -> Spec:
    """The same marks in colours, set off from each other."""
    colour = {
        "field": "series",
        "type": "nominal",
        "sort": order,
        "title": None,
        "scale": {"domain": order},
        "legend": {"orient": "top"},
    }
    encoding = {**spec["encoding"], "color": colour, "yOffset": {"field": "series", "sort": order}}
    layers = []
    for layer in spec.get("layer", ()):
        inner = layer["encoding"]
        layers.append(
            {**layer, "encoding": {**inner, "color": None, "yOffset": None}} if "datum" in inner.get("x", {}) else layer
        )
    coloured = {**spec, "encoding": encoding, "height": {"step": 14 + 12 * len(order), "for": "position"}}
    return {**coloured, "layer": layers} if layers else coloured


def bars(data: list[dict[str, Any]], title: str) -> Spec:
    names = list(dict.fromkeys(one["name"] for one in data))
    return {
        "height": {"step": 22},
        "data": {"values": data},
        "mark": {"type": "bar"},
        "encoding": {
            "y": {"field": "name", "type": "nominal", "sort": names, "title": None, "axis": {"labelLimit": 320}},
            "x": {"field": "value", "type": "quantitative", "axis": {"title": title, "format": ".0%"}},
            "tooltip": {"field": "tip"},
        },
    }


def histogram(data: list[dict[str, Any]], title: str, count: str) -> Spec:
    several = len({one["series"] for one in data}) > 1
    encoding: Spec = {
        "x": {"field": "x", "type": "quantitative", "axis": {"title": title}, "scale": {"zero": False, "nice": False}},
        "x2": {"field": "x2"},
        "y2": {"datum": 0},
        "y": {"field": "value", "type": "quantitative", "axis": {"title": count, "format": ".0%"}},
        "tooltip": {"field": "tip"},
    }
    if several:
        encoding["color"] = _BY_SERIES
    return {
        "height": 220,
        "data": {"values": data},
        "mark": {"type": "rect", "xOffset": 1, "opacity": 0.6 if several else 1},
        "encoding": encoding,
    }


def lines(data: list[dict[str, Any]], title: str, field: str, name: str, percent: bool = False) -> Spec:
    encoding: Spec = {
        "x": {
            "field": "x",
            "type": "quantitative",
            "axis": {"title": title, "tickMinStep": 1, "format": "d"},
            "scale": {"zero": False},
        },
        "y": {"field": field, "type": "quantitative", "axis": {"title": name, **_axis(percent)}},
        "tooltip": {"field": "tip"},
    }
    if len({one["series"] for one in data}) > 1:
        encoding["color"] = _BY_SERIES
    return {
        "height": 170,
        "data": {"values": data},
        "mark": {"type": "line", "point": {"size": 40}},
        "encoding": encoding,
    }


def scatter(data: list[dict[str, Any]], x: str, y: str) -> Spec:
    """Those that stand out are full, with their interval; the others are only there."""
    position: Spec = {"x": {"field": "x", "type": "quantitative", "axis": {"title": x, "format": ".0%"}}}
    axis = {"axis": {"title": y}, "type": "quantitative"}
    return {
        "height": 320,
        "data": {"values": data},
        "encoding": position,
        "layer": [
            {
                "mark": {"type": "rule", "strokeDash": [4, 3], "style": "middle"},
                "encoding": {"y": {"datum": 0}, "x": None},
            },
            {
                "transform": [{"filter": "datum.clear"}],
                "mark": {"type": "rule"},
                "encoding": {"y": {**axis, "field": "low"}, "y2": {"field": "high"}},
            },
            {
                "mark": {"type": "point", "size": 60, "filled": True},
                "encoding": {
                    "y": {**axis, "field": "value"},
                    "opacity": {"condition": {"test": "datum.clear", "value": 1}, "value": 0.4},
                    "tooltip": {"field": "tip"},
                },
            },
        ],
    }


def heat(data: list[dict[str, Any]], row: str, column: str) -> Spec:
    """Even is pale: the colour says who is ahead, the number how far."""
    return {
        "height": {"step": 34},
        "data": {"values": data},
        "encoding": {
            "y": {"field": "deck", "type": "nominal", "title": row},
            "x": {"field": "other", "type": "nominal", "title": column, "axis": {"orient": "top", "labelAngle": 0}},
            "tooltip": {"field": "tip"},
        },
        "layer": [
            {
                "mark": {"type": "rect"},
                "encoding": {
                    "color": {
                        "field": "share",
                        "type": "quantitative",
                        "scale": {"domain": [0, 0.5, 1], "range": "diverging", "interpolate": "rgb"},
                        "legend": None,
                    }
                },
            },
            {"mark": {"type": "text", "style": "on-heat"}, "encoding": {"text": {"field": "text"}}},
        ],
    }


def stack(data: list[dict[str, Any]], title: str) -> Spec:
    parts = list(dict.fromkeys(one["part"] for one in data))
    return {
        "height": {"step": 44},
        "data": {"values": data},
        "mark": {"type": "bar"},
        "encoding": {
            "y": {
                "field": "series",
                "type": "nominal",
                "sort": None,
                "title": None,
                "axis": {"labels": len({one["series"] for one in data}) > 1, "ticks": False, "domain": False},
            },
            "x": {
                "field": "value",
                "type": "quantitative",
                "axis": {"title": title, "format": ".0%"},
                "scale": {"domain": [0, 1]},
            },
            "color": {
                "field": "part",
                "type": "nominal",
                "sort": parts,
                "title": None,
                "scale": {"domain": parts},
                "legend": {"orient": "top", "columns": 1, "labelLimit": 320},
            },
            "order": {"field": "place", "type": "quantitative"},
            "tooltip": {"field": "tip"},
        },
    }
