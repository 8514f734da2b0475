"""What the end of a game is worth, where it was played at a table for one person of which something is known."""

from __future__ import annotations

from luna.app.session.session import Session
from luna.core.alone import Par, Unsurpassed, table_key
from luna.core.seat import SeatKind
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text

NAMES = ("lost", "won", "silver", "gold")
"""Of the grades."""
FEWEST = 3
"""Last actions, unless they are all of a round, of which it is told: there is nothing to them with fewer."""


def remark(text: Text, session: Session) -> str:
    """A sentence; empty where nothing is known of the table, or where a part of the game was known before."""
    progress, par = session.game.progress(session.state), None if session.branch else par_of(session)
    persons = [seat.colour for seat in session.seats if seat.kind == SeatKind.HUMAN]
    if par is None or not progress.over or len(persons) != 1:
        return ""
    points = dict(progress.scores)
    lead = points.pop(persons[0]) - max(points.values())
    grade = NAMES[par.grade(lead)]
    following = next((each for each in par.grades if each > lead), par.best)
    known = signed(text, max(par.best, lead))
    return text("alone-earned", grade=grade, next=signed(text, following), known=known)


def proven(text: Text, known: Unsurpassed | None) -> str:
    """A sentence about how the game was brought to its end; empty where too little of it is proven."""
    if known is None or not (known.whole or known.actions >= FEWEST):
        return ""
    return text("alone-unsurpassed", whole="yes" if known.whole else "no", count=known.actions)


def for_one(session: Session) -> bool:
    """Whether it is a table of the kinds that one person tries again and again, or one that something is known of."""
    alone = session.game.alone
    kind = session.game.variant(session.setup)
    return alone is not None and (kind in alone.kinds or par_of(session) is not None)


def par_of(session: Session) -> Par | None:
    """What came with the game of a table, else what was found out here."""
    game, setup = session.game, session.setup
    if game.alone is None:
        return None
    table, kind = table_key(game, setup), game.variant(setup)
    shipped = game.alone.tables(kind) if kind in game.alone.kinds else ()
    found = next((each.par for each in shipped if table_key(game, each.setup) == table), None)
    return found or session.storage.pars.read().get(table)
