import { createSignal, Show } from 'solid-js'
import { FileButton } from '../app/FileButton.tsx'
import { inLang } from '../words/lang.ts'
import { saySettings } from '../words/settings.ts'
import { restoreBackup, saveBackup } from './backup.ts'

/** Saves everything to a file, and restores it from one. */
export function KeepingField() {
  const [said, setSaid] = createSignal('')
  const [wrong, setWrong] = createSignal('')
  const tell = (good: string, bad = '') => {
    setSaid(good)
    setWrong(bad)
  }
  const save = async () => tell(saySettings('exported', { n: await saveBackup() }))
  const bring = async (file: File) => {
    const brought = await restoreBackup(file)
    if (!brought.ok) return tell('', inLang(brought.problem.text))
    const { added, known, kept } = brought.value
    if (kept) tell(saySettings('imported', { n: added, known }))
    else tell('', saySettings('not-kept'))
  }
  return (
    <fieldset>
      <legend>{saySettings('keeping')}</legend>
      <p class="soft">{saySettings('keeping-why')}</p>
      <button type="button" class="button" data-export onClick={() => void save()}>
        {saySettings('export')}
      </button>
      <FileButton
        text={saySettings('import')}
        accept="application/json,.json"
        onFile={(file) => void bring(file)}
      />
      <p aria-live="polite" data-said>
        {said()}
      </p>
      <Show when={wrong() !== ''}>
        <p class="problem" role="alert" data-problem>
          {wrong()}
        </p>
      </Show>
      <p class="soft small">{saySettings('keeping-secret')}</p>
    </fieldset>
  )
}
