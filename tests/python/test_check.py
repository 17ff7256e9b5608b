"""What check() says is what the program says, of any text."""

import copy
import inspect
import json
import os
import pathlib
import pickle
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elfref

FILES = sorted(
    path
    for folder in ("records/elfenland/disputes", "records/elven-rage", "records/master-elf", "tests/faults")
    for path in pathlib.Path(folder).rglob("*.yaml")
)[::7]
RECORD = """\
edition: rio-grande-1998
players: [Anna, Boris]
rounds:
- plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - Boris: cloud on Elvenhold-Lapphalya
"""


def beside(path):
    """The documents that may stand beside a record."""
    return {
        str(other.relative_to(path.parent)): other.read_bytes()
        for other in path.parent.rglob("*.yaml")
        if other != path
    }


def said_by_the_program(*arguments):
    command = [os.environ["ELFREF_TOOL"], "check", *arguments, *map(str, FILES)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def test_it_is_the_report_of_the_program():
    assert len(FILES) > 20
    reports = [
        report
        for path in FILES
        for report in elfref.check_all(path.read_bytes(), name=str(path), documents=beside(path))
    ]
    assert [report.json for report in reports] == [
        json.loads(line) for line in said_by_the_program("--format", "ndjson").splitlines()
    ]
    text = said_by_the_program()
    for report in reports:
        for found in report:
            assert str(found) in text
        for found in report.errors:
            assert not found.cites or str(found.cites[0]) in text


def test_a_finding_has_its_place_and_its_sentence():
    report = elfref.check(RECORD, name="game.yaml")
    (error,) = report.errors
    assert (report.verdict, report.edition, report.legal) == ("illegal", "rio-grande-1998", False)
    assert (error.file, error.line, error.rule, error.player) == ("game.yaml", 6, "one-counter-per-road", "Boris")
    assert str(error.cites[0]) == 'Italian "4. Pianificare il viaggio" p. 7 (after the 1998 edition)'
    assert str(error) == "game.yaml:6:21: error: Elvenhold-Lapphalya already has a counter [one-counter-per-road]"
    assert str(report).endswith("\ngame.yaml: illegal: " + report.json["in_words"])
    assert repr(report) == f"<elfref.Report illegal, {len(report)} findings>"
    with pytest.raises(elfref.IllegalPlay) as raised:
        report.require_legal()
    assert (raised.value.file, raised.value.line, raised.value.column) == ("game.yaml", 6, error.column)
    with pytest.raises(TypeError):
        bool(report)


def test_a_finding_is_data_and_text_in_languages():
    (error,) = elfref.check(RECORD).errors
    assert error.says == error.json["says"]
    assert error.says["message"]["id"] and error.says["message"]["road"]["from"] == "Elvenhold"
    assert error.text() == error.text("en_GB.UTF-8") == error.message
    assert error.text("ru") == error.text("ru-RU") != error.message
    with pytest.raises(ValueError, match="no language 'xx'; there are en, ru"):
        error.text("xx")
    for copied in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert (copied, copied.says, copied.text()) == (error, error.says, error.message)
        with pytest.raises(RuntimeError, match="'ru'"):
            copied.text("ru")


def test_every_finding_has_its_own_text():
    for path in FILES:
        for report in elfref.check_all(path.read_bytes(), name=str(path), documents=beside(path)):
            assert [found.text() for found in report] == [found.message for found in report]


def test_what_is_no_record_is_unreadable():
    report = elfref.check("players: [Anna, Anna]\n")
    assert report.verdict == "unreadable"
    with pytest.raises(elfref.Unreadable) as raised:
        report.require_legal()
    assert raised.value.line == 1


def test_options_and_editions_decide_over_the_record():
    assert elfref.check(RECORD, edition="amigo").edition == "amigo"
    assert elfref.check(RECORD, options={"town-cards": False}).verdict == "illegal"
    with pytest.raises(ValueError, match="nobody"):
        elfref.check(RECORD, edition="nobody")
    with pytest.raises(ValueError, match="dealt"):
        elfref.check(RECORD, options={"dealt": 3})


def test_a_mistyped_name_is_answered_with_those_that_exist():
    for how, why in (({"options": {"lake": 1}}, "lake-cost"), ({"options": {"caravan": 7}}, "only-if-unable"),
                     ({"edition": "rio-grande"}, "rio-grande-1998")):
        for function, what in ((elfref.check, RECORD), (elfref.Table, 2), (elfref.Game, 2)):
            with pytest.raises(ValueError, match=why):
                function(what, **how)
    with pytest.raises(TypeError, match="editoin"):
        elfref.check(RECORD, editoin="amigo")
    assert {"edition", "options", "documents", "suggest"} <= inspect.signature(elfref.check).parameters.keys()


@pytest.mark.parametrize("wrong", [7, None, pathlib.Path("game.yaml"), ["players"], {}])
def test_what_is_not_a_text_is_refused(wrong):
    for function in (elfref.check, elfref.check_all, elfref.legal_plays):
        with pytest.raises(TypeError, match="not " + type(wrong).__name__):
            function(wrong)
    with pytest.raises(TypeError):
        elfref.check("game: elven-rage\ncomponents: a.yaml\n", documents={"a.yaml": wrong})


def test_a_file_is_judged_with_what_is_in_its_folder(tmp_path):
    head = "game: elven-rage\nplayers: [Anna, Boris]\nturns: []\n"
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets/mine.yaml").write_text("goals: {Marches: 5 lands + 2 towers}\n", encoding="utf-8")
    (tmp_path / "elsewhere.yaml").symlink_to("/etc/hostname")
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    os.mkfifo(tmp_path / "pipe.yaml")
    file = tmp_path / "game.yaml"
    for name in ("sets/mine.yaml", "sets/none.yaml", "elsewhere.yaml", "loop.yaml", "pipe.yaml"):
        file.write_text(head + f"components: {name}\n", encoding="utf-8")
        report = elfref.check_file(file)
        assert (report.verdict == "unreadable") == (name != "sets/mine.yaml"), report
        assert report == elfref.check_file(str(file), suggest=False) and report.file == str(file)
        assert report == elfref.check(file.read_bytes(), name=str(file), documents=str(tmp_path))
    with pytest.raises(FileNotFoundError):
        elfref.check_file(tmp_path / "none.yaml")
    file.write_text(RECORD + "---\n" + RECORD, encoding="utf-8")
    with pytest.raises(ValueError, match="2 records"):
        elfref.check_file(file)
    file.write_text("# " + "x" * (20 << 20), encoding="utf-8")
    assert elfref.check_file(file).verdict == "unreadable"


def test_records_of_one_text_are_judged_each():
    assert [one.document for one in elfref.check_all(RECORD + "---\n" + RECORD)] == [1, 2]
    with pytest.raises(ValueError, match="2 records"):
        elfref.check(RECORD + "---\n" + RECORD)
    assert elfref.check(b"\xef\xbb\xbf" + RECORD.encode()) == elfref.check(RECORD)
    assert elfref.check(json.dumps({"players": ["Anna", "Boris"]}), name="a.json").legal


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: RECORD + text)))
def test_any_text_is_judged(text):
    for name in ("a.yaml", "a.json"):
        for report in elfref.check_all(text, name=name):
            assert report.verdict in ("legal", "possible", "illegal", "unreadable")
            for found in report:
                assert found.line >= 1 and found.column >= 1


