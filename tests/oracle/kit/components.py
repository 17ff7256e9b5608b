"""The sets of components that records name or hold."""
import functools
import json

from .reader import Map, Unreadable
from .words import fold


def maps_of(value):
    """Plain data as what the reader makes of a record."""
    if isinstance(value, dict):
        return Map((key, maps_of(one)) for key, one in value.items())
    return [maps_of(one) for one in value] if isinstance(value, list) else value


class Sets:
    """The sets of a game: READ makes one from its data, FILE has the built-in one."""

    def __init__(self, read, file):
        self._read, self._file, self._kept = read, file, {}

    @functools.cached_property
    def trial_set(self):
        """The built-in set."""
        return self._read(maps_of(json.loads(self._file.read_text(encoding="utf-8"))))

    def of(self, value):
        """The set that a record has, or None."""
        if value is None:
            return None
        if isinstance(value, Map):
            key = repr(value)
            if key not in self._kept:
                if len(self._kept) > 500:
                    self._kept.clear()
                try:
                    self._kept[key] = self._read(value)
                except (ValueError, TypeError, AttributeError, KeyError) as fault:
                    raise Unreadable("/components", f"faulty: {fault}") from fault
            return self._kept[key]
        if isinstance(value, str) and fold(value) == fold("trial-set"):
            return self.trial_set
        raise Unreadable("/components", "no such set")
