import type { Seat } from '@spellendoos/kernel'
import type { Laid, TableSeen } from '@spellendoos/wire'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { nameOfGame } from '../games/boxes.ts'
import { sayOnline } from '../words/online.ts'
import type { Afar } from './afar.ts'
import { Folded } from './Folded.tsx'
import { keepTable } from './keeping.ts'
import { LinkCard, linkTo } from './LinkCard.tsx'
import { isFree } from './players.ts'

interface InvitationsProps {
  readonly afar: Afar
  readonly table: TableSeen
  readonly laid: Laid
}

/** For who laid the table: the links that bring people here. */
export function Invitations(props: InvitationsProps) {
  const { afar } = props
  const [keys, setKeys] = createSignal(props.laid.keys)
  const about = () => nameOfGame(props.table.game)
  /** Seats of others that no computer player has. */
  const seats = createMemo(
    () =>
      props.table.players.flatMap(({ level }, seat) =>
        level > 0 || seat === props.table.host ? [] : [seat],
      ),
    [],
    { equals: (a, b) => a.join() === b.join() },
  )
  const renew = async (seat: Seat) => {
    const { key } = await afar.ask({ do: 'renew', seat })
    if (key === undefined) return
    setKeys(Array.from({ length: props.table.seats }, (_, at) => (at === seat ? key : (keys()[at] ?? null))))
    await keepTable(afar.id, { laid: { ...props.laid, keys: keys() } })
  }
  return (
    <section class="paper invitations">
      <Show when={props.table.players.some(isFree)}>
        <LinkCard
          name="invite"
          title={sayOnline('invite')}
          why={sayOnline('invite-why')}
          link={linkTo(afar.id, props.laid.invite)}
          about={about()}
        />
      </Show>
      <For each={seats()}>
        {(seat) => (
          <Folded title={sayOnline('seat-link', { n: seat + 1 })}>
            <Show when={isFree(props.table.players[seat]!) ? keys()[seat] : undefined}>
              {(key) => (
                <LinkCard
                  name={`seat-${seat}`}
                  title={sayOnline('seat-link', { n: seat + 1 })}
                  why={sayOnline('seat-link-why')}
                  link={linkTo(afar.id, key())}
                  about={about()}
                />
              )}
            </Show>
            <div class="row">
              <button type="button" class="button small" onClick={() => void renew(seat)}>
                {sayOnline('renew')}
              </button>
              <span class="soft">{sayOnline('renew-why')}</span>
            </div>
          </Folded>
        )}
      </For>
      <Folded title={sayOnline('watch-link')}>
        <LinkCard
          name="watch"
          title={sayOnline('watch-link')}
          why={sayOnline('watch-why')}
          link={linkTo(afar.id, props.laid.watch)}
          about={about()}
        />
      </Folded>
    </section>
  )
}
