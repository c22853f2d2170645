"""The environments, by the tests of PettingZoo and OpenSpiel themselves."""

import pickle
import random
import threading
import time
import warnings

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import cartagena
import cartagena.open_spiel  # noqa: F401 (registers the game)
from cartagena import Game, IllegalMoveError, VectorEnv, cartagena_v0

KINDS = [("tortuga", 2), ("jamaica", 3), ("hispaniola+pass", 5)]


@pytest.mark.parametrize("rules, players", KINDS)
def test_pettingzoo_api(rules, players):
    with warnings.catch_warnings():
        # PettingZoo warns of every observation that is a dictionary, except for its own games.
        warnings.simplefilter("ignore")
        api_test(cartagena_v0.env(rules, players), num_cycles=2000)


@pytest.mark.parametrize("rules, players", KINDS)
def test_pettingzoo_seeds(rules, players):
    seed_test(lambda: cartagena_v0.env(rules, players), num_cycles=500)


def play(env, seed):
    choice = random.Random(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(choice.choice(legal)))
    return rewards


def test_a_whole_game_of_pettingzoo():
    env = cartagena_v0.env("jamaica", 3)
    env.reset(seed=3)
    rewards = play(env, 1)
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]
    assert env.agents == []
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=3)
    assert play(env, 1) == rewards


def test_pettingzoo_cuts_off_long_games():
    env = cartagena_v0.env(max_actions=5)
    env.reset(seed=1)
    assert set(play(env, 1).values()) == {0.0}


def test_pettingzoo_refuses_what_is_wrong():
    env = cartagena_v0.env()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.game.copy()
    with pytest.raises(IllegalMoveError):
        env.step(259)
    assert env.game == before
    with pytest.raises(cartagena.PositionError, match="tunnel"):
        env.reset(options={"tunnel": "BDHKPS"})
    with pytest.raises(ValueError, match="render_mode"):
        cartagena_v0.env(render_mode="human")
    with pytest.raises(cartagena.PositionError):
        cartagena_v0.env(players=9)
    twin = pickle.loads(pickle.dumps(cartagena_v0.env("jamaica", 4, render_mode="ansi")))
    twin.reset(seed=1, options={"first": 2})
    assert twin.agent_selection == "player_2" and twin.render().startswith("jamaica ")


@pytest.mark.parametrize("rules, players", KINDS)
def test_open_spiel_random_sim(rules, players):
    game = pyspiel.load_game("python_cartagena", {"rules": rules, "players": players, "max_actions": 300})
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_open_spiel_serialises():
    game = pyspiel.load_game("python_cartagena", {"max_actions": 30})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def chance_state(rules="jamaica", seed=1):
    choice = random.Random(seed)
    state = pyspiel.load_game("python_cartagena", {"rules": rules}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(choice.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def test_open_spiel_states():
    state = chance_state()
    player = state.current_player()
    assert state.observation_string(player) != state.observation_string(1 - player)
    assert state.information_state_string(player).startswith("jamaica ")
    assert len(state.observation_tensor(player)) == cartagena.observation_length(2)
    action = state.legal_actions()[0]
    assert state.action_to_string(player, action) == cartagena.action_text(action)
    twin = state.clone()
    twin.apply_action(action)
    assert str(twin) != str(state)
    assert twin.information_state_string(0).startswith(state.information_state_string(0) + " ")
    assert twin.history() == state.history() + [action]


def test_open_spiel_refuses_wrong_parameters():
    with pytest.raises(Exception, match="players must be"):
        pyspiel.load_game("python_cartagena", {"players": 6})
    with pytest.raises(Exception, match="variant"):
        pyspiel.load_game("python_cartagena", {"rules": "chess"})


def test_vector_games_are_the_games_of_their_seeds():
    env = VectorEnv(64, "jamaica", 3, seed=5)
    shown = env.reset()
    games = [Game("jamaica", 3, seed=int(seed)) for seed in env.seeds]
    ended = 0
    for _ in range(400):
        actions = env.sample_actions()
        assert (shown.action_masks[np.arange(64), actions] == 1).all()
        shown = env.step(actions)
        for at, game in enumerate(games):
            game.apply(actions[at])
            if game.is_over:
                assert shown.terminated[at]
                assert shown.rewards[at].tolist() == pytest.approx(game.returns())
                games[at] = game = Game("jamaica", 3, seed=int(env.seeds[at]))
                ended += 1
            assert (shown.observations[at] == game.observation_array()).all()
            assert (shown.action_masks[at] == game.action_mask()).all()
            assert shown.seats[at] == game.seat
    assert ended > 0
    assert env.game(3).position == games[3].position
    assert (env.targets()[3] == games[3].targets()).all()


def test_a_chosen_tunnel_and_first_seat_are_those_of_every_game():
    tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK"
    env = VectorEnv(8, "jamaica", 3, seed=1, tunnel=tunnel, first=2, max_actions=3)
    assert env.reset().seats.tolist() == [2] * 8
    for _ in range(4):
        env.step(env.sample_actions())
        assert {env.game(at).tunnel for at in range(8)} == {tunnel}
    seed = int(env.seeds[5])
    again = Game("jamaica", 3, seed=seed, tunnel=tunnel, first=2)
    env.reset(seed=1)
    assert again.seat == 2 and again.tunnel == tunnel


def test_vector_envs_repeat_themselves_with_any_number_of_threads():
    def rewards(threads):
        env = VectorEnv(100, seed=1, threads=threads, max_actions=50)
        env.reset(seed=9)
        return [env.step(env.sample_actions()) for _ in range(120)]

    for one, four in zip(rewards(1), rewards(4)):
        assert all((left == right).all() for left, right in zip(one, four))
    assert any(step.truncated.any() for step in rewards(2))


def test_arrays_of_earlier_steps_stay_as_they_are():
    env = VectorEnv(16, seed=1)
    first = env.reset()
    kept = first.observations.copy()
    env.step(env.sample_actions())
    assert (first.observations == kept).all()


def test_the_lock_is_free_while_games_are_stepped():
    env = VectorEnv(20_000, seed=1, threads=1)
    env.reset()
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(1)
            time.sleep(0.0005)

    other = threading.Thread(target=tick)
    other.start()
    for _ in range(10):
        env.step(env.sample_actions())
    done.set()
    other.join(timeout=10)
    assert len(ticks) > 10
