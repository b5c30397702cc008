import { createSignal, Show } from 'solid-js'
import { sayDaily } from '../words/daily.ts'
import { sayReplay } from '../words/replay.ts'
import { shareText } from './share-line.ts'
import type { DailyResult } from './results.ts'

const canShare = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/**
 * Shares the result of the day: through another app if the device can, otherwise the clipboard, otherwise as text to
 * copy.
 */
export function ShareButton(props: { readonly date: string; readonly results: readonly DailyResult[] }) {
  const [said, setSaid] = createSignal('')
  const [shown, setShown] = createSignal<string>()
  const share = async () => {
    const text = shareText(props.date, props.results)
    if (canShare) return void navigator.share({ text }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(text)
      setSaid(sayReplay('copied'))
    } catch {
      // The clipboard needs https.
      setShown(text)
    }
  }
  return (
    <div class="share-day">
      <button type="button" class="button" data-share-day onClick={() => void share()}>
        {sayDaily('share')}
      </button>
      <span class="soft" role="status">
        {said()}
      </span>
      <Show when={shown()}>
        {(text) => <textarea class="field" readonly rows="5" aria-label={sayDaily('share')} value={text()} />}
      </Show>
    </div>
  )
}
