import type { Spot } from '@spellendoos/kernel'
import type { At, Board } from '@spellendoos/scene'
import { Portal } from 'solid-js/web'
import { finestOf } from './hit-test.ts'
import { u } from './paint/pencil.ts'
import { outline } from './Signs.tsx'
import { StaticBoard } from './StaticBoard.tsx'
import type { Voice } from './voice.ts'
import './loupe.css'

interface LoupeProps {
  readonly board: Board
  readonly say: Voice['say']
  readonly last: readonly Spot[]
  readonly glow: readonly Spot[]
  readonly touched: readonly Spot[]
  /** Where the finger is on the page, and on the board. */
  readonly finger: At
  readonly point: At
  /** What is tapped if the finger is lifted now. */
  readonly meant: Spot | undefined
}

/** Pixels. */
const ACROSS = 168
/** The size of the smallest place in it. */
const PLACE = 48
const ABOVE = 40

/** The places near a finger, large enough to choose from, and the one that it selects. */
export function Loupe(props: LoupeProps) {
  const shown = () => (ACROSS / PLACE) * finestOf(props.board.places)
  const viewBox = () => {
    const [x, y] = props.point
    const side = shown()
    return [x - side / 2, y - side / 2, side, side].map(u).join(' ')
  }
  /** Above the finger, or beside it if there is no space above. */
  const at = () => {
    const [x, y] = props.finger
    const above = y - ABOVE - ACROSS
    const within = (left: number) => Math.min(Math.max(left, 4), innerWidth - ACROSS - 4)
    const aside = x > innerWidth / 2 ? x - ABOVE - ACROSS : x + ABOVE
    return {
      left: `${within(above >= 4 ? x - ACROSS / 2 : aside)}px`,
      top: `${Math.max(above, 4)}px`,
      width: `${ACROSS}px`,
      height: `${ACROSS}px`,
    }
  }
  return (
    <Portal>
      <svg class="loupe" viewBox={viewBox()} style={at()} data-meant={props.meant} aria-hidden="true">
        <StaticBoard
          board={props.board}
          say={props.say}
          last={props.last}
          glow={props.glow}
          touched={props.touched}
          set
        />
        <path class="meant" d={outline(props.meant === undefined ? [] : [props.meant], props.board.places)} />
      </svg>
    </Portal>
  )
}
