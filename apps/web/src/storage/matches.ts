import type { DailyKind, Replay } from '@spellendoos/fair'
import type { Seat, Series } from '@spellendoos/kernel'
import { withStore } from './store.ts'

/** Before which kind of move the player wants to be warned. */
export type Warned = 'blunders' | 'mistakes'

/** Who plays: a person, or a computer player of a level above 0. */
export interface Player {
  /** Empty: 'player 1' in the current language. */
  readonly name: string
  readonly level: number
  /**
   * The number, from 0, of a player without a name: it does not change when seats change in a series. Left out: the
   * seat's.
   */
  readonly number?: number | undefined
  /** Left out: before none. */
  readonly warned?: Warned | undefined
}

/** The winning chances that a player gained by luck, and by their own decisions. */
export interface KeptAccount {
  readonly luck: number
  readonly skill: number
}

/** The challenge and the day of a match. */
export interface KeptDaily {
  readonly date: string
  readonly kind: DailyKind
}

/** A match stored in this browser, so that it continues after a reload or a crash. */
export interface KeptMatch {
  readonly id: string
  readonly game: string
  /** By seat. */
  readonly players: readonly Player[]
  /** The whole match; it contains the seed, which never leaves this browser before the end. */
  readonly replay: Replay
  /** The earlier matches of these players in the series, by player. */
  readonly series: Series
  readonly changed: number
  readonly over: boolean
  /** The rules are explained during the match. */
  readonly guided?: true
  /** The challenge of a day that this match is. */
  readonly daily?: KeptDaily
  /** This browser's seat, if every player had their own screen. */
  readonly own?: Seat
  /** Luck and skill by seat, once the match was reviewed. */
  readonly accounts?: readonly KeptAccount[]
}

export const keepMatch = (match: KeptMatch): Promise<void> =>
  withStore('readwrite', (store) => {
    const kept = store.put(match)
    // This is written at once, so nothing is lost when the page is closed.
    store.transaction.commit()
    return kept
  }).then(() => undefined)

/** Stores all of them or none; returns whether it did. */
export async function keepMatches([first, ...more]: readonly KeptMatch[]): Promise<boolean> {
  if (first === undefined) return true
  const kept = await withStore('readwrite', (store) =>
    more.reduce((_, match) => store.put(match), store.put(first)),
  )
  return kept !== undefined
}

/** Adds the result of a review. */
export async function keepAccounts(id: string, accounts: readonly KeptAccount[]): Promise<void> {
  const match = await readMatch(id)
  if (match !== undefined) await keepMatch({ ...match, accounts })
}

export const forgetMatch = (id: string): Promise<void> =>
  withStore('readwrite', (store) => store.delete(id)).then(() => undefined)

export const readMatch = (id: string): Promise<KeptMatch | undefined> =>
  withStore('readonly', (store) => store.get(id) as IDBRequest<KeptMatch | undefined>)

/** All matches stored here, the latest first. */
export async function listMatches(): Promise<KeptMatch[]> {
  const all = await withStore('readonly', (store) => store.getAll() as IDBRequest<KeptMatch[]>)
  return (all ?? []).toSorted((a, b) => b.changed - a.changed)
}
