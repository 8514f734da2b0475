"""The action bar and the table's buttons in the top bar, with their keys."""

from __future__ import annotations

from luna.app.app import App
from luna.app.session.decisions import decision_before
from luna.app.session.session import Session
from luna.core.intent import Pick
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.constants import ACTION, OVER, PREPARE, TIRE
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.view.shown import Button

ICONS = {
    "favor": "favour",
    "recruit": "recruit",
    "shrine": "shrine",
    "herbs": "herbs",
    "journey": "journey",
    "tides": "tides",
    "sail": "sailboat",
    "appoint": "appoint",
    "consecrate": "temple",
    "book": "book",
    "council": "seat",
    "expel": "expel",
    "meditate": "candle",
    "end": "moon",
    "done": "check",
    "tire": "novice",
    "place-shrine": "shrine",
    "place-pairs": "novice",
}
KEYS = {
    "favor": "1",
    "recruit": "2",
    "shrine": "3",
    "herbs": "4",
    "journey": "5",
    "tides": "6",
    "sail": "7",
    "appoint": "8",
    "consecrate": "9",
    "book": "0",
    "council": "C",
    "expel": "X",
    "meditate": "M",
    "end": "E",
    "tire": "1",
    "place-shrine": "1",
    "place-pairs": "1",
}
TURN = tuple(ICONS)[:13]


def names_now(game: Session) -> tuple[str, ...]:
    """The actions the bar offers in this position, legal or not."""
    state = game.state
    if state.phase == PREPARE:
        return ("place-shrine",) if state.prepared < shrines_to_place(state) else ("place-pairs",)
    if state.phase == TIRE:
        return ("tire",)
    if state.phase == OVER:
        return ()
    if state.pending:
        return ("done",)
    return (*TURN[:-1], "end") if state.phase == ACTION and state.table.solo else TURN


def action_buttons(app: App, game: Session, turn: Turn, options: int = 0) -> tuple[Button, ...]:
    """One button an action, enabled exactly when it is legal; the digits of a question's `options` are no keys now."""
    sources, first = turn.sources(), turn.picks[:1]
    if game.state.phase == OVER:
        return (Button(Pick("bar", "result"), app.text("bar-result"), "flag", primary=True),)
    return tuple(
        Button(
            Pick("action", name),
            app.text("action-name", action=name),
            ICONS[name],
            _key(app, name, options),
            enabled=Pick("action", name) in sources,
            primary=name == "done",
            selected=Pick("action", name) in first,
        )
        for name in names_now(game)
    )


def _key(app: App, name: str, options: int) -> str:
    key = KEYS.get(name) or app.text("key-enter")
    return "" if key.isdecimal() and 0 < int(key) <= options else key


def bar_buttons(app: App, game: Session, turn: Turn, previewing: bool = False) -> tuple[Button, ...]:
    """That the game is not saved, if so; preview, undo, take back the whole action, redo, keys, menu."""
    played = decision_before(game) is not None
    ways = (
        ("undo", "undo", played or bool(turn.picks)),
        ("undo-turn", "rewind", played),
        ("redo", "redo", bool(game.match.undone)),
        ("menu", "menu", True),
    )
    keys = Button(Pick("bar", "keys"), "?")
    look = Button(
        Pick("bar", "preview"),
        app.text("bar-preview"),
        "eye",
        "V",
        enabled=game.state.phase != OVER,
        selected=previewing,
    )
    *most, menu = (Button(Pick("bar", name), app.text(f"bar-{name}"), icon, enabled=on) for name, icon, on in ways)
    alarm = [Button(Pick("bar", "unsaved"), app.text("bar-unsaved"), alarming=True)] if game.failure else []
    return *alarm, look, *most, keys, menu
