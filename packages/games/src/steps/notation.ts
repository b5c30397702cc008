import type { Spot } from '@spellendoos/kernel'
import type { Fields } from './fields.ts'
import { fromOf, PASS, toOf, type Move } from './state.ts'

/** The button and the notation of a turn without a move. */
export const PASSING: Spot = 'pass'

/** `32-28`, or `a1-b2` where fields have letters: the start and the end, also for jumps. */
export const writeMove = (fields: Fields, move: Move): string => spotsOf(fields, move).join('-')

/** The man, then its destination: the path of a chain does not matter, because nothing is captured on it. */
export const touchesOf = (fields: Fields, move: Move): Spot[][] => [spotsOf(fields, move)]

const spotsOf = (fields: Fields, move: Move): Spot[] =>
  move === PASS ? [PASSING] : [fields.name(fromOf(move)), fields.name(toOf(move))]
