"""The browser that the tests drive: one that is there, Playwright's own, or the system's package.

python tests/web/browser.py     gets one where there is none
"""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed() -> str | None:
    """The browser of the system, if it has one; CHROMIUM in the environment names another."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def launch(browser_type, *flags, **how):
    """A browser without a window."""
    return browser_type.launch(executable_path=installed(), args=[*FLAGS, *flags], **how)


def starts() -> bool:
    """Whether some browser can be launched here."""
    with sync_playwright() as playwright:
        try:
            launch(playwright.chromium).close()
        except Error:
            return False
    return True


def provide() -> None:
    """Get a browser where there is none."""
    ways = (
        [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"],
        [sys.executable, "-m", "playwright", "install", "chromium"],
        ["apt-get", "install", "--yes", "chromium"],
    )
    for way in ways:
        if starts():
            return
        subprocess.run(way, check=False, timeout=900)
    if not starts():
        raise SystemExit("No browser could be found or installed: set CHROMIUM to one.")


if __name__ == "__main__":
    provide()
