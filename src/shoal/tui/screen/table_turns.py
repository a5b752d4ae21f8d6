"""Whose turn it is on the table screen, and waiting while the others act."""

from typing import Final

from textual import work
from textual.worker import get_current_worker

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.tui.screen.shared_device import SharedDeviceScreen
from shoal.tui.screen.table_layout import TableLayout

CHECK_SECONDS: Final = 0.3
"""Time between two checks for what other players do."""


class TableTurns(TableLayout):
    """Goes from turn to turn until the game is over."""

    def on_mount(self) -> None:
        """Show the table."""
        self.prompt.focus()
        self.say(self.words(say("greeting")))
        self.go_on()
        self.set_interval(CHECK_SECONDS, self.check_for_changes)

    def go_on(self) -> None:
        """Continue with the next person's turn, or let the others act."""
        if self.table.over:
            self.show_all()
            self.say_the_end()
            return
        seat = self.table.seat_to_move()
        if seat is None:
            self.busy = True
            self.show_all()
            self.let_others_act()
        elif seat != self.seat and self.table.has_secrets():
            cover = SharedDeviceScreen(seat, lambda message: self.table.text(message, None))
            self.app.push_screen(cover, lambda _: self.start_turn(seat))
        else:
            self.start_turn(seat)

    def check_for_changes(self) -> None:
        """Show what other players do during a turn here."""
        if not self.busy and self.table.has_changed() and self.app.screen is self:
            self.go_on()

    @work(thread=True, exclusive=True)
    def let_others_act(self) -> None:
        """Wait in a thread while bots or people elsewhere move, until it is a turn here."""
        worker = get_current_worker()
        while not self.table.over and self.table.seat_to_move() is None:
            try:
                self.table.wait()
            except ShoalError as wrong:
                self.app.call_from_thread(self.say_why_not, wrong)
            if worker.is_cancelled:
                return
            if self.table.has_changed():
                self.app.call_from_thread(self.show_all)
        self.app.call_from_thread(self.others_have_acted)

    def others_have_acted(self) -> None:
        """Continue on the screen's own thread."""
        self.busy = False
        self.go_on()

    def start_turn(self, seat: int) -> None:
        """Show the table to the person at a seat."""
        self.seat = seat
        self.show_all()
        if self.table.save_error:
            self.say_why_not(self.table.save_error)
        log = len(self.table.log(seat))
        if self.table.has_secrets():
            self.lines_shown[seat] = log
        else:
            self.lines_shown = dict.fromkeys([*self.table.people, None], log)
