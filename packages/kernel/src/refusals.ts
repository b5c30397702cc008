import type { Rule, RuleId, Words } from './game.ts'
import type { Problem, Text } from './text.ts'
import { t } from './words/texts.ts'
import { filled } from './texts.ts'

/** Why a move, an act or a draw was refused. The match is unchanged. */
export interface Refusal extends Problem {
  /** The rule that forbids it, when `code` is `refused`. */
  readonly rule?: RuleId
  /** The move was legal a moment ago: another player was quicker. */
  readonly late?: boolean
}

export function ruleById(words: Words, id: RuleId): Rule {
  const rule = words.rules.find((each) => each.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule
}

export const refusedBy = (words: Words, rule: RuleId): Refusal => ({
  code: 'refused',
  rule,
  text: ruleById(words, rule).text,
})

const table = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

/** The refusals that any table can give, whatever the game. */
const TABLE = table({
  'match-over': t.refusals['match-over'],
  'no-such-seat': t.refusals['no-such-seat'],
  'waiting-for-chance': t.refusals['waiting-for-chance'],
  'not-waiting-for-chance': t.refusals['not-waiting-for-chance'],
  'bad-draw': t.refusals['bad-draw'],
  'no-clock': t.refusals['no-clock'],
  'unknown-notation': t.refusals['unknown-notation'],
  'nothing-to-undo': t.refusals['nothing-to-undo'],
  'no-draw-alone': t.refusals['no-draw-alone'],
  'no-offer': t.refusals['no-offer'],
  'already-offered': t.refusals['already-offered'],
  'already-resigned': t.refusals['already-resigned'],
  'unknown-act': t.refusals['unknown-act'],
  'seals-come-first': t.refusals['seals-come-first'],
})

export type TableRefusal = keyof typeof TABLE
export const TABLE_REFUSALS = Object.keys(TABLE) as readonly TableRefusal[]
export const refusedByTable = (code: TableRefusal): Refusal => ({ code, text: TABLE[code] })

/** Turns the refusal of entry `seq` into a problem of the whole log. */
export const atEntry = (code: string, seq: number, { text }: Refusal): Problem => ({
  code,
  text: filled(t.refusals['at-entry'], { seq, text }),
})
