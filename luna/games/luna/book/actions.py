"""The chapters of the rules book about the actions: purpose, cost, effect and limits of each."""

from __future__ import annotations

from luna.ui.reading.passages import Passages, examples, heading, items, paragraphs, picture, rules, terms

ACTIONS: dict[str, tuple[Passages, ...]] = {
    "favor": (
        paragraphs("purpose"),
        rules("cost", "own-shrine", "effect", "limits", "token"),
        picture("take-favour"),
        examples("example"),
        paragraphs("see"),
    ),
    "recruit": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits", "token"),
        picture("recruit"),
        examples("example"),
    ),
    "shrine": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits", "token"),
        picture("build-shrine"),
        heading("gains"),
        items("gain-discount", "gain-priestess", "gain-end"),
        paragraphs("see"),
    ),
    "herbs": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits"),
        picture("herbs"),
        examples("example"),
    ),
    "journey": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits"),
        picture("journey"),
        examples("example"),
        paragraphs("see"),
    ),
    "tides": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits"),
        picture("tides"),
        examples("example"),
        paragraphs("see"),
    ),
    "sail": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits"),
        picture("sail"),
        examples("example"),
        paragraphs("see"),
    ),
    "appoint": (
        paragraphs("purpose"),
        rules("cost", "own-shrine", "effect", "limits"),
        picture("appoint"),
        heading("released"),
        paragraphs("released-what"),
        picture("released"),
        heading("bribery"),
        paragraphs("bribery-what", "bribery-after"),
        heading("token"),
        paragraphs("token-what"),
        examples("example"),
    ),
    "consecrate": (
        paragraphs("purpose"),
        rules("cost", "effect", "influence", "limits"),
        picture("consecrate"),
        paragraphs("bribery"),
        heading("displace"),
        paragraphs("displace-when"),
        items("displace-near", "displace-lower", "displace-book"),
        paragraphs("displace-gain"),
        picture("displacement"),
        examples("displace-example"),
        items("once", "later", "tile"),
        heading("adjacent"),
        paragraphs("adjacent-what"),
    ),
    "book": (
        paragraphs("purpose"),
        rules("cost", "effect", "influence", "limits"),
        picture("book"),
        paragraphs("start", "two"),
    ),
    "council": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits", "token"),
        picture("council-move"),
        heading("rank"),
        items("rank-ahead", "rank-top", "rank-last", "rank-ties"),
        paragraphs("end"),
    ),
    "expel": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits", "token"),
        picture("expel"),
        examples("example"),
    ),
    "meditate": (
        paragraphs("purpose"),
        rules("cost", "effect", "limits"),
        picture("candles"),
        terms("last", "start"),
        paragraphs("two", "solo"),
    ),
}
"""The passages of each of these chapters by its id."""
