import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const wrong = (code: string, text: Text): Problem => ({ code, text })

export const badParts = (counted: boolean): Problem =>
  counted
    ? wrong('position-parts', t.problems['position-parts-counted'])
    : wrong('position-parts', t.problems['position-parts'])
export const badPlayers = (seats: number): Problem =>
  wrong('position-players', filled(t['bad-players']['position-players'], { seats }))
export const badField = (item: string): Problem =>
  wrong('position-field', filled(t['bad-field']['position-field'], { item }))
export const shared = (item: string): Problem =>
  wrong('position-shared', filled(t.shared['position-shared'], { item }))
export const wrongNumber = (men: number): Problem =>
  wrong('position-men', filled(t['wrong-number']['position-men'], { men }))
export const badMarked = (mark: string): Problem =>
  wrong('position-marked', filled(t['bad-marked']['position-marked'], { mark }))
export const BAD_TURN: Problem = wrong('position-turn', t['bad-turn']['position-turn'])
export const BAD_TURNS: Problem = wrong('position-turns', t['bad-turns']['position-turns'])
export const BAD_HOME: Problem = wrong('position-home', t['bad-home']['position-home'])
export const BAD_COUNT: Problem = wrong('position-count', t['bad-count']['position-count'])
export const badMark = (mark: string): Problem =>
  wrong('position-ending', filled(t['bad-mark']['position-ending'], { mark }))
