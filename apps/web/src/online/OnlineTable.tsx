import { createEffect, createMemo, on, Show } from 'solid-js'
import { showTabBadge } from '../app/tab-badge.ts'
import { goTo, hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { TableView } from '../table/TableView.tsx'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { asksFor, TakeBackRequest } from './TakeBackRequest.tsx'
import { notify } from './notifications.ts'
import { remoteHost } from './remote-host.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { TableSheet } from './TableSheet.tsx'
import { Talk } from './Talk.tsx'

/** An online match, at the same table as any other. */
export function OnlineTable(props: { readonly game: OpenGame; readonly client: TableClient }) {
  const { game, client } = props
  const host = remoteHost(game, client)
  const { own } = host
  /** The next table; a player who did not want it has no seat there. */
  const next = () => {
    const table = client.table()
    const comes = own === 'watcher' || (typeof own === 'number' && table?.again.includes(own) === true)
    return comes ? table?.next : undefined
  }
  const botPlays = () => typeof own === 'number' && (client.table()?.players[own]?.level ?? 0) > 0
  const hasResigned = () => typeof own === 'number' && client.match()?.resigned.includes(own) === true
  // A player who asked for a rematch is taken there when it exists; one who comes back later is asked first.
  createEffect(
    on(
      next,
      (next) => {
        if (next !== undefined && typeof own === 'number')
          goTo({ page: 'at', match: next, key: client.key() })
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
    const asks = asksFor(client)
    return asks === undefined ? host.wanted?.()?.says : sayOnline('asks-back', { name: asks })
  })
  const awaited = createMemo(() => request() ?? (isTurn() ? sayOnline('your-turn') : undefined))
  showTabBadge(() => (awaited() === undefined ? 0 : 1), awaited)
  const ring = (why: string) => notify(client.id, inLang(game.words.name), why)
  createEffect(on(host.seq, () => isTurn() && ring(sayOnline('your-turn'))))
  createEffect(on(request, (asks) => asks !== undefined && ring(asks)))
  return (
    <TableView
      host={host}
      above={
        <>
          <Talk client={client} />
          <TableSheet client={client} />
        </>
      }
      below={
        <>
          <ConnectionNotice client={client} />
          <Show when={botPlays() && !hasResigned() && client.table()?.phase === 'playing'}>
            <div class="offer paper lifted" role="status">
              <p>{sayOnline('bot-plays')}</p>
              <button
                type="button"
                class="button main small"
                data-return
                onClick={() => void client.ask({ do: 'return', seen: host.seq() })}
              >
                {sayOnline('come-back')}
              </button>
            </div>
          </Show>
          <TakeBackRequest client={client} />
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
                <a class="button small" href={hrefOf({ page: 'at', match: next(), key: client.key() })}>
                  {sayOnline('next-table')}
                </a>
              </p>
            )}
          </Show>
          <Show when={own === 'watcher' && client.table()?.phase === 'playing'}>
            <p class="soft next-table">{sayOnline('watching')}</p>
          </Show>
        </>
      }
    />
  )
}
