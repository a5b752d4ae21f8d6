"""SharkBait's board in colour."""

from shoal.core.brush import Brush

BRUSHES = [
    Brush(r"^(Fish|Sharks)  ", r"(?<= )[0.](?= |$)", "dim", "·"),
    Brush(r"^Fish  ", r"[1-9]\d*", "sea"),
    Brush(r"^Sharks  ", r"(?<= )1(?= |$)", "red", "▲"),
    Brush(r"^Sharks  ", r"2", "red"),
    Brush(r"^Thrown: ", r"fish (\d+)", "sea"),
    Brush(r"^Thrown: ", r"sharks (\d+)", "red"),
    Brush(r"^Column ", r"\d", "bright"),
    Brush(r"^(Token mat:| {11}|On hold:)", r"(?<![a-z] )\b\d+", "yellow"),
    Brush(r"^Seat ", r"token (\d+)", "yellow"),
    Brush(r"^Seat ", r"space (\d+)", "sea"),
]
