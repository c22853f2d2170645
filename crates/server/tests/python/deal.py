"""The deal by commit–reveal, written from docs/PROTOCOL.md."""

import hashlib
import struct

LETTERS = "BDHKPS"
SEGMENTS = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS"


def tagged(purpose, *parts):
    return hashlib.sha256(b"cartagena fair deal 1 " + purpose + b"".join(parts)).digest()


def named(game):
    return bytes([len(game)]) + game.encode()


def commitment(game, rules_version, secret):
    return tagged(b"commitment", named(game), bytes([rules_version]), secret)


def promise(secret):
    return tagged(b"promise", secret)


def seed(secret, game, seats):
    parts = [b"\0" if own is None else b"\1" + own for own in seats]
    return tagged(b"seed", secret, named(game), bytes([len(seats)]), *parts)


def text_sum(text):
    return tagged(b"sum", text.encode())


def rotated(word, count):
    return (word << count | word >> (32 - count)) & 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    for first, second, third, count in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[first] = (state[first] + state[second]) & 0xFFFFFFFF
        state[third] = rotated(state[third] ^ state[first], count)


COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def chacha20_words(key, nonce):
    """Yields the words of the ChaCha20 stream (RFC 8439) from block 0 on."""
    counter = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
        start += [counter, *struct.unpack("<3I", nonce)]
        state = list(start)
        for _ in range(10):
            for places in COLUMNS + DIAGONALS:
                quarter_round(state, *places)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(state, start))
        counter += 1


class Stream:
    """Numbers that a seed gives for one purpose."""

    def __init__(self, key, purpose, number=0):
        nonce = purpose.encode().ljust(8, b"\0") + struct.pack("<I", number)
        self.words = chacha20_words(key, nonce)

    def below(self, bound):
        limit = 2**32 - 2**32 % bound
        return next(word for word in self.words if word < limit) % bound

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def tunnel(key):
    stream, segments = Stream(key, "tunnel"), SEGMENTS.split("/")
    stream.shuffle(segments)
    return "/".join(segment[::-1] if stream.below(2) else segment for segment in segments)


def first_seat(key, seats):
    return Stream(key, "first").below(seats)


def hand(cards):
    """Writes cards in the notation."""
    counts = [(letter, cards.count(letter)) for letter in LETTERS]
    return "".join(letter + (str(count) if count > 1 else "") for letter, count in counts if count) or "-"


class Deck:
    """The draw pile, the next card first."""

    def __init__(self, key):
        self.key, self.reshuffles = key, 0
        self.pile = [letter for letter in LETTERS for _ in range(17)]
        Stream(key, "deck").shuffle(self.pile)

    def draw(self, count, discards):
        cards, self.pile = self.pile[:count], self.pile[count:]
        if len(cards) < count:
            self.pile = sorted(discards)
            Stream(self.key, "again", self.reshuffles).shuffle(self.pile)
            self.reshuffles += 1
            missing = count - len(cards)
            cards, self.pile = cards + self.pile[:missing], self.pile[missing:]
        return cards
