import { whole, type OptionsOf } from '@spellendoos/kernel'
import { contest, type Contest } from '../contest.ts'
import { nextIn, outlived, type Elimination } from '../elimination.ts'
import { diceGame, NO_MOVES, ONLY_THROW, THROW, type DiceMove } from '../table.ts'
import { sum } from '../turns.ts'
import { words } from './words.ts'

const LEAST = 2
/** Two dice make at most twelve: from here on nobody can fall at the first throw. */
const SAFE = 13
export const HIGHEST = 29
const options = { rounds: whole(1, 10, 1), lowest: whole(LEAST, SAFE, SAFE) }
/** What can be named, by the lowest number agreed. Precomputed. */
const NUMBERS: readonly (readonly DiceMove[])[] = Array.from({ length: SAFE + 1 }, (_, lowest) =>
  Array.from({ length: HIGHEST - lowest + 1 }, (_, i) => `${lowest + i}`),
)
/** Nobody has named a number yet. */
export const UNNAMED = 0

export interface State extends Contest<OptionsOf<typeof options>>, Elimination {
  /** The number that kills, or UNNAMED. */
  number: number
  /** What has been thrown since it was named. */
  total: number
}

/** Dode sprong: a number is named, all throws add up, and the player who reaches it is out. */
export const game = diceGame<State>(
  contest<State>({
    id: 'dode-sprong',
    backdrop: 'leap',
    version: 2,
    words,
    options,
    minutes: 8,
    // A number is all that is ever chosen.
    traits: { levels: 2 },
    // 10 rounds, 7 players to eliminate; a number, and at most 15 throws of two or more, each with its answer.
    bound: 10 * 7 * (1 + 15 * 2),
    dice: 2,
    end: 'dode-sprong.last-left',
    deal(s) {
      s.number = UNNAMED
      s.total = 0
      s.out = []
    },
    label: Number,
    moves(s, seat) {
      if (seat !== s.seat) return NO_MOVES
      return s.number === UNNAMED ? NUMBERS[s.options.lowest]! : ONLY_THROW
    },
    play(s, seat, move, tell) {
      s.number = Number(move)
      s.total = 0
      tell?.({ fact: 'named', seat, n: s.number })
      s.seat = nextIn(s, seat)
      return undefined
    },
    land(s, dice, tell) {
      const { seat } = s
      s.total += sum(dice)
      const dead = s.total >= s.number
      tell?.({ fact: dead ? 'dead' : 'added', seat, dice, total: s.total, n: s.number })
      const next = nextIn(s, seat)
      if (dead) {
        s.out.push(seat)
        if (s.out.length === s.seats - 1) return next
        s.number = UNNAMED
      }
      s.seat = next
      return undefined
    },
    forbids(s, seat, move) {
      if (move !== THROW && !/^\d{1,4}$/.test(move)) return undefined
      if (s.out.includes(seat)) return 'dode-sprong.out'
      if (seat !== s.seat) return 'dode-sprong.turn'
      if (move === THROW || s.number !== UNNAMED) return 'dode-sprong.name'
      if (Number(move) > HIGHEST) return 'dode-sprong.name'
      return s.options.lowest === SAFE ? 'dode-sprong.range' : 'dode-sprong.lowest'
    },
    points: outlived,
    sheets: ({ number, total }) => [
      {
        id: 'leap',
        head: [{ say: 'number' }, { say: 'total' }],
        rows: [[number === UNNAMED ? '' : number, total]],
      },
    ],
    note: ({ out }, seat) => (out.includes(seat) ? { say: 'out' } : undefined),
    coach: ({ number, seat, options: { lowest } }) =>
      number === UNNAMED ? { say: 'coach-name', seat, from: lowest } : undefined,
  }),
)
