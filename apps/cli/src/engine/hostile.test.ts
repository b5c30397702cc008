import { games } from '@spellendoos/games'
import { seededRng } from '@spellendoos/kernel'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../testing/command.ts'
import { Engine } from '../testing/engine.ts'

const engine = new Engine()
let match = ''

beforeAll(async () => {
  match = (await engine.must({ cmd: 'new', game: 'kale-mus', seats: 2, seed: '00' })).match
})
afterAll(() => engine.close())

/** Sends a line and reads the answer: one JSON object that says whether it succeeded and, if not, why. */
async function tried(line: string | Uint8Array) {
  const text = await engine.line(typeof line === 'string' ? `${line}\n` : Uint8Array.from([...line, 10]))
  const answer = JSON.parse(text)
  const explained = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer.error) && /\S/.test(answer.message)
  if (answer.ok !== true && !(answer.ok === false && explained)) throw new Error(`no proper answer: ${text}`)
  return answer
}

const DEEP = 100_000
const nested = '['.repeat(DEEP) + ']'.repeat(DEEP)

describe('lines that are no requests', () => {
  it.each([
    ['blank', ''],
    ['spaces', '   '],
    ['a carriage return', '\r'],
    ['half an object', '{"cmd":"games"'],
    ['two objects', '{"cmd":"games"} {"cmd":"games"}'],
    ['a NUL', '\0'],
    ['a NUL in an object', '{"cmd":"ga\0mes"}'],
    ['no JSON', 'hello'],
    ['NaN', '{"cmd":"perft","depth":NaN}'],
    ['single quotes', "{'cmd':'games'}"],
    ['a comma too many', '{"cmd":"games",}'],
  ])('%s: bad-json', async (_, line) => {
    expect(await tried(line)).toMatchObject({ ok: false, error: 'bad-json' })
  })

  it.each(['[]', 'null', '3', '"games"', 'true', '[{"cmd":"games"}]'])(
    'a value that is no object (%#)',
    async (line) => {
      expect(await tried(line)).toMatchObject({ ok: false, error: 'not-an-object' })
    },
  )

  it('deeper than anybody needs, closed or not', async () => {
    for (const line of [nested, '['.repeat(DEEP), '{"a":'.repeat(DEEP), `{"id":${'['.repeat(7_000_000)}`]) {
      expect(await tried(line)).toMatchObject({ ok: false, error: 'too-deep' })
    }
  })

  it('no UTF-8', async () => {
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0x7b, 0x80, 0x7d]]) {
      expect(await tried(Uint8Array.from(bytes))).toMatchObject({ ok: false, error: 'bad-utf8' })
    }
  })

  it('a line of tens of megabytes, however it comes in', async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(0x61)
    engine.send('{"id":1,"cmd":"')
    for (let i = 0; i < 40; i++) engine.send(megabyte)
    expect(await tried('"}')).toMatchObject({ ok: false, error: 'line-too-long' })
    expect(await tried('{"id":2,"cmd":"games"}')).toMatchObject({ id: 2, ok: true })
  })
})

describe('requests that mean harm', () => {
  it('the longest line that is allowed is still read', async () => {
    const padding = ' '.repeat(16 * 1024 * 1024 - 30)
    expect(await tried(`{"cmd":"rules"${padding}}`)).toMatchObject({ error: 'missing-field', field: 'game' })
  })

  it('an id nested as deep as you like comes back as it was', async () => {
    const line = await engine.line(`{"id":${nested},"cmd":"nothing"}\n`)
    expect(line.startsWith(`{"id":${nested},"ok":false,"error":"unknown-command"`)).toBe(true)
  })

  it('a request nested too deep is refused, and its id repeated', async () => {
    for (const field of ['options', 'replay', 'cmd', 'match', 'unheard-of']) {
      expect(await tried(`{"id":5,"${field}":${nested}}`)).toMatchObject({ id: 5, error: 'too-deep' })
      expect(await tried(`{"${field}":${nested},"id":"x"}`)).toMatchObject({ id: 'x', error: 'too-deep' })
    }
  })

  it('the last of two ids counts, however it is spelled', async () => {
    expect(await tried('{"id":1,"\\u0069d":{"id":[3,"}"]},"cmd":0}')).toMatchObject({ id: { id: [3, '}'] } })
  })

  it('a carriage return inside an id does not break the answer in two', async () => {
    expect(await engine.line('{"id":[1,\r2],"cmd":"none"}\r\n')).not.toContain('\r')
  })

  it('names from the prototype are names like any other', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']) {
      expect(await tried(`{"cmd":"${name}"}`)).toMatchObject({ error: 'unknown-command' })
      expect(await tried(`{"cmd":"state","match":"${name}"}`)).toMatchObject({ error: 'unknown-match' })
      expect(await tried(`{"${name}":{"cmd":"games"}}`)).toMatchObject({ error: 'unknown-command' })
    }
    expect(await tried('{"cmd":"games","__proto__":{"lang":"xx"}}')).toMatchObject({ ok: true })
  })

  it('a move, a seed or a position of a megabyte', async () => {
    const long = 'x'.repeat(1_000_000)
    expect(await tried(JSON.stringify({ cmd: 'play', match, seat: 0, move: long }))).toMatchObject({
      error: 'refused',
    })
    for (const field of ['seed', 'position', 'preset', 'game']) {
      const request = { cmd: 'new', game: 'kale-mus', seats: 2, [field]: long }
      expect(await tried(JSON.stringify(request))).toMatchObject({ ok: false })
    }
  })
})

