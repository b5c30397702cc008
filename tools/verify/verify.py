#!/usr/bin/env python3
"""A second verifier of Spellendoos replays, written from docs/fair.md alone. It knows no game's rules.

    python3 verify.py REPLAY.json [SERVER-KEY]

Prints the verdict as one line of JSON and exits with 0 where it is `fair`, else with 1.
"""
import hashlib
import hmac
import json
import re
import sys
from decimal import Decimal

class Verdict(Exception):
    def __init__(self, what, entry=None, **more):
        super().__init__({"what": what, **({} if entry is None else {"entry": entry}), **more})

# Bytes and canonical JSON
sha = lambda data: hashlib.sha256(data).digest()
mac = lambda key, data: hmac.new(key, data, hashlib.sha256).digest()
word = lambda n: n.to_bytes(4, "big")

def parts(*given):
    return b"".join(word(len(part)) + part for part in (p.encode() if isinstance(p, str) else p for p in given))

def number(n):
    sign, digits, exponent = Decimal(repr(n)).normalize().as_tuple()
    s, point, minus = "".join(map(str, digits)), len(digits) + exponent, "-" if sign and n != 0 else ""
    if 0 < point <= 21: return minus + (s.ljust(point, "0") if point >= len(s) else f"{s[:point]}.{s[point:]}")
    if -6 < point <= 0: return f"{minus}0.{'0' * -point}{s}"
    return f"{minus}{s[0]}{'.' + s[1:] if len(s) > 1 else ''}e{point - 1:+d}"

def text(given):
    return re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half.group()):04x}", json.dumps(given, ensure_ascii=False))

def canonical(data):
    if isinstance(data, dict):
        names = sorted(data, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{text(name)}:{canonical(data[name])}" for name in names) + "}"
    if isinstance(data, list): return "[" + ",".join(map(canonical, data)) + "]"
    if data is None or isinstance(data, bool): return json.dumps(data)
    return text(data) if isinstance(data, str) else number(data)

# Ed25519 (RFC 8032)
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)

def add(a, b):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = a, b
    e, f, g, h = (y1 - x1) * (y2 - x2), (y1 + x1) * (y2 + x2), 2 * t1 * t2 * D, 2 * z1 * z2
    return (f - e) * (h - g) % P, (h + g) * (f + e) % P, (h - g) * (h + g) % P, (f - e) * (f + e) % P

def times(n, point):
    result = (0, 1, 1, 0)
    for bit in bin(n)[2:]: result = add(add(result, result), point) if bit == "1" else add(result, result)
    return result

def point_of(data):
    y, sign = int.from_bytes(data, "little") & ((1 << 255) - 1), data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if (x * x - square) % P == 0 else x * ROOT % P
    if y >= P or (x * x - square) % P != 0 or (x == 0 and sign == 1): return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P

BASE = point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little"))

def is_signed(key, message, signature):
    a, s = point_of(key), int.from_bytes(signature[32:], "little")
    if a is None or s >= L or times(8, a)[0] == 0: return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    x, y, z, _ = add(times(s, BASE), times(h, (P - a[0], a[1], 1, P - a[3])))
    x, y = x * pow(z, -1, P) % P, y * pow(z, -1, P) % P
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]

# The numbers of JSON, which are those of ECMAScript (`int` refuses NaN and Infinity); then the shape of a replay: each value fits a pattern, or passes a test
numeral = lambda n: int(float(n)) if abs(float(n)) <= 2**53 and float(n) % 1 == 0 else float(n)
def read(file):
    try: return json.load(file, parse_int=numeral, parse_float=numeral, parse_constant=int)
    except (ValueError, RecursionError): return None

is_deep = lambda v, most=100: most < 0 or isinstance(v, (dict, list)) and any(is_deep(each, most - 1) for each in (v.values() if isinstance(v, dict) else v))
match = lambda test, v: isinstance(v, str) and bool(re.fullmatch(test, v)) if isinstance(test, str) else test(v)
real = lambda n: type(n) in (int, float) and abs(n) < float("inf")
whole = lambda most, least=0: lambda n: real(n) and n % 1 == 0 and least <= n <= most
listed = lambda test, most=10**9: lambda v: isinstance(v, list) and len(v) <= most and all(map(test, v))
any_of = lambda *tests: lambda v: any(match(test, v) for test in tests)
short = lambda most: lambda v: isinstance(v, str) and len(v.encode("utf-16-be", "surrogatepass")) <= 2 * most
option = lambda v: short(100)(v) or isinstance(v, bool) or real(v)

fitting = lambda v, fields: all(n in fields and match(fields[n], v[n]) for n in v)
shaped = lambda needed, more={}: lambda v: isinstance(v, dict) and {*needed} <= {*v} and fitting(v, needed | more)

