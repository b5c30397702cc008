import { RESIGNED_LEVEL, type Table } from '@spellendoos/fair'
import type { Seat } from '@spellendoos/kernel'
import { ceremonyDue, runCeremony } from './ceremony.ts'
import type { LineWriter } from './line-writer.ts'
import type { RoomState } from './room-state.ts'

/** The level that plays for a player who has left. */
export const STAND_IN = 2

/** When the next timeout is due, unless someone acts first. */
export function nextTimeout(state: RoomState): number | undefined {
  const ceremony = ceremonyDue(state)
  if (ceremony !== undefined) return ceremony
  const table = state.running
  if (table === undefined) return undefined
  const people = table.match.bots.flatMap((level, seat) => (level === 0 ? [seat] : []))
  const times = [
    state.clock.firstClock?.at,
    ...people.flatMap((seat) => [state.clock.flag(seat), standInDue(state, seat)]),
  ].filter((time) => time !== undefined)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Carries out all timeouts that are due by now: clocks that ran out, people who did not come. */
export function runTimeouts(state: RoomState, writer: LineWriter, at: number): void {
  runCeremony(state, writer, at)
  while (runClock(state, writer, at) || runFlag(state, writer, at) || runStandIn(state, writer, at)) continue
}

/** Runs out a clock of the game itself. */
function runClock(state: RoomState, writer: LineWriter, at: number): boolean {
  const table = state.running
  const first = state.clock.firstClock
  if (table === undefined || first === undefined || first.at > at) return false
  return writer.play(() => table.clock(first.name, { at }), at) === undefined
}
/** A player without time left has lost; if others play on, a computer player keeps the seat. */
function runFlag(state: RoomState, writer: LineWriter, at: number): boolean {
  const table = state.running
  const seat = table && firstPerson(table, (each) => state.clock.flag(each), at)
  if (table === undefined || seat === undefined) return false
  const refused = writer.play(() => {
    const outcome = table.match.resigned.includes(seat)
      ? table.handOver(seat, RESIGNED_LEVEL, { at })
      : table.act(seat, 'resign', { at })
    if (outcome.ok) table.playOn(seat, { at })
    return outcome
  }, at)
  return refused === undefined
}
function runStandIn(state: RoomState, writer: LineWriter, at: number): boolean {
  const table = state.running
  const seat = table && firstPerson(table, (each) => standInDue(state, each), at)
  if (table === undefined || seat === undefined) return false
  return writer.play(() => table.handOver(seat, STAND_IN, { at }), at) === undefined
}
/** When a computer player takes over this seat if its player does nothing. */
function standInDue({ clock, setup }: RoomState, seat: Seat): number | undefined {
  const since = clock.silentSince(seat)
  return since === undefined || setup.patience === 0 ? undefined : since + setup.patience * 1000
}

/** The first person whose time is up. */
function firstPerson(
  { match }: Table,
  due: (seat: Seat) => number | undefined,
  at: number,
): Seat | undefined {
  const seat = match.bots.findIndex((level, each) => level === 0 && (due(each) ?? Infinity) <= at)
  return seat < 0 ? undefined : seat
}
