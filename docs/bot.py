"""A small bot for Cartagena: it jumps as far as it can, and goes back for cards when it has few."""

import re
import sys


def cards(hand):
    """Returns how many cards of each symbol a hand holds, such as {"B": 1, "D": 4} for BD4."""
    return {letter: int(count or 1) for letter, count in re.findall(r"([BDHKPS])(\d*)", hand)}


def choose(position):
    """Returns the best move of the seat to move, for one that looks no further than this move."""
    rules, tunnel, seats, _row, _discard, turn = position.split(" ")
    symbols = " " + tunnel.replace("/", "")  # symbols[1] is the space next to the fort
    crews, hands = zip(*(seat.split(":") for seat in seats.split("|")))
    crews = [[int(place) for place in crew.split(".")] for crew in crews]
    mover = int(turn.split(".")[0])
    hand = cards(hands[mover])
    pirates = [0] * 38
    for crew in crews:
        for place in crew:
            pirates[place] += 1
    moves = [(-99, ".")]
    for place in set(crews[mover]):
        for symbol in hand if place < 37 else []:
            free = (s for s in range(place + 1, 37) if symbols[s] == symbol and not pirates[s])
            to = next(free, 37)
            aboard = 20 if to == 37 else 0  # nothing is better than to go aboard
            moves.append((to - place + aboard, f"{symbol}{place}>{to}"))
        if place < 37 or "-boat" not in rules:
            behind = (s for s in range(place - 1, 0, -1) if pirates[s] in (1, 2))
            for to in list(behind)[:1]:
                need = 12 if sum(hand.values()) <= 2 else 0
                leaves = 50 if place == 37 else 0  # the boat is left only where nothing else is possible
                moves.append((pirates[to] * need - (place - to) - leaves, f"{place}<{to}"))
    return max(moves)[1]


def main():
    position = ""
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "position":
            position = rest
            print("ok", flush=True)
        elif command == "go":
            print("best", choose(position), flush=True)
        elif command == "quit":
            break
        else:
            print("error: unknown command", flush=True)


main()
