import { Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { inLang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import type { Refused } from './host.ts'

interface RefusalLineProps {
  readonly game: string
  readonly refused: Refused
}

/** Why a move was refused, with a link to the rule that forbids it. */
export const RefusalLine = (props: RefusalLineProps) => (
  <p class="refusal" data-refusal={props.refused.rule ?? props.refused.code}>
    {inLang(props.refused.text)}{' '}
    <Show when={props.refused.rule}>
      {(rule) => (
        <a href={hrefOf({ page: 'rules', game: props.game, rule: rule() })}>{sayTable('this-rule')}</a>
      )}
    </Show>
  </p>
)
