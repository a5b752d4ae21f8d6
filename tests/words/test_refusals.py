"""A refusal says what is wrong, with the right rule."""

import pytest
from table import Table

HUNT = "players=2 | stage=hunt event=roast events=helicopter shark=S strokes=3"
FRENZY = f"{HUNT} token=frenzy tokens=evasive,sight,burst"
CREW = "players=2 | stage=crew event=roast events=helicopter active=hooper actions=4 shark=3"
FIGHT = "options=12,4,1 choice=A hand=-"
NEAR = "fin=7 spots=water-7,boat-2,boat-3"


@pytest.mark.parametrize(
    ("position", "move", "refusal"),
    [
        (
            f"{HUNT} token=none swimmers=0,0,2,0",
            "eat all",
            "Only a Feeding Frenzy eats a whole crowd at once. JW-49",
        ),
        (f"{FRENZY} swimmers=0,0,1,0", "eat all", "There is no crowd here to eat. JW-49"),
        (
            f"{FRENZY} swimmers=0,0,2,0 rushed=1".replace("players=2", "players=2 frenzy=once"),
            "eat all",
            "At this table a Feeding Frenzy is for one bite. JW-49",
        ),
        (
            "players=2 | stage=event event=hoax events=helicopter swimmers=2,2,1,0 shark=3",
            "beach W",
            "The card does not let West Beach be chosen. JW-35",
        ),
        (CREW, "to 4", "Open sea 4 is not beside the boat by water. JW-67"),
        (CREW, "take water 2", "There are not so many barrels there, or no actions. JW-68"),
        (
            f"players=2 | stage=ready {FIGHT} done=quint spots=boat-1,boat-2,boat-3",
            "turn quint",
            "Quint has prepared. JW-99",
        ),
        (
            f"players=2 | stage=again ability=helping cardplayed=1 {NEAR} {FIGHT}",
            "bite quint",
            "A second helping is of a boat space. JW-124",
        ),
        (
            f"players=2 | stage=bite {NEAR} {FIGHT} tiles=2,2,2,2,2,2,0,2",
            "bite boat 7",
            "Boat space 7 is gone. JW-118",
        ),
    ],
)
def test_jaws_explains_its_refusals(position, move, refusal):
    table = Table("jaws", position)
    seat = int(table.state.actors()[0])
    found = table.game.messages.why_not(table.state, seat, table.game.notation.read_move(move))
    assert f"{found.sentence} {found.rule}" == refusal
