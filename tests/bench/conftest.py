"""Leave out tests that need a C compiler or peers which are not installed."""

import shutil

from shoal.cli.commands.bench import peers

collect_ignore = []
if shutil.which("cc") is None:
    collect_ignore.append("test_c_baseline.py")
if peers.missing():
    collect_ignore.append("test_peers.py")
