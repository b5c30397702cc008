import { canonical } from '@spellendoos/kernel'
import { parts, toHex, word } from '../src/bytes.ts'
import { Chain } from '../src/chain.ts'
import { drawKey } from '../src/links.ts'
import { hostSeal, seatSeal } from '../src/seal.ts'
import { publicKeyOf, signed } from '../src/signature.ts'
import { hostStatement, seatStatement } from '../src/statement.ts'
import { drawn, stream, streamKey } from '../src/stream.ts'
import { verifyBlind } from './blind.ts'
import { chainOf, contribution, linked, linkedOut, secretOf, SEED } from './matches.ts'
import { CONTRIBUTED, HONEST, TAMPERS, tampered } from './tampers.ts'

const seed = Buffer.from(SEED, 'hex')
const bytes = (hex: string) => Buffer.from(hex, 'hex')

/** Inputs and outputs of every function that the proof is made of. */
function functions() {
  const { id, game, version, options, seats, players, result, log } = HONEST
  const header = { id, game, version, options, seats }
  const chain = new Chain(header, seed)
  const chained = [{ entries: 0, head: chain.head }]
  for (const entry of log.slice(0, 3)) {
    chain.add(entry)
    chained.push({ entries: chained.length, head: chain.head })
  }
  const links = [0, 1].map((seat) => chainOf(id, seat).link(1)!)
  const both = links.map(bytes)
  const numbers = (key: Uint8Array, draw: number, below: number) => {
    const rng = stream(key, draw)
    return Array.from({ length: 4 }, () => rng(below))
  }
  const key = drawKey(seed, id, 1, both)
  const unsigned = { ...HONEST, signatures: undefined }
  const seatsSigned = HONEST.signatures!.filter(({ by }) => by !== 'host')
  return {
    canonical: [
      { data: { b: [1, 2.5, -3], a: { é: 'ü\n"', z: null }, '': true }, text: '' },
      { data: ['', 0, 1e21, 1e-7, '\u2028€😀'], text: '' },
    ].map(({ data }) => ({ data, text: canonical(data) })),
    parts: { of: ['id', '', 'é'], hex: toHex(parts('id', '', 'é')) },
    word: { of: 258, hex: toHex(word(258)) },
    hostSeal: { ...header, seed: SEED, seal: hostSeal(header, seed) },
    seatSeal: { id, seat: 1, contribution: contribution(1), seal: seatSeal(id, 1, contribution(1)) },
    links: {
      id,
      seat: 1,
      seal: chainOf(id, 1).seal,
      links: [0, 1, 2].map((draw) => chainOf(id, 1).link(draw)),
    },
    drawKey: {
      id,
      seed: SEED,
      draw: 1,
      links,
      key: toHex(key),
      withoutSeat0: toHex(drawKey(seed, id, 1, [undefined, both[1]])),
    },
    streamKey: {
      id,
      seed: SEED,
      contributions: [contribution(0), contribution(1)],
      key: toHex(streamKey(seed, id, [contribution(0), contribution(1)].map(bytes))),
    },
    stream: {
      key: toHex(key),
      draw: 1,
      below6: numbers(key, 1, 6),
      below4294967295: numbers(key, 1, 4_294_967_295),
      dice: { ask: { dice: 5, sides: 6 }, draw: drawn(key, 1, { dice: 5, sides: 6 }) },
      shuffle: { ask: { shuffle: 10 }, draw: drawn(key, 1, { shuffle: 10 }) },
      pick: { ask: { pick: 7 }, draw: drawn(key, 1, { pick: 7 }) },
    },
    /** With 3 · 2³⁰ the last quarter of all words is thrown away. */
    rejection: { key: toHex(key), draw: 1, below: 3 * 2 ** 30, numbers: numbers(key, 1, 3 * 2 ** 30) },
    chain: { ...header, seed: SEED, entries: log.slice(0, 3), heads: chained },
    signature: {
      seat: { key: publicKeyOf(secretOf(0)), text: seatStatement(unsigned, 0) },
      signature: signed(seatStatement(unsigned, 0), secretOf(0)),
      host: { text: hostStatement(unsigned, seatsSigned), signature: HONEST.signatures![0]!.signature },
      players,
      result,
    },
  }
}

const named = (name: string) => `${name.replace(/[^a-z0-9]+/gi, '-')}.json`
const file = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`

/** Everything needed to write another verifier, by file name. */
export function vectorFiles(): ReadonlyMap<string, string> {
  const files = new Map([['functions.json', file(functions())]])
  const expected: object[] = []
  const add = (name: string, replay: unknown, more: object) => {
    files.set(`replays/${named(name)}`, file(replay))
    expected.push({ name, file: `replays/${named(name)}`, ...more })
  }
  const honest: [string, unknown][] = [
    ['honest, everyone signed', HONEST],
    ['honest, one seat signed', linkedOut(linked(), [0])],
    ['honest, by contributions', CONTRIBUTED],
  ]
  for (const [name, replay] of honest) {
    add(name, replay, { rules: { what: 'fair' }, blind: { what: 'fair' } })
  }
  for (const each of TAMPERS) {
    const { name, what, seq, kept } = each
    const [blindWhat, blindSeq] = verifyBlind(tampered(each), kept)
    add(name, tampered(each), {
      rules: { what, ...(seq === undefined ? {} : { entry: seq }) },
      blind: { what: blindWhat, ...(blindSeq === undefined ? {} : { entry: blindSeq }) },
      ...(kept === undefined ? {} : { kept }),
    })
  }
  files.set('expected.json', file(expected))
  return files
}
