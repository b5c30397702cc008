import { LANGS } from '@spellendoos/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { Engine } from '../testing/engine.ts'
import { t } from '../words/texts.ts'

const engine = new Engine()
const ask = (request: unknown) => engine.ask(request)
const must = (request: unknown) => engine.must(request)
const open = async (setting: object = {}) =>
  (await must({ cmd: 'new', game: 'kale-mus', seats: 2, seed: '00', ...setting })).match

afterAll(() => engine.close())

describe('around every request', () => {
  it.each([7, 'seven', null, true, [1, [2]], { a: { b: [] } }, 0, ''])('repeats the id %j', async (id) => {
    expect(await must({ cmd: 'games', id })).toMatchObject({ id })
    expect(await ask({ cmd: 'dance', id })).toMatchObject({ id, ok: false, error: 'unknown-command' })
    expect(await ask({ cmd: 'state', match: 3, id })).toMatchObject({ id, ok: false, error: 'bad-field' })
  })

  it('repeats an id letter for letter', async () => {
    const line = await engine.line('{"cmd":"close","id" : 123456789012345678901234567890.50 ,"match":"x"}\n')
    expect(line).toContain('"id":123456789012345678901234567890.50,')
  })

  it('gives no id where none was sent', async () => {
    expect(await ask({ cmd: 'games' })).not.toHaveProperty('id')
  })

  it.each(LANGS)('speaks %s', async (lang) => {
    const message = t['engine-problems']['unknown-match'][lang]
    expect(await ask({ cmd: 'state', match: 'none', lang })).toMatchObject({ message })
  })

  it('speaks English unless asked otherwise, and refuses a language it does not have', async () => {
    const message = t['engine-problems']['unknown-match'].en
    expect(await ask({ cmd: 'state', match: 'none' })).toMatchObject({ message })
    for (const lang of ['it', 'NL', '', 3, null, 'constructor']) {
      expect(await ask({ cmd: 'games', lang })).toMatchObject({ error: 'bad-field', field: 'lang' })
    }
  })
})

describe('games and rules', () => {
  it('lists every game', async () => {
    const { games } = await must({ cmd: 'games' })
    const game = games.find(({ id }) => id === 'kale-mus')
    expect(game).toMatchObject({
      book: 'spellendoos',
      name: { nl: 'Kale mus', en: expect.any(String), de: expect.any(String), fr: expect.any(String) },
      seats: { min: 2, max: 8, counts: [2, 3, 4, 5, 6, 7, 8] },
      traits: { hidden: false, luck: 'all' },
      options: { type: 'object', properties: { rounds: { type: 'integer', minimum: 1 } } },
      presets: ['boekje'],
    })
  })

  it('gives the rules in the language asked for', async () => {
    const { rules } = await must({ cmd: 'rules', game: 'kale-mus', lang: 'nl' })
    expect(rules).toContainEqual({
      id: 'kale-mus.below-zero',
      source: 'settled',
      text: 'Je kunt onder nul komen.',
    })
  })

  it.each(['nothing', '__proto__', 'constructor', 'toString', ''])('knows no game %j', async (game) => {
    expect(await ask({ cmd: 'rules', game })).toMatchObject({ ok: false, error: 'unknown-game' })
    expect(await ask({ cmd: 'new', game, seats: 2 })).toMatchObject({ ok: false, error: 'unknown-game' })
  })
})

