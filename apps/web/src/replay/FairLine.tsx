import type { Verdict } from '@spellendoos/fair'
import { lazy, Show, Suspense } from 'solid-js'
import { Tick } from '../app/Tick.tsx'
import { sayTable } from '../words/table.ts'

const Signatures = lazy(() => import('./Signatures.tsx').then((m) => ({ default: m.Signatures })))

/**
 * If there was chance, a tick and a sentence; and who signed the match. A replay that fails verification is not opened
 * at all.
 */
export const FairLine = (props: {
  readonly verdict: Verdict
  readonly hasChance: boolean
  readonly players?: readonly string[] | undefined
}) => (
  <div class="fair" data-fair={String(props.verdict.fair)}>
    <Show when={props.hasChance}>
      <p>
        <Show when={props.verdict.fair === true} fallback={sayTable('not-provable')}>
          <Tick /> {sayTable('fair')}
        </Show>
      </p>
    </Show>
    <Show when={props.verdict.fair === true && props.verdict.vouched}>
      {(vouched) => (
        <Suspense>
          <Signatures vouched={vouched()} players={props.players ?? []} />
        </Suspense>
      )}
    </Show>
  </div>
)
