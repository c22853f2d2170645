"""Bots as opponents, advisers and evaluators; records."""

import threading
import time
from pathlib import Path

import numpy as np
import pytest

import cartagena
from cartagena import Bot, Game, Record

NETS = Path(__file__).parents[2] / "bots/nets"
WON_NEXT = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 36.37.37.37.37.37:B|0.0.0.0.0.5:HK3PS BDH - 0.3"


def play(game: Game, bots: list[Bot]) -> Game:
    while not game.is_over:
        game.play(bots[game.seat].choose(game))
    return game


def test_every_level_plays_a_legal_move():
    assert cartagena.LEVELS == ["landlubber", "deckhand", "sailor", "bosun", "captain", "admiral"]
    for level in cartagena.LEVELS:
        game = Game("hispaniola", 3, seed=3)
        assert Bot(level).choose(game, nodes=300) in game.legal_actions()


def test_the_same_seed_makes_the_same_choices():
    games = [play(Game("tortuga", seed=1), [Bot("sailor", seed=5), Bot("bosun", seed=6)]) for _ in range(2)]
    assert games[0].moves == games[1].moves


def test_the_sailor_beats_the_landlubber():
    wins = sum(
        play(Game("tortuga", seed=seed), [Bot("landlubber", seed=seed), Bot("sailor", seed=seed)]).winner
        for seed in range(10)
    )
    assert wins >= 7


def test_evaluations_are_chances():
    game = Game("jamaica", 4, seed=1)
    chances = Bot().evaluate(game, nodes=500)
    assert (chances.dtype, chances.shape) == (np.float32, (4,))
    assert abs(chances.sum() - 1) < 1e-5 and (chances > 0).all()
    sure = Game.from_position(WON_NEXT)
    assert Bot().evaluate(sure, nodes=500)[0] > 0.99
    sure.play("B36")
    assert Bot().evaluate(sure).tolist() == [1, 0]


def test_advice_has_moves_and_chances():
    game = Game.from_position(WON_NEXT)
    advice = Bot("captain").advise(game)
    assert advice.moves == ["B36"] and advice.actions == [cartagena.action_number("B36")]
    assert advice.chance > 0.99 and advice.chances.shape == (2,)
    more = Bot("captain").advise(Game(seed=3))
    assert more.second is not None and more.second[1] <= more.chance + 1e-6


def test_a_net_of_ones_own_replaces_the_built_in_one():
    net = (NETS / "tortuga-2.net").read_bytes()
    game = Game("tortuga", seed=3)
    assert Bot("captain", net=net).choose(game) == Bot("captain").choose(game)


def test_thinking_lets_other_threads_run():
    ticks = []
    done = threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(1)
            time.sleep(0.001)

    other = threading.Thread(target=tick)
    other.start()
    Bot("admiral").choose(Game(seed=1), milliseconds=400)
    done.set()
    other.join(timeout=10)
    assert len(ticks) > 10


def test_records_replay_and_can_be_played_on():
    game = play(Game("jamaica", seed=8), [Bot("deckhand"), Bot("sailor")])
    record = game.record(["Ann", "Bob"])
    again = Record.read(str(record))
    assert again == record and again.names == ["Ann", "Bob"]
    assert again.moves == game.moves and len(again) == len(game.moves)
    assert again.winner == game.winner and again.result == f"won.{game.winner}"
    assert again.game() == game
    middle = again.game(20)
    assert middle.moves == game.moves[:20] and middle.seat == again.seats[20]
    for move in again.moves[20:]:
        middle.play(move.split("+")[0])
    assert middle == game


def test_files_of_several_records():
    texts = [str(Game(seed=seed).record()) for seed in (1, 2)]
    records = Record.read_all("\n".join(texts))
    assert [str(record) for record in records] == texts
    assert records[0].result == "unfinished" and records[0].winner is None


def test_golden_games_replay():
    golden = Path(__file__).parents[2] / "record/tests"
    files = sorted(golden.glob("golden/*.txt"))
    assert files
    for file in files[:6]:
        record = Record.read(file.read_text())
        assert record.game().moves == record.moves


@pytest.mark.parametrize("limit", [{"nodes": 1}, {"milliseconds": 0}, {"milliseconds": 5.5}])
def test_limits(limit):
    game = Game(seed=2)
    assert Bot("admiral").choose(game, **limit) in game.legal_actions()
