"""A finished game seen with everybody's eyes at once."""

from dataclasses import dataclass

from shoal import wire
from shoal.match.match import Match
from shoal.server.views import serializers


@dataclass(frozen=True, slots=True)
class FactViews:
    """One fact as the watchers know it and as each seat does; None where it is not told."""

    watched: object
    seats: list[object]

    def joined(self) -> object:
        """The fact with all that anybody knows of it."""
        if all(sight == self.watched for sight in self.seats):
            return self.watched
        lists = [sight for sight in self.seats if isinstance(sight, list)]
        if len(lists) == len(self.seats) and all(len(one) == len(self.seats) for one in lists):
            # A list with an entry for each seat: everybody knows their own best.
            return [one[seat] for seat, one in enumerate(lists)]
        return next(sight for sight in self.seats if sight not in (self.watched, None))


def omniscient_view(match: Match) -> wire.View:
    """The position with every seat's secrets; only for a game that is over."""
    watched = serializers.view_info(match, None, board=True)
    seats = [match.view(seat).facts for seat in range(match.players)]
    keys = {key for facts in (watched.facts, *seats) for key in facts}
    facts = {
        key: FactViews(watched.facts.get(key), [told.get(key) for told in seats]).joined()
        for key in sorted(keys)
    }
    return wire.View(
        None,
        watched.players,
        watched.actors,
        [],
        watched.over,
        watched.ranks,
        facts,
        "",
        watched.board,
    )
