"""Trains the network that judges molenspel on positions whose end is known.

    python3 tools/train/molenspel.py OUT MINUTES FOLDER

FOLDER has the samples of tools/train/molenspel.cu. A position is seen through eleven patterns of eight or nine points: the
four sides with the points behind them, the four corners with theirs, and the three squares. Every way to stand in a
pattern has a row of numbers; patterns that look alike when the board is turned, mirrored or turned inside out share
their rows. The rows are added up, and a small network makes one number of the sum: one network for each turn of placing
and, after that, for each number of stones against each. Its hyperbolic tangent goes from -1, lost, to 1, won.

OUT (packages/games/src/molenspel/evaluation/patterns.bin) gets the rows as bytes and the networks as 16-bit whole
numbers: see write().
"""

import itertools
import os
import sys
import time

import numpy as np
import torch

DEVICE = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
POINTS = 'a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7'.split()
# Points of one pattern of each kind; the board's symmetries make the others.
SHAPES = [
    'a1 d1 g1 b2 d2 f2 c3 d3 e3'.split(),
    'a1 b2 c3 a4 b4 c4 d1 d2 d3'.split(),
    'a1 a4 a7 d7 g7 g4 g1 d1'.split(),
    'b2 b4 b6 d6 f6 f4 f2 d2'.split(),
]
PLACING, MOST, FEWEST = 18, 9, 3
STAGES = PLACING + (MOST - FEWEST + 1) ** 2
WIDE, NARROW = 32, 8
# Whole numbers to a unit.
FINE_ROWS, FINE = 64, 1024
BATCH, STEP = 1 << 16, 3e-3
# A win is worth less the more stones are still to be taken, and the longer it takes to the next.
A_STONE, A_LONG_WAY, LONG = 0.05, 0.1, 50


