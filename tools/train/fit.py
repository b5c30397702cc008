"""Fits the weights by which a game is judged to matches that tools/train/self-play.ts played.

    python3 tools/train/fit.py PLAN OUT POSITIONS [POSITIONS ...] [--result 0.7] [--epochs 12] [--no-lead]

PLAN says how many kinds of contents each cell has, which cells are read together, and which mirrors make no difference.
Every way in which the cells of a pattern can be filled has two weights: at the beginning of a match and at its end. Beside
them a small network may see all cells, once for each mirror, and the lead that the game counts itself is weighed. Their
sum is the log-odds of winning for the player to move.
It is fitted by logistic regression to a mixture of the result and of what the search found; a twentieth of the positions
is held back to tell how well.
"""

import argparse
import json
import time

import numpy as np
import torch

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
FINE, FINE_UNITS = 64, 1024
# A weight is written as a byte whose square it is, with its sign: finer where it is small.
LARGEST = (127 / FINE) ** 2
BATCH, STEP = 4096, 0.02
# How strongly weights are held near zero, as so many positions that say so.
DOUBT, DOUBT_ROWS = 12, 3
# A lead of one has this many units in the file of positions.
FINE_LEAD = 1024
# Of so many blocks of positions the last is held back.
HELD_BACK, BLOCK = 20, 1024
# A search values what it does not know for certain at most so highly.
ESTIMATE = 0.9