describe('new', () => {
  it('opens each match under a handle of its own', async () => {
    expect(await open()).not.toBe(await open())
  })

  it('answers chance from the seed, reproducibly', async () => {
    const game = async () => {
      const match = await open({ seed: 'c0ffee' })
      const { facts } = await must({ cmd: 'play', match, seat: 0, move: 'throw' })
      return facts
    }
    expect(await game()).toEqual(await game())
  })

  it('answers chance from fresh randomness without a seed', async () => {
    const one = await open({ seed: undefined })
    const two = await open({ seed: undefined })
    const proof = async (match: string) => (await must({ cmd: 'log', match })).replay.proof
    expect(await proof(one)).not.toEqual(await proof(two))
  })

  it('lets options override the preset', async () => {
    const match = await open({ preset: 'boekje', options: { rounds: 1 } })
    expect((await must({ cmd: 'log', match })).replay.options).toEqual({ rounds: 1 })
  })

  it.each([
    ['an unknown preset', { preset: 'none' }, 'unknown-preset'],
    ['a preset called __proto__', { preset: '__proto__' }, 'unknown-preset'],
    ['an unknown option', { options: { colour: 1 } }, 'unknown-option'],
    ['an option called constructor', { options: { constructor: 1 } }, 'unknown-option'],
    ['a bad value', { options: { rounds: 21 } }, 'bad-option'],
    ['a value of another kind', { options: { rounds: '5' } }, 'bad-option'],
    ['no room for so many', { seats: 1e9 }, 'bad-seats'],
    ['half a seat', { seats: 2.5 }, 'bad-field'],
    ['too few seats', { seats: 0 }, 'bad-seats'],
    ['fewer than none', { seats: -1 }, 'bad-seats'],
    ['seats in words', { seats: 'NaN' }, 'bad-field'],
    ['no number of seats', { seats: undefined }, 'missing-field'],
    ['a seed that is not hex', { seed: 'xyz' }, 'bad-seed'],
    ['an empty seed', { seed: '' }, 'bad-seed'],
    ['a seed of another kind', { seed: 7 }, 'bad-field'],
    ['a position where there are none', { position: 'W:W1' }, 'no-positions'],
    ['another kind of chance', { chance: 'cheat' }, 'bad-field'],
    ['options in a list', { options: [1] }, 'bad-field'],
    ['no options at all', { options: null }, 'bad-field'],
  ])('refuses %s', async (_, setting, error) => {
    expect(await ask({ cmd: 'new', game: 'kale-mus', seats: 2, ...setting })).toMatchObject({
      ok: false,
      error,
      message: expect.any(String),
    })
  })

  it('refuses an option called __proto__', async () => {
    const line = '{"cmd":"new","game":"kale-mus","seats":2,"options":{"__proto__":{"rounds":1}}}\n'
    expect(JSON.parse(await engine.line(line))).toMatchObject({ ok: false, error: 'unknown-option' })
  })
})

