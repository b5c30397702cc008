import type { Rule, RuleId } from '@spellendoos/kernel'
import type { Example } from '../lessons/examples.ts'

/** This many rules are told before the first move at most; a patient reader is not a patient listener. */
const BEFORE = 5

/** What somebody has to know before the first move: the rules in their order up to the first that matters now. */
export function beforeTheFirstMove(rules: readonly Rule[], examples: readonly Example[]): readonly Rule[] {
  const moved = ({ play }: Example) => play.log.some(({ by }) => typeof by === 'number')
  const early = new Set(
    examples.flatMap((each) => (each.kind === 'refused' && !moved(each) ? [each.rule] : [])),
  )
  const first = rules.findIndex(({ id }) => early.has(id))
  return rules.slice(0, first < 0 ? BEFORE : Math.min(first + 1, BEFORE))
}

/** The rule by which a match most simply ends. */
export const ending = (examples: readonly Example[]): Example | undefined =>
  examples.find(({ kind }) => kind === 'end')

/**
 * The rule to tell now, if any: the first not told of those that something just happened by, else of those that forbid
 * something here.
 */
export function ruleToTell(
  rules: readonly Rule[],
  told: ReadonlySet<RuleId>,
  { happened, biting }: { readonly happened: readonly RuleId[]; readonly biting: readonly RuleId[] },
): { readonly rule: Rule; readonly bites: boolean } | undefined {
  const open = rules.filter(({ id }) => !told.has(id))
  const met = open.find(({ id }) => happened.includes(id))
  if (met !== undefined) return { rule: met, bites: false }
  const rule = open.find(({ id }) => biting.includes(id))
  return rule === undefined ? undefined : { rule, bites: true }
}
