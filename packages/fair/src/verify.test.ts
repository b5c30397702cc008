import { canonical, LANGS, type Entry } from '@spellendoos/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chain } from './chain.ts'
import type { Evidence } from './evidence.ts'
import type { Replay } from './replay.ts'
import { seatSeal } from './seal.ts'
import { fairTrial } from '../test/fair-trial.ts'
import { contributed, contribution, opened, playedOn, playedOut, SEED } from '../test/matches.ts'
import { verify } from './verify.ts'

/** A replay as unvalidated data, so that tampering is possible. */
type Loose = ReturnType<typeof JSON.parse>
type Draft = {
  -readonly [Field in keyof Omit<Replay, 'log' | 'proof' | 'result' | 'options'>]: Replay[Field]
} & {
  log: Loose[]
  options: Loose
  result?: Loose
  proof: { kind: string; seed: string; length: number; head: string }
}

const host = playedOut(contributed({ id: 'm-1' }))
const honest = host.replay(['Anna', 'Bram'])

const tampered = (tamper: (file: Draft) => void): Draft => {
  const file = structuredClone(honest) as unknown as Draft
  tamper(file)
  return file
}
/** Recomputes length and head of the log, as anyone can once the seed is public. */
const refit = (file: Draft) => {
  const { id, game, version, options, seats, position, log, proof } = file
  const start = position === undefined ? {} : { position }
  const chain = new Chain({ id, game, version, options, seats, ...start }, Buffer.from(proof.seed, 'hex'))
  for (const entry of log) chain.add(entry as Entry)
  Object.assign(proof, { length: log.length, head: chain.head })
}
const swap = <T>(list: T[], a: number, b: number) => ([list[a], list[b]] = [list[b]!, list[a]!])
const sumOf = (entry: Entry) => ('draw' in entry ? entry.draw.reduce((sum, n) => sum + n, 0) : 0)
const turned = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

test('the match under test is laid out as the tampering below assumes', () => {
  const what = honest.log.map((entry) => {
    const [field] = Object.entries(entry).filter(([key]) => key !== 'by' && key !== 'at')
    return typeof field![1] === 'string' && field![1].length < 10
      ? `${entry.by} ${field![1]}`
      : `${entry.by} ${field![0]}`
  })
  expect(what.slice(0, 15)).toEqual([
    'host seal',
    '0 seal',
    '1 seal',
    '0 reveal',
    '1 reveal',
    'chance draw',
    '0 throw',
    'chance draw',
    '1 left',
    '1 undo',
    '1 throw',
    'chance draw',
    'clock sand',
    '1 pick',
    'chance draw',
  ])
  expect(honest.log[7]).not.toEqual({ ...honest.log[11], at: 1000 })
})

describe('an honest replay', () => {
  test('is fair, also after a journey as text', () => {
    expect(verify(honest, fairTrial)).toEqual({ fair: true })
    expect(verify(JSON.parse(JSON.stringify(honest)), fairTrial)).toEqual({ fair: true })
  })
  test('is fair with derived contributions, from a position, with other options and three seats', () => {
    expect(verify(playedOut(opened()).replay(), fairTrial)).toEqual({ fair: true })
    const table = opened({ position: 'after 2', options: { sides: 20 }, seats: 3 })
    table.play(2, 'throw')
    expect(verify(table.replay(), fairTrial)).toEqual({ fair: true })
  })
  test('is fair as far as it goes', () => {
    expect(verify(playedOn(opened()).replay(), fairTrial)).toEqual({ fair: true })
    expect(verify(opened({ contributions: 'by-seats' }).replay(), fairTrial)).toEqual({ fair: true })
    const resigned = opened()
    resigned.act(1, 'resign')
    expect(verify(resigned.replay(), fairTrial)).toEqual({ fair: true })
  })
  test('with hand-fed chance cannot be proved', () => {
    const table = opened({ chance: 'manual' })
    table.draw([0, 1, 2, 3, 4, 5, 6, 7])
    table.play(0, 'throw')
    expect(verify(table.replay(), fairTrial)).toEqual({ fair: 'not-provable' })
  })
  test('agrees with everything that was kept of it', () => {
    const heads = host.heads.map((head, seq) => ({ seq, head }))
    const own = [{ seat: 1, seal: seatSeal('m-1', 1, contribution(1)), contribution: contribution(1) }]
    const messages = [0, 1, 'watcher' as const].flatMap((eye) =>
      [0, 7, host.seq].map((since) => ({ eye, message: host.message(eye, since) })),
    )
    const kept: Evidence = { commitment: host.commitment!, own, heads, messages }
    expect(verify(honest, fairTrial, kept)).toEqual({ fair: true })
    expect(verify(honest, fairTrial, JSON.parse(JSON.stringify(kept)) as Evidence)).toEqual({ fair: true })
  })
})

