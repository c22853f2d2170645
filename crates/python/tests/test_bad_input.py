"""Whatever is wrong raises an exception that names the problem; nothing panics."""

import pickle
from pathlib import Path

import numpy as np
import pytest

import cartagena
from cartagena import Bot, CartagenaError, Game, IllegalMoveError, NetError, PositionError, Record, RecordError, VectorEnv

NETS = Path(__file__).parents[2] / "bots/nets"
WON = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 37.37.37.37.37.37:B|0.0.0.0.0.5:HK3PS BDH - won.0"


def damaged_pickle():
    whole = pickle.dumps(Game("jamaica", seed=1))
    return pickle.loads(whole.replace(b'[Rules "jamaica"]', b'[Rules "jamaika"]'))


CASES = [
    (lambda: Game("chess"), PositionError, "variant"),
    (lambda: Game("tortuga", 6), PositionError, "players must be 2, 3, 4 or 5, not 6"),
    (lambda: Game("tortuga", -1), PositionError, "players must be 2, 3, 4 or 5, not -1"),
    (lambda: Game("tortuga", 10**40), PositionError, "not a far larger number"),
    (lambda: Game("tortuga", 2.5), TypeError, "players must be an int, not float"),
    (lambda: Game("tortuga", True), TypeError, "players must be an int, not bool"),
    (lambda: Game("tortuga", first=-(10**40)), ValueError, "seat must be 0 to 1, not a far smaller number"),
    (lambda: Game(seed=2**200), ValueError, "seed must be 0 to 2**64 - 1"),
    (lambda: Game(seed=-1), ValueError, "seed must be 0"),
    (lambda: Game(seed=2**64), ValueError, "seed must be 0"),
    (lambda: Game(seed=1.5), TypeError, "seed must be an int, not float"),
    (lambda: Game(seed="abc"), ValueError, "64 hexadecimal digits"),
    (lambda: Game(first=2), ValueError, "seat must be 0 to 1, not 2"),
    (lambda: Game(tunnel="BPHSDK"), PositionError, "tunnel"),
    (lambda: Game.from_position("tortuga"), PositionError, "position"),
    (lambda: Game.from_position(WON.replace("won.0", "0.3")), PositionError, ""),
    (lambda: Game.from_position(3), TypeError, ""),
    (lambda: Game.from_text("nothing"), RecordError, "line 1, column 1"),
    (lambda: Game.from_text(Game(seed=1).to_text()[:200]), RecordError, ""),
    (damaged_pickle, RecordError, "line"),
    (lambda: Game(seed=1).play("nonsense"), IllegalMoveError, '"nonsense" is not a move'),
    (lambda: Game(seed=1).play("."), IllegalMoveError, "at least one move"),
    (lambda: Game(seed=1).play(260), IllegalMoveError, "0 to 259, not 260"),
    (lambda: Game(seed=1).play(-1), IllegalMoveError, "0 to 259, not -1"),
    (lambda: Game(seed=1).play(10**40), IllegalMoveError, "0 to 259, not a far larger number"),
    (lambda: Game(seed=1).play(True), TypeError, "move must be an int, not bool"),
    (lambda: Game(seed=1).play(None), TypeError, "move must be an int, not NoneType"),
    (lambda: Game(seed=1).play(np.array([1, 2])), TypeError, "move must be an int, not ndarray"),
    (lambda: Game(seed=1).apply("D0"), TypeError, "action must be an int, not str"),
    (lambda: Game(seed=1).apply(259), IllegalMoveError, "at least one move"),
    (lambda: Game.from_position(WON).play("B0"), IllegalMoveError, "the game is over"),
    (lambda: Game.from_position(WON).apply(0), IllegalMoveError, "the game is over"),
    (lambda: Game(seed=1).observation(2), ValueError, "seat must be 0 to 1, not 2"),
    (lambda: Game(seed=1).observation("me"), ValueError, 'not "me"'),
    (lambda: Game(seed=1).observation_array([0]), TypeError, "viewer must be an int, not list"),
    (lambda: Game(seed=1).svg(theme="pink"), ValueError, 'theme must be "dark" or "light", not "pink"'),
    (lambda: cartagena.action_text(260), IllegalMoveError, "not 260"),
    (lambda: cartagena.action_number("B37"), IllegalMoveError, "boat"),
    (lambda: cartagena.observation_parts(1), PositionError, "players"),
    (lambda: cartagena.observation_length(-1), PositionError, "players"),
    (lambda: Bot("pirate"), CartagenaError, "level must be one of landlubber"),
    (lambda: Bot(seed=-3), ValueError, "seed"),
    (lambda: Bot(net=b"nonsense"), NetError, "not a net"),
    (lambda: Bot(net=(NETS / "tortuga-2.net").read_bytes()[:5000]), NetError, "weights instead of"),
    (
        lambda: Bot(net=(NETS / "jamaica-3.net").read_bytes()).choose(Game("tortuga", 2, seed=1)),
        NetError,
        "the net is for jamaica with 3 seats, the game is tortuga with 2",
    ),
    (lambda: Bot().choose(Game.from_position(WON)), CartagenaError, "the game is over"),
    (lambda: Bot().choose("game"), TypeError, ""),
    (lambda: Bot().choose(Game(seed=1), nodes=0), ValueError, "nodes must be 1"),
    (lambda: Bot().choose(Game(seed=1), nodes=10**40), ValueError, "nodes must be 1 to 2**64 - 1"),
    (lambda: Bot().choose(Game(seed=1), nodes=1.5), TypeError, "nodes must be an int, not float"),
    (lambda: Bot().choose(Game(seed=1), milliseconds=-1), ValueError, "milliseconds must be 0 or more"),
    (lambda: Bot().choose(Game(seed=1), milliseconds=float("nan")), ValueError, "milliseconds"),
    (lambda: Bot().evaluate(Game(seed=1), nodes=1, milliseconds=1), ValueError, "not both"),
    (lambda: Record.read("[Cartagena \"2\"]"), RecordError, "unsupported version"),
    (lambda: Record.read_all("[Cartagena \"1\"]"), RecordError, "record 1 of 1: line"),
    (lambda: Game(seed=1).record().game(1), IndexError, "the record has 0 moves, not 1"),
    (lambda: Game(seed=1).record().game(-1), IndexError, "the record has 0 moves, not -1"),
    (lambda: VectorEnv(0), CartagenaError, "games must be at least 1"),
    (lambda: VectorEnv(-4), CartagenaError, "games must be at least 1"),
    (lambda: VectorEnv(10**12), CartagenaError, "games must be at most 1048576"),
    (lambda: VectorEnv(10**40), CartagenaError, "games must be at most 1048576"),
    (lambda: VectorEnv(4.0), TypeError, "games must be an int, not float"),
    (lambda: VectorEnv(4, threads=10**6), CartagenaError, "threads must be at most 1024"),
    (lambda: VectorEnv(4, max_actions=0), CartagenaError, "max_actions must be at least 1"),
    (lambda: VectorEnv(4, first=2), ValueError, "seat must be 0 to 1, not 2"),
    (lambda: VectorEnv(4, tunnel="BDHKPS"), PositionError, "tunnel"),
    (lambda: VectorEnv(4, players=7), PositionError, "players must be"),
    (lambda: VectorEnv(4, threads=0), CartagenaError, "threads must be at least 1"),
    (lambda: VectorEnv(4, "nothing"), PositionError, "variant"),
    (lambda: VectorEnv(4, seed=1).step([0, 0]), CartagenaError, "4 actions are needed"),
    (lambda: VectorEnv(4, seed=1).step([[0, 0], [0, 0]]), ValueError, "not of shape (2, 2)"),
    (lambda: VectorEnv(4, seed=1).step([0.5] * 4), TypeError, "actions must be integers, not float64"),
    (lambda: VectorEnv(4, seed=1).step(np.full(4, 259)), IllegalMoveError, "action 259 is illegal in game 0"),
    (lambda: VectorEnv(4, seed=1).step(np.full(4, -1)), IllegalMoveError, "action -1"),
    (lambda: VectorEnv(4, seed=1).step(None), TypeError, "actions must be integers"),
    (lambda: VectorEnv(4, seed=1).game(4), IndexError, "0 to 3, not 4"),
    (lambda: VectorEnv(4, seed=1).game(-1), IndexError, "0 to 3, not -1"),
]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_wrong_input_is_named(case):
    action, kind, words = case
    with pytest.raises(kind) as caught:
        action()
    assert words in str(caught.value)
    if isinstance(caught.value, CartagenaError):
        assert caught.value.code


def test_an_error_repeats_no_more_than_the_beginning():
    with pytest.raises(IllegalMoveError) as caught:
        Game(seed=1).play("B" * 1_000_000)
    assert len(str(caught.value)) < 200


def test_a_refused_move_changes_nothing():
    game = Game(seed=1)
    before = game.to_text()
    for wrong in ("S37", ".", 259, "D0>36"):
        with pytest.raises(IllegalMoveError):
            game.play(wrong)
    assert game.to_text() == before


def test_codes_are_those_of_the_documentation():
    with pytest.raises(IllegalMoveError) as caught:
        Game(seed=1).play(".")
    assert caught.value.code == "must-move"
    with pytest.raises(RecordError) as caught:
        Record.read("")
    assert caught.value.code == "not-a-record"
