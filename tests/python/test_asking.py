"""What is asked about a record is what the program says about it."""

import json
import os
import pathlib
import subprocess
import xml.dom.minidom

import pytest

import elfref

TOOL = os.environ.get("ELFREF_TOOL", "")
FILES = ["records/elfenland/cases/004-six-dealt-where-four-were-due.yaml",
         "records/elven-rage/cases/004-the-card-that-was-discarded-a-moment-ago.yaml",
         "records/master-elf/cases/004-one-colour-begun-with-the-rainbow.yaml"]
RECORD = """\
edition: rio-grande-1998
players: [Anna, Boris]
rounds:
- plan:
  - Anna: dragon on Elvenhold-Lapphalya
  - Boris: cloud on Elvenhold-Lapphalya
"""


def said(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, check=False).stdout


def asked(function, path, *arguments, **how):
    """What the module says about a file."""
    file = pathlib.Path(path)
    return function(file.read_text(encoding="utf-8"), *arguments, name=path, documents=file.parent, **how)


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_what_the_program_says(path, language):
    spoken = {"language": language}

    def program(*arguments):
        return said(*arguments, "--lang", language)

    comparison = asked(elfref.compare, path, **spoken)
    assert comparison.json == json.loads(program("compare", "--format", "json", path))["compared"][0]
    assert str(comparison) == program("compare", path)
    position = asked(elfref.moves, path, each=True, **spoken)
    assert position.json == json.loads(program("moves", "--all", "--format", "json", path))
    assert str(position) == program("moves", "--all", path)
    replay = asked(elfref.replay, path, **spoken)
    assert replay.json == json.loads(program("replay", "--format", "json", path))["replays"][0]
    assert str(replay) == program("replay", path)
    text = pathlib.Path(path).read_text(encoding="utf-8")
    diff = elfref.diff(text, text, names=(path, path), documents=pathlib.Path(path).parent, **spoken)
    assert diff.same and diff.json == json.loads(program("diff", "--format", "json", path, path))
    assert str(diff) == program("diff", path, path)


def test_pages_and_pictures_are_those_of_the_program(tmp_path):
    for path in FILES:
        page = tmp_path / "page.html"
        said("replay", "--html", str(page), path)
        replay = asked(elfref.replay, path)
        assert replay.html() == page.read_text(encoding="utf-8")
        assert replay._repr_html_().startswith('<iframe srcdoc="&lt;!')
    for how in ({}, {"price": "dragon"}, {"at": "end"}):
        picture = asked(elfref.board, FILES[0], **how)
        assert xml.dom.minidom.parseString(picture.svg).documentElement.tagName == "svg" == "svg" * bool(str(picture))
    assert asked(elfref.board, FILES[0], price="dragon").svg != asked(elfref.board, FILES[0]).svg
    assert elfref.board(price="dragon").svg != elfref.board().svg == elfref.board()._repr_svg_()


def test_a_changed_play_is_judged(tmp_path):
    answer = elfref.what_if(RECORD, "6=cloud on Feodor-Lapphalya", name="game.yaml")
    assert (answer.before.verdict, answer.after.verdict) == ("illegal", "legal")
    assert "Boris: cloud on Feodor-Lapphalya" in answer.record
    assert elfref.check(answer.record, name="game.yaml").json == answer.after.json
    assert answer.before.errors[0].text("ru") != answer.before.errors[0].message
    file = tmp_path / "game.yaml"
    file.write_text(RECORD, encoding="utf-8")
    text = said("check", "--what-if", "6=cloud on Feodor-Lapphalya", str(file))
    assert str(answer) == text.replace(str(file), "game.yaml")
    with pytest.raises(elfref.Unreadable):
        elfref.what_if(RECORD, "6=dargon on Feodor-Lapphalya")


