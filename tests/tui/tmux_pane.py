"""A real terminal in tmux: its keys and what it shows."""

import os
import shlex
import subprocess
import sys
import uuid
from pathlib import Path

from waiting import attempts, until

PATIENCE = 60.0
"""Seconds to wait for a screen."""


class Pane:
    """One terminal of a given size with a command in it."""

    def __init__(self, width, height, *arguments):
        self.socket = f"shoal-{uuid.uuid4().hex[:12]}"
        words = [sys.executable, "-m", "shoal", *map(str, arguments)]
        command = f"{shlex.join(words)}; echo left with $?; exec sleep 600"
        keep = ("PYTHONPATH", "XDG_STATE_HOME", "PATH", "HOME", "SHOAL_LANGUAGE")
        variables = {name: os.environ[name] for name in keep if name in os.environ}
        self.tmux(
            *("-f", "/dev/null", "new-session", "-d", "-x", width, "-y", height),
            "env",
            "-i",
            *[f"{name}={value}" for name, value in variables.items()],
            *("TERM=screen-256color", "COLORTERM=truecolor", "LANG=C.UTF-8"),
            *("sh", "-c", command),
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tmux("kill-server")

    def tmux(self, *words):
        done = subprocess.run(
            ["tmux", "-L", self.socket, *map(str, words)],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    @property
    def text(self):
        return self.tmux("capture-pane", "-p")

    @property
    def process(self):
        """The process in the terminal."""
        shell = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        children = Path(f"/proc/{shell}/task/{shell}/children")
        return int(children.read_text().split()[0])

    def wait_for(self, *wanted):
        """Wait until one of these is on the screen; returns the screen."""
        return until(lambda: self.shows(*wanted), f"{wanted} on the screen", PATIENCE)

    def shows(self, *wanted):
        """The screen, if one of these is on it."""
        shown = self.text
        return shown if any(text in shown for text in wanted) else ""

    def play_on(self):
        """Play first moves until the game is over; returns the last screen."""
        for _ in attempts("the end of the game", 2 * PATIENCE):
            self.press(*["Down", "Enter"] * 8)
            shown = self.shows("F10 leaves")
            if shown:
                break
        return shown
