import type { Eye, Seat } from '@spellendoos/kernel'
import { listOf } from '@spellendoos/scene'
import type { PlayerInfo, TableInfo } from '@spellendoos/wire'
import { botName } from '../bots/bot-names.ts'
import { namesAt } from '../board/voice.ts'
import type { Player } from '../storage/matches.ts'
import { lang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'

type Seated = Pick<TableInfo, 'players'>

/** The players as the table shows them; a computer player without a name is 'Bot 1' or a character. */
export function playersOf({ players }: Seated): readonly Player[] {
  return players.map(({ name, level }, seat) => ({
    name: name === '' && level > 0 ? botName(players, seat) : name,
    level,
  }))
}

export const nameAt = (table: Seated, seat: Seat): string => namesAt(playersOf(table))[seat] ?? ''

/** Several names as people say them. */
export const namesOf = (table: Seated, seats: readonly Seat[]): string =>
  listOf(
    seats.map((seat) => nameAt(table, seat)),
    lang(),
  )

/** What a player reads before sitting down. */
export const welcomeTo = (table: Pick<TableInfo, 'players' | 'host'>): string =>
  table.host === null ? sayOnline('welcome-first') : sayOnline('welcome', { name: nameAt(table, table.host) })

/** A free seat. */
export const isFree = ({ name, level }: PlayerInfo): boolean => name === '' && level === 0
/** Who else wants a rematch, as a sentence, if this player has not asked for one and there is none yet. */
export function wantedBy({ players, again, next }: TableInfo, you: Eye): string | undefined {
  if (typeof you !== 'number' || again.length === 0 || again.includes(you) || next !== undefined)
    return undefined
  return sayOnline(again.length > 1 ? 'want-again' : 'wants-again', { names: namesOf({ players }, again) })
}
/** The seats of people, present or not. */
export const peopleOf = ({ players }: Seated): Seat[] =>
  players.flatMap(({ level }, seat) => (level === 0 ? [seat] : []))
