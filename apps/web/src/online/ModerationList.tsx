import type { Seat } from '@spellendoos/kernel'
import { createSignal, For, onMount, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { inLang } from '../words/lang.ts'
import { sayTalk } from '../words/talk.ts'
import type { TableClient } from './table-client.ts'
import { forgetBlock, keepBlock } from './browser.ts'
import { isFree, nameAt } from './players.ts'

interface QuietProps {
  readonly client: TableClient
  readonly muted: readonly Seat[]
  readonly onMute: (seat: Seat) => void
  /** The outcome of the action. */
  readonly onTold: (text: string) => void
}

/** Everyone else at the table: to be muted, reported or blocked. */
export function ModerationList(props: QuietProps) {
  const { client } = props
  const table = () => client.table()!
  const others = () =>
    table().players.flatMap((player, seat) =>
      isFree(player) || player.name === '' || seat === client.you() ? [] : [seat],
    )
  return (
    <details>
      <summary>{sayTalk('quiet')}</summary>
      <ul>
        <For each={others()}>
          {(seat) => (
            <li class="row">
              <SeatMark seat={seat} /> <span class="name">{nameAt(table(), seat)}</span>
              <button
                type="button"
                class="button quiet small"
                aria-pressed={props.muted.includes(seat)}
                aria-label={sayTalk('mute-name', { name: nameAt(table(), seat) })}
                data-mute={seat}
                onClick={() => props.onMute(seat)}
              >
                {sayTalk('mute')}
              </button>
              <Show when={client.you() !== 'watcher'}>
                <Unwanted client={client} seat={seat} name={nameAt(table(), seat)} onTold={props.onTold} />
              </Show>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}

interface UnwantedProps extends Pick<QuietProps, 'client' | 'onTold'> {
  readonly seat: Seat
  readonly name: string
}

/** What a player can do about another player. */
function Unwanted(props: UnwantedProps) {
  const { client, seat } = props
  const [sure, setSure] = createSignal(false)
  const blocked = () => client.blocked().includes(seat)
  let button!: HTMLButtonElement
  const tell = async (asked: ReturnType<TableClient['ask']>, done: string) => {
    const { refusal, handle } = await asked
    props.onTold(refusal === undefined ? done : inLang(refusal.text))
    return refusal === undefined ? handle : undefined
  }
  const report = () => tell(client.ask({ do: 'report', seat }), sayTalk('reported'))
  const block = async () => {
    back()
    const { name } = props
    const handle = await tell(
      client.ask({ do: 'block', seat, blocked: true }),
      sayTalk('block-done', { name }),
    )
    if (handle !== undefined) await keepBlock({ handle, name, at: Date.now() })
  }
  const unblock = async () => {
    const { name } = props
    const handle = await tell(
      client.ask({ do: 'block', seat, blocked: false }),
      sayTalk('unblock-done', { name }),
    )
    if (handle !== undefined) await forgetBlock(handle)
  }
  const back = () => {
    setSure(false)
    button.focus()
  }
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        aria-label={sayTalk('report-name', { name: props.name })}
        onClick={() => void report()}
      >
        {sayTalk('report')}
      </button>
      <button
        type="button"
        class="button quiet small"
        ref={button}
        aria-pressed={blocked()}
        aria-expanded={sure()}
        aria-label={sayTalk('block-name', { name: props.name })}
        data-block={seat}
        onClick={() => (blocked() ? void unblock() : setSure(!sure()))}
      >
        {sayTalk('block')}
      </button>
      <Show when={sure()}>
        <Sure name={props.name} onYes={() => void block()} onNo={back} />
      </Show>
    </>
  )
}

interface SureProps {
  readonly name: string
  readonly onYes: () => void
  readonly onNo: () => void
}

function Sure(props: SureProps) {
  let yes!: HTMLButtonElement
  onMount(() => yes.focus())
  return (
    <div
      class="sure"
      role="group"
      aria-label={sayTalk('block-name', { name: props.name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onNo()
      }}
    >
      <p>{sayTalk('block-why', { name: props.name })}</p>
      <div class="row">
        <button
          type="button"
          class="button main small"
          ref={yes}
          data-block-sure
          onClick={() => props.onYes()}
        >
          {sayTalk('block-name', { name: props.name })}
        </button>
        <button type="button" class="button small" onClick={() => props.onNo()}>
          {sayTalk('block-not')}
        </button>
      </div>
    </div>
  )
}
