"""A game that Python plays and the record that it writes agree, whatever is played in whatever order."""

import copy
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, rule

import elfref

EDITIONS = ["rio-grande-1998", "italian", "russian", "japanese", "rio-grande-2015"]


def advance(game, dice, plays):
    """Plays so many plays at random."""
    while plays > 0 and not game.is_terminal():
        if game.is_chance_node():
            game.draw_any(dice)
            continue
        game.play(dice.choice(game.legal_plays()))
        plays -= 1


def to_a_choice(game, phase, seed=1):
    dice = random.Random(seed)
    while game.is_chance_node() or game.phase != phase:
        if game.is_chance_node():
            game.draw_any(dice)
        else:
            game.play(dice.choice(game.legal_plays()))
    return game


def expect_agreement(game):
    report = elfref.check(game.record())
    assert report.verdict == "legal", f"{report}\n{game.record()}"
    # A journey that is under way is told as one that has ended.
    assert report.finished == game.is_terminal() or game.phase == "travel"
    said = {line["player"]: line for line in report.standings}
    for line in game.score():
        # Where a record stops in the midst of a deal or of journeys it does not know what is still to come.
        if game.phase in ("deal", "travel"):
            assert said[line["player"]]["towns"] in (line["towns"], None)
        else:
            assert {key: said[line["player"]][key] for key in ("towns", "cards", "place")}.items() <= line.items()
    if game.is_terminal():
        winners = {name for name, share in zip(game.players, game.returns()) if share > 0}
        assert winners == set(report.winners) and sum(game.returns()) == pytest.approx(1)


class Playing(RuleBasedStateMachine):
    """Games that go on, and branches of them, in any order."""

    games = Bundle("games")

    def __init__(self):
        super().__init__()
        self.kept = []

    @initialize(
        target=games, players=st.integers(2, 6), edition=st.sampled_from(EDITIONS), seed=st.integers(0, 99)
    )
    def begin(self, players, edition, seed):
        game = elfref.Game(players, edition=edition)
        dice = random.Random(seed)
        while game.is_chance_node():
            game.draw_any(dice)
        return game

    @rule(game=games, seed=st.integers(0, 2**32), plays=st.integers(1, 90))
    def goes_on(self, game, seed, plays):
        advance(game, random.Random(seed), plays)

    @rule(game=games, at=st.floats(0, 1, exclude_max=True))
    def plays_one(self, game, at):
        plays = game.legal_plays()
        assert (game.current_player() >= 0) == bool(plays)
        if plays:
            play = plays[int(at * len(plays))]
            assert play.player == game.current_player() and game.is_legal(play)
            game.play(str(play))

    @rule(game=games)
    def refuses(self, game):
        before = game.clone()
        with pytest.raises(elfref.Error):
            game.play("Nobody: dragon on the moon")
        assert game == before and game.record() == before.record()

    @rule(target=games, game=games)
    def branches(self, game):
        branch = game.clone()
        assert branch == game
        self.kept.append((copy.deepcopy(game), game.record(), game.state()))
        return branch

    @rule(game=games)
    def agrees(self, game):
        expect_agreement(game)

    def teardown(self):
        for game, record, state in self.kept:
            assert game.record() == record and game.state() == state


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=50, stateful_step_count=20, deadline=None)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_agree_and_are_the_same_by_seed(players):
    game = elfref.Game(players).played_out(players)
    assert game.is_terminal() and game.current_player() == -4 and game.phase == "end"
    assert game.legal_plays() == [] and game.chance_outcomes() == []
    assert game.record() == elfref.Game(players).played_out(players).record()
    expect_agreement(game)


def test_chance_is_the_pile():
    game = elfref.Game(["Zoë", "Ben"])
    assert game.current_player() == -1 and game.phase == "deal"
    assert sum(chance for _, chance in game.chance_outcomes()) == pytest.approx(1)
    assert "raft" not in dict(game.chance_outcomes())  # of counters: the row is shown first
    with pytest.raises(ValueError, match="raft"):
        game.draw("raft")
    with pytest.raises(ValueError, match="horse"):
        game.draw("horse")
    game.draw("dragon")
    with pytest.raises(elfref.IllegalPlay, match="drawn first"):
        game.play("Ben: pass")
    assert repr(game) == "<elfref.Game of 2: round 1, deal, a piece is to be drawn>"


def test_a_play_against_the_rules_says_which_rule():
    game = to_a_choice(elfref.Game(["Anna", "Boris"]), "plan")
    play = next(play for play in game.legal_plays() if play.parts["kind"] == "counter")
    game.play(play)
    again = f"{game.players[game.current_player()]}: {play.words}"
    with pytest.raises(elfref.IllegalPlay) as raised:
        game.play(again)
    assert "one-counter-per-road" in {found.rule for found in raised.value.findings}
    assert raised.value.line is not None and not game.is_legal(play)
    with pytest.raises(elfref.IllegalPlay):
        game.play(play)
    with pytest.raises(elfref.Unreadable):
        game.play("Anna: dragon on Nowhere-Land")


def test_plays_are_values():
    game = to_a_choice(elfref.Game(3), "plan")
    one, other = game.legal_plays(), game.clone().legal_plays()
    assert one == other and len(set(one + other)) == len(one)
    assert {play.parts["kind"] for play in one} <= {"counter", "obstacle", "pass"}
    assert repr(one[0]) == f"<elfref.Play {one[0]}>"
    elsewhere = to_a_choice(elfref.Game(6), "plan", seed=4)
    elsewhere.play(elsewhere.legal_plays()[-1])
    while elsewhere.current_player() < 3:
        elsewhere.play(elsewhere.legal_plays()[-1])
    with pytest.raises(elfref.IllegalPlay, match="another table"):
        game.play(elsewhere.legal_plays()[-1])


def test_threads_share_a_game():
    game = to_a_choice(elfref.Game(3), "plan")
    with ThreadPoolExecutor(4) as threads:
        ends = list(threads.map(lambda seed: elfref.check(game.played_out(seed % 2).record()), range(12)))
    assert all(end.finished and end.legal and end == ends[at % 2] for at, end in enumerate(ends))


def test_a_player_does_not_see_what_lies_face_down():
    game = to_a_choice(elfref.Game(3), "plan")
    seen, all_of_it = game.observation(1), game.state()
    assert seen["players"][1] == all_of_it["players"][1]
    for other in (0, 2):
        assert seen["players"][other]["cards"] is None and seen["players"][other]["hidden_counters"] is None
        assert seen["players"][other]["card_count"] == sum(all_of_it["players"][other]["cards"].values()) == 8
        assert seen["players"][other]["hidden_counter_count"] == 1
    with pytest.raises(IndexError):
        game.observation(3)


def test_the_variant_has_town_cards():
    game = elfref.Game(2, towns=["Virst", "Usselen"]).played_out(5)
    assert all(line["distance"] is not None for line in game.score())
    expect_agreement(game)


@pytest.mark.parametrize("wrong", [
    {"players": 1}, {"players": 7}, {"players": ["Anna", "anna"]}, {"edition": "none"}, {"options": {"rounds": 9}},
    {"players": ["Anna", "\udc80"]}, {"players": 2, "towns": ["Virst", "Virst"]}, {"players": 2, "towns": ["Virst"]}, {"options": {"town-cards": True}},
])
def test_what_is_no_table_is_refused(wrong):
    with pytest.raises(ValueError):
        elfref.Game(**wrong)
