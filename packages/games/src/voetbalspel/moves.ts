import type { Spot } from '@spellendoos/kernel'
import { NAMES, type Field } from './board.ts'
import type { Formation } from './formation.ts'
import { NO_MAN, type State } from './state.ts'

/** Words for what is done without a field: a throw, a card, a formation, an end. `time-up` is the clock's. */
type Word = 'throw' | 'draw' | 'ready' | 'pass' | 'time-up' | Formation

/** A word; a field (a man lifted, set down or chosen); or two fields, packed by `step`. */
export type Move = Word | number

const PER_FIELD = 512
/** From one field to another. */
export const step = (from: Field, to: Field): number => (from + 1) * PER_FIELD + to
const isStep = (move: number): boolean => move >= PER_FIELD
export const fromOf = (move: number): Field => Math.floor(move / PER_FIELD) - 1
export const toOf = (move: number): Field => move % PER_FIELD

export const THROW: readonly Move[] = ['throw']
export const DRAW: readonly Move[] = ['draw']
export const PASS: readonly Move[] = ['pass']
export const READY: readonly Move[] = ['ready']
export const NO_MOVES: readonly Move[] = []

/** voetbalspel.defence: a man who goes to an occupied field drives the other man off. */
const isDefence = (s: State, move: number): boolean =>
  s.phase === 'move' && s.board[toOf(move)] !== undefined && s.board[toOf(move)] !== NO_MAN

/** `throw`, `4-4-2`, `e5` (a man lifted, set down or chosen), `e5-e9`, `e3xe6` (a defence), `h18-h22` (a shot). */
export function write(s: State, move: Move): string {
  if (typeof move === 'string') return move
  if (!isStep(move)) return NAMES[move]!
  return `${NAMES[fromOf(move)]!}${isDefence(s, move) ? 'x' : '-'}${NAMES[toOf(move)]!}`
}

/** If only one man can move, his destination is enough. */
export function touches(s: State, move: Move): readonly (readonly Spot[])[] {
  if (typeof move === 'string') return [[move]]
  if (!isStep(move)) return [[NAMES[move]!]]
  const path = [NAMES[fromOf(move)]!, NAMES[toOf(move)]!]
  return s.phase === 'corner-kick' || s.phase === 'keeper-aside' ? [[path[1]!], path] : [path]
}
