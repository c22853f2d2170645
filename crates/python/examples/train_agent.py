"""Train a small agent in minutes: `python train_agent.py --plot progress.png`.

The agent is a linear policy: every legal action gets the weighted sum of a dozen features (how far it goes,
how many cards it draws, whether it brings a pirate home …), and the softmax of these sums is the probability
to choose it. It learns by self-play with REINFORCE: after a game the actions of the winner become likelier,
those of the loser less likely. All games are played together in a `VectorEnv`.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice

import numpy as np

import cartagena

GAMES = 512
FEATURES = [
    "advances", "distance / 10", "boards", "leaves the fort", "retreats", "distance back / 10", "cards drawn",
    "cards drawn, short of cards", "from the rear", "retreats far ahead", "ends the turn", "copies of the card / 3",
]  # fmt: skip
PARTS = {part.name: part.slice for part in cartagena.observation_parts(2)}
ACTION = np.arange(cartagena.ACTION_COUNT)
IS_ADVANCE, IS_RETREAT, IS_END = ACTION < 222, (ACTION >= 222) & (ACTION < 259), ACTION == 259
FROM = np.where(IS_ADVANCE, ACTION // 6, ACTION - 221)


def features(observations, targets, games, actions):
    """Return the features of legal actions, given by their games and numbers."""
    own = observations[:, PARTS["pirates"]].reshape(-1, 2, 38).astype(np.float32)
    everybody, own = own.sum(axis=1), own[:, 0]
    hands = observations[:, PARTS["hands"]].reshape(-1, 2, 7)[:, 0]
    cards = hands.sum(axis=1)
    rear = (own > 0).argmax(axis=1)
    start, end = FROM[actions], targets[games, actions].astype(np.int64)
    advance, retreat = IS_ADVANCE[actions], IS_RETREAT[actions]
    met = everybody[games, np.maximum(end, 0)] * (end < 37) * (end > 0)
    drawn = np.where(retreat, np.minimum(met, 2), 0)
    columns = [
        advance, advance * (end - start) / 10, advance & (end == 37), advance & (start == 0), retreat,
        retreat * (start - end) / 10, drawn, drawn * np.maximum(6 - cards[games].astype(np.float32), 0) / 6,
        start == rear[games], retreat * (start > 24), IS_END[actions], advance * hands[games, actions % 6] / 3,
    ]  # fmt: skip
    return np.stack([np.asarray(column, dtype=np.float32) for column in columns], axis=1)


def choose(weights, observations, masks, targets, rng):
    """Return an action for every game, and the gradient of its log-probability."""
    games, actions = np.nonzero(masks)
    found = features(observations, targets, games, actions)
    scores = found @ weights
    # The Gumbel trick draws from the softmax of each game without a loop.
    noisy = scores - np.log(-np.log(rng.random(len(scores))))
    starts = np.searchsorted(games, np.arange(len(masks)))
    best = np.maximum.reduceat(noisy, starts)
    chosen = np.flatnonzero(noisy == best[games])
    chosen = chosen[np.unique(games[chosen], return_index=True)[1]]
    exps = np.exp(scores - np.maximum.reduceat(scores, starts)[games])
    chances = exps / np.add.reduceat(exps, starts)[games]
    mean = np.add.reduceat(found * chances[:, None], starts, axis=0)
    return actions[chosen], found[chosen] - mean


def train_once(env, weights, rng, shown, sums):
    """Play until as many games have ended as there are; return the summed gradient and the last step."""
    gradient, ended = np.zeros_like(weights), 0
    while ended < GAMES:
        actions, slopes = choose(weights, shown.observations, shown.action_masks, env.targets(), rng)
        sums[np.arange(GAMES), shown.seats] += slopes
        shown = env.step(actions)
        over = shown.terminated | shown.truncated
        gradient += (sums[over] * shown.rewards[over][:, :, None]).sum(axis=(0, 1))
        sums[over] = 0
        ended += over.sum()
    return gradient / ended, shown


def win_rate(weights, rng, opponent, games):
    """Return the share of games that the agent wins against a bot, or at random against `None`."""
    wins = 0
    for seed in range(games):
        game = cartagena.Game("tortuga", 2, seed=seed)
        bot = opponent and cartagena.Bot(opponent, seed=seed)
        while not game.is_over and len(game.moves) < 2000:
            if game.seat == seed % 2:
                seen, mask, targets = game.observation_array(), game.action_mask(), game.targets()
                game.apply(choose(weights, seen[None], mask[None], targets[None], rng)[0][0])
            else:
                game.apply(bot.choose(game) if bot else rng.choice(game.legal_actions()))
        wins += game.winner == seed % 2
    return wins / games


def plot(history, file):
    """Draw the win rates over the games played."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7.5, 4.2), dpi=110)
    games = [point["games"] / 1000 for point in history]
    height = 108.0
    for name, colour in (("random", "#2f6f8f"), ("landlubber", "#c8553d"), ("deckhand", "#7a5c99")):
        rates = [100 * point[name] for point in history]
        axes.plot(games, rates, marker="o", markersize=3.5, color=colour)
        height = min(height - 7, rates[-1])  # Names must not lie on each other.
        axes.annotate(f"  {name}", (games[-1], height), color=colour, va="center")
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle=":")
    axes.set(xlabel="thousand games of self-play", ylabel="games won (%)", ylim=(0, 104))
    axes.set_xlim(0, games[-1] * 1.17)
    axes.set_title("A linear agent learns Cartagena: games won against …", loc="left", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file)


def main():
    """Train, print the progress, and draw it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generations", type=int, default=120, help=f"of {GAMES} games each")
    parser.add_argument("--evaluations", type=int, default=8, help="points of the plot after the first")
    parser.add_argument("--evaluation-games", type=int, default=200)
    parser.add_argument("--plot", help="file for the picture, such as progress.png")
    options = parser.parse_args()

    rng = np.random.default_rng(1)
    weights, moment = np.zeros(len(FEATURES), np.float32), np.zeros(len(FEATURES), np.float32)
    env = cartagena.VectorEnv(GAMES, "tortuga", 2, seed=1, max_actions=1500)
    shown, sums = env.reset(), np.zeros((GAMES, 2, len(FEATURES)), np.float32)
    history, played, trained = [], 0, 0.0
    generations = iter(range(options.generations))
    for step in range(options.evaluations + 1):
        begun = time.perf_counter()
        for _ in islice(generations, round(options.generations / options.evaluations) if step else 0):
            gradient, shown = train_once(env, weights, rng, shown, sums)
            # Steps of the same size for every feature, as Adam makes them.
            moment = 0.9 * moment + 0.1 * gradient**2
            weights += 0.08 * gradient / (np.sqrt(moment) + 1e-3)
            played += GAMES
        trained += time.perf_counter() - begun
        opponents = (("random", None), ("landlubber", "landlubber"), ("deckhand", "deckhand"))
        rates = {name: win_rate(weights, rng, bot, options.evaluation_games) for name, bot in opponents}
        history.append({"games": played, **rates})
        line = "  ".join(f"{name} {100 * rate:.0f} %" for name, rate in rates.items())
        print(f"{trained:5.0f} s  {played:6} games  {line}", flush=True)
    for name, weight in sorted(zip(FEATURES, weights), key=lambda pair: -abs(pair[1])):
        print(f"{weight:+7.2f}  {name}")
    if options.plot:
        plot(history, options.plot)


if __name__ == "__main__":
    main()
