import { etc, Point } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import type { Entry, Json } from '@spellendoos/kernel'
import { fromHex, toBytes, toHex } from '../src/bytes.ts'
import { Chain } from '../src/chain.ts'
import type { Evidence } from '../src/evidence.ts'
import type { Replay } from '../src/replay.ts'
import { publicKeyOf, signed } from '../src/signature.ts'
import { hostStatement, seatStatement } from '../src/statement.ts'
import {
  chainOf,
  contributed,
  contribution,
  linked,
  linkedOut,
  playedOut,
  secretOf,
  SERVER,
} from './matches.ts'

/** An entry and a replay while somebody tampers with them. */
interface EntryDraft {
  by: number | string
  move?: string
  act?: string
  seal?: string
  key?: string
  link?: string
  reveal?: string
  absent?: boolean
  draw?: number[]
  ask?: { dice?: number; sides?: number; pick?: number }
  note?: string
  at?: number
}
interface Draft {
  format: number
  id: string
  game: string
  version: number
  options: Record<string, Json>
  seats: number
  log: EntryDraft[]
  proof: { kind: string; seed?: string; length?: number; head?: string }
  players?: string[]
  result?: { places: number[]; scores?: number[]; why: string }
  signatures?: { by: number | 'host'; signature: string }[]
}

/** A file with a value in so many lists and objects, one inside another. */
const deepen = (file: Draft, depth: number): void => {
  let inside: Json = 0
  for (let n = 1; n < depth; n++) inside = [inside]
  Object.assign(file, { format: 3, inside })
}

export const HONEST: Replay = linkedOut(linked())
/** A match in format 1. */
export const CONTRIBUTED: Replay = playedOut(contributed({ id: 'm-1' })).replay(['Anna', 'Bram'])

