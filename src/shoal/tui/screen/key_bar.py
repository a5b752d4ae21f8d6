"""A screen whose key bar speaks the reader's language."""

from dataclasses import replace

from textual.binding import ActiveBinding
from textual.screen import Screen, ScreenResultType

from shoal.core.catalogue import Catalogue


class ScreenWithKeys(Screen[ScreenResultType]):
    """The descriptions of its key bindings are keys of a catalogue."""

    @property
    def catalogue(self) -> Catalogue:
        """The words for the key bar."""
        raise NotImplementedError("catalogue")

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that work now, with what they do in words, for the key bar."""
        return {key: self._described(active) for key, active in super().active_bindings.items()}

    def _described(self, active: ActiveBinding) -> ActiveBinding:
        key = active.binding.description
        if not key or not self.catalogue.has(key):
            return active
        binding = replace(active.binding, description=self.catalogue.text(key, {}))
        return active._replace(binding=binding)
