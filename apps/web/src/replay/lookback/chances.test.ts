import type { Entry } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import type { Film } from '../film.ts'
import { chancesOf, stepOf } from './chances.ts'

const outlook = (first: number) => ({ chances: [first, 1 - first] })

/** A throw with its answer, a move that is taken back, another in its place, and a resignation. */
const log = [
  { move: 'throw' },
  { draw: [3] },
  { move: 'a' },
  { act: 'undo' },
  { move: 'b' },
  { act: 'resign' },
]
const film = {
  frames: [0, 2, 3, 4, 5, 6].map((seq) => ({ seq })),
  match: { log: log as unknown as Entry[], standing: [{ seq: 0 }, { seq: 1 }, { seq: 4 }] },
} as unknown as Film

const change = (seq: number, before: number, after: number) => ({
  seq,
  by: 0,
  before: outlook(before),
  after: outlook(after),
  rest: { chances: [after - before, before - after] },
})

describe('the line of chances', () => {
  it('has what chance answered at the step of the throw, and the end by an act at the last step', () => {
    expect([0, 1, 2, 4, 6].map((seq) => stepOf(film, seq))).toEqual([1, 1, 2, 4, 5])
  })

  it('knows nothing of a move that was taken back, and is where it was before once that is done', () => {
    const entries = [change(0, 0.5, 0.5), change(1, 0.5, 0.6), change(4, 0.6, 0.7), change(6, 0.7, 0)]
    const first = chancesOf(film, { entries }).map((chances) => chances?.[0])
    expect(first).toEqual([0.5, 0.6, undefined, 0.6, 0.7, 0])
  })
})
