import { seededRng, shuffled, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { NEIGHBOURS, NEXT, WAYS } from '../../packages/games/src/field/board.ts'
import {
  CAT_FIELDS,
  CATS,
  copy,
  FEWEST_MICE,
  isCat,
  isMouse,
  MICE,
  MOUSE_COUNT,
  moves,
  play,
  setup,
  stand,
  type State,
} from '../../packages/games/src/field/katten-en-muizen/rules.ts'
import type { Move } from '../../packages/games/src/field/slide.ts'
import { solve } from './katten-en-muizen.ts'

const known = solve()

/** The cats are to move; the other mice have been captured. */
function standing(cats: readonly number[], mice: readonly number[]): State {
  const s: State = { ...setup(), hand: 0, taken: MOUSE_COUNT - mice.length, seat: CATS }
  s.board.fill(0)
  s.pieces.fill(-1)
  mice.forEach((field, i) => stand(s, i + 1, field))
  cats.forEach((field, i) => stand(s, MOUSE_COUNT + 1 + i, field))
  return s
}

function after(s: State, move: Move): State {
  const next = copy(s)
  play(next, next.seat, move)
  return next
}

const fieldsOf = (s: State, is: (piece: number) => boolean): number[] =>
  s.board.flatMap((piece, field) => (is(piece) ? [field] : []))

/** Whether it is proved that the cats, to move, cannot be locked in. */
function isHeld(s: State): boolean {
  const [one, other] = fieldsOf(s, isCat) as [number, number]
  const cats = known[MOUSE_COUNT - s.taken - FEWEST_MICE]
  if (cats.areSafe(one, other)) return true
  return !cats
    .wall(one, other)!
    .fields()
    .every((field) => isMouse(s.board[field]))
}

/** The positions after every turn of the cats, all jumps of a chain included. */
const turnsOf = (s: State): State[] =>
  moves(s, CATS).flatMap((move) => {
    const next = after(s, move)
    return next.end === null && next.seat === CATS ? turnsOf(next) : [next]
  })

/** Whether the mice lock the cats, who are to move, in before so many turns of theirs, by trying everything. */
function areLost(s: State, turns: number): boolean {
  if (moves(s, CATS).length === 0) return true
  if (turns === 0) return false
  return turnsOf(s).every(
    (next) =>
      next.end === null &&
      moves(next, MICE).some((move) => areLost({ ...after(next, move), end: null }, turns - 1)),
  )
}

/** These fields and all within so many steps. */
const near = (fields: readonly number[], steps: number): number[] =>
  steps === 0
    ? [...fields]
    : near([...new Set(fields.flatMap((field) => [field, ...NEIGHBOURS[field]]))], steps - 1)

const mixed = (fields: readonly number[], rng: Rng): number[] =>
  shuffled(fields.length, rng).map((i) => fields[i])

/** Cats near the lower left corner, and mice close around them: first of all on these fields. */
function crowded(wide: number, rng: Rng, first: (cats: readonly number[]) => readonly number[]): State {
  const cats = mixed(near([0], wide), rng).slice(0, 2)
  const around = near(cats, 2).filter((field) => !cats.includes(field))
  const mice = [...new Set([...first(cats), ...mixed(around, rng)])].filter((field) => !cats.includes(field))
  return standing(cats, mice.slice(0, FEWEST_MICE + rng(MOUSE_COUNT - FEWEST_MICE + 1)))
}

/** The fields from which mice lock in a cat on this one. */
const lockOf = (cat: number): number[] =>
  NEXT.slice(cat * WAYS, (cat + 1) * WAYS).reduce<number[]>((fields, next, way) => {
    const behind = next < 0 ? next : NEXT[next * WAYS + way]
    return [...fields, ...[next, behind].filter((field) => field >= 0)]
  }, [])

describe('katten-en-muizen, solved', () => {
  it('the cats can never be locked in from where they start', () => {
    const [one, other] = CAT_FIELDS as [number, number]
    expect(known).toHaveLength(MOUSE_COUNT - FEWEST_MICE + 1)
    expect(known.map((cats) => cats.areSafe(one, other))).toEqual(known.map(() => true))
  })

  it('so many pairs of fields are safe, by a second program as well', () => {
    expect(known.map((cats) => cats.size)).toEqual([
      32_632, 32_616, 32_600, 32_570, 32_514, 32_366, 32_246, 31_918, 31_726, 30_238, 29_530,
    ])
  })

  it('cats who hold have a turn after which they still hold, whatever the mice answer', () => {
    const rng = seededRng(3)
    let held = 0
    let close = 0
    while (held < 2000) {
      const s = crowded(1 + rng(5), rng, () => [])
      if (!isHeld(s)) continue
      held++
      const [one, other] = fieldsOf(s, isCat) as [number, number]
      if (!known[MOUSE_COUNT - s.taken - FEWEST_MICE].areSafe(one, other)) close++
      const holds = turnsOf(s).some(
        (next) => next.end !== null || moves(next, MICE).every((move) => isHeld(after(next, move))),
      )
      expect(holds, `${one} ${other}: ${fieldsOf(s, isMouse).join()}`).toBe(true)
    }
    expect(close).toBeGreaterThan(100)
  })

  it('cats who are locked in, or will be after their next turn, are not said to hold', () => {
    const rng = seededRng(4)
    const lost = [0, 0]
    while (Math.min(...lost) < 30) {
      const locked = crowded(1 + rng(2), rng, (cats) => cats.flatMap(lockOf))
      if (moves(locked, CATS).length > 0) continue
      expect(isHeld(locked)).toBe(false)
      lost[0]++
      // A step of a mouse and one of a cat are taken back.
      const [mouse] = mixed(fieldsOf(locked, isMouse), rng)
      const [cat] = mixed(fieldsOf(locked, isCat), rng)
      const [from] = mixed(
        NEIGHBOURS[mouse].filter((field) => locked.board[field] === 0),
        rng,
      )
      const [before] = mixed(
        NEIGHBOURS[cat].filter((field) => field === mouse || locked.board[field] === 0),
        rng,
      )
      if (from === undefined || before === undefined || from === before) continue
      const moved = (fields: readonly number[], to: number, at: number) =>
        fields.map((field) => (field === to ? at : field))
      const s = standing(
        moved(fieldsOf(locked, isCat), cat, before),
        moved(fieldsOf(locked, isMouse), mouse, from),
      )
      if (!areLost(s, 1)) continue
      expect(isHeld(s)).toBe(false)
      lost[1]++
    }
  })
})
