"""A PostgreSQL for the tests: in a temporary folder, on a Unix socket, stopped afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

from server.serving import die_with_us

USERS = ("postgres", "nobody")
SETTINGS = ("fsync=on", "listen_addresses=", "max_connections=60", "shared_buffers=32MB")


def program(name: str) -> str:
    """The path of a PostgreSQL program, on Debian or elsewhere."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    where = str(found[0]) if found else shutil.which(name)
    assert where, f"{name} is missing: make test installs postgresql where it can"
    return where


def who() -> dict[str, int]:
    """PostgreSQL refuses to run as root, so root runs it as another user."""
    if os.geteuid() != 0:
        return {}
    for name in USERS:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid}
    raise AssertionError("root needs another user to run PostgreSQL as")


class Postgres:
    """A running PostgreSQL server, which makes empty databases on request."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        self.owner = who()
        if self.owner:
            os.chown(folder, self.owner["user"], self.owner["group"])
        self.run("initdb", "-D", folder / "data", "-U", "shoal", "-A", "trust", "--no-sync")
        self.start()

    def run(self, name: str, *arguments) -> None:
        command = [program(name), *map(str, arguments)]
        subprocess.run(
            command, check=True, capture_output=True, cwd=self.folder, **self.owner, timeout=60
        )

    def start(self) -> None:
        command = [program("postgres"), "-D", str(self.folder / "data")]
        for setting in (*SETTINGS, f"unix_socket_directories={self.folder}"):
            command += ["-c", setting]
        self.process = subprocess.Popen(
            command,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=die_with_us,  # noqa: PLW1509 - one call into C, which takes no lock
            **self.owner,
        )
        for _ in range(600):
            try:
                self.run("pg_isready", "-h", self.folder)
            except subprocess.CalledProcessError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"shoal{self.made}"
        self.run(
            "psql", "-h", self.folder, "-U", "shoal", "postgres", "-c", f"CREATE DATABASE {name}"
        )
        return f"postgresql://shoal@/{name}?host={self.folder}"
