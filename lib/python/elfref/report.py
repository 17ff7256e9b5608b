"""The referee's answers: reports and findings, and the errors that carry them."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, Mapping, Optional, Tuple

from . import shapes
from ._elfref import Messages


@dataclass(frozen=True)
class Citation:
    """Where a rule is printed."""

    edition: str
    title: str
    section: Optional[str]
    page: Optional[str]
    remark: Optional[str]

    def __str__(self) -> str:
        section = f' "{self.section}"' if self.section else ""
        page = f" p. {self.page}" if self.page else ""
        remark = f" ({self.remark})" if self.remark else ""
        return f"{self.title}{section}{page}{remark}"


@dataclass(frozen=True)
class Finding:
    """One thing that the referee reports, with its place. `str()` is one line, as the program prints it."""

    file: str
    line: int
    column: int
    end_column: int
    severity: str  #: `error`, `warning` or `note`
    rule: str  #: the id of the rule, or of the fault of the file
    message: str
    because: Tuple[str, ...]
    advice: Optional[str]  #: what would have been right
    cites: Tuple[Citation, ...]  #: where the rule is printed; the deciding edition comes first
    player: Optional[str]
    round: Optional[int]
    phase: Optional[str]
    option: Optional[str]  #: the option on which the finding depends
    json: shapes.Finding = field(repr=False, compare=False)  #: the finding in the program's report
    _index: int = field(default=0, repr=False, compare=False)
    _messages: Optional[Messages] = field(default=None, repr=False, compare=False)

    @property
    def says(self) -> Mapping[str, Any]:
        """Message, grounds, advice and related places as data: `says["message"]["id"]` is the id of the message, and
        its other members are its arguments. `docs/programs.md` describes them."""
        return self.json["says"]

    def text(self, language: str = "en") -> str:
        """The message in a language: `en`, `ru`, `de`, `it`, `ja`, or a locale such as `ru_RU`. It is English if that
        language has no text yet. Any other language raises ValueError. A copy by pickle or deepcopy has only English:
        another language raises RuntimeError."""
        if self._messages is not None:
            return self._messages.text(self._index, language)
        if language == "en":
            return self.message
        raise RuntimeError(f"a copied finding has no text in '{language}'")

    def __getstate__(self) -> Dict[str, Any]:
        return {**self.__dict__, "_messages": None}

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.rule}]"

    @staticmethod
    def of(found: shapes.Finding, file: str, index: int = 0, messages: Optional[Messages] = None) -> Finding:
        """The finding that an entry of a report describes; `messages` has its message at `index`."""
        plain = ("line", "column", "end_column", "severity", "rule", "message", "advice", "player", "round", "phase")
        return Finding(
            file=found.get("file", file),
            because=tuple(found["because"]),
            cites=tuple(Citation(**cite) for cite in found["cites"]),
            option=found["option"],
            json=found,
            _index=index,
            _messages=messages,
            **{name: found[name] for name in plain},  # type: ignore[literal-required]
        )


def _row(found: Finding) -> str:
    """A row of a table in HTML."""
    words = [found.message, *found.because, *([found.advice] if found.advice else [])]
    rule = " ".join([found.rule, *(f"– {cite}" for cite in found.cites[:1])])
    cells = (f"{found.line}:{found.column}", found.severity, "\n".join(words), rule)
    return "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells).replace("\n", "<br>") + "</tr>"


class Judged:
    """The answer of the rules about some plays: a verdict and findings."""

    def __init__(self, report: shapes.Record, messages: Optional[Messages] = None) -> None:
        self.json = report
        self.verdict: str = report["verdict"]  #: `legal`, `possible`, `illegal` or `unreadable`
        self.findings = tuple(
            Finding.of(found, report["file"], index, messages) for index, found in enumerate(report["findings"])
        )

    @property
    def legal(self) -> bool:
        """Whether the verdict is `legal`; there may be notes."""
        return self.verdict == "legal"

    @property
    def errors(self) -> Tuple[Finding, ...]:
        """The findings that are errors."""
        return tuple(found for found in self.findings if found.severity == "error")

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    def __bool__(self) -> bool:
        raise TypeError("ask for .legal, or for .verdict: a judgement is neither true nor false")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Judged) and self.json == other.json

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return "\n".join([*map(str, self.findings), self.verdict])

    def _repr_html_(self) -> str:
        rows = "".join(map(_row, self.findings))
        heads = "".join(f"<th>{head}</th>" for head in ("place", "severity", "finding", "rule"))
        table = f"<table><tr>{heads}</tr>{rows}</table>" if rows else ""
        return f"<p><strong>{self.verdict}</strong> {html.escape(self.json['in_words'])}</p>{table}"

    def __repr__(self) -> str:
        return f"<elfref.{type(self).__name__} {self.verdict}, {len(self.findings)} findings>"


class Report(Judged):
    """The referee's report on one record. `json` is the report of `elfref check --format ndjson`, as a dict;
    `schemas/report.schema.json` describes it."""

    def __init__(self, report: shapes.Record, messages: Optional[Messages] = None) -> None:
        super().__init__(report, messages)
        self.file: str = report["file"]
        self.document: int = report["document"]  #: the position of the record in the text, from 1
        self.game: Optional[str] = report["game"]
        self.edition: Optional[str] = report["edition"]  #: the edition by which the record was judged
        self.claims: str = report["claims"]  #: `none`, `confirmed`, `open` or `refuted`
        self.finished: bool = report["finished"]
        self.winners: Tuple[str, ...] = tuple(report["winners"])
        self.plays: int = report["plays"]
        self.depends_on: Tuple[str, ...] = tuple(report["depends_on"])
        self.standings: Tuple[Mapping[str, Any], ...] = tuple(report["standings"])  #: best first

    def require_legal(self) -> Report:
        """The report itself if the record is legal; otherwise raises the error with its findings."""
        if self.legal:
            return self
        raise _error(self)

    def __str__(self) -> str:
        last = f"{self.file}: {self.verdict}: {self.json['in_words']}"
        return "\n".join([*map(str, self.findings), last])


class Error(ValueError):
    """A record, a line or a play is wrong. `findings` explain why. `file`, `line` and `column` are the place of the
    first error among them. `str()` is that error and what would have been right."""

    def __init__(self, judged: Judged) -> None:
        graver = judged.errors or judged.findings
        first = graver[0] if graver else None
        advice = f"\n   = {first.advice}" if first and first.advice else ""
        super().__init__(f"{first}{advice}" if first else judged.verdict)
        self.judged = judged
        self.findings = judged.findings
        self.file: Optional[str] = first.file if first else None
        self.line: Optional[int] = first.line if first else None
        self.column: Optional[int] = first.column if first else None
        self.rule: Optional[str] = first.rule if first else None

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self), (self.judged,)


class Unreadable(Error):
    """A text or a line cannot be read. Nothing was played."""


class IllegalPlay(Error):
    """A play breaks a rule, or depends on unrecorded facts."""


def _error(judged: Judged) -> Error:
    return (Unreadable if judged.verdict == "unreadable" else IllegalPlay)(judged)


def error_of(report: str, messages: Messages) -> Error:
    """The error for a report in JSON."""
    return _error(Judged(json.loads(report), messages))
