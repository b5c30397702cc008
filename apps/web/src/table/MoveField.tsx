import { createEffect, createSignal, on } from 'solid-js'
import { sayNotation } from '../words/notation.ts'
import type { TableModel } from './table-model.ts'

interface MoveFieldProps {
  readonly model: TableModel
  /** Counts requests to type here. */
  readonly wanted: number
}

/** A move as text, for players who think in notation. A refusal is shown where that of a tap is. */
export function MoveField(props: MoveFieldProps) {
  const [text, setText] = createSignal('')
  let field!: HTMLInputElement
  createEffect(
    on(
      () => props.wanted,
      (wanted) => wanted > 0 && field.focus(),
    ),
  )
  const enter = async () => {
    if (text().trim() === '') return
    if (await props.model.enter(text())) setText('')
  }
  return (
    <form
      class="move-field"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <input
        ref={field}
        class="field"
        data-notation
        aria-label={sayNotation('enter')}
        placeholder={sayNotation('enter')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {sayNotation('play')}
      </button>
    </form>
  )
}
