import { oneOf, whole } from '@spellendoos/kernel'
import { contest } from '../contest.ts'
import { scoreSheet } from '../scene.ts'
import { diceGame, MOST_THROWS } from '../table.ts'
import { choices, choose, forbids, newRound, take, unkept, worth, type State } from './turn.ts'
import { chicagoTray } from './scene.ts'
import { words } from './words.ts'

export const options = { rounds: whole(1, 10, 1), start: oneOf('moves-on', 'first') }

/** Chicago: three throws to gather ones and sixes, and the first at a thousand wins. */
export const game = diceGame<State>(
  contest<State>({
    id: 'chicago',
    backdrop: 'skyline',
    version: 2,
    words,
    options,
    minutes: 20,
    traits: { levels: 3 },
    // Each throw has its answer; after it at most two dice are kept, two sixes turned, and one 'stop' said.
    bound: MOST_THROWS * (2 + 2 + 2 + 1),
    dice: unkept,
    end: 'chicago.first-to-thousand',
    deal: newRound,
    moves: choices,
    play: choose,
    land: take,
    forbids,
    points: (s) => s.totals,
    tray: chicagoTray,
    sheets: (s) => [scoreSheet('totals', '', s.seats, [[{ say: 'total' }, ...s.totals]])],
    note: (s, seat) => (s.options.rounds === 1 ? undefined : { say: 'has', n: s.totals[seat]! }),
    coach: (s) => (s.count === 0 ? undefined : { say: 'coach-choose', seat: s.seat, n: worth(s.lying) }),
  }),
)
