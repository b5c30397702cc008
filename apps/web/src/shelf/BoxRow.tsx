import { For, Show, type JSX } from 'solid-js'
import type { Box } from '../games/box.ts'
import { BoxCard } from './BoxCard.tsx'

interface BoxRowProps {
  readonly id: string
  readonly title: string
  readonly boxes: readonly Box[]
  /** Shown at the end of the heading. */
  readonly children?: JSX.Element
}

/** A row of boxes that scrolls sideways. */
export const BoxRow = (props: BoxRowProps) => (
  <Show when={props.boxes.length > 0}>
    <section aria-labelledby={props.id} class="box-row">
      <div class="row-head">
        <h2 id={props.id}>{props.title}</h2>
        {props.children}
      </div>
      <ul class="boxes-aside" tabindex="0" aria-labelledby={props.id}>
        <For each={props.boxes}>
          {(box) => (
            <li>
              <BoxCard box={box} />
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
)