const ways: [way: string, what: string, seq: number | undefined, tamper: (file: Draft) => void][] = [
  // Chance.
  ['a changed die', 'draw-differs', 7, ({ log }) => (log[7].draw[0] = (log[7].draw[0] % 6) + 1)],
  ['two cards swapped in the shuffle', 'draw-differs', 5, ({ log }) => swap(log[5].draw, 0, 7)],
  ['a changed pick', 'draw-differs', 14, ({ log }) => (log[14].draw[0] = (log[14].draw[0] + 1) % 7)],
  ['two throws exchanged', 'draw-differs', 7, ({ log }) => swap(log, 7, 11)],
  [
    'a throw by hand, all else refitted',
    'draw-differs',
    7,
    (file) => {
      file.log[7].draw = file.log[7].draw.map((eye: number) => (eye === 6 ? 5 : 6))
      refit(file)
    },
  ],
  ['a die too many', 'draw-differs', 7, ({ log }) => log[7].draw.push(6)],
  [
    'chance answering unasked',
    'illegal-entry',
    6,
    ({ log }) => log.splice(6, 0, { by: 'chance', draw: [1, 1] }),
  ],
  ['a throw made twice', 'illegal-entry', 8, ({ log }) => log.splice(8, 0, { ...log[7] })],
  ['a throw left out', 'chance-skipped', 7, ({ log }) => log.splice(7, 1)],
  [
    'something slipped in before chance answers',
    'chance-skipped',
    7,
    ({ log }) => log.splice(7, 0, { by: 1, act: 'resign' }),
  ],
  // What the match is.
  ['another seed', 'commitment-differs', 0, ({ proof }) => (proof.seed = turned(proof.seed))],
  ['another id', 'commitment-differs', 0, (file) => (file.id = 'm-2')],
  ['a changed option', 'commitment-differs', 0, ({ options }) => (options.sides = 8)],
  ['an option beyond its limits', 'bad-option', undefined, ({ options }) => (options.sides = 1000)],
  ['an option that does not exist', 'unknown-option', undefined, ({ options }) => (options.luck = true)],
  ['an option left out', 'bad-options', undefined, ({ options }) => delete options.open],
  ['another version', 'other-version', undefined, (file) => (file.version = 4)],
  ['another game', 'other-game', undefined, (file) => (file.game = 'dammen')],
  ['a seat more', 'revealed-too-soon', 3, (file) => (file.seats = 3)],
  ['more seats than the game has', 'bad-seats', undefined, (file) => (file.seats = 9)],
  ['a position that makes no difference', 'head-differs', undefined, (file) => (file.position = 'after 0')],
  ['a position that cannot be', 'bad-position', undefined, (file) => (file.position = 'after tea')],
  // The ceremony.
  ['the host’s seal changed', 'commitment-differs', 0, ({ log }) => (log[0].seal = turned(log[0].seal))],
  ['the host’s seal left out', 'host-seal-missing', 0, ({ log }) => log.shift()],
  ['the host’s seal after a seat’s', 'host-seal-missing', 0, ({ log }) => swap(log, 0, 1)],
  ['the host’s seal doubled', 'seal-doubled', 1, ({ log }) => log.splice(1, 0, { ...log[0] })],
  ['a seat’s seal changed', 'contribution-differs', 4, ({ log }) => (log[2].seal = turned(log[2].seal))],
  ['a seat’s seal left out', 'revealed-too-soon', 2, ({ log }) => log.splice(2, 1)],
  ['a seat’s seal doubled', 'seal-doubled', 2, ({ log }) => log.splice(2, 0, { ...log[1] })],
  ['a seal from another seat', 'seal-doubled', 2, ({ log }) => (log[2].by = 0)],
  ['seals after reveals', 'revealed-too-soon', 2, ({ log }) => log.splice(4, 0, ...log.splice(2, 1))],
  ['all seals and reveals left out but the host’s', 'seal-missing', 1, ({ log }) => log.splice(1, 4)],
  ['a contribution changed', 'contribution-differs', 3, ({ log }) => (log[3].reveal = turned(log[3].reveal))],
  ['a contribution left out', 'reveal-missing', 4, ({ log }) => log.splice(4, 1)],
  ['a contribution doubled', 'reveal-doubled', 4, ({ log }) => log.splice(4, 0, { ...log[3] })],
  [
    'contributions exchanged between seats',
    'contribution-differs',
    3,
    ({ log }) => {
      log[3].by = 1
      log[4].by = 0
    },
  ],
  ['a contribution from a seat that is not there', 'illegal-entry', 3, ({ log }) => (log[3].by = 2)],
  [
    'a contribution and its seal replaced',
    'draw-differs',
    5,
    ({ log }) => {
      log[2].seal = seatSeal('m-1', 1, contribution(9))
      log[4].reveal = contribution(9)
    },
  ],
  ['a seal once play has begun', 'seal-doubled', 8, ({ log }) => log.splice(8, 0, { ...log[1] })],
  // The log.
  ['a log cut short', 'length-differs', undefined, ({ log }) => log.pop()],
  [
    'a log cut short and its length fixed',
    'head-differs',
    undefined,
    (file) => {
      file.log.length = file.proof.length = 12
    },
  ],
  [
    'a finished match cut short and refitted, its result left standing',
    'result-differs',
    undefined,
    (file) => {
      file.log.length = 12
      refit(file)
    },
  ],
  [
    'nothing left of the log',
    'host-seal-missing',
    undefined,
    (file) => {
      file.log = []
      delete file.result
      refit(file)
    },
  ],
  ['a move and its throw exchanged', 'illegal-entry', 6, ({ log }) => swap(log, 6, 7)],
  ['an entry added', 'length-differs', undefined, ({ log }) => log.splice(8, 0, { by: 0, bot: 3 })],
  [
    'an entry added and the length fixed',
    'head-differs',
    undefined,
    ({ log, proof }) => {
      log.splice(8, 0, { by: 0, bot: 3 })
      proof.length = log.length
    },
  ],
  ['an entry removed', 'illegal-entry', 12, ({ log }) => log.splice(12, 1)],
  ['an entry duplicated', 'illegal-entry', 9, ({ log }) => log.splice(9, 0, { ...log[8] })],
  ['an undo removed', 'illegal-entry', 9, ({ log }) => log.splice(9, 1)],
  ['an undo removed with what it took back', 'length-differs', undefined, ({ log }) => log.splice(8, 2)],
  [
    'an undo removed with what it took back, and the length fixed',
    'head-differs',
    undefined,
    ({ log, proof }) => {
      log.splice(8, 2)
      proof.length = log.length
    },
  ],
  ['an undo added', 'illegal-entry', 8, ({ log }) => log.splice(8, 0, { by: 0, act: 'undo' })],
  ['a move by another seat', 'illegal-entry', 6, ({ log }) => (log[6].by = 1)],
  ['a move that is none', 'illegal-entry', 6, ({ log }) => (log[6].move = 'castle')],
  ['another move where nothing comes of it', 'head-differs', undefined, ({ log }) => (log[8].move = 'right')],
  ['another clock', 'illegal-entry', 12, ({ log }) => (log[12].move = 'egg')],
  ['a clock’s move played by a seat', 'illegal-entry', 12, ({ log }) => (log[12] = { by: 0, move: 'sand' })],
  ['a changed time', 'head-differs', undefined, ({ log }) => (log[8].at = 2001)],
  ['a time left out', 'head-differs', undefined, ({ log }) => delete log[8].at],
  ['something after the end', 'illegal-entry', 23, ({ log }) => log.push({ by: 0, move: 'left' })],
  // The proof.
  ['another head', 'head-differs', undefined, ({ proof }) => (proof.head = turned(proof.head))],
  [
    'the head of an entry before',
    'head-differs',
    undefined,
    ({ proof }) => (proof.head = host.heads.at(-2)!),
  ],
  [
    'a head with other salts',
    'head-differs',
    undefined,
    (file) => {
      const { seed } = file.proof
      file.proof.seed = turned(seed)
      refit(file)
      file.proof.seed = seed
    },
  ],
  ['another length', 'length-differs', undefined, ({ proof }) => proof.length++],
  ['another result', 'result-differs', undefined, ({ result }) => (result.places[0] = 3)],
  ['another reason for the result', 'result-differs', undefined, ({ result }) => (result.why = 'agreed')],
  [
    'the proof declared manual',
    'proof-left-out',
    0,
    (file) => (file.proof = { kind: 'manual' } as Draft['proof']),
  ],
  // The form.
  ['a newer format', 'newer-format', undefined, (file) => (file.format = 3 as 2)],
  ['a remark in an entry', 'bad-replay', undefined, ({ log }) => (log[6].note = 'lucky')],
  ['no proof at all', 'bad-replay', undefined, (file) => delete (file as Partial<Draft>).proof],
]

