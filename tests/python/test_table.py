"""A table says of each play what the rules say, of every game."""

import ast
import copy
import doctest
import pathlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elfref
import elfref._elfref
import elfref.table


HEADS = {
    "elfenland": "players: [Anna, Boris, Chris]\n",
    "elven-rage": "game: elven-rage\ncomponents: trial-set\nplayers: [Anna, Boris]\n",
    "master-elf": "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n",
}
LINES = [
    "pass", "unknown", "blind unknown", "pig", "dragon on Elvenhold-Lapphalya", "obstacle on Elvenhold-Lapphalya",
    "[Lapphalya: dragon, Virst: 2 raft]", "[]", "8 unknown", "none", "attack land", "decline", "wool", "Mill: wool",
]
PHASES = ["deal", "draw", "choose", "plan", "travel", "keep", "end"]


@settings(max_examples=30)
@given(st.sampled_from(sorted(HEADS)), st.data())
def test_whatever_is_played_the_table_says_what_check_says(game, data):
    table = elfref.Table(HEADS[game])
    players = ["Anna", "Boris"]
    for _ in range(data.draw(st.integers(1, 8))):
        legal = table.legal_plays()
        word = data.draw(st.sampled_from(["begin", "line", "any"] + ["legal"] * 5 * bool(legal)))
        try:
            if word == "begin" and game == "elfenland":
                table.begin(data.draw(st.sampled_from(PHASES)))
            elif word == "begin":
                table.turn(players[0])
                players.reverse()  # who is skipped declined, and a later line may show that nobody did
            elif word == "legal":
                line = legal[data.draw(st.integers(0, len(legal) - 1))]
                asked = table.ask(line) if not line.several else None
                assert asked is None or asked.verdict != "illegal", line
                table.play(line)
            elif word == "line":
                table.play(f"{data.draw(st.sampled_from(players))}: {data.draw(st.sampled_from(LINES))}")
            else:
                table.play(data.draw(st.text()))
        except elfref.Unreadable as error:
            assert error.findings
    assert table.judgement().verdict == elfref.check(table.record()).verdict


def test_elfenland_is_judged_play_by_play():
    table = elfref.Table(["Anna", "Boris"], edition="rio-grande-1998")
    assert table.opening.legal and repr(table) == "<elfref.Table of elfenland, Anna, Boris: no phase>"
    table.begin("plan")
    assert table.play("Anna: dragon on Elvenhold-Lapphalya").legal
    assert table.to_play() == ["Boris"]
    asked = table.ask("Boris: cloud on Elvenhold-Lapphalya")
    before = table.record()
    assert [found.rule for found in asked.errors] == ["one-counter-per-road"] and before == table.record()
    branch, other = table.clone(), copy.copy(table)
    branch.play("Boris: cloud on Elvenhold-Lapphalya")
    assert table.record() == other.record() == before != branch.record()
    assert branch.judgement().verdict == elfref.check(branch.record()).verdict == "illegal"
    assert any(play.words == "Boris: pass" for play in table.legal_plays())
    assert branch.clone().play(table.legal_plays()[0]) == branch.play(table.legal_plays()[0].words)
    for wrong in (7, None, b"Boris: pass"):
        with pytest.raises(TypeError):
            table.play(wrong)
    assert {line["player"] for line in table.standings()} == {"Anna", "Boris"}


def test_the_state_of_the_younger_games_is_plain_values():
    table = elfref.Table("game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\nparcels: easy\n")
    assert table.state()["turn"] is None
    table.turn("Anna")
    table.play("Mill: wool")
    state = table.state()
    assert state["game"] == "master-elf" and state["turn"] == 0
    assert [player["name"] for player in state["players"]] == ["Anna", "Boris"]
    assert elfref.Table(["Anna", "Boris"]).state() is None


