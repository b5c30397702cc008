import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadReplay } from './load.ts'
import { readReplay } from './replay.ts'
import { fairTrial } from '../test/fair-trial.ts'
import { contributed, opened, playedOn, playedOut } from '../test/matches.ts'
import { verify } from './verify.ts'

const honest = playedOut(contributed({ id: 'm-1' })).replay(['Anna', 'Bram'])
/** The unvalidated contents of a file. */
type Loose = ReturnType<typeof JSON.parse>
const loose = (): Loose => JSON.parse(JSON.stringify(honest))
const bad = (where: string) => ({
  ok: false,
  problem: { code: 'bad-replay', text: { en: expect.stringContaining(`: ${where}`) } },
})

describe('reading', () => {
  test('a replay comes back as it was written', () => {
    for (const replay of [
      honest,
      opened().replay(),
      opened({ chance: 'manual', position: 'after 1' }).replay(),
    ]) {
      expect(readReplay(JSON.parse(JSON.stringify(replay)))).toEqual({ ok: true, value: replay })
    }
  })

  test('a file from a newer release says so, whatever else is in it', () => {
    expect(readReplay({ format: 3 })).toMatchObject({
      ok: false,
      problem: {
        code: 'newer-format',
        text: { en: 'This file was made by a newer version of Spellendoos.' },
      },
    })
  })

  test('a file from a newer release that no verifier could read is no replay', () => {
    const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)])
    expect(readReplay({ format: 3, inside: deep(99) })).toMatchObject({ problem: { code: 'newer-format' } })
    expect(readReplay({ format: 3, inside: deep(100) })).toMatchObject({ problem: { code: 'bad-replay' } })
  })

  test.each<[string, (file: Loose) => void]>([
    ['format', (file) => (file.format = '1')],
    ['id', (file) => (file.id = '')],
    ['id', (file) => (file.id = 'x'.repeat(129))],
    ['game', (file) => (file.game = '../../etc')],
    ['version', (file) => (file.version = 1.5)],
    ['seats', (file) => (file.seats = 0)],
    ['options', (file) => (file.options = [])],
    ['options.sides', (file) => (file.options.sides = { valueOf: 6 })],
    ['options.sides', (file) => (file.options.sides = null)],
    ['position', (file) => (file.position = 7)],
    ['position', (file) => (file.position = 'x'.repeat(10_001))],
    ['log', (file) => (file.log = { length: 0 })],
    ['log', (file) => (file.log = new Array(200_001).fill(file.log[0]))],
    ['log[6]', (file) => (file.log[6] = null)],
    ['log[6]', (file) => (file.log[6] = { by: 0 })],
    ['log[6].by', (file) => (file.log[6].by = -1)],
    ['log[6].by', (file) => (file.log[6].by = 0.5)],
    ['log[6].by', (file) => (file.log[6].by = 'host')],
    ['log[6].by', (file) => (file.log[6].by = 'chance')],
    ['log[6].move', (file) => (file.log[6].move = 'x'.repeat(1001))],
    ['log[6].at', (file) => (file.log[6].at = -1)],
    ['log[6].at', (file) => (file.log[6].at = '12')],
    ['log[6].act', (file) => (file.log[6].act = 'undo')],
    ['log[7].by', (file) => (file.log[7].by = 0)],
    ['log[7].draw', (file) => (file.log[7].draw = '66')],
    ['log[7].draw', (file) => (file.log[7].draw = new Array(10_001).fill(1))],
    ['log[7].draw[1]', (file) => (file.log[7].draw[1] = '6')],
    ['log[9].act', (file) => (file.log[9].act = 'toString')],
    ['log[0].seal', (file) => (file.log[0].seal = file.log[0].seal.toUpperCase().replace(/^./, 'A'))],
    ['log[3].by', (file) => (file.log[3].by = 'host')],
    ['log[3].reveal', (file) => (file.log[3].reveal += '00')],
    ['proof.kind', (file) => (file.proof.kind = 'trust me')],
    ['proof.kind', (file) => (file.proof = {})],
    ['proof.seed', (file) => (file.proof.seed = '2a')],
    ['proof.length', (file) => (file.proof.length = '23')],
    ['proof.head', (file) => delete file.proof.head],
    ['proof.seed', (file) => (file.proof.kind = 'manual')],
    ['players[1]', (file) => (file.players[1] = 5)],
    ['players[0]', (file) => (file.players[0] = 'x'.repeat(101))],
    ['result.places[0]', (file) => (file.result.places[0] = 'first')],
    ['result.scores[0]', (file) => (file.result.scores[0] = null)],
    ['remark', (file) => (file.remark = 'hello')],
  ])('%s wrong is named (%#)', (where, spoil) => {
    const file = loose()
    spoil(file)
    expect(readReplay(file)).toMatchObject(bad(where))
  })

  test.each([undefined, null, 1, 'replay', [], new Date(0), new Map(), () => 1])(
    '%s is no replay',
    (given) => {
      expect(readReplay(given)).toMatchObject({ ok: false, problem: { code: 'bad-replay' } })
    },
  )

  test('prototypes are neither read nor written', () => {
    const text = JSON.stringify(honest)
    for (const poisoned of [
      text.replace('{', '{"__proto__":{"polluted":1},'),
      text.replace('"options":{', '"options":{"__proto__":{"polluted":1},'),
      text.replace('"proof":{', '"proof":{"__proto__":{"polluted":1},'),
    ]) {
      expect(poisoned).not.toBe(text)
      expect(readReplay(JSON.parse(poisoned))).toMatchObject({ ok: false, problem: { code: 'bad-replay' } })
    }
    expect(readReplay(Object.create(honest))).toMatchObject({ ok: false })
    expect(readReplay({ ...honest, options: Object.create(honest.options) })).toMatchObject({ ok: false })
    expect({}).not.toHaveProperty('polluted')
  })

  test('a name that objects inherit is an option like any other, and unknown', () => {
    const file = { ...loose(), options: { ...honest.options, constructor: 1 } }
    expect(readReplay(file).ok).toBe(true)
    expect(verify(file, fairTrial)).toMatchObject({ what: 'unknown-option' })
  })

  test('depth does no harm', () => {
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    for (const spoil of ['options', 'log', 'proof', 'result', 'id', 'players']) {
      expect(readReplay({ ...loose(), [spoil]: deep })).toMatchObject({ ok: false })
    }
    expect(readReplay(deep)).toMatchObject({ ok: false })
  })

  test('objects that bite are refused', () => {
    const bite = () => {
      throw new Error('bite')
    }
    expect(readReplay(new Proxy({}, { get: bite, getPrototypeOf: bite }))).toMatchObject({ ok: false })
    expect(readReplay(Object.defineProperty(loose(), 'id', { get: bite }))).toMatchObject({ ok: false })
  })

  test('no junk makes it throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (junk) => {
        expect(readReplay(junk).ok).toBe(false)
      }),
      { numRuns: 500, seed: 2 },
    )
  })

  test('no junk inside a replay makes it, loading or verifying throw', () => {
    const entryJunk = fc.record(
      {
        by: fc.oneof(
          fc.integer({ min: -1, max: 3 }),
          fc.constantFrom('chance', 'clock', 'host'),
          fc.anything(),
        ),
        move: fc.oneof(fc.constantFrom('throw', 'left', 'sand', '__proto__'), fc.string()),
        draw: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 }),
        act: fc.constantFrom('undo', 'resign', 'offer-draw', 'accept', 'decline', 'dance'),
        bot: fc.nat(200),
        at: fc.oneof(fc.nat(), fc.anything()),
      },
      { requiredKeys: ['by'] },
    )
    fc.assert(
      fc.property(fc.nat(23), fc.array(entryJunk, { maxLength: 4 }), fc.nat(3), (at, junk, cut) => {
        const file = loose()
        file.log.splice(at, cut, ...junk)
        const read = readReplay(file)
        if (read.ok) loadReplay(read.value, fairTrial)
        expect(typeof verify(file, fairTrial).fair).toBe('boolean')
      }),
      { numRuns: 500, seed: 3 },
    )
  })
})

