import type { ReceivedMessage } from '@spellendoos/fair'
import type { Eye, Seat } from '@spellendoos/kernel'
import type { TableKeys, SealsInfo } from '@spellendoos/wire'
import { storesOf } from '../storage/store.ts'

/** An online table at which this browser has a seat. */
export interface OwnTable {
  readonly match: string
  readonly key: string
  readonly game: string
  readonly you: Eye
  /** When this browser was there last. */
  readonly at: number
  readonly over: boolean
  /** All keys, if this browser created the table; they are stored nowhere else. The name is that of stored data. */
  readonly laid?: TableKeys
  /** The id of a request that may bring another key, from before it is sent until its answer is kept. */
  readonly asking?: string | undefined
  /** The server's commitment to its seed, as this browser saw it. */
  readonly commitment?: string
  /** Everyone's seals as this browser saw them, by seat. */
  readonly seals?: SealsInfo['seals']
  /** The key by which the server signs, as this browser saw it before the match. */
  readonly serverKey?: string
  /** The last draw that this browser opened a link for. */
  readonly opened?: OpenedLink
  /** The time up to which its talk was read. */
  readonly read?: number
  /** Seats whose talk is not shown here. */
  readonly muted?: readonly Seat[]
}

/** A draw, and the number of entries that the match had when it was asked for. */
export interface OpenedLink {
  readonly draw: number
  readonly seq: number
}

/** The secret from which this browser's links and signature are derived, stored before the server hears of its seal. */
export interface OwnContribution {
  readonly match: string
  readonly commitment: string
  readonly seat: Seat
  readonly contribution: string
}

interface SeenMessage extends ReceivedMessage {
  readonly match: string
  readonly nth: number
}

const online = storesOf('spellendoos-online', {
  tables: 'match',
  contributions: ['match', 'commitment', 'seat'],
  messages: ['match', 'nth'],
})
const tables = online('tables')
const contributions = online('contributions')
const messages = online('messages')

/** Everything about one match. */
const allOf = (match: string) => IDBKeyRange.bound([match], [match, []])

/** Changes some fields of a table; a new table needs all of them. */
export async function keepTable(match: string, part: Partial<OwnTable>): Promise<void> {
  await tables('readwrite', (store) => {
    const known = store.get(match) as IDBRequest<OwnTable | undefined>
    known.addEventListener('success', () => {
      const table = { ...known.result, ...part, match }
      if (typeof table.key === 'string') store.put(table)
    })
    return known
  })
}
export const ownTable = (match: string): Promise<OwnTable | undefined> =>
  tables('readonly', (store) => store.get(match) as IDBRequest<OwnTable | undefined>)

/** The latest first. */
export async function ownTables(): Promise<OwnTable[]> {
  const all = await tables('readonly', (store) => store.getAll() as IDBRequest<OwnTable[]>)
  return (all ?? []).toSorted((a, b) => b.at - a.at)
}

/** For this long after a match people are asked whether they want another, in milliseconds. */
const ANOTHER = 86_400_000

/** Whether it is in progress, or may be followed by another match. */
export const mayGoOn = ({ over, at }: OwnTable): boolean => !over || Date.now() - at < ANOTHER

/** Whether any of them may continue. */
export const hasTablesOnline = async (): Promise<boolean> => (await ownTables()).some(mayGoOn)

export async function forgetTable(match: string): Promise<void> {
  await tables('readwrite', (store) => store.delete(match))
  await contributions('readwrite', (store) => store.delete(allOf(match)))
  await messages('readwrite', (store) => store.delete(allOf(match)))
}

/** Stores a contribution unless there is one already; returns the one that counts. */
export async function keepContribution(fresh: OwnContribution): Promise<OwnContribution> {
  const { match, commitment, seat } = fresh
  const counted = await contributions('readwrite', (store) => {
    const known = store.get([match, commitment, seat]) as IDBRequest<OwnContribution | undefined>
    known.addEventListener('success', () => {
      if (known.result === undefined) store.add(fresh)
    })
    return known
  })
  return counted ?? fresh
}
/** The secret that this browser contributed in answer to a commitment; `undefined` if another browser did. */
export const ownSecretFor = async (
  match: string,
  commitment: string,
  seat: Seat,
): Promise<string | undefined> => {
  const key = [match, commitment, seat]
  const own = await contributions(
    'readonly',
    (store) => store.get(key) as IDBRequest<OwnContribution | undefined>,
  )
  return own?.contribution
}

/** Stores a message as it arrived, after those stored before. */
export async function keepMessage(match: string, { eye, message }: ReceivedMessage): Promise<void> {
  await messages('readwrite', (store) => {
    const count = store.count(allOf(match))
    count.addEventListener('success', () => {
      store.put({ match, nth: count.result, eye, message } satisfies SeenMessage)
    })
    return count
  })
}
export const seenMessages = (match: string): Promise<SeenMessage[] | undefined> =>
  messages('readonly', (store) => store.getAll(allOf(match)) as IDBRequest<SeenMessage[]>)
