import { createMemo, Show } from 'solid-js'
import { BoardView } from '../board/BoardView.tsx'
import { sayTable } from '../words/table.ts'
import type { Sitting } from './sitting.ts'

type BoardSitting = Pick<
  Sitting,
  'scene' | 'voice' | 'glow' | 'live' | 'arrows' | 'touched' | 'facts' | 'tap'
>

/** The board as who sits there sees and taps it, if the game has one. */
export function SittingBoard(props: { readonly sitting: BoardSitting }) {
  const { sitting } = props
  const board = createMemo(() => sitting.scene()?.board)
  return (
    <Show when={board()}>
      {(board) => (
        <div class="board-room" style={{ '--ratio': board().size[0] / board().size[1] }}>
          <BoardView
            board={board()}
            voice={sitting.voice()}
            label={sayTable('board')}
            last={sitting.scene()?.last ?? []}
            glow={sitting.glow()}
            live={sitting.live()}
            arrows={sitting.arrows()}
            touched={sitting.touched()}
            facts={sitting.facts()}
            onTap={sitting.tap}
          />
        </div>
      )}
    </Show>
  )
}
