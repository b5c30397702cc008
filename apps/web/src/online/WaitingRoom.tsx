import type { TableInfo } from '@spellendoos/wire'
import { createResource, Index, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { goTo } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { ownSecret } from './browser.ts'
import { unsubscribeFromPush } from './push-subscription.ts'
import { Invitations } from './Invitations.tsx'
import { forgetTable, ownTable } from './table-storage.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { NameForm } from './NameForm.tsx'
import { Place } from './Place.tsx'
import { isFree, namesOf, peopleOf, welcomeTo } from './players.ts'
import { TableHead } from './TableHead.tsx'
import { TableSheet } from './TableSheet.tsx'
import { Talk } from './Talk.tsx'
import './waiting-room.css'

interface WaitingRoomProps {
  readonly client: TableClient
  readonly table: TableInfo
}

/** Before the match: the seats, who is still expected, and the links that invite them. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { client } = props
  const [own] = createResource(() => ownTable(client.id))
  const seat = () => {
    const you = client.you()
    return you === 'watcher' ? undefined : you
  }
  const me = () => props.table.players[seat() ?? -1]
  const isHost = () => seat() === props.table.host
  const ready = (ready: boolean) => void client.ask({ do: 'ready', ready })
  const sit = async (name: string) => {
    const { refusal } = await client.askForKey({ do: 'sit', name, browser: await ownSecret() })
    if (refusal !== undefined) return inLang(refusal.text)
    ready(true)
    return undefined
  }
  const rise = async () => {
    const { refusal } = await client.ask({ do: 'rise' })
    if (refusal !== undefined) return
    client.leave()
    await Promise.all([forgetTable(client.id), unsubscribeFromPush(client.id, client.key())])
    goTo({ page: 'shelf' })
  }
  return (
    <div class="gathering-page">
      <Materials />
      <Masthead>
        <Talk client={client} />
        <TableSheet client={client} />
      </Masthead>
      <main>
        <TableHead table={props.table} />
        <ConnectionNotice client={client} />
        <section class="paper lifted seating">
          <h2>{sayOnline('gathering')}</h2>
          <ul>
            <Index each={props.table.players}>
              {(player, at) => (
                <Place
                  table={props.table}
                  seat={at}
                  player={player()}
                  you={client.you()}
                  onFill={(level) => void client.ask({ do: 'fill', seat: at, level })}
                />
              )}
            </Index>
          </ul>
          <p class="status" role="status" data-phase={props.table.phase}>
            {statusOf(props.table, seat())}
          </p>
          <Show when={props.table.voids > 0}>
            <p class="soft">{sayOnline('voided', { n: props.table.voids })}</p>
          </Show>
          <Show when={me()?.name === ''}>
            <p>{welcomeTo(props.table)}</p>
            <NameForm doing={sayOnline('sit')} onName={sit} />
          </Show>
          <Show when={me() !== undefined && me()?.name !== '' && props.table.phase === 'gathering'}>
            <div class="row">
              <Show
                when={me()?.ready === false}
                fallback={
                  <button type="button" class="button" onClick={() => ready(false)}>
                    {sayOnline('not-ready')}
                  </button>
                }
              >
                <button type="button" class="button main" data-ready onClick={() => ready(true)}>
                  {sayOnline('be-ready')}
                </button>
              </Show>
              <button type="button" class="button quiet" data-rise onClick={() => void rise()}>
                {sayOnline('rise')}
              </button>
            </div>
          </Show>
        </section>
        <Show when={isHost() && own.state === 'ready'}>
          <Invitations client={client} table={props.table} created={own()?.laid} />
        </Show>
      </main>
    </div>
  )
}

function statusOf(table: TableInfo, you: number | undefined): string {
  if (table.phase === 'sealing') return sayOnline('sealing')
  const free = table.players.filter(isFree).length
  if (free > 0) return sayOnline('still-free', { n: free })
  const others = peopleOf(table).filter((seat) => seat !== you && !table.players[seat]!.ready)
  if (others.length === 0) return you === undefined ? sayOnline('watching') : sayOnline('waiting-you')
  return sayOnline('waiting-for', { names: namesOf(table, others) })
}