describe('a match', () => {
  it('goes from its first throw to its result', async () => {
    const match = await open({ options: { rounds: 1 } })
    expect(await must({ cmd: 'state', match })).toMatchObject({ turn: [0], over: false })
    expect(await must({ cmd: 'moves', match, seat: 0 })).toMatchObject({
      moves: [{ move: 'throw', touches: [['dice']] }],
    })
    expect((await must({ cmd: 'moves', match, seat: 1 })).moves).toEqual([])

    const played = await must({ cmd: 'play', match, seat: 0, move: 'throw' })
    expect(played).toMatchObject({ seq: 7, facts: [{ seat: 0, dice: [expect.any(Number)] }] })
    await must({ cmd: 'play', match, seat: 1, move: 'throw' })

    const end = await must({ cmd: 'state', match })
    expect(end).toMatchObject({ turn: [], over: true, seq: 9 })
    expect(end.result).toMatchObject({
      places: expect.any(Array),
      scores: expect.any(Array),
      why: 'kale-mus.highest-wins',
    })
    expect((await must({ cmd: 'moves', match, seat: 0 })).moves).toEqual([])
    expect(await ask({ cmd: 'play', match, seat: 0, move: 'throw' })).toMatchObject({
      ok: false,
      error: 'refused',
      rule: 'match-over',
    })
  })

  it('refuses with the rule, in the language asked for', async () => {
    const match = await open()
    expect(await ask({ cmd: 'play', match, seat: 1, move: 'throw', lang: 'nl' })).toEqual({
      ok: false,
      error: 'refused',
      rule: 'kale-mus.turn',
      message: 'In elke ronde gooit iedereen om de beurt één keer.',
    })
  })

  it('tells too late from wrong by what the player saw', async () => {
    const match = await open()
    const { seq } = await must({ cmd: 'state', match })
    await must({ cmd: 'play', match, seat: 0, move: 'throw', seen: seq })
    expect(await ask({ cmd: 'play', match, seat: 0, move: 'throw', seen: seq })).toMatchObject({
      error: 'refused',
      late: true,
    })
    expect(await ask({ cmd: 'play', match, seat: 0, move: 'throw', seen: seq + 2 })).not.toHaveProperty(
      'late',
    )
  })

  it('stops at every chance event when chance is manual', async () => {
    const match = await open({ chance: 'manual', seed: undefined })
    expect(await ask({ cmd: 'draw', match, result: [3] })).toMatchObject({ rule: 'not-waiting-for-chance' })
    await must({ cmd: 'play', match, seat: 0, move: 'throw' })
    expect(await must({ cmd: 'state', match })).toMatchObject({ turn: ['chance'], ask: { dice: 1 } })
    for (const result of [[7], [0], [], [1, 2], [1.5]]) {
      expect(await ask({ cmd: 'draw', match, result })).toMatchObject({ error: 'refused', rule: 'bad-draw' })
    }
    expect(await must({ cmd: 'draw', match, result: [6] })).toMatchObject({ seq: 2, facts: [{ dice: [6] }] })
    expect(await must({ cmd: 'state', match })).toMatchObject({ turn: [1] })
  })

  it('answers chance by itself otherwise', async () => {
    expect(await ask({ cmd: 'draw', match: await open(), result: [1] })).toMatchObject({
      error: 'refused',
      rule: 'chance-is-sealed',
    })
  })

  it('has no clock to run out here', async () => {
    expect(await ask({ cmd: 'clock', match: await open() })).toMatchObject({
      error: 'refused',
      rule: 'no-clock',
    })
  })

  it('knows the acts at the table', async () => {
    const match = await open()
    expect(await ask({ cmd: 'act', match, seat: 0, act: 'undo' })).toMatchObject({ rule: 'nothing-to-undo' })
    expect(await ask({ cmd: 'act', match, seat: 0, act: 'accept' })).toMatchObject({ rule: 'no-offer' })
    expect(await must({ cmd: 'act', match, seat: 0, act: 'offer-draw' })).toMatchObject({
      facts: [{ fact: 'offer-draw', seat: 0 }],
    })
    expect(await must({ cmd: 'state', match })).toMatchObject({ offer: 0 })
    await must({ cmd: 'act', match, seat: 1, act: 'decline' })
    await must({ cmd: 'act', match, seat: 1, act: 'offer-draw' })
    await must({ cmd: 'act', match, seat: 0, act: 'accept' })
    expect(await must({ cmd: 'state', match })).toMatchObject({
      over: true,
      result: { places: [1, 1], why: 'agreed' },
    })
  })

  it('takes a move back while nothing was thrown since', async () => {
    const match = await open({ chance: 'manual' })
    await must({ cmd: 'play', match, seat: 0, move: 'throw' })
    await must({ cmd: 'act', match, seat: 0, act: 'undo' })
    expect(await must({ cmd: 'state', match })).toMatchObject({ turn: [0], seq: 2 })
  })

  it('ends when all but one have resigned', async () => {
    const match = await open({ seats: 3 })
    await must({ cmd: 'act', match, seat: 1, act: 'resign' })
    expect(await must({ cmd: 'state', match })).toMatchObject({ over: false, resigned: [1] })
    await must({ cmd: 'act', match, seat: 0, act: 'resign' })
    expect(await must({ cmd: 'state', match })).toMatchObject({
      result: { places: [2, 3, 1], why: 'resigned' },
    })
  })

  it.each([-1, 2, 0.5, 1e9, '0', null, 'watcher'])('has no seat %j to play at', async (seat) => {
    const match = await open()
    for (const request of [
      { cmd: 'moves' },
      { cmd: 'play', move: 'throw' },
      { cmd: 'act', act: 'resign' },
      { cmd: 'bot' },
    ]) {
      const { ok, error } = await ask({ ...request, match, seat })
      expect(ok).toBe(false)
      expect(error).toBe(Number.isInteger(seat) ? 'no-such-seat' : 'bad-field')
    }
  })

  it.each(['m0', '', '__proto__', 'constructor', 'M1'])('is not open under %j', async (match) => {
    for (const cmd of ['state', 'clock', 'log', 'close']) {
      expect(await ask({ cmd, match })).toMatchObject({ ok: false, error: 'unknown-match' })
    }
  })

  it('is gone when closed', async () => {
    const match = await open()
    expect(await must({ cmd: 'close', match })).toEqual({ ok: true })
    expect(await ask({ cmd: 'state', match })).toMatchObject({ error: 'unknown-match' })
    expect(await ask({ cmd: 'close', match })).toMatchObject({ error: 'unknown-match' })
  })
})

