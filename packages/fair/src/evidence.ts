import { canonical, value, type Entry, type Eye, type Read, type Seat } from '@spellendoos/kernel'
import { HEX32 } from './bytes.ts'
import { isWhole, MOST_ENTRIES, MOST_SEATS } from './limits.ts'
import { fieldsOf, json, list, matching, record, satisfying, ShapeError, type Shape } from './shape.ts'
import type { Table } from './table.ts'
import { misshapen, type Flaw } from './words.ts'

/** A message as it was received, and whose it was. */
export interface ReceivedMessage {
  readonly eye: Eye
  readonly message: {
    readonly seq: number
    readonly news: readonly { readonly seq: number }[]
    readonly head?: string
  }
}

/** What a player's browser stored during the match, to compare with the replay. */
export interface Evidence {
  /** The host's commitment to its seed. */
  readonly commitment?: string
  /** The key by which the server signs, as it was shown or is known from elsewhere. */
  readonly serverKey?: string
  /** Everyone's seals and public keys, as they were shown before anything was revealed. */
  readonly seals?: readonly { readonly seat: Seat; readonly seal: string; readonly key?: string }[]
  /** The seal and the contribution that the player gave, by seat. */
  readonly own?: readonly { readonly seat: Seat; readonly seal?: string; readonly contribution?: string }[]
  /** Heads of the chain, each with the number of entries it was computed at. */
  readonly heads?: readonly { readonly seq: number; readonly head: string }[]
  readonly messages?: readonly ReceivedMessage[]
}

/** How an entry differs from what its owner kept of it. */
export function entryFlaw({ commitment, serverKey, own, seals }: Evidence, entry: Entry): Flaw | undefined {
  const differs = (kept: string | undefined, logged: string) => kept !== undefined && kept !== logged
  if ('seal' in entry && entry.by === 'host') {
    if (differs(commitment, entry.seal)) return 'kept-commitment-differs'
    return differs(serverKey, entry.key ?? '') ? 'kept-key-differs' : undefined
  }
  const mine = own?.find(({ seat }) => seat === entry.by)
  if ('seal' in entry) {
    if (differs(mine?.seal, entry.seal)) return 'kept-seal-differs'
    const shown = seals?.find(({ seat }) => seat === entry.by)
    if (differs(shown?.seal, entry.seal)) return 'shown-seal-differs'
    return differs(shown?.key, entry.key ?? '') ? 'kept-key-differs' : undefined
  }
  if ('reveal' in entry)
    return differs(mine?.contribution, entry.reveal) ? 'kept-contribution-differs' : undefined
  return undefined
}

/** How the table, as reconstructed from the log, differs from what was sent at that moment. */
export function messageFlaw({ heads = [], messages = [] }: Evidence, table: Table): Flaw | undefined {
  const { head, seq } = table
  if (heads.some((kept) => kept.seq === seq && kept.head !== head)) return 'kept-head-differs'
  const now = messages.filter(({ message }) => message.seq === seq)
  if (now.some(({ message }) => message.head !== undefined && message.head !== head))
    return 'kept-head-differs'
  return now.every((kept) => shows(table, kept)) ? undefined : 'kept-message-differs'
}

/** Whether the table would send exactly this message now. */
function shows(table: Table, { eye, message }: ReceivedMessage): boolean {
  if (eye !== 'watcher' && !isWhole(eye, 0, table.match.header.seats - 1)) return false
  const { head, ...sent } = table.message(eye, message.news[0]?.seq)
  return canonical(message) === canonical(message.head === undefined ? sent : { ...sent, head })
}

/** Whether something was kept from a match longer than `length`. */
export const hasEvidenceBeyond = ({ heads = [], messages = [] }: Evidence, length: number): boolean =>
  [...heads, ...messages.map(({ message }) => message)].some(({ seq }) => seq > length)

/** Whether anything was kept that could contradict a replay. */
export const isEvidence = ({ commitment, own, seals, heads = [], messages = [] }: Evidence): boolean =>
  commitment !== undefined ||
  own !== undefined ||
  seals !== undefined ||
  heads.length > 0 ||
  messages.some(({ message }) => message.head !== undefined)

const DEEPEST = 64
const seat: Shape<Seat> = satisfying((given) => isWhole(given, 0, MOST_SEATS - 1))
const seq: Shape<number> = satisfying((given) => isWhole(given, 0, MOST_ENTRIES))
const hex = matching(HEX32)
const eye: Shape<Eye> = (given, where) => (given === 'watcher' ? given : seat(given, where))
const isMessage = (given: unknown): given is ReceivedMessage['message'] => {
  const { seq, news } = fieldsOf(given) ?? {}
  return (
    isWhole(seq, 0, MOST_ENTRIES) &&
    Array.isArray(news) &&
    news.every((each: unknown) => isWhole(fieldsOf(each)?.seq, 0, seq))
  )
}
const message: Shape<ReceivedMessage['message']> = (given, where) => {
  const read = json(DEEPEST)(given, where)
  return read instanceof ShapeError ? read : satisfying(isMessage)(read, where)
}
const kept: Shape<Evidence> = record(
  {},
  {
    commitment: hex,
    serverKey: hex,
    seals: list(record({ seat, seal: hex }, { key: hex }), MOST_SEATS),
    own: list(record({ seat }, { seal: hex, contribution: hex }), MOST_SEATS),
    heads: list(record({ seq, head: hex }, {}), MOST_ENTRIES + 1),
    messages: list(record({ eye, message }, {}), MOST_ENTRIES + 1),
  },
)

/** Reads kept messages from a file. */
export function readEvidence(given: unknown): Read<Evidence> {
  const read = kept(given, '')
  return read instanceof ShapeError
    ? { ok: false, problem: misshapen('bad-kept', read.where || 'nothing kept') }
    : value(read)
}
