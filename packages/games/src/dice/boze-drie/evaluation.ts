import type { Evaluation, OptionsOf } from '@spellendoos/kernel'
import { standingKey, standingWorth } from '../standing.ts'
import { THROW, type DiceMove } from '../table.ts'
import { STOP, sum, type Turns } from '../turns.ts'
import type { options } from './index.ts'

type State = Turns<OptionsOf<typeof options>>

/** A turn that is stopped at eighteen brings so much where a three takes everything. */
const TURN = { mean: 7.4, spread: 9.6 }
/** Rounds that are reckoned out, for two; with more at the table it is the present one. */
const ROUNDS = 2
/** Who has so much in one turn and is ahead with it does not dare more. */
const PLENTY = 36
/** Nobody gets further in one turn. */
const TOO_MUCH = 150

const ONLY_THROW: readonly DiceMove[] = [THROW]
const ONLY_STOP: readonly DiceMove[] = [STOP]
const BOTH: readonly DiceMove[] = [THROW, STOP]

/** Where a three takes nothing away, a throw never does harm. */
function thinkable(s: State): readonly DiceMove[] {
  if (s.next !== 'choice' || !s.options['alles-kwijt']) return ONLY_THROW
  const now = sum(s.turn)
  const own = s.scores[s.seat]! + now
  const ahead = s.scores.every((score, seat) => seat === s.seat || score < own)
  return now >= TOO_MUCH || (now >= PLENTY && ahead) ? ONLY_STOP : BOTH
}

export const evaluation: Evaluation<State, DiceMove> = {
  worth: (s, seat) => standingWorth(s, seat, TURN, 'most'),
  thinkable,
  reckoning: {
    key: (s) => {
      const thrown = s.next === 'first' ? '' : String(sum(s.turn))
      return `${s.options['alles-kwijt']}/${standingKey(s)}/${thrown}`
    },
    beyond: (from, s) => s.round - from.round >= (s.seats === 2 ? ROUNDS : 1),
  },
}
