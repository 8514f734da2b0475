"""What each event looks like: which pieces go which way, and which sound is heard."""

from __future__ import annotations

from functools import singledispatch

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import (
    FIELD_TILE_SCALE,
    FIGURE_SCALE,
    FIGURE_SPRITES,
    GUARDIAN_TILE_SCALE,
    JETTY_SCALE,
    KNEELING_SCALE,
    SHRINE_SCALE,
    discs_moved,
)
from luna.games.luna.view.geometry.places import guardian_tiles
from luna.games.luna.view.geometry.whereabouts import JETTY
from luna.games.luna.view.inscribed import tile_sprite
from luna.games.luna.view.motion.moves import DROP, FLY, RISE, SMOKE, WALK, Scene, crossing, settle, walk
from luna.games.luna.view.motion.sounds import effect_of
from luna.games.luna.view.paint.labels import COIN
from luna.ui.moving.motion import Flight, Motion, Point

IN_BAR, IN_PANEL = 0.9, 0.38
"""How large a token lies in the bar and in a panel, at 1080p."""


def motion_of(scene: Scene, event: ev.Event) -> Motion:
    """The motion of one event; its duration is 0 where nothing is to be seen."""
    motion = _motion(event, scene)
    effect = effect_of(event)
    return Motion(motion.duration, motion.flights, (effect,) if effect else ())


@singledispatch
def _motion(event: ev.Event, scene: Scene) -> Motion:
    """The end of a travel and of a solo phase are only told."""
    return Motion(0.0)


@_motion.register(ev.ShrinePlaced)
@_motion.register(ev.ShrineBuilt)
def _(event: ev.ShrinePlaced | ev.ShrineBuilt, scene: Scene) -> Motion:
    colour = scene.colour(event.seat)
    sprite, plot = f"shrine_{colour}", scene.where.plot(event.island, colour)
    if scene.dropped:
        return Motion(DROP, (walk(scene, sprite, (plot,), DROP, (SHRINE_SCALE, SHRINE_SCALE)),))
    rising = Flight((sprite,), (plot,), 0.0, RISE, scale=(SHRINE_SCALE, SHRINE_SCALE), sunk=(1.0, 0.0))
    dust = Flight(SMOKE, (plot,), 0.0, RISE, scale=(0.9, 1.4), alpha=(0.5, 0.2), waits=False, stays=False)
    return Motion(RISE, (rising, dust))


@_motion.register
def _(event: ev.PairsPlaced, scene: Scene) -> Motion:
    colour, flights = scene.colour(event.seat), []
    for k, island in enumerate(event.islands):
        x, y = scene.where.plaza(island, colour)
        for dx, dy in scene.pawns(2):
            way, begin = (scene.where.supply(event.seat), (x + dx, y + dy)), 0.08 * k
            flights.append(Flight((f"novice_{colour}",), way, begin, begin + FLY, arc=scene.jump(0.4), waits=False))
    return Motion(FLY + 0.24, tuple(flights))


@_motion.register(ev.FavourReceived)
@_motion.register(ev.FavourTaken)
def _(event: ev.FavourReceived | ev.FavourTaken, scene: Scene) -> Motion:
    (place, size), where = _token_place(scene, event.seat, event.island), scene.where
    way, sprite = (scene.dropped or where.coin(event.island), place), f"favour_{ISLAND_NAMES[event.island]}"
    flight = Flight((sprite,), way, 0.0, FLY, scale=(COIN, size), arc=scene.jump(0.5))
    return Motion(FLY, (flight, scene.sparkle(way[-1], FLY - 0.1)))


@_motion.register
def _(event: ev.TokenSpent, scene: Scene) -> Motion:
    (place, size), sprite = _token_place(scene, event.seat, event.favour), f"favour_{ISLAND_NAMES[event.favour]}"
    way = scene.dropped or place, scene.where.coin(event.favour)
    return Motion(FLY, (Flight((sprite,), way, 0.0, FLY, scale=(size, COIN), arc=scene.jump(0.6)),))


def _token_place(scene: Scene, seat: int, favour: int) -> tuple[Point, float]:
    """Where an order's token lies, in the bar or in the order's panel, and the size it has there."""
    where, ratio = scene.where, scene.where.frame.ui_scale / scene.where.frame.s
    if scene.colour(seat) == scene.state.holder:
        return where.hand(favour), IN_BAR * ratio
    return where.held(seat, favour), IN_PANEL * ratio


@_motion.register
def _(event: ev.NovicesTired, scene: Scene) -> Motion:
    return settle(scene, event.seat, event.island, event.count, "novice", "kneeling")


@_motion.register
def _(event: ev.NovicesWoken, scene: Scene) -> Motion:
    return settle(scene, event.seat, event.island, event.count, "kneeling", "novice")


