"""What appears over the table when a round or the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from luna.app.scenes.game_end import EndCallbacks, FinalRow, GameEnd, SoloResult
from luna.app.scenes.round_end import RoundEnd, RoundRow
from luna.games.luna.rules.constants import AUTOMATON
from luna.games.luna.rules.events import Event, GameEnded, RoundScored

if TYPE_CHECKING:
    from luna.app.scenes.table import TableScene


def show_ends(scene: TableScene, events: Sequence[Event]) -> None:
    """Opens the scoring of a round and then the end of the game, where the events hold them."""
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if scored:
        rows = [_round_row(scene, scored, seat) for seat in range(len(scored.total))]
        done = (lambda: _show_end(scene, ended)) if ended else (lambda: None)
        scene.app.push(RoundEnd(scene.app, rows, scored.round, done))


def _round_row(scene: TableScene, scored: RoundScored, seat: int) -> RoundRow:
    seated = scene.game.setup.seats[seat]
    return RoundRow(
        seated.colour,
        scene.picture.names[seated.colour],
        scored.priestess[seat],
        scored.apostate[seat],
        scored.temple[seat],
        scored.paid[seat],
        scored.total[seat],
        _reasons(scene, scored, seat),
    )


def _reasons(scene: TableScene, scored: RoundScored, seat: int) -> tuple[str, ...]:
    """Why: what counted at the priestess and by which tie, novices at the apostate, the floor at 0."""
    text, devotion = scene.app.text, scored.devotion[seat]
    reasons = []
    if devotion:
        tied = [s for s, d in enumerate(scored.devotion) if d == devotion and s != seat]
        reasons.append(text("reason-tied" if tied else "reason-devotion", count=devotion))
    if scored.tempted[seat]:
        reasons.append(text("reason-tempted", count=scored.tempted[seat]))
    net = scored.priestess[seat] + scored.apostate[seat] + scored.temple[seat]
    if scored.paid[seat] != net:
        reasons.append(text("reason-floor"))
    return (" ".join(reasons),) if reasons else ()


def _show_end(scene: TableScene, ended: GameEnded) -> None:
    seats = scene.game.setup.seats
    rows = [
        FinalRow(
            seated.colour,
            scene.picture.names[seated.colour],
            ended.before[seat],
            ended.shrines[seat],
            ended.favours[seat],
            ended.council[seat],
            ended.final[seat],
        )
        for seat, seated in enumerate(seats)
    ]
    solo = None
    if scene.game.setup.solo:
        difference = ended.final[0] - ended.final[AUTOMATON]
        solo = SoloResult(difference, difference > 0)
    ranking = [seats[seat].colour for seat in ended.ranking]
    scene.app.push(GameEnd(scene.app, rows, ranking, solo, EndCallbacks(scene.again, scene.undo)))
