import { Show } from 'solid-js'
import { sayApp } from '../words/app.ts'
import './notice.css'

/** A page with a single sentence: empty, loading, or failed. */
export function Notice(props: { readonly text: string; readonly waiting?: boolean }) {
  return (
    <main class="notice">
      <p aria-live="polite">{props.text}</p>
      <Show when={props.waiting !== true}>
        <a class="button" href="#/">
          {sayApp('shelf')}
        </a>
      </Show>
    </main>
  )
}