describe('ways to tamper', () => {
  test('there are at least thirty, each its own', () => {
    expect(new Set(ways.map(([way]) => way)).size).toBe(ways.length)
    expect(new Set(ways.map(([, , , tamper]) => canonical(tampered(tamper)))).size).toBe(ways.length)
    expect(ways.length).toBeGreaterThanOrEqual(30)
  })

  test.each(ways)('%s: %s', (_, what, seq, tamper) => {
    const verdict = verify(tampered(tamper), fairTrial)
    expect(verdict).toMatchObject({ fair: false, what })
    expect(verdict.fair === false && verdict.seq).toBe(seq)
    for (const lang of LANGS) expect(verdict.fair === false && verdict.text[lang]).toBeTruthy()
  })

  test('a version that both file and rules claim breaks the seal', () => {
    const verdict = verify({ ...honest, version: 4 }, { ...fairTrial, version: 4 })
    expect(verdict).toMatchObject({ fair: false, what: 'commitment-differs', seq: 0 })
  })

  test('a result claimed for a match that goes on', () => {
    const verdict = verify({ ...playedOn(opened()).replay(), result: honest.result }, fairTrial)
    expect(verdict).toMatchObject({ fair: false, what: 'result-differs' })
  })

  test('a hand-fed match that breaks the rules is not even that', () => {
    const table = opened({ chance: 'manual' })
    const log = [{ by: 0, move: 'throw' }]
    expect(verify({ ...table.replay(), log }, fairTrial)).toMatchObject({ what: 'illegal-entry', seq: 0 })
  })

  test('no single value can be replaced by another', () => {
    const places = pathsIn(honest).filter((path) => path[0] !== 'players')
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, other) => {
        const file = structuredClone(honest)
        const was = replaceAt(file, path, other)
        fc.pre(canonical(was) !== canonical(other))
        expect(verify(file, fairTrial).fair).not.toBe(true)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

/** The path of every value inside, branches included. */
function pathsIn(data: unknown): string[][] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inside]) => [
    [key],
    ...pathsIn(inside).map((path) => [key, ...path]),
  ])
}
function replaceAt(data: unknown, path: readonly string[], other: unknown): unknown {
  const last = path.at(-1)!
  const holder = path.slice(0, -1).reduce((inside, key) => (inside as Loose)[key], data) as Record<
    string,
    unknown
  >
  const was = holder[last]
  holder[last] = other
  return was
}

