"""Trains the network that judges backgammon, by playing against itself on a GPU.

    python3 tools/train/backgammon.py OUT [minutes [weights to go on from]]

A network looks at a position of the player on turn before the throw and says how likely it is to win, to win
a gammon, to win a backgammon, to lose a gammon and to lose a backgammon. Thousands of tables play at once, each
move the one that the network likes best. What a position turned out to be worth some moves later is what the
network learns (returns with lambda), with a learning rate that sinks to nothing. What is written is the average
of the network over its last steps, which plays better than any one of them.

OUT (packages/games/src/tables/backgammon/net.bin) gets the weights as 16-bit whole numbers with a scale for each layer: see write() for the format.
"""

import json
import math
import pathlib
import struct
import sys
import time

import torch
from torch.utils.cpp_extension import load

HERE = pathlib.Path(__file__).parent
DEVICE = torch.device('cuda')
FEATURES, WIDE, NARROW, CHANCES = 205, 768, 128, 5
TABLES, STEPS = 16384, 32
LAMBDA = 0.8
BATCH = 4096
KEPT = 0.9998
START = [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0] * 2
THROWS = [(a, b) for a in range(1, 7) for b in range(1, a + 1)]
ODDS = [1 / 36 if a == b else 2 / 36 for a, b in THROWS]

torch.backends.cuda.matmul.allow_tf32 = True
rules = load('backgammon_rules', [str(HERE / 'backgammon.cu')], extra_cuda_cflags=['-O3'], verbose=False)

# Win, gammon and backgammon for one are loss, gammon and backgammon for the other.
EQUITY = torch.tensor([2.0, 1.0, 1.0, -1.0, -1.0], device=DEVICE)


class Judge(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(FEATURES, WIDE), torch.nn.ReLU(),
            torch.nn.Linear(WIDE, NARROW), torch.nn.ReLU(),
            torch.nn.Linear(NARROW, CHANCES))

    def forward(self, x):
        return self.layers(x)


def equity(chances):
    return chances @ EQUITY - 1


def turned(chances):
    """The same chances for the other player."""
    return torch.stack([1 - chances[:, 0], chances[:, 3], chances[:, 4], chances[:, 1], chances[:, 2]], 1)


def outcome(ends):
    """What the player on turn gets when the other has just borne off the last stone."""
    lost = torch.zeros(len(ends), CHANCES, device=DEVICE)
    lost[:, 3] = (ends >= 2).float()
    lost[:, 4] = (ends >= 3).float()
    return lost


def judge(net, positions):
    """Chances of the player on turn; where the match is over, what it came to."""
    with torch.no_grad():
        parts = [torch.sigmoid(net(rules.describe(part))) for part in positions.split(1 << 20)]
    chances = torch.cat(parts)
    ends = rules.over(positions)
    return torch.where((ends > 0)[:, None], outcome(ends), chances), ends


def best(net, positions, dice):
    """For each position and throw: the position that the best move leads to, judged, and whether it ends the match."""
    states, last, counts = rules.outcomes(positions, dice)
    chances, ends = judge(net, states)
    worth = -equity(chances)
    table = torch.repeat_interleave(torch.arange(len(positions), device=DEVICE), counts)
    top = torch.full((len(positions),), -9.0, device=DEVICE).scatter_reduce(0, table, worth, 'amax')
    index = torch.arange(len(states), device=DEVICE)
    chosen = torch.full((len(positions),), len(states), device=DEVICE).scatter_reduce(
        0, table, torch.where(worth >= top[table], index, len(states)), 'amin')
    return states[chosen], chances[chosen], ends[chosen]


def throw(n):
    return torch.randint(1, 7, (n, 2), device=DEVICE, dtype=torch.int8)


def fresh(n):
    return torch.tensor(START, dtype=torch.int8, device=DEVICE).repeat(n, 1)


def first_throw(positions, fresh_ones):
    """Nobody begins with a double."""
    dice = throw(len(positions))
    double = fresh_ones & (dice[:, 0] == dice[:, 1])
    dice[:, 1] = torch.where(double, dice[:, 0] % 6 + 1, dice[:, 1])
    return dice