@_motion.register
def _(event: ev.NoviceRecruited, scene: Scene) -> Motion:
    colour = scene.colour(event.seat)
    way = scene.where.supply(event.seat), scene.where.quay(event.island, colour)
    steps = walk(scene, f"kneeling_{colour}", way, FLY, (0.8, KNEELING_SCALE), arc=0.7, hops=1)
    return Motion(steps.end, (steps,))


@_motion.register
def _(event: ev.NoviceTravelled, scene: Scene) -> Motion:
    where, colour = scene.where, scene.colour(event.seat)
    there = where.quay(event.target, colour)
    awake = event.was_active or event.source == JETTY
    here = where.plaza(event.source, colour) if event.was_active else where.quay(event.source, colour)
    water = where.voyage(event.source, event.target, colour)
    sprite, rest = f"{'novice' if awake else 'kneeling'}_{colour}", f"kneeling_{colour}"
    first = JETTY_SCALE if event.source == JETTY else 1.0 if awake else KNEELING_SCALE
    (dx, dy), (x0, y0), (x1, y1) = scene.beside, here, there
    ends, water = ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy)), tuple((x + dx, y + dy) for x, y in water)
    return crossing(scene, sprite, ends, water, "boat_row", (first, KNEELING_SCALE), rest)


@_motion.register
def _(event: ev.NovicesSailed, scene: Scene) -> Motion:
    where, colour = scene.where, scene.colour(event.seat)
    jetty = event.source == JETTY
    here = where.jetty(colour) if jetty else where.plaza(event.source, colour)
    there, water = where.plaza(event.target, colour), where.voyage(event.source, event.target, colour)
    motion = Motion(0.0)
    for dx, dy in scene.pawns(event.count):
        ends, way = ((here[0] + dx, here[1] + dy), (there[0] + dx, there[1] + dy)), tuple((x + dx, y) for x, y in water)
        boat = "" if motion.flights else "boat_sail"
        one = crossing(scene, f"novice_{colour}", ends, way, boat, (JETTY_SCALE if jetty else 1.0, 1.0))
        motion = motion.together(one)
    return motion


@_motion.register
def _(event: ev.NoviceAppointed, scene: Scene) -> Motion:
    colour, where = scene.colour(event.seat), scene.where
    way = where.plaza(event.island, colour), where.on_tile(event.tile)
    steps = walk(scene, f"novice_{colour}", way, FLY, (1.0, lay.TILE_PAWN_SCALE), arc=0.45, hops=1)
    return Motion(steps.end, (steps,))


@_motion.register(ev.NoviceConsecrated)
@_motion.register(ev.TileClaimed)
def _(event: ev.NoviceConsecrated | ev.TileClaimed, scene: Scene) -> Motion:
    colour, where = scene.colour(event.seat), scene.where
    start = where.on_tile(event.tile)
    if isinstance(event, ev.TileClaimed):
        start = where.plaza(event.island, colour)
    stand = where.on_field(event.tile)
    scales = (lay.TILE_PAWN_SCALE, lay.FIELD_PAWN_SCALE), (1.0, FIELD_TILE_SCALE)
    pawn = walk(scene, f"novice_{colour}", (start, stand), FLY + 0.1, scales[0], arc=0.75, hops=1)
    sprite = tile_sprite(scene.state.board, event.tile)
    tile = walk(scene, sprite, (where.tile(event.tile), stand), pawn.end, scales[1], arc=0.6, hops=1)
    landing = pawn.end - 0.05
    points = scene.points(event.seat, event.points, stand, landing)
    return Motion(pawn.end, (tile, pawn, scene.sparkle(stand, landing), *points))


@_motion.register
def _(event: ev.NoviceDisplaced, scene: Scene) -> Motion:
    colour, where = scene.colour(event.seat), scene.where
    start, there = where.on_field(event.tile), where.quay(event.island, colour)
    jetty = event.island == JETTY
    sprites = (f"novice_{colour}",) if jetty else (f"novice_{colour}", f"kneeling_{colour}")
    drift = Flight(
        sprites,
        (start, there),
        0.0,
        FLY + 0.1,
        arc=scene.jump(0.5),
        scale=(lay.FIELD_PAWN_SCALE, JETTY_SCALE if jetty else KNEELING_SCALE),
    )
    return Motion(FLY + 0.1, (drift, *scene.points(event.by, 1, start, 0.1)))


@_motion.register
def _(event: ev.BookMoved, scene: Scene) -> Motion:
    where, scale = scene.where, (lay.FIELD_BOOK_SCALE, lay.FIELD_BOOK_SCALE)
    way = where.book(event.source), where.book(event.target)
    book = walk(scene, "book", way, FLY, scale, arc=0.7, hops=1)
    return Motion(book.end, (book, *scene.points(event.seat, event.points, way[1], book.end - 0.1)))


