"""The head of a record: its keys before the plays."""

from __future__ import annotations

import json
from typing import Dict, Mapping, Optional, Sequence, Union

Value = Union[str, int, bool]

Text = Union[str, bytes]

NAMES = ("Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ines", "Jan")


def as_bytes(text: Text) -> bytes:
    """The bytes of a text as in a file, without a byte order mark. Bytes that are not UTF-8 become findings later."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    return data[3:] if data.startswith(b"\xef\xbb\xbf") else data


def documents_of(documents: Optional[Mapping[str, Text]]) -> Dict[str, bytes]:
    """The bytes of the attachments that records name."""
    return {name: as_bytes(text) for name, text in (documents or {}).items()}


def head_of(
    players: Union[int, Sequence[str]],
    game: str,
    edition: Optional[str] = None,
    options: Optional[Mapping[str, Value]] = None,
    towns: Optional[Sequence[str]] = None,
) -> str:
    """The head of a record in YAML. Its texts are written as in JSON, which YAML can read."""
    if isinstance(players, int):
        if not 1 <= players <= len(NAMES):
            raise ValueError(f"a table has 1 to {len(NAMES)} players, not {players}")
        players = NAMES[:players]
    if isinstance(players, str):
        raise TypeError("players are a number, or a list of names")
    seats: list = list(players)
    if towns is not None:
        if len(towns) != len(seats):
            raise ValueError(f"{len(seats)} players have {len(seats)} town cards, not {len(towns)}")
        seats = [{"name": name, "town": town} for name, town in zip(seats, towns)]
    head = {"game": game, "players": seats}
    if edition is not None:
        head["edition"] = edition
    if options:
        head["options"] = dict(options)
    return "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items())
