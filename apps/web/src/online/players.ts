import type { Seat } from '@spellendoos/kernel'
import { listOf } from '@spellendoos/scene'
import type { PlayerSeen, TableSeen } from '@spellendoos/wire'
import { namesAt } from '../board/voice.ts'
import type { Player } from '../keep/matches.ts'
import { lang } from '../words/lang.ts'
import { sayOpening } from '../words/opening.ts'

type Seated = Pick<TableSeen, 'players'>

/** The players as the table shows them; a computer player without a name is 'Bot 1'. */
export function playersOf({ players }: Seated): readonly Player[] {
  let bots = 0
  return players.map(({ name, level }) => {
    if (level > 0) bots++
    return { name: name === '' && level > 0 ? sayOpening('bot', { n: bots }) : name, level }
  })
}

export const nameAt = (table: Seated, seat: Seat): string => namesAt(playersOf(table))[seat] ?? ''

/** Several names as people say them. */
export const namesOf = (table: Seated, seats: readonly Seat[]): string =>
  listOf(
    seats.map((seat) => nameAt(table, seat)),
    lang(),
  )

/** A seat that somebody could take. */
export const isFree = ({ name, level }: PlayerSeen): boolean => name === '' && level === 0
/** The seats of people, here or not. */
export const peopleOf = ({ players }: Seated): Seat[] =>
  players.flatMap(({ level }, seat) => (level === 0 ? [seat] : []))
