"""The fields of the page take as many characters as the server accepts."""

import re
from pathlib import Path

import shoal
from shoal.wire.fields import MAX_CHAT_LENGTH, MAX_NAME_LENGTH

WEB = Path(shoal.__file__).parent / "web"


def limits_of(path):
    """The lengths to which a script limits its fields."""
    return [int(limit) for limit in re.findall(r'maxlength="(\d+)"', path.read_text("utf-8"))]


def test_every_field_for_text_takes_a_chat_message_or_a_name():
    scripts = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    limits = {path.name: set(limits_of(path)) for path in scripts if limits_of(path)}
    assert limits.pop("side-panel.js") == {MAX_CHAT_LENGTH}
    assert set().union(*limits.values()) == {MAX_NAME_LENGTH}
