import type { Json, OptionSpec, Words } from '@spellendoos/kernel'
import { createUniqueId, For, Match, Switch } from 'solid-js'
import { inLang } from '../words/lang.ts'

interface OptionFieldProps {
  readonly words: Words
  readonly name: string
  readonly spec: OptionSpec
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** One setting of a match, with what it means. */
export function OptionField(props: OptionFieldProps) {
  const id = createUniqueId()
  const choices = () => (props.spec.type === 'string' ? props.spec.enum : undefined)
  const whole = () => (props.spec.type === 'integer' ? props.spec : undefined)
  const said = (choice: string) => {
    const text = props.words.choices?.[`${props.name}.${choice}`]
    return text === undefined ? choice : inLang(text)
  }
  return (
    <div class="option">
      <label for={id}>{meaning(props)}</label>
      <Switch>
        <Match when={props.spec.type === 'boolean'}>
          <input
            id={id}
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
        </Match>
        <Match when={whole()}>
          {(limits) => (
            <input
              id={id}
              class="field"
              type="number"
              min={limits().minimum}
              max={limits().maximum}
              value={Number(props.value)}
              onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
            />
          )}
        </Match>
        <Match when={choices()}>
          {(choices) => (
            <select
              id={id}
              class="field"
              value={typeof props.value === 'string' ? props.value : ''}
              onChange={(event) => props.onChange(event.currentTarget.value)}
            >
              <For each={choices()}>{(choice) => <option value={choice}>{said(choice)}</option>}</For>
            </select>
          )}
        </Match>
      </Switch>
    </div>
  )
}

const meaning = ({ words, name }: OptionFieldProps) => {
  const text = words.options[name]
  return text === undefined ? name : inLang(text)
}
