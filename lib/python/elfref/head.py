"""What every function takes: texts, the documents beside them, and the head of a record."""

from __future__ import annotations

import json
import os
import pathlib
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

Value = Union[str, int, bool]

Text = Union[str, bytes]

#: The documents that records name: by name, or the folder in which they are.
Documents = Union[Mapping[str, Text], str, "os.PathLike[str]"]

#: Returns the document with a name, or None.
Open = Callable[[str], Optional[bytes]]

NAMES = ("Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ines", "Jan")


def as_bytes(text: Text) -> bytes:
    """The bytes of a text as in a file, without a byte order mark. Bytes that are not UTF-8 become findings later.
    Raises TypeError for what is not a text."""
    if isinstance(text, str):
        data = text.encode("utf-8", "surrogatepass")
    elif isinstance(text, (bytes, bytearray, memoryview)):
        data = bytes(text)
    else:
        file = ": check_file() opens a file" if isinstance(text, os.PathLike) else ""
        raise TypeError(f"a text is str or bytes, not {type(text).__name__}{file}")
    return data[3:] if data.startswith(b"\xef\xbb\xbf") else data


def opener_of(documents: Optional[Documents]) -> Open:
    """Opens the attachments that records name. In a folder, only plain files in it or below it."""
    if documents is None:
        return lambda name: None
    if isinstance(documents, Mapping):
        return {name: as_bytes(text) for name, text in documents.items()}.get
    top = pathlib.Path(documents).resolve()

    def opened(name: str) -> Optional[bytes]:
        try:
            path = (top / name).resolve()
            return as_bytes(path.read_bytes()) if top in path.parents and path.is_file() else None
        except (OSError, RuntimeError, ValueError):  # RuntimeError: links in a circle
            return None

    return opened


def written(options: Optional[Mapping[str, Value]]) -> List[Tuple[str, str]]:
    """The options as records write them."""
    return [
        (key, str(value).lower() if isinstance(value, bool) else str(value)) for key, value in (options or {}).items()
    ]


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
    seats: List[Union[str, Dict[str, str]]] = list(players)
    if towns is not None:
        if len(towns) != len(seats):
            raise ValueError(f"{len(seats)} players have {len(seats)} town cards, not {len(towns)}")
        seats = [{"name": name, "town": town} for name, town in zip(players, towns)]
    head: Dict[str, Any] = {"game": game, "players": seats}
    if edition is not None:
        head["edition"] = edition
    if options:
        head["options"] = dict(options)
    return "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items())
