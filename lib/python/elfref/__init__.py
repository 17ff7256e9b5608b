"""A referee for records of tabletop sessions: Elfenland, Elven Rage and Master Elf.

check() judges a record, Table judges play by play, Game is Elfenland for programs that play, random_game() generates
records. compare(), diff(), what_if(), moves(), replay(), board() and count() answer questions about a record.
docs/python.md shows how to use them.
"""

from __future__ import annotations

import json
import os
import pathlib
from typing import List, Mapping, Optional, Union, cast

from . import _elfref, shapes
from ._elfref import Game, Play, licences
from .asking import (
    Board, Comparison, Count, Diff, Length, Position, Replay, WhatIf, board, compare, count, diff, moves, replay,
    what_if,
)
from .head import Documents, Text, Value, as_bytes, opener_of, written
from .report import Citation, Error, Finding, IllegalPlay, Judged, Report, Unreadable
from .table import LegalPlay, Table

__version__: str = _elfref.version
__all__ = [
    "Board", "Citation", "Comparison", "Count", "Diff", "Error", "Finding", "Game", "IllegalPlay", "Judged",
    "LegalPlay", "Length", "Play", "Position", "Replay", "Report", "Table", "Unreadable", "WhatIf", "board", "check",
    "check_all", "check_file", "compare", "count", "diff", "games", "legal_plays", "licences", "moves", "random_game",
    "replay", "rules", "shapes", "what_if",
]


def check_all(
    text: Text,
    *,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    deductions: bool = False,
    by_round: bool = False,
    suggest: bool = False,
) -> List[Report]:
    """Judges every record of a text, as `elfref check` does. Errors in the text are findings: they raise nothing.

    `name` is the name of the file: the text is JSON if it ends in `.json` or `.ndjson`, else YAML. `documents` are the
    attachments that records name: a dict by name, or the folder in which they are, as a pathlib.Path. `edition` and
    `options` override those of the record; values that no game has raise ValueError. `deductions`, `by_round` and
    `suggest` request more, which is in Report.json.
    """
    reports = _elfref.check(
        as_bytes(text), name, opener_of(documents), edition or "", written(options), deductions, by_round, suggest
    )
    return [Report(json.loads(report), messages) for report, messages in reports]


def check(
    text: Text,
    *,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    deductions: bool = False,
    by_round: bool = False,
    suggest: bool = False,
) -> Report:
    """Judges the one record of a text, as check_all() does. Raises ValueError if it has several."""
    reports = check_all(
        text, name=name, documents=documents, edition=edition, options=options, deductions=deductions,
        by_round=by_round, suggest=suggest,
    )
    if len(reports) != 1:
        raise ValueError(f"{len(reports)} records: check_all() judges them all")
    return reports[0]


def check_file(
    path: Union[str, "os.PathLike[str]"],
    *,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    deductions: bool = False,
    by_round: bool = False,
    suggest: bool = False,
) -> Report:
    """Judges the one record of a file, as check() does. The documents that it names are those in its folder. Raises
    OSError if the file cannot be read."""
    file = pathlib.Path(path)
    with file.open("rb") as opened:
        text = opened.read(_elfref.most_bytes + 1)  # a record is not larger
    return check(
        text, name=os.fspath(path), documents=file.parent, edition=edition, options=options,
        deductions=deductions, by_round=by_round, suggest=suggest,
    )


def legal_plays(
    text: Text, *, at: str = "end", name: str = "record.yaml", documents: Optional[Documents] = None
) -> List[LegalPlay]:
    """The legal plays at the end of a record, or at another place in it. `at` is what `elfref moves --at` takes, such
    as the line of a play. Raises Unreadable if the text is not a record."""
    plays: List[LegalPlay] = []
    for move in moves(text, at=at, each=True, name=name, documents=documents).moves:
        for one in move["each"] or [move]:
            plays.append(LegalPlay(one["play"], one["legal"] == "yes", not move["each"] and move["several"]))
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


def rules(game: str = "elfenland") -> List[shapes.Rule]:
    """The rules of a game, as in `elfref rules --format json`: id, code, and where each edition prints the rule."""
    return cast(List[shapes.Rule], json.loads(_elfref.rules(game)))