/** Recomputes length and head of the log, as anyone can once the seed is public. */
function refit(file: Draft): void {
  const { id, game, version, options, seats } = file
  const chain = new Chain({ id, game, version, options, seats }, Buffer.from(file.proof.seed!, 'hex'))
  for (const entry of file.log) chain.add(entry as Entry)
  Object.assign(file.proof, { length: file.log.length, head: chain.head })
}
/** A key for which this one signature fits every text. */
const NEUTRAL = `01${'00'.repeat(31)}`
/** A point of order 8. */
const TORSION = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a')
/** A key outside the base point's group, and its signature, which is valid only if the cofactor is multiplied out. */
function cofactorSigner(secret: bigint) {
  const key = Point.BASE.multiply(secret).add(TORSION).toHex()
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const number = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes.toReversed())}`)
  return {
    key,
    sign: (text: string): string => {
      for (let nonce = 1n; ; nonce++) {
        const r = Point.BASE.multiply(nonce).toHex()
        const k = etc.mod(number(sha512(etc.concatBytes(fromHex(r + key), toBytes(text)))), order)
        const s = etc
          .mod(nonce + k * secret, order)
          .toString(16)
          .padStart(64, '0')
        if (k % 8n !== 0n) return r + toHex(fromHex(s).toReversed())
      }
    },
  }
}
/** Signs it again for these seats; the server's signature is always forged with another key. */
function resign(file: Draft, secrets: Readonly<Record<number, string>>, server: string): void {
  const replay = file as unknown as Replay
  const seats = Object.entries(secrets).map(([seat, secret]) => ({
    by: Number(seat),
    signature: signed(seatStatement(replay, Number(seat)), secret),
  }))
  conspire(file, seats, server)
}
/** The server signs whatever these signatures are. */
function conspire(file: Draft, seats: readonly { by: number; signature: string }[], server: string): void {
  const replay = file as unknown as Replay
  file.signatures = [{ by: 'host', signature: signed(hostStatement(replay, seats), server) }, ...seats]
}
const swap = <T>(list: T[], a: number, b: number) => ([list[a], list[b]] = [list[b]!, list[a]!])
const turned = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)
const at = (file: Draft, fits: (entry: EntryDraft) => boolean, nth = 0): number =>
  [...file.log.keys()].filter((seq) => fits(file.log[seq]!))[nth]!
const isThrow = (entry: EntryDraft) => entry.ask?.dice !== undefined
const OTHER_SERVER = 'bb'.repeat(32)

export interface Tamper {
  readonly name: string
  /** The replay that is tampered with; `HONEST` if missing. */
  readonly of?: Replay
  readonly tamper: (file: Draft) => void
  /** What a verifier that knows the rules says, and at which entry. */
  readonly what: string
  readonly seq?: number
  /** What a verifier that does not know them says, if it is something else. */
  readonly blind?: readonly [what: string, seq?: number]
  /** What the checker kept of the match. */
  readonly kept?: Evidence
}

const SIGNED = 'host-signature-differs'

/** Every kind of tampering that somebody might try, with its name. */
export const TAMPERS: readonly Tamper[] = [
  {
    name: 'the end cut off, refitted',
    tamper: (file) => {
      file.log.length -= 8
      delete file.result
      refit(file)
    },
    what: SIGNED,
  },
  { name: 'the end cut off', tamper: (file) => (file.log.length -= 8), what: 'length-differs' },
  {
    name: 'the end cut off, signatures and all',
    tamper: (file) => {
      file.log.length -= 8
      delete file.result
      delete file.signatures
      refit(file)
    },
    what: 'signature-missing',
  },
  {
    name: 'a resignation forged at the end',
    tamper: (file) => {
      file.log.splice(-3, 3, { by: 1, act: 'resign', at: 99_000 })
      const { scores = [] } = file.result!
      file.result = { places: [1, 2], scores, why: 'resigned' }
      refit(file)
    },
    what: 'result-differs',
    blind: [SIGNED],
  },
  {
    name: 'a resignation forged at the end, its result left out',
    tamper: (file) => {
      file.log.splice(-3, 3, { by: 1, act: 'resign', at: 99_000 })
      delete file.result
      refit(file)
    },
    what: SIGNED,
  },
  {
    name: 'an act put in',
    tamper: (file) => {
      file.log.splice(
        at(file, (entry) => entry.move === 'left'),
        0,
        { by: 1, act: 'offer-draw', at: 1500 },
      )
      refit(file)
    },
    what: SIGNED,
  },
  {
    name: 'a time moved',
    tamper: (file) => {
      file.log[at(file, (entry) => entry.move === 'pick')]!.at = 33_500
      refit(file)
    },
    what: SIGNED,
  },
  {
    name: 'a time moved, not refitted',
    tamper: (file) => (file.log[at(file, (entry) => entry.move === 'pick')]!.at = 33_500),
    what: 'head-differs',
  },
  {
    name: 'a time with a fraction, not refitted',
    tamper: (file) => (file.log[at(file, (entry) => entry.move === 'pick')]!.at = 33_500.5),
    what: 'head-differs',
  },
  { name: 'names swapped', tamper: ({ players }) => swap(players!, 0, 1), what: SIGNED },
  { name: 'a name changed', tamper: ({ players }) => (players![1] = 'Bas'), what: SIGNED },
  { name: 'names left out', tamper: (file) => delete file.players, what: SIGNED },
  {
    name: 'the result turned round',
    tamper: (file) => (file.result!.places = [2, 1]),
    what: 'result-differs',
    blind: [SIGNED],
  },
  {
    name: 'a place before the first',
    tamper: (file) => (file.result!.places = [0, 1]),
    what: 'bad-replay',
  },
  { name: 'the result left out', tamper: (file) => delete file.result, what: SIGNED },
  {
    name: 'another option',
    tamper: (file) => (file.options.suit = 'spades'),
    what: 'commitment-differs',
    seq: 0,
  },
  {
    name: 'another match',
    tamper: (file) => (file.id = 'm-2'),
    what: 'commitment-differs',
    seq: 0,
  },
  {
    name: 'another seed',
    tamper: (file) => (file.proof.seed = turned(file.proof.seed!)),
    what: 'commitment-differs',
    seq: 0,
  },
  {
    name: 'another head',
    tamper: (file) => (file.proof.head = turned(file.proof.head!)),
    what: 'head-differs',
  },
  {
    name: 'another link',
    tamper: (file) => {
      const seq = at(file, (entry) => 'link' in entry, 2)
      file.log[seq]!.link = turned(file.log[seq]!.link!)
    },
    what: 'link-differs',
    seq: 7,
  },
  {
    name: 'links of two seats swapped',
    tamper: ({ log }) => ([log[3]!.link, log[4]!.link] = [log[4]!.link!, log[3]!.link!]),
    what: 'link-differs',
    seq: 3,
  },
  {
    name: 'a link of the next draw',
    tamper: ({ log }) => (log[3]!.link = chainOf('m-1', 0).link(1)!),
    what: 'link-differs',
    seq: 3,
  },
  {
    name: 'a link twice',
    tamper: ({ log }) => log.splice(4, 0, { ...log[3]! }),
    what: 'link-doubled',
    seq: 4,
  },
  {
    name: 'a link left out',
    tamper: ({ log }) => log.splice(4, 1),
    what: 'draw-too-soon',
    seq: 4,
  },
  {
    name: 'a link that nobody asked for',
    tamper: ({ log }) => log.splice(10, 0, { by: 1, link: chainOf('m-1', 1).link(2)! }),
    what: 'link-unasked',
    seq: 10,
    blind: ['chance-skipped', 11],
  },
  {
    name: 'a seat called absent that had answered',
    tamper: (file) => {
      file.log[4] = { by: 1, absent: true, at: 4500 }
    },
    what: 'draw-differs',
    seq: 5,
  },
  {
    name: 'a seat called absent too soon',
    tamper: (file) => (file.log[at(file, (entry) => 'absent' in entry)]!.at = 6999),
    what: 'absent-too-soon',
    seq: 14,
  },
  {
    name: 'a link of a seat that is away',
    tamper: ({ log }) => log.splice(18, 0, { by: 0, link: chainOf('m-1', 0).link(3)!, at: 34_050 }),
    what: 'link-unasked',
    seq: 18,
  },
  {
    name: 'an absence struck out',
    tamper: (file) => file.log.splice(14, 1),
    what: 'draw-too-soon',
    seq: 14,
  },
  {
    name: 'a throw changed',
    tamper: (file) => {
      const draw = file.log[at(file, isThrow)]!.draw!
      draw[0] = (draw[0]! % 6) + 1
      refit(file)
    },
    what: 'draw-differs',
    seq: 9,
  },
  {
    name: 'two throws exchanged',
    tamper: ({ log }) => swap(log, 9, 15),
    what: 'draw-differs',
    seq: 9,
  },
  {
    name: 'a throw of other dice',
    tamper: ({ log }) => (log[9]!.ask!.sides = 20),
    what: 'ask-differs',
    seq: 9,
    blind: ['draw-differs', 9],
  },
  {
    name: 'a throw of more dice than a log may hold',
    tamper: ({ log }) => (log[9]!.ask!.dice = 4_294_967_295),
    what: 'bad-replay',
  },
  {
    name: 'dice without sides',
    tamper: ({ log }) => (log[9]!.ask!.sides = 0),
    what: 'bad-replay',
  },
  {
    name: 'a shuffle changed',
    tamper: ({ log }) => swap(log[5]!.draw!, 0, 7),
    what: 'draw-differs',
    seq: 5,
  },
  {
    name: 'another seal',
    tamper: ({ log }) => (log[1]!.seal = turned(log[1]!.seal!)),
    what: 'link-differs',
    seq: 3,
  },
  {
    name: 'a seal left out',
    tamper: ({ log }) => log.splice(2, 1),
    what: 'seal-missing',
    seq: 2,
  },
  {
    name: 'a key exchanged for another, refitted',
    tamper: (file) => {
      file.log[2]!.key = publicKeyOf(OTHER_SERVER)
      refit(file)
    },
    what: SIGNED,
  },
  {
    name: 'the server’s signature left out',
    tamper: (file) => file.signatures!.shift(),
    what: 'signature-missing',
  },
  {
    name: 'all signatures left out',
    tamper: (file) => delete file.signatures,
    what: 'signature-missing',
  },
  {
    name: 'the server’s signature broken',
    tamper: (file) => (file.signatures![0]!.signature = turned(file.signatures![0]!.signature)),
    what: SIGNED,
  },
  { name: 'a seat’s signature left out', tamper: (file) => file.signatures!.pop(), what: SIGNED },
  {
    name: 'signatures of two seats swapped',
    tamper: (file) => {
      const [host, one, other] = file.signatures!
      file.signatures = [host!, { ...other!, by: one!.by }, { ...one!, by: other!.by }]
    },
    what: SIGNED,
  },
  {
    name: 'a seat’s signature by another key, the server conspiring',
    tamper: (file) => resign(file, { 0: secretOf(0), 1: secretOf(0) }, SERVER),
    what: 'seat-signature-differs',
  },
  {
    name: 'a seat’s key of small order, under which one signature fits every text',
    tamper: (file) => {
      file.log[1]!.key = NEUTRAL
      refit(file)
      conspire(file, [{ by: 0, signature: NEUTRAL.padEnd(128, '0') }], SERVER)
    },
    what: 'seat-signature-differs',
  },
  {
    name: 'a seat’s signature that fits only with the cofactor',
    tamper: (file) => {
      const { key, sign } = cofactorSigner(5n)
      file.log[1]!.key = key
      refit(file)
      conspire(file, [{ by: 0, signature: sign(seatStatement(file as unknown as Replay, 0)) }], SERVER)
    },
    what: 'seat-signature-differs',
  },
  {
    name: 'names swapped, the server conspiring',
    tamper: (file) => {
      const [, ...seats] = file.signatures!
      swap(file.players!, 0, 1)
      const text = hostStatement(file as unknown as Replay, seats)
      file.signatures = [{ by: 'host', signature: signed(text, SERVER) }, ...seats]
    },
    what: 'seat-signature-differs',
  },
  {
    name: 'all of it forged under another server’s key, which the checker knows not to be the one',
    tamper: (file) => {
      file.log[0]!.key = publicKeyOf(OTHER_SERVER)
      file.log[at(file, (entry) => entry.move === 'pick')]!.at = 33_500
      refit(file)
      resign(file, {}, OTHER_SERVER)
    },
    what: 'kept-key-differs',
    seq: 0,
    kept: { serverKey: publicKeyOf(SERVER) },
  },
  {
    name: 'a move of somebody who is not there',
    tamper: (file) => {
      file.log.splice(10, 0, { by: 2, move: 'left', at: 1500 })
      refit(file)
    },
    what: 'illegal-entry',
    seq: 10,
  },
  {
    name: 'a link of somebody who is not there',
    tamper: ({ log }) => log.splice(3, 0, { by: 2, link: chainOf('m-1', 2).link(0)! }),
    what: 'illegal-entry',
    seq: 3,
  },
  {
    name: 'a link of somebody who is not there, when nobody asks for one',
    tamper: ({ log }) => log.splice(10, 0, { by: 2, link: chainOf('m-1', 2).link(0)! }),
    what: 'illegal-entry',
    seq: 10,
  },
  {
    name: 'somebody absent who is not there',
    tamper: ({ log }) => log.splice(3, 0, { by: 2, absent: true, at: 4500 }),
    what: 'illegal-entry',
    seq: 3,
  },
  {
    name: 'a seal without a key of somebody who is not there',
    tamper: ({ log }) => log.splice(1, 0, { by: 2, seal: chainOf('m-1', 2).seal }),
    what: 'illegal-entry',
    seq: 1,
  },
  {
    name: 'a log that begins with somebody who is not there',
    tamper: ({ log }) => (log[0]!.by = 2),
    what: 'illegal-entry',
    seq: 0,
  },
  {
    name: 'a contribution of somebody who is not there',
    of: CONTRIBUTED,
    tamper: ({ log }) => log.splice(3, 0, { by: 2, reveal: contribution(2) }),
    what: 'illegal-entry',
    seq: 3,
  },
  {
    name: 'signatures in a format that has none',
    of: CONTRIBUTED,
    tamper: (file) => (file.signatures = []),
    what: 'bad-replay',
  },
  {
    name: 'no key where the checker knows the server’s',
    of: CONTRIBUTED,
    tamper: () => {},
    what: 'kept-key-differs',
    seq: 0,
    kept: { serverKey: publicKeyOf(SERVER) },
  },
  {
    name: 'a remark in an entry',
    tamper: ({ log }) => (log[6]!.note = 'lucky'),
    what: 'bad-replay',
  },
  { name: 'an older format', tamper: (file) => (file.format = 1), what: 'bad-replay' },
  { name: 'a newer format', tamper: (file) => (file.format = 3), what: 'newer-format' },
  {
    name: 'a newer format, as deep as a file may be',
    tamper: (file) => deepen(file, 100),
    what: 'newer-format',
  },
  {
    name: 'a newer format, deeper than a file may be',
    tamper: (file) => deepen(file, 101),
    what: 'bad-replay',
  },
  { name: 'a format beyond all others', tamper: (file) => (file.format = 1e21), what: 'newer-format' },
  {
    name: 'another kind of proof',
    tamper: (file) => {
      file.format = 1
      file.proof.kind = 'sealed'
      delete file.signatures
    },
    what: 'other-proof',
    seq: 0,
  },
  {
    name: 'no proof',
    tamper: (file) => {
      file.format = 1
      file.proof = { kind: 'manual' }
      delete file.signatures
    },
    what: 'proof-left-out',
    seq: 0,
  },
]

export function tampered({ of = HONEST, tamper }: Tamper): Replay {
  const file = structuredClone(of) as unknown as Draft
  tamper(file)
  return file as unknown as Replay
}
