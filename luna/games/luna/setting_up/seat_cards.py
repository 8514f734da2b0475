"""Who plays: a card for each seat in a row, and one for each that nobody has taken yet."""

from __future__ import annotations

from functools import partial

from luna.core.seat import NAME_LENGTH
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.setting_up.desk import Desk
from luna.ui.pictures import palette
from luna.ui.players import about, character_about, character_name, player_name
from luna.ui.setting_up.cards import BUTTON, PAD, SMALL, STEP
from luna.ui.widgets.forms import Box

PEDESTAL, STANDING = 176.0, 214.0
"""Width of the field on which the novice of a seat stands, and the most of the novice's height."""
SWATCH, BETWEEN = 62.0, 10.0
CHARACTER, LOW = 160.0, 42.0
"""Width and height of the button for a character."""
ADDED = 90
"""How bright the novice of an empty seat is."""
KEYS = tuple(LEVELS)


def place_seats(desk: Desk, boxes: list[Box]) -> None:
    """All seats that take part; in a game for several the empty ones too, as a way to more players."""
    for seat, box in enumerate(boxes):
        if seat in desk.draft.seats:
            _place_seat(desk, seat, box)
        elif desk.draft.mode != "solo":
            _place_empty(desk, seat, box)


def _place_seat(desk: Desk, seat: int, box: Box) -> None:
    left, top, width, height = box
    colour = desk.draft.colours[seat]
    desk.card(box)
    tall = height - 218
    stand = left + PAD, top + PAD, PEDESTAL, tall
    ground = palette.mix(palette.ORDERS[colour], palette.PANEL, 0.8)
    desk.form.panel(stand, 255, ground, palette.ORDERS[colour])
    desk.novice(stand, colour, min(STANDING, 0.86 * tall))
    below = left + PAD, top + PAD + tall + 14, width - 2 * PAD, height - tall - PAD - 14
    if desk.draft.is_opponent(seat):
        _place_opponent(desk, below)
    else:
        _place_player(desk, seat, below)
    _place_colours(desk, seat, (left + PEDESTAL + 2 * PAD, top + PAD, width - PEDESTAL - 3 * PAD, tall))


def _place_colours(desk: Desk, seat: int, box: Box) -> None:
    """The name of its order, and the orders that it could be."""
    left, top, width, _ = box
    colour = desk.draft.colours[seat]
    desk.title((left, top, width, 32), desk.text("order-name", colour=colour), 22, palette.CREAM)
    for n, each in enumerate(COLOURS):
        row, column = divmod(n, 2)
        at = left + column * (SWATCH + BETWEEN), top + 40 + row * (SWATCH + BETWEEN), SWATCH, SWATCH
        take = partial(desk.do, desk.draft.take_colour, seat, each)
        desk.swatch(f"colour-{seat}-{each}", at, each, take, chosen=each == colour, bright=False)


def _place_opponent(desk: Desk, box: Box) -> None:
    left, top, width, height = box
    desk.form.label((left, top, width, BUTTON), desk.text("opponent-name"), 22)
    desk.told((left, top + BUTTON + 6, width, height - BUTTON - 12), desk.text("new-game-opponent-about"))


def _place_player(desk: Desk, seat: int, box: Box) -> None:
    """Who plays there, and the person's name or how the level plays."""
    form, draft, (left, top, width, height) = desk.form, desk.draft, box
    level = draft.bots[seat]
    stepped = STEP + 8 if level else 0
    form.button(
        f"who-{seat}",
        (left + stepped, top, width - 2 * stepped, BUTTON),
        f"{player_name(desk.text, level)}  ›",
        partial(_ask, desk, seat),
        "#small",
    )
    form.explain(f"who-{seat}", desk.text("explained-new-game", what="who"))
    below = left, top + BUTTON + 8, width, height - BUTTON - 8
    if level:
        desk.steps(seat, box, level, KEYS, partial(_give, desk, seat))
        _place_bot(desk, seat, below)
    else:
        order, typed = desk.text("order-name", colour=draft.colours[seat]), partial(_rename, desk, seat)
        form.entry(f"name-{seat}", (*below[:3], BUTTON), draft.names[seat], order, NAME_LENGTH, typed)
        words = left, below[1] + BUTTON + 8, width, height - 2 * BUTTON - 22
        desk.told(words, about(desk.text, level), align="center")


def _place_bot(desk: Desk, seat: int, box: Box) -> None:
    """How hard its level is, and its character; in solo every one is balanced."""
    form, draft, (left, top, width, height) = desk.form, desk.draft, box
    level, character = draft.bots[seat], draft.characters[seat]
    grade = desk.text("bot-grade", level=level)
    if draft.mode == "solo":
        form.label((left, top, width, 26), grade, SMALL + 1, palette.GOLD, "center")
        desk.told((left, top + 28, width, height - 34), about(desk.text, level), align="center")
        return
    room = width - CHARACTER - BETWEEN
    form.label((left, top, room, LOW), grade, SMALL, palette.GOLD, "center")
    press, words = partial(_ask_character, desk, seat), f"{character_name(desk.text, character)}  ›"
    form.button(f"character-{seat}", (left + room + BETWEEN, top, CHARACTER, LOW), words, press, "#small")
    form.mark(f"character-{seat}", bool(character))
    form.explain(f"character-{seat}", desk.text("explained-new-game", what="character"))
    told = character_about(desk.text, character) if character else about(desk.text, level)
    desk.told((left, top + LOW + 6, width, height - LOW - 12), told, align="center")


def _place_empty(desk: Desk, seat: int, box: Box) -> None:
    """A seat that nobody has taken; it can be taken with all before it."""
    left, top, width, height = box
    desk.form.panel(box, 90)
    key, tall = f"add-{seat}", height - 218
    desk.form.button(key, box, "", partial(desk.set, "players", seat + 1), "#ghost")
    desk.novice((left, top + PAD, width, tall), desk.draft.colours[seat], min(STANDING, 0.86 * tall), ADDED)
    desk.form.label((left, top + tall + 40, width, 60), "+", 44, palette.GOLD, "center", "title", on=key)
    words = left + PAD, top + tall + 100, width - 2 * PAD, 60.0
    desk.told(words, desk.text("new-game-add"), align="center", on=key)


def _ask(desk: Desk, seat: int) -> None:
    draft = desk.draft
    desk.screen.ask_who_plays(draft.colours[seat], draft.bots[seat], partial(_give, desk, seat))


def _ask_character(desk: Desk, seat: int) -> None:
    draft = desk.draft
    desk.screen.ask_character(draft.colours[seat], draft.characters[seat], partial(_characterise, desk, seat))


def _characterise(desk: Desk, seat: int, character: str) -> None:
    desk.draft.characters[seat] = character
    desk.screen.rebuild()


def _give(desk: Desk, seat: int, level: str) -> None:
    desk.draft.bots[seat] = level
    desk.screen.rebuild()


def _rename(desk: Desk, seat: int, name: str) -> None:
    desk.draft.names[seat] = name
    desk.screen.refresh()
