import { Index } from 'solid-js'
import { LONGEST_NAME, names, setNames } from '../storage/names.ts'
import { saySettings } from '../words/settings.ts'

/** The people who play here: change a name, clear it to forget it, or write a new one in the last field. */
export function NamesField() {
  const fields = () => [...names(), '']
  const change = (nth: number, name: string) => setNames(fields().toSpliced(nth, 1, name))
  return (
    <fieldset>
      <legend>{saySettings('names')}</legend>
      <p class="soft">{saySettings('names-why')}</p>
      <Index each={fields()}>
        {(name, nth) => (
          <input
            class="field"
            maxLength={LONGEST_NAME}
            autocomplete="off"
            aria-label={
              nth === names().length ? saySettings('new-name') : saySettings('name-nth', { n: nth + 1 })
            }
            placeholder={nth === names().length ? saySettings('new-name') : ''}
            value={name()}
            onChange={(event) => change(nth, event.currentTarget.value)}
          />
        )}
      </Index>
    </fieldset>
  )
}
