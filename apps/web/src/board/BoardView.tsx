import type { Fact, Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { sayBoard } from '../words/board.ts'
import { drawArrow, paintArrow, type Arrow } from './arrows.ts'
import { layOutPieces } from './piece-layout.ts'
import { FINGER, finestOf } from './hit-test.ts'
import { turnRound } from './motion.ts'
import { paintCoordinates } from './paint/coordinates.ts'
import { paintBoard, FRAME, viewBoxOf } from './paint/ground.ts'
import { paintPlace } from './paint/place.ts'
import { Pieces } from './Pieces.tsx'
import { same } from './structural-equality.ts'
import { Signs, startsOf } from './Signs.tsx'
import { Spots } from './Spots.tsx'
import type { Voice } from './voice.ts'
import { WHOLE, type Zoom } from './zoom.ts'
import './board.css'

export interface BoardProps {
  readonly board: Board
  readonly voice: Voice
  /** The name for screen readers. */
  readonly label: string
  /** The spots of the last move. */
  readonly last: readonly Spot[]
  /** Taps that continue a move. */
  readonly glow: readonly Spot[]
  /** The half-made move. */
  readonly touched: readonly Spot[]
  /** What just happened, to be animated. */
  readonly facts: readonly Fact[]
  /** Where pieces were just captured: shown pale until something else happens. */
  readonly taken?: readonly Spot[]
  /** Where a tap does something; left out where that would reveal too much. */
  readonly live?: readonly Spot[] | undefined
  readonly arrows?: readonly Arrow[]
  readonly onTap: (spot: Spot) => void
}

const NONE: readonly Spot[] = []

/** Any game's board: a drawing, with a button over every place. */
export function BoardView(props: BoardProps) {
  // Grounds and places are painted again only when they change, which is rare.
  const printed = createMemo<Board>((before) => {
    const now = props.board
    return before !== undefined && samePrint(before, now) ? before : now
  })
  // A board's space is reserved at once; the board is drawn, then its pieces, and a moment later it can be tapped.
  const seen = painted()
  const set = painted(seen)
  const ready = painted(set)
  let room!: HTMLDivElement
  const turned = createMemo(() => props.board.turned ?? 0)
  createEffect(on(turned, (now, before) => turnRound(room, now - before!), { defer: true }))
  const [width, setWidth] = createSignal(0)
  onMount(() => {
    const measured = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    measured.observe(room)
    onCleanup(() => measured.disconnect())
  })
  const [drawn, setDrawn] = createSignal<readonly Arrow[]>([])
  const arrows = createMemo(() => [...(props.arrows ?? []), ...drawn()], [], { equals: same })
  const [zoom, setZoom] = createSignal<Zoom>(WHOLE, { equals: same })
  const isZoomed = () => zoom().scale > 1
  /** The number of pixels per board unit when the board fills its space. */
  const unit = () => width() / (printed().size[0] + 2 * FRAME)
  const finest = createMemo(() => finestOf(printed().places))
  const isFine = createMemo(() => width() > 0 && finest() * unit() < FINGER)
  return (
    <div
      ref={room}
      class="board"
      data-loupe={isFine() ? '' : undefined}
      data-zoomed={isZoomed() ? '' : undefined}
      style={{
        '--w': printed().size[0] + 2 * FRAME,
        '--h': printed().size[1] + 2 * FRAME,
      }}
    >
      <div class="ground" style={{ transform: isZoomed() ? transformOf(zoom()) : '' }}>
        <Show when={seen()}>
          <Drawing {...props} printed={printed()} set={set()} />
        </Show>
        <Show when={arrows().length > 0}>
          <svg class="arrows" viewBox={viewBoxOf(printed())} aria-hidden="true">
            <For each={arrows()}>
              {(arrow) => (
                <path
                  class={`arrow ${arrow.kind}`}
                  data-arrow={arrow.kind}
                  d={paintArrow(arrow, printed().places)}
                />
              )}
            </For>
          </svg>
        </Show>
        <Show when={ready()}>
          <Spots
            {...props}
            onTap={(spot) => {
              setDrawn([])
              props.onTap(spot)
            }}
            onDraw={(from, to) => setDrawn((drawn) => drawArrow(drawn, from, to))}
            printed={printed()}
            room={room}
            zoom={zoom()}
            isFine={isFine() && finest() * unit() * zoom().scale < FINGER}
            onZoom={setZoom}
          />
        </Show>
      </div>
      <Show when={isZoomed()}>
        <button
          type="button"
          class="button small unzoom"
          classList={{ high: zoom().y < (1 - zoom().scale) / 2 }}
          data-unzoom
          onClick={() => setZoom(WHOLE)}
        >
          {sayBoard('whole')}
        </button>
      </Show>
    </div>
  )
}

const transformOf = ({ scale, x, y }: Zoom) => `translate(${x * 100}%, ${y * 100}%) scale(${scale})`

/** What is printed on the board, where a move can begin, and above it everything that changes. */
function Drawing(props: BoardProps & { readonly printed: Board; readonly set: boolean }) {
  const say = (label: Parameters<Voice['say']>[0]) => props.voice.say(label)
  const layout = createMemo(() => layOutPieces(props.board))
  const ground = createMemo(() => paintBoard(props.printed, say))
  const places = createMemo(() => props.printed.places.map((place) => paintPlace(place, say)).join(''))
  const starts = createMemo(() => startsOf(props))
  return (
    <>
      <svg class="printed" viewBox={viewBoxOf(props.printed)} aria-hidden="true">
        <g innerHTML={ground()} />
        <g innerHTML={places() + paintCoordinates(props.printed)} />
      </svg>
      <Show when={starts()} keyed>
        {(starts) => (
          <svg class="starts" viewBox={viewBoxOf(props.printed)} aria-hidden="true">
            <path class="sign start" d={starts} />
          </svg>
        )}
      </Show>
      <Show when={props.set}>
        <svg viewBox={viewBoxOf(props.printed)} aria-hidden="true">
          <Signs board={props.board} last={props.last} glow={props.glow} touched={props.touched} />
        </svg>
        <Pieces
          layout={layout()}
          facts={props.facts}
          taken={props.taken ?? NONE}
          places={props.printed.places}
          say={say}
        />
      </Show>
    </>
  )
}

const samePrint = (a: Board, b: Board) =>
  same(a.places, b.places) && same(a.ground, b.ground) && same(a.size, b.size) && a.surface === b.surface
