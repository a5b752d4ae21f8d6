"""SharkBait's board in colour."""

from shoal.core.text.board_colours import TextStyle

TEXT_STYLES = [
    TextStyle(r"^(Fish|Sharks)  ", r"(?<= )[0.](?= |$)", "dim", "·"),
    TextStyle(r"^Fish  ", r"[1-9]\d*", "sea"),
    TextStyle(r"^Sharks  ", r"(?<= )1(?= |$)", "red", "▲"),
    TextStyle(r"^Sharks  ", r"2", "red"),
    TextStyle(r"^Thrown: ", r"fish (\d+)", "sea"),
    TextStyle(r"^Thrown: ", r"sharks (\d+)", "red"),
    TextStyle(r"^Column ", r"\d", "bright"),
    TextStyle(r"^(Token mat:| {11}|On hold:)", r"(?<![a-z] )\b\d+", "yellow"),
    TextStyle(r"^Seat ", r"token (\d+)", "yellow"),
    TextStyle(r"^Seat ", r"space (\d+)", "sea"),
]