def turned(turn):
    """Where each point comes to lie."""
    to = []
    for name in POINTS:
        x, y = 'abcdefg'.index(name[0]) - 3, int(name[1]) - 4
        square = max(abs(x), abs(y))
        far = 4 - square if turn & 8 else square
        across, up = (-x if turn & 1 else x), (-y if turn & 2 else y)
        column, row = (up, across) if turn & 4 else (across, up)
        to.append(POINTS.index('abcdefg'[column * far // square + 3] + str(row * far // square + 4)))
    return to


TURNED = [turned(turn) for turn in range(16)]


def patterns():
    """The points of each pattern and its shape; and for each shape the row of every way to stand in it."""
    instances, rows, total = [], [], 0
    for shape, names in enumerate(SHAPES):
        base = [POINTS.index(name) for name in names]
        seen, alike = {}, set()
        for to in TURNED:
            image = [to[point] for point in base]
            seen.setdefault(frozenset(image), image)
            if set(image) == set(base):
                alike.add(tuple(base.index(point) for point in image))
        instances += [(shape, image) for image in seen.values()]
        ways = np.arange(3 ** len(base))
        digits = [ways // 3**place % 3 for place in range(len(base))]
        least = np.min([sum(digits[i] * 3**place for i, place in enumerate(places)) for places in alike], 0)
        kinds, row = np.unique(least, return_inverse=True)
        rows.append(row + total)
        total += len(kinds)
    return instances, rows, total


INSTANCES, ROWS, ROW_COUNT = patterns()


def lookups():
    """By pattern, byte of a set and its value: what own stones there add to the number of a way to stand."""
    table = np.zeros((len(INSTANCES), 3, 256), np.int64)
    for i, (_, points) in enumerate(INSTANCES):
        for place, point in enumerate(points):
            byte, bit = divmod(point, 8)
            table[i, byte] += 3**place * (np.arange(256) >> bit & 1)
    return torch.tensor(table, device=DEVICE)


LOOKUPS = lookups()
ROW_OF = [torch.tensor(ROWS[shape], device=DEVICE) for shape, _ in INSTANCES]
ONES = torch.tensor([bin(byte).count('1') for byte in range(256)], device=DEVICE)


def ones(sets):
    return ONES[sets & 255] + ONES[sets >> 8 & 255] + ONES[sets >> 16 & 255]


def rows_of(records):
    own, other = records & 0xFFFFFF, records >> 24 & 0xFFFFFF
    rows = []
    for i, row_of in enumerate(ROW_OF):
        way = sum(
            LOOKUPS[i, byte][own >> 8 * byte & 255] + 2 * LOOKUPS[i, byte][other >> 8 * byte & 255] for byte in range(3)
        )
        rows.append(row_of[way].to(torch.int16))
    return torch.stack(rows, 1)


def read(records):
    """Stage, rule, what each position is worth and how it ends."""
    own, other = records & 0xFFFFFF, records >> 24 & 0xFFFFFF
    turns, rule, code = records >> 48 & 31, records >> 53 & 1, records >> 54 & 255
    placing = turns < PLACING
    a, b = ones(own), ones(other)
    stage = torch.where(placing, turns, PLACING + (MOST - FEWEST + 1) * (a - FEWEST) + b - FEWEST)
    verdict = torch.where(code == 0, 0, torch.where(code % 2 == 1, -1, 1))
    hands = torch.where(placing, MOST - turns // 2, 0), torch.where(placing, MOST - (turns + 1) // 2, 0)
    left = torch.where(verdict > 0, b + hands[1], a + hands[0])
    way = torch.where(placing, LONG // 2, (code - 1).clamp(0, LONG))
    worth = verdict * (1 - A_STONE * (left - FEWEST) - A_LONG_WAY * way / LONG)
    return stage, rule, worth.float(), verdict


class RowSum(torch.autograd.Function):
    """The sum of rows of a table; its slope is added up row by row, which is quicker than sorting them."""

    @staticmethod
    def forward(ctx, table, rows):
        ctx.save_for_backward(rows)
        ctx.shape = table.shape
        return torch.nn.functional.embedding_bag(rows, table, mode='sum')

    @staticmethod
    def backward(ctx, slope):
        (rows,) = ctx.saved_tensors
        whole = torch.zeros(ctx.shape, device=slope.device)
        for column in range(rows.shape[1]):
            whole.index_add_(0, rows[:, column], slope)
        return whole, None


class Judge(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = torch.nn.Parameter(0.1 * torch.randn(ROW_COUNT, WIDE))
        self.rule = torch.nn.Parameter(torch.zeros(2, WIDE))
        self.begin = torch.nn.Parameter(torch.full((STAGES, WIDE), 0.3))
        self.middle = torch.nn.Parameter(torch.randn(1, NARROW, WIDE).repeat(STAGES, 1, 1) / WIDE**0.5)
        self.bias = torch.nn.Parameter(torch.full((STAGES, NARROW), 0.1))
        self.end = torch.nn.Parameter(torch.randn(1, NARROW).repeat(STAGES, 1) / NARROW**0.5)
        self.last = torch.nn.Parameter(torch.zeros(STAGES))

    def forward(self, rows, stage, rule):
        """For positions in order of stage: each network sees a slice of its own, padded to the longest."""
        sum_ = torch.relu(RowSum.apply(self.rows, rows) + self.begin[stage] + self.rule[rule])
        # One product for all stages: rows of one stage lie together.
        counts = torch.bincount(stage, minlength=STAGES)
        starts = torch.cumsum(counts, 0) - counts
        longest = int(counts.max())
        slot = torch.arange(len(stage), device=stage.device) - starts[stage]
        padded = torch.zeros(STAGES, longest, WIDE, device=stage.device).index_put((stage, slot), sum_)
        hidden = torch.relu(torch.baddbmm(self.bias[:, None], padded, self.middle.transpose(1, 2)))
        out = (hidden * self.end[:, None]).sum(2) + self.last[:, None]
        return out[stage, slot]

    def keep_small(self):
        with torch.no_grad():
            self.rows.clamp_(-127 / FINE_ROWS, 127 / FINE_ROWS)
            for each in (self.rule, self.begin, self.middle, self.bias, self.end, self.last):
                each.clamp_(-31.9, 31.9)

    def rounded(self):
        """The same network with the numbers that are written."""
        other = Judge().to(DEVICE)
        other.load_state_dict(self.state_dict())
        with torch.no_grad():
            other.rows.copy_(torch.round(self.rows * FINE_ROWS) / FINE_ROWS)
            for name in ('rule', 'begin', 'middle', 'bias', 'end', 'last'):
                getattr(other, name).copy_(torch.round(getattr(self, name) * FINE) / FINE)
        return other


class Positions:
    """All positions of some files, and what is to be known of them."""

    def __init__(self, names):
        records = [torch.from_numpy(np.fromfile(name, np.int64)) for name in names]
        self.records = torch.cat(records).to(DEVICE)
        self.rows = torch.cat([rows_of(part) for part in self.records.split(1 << 22)])

    def __len__(self):
        return len(self.records)

    def some(self, which):
        """Rows, stage, rule, worth and verdict, in order of stage."""
        known = read(self.records[which])
        order = torch.argsort(known[0])
        return self.rows[which[order]].int(), *(each[order] for each in known)


def loss_of(net, rows, stage, rule, worth):
    out = net(rows, stage, rule)
    return out, torch.nn.functional.binary_cross_entropy_with_logits(2 * out, (worth + 1) / 2)


@torch.no_grad()
def report(net, positions):
    """How far off the positions held back are, and how many are on the wrong side, by stage of the match."""
    loss, parts = 0.0, []
    for which in torch.arange(len(positions), device=DEVICE).split(BATCH):
        rows, stage, rule, worth, verdict = positions.some(which)
        out, off = loss_of(net, rows, stage, rule, worth)
        loss += float(off) * len(which)
        value = torch.tanh(out)
        said = torch.where(value > 0.35, 1, torch.where(value < -0.35, -1, 0))
        parts.append(torch.stack([stage, (said != verdict).long(), (said * verdict < 0).long()]))
    print(f'held back {loss / len(positions):.5f}')
    stage, wrong, opposite = torch.cat(parts, 1)
    for name, where in [(f'{t}-{t + 2}', (stage >= t) & (stage < t + 3)) for t in range(0, PLACING, 3)] + [
        ('moving', stage >= PLACING)
    ]:
        n = max(1, int(where.sum()))
        print(f'  {name}: {n} positions, {100 * int(wrong[where].sum()) / n:.2f} % not so, {100 * int(opposite[where].sum()) / n:.3f} % the opposite')
    sys.stdout.flush()


def train(positions, held_back, minutes):
    net = Judge().to(DEVICE)
    optimizer = torch.optim.Adam(net.parameters(), lr=STEP, betas=(0.9, 0.99))
    start = time.time()
    shown = 0
    for step in itertools.count():
        done = (time.time() - start) / (60 * minutes)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group['lr'] = STEP * min(1, (step + 1) / 500) * max(0.002, 0.5 * (1 + np.cos(np.pi * done)))
        rows, stage, rule, worth, _ = positions.some(torch.randint(len(positions), (BATCH,), device=DEVICE))
        _, loss = loss_of(net, rows, stage, rule, worth)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.keep_small()
        if done >= shown:
            print(f'{step} steps, {time.time() - start:.0f} s, {loss.item():.5f}', flush=True)
            shown += 0.1
    print(f'{step} steps')
    report(net, held_back)
    net = net.rounded()
    print('as written:')
    report(net, held_back)
    return net


def write(name, net):
    """The rows, a byte to a number; then for each stage what is added to their sum, the first layer row by row with what is
    added to it, the second layer with what is added to it; then what each rule on stones in mills adds to the sum."""
    whole = lambda tensor: torch.round(tensor.detach() * FINE).to(torch.int16).cpu().numpy()
    with open(name, 'wb') as out:
        out.write(torch.round(net.rows.detach() * FINE_ROWS).to(torch.int8).cpu().numpy().tobytes())
        for stage in range(STAGES):
            for each in (net.begin, net.middle, net.bias, net.end, net.last):
                out.write(whole(each[stage]).tobytes())
        out.write(whole(net.rule).tobytes())


if __name__ == '__main__':
    out, minutes, folder = sys.argv[1:]
    positions, held_back = (
        Positions([os.path.join(folder, f'{name}-{rule}.bin') for rule in (0, 1)]) for name in ('samples', 'held')
    )
    print(len(positions), 'positions,', len(held_back), 'held back,', ROW_COUNT, 'rows,', STAGES, 'stages', flush=True)
    write(out, train(positions, held_back, float(minutes)))
