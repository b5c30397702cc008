import type { Spot } from '@spellendoos/kernel'
import type { Fields } from './fields.ts'
import { fromOf, PASS, toOf, type Move } from './state.ts'

/** The button and the notation of a turn without a move. */
export const PASSING: Spot = 'pass'

/** `32-28`, or `a1-b2` where fields have letters: where a man starts and where it ends, also when it jumps. */
export const writeMove = (fields: Fields, move: Move): string => spotsOf(fields, move).join('-')

/** The man, then where it goes: the way of a chain does not matter, for nothing is taken on it. */
export const touchesOf = (fields: Fields, move: Move): Spot[][] => [spotsOf(fields, move)]

const spotsOf = (fields: Fields, move: Move): Spot[] =>
  move === PASS ? [PASSING] : [fields.name(fromOf(move)), fields.name(toOf(move))]
