import { Show } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import type { Afar } from './afar.ts'

/** Says so, kindly, when the line is down. */
export const LineNote = (props: { readonly afar: Afar }) => (
  <div class="line-status" role="status">
    <Show when={props.afar.state().is === 'lost'}>
      <p class="line-note paper" data-line="lost">
        {sayOnline('lost')}
      </p>
    </Show>
  </div>
)