HEX, SEAT, COUNT, RANGE, SCORES = "[0-9a-f]{64}", whole(63), whole(10_000), whole(2**32 - 1, 1), listed(real, 64)
AT = {"at": lambda n: real(n) and 0 <= n <= 8.64e15}
ASK = any_of(shaped({"dice": COUNT}, {"sides": RANGE}), shaped({"shuffle": COUNT}), shaped({"pick": RANGE}))
ENTRY = any_of(
    shaped({"by": any_of(SEAT, "clock"), "move": short(1000)}, AT),
    shaped({"by": "chance", "draw": listed(whole(2**32 - 1), 10_000)}, {"ask": ASK, **AT}),
    shaped({"by": SEAT, "act": "resign|offer-draw|accept|decline|undo"}, AT),
    shaped({"by": SEAT, "bot": whole(99)}, AT),
    shaped({"by": any_of(SEAT, "host"), "seal": HEX}, {"key": HEX, **AT}),
    *(shaped({"by": SEAT, what: HEX}, AT) for what in ("reveal", "link")),
    shaped({"by": SEAT, "absent": lambda given: given is True}, AT),
)
SEALED = {"kind": "links|sealed", "seed": HEX, "length": whole(200_000), "head": HEX}
RESULT = shaped({"places": listed(whole(64, 1), 64), "why": short(100)}, {"scores": SCORES, "money": SCORES})
HEADER = {"id": "[A-Za-z0-9_.:-]{1,128}", "game": "[a-z0-9][a-z0-9-]{0,63}", "version": whole(1_000_000)}
named = lambda v: all(match("[A-Za-z][A-Za-z0-9_-]{0,63}", n) and option(v[n]) for n in v)
OPTIONS = lambda v: isinstance(v, dict) and len(v) <= 100 and named(v)
HEADER |= {"format": whole(2, 1), "options": OPTIONS, "seats": whole(64, 1), "proof": any_of(shaped({"kind": "manual"}), shaped(SEALED))}
SIGNATURES = listed(shaped({"by": any_of(SEAT, "host"), "signature": "[0-9a-f]{128}"}), 65)
MORE = {"position": short(10_000), "players": listed(short(100), 64), "result": RESULT, "signatures": SIGNATURES}
REPLAY = shaped({**HEADER, "log": listed(ENTRY, 200_000)}, MORE)

# Draws
def numbers(key, draw, block=0):
    while True:
        data, block = mac(key, word(draw) + word(block)), block + 1
        yield from (int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4))

def below(n, stream):
    return next(w for w in stream if w < 2**32 - 2**32 % n) % n

def drawn(key, draw, ask):
    stream = numbers(key, draw)
    if "dice" in ask: return [below(ask.get("sides", 6), stream) + 1 for _ in range(ask["dice"])]
    if "pick" in ask: return [below(ask["pick"], stream)]
    order = list(range(ask["shuffle"]))
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return order

class Contributions:
    """Format 1: one seal and one contribution of each seat fix all draws. Without the rules they are not checked."""

    def __init__(self, r, _):
        self.id, self.seats, self.seals, self.brought = r["id"], r["seats"], {}, set()

    def check(self, e):
        if "link" in e or "absent" in e or "key" in e: return "other-proof"
        if "seal" in e: return "seal-doubled" if self.seals.setdefault(e["by"], e["seal"]) is not e["seal"] else None
        if len(self.seals) < self.seats: return "revealed-too-soon" if "reveal" in e else "seal-missing"
        if "reveal" in e:
            if e["by"] in self.brought: return "reveal-doubled"
            self.brought.add(e["by"])
            seal = sha(parts(self.id, str(e["by"]), bytes.fromhex(e["reveal"]))).hex()
            return "contribution-differs" if seal != self.seals.get(e["by"]) else None
        return "reveal-missing" if len(self.brought) < self.seats else None

class Links:
    """Format 2: every person who is there brings a link to every draw."""

    def __init__(self, r, seed):
        self.id, self.seats, self.seed, self.draws, self.asked, self.since = r["id"], r["seats"], seed, 0, False, None
        self.last, self.bots, self.away, self.opened, self.called = {}, set(), set(), {}, set()

    def check(self, e):
        flaw, by = self.flaw(e), e["by"]
        if flaw is None and by != "chance":
            (self.away.add if "absent" in e else self.away.discard)(by)
            if "bot" in e: (self.bots.add if e["bot"] > 0 else self.bots.discard)(by)
        if {"move", "draw", "seal"} & set(e): self.since = e.get("at")
        return flaw

    def flaw(self, e):
        by = e["by"]
        if "reveal" in e: return "other-proof"
        if "seal" in e:
            doubled = by in self.last or by in self.bots
            self.last[by] = (0, bytes.fromhex(e["seal"]))
            return "seal-doubled" if doubled else None if "key" in e else "bad-key"
        if len(set(self.last) | self.bots) < self.seats: return None if "bot" in e else "seal-missing"
        self.asked = self.asked or bool({"link", "absent", "draw"} & set(e))
        waits = set(self.last) - self.bots - self.away - set(self.opened)
        if "link" in e:
            if by not in self.last or by in self.bots | self.away | self.called: return "link-unasked"
            if by in self.opened: return "link-doubled"
            known, found = self.last[by], bytes.fromhex(e["link"])
            self.opened[by], self.last[by] = found, (self.draws + 1, found)
            for k in range(self.draws, known[0] - 1, -1):
                found = sha(parts("link", self.id, str(by), word(k + 1), found))
            return None if found == known[1] else "link-differs"
        if "absent" in e:
            self.called.add(by)
            soon = None not in (self.since, e.get("at")) and e["at"] - self.since < 4000
            return "absent-unasked" if by not in waits else "absent-too-soon" if soon else None
        if not self.asked: return None
        if "draw" not in e: return None if waits and (e.get("act") == "resign" or "bot" in e) else "chance-skipped"
        if waits or "ask" not in e: return "draw-too-soon" if waits else "ask-differs"
        links = [self.opened.get(seat, b"") for seat in range(self.seats)]
        key = mac(self.seed, parts("draw", self.id, word(self.draws), *links))
        differs = drawn(key, self.draws, e["ask"]) != e["draw"]
        self.draws, self.asked, self.opened, self.called = self.draws + 1, False, {}, set()
        return "draw-differs" if differs else None

