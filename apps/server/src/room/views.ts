import type { Eye, Seat } from '@spellendoos/kernel'
import { NEWS_SENT, SAID_SENT, type News, type PlayerInfo, type TableInfo } from '@spellendoos/wire'
import type { TableSummary } from '../store/store.ts'
import { chanceInfo, sealsInfo } from './ceremony.ts'
import type { RoomState } from './room-state.ts'

/** Who is connected to a table now. This is not part of its record. */
export interface Presence {
  readonly here: (seat: Seat) => boolean
  readonly watchers: number
}

/** Everything that this viewer may know now, and what is new since line `since`. */
export function newsFor(state: RoomState, you: Eye, since: number, time: number, presence: Presence): News {
  const from = Math.min(Math.max(0, since), state.length)
  const begun = state.table?.ready === true ? state.table : undefined
  const match = begun?.message(you, Math.max(state.entriesBefore(from), begun.seq - NEWS_SENT))
  if (begun !== undefined) state.forgetOldFacts()
  const blocked = state.participants.blockedBy(you)
  const length = state.publicLength()
  return {
    is: 'news',
    length,
    seq: length,
    time,
    you,
    table: tableInfo(state, time, presence),
    ...(match === undefined ? {} : { match }),
    talk: state.participants.talk(you, from).slice(-SAID_SENT),
    ...(blocked.length === 0 ? {} : { blocked }),
  }
}

/** Whether this viewer may know of anything that happened since line `since`. */
export function isNewsFor({ participants, length }: RoomState, you: Eye, since: number): boolean {
  return participants.privateSince(since) < length - since || participants.notices(you, since)
}

/** What everyone at the table, and everyone invited to it, may know. */
export function tableInfo(state: RoomState, time: number, presence: Presence): TableInfo {
  const { game, version, options, seats, position, pace, patience, openness, series } = state.setup
  const { table, clock, takeBacks, next, phase } = state
  const left = clock.left(state.chanceSince ?? time)
  const back = takeBacks.asked
  const [ceremony, chance] = table === undefined ? [] : [sealsInfo(table), chanceInfo(table)]
  return {
    match: state.match,
    game,
    version,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    pace,
    patience,
    openness,
    phase,
    host: state.seats.host,
    players: state.players.map((_, seat) => playerInfo(state, seat, presence)),
    watchers: presence.watchers,
    series,
    voids: state.voids,
    ...(ceremony === undefined ? {} : { ceremony }),
    ...(chance === undefined ? {} : { chance }),
    clocks: Object.fromEntries(clock.clocks),
    ...(left === undefined ? {} : { left }),
    ...(back === undefined ? {} : { back }),
    again: state.again,
    ...(next === undefined ? {} : { next }),
    ...(phase === 'over' ? { signed: state.signatures.map(({ by }) => by as Seat) } : {}),
  }
}
function playerInfo({ table, players, seats }: RoomState, seat: Seat, { here }: Presence): PlayerInfo {
  const { name, level, ready, key } = players[seat]!
  const now = table?.ready === true ? table.match.bots[seat]! : level
  const link = seats.isEmpty(seat) && key !== null
  return { name, level: now, ready, here: now > 0 || here(seat), link }
}

/** What the store keeps beside the record; `due` is when something has to happen by itself next. */
export function summaryOf(state: RoomState, due: number | undefined): TableSummary {
  const { game, openness, pace, seats, series } = state.setup
  const { host } = state.seats
  const { phase } = state
  const free = state.players.filter((_, seat) => state.seats.isEmpty(seat)).length
  // A rematch is for the previous players, also if it was called off.
  const waits =
    openness === 'lobby' && series.results.length === 0 && (phase === 'gathering' || phase === 'sealing')
  const open =
    waits && phase === 'gathering' && free > 0 && host !== null
      ? { match: state.match, game, seats, free, host: state.players[host]!.name, pace, at: state.publicAt }
      : undefined
  return {
    game,
    over: phase === 'over',
    ...(due === undefined ? {} : { due }),
    ...(waits ? { waits } : {}),
    ...(open === undefined ? {} : { open, browsers: state.participants.sitting }),
  }
}
