import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { writtenMove } from '../board/voice.ts'
import { advise } from '../bots/worker-client.ts'
import type { ReplayViewer } from '../replay/replay-viewer.ts'
import { sayTurningPoints } from '../words/turning-points.ts'
import { decisionsOf, greatest, questionAbout, turnBy, type TurningPoint } from './turning-points.ts'
import './help.css'

interface TurningPointsProps {
  readonly viewer: ReplayViewer
  readonly onChosen: (point: TurningPoint) => void
}

/** The moments where the match turned, found in a worker one decision at a time. */
export function TurningPoints(props: TurningPointsProps) {
  const { film, at, names } = props.viewer
  const decisions = decisionsOf(film)
  const [found, setFound] = createSignal<readonly TurningPoint[]>([])
  const [seen, setSeen] = createSignal(0)
  const points = createMemo(() => greatest(found()))
  const written = (move: string) => writtenMove(film.game.words, move)
  let here = true
  onCleanup(() => (here = false))
  const seek = async () => {
    for (const decision of decisions) {
      const point = turnBy(decision, await advise(questionAbout(film, decision)))
      if (!here) return
      if (point !== undefined) setFound((before) => [...before, point])
      setSeen((before) => before + 1)
    }
  }
  void seek()
  const done = () => seen() === decisions.length
  return (
    <section
      class="turning-points"
      aria-label={sayTurningPoints('title')}
      data-turning-points={done() ? 'all' : ''}
    >
      <h2>{sayTurningPoints('title')}</h2>
      <Show when={!done()}>
        <progress max={decisions.length} value={seen()} aria-label={sayTurningPoints('seeking')} />
      </Show>
      <Show when={done() && points().length === 0}>
        <p class="soft">{sayTurningPoints('none')}</p>
      </Show>
      <ol>
        <For each={points()}>
          {(point) => (
            <li>
              <button
                type="button"
                aria-current={at() === point.step - 1 ? 'step' : undefined}
                data-turning-point={point.step}
                onClick={() => props.onChosen(point)}
              >
                <span class="nth soft">{point.step}</span>
                <SeatMark seat={point.seat} />
                <span>
                  <span class="unseen">{names()[point.seat]}: </span>
                  <span class="notation">{written(point.move)}</span>{' '}
                  <span class="soft">{sayTurningPoints('better', { move: written(point.best) })}</span>
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}
