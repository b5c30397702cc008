import { Show } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { sayBoard } from '../words/board.ts'
import type { NearSide } from './near-side.ts'

/** Turns the board to the next side, where it has sides. */
export const TurnButton = (props: { readonly near: NearSide }) => (
  <Show when={props.near.canTurn()}>
    <button
      type="button"
      class="button quiet small"
      aria-label={sayBoard('turn')}
      title={sayBoard('turn')}
      data-turn-board
      onClick={() => props.near.turnOn()}
    >
      <Icon path="M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5" />
    </button>
  </Show>
)