/** Any JSON value, odd names and odd numbers included. */
const anything = fc.jsonValue({ maxDepth: 4 })
const fields = ['game', 'seats', 'preset', 'options', 'seed', 'chance', 'position', 'match', 'seat', 'move']
  .concat(['seen', 'result', 'act', 'replay', 'depth', 'lang', 'id', 'level'])
  .map((name) => [name, fc.oneof(anything, fc.constantFrom('kale-mus', 'm1', 0, 1, 2, 'throw'))] as const)
const commands = 'games rules new state moves close play draw clock act view log load verify perft'.split(' ')
const nearlyRequests = fc.record(
  { cmd: fc.oneof(fc.constantFrom(...commands), anything), ...Object.fromEntries(fields) },
  { requiredKeys: ['cmd'] },
)

const answered = <T>(lines: fc.Arbitrary<T>, write: (line: T) => string | Uint8Array) =>
  fc.asyncProperty(lines, async (line) => {
    await tried(write(line))
  })

describe('any line gets one line', () => {
  it('any bytes', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => all.filter((each) => each !== 10))
    await fc.assert(
      answered(bytes, (line) => line),
      { numRuns: 300, seed: 1 },
    )
  })
  it('any text', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 }).map((all) => all.replaceAll('\n', ''))
    await fc.assert(
      answered(text, (line) => line),
      { numRuns: 300, seed: 2 },
    )
  })
  it('any JSON, its id repeated', async () => {
    const ids = fc.asyncProperty(anything, anything, async (id, cmd) => {
      expect((await tried(JSON.stringify({ id, cmd }))).id).toEqual(JSON.parse(JSON.stringify(id)))
    })
    await fc.assert(ids, { numRuns: 200, seed: 3 })
  })
  it('anything that looks like a request', async () => {
    await fc.assert(answered(nearlyRequests, JSON.stringify), { numRuns: 1500, seed: 4 })
  })
})

describe('any text tried as a move is refused with a reason', () => {
  it.each(games.map((game) => [game.id, game.seats.at(-1)!] as const))('%s', async (game, seats) => {
    const rng = seededRng(9)
    const { match } = await engine.must({ cmd: 'new', game, seats, seed: '09' })
    const tries = [
      '',
      ' ',
      '-',
      '0',
      '-1',
      '1-2-3-4',
      'x'.repeat(900),
      '\n',
      'undefined',
      '[object Object]',
      'NaN',
    ]
    const signs = [
      '1',
      '9',
      '32',
      '-',
      'x',
      '/',
      '*',
      'a1',
      'off',
      'bar',
      '(',
      '@',
      ':',
      ' ',
      '±',
      'throw',
      '💥',
    ]
    for (let round = 0; round < 12; round++) {
      const odd = Array.from({ length: 1 + rng(5) }, () => signs[rng(signs.length)]).join('')
      for (const move of [...tries, odd, ...Object.getOwnPropertyNames(Object.prototype)]) {
        const answer = await engine.ask({ cmd: 'play', match, seat: rng(seats), move, lang: 'nl' })
        expect(answer.ok || answer.error).toSatisfy((said) => said === true || said === 'refused')
      }
      for (let seat = 0; seat < seats; seat++) {
        const [choice] = (await engine.must({ cmd: 'moves', match, seat })).moves
        if (choice !== undefined) await engine.ask({ cmd: 'play', match, seat, move: choice.move })
      }
    }
    await engine.must({ cmd: 'close', match })
  })
})

describe('the end of stdin', () => {
  it('ends with status 0 and says nothing when nothing was asked', async () => {
    expect(await run(['engine'])).toEqual({ status: 0, out: '', err: '' })
  })
  it('answers a last line without a newline', async () => {
    const { status, out } = await run(['engine'], '\n{"cmd":"games"}\r\n{"id":3}')
    expect(status).toBe(0)
    expect(out.split('\n').map((line) => line.slice(0, 11))).toEqual([
      '{"ok":false',
      '{"ok":true,',
      '{"id":3,"ok',
      '',
    ])
  })
})
