import { Show } from 'solid-js'
import { Backdrop } from '../board/Backdrop.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { ratioOf } from '../board/paint/ground.ts'
import { Sheets } from '../board/Sheets.tsx'
import { Trays } from '../board/Trays.tsx'
import { sayTable } from '../words/table.ts'
import type { ReplayViewer } from './replay-viewer.ts'

const NO_SPOTS: readonly string[] = []
const ignore = () => undefined

/** The board of a match and what is beside it, at the step that is shown. Nothing can be tapped. */
export function ReplayTable(props: { readonly viewer: ReplayViewer; readonly glow: readonly string[] }) {
  const { scene, voice, facts } = props.viewer
  return (
    <div class="tabletop">
      <section class="middle">
        <Show when={scene().board}>
          {(board) => (
            <div class="board-room" style={{ '--ratio': ratioOf(board()) }}>
              <BoardView
                board={board()}
                voice={voice()}
                label={sayTable('board')}
                last={scene().last}
                glow={props.glow}
                touched={NO_SPOTS}
                facts={facts()}
                onTap={ignore}
              />
            </div>
          )}
        </Show>
      </section>
      <aside class="side">
        <Trays
          trays={scene().trays}
          voice={voice()}
          glow={NO_SPOTS}
          touched={NO_SPOTS}
          facts={facts()}
          onTap={ignore}
        />
        <Sheets sheets={scene().sheets} voice={voice()} glow={NO_SPOTS} touched={NO_SPOTS} onTap={ignore} />
      </aside>
      <Backdrop name={scene().backdrop} />
    </div>
  )
}
