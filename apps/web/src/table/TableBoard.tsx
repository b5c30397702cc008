import { createMemo, Show } from 'solid-js'
import { BoardView } from '../board/BoardView.tsx'
import { ratioOf } from '../board/paint/ground.ts'
import { sayTable } from '../words/table.ts'
import type { TableModel } from './table-model.ts'

type BoardSitting = Pick<
  TableModel,
  'scene' | 'voice' | 'glow' | 'live' | 'arrows' | 'touched' | 'facts' | 'taken' | 'tap'
>

/** The board as the player who sits there sees and taps it, if the game has one. */
export function TableBoard(props: { readonly model: BoardSitting }) {
  const { model } = props
  const board = createMemo(() => model.scene()?.board)
  return (
    <Show when={board()}>
      {(board) => (
        <div class="board-room" style={{ '--ratio': ratioOf(board()) }}>
          <BoardView
            board={board()}
            voice={model.voice()}
            label={sayTable('board')}
            last={model.scene()?.last ?? []}
            glow={model.glow()}
            live={model.live()}
            arrows={model.arrows()}
            touched={model.touched()}
            facts={model.facts()}
            taken={model.taken()}
            onTap={model.tap}
          />
        </div>
      )}
    </Show>
  )
}
