"""The games that are played to compare the engines.

Every option has another value than its default in one of them. Some options have the largest
possible numbers, where machine integers would overflow first.
"""

from dataclasses import dataclass, field

Value = bool | int | str


@dataclass(frozen=True)
class Plan:
    """One game: players, options, seed and number of steps.

    It may start at a position. The moves of ``script`` are played as soon as they are legal.
    """

    players: int
    seed: int
    steps: int
    options: dict[str, Value] = field(default_factory=dict)
    start: str = ""
    script: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The plan in a few words for a digest or a failed test."""
        chosen = "".join(f" {name}={str(value)[:12]}" for name, value in self.options.items())
        script = f", {', '.join(self.script)}" if self.script else ""
        return f"{self.players} players, seed {self.seed}{chosen}{script}"


HIGH_TOKENS = "1:1b,22-30:2,31-37:3,38-40:20b"
"""Twenty tokens with the highest numbers: they are the highest bits of a set."""

TWIN_TILES = ",".join(["yyr", "gkk", "obg", "kkk", "rrr", "yob"] * 6)
"""Six tiles six times each, named gkk2 and so on, not ordered by value."""

MANY_CARDS = ",".join([f"{zone}/{1 + zone % 3}/{zone % 4}" for zone in range(1, 9)] * 4)
"""Thirty-two resurface cards, the maximum."""

MUCH_GEAR = (
    "b:Pistol:firearm:2:shot:1,b:Boat-Hook:melee:1:plus:1,h:Shark-Dart:melee:1:sure:1,"
    "h:Shark-Cage:accessory:0:cage:1,q:Machete:melee:2:blanks:1,q:Harpoon-Line:attachable:0:slow:1,"
    "d:Ammo:accessory:0:ammo:16,d:Chum:accessory:0:chum:8,d:Rifle:firearm:3:shot:10"
)
"""Forty gear cards, the maximum."""

PLANS: dict[str, list[Plan]] = {
    "sharkbait": [
        Plan(3, 1, 700),
        Plan(8, 2, 200, {"first": "7", "track": 10}),
        Plan(5, 3, 200, {"tokens": HIGH_TOKENS}),
    ],
    "pescado": [
        Plan(2, 1, 200, {"second": "must", "flipped": "stack"}),
        Plan(4, 2, 200, {"snatch": "live", "first": "3", "penalty": "lower"}),
        Plan(3, 3, 200, {"snatch": "sealed", "takes": "all", "throws": 30}),
        Plan(3, 4, 200),
        Plan(2, 5, 200, {"tiles": TWIN_TILES, "snatch": "sealed"}),
    ],
    "urchins": [
        Plan(2, 1, 200),
        Plan(4, 2, 300, {"size": 8, "end": "either", "lull": "turns", "stay": True}),
        Plan(3, 3, 200, {"size": 4, "jump": "one", "first": "2"}),
    ],
    "sharktank": [
        Plan(2, 1, 90, {"null": "may", "tank": 12, "turns": 8}),
        Plan(3, 2, 90, {"touch": "corner", "spread": "anywhere"}),
        Plan(4, 3, 90, {"tank": 14}),
    ],
    "jaws": [
        Plan(4, 1, 150, {"acts": "act1", "reclose": True, "frenzy": "once", "brody": "7"}),
        Plan(3, 2, 150, {"acts": "act2", "crew": "hooper,brody,quint", "resurface": MANY_CARDS}),
        Plan(4, 7, 150, {"acts": "act2", "gear": MUCH_GEAR}),
        Plan(2, 3, 150, {"maul": "any", "shark_wounds": 60, "crew_wounds": 30}),
        Plan(
            2,
            4,
            20,
            start="players=2 | stage=token event=roast events=helicopter shark=S michael=S "
            "swimmers=0,0,2,0",
            script=("token burst", "eat michael", "burst", "to 4", "halt"),
        ),
        Plan(
            4,
            5,
            20,
            start="players=4 | stage=crew event=roast events=helicopter active=brody actions=4 "
            "crew=8,S,5 michael=S swimmers=0,0,1,0 shark=3",
            script=("rescue michael", "rescue"),
        ),
        Plan(
            4,
            6,
            20,
            start="players=4 | stage=maul fin=7 bout=main aim=boat-7 dice=2 cardplayed=1 "
            "options=12,4,1 choice=A thrown=0,0 hand=- ability=maul spots=water-2,water-5,boat-1",
            script=("keep",),
        ),
    ],
}