def same_ways(radices, same):
    """For each way the first of those that have the same weight."""
    steps = np.cumprod([1, *radices[:-1]])
    ways = np.arange(int(np.prod(radices)))
    first = ways.copy()
    for order in same:
        other = sum(ways // steps[cell] % radices[cell] * steps[i] for i, cell in enumerate(order))
        first = np.minimum(first, other)
    return steps, first


def roots(weights):
    """The bytes that are written."""
    return torch.round(FINE * weights.detach().sign() * weights.detach().abs().sqrt())


def squares(bytes):
    """The weights that are read."""
    return bytes * bytes.abs() / FINE**2


class Judge(torch.nn.Module):
    """The weights of one view."""

    def __init__(self, plan):
        super().__init__()
        kinds, patterns, mirrors = plan['kinds'], plan['patterns'], plan['mirrors']
        cells = len(kinds)
        places = sum(len(pattern['places']) for pattern in patterns)
        digits = np.zeros((cells, places), np.float32)
        starts = np.zeros(places, np.int64)
        weight_of, place, params = [], 0, 0
        for pattern in patterns:
            steps, first = same_ways([kinds[cell] for cell in pattern['places'][0]], pattern['same'])
            for cells_of in pattern['places']:
                for cell, step in zip(cells_of, steps):
                    digits[cell, place] += step
                starts[place] = sum(map(len, weight_of))
                place += 1
            names, number = np.unique(first, return_inverse=True)
            weight_of.append(params + number)
            params += len(names)
        self.register_buffer('digits', torch.from_numpy(digits))
        self.register_buffer('starts', torch.from_numpy(starts))
        self.register_buffer('weight_of', torch.from_numpy(np.concatenate(weight_of)))
        rows_at = np.cumsum([0, *kinds[:-1]])
        self.register_buffer('rows_at', torch.from_numpy(rows_at))
        self.register_buffer('mirrors', torch.tensor(mirrors))
        self.units = plan['units']
        self.weights = torch.nn.Parameter(torch.zeros(params, 2))
        self.constant = torch.nn.Parameter(torch.zeros(2))
        self.lead = torch.nn.Parameter(torch.full((2,), 2.0))
        self.rows = torch.nn.Parameter(0.1 * torch.randn(sum(kinds), max(1, self.units)))
        self.bias = torch.nn.Parameter(torch.full((max(1, self.units),), 0.2))
        self.out = torch.nn.Parameter(0.1 * torch.randn(2, max(1, self.units)))

    def forward(self, cells, stage, lead):
        ways = (cells.float() @ self.digits).long() + self.starts
        sums = torch.nn.functional.embedding_bag(self.weight_of[ways], self.weights, mode='sum') + self.constant + lead[:, None] * self.lead
        if self.units > 0:
            for mirror in self.mirrors:
                # A unit sees cell c where its mirror has it: the row of c is that of what stands at mirror[c].
                rows = cells.long()[:, mirror] + self.rows_at
                hidden = torch.relu(torch.nn.functional.embedding_bag(rows, self.rows, mode='sum') + self.bias)
                sums = sums + hidden @ self.out.T
        return sums[:, 0] + stage * (sums[:, 1] - sums[:, 0])

    def doubt(self):
        return DOUBT * (self.weights**2).sum() + (DOUBT_ROWS * (self.rows**2).sum() if self.units > 0 else 0)

    def keep_small(self):
        with torch.no_grad():
            self.weights.clamp_(-LARGEST, LARGEST)
            self.rows.clamp_(-127 / FINE, 127 / FINE)
            for each in (self.bias, self.out, self.constant, self.lead):
                each.clamp_(-31, 31)

    def round(self):
        with torch.no_grad():
            self.weights.copy_(squares(roots(self.weights)))
            for each, fine in ((self.rows, FINE), (self.bias, FINE_UNITS), (self.out, FINE_UNITS), (self.constant, FINE_UNITS), (self.lead, FINE_UNITS)):
                each.copy_(torch.round(each * fine) / fine)

    def written(self):
        """The weights way by way, early and late; the rows; then biases, weights of units and the constant in 16 bits."""
        whole = lambda tensor, fine, kind: torch.round(tensor.detach() * fine).cpu().numpy().astype(kind).tobytes()
        parts = [roots(self.weights).cpu().numpy().astype('<i1').tobytes()]
        if self.units > 0:
            parts.append(whole(self.rows, FINE, '<i1'))
            parts += [whole(each, FINE_UNITS, '<i2') for each in (self.bias, self.out[0], self.out[1])]
        parts += [whole(each, FINE_UNITS, '<i2') for each in (self.constant, self.lead)]
        return b''.join(parts)


def read(names, cells):
    size = cells + 6
    data = np.concatenate([np.fromfile(name, np.uint8) for name in names if name.endswith('.bin')])
    return data[: len(data) // size * size].reshape(-1, size)


def loss_of(logits, target):
    return torch.nn.functional.binary_cross_entropy_with_logits(logits, target)


def fit(plan, data, result_share, epochs, uses_lead=True):
    n = len(plan['kinds'])
    cells = torch.from_numpy(data[:, :n]).to(DEVICE)
    stage = torch.from_numpy(data[:, n + 1]).to(DEVICE).float() / 255
    value = (torch.from_numpy(data[:, n + 2]).to(DEVICE).float() / 255 * 2 - 1) / ESTIMATE
    result = torch.from_numpy(data[:, n + 3]).to(DEVICE).float() / 2
    lead = torch.from_numpy(data[:, n + 4 : n + 6].copy().view('<i2')[:, 0].astype(np.float32) / FINE_LEAD).to(DEVICE)
    target = result_share * result + (1 - result_share) * (value.clamp(-1, 1) + 1) / 2
    held = torch.arange(len(data), device=DEVICE) // BLOCK % HELD_BACK == HELD_BACK - 1
    train, test = (~held).nonzero()[:, 0], held.nonzero()[:, 0]
    torch.manual_seed(1)
    judge = Judge(plan).to(DEVICE)
    if not uses_lead or not lead.any():
        lead = torch.zeros_like(lead)
        judge.lead.data.zero_()
    tables = [judge.weights]
    others = [judge.rows, judge.bias, judge.out, judge.constant, judge.lead]
    optimizer = torch.optim.Adam([{'params': tables, 'base': STEP}, {'params': others, 'base': STEP / 5}], betas=(0.9, 0.99), eps=1e-6)
    steps = max(1, len(train) // BATCH)
    begun = time.time()

    @torch.no_grad()
    def report():
        """How far the positions held back are off, and how far they would be if all were thought even."""
        if len(test) == 0:
            return 'nothing held back'
        logits = torch.cat([judge(cells[part], stage[part], lead[part]) for part in test.split(BATCH)])
        off, even = (loss_of(each, result[test]).item() for each in (logits, torch.zeros_like(logits)))
        return f'held back {off:.4f}, if even {even:.4f}'

    for epoch in range(epochs):
        total = 0.0
        for step, part in enumerate(train[torch.randperm(len(train), device=DEVICE)][: steps * BATCH].split(BATCH)):
            done = (epoch + step / steps) / epochs
            for group in optimizer.param_groups:
                group['lr'] = group['base'] * max(0.002, 0.5 * (1 + np.cos(np.pi * done)))
            loss = loss_of(judge(cells[part], stage[part], lead[part]), target[part]) + judge.doubt() / 2 / len(train)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            judge.keep_small()
            total += loss.item() / steps
        if epoch % 4 == 3 or epoch == epochs - 1:
            print(f'  {epoch + 1}: {total:.4f}, {report()}, {time.time() - begun:.0f} s', flush=True)
    judge.round()
    print(f'  as written: {report()}')
    return judge


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('plan')
    parser.add_argument('out')
    parser.add_argument('positions', nargs='+')
    parser.add_argument('--result', type=float, default=0.7)
    parser.add_argument('--epochs', type=int, default=12)
    parser.add_argument('--no-lead', action='store_true')
    asked = parser.parse_args()
    with open(asked.plan) as file:
        plan = json.load(file)
    data = read(asked.positions, len(plan['kinds']))
    view = data[:, len(plan['kinds'])]
    print(asked.plan, len(data), 'positions', flush=True)
    judges = [fit(plan, data[view == each], asked.result, asked.epochs, not asked.no_lead) for each in range(plan['views'])]
    with open(asked.out, 'wb') as out:
        for judge in judges:
            out.write(judge.written())
