"""A finished game with every seat's secrets at once."""

from dataclasses import dataclass

from shoal import wire
from shoal.match.match import Match
from shoal.server.views import serializers


@dataclass(frozen=True, slots=True)
class FactViews:
    """One fact as spectators and as each seat know it; None where it is hidden."""

    public: object
    seats: list[object]

    def joined(self) -> object:
        """The fact with everything that anybody knows of it."""
        if all(fact == self.public for fact in self.seats):
            return self.public
        lists = [fact for fact in self.seats if isinstance(fact, list)]
        if len(lists) == len(self.seats) and all(len(one) == len(self.seats) for one in lists):
            # A list with an entry for each seat: each seat knows its own entry.
            return [one[seat] for seat, one in enumerate(lists)]
        return next(fact for fact in self.seats if fact not in (self.public, None))


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
        None,
        watched.board,
    )
