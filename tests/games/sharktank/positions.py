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


AT_THE_LIMIT = (
    "players=4 tank=12 | phase=choose tasty=moons first=0 seat=1 turn=5 last=- "
    "tokens=n/2/1/-;-/1/n/-;1/-/2/-;2/-/-/1 spent=-/n/-/n2 "
    "fish=b9,j9,h10/b4,l4,g7/d5,a6,d11/f1,h3,l5 sharks=f5,a12,l10,j2 sector=0 tiles=0,19,0,0 "
    "mover=- length=20 extra=0 trail=- due=0 die=-"
)
"""Seat 1 has collected 19 tiles, and no movement is longer than 20 (ST-24)."""

SHORT_WITHOUT_FISH = (
    "players=2 tank=12 | phase=choose tasty=arms first=1 seat=1 turn=46 last=- "
    "tokens=-/n2/n1/12;-/-/-/- spent=n12/1/2/n fish=d3,c4,j4/i4,b6,d6/h5,k9,f11/l6,b9,g9 "
    "sharks=j2,i9,e5,h1 sector=0 tiles=0,16 mover=- length=17 extra=0 trail=- due=0 die=-"
)
"""No shark can swim the 18 tiles of seat 1; that of moons can swim 17."""

SHORT_WITH_A_NULL = (
    "players=3 tank=12 | phase=choose tasty=moons first=1 seat=0 turn=32 last=- "
    "tokens=-/+n/-/-;2/-/n/1;-/-/-/- spent=n/1/12/n2 "
    "fish=k4,f5,c8,k9/i4,j5,b9,i11/g3,a5,k5/c4,d9,f9 sharks=h5,e3,i2,a7 sector=0 tiles=18,0,0 "
    "mover=- length=17 extra=0 trail=- due=0 die=-"
)
"""No shark can swim the 20 tiles of seat 0, who has a Null to spend."""


def pocket(**words: str) -> Table:
    """The shark of suns at a1 has a pocket of 3x3 cells: room for one tile and no more."""
    return at(fish="d1,b4,h8/d3,a4,p4/l4,p8,h12/h16,l16,p16", **words)