describe('loading', () => {
  const read = (given: unknown) => {
    const replay = readReplay(given)
    if (!replay.ok) throw new Error(replay.problem.text.en)
    return replay.value
  }

  test('a loaded match plays on as if it had never stopped', () => {
    const table = playedOn(contributed())
    const loaded = loadReplay(read(JSON.parse(JSON.stringify(table.replay()))), fairTrial)
    if (!loaded.ok) throw new Error(loaded.problem.text.en)
    for (const each of [table, loaded.value]) {
      each.play(0, 'throw')
      each.play(1, 'pick')
    }
    expect(loaded.value.replay()).toEqual(table.replay())
    expect(loaded.value.heads).toEqual(table.heads)
    expect(verify(loaded.value.replay(), fairTrial)).toEqual({ fair: true })
  })

  test('a match whose seats still have to contribute goes on from there', () => {
    const loaded = loadReplay(opened({ contributions: 'by-seats' }).replay(), fairTrial)
    expect(loaded.ok && loaded.value.play(0, 'throw')).toMatchObject({ refusal: { code: 'seal-missing' } })
  })

  test('hand-fed chance stays hand-fed', () => {
    const table = opened({ chance: 'manual' })
    table.draw([0, 1, 2, 3, 4, 5, 6, 7])
    const loaded = loadReplay(table.replay(), fairTrial)
    if (!loaded.ok) throw new Error(loaded.problem.text.en)
    loaded.value.play(0, 'throw')
    expect(loaded.value.draw([1, 2]).ok).toBe(true)
  })

  test.each<[number, (file: Loose) => void]>([
    [0, (file) => file.log.shift()],
    [3, (file) => (file.log[3].reveal = 'ab'.repeat(32))],
    [7, (file) => (file.log[7].draw[0] = (file.log[7].draw[0] % 6) + 1)],
    [9, (file) => file.log.splice(9, 1)],
  ])('entry %i is the first that does not fit', (seq, spoil) => {
    const file = loose()
    spoil(file)
    expect(loadReplay(read(file), fairTrial)).toMatchObject({
      ok: false,
      problem: { code: 'bad-entry', seq, text: { en: expect.stringContaining(`Entry ${seq} `) } },
    })
  })

  test('other rules say why not', () => {
    expect(loadReplay(honest, { ...fairTrial, version: 4 })).toMatchObject({
      ok: false,
      problem: { code: 'other-version', text: { en: expect.stringContaining('version 3') } },
    })
    expect(loadReplay(honest, { ...fairTrial, id: 'dammen' })).toMatchObject({
      problem: { code: 'other-game' },
    })
  })
})