describe('what somebody who sat there kept', () => {
  /** An alternative match by a dishonest host: the same players, id and moves, other chance, everything consistent. */
  const other = playedOut(contributed({ id: 'm-1', seed: 'badd1ce5' }))
  const forged = other.replay()
  const at = (table: typeof host, seq: number) => ({ seq, head: table.heads[seq]! })

  test('a replay forged consistently as a whole looks fair to a stranger', () => {
    expect(verify(forged, fairTrial)).toEqual({ fair: true })
  })

  test.each<[string, string, number, Evidence]>([
    ['the commitment', 'kept-commitment-differs', 0, { commitment: host.commitment! }],
    ['an early head', 'kept-head-differs', 1, { heads: [at(host, 1)] }],
    ['the last head', 'kept-head-differs', host.seq, { heads: [at(other, 3), at(host, host.seq)] }],
    ['a message', 'kept-head-differs', host.seq, { messages: [{ eye: 1, message: host.message(1) }] }],
  ])('is caught by whoever kept %s', (_, what, seq, kept) => {
    expect(verify(forged, fairTrial, kept)).toMatchObject({ fair: false, what, seq })
  })

  test('is caught by a message whose head was lost', () => {
    const { head: _, ...message } = contributed({ id: 'm-1' }).message(1)
    expect(verify(forged, fairTrial, { messages: [{ eye: 1, message }] })).toMatchObject({
      fair: false,
      what: 'kept-message-differs',
      seq: 6,
    })
    expect(verify(honest, fairTrial, { messages: [{ eye: 1, message }] })).toEqual({ fair: true })
  })

  test('is caught by whoever kept his own seal or contribution', () => {
    const table = opened({ contributions: 'by-seats', id: 'm-1' })
    const brought = [contribution(0), contribution(5)]
    brought.forEach((each, seat) => table.seal(seat, seatSeal('m-1', seat, each)))
    brought.forEach((each, seat) => table.reveal(seat, each))
    const file = playedOut(table).replay()
    const mine = (own: object) => verify(file, fairTrial, { own: [{ seat: 1, ...own }] })
    expect(mine({})).toEqual({ fair: true })
    expect(mine({ seal: seatSeal('m-1', 1, contribution(1)) })).toMatchObject({
      what: 'kept-seal-differs',
      seq: 2,
    })
    expect(mine({ contribution: contribution(1) })).toMatchObject({
      what: 'kept-contribution-differs',
      seq: 4,
    })
  })

  test('a contribution chosen after the victim’s reveal is caught by whoever kept all seals', () => {
    // Given a server that shows the victim at seat 0 a seal of seat 1, and has the victim's contribution.
    const shown = [0, 1].map((seat) => ({ seat, seal: seatSeal('m-1', seat, contribution(seat)) }))
    // When it then tries contributions of seat 1 until seat 0 throws badly, as if that one had been sealed.
    const throwOf = (brought: string) => {
      const table = opened({ contributions: 'by-seats', id: 'm-1' })
      const all = [contribution(0), brought]
      all.forEach((each, seat) => table.seal(seat, seatSeal('m-1', seat, each)))
      all.forEach((each, seat) => table.reveal(seat, each))
      table.play(0, 'throw')
      return table
    }
    let tries = 0
    let forged = throwOf(contribution(1))
    while (sumOf(forged.match.log.at(-1)!) > 2) forged = throwOf((tries++).toString(16).padStart(64, '0'))
    // Then what the victim brought agrees with the forged log, and the seals that it was shown do not.
    const own = [{ seat: 0, contribution: contribution(0), ...shown[0] }]
    const { commitment } = forged
    const message = { eye: 0, message: forged.message(0, 0) }
    const before: Evidence = { commitment: commitment!, own, messages: [message] }
    expect(verify(forged.replay(), fairTrial, before)).toEqual({ fair: true })
    expect(verify(forged.replay(), fairTrial, { ...before, seals: shown })).toMatchObject({
      what: 'shown-seal-differs',
      seq: 2,
    })
  })

  test('a log cut short and refitted is caught by a later head or message', () => {
    const file = tampered((file) => {
      file.log.length = 12
      delete file.result
      refit(file)
    })
    expect(verify(file, fairTrial)).toEqual({ fair: true })
    expect(verify(file, fairTrial, { heads: [at(host, 12)] })).toEqual({ fair: true })
    const missing = { fair: false, what: 'shorter-than-kept' }
    expect(verify(file, fairTrial, { heads: [at(host, 13)] })).toMatchObject(missing)
    expect(verify(file, fairTrial, { messages: [{ eye: 0, message: host.message(0) }] })).toMatchObject(
      missing,
    )
  })

  test('a move taken out without a trace is caught by a head after it', () => {
    const file = tampered((file) => {
      file.log.splice(8, 2)
      refit(file)
    })
    expect(verify(file, fairTrial)).toEqual({ fair: true })
    expect(verify(file, fairTrial, { heads: [at(host, 9)] })).toMatchObject({
      what: 'kept-head-differs',
      seq: 9,
    })
  })

  test('a host that showed a seat another hand than it dealt is caught by the message', () => {
    const message = structuredClone(host.message(1, 0))
    ;(message.view as { hand: number[] }).hand.reverse()
    expect(verify(honest, fairTrial, { messages: [{ eye: 1, message }] })).toMatchObject({
      fair: false,
      what: 'kept-message-differs',
      seq: host.seq,
    })
  })

  test('a host that told a seat another fact is caught by the message', () => {
    const message = JSON.parse(JSON.stringify(host.message(1, 0)).replace('"fact":"pick"', '"fact":"dice"'))
    expect(verify(honest, fairTrial, { messages: [{ eye: 1, message }] })).toMatchObject({
      what: 'kept-message-differs',
    })
  })

  test('a message of a seat that is not there proves nothing good', () => {
    const kept = { messages: [{ eye: 9, message: host.message(1) }] }
    expect(verify(honest, fairTrial, kept)).toMatchObject({ what: 'kept-message-differs' })
  })

  test('a match stripped of its whole proof is caught by anything kept', () => {
    const file = tampered((file) => {
      file.log.splice(0, 5)
      file.proof = { kind: 'manual' } as Draft['proof']
    })
    expect(verify(file, fairTrial)).toEqual({ fair: 'not-provable' })
    for (const kept of [
      { commitment: host.commitment! },
      { heads: [at(host, 1)] },
      { own: [{ seat: 1 }] },
      { messages: [{ eye: 1, message: host.message(1) }] },
    ]) {
      expect(verify(file, fairTrial, kept)).toMatchObject({ fair: false, what: 'proof-left-out' })
    }
  })
})

test('the seed in the proof is the one that was played with', () => {
  expect(honest.proof).toMatchObject({ seed: SEED })
})
