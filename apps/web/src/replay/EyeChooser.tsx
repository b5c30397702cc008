import { createUniqueId, For } from 'solid-js'
import { sayReplay } from '../words/replay.ts'
import type { ReplayViewer } from './replay-viewer.ts'

/** Whose view is shown. The match is over and its replay published: there are no secrets left. */
export function EyeChooser(props: { readonly viewer: ReplayViewer }) {
  const id = createUniqueId()
  const { eye, lookAs, names } = props.viewer
  return (
    <div class="eyes">
      <label for={id}>{sayReplay('eyes')}</label>
      <select
        id={id}
        class="field"
        value={String(eye())}
        onChange={({ currentTarget: { value } }) => lookAs(value === 'watcher' ? value : Number(value))}
      >
        <option value="watcher">{sayReplay('watcher')}</option>
        <For each={names()}>{(name, seat) => <option value={seat()}>{name}</option>}</For>
      </select>
    </div>
  )
}
