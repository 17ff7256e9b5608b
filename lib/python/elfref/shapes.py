"""The dicts of reports as types, made from `schemas/report.schema.json`, which describes their keys.

Newer versions may add keys.
"""

# tests/python/test_shapes.py writes this file.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class Place(TypedDict):
    """Under the key `place`."""

    line: int
    column: int


class Citation(TypedDict):
    """Where a rule is printed."""

    edition: Literal["russian", "italian", "japanese", "rio-grande-2015", "designprint-2016"]
    title: str
    section: Optional[str]
    page: Optional[str]
    remark: Optional[str]


class FindingRelated(TypedDict):
    """Under the key `related`."""

    line: int
    column: int
    end_column: int
    message: str


class _Finding(TypedDict):
    """The keys that `Finding` always has."""

    rule: str
    severity: Literal["note", "warning", "error"]
    line: int
    column: int
    end_column: int
    player: Optional[str]
    round: Optional[int]
    phase: Optional[str]
    message: str
    because: List[str]
    advice: Optional[str]
    did_you_mean: List[str]
    option: Optional[str]
    ruling: Optional[Literal["void", "stands"]]
    follows_from: Optional[Place]
    cites: List[Citation]
    related: List[FindingRelated]
    says: Dict[str, Any]


class Finding(_Finding, total=False):
    """One thing that the referee reports."""

    file: str
    other_options: List[Optional[str]]


class _Standing(TypedDict):
    """The keys that `Standing` always has."""

    player: str
    place: Optional[int]
    towns: Optional[int]
    at: Optional[str]
    town: Optional[str]
    distance: Optional[int]
    score: Optional[int]
    cards: Optional[int]
    won: bool
    remarks: Dict[str, str]


class Standing(_Standing, total=False):
    """The standing of a player. A number that depends on an unknown fact is null; its range is under the key with
    '_range'."""

    place_range: List[int]
    towns_range: List[int]
    distance_range: List[int]
    score_range: List[int]
    cards_range: List[int]
    says: Dict[str, Any]


class _ElvenRageStanding(TypedDict):
    """The keys that `ElvenRageStanding` always has."""

    player: str
    place: Optional[int]
    lands: Optional[int]
    towers: Optional[int]
    castles: Optional[int]
    hand: Optional[int]
    artifacts: Optional[int]
    treasures: Optional[int]
    out: Optional[str]
    won: bool
    remarks: Dict[str, str]


class ElvenRageStanding(_ElvenRageStanding, total=False):
    """The standing of a player of Elven Rage. Winners have place 1; other players have no place."""

    place_range: List[int]
    lands_range: List[int]
    towers_range: List[int]
    castles_range: List[int]
    hand_range: List[int]
    artifacts_range: List[int]
    treasures_range: List[int]
    side: List[str]
    says: Dict[str, Any]


class _MasterElfStanding(TypedDict):
    """The keys that `MasterElfStanding` always has."""

    player: str
    place: None
    won: bool
    remarks: Dict[str, str]


class MasterElfStanding(_MasterElfStanding, total=False):
    """The standing of all players of Master Elf together, or of one player. There are no places. The figures of all
    have no keys of a player, and those of a player no keys of all."""

    sent: Optional[int]
    sent_range: List[int]
    set: Optional[str]
    colour: Optional[str]
    elves: Optional[str]
    ingredients: Optional[str]
    rounds: Optional[int]
    rounds_range: List[int]
    gifts: Optional[int]
    gifts_range: List[int]
    at: Optional[str]
    cards: Optional[int]
    cards_range: List[int]
    crystal: Optional[str]
    side: List[str]
    says: Dict[str, Any]


class Round(TypedDict):
    """The standings after a round, judged by the record up to there. The score is that of a game that ended with this
    round. The distance from the boot to the town of the town card is subtracted."""

    round: int
    over: bool
    standings: List[Union[Standing, ElvenRageStanding, MasterElfStanding]]


