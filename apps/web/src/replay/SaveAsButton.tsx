import type { Read } from '@spellendoos/kernel'
import { createResource, Show } from 'solid-js'
import { saveText } from '../app/files.ts'
import { inLang } from '../words/lang.ts'
import { exchangeFiles, type ExchangeFiles } from './exchange-files-loader.ts'
import type { ExchangeFormat } from './exchange-files.ts'

interface SaveAsButtonProps {
  readonly game: string
  /** The name of the file, without its ending. */
  readonly name: string
  readonly label: (format: string) => string
  readonly write: (files: ExchangeFiles, format: ExchangeFormat) => Read<string>
  readonly onProblem: (text: string) => void
}

/** Saves in the format that clubs and other programs read, for games that have one. */
export function SaveAsButton(props: SaveAsButtonProps) {
  const [format] = createResource(async () => (await exchangeFiles()).formatFor(props.game))
  const save = async (format: ExchangeFormat) => {
    const written = props.write(await exchangeFiles(), format)
    if (written.ok) saveText(`${props.name}.${format}`, written.value)
    else props.onProblem(inLang(written.problem.text))
  }
  return (
    <Show when={format()}>
      {(format) => (
        <button type="button" class="button" onClick={() => void save(format())} data-save-as={format()}>
          {props.label(format().toUpperCase())}
        </button>
      )}
    </Show>
  )
}
