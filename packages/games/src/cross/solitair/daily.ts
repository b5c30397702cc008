import type { DailyGame, Rng } from '@spellendoos/kernel'
import { CENTRE, POINTS } from '../board.ts'
import { position } from './position.ts'
import { isStuck, JUMPS, type Pegs } from './rules.ts'
import { t } from './words/texts.ts'

/** How many jumps are undone, starting from a lone peg in the centre. */
const FEWEST = 8
const MOST = 15

/** One peg in the centre and this many jumps undone at random, so that it can be solved. */
export function takenBack(jumps: number, rng: Rng): Pegs {
  const filled = POINTS.map((_, hole) => hole === CENTRE)
  for (let i = 0; i < jumps; i++) {
    const back = JUMPS.filter(({ from, over, to }) => filled[to]! && !filled[over]! && !filled[from]!)
    if (back.length === 0) break
    const { from, over, to } = back[rng(back.length)]!
    filled[to] = false
    filled[over] = true
    filled[from] = true
  }
  const holes = filled.map((peg, hole) => (peg ? hole + 1 : 0))
  const left = holes.filter((peg) => peg > 0).length
  return { holes, left, moves: 0, last: -1, stuck: isStuck({ holes }) }
}

export const daily: DailyGame<Pegs> = {
  seats: 1,
  start: (rng) => position.write(takenBack(FEWEST + rng(MOST - FEWEST + 1), rng)),
  /** Excess pegs: a lone peg that is not in the centre counts as one. */
  score: ({ holes, left }) => left - (holes[CENTRE]! > 0 ? 1 : 0),
  best: 'fewest',
  perfect: 0,
  counts: t.daily,
}