def vouched(r, keys):
    """The seats that signed; a signature that is missing or does not fit ends it."""
    names = ("format", "id", "game", "version", "options", "seats", "position", "players", "result")
    said = {"what": "spellendoos match", **{name: r[name] for name in names if name in r}}
    said |= {"length": r["proof"]["length"], "head": r["proof"]["head"]}
    seats = [each for each in r.get("signatures", []) if each["by"] != "host"]
    hosts = [each for each in r.get("signatures", []) if each["by"] == "host"]
    if not hosts or "host" not in keys: raise Verdict("signature-missing")
    for each in [*hosts, *seats]:
        by, more = each["by"], {"signatures": seats} if each["by"] == "host" else {}
        statement = canonical({**said, **more, "by": by}).encode()
        twice = [other["by"] for other in r["signatures"]].count(by) > 1
        if twice or by not in keys or not is_signed(keys[by], statement, bytes.fromhex(each["signature"])):
            raise Verdict("host-signature-differs" if by == "host" else "seat-signature-differs")
    return [each["by"] for each in seats]

def verify(r, server_key=None):
    if isinstance(r, dict) and whole(float("inf"), 3)(r.get("format")): raise Verdict("bad-replay" if is_deep(r) else "newer-format")
    if not REPLAY(r) or (r["format"] == 2) != (r["proof"]["kind"] == "links") or r["format"] == 1 and "signatures" in r: raise Verdict("bad-replay")
    if r["proof"]["kind"] == "manual":
        left = [n for n, e in enumerate(r["log"]) if {"seal", "reveal", "link", "absent"} & set(e)]
        raise Verdict("proof-left-out", left[0]) if left else Verdict("not-provable")
    seed = bytes.fromhex(r["proof"]["seed"])
    commitment = sha(parts(r["id"], r["game"], str(r["version"]), canonical(r["options"]), seed)).hex()
    header = {name: r[name] for name in ("id", "game", "version", "options", "seats", "position") if name in r}
    head, salt = sha(canonical(header).encode()), mac(seed, parts("salt"))
    proof, keys = (Links if r["format"] == 2 else Contributions)(r, seed), {}
    for n, e in enumerate(r["log"]):
        if isinstance(e["by"], int) and e["by"] >= r["seats"]: raise Verdict("illegal-entry", n)
        if e["by"] == "host" and server_key not in (None, e.get("key")): raise Verdict("kept-key-differs", n)
        if (e["by"] == "host") != (n == 0) or (n == 0 and "seal" not in e):
            first = {"reveal", "link", "absent", "key"} & set(e) if r["format"] == 1 else {"reveal"} & set(e)
            raise Verdict("other-proof" if first else "seal-doubled" if n > 0 else "host-seal-missing", n)
        if n == 0 and (r["format"] == 2 or "key" not in e):
            flaw = None if e["seal"] == commitment else "commitment-differs"
        else: flaw = proof.check(e)
        if flaw is not None: raise Verdict(flaw, n)
        if "seal" in e and "key" in e: keys[e["by"]] = bytes.fromhex(e["key"])
        head = sha(head + mac(salt, word(n)) + canonical(e).encode())
    if not r["log"]: raise Verdict("host-seal-missing")
    if r["proof"]["length"] != len(r["log"]): raise Verdict("length-differs")
    if r["proof"]["head"] != head.hex(): raise Verdict("head-differs")
    raise Verdict("fair", signed=vouched(r, keys) if r["format"] == 2 else [])

if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file: verify(read(file), *sys.argv[2:3])
    except Verdict as verdict:
        print(json.dumps(verdict.args[0]))
        sys.exit(0 if verdict.args[0]["what"] == "fair" else 1)
