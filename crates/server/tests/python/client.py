"""Two players in Python, written from docs/PROTOCOL.md, NOTATION.md and RULES.md alone.

Usage: client.py HOST:PORT PROTOCOL.md

They check the test vectors of the document, play a whole game of Jamaica against a real server, check
its deal and its signature, and print the result. Any difference ends the program with an error.
Standard library only.
"""

import base64
import hashlib
import http.client
import json
import os
import re
import socket
import struct
import sys

from deal import Deck, commitment, first_seat, hand, promise, seed, text_sum, tunnel
from ed25519 import is_signed_by, public_key, sign

LETTERS = "BDHKPS"
BOAT = 37
PATIENCE = 60.0
MOST_MOVES = 5_000


def check(condition, what):
    if not condition:
        sys.exit(f"wrong: {what}")


class Socket:
    """A WebSocket (RFC 6455) for text messages."""

    def __init__(self, address):
        host, port = address.rsplit(":", 1)
        self.stream = socket.create_connection((host, int(port)), PATIENCE)
        self.file = self.stream.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /socket HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        status = self.file.readline()
        check(b" 101 " in status, f"the handshake: {status}")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, data, opcode=1):
        mask = os.urandom(4)
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else struct.pack(">BH", 0x80 | 126, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def receive(self):
        """Returns the next text; pings are answered."""
        while True:
            first, size = self.file.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.file.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.file.read(8))
            data = self.file.read(size)
            opcode = first & 0x0F
            if opcode == 1:
                return data.decode()
            check(opcode != 8, f"the server closed the socket: {data}")
            if opcode == 9:
                self.send(data, 10)


class Player:
    """A person at the table: notes the commitments, reveals a secret, follows the game."""

    def __init__(self, address, name):
        self.socket, self.name = Socket(address), name
        self.secret = os.urandom(32)
        self.room = self.noted = self.record = self.signed = self.key = self.opened = None
        self.revealed = self.started = self.over = False
        self.seq, self.events = 0, []
        version = self.wait(lambda kind, body: body["version"] if kind == "hello" else None)
        self.online("hello", {"version": version})
        self.wait(lambda kind, body: kind == "your_name" or None)
        self.online("rename", {"name": name})
        self.wait(lambda kind, body: kind == "your_name" and body["name"] == name or None)
        # This client never takes a turn back.
        self.say("ask_to_confirm", {"confirm": False})

    def say(self, kind, body):
        self.socket.send(json.dumps({kind: body}).encode())

    def online(self, kind, body):
        self.say("online", {kind: body})

    def wait(self, wanted):
        """Reads messages until one is wanted, and returns what it holds."""
        while True:
            message = json.loads(self.socket.receive())
            ((kind, body),) = message.items()
            if kind == "online":
                ((kind, body),) = body.items()
            self.handle(kind, body)
            found = wanted(kind, body)
            if found is not None:
                return found

    def handle(self, kind, body):
        check(kind not in ("denied", "refused", "outdated"), f"{self.name}: {kind} {body}")
        if kind == "room":
            self.take_room(body)
        elif kind == "reveal_requested":
            check(self.noted is not None, "a secret is asked for before the table is closed")
            self.online("reveal", {"game": body["game"], "secret": self.secret.hex()})
            self.revealed = True
        elif kind == "snapshot":
            self.take_start(body)
        elif kind == "events":
            self.seq = body["seq"]
            for entry in body["entries"]:
                self.follow(entry["played"]["event"])
        elif kind == "record":
            self.record = body["text"]
        elif kind == "game_signed":
            self.signed = body
        elif kind == "table_opened":
            self.opened = body["game"]

    def take_room(self, room):
        if self.room is not None:
            check(room["commitment"] == self.room["commitment"], "the server's commitment changed")
        self.room = room
        if room["stage"] == "dealing" and self.noted is None:
            self.noted = [seat.get("commitment") for seat in room["seats"]]
            own = promise(self.secret).hex()
            check(self.noted[room["your_seat"]] == own, "this is not what was promised")
        self.over = isinstance(room["stage"], dict) and "over" in room["stage"]

    def take_start(self, snapshot):
        _, laid, seats, _, _, turn = snapshot["start"].split(" ")
        self.seat, self.seq = snapshot["viewer"], snapshot["seq"]
        self.tunnel = " " + laid.replace("/", "")
        self.places, self.hand = [], []
        for number, text in enumerate(seats.split("|")):
            places, cards = text.split(":")
            self.places.append([int(place) for place in places.split(".")])
            if number == self.seat:
                self.hand = [
                    letter
                    for letter, count in re.findall(r"([A-Z])(\d*)", cards)
                    for _ in range(int(count or 1))
                ]
        self.to_move, self.left = (int(word) for word in turn.split("."))
        self.started = True

    def count(self, place):
        return sum(places.count(place) for places in self.places)

    def forward(self, letter, place):
        """Returns the next empty space with the symbol, or the boat."""
        ahead = range(place + 1, BOAT)
        return next((at for at in ahead if self.tunnel[at] == letter and not self.count(at)), BOAT)

    def back(self, place):
        """Returns the nearest space behind with one or two pirates; None if there is none."""
        return next((at for at in range(place - 1, 0, -1) if self.count(at) in (1, 2)), None)

    def choose(self):
        """Chooses a legal action: the last pirate forward; back where that costs least."""
        own = self.places[self.seat]
        retreats = [(place - self.back(place), place) for place in own if place and self.back(place)]
        if retreats and len(self.hand) < 2:
            return f"{min(retreats)[1]}<"
        if self.hand:
            place = min(own)
            letter = max(self.hand, key=lambda letter: self.forward(letter, place))
            return f"{letter}{place}"
        return "."

    def act(self):
        game, action = self.room["game"], self.choose()
        self.say("play", {"game": game, "after": self.seq, "action": action})

    def follow(self, event):
        """Applies an event as this viewer sees it."""
        self.events.append(event)
        seat, own = self.places[self.to_move], self.to_move == self.seat
        ahead = re.fullmatch(r"([BDHKPS])(\d+)>(\d+)", event)
        behind = re.fullmatch(r"(\d+)<(\d+)(?:\+([BDHKPS?]+))?", event)
        if ahead:
            letter, place, target = ahead[1], int(ahead[2]), int(ahead[3])
            check(self.forward(letter, place) == target, f"{event} leads elsewhere")
            seat[seat.index(place)] = target
            if own:
                self.hand.remove(letter)
        elif behind:
            place, target = int(behind[1]), int(behind[2])
            check(self.back(place) == target, f"{event} leads elsewhere")
            check(not own or "?" not in event, "an own card is hidden")
            seat[seat.index(place)] = target
            if own:
                self.hand.extend(behind[3] or "")
        else:
            check(event == ".", f"an event that the document does not know: {event}")
        self.left -= 1
        if self.left == 0 or event == ".":
            self.to_move, self.left = (self.to_move + 1) % len(self.places), 3


