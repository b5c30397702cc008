import type { Seat } from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { For } from 'solid-js'
import type { Warned } from '../storage/matches.ts'
import { warning } from '../settings/choices.ts'
import { lang } from '../words/lang.ts'
import { saySettings } from '../words/settings.ts'
import { sayApp } from '../words/app.ts'

interface WarnedFieldProps {
  readonly seat: Seat
  readonly warned: Warned | undefined
  readonly onWarned: (warned: Warned | undefined) => void
}

/** Before which moves a player at this screen wants to be warned. */
export function WarnedField(props: WarnedFieldProps) {
  const choose = (word: string) => {
    if (warning.choose(word)) props.onWarned(wantedBy(warning.chosen()))
  }
  return (
    <select
      class="field warned"
      aria-label={sayApp('labelled', { name: saySettings('warning'), what: nameOf(props.seat, lang()) })}
      value={props.warned ?? 'off'}
      data-warned={props.seat}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <For each={warning.words}>
        {(word) => <option value={word}>{saySettings(`warning-${word}`)}</option>}
      </For>
    </select>
  )
}

/** What each value of the setting says of a player. */
export const wantedBy = (word: 'off' | Warned): Warned | undefined => (word === 'off' ? undefined : word)
