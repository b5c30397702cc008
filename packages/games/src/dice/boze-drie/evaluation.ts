import type { Evaluation, OptionsOf } from '@spellendoos/kernel'
import { Duel, duelWorth, prepareDuel } from '../duel.ts'
import { standingKey, turnIsOver } from '../standings.ts'
import { THROW, type DiceMove } from '../table.ts'
import { STOP, sum, type Turns } from '../turns.ts'
import type { options } from './index.ts'

type State = Turns<OptionsOf<typeof options>>

/** A player with this many points in one turn, and this far ahead, stops. */
const PLENTY = 60
/** Nobody gets further in one turn. */
const TOO_MUCH = 250

const ONLY_THROW: readonly DiceMove[] = [THROW]
const ONLY_STOP: readonly DiceMove[] = [STOP]
const BOTH: readonly DiceMove[] = [THROW, STOP]

/** The value of a throw, from the lead including the points of the turn; `three` is the value of throwing a three. */
const thrown = (on: Float64Array, at: number, three: number): number =>
  (on[at + 1]! + on[at + 2]! + three + on[at + 4]! + on[at + 5]! + on[at + 6]!) / 6

/** The better of throwing on and stopping, by lead; beyond the table a player who throws has won. */
const upTo = (after: Float64Array): Float64Array => new Float64Array(after.length + 6).fill(1)

/** From here on a player who stops has practically won. */
const WON = 1 - 1e-7

/** If a three takes the points of the turn, it leads back to the lead before the turn. */
function solveTakingAll(after: Float64Array, before: Float64Array): void {
  const on = upTo(after)
  const won = after.findIndex((worth) => worth > WON)
  const top = won < 0 ? after.length : won
  for (let from = 0; from < before.length; from++) {
    const three = after[from]!
    for (let at = top - 1; at > from; at--) on[at] = Math.max(after[at]!, thrown(on, at, three))
    before[from] = thrown(on, from, three)
  }
}
function solveTakingNothing(after: Float64Array, before: Float64Array): void {
  const on = upTo(after)
  for (let at = after.length - 1; at >= 0; at--) on[at] = thrown(on, at, after[at]!)
  for (let from = 0; from < before.length; from++) before[from] = on[from]!
}

/** From this far behind, a last turn succeeds once in a million; each further turn brings a little more. */
const reach = (turns: number): number => 250 + 40 * Math.sqrt(turns)
/** What a turn brings on average if a three takes all of it, or nothing. */
const MEAN = { all: 7.4, nothing: 18 }
const takingAll = new Duel({ mean: MEAN.all, most: 0, reach, solve: solveTakingAll })
const takingNothing = new Duel({ mean: MEAN.nothing, most: 0, reach, solve: solveTakingNothing })
const duelOf = ({ options: agreed }: State): Duel => (agreed['alles-kwijt'] ? takingAll : takingNothing)

/** If a three takes nothing away, a throw never does harm. */
function thinkable(s: State): readonly DiceMove[] {
  if (s.next !== 'choice' || !s.options['alles-kwijt']) return ONLY_THROW
  const now = sum(s.turn)
  const own = s.scores[s.seat]! + now
  const ahead = s.scores.every((score, seat) => seat === s.seat || score + PLENTY <= own)
  return now >= TOO_MUCH || (now >= PLENTY && ahead) ? ONLY_STOP : BOTH
}

/** Within a turn the computation is complete; the value of its end is known exactly. */
export const evaluation: Evaluation<State, DiceMove> = {
  worth: (s, seat) => duelWorth(s, seat, duelOf(s), (own, other) => s.scores[own]! - s.scores[other]!),
  prepare: (s) => {
    prepareDuel(duelOf(s), s)
    return false
  },
  thinkable,
  exact: {
    key: (s) => {
      const thrownSoFar = s.next === 'first' ? '' : String(sum(s.turn))
      return `${s.options['alles-kwijt']}/${standingKey(s)}/${thrownSoFar}`
    },
    beyond: turnIsOver,
  },
}
