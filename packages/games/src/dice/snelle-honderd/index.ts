import { whole, type OptionsOf } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { contest, type Contest } from '../contest.ts'
import { scoreSheet } from '../scene.ts'
import { diceGame } from '../table.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1) }
const AIM = 100

interface State extends Contest<OptionsOf<typeof options>> {
  points: number[]
}

/** Snelle 100: add your throws, multiply your doubles, and be the first at a hundred. */
export const game = diceGame<State>(
  contest({
    id: 'snelle-honderd',
    backdrop: 'finish',
    words,
    options,
    minutes: 8,
    // 10 rounds, 8 seats; a throw scores at least two, so fifty of them are enough; each has its answer.
    bound: 10 * 8 * (AIM / 2) * 2,
    dice: 2,
    end: 'snelle-honderd.first-to-hundred',
    deal(s) {
      s.points = new Array<number>(s.seats).fill(0)
    },
    land(s, dice, tell) {
      const { seat } = s
      const [a, b] = dice as readonly [number, number]
      // snelle-honderd.double: a player who may choose takes the larger.
      const points = a === b ? Math.max(a + b, a * b) : a + b
      s.points[seat]! += points
      tell?.({ fact: a === b ? 'double' : 'written', seat, dice, points, total: s.points[seat]! })
      if (s.points[seat]! >= AIM) return seat
      s.seat = leftOf(seat, s.seats)
      return undefined
    },
    points: (s) => s.points,
    sheets: (s) => [scoreSheet('points', '', s.seats, [[{ say: 'total' }, ...s.points]])],
    note: (s, seat) => (s.options.rounds === 1 ? undefined : { say: 'has', n: s.points[seat]! }),
  }),
)