describe('a position', () => {
  it('is where a match can start, and what its state shows', async () => {
    const position = 'W:W32:B28,19'
    const { match } = await must({ cmd: 'new', game: 'dammen', seats: 2, position })
    const state = await must({ cmd: 'state', match })
    expect(state).toMatchObject({ turn: [0], position: expect.stringMatching(/^W:W32:B19,28/) })
    expect((await must({ cmd: 'moves', match, seat: 0 })).moves).toMatchObject([{ move: '32x14' }])
  })

  it('is refused when it is none', async () => {
    for (const position of ['', 'nonsense', 'W:W99:B1', 'x'.repeat(20_000)]) {
      expect(await ask({ cmd: 'new', game: 'dammen', position })).toMatchObject({ ok: false })
    }
  })
})

describe('view and bot', () => {
  it('shows the view, the scene and the drawing', async () => {
    const match = await open()
    for (const seat of [0, 1, 'watcher']) {
      const { view, scene, text } = await must({ cmd: 'view', match, seat, lang: 'nl' })
      expect(view).toMatchObject({ seats: 2, scores: [0, 0] })
      expect(scene).toMatchObject({ seats: [{ score: 0 }, { score: 0 }] })
      expect(text).toContain('Ronde')
      expect(text).not.toContain('\u001b')
    }
  })

  it.each([3, -1, 'nobody', null])('has no eyes at seat %j', async (seat) => {
    expect(await ask({ cmd: 'view', match: await open(), seat })).toMatchObject({ ok: false })
  })

  it('lets the bot say its move without playing it', async () => {
    const match = await open()
    for (const level of [1, 2, 3, 4, 5]) {
      expect(await must({ cmd: 'bot', match, seat: 0, level, ms: 10 })).toMatchObject({
        move: 'throw',
        nodes: expect.any(Number),
      })
    }
    expect(await must({ cmd: 'state', match })).toMatchObject({ turn: [0], seq: 5 })
  })

  it('refuses levels and times that are none', async () => {
    const match = await open()
    for (const level of [0, 6, 1.5, '3', null]) {
      expect(await ask({ cmd: 'bot', match, seat: 0, level })).toMatchObject({ field: 'level' })
    }
    for (const ms of [-1, 'NaN', null, [1]]) {
      expect(await ask({ cmd: 'bot', match, seat: 0, level: 1, ms })).toMatchObject({ field: 'ms' })
    }
    expect(await ask({ cmd: 'bot', match, seat: 1 })).toMatchObject({ error: 'no-moves' })
  })

  it('says when it may not think as long as asked', async () => {
    expect(await must({ cmd: 'bot', match: await open(), seat: 0, ms: 1e12 })).toMatchObject({
      capped: 600_000,
    })
  })
})

describe('files', () => {
  const played = async (setting: object = {}) => {
    const match = await open(setting)
    await must({ cmd: 'play', match, seat: 0, move: 'throw' })
    return match
  }

  it('loads what log gave, and plays on', async () => {
    const match = await played()
    const { replay } = await must({ cmd: 'log', match })
    expect(replay).toMatchObject({ format: 1, game: 'kale-mus', seats: 2 })
    const { match: again } = await must({ cmd: 'load', replay })
    expect(await must({ cmd: 'state', match: again })).toEqual(await must({ cmd: 'state', match }))
    await must({ cmd: 'play', match: again, seat: 1, move: 'throw' })
  })

  it('names the first entry that does not fit', async () => {
    const { replay: good } = await must({ cmd: 'log', match: await played() })
    const replay = { ...good, log: good.log.with(5, { by: 1, move: 'throw' }) }
    expect(await ask({ cmd: 'load', replay, lang: 'de' })).toMatchObject({
      ok: false,
      error: 'bad-entry',
      entry: 5,
      message: expect.stringMatching(/^Eintrag 5 /),
    })
  })

  it('verifies fair chance, and names what differs', async () => {
    const { replay } = await must({ cmd: 'log', match: await played() })
    expect(await must({ cmd: 'verify', replay })).toEqual({ ok: true, fair: true })
    const other = [1, 2].map((eyes) => ({
      ...replay,
      log: replay.log.with(6, { by: 'chance', draw: [eyes] }),
    }))
    const verdicts = await Promise.all(other.map((replay) => must({ cmd: 'verify', replay })))
    expect(verdicts).toContainEqual({
      ok: true,
      fair: false,
      differs: { what: 'draw-differs', entry: 6, message: expect.any(String) },
    })
  })

  it('cannot prove chance that was fed by hand', async () => {
    const match = await played({ chance: 'manual' })
    await must({ cmd: 'draw', match, result: [2] })
    const { replay } = await must({ cmd: 'log', match })
    expect(await must({ cmd: 'verify', replay })).toEqual({ ok: true, fair: 'not-provable' })
  })

  it.each([
    ['nothing', {}],
    ['a text', 'replay'],
    ['a list', []],
    ['null', null],
    ['a newer format', { format: 99 }],
    ['half a file', { format: 1, game: 'kale-mus' }],
    ['an enormous table', { format: 1, game: 'kale-mus', version: 1, seats: 1e9, options: {}, log: [] }],
  ])('reads no replay from %s', async (_, replay) => {
    for (const cmd of ['load', 'verify']) expect(await ask({ cmd, replay })).toMatchObject({ ok: false })
  })

  it('knows no replay of a game that is not on the shelf', async () => {
    const { replay } = await must({ cmd: 'log', match: await played() })
    expect(await ask({ cmd: 'load', replay: { ...replay, game: 'chess' } })).toMatchObject({
      error: 'unknown-game',
    })
  })
})

