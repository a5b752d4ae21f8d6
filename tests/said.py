"""What was said, as data: for tests that care about what happened and not about words."""


def said(log):
    """The key and the arguments of every message in a log."""
    return [(message.key, dict(message.args)) for entry in log for message in entry.messages]


def noticed(chats):
    """The key and the arguments of every notice among chat lines."""
    return [(chat.message.key, dict(chat.message.args)) for chat in chats if chat.message]


def dropped(seat, column):
    """What the log of Connect Four says of a disc."""
    return ("log-drop", {"seat": seat, "column": column})
