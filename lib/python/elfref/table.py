"""A table that judges play by play."""

from __future__ import annotations

import json
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _elfref
from .asking import board
from .head import Documents, Value, as_bytes, head_of, opener_of
from .report import Judged, Report


class LegalPlay(NamedTuple):
    """A play that is legal or possibly legal, as a line that play() takes."""

    words: str  #: the line, as a record writes it
    certain: bool  #: whether it is certainly legal; false: that depends on unrecorded facts
    several: bool  #: whether it represents many plays, of which some are legal

    def __str__(self) -> str:
        return self.words


#: What a table plays: a line of a record, a play that it lists, or a play of elfref.Game.
Line = Union[str, LegalPlay, _elfref.Play]


class Table:
    """A table that judges each line of a game as it is played. A line that breaks a rule is reported, and played all
    the same, because it happened. A line that cannot be read raises Unreadable, and nothing is played.

    `players` are names in clockwise order, a number of players, or the head of a record as a text: its keys before the
    plays. `documents` are the attachments that the head names, as for check(). Elfenland has phases (`begin`), Elven
    Rage and Master Elf have turns (`turn`).

    >>> table = Table(["Anna", "Boris"])
    >>> table.begin("plan").legal
    True
    >>> table.play("Anna: dragon on Elvenhold-Lapphalya").legal
    True
    >>> table.play("Boris: cloud on Elvenhold-Lapphalya").errors[0].rule
    'one-counter-per-road'
    """

    def __init__(
        self,
        players: Union[int, str, Sequence[str]],
        *,
        game: str = "elfenland",
        edition: Optional[str] = None,
        options: Optional[Mapping[str, Value]] = None,
        documents: Optional[Documents] = None,
    ) -> None:
        head = players if isinstance(players, str) else head_of(players, game, edition, options)
        if isinstance(players, str) and (edition is not None or options):
            raise TypeError("a head says itself by which edition and options it is played")
        self._table = _elfref.Table(as_bytes(head), opener_of(documents))

    @property
    def game(self) -> str:
        """The game, as records name it."""
        return self._table.game

    @property
    def players(self) -> List[str]:
        """The names of the players, by seat."""
        return self._table.players

    @property
    def phase(self) -> str:
        """The current phase; empty before the first one, and for a game without phases."""
        return self._table.phase

    @property
    def opening(self) -> Judged:
        """The answer of the rules about the setup of the game."""
        return _judged(self._table.opening())

    def begin(self, phase: str) -> Judged:
        """Begins a phase of Elfenland: deal, draw, choose, plan, travel or keep. end ends the round."""
        return _judged(self._table.begin(as_bytes(phase)))

    def turn(self, player: str) -> Judged:
        """Begins the turn of a player."""
        return _judged(self._table.turn(as_bytes(player)))

    def play(self, line: Line) -> Judged:
        """Plays one line, as a record writes it, or one of legal_plays(). In Elfenland "Anna: Virst: 2 raft" is one
        step of a journey that continues; "Anna: [Virst: 2 raft]" is a complete journey."""
        return _judged(self._table.play(_words(line)))

    def ask(self, line: Line) -> Judged:
        """The answer that play() would give. Nothing is played."""
        return _judged(self._table.ask(_words(line)))

    def gift(self, gift: str) -> Judged:
        """Places the gift of Master Elf that is due when the turn comes back to the first player."""
        return _judged(self._table.gift(as_bytes(gift)))

    def claim(self, words: str) -> Judged:
        """Claims the result of a game of turns, as a record does."""
        return _judged(self._table.claim(as_bytes(words)))

    def to_play(self) -> List[str]:
        """The players who may play now."""
        return self._table.to_play()

    def legal_plays(self, each: bool = False) -> List[LegalPlay]:
        """The legal plays of the first player of to_play(). With `each`, also every play of a line that represents
        several."""
        return [LegalPlay(*one) for one in self._table.legal_plays(each)]

    def state(self) -> Optional[Mapping[str, Any]]:
        """What is known of the table, as plain values. A player is a seat, counted from 0; what is unknown is None, and
        an uncertain number has its least and greatest value under its key and `_range`. None for Elfenland, whose
        state elfref.Game has, and for a head that cannot be read."""
        state = self._table.state()
        return None if state is None else json.loads(state)

    def standings(self) -> Tuple[Mapping[str, Any], ...]:
        """The standings, best first: final, or if the game ended now."""
        return tuple(json.loads(self._table.standings())["standings"])

    def judgement(self) -> Report:
        """The referee's report on everything that was played, as on a record."""
        report, messages = self._table.judgement()
        return Report(json.loads(report), messages)

    def record(self) -> str:
        """Everything that was played, as a record in YAML. check() judges it as judgement() does."""
        return self._table.record()

    def clone(self) -> Table:
        """A copy. Keep one to take plays back. A table can be pickled too."""
        other = object.__new__(type(self))
        other._table = _elfref.Table(self._table)
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def _repr_svg_(self) -> Optional[str]:
        try:
            return board(self.record(), documents=self._table.documents).svg
        except ValueError:  # the game, or its set, has no picture
            return None

    def __repr__(self) -> str:
        now = self.phase or "no phase" if self.game == "elfenland" else ", ".join(self.to_play()) or "no turn"
        return f"<elfref.Table of {self.game}, {', '.join(self.players)}: {now}>"


def _words(line: Line) -> bytes:
    if not isinstance(line, (str, LegalPlay, _elfref.Play)):
        raise TypeError(f"a line is a str or one of legal_plays(), not {type(line).__name__}")
    return as_bytes(str(line))


def _judged(told: Tuple[str, _elfref.Messages]) -> Judged:
    report, messages = told
    return Judged(json.loads(report), messages)
