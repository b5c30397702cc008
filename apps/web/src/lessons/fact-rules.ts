import type { Fact, Rule, RuleId } from '@spellendoos/kernel'

/** What a word of the table gets when it has happened: crown, crowned. */
const ENDINGS = ['', 's', 'd', 'ed', 'ped'] as const

/** The rule that a fact corresponds to: rules and facts take their names from one vocabulary. */
export function ruleOfFact(
  { rules }: { readonly rules: readonly Rule[] },
  { fact }: Fact,
): RuleId | undefined {
  const names = ENDINGS.flatMap((ending) =>
    fact.endsWith(ending) ? [fact.slice(0, -ending.length || undefined)] : [],
  )
  return rules.find(({ id }) => names.includes(id.slice(id.indexOf('.') + 1)))?.id
}
