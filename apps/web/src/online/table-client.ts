import type { TableMessage } from '@spellendoos/fair'
import type { Eye, Seat } from '@spellendoos/kernel'
import type { News, TalkMessage, TableInfo, Command } from '@spellendoos/wire'
import { batch, createSignal, type Accessor } from 'solid-js'
import { addressOf } from './api.ts'
import { openGame } from '../games/open.ts'
import { Contributor, type ProtocolWarning } from './ceremony.ts'
import { keepTable } from './table-storage.ts'
import { TableConnection, type ConnectionState, type RequestAnswer } from './table-connection.ts'
import { OwnKey } from './own-key.ts'
import { noServer, onlyInvited } from './problems.ts'
import { random } from './random.ts'
import { EvidenceRecorder } from './evidence-recorder.ts'

/** This browser at a table on the server. */
export interface TableClient {
  readonly id: string
  /** The key that opens this place now. */
  readonly key: Accessor<string>
  readonly state: Accessor<ConnectionState>
  /** The link is an invitation: it opens no seat yet. */
  readonly invited: Accessor<boolean>
  /** All that this viewer may know of the table; `undefined` before the first message. */
  readonly table: Accessor<TableInfo | undefined>
  readonly you: Accessor<Eye>
  /** The match, once it is sealed, and everything heard of it. */
  readonly match: Accessor<TableMessage | undefined>
  readonly heard: () => TableMessage['news']
  readonly talk: Accessor<readonly TalkMessage[]>
  /** Seats of people whom this browser has blocked. */
  readonly blocked: Accessor<readonly Seat[]>
  readonly witness: EvidenceRecorder
  /** Where the server broke the protocol of fair chance. */
  readonly complaint: Accessor<ProtocolWarning | undefined>
  /** A moment of the server in this browser's time. */
  readonly here: (time: number) => number
  /** When the last news came, in this browser's time. */
  readonly newsAt: Accessor<number>
  readonly ask: (command: Command) => Promise<RequestAnswer>
  /** Sends a request that may bring this seat another key. */
  readonly askForKey: (command: Command) => Promise<RequestAnswer>
  readonly leave: () => void
}

/** A page that was hidden for this long reconnects. */
const LONG_SILENCE = 20_000

/** Connects to the table and stays connected until leaving. */
export function openTableClient(id: string, opener: string): TableClient {
  const own = new OwnKey(id, opener)
  const [state, setState] = createSignal<ConnectionState>({ is: 'connecting' })
  const [invited, setInvited] = createSignal(false)
  const [table, setTable] = createSignal<TableInfo>()
  const [you, setYou] = createSignal<Eye>('watcher')
  const [match, setMatch] = createSignal<TableMessage>()
  const [talk, setTalk] = createSignal<readonly TalkMessage[]>([])
  const [blocked, setBlocked] = createSignal<readonly Seat[]>([], { equals: (a, b) => a.join() === b.join() })
  const [newsAt, setNewsAt] = createSignal(Date.now())
  let heard: TableMessage['news'] = []
  /** How far the server's clock is ahead of this browser's. */
  let ahead = 0
  const witness = new EvidenceRecorder(id)
  const [complaint, setComplaint] = createSignal<ProtocolWarning>()
  const contributor = new Contributor({
    ask: (command) => connection.ask(command),
    shownIsKept: () => witness.written,
    heard: () => heard,
    async mostDraws(game) {
      const rules = await openGame(game)
      return rules?.chance === undefined ? 0 : rules.bound
    },
    complain: setComplaint,
  })

  const onNews = (news: News) => {
    ahead = news.time - Date.now()
    batch(() => {
      setNewsAt(Date.now())
      setYou(() => news.you)
      setTable(news.table)
      setBlocked(news.blocked ?? [])
      if (news.talk.length > 0) setTalk((before) => withNew(before, news.talk))
      if (news.match !== undefined && news.match.seq !== match()?.seq) {
        const first = news.match.news[0]?.seq ?? Infinity
        heard = [...heard.filter(({ seq }) => seq < first), ...news.match.news]
        setMatch(news.match)
      }
    })
    if (news.match !== undefined) witness.saw(news.you, news.match)
    if (news.table.ceremony !== undefined) witness.sawCeremony(news.table.ceremony)
    void contributor.follow(news)
  }
  const connection = new TableConnection({
    async ticket() {
      const answer = await own.ticket()
      if (!answer.ok) return answer
      const { ticket, page } = answer.value
      if (page !== undefined && page !== location.pathname) {
        location.assign(`${page}${location.hash}`)
        return { ok: false, problem: noServer, passing: true }
      }
      if (ticket !== undefined) return { ok: true, value: { ticket } }
      setInvited(true)
      return { ok: false, problem: onlyInvited, passing: false }
    },
    open: (ticket, since, listeners) => {
      const address = addressOf('socket')
      address.protocol = address.protocol.replace('http', 'ws')
      address.search = new URLSearchParams({ ticket, since: String(since) }).toString()
      const socket = new WebSocket(address)
      socket.addEventListener('message', ({ data }) => listeners.message(String(data)))
      socket.addEventListener('close', listeners.closed)
      return socket
    },
    newId: () => random(12),
    onNews,
    onState: setState,
  })

  const away = new AbortController()
  const { signal } = away
  addEventListener('online', () => connection.reconnectNow(), { signal })
  addEventListener('offline', () => connection.disconnect(), { signal })
  // A suspended page hears nothing, so it tells the server, which then sends notifications.
  document.addEventListener('freeze', () => connection.disconnect(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && connection.reconnectAfter(LONG_SILENCE),
    { signal },
  )
  return {
    id,
    key: own.key,
    state,
    invited,
    table,
    you,
    match,
    heard: () => heard,
    talk,
    blocked,
    witness,
    complaint,
    here: (time) => time - ahead,
    newsAt,
    ask: (command) => connection.ask(command),
    askForKey: (command) => own.askFor(command, (each, once) => connection.ask(each, once)),
    leave() {
      away.abort()
      connection.close()
      void keepTable(id, { at: Date.now() })
    },
  }
}

/** The messages so far, each once. */
const withNew = (before: readonly TalkMessage[], more: readonly TalkMessage[]): readonly TalkMessage[] => {
  const known = new Set(before.map((said) => JSON.stringify(said)))
  const fresh = more.filter((said) => !known.has(JSON.stringify(said)))
  return fresh.length === 0 ? before : [...before, ...fresh].toSorted((a, b) => a.at - b.at)
}
