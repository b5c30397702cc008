import type { Fact, Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { createMemo, Index, on } from 'solid-js'
import { layOut } from './laying.ts'
import { paintBoard, FRAME, viewBoxOf } from './paint/ground.ts'
import { paintPlace } from './paint/place.ts'
import { transformOf } from './motion.ts'
import { paintCount } from './picture.ts'
import { Pieces } from './Pieces.tsx'
import { Spots } from './Spots.tsx'
import { Signs } from './Signs.tsx'
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
  const say = (label: Parameters<Voice['say']>[0]) => props.voice.say(label)
  const laying = createMemo(() => layOut(props.board))
  // Grounds and places are painted anew only when they change, which is seldom.
  const print = createMemo(() => {
    const { size, surface, ground, places } = props.board
    return JSON.stringify([size, surface, ground, places])
  })
  const printed = createMemo(on(print, () => props.board))
  const ground = createMemo(() => paintBoard(printed(), say))
  const places = createMemo(() =>
    printed()
      .places.map((place) => paintPlace(place, say))
      .join(''),
  )
  return (
    <div
      class="board"
      style={{
        '--w': props.board.size[0] + 2 * FRAME,
        '--h': props.board.size[1] + 2 * FRAME,
      }}
    >
      <svg viewBox={viewBoxOf(props.board)} aria-hidden="true">
        <g innerHTML={ground()} />
        <g innerHTML={places()} />
        <Signs {...props} />
        <Pieces laying={laying()} facts={props.facts} places={props.board.places} say={say} />
        <Index each={laying().counts}>
          {(count) => (
            <g class="count" style={{ transform: transformOf(count()) }} innerHTML={paintCount(count().n)} />
          )}
        </Index>
      </svg>
      <Spots {...props} places={printed().places} />
    </div>
  )
}
