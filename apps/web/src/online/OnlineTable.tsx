import { createEffect, createMemo, on, Show } from 'solid-js'
import { showAwaited } from '../app/awaited.ts'
import { goTo, hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { TableView } from '../table/TableView.tsx'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import type { Afar } from './afar.ts'
import { asksFor, AskedBack } from './AskedBack.tsx'
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
  /** The next table; who did not want it has no seat there. */
  const next = () => {
    const table = afar.table()
    const comes = own === 'watcher' || (typeof own === 'number' && table?.again.includes(own) === true)
    return comes ? table?.next : undefined
  }
  const botPlays = () => typeof own === 'number' && (afar.table()?.players[own]?.level ?? 0) > 0
  const hasResigned = () => typeof own === 'number' && afar.match()?.resigned.includes(own) === true
  // Who wanted another match goes there when it is laid; who comes back later is asked.
  createEffect(
    on(
      next,
      (next) => {
        if (next !== undefined && typeof own === 'number') goTo({ page: 'at', match: next, key: afar.key() })
      },
      { defer: true },
    ),
  )
  const isTurn = () => {
    const { turn, result } = host.message('watcher')
    return result === undefined && typeof own === 'number' && turn.includes(own) && !botPlays()
  }
  /** What others ask of this player. */
  const request = createMemo(() => {
    const asks = asksFor(afar)
    return asks === undefined ? host.wanted?.()?.says : sayOnline('asks-back', { name: asks })
  })
  const awaited = createMemo(() => request() ?? (isTurn() ? sayOnline('your-turn') : undefined))
  showAwaited(() => (awaited() === undefined ? 0 : 1), awaited)
  const ring = (why: string) => ringBell(afar.id, inLang(game.words.name), why)
  createEffect(on(host.seq, () => isTurn() && ring(sayOnline('your-turn'))))
  createEffect(on(request, (asks) => asks !== undefined && ring(asks)))
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
          <Show when={botPlays() && !hasResigned() && afar.table()?.phase === 'playing'}>
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
          <AskedBack afar={afar} />
          <Show when={host.wanted?.()}>
            {(wanted) => (
              <div class="offer paper lifted" role="status" data-wanted-again>
                <p>{wanted().says}</p>
                <button
                  type="button"
                  class="button main small"
                  data-play-again
                  onClick={() => void host.rematch()}
                >
                  {wanted().agree}
                </button>
              </div>
            )}
          </Show>
          <Show when={next()}>
            {(next) => (
              <p class="next-table">
                <a class="button small" href={hrefOf({ page: 'at', match: next(), key: afar.key() })}>
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
