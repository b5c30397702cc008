import type { Evaluation, OptionsOf } from '@spellendoos/kernel'
import { standingKey, standingWorth } from '../standing.ts'
import type { DiceMove } from '../table.ts'
import { sum, type Turns } from '../turns.ts'
import type { options } from './index.ts'

type State = Turns<OptionsOf<typeof options>>

/** A round brings about half of those who play a point. */
const POINT = { mean: 0.55, spread: 0.5 }
/** Rounds that are reckoned out, for two; with more at the table it is the present one. */
const ROUNDS = 5

export const evaluation: Evaluation<State, DiceMove> = {
  worth: (s, seat) => standingWorth(s, seat, POINT, 'most'),
  reckoning: {
    key: (s) => {
      const thrown = s.next === 'first' ? '' : `${s.turn.length}:${sum(s.turn)}`
      const others = s.seat === 0 ? '' : s.sheet.slice(-s.seat).join()
      return `${standingKey(s)}/${thrown}/${others}`
    },
    beyond: (from, s) => s.round - from.round >= (s.seats === 2 ? ROUNDS : 1),
  },
}
