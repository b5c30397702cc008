import { filled, problem, type Text } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** What can be wrong with a match file. */
const PROBLEMS = {
  'no-length': t.problems['no-length'],
  'too-long': t.problems['too-long'],
  'no-game': t.problems['no-game'],
  'no-players': t.problems['no-players'],
  'unknown-text': t.problems['unknown-text'],
  'wrong-score': t.problems['wrong-score'],
  'wrong-win': t.problems['wrong-win'],
  'wrong-stake': t.problems['wrong-stake'],
  'opening-double': t.problems['opening-double'],
  'no-play': t.problems['no-play'],
  unfinished: t.problems.unfinished,
  'match-over': t.problems['match-over'],
} satisfies Readonly<Record<string, Text>>

/** A problem that names its line, counted from 1. */
export const atLine = (line: number, code: keyof typeof PROBLEMS) =>
  problem(code, onLine(line, PROBLEMS[code]))

/** A move of the file that the rules refuse, with their own sentence. */
export const refusedAt = (line: number, move: string, text: Text) =>
  problem('refused-move', filled(t.problems['refused-move'], { line, move, text }))

const onLine = (line: number, text: Text): Text => filled(t['on-line'], { line, text })

/** A match that cannot be written as a match file. */
export const UNWRITABLE = t.unwritable
