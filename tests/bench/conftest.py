"""Tests of what is not there are not collected: a C compiler, the peers."""

import shutil

from shoal.cli.bench import peers

collect_ignore = []
if shutil.which("cc") is None:
    collect_ignore.append("test_limit.py")
if peers.missing():
    collect_ignore.append("test_peers.py")
