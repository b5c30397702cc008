"""Runs inside GNU Backgammon: for each line with a number of plies and positions, a line with what it thinks of each.

A position is two lists of 25: the stones of the player on turn and of the other, each as their owner counts, the bar
last. The answer is the chances of the player on turn: to win, a gammon, a backgammon, to lose a gammon, a backgammon.
"""

import json
import sys

import gnubg

CUBE = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)


def judge(position, plies):
    own, other = position
    context = {'cubeful': 0, 'plies': plies, 'deterministic': 1, 'prune': 1 if plies else 0, 'noise': 0.0}
    return gnubg.evaluate((other, own), CUBE, context)[:5]


print('ready', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps([judge(position, asked['plies']) for position in asked['positions']]), flush=True)
