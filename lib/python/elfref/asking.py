"""Questions about a record: by other rulebooks, against another record, with other plays, at a place, as a replay."""

from __future__ import annotations

import html
import json
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from . import _elfref, shapes
from .head import Documents, Text, Value, as_bytes, opener_of, written
from .report import Report


class _Answer:
    """An answer, with what the program prints."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


class Comparison(_Answer):
    """A record by several rulebooks, from compare(). `str()` is what `elfref compare` prints."""

    def __init__(self, comparison: shapes.Comparison, text: str, reports: Sequence[Report]) -> None:
        self.json = comparison
        super().__init__(text)
        self.reports = tuple(reports)  #: one for each group of rulebooks; the first is that of the record as written

    @property
    def agree(self) -> bool:
        """Whether all rulebooks lead to the same result."""
        return self.json["agree"]

    def __repr__(self) -> str:
        return f"<elfref.Comparison of {len(self.json['rulebooks'])} rulebooks, {len(self.reports)} results>"


class Diff(_Answer):
    """Two records of one session, from diff(). `str()` is what `elfref diff` prints."""

    def __init__(self, diff: shapes.Diff, text: str, reports: Sequence[Report]) -> None:
        self.json = diff
        super().__init__(text)
        self.reports = tuple(reports)  #: of both records

    @property
    def same(self) -> bool:
        """Whether the records do not contradict each other."""
        return self.json["same"]

    def __repr__(self) -> str:
        return f"<elfref.Diff, {len(self.json['differences'])} differences>"


class WhatIf(_Answer):
    """A record with other plays, from what_if(). `str()` is what `elfref check --what-if` prints."""

    def __init__(self, asked: shapes.WhatIf, text: str, record: str, before: Report, after: Report) -> None:
        self.json = asked
        super().__init__(text)
        self.record = record  #: the text with the other plays
        self.before = before  #: the report on the record as it is
        self.after = after  #: the report on the record as it would be

    def __repr__(self) -> str:
        return f"<elfref.WhatIf, {self.before.verdict} before, {self.after.verdict} after>"


class Position(_Answer):
    """A position and what can be played there, from moves(). `str()` is what `elfref moves` prints."""

    def __init__(self, position: shapes.Table, text: str) -> None:
        self.json = position
        super().__init__(text)

    @property
    def player(self) -> Optional[str]:
        """The player whose plays are listed, or None."""
        return self.json["player"]

    @property
    def moves(self) -> List[shapes.Move]:
        """The legal plays, the cheapest first."""
        return self.json["moves"]

    def __repr__(self) -> str:
        return f"<elfref.Position, {len(self.moves)} plays of {self.player}>"


class Length(NamedTuple):
    """The sequences of plays of one length."""

    sequences: int  #: all of them
    ended: int  #: those after which no player has a play left


class Count(NamedTuple):
    """Counted sequences of plays, from count(). `str()` is what `elfref count` prints."""

    lengths: Tuple[Length, ...]  #: of 1, 2, … plays
    beginnings: Mapping[str, int]  #: with `divide`, the longest sequences by their first play; else empty
    text: str

    def __str__(self) -> str:
        return self.text


class Board:
    """A picture of a board, from board(). `svg` is an SVG file; a notebook shows it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


class Replay(_Answer):
    """A session play by play, from replay(). `str()` is what `elfref replay` prints, and a notebook shows the page."""

    def __init__(self, replay: Mapping[str, Any], text: str, page: str, language: str) -> None:
        self.json = replay  #: an entry of `replays` in `schemas/replay.schema.json`
        super().__init__(text)
        self._page = page
        self._language = language

    def html(self) -> str:
        """The page of `elfref replay --html`: one file that needs no other one."""
        return _elfref.replay_page(self._page, self._language)

    def _repr_html_(self) -> str:
        page = html.escape(self.html())
        return f'<iframe srcdoc="{page}" style="border: 0; width: 100%; height: 45em"></iframe>'

    def __repr__(self) -> str:
        return f"<elfref.Replay, {len(self.json['moments'])} moments>"


