"""A review to give away: one HTML file that needs nothing else, and a picture of the table at the end."""

from __future__ import annotations

import base64
import io
from html import escape
from pathlib import Path
from threading import Thread

import pygame

from luna.app.app_context import AppContext
from luna.app.review.chart import chart
from luna.app.review.course import CHANCES, KINDS
from luna.app.review.moments import Moments
from luna.app.review.reviewed import Reviewed, columns_of
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


class Export:
    """Writes both into a folder, under names that nothing there has yet: a picture with every step, the rest beside.

    The window goes on meanwhile; `written` is there once it is `done`.
    """

    def __init__(
        self, context: AppContext, reviewed: Reviewed, review: Review, moments: Moments, id: str, folder: Path
    ) -> None:
        self._page, self._moments, self._folder = Page(context, reviewed, review), moments, folder
        self._stem = file_name(context.text("review-file", id=id.removeprefix("game-").lstrip("0")), id or "review")
        self._wanted = [*((judged.start, SMALL) for judged in review.turning_points), (review.length, LARGE)]
        self._pictures: dict[int, pygame.Surface] = {}
        self._html = ""
        self._thread = Thread(target=self._write, name="export")
        self.written: tuple[Path, ...] | SaveFailure = ()

    @property
    def done(self) -> bool:
        """Whether all is on disk, or cannot be."""
        return not self._wanted and not self._thread.is_alive()

    def step(self) -> None:
        """Goes on by a picture; after the last one a thread writes the files."""
        if self._wanted:
            step, size = self._wanted.pop(0)
            self._pictures[step] = self._moments.painted(step, size, 1.0)
            if not self._wanted:
                self._html = self._page.html()
                self._thread.start()

    def _write(self) -> None:
        *small, last = (png(picture) for picture in self._pictures.values())
        page = self._html
        for step, picture in zip(self._pictures, small, strict=False):
            page = page.replace(source(step), f"data:image/png;base64,{base64.b64encode(picture).decode()}")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self.written = (
                write_new(self._folder, self._stem, page.encode(), ".html"),
                write_new(self._folder, self._stem, last, ".png"),
            )
        except OSError as error:
            self.written = failure_of(error)


def png(picture: pygame.Surface) -> bytes:
    """A picture as the content of a file."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "table.png")
    return content.getvalue()


def source(step: int) -> str:
    """What stands in the page for a picture before it is made."""
    return f"#table-{step:05}"


class Page:
    """The file in the language in use."""

    def __init__(self, context: AppContext, reviewed: Reviewed, review: Review) -> None:
        self._text, self._reviewed, self._review = context.text, reviewed, review

    def html(self) -> str:
        """All of it, with a `source` in place of each picture."""
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
{"".join(self._chart(kind) for kind in KINDS)}
{f'<p class="quiet">{escape(text("review-band"))}</p>' if review.measured else ""}
<h2>{escape(text("review-tab", tab="turning"))}</h2>
{points or f"<p>{escape(reviewed.none(review))}</p>"}
<h2>{escape(text("review-tab", tab="orders"))}</h2>
{self._orders()}
<h2>{escape(text("review-chronicle"))}</h2>
{self._chronicle()}
</body>
</html>
"""

    def _chart(self, kind: str) -> str:
        """A graph under its name, where there is anything to be told by it."""
        text, review = self._text, self._review
        if kind == CHANCES and not review.measured:
            return ""
        drawn = chart(self._reviewed, review, kind, text("review-veil", kind=kind))
        return f"<h2>{escape(text('review-values', kind=kind))}</h2>\n{drawn}\n"

    def _point(self, number: int, judged: Judgement) -> str:
        """A turning point with its picture and its reasons."""
        text, reviewed = self._text, self._reviewed
        played = escape(text("review-played", deed=reviewed.deed(judged, judged.played)))
        verdict = escape(reviewed.verdict(judged)).replace("\n", "<br>")
        amounts = reviewed.amounts(judged)
        why = f'<p class="quiet">{escape(reviewed.why(judged))}</p>{_bars(amounts)}' if amounts else ""
        row = escape(reviewed.row(judged))
        return (
            f'<section class="point"><div><h3>{number} · {row}</h3><p>{played}</p><p>{verdict}</p>{why}</div>'
            f'<img alt="{row}" src="{source(judged.start)}"></section>\n'
        )

    def _orders(self) -> str:
        """What each seat lost by round, and its best action."""
        text, reviewed, review = self._text, self._reviewed, self._review
        rounds = columns_of(review)
        heads = (
            text("review-lost"),
            *(reviewed.rounds_head(review, each) for each in rounds),
            text("review-sum"),
            text("review-agreement"),
        )
        rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
        for seat in review.seats:
            cells = reviewed.name(seat), *reviewed.lost(review, seat, rounds), reviewed.agreement(review, seat)
            rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
            deed = reviewed.best_deed(review, seat)
            rows += [f'<td colspan="{len(heads)}" class="quiet">{escape(deed)}</td>'] if deed else []
        guesses = reviewed.guesses(review)
        told = f'<p class="quiet">{escape(guesses)}</p>' if guesses else ""
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>{told}"

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