def test_a_journey_is_played_step_by_step():
    table = elfref.Table(["Anna", "Boris"])
    table.begin("plan")
    table.play("Anna: dragon on Elvenhold-Lapphalya")
    table.begin("travel")
    lines = table.legal_plays()
    assert any(line.words == "Anna: Lapphalya: dragon" and not line.several for line in lines)
    assert len(table.legal_plays(each=True)) > len(lines)
    table.play("Anna: Lapphalya: dragon")
    assert table.to_play() == ["Anna"]
    table.play("Anna: []")
    assert table.to_play() == ["Boris"] and "- Anna: [Lapphalya: dragon]" in table.record()


def test_what_is_not_understood_is_not_played():
    table = elfref.Table(2)
    table.begin("plan")
    before = table.record()
    with pytest.raises(elfref.Unreadable) as raised:
        table.play("Anna: dargon on Elvenhold-Lapphalya")
    assert raised.value.line and raised.value.column and table.record() == before
    for wrong in ("players: [Anna, Anna]", "game: chess\nplayers: [A, B]", "players: 3", "\udc80"):
        with pytest.raises(ValueError):
            elfref.Table(wrong)
    with pytest.raises(ValueError, match="no plays"):
        elfref.Table(elfref.random_game(1))


@pytest.mark.parametrize("game, head", [
    ("elven-rage", "game: elven-rage\nplayers: [Anna, Boris]\n"),
    ("master-elf", "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n"),
])
def test_games_of_turns_have_turns(game, head):
    table = elfref.Table(head)
    assert (table.game, table.players) == (game, ["Anna", "Boris"])
    with pytest.raises(AttributeError, match="begin"):
        table.begin("plan")
    table.turn("Anna")
    assert table.to_play() == ["Anna"]
    for line in table.legal_plays() + table.legal_plays(each=True):
        assert table.ask(line.words).verdict in ("legal", "possible"), line
    assert not any(line.several for line in table.legal_plays(each=True))
    line = table.legal_plays()[0]
    table.play(line.words)
    assert table.judgement().verdict == elfref.check(table.record()).verdict
    with pytest.raises(elfref.Unreadable) as raised:
        table.play("nonsense of nobody")
    assert raised.value.line == 1


def test_components_are_documents():
    head = "game: elven-rage\ncomponents: cards/mine.yaml\nplayers: [Anna, Boris]\n"
    with pytest.raises(elfref.Unreadable):
        elfref.Table(head)
    mine = "goals: {Marches: 5 lands + 2 towers}\n"
    assert elfref.Table(head, documents={"cards/mine.yaml": mine}).turn("Anna").verdict != "unreadable"
    assert elfref.check(head + "turns: []\n", documents={"cards/mine.yaml": mine}).verdict != "unreadable"
    with pytest.raises(elfref.Unreadable) as raised:
        elfref.Table(head, documents={"cards/mine.yaml": "left-hits: up\n"})
    assert (raised.value.file, raised.value.line) == ("cards/mine.yaml", 1)


def test_the_examples_of_the_module_are_true():
    assert doctest.testmod(elfref.table).failed == 0


def test_every_public_name_says_what_it_is():
    for name in elfref.__all__:
        one = getattr(elfref, name)
        assert one.__doc__, name
        for part, member in vars(one).items() if isinstance(one, type) else ():
            if not part.startswith("_") and (callable(member) or isinstance(member, property)):
                assert member.__doc__, f"{name}.{part}"


def test_the_types_are_those_of_the_module():
    stub = ast.parse((pathlib.Path(elfref.__file__).parent / "_elfref.pyi").read_text())
    told = {node.name: node for node in stub.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    module = vars(elfref._elfref)
    assert set(told) == {name for name, one in module.items() if not name.startswith("_") and callable(one)}
    for name, node in told.items():
        if isinstance(node, ast.ClassDef):
            parts = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            assert {part for part in parts if not part.startswith("_")} == {
                part for part in vars(module[name]) if not part.startswith("_")
            }
