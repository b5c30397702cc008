import type { Verdict } from '@spellendoos/fair'
import { Show } from 'solid-js'
import { Tick } from '../app/Tick.tsx'
import { sayTable } from '../words/table.ts'

/** One tick and one sentence. A replay that does not check out is not opened at all. */
export const FairLine = (props: { readonly verdict: Verdict }) => (
  <p class="fair" data-fair={String(props.verdict.fair)}>
    <Show when={props.verdict.fair === true} fallback={sayTable('not-provable')}>
      <Tick /> {sayTable('fair')}
    </Show>
  </p>
)