def learn(net, average, optimiser, positions, targets):
    order = torch.randperm(len(positions), device=DEVICE)
    total = 0.0
    for part in order.split(BATCH):
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            net(rules.describe(positions[part])), targets[part])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        total += loss.detach()
        with torch.no_grad():
            torch._foreach_lerp_(list(average.parameters()), list(net.parameters()), 1 - KEPT)
    return total / max(1, len(order) // BATCH)


def self_play(net, positions, begun):
    """Plays on at every table; answers where it was, and the returns with lambda."""
    seen, values, ended = [], [], []
    for _ in range(STEPS):
        seen.append(positions)
        following, chances, ends = best(net, positions, first_throw(positions, begun))
        values.append(chances)
        begun = ends > 0
        ended.append(begun)
        positions = torch.where(begun[:, None], fresh(len(positions)), following)
    returns = [None] * STEPS
    after = values[-1]
    for step in reversed(range(STEPS)):
        mixed = (1 - LAMBDA) * values[step] + LAMBDA * after
        returns[step] = turned(torch.where(ended[step][:, None], values[step], mixed))
        after = returns[step]
    return positions, begun, torch.cat(seen), torch.cat(returns)


def expected(net, positions):
    """The chances of the player on turn as the average over all throws."""
    total = torch.zeros(len(positions), CHANCES, device=DEVICE)
    for (a, b), odds in zip(THROWS, ODDS):
        dice = torch.tensor([a, b], dtype=torch.int8, device=DEVICE).repeat(len(positions), 1)
        total += odds * turned(best(net, positions, dice)[1])
    return total


def match(one, other, games):
    """Points per game of one against the other, with its standard error; cubeless, both begin as often."""
    points = []
    for starts in (0, 1):
        positions, alive = fresh(games // 2), torch.ones(games // 2, dtype=torch.bool, device=DEVICE)
        score = torch.zeros(games // 2, device=DEVICE)
        begun, player = alive.clone(), starts
        while alive.any():
            following, _, ends = best(one if player == 0 else other, positions, first_throw(positions, begun))
            begun = torch.zeros_like(begun)
            done = alive & (ends > 0)
            score = torch.where(done, ends.float() * (1 if player == 0 else -1), score)
            alive &= ends == 0
            positions, player = following, 1 - player
        points.append(score)
    points = torch.cat(points)
    return points.mean().item(), points.std().item() / math.sqrt(len(points))


def write(net, path):
    """For each layer: inputs, outputs (16 bit), scale (32-bit float), weights by input, biases (16 bit), little-endian."""
    with open(path, 'wb') as file:
        for layer in (net.layers[0], net.layers[2], net.layers[4]):
            weights = layer.weight.detach().T.contiguous().cpu()
            biases = layer.bias.detach().cpu()
            scale = max(weights.abs().max(), biases.abs().max()).item() / 32767
            file.write(struct.pack('<HHf', *weights.shape, scale))
            for numbers in (weights, biases):
                file.write((numbers / scale).round().to(torch.int16).numpy().astype('<i2').tobytes())


def main():
    out = pathlib.Path(sys.argv[1])
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 20
    torch.manual_seed(1)
    net, average = Judge().to(DEVICE), Judge().to(DEVICE)
    top = 1e-3
    if len(sys.argv) > 3:
        net.load_state_dict(torch.load(sys.argv[3]))
        top = 2e-4
    average.load_state_dict(net.state_dict())
    optimiser = torch.optim.Adam(net.parameters(), lr=top, fused=True)
    positions = fresh(TABLES)
    begun = torch.ones(TABLES, dtype=torch.bool, device=DEVICE)
    start, last, plies, earlier = time.time(), 0.0, 0, None
    while (gone := (time.time() - start) / 60 / minutes) < 1:
        rate = top * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * gone)))
        for group in optimiser.param_groups:
            group['lr'] = rate
        positions, begun, seen, returns = self_play(net, positions, begun)
        plies += len(seen)
        loss = learn(net, average, optimiser, seen, returns)
        if time.time() - last > 60 or gone > 0.995:
            last = time.time()
            against = match(average, earlier, 40000) if earlier else (0, 0)
            earlier = Judge().to(DEVICE)
            earlier.load_state_dict(average.state_dict())
            begin = equity(expected(average, fresh(1))).item()
            print(json.dumps({'minutes': round((last - start) / 60, 1), 'plies': plies, 'loss': round(float(loss), 5),
                              'rate': rate, 'first player': round(begin, 4),
                              'against the one before': [round(each, 4) for each in against],
                              'against the latest step': round(match(average, net, 40000)[0], 4)}), flush=True)
            save(average, out)
    save(average, out)


def save(net, out):
    write(net, out / 'backgammon.weights')
    torch.save(net.state_dict(), out / 'backgammon.pt')


if __name__ == '__main__':
    main()
