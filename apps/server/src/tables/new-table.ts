import { createHash } from 'node:crypto'
import {
  BY_THE_BOOK,
  chooseOptions,
  Match,
  newSeries,
  starterOf,
  remoteDefaults,
  type Game,
  type Read,
  type Seat,
} from '@spellendoos/kernel'
import { isPatient, type NewTable, type TableKeys } from '@spellendoos/wire'
import { cleanName } from '../room/clean-text.ts'
import { hashOf, keyFor } from '../room/keys.ts'
import type { TableSetup } from '../room/record.ts'
import { refusedByRoom } from '../room/refusals.ts'
import { Room } from '../room/room.ts'
import { failure } from './failures.ts'
import type { Services } from './services.ts'
import type { TableActor } from './table-actor.ts'

/** Ids of tables are derived, so that the same request creates the same table once. */
const idFrom = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The id of the table that a request creates. */
export const tableIdOf = ({ id }: { readonly id: string }): string => idFrom(`table ${id}`)

/** The key of a seat. All keys are derived from the secret id of the request, so that they need not be stored. */
const seatKey = ({ id }: NewTable, seat: Seat): string => keyFor(`seat ${seat}`, id)
const watchKey = ({ id }: NewTable): string => keyFor('watch', id)
const inviteKey = ({ id }: NewTable): string => keyFor('invite', id)

/** The keys of a table for the player who created it: only for seats that had one when it was created. */
export function keysOf(table: NewTable, { keys }: Pick<TableSetup, 'keys'>): TableKeys {
  return {
    match: tableIdOf(table),
    keys: keys.map((hash, seat) => (hash === null ? null : seatKey(table, seat))),
    watch: watchKey(table),
    invite: inviteKey(table),
  }
}

/** The setup of a new table created by a player in this browser (its hash), or what is wrong with the request. */
export function setupOf(table: NewTable, game: Game, browser?: string): Read<TableSetup> {
  const { seats, position, pace, patience, openness, levels } = table
  const options = chooseOptions(game, BY_THE_BOOK, { ...remoteDefaults(game), ...table.options })
  if (!options.ok) return options
  if (levels.length !== seats || table.seat >= seats || levels[table.seat] !== 0)
    return failure('bad-seating')
  if (game.traits.realtime && pace.kind !== 'none') return failure('no-pace')
  if (!isPatient(patience, pace)) return failure('impatient')
  const name = cleanName(table.name)
  if (name === '') return { ok: false, problem: refusedByRoom('no-name') }
  const about = { game: game.id, version: game.version, options: options.value, seats }
  const placed = position === undefined ? about : { ...about, position }
  const begun = Match.begin(game, { id: tableIdOf(table), ...placed })
  if (!begun.ok) return begun
  const value: TableSetup = {
    ...placed,
    pace,
    patience,
    openness,
    host: table.seat,
    players: levels.map((level, seat) => ({ name: seat === table.seat ? name : '', level })),
    keys: levels.map((level, seat) => (level > 0 ? null : hashOf(seatKey(table, seat)))),
    browsers: levels.map((_, seat) => (seat === table.seat ? (browser ?? null) : null)),
    watch: hashOf(watchKey(table)),
    invite: hashOf(inviteKey(table)),
    series: newSeries(seats, starterOf(game, options.value)),
  }
  return { ok: true, value }
}

type NewTableServices = Pick<Services, 'game' | 'random' | 'now' | 'store' | 'signer'>

/**
 * Writes the first lines of a table; returns whether they were the first. If the table exists already, it is the same
 * one.
 */
export async function createTable(
  services: NewTableServices,
  match: string,
  setup: TableSetup,
  ready = false,
): Promise<boolean> {
  const { random, now, store, signer } = services
  const game = (await services.game(setup.game))!
  const at = now()
  const room = Room.create(match, game, { ...setup, signer: signer.key }, random, at)
  const lines = room.takeLines()
  const all = ready ? [...lines, ...room.readyAll(at)] : lines
  return (await store.append(match, all, room.summary)) === 'appended'
}

/**
 * Creates the table of the next match once everyone wants it. Its id is derived from its setup, so that it is created
 * once, and the line that names it includes its keys: a table for keys that were renewed meanwhile is deleted.
 */
export async function createNextTable(
  actor: Pick<TableActor, 'match' | 'changeAfter' | 'read'>,
  services: NewTableServices,
): Promise<void> {
  const idOf = (setup: TableSetup) => idFrom(`${actor.match} next ${JSON.stringify(setup)}`)
  const created = new Set<string>()
  await actor.changeAfter({
    look: (room) => room.rematch,
    learn: async (setup) => {
      if (setup !== undefined && (await createTable(services, idOf(setup), setup, true)))
        created.add(idOf(setup))
    },
    act: (_, room, now) => {
      const setup = room.rematch
      return { lines: setup === undefined ? [] : room.setNext(idOf(setup), now) }
    },
  })
  const next = await actor.read((room) => room.next)
  for (const match of created) if (match !== next) await services.store.delete(match)
}
