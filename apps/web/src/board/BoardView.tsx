import type { Fact, Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { createMemo, Show } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { layOut } from './laying.ts'
import { paintCoordinates } from './paint/coordinates.ts'
import { paintBoard, FRAME, viewBoxOf } from './paint/ground.ts'
import { paintPlace } from './paint/place.ts'
import { Pieces } from './Pieces.tsx'
import { same } from './same.ts'
import { Signs, startsOf } from './Signs.tsx'
import { Spots } from './Spots.tsx'
import type { Voice } from './voice.ts'
import './board.css'

export interface BoardProps {
  readonly board: Board
  readonly voice: Voice
  /** What a screen reader calls it. */
  readonly label: string
  /** The spots of the last move. */
  readonly last: readonly Spot[]
  /** Taps that lead on. */
  readonly glow: readonly Spot[]
  /** The half-made move. */
  readonly touched: readonly Spot[]
  /** What just happened, to be seen moving. */
  readonly facts: readonly Fact[]
  readonly onTap: (spot: Spot) => void
}

/** Any game's board: a drawing, and over it a button for every place. */
export function BoardView(props: BoardProps) {
  // Grounds and places are painted anew only when they change, which is seldom.
  const printed = createMemo<Board>((before) => {
    const now = props.board
    return before !== undefined && samePrint(before, now) ? before : now
  })
  // A board has its room at once, then it is seen, pieces are set on it, and a moment later it can be tapped.
  const seen = painted()
  const set = painted(seen)
  const ready = painted(set)
  return (
    <div
      class="board"
      style={{
        '--w': printed().size[0] + 2 * FRAME,
        '--h': printed().size[1] + 2 * FRAME,
      }}
    >
      <Show when={seen()}>
        <Drawing {...props} printed={printed()} set={set()} />
      </Show>
      <Show when={ready()}>
        <Spots {...props} printed={printed()} />
      </Show>
    </div>
  )
}

/** What is printed on the board, where a move can begin, and over it everything that changes. */
function Drawing(props: BoardProps & { readonly printed: Board; readonly set: boolean }) {
  const say = (label: Parameters<Voice['say']>[0]) => props.voice.say(label)
  const laying = createMemo(() => layOut(props.board))
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
        <Pieces laying={laying()} facts={props.facts} places={props.printed.places} say={say} />
      </Show>
    </>
  )
}

const samePrint = (a: Board, b: Board) =>
  same(a.places, b.places) && same(a.ground, b.ground) && same(a.size, b.size) && a.surface === b.surface
