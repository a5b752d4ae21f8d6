"""Values in error messages."""


def clip(value: object, limit: int = 60) -> str:
    """The value for an error message, shortened if it is long.

    >>> clip("a" * 100, limit=8), clip(-(10**100))
    ("'aaaaaaaa...'", '< -10^60')
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**limit:
        return f"> 10^{limit}" if value > 0 else f"< -10^{limit}"
    text = value if isinstance(value, str) else str(value)
    short = text if len(text) <= limit else text[:limit] + "..."
    return repr(short) if isinstance(value, str) else short
