import { seatSeal, verify } from '@spellendoos/fair'
import { shelf } from '@spellendoos/games/shelf'
import { newSeries, type Eye, type Game, type Seat } from '@spellendoos/kernel'
import type { Wish } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import type { Line } from '../store/store.ts'
import { tidyUp } from '../testing/garbage.ts'
import { browserOf, hashOf } from './keys.ts'
import type { LaidTable } from './lines.ts'
import { Room } from './room.ts'

const MINUTE = 60_000
const presence = { here: () => true, watchers: 0 }
let drawn = 0
const random = (bytes: number) => new Uint8Array(bytes).map(() => (drawn = (drawn * 73 + 41) % 251))

async function layer(id: string, seats: number, wish: Partial<LaidTable> = {}) {
  const game: Game = await shelf.get(id)!()
  const laid: LaidTable = {
    game: id,
    version: game.version,
    seats,
    options: game.presets['boekje']!,
    pace: { kind: 'none' },
    patience: 0,
    openness: 'link',
    host: 0,
    players: Array.from({ length: seats }, () => ({ name: '', level: 0 })),
    keys: Array.from({ length: seats }, (_, seat) => hashOf(`key ${seat}`)),
    watch: hashOf('watch'),
    invite: hashOf('invite'),
    series: newSeries(seats, 'rotate'),
    ...wish,
  }
  return new Tried(game, laid)
}

/** A room whose lines are kept, so that it can be opened anew at any moment. */
class Tried {
  readonly room: Room
  readonly lines: Line[] = []
  at = 1000
  #ids = 0
  readonly game: Game
  constructor(game: Game, laid: LaidTable) {
    this.game = game
    this.room = Room.lay('m', game, laid, random, this.at)
    this.lines.push(...this.room.fresh())
  }
  ask(eye: Eye, wish: Wish, id = `r${this.#ids++}`) {
    const granted = this.room.grant(eye, { ...wish, id }, this.at)
    if (granted.ok) this.lines.push(...granted.lines)
    return granted.ok ? 'done' : granted.refusal.code
  }
  tick(by = 0) {
    this.at += by
    const lines = this.room.tick(this.at)
    this.lines.push(...lines)
    return lines.length
  }
  /** Everyone sits down, is ready, seals and reveals. */
  begin() {
    const { seats } = this.room.laid
    const people = [...Array(seats).keys()].filter((seat) => this.room.laid.players[seat]!.level === 0)
    for (const seat of people) this.ask(seat, { do: 'sit', name: `name ${seat}` })
    for (const seat of people) this.ask(seat, { do: 'ready', ready: true })
    const brought = (seat: Seat) => String(seat % 10).repeat(64)
    for (const seat of people) this.ask(seat, { do: 'seal', seal: seatSeal('m', seat, brought(seat)) })
    for (const seat of people) this.ask(seat, { do: 'reveal', contribution: brought(seat) })
    return this
  }
  news(eye: Eye, since = 0) {
    return this.room.news(eye, since, this.at, presence)
  }
  move(seat: Seat) {
    const { match } = this.news(seat)
    return this.ask(seat, { do: 'move', move: match!.choices[0]!.move, seen: match!.seq })
  }
  /** The same record, read from the beginning by somebody else. */
  again() {
    return Room.open('m', this.game, this.lines, random)
  }
}

const expectSame = (tried: Tried, eyes: readonly Eye[]) => {
  const other = tried.again()
  for (const eye of eyes) expect(other.news(eye, 0, tried.at, presence)).toEqual(tried.news(eye))
  expect(other.card).toEqual(tried.room.card)
}

