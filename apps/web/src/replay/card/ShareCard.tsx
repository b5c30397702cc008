import { createMemo, createSignal, Show } from 'solid-js'
import { saveBlob } from '../../app/files.ts'
import { inLang } from '../../words/lang.ts'
import { sayReplay } from '../../words/replay.ts'
import type { Film } from '../film.ts'
import { cardOf, pictureFile } from './card.ts'
import './card.css'

interface ShareCardProps {
  readonly film: Film
  /** A link that opens the replay, if it fits into one. */
  readonly link: string | undefined
  /** The name of its files, without the extension. */
  readonly name: string
}

/** The match as a picture to send. */
export function ShareCard(props: ShareCardProps) {
  const svg = createMemo(() => cardOf(props.film, props.link))
  const [said, setSaid] = createSignal('')
  const picture = async (use: (file: File) => unknown) => {
    const file = await pictureFile(svg(), `${props.name}.png`).catch(() => undefined)
    if (file === undefined) setSaid(sayReplay('no-picture'))
    else await use(file)
  }
  const send = (file: File) =>
    navigator
      .share({ files: [file], text: props.link ?? inLang(props.film.game.words.name) })
      .catch(() => undefined)
  return (
    <figure class="share-card">
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg())}`}
        width="1200"
        height="630"
        alt={sayReplay('card')}
        data-card
      />
      <figcaption class="row">
        <button type="button" class="button" onClick={() => void picture(saveBlob)} data-save-picture>
          {sayReplay('save-picture')}
        </button>
        <Show when={canSendFiles}>
          <button type="button" class="button" onClick={() => void picture(send)}>
            {sayReplay('send-picture')}
          </button>
        </Show>
        <span aria-live="polite">{said()}</span>
      </figcaption>
    </figure>
  )
}

/** Phones share pictures with messengers; most desktops do not. */
const canSendFiles =
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'card.png', { type: 'image/png' })] })
