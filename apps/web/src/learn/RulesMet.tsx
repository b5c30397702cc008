import { hrefOf } from '../app/route.ts'
import type { Host } from '../table/host.ts'
import { sayApp } from '../words/app.ts'
import { sayLearn } from '../words/learn.ts'
import { knownRulesOf } from './known-rules.ts'

/** How many of the rules were explained, with a link to the others. */
export function RulesMet(props: { readonly host: Host }) {
  const { id, words } = props.host.game
  const met = () => words.rules.filter((rule) => knownRulesOf(id).rules().has(rule.id)).length
  return (
    <p data-met={met()}>
      {sayLearn('met', { n: met(), all: words.rules.length })}{' '}
      <a href={hrefOf({ page: 'rules', game: id })}>{sayApp('rules')}</a>
    </p>
  )
}
