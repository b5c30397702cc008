import { createEffect, createMemo, createSignal, Index, on, Show } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { goTo } from '../app/route.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { PlayerOptions } from '../bots/PlayerOptions.tsx'
import type { Player } from '../storage/matches.ts'
import { LONGEST_NAME } from '../storage/names.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { sayReplay } from '../words/replay.ts'
import { continueFrom, positionAt } from './continuation.ts'
import type { ReplayViewer } from './replay-viewer.ts'

interface ContinueSheetProps {
  readonly viewer: ReplayViewer
  readonly open: boolean
  readonly onClose: () => void
}

/** A new match from this moment: who plays, and what can be proved of it. */
export function ContinueSheet(props: ContinueSheetProps) {
  const { film, at, names } = props.viewer
  const [players, setPlayers] = createSignal<readonly Player[]>(film.players)
  const [problem, setProblem] = createSignal('')
  createEffect(on(at, () => setProblem(''), { defer: true }))
  const change = (seat: number, part: Partial<Player>) =>
    setPlayers((now) => now.map((player, i) => (i === seat ? { ...player, ...part } : player)))
  const over = () => film.frames[at()]!.result !== undefined
  const sealed = createMemo(() => props.open && !over() && positionAt(film, at()) !== undefined)
  const begin = async () => {
    const opened = await continueFrom(film, at(), players())
    if (opened.ok) goTo({ page: 'table', match: opened.match.id })
    else setProblem(inLang(opened.problem.text))
  }
  return (
    <Dialog open={props.open} onClose={() => props.onClose()} label={sayReplay('continue')}>
      <form
        class="share"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <h2>{sayReplay('continue')}</h2>
        <Show when={!over()} fallback={<p>{sayReplay('continue-over')}</p>}>
          <p>{sayReplay(sealed() ? 'continue-sealed' : 'continue-unsealed')}</p>
          <Index each={players()}>
            {(player, seat) => (
              <div class="seat-row">
                <SeatMark seat={seat} />
                <input
                  class="field"
                  aria-label={sayNewMatch('name', { seat: names()[seat]! })}
                  placeholder={names()[seat]}
                  maxLength={LONGEST_NAME}
                  autocomplete="off"
                  value={player().name}
                  onInput={(event) => change(seat, { name: event.currentTarget.value.trim() })}
                />
                <select
                  class="field"
                  aria-label={sayNewMatch('who', { seat: names()[seat]! })}
                  value={player().level}
                  onChange={(event) => change(seat, { level: Number(event.currentTarget.value) })}
                >
                  <PlayerOptions game={film.game} />
                </select>
              </div>
            )}
          </Index>
        </Show>
        <Show when={problem() !== ''}>
          <p class="problem" role="alert">
            {problem()}
          </p>
        </Show>
        <div class="row">
          <Show when={!over()}>
            <button type="submit" class="button main" data-begin>
              {sayReplay('go-on')}
            </button>
          </Show>
          <button type="button" class="button quiet" onClick={() => props.onClose()}>
            {sayApp('close')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