describe('counting', () => {
  it('counts leaves; a chance event is one', async () => {
    const match = await open()
    expect(await must({ cmd: 'perft', match, depth: 0 })).toMatchObject({ nodes: 1 })
    expect(await must({ cmd: 'perft', match, depth: 1 })).toMatchObject({ nodes: 1, ms: expect.any(Number) })
    expect(await must({ cmd: 'perft', match, depth: 4 })).toMatchObject({ nodes: 1 })
  })

  it('counts the published leaves of dammen', async () => {
    const { match } = await must({ cmd: 'new', game: 'dammen' })
    const counts = await Promise.all([1, 2, 3, 4, 5].map((depth) => must({ cmd: 'perft', match, depth })))
    expect(counts).toMatchObject([9, 81, 658, 4265, 27117].map((nodes) => ({ nodes })))
    expect(await ask({ cmd: 'perft', match, depth: 20, ms: 50 })).toMatchObject({ error: 'out-of-time' })
  })

  it('counts nothing where several may move at once', async () => {
    const { match } = await must({ cmd: 'new', game: '7ate9', seats: 2 })
    await must({ cmd: 'clock', match })
    expect(await ask({ cmd: 'perft', match, depth: 2 })).toMatchObject({ error: 'not-sequential' })
  })

  it('counts nothing in a match that is over', async () => {
    const match = await open()
    await must({ cmd: 'act', match, seat: 0, act: 'resign' })
    expect(await must({ cmd: 'perft', match, depth: 2 })).toMatchObject({ nodes: 0 })
  })

  it.each([-1, 99, 1.5, '3', null, undefined])('counts no tree of depth %j', async (depth) => {
    expect(await ask({ cmd: 'perft', match: await open(), depth })).toMatchObject({ field: 'depth' })
  })

  it('plays at random for a while, with the options asked for', async () => {
    const answer = await must({ cmd: 'playouts', game: 'kale-mus', seats: 3, options: { rounds: 2 }, ms: 20 })
    expect(answer.ms).toBeGreaterThanOrEqual(20)
    expect(answer.playouts).toBeGreaterThan(0)
    expect(answer.plies).toBe(answer.playouts * 6)
  })

  it('refuses playouts that cannot be', async () => {
    for (const setting of [{ seats: 99 }, { preset: 'none' }, { options: { rounds: 0 } }, { ms: -5 }]) {
      expect(await ask({ cmd: 'playouts', game: 'kale-mus', seats: 2, ...setting })).toMatchObject({
        ok: false,
      })
    }
  })
})

describe('limits', () => {
  it('opens no more than ten thousand matches', async () => {
    const crowded = new Engine()
    const open = () => crowded.ask({ cmd: 'new', game: 'kale-mus', seats: 2, chance: 'manual' })
    await Promise.all(Array.from({ length: 10_000 }, open))
    expect(await open()).toMatchObject({ ok: false, error: 'too-many-matches' })
    await crowded.must({ cmd: 'close', match: 'm1' })
    expect(await open()).toMatchObject({ ok: true })
    await crowded.close()
  })
})
