import { Show } from 'solid-js'
import { sayApp } from '../words/app.ts'
import { isNewer, loadNewer } from './stock.ts'
import './newer.css'

/** Says that a newer version of the page is available. */
export const NewerNotice = () => (
  <Show when={isNewer()}>
    <aside class="newer paper lifted" role="status">
      <p>{sayApp('newer')}</p>
      <button type="button" class="button small" onClick={loadNewer}>
        {sayApp('load-newer')}
      </button>
    </aside>
  </Show>
)