def test_records_and_rulebooks_are_compared():
    other = RECORD.replace("Boris: cloud on Elvenhold-Lapphalya", "Boris: pass")
    diff = elfref.diff(RECORD, other)
    assert not diff.same and diff.reports[0].verdict == "illegal" and diff.reports[1].verdict == "legal"
    assert diff.reports[0].json == diff.json["reports"][0] and diff.reports[0].errors[0].text("ru")
    two = elfref.compare(RECORD, editions=["amigo", "italian"])
    assert len(two.json["rulebooks"]) == 3 and two.reports[0].verdict == "illegal"
    with pytest.raises(ValueError, match="two games"):
        elfref.diff(RECORD, "game: elven-rage\nplayers: [Anna, Boris]\n")


def test_plays_are_counted():
    record = elfref.random_game(1, players=2)
    counted = elfref.count(record, depth=2, at="1:plan:Anna", divide=True)
    assert sum(counted.beginnings.values()) == counted.lengths[1].sequences > counted.lengths[0].sequences
    assert len(counted.beginnings) == counted.lengths[0].sequences and "pass" in counted.beginnings
    assert counted.lengths[0].ended == 0 and f" {counted.lengths[1].sequences} " in str(counted)
    with pytest.raises(ValueError, match="unrecorded"):
        elfref.count(RECORD, depth=2)
    with pytest.raises(ValueError, match="master-elf"):
        elfref.count("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n", depth=2)


def test_a_play_is_explained():
    position = elfref.moves(RECORD, at="6", why="cloud on Elvenhold-Lapphalya", edition="amigo")
    why = position.json["why"]
    assert why is not None and why["legal"] == "no" and why["findings"][0]["rule"] == "one-counter-per-road"
    assert position.player == "Boris" and "pass" in {move["play"] for move in position.moves}


QUESTIONS = [
    elfref.compare, elfref.moves, elfref.board, elfref.replay,
    lambda text, **how: elfref.what_if(text, "6=pass", **how),
    lambda text, **how: elfref.count(text, depth=1, **how),
    lambda text, **how: elfref.diff(text, text, **how),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_cannot_be_asked_is_refused(question):
    with pytest.raises(elfref.Unreadable) as raised:
        question("players: 3")
    assert raised.value.line == 1
    for text, how, why in (
        (RECORD + "---\n" + RECORD, {}, "2 records"), (RECORD, {"language": "xx"}, "there are en"),
        (RECORD, {"options": {"lake": 1}}, "lake-cost"), (RECORD, {"options": {"caravan": 7}}, "only-if-unable"),
    ):
        with pytest.raises(ValueError, match=why):
            question(text, **how)
    with pytest.raises(TypeError):
        question(7)


@pytest.mark.parametrize(("question", "why"), [
    (lambda: elfref.moves(RECORD, at="nowhere"), "not a place"), (lambda: elfref.moves(RECORD, at="77"), "77"),
    (lambda: elfref.board(RECORD, price="horse"), "dragon"), (lambda: elfref.board(game="chess"), "elfenland"),
    (lambda: elfref.count(RECORD, depth=0), "1 to 50"), (lambda: elfref.what_if(RECORD), "AT=PLAY"),
    (lambda: elfref.what_if(RECORD, "pass"), "AT=PLAY"), (lambda: elfref.compare(RECORD, editions=["nobody"]), "amigo"),
    (lambda: elfref.moves(RECORD, edition="nobody"), "amigo"),
    (lambda: elfref.board(game="master-elf"), "without a record"),
])
def test_what_does_not_exist_is_named_with_what_does(question, why):
    with pytest.raises(ValueError, match=why):
        question()


def test_notebooks_show_tables_and_reports():
    table = elfref.Table(["Anna", "<b>Boris"])
    game = elfref.Game(2)
    table.begin("plan")
    for one in (table, game):
        assert xml.dom.minidom.parseString(one._repr_svg_()).documentElement.tagName == "svg"
    before = table._repr_svg_()
    table.play("Anna: dragon on Elvenhold-Lapphalya")
    assert table._repr_svg_() != before
    assert elfref.Table("game: elven-rage\nplayers: [Anna, Boris]\n")._repr_svg_() is None
    page = elfref.check(RECORD.replace("Boris", "'<b>Boris'"))._repr_html_()
    assert "<strong>illegal</strong>" in page and "one-counter-per-road" in page and "<b>" not in page
