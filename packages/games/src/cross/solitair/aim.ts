import type { Aim } from '@spellendoos/kernel'
import { turnedRows } from '@spellendoos/mechanics'
import { takenBack } from './daily.ts'
import { position } from './position.ts'
import { result, type Jump, type Pegs } from './rules.ts'

/** Few enough pegs that every line can be searched, and enough to need thought. */
const PEGS = { fewest: 4, most: 11 } as const

/** Finish from here, with the last peg in the centre. */
export const aim: Aim<Pegs, Jump> = {
  reach: ['finish'],
  made: (rng) => takenBack(PEGS.fewest - 1 + rng(PEGS.most - PEGS.fewest + 1), rng),
  isRipe: ({ left }) => left >= PEGS.fewest,
  isFinished: (s) => result(s)?.why === 'solitair.goal',
  key: ({ holes }) => holes.reduce((bits, peg, hole) => bits + (peg > 0 ? 2 ** hole : 0), 0),
  twins: (s) => turnedRows(position.write(s).split(' ')[0]!, 'all'),
}
