"""Keys and clicks in scenes made of widgets, and what scenes are open."""

import pygame

from luna.app.app import App


def key(app, code, unicode="", mod=0):
    """Presses and releases a key; `unicode` is what it types."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode=unicode))
    if unicode:
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=unicode))


def click(app, widget):
    """Clicks a widget of the top scene."""
    at = app.top.form.widgets[widget].element.rect.center
    pygame.mouse.set_pos(at)
    app.update(0.01)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=at))
    app.update(0.01)


def app_of(scene) -> App:
    """The program that a scene is shown in."""
    app = scene.context.go
    assert isinstance(app, App)
    return app


def tops(app):
    """The kinds of all open scenes, the lowest first."""
    return [type(scene) for scene in app.scenes]


def press_at(app, at, button=1):
    """Presses and releases a mouse button at a point."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=button, pos=at))
    app.update(0.01)


def write(app, words):
    """Types letter by letter."""
    for letter in words:
        key(app, ord("a"), letter)
    app.update(0.01)


def look_for(app, words):
    """Begins a search in the rules book."""
    key(app, pygame.K_f, mod=pygame.KMOD_CTRL)
    write(app, words)
