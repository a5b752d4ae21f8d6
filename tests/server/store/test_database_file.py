"""A database file is used by one server, under any name, and no other user can read it."""

import asyncio
import os
import stat

import pytest

from shoal.cli.main import user_database
from shoal.core.errors import ShoalError
from shoal.server.store.base import Batch
from shoal.server.store.sqlite import SqliteStore

ROW = ("t" * 12, 1, b"one")


async def kept(path, work=None):
    """A store with one event, closed in order."""
    store = SqliteStore(path)
    await store.open()
    try:
        await store.commit(Batch([ROW], {}))
        return work() if work else await store.events(ROW[0])
    finally:
        await store.close()


def serve_twice(first, second):
    """Why a second server does not start on a file that a first is using."""

    async def run():
        store = SqliteStore(first)
        await store.open()
        try:
            with pytest.raises(ShoalError) as wrong:
                await SqliteStore(second).open()
        finally:
            await store.close()
        return str(wrong.value)

    return asyncio.run(run())


def by_symbolic_link(path):
    link = path.with_name("link.db")
    link.symlink_to(path)
    return link


def by_a_link_to_the_folder(path):
    folder = path.parent.with_name("link")
    folder.symlink_to(path.parent)
    return folder / path.name


def by_hard_link(path):
    path.touch()
    link = path.with_name("hard.db")
    link.hardlink_to(path)
    return link


@pytest.mark.parametrize("way", [by_symbolic_link, by_a_link_to_the_folder])
def test_two_servers_do_not_share_a_file_through_a_link(tmp_path, way):
    path = tmp_path / "real" / "tables.db"
    path.parent.mkdir()
    assert "Another server uses the database" in serve_twice(path, way(path))


@pytest.mark.parametrize("way", [by_symbolic_link, by_a_link_to_the_folder])
def test_two_servers_do_not_share_a_file_if_the_first_used_the_link(tmp_path, way):
    path = tmp_path / "real" / "tables.db"
    path.parent.mkdir()
    assert "Another server uses the database" in serve_twice(way(path), path)


def test_two_servers_do_not_share_a_file_through_a_later_hard_link(tmp_path):
    async def run():
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        by_hard_link(tmp_path / "tables.db")
        try:
            with pytest.raises(ShoalError, match=r"Another server|another name"):
                await SqliteStore(tmp_path / "hard.db").open()
        finally:
            await store.close()

    asyncio.run(run())


def test_a_file_with_a_hard_link_is_not_served(tmp_path):
    """SQLite would not find under one name what it has logged under the other."""
    link = by_hard_link(tmp_path / "tables.db")
    for path in (link, tmp_path / "tables.db"):
        with pytest.raises(ShoalError, match="another name, a hard link"):
            asyncio.run(kept(path))
    link.unlink()
    asyncio.run(kept(tmp_path / "tables.db"))


def test_a_database_is_served_through_a_link_with_its_companions_beside_it(tmp_path):
    folder = tmp_path / "real"
    folder.mkdir()
    link = tmp_path / "link.db"
    link.symlink_to(folder / "tables.db")
    assert asyncio.run(kept(link, lambda: names(folder))) == [
        "tables.db",
        "tables.db-shm",
        "tables.db-wal",
        "tables.db.lock",
    ]
    assert names(tmp_path) == ["link.db", "real"]


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def modes(folder):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture
def usual_umask():
    """The usual setting of systems: new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
def test_a_new_database_and_its_companions_are_private(tmp_path):
    found = asyncio.run(kept(tmp_path / "tables.db", lambda: modes(tmp_path)))
    assert len(found) == 4
    assert set(found.values()) == {0o600}


@pytest.mark.usefixtures("usual_umask")
def test_an_old_database_is_made_private(tmp_path):
    asyncio.run(kept(tmp_path / "tables.db"))
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    found = asyncio.run(kept(tmp_path / "tables.db", lambda: modes(tmp_path)))
    assert set(found.values()) == {0o600}


@pytest.mark.usefixtures("usual_umask")
def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Kai, the sea is calm today.")
    path.chmod(0o644)
    with pytest.raises(ShoalError, match="is not a database of Shoal"):
        asyncio.run(kept(path))
    assert modes(tmp_path) == {"letter.txt": 0o644}
    assert path.read_text() == "Dear Kai, the sea is calm today."


def test_an_existing_folder_is_not_changed(tmp_path):
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o755)
    asyncio.run(kept(folder / "tables.db"))
    assert modes(tmp_path) == {"theirs": 0o755}


@pytest.mark.usefixtures("usual_umask")
def test_a_new_folder_is_private(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    user_database()
    assert modes(tmp_path) == {"shoal": 0o700}
