import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const wrong = (code: string, text: Text): Problem => ({ code, text })

export const badMover = (mover: string): Problem =>
  wrong('bad-mover', filled(t['bad-mover']['bad-mover'], { mover }))
export const BAD_SIDES: Problem = wrong('bad-sides', t['bad-sides']['bad-sides'])
export const badItem = (item: string): Problem =>
  wrong('bad-field', filled(t['bad-item']['bad-field'], { item }))
export const noSuchField = (field: number, count: number): Problem =>
  wrong('no-such-field', filled(t['no-such-field']['no-such-field'], { field, count }))
export const twice = (field: number): Problem =>
  wrong('double-field', filled(t.twice['double-field'], { field }))
export const manOnFarRow = (field: number): Problem =>
  wrong('man-on-far-row', filled(t['man-on-far-row']['man-on-far-row'], { field }))
export const tooMany = (letter: string, pieces: number): Problem =>
  wrong('too-many-pieces', filled(t['too-many']['too-many-pieces'], { letter, pieces }))
export const noOpponent = (letter: string): Problem =>
  wrong('no-opponent', filled(t['no-opponent']['no-opponent'], { letter }))
export const badReserve = (part: string, most: number): Problem =>
  wrong('bad-reserve', filled(t['bad-reserve']['bad-reserve'], { part, most }))
export const badMark = (mark: string, draws: readonly string[]): Problem => {
  const marks = draws.map((each) => `=${each}`).join(', ')
  return wrong('bad-mark', filled(t['bad-mark']['bad-mark'], { marks, mark }))
}
