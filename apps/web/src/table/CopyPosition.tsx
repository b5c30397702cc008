import { createEffect, createSignal, on, Show } from 'solid-js'
import { sayNotation } from '../words/notation.ts'

interface CopyPositionProps {
  /** The position as it is now. */
  readonly text: () => string
  /** What counts up as the match continues: what was copied is out of date then. */
  readonly at: number
}

/** Copies the position as text; if the browser does not allow it, shows the text. */
export function CopyPosition(props: CopyPositionProps) {
  const [said, setSaid] = createSignal('')
  const [shown, setShown] = createSignal<string>()
  const clear = () => {
    setSaid('')
    setShown(undefined)
  }
  createEffect(on(() => props.at, clear, { defer: true }))
  const copy = async () => {
    const text = props.text()
    clear()
    try {
      await navigator.clipboard.writeText(text)
      setSaid(sayNotation('copied'))
    } catch {
      setShown(text)
      setSaid(sayNotation('by-hand'))
    }
  }
  return (
    <div class="copy-position">
      <button type="button" class="button quiet small" data-copy-position onClick={() => void copy()}>
        {sayNotation('copy')}
      </button>
      <Show when={shown()}>
        {(text) => (
          <input
            class="field"
            readonly
            value={text()}
            aria-label={sayNotation('text')}
            ref={(field) => setTimeout(() => field.select())}
          />
        )}
      </Show>
      <p class="soft" aria-live="polite" data-copied>
        {said()}
      </p>
    </div>
  )
}