@_motion.register
def _(event: ev.CouncilAdvanced, scene: Scene) -> Motion:
    where, seconds = scene.where, 0.30 + 0.04 * (event.target - event.source)
    passed, goes = where.seats_between(event.source, event.target), scene.colour(event.seat)
    flights = []
    for colour, here, there in discs_moved(scene.state, scene.after):
        way = where.disc(here), *(passed if colour == goes else ()), where.disc(there)
        flights.append(Flight((here.sprite,), way, 0.0, seconds, scale=(here.scale, there.scale)))
    return Motion(seconds, tuple(flights))


@_motion.register
def _(event: ev.ApostateDriven, scene: Scene) -> Motion:
    return _figure(scene, "apostate", event.source, event.target)


@_motion.register
def _(event: ev.FigureMoved, scene: Scene) -> Motion:
    return _figure(scene, FIGURE_NAMES[event.figure], event.source, event.target)


def _figure(scene: Scene, name: str, source: int, target: int) -> Motion:
    """A figure rows clockwise from island to island."""
    where, sprite, hop = scene.where, FIGURE_SPRITES[name], scene.jump(0.12)
    water = where.voyage(source, target, "red" if name == "builder" else "blue", clockwise=True)
    sea = min(1.0, 0.35 + 0.1 * (len(water) // 8))
    ends, scale = (where.figure(source, name), where.figure(target, name)), (FIGURE_SCALE, 0.8 * FIGURE_SCALE)
    down = Flight((sprite,), (ends[0], water[0]), 0.0, WALK, scale=scale, arc=hop, stays=False)
    row = Flight(
        (sprite,), water, WALK, WALK + sea, scale=(scale[1], scale[1]), under="boat_row", waits=False, stays=False
    )
    ashore = WALK + sea
    up = Flight((sprite,), (water[-1], ends[1]), ashore, ashore + WALK, scale=scale[::-1], arc=hop, waits=False)
    return Motion(ashore + WALK, (down, row, up))


@_motion.register
def _(event: ev.CandleTurned, scene: Scene) -> Motion:
    flame = scene.where.candle(scene.state.turned % max(1, scene.state.candles))
    smoke = Flight(SMOKE, (flame,), 0.0, 0.9, scale=(1.3, 2.2), alpha=(1.0, 0.6), waits=False, stays=False)
    return Motion(0.4, (smoke, *scene.points(event.seat, event.points, flame, 0.2)))


@_motion.register(ev.RoundScored)
@_motion.register(ev.GameEnded)
def _(event: ev.RoundScored | ev.GameEnded, scene: Scene) -> Motion:
    """A rest: the points are told and counted by the dialogs that follow."""
    return Motion(0.5)


@_motion.register
def _(event: ev.StartPassed, scene: Scene) -> Motion:
    before, size = scene.state.seats.index(scene.state.start), 0.40 * scene.where.frame.ui_scale / scene.where.frame.s
    way = scene.where.name(before), scene.where.name(event.seat)
    marker = Flight(("start_marker",), way, 0.0, FLY, scale=(size, size), arc=scene.jump(0.3), stays=False)
    return Motion(FLY, (marker,))


@_motion.register
def _(event: ev.RoundBegan, scene: Scene) -> Motion:
    where, (here, under) = scene.where, scene.where.guardian(event.round - 1)
    there, _ = where.guardian(event.round)
    left = guardian_tiles(scene.state)
    tile, pale = f"guardian_tile_{left[max(left)]}", lay.GUARDIAN_SCALE
    steps = Flight(("temple_guardian",), (here, there), 0.0, 0.55, scale=(pale, pale), arc=scene.jump(0.15), hops=2)
    sinking = under[0], under[1] + 0.12 * scene.unit
    falls = Flight(
        (tile,), (under, sinking), 0.25, 0.75, scale=(GUARDIAN_TILE_SCALE, 0.35), alpha=(1.0, 0.0), stays=False
    )
    motion = Motion(0.7, (falls, *_shards(scene, under, 0.3), steps))
    for seat, colour in enumerate(scene.state.seats):
        for island, name in enumerate(ISLAND_NAMES):
            count = scene.state.orders[colour].islands[name].inactive
            motion = motion.together(settle(scene, seat, island, count, "kneeling", "novice"))
    lights = [scene.sparkle(where.candle(k), 0.1 * k) for k in range(scene.state.candles)]
    return motion.together(Motion(0.0, tuple(lights)))


def _shards(scene: Scene, middle: Point, begin: float) -> list[Flight]:
    """Pieces of the tile the guardian has left."""
    ways = ((-0.30, 0.30), (0.04, 0.42), (0.30, 0.26))
    return [
        Flight(
            (f"guardian_shard_{k + 1}",),
            (middle, (middle[0] + x * scene.unit, middle[1] + y * scene.unit)),
            begin,
            begin + 0.45,
            scale=(0.8, 0.6),
            alpha=(1.0, 0.0),
            waits=False,
            stays=False,
        )
        for k, (x, y) in enumerate(ways)
    ]
