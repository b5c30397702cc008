import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { MOST_BYTES, MOST_DEPTH, MOST_MATCHES } from './limits.ts'
import { t } from '../words/texts.ts'

const texts = <Keys extends string>(each: Readonly<Record<Keys, Text>>) => each

/** What can be wrong with a line or a request, whatever the game. */
const PROBLEMS = texts({
  'line-too-long': filled(t['engine-problems']['line-too-long'], { mostBytes: MOST_BYTES }),
  'bad-utf8': t['engine-problems']['bad-utf8'],
  'bad-json': t['engine-problems']['bad-json'],
  'not-an-object': t['engine-problems']['not-an-object'],
  'too-deep': filled(t['engine-problems']['too-deep'], { mostDepth: MOST_DEPTH }),
  'too-many-matches': filled(t['engine-problems']['too-many-matches'], { mostMatches: MOST_MATCHES }),
  'no-such-seat': t['engine-problems']['no-such-seat'],
  'no-moves': t['engine-problems']['no-moves'],
  'not-sequential': t['engine-problems']['not-sequential'],
  'out-of-time': t['engine-problems']['out-of-time'],
  failed: t['engine-problems'].failed,
})

/** A request that cannot be answered. `extra` contains additional fields of the answer. */
export class Refused extends Error {
  readonly problem: Problem
  readonly extra: Readonly<Record<string, unknown>>

  constructor(problem: Problem | keyof typeof PROBLEMS, extra: Readonly<Record<string, unknown>> = {}) {
    const known = typeof problem === 'string' ? { code: problem, text: PROBLEMS[problem] } : problem
    super(known.text.en)
    this.problem = known
    this.extra = extra
  }
}

export const unknownCommand = (known: readonly string[]): Problem => ({
  code: 'unknown-command',
  text: filled(t['engine-problems']['unknown-command'], { known: known.join(', ') }),
})

export const unknownGame = (known: readonly string[]): Problem => ({
  code: 'unknown-game',
  text: filled(t['engine-problems']['unknown-game'], { known: known.join(', ') }),
})

export const unknownMatch: Problem = {
  code: 'unknown-match',
  text: t['engine-problems']['unknown-match'],
}

export const missingField = (field: string, wanted: Text): Problem => ({
  code: 'missing-field',
  text: filled(t['engine-problems']['missing-field'], { field, wanted }),
})

export const badField = (field: string, wanted: Text): Problem => ({
  code: 'bad-field',
  text: filled(t['engine-problems']['bad-field'], { field, wanted }),
})
