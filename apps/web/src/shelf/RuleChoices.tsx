import { BY_THE_BOOK, chooseOptions, type Json } from '@spellendoos/kernel'
import { createSignal, For, Show, type Accessor } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { OptionField } from './OptionField.tsx'

type Options = Readonly<Record<string, Json>>

/** The rules for a match, as far as they are chosen. */
export interface Choosing {
  readonly preset: Accessor<string>
  readonly options: Accessor<Options>
  /** The differences from the usual rules here. */
  readonly unusual: Accessor<Options>
  readonly choosePreset: (name: string) => void
  readonly change: (name: string, value: Json) => void
}

/** Begins with the defaults, with what is usual here, and with the last choice, if it is still valid. */
export function chooseRules(game: OpenGame, usual: Accessor<Options>, last: Options = {}): Choosing {
  const again = chooseOptions(game, BY_THE_BOOK, last)
  const [preset, setPreset] = createSignal<string>(BY_THE_BOOK)
  const [changed, setChanged] = createSignal<Options>(again.ok ? last : {})
  const given = (name: string, wish: Options): Options => {
    const chosen = chooseOptions(game, name, { ...usual(), ...wish })
    return chosen.ok ? chosen.value : {}
  }
  const options = () => given(preset(), changed())
  return {
    preset,
    options,
    unusual() {
      const otherwise = given(BY_THE_BOOK, {})
      return Object.fromEntries(
        Object.entries(options()).filter(([name, value]) => otherwise[name] !== value),
      )
    },
    choosePreset(name) {
      setPreset(name)
      setChanged({})
    },
    change: (name, value) => setChanged({ ...changed(), [name]: value }),
  }
}

/** The game's presets and options, if it has any. */
export function RuleChoices(props: { readonly game: OpenGame; readonly choosing: Choosing }) {
  const { game, choosing } = props
  return (
    <>
      <Show when={Object.keys(game.presets).length > 1}>
        <fieldset>
          <legend>{sayNewMatch('preset')}</legend>
          <For each={Object.keys(game.presets)}>
            {(name) => (
              <button
                type="button"
                class="button"
                aria-pressed={choosing.preset() === name}
                onClick={() => choosing.choosePreset(name)}
              >
                {game.words.presets[name] === undefined ? name : inLang(game.words.presets[name])}
              </button>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={Object.keys(game.options).length > 0}>
        <fieldset>
          <legend>{sayNewMatch('options')}</legend>
          <For each={Object.entries(game.options)}>
            {([name, spec]) => (
              <OptionField
                words={game.words}
                name={name}
                spec={spec}
                value={choosing.options()[name] ?? spec.default}
                onChange={(value) => choosing.change(name, value)}
              />
            )}
          </For>
        </fieldset>
      </Show>
    </>
  )
}
