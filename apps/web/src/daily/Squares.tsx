import { For, Show } from 'solid-js'
import { sayDaily } from '../words/daily.ts'
import type { Square } from './results.ts'

/** The result as small squares that can be told apart without colours. */
export const Squares = (props: { readonly squares: readonly Square[] }) => (
  <Show when={props.squares.length > 0}>
    <span
      class="squares"
      role="img"
      aria-label={sayDaily('squares', {
        won: props.squares.filter((each) => each === 'won').length,
        all: props.squares.length,
      })}
    >
      <For each={props.squares}>{(square) => <i class={square} />}</For>
    </span>
  </Show>
)
