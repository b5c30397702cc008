import type { Seat } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import { createMemo, Show } from 'solid-js'
import { RefusalLine } from '../table/RefusalLine.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { Sheets } from '../board/Sheets.tsx'
import { Trays } from '../board/Trays.tsx'
import { namesAt } from '../board/voice.ts'
import { ratioOf } from '../board/paint/ground.ts'
import type { OpenGame } from '../games/open.ts'
import { tableModel } from '../table/table-model.ts'
import { lang } from '../words/lang.ts'
import { sayLessons } from '../words/lessons.ts'
import { sayTable } from '../words/table.ts'
import { practiceHost } from './practice-host.ts'
import type { Play } from './sample.ts'

interface TryItProps {
  readonly game: OpenGame
  readonly play: Play
  readonly seat: Seat
}

/** A position to try things out: one move can be made, and forbidden tries are answered with their rule. */
export function TryIt(props: TryItProps) {
  const { game, play, seat } = props
  const host = practiceHost(game, play)
  const model = tableModel(host, seat)
  const before = host.seq()
  const made = () => host.seq() > before
  const tap = (spot: string) => {
    if (!made()) model.tap(spot)
  }
  const glow = () => (made() ? [] : model.glow())
  const scene = createMemo(() => model.scene()!)
  const told = () =>
    model
      .facts()
      .map((fact) => speakFact(game.words, fact, lang(), namesAt(host.players)))
      .join(' ')
  return (
    <div class="try-it" data-try>
      <Show when={scene().board}>
        {(board) => (
          <div class="try-board" style={{ '--ratio': ratioOf(board()) }}>
            <BoardView
              board={board()}
              voice={model.voice()}
              label={sayTable('board')}
              last={scene().last}
              glow={glow()}
              live={model.live()}
              touched={model.touched()}
              facts={model.facts()}
              onTap={tap}
            />
          </div>
        )}
      </Show>
      <Trays
        trays={scene().trays}
        voice={model.voice()}
        glow={glow()}
        touched={model.touched()}
        facts={model.facts()}
        onTap={tap}
      />
      <Sheets
        sheets={scene().sheets}
        voice={model.voice()}
        glow={glow()}
        touched={model.touched()}
        onTap={tap}
      />
      <div class="answer" aria-live="polite">
        <Show
          when={model.refusal()}
          fallback={
            <p data-made={made() ? '' : undefined}>
              {made() ? `${sayLessons('made')} ${told()}` : sayLessons('invite')}
            </p>
          }
        >
          {(refused) => <RefusalLine game={game.id} refused={refused()} />}
        </Show>
      </div>
    </div>
  )
}
