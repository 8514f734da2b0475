"""How the table is laid: set-up, start player, figures, the number that it is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from luna.core.seeds import SEED_DIGITS
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.own_board import own_name
from luna.games.luna.setting_up.desk import LINE, Desk
from luna.ui.pictures import palette
from luna.ui.pictures.draw import fitted
from luna.ui.setting_up.cards import PAD, SMALL, Tile
from luna.ui.widgets.forms import Box

FIGURE_SPRITES = {"priestess": "moon_priestess", "builder": "master_builder", "apostate": "apostate"}
BUTTON = 46.0


def place_ways_to_lay(desk: Desk, boxes: tuple[Box, Box]) -> None:
    """The preset start and the free set-up."""
    text, chosen = desk.text, desk.draft.setup
    told = [(setup, text("setup-name", setup=setup), text(f"new-game-{setup}-help")) for setup in ("preset", "free")]
    desk.tiles(
        boxes,
        [
            Tile(f"setup-{setup}", name, about, partial(desk.set, "setup", setup), chosen == setup)
            for setup, name, about in told
        ],
    )


def place_board(desk: Desk, box: Box, boards: Sequence[Board]) -> None:
    """Which printed values, where there is a choice: a press leads to the next."""
    chosen, form = desk.draft.board, desk.form
    ways = [shipped_board()]
    for board in (*boards, chosen):
        if board not in ways:
            ways.append(board)
    if len(ways) < 2:
        return
    following = ways[(ways.index(chosen) + 1) % len(ways)]
    name = own_name(chosen)
    own = "yes" if name else "no"
    room, px = form.rect(box).width - form.px(24), form.px(19)
    words = fitted(form.fonts, desk.text("new-game-board", own=own, name=name), "body", px, room, px)[0]
    form.button("board", box, words, partial(desk.set, "board", following), "#small")
    form.mark("board", bool(name))
    form.explain("board", desk.text("explained-new-game", what="board"))


def place_start_player(desk: Desk, box: Box) -> None:
    """By lot or one of those who play."""
    left, top, width, height = box
    desk.card(box, desk.text("new-game-start-label"))
    inner, y = width - 2 * PAD, top + 44
    tall = height - 44 - 12 - SMALL * LINE
    lot, each = 0.38 * inner, 0.62 * inner / 4
    desk.choice((left + PAD, y, lot, tall), "start", None, desk.text("new-game-by-lot"))
    for seat in desk.draft.seats:
        at = left + PAD + lot + 6 + each * seat, y, each - 6, tall
        press, chosen = partial(desk.set, "start", seat), desk.draft.start == seat
        desk.swatch(f"start-{seat}", at, desk.draft.colours[seat], press, chosen=chosen, bright=True)
    desk.told((left + PAD, y + tall + 3, inner, 26), desk.text("new-game-start-help"))


def place_number(desk: Desk, box: Box) -> None:
    """The number that the table is drawn by, and what it is good for."""
    left, top, width, _ = box
    desk.card(box, desk.text("new-game-seed-label"))
    entry = left + PAD, top + 44, width - 2 * PAD, BUTTON
    empty, typed = desk.text("new-game-by-lot"), partial(_type, desk)
    desk.form.entry("seed", entry, desk.draft.seed, empty, SEED_DIGITS, typed)
    desk.told((left + PAD, top + 44 + BUTTON + 4, width - 2 * PAD, 60), desk.text("new-game-seed-help"))


def place_figures(desk: Desk, boxes: list[Box]) -> None:
    """Whether the figures are drawn or chosen, in the first box, and where each stands in the others."""
    left, top, width, _ = boxes[0]
    desk.card(boxes[0], desk.text("new-game-figures-label"))
    half = (width - 2 * PAD - 8) / 2
    for n, choose in enumerate((False, True)):
        words = desk.text("new-game-figures-chosen" if choose else "new-game-by-lot")
        desk.choice((left + PAD + n * (half + 8), top + 41, half, BUTTON), "choose_figures", choose, words)
    if not desk.draft.choose_figures:
        about = left + PAD, top + 41 + BUTTON + 2, width - 2 * PAD, 24.0
        desk.told(about, desk.text("new-game-figures-help"))
    for figure, box in zip(FIGURE_NAMES, boxes[1:], strict=True):
        _place_figure(desk, figure, box)


def _place_figure(desk: Desk, figure: str, box: Box) -> None:
    """Its picture, what it does, and its island where that is chosen."""
    form, text, (left, top, width, height) = desk.form, desk.text, box
    desk.card(box)
    form.picture(
        (left + 6, top, 84, height), desk.sprites.fitted(FIGURE_SPRITES[figure], 0.84 * height * form.ui_scale)
    )
    inner = left + 96, width - 96 - PAD
    form.label((inner[0], top + 9, inner[1], 30), text("figure-name", figure=figure), 19, palette.CREAM)
    if not desk.draft.choose_figures:
        desk.told((inner[0], top + 42, inner[1], 60), text("new-game-figure-about", figure=figure))
        return
    at = desk.draft.islands_of_figures[figure]
    form.label((inner[0], top + 36, inner[1], 26), text("island-name", island=at), SMALL, palette.QUIET)
    each = inner[1] / len(ISLAND_NAMES)
    for n, island in enumerate(ISLAND_NAMES):
        key, cell = f"{figure}-{island}", (inner[0] + each * n, top + height - 54, each - 3, 44.0)
        form.button(key, cell, "", partial(desk.do, desk.draft.place_figure, figure, island), "#swatch")
        form.mark(key, island == at)
        form.picture(cell, desk.sprites.fitted(f"favour_{island}", 36 * form.ui_scale), clip=True)


def _type(desk: Desk, seed: str) -> None:
    desk.draft.seed = seed
    desk.screen.refresh()
