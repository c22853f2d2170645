"""One game: numbers and notation, observations, copies, pickles and pictures."""

import copy
import pickle
import random
from pathlib import Path

import numpy as np
import pytest

import cartagena
from cartagena import Game

RULEBOOK = (
    "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH "
    "0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 "
    "BDDHPBDSS - 0.3"
)
HIDDEN = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3"


def play_randomly(game: Game, seed: int, moves: int = 100_000) -> Game:
    """Play random moves, at most so many."""
    choice = random.Random(seed)
    while not game.is_over and len(game.moves) < moves:
        game.apply(choice.choice(game.legal_actions()))
    return game


def test_action_numbers_never_change():
    file = Path(__file__).parents[2] / "environment/tests/action_numbers.txt"
    lines = file.read_text().splitlines()
    assert len(lines) == cartagena.ACTION_COUNT == 260
    for number, text in enumerate(lines):
        assert cartagena.action_text(number) == text
        assert cartagena.action_number(text) == number


def test_the_position_of_the_rulebook():
    game = Game.from_position(RULEBOOK, seed=1)
    assert str(game) == game.position == RULEBOOK
    assert (game.players, game.seat, game.moves_left, game.rules) == (4, 0, 3, "tortuga")
    assert len(game.legal_moves()) == 29
    assert game.play("B17") == "B17>37"
    assert game.play("18<17") == "18<17+BD"
    assert game.play(cartagena.action_number("D0")) == "D0>7"
    assert game.seat == 1
    assert game.moves == ["B17>37", "18<17+BD", "D0>7"]


def test_masks_targets_and_lists_agree():
    game = Game("hispaniola+pass", 3, seed=5)
    play_randomly(game, 1, 60)
    mask, targets = game.action_mask(), game.targets()
    assert (mask.dtype, mask.shape) == (np.int8, (260,))
    assert np.flatnonzero(mask).tolist() == game.legal_actions()
    for number, text in zip(game.legal_actions(), game.legal_moves()):
        assert cartagena.action_number(text) == number
        end = int(text.replace("<", ">").split(">")[1]) if text != "." else -1
        assert targets[number] == end
    assert (targets[mask == 0] == -1).all()


def test_a_viewer_sees_no_more_than_it_may():
    game = Game.from_position(HIDDEN, seed=1)
    assert "BD2HKP|0.0.0.0.0.5:?6" in game.observation(0)
    assert "?6|0.0.0.0.0.5:HK3PS" in game.observation(1)
    assert "?6|0.0.0.0.0.5:?6" in game.observation("public")
    assert game.observation() == game.observation(0)
    other = Game.from_position(HIDDEN.replace("HK3PS", "B2D2S2"), seed=1)
    assert (game.observation_array(0) == other.observation_array(0)).all()
    assert (game.observation_array(1) != other.observation_array(1)).any()
    assert game.svg(0) == other.svg(0) != game.svg(1)


def test_parts_of_an_observation():
    game = Game.from_position(HIDDEN, seed=1)
    seen = game.observation_array(1)
    assert (seen.dtype, seen.shape) == (np.uint8, (393,)) == (np.uint8, (cartagena.observation_length(2),))
    parts = {part.name: seen[part.slice].reshape(part.shape) for part in cartagena.observation_parts(2)}
    assert parts["hands"].tolist() == [[0, 0, 1, 3, 1, 1, 0], [0, 0, 0, 0, 0, 0, 6]]
    assert parts["pirates"][0, 5] == 1 and parts["pirates"][1, 7] == 1
    assert parts["tunnel"].sum(axis=1).tolist() == [1] * 36


@pytest.mark.parametrize("rules", ["jamaica", "tortuga", "hispaniola", "jamaica+pass-boat"])
def test_copies_and_pickles_play_on_alike(rules):
    game = play_randomly(Game(rules, 3, seed=11), 1, 150)
    twins = [copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))]
    twins.append(Game.from_text(game.to_text()))
    before = game.position
    assert all(twin == game for twin in twins)
    ends = {play_randomly(twin, 2, 400).position for twin in twins}
    assert len(ends) == 1 and game.position == before


def test_named_cards_come_and_pickles_remember_them():
    game = Game.from_position(HIDDEN, seed=4)
    assert game.play("7<5+S") == "7<5+S"
    twin = pickle.loads(pickle.dumps(game))
    assert play_randomly(twin, 2, 200).position == play_randomly(game, 2, 200).position


def test_seeds_decide_everything():
    one, two = (play_randomly(Game("jamaica", 4, seed=9), 3) for _ in range(2))
    assert one.moves == two.moves and one.is_over
    assert Game(seed=9).seed == "09" + "00" * 31
    assert Game(seed=Game(seed=9).seed) == Game(seed=9)
    assert Game().seed != Game().seed
    chosen = Game(seed=9, tunnel="BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS", first=1)
    assert chosen.seat == 1 and chosen.tunnel.startswith("BPHSDK")


def test_returns_sum_to_zero():
    game = play_randomly(Game("tortuga", 5, seed=2), 4)
    assert game.winner is not None and game.seat is None
    assert game.returns()[game.winner] == 1 and abs(sum(game.returns())) < 1e-6
    assert game.legal_actions() == [] and not game.action_mask().any()


def test_pictures_are_svg():
    game = Game.from_position(RULEBOOK)
    assert game._repr_svg_().startswith("<svg ")
    light = game.svg("public", theme="light", layout="phone", names=["Ann", "Bob"])
    assert light.startswith("<svg ") and light != game.svg("public")


def test_docstrings_say_what_everything_does():
    for kind in (Game, cartagena.Bot, cartagena.Record, cartagena.Advice, cartagena.VectorEnv):
        public = [name for name in vars(kind) if not name.startswith("_")]
        assert kind.__doc__ and public
        missing = [name for name in public if not getattr(vars(kind)[name], "__doc__", None)]
        assert not missing, (kind, missing)
