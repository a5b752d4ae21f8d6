"""Opens the page in a browser on this machine."""

import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Final

STARTUP_SECONDS: Final = 0.5
"""Seconds to wait for the server to start before the browser opens."""

HEALTH_TIMEOUT: Final = 5.0


def has_display() -> bool:
    """Whether there is a display to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_soon(url: str) -> None:
    """Open the page as soon as the server has started; do nothing without a display."""
    if has_display():
        timer = threading.Timer(STARTUP_SECONDS, webbrowser.open, [url])
        timer.daemon = True
        timer.start()


def is_shoal_running(host: str, port: int) -> bool:
    """Whether a Shoal server answers at this address."""
    try:
        # The address is our own: the one that this server would listen on.
        with urllib.request.urlopen(f"http://{host}:{port}/health", timeout=HEALTH_TIMEOUT) as page:
            return "version" in json.load(page)
    except urllib.error.HTTPError as unhealthy:
        return b'"version"' in unhealthy.read()
    except (OSError, ValueError):
        return False
