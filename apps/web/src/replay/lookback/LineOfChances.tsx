import { createMemo, For, Show } from 'solid-js'
import { SeatMark } from '../../board/SeatMark.tsx'
import { seatColour } from '../../board/paint/tones.ts'
import { sayLookback } from '../../words/lookback.ts'
import { sayReplay } from '../../words/replay.ts'
import type { ReplayViewer } from '../replay-viewer.ts'
import { chancesOf } from './chances.ts'
import { percent } from './figures.ts'
import type { Lookback } from './lookback.ts'
import './lookback.css'

interface LineOfChancesProps {
  readonly viewer: ReplayViewer
  readonly lookback: Lookback
  readonly onChosen: () => void
}

/** Each side's chance after every step; a tap or the arrow keys open a step. */
export function LineOfChances(props: LineOfChancesProps) {
  const { film, at, last, go, run, names } = props.viewer
  const { review, seen, all, failed } = props.lookback
  const { sides } = film.match
  const width = Math.max(1, last)
  const chances = createMemo(() => {
    const found = review()
    return found === undefined ? [] : chancesOf(film, found)
  })
  const done = () => review() !== undefined
  const label = () => sayLookback(sides.length === 2 ? 'line' : 'line-many')
  const said = (chance: number | undefined) => (chance === undefined ? '' : percent(Math.round(chance * 100)))
  const toPointer = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.buttons !== 1) return
    const plot = event.currentTarget.getBoundingClientRect()
    run(false)
    go(Math.round(((event.clientX - plot.left) / plot.width) * last))
    props.onChosen()
  }
  const points = (seat: number) =>
    chances()
      .flatMap((each, step) => (each === undefined ? [] : [`${step},${100 - each[seat]! * 100}`]))
      .join(' ')
  const here = (seat: number) => chances()[at()]?.[seat]
  return (
    <section class="chances" data-chances={done() ? 'all' : ''}>
      <div class="chart paper">
        <Show
          when={done()}
          fallback={
            <Show when={!failed()} fallback={<p role="alert">{sayLookback('failed')}</p>}>
              <progress max={all} value={seen()} aria-label={sayLookback('seeking')} />
            </Show>
          }
        >
          <div
            class="plot"
            role="slider"
            tabIndex={0}
            aria-label={label()}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at()}
            aria-valuetext={[
              sayReplay('at', { n: at(), all: last }),
              ...sides.map(([seat]) => `${names()[seat!]} ${said(here(seat!))}`),
            ].join(', ')}
            onPointerDown={toPointer}
            onPointerMove={toPointer}
          >
            <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
              <path class="half" d={`M0 50H${width}`} />
              <path class="now" d={`M${at()} 0V100`} />
              <For each={sides}>
                {([seat]) => <polyline points={points(seat!)} stroke={seatColour(seat!)} />}
              </For>
            </svg>
            <For each={sides}>
              {([seat]) => (
                <Show when={here(seat!) !== undefined}>
                  <span
                    class="here"
                    style={{ left: `${(at() / width) * 100}%`, top: `${100 - here(seat!)! * 100}%` }}
                  >
                    <SeatMark seat={seat!} />
                  </span>
                </Show>
              )}
            </For>
          </div>
        </Show>
      </div>
      <p class="legend" aria-hidden="true">
        <span class="soft">{label()}</span>
        <For each={sides}>
          {([seat]) => (
            <span class="share">
              <SeatMark seat={seat!} /> {said(here(seat!))}
            </span>
          )}
        </For>
      </p>
    </section>
  )
}
