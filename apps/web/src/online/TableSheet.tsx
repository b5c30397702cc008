import { createResource, createSignal, Show } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { Dialog } from '../app/Dialog.tsx'
import { goTo } from '../app/route.ts'
import { nameOfGame } from '../games/boxes.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { deleteTable } from './api.ts'
import { NotificationField } from './NotificationField.tsx'
import { LazyDetails } from './LazyDetails.tsx'
import { forgetTable, ownTable } from './table-storage.ts'
import { LinkCard, linkTo } from './LinkCard.tsx'
import { WatchLink } from './WatchLink.tsx'

/** What concerns the table as a whole: notifications, links, leaving, deleting. */
export function TableSheet(props: { readonly client: TableClient }) {
  const { client } = props
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        aria-label={sayOnline('company')}
        title={sayOnline('company')}
        data-company
        onClick={() => setOpen(true)}
      >
        <Icon path="M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5m1.5-4.7c.4-.2.9-.3 1.5-.3 2.700 0 5 2 5 5" />
      </button>
      <Dialog open={open()} onClose={() => setOpen(false)} label={sayOnline('company')}>
        <Show when={open()}>
          <Company client={client} onClose={() => setOpen(false)} />
        </Show>
      </Dialog>
    </>
  )
}

function Company(props: { readonly client: TableClient; readonly onClose: () => void }) {
  const { client } = props
  const [own] = createResource(() => ownTable(client.id))
  const [sure, setSure] = createSignal(false)
  const [problem, setProblem] = createSignal('')
  const table = () => client.table()!
  const plays = () => client.you() !== 'watcher'
  const isHost = () => client.you() === table().host
  const about = () => nameOfGame(table().game)
  const isSeated = () => table().players[Number(client.you())]?.name !== ''
  const renew = async () => {
    const { refusal } = await client.askForKey({ do: 'renew', seat: Number(client.you()) })
    setProblem(refusal === undefined ? '' : inLang(refusal.text))
  }
  const leave = () => {
    void client.ask({ do: 'leave' })
    props.onClose()
  }
  const remove = async () => {
    const answer = await deleteTable(client.id, client.key())
    if (!answer.ok) {
      setProblem(inLang(answer.problem.text))
      return
    }
    await forgetTable(client.id)
    goTo({ page: 'matches' })
  }
  return (
    <div class="company-sheet">
      <h2>{sayOnline('company')}</h2>
      <Show when={table().watchers > 0}>
        <p class="soft">{sayOnline('watchers', { n: table().watchers })}</p>
      </Show>
      <Show when={plays()}>
        <NotificationField />
        <Show when={table().phase === 'playing' && (table().players[Number(client.you())]?.level ?? 0) === 0}>
          <div class="row">
            <p class="soft">{sayOnline('leave-why')}</p>
            <button type="button" class="button" data-leave onClick={leave}>
              {sayOnline('leave')}
            </button>
          </div>
        </Show>
        <LazyDetails title={sayOnline('own-link')}>
          <LinkCard
            name="own"
            title={sayOnline('own-link')}
            why={sayOnline('own-link-why')}
            link={linkTo(client.id, client.key())}
            about={about()}
          />
          <Show when={isSeated() && table().next === undefined}>
            <div class="row">
              <button type="button" class="button small" data-renew-own onClick={() => void renew()}>
                {sayOnline('renew')}
              </button>
              <span class="soft">{sayOnline('renew-own-why')}</span>
            </div>
          </Show>
        </LazyDetails>
      </Show>
      <Show when={own()?.laid}>
        {(created) => <WatchLink match={client.id} watch={created().watch} about={about()} />}
      </Show>
      <Show when={isHost()}>
        <Show
          when={sure()}
          fallback={
            <button type="button" class="button" data-delete onClick={() => setSure(true)}>
              {sayOnline('delete')}
            </button>
          }
        >
          <p>{sayOnline('delete-sure')}</p>
          <div class="row">
            <button type="button" class="button main" data-delete-sure onClick={() => void remove()}>
              {sayOnline('delete')}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {sayOnline('keep-it')}
            </button>
          </div>
        </Show>
      </Show>
      <p class="problem" role="alert">
        {problem()}
      </p>
      <button type="button" class="button quiet" onClick={() => props.onClose()}>
        {sayApp('close')}
      </button>
    </div>
  )
}
