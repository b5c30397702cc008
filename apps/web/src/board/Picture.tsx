import type { Spot } from '@spellendoos/kernel'
import { isTapCell, type Board, type Scene } from '@spellendoos/scene'
import { Show } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { paintArrow, type Arrow } from './arrows.ts'
import { ratioOf, viewBoxOf } from './paint/ground.ts'
import { Sheets } from './Sheets.tsx'
import { StaticBoard } from './StaticBoard.tsx'
import { Trays } from './Trays.tsx'
import type { Voice } from './voice.ts'

import './picture.css'

interface PictureProps {
  readonly scene: Scene
  readonly voice: Voice
  /** Where a move can begin. */
  readonly glow: readonly Spot[]
  /** Refused taps: drawn as a crossed-out arrow. */
  readonly tried: readonly Spot[]
  /** The taps of a move that is shown: drawn as an arrow. */
  readonly way?: readonly Spot[]
  /** A board's space is reserved at once; it is drawn when it is scrolled near the viewport. */
  readonly near: boolean
}

const ignore = () => undefined
const NO_SPOTS: readonly Spot[] = []

/** A scene as a still picture, without motion or taps. */
export function Picture(props: PictureProps) {
  const say = (label: Parameters<Voice['say']>[0]) => props.voice.say(label)
  /** A sheet beside a board is shown here only if it was tapped. */
  const sheets = () =>
    props.scene.sheets.filter(
      ({ rows }) =>
        props.scene.board === undefined ||
        rows.some((row) => row.some((cell) => isTapCell(cell) && props.tried.includes(cell.spot))),
    )
  return (
    <div class="picture" inert>
      <Show when={props.scene.board}>
        {(board) => (
          <StillBoard
            board={board()}
            say={say}
            last={props.scene.last}
            glow={props.glow}
            tried={props.tried}
            way={props.way ?? NO_SPOTS}
            near={props.near}
          />
        )}
      </Show>
      <Trays
        trays={props.scene.trays}
        voice={props.voice}
        glow={props.glow}
        touched={props.tried}
        facts={[]}
        onTap={ignore}
      />
      <Sheets sheets={sheets()} voice={props.voice} glow={props.glow} touched={props.tried} onTap={ignore} />
    </div>
  )
}

interface StillBoardProps extends Omit<PictureProps, 'scene' | 'voice'> {
  readonly board: Board
  readonly say: Voice['say']
  readonly last: readonly Spot[]
}

function StillBoard(props: StillBoardProps) {
  const set = painted(() => props.near)
  const drawn = (kind: Arrow['kind'], spots: readonly Spot[]) =>
    paintArrow({ kind, spots }, props.board.places)
  return (
    <svg
      class="still"
      viewBox={viewBoxOf(props.board)}
      style={{ '--ratio': ratioOf(props.board) }}
      aria-hidden="true"
    >
      <Show when={props.near}>
        <StaticBoard
          board={props.board}
          say={props.say}
          last={props.last}
          glow={props.glow}
          touched={NO_SPOTS}
          set={set()}
        />
      </Show>
      <Show when={set()}>
        <path class="shown" d={drawn('hint', props.way ?? NO_SPOTS)} />
        <path class="crossed halo" d={drawn('refused', props.tried)} />
        <path class="crossed" d={drawn('refused', props.tried)} />
      </Show>
    </svg>
  )
}
