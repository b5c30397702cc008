import { newSeries } from '@spellendoos/kernel'
import { createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { saveFile } from '../app/files.ts'
import { hrefOf } from '../app/route.ts'
import { keepMatch, listMatches } from '../keep/matches.ts'
import { newFrom } from '../keep/merge.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import type { Film } from './film.ts'
import { LONGEST_LINK, pack } from './packing.ts'

interface ShareSheetProps {
  readonly film: Film
  /** It lies among this browser's matches already. */
  readonly mine: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** A match to hand on: as a link that holds it all, or as a file. */
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
      // Without https the browser does not let us; the link is selected.
      setSaid(sayReplay('selected'))
    }
  }
  const send = (address: string) =>
    navigator.share({ title: inLang(game.words.name), url: address }).catch(() => undefined)
  const keep = async () => {
    await keepFilm(props.film)
    setSaid(sayReplay('kept'))
  }
  return (
    <Dialog open={props.open} onClose={() => props.onClose()} label={sayReplay('share')}>
      <div class="share">
        <h2>{sayReplay('share')}</h2>
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
            onClick={() => saveFile(fileNameOf(props.film), replay)}
            data-save
          >
            {sayReplay('save-file')}
          </button>
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

const fileNameOf = ({ game, replay }: Film) => {
  const at = replay.log.at(-1)?.at
  const day = at === undefined ? '' : `-${new Date(at).toISOString().slice(0, 10)}`
  return `${game.id}${day}.json`
}

/** Puts a match that came from elsewhere with this browser's own. */
async function keepFilm({ replay, players }: Film): Promise<void> {
  const match = {
    id: replay.id,
    game: replay.game,
    players,
    replay,
    series: newSeries(players.length, 'rotate'),
    changed: replay.log.at(-1)?.at ?? Date.now(),
    over: replay.result !== undefined,
  }
  for (const each of newFrom([match], await listMatches())) await keepMatch(each)
}
