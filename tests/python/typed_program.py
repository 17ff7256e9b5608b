"""A program with types: mypy --strict finds what is marked, and nothing else. test_types.py runs both."""

import pathlib
from typing import List, Optional

import elfref
from elfref import shapes

RECORD = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"


def places(report: elfref.Report) -> List[int]:
    """The lines of findings, from the objects and from the dict."""
    finding: shapes.Finding
    lines = [finding["line"] for finding in report.json["findings"]]
    assert lines == [found.line for found in report]
    return lines


def wrong(report: elfref.Report) -> None:
    """What no program should say."""
    elfref.check(RECORD, editoin="amigo")  # error: call-arg
    elfref.check(pathlib.Path("game.yaml"))  # error: arg-type
    elfref.check(7)  # error: arg-type
    elfref.Table(2).play(7)  # error: arg-type
    elfref.Game(2).play(7)  # error: call-overload
    print(report.json["verdcit"])  # error: typeddict-item
    print(elfref.rules()[0]["name"])  # error: typeddict-item
    print(elfref.compare(RECORD).json["agree"] + "")  # error: operator


def main() -> None:
    """Everything once."""
    report = elfref.check(RECORD, options={"lake-cost": 1, "town-cards": False}, suggest=True)
    assert places(report) and report.edition is not None
    table = elfref.Table(["Anna", "Boris"])
    table.begin("plan")
    judged: elfref.Judged = table.play(table.legal_plays()[0])
    assert judged.legal
    game = elfref.Game(2)
    assert game.draw_any() and game.clone() == game
    comparison: elfref.Comparison = elfref.compare(RECORD, editions=["amigo", "italian"])
    assert comparison.agree == (len(comparison.reports) == 1)
    assert elfref.diff(RECORD, RECORD).same
    assert elfref.what_if(RECORD, "4=pass").after.verdict == "legal"
    full = elfref.random_game(1)
    player: Optional[str] = elfref.moves(RECORD).player
    assert player == "Boris" and elfref.count(full, at="1:plan:Anna", depth=1).lengths[0].sequences > 1
    assert elfref.replay(RECORD).html() and elfref.board(RECORD).svg


if __name__ == "__main__":
    main()