describe('gathering', () => {
  it('begins when every seat is taken and ready, and not before', async () => {
    const tried = await layer('dammen', 2)
    expect(tried.ask(0, { do: 'ready', ready: true })).toBe('no-name')
    tried.ask(0, { do: 'sit', name: 'Anna' })
    tried.ask(0, { do: 'ready', ready: true })
    expect(tried.room.phase).toBe('gathering')
    tried.ask(1, { do: 'sit', name: 'Bram' })
    expect(tried.room.phase).toBe('gathering')
    tried.ask(1, { do: 'ready', ready: true })
    expect(tried.room.phase).toBe('sealing')
    expect(tried.ask(1, { do: 'sit', name: 'Bas' })).toBe('already-begun')
  })
  it('keeps names apart, clean and short', async () => {
    const tried = await layer('dammen', 2)
    expect(tried.ask(0, { do: 'sit', name: '  An‮na \u0000  Maria ' })).toBe('done')
    expect(tried.room.names[0]).toBe('An na Maria')
    expect(tried.ask(1, { do: 'sit', name: 'AN NA maria' })).toBe('name-taken')
    expect(tried.ask(1, { do: 'sit', name: '​ ' })).toBe('no-name')
    tried.ask(1, { do: 'sit', name: '👩‍👩‍👧'.repeat(40) })
    expect(Array.from(tried.room.names[1]!).length).toBeLessThanOrEqual(30)
  })
  it('lets only who laid the table fill seats and renew links', async () => {
    const tried = await layer('dammen', 2)
    expect(tried.ask(1, { do: 'fill', seat: 0, level: 1 })).toBe('only-host')
    expect(tried.ask(1, { do: 'renew', seat: 0 })).toBe('only-host')
    expect(tried.ask('watcher', { do: 'rise' })).toBe('only-players')
    expect(tried.ask(0, { do: 'fill', seat: 7, level: 1 })).toBe('no-such-seat')
    tried.ask(0, { do: 'sit', name: 'Anna' })
    expect(tried.ask(0, { do: 'fill', seat: 0, level: 1 })).toBe('seat-taken')
    expect(tried.ask(0, { do: 'fill', seat: 1, level: 3 })).toBe('done')
    expect(tried.news(0).table.players[1]).toMatchObject({ name: '', level: 3 })
  })
  it('knows whose eyes a key opens, and a renewed link opens nothing', async () => {
    const tried = await layer('dammen', 2)
    expect(tried.room.eyeOf('key 1')).toBe(1)
    expect(tried.room.eyeOf('watch')).toBe('watcher')
    expect(tried.room.eyeOf('invite')).toBe('guest')
    expect(tried.room.eyeOf('key 2')).toBeUndefined()
    tried.ask(0, { do: 'renew', seat: 1 })
    expect(tried.room.eyeOf('key 1')).toBeUndefined()
    expect(tried.again().eyeOf('key 1')).toBeUndefined()
  })
  it('gives a guest a free seat, and none when there is none', async () => {
    const tried = await layer('dammen', 2)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    const joined = tried.room.join('bram', 'Bram', tried.at)
    expect(joined).toMatchObject({ ok: true, seat: 1 })
    expect(tried.room.eyeOf((joined as { key: string }).key)).toBe(1)
    expect(tried.room.eyeOf('key 1')).toBeUndefined()
    expect(tried.room.join('carla', 'Carla', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('gives who asks again with the same id the same seat, and nobody else', async () => {
    const tried = await layer('macao', 3)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    const joined = tried.room.join('bram', 'Bram', tried.at)
    if (!joined.ok) throw new Error(joined.refusal.code)
    tried.lines.push(...joined.lines)
    const { seq, seat, key } = joined
    const once = { ok: true, seq, seat, key, lines: [] }
    expect(tried.room.join('bram', 'Bram', tried.at)).toEqual(once)
    expect(tried.again().join('bram', 'Somebody', tried.at)).toEqual(once)
    expect(tried.room.names).toEqual(['Anna', 'Bram', ''])
    const carla = tried.room.join('carla', 'Carla', tried.at)
    expect(carla).toMatchObject({ ok: true, seat: 2 })
    expect(carla).not.toMatchObject({ key })
    // The table is full, and Bram may still ask.
    expect(tried.room.join('bram', 'Bram', tried.at)).toMatchObject({ ok: true, seat: 1, key, lines: [] })
    expect(tried.room.join('dirk', 'Dirk', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('takes an id for no seat any more once its guest rose or its link was renewed', async () => {
    const tried = await layer('dammen', 2)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    tried.room.join('bram', 'Bram', tried.at)
    tried.ask(1, { do: 'rise' })
    expect(tried.room.join('bram', 'Bas', tried.at)).toMatchObject({ ok: true, seat: 1 })
    expect(tried.room.names).toEqual(['Anna', 'Bas'])
    tried.ask(0, { do: 'renew', seat: 1 })
    expect(tried.room.join('bram', 'Bas', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('leads the same id to other keys at other tables', async () => {
    const keyAt = async (wish: Partial<LaidTable>) => {
      const joined = (await layer('dammen', 2, wish)).room.join('bram', 'Bram', 0)
      return joined.ok ? joined.key : undefined
    }
    const keys = [
      await keyAt({}),
      await keyAt({ watch: hashOf('other') }),
      await keyAt({ invite: hashOf('other') }),
    ]
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\w-]{24}$/)
  })
  it('shows a table in the lobby as long as a seat is free', async () => {
    const tried = await layer('dammen', 2, { openness: 'lobby' })
    tried.ask(0, { do: 'sit', name: 'Anna' })
    expect(tried.room.card.open).toMatchObject({ match: 'm', free: 1, host: 'Anna' })
    tried.ask(1, { do: 'sit', name: 'Bram' })
    expect(tried.room.card.open).toBeUndefined()
    expect((await layer('dammen', 2)).room.card.open).toBeUndefined()
  })
})

describe('sealing', () => {
  it('voids a match when somebody does not contribute in time, and gathers again', async () => {
    const tried = await layer('dammen', 2)
    for (const seat of [0, 1]) tried.ask(seat, { do: 'sit', name: `n${seat}` })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'ready', ready: true })
    const { commitment } = tried.news(0).table.ceremony!
    tried.ask(0, { do: 'seal', seal: seatSeal('m', 0, '0'.repeat(64)) })
    expect(tried.tick(29_999)).toBe(0)
    expect(tried.room.due).toBe(1000 + 30_000)
    expect(tried.tick(1)).toBe(1)
    const { table } = tried.news(0)
    expect(table).toMatchObject({ phase: 'gathering', voids: 1 })
    expect(table.players.map(({ ready }) => ready)).toEqual([true, false])
    expectSame(tried, [0, 1, 'watcher'])
    tried.ask(1, { do: 'ready', ready: true })
    expect(tried.news(0).table.ceremony!.commitment).not.toBe(commitment)
  })
  it('never sends a contribution of others before all have sealed, nor a seed at all', async () => {
    const tried = (await layer('backgammon', 2)).begin()
    const seed = JSON.parse(tried.lines.find(({ body }) => body.includes('"sealing"'))!.body).seed as string
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(JSON.stringify(tried.news(eye))).not.toContain(seed)
      expect(JSON.stringify(tried.news(eye))).not.toContain(hashOf('key 0'))
    }
  })
})

describe('playing', () => {
  it('plays dammen and tells each what happened since', async () => {
    const tried = (await layer('dammen', 2)).begin()
    expect(tried.room.phase).toBe('playing')
    const { seq } = tried.news(1)
    expect(tried.ask(1, { do: 'move', move: '20-24', seen: 0 })).toBe('refused')
    expect(tried.move(0)).toBe('done')
    const news = tried.news(1, seq)
    expect(news.match!.news.map(({ by }) => by)).toEqual([0])
    expect(tried.news(1, news.seq).match!.news).toEqual([])
    expectSame(tried, [0, 1, 'watcher'])
  })
  it('does a request once, however often it is sent, and gives a refusal again', async () => {
    const tried = (await layer('dammen', 2)).begin()
    const wish = { do: 'move', move: '32-28', seen: tried.news(0).match!.seq } as const
    expect(tried.ask(0, wish, 'x')).toBe('done')
    const { seq } = tried.room
    expect(tried.ask(0, wish, 'x')).toBe('done')
    expect(tried.room.seq).toBe(seq)
    const other = tried.again()
    expect(other.grant(0, { ...wish, id: 'x' }, tried.at)).toMatchObject({ ok: true, lines: [], seq })
    // Seat 1's request of the same id is another one.
    expect(tried.ask(1, { do: 'move', move: '99-1', seen: 0 }, 'x')).toBe('refused')
    expect(tried.ask(1, { do: 'act', act: 'offer-draw' }, 'x')).toBe('refused')
  })
  it('lets nobody take back what was answered', async () => {
    const tried = (await layer('dammen', 2)).begin()
    tried.move(0)
    tried.move(1)
    tried.move(0)
    tried.move(1)
    expect(tried.ask(0, { do: 'act', act: 'undo' })).toBe('others-moved')
    expect(tried.ask(1, { do: 'act', act: 'undo' })).toBe('done')
    // Its move before that has been answered; the answer itself has not, now.
    expect(tried.ask(1, { do: 'act', act: 'undo' })).toBe('others-moved')
    expect(tried.ask(0, { do: 'act', act: 'undo' })).toBe('done')
    expect(tried.ask(0, { do: 'act', act: 'undo' })).toBe('others-moved')
    expectSame(tried, [0, 1])
  })
  it('counts a chess clock: only who is awaited, with the increment, and the flag falls', async () => {
    const tried = (await layer('dammen', 2, { pace: { kind: 'match', seconds: 60, plus: 5 } })).begin()
    expect(tried.news(0).table.left).toEqual([60_000, 60_000])
    tried.at += 20_000
    expect(tried.news(0).table.left).toEqual([40_000, 60_000])
    tried.move(0)
    expect(tried.news(0).table.left).toEqual([45_000, 60_000])
    tried.at += 30_000
    tried.move(1)
    expect(tried.news(0).table.left).toEqual([45_000, 35_000])
    expect(tried.room.due).toBe(tried.at + 45_000)
    expectSame(tried, [0, 1])
    expect(tried.tick(44_999)).toBe(0)
    expect(tried.tick(1)).toBe(1)
    expect(tried.news(0).match!.result).toMatchObject({ why: 'resigned', places: [2, 1] })
  })
  it('counts each move anew where the pace is per move', async () => {
    const tried = (await layer('dammen', 2, { pace: { kind: 'move', seconds: 10 } })).begin()
    tried.at += 9_000
    tried.move(0)
    tried.at += 9_000
    expect(tried.tick()).toBe(0)
    tried.move(1)
    expect(tried.news(0).table.left).toEqual([10_000, 10_000])
    tried.tick(10_000)
    expect(tried.room.phase).toBe('over')
  })
  it('lets a computer player take over after the agreed time, and gives the seat back', async () => {
    const tried = (await layer('dammen', 2, { patience: 60 })).begin()
    expect(tried.room.due).toBe(tried.at + MINUTE)
    tried.tick(MINUTE)
    expect(tried.news(1).table.players.map(({ level }) => level)).toEqual([2, 0])
    expect(tried.room.thinkers).toEqual([{ seat: 0, level: 2 }])
    expect(tried.room.due).toBeLessThanOrEqual(tried.at)
    expect(tried.ask(0, { do: 'act', act: 'resign' })).toBe('computer-plays')
    expect(tried.ask(0, { do: 'return' })).toBe('done')
    expect(tried.move(0)).toBe('done')
    expectSame(tried, [0, 1])
  })
  it('lets a computer player keep the seat of who gives up while others play on', async () => {
    const tried = (await layer('mens-maak-je-niet-dik', 3)).begin()
    tried.ask(1, { do: 'act', act: 'resign' })
    const { table, match } = tried.news(0)
    expect(table.phase).toBe('playing')
    expect(match!.bots).toEqual([0, 1, 0])
    expect(match!.resigned).toEqual([1])
  })
  it('declines a draw for a computer player', async () => {
    const players = [
      { name: '', level: 0 },
      { name: '', level: 2 },
    ]
    const tried = (await layer('dammen', 2, { players })).begin()
    expect(tried.room.phase).toBe('playing')
    expect(tried.ask(0, { do: 'act', act: 'offer-draw' })).toBe('done')
    expect(tried.news(0).match!.offer).toBeUndefined()
    expectSame(tried, [0, 'watcher'])
  })
  it('runs the game’s own clocks from when they began', async () => {
    const tried = (await layer('7ate9', 2)).begin()
    const { clocks } = tried.news(0).table
    const ends = Math.min(...Object.values(clocks))
    expect(tried.room.due).toBe(ends)
    tried.at = ends - 1
    expect(tried.tick()).toBe(0)
    expect(tried.tick(1)).toBeGreaterThan(0)
    expectSame(tried, [0, 1])
  })
  it('tells who comes back all that happened, and does not keep it', async () => {
    const tried = (await layer('dammen', 2)).begin()
    for (let move = 0; move < 60; move++) tried.move(move % 2)
    const told = () =>
      tried.news('watcher').match!.news.flatMap(({ facts }) => facts.map((fact) => new WeakRef(fact)))
    const held = told()
    expect(held.length).toBeGreaterThanOrEqual(60)
    // What was made in one turn of the loop is held until its end.
    await new Promise(setImmediate)
    tidyUp()
    const kept = held.filter((fact) => fact.deref() !== undefined).length
    expect(kept).toBeLessThan(30)
    expect(told()).toHaveLength(held.length)
  })
  it('gives a replay that verifies, with the next match laid for the same keys', async () => {
    const tried = (await layer('dammen', 2)).begin()
    tried.move(0)
    tried.ask(1, { do: 'act', act: 'resign' })
    expect(verify(tried.room.table!.replay(tried.room.names), tried.game)).toMatchObject({ fair: true })
    expect(tried.room.rematch).toBeUndefined()
    tried.ask(0, { do: 'rematch' })
    expect(tried.room.rematch).toBeUndefined()
    tried.ask(1, { do: 'rematch' })
    const next = tried.room.rematch!
    // The start rotates, and the keys go with their players.
    expect(next.players.map(({ name }) => name)).toEqual(['name 1', 'name 0'])
    expect(next.keys).toEqual([hashOf('key 1'), hashOf('key 0')])
    expect(next.host).toBe(1)
    expect(next.series.results).toHaveLength(1)
  })
})

describe('talk', () => {
  it('is free at a table by link and of set phrases in the lobby', async () => {
    const free = await layer('dammen', 2)
    expect(free.ask(0, { do: 'say', text: ' hi <b>\n you ' })).toBe('done')
    expect(free.news(1).talk).toMatchObject([{ seat: 0, text: 'hi <b> you' }])
    expect(free.news(1, free.room.seq).talk).toEqual([])
    expect(free.ask(0, { do: 'say', text: '\u0007' })).toBe('nothing-said')
    const lobby = await layer('dammen', 2, { openness: 'lobby' })
    expect(lobby.ask(0, { do: 'say', text: 'hi' })).toBe('phrases-only')
    expect(lobby.ask(0, { do: 'phrase', phrase: 'hello' })).toBe('done')
    expect(lobby.news(1).talk).toMatchObject([{ seat: 0, phrase: 'hello' }])
    expectSame(lobby, [0, 1])
  })
})

describe('blocking', () => {
  const secret = (seat: Seat) => `the secret of the browser ${seat}`
  const hash = (seat: Seat) => browserOf(secret(seat))
  /** Anna, Bram and Carla at a table, each in a browser of their own. */
  async function three(wish: Partial<LaidTable> = {}) {
    const tried = await layer('macao', 3, { openness: 'lobby', ...wish })
    for (const [seat, name] of ['Anna', 'Bram', 'Carla'].entries())
      tried.ask(seat, { do: 'sit', name, browser: secret(seat) })
    return tried
  }
  const block = (seat: Seat, blocked = true) => ({ do: 'block', seat, blocked }) as const
  /** Seat 0 has blocked seat 1, as the store would say. */
  const blocks = [{ blocker: hash(0), blocked: hash(1), handle: 'h' }]
  const said = (tried: Tried, eye: Eye, since = 0) => tried.news(eye, since).talk.map(({ seat }) => seat)

  it('is refused to watchers, of oneself, of nobody, of computer players and where a browser is not known', async () => {
    const tried = await layer('macao', 4)
    tried.ask(0, { do: 'sit', name: 'Anna', browser: secret(0) })
    tried.ask(1, { do: 'sit', name: 'Bram' })
    tried.ask(0, { do: 'fill', seat: 2, level: 3 })
    expect(tried.ask('watcher', block(0))).toBe('only-players')
    expect(tried.ask(0, block(7))).toBe('no-such-seat')
    expect(tried.ask(0, block(0))).toBe('not-yourself')
    expect(tried.ask(0, block(2))).toBe('nobody-there')
    expect(tried.ask(0, block(3))).toBe('nobody-there')
    expect(tried.ask(0, block(1))).toBe('unknown-browser')
    expect(tried.ask(1, block(0))).toBe('unknown-browser')
    tried.ask(1, { do: 'sit', name: 'Bram', browser: secret(0) })
    expect(tried.ask(0, block(1))).toBe('not-yourself')
    tried.ask(1, { do: 'sit', name: 'Bram', browser: secret(1) })
    expect(tried.ask(0, block(1))).toBe('done')
  })
  it('lets neither hear the other, before and after, and everyone else all of it', async () => {
    const tried = await three()
    for (const seat of [0, 1, 2]) tried.ask(seat, { do: 'phrase', phrase: 'hello' })
    tried.ask(0, block(1))
    expect(tried.room.company.strangers).toEqual([hash(0), hash(1), hash(2)])
    tried.room.company.heed(blocks)
    expect(tried.room.company.strangers).toEqual([])
    for (const seat of [0, 1, 2]) tried.ask(seat, { do: 'phrase', phrase: 'oops' })
    expect(said(tried, 0)).toEqual([0, 2, 0, 2])
    expect(said(tried, 1)).toEqual([1, 2, 1, 2])
    for (const eye of [2, 'watcher'] as const) expect(said(tried, eye)).toEqual([0, 1, 2, 0, 1, 2])
    tried.room.company.heed([])
    for (const eye of [0, 1] as const) expect(said(tried, eye)).toEqual([0, 1, 2, 0, 1, 2])
  })
  it('is seen by who did it, and by nobody else', async () => {
    const tried = await three()
    tried.ask(0, block(1))
    tried.room.company.heed(blocks)
    expect(tried.news(0).blocked).toEqual([1])
    const report = tried.room.grant(1, { id: 'r', do: 'report', seat: 0 }, tried.at)
    expect(report).toMatchObject({ ok: true, lines: [] })
    expect(report).not.toHaveProperty('quarrel')
    for (const eye of [1, 2, 'watcher'] as const) expect(tried.news(eye)).not.toHaveProperty('blocked')
  })
  it('counts in nothing that others are told, and neither does talk', async () => {
    const tried = await three()
    const { seq } = tried.news(1)
    const { card } = tried.room
    const line = tried.room.seq
    tried.at += MINUTE
    tried.ask(0, block(1))
    tried.room.company.heed(blocks)
    tried.ask(0, { do: 'phrase', phrase: 'hello' })
    expect(tried.room.isNews(1, line)).toBe(false)
    expect(tried.room.isNews(2, line)).toBe(true)
    expect(tried.room.isNews(2, line + 2)).toBe(false)
    expect(tried.news(1).seq).toBe(seq)
    expect(tried.room.card).toEqual(card)
    tried.ask(2, { do: 'ready', ready: true })
    expect(tried.room.isNews(1, line)).toBe(true)
    expect(tried.news(1).seq).toBe(seq + 1)
    expect([seq, seq + 1].map((count) => tried.room.lineAt(count))).toEqual([line, line + 3])
  })
  it('is done once, however often it is asked, and follows the one who said it, not the seat', async () => {
    const tried = await three()
    expect(tried.ask(0, block(1), 'x')).toBe('done')
    const made = tried.room.grant(0, { id: 'x', ...block(1) }, tried.at)
    expect(made).toMatchObject({ quarrel: { blocker: hash(0), blocked: hash(1), stands: true }, lines: [] })
    const { seq } = tried.room
    expect(tried.ask(0, block(1), 'x')).toBe('done')
    expect(tried.room.seq).toBe(seq)
    tried.room.company.heed(blocks)
    tried.ask(1, { do: 'phrase', phrase: 'oops' })
    tried.ask(1, { do: 'rise' })
    const joined = tried.room.join('dirk', 'Dirk', tried.at, { browser: hash(3) })
    if (joined.ok) tried.lines.push(...joined.lines)
    tried.room.company.heed(blocks)
    tried.ask(1, { do: 'phrase', phrase: 'hello' })
    expect(tried.news(0).talk).toMatchObject([{ seat: 1, phrase: 'hello' }])
    expect(tried.news(0)).not.toHaveProperty('blocked')
    expect(tried.room.grant(0, { id: 'x', ...block(1) }, tried.at)).toEqual(made)
    const again = tried.again()
    expect(again.company.strangers).toEqual([hash(0), hash(1), hash(2), hash(3)])
    again.company.heed(blocks)
    expect(again.news(0, 0, tried.at, presence)).toEqual(tried.news(0))
  })
  it('makes a table full for who may not join, in the same words, and an invitation stands', async () => {
    const tried = await layer('dammen', 2, { openness: 'lobby' })
    tried.ask(0, { do: 'sit', name: 'Anna', browser: secret(0) })
    expect(tried.room.card.browsers).toEqual([hash(0)])
    const refused = tried.room.join('bram', '', tried.at, { browser: hash(1), apart: true })
    expect(tried.room.join('carla', 'Carla', tried.at, { browser: hash(2) })).toMatchObject({ ok: true })
    expect(tried.room.company.sitting).toEqual([hash(0), hash(2)])
    expect(tried.room.join('bram', '', tried.at, { browser: hash(1) })).toEqual(refused)
  })
  it('goes with the players to the next match', async () => {
    const tried = (await layer('dammen', 2, { browsers: [hash(0), hash(1)] })).begin()
    tried.ask(1, { do: 'act', act: 'resign' })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'rematch' })
    expect(tried.room.rematch!.browsers).toEqual([hash(1), hash(0)])
  })
  it('leaves records from before as they are', async () => {
    const tried = await layer('dammen', 2)
    const body = JSON.stringify({ is: 'said', seat: 0, phrase: 'hello' })
    const old = [1, 2].map((seq) => ({ seq, at: tried.at, body }))
    tried.lines.push(...old)
    tried.room.follow(old)
    expect(tried.room.seq).toBe(3)
    expect(tried.news(1).talk).toHaveLength(2)
    expect(tried.news(1).seq).toBe(1)
    expectSame(tried, [0, 1])
  })
})
