import { Show } from 'solid-js'
import { sayApp } from '../words/app.ts'
import { hasNewVersion, loadNewVersion } from './service-worker-client.ts'
import './newer.css'

/** Says that a newer version of the page is available. */
export const NewerNotice = () => (
  <Show when={hasNewVersion()}>
    <aside class="newer paper lifted" role="status">
      <p>{sayApp('newer')}</p>
      <button type="button" class="button small" onClick={loadNewVersion}>
        {sayApp('load-newer')}
      </button>
    </aside>
  </Show>
)
