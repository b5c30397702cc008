import type { Seat } from '@spellendoos/kernel'
import { MOST_TALK, PHRASES, type Phrase, type TalkMessage } from '@spellendoos/wire'
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { Icon } from '../app/Icon.tsx'
import { SeatMark } from '../board/SeatMark.tsx'
import { inLang } from '../words/lang.ts'
import { sayTalk } from '../words/talk.ts'
import type { TableClient } from './table-client.ts'
import { keepTable, ownTable } from './table-storage.ts'
import { nameAt } from './players.ts'
import { ModerationList } from './ModerationList.tsx'
import './talk.css'

/** How long a message is shown while the drawer is closed. */
const BUBBLE = 5000

const textOf = (said: TalkMessage): string => ('text' in said ? said.text : inLang(PHRASES[said.phrase]))

/** Talk at the table: a button with the unread count, and a drawer. It is never needed to play. */
export function Talk(props: { readonly client: TableClient }) {
  const { client } = props
  const [open, setOpen] = createSignal(false)
  const [read, setRead] = createSignal(-1)
  const [muted, setMuted] = createSignal<readonly Seat[]>([])
  const [bubble, setBubble] = createSignal<TalkMessage>()
  const [own] = createResource(() => ownTable(client.id))
  createEffect(() => {
    const kept = own()
    if (kept === undefined) return
    setRead((before) => Math.max(before, kept.read ?? -1))
    setMuted(kept.muted ?? [])
  })
  const heard = createMemo(() =>
    client.talk().filter(({ seat }) => !muted().includes(seat) && !client.blocked().includes(seat)),
  )
  const unread = () => heard().filter(({ at, seat }) => at > read() && seat !== client.you()).length
  const last = () => client.talk().at(-1)?.at ?? -1
  createEffect(() => {
    if (!open() || last() <= read()) return
    setRead(last())
    void keepTable(client.id, { read: last() })
  })
  createEffect(
    on(
      heard,
      (now, before) => {
        const newest = now.at(-1)
        if (newest === undefined || now.length === before?.length || open() || newest.seat === client.you())
          return
        setBubble(newest)
        const timer = setTimeout(() => setBubble(undefined), BUBBLE)
        onCleanup(() => clearTimeout(timer))
      },
      { defer: true },
    ),
  )
  const mute = (seat: Seat) => {
    const now = muted().includes(seat) ? muted().filter((each) => each !== seat) : [...muted(), seat]
    setMuted(now)
    void keepTable(client.id, { muted: now })
  }
  return (
    <div class="talk-button">
      <button
        type="button"
        class="button quiet small"
        aria-expanded={open()}
        aria-label={
          unread() > 0 ? `${sayTalk('talk')}, ${sayTalk('unread', { n: unread() })}` : sayTalk('talk')
        }
        title={sayTalk('talk')}
        data-talk={unread()}
        onClick={() => setOpen(!open())}
      >
        <Icon path="M4 5h16v11H10l-5 4v-4H4z" />
        <Show when={unread() > 0}>
          <span class="unread" aria-hidden="true">
            {unread()}
          </span>
        </Show>
      </button>
      <p class="bubble" role="status">
        <Show when={open() ? undefined : bubble()}>
          {(said) => (
            <span class="paper lifted">
              <strong>{nameAt(client.table()!, said().seat)}</strong> {textOf(said())}
            </span>
          )}
        </Show>
      </p>
      <Show when={open()}>
        <Portal>
          <Drawer
            client={client}
            heard={heard()}
            muted={muted()}
            onMute={mute}
            onClose={() => setOpen(false)}
          />
        </Portal>
      </Show>
    </div>
  )
}

interface DrawerProps {
  readonly client: TableClient
  readonly heard: readonly TalkMessage[]
  readonly muted: readonly Seat[]
  readonly onMute: (seat: Seat) => void
  readonly onClose: () => void
}

function Drawer(props: DrawerProps) {
  const { client } = props
  const [problem, setProblem] = createSignal('')
  const [text, setText] = createSignal('')
  const plays = () => client.you() !== 'watcher'
  const table = () => client.table()!
  const tell = async (answer: ReturnType<TableClient['ask']>) => {
    const { refusal } = await answer
    setProblem(refusal === undefined ? '' : inLang(refusal.text))
    return refusal === undefined
  }
  const say = async () => {
    const said = text().trim()
    if (said !== '' && (await tell(client.ask({ do: 'say', text: said })))) setText('')
  }
  // The table makes room.
  document.body.classList.add('talking')
  onCleanup(() => document.body.classList.remove('talking'))
  let log!: HTMLDivElement
  createEffect(
    on(
      () => props.heard,
      () => log.scrollTo({ top: log.scrollHeight }),
    ),
  )
  return (
    <aside
      class="talk paper lifted"
      aria-label={sayTalk('talk')}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <header class="row">
        <h2>{sayTalk('talk')}</h2>
        <button type="button" class="button quiet small" onClick={() => props.onClose()}>
          {sayTalk('close')}
        </button>
      </header>
      <div class="said-log" ref={log} tabIndex={0} role="log" aria-label={sayTalk('talk')}>
        <ol>
          <For each={props.heard} fallback={<li class="soft">{sayTalk('none')}</li>}>
            {(said) => (
              <li>
                <SeatMark seat={said.seat} /> <strong>{nameAt(table(), said.seat)}</strong>{' '}
                <span data-said-by={said.seat}>{textOf(said)}</span>
              </li>
            )}
          </For>
        </ol>
      </div>
      <Show when={plays()}>
        <div class="phrases" role="group" aria-label={sayTalk('phrases')}>
          <For each={Object.keys(PHRASES) as Phrase[]}>
            {(phrase) => (
              <button
                type="button"
                class="button small"
                data-phrase={phrase}
                onClick={() => void tell(client.ask({ do: 'phrase', phrase }))}
              >
                {inLang(PHRASES[phrase])}
              </button>
            )}
          </For>
        </div>
        <Show when={table().openness === 'link'} fallback={<p class="soft">{sayTalk('phrases-only')}</p>}>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault()
              void say()
            }}
          >
            <input
              class="field"
              maxLength={MOST_TALK}
              autocomplete="off"
              aria-label={sayTalk('say')}
              placeholder={sayTalk('say')}
              value={text()}
              onInput={(event) => setText(event.currentTarget.value)}
              data-say
            />
            <button type="submit" class="button">
              {sayTalk('send')}
            </button>
          </form>
        </Show>
      </Show>
      <p class="problem" role="status">
        {problem()}
      </p>
      <ModerationList
        client={client}
        muted={props.muted}
        onMute={(seat) => props.onMute(seat)}
        onTold={setProblem}
      />
    </aside>
  )
}
