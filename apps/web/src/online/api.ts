import type { Replay } from '@spellendoos/fair'
import type { Eye, Problem, Seat } from '@spellendoos/kernel'
import {
  BROWSER_HEADER,
  type DailyCounts,
  type DailyPlay,
  type PushTarget,
  type JoinRequest,
  type TableKeys,
  type LobbyTable,
  type TableInfo,
  type NewTable,
} from '@spellendoos/wire'
import { ownSecret } from './browser.ts'
import { noServer } from './problems.ts'

/** What the server answered, or why there is no answer. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly problem: Problem
      /** A retry may help: the server was down or busy. */
      readonly passing: boolean
    }

/** Statuses that say 'not now' rather than 'no'. */
const NOT_NOW = [408, 425, 429]

const isProblem = (given: unknown): given is Problem => {
  const { code, text } = (given ?? {}) as Partial<Record<keyof Problem, unknown>>
  return typeof code === 'string' && typeof text === 'object' && text !== null
}

/** The address of the API on the server that served this page. */
export const addressOf = (path: string): URL => new URL(`/api/${path}`, location.href)

async function ask<T>(path: string, init: RequestInit = {}): Promise<Answered<T>> {
  try {
    const response = await fetch(addressOf(path), { ...init, cache: 'no-store', credentials: 'omit' })
    if (response.status === 204) return { ok: true, value: undefined as T }
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, value: body as T }
    const passing = response.status >= 500 || NOT_NOW.includes(response.status)
    return { ok: false, problem: isProblem(body) ? body : noServer, passing }
  } catch {
    // No server, or a plain web server without tables.
    return { ok: false, problem: noServer, passing: true }
  }
}

const post = <T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ask<T>(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** Says which browser this is, so that it can block and be blocked. */
const signed = async () => ({ [BROWSER_HEADER]: await ownSecret() })
const at = (match: string, what: string) => `tables/${encodeURIComponent(match)}/${what}`

export const createTable = async (table: NewTable) => post<TableKeys>('tables', table, await signed())
export const openTables = async () => ask<readonly LobbyTable[]>('lobby', { headers: await signed() })
export const joinTable = async (match: string, joining: JoinRequest) =>
  post<{ readonly seat: Seat; readonly key: string }>(at(match, 'join'), joining, await signed())
/** Undoes a block of this browser. */
export const endBlock = async (handle: string) =>
  ask<undefined>(`blocks/${encodeURIComponent(handle)}`, { method: 'DELETE', headers: await signed() })
/** Sends the moves of a challenge of the day; the server computes the result. */
export const sendDaily = async (date: string, kind: string, play: DailyPlay) =>
  post<undefined>(`daily/${date}/${kind}`, play, await signed())
/** How everyone did in the challenges of a day. */
export const dailyCounts = (date: string) => ask<DailyCounts>(`daily/${date}`)
export interface Ticket {
  /** None for a guest, who has to sit down first. */
  readonly ticket?: string
  readonly you: Eye | 'guest'
  /** The key that replaced the one that was presented. */
  readonly key?: string
  /** The page of an earlier release, where the match began with its rules. */
  readonly page?: string
}
/** `id`: of a request that may have brought another key. */
export const ticketFor = (match: string, key: string, id?: string) =>
  post<Ticket>(at(match, 'ticket'), { key, ...(id === undefined ? {} : { id }) })
/** The key by which push services know the server; none if it sends no messages. The routes keep their old names, `bell` and `hush`. */
export const fetchPushKey = () => ask<{ readonly key?: string }>('bell')
export const addPushTarget = (match: string, key: string, target: PushTarget) =>
  post<undefined>(at(match, 'bell'), { key, ...target })
export const removePushTarget = (match: string, key: string, endpoint: string) =>
  post<undefined>(at(match, 'hush'), { key, endpoint })
export const fetchSummary = (match: string, key: string) =>
  post<{ readonly table: TableInfo; readonly waits: boolean }>(at(match, 'glance'), { key })
export const replayOf = (match: string, key: string) => post<Replay>(at(match, 'replay'), { key })
export const deleteTable = (match: string, key: string) => post<undefined>(at(match, 'delete'), { key })
