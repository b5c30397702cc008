import { createEffect, on, Show } from 'solid-js'
import { goTo, hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { TableView } from '../table/TableView.tsx'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import type { Afar } from './afar.ts'
import { ringBell } from './bell.ts'
import { hostAfar } from './distant-host.ts'
import { LineNote } from './LineNote.tsx'
import { TableSheet } from './TableSheet.tsx'
import { Talk } from './Talk.tsx'

/** A match with people far away, at the same table as any other. */
export function OnlineTable(props: { readonly game: OpenGame; readonly afar: Afar }) {
  const { game, afar } = props
  const host = hostAfar(game, afar)
  const { own } = host
  const next = () => afar.table()?.next
  const botPlays = () => typeof own === 'number' && (afar.table()?.players[own]?.level ?? 0) > 0
  // Who wanted another match goes there when it is laid; who comes back later is asked.
  createEffect(
    on(
      next,
      (next) => {
        const wanted = typeof own === 'number' && afar.table()?.again.includes(own) === true
        if (next !== undefined && wanted) goTo({ page: 'at', match: next, key: afar.key })
      },
      { defer: true },
    ),
  )
  createEffect(
    on(host.seq, () => {
      const { turn, result } = host.message('watcher')
      if (result === undefined && typeof own === 'number' && turn.includes(own)) {
        ringBell(afar.id, inLang(game.words.name), sayOnline('your-turn'))
      }
    }),
  )
  return (
    <TableView
      host={host}
      above={
        <>
          <Talk afar={afar} />
          <TableSheet afar={afar} />
        </>
      }
      below={
        <>
          <LineNote afar={afar} />
          <Show when={botPlays() && afar.table()?.phase === 'playing'}>
            <div class="offer paper lifted" role="status">
              <p>{sayOnline('bot-plays')}</p>
              <button
                type="button"
                class="button main small"
                data-return
                onClick={() => void afar.ask({ do: 'return' })}
              >
                {sayOnline('come-back')}
              </button>
            </div>
          </Show>
          <Show when={next()}>
            {(next) => (
              <p class="next-table">
                <a class="button small" href={hrefOf({ page: 'at', match: next(), key: afar.key })}>
                  {sayOnline('next-table')}
                </a>
              </p>
            )}
          </Show>
          <Show when={own === 'watcher' && afar.table()?.phase === 'playing'}>
            <p class="soft next-table">{sayOnline('watching')}</p>
          </Show>
        </>
      }
    />
  )
}
