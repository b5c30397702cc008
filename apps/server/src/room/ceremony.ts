import { LINK_WAIT, type Random, type Table } from '@spellendoos/fair'
import type { Seat } from '@spellendoos/kernel'
import type { ChanceInfo, SealsInfo } from '@spellendoos/wire'
import type { LineWriter } from './line-writer.ts'
import type { RoomState } from './room-state.ts'

/** How long everyone has to commit to their contributions to chance. */
const SEALING_TIME = 30_000

/** Begins a match once everyone is ready: from now on seats commit to their contributions to chance. */
export function beginIfReady(state: RoomState, writer: LineWriter, random: Random, at: number): undefined {
  if (!state.players.every(({ level, ready }) => level > 0 || ready)) return
  const seed = Buffer.from(random(32)).toString('hex')
  writer.write({ is: 'sealing', seed, links: true }, at)
  const table = state.table!
  writer.play(() => {
    // Computer players contribute nothing to chance, so their seats are recorded before anybody commits.
    state.players.forEach(({ level }, seat) => {
      if (level > 0) table.handOver(seat, level, { at })
    })
    return { ok: true, seq: table.seq }
  }, at)
}

/** When the ceremony continues without those who are late; `undefined` while it is waiting for nobody. */
export function ceremonyDue(state: RoomState): number | undefined {
  if (state.phase === 'sealing') return state.sealingSince + SEALING_TIME
  const since = state.phase === 'playing' ? state.table!.pending?.since : undefined
  return since === undefined ? undefined : since + LINK_WAIT
}

/**
 * Calls the match off if seats did not commit in time, or makes the draw without the links that did not come in time.
 */
export function runCeremony(state: RoomState, writer: LineWriter, at: number): void {
  if ((ceremonyDue(state) ?? Infinity) > at) return
  const table = state.table!
  if (state.phase === 'sealing') return writer.write({ is: 'voided', seats: table.missing }, at)
  writer.play(() => {
    // The last of them makes the draw.
    for (const seat of table.pending!.awaited) table.absent(seat, { at })
    return { ok: true, seq: table.seq }
  }, at)
}

/** Everyone's commitments, for each page to store before it opens its first link. */
export function sealsInfo(table: Table): SealsInfo | undefined {
  const { commitment, ready, pending, linked } = table
  const isFirst = (seat: Seat) => linked?.tally.brought[seat] === 0
  const shows = !ready || pending?.awaited.some(isFirst) === true
  if (!shows || commitment === undefined) return undefined
  const { host, seats = [] } = linked?.keys ?? {}
  return {
    commitment,
    ...(host === undefined ? {} : { key: host }),
    seals: table.seals.map((seal, seat) => {
      const key = seats[seat]
      return seal === undefined || key === undefined ? null : { seal, key }
    }),
  }
}

export function chanceInfo(table: Table): ChanceInfo | undefined {
  const { pending } = table
  return pending && { draw: pending.draw, awaited: pending.awaited }
}
