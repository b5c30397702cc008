import type { Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import { createMemo, Show } from 'solid-js'
import { layOutPieces } from './piece-layout.ts'
import { paintCoordinates } from './paint/coordinates.ts'
import { paintBoard } from './paint/ground.ts'
import { paintPlace } from './paint/place.ts'
import { paintPieces } from './picture.ts'
import { Signs, startsOf } from './Signs.tsx'
import type { Voice } from './voice.ts'

interface StillDrawingProps {
  readonly board: Board
  readonly say: Voice['say']
  readonly last: readonly Spot[]
  readonly glow: readonly Spot[]
  readonly touched: readonly Spot[]
  /** Whether pieces and signs are drawn yet. */
  readonly set: boolean
}

/** A board with everything on it as one still drawing. */
export function StaticBoard(props: StillDrawingProps) {
  const printed = createMemo(
    () =>
      paintBoard(props.board, props.say) +
      props.board.places.map((place) => paintPlace(place, props.say)).join('') +
      paintCoordinates(props.board),
  )
  const pieces = createMemo(() => paintPieces(layOutPieces(props.board), props.say))
  return (
    <>
      <g innerHTML={printed()} />
      <Show when={props.set}>
        <Signs board={props.board} last={props.last} glow={props.glow} touched={props.touched} />
        <path class="sign start" d={startsOf(props)} />
        <g innerHTML={pieces()} />
      </Show>
    </>
  )
}
