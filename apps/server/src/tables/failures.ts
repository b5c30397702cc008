import { filled, problem, type Problem, type Read, type Text } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

const texts = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

const TROUBLES = texts({
  'no-game': t['tables-failures']['no-game'],
  'bad-seating': t['tables-failures']['bad-seating'],
  'no-pace': t['tables-failures']['no-pace'],
  impatient: t['tables-failures'].impatient,
  'bad-key': t['tables-failures']['bad-key'],
  'no-table': t['tables-failures']['no-table'],
  'no-rules': t['tables-failures']['no-rules'],
  'bad-body': t['tables-failures']['bad-body'],
  'day-over': t['tables-failures']['day-over'],
  'no-challenge': t['tables-failures']['no-challenge'],
  'bad-play': t['tables-failures']['bad-play'],
  unavailable: t['tables-failures'].unavailable,
})

const LIMITS = texts({
  'too-many-requests': t['tables-failures']['too-many-requests'],
  'too-many-sockets': t['tables-failures']['too-many-sockets'],
  'lobby-address-full': t['tables-failures']['lobby-address-full'],
  'lobby-browser-full': t['tables-failures']['lobby-browser-full'],
  'lobby-seats-full': t['tables-failures']['lobby-seats-full'],
})

export type LimitCode = keyof typeof LIMITS
/** Says which limit is reached. */
export function limitProblem(code: LimitCode, most: number): Problem {
  return { code, text: filled(LIMITS[code], { most }) }
}

export type FailureCode = keyof typeof TROUBLES
export const failure = (code: FailureCode, where = ''): Read<never> => {
  const text = TROUBLES[code]
  if (where === '') return problem(code, text)
  return problem(code, filled(t['tables-failures'].failure, { text, where }))
}
