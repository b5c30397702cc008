import { value, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { endingOf, QUIET_TURNS } from './endings.ts'
import type { Jumps } from './record.ts'
import { FIELDS, type Fields } from './fields.ts'
import { canMove } from './moves.ts'
import { bits } from './play.ts'
import { fieldsOf, FREE, WALL, type Steps } from './state.ts'
import type { Variant } from './variant.ts'
import { BAD_SIDES, badField, badMark, badMover, noMen, noMove, tooMany, twice } from './words-position.ts'

/** The letters of White and Black in positions. */
const LETTERS = ['W', 'B'] as const
/** A position that has occurred three times says so. */
const REPEATED = '=repetition'
/** Counts have at most four figures. */
const COUNT = /^([HF])(\d{1,4})$/

/** Two sides and who is on turn, with which every position begins: `W:W31-50:B1-20`. */
interface Sides {
  /** 0 for White, 1 for Black. */
  readonly mover: Seat
  /** The fields of White's and of Black's men. */
  readonly men: readonly (readonly number[])[]
  /** What comes after them. */
  readonly marks: readonly string[]
}

export const writeSides = (fields: Fields, mover: Seat, men: readonly (readonly number[])[]): string =>
  [
    LETTERS[mover],
    ...men.map(
      (each, side) =>
        `${LETTERS[side]}${each
          .toSorted((a, b) => a - b)
          .map((field) => fields.name(field))
          .join(',')}`,
    ),
  ].join(':')

export function readSides(fields: Fields, text: string): Read<Sides> {
  const [first = '', ...parts] = text.replace(/\s+/g, '').replace(/\.$/, '').split(':')
  const mover = LETTERS.findIndex((letter) => letter === first)
  if (mover < 0) return wrong(badMover(shown(first)))
  const lists = parts.slice(0, 2)
  if (
    lists
      .map((list) => list.slice(0, 1))
      .toSorted()
      .join() !== 'B,W'
  )
    return wrong(BAD_SIDES)
  const men: number[][] = [[], []]
  const taken = new Set<number>()
  for (const list of lists) {
    const side = list.startsWith('W') ? 0 : 1
    for (const item of list.length === 1 ? [] : list.slice(1).split(',')) {
      const range = readItem(fields, item)
      if (range === undefined) return wrong(badField(shown(item)))
      for (const field of range) {
        if (taken.has(field)) return wrong(twice(fields.name(field)))
        taken.add(field)
        men[side]!.push(field)
      }
    }
  }
  return value({ mover, men: men.map((each) => each.toSorted((a, b) => a - b)), marks: parts.slice(2) })
}

/** A field, or all fields from one number to another. */
function readItem(fields: Fields, item: string): number[] | undefined {
  const [first, last, ...rest] = item.split('-').map((name) => fields.called(name))
  if (first === undefined || rest.length > 0) return undefined
  if (!item.includes('-')) return [first]
  if (last === undefined || last < first) return undefined
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

export const wrong = (problem: Problem) => ({ ok: false, problem }) as const

/** The text that was read, truncated if it is long. */
export const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/**
 * A position: who is to move, White's men, Black's men; then, as draughts programs write them, `H` with the turns of
 * both players without progress and `F` with the number of the turn.
 */
export function writePosition(v: Variant, s: Steps): string {
  const sides = writeSides(v.record.fields, s.seat, [fieldsOf(s, 0), fieldsOf(s, 1)])
  const repeated = s.ended === 'repetition' ? `:${REPEATED}` : ''
  return `${sides}:H${s.quiet}:F${s.turn}${repeated}`
}

export function readPosition(v: Variant, text: string, jumps: Jumps): Read<Steps> {
  const sides = readSides(v.record.fields, text)
  if (!sides.ok) return sides
  const { mover, men, marks } = sides.value
  const { record } = v
  const most = men.findIndex((own) => own.length > record.men)
  if (most >= 0) return wrong(tooMany(LETTERS[most]!, record.men))
  // A side can only be without men if men can be removed, and then the match is over.
  const least = men.findIndex((own) => own.length === 0)
  if (least >= 0 && (record.aim === 'far-side' || men[1 - least]!.length === 0)) {
    return wrong(noMen(LETTERS[least]!))
  }
  const s = standing(v, men, mover, jumps)
  let repeated = false
  for (const mark of marks) {
    const count = COUNT.exec(mark)
    if (mark === REPEATED) repeated = true
    else if (count?.[1] === 'H' && Number(count[2]) <= 2 * QUIET_TURNS) s.quiet = Number(count[2])
    else if (count?.[1] === 'F' && Number(count[2]) > 0) s.turn = Number(count[2])
    else return wrong(badMark(shown(mark)))
  }
  endingOf(v, s)
  if (s.ended === null && record.aim === 'enclose' && !canMove(v, s, mover)) {
    return wrong(noMove(LETTERS[mover]!))
  }
  if (s.ended === null && repeated) s.ended = 'repetition'
  return value(s)
}

/** A match that begins with these men. */
export function standing(v: Variant, men: readonly (readonly number[])[], mover: Seat, jumps: Jumps): Steps {
  const most = v.record.men
  const where = men.flatMap((own) => [...own, ...new Array<number>(most - own.length).fill(0)])
  const board = [WALL, ...new Array<number>(FIELDS).fill(FREE)]
  where.forEach((field, man) => {
    if (field > 0) board[field] = man + 1
  })
  const far = men.map((own, seat) =>
    v.record.aim === 'enclose' ? 0 : own.reduce((sum, field) => sum + v.sides[seat]!.far[field]!, 0),
  )
  const s: Steps = {
    board,
    men: where,
    jumps,
    seat: mover,
    turn: 1,
    quiet: 0,
    far,
    nearest: far.slice(),
    trail: [],
    last: 0,
    ended: null,
    winner: null,
  }
  s.trail = [bits(s, 0), bits(s, 1)]
  return s
}
