import { LinkChain } from '../src/links.ts'
import type { Replay, Signature } from '../src/replay.ts'
import { seatSeal } from '../src/seal.ts'
import { publicKeyOf, signed } from '../src/signature.ts'
import { hostStatement, seatStatement } from '../src/statement.ts'
import { Table, type MatchOptions } from '../src/table.ts'
import { fairTrial } from './fair-trial.ts'

export const SEED = '5eed'.repeat(16)
export const contribution = (seat: number): string => `c${seat}`.repeat(32)

export function opened(opening: Partial<MatchOptions> = {}) {
  const table = Table.open(fairTrial, { seats: 2, seed: SEED, ...opening })
  if (!table.ok) throw new Error(table.problem.text.en)
  return table.value
}

/** A table whose seats made contributions of their own. */
export function contributed(opening: Partial<MatchOptions> = {}) {
  const table = opened({ contributions: 'by-seats', ...opening })
  const { id, seats } = table.match.header
  for (let seat = 0; seat < seats; seat++) table.seal(seat, seatSeal(id, seat, contribution(seat)))
  for (let seat = 0; seat < seats; seat++) table.reveal(seat, contribution(seat))
  return table
}

/** Plays two rounds of four: throws, marks, an undo, a run-out clock and a pick. Not over yet. */
export function playedOn(table: ReturnType<typeof opened>) {
  table.play(0, 'throw', { at: 1000 })
  table.play(1, 'left', { at: 2000 })
  table.act(1, 'undo', { at: 2500 })
  table.play(1, 'throw', { at: 3000 })
  table.clock('sand', { at: 33_000 })
  table.play(1, 'pick', { at: 34_000 })
  return table
}

/** The same, played to the end. */
export function playedOut(table: ReturnType<typeof opened>) {
  playedOn(table)
  while (table.match.result === undefined) table.play(table.match.turn[0] as number, 'throw')
  return table
}

/** The secret that a seat's browser keeps, and the chain made from it. */
export const secretOf = (seat: number): string => `5${seat}`.repeat(32)
export const SERVER = 'ee'.repeat(32)
export const chainOf = (id: string, seat: number): LinkChain => new LinkChain(id, seat, secretOf(seat), 200)

/** A table to which every seat contributes links, all of them sealed; `computers` play the seats named. */
export function linked(opening: Partial<MatchOptions> = {}, computers: readonly number[] = []) {
  const table = opened({ contributions: 'links', key: publicKeyOf(SERVER), id: 'm-1', ...opening })
  const { id, seats } = table.match.header
  for (const seat of computers) table.handOver(seat, 2, { at: 0 })
  for (let seat = 0; seat < seats; seat++) {
    if (computers.includes(seat)) continue
    table.seal(seat, chainOf(id, seat).seal, { key: publicKeyOf(secretOf(seat)), at: 0 })
  }
  return table
}

/** Everyone who is awaited opens a link. */
export function linkUp(table: ReturnType<typeof opened>, at = 0) {
  const { pending } = table
  const { id } = table.match.header
  for (const seat of pending?.awaited ?? []) {
    table.link(seat, chainOf(id, seat).link(pending!.draw)!, { at })
  }
  return table
}

/**
 * Plays it to the end, with an undo, a clock that runs out, and a seat that is absent once; then those who sign do so.
 */
export function linkedOut(table: ReturnType<typeof opened>, signers: readonly number[] = [0, 1]) {
  linkUp(table, 500)
  table.play(0, 'throw', { at: 1000 })
  linkUp(table, 1100)
  table.play(1, 'left', { at: 2000 })
  table.act(1, 'undo', { at: 2500 })
  table.play(1, 'throw', { at: 3000 })
  table.link(1, chainOf('m-1', 1).link(2)!, { at: 3100 })
  table.absent(0, { at: 7000 })
  table.clock('sand', { at: 33_000 })
  table.play(1, 'pick', { at: 34_000 })
  linkUp(table, 34_100)
  for (let at = 40_000; table.match.result === undefined; at += 1000) {
    table.play(table.match.turn[0] as number, 'throw', { at })
    linkUp(table, at + 100)
  }
  return signedReplay(table, signers)
}

export function signedReplay(table: ReturnType<typeof opened>, signers: readonly number[]): Replay {
  const replay = table.replay(['Anna', 'Bram', 'Carla'].slice(0, table.match.header.seats))
  const seats: Signature[] = signers.map((by) => ({
    by,
    signature: signed(seatStatement(replay, by), secretOf(by)),
  }))
  const host = { by: 'host', signature: signed(hostStatement(replay, seats), SERVER) } as const
  return { ...replay, signatures: [host, ...seats] }
}