class Deduction(TypedDict):
    """An unrecorded fact with only one possible value."""

    line: int
    column: int
    text: str
    player: Optional[str]
    round: Optional[int]
    says: Dict[str, Any]


class SuggestionEdits(TypedDict):
    """Under the key `edits`."""

    line: int
    column: int
    old: str
    new: str


class Suggestion(TypedDict):
    """A small change of the record's text that removes a finding."""

    finding: int
    text: str
    only: bool
    edits: List[SuggestionEdits]
    says: Dict[str, Any]


class _Record(TypedDict):
    """The keys that `Record` always has."""

    elfref: str
    file: str
    document: int
    game: Optional[str]
    edition: Optional[str]
    session: Optional[Dict[str, str]]
    players: List[str]
    verdict: Literal["legal", "possible", "illegal", "unreadable"]
    claims: Literal["none", "confirmed", "open", "refuted"]
    finished: bool
    ended: Optional[str]
    winners: List[str]
    winners_certain: bool
    plays: int
    in_words: str
    depends_on: List[str]
    findings: List[Finding]
    standings: List[Union[Standing, ElvenRageStanding, MasterElfStanding]]


class Record(_Record, total=False):
    """The report on one record."""

    rounds: List[Round]
    deductions: List[Deduction]
    suggestions: List[Suggestion]
    given_up: List[Literal["suggestions", "deductions"]]
    says: Dict[str, Any]


class RuleCitations(TypedDict):
    """Under the key `citations`."""

    edition: Literal["russian", "italian", "japanese", "rio-grande-2015", "designprint-2016"]
    title: str
    section: Optional[str]
    page: Optional[str]
    remark: Optional[str]
    value: Optional[str]


class Rule(TypedDict):
    """A rule of a game."""

    id: str
    code: str
    phase: str
    severity: Literal["note", "warning", "error"]
    options: List[str]
    citations: List[RuleCitations]
    text: str


class RulebookOptions(TypedDict):
    """Under the key `options`."""

    option: str
    value: str
    assumed: bool
    set_by: Literal["edition", "record", "request"]


class Rulebook(TypedDict):
    """One way to judge the record: an edition and the values of its options."""

    edition: Optional[str]
    as_written: bool
    group: int
    options: List[RulebookOptions]


class FindingApartByGroup(TypedDict):
    """Under the key `by_group`."""

    severity: Literal["note", "warning", "error"]
    message: str
    says: Dict[str, Any]


class Partings(TypedDict):
    """Under the key `partings`."""

    options: List[str]
    groups: List[int]


class OfEditionOptions(TypedDict):
    """Under the key `options`."""

    option: str
    value: str
    assumed: bool
    remark: Optional[str]


class OfEdition(TypedDict):
    """What one edition says about a rule."""

    edition: str
    cited_as: Optional[Literal["russian", "italian", "japanese", "rio-grande-2015", "designprint-2016"]]
    citation: Optional[RuleCitations]
    otherwise: Optional[Citation]
    options: List[OfEditionOptions]


class FindingApart(TypedDict):
    """A finding that some rulebooks lead to and others do not, or that they report differently."""

    rule: str
    line: int
    column: int
    end_column: int
    player: Optional[str]
    round: Optional[int]
    phase: Optional[str]
    by_group: List[Optional[FindingApartByGroup]]
    partings: List[Partings]
    editions: List[OfEdition]


class OutcomeApart(TypedDict):
    """A result that differs between rulebooks."""

    what: Literal["verdict", "claims", "ended", "winner", "place", "score"]
    player: Optional[str]
    by_group: List[Optional[str]]
    partings: List[Partings]
    says: Dict[str, Any]


class OptionWordsValues(TypedDict):
    """Under the key `values`."""

    value: str
    text: str


class ComparisonOptions(TypedDict):
    """Under the key `options`."""

    option: str
    text: str
    values: List[OptionWordsValues]
    rule: Optional[str]
    editions: List[OfEdition]


