"""The action bar and the table's buttons in the top bar, with their keys."""

from __future__ import annotations

from luna.app.app import App
from luna.app.session.decisions import decision_before
from luna.app.session.session import Session
from luna.core.intent import Pick
from luna.games.luna.picks.bar import DONE, BarAction, offered
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.constants import OVER
from luna.games.luna.view.shown import Button


def action_buttons(app: App, game: Session, turn: Turn, options: int = 0) -> tuple[Button, ...]:
    """One button an action, enabled exactly when it is legal; the digits of a question's `options` are no keys now."""
    sources, first = turn.sources(), turn.picks[:1]
    if game.state.phase == OVER:
        return (Button(Pick("bar", "result"), app.text("bar-result"), "flag", primary=True),)
    return tuple(
        Button(
            Pick("action", each.key),
            app.text("action-name", action=each.key),
            each.icon,
            _key(app, each, options),
            enabled=Pick("action", each.key) in sources,
            primary=each is DONE,
            selected=Pick("action", each.key) in first,
        )
        for each in offered(game.state)
    )


def _key(app: App, action: BarAction, options: int) -> str:
    key = action.hotkey or app.text("key-enter")
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
