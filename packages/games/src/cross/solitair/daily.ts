import type { DailyGame } from '@spellendoos/kernel'
import { CENTRE, POINTS } from '../board.ts'
import { position } from './position.ts'
import { isStuck, JUMPS, type Pegs } from './rules.ts'
import { t } from './words/texts.ts'

/** So many jumps of a solution are taken back, from the lone peg in the centre. */
const FEWEST = 8
const MOST = 15

/** Begins with a position that can be solved: one peg in the centre, and jumps taken back at random. */
export const daily: DailyGame<Pegs> = {
  seats: 1,
  start(rng) {
    const filled = POINTS.map((_, hole) => hole === CENTRE)
    let jumps = FEWEST + rng(MOST - FEWEST + 1)
    while (jumps-- > 0) {
      const back = JUMPS.filter(({ from, over, to }) => filled[to]! && !filled[over]! && !filled[from]!)
      if (back.length === 0) break
      const { from, over, to } = back[rng(back.length)]!
      filled[to] = false
      filled[over] = true
      filled[from] = true
    }
    const holes = filled.map((peg, hole) => (peg ? hole + 1 : 0))
    const left = holes.filter((peg) => peg > 0).length
    return position.write({ holes, left, moves: 0, last: -1, stuck: isStuck({ holes }) })
  },
  /** Pegs that should not be there: a lone peg beside the centre is one too. */
  score: ({ holes, left }) => left - (holes[CENTRE]! > 0 ? 1 : 0),
  best: 'fewest',
  perfect: 0,
  counts: t.daily,
}
