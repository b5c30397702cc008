import { seating, withResult } from '@spellendoos/kernel'
import type { TableSetup } from './record.ts'
import type { RoomState } from './room-state.ts'

/**
 * The setup of the next table, once everyone wants another match. The keys of those who want it open that table too; a
 * player who had left and wants it as well gets the seat back.
 */
export function rematchSetup(state: RoomState): TableSetup | undefined {
  const { setup, again, players, participants } = state
  const { result, bots } = state.table?.match ?? {}
  if (state.next !== undefined || result === undefined || bots === undefined) return undefined
  if (!bots.every((level, seat) => level > 0 || again.includes(seat))) return undefined
  const series = withResult(setup.series, result)
  const was = seating(setup.series)
  const before = seating(series).map((player) => was.indexOf(player))
  const next = before.map((seat) => {
    const comes = again.includes(seat)
    return { name: comes ? players[seat]!.name : '', level: comes ? 0 : bots[seat]! }
  })
  const host = before.findIndex((seat) => seat === state.seats.host && again.includes(seat))
  return {
    ...setup,
    version: state.game.version,
    host: host >= 0 ? host : next.findIndex(({ level }) => level === 0),
    players: next,
    keys: before.map((seat) => players[seat]!.key),
    browsers: before.map((seat) => participants.browserAt(seat)),
    series,
  }
}
