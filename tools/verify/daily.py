#!/usr/bin/env python3
"""The challenges of a day, computed from docs/daily.md alone.

    python3 daily.py DATE [LISTS.json]

Prints one line of JSON for each challenge: its game, its seed, the puzzle or the position, and the key of its draws.
"""
import hashlib
import hmac
import json
import os
import sys

word = lambda n: n.to_bytes(4, "big")
sha = lambda data: hashlib.sha256(data).digest()
mac = lambda key, data: hmac.new(key, data, hashlib.sha256).digest()

def parts(*given):
    return b"".join(word(len(part)) + part for part in (p.encode() if isinstance(p, str) else p for p in given))

def stream(key, draw):
    """A function that gives the next number below n."""
    def words():
        block = 0
        while True:
            data = mac(key, word(draw) + word(block))
            yield from (int.from_bytes(data[at:at + 4], "big") for at in range(0, 32, 4))
            block += 1
    numbers = words()
    def below(n):
        return next(w for w in numbers if w < 2**32 - 2**32 % n) % n
    return below

def drawn(key, draw, ask):
    below = stream(key, draw)
    return [below(ask.get("sides", 6)) + 1 for _ in range(ask["dice"])]

# Positions
POINTS = [(row, col) for row in range(7) for col in range(7) if 2 <= row <= 4 or 2 <= col <= 4]

def solitair(below, _):
    jumps = [((r, c), (r + y, c + x), (r + 2 * y, c + 2 * x))
             for r, c in POINTS for y, x in ((-1, 0), (0, 1), (1, 0), (0, -1)) if (r + 2 * y, c + 2 * x) in POINTS]
    pegs = {(3, 3)}
    for _ in range(8 + below(8)):
        back = [jump for jump in jumps if jump[2] in pegs and jump[1] not in pegs and jump[0] not in pegs]
        if not back: break
        start, over, to = back[below(len(back))]
        pegs = pegs - {to} | {over, start}
    rows = ("".join("o" if point in pegs else "." for point in POINTS if point[0] == row) for row in range(7))
    return "/".join(rows) + " 0 -"

def paardesprong(below, tour):
    way, first, step, visited = below(8), below(100), (1, 99)[below(2)], 40 + below(31)
    def laid(name):
        col, row = ord(name[0]) - 97, int(name[1:]) - 1
        col, row = 9 - col if way & 1 else col, 9 - row if way & 2 else row
        col, row = (row, col) if way & 4 else (col, row)
        return chr(97 + col) + str(row + 1)
    return "-".join(laid(tour[(first + i * step) % 100]) for i in range(visited))

START = {"solitair": solitair, "paardesprong": paardesprong}
SEATS = {"solo": 1, "dice": 2}

def challenges(date, lists, tour):
    known = [each for each in lists if each["from"] <= date]
    if not known: return
    for kind in ("puzzle", "solo", "dice"):
        seed = sha(parts("spellendoos daily", str(known[-1]["version"]), date, kind))
        choose, found = stream(seed, 0), known[-1]["puzzles" if kind == "puzzle" else kind]
        if not found: continue
        chosen = found[choose(len(found))]
        if kind == "puzzle":
            yield {"kind": kind, "game": chosen[0], "seed": seed.hex(), "puzzle": choose(chosen[1])}
            continue
        made = [mac(seed, parts("contribution", str(seat))) for seat in range(SEATS[kind])]
        key = mac(seed, parts(f"daily-{date}-{kind}", *made))
        start = START.get(chosen)
        laid = {"position": start(stream(seed, 1), tour)} if start else {}
        yield {"kind": kind, "game": chosen, "seed": seed.hex(), **laid, "key": key.hex()}

if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    vectors = os.path.join(here, "daily.json")
    with open(sys.argv[2] if len(sys.argv) > 2 else vectors, encoding="utf-8") as file: given = json.load(file)
    for each in challenges(sys.argv[1], given["lists"], given["tour"].split("-")): print(json.dumps(each))
