import type { Evaluation } from '@spellendoos/kernel'
import { standingKey, standingWorth, turnIsOver } from '../standing.ts'
import { THROW, type DiceMove } from '../table.ts'
import { combine, dieFigure, type Sign } from './fractions.ts'
import { canMake } from './solve.ts'
import { AGAIN, choices, PASS, SIGN_MOVES, type State } from './turn.ts'

/** About two throws of three can be made fifteen. */
const POINT = { mean: 0.65, spread: 0.5 }

/** Whether what lies there, with the number and the sign that were tapped, can still be made fifteen. */
function hasHope({ figures, first, sign }: State): boolean {
  if (first < 0) return canMake(figures)
  return figures.some((other, i) =>
    i === first
      ? false
      : (sign === '' ? Object.values(SIGN_MOVES) : [sign]).some((each: Sign) => {
          const made = combine(figures[first]!, each, other)
          const rest = figures.filter((_, k) => k !== first && k !== i)
          return made !== undefined && canMake([...rest, made])
        }),
  )
}

/** The taps that lead on: from a dead end back to the dice, and past them only when they allow nothing. */
function thinkable(s: State): readonly DiceMove[] {
  const moves = choices(s)
  if (hasHope(s)) return moves.filter((move) => move !== AGAIN && move !== PASS)
  return moves.includes(AGAIN) && canMake(s.dice.map(dieFigure)) ? [AGAIN] : [PASS]
}

export const evaluation: Evaluation<State, DiceMove> = {
  worth: (s, seat) => standingWorth(s, seat, POINT, 'most'),
  thinkable: (s) => (s.next === 'choice' ? thinkable(s) : [THROW]),
  anyOrder: true,
  reckoning: {
    key: (s) => {
      const figures = s.next === 'first' ? '' : s.figures.map(({ over, under }) => `${over}:${under}`).join()
      return `${standingKey(s)}/${figures}/${s.first}${s.sign}/${s.restarts}/${s.next === 'first' ? '' : s.dice.join('')}`
    },
    beyond: turnIsOver,
  },
}
