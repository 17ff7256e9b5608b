"""A referee for records of tabletop sessions: Elfenland, Elven Rage and Master Elf.

check() judges a record, Table judges play by play, Game is Elfenland for programs that play, random_game() generates
records. docs/python.md shows how to use them.
"""

from __future__ import annotations

import json
from typing import Any, List, Mapping, Optional

from . import _elfref
from ._elfref import Game, Play, licences
from .head import Text, Value, as_bytes, documents_of
from .report import Citation, Error, Finding, IllegalPlay, Judged, Report, Unreadable
from .table import LegalPlay, Table

__version__: str = _elfref.version
__all__ = [
    "Citation", "Error", "Finding", "Game", "IllegalPlay", "Judged", "LegalPlay", "Play", "Report", "Table",
    "Unreadable", "check", "check_all", "games", "legal_plays", "licences", "random_game", "rules",
]

def check_all(
    text: Text,
    *,
    name: str = "record.yaml",
    documents: Optional[Mapping[str, Text]] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    deductions: bool = False,
    by_round: bool = False,
    suggest: bool = False,
) -> List[Report]:
    """Judges every record of a text, as `elfref check` does. Errors in the text are findings: they raise nothing.

    `name` is the name of the file: the text is JSON if it ends in `.json` or `.ndjson`, else YAML. `documents` are the
    attachments that records name, by name. `edition` and `options` override those of the record; values that no game
    has raise ValueError. `deductions`, `by_round` and `suggest` request more, which is in Report.json.
    """
    values = [(key, _written(value)) for key, value in (options or {}).items()]
    beside = documents_of(documents)
    reports = _elfref.check(as_bytes(text), name, beside, edition or "", values, deductions, by_round, suggest)
    return [Report(json.loads(report), messages) for report, messages in reports]


def check(text: Text, **how: Any) -> Report:
    """Judges the one record of a text, as check_all() does. Raises ValueError if it has several."""
    reports = check_all(text, **how)
    if len(reports) != 1:
        raise ValueError(f"{len(reports)} records: check_all() judges them all")
    return reports[0]


def legal_plays(
    text: Text, *, at: str = "end", name: str = "record.yaml", documents: Optional[Mapping[str, Text]] = None
) -> List[LegalPlay]:
    """The legal plays at the end of a record, or at another place in it. `at` is what `elfref moves --at` takes, such
    as the line of a play. Raises Unreadable if the text is not a record."""
    position = json.loads(_elfref.moves(as_bytes(text), name, documents_of(documents), at))
    plays: List[LegalPlay] = []
    for move in position["moves"]:
        for one in move["each"] or [move]:
            plays.append(LegalPlay(one["play"], one["legal"] == "yes", one.get("several", False)))
    return plays


def random_game(
    seed: int,
    *,
    number: int = 0,
    game: str = "elfenland",
    players: int = 0,
    edition: Optional[str] = None,
    detail: str = "full",
    breaks: Optional[str] = None,
) -> str:
    """The record of a generated game, from the first play to the result, as `elfref generate` prints it. Without
    `breaks`, check() finds it legal. Equal arguments give the same record on every machine.

    `number` counts the sessions of a seed. `players` is a number of players; 0 is any. `detail` is `full`, `public` or
    `minimal`. `breaks` is the id of a rule that the record breaks once, or `any`.
    """
    return _elfref.random_game(seed, number, game, players, edition or "", detail, breaks or "")


def games() -> List[str]:
    """The games that elfref judges, as records name them."""
    return _elfref.games()


def rules(game: str = "elfenland") -> List[Mapping[str, Any]]:
    """The rules of a game, as in `elfref rules --format json`: id, code, and where each edition prints the rule."""
    return json.loads(_elfref.rules(game))


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
