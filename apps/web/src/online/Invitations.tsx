import type { Seat } from '@spellendoos/kernel'
import type { TableKeys, TableInfo } from '@spellendoos/wire'
import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import { nameOfGame } from '../games/boxes.ts'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { LazyDetails } from './LazyDetails.tsx'
import { keepTable } from './table-storage.ts'
import { LinkCard, linkTo } from './LinkCard.tsx'
import { WatchLink } from './WatchLink.tsx'
import { isFree } from './players.ts'
import { sayApp } from '../words/app.ts'

interface InvitationsProps {
  readonly client: TableClient
  readonly table: TableInfo
  /** The keys, if this browser created the table. */
  readonly created: TableKeys | undefined
}

/** For the host: the links that bring people here. */
export function Invitations(props: InvitationsProps) {
  const { client } = props
  const [keys, setKeys] = createSignal(props.created?.keys ?? [])
  const about = () => nameOfGame(props.table.game)
  const free = createMemo(
    () => props.table.players.flatMap((player, seat) => (isFree(player) ? [seat] : [])),
    [],
    { equals: (a, b) => a.join() === b.join() },
  )
  /** The link to an empty seat, as long as nobody has used it and this browser knows it. */
  const linkOf = (seat: Seat) => (props.table.players[seat]!.link ? (keys()[seat] ?? undefined) : undefined)
  const renew = async (seat: Seat) => {
    const { key } = await client.ask({ do: 'renew', seat })
    if (key === undefined) return
    setKeys(Array.from({ length: props.table.seats }, (_, at) => (at === seat ? key : (keys()[at] ?? null))))
    if (props.created !== undefined) await keepTable(client.id, { laid: { ...props.created, keys: keys() } })
  }
  return (
    <section class="paper invitations">
      <Show when={free().length > 0 ? props.created : undefined}>
        {(created) => (
          <LinkCard
            name="invite"
            title={sayOnline('invite')}
            why={sayOnline('invite-why')}
            link={linkTo(client.id, created().invite)}
            about={about()}
          />
        )}
      </Show>
      <For each={free()}>
        {(seat) => (
          <LazyDetails title={sayOnline('seat-link', { n: seat + 1 })}>
            <Switch fallback={<p class="soft">{sayOnline('no-link')}</p>}>
              <Match when={linkOf(seat)}>
                {(key) => (
                  <LinkCard
                    name={`seat-${seat}`}
                    title={sayApp('labelled', {
                      name: sayOnline('seat-link', { n: seat + 1 }),
                      what: sayOnline('link-unused'),
                    })}
                    why={sayOnline('seat-link-why')}
                    link={linkTo(client.id, key())}
                    about={about()}
                  />
                )}
              </Match>
              <Match when={props.table.players[seat]!.link}>
                <p class="soft">{sayOnline('link-elsewhere')}</p>
              </Match>
            </Switch>
            <div class="row">
              <button type="button" class="button small" data-renew={seat} onClick={() => void renew(seat)}>
                {sayOnline('renew')}
              </button>
              <Show when={props.table.players[seat]!.link}>
                <span class="soft">{sayOnline('renew-why')}</span>
              </Show>
            </div>
          </LazyDetails>
        )}
      </For>
      <Show when={props.created}>
        {(created) => <WatchLink match={client.id} watch={created().watch} about={about()} />}
      </Show>
    </section>
  )
}
