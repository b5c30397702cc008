import { createResource, createSignal, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { saveFile } from '../app/files.ts'
import { hrefOf } from '../app/route.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import type { Film } from './film.ts'
import { keepImported } from './imported-matches.ts'
import { LONGEST_LINK, pack } from './link-codec.ts'
import { notKept } from './problems.ts'
import { SaveAsButton } from './SaveAsButton.tsx'

const ShareCard = lazy(() => import('./card/ShareCard.tsx').then((m) => ({ default: m.ShareCard })))

interface ShareSheetProps {
  readonly film: Film
  /** It is already among this browser's matches. */
  readonly mine: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** Shares a match: as a link that contains all of it, or as a file. */
export function ShareSheet(props: ShareSheetProps) {
  const { replay, game } = props.film
  const [link] = createResource(
    () => props.open,
    async () =>
      new URL(hrefOf({ page: 'link', game: game.id, packed: await pack(replay) }), location.href).href,
  )
  const [said, setSaid] = createSignal('')
  const short = () => {
    const address = link()
    return address !== undefined && address.length <= LONGEST_LINK ? address : undefined
  }
  let field!: HTMLInputElement
  const copy = async (address: string) => {
    field.select()
    try {
      await navigator.clipboard.writeText(address)
      setSaid(sayReplay('copied'))
    } catch {
      // The clipboard needs https; the link is selected.
      setSaid(sayReplay('selected'))
    }
  }
  const send = (address: string) =>
    navigator.share({ title: inLang(game.words.name), url: address }).catch(() => undefined)
  const keep = async () => {
    setSaid((await keepImported([props.film])) ? sayReplay('kept') : inLang(notKept.text))
  }
  return (
    <Dialog open={props.open} onClose={() => props.onClose()} label={sayReplay('share')}>
      <div class="share">
        <h2>{sayReplay('share')}</h2>
        <Show when={props.open && link() !== undefined && props.film.frames.at(-1)?.result}>
          <Suspense>
            <ShareCard film={props.film} link={short()} name={nameOf(props.film)} />
          </Suspense>
        </Show>
        <p>{sayReplay('share-why')}</p>
        <Switch>
          <Match when={short()}>
            {(address) => (
              <div class="row">
                <input
                  ref={field}
                  class="field"
                  readonly
                  value={address()}
                  aria-label={sayReplay('link')}
                  data-link
                />
                <button type="button" class="button main" onClick={() => void copy(address())}>
                  {sayReplay('copy-link')}
                </button>
                <Show when={'share' in navigator}>
                  <button type="button" class="button" onClick={() => void send(address())}>
                    {sayReplay('share')}
                  </button>
                </Show>
              </div>
            )}
          </Match>
          <Match when={link() !== undefined}>
            <p class="soft">{sayReplay('link-too-long')}</p>
          </Match>
        </Switch>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${nameOf(props.film)}.json`, replay)}
            data-save
          >
            {sayReplay('save-file')}
          </button>
          <Show when={props.open}>
            <SaveAsButton
              game={game.id}
              name={nameOf(props.film)}
              label={(format) => sayReplay('save-as', { format })}
              write={(files, format) => files.writeExchangeFile(props.film, format)}
              onProblem={setSaid}
            />
          </Show>
          <Show when={!props.mine}>
            <button type="button" class="button" onClick={() => void keep()}>
              {sayReplay('keep')}
            </button>
          </Show>
          <button type="button" class="button quiet" onClick={() => props.onClose()}>
            {sayApp('close')}
          </button>
        </div>
        <p aria-live="polite">{said()}</p>
      </div>
    </Dialog>
  )
}

const nameOf = ({ game, replay }: Film) => {
  const at = replay.log.at(-1)?.at
  const day = at === undefined ? '' : `-${new Date(at).toISOString().slice(0, 10)}`
  return `${game.id}${day}`
}
