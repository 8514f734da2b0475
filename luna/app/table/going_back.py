"""The ways back and forth in a game, and what every change of the position brings along."""

from __future__ import annotations

from luna.app.table.openings import Openings


class GoingBack(Openings):
    """Another position is shown with `position_changed`."""

    def step_back(self) -> None:
        """Right click: drops the question with all its picks, or takes back the last pick."""
        self.table.step_back()
        self.pointing.forget()
        self.messages.clear()
        self.redraw()

    def undo(self) -> None:
        """Takes back the last line of a person and what bots did after it, or only a pick if one was made."""
        if self.table.begun:
            self.step_back()
        else:
            self._went_back(self.table.undo(), self.table.hindrance)

    def undo_turn(self) -> None:
        """Takes back the last action of a person as a whole, and what bots did after it."""
        self._went_back(self.table.undo_turn(), self.table.hindrance)

    def redo(self) -> None:
        """Plays an undone line again, and what bots did after it."""
        if self.table.redo():
            self.position_changed()
        else:
            self._refuse("no-redo-nothing")

    def can_restart(self, what: str) -> bool:
        """Whether something of the "round" or the whole "table" has been played."""
        return self._beginning(what) is not None

    def restart(self, what: str) -> None:
        """Goes back to the beginning of the "round" or of the whole "table"; what came after can be played again."""
        line = self._beginning(what)
        if line is None:
            return
        back = self.table.restart(line)
        self._went_back(back, self.table.session.hindrance(line))
        if back:
            self.tell(self.context.text("restarted", what=what))

    def _beginning(self, what: str) -> int | None:
        return self.table.begun_at(self.wording.words.stage if what == "round" else None)

    def play_on(self) -> None:
        """Makes the position looked at the present one."""
        hindrance = self.table.session.hindrance(self.table.looked) if self.table.looked is not None else ""
        self._went_back(self.table.play_on(), hindrance)

    def _went_back(self, back: bool, hindrance: str) -> None:
        """Shows the position gone back to; where nothing was, says what was in the way."""
        if back:
            self.sound("undo")
            self.position_changed()
        else:
            self._refuse(f"no-undo-{hindrance or 'nothing'}")

    def _refuse(self, reason: str) -> None:
        self.sound("wrong")
        self.tell(self.context.text(reason), refusal=True)
        self.redraw()

    def show_anew(self, held: bool = False) -> None:
        """The game was changed from outside; `held` = what the person has done is only to be taken back."""
        self.table.show_anew(held)
        self.position_changed()

    def position_changed(self) -> None:
        """The table shows another position: each of its parts forgets what belonged to the one before."""
        self._play_music()
        self.hand.follow()
        self.history.follow()
        self.stage.clear()
        self.messages.clear()
        self.pointing.follow()
        self.hand_over.dismiss()
        self.help.close()
        self.bots.follow()
        self.hints.follow()
        self.coach.follow()
        self.tips.follow(self.picture.position)
        self.redraw()

    def _play_music(self) -> None:
        self.context.sound.music(self.offer.music(self.table.present))
