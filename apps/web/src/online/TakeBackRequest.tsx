import { createSignal, Show } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { nameAt, namesOf, peopleOf } from './players.ts'

/** A request to take back a move: the others answer, and the player who asked sees who has answered and how. */
export function TakeBackRequest(props: { readonly client: TableClient }) {
  const { client } = props
  /** The refused request, by its moment, that the player has read. */
  const [read, setRead] = createSignal<number>()
  const table = () => client.table()!
  const back = () => client.table()?.back
  const answer = (allow: boolean) => {
    const seen = back()?.seen
    if (seen !== undefined) void client.ask({ do: 'answer-back', seen, allow })
  }
  const isOwn = () => back()?.by === client.you()
  const isOpen = () => back() !== undefined && back()!.refused === undefined
  const awaited = () => {
    const { by, allowed } = back()!
    return peopleOf(table()).filter((seat) => seat !== by && !allowed.includes(seat))
  }
  const refusal = () => {
    const asked = back()
    return isOwn() && asked?.seen !== read() ? asked?.refused : undefined
  }
  return (
    <>
      <Show when={asksFor(client)}>
        {(name) => (
          <div class="offer paper lifted" role="status" data-asked-back>
            <p>{sayOnline('asks-back', { name: name() })}</p>
            <button type="button" class="button main small" data-allow onClick={() => answer(true)}>
              {sayOnline('allow-back')}
            </button>
            <button type="button" class="button small" data-refuse onClick={() => answer(false)}>
              {sayOnline('refuse-back')}
            </button>
          </div>
        )}
      </Show>
      <Show when={isOwn() && isOpen()}>
        <div class="offer paper lifted" role="status" data-asking-back>
          <p>{sayOnline('asking-back', { names: namesOf(table(), awaited()) })}</p>
          <button type="button" class="button small" onClick={() => answer(false)}>
            {sayOnline('withdraw-back')}
          </button>
        </div>
      </Show>
      <Show when={refusal() !== undefined}>
        <div class="offer paper lifted" role="status" data-refused-back>
          <p>{sayOnline('refused-back', { name: nameAt(table(), refusal()!) })}</p>
          <button type="button" class="button small" onClick={() => setRead(back()?.seen)}>
            {sayOnline('understood')}
          </button>
        </div>
      </Show>
    </>
  )
}

/** The name of the player who asks this viewer to allow a take-back. */
export function asksFor({ table, you }: TableClient): string | undefined {
  const seen = table()
  const eye = you()
  if (seen?.back === undefined || typeof eye !== 'number' || seen.players[eye]!.level > 0) return undefined
  const { by, allowed, refused } = seen.back
  return by === eye || refused !== undefined || allowed.includes(eye) ? undefined : nameAt(seen, by)
}
