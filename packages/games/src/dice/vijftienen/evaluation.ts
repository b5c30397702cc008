import type { Evaluation } from '@spellendoos/kernel'
import { Duel, duelWorth, prepareDuel } from '../duel.ts'
import { standingKey, turnIsOver } from '../standings.ts'
import { THROW, type DiceMove } from '../table.ts'
import { combine, dieFigure, type Sign } from './fractions.ts'
import { canMake } from './solve.ts'
import { AGAIN, choices, PASS, SIGN_MOVES, type State } from './turn.ts'

/** Whether these numbers, with the number and the sign that were tapped, can still make fifteen. */
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

/** The taps worth making: from a dead end back to the dice, and passing only when the dice allow nothing. */
function thinkable(s: State): readonly DiceMove[] {
  const moves = choices(s)
  if (hasHope(s)) return moves.filter((move) => move !== AGAIN && move !== PASS)
  return moves.includes(AGAIN) && canMake(s.dice.map(dieFigure)) ? [AGAIN] : [PASS]
}

/** How many of all throws can make fifteen; computed when it is first needed. */
let share: number | undefined
function madeShare(): number {
  let made = 0
  for (let a = 1; a <= 6; a++)
    for (let b = a; b <= 6; b++)
      for (let c = b; c <= 6; c++) {
        const orders = a === c ? 1 : a === b || b === c ? 3 : 6
        if (canMake([a, b, c].map(dieFigure))) made += orders
      }
  return made / 6 ** 3
}

const duel = new Duel({
  mean: 0,
  most: 1,
  // A turn brings at most a point: nobody can catch up from further behind.
  reach: (turns) => turns + 1,
  solve: (after, before) => {
    share ??= madeShare()
    for (let i = 0; i < before.length; i++) before[i] = share * after[i + 1]! + (1 - share) * after[i]!
  },
})

/** Within a turn the computation is complete; the value of its end is known exactly. */
export const evaluation: Evaluation<State, DiceMove> = {
  worth: (s, seat) => duelWorth(s, seat, duel, (own, other) => s.scores[own]! - s.scores[other]!),
  prepare: (s) => {
    prepareDuel(duel, s)
    return false
  },
  thinkable: (s) => (s.next === 'choice' ? thinkable(s) : [THROW]),
  anyOrder: true,
  exact: {
    key: (s) => {
      if (s.next === 'first') return standingKey(s)
      const figures = s.figures.map(({ over, under }) => `${over}:${under}`).join()
      return `${standingKey(s)}/${figures}/${s.first}${s.sign}/${s.restarts}/${s.dice.join('')}`
    },
    beyond: turnIsOver,
  },
}
