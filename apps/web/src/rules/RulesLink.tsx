import { hrefOf } from '../app/route.ts'
import { sayTable } from '../words/table.ts'

/** The link from a table to the rules of its game. */
export const RulesLink = (props: { readonly game: string }) => (
  <a class="button quiet small" href={hrefOf({ page: 'rules', game: props.game })}>
    {sayTable('rules')}
  </a>
)