def play(address):
    """Plays a whole game and returns both players."""
    anne, mary = Player(address, "Anne"), Player(address, "Mary")
    table = {"rules": "jamaica", "seats": ["friend", "friend"], "begins_when_full": True}
    anne.online("open", {"table": table, "commitment": promise(anne.secret).hex()})
    game = anne.wait(lambda kind, body: anne.opened)
    for player in (anne, mary):
        player.say("watch", {"game": game})
    # Before sitting down the client notes the server's commitment: it binds the server before it knows
    # anything.
    mary.wait(lambda kind, body: mary.room)
    mary.online("join", {"game": game, "commitment": promise(mary.secret).hex()})
    # Both must reveal before either is dealt any cards.
    for player in (anne, mary):
        player.wait(lambda kind, body: player.revealed or None)
    for player in (anne, mary):
        player.wait(lambda kind, body: player.started or None)
    for _ in range(MOST_MOVES):
        if len([place for place in anne.places[1 - anne.to_move] if place == BOAT]) == 6:
            break
        mover = anne if anne.to_move == anne.seat else mary
        if len([place for place in mover.places[mover.seat] if place == BOAT]) == 6:
            break
        before = anne.seq
        mover.act()
        for player in (anne, mary):
            player.wait(lambda kind, body: player.seq > before or None)
    for player in (anne, mary):
        if player.signed is None:
            player.wait(lambda kind, body: player.signed)
        check(player.over, "the game is not over")
    anne.say("record", {"game": game})
    anne.wait(lambda kind, body: anne.record)
    return anne, mary


