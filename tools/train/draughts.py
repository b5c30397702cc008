"""Fits the weights by which dammen is judged to matches that were played out.

    python3 tools/train/draughts.py FOLDER BEFORE POSITIONS [POSITIONS ...]

POSITIONS are files of tools/train/draughts.cu; FOLDER gets windows.bin and weights.ts;
BEFORE is the one of the round before, whose weights are believed where nothing else is seen, or -. A position is seen
through 28 windows of four rows by four columns, eight dark fields each: every way in which men can stand in a window
has a weight of its own. Turned round, with the colours changed, a position is worth the opposite, so only the first
fourteen windows have weights. Beside them are a few numbers: see COUNTS. The sum is fitted to the results by logistic
regression; a twentieth of the positions is held back to tell how well.
"""

import os
import sys

import numpy as np

ROWS, PER_ROW, HIGH, WINDOWS, WAYS = 10, 5, 4, 28, 3**8
COUNTS = ['men', 'menLate', 'king', 'kings', 'diagonal', 'turn']
DIAGONAL = [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]
HELD_BACK = 20
EPOCHS, BATCH, STEP = 8, 8192, 0.02
# A way that was seen so often is believed half.
DOUBT = 40
VARIANCE = 0.2
# Weights are kept as whole numbers: so many are one unit of log-odds.
FINE = 100


def bits(low, high):
    """Whether there is a piece on each field, from two words of a set."""
    word = low.astype(np.int64) | (high.astype(np.int64) << 27)
    fields = np.arange(50)
    return ((word[:, None] >> (fields + fields // 10)) & 1).astype(np.int8)


def turned():
    """The number of a way to stand, seen from the other side."""
    ways = np.arange(WAYS)
    other = np.zeros(WAYS, np.int64)
    for place in range(8):
        digit = ways // 3**place % 3
        other += np.array([0, 2, 1])[digit] * 3 ** (7 - place)
    return other


def seen(data):
    """For each position: its fourteen windows, those seen from the other side, its counts."""
    white, black, kings = (bits(data[:, i], data[:, i + 1]) for i in (0, 2, 4))
    men = (white * (1 - kings) + 2 * black * (1 - kings)).reshape(-1, ROWS, PER_ROW).astype(np.int32)
    pairs = men[:, :, :-1] + 3 * men[:, :, 1:]
    windows = np.stack(
        [sum(9**i * pairs[:, row + i, lane] for i in range(HIGH)) for row in range(7) for lane in range(4)], 1
    )
    half = WINDOWS // 2
    own = windows[:, :half] + WAYS * np.arange(half)
    other = turned()[windows[:, ::-1][:, :half]] + WAYS * np.arange(half)
    ahead = (white * (1 - kings)).sum(1) - (black * (1 - kings)).sum(1)
    both = (white + black).sum(1)
    first = [(side * kings).sum(1) for side in (white, black)]
    line = np.array(DIAGONAL) - 1
    diagonal = [(side * kings)[:, line].any(1).astype(int) for side in (white, black)]
    counts = [
        ahead,
        ahead * (1 - both / 40),
        (first[0] > 0).astype(int) - (first[1] > 0),
        np.maximum(first[0] - 1, 0) - np.maximum(first[1] - 1, 0),
        diagonal[0] - diagonal[1],
        1 - 2 * data[:, 6],
    ]
    return own.astype(np.int32), other.astype(np.int32), np.stack(counts, 1).astype(np.float32)


def fit(own, other, counts, result, before):
    """Adam in small batches; weights that were seldom seen stay as they were before."""
    patterns = WINDOWS // 2 * WAYS
    weights = np.concatenate([before, [1, 0, 2, 1, 0, 0]]).astype(np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    last = len(result) * (HELD_BACK - 1) // HELD_BACK
    draw = np.random.default_rng(1)
    steps = EPOCHS * (last // BATCH)
    step = 0

    def chance(rows):
        log_odds = weights[own[rows]].sum(1) - weights[other[rows]].sum(1) + counts[rows] @ weights[patterns:]
        return 1 / (1 + np.exp(-log_odds))

    for epoch in range(EPOCHS):
        for rows in np.array_split(draw.permutation(last), last // BATCH):
            step += 1
            wrong = (chance(rows) - result[rows]).astype(np.float32)
            spread = np.repeat(wrong, WINDOWS // 2)
            slope = np.empty_like(weights)
            slope[:patterns] = np.bincount(own[rows].ravel(), spread, patterns)
            slope[:patterns] -= np.bincount(other[rows].ravel(), spread, patterns)
            slope[:patterns] += DOUBT * VARIANCE * len(rows) / last * (weights[:patterns] - before)
            slope[patterns:] = counts[rows].T @ wrong
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            pace = STEP * (1 - step / (steps + 1))
            weights -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-3)
        p, y = chance(slice(last, None)), result[last:]
        loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
        print(epoch + 1, f'held back {loss:.4f}', *weights[patterns:].round(3), flush=True)
    return weights[:patterns], weights[patterns:]


def read(folder):
    """The weights of the windows that a folder has."""
    if folder == '-':
        return np.zeros(WINDOWS // 2 * WAYS)
    return np.fromfile(os.path.join(folder, 'windows.bin'), np.int8) / FINE


def write(folder, patterns, counts):
    np.clip(np.round(patterns * FINE), -127, 127).astype(np.int8).tofile(os.path.join(folder, 'windows.bin'))
    lines = ''.join(f'  {name}: {value:.3f},\n' for name, value in zip(COUNTS, counts))
    with open(os.path.join(folder, 'weights.ts'), 'w') as out:
        out.write(
            '/** Fitted by tools/train/draughts.py. What each count adds to the log-odds of winning. */\n'
            f'export const COUNTS = {{\n{lines}}}\n\n'
            f'/** `windows.bin` has bytes with a sign, {FINE} to a unit: {WAYS} ways to stand in each of fourteen windows. */\n'
            f'export const FINE = {FINE}\n'
        )


if __name__ == '__main__':
    folder, before, *files = sys.argv[1:]
    data = np.concatenate([np.fromfile(name, np.int32)[: os.path.getsize(name) // 32 * 8].reshape(-1, 8) for name in files])
    own, other, counts = seen(data)
    print(len(data), 'positions', np.bincount(data[:, 7]))
    patterns, counts = fit(own, other, counts, (data[:, 7] / 2).astype(np.float32), read(before))
    write(folder, patterns, counts)
