import { For } from 'solid-js'

interface ChooserProps<Word extends string> {
  readonly title: string
  readonly words: readonly Word[]
  readonly chosen: Word
  readonly say: (word: Word) => string
  readonly onChoose: (word: Word) => void
  /** The language of a word, where the words are languages. */
  readonly langOf?: (word: Word) => string
}

/** A choice between a few words. */
export function Chooser<Word extends string>(props: ChooserProps<Word>) {
  return (
    <fieldset>
      <legend>{props.title}</legend>
      <For each={props.words}>
        {(word) => (
          <button
            type="button"
            class="button"
            lang={props.langOf?.(word)}
            aria-pressed={props.chosen === word}
            onClick={() => props.onChoose(word)}
          >
            {props.say(word)}
          </button>
        )}
      </For>
    </fieldset>
  )
}
