import { createSignal, createUniqueId, Show } from 'solid-js'
import { names, rememberNames } from '../storage/names.ts'
import { sayOnline } from '../words/online.ts'
import { NameField } from './NameField.tsx'

interface NameFormProps {
  readonly doing: string
  /** Returns what is wrong, if anything. */
  readonly onName: (name: string) => Promise<string | undefined>
}

/** The only thing asked of a player who sits down: a name. */
export function NameForm(props: NameFormProps) {
  const id = createUniqueId()
  const [name, setName] = createSignal(names()[0] ?? '')
  const [problem, setProblem] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)
  const sit = async () => {
    setBusy(true)
    setProblem(await props.onName(name().trim()))
    setBusy(false)
    if (problem() === undefined) rememberNames([name()])
  }
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <label for={id}>{sayOnline('name')}</label>
      <div class="row">
        <NameField id={id} name={name()} onName={setName} />
        <button type="submit" class="button main" disabled={busy()} data-sit>
          {props.doing}
        </button>
      </div>
      <Show when={problem()}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
    </form>
  )
}
