"""Positions of Shark Tank for tests: before the first movement, unless words say otherwise."""

from table import Table

WORDS = {
    "phase": "choose",
    "tasty": "crowns",
    "first": "0",
    "seat": "0",
    "turn": "0",
    "last": "-",
    "tokens": "n12/1/2/n;-/n2/n1/12",
    "spent": "-/-/-/-",
    "fish": "h4,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16",
    "sharks": "a1,t1,a20,t20",
    "sector": "0",
    "tiles": "0,0",
    "mover": "-",
    "length": "2",
    "extra": "0",
    "trail": "-",
    "due": "0",
    "die": "-",
}


def text_at(head: str = "players=2", **words: str) -> str:
    board = " ".join(f"{key}={value}" for key, value in {**WORDS, **words}.items())
    return f"{head} | {board}"


def at(head: str = "players=2", **words: str) -> Table:
    return Table("sharktank", text_at(head, **words))


def landing(head: str = "players=2", **words: str) -> Table:
    """The shark of suns has swum two tiles from a4 and may stand on c1, d1, c2 or d2."""
    swum = {"phase": "land", "mover": "suns", "sharks": "a4,t1,a20,t20", "trail": "b3,c1"}
    return at(head, **{**swum, **words})


def scored(tokens: str, spent: str, head: str = "players=2", **words: str) -> Table:
    """The end of a game: no fish is left, and the die for the Nulls is to be rolled."""
    over = {"phase": "score", "fish": "-/-/-/-", "length": "0", "seat": "1", "turn": "41"}
    return at(head, **{**over, "tokens": tokens, "spent": spent, **words})