def compare(
    text: Text,
    *,
    editions: Sequence[str] = (),
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Comparison:
    """Judges a record by several rulebooks, as `elfref compare` does. `editions` are the editions to compare; none: all
    of them. `options` are set in every edition.

    This and the functions below take one record and raise Unreadable if the text is not one. `name`, `documents`,
    `edition` and `options` are those of check_all(). `language` is the language of the text and the messages.
    """
    if isinstance(editions, str):
        raise TypeError("editions are a list of names")
    asked = _asked(text, name, documents, None, options, language)
    (comparison, words), messages = asked.compare(list(editions))
    parsed: shapes.Comparison = json.loads(comparison)
    return Comparison(parsed, words, _reports(parsed["reports"], messages))


def diff(
    first: Text,
    second: Text,
    *,
    names: Tuple[str, str] = ("first.yaml", "second.yaml"),
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Diff:
    """Compares two records of one session, as `elfref diff` does. `names` are the names of their files."""
    one = _asked(first, names[0], documents, edition, options, language)
    other = _asked(second, names[1], documents, edition, options, language)
    (difference, words), messages = one.diff(other)
    parsed: shapes.Diff = json.loads(difference)
    return Diff(parsed, words, _reports(parsed["reports"], messages))


def what_if(
    text: Text,
    *changes: str,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> WhatIf:
    """Judges a record with other plays, as `elfref check --what-if` does. A change is such as `18=3 dragon`; its place
    is what `elfref moves --at` takes. Raises Unreadable if the changed record cannot be read."""
    asked = _asked(text, name, documents, edition, options, language)
    (answer, words), changed, messages = asked.what_if(list(changes))
    parsed: shapes.WhatIf = json.loads(answer)
    before, after = _reports([parsed["before"], parsed["after"]], messages)
    return WhatIf(parsed, words, changed, before, after)


def moves(
    text: Text,
    *,
    at: str = "end",
    why: str = "",
    each: bool = False,
    reach: bool = False,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Position:
    """The position at a place in a record and the legal plays there, as `elfref moves` shows them. `at` is a place such
    as `18` (a line) or `2:travel:Anna`. `why` is a play that the rules are asked about. `each` lists every play of a
    group, and `reach` shows how far the known cards lead."""
    asked = _asked(text, name, documents, edition, options, language)
    position, words = asked.moves(at, why, each, reach)
    return Position(json.loads(position), words)


def count(
    text: Text,
    *,
    depth: int,
    at: str = "end",
    divide: bool = False,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Count:
    """Counts the sequences of up to `depth` plays from a place in a record, as `elfref count` does. Only Elfenland has
    this. A deep count takes long, and Ctrl+C does not stop it."""
    asked = _asked(text, name, documents, edition, options, language)
    lengths, beginnings, words = asked.count(at, depth, divide)
    return Count(tuple(Length(*one) for one in lengths), dict(beginnings), words)


def board(
    text: Optional[Text] = None,
    *,
    at: str = "end",
    price: str = "",
    game: str = "elfenland",
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Board:
    """The board at a place in a record, as `elfref board` draws it; without a record, the empty board of a game.
    `price` is a transport whose prices are shown. Raises ValueError if there is no picture."""
    if text is None:
        return Board(_elfref.board(game, price, language))
    return Board(_asked(text, name, documents, edition, options, language).board(at, price))


def replay(
    text: Text,
    *,
    name: str = "record.yaml",
    documents: Optional[Documents] = None,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    language: str = "en",
) -> Replay:
    """The session of a record play by play, as `elfref replay` shows it."""
    (session, words), page = _asked(text, name, documents, edition, options, language).replay()
    return Replay(json.loads(session), words, page, language)


def _asked(
    text: Text,
    name: str,
    documents: Optional[Documents],
    edition: Optional[str],
    options: Optional[Mapping[str, Value]],
    language: str,
) -> _elfref.Record:
    return _elfref.Record(as_bytes(text), name, opener_of(documents), edition or "", written(options), language)


def _reports(reports: Sequence[shapes.Record], messages: Sequence[_elfref.Messages]) -> List[Report]:
    return [Report(report, its) for report, its in zip(reports, messages)]
