import type { Seat } from '@spellendoos/kernel'
import { createMemo, For, lazy, Show, Suspense, untrack } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Backdrop } from '../board/Backdrop.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { Materials } from '../board/Materials.tsx'
import { ratioOf } from '../board/paint/ground.ts'
import { RulesLink } from '../rules/RulesLink.tsx'
import { inLang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import { Countdown } from './Countdown.tsx'
import { Edge } from './Edge.tsx'
import type { Host } from './host.ts'
import { keysOf } from './keys.ts'
import { sideOf, sidesTaken } from './sides.ts'
import { tableModel } from './table-model.ts'
import './edges.css'

const ResultSheet = lazy(() => import('./ResultSheet.tsx').then((m) => ({ default: m.ResultSheet })))

/** A screen in the middle of its players: what everyone sees in its centre, everyone's own things along an edge. */
export function EdgeTable(props: { readonly host: Host }) {
  const { host } = props
  const common = tableModel(host, 'watcher')
  const wasOver = untrack(() => host.message('watcher').result) !== undefined
  const people = createMemo(
    () => host.message('watcher').bots.flatMap((level, seat): Seat[] => (level === 0 ? [seat] : [])),
    [],
    { equals: (a, b) => a.join() === b.join() },
  )
  return (
    <div class="table-page edge-page">
      <Materials />
      <Masthead>
        <RulesLink game={host.game.id} />
      </Masthead>
      <main class="edges" classList={sidesTaken(people().length)} data-people={people().length}>
        <h1 class="unseen">{inLang(host.game.words.name)}</h1>
        <section class="middle" classList={{ scenic: common.scene()?.backdrop !== undefined }}>
          <Backdrop name={common.scene()?.backdrop} />
          <Countdown host={host} />
          <Show when={common.scene()?.board}>
            {(board) => (
              <div class="board-room" style={{ '--ratio': ratioOf(board()) }}>
                <BoardView
                  board={board()}
                  voice={common.voice()}
                  label={sayTable('board')}
                  last={common.scene()?.last ?? []}
                  glow={[]}
                  touched={[]}
                  facts={common.facts()}
                  onTap={() => undefined}
                />
              </div>
            )}
          </Show>
        </section>
        <For each={people()}>
          {(seat, nth) => (
            <Edge
              host={host}
              seat={seat}
              side={sideOf(nth(), people().length)}
              keys={keysOf(nth(), people().length)}
              common={common}
            />
          )}
        </For>
        <Suspense>
          <Show when={common.message()?.result}>
            <ResultSheet host={host} model={common} wasOver={wasOver} />
          </Show>
        </Suspense>
      </main>
    </div>
  )
}
