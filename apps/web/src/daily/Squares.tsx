import { For, Show } from 'solid-js'
import { sayDaily } from '../words/daily.ts'
import type { Square } from './results.ts'

/** How it went, in small squares; they are told apart without colours too. */
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