class _Comparison(TypedDict):
    """The keys that `Comparison` always has."""

    elfref: str
    file: str
    document: int
    agree: bool
    rulebooks: List[Rulebook]
    reports: List[Record]
    differences: List[FindingApart]
    outcomes: List[OutcomeApart]
    options: List[ComparisonOptions]


class Comparison(_Comparison, total=False):
    """A record judged by several rulebooks. Rulebooks with the same results form a group."""

    given_up: Literal[True]


class RecordsApartSides(TypedDict):
    """Under the key `sides`."""

    line: int
    column: int
    end_column: int
    words: str


class RecordsApart(TypedDict):
    """A difference between two records."""

    how: Literal["otherwise", "only-in-first", "only-in-second", "elsewhere"]
    what: Optional[str]
    round: Optional[int]
    phase: Optional[str]
    player: Optional[str]
    sides: List[Optional[RecordsApartSides]]


class Diff(TypedDict):
    """Two records of one session, compared by their contents."""

    elfref: str
    same: bool
    tells_more: List[int]
    differences: List[RecordsApart]
    reports: List[Record]
    only: List[List[Finding]]
    stands_up: Optional[Literal[0, 1]]


class WhatIfChanges(TypedDict):
    """Under the key `changes`."""

    line: int
    old: List[str]
    new: List[str]


class WhatIf(TypedDict):
    """A record as it is, and as it would be with other plays."""

    what_if: List[str]
    changes: List[WhatIfChanges]
    before: Record
    after: Record
    gone: List[Finding]
    came: List[Finding]
    kept: List[Finding]


class TableWritten(TypedDict):
    """Under the key `written`."""

    line: int
    column: int
    player: Optional[str]
    play: str


class _TableTable(TypedDict):
    """The keys that `TableTable` always has."""

    about: str
    words: List[str]


class TableTable(_TableTable, total=False):
    """Under the key `table`."""

    says: Dict[str, Any]


class MoveEach(TypedDict):
    """Under the key `each`."""

    play: str
    legal: Literal["yes", "depends"]


class _Move(TypedDict):
    """The keys that `Move` always has."""

    play: str
    legal: Literal["yes", "depends"]
    several: bool
    cards: int
    piece: Optional[str]
    place: Optional[str]
    remark: Optional[str]
    each: List[MoveEach]


class Move(_Move, total=False):
    """A legal play, or a group of legal plays shown as one."""

    says: Dict[str, Any]


class TableWhyFindings(TypedDict):
    """Under the key `findings`."""

    rule: str
    severity: Literal["note", "warning", "error"]
    column: int
    end_column: int
    message: str
    because: List[str]
    advice: Optional[str]
    did_you_mean: List[str]
    option: Optional[str]
    ruling: Optional[Literal["void", "stands"]]
    follows_from: Optional[Place]
    cites: List[Citation]
    related: List[FindingRelated]
    says: Dict[str, Any]


class _TableWhy(TypedDict):
    """The keys that `TableWhy` always has."""

    play: str
    legal: Literal["yes", "depends", "no"]
    because: Optional[str]
    findings: List[TableWhyFindings]


class TableWhy(_TableWhy, total=False):
    """Under the key `why`."""

    says: Dict[str, Any]


class _TableReach(TypedDict):
    """The keys that `TableReach` always has."""

    towns: int
    cards_left: int
    journey: Optional[str]
    remarks: List[str]


class TableReach(_TableReach, total=False):
    """Under the key `reach`."""

    says: Dict[str, Any]


class _Table(TypedDict):
    """The keys that `Table` always has."""

    elfref: str
    file: str
    document: int
    game: str
    edition: str
    round: int
    phase: str
    written: Optional[TableWritten]
    player: Optional[str]
    nothing: Optional[str]
    others: List[str]
    table: List[TableTable]
    players: List[Dict[str, Any]]
    moves: List[Move]
    remarks: List[str]
    why: Optional[TableWhy]
    reach: Optional[TableReach]


class Table(_Table, total=False):
    """The output of 'moves --format json': the position at a place in a record, and the plays that were legal there."""

    says: Dict[str, Any]
