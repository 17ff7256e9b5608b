"""A table that judges play by play."""

from __future__ import annotations

import json
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _elfref
from .head import Text, Value, as_bytes, documents_of, head_of
from .report import Judged, Report


class LegalPlay(NamedTuple):
    """A line that breaks no rule, as play() takes it."""

    words: str  #: as a record has it
    surely: bool  #: false: it hangs on what nobody wrote down
    several: bool  #: it stands for many, of which some are legal

    def __str__(self) -> str:
        return self.words


class Table:
    """A table at which a game is played, line by line, and each is judged as it comes. A line against the rules is told
    and played all the same: that is what happened. What is not understood raises Unreadable, and nothing is played.

    `players` are names clockwise, a number of them, or the head of a record as a text: its keys before its plays.
    `documents` are those that a record names beside it, by name. Elfenland has phases (`begin`), Elven Rage and
    Master Elf have turns (`turn`).

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
        documents: Optional[Mapping[str, Text]] = None,
    ) -> None:
        head = players if isinstance(players, str) else head_of(players, game, edition, options)
        if isinstance(players, str) and (edition is not None or options):
            raise TypeError("a head says itself by which edition and options it is played")
        self._table = _elfref.Table(as_bytes(head), documents_of(documents))

    @property
    def game(self) -> str:
        """The game, as records name it."""
        return self._table.game

    @property
    def players(self) -> List[str]:
        """Their names, by seat."""
        return self._table.players

    @property
    def phase(self) -> str:
        """The phase under way; empty before the first one, and of a game without phases."""
        return self._table.phase

    @property
    def opening(self) -> Judged:
        """What the rules say of the way in which the game was set up."""
        return _judged(self._table.opening())

    def begin(self, phase: str) -> Judged:
        """Begins a phase of Elfenland: deal, draw, choose, plan, travel, keep; or ends the round: end."""
        return _judged(self._table.begin(as_bytes(phase)))

    def turn(self, player: str) -> Judged:
        """Begins the turn of a player."""
        return _judged(self._table.turn(as_bytes(player)))

    def play(self, line: str) -> Judged:
        """Plays one line as it stands in a record. In Elfenland "Anna: Virst: 2 raft" is one step of a journey that
        goes on; "Anna: [Virst: 2 raft]" is all of it."""
        return _judged(self._table.play(as_bytes(line)))

    def ask(self, line: str) -> Judged:
        """What play() would answer; nothing is played."""
        return _judged(self._table.ask(as_bytes(line)))

    def gift(self, gift: str) -> Judged:
        """Lays the gift of Master Elf that is due when the turn comes back to the first player."""
        return _judged(self._table.gift(as_bytes(gift)))

    def claim(self, words: str) -> Judged:
        """Claims the result of a game of turns as a record does."""
        return _judged(self._table.claim(as_bytes(words)))

    def to_play(self) -> List[str]:
        """Who may play now."""
        return self._table.to_play()

    def legal_plays(self, each: bool = False) -> List[LegalPlay]:
        """Everything that the first of these may choose; each: also every play of those that one line stands for."""
        return [LegalPlay(*one) for one in self._table.legal_plays(each)]

    def standings(self) -> Tuple[Mapping[str, Any], ...]:
        """Who stands where, best first: as of the end, or as it would be now."""
        return tuple(json.loads(self._table.standings())["standings"])

    def judgement(self) -> Report:
        """What the referee says of all that was played, as of a record."""
        report, messages = self._table.judgement()
        return Report(json.loads(report), messages)

    def record(self) -> str:
        """All that was played as a record in YAML, which check() judges as judgement() does."""
        return self._table.record()

    def clone(self) -> Table:
        """A copy: the way back."""
        other = object.__new__(type(self))
        other._table = _elfref.Table(self._table)
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def __repr__(self) -> str:
        now = self.phase or "no phase" if self.game == "elfenland" else ", ".join(self.to_play()) or "no turn"
        return f"<elfref.Table of {self.game}, {', '.join(self.players)}: {now}>"


def _judged(told: Tuple[str, _elfref.Messages]) -> Judged:
    report, messages = told
    return Judged(json.loads(report), messages)
