import { createEffect, For, on, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { writtenMove } from '../board/voice.ts'
import { sayTable } from '../words/table.ts'
import type { Session } from './session.ts'
import { isMainLine, promote, remove, segmentsOf, type GameEvent } from './tree.ts'
import { sayAnalysis } from './words.ts'

/** All moves that were tried: the main line, with each variation after the move that it replaces. */
export function Variations(props: { readonly session: Session; readonly remarks: readonly string[] }) {
  const { session } = props
  const { game, tree, path, go, replace } = session
  const written = (event: GameEvent) =>
    'draw' in event ? thrown(event.draw) : writtenMove(game.words, event.move)
  const thrown = (draw: readonly number[]) => (draw.length > 6 ? sayAnalysis('drawn') : draw.join('–'))
  let list!: HTMLDivElement
  createEffect(
    on(path, () => {
      const here = list.querySelector<HTMLElement>('[aria-current]')
      if (here !== null) list.scrollTop = here.offsetTop - list.clientHeight / 2
    }),
  )
  return (
    <section id="record" class="record paper variations" data-variations>
      <div class="record-head">
        <h2>{sayTable('log')}</h2>
        <div class="row">
          <button
            type="button"
            class="button small"
            disabled={isMainLine(path())}
            data-promote
            onClick={() => replace(promote({ tree: tree(), path: path() }))}
          >
            {sayAnalysis('promote')}
          </button>
          <button
            type="button"
            class="button small"
            disabled={path().length === 0}
            data-remove
            onClick={() => replace(remove({ tree: tree(), path: path() }))}
          >
            {sayAnalysis('remove')}
          </button>
        </div>
      </div>
      <For each={props.remarks}>{(remark) => <p class="soft remark">{remark}</p>}</For>
      <div class="tried" ref={list} tabIndex={0}>
        <Show when={tree().next.length > 0} fallback={<p class="soft">{sayAnalysis('none')}</p>}>
          <For each={segmentsOf(tree())}>
            {({ depth, steps }) => (
              <div
                class="stretch"
                role="group"
                aria-label={depth === 0 ? sayTable('log') : sayAnalysis('variation')}
                data-depth={depth}
                style={{ '--depth': Math.min(depth, 4) }}
              >
                <For each={steps}>
                  {({ event, path: to }) => (
                    <button
                      type="button"
                      class="notation"
                      aria-current={to.join() === path().join() ? 'step' : undefined}
                      data-step-to={to.join('.')}
                      onClick={() => go(to)}
                    >
                      <Show when={typeof event.by === 'number'}>
                        <SeatMark seat={event.by as number} />
                      </Show>
                      {written(event)}
                    </button>
                  )}
                </For>
              </div>
            )}
          </For>
        </Show>
      </div>
    </section>
  )
}
