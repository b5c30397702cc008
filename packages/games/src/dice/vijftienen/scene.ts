import type { Say } from '@spellendoos/kernel'
import type { Item, Tray } from '@spellendoos/scene'
import { diceTray } from '../scene.ts'
import type { DiceMove } from '../table.ts'
import { shown } from './fractions.ts'
import { AGAIN, DICE, numberMove, PASS, SIGN_MOVES, type State } from './turn.ts'

const isBuilding = (s: State): boolean => s.next === 'choice' && !s.thrown && s.ended === ''

/** The numbers on the table: a die, or a calculation with its result. */
const numbers = (s: State): Item[] =>
  s.figures.map((figure, i): Item => {
    const isDie = figure.written.length === 1
    return {
      spot: numberMove(i),
      look: isDie ? 'die' : 'card',
      face: isDie ? figure.over : shown(figure),
      ...(isDie ? {} : { small: figure.written }),
      ...(i === s.first ? { chosen: true } : {}),
    }
  })

/** Giving up the turn needs confirmation, so that it does not happen by accident. */
const button = (s: State, move: DiceMove): Item => ({
  spot: move,
  look: 'button',
  face: { say: `button-${move}` },
  ...(s.sign !== '' && SIGN_MOVES[move] === s.sign ? { chosen: true } : {}),
  ...(move === PASS ? { weighty: true } : {}),
})

/** All that can be tapped while a calculation is made. A wrong tap is refused with its rule. */
export const calculationTrays = (s: State): Tray[] =>
  isBuilding(s)
    ? [{ id: 'signs', items: [...Object.keys(SIGN_MOVES), AGAIN, PASS].map((move) => button(s, move)) }]
    : []

/** The dice tray: the dice as they were thrown, and what becomes of them in the calculation. */
export const numberTray = (s: State): Tray =>
  isBuilding(s) ? { ...diceTray(s, DICE), items: numbers(s) } : diceTray(s, DICE)

export function coach(s: State): { coach?: Say } {
  if (!isBuilding(s)) return {}
  const { seat, first, sign } = s
  if (first < 0) return { coach: { say: 'coach-number', seat } }
  const number = shown(s.figures[first]!)
  if (sign === '') return { coach: { say: 'coach-sign', seat, number } }
  return { coach: { say: 'coach-other', seat, number, sign } }
}
