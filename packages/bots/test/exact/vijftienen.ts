import { seededRng } from '@spellendoos/kernel'
import { remembered, throwsOf, won, type SolvedDecision, type Solved } from './decision.ts'

const AIM = 15
const RESTARTS = 5
const THREE = throwsOf(3)
const SIGNS: Readonly<Record<string, (a: number, b: number) => number>> = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  divide: (a, b) => a / b,
}
const isAim = (value: number) => Math.abs(value - AIM) < 1e-9

/** Whether these numbers can make fifteen; `first` and `sign` have been chosen already, if given. */
function canMake(numbers: readonly number[], first?: number, sign?: string): boolean {
  if (numbers.length === 1) return isAim(numbers[0]!)
  const firsts = first === undefined ? numbers.keys() : [first]
  return [...firsts].some((i) =>
    [...numbers.keys()].some(
      (j) =>
        j !== i &&
        (sign === undefined ? Object.keys(SIGNS) : [sign]).some((each) => {
          const made = SIGNS[each]!(numbers[i]!, numbers[j]!)
          return Number.isFinite(made) && canMake([...numbers.filter((_, k) => k !== i && k !== j), made])
        }),
    ),
  )
}

interface State {
  readonly dice: readonly number[]
  readonly figures: readonly { readonly over: number; readonly under: number }[]
  readonly first: number
  readonly sign: '' | '+' | '−' | '×' | ':'
  readonly restarts: number
}
const SIGN_NAMES = { '+': 'plus', '−': 'minus', '×': 'times', ':': 'divide' }

/** Whether a turn can still end with fifteen after this tap. */
function hopes(move: string, { dice, figures, first, sign, restarts }: State): boolean {
  const numbers = figures.map(({ over, under }) => over / under)
  const anew = restarts < RESTARTS && canMake(dice)
  if (move === 'pass') return false
  if (move === 'again') return canMake(dice)
  if (move in SIGNS) return anew || canMake(numbers, first, move)
  const i = Number(move.slice('number-'.length)) - 1
  if (first < 0) return anew || canMake(numbers, i)
  const made = SIGNS[SIGN_NAMES[sign as '+']]!(numbers[first]!, numbers[i]!)
  const rest = [...numbers.filter((_, k) => k !== first && k !== i), made]
  return rest.length === 1 ? isAim(made) : anew || canMake(rest)
}

/** Fifteens for two: one throw a turn, and a point for a calculation with all dice that makes fifteen. */
export function vijftienen(rounds: number): Solved {
  const often = THREE.reduce((sum, { eyes, share }) => sum + (canMake(eyes) ? share : 0), 0)
  /** The share of the player who has ended a turn with this lead, with this many turns left. */
  const ended = remembered((turns: number, lead: number): number => {
    if (turns === 0) return won(lead)
    return 1 - often * ended(turns - 1, 1 - lead) - (1 - often) * ended(turns - 1, -lead)
  })
  function* decisions(): Generator<SolvedDecision> {
    const rng = seededRng(4)
    for (let turns = 1; turns <= 2 * rounds; turns++)
      for (let lead = -2; lead <= 2; lead++)
        for (const { eyes } of THREE) {
          const seat = turns % 2
          const scores = seat === 0 ? [2 + lead, 2] : [2, 2 + lead]
          const figures = eyes.map((each) => ({ over: each, under: 1, written: String(each) }))
          const begun = [
            { first: -1, sign: '' },
            { first: rng(3), sign: ['+', '−', '×', ':'][rng(4)] },
          ]
          const round = rounds - Math.ceil(turns / 2)
          const sheet = new Array<number>(2 * rounds - turns).fill(0)
          const common = { round, seat, scores, sheet, next: 'choice', dice: eyes, turn: [9], figures }
          for (const half of begun)
            yield {
              position: { ...common, ...half, restarts: half.sign === '' ? 0 : rng(RESTARTS + 1) },
              seat,
              chance: (move, s: State) => ended(turns - 1, lead + (hopes(move, s) ? 1 : 0)),
            }
        }
  }
  return { id: 'vijftienen', name: `vijftienen, ${rounds} rounds`, seats: 2, options: { rounds }, decisions }
}
