import type { Rule, RuleId } from '@spellendoos/kernel'

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