def check_deal(player, secrets):
    """Checks the record against the notes of a player, and every card against the seed."""
    text, room = player.record, player.room
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.M))
    check(tags["Fair"] == f"1 {room['commitment']}", "the record has another commitment")
    secret, game = bytes.fromhex(tags["Secret"]), room["game"]
    check(commitment(game, 1, secret).hex() == room["commitment"], "the secret of the server")
    for number, bytes_ in enumerate(secrets):
        part = f"{player.noted[number]} {bytes_.hex()}"
        check(tags[f"Part{number}"] == part, f"the part of seat {number}")
    dealt = seed(secret, game, secrets)
    check(tags["Tunnel"] == tunnel(dealt), "the tunnel")
    check(int(tags["First"]) == first_seat(dealt, 2), "the first seat")
    deck = Deck(dealt)
    check(tags["Hands"] == "|".join(hand(deck.draw(6, "")) for _ in range(2)), "the hands")
    unsummed = text.replace(f'[Sum "{tags["Sum"]}"]\n', "")
    check(text_sum(unsummed).hex() == tags["Sum"], "the sum")
    check_moves(player, text, deck)
    return tags


def check_moves(player, text, deck):
    """Compares the moves of the record with those that were seen, and their cards with the deck."""
    turns = re.findall(r"^\d+\. \d: (.*)$", text, re.M)
    moves = " ".join(turns).split(" ")
    check(len(moves) == len(player.events), "the number of moves")
    discards = ""
    for move, seen in zip(moves, player.events):
        visible = re.fullmatch(re.escape(seen).replace(r"\?", "[BDHKPS]"), move)
        check(visible, f"{seen} became {move}")
        if ">" in move:
            discards += move[0]
        elif "+" in move:
            cards = move.split("+")[1]
            pile = len(deck.pile)
            check(deck.draw(len(cards), discards) == list(cards), f"the cards of {move}")
            if pile < len(cards):
                discards = ""


def check_signature(address, player, tags):
    """Checks the signature of the end by the key at its fixed address."""
    signed = player.signed
    connection = http.client.HTTPConnection(address, timeout=PATIENCE)
    connection.request("GET", "/.well-known/cartagena-key")
    key = json.loads(connection.getresponse().read())["ed25519"]
    check(signed["key"] == key, "the server signs with another key")
    check(signed["record"] == tags["Sum"], "the record is not the one that was signed")
    message = signed_message(signed["game"], signed["seq"], signed["head"], signed["record"])
    signature = bytes.fromhex(signed["signature"])
    check(is_signed_by(bytes.fromhex(key), message, signature), "the signature")
    check(not is_signed_by(bytes.fromhex(key), message + b"\0", signature), "any signature passes")


def signed_message(game, seq, head, record):
    named = b"cartagena signed game 1\0" + bytes([len(game)]) + game.encode()
    return named + struct.pack(">Q", seq) + bytes.fromhex(head) + bytes.fromhex(record)


def check_vectors(document):
    """Checks the test vectors of the document."""
    with open(document, encoding="utf-8") as file:
        vector = json.loads(re.search(r"```json vectors\n(.*?)```", file.read(), re.S)[1])
    secret, game = bytes.fromhex(vector["secret"]), vector["game"]
    check(commitment(game, 1, secret).hex() == vector["commitment"], "vector: commitment")
    secrets = [bytes.fromhex(seat["secret"]) if seat else None for seat in vector["seats"]]
    for bytes_, seat in zip(secrets, vector["seats"]):
        check(not seat or promise(bytes_).hex() == seat["commitment"], "vector: promise")
    dealt = seed(secret, game, secrets)
    check(dealt.hex() == vector["seed"], "vector: seed")
    check(tunnel(dealt) == vector["tunnel"], "vector: tunnel")
    check(first_seat(dealt, 3) == vector["first"], "vector: first seat")
    deck = Deck(dealt)
    check("".join(deck.pile) == vector["deck"], "vector: deck")
    deck.draw(102, "")
    check("".join(deck.draw(6, "BBDDHK")) == vector["reshuffled"], "vector: reshuffle")
    check(text_sum(vector["text"]).hex() == vector["sum"], "vector: sum")
    message = signed_message(game, vector["seq"], vector["head"], vector["sum"])
    check(message.hex() == vector["message"], "vector: message")
    private = bytes.fromhex(vector["private_key"])
    check(public_key(private).hex() == vector["public_key"], "vector: public key")
    check(sign(private, message).hex() == vector["signature"], "vector: signature")


def main():
    address, document = sys.argv[1:]
    check_vectors(document)
    anne, mary = play(address)
    by_seat = sorted((anne, mary), key=lambda player: player.seat)
    tags = check_deal(anne, [player.secret for player in by_seat])
    check_signature(address, anne, tags)
    print(json.dumps({"result": tags["Result"], "moves": len(anne.events)}))


main()
