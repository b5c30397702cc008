import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const wrong = (code: string, text: Text): Problem => ({ code, text })

export const badMover = (mover: string): Problem =>
  wrong('bad-mover', filled(t['bad-mover']['bad-mover'], { mover }))
export const BAD_SIDES: Problem = wrong('bad-sides', t['bad-sides']['bad-sides'])
export const badField = (item: string): Problem =>
  wrong('bad-field', filled(t['bad-field']['bad-field'], { item }))
export const twice = (field: string): Problem =>
  wrong('double-field', filled(t.twice['double-field'], { field }))
export const tooMany = (letter: string, men: number): Problem =>
  wrong('too-many-men', filled(t['too-many']['too-many-men'], { letter, men }))
export const noMen = (letter: string): Problem => wrong('no-men', filled(t['no-men']['no-men'], { letter }))
export const noMove = (letter: string): Problem =>
  wrong('no-move', filled(t['no-move']['no-move'], { letter }))
export const badMark = (mark: string): Problem =>
  wrong('bad-mark', filled(t['bad-mark']['bad-mark'], { mark }))
