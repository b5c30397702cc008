import { MOST_NAME } from '@spellendoos/wire'
import { createEffect } from 'solid-js'
import { sayOnline } from '../words/online.ts'

interface NameFieldProps {
  readonly id: string
  readonly name: string
  readonly onName: (name: string) => void
}

/** The field for a player's own name. An error is shown in the language of the page, not of the browser. */
export function NameField(props: NameFieldProps) {
  let field!: HTMLInputElement
  createEffect(() => field.setCustomValidity(props.name.trim() === '' ? sayOnline('name-missing') : ''))
  return (
    <input
      ref={field}
      id={props.id}
      class="field"
      maxLength={MOST_NAME}
      autocomplete="nickname"
      aria-required="true"
      value={props.name}
      onInput={(event) => props.onName(event.currentTarget.value)}
      data-name
    />
  )
}
