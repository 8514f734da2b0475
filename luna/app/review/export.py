"""A review to give away: one HTML file that needs nothing else, and a picture of the table at the end."""

from __future__ import annotations

import base64
import io
from html import escape
from pathlib import Path

import pygame

from luna.app.app_context import AppContext
from luna.app.review.chart import chart
from luna.app.review.moments import Moments
from luna.app.review.reviewed import Reviewed
from luna.app.saves.exchange import write_new
from luna.app.saves.failure import SaveFailure, failure_of
from luna.app.saves.titles import file_name
from luna.app.session.review import ITERATIONS
from luna.core.review import Judgement, Review
from luna.ui.pictures import palette
from luna.ui.table.shown import Amount

SMALL, LARGE = (640, 430), (1920, 1290)
"""At most so many px have a picture in the file, and the one of the table."""
STYLE = f"""
body {{ margin: 0 auto; max-width: 66rem; padding: 1.5rem; font: 17px/1.5 Georgia, serif;
  background: {palette.INK}; color: {palette.CREAM}; }}
h1, h2, h3 {{ color: {palette.GOLD}; font-weight: 600; line-height: 1.2; }}
svg {{ width: 100%; height: auto; }}
section.point {{ display: flex; flex-wrap: wrap; gap: 1.2rem; margin: 1.4rem 0; padding: 1rem;
  border: 1px solid {palette.HAIRLINE}; border-radius: 10px; break-inside: avoid; }}
section.point > div {{ flex: 1 1 22rem; }}
section.point h3 {{ margin-top: 0; }}
img {{ flex: 0 1 20rem; width: 20rem; max-width: 100%; height: auto; align-self: start; border-radius: 8px; }}
table {{ border-collapse: collapse; width: 100%; }}
td, th {{ padding: .25rem .6rem; text-align: right; border-bottom: 1px solid {palette.HAIRLINE}; }}
td:first-child, th:first-child {{ text-align: left; }}
table.amounts td {{ border: 0; padding: .1rem .4rem; }}
td.bar {{ width: 45%; }}
td.bar i {{ display: block; height: .7em; border-radius: 3px; }}
.quiet {{ color: {palette.QUIET}; }}
ol.chronicle {{ list-style: none; padding: 0; columns: 2 22rem; column-gap: 2rem; font-size: .92em; }}
ol.chronicle h3 {{ margin: 1rem 0 .2rem; }}
ol.chronicle b {{ color: {palette.GOLD}; }}
"""


def export_review(
    context: AppContext, reviewed: Reviewed, review: Review, moments: Moments, id: str, folder: Path
) -> tuple[Path, ...] | SaveFailure:
    """Writes both into a folder, under names that nothing there has yet."""
    stem = file_name(context.text("review-file", id=id.removeprefix("game-").lstrip("0")), id or "review")
    page = Page(context, reviewed, review, moments).html()
    picture = png(moments.painted(review.length, LARGE, 1.0))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return write_new(folder, stem, page.encode(), ".html"), write_new(folder, stem, picture, ".png")
    except OSError as error:
        return failure_of(error)


def png(picture: pygame.Surface) -> bytes:
    """A picture as the content of a file."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "table.png")
    return content.getvalue()


class Page:
    """The file in the language in use."""

    def __init__(self, context: AppContext, reviewed: Reviewed, review: Review, moments: Moments) -> None:
        self._text, self._reviewed, self._review, self._moments = context.text, reviewed, review, moments

    def html(self) -> str:
        """All of it."""
        text, reviewed, review = self._text, self._reviewed, self._review
        title = escape(f"{text('review-heading')} – {' · '.join(reviewed.names.values())}")
        points = "".join(self._point(n, judged) for n, judged in enumerate(review.turning_points, 1))
        return f"""<!DOCTYPE html>
<html lang="{text.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{STYLE}</style></head>
<body>
<h1>{title}</h1>
<p class="quiet">{escape(text("review-about"))} {escape(text("review-note", iterations=ITERATIONS))}</p>
<h2>{escape(text("review-course"))}</h2>
{chart(reviewed, review)}
<p class="quiet">{escape(reviewed.rough(review))}</p>
<h2>{escape(text("review-tab", tab="turning"))}</h2>
{points or f"<p>{escape(text('review-none'))}</p>"}
<h2>{escape(text("review-tab", tab="orders"))}</h2>
{self._orders()}
<h2>{escape(text("review-chronicle"))}</h2>
{self._chronicle()}
</body>
</html>
"""

    def _point(self, number: int, judged: Judgement) -> str:
        """A turning point with its picture and its reasons."""
        text, reviewed = self._text, self._reviewed
        image = base64.b64encode(png(self._moments.painted(judged.start, SMALL, 1.0))).decode()
        played = escape(text("review-played", deed=reviewed.deed(judged, judged.played)))
        verdict = escape(reviewed.verdict(judged)).replace("\n", "<br>")
        amounts = reviewed.amounts(judged)
        why = f'<p class="quiet">{escape(text("review-reasons"))}</p>{_bars(amounts)}' if amounts else ""
        row = escape(reviewed.row(judged))
        return (
            f'<section class="point"><div><h3>{number} · {row}</h3><p>{played}</p><p>{verdict}</p>{why}</div>'
            f'<img alt="{row}" src="data:image/png;base64,{image}"></section>\n'
        )

    def _orders(self) -> str:
        """What each seat lost by round, and its best action."""
        text, reviewed, review = self._text, self._reviewed, self._review
        rounds = tuple(sorted({judged.round for judged in review.judgements}))
        heads = (
            text("review-lost"),
            *(text("review-round", round=each) for each in rounds),
            text("review-sum"),
            text("review-agreement"),
        )
        rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
        for seat in review.seats:
            cells = reviewed.name(seat), *reviewed.lost(review, seat, rounds), reviewed.agreement(review, seat)
            rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
            deed = reviewed.best_deed(review, seat)
            rows += [f'<td colspan="{len(heads)}" class="quiet">{escape(deed)}</td>'] if deed else []
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"

    def _chronicle(self) -> str:
        """The whole game in sentences."""
        reviewed, match = self._reviewed, self._reviewed.loaded.match
        told = list[str]()
        for line in reviewed.words.chronicle().lines(match.steps, match.first):
            words = escape(line.text)
            points = f" <b>{escape(line.points)}</b>" if line.points else ""
            told.append(f"<h3>{words}</h3>" if line.heading else f"<b>{words}</b>" if line.head else words + points)
        return f'<ol class="chronicle">{"".join(f"<li>{each}</li>" for each in told)}</ol>'


def _bars(amounts: tuple[Amount, ...]) -> str:
    most = max(abs(each.value) for each in amounts)
    rows = (
        f'<tr><td>{escape(each.label)}</td><td class="bar"><i style="width:{round(100 * abs(each.value) / most)}%;'
        f'background:{palette.GOLD if each.value > 0 else palette.REFUSAL}"></i></td><td>{escape(each.told)}</td></tr>'
        for each in amounts
    )
    return f'<table class="amounts">{"".join(rows)}</table>'
