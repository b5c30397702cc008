"""Runs inside GNU Backgammon: for each line with a number of plies and positions, a line with what it thinks of each.

A position is two lists of 25: the stones of the player on turn and of the other, each as their owner counts, the bar
last. The answer is the chances of the player on turn: to win, a gammon, a backgammon, to lose a gammon, a backgammon.

Asked about the cube (stake, whose it is: 0 for the player on turn, 1 for the other, -1 for nobody; length of the
match, 0 for money; both scores, the player on turn first; whether it is the Crawford game), it answers what it is worth
to throw, to double when it is taken, and when it is dropped, in points at the stake of now.
"""

import json
import sys

import gnubg

CUBE = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)


def judge(position, plies):
    own, other = position
    context = {'cubeful': 0, 'plies': plies, 'deterministic': 1, 'prune': 1 if plies else 0, 'noise': 0.0}
    return gnubg.evaluate((other, own), CUBE, context)[:5]


def judge_cube(position, cube, plies):
    own, other = position
    info = gnubg.cubeinfo(cube['stake'], cube['owner'], 0, cube['points'], tuple(cube['scores']), cube['crawford'])
    info['jacoby'] = 0
    context = {'cubeful': 1, 'plies': plies, 'deterministic': 1, 'prune': 1 if plies else 0, 'noise': 0.0}
    return gnubg.cfevaluate((other, own), info, context)[1:4]


print('ready', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if 'cube' in asked:
        answer = judge_cube(asked['positions'][0], asked['cube'], asked['plies'])
    else:
        answer = [judge(position, asked['plies']) for position in asked['positions']]
    print(json.dumps(answer), flush=True)
