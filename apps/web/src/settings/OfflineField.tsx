import { Match, onMount, Show, Switch } from 'solid-js'
import { canInstall, cacheEverything, install, cacheProgress } from '../offline/service-worker-client.ts'
import { saySettings } from '../words/settings.ts'

/** Whether every game can be played without a network, and installing the page as an app. */
export function OfflineField() {
  onMount(() => void cacheEverything())
  const missing = () => {
    const held = cacheProgress()
    return held !== undefined && held.n < held.all ? held : undefined
  }
  return (
    <fieldset>
      <legend>{saySettings('offline')}</legend>
      <p
        aria-live="polite"
        data-offline={cacheProgress() !== undefined && missing() === undefined ? 'all' : undefined}
      >
        <Switch fallback={saySettings('offline-all')}>
          <Match when={!isSecureContext}>
            <span data-needs-https>{saySettings('offline-needs-https')}</span>
          </Match>
          <Match when={cacheProgress() === undefined}>{saySettings('offline-none')}</Match>
          <Match when={missing()}>{(held) => saySettings('offline-some', { ...held() })}</Match>
        </Switch>
      </p>
      <Show when={canInstall()}>
        <button type="button" class="button" onClick={() => void install()}>
          {saySettings('install')}
        </button>
      </Show>
    </fieldset>
  )
}
