"""Opening the page for somebody who sits at this machine."""

import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Final

HEADSTART: Final = 0.5
"""Seconds that the server has before the browser knocks."""


def can_show() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the page, a moment from now; where there is no screen the printed address must do."""
    if can_show():
        knock = threading.Timer(HEADSTART, webbrowser.open, [address])
        knock.daemon = True
        knock.start()


def serves_already(host: str, port: int) -> bool:
    """Whether a Shoal is at home at this address."""
    try:
        # The address is the one that this server would take itself, so it is no stranger's.
        with urllib.request.urlopen(f"http://{host}:{port}/health", timeout=5) as answer:
            return "version" in json.load(answer)
    except urllib.error.HTTPError as unwell:
        return b'"version"' in unwell.read()
    except (OSError, ValueError):
        return False
