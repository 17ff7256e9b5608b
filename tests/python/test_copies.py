"""A copy of a table, a game or a play, by pickle or by copy, is judged the same and goes on alone."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elfref
import elfref._elfref

HEADS = {
    "elfenland": "players: [Anna, Boris, Chris]\noptions: {lake-cost: 1}\n",
    "elven-rage": "game: elven-rage\ncomponents: mine.yaml\nplayers: [Anna, Boris]\n",
    "master-elf": "game: master-elf\ncomponents: trial-set\nplayers: [Anna, Boris]\n",
}
MINE = {"mine.yaml": "goals: {Marches: 5 lands + 2 towers}\n"}
LINES = ["pass", "pig", "dragon on Elvenhold-Lapphalya", "cloud on Elvenhold-Lapphalya", "8 unknown", "attack land"]
COPIES = [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy, copy.copy]


@settings(max_examples=20)
@given(st.sampled_from(sorted(HEADS)), st.sampled_from(COPIES), st.data())
def test_a_copied_table_is_judged_the_same_and_goes_on_alone(game, copied, data):
    table = elfref.Table(HEADS[game], documents=MINE)
    table.begin("plan") if game == "elfenland" else table.turn("Anna")
    for _ in range(data.draw(st.integers(0, 6))):
        legal = table.legal_plays()
        try:
            if legal and data.draw(st.booleans()):
                table.play(data.draw(st.sampled_from(legal)))
            else:
                table.play(f"{data.draw(st.sampled_from(table.players))}: {data.draw(st.sampled_from(LINES))}")
        except elfref.Unreadable:
            pass
    other = copied(table)
    assert type(other) is elfref.Table and other.record() == table.record()
    assert other.judgement() == table.judgement() and other.legal_plays() == table.legal_plays()
    before = table.record()
    for line in other.legal_plays()[:1]:
        assert other.ask(line) == table.ask(line)
        other.play(line)
        assert other.record() != before
    assert table.record() == before


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.integers(0, 150), st.sampled_from(COPIES))
def test_a_copied_game_is_the_same_and_goes_on_alone(seed, steps, copied):
    game = elfref.Game(3, edition="rio-grande-1998", options={"lake-cost": 1})
    for step in range(steps):
        if game.is_chance_node():
            outcomes = game.chance_outcomes()
            game.draw(outcomes[(seed + step) % len(outcomes)][0])
        elif not game.is_terminal():
            plays = game.legal_plays()
            game.play(plays[(seed + step) % len(plays)])
    other = copied(game)
    assert other == game and other.state() == game.state() and other.record() == game.record()
    assert other.legal_plays() == game.legal_plays() == list(map(copied, game.legal_plays()))
    before = game.record()
    assert other.played_out(seed).record() == game.played_out(seed).record()
    for play in other.legal_plays()[:1]:
        other.play(play)
        assert other != game
    assert game.record() == before


def test_every_kind_of_play_is_copied():
    kinds = set()
    game = elfref.Game(2)
    while not game.is_terminal():
        if game.is_chance_node():
            game.draw(game.chance_outcomes()[0][0])
            continue
        plays = game.legal_plays()
        for play in plays[::5]:
            again = pickle.loads(pickle.dumps(play))
            assert again == play and again.parts == play.parts and str(again) == str(play)
            assert game.is_legal(again)
            kinds.add(play.parts["kind"])
        game.play(plays[len(plays) // 2])
    assert kinds == {"pick", "counter", "obstacle", "pass", "step", "end", "keep"}


def test_answers_and_errors_are_copied():
    text = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: dragon on Elvenhold-Lapphalya\n"
    answers = [elfref.check(text), elfref.what_if(text, "4=pass").after, elfref.check_all(text)[0]]
    for one in answers + [elfref.Table(text.split("rounds")[0]).begin("plan")]:
        assert pickle.loads(pickle.dumps(one)) == one == copy.deepcopy(one)
    for one in (elfref.replay(text), elfref.diff(text, text), elfref.compare(text), elfref.moves(text)):
        assert str(pickle.loads(pickle.dumps(one))) == str(one)
    for kind, call in ((elfref.Unreadable, lambda: elfref.moves("players: 3")),
                       (elfref.IllegalPlay, lambda: elfref.check(text + "  - Boris: pig on A-B").require_legal())):
        with pytest.raises(elfref.Error) as raised:
            call()
        again = pickle.loads(pickle.dumps(raised.value))
        assert (type(again), str(again), again.line) == (type(raised.value), str(raised.value), raised.value.line)
        assert isinstance(again, elfref.Error) and kind is not None


@pytest.mark.parametrize(("kind", "state"), [
    (elfref.Game, ()), (elfref.Game, (b"players: 3\n", ())), (elfref.Game, (b"players: [A, B]\n", ((0, 0),))),
    (elfref.Game, (b"players: [A, B]\n", ("horse",))), (elfref.Game, (b"players: [A, B]\n", ((3, 0),))),
    (elfref.Play, (["A", "B"], ())), (elfref.Play, (["A", "B"], (3, 5))), (elfref.Play, (["A"], (99,))),
    (elfref.Play, (["A"], (1, 0, 1, 77, 0, 0, 1, 0))), (elfref._elfref.Table, (1, 2)),
    (elfref._elfref.Table, (b"players: [A, B]\n", {}, [("dance", b"")])),
    (elfref._elfref.Table, (b"players: [A, B]\n", {}, [("play", b"nonsense")])),
])
def test_what_is_no_pickle_is_refused(kind, state):
    with pytest.raises((ValueError, RuntimeError)):
        kind.__new__(kind).__setstate__(state)
