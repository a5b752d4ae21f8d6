"""The browser for the tests, without a window: Chromium's headless shell if it is installed.

The shell draws the same pages as the whole browser in half the time.

python tests/web/browser.py     gets one where there is none
"""

import contextlib
import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHTS_OWN = None
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def shells() -> list[str | None]:
    """Where a shell may be; CHROMIUM in the environment names another browser to use."""
    named = os.environ.get("CHROMIUM") or shutil.which(SHELL)
    return [named] if named else [PLAYWRIGHTS_OWN]


def browsers() -> list[str | None]:
    """Where any browser may be, the fastest first."""
    whole = next(filter(None, map(shutil.which, BROWSERS)), None)
    return [*shells(), whole] if whole else shells()


def launch(browser_type, *flags, **how):
    """A browser without a window."""
    *paths, last = browsers()
    for path in paths:
        with contextlib.suppress(Error):
            return browser_type.launch(executable_path=path, args=[*FLAGS, *flags], **how)
    return browser_type.launch(executable_path=last, args=[*FLAGS, *flags], **how)


def starts(paths: list[str | None]) -> bool:
    """Whether one of these browsers can be launched here."""
    with sync_playwright() as playwright:
        for path in paths:
            with contextlib.suppress(Error):
                playwright.chromium.launch(executable_path=path, args=FLAGS).close()
                return True
    return False


def debian(package: str) -> list[str]:
    """The command that installs one of Debian's packages."""
    root = "" if os.geteuid() == 0 else "sudo -n "
    update, install = f"{root}apt-get update -qq", f"{root}apt-get install -qq --yes {package}"
    return ["sh", "-c", f"{update} && {install}"]


def provide() -> None:
    """Get a shell where there is none, or at least some browser."""
    own = [sys.executable, "-m", "playwright", "install", "--only-shell"]
    ways = (
        [*own, "--with-deps", "chromium"],
        [*own, "chromium"],
        debian(SHELL),
        debian("chromium"),
    )
    for way in ways:
        if starts(shells()):
            return
        subprocess.run(way, check=False, timeout=900)
    if not starts(browsers()):
        raise SystemExit("No browser could be found or installed: set CHROMIUM to one.")


if __name__ == "__main__":
    provide()