@given(st.data())
def test_any_record_with_a_slip_is_judged(data):
    record = data.draw(st.sampled_from(FILES)).read_bytes()
    at = data.draw(st.integers(0, len(record)))
    slip = data.draw(st.binary(max_size=3))
    elfref.check_all(record[:at] + slip + record[at + data.draw(st.integers(0, 2)):])


@settings(max_examples=25)
@given(st.sampled_from(elfref.games()), st.integers(0, 2**64 - 1), st.sampled_from(["full", "public", "minimal"]))
def test_a_random_game_is_legal_and_the_same_again(game, seed, detail):
    record = elfref.random_game(seed, game=game, detail=detail)
    assert record == elfref.random_game(seed, game=game, detail=detail)
    report = elfref.check(record)
    assert report.game == game
    assert report.verdict == ("legal" if detail == "full" else report.verdict) != "illegal"
    assert not report.errors


def test_a_random_game_breaks_what_was_asked_for():
    record = elfref.random_game(3, breaks="pay-the-price")
    assert [found.rule for found in elfref.check(record).errors] == ["pay-the-price"]
    for wrong in ({"game": "chess"}, {"breaks": "nothing"}, {"players": 9}, {"detail": "some"}):
        with pytest.raises(ValueError):
            elfref.random_game(3, **wrong)


def test_what_may_be_played_is_listed():
    plays = elfref.legal_plays(RECORD, at="6")
    assert "pass" in map(str, plays) and all(play.certain or not play.several for play in plays)
    with pytest.raises(elfref.Unreadable):
        elfref.legal_plays("players: 3")
    with pytest.raises(ValueError):
        elfref.legal_plays(RECORD, at="nowhere")


def test_rules_are_those_of_the_program():
    assert [game for game in elfref.games() if not elfref.rules(game)] == []
    assert {"id", "code", "text", "citations"} <= elfref.rules()[0].keys()
