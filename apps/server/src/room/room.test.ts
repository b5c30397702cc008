import { seatSeal, Table, verify } from '@spellendoos/fair'
import { shelf } from '@spellendoos/games/shelf'
import { newSeries, type Eye, type Game, type Seat } from '@spellendoos/kernel'
import type { Request, Command } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import type { RecordLine } from '../store/store.ts'
import { tidyUp } from '../testing/garbage.ts'
import { SIGNER } from '../testing/services.ts'
import { Part } from '../testing/part.ts'
import { browserOf, hashOf } from './keys.ts'
import type { TableSetup } from './record.ts'
import { Room } from './room.ts'
import { Seats } from './seats.ts'
import { signReplay } from './signer.ts'

const MINUTE = 60_000
const presence = { here: () => true, watchers: 0 }
const namesOf = (room: Room) => room.info(0, presence).players.map(({ name }) => name)
let drawn = 0
const random = (bytes: number) => new Uint8Array(bytes).map(() => (drawn = (drawn * 73 + 41) % 251))

async function trial(id: string, seats: number, changes: Partial<TableSetup> = {}) {
  const game: Game = await shelf.get(id)!()
  const created: TableSetup = {
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
    signer: SIGNER.key,
    ...changes,
  }
  return new Tried(game, created)
}

/** A room whose lines are kept, so that it can be reopened at any moment. */
class Tried {
  readonly room: Room
  readonly lines: RecordLine[] = []
  at = 1000
  #ids = 0
  readonly game: Game
  constructor(game: Game, created: TableSetup) {
    this.game = game
    this.room = Room.create('m', game, created, random, this.at)
    this.lines.push(...this.room.takeLines())
  }
  ask(eye: Eye, command: Command, id = `r${this.#ids++}`) {
    const granted = this.grant(eye, { ...command, id })
    return granted.ok ? 'done' : granted.refusal.code
  }
  /** Makes a request with the key that opens this view now. */
  grant(eye: Eye, request: Request) {
    const granted = this.room.handle(this.room.keyOf(eye) ?? '', request, this.at)
    if (granted.ok) this.lines.push(...granted.lines)
    return granted
  }
  join(id: string, name: string) {
    const joined = this.room.join(id, name, this.at)
    if (joined.ok) this.lines.push(...joined.lines)
    return joined
  }
  tick(by = 0) {
    this.at += by
    const lines = this.room.tick(this.at)
    this.lines.push(...lines)
    return lines.length
  }
  part(seat: Seat) {
    return new Part('m', String(seat % 10).repeat(64))
  }
  /** Everyone opens a link for each pending draw. */
  link() {
    for (let pending = this.room.table?.pending; pending !== undefined; pending = this.room.table?.pending) {
      const [seat] = pending.awaited
      this.ask(seat!, this.part(seat!).link(seat!, pending.draw))
    }
  }
  /** Everyone sits down, is ready, seals, and opens the first link. */
  begin() {
    const { seats } = this.room.setup
    const people = [...Array(seats).keys()].filter((seat) => this.room.setup.players[seat]!.level === 0)
    for (const seat of people) this.ask(seat, { do: 'sit', name: `name ${seat}` })
    for (const seat of people) this.ask(seat, { do: 'ready', ready: true })
    for (const seat of people) this.ask(seat, this.part(seat).seal(seat))
    this.link()
    return this
  }
  news(eye: Eye, since = 0) {
    return this.room.news(eye, since, this.at, presence)
  }
  move(seat: Seat) {
    const { match } = this.news(seat)
    const done = this.ask(seat, { do: 'move', move: match!.choices[0]!.move, seen: match!.seq })
    this.link()
    return done
  }
  /** The same room, read from its record. */
  again() {
    return Room.open('m', this.game, this.lines, random)
  }
}

const expectSame = (tried: Tried, eyes: readonly Eye[]) => {
  const other = tried.again()
  for (const eye of eyes) expect(other.news(eye, 0, tried.at, presence)).toEqual(tried.news(eye))
  expect(other.summary).toEqual(tried.room.summary)
}

describe('gathering', () => {
  it('begins when every seat is taken and ready, and not before', async () => {
    const tried = await trial('dammen', 2)
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
    const tried = await trial('dammen', 2)
    expect(tried.ask(0, { do: 'sit', name: '  An‮na \u0000  Maria ' })).toBe('done')
    expect(namesOf(tried.room)[0]).toBe('An na Maria')
    expect(tried.ask(1, { do: 'sit', name: 'AN NA maria' })).toBe('name-taken')
    expect(tried.ask(1, { do: 'sit', name: '​ ' })).toBe('no-name')
    tried.ask(1, { do: 'sit', name: '👩‍👩‍👧'.repeat(40) })
    expect(Array.from(namesOf(tried.room)[1]!).length).toBeLessThanOrEqual(30)
  })
  it('lets only the host fill seats and make links for empty ones', async () => {
    const tried = await trial('macao', 3)
    tried.ask(1, { do: 'sit', name: 'Bram' })
    expect(tried.ask(1, { do: 'fill', seat: 0, level: 1 })).toBe('only-host')
    expect(tried.ask(1, { do: 'renew', seat: 2 })).toBe('only-host')
    expect(tried.ask('watcher', { do: 'rise' })).toBe('only-players')
    expect(tried.ask(0, { do: 'fill', seat: 7, level: 1 })).toBe('no-such-seat')
    tried.ask(0, { do: 'sit', name: 'Anna' })
    expect(tried.ask(0, { do: 'fill', seat: 0, level: 1 })).toBe('seat-taken')
    expect(tried.ask(0, { do: 'fill', seat: 2, level: 3 })).toBe('done')
    expect(tried.news(0).table.players[2]).toMatchObject({ name: '', level: 3 })
  })
  it('gives who sits down by a seat’s link a key of their own, and the same again for the same id', async () => {
    const tried = await trial('dammen', 2)
    const command = { do: 'sit', name: 'Bram', id: 'the id of Bram' } as const
    const link = hashOf('key 1')
    expect(tried.news(0).table.players.map((player) => player.link)).toEqual([true, true])
    const first = tried.room.handle(link, command, tried.at)
    if (!first.ok) throw new Error(first.refusal.code)
    tried.lines.push(...first.lines)
    expect(tried.room.eyeOf(hashOf(first.key!))).toBe(1)
    expect(tried.room.eyeOf(link)).toBeUndefined()
    expect(tried.news(0).table.players.map((player) => player.link)).toEqual([true, false])
    expect(tried.lines.filter(({ body }) => body.includes(command.id) || body.includes(first.key!))).toEqual(
      [],
    )
    const again = { ok: true, publicLength: first.publicLength, key: first.key, lines: [] }
    for (const room of [tried.room, tried.again()]) {
      // The answer was lost: it is requested again with the link, which opens nothing else any more, or with the new key.
      for (const shown of [link, hashOf(first.key!)])
        expect(room.handle(shown, command, tried.at)).toEqual(again)
      expect(room.keyFrom(command.id)).toBe(first.key)
      for (const other of [
        { ...command, id: 'another id' },
        { do: 'rise', id: command.id },
      ] as const)
        expect(room.handle(link, other, tried.at)).toMatchObject({ refusal: { code: 'link-replaced' } })
    }
    const renamed = tried.grant(1, { do: 'sit', name: 'Bas', id: 'another id' })
    expect(renamed).not.toHaveProperty('key')
    expect(tried.room.eyeOf(hashOf(first.key!))).toBe(1)
    expectSame(tried, [0, 1])
  })
  it('leaves no key to a seat that was given back or filled, until somebody joins or the host makes a link', async () => {
    const tried = await trial('macao', 3)
    for (const seat of [0, 1]) tried.ask(seat, { do: 'sit', name: `n${seat}` })
    const old = tried.room.keyOf(1)!
    tried.ask(1, { do: 'rise' })
    tried.ask(0, { do: 'fill', seat: 2, level: 1 })
    expect([1, 2].map((seat) => tried.room.keyOf(seat))).toEqual([null, null])
    expect(tried.room.eyeOf(old)).toBeUndefined()
    expect(tried.ask(0, { do: 'renew', seat: 2 })).toBe('seat-taken')
    tried.ask(0, { do: 'fill', seat: 2, level: 0 })
    expect(tried.room.keyOf(2)).toBeNull()
    expect(tried.ask(0, { do: 'renew', seat: 2 })).toBe('done')
    expect(tried.news(1).table.players.map(({ link }) => link)).toEqual([false, false, true])
    expect(tried.join('bram', 'Bram')).toMatchObject({ seat: 1 })
    expectSame(tried, [0, 1])
  })
  it('keeps a link that was made when a free seat is kept free', async () => {
    const tried = await trial('dammen', 2)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    expect(tried.ask(0, { do: 'fill', seat: 1, level: 0 })).toBe('done')
    expect(tried.room.eyeOf(hashOf('key 1'))).toBe(1)
  })
  it('lets everyone renew their own link, the host only those of empty seats, and nobody who does not sit', async () => {
    const tried = await trial('macao', 3)
    expect(tried.ask(2, { do: 'renew', seat: 2 })).toBe('no-name')
    for (const seat of [0, 1]) tried.ask(seat, { do: 'sit', name: `n${seat}` })
    expect(tried.ask(0, { do: 'renew', seat: 1 })).toBe('seat-taken')
    expect(tried.ask(0, { do: 'renew', seat: 2 })).toBe('done')
    expect(tried.ask(1, { do: 'renew', seat: 1 })).toBe('done')
    expect(tried.ask(2, { do: 'sit', name: 'n2' })).toBe('done')
    tried.begin()
    for (const seat of [0, 2]) expect(tried.ask(seat, { do: 'renew', seat: 1 })).toBe('only-own-link')
    for (const seat of [0, 1, 2]) expect(tried.ask(seat, { do: 'renew', seat })).toBe('done')
  })
  it('passes on to the first who sits when the host rises, and to whoever sits down next where nobody does', async () => {
    const tried = await trial('macao', 3, { openness: 'lobby' })
    const host = () => tried.news('watcher').table.host
    for (const seat of [0, 1, 2]) tried.ask(seat, { do: 'sit', name: `n${seat}` })
    expect(host()).toBe(0)
    tried.ask(0, { do: 'rise' })
    expect(host()).toBe(1)
    expect(tried.join('carla', 'Carla')).toMatchObject({ seat: 0 })
    expect(host()).toBe(1)
    expect(tried.ask(0, { do: 'fill', seat: 0, level: 1 })).toBe('only-host')
    for (const seat of [0, 1, 2]) tried.ask(seat, { do: 'rise' })
    expect(host()).toBeNull()
    expect(tried.room.summary.open).toBeUndefined()
    tried.join('dirk', 'Dirk')
    expect(host()).toBe(0)
    expect(tried.room.summary.open).toMatchObject({ host: 'Dirk' })
    expectSame(tried, [0, 'watcher'])
  })
  it('opens records of old, in which links went on opening seats, but none that of a computer player', async () => {
    const tried = await trial('macao', 3)
    const old = [
      { is: 'sat', seat: 0, name: 'Anna', asked: { by: 0, id: 'a' } },
      { is: 'sat', seat: 1, name: 'Bram' },
      { is: 'rose', seat: 1 },
      { is: 'filled', seat: 2, level: 1 },
      { is: 'sat', seat: 1, name: 'Carla' },
    ].map((body, line) => ({ number: line + 1, at: tried.at, body: JSON.stringify(body) }))
    tried.lines.push(...old)
    tried.room.follow(old)
    const opened = [0, 1, 2].map((seat) => tried.room.eyeOf(hashOf(`key ${seat}`)))
    expect(opened).toEqual([0, 1, undefined])
    for (const seat of [0, 1]) tried.ask(seat, { do: 'ready', ready: true })
    expect(tried.room.phase).toBe('sealing')
    expect([0, 1, 2].map((seat) => tried.room.keyOf(seat))).toEqual([hashOf('key 0'), hashOf('key 1'), null])
    expectSame(tried, [0, 1])
  })
  it('knows whose eyes a key opens, and a renewed link opens nothing', async () => {
    const tried = await trial('dammen', 2)
    expect(tried.room.eyeOf(hashOf('key 1'))).toBe(1)
    expect(tried.room.eyeOf(hashOf('watch'))).toBe('watcher')
    expect(tried.room.eyeOf(hashOf('invite'))).toBe('guest')
    expect(tried.room.eyeOf(hashOf('key 2'))).toBeUndefined()
    tried.ask(0, { do: 'sit', name: 'Anna' })
    tried.ask(0, { do: 'renew', seat: 1 })
    expect(tried.room.eyeOf(hashOf('key 1'))).toBeUndefined()
    expect(tried.again().eyeOf(hashOf('key 1'))).toBeUndefined()
  })
  it('gives a guest a free seat, and none when there is none', async () => {
    const tried = await trial('dammen', 2)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    const joined = tried.room.join('bram', 'Bram', tried.at)
    expect(joined).toMatchObject({ ok: true, seat: 1 })
    expect(tried.room.eyeOf(hashOf((joined as { key: string }).key))).toBe(1)
    expect(tried.room.eyeOf(hashOf('key 1'))).toBeUndefined()
    expect(tried.room.join('carla', 'Carla', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('gives who asks again with the same id the same seat, and nobody else', async () => {
    const tried = await trial('macao', 3)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    const joined = tried.room.join('bram', 'Bram', tried.at)
    if (!joined.ok) throw new Error(joined.refusal.code)
    tried.lines.push(...joined.lines)
    const { publicLength, seat, key } = joined
    const once = { ok: true, publicLength, seat, key, lines: [] }
    expect(tried.room.join('bram', 'Bram', tried.at)).toEqual(once)
    expect(tried.again().join('bram', 'Somebody', tried.at)).toEqual(once)
    expect(namesOf(tried.room)).toEqual(['Anna', 'Bram', ''])
    const carla = tried.room.join('carla', 'Carla', tried.at)
    expect(carla).toMatchObject({ ok: true, seat: 2 })
    expect(carla).not.toMatchObject({ key })
    // The table is full, and Bram may still ask.
    expect(tried.room.join('bram', 'Bram', tried.at)).toMatchObject({ ok: true, seat: 1, key, lines: [] })
    expect(tried.room.join('dirk', 'Dirk', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('takes an id for no seat any more once its guest rose or its link was renewed', async () => {
    const tried = await trial('dammen', 2)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    tried.room.join('bram', 'Bram', tried.at)
    tried.ask(1, { do: 'rise' })
    expect(tried.room.join('bram', 'Bas', tried.at)).toMatchObject({ ok: true, seat: 1 })
    expect(namesOf(tried.room)).toEqual(['Anna', 'Bas'])
    tried.ask(1, { do: 'renew', seat: 1 })
    expect(tried.room.join('bram', 'Bas', tried.at)).toMatchObject({ refusal: { code: 'no-free-seat' } })
  })
  it('leads the same id to other keys at other tables', async () => {
    const keyAt = async (changes: Partial<TableSetup>) => {
      const joined = (await trial('dammen', 2, changes)).room.join('bram', 'Bram', 0)
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
    const tried = await trial('dammen', 2, { openness: 'lobby' })
    tried.ask(0, { do: 'sit', name: 'Anna' })
    expect(tried.room.summary.open).toMatchObject({ match: 'm', free: 1, host: 'Anna' })
    tried.ask(1, { do: 'sit', name: 'Bram' })
    expect(tried.room.summary.open).toBeUndefined()
    expect((await trial('dammen', 2)).room.summary.open).toBeUndefined()
  })
})

describe('sealing', () => {
  it('voids a match when somebody does not contribute in time, and gathers again', async () => {
    const tried = await trial('dammen', 2)
    for (const seat of [0, 1]) tried.ask(seat, { do: 'sit', name: `n${seat}` })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'ready', ready: true })
    const { commitment } = tried.news(0).table.ceremony!
    tried.ask(0, tried.part(0).seal(0))
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
    const tried = (await trial('backgammon', 2)).begin()
    const seed = JSON.parse(tried.lines.find(({ body }) => body.includes('"sealing"'))!.body).seed as string
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(JSON.stringify(tried.news(eye))).not.toContain(seed)
      expect(JSON.stringify(tried.news(eye))).not.toContain(tried.room.keyOf(0))
    }
  })
})

describe('a throw', () => {
  /** A table of macao after its first throw was asked for. */
  const thrown = async () => {
    const tried = (await trial('macao', 3)).begin()
    const seat = tried.news('watcher').match!.turn[0] as Seat
    const { choices, seq } = tried.news(seat).match!
    tried.ask(seat, { do: 'move', move: choices[0]!.move, seen: seq })
    return tried
  }
  it('waits for the links of all people, and is made when the last one comes', async () => {
    const tried = await thrown()
    const { draw } = tried.news(0).table.chance!
    expect(tried.news('watcher').table.chance).toEqual({ draw, awaited: [0, 1, 2] })
    expect(tried.news(1).match!.turn).toEqual(['chance'])
    expect(tried.ask(1, { do: 'move', move: 'throw', seen: 0 })).toBe('waiting-for-chance')
    expect(tried.ask(0, { ...tried.part(0).link(0, draw), draw: draw + 1 })).toBe('link-too-late')
    expect(tried.ask(0, tried.part(0).link(0, draw + 1))).toBe('link-too-late')
    expect(tried.ask(0, { do: 'link', draw, link: tried.part(1).link(1, draw).link })).toBe('link-differs')
    for (const seat of [2, 0]) expect(tried.ask(seat, tried.part(seat).link(seat, draw))).toBe('done')
    expectSame(tried, [0, 1, 2, 'watcher'])
    expect(tried.news(0).table.chance).toEqual({ draw, awaited: [1] })
    expect(tried.ask(1, tried.part(1).link(1, draw))).toBe('done')
    expect(tried.news(0).table.chance).toBeUndefined()
    expect(tried.room.table!.match.log.at(-1)).toMatchObject({ by: 'chance', ask: { dice: 1 } })
    expectSame(tried, [0, 1, 2, 'watcher'])
  })
  it('goes on after four seconds without whoever is late, and says so', async () => {
    const tried = await thrown()
    const { draw } = tried.news(0).table.chance!
    for (const seat of [0, 1]) tried.ask(seat, tried.part(seat).link(seat, draw))
    expect(tried.room.due).toBe(tried.at + 4000)
    expect(tried.tick(3999)).toBe(0)
    const { length } = tried.news(0)
    expect(tried.tick(1)).toBe(1)
    expect(tried.news(0, length).match!.news.map(({ by, absent }) => [by, absent])).toEqual([
      [2, true],
      ['chance', undefined],
    ])
    expect(tried.ask(2, tried.part(2).link(2, draw))).toBe('link-too-late')
    expectSame(tried, [0, 1, 2, 'watcher'])
  })
})

describe('a record of before, in which each seat brought one contribution', () => {
  it('folds on, and is played on with throws at once', async () => {
    const players = ['Anna', 'Bram'].map((name) => ({ name, level: 0 }))
    const tried = await trial('macao', 2, { players })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'ready', ready: true })
    const begins = tried.lines.findIndex(({ body }) => body.includes('"is":"sealing"'))
    const seed = '5e'.repeat(32)
    const { seats, options } = tried.room.setup
    const opened = Table.open(tried.game, { id: 'm', seed, seats, options, contributions: 'by-seats' })
    if (!opened.ok) throw new Error(opened.problem.text.en)
    const table = opened.value
    const brought = [0, 1].map((seat) => String(seat).repeat(64))
    brought.forEach((each, seat) => table.seal(seat, seatSeal('m', seat, each)))
    brought.forEach((each, seat) => table.reveal(seat, each))
    const bodies = [
      { is: 'sealing', seed },
      { is: 'played', entries: table.match.log.slice(1) },
    ]
    const old = bodies.map((body, i) => ({ number: begins + i, at: tried.at, body: JSON.stringify(body) }))
    const room = Room.open('m', tried.game, [...tried.lines.slice(0, begins), ...old], random)
    expect(room.phase).toBe('playing')
    const seat = room.table!.match.turn[0] as Seat
    const { choices, seq } = room.news(seat, 0, tried.at, presence).match!
    room.handle(hashOf(`key ${seat}`), { do: 'move', move: choices[0]!.move, seen: seq, id: 'x' }, tried.at)
    expect(room.table!.match.log.at(-1)).toMatchObject({ by: 'chance' })
    room.handle(hashOf('key 0'), { do: 'act', act: 'resign', id: 'y' }, tried.at)
    expect(verify(room.replay, tried.game)).toEqual({ fair: true })
  })
})

describe('signing', () => {
  it('is for seats, once the match is over, under what it says', async () => {
    const tried = (await trial('dammen', 2)).begin()
    tried.move(0)
    const signature = '00'.repeat(64)
    expect(tried.ask(0, { do: 'sign', signature })).toBe('not-over')
    tried.ask(1, { do: 'act', act: 'resign' })
    expect(tried.ask(0, { do: 'sign', signature })).toBe('bad-signature')
    expect(tried.ask(0, tried.part(1).sign(0, tried.room.replay!))).toBe('bad-signature')
    expect(tried.news(1).table.signed).toEqual([])
    expect(tried.ask(0, tried.part(0).sign(0, tried.room.replay!))).toBe('done')
    expect(tried.news(1).table.signed).toEqual([0])
    expectSame(tried, [0, 1, 'watcher'])
    expect(verify(signReplay(tried.again().replay!, SIGNER), tried.game)).toMatchObject({
      fair: true,
      vouched: { server: { key: SIGNER.key }, seats: ['signed', 'unsigned'] },
    })
  })
  it('is not for a key under which one signature fits every text, for verifiers would call the match tampered with', async () => {
    // Given a seat that seals with the neutral point as its key.
    const neutral = `01${'00'.repeat(31)}`
    const tried = await trial('dammen', 2)
    for (const seat of [0, 1]) tried.ask(seat, { do: 'sit', name: `name ${seat}` })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'ready', ready: true })
    tried.ask(0, { ...tried.part(0).seal(0), key: neutral })
    tried.ask(1, tried.part(1).seal(1))
    tried.ask(0, { do: 'act', act: 'resign' })
    // When it signs the match by it, then it is refused, and the replay stays fair.
    expect(tried.ask(0, { do: 'sign', signature: neutral.padEnd(128, '0') })).toBe('bad-signature')
    expect(verify(signReplay(tried.room.replay!, SIGNER), tried.game)).toMatchObject({ fair: true })
  })
})

describe('playing', () => {
  it('plays dammen and tells each what happened since', async () => {
    const tried = (await trial('dammen', 2)).begin()
    expect(tried.room.phase).toBe('playing')
    const { length } = tried.news(1)
    expect(tried.ask(1, { do: 'move', move: '20-24', seen: 0 })).toBe('refused')
    expect(tried.move(0)).toBe('done')
    const news = tried.news(1, length)
    expect(news.match!.news.map(({ by }) => by)).toEqual([0])
    expect(tried.news(1, news.length).match!.news).toEqual([])
    expectSame(tried, [0, 1, 'watcher'])
  })
  it('does a request once, however often it is sent, and gives a refusal again', async () => {
    const tried = (await trial('dammen', 2)).begin()
    const command = { do: 'move', move: '32-28', seen: tried.news(0).match!.seq } as const
    expect(tried.ask(0, command, 'x')).toBe('done')
    const { length } = tried.room
    expect(tried.ask(0, command, 'x')).toBe('done')
    expect(tried.room.length).toBe(length)
    const other = tried.again()
    expect(other.handle(other.keyOf(0)!, { ...command, id: 'x' }, tried.at)).toMatchObject({
      ok: true,
      lines: [],
      publicLength: length,
    })
    // Seat 1's request of the same id is another one.
    expect(tried.ask(1, { do: 'move', move: '99-1', seen: 0 }, 'x')).toBe('refused')
    expect(tried.ask(1, { do: 'act', act: 'offer-draw' }, 'x')).toBe('refused')
  })
  it('counts a chess clock: only who is awaited, with the increment, and the flag falls', async () => {
    const tried = (await trial('dammen', 2, { pace: { kind: 'match', seconds: 60, plus: 5 } })).begin()
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
    const tried = (await trial('dammen', 2, { pace: { kind: 'move', seconds: 10 } })).begin()
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
    const tried = (await trial('dammen', 2, { patience: 60 })).begin()
    expect(tried.room.due).toBe(tried.at + MINUTE)
    tried.tick(MINUTE)
    expect(tried.news(1).table.players.map(({ level }) => level)).toEqual([2, 0])
    expect(tried.room.bots).toEqual([{ seat: 0, level: 2 }])
    expect(tried.room.due).toBeLessThanOrEqual(tried.at)
    expect(tried.ask(0, { do: 'act', act: 'resign' })).toBe('computer-plays')
    expect(tried.ask(0, { do: 'return' })).toBe('done')
    expect(tried.move(0)).toBe('done')
    expectSame(tried, [0, 1])
  })
  it('a late copy of a fill that changed nothing changes nothing later', async () => {
    const tried = await trial('macao', 3)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    tried.ask(0, { do: 'fill', seat: 2, level: 1 })
    const late = { do: 'fill', seat: 2, level: 1 } as const
    expect(tried.ask(0, late, 'late')).toBe('done')
    tried.ask(0, { do: 'fill', seat: 2, level: 0 })
    expect(tried.ask(0, late, 'late')).toBe('done')
    expect(tried.news(0).table.players[2]).toMatchObject({ level: 0 })
  })
  it('a late copy of a report that changed nothing concerns nobody who sits down later', async () => {
    const tried = await trial('macao', 3)
    for (const [seat, name] of ['Anna', 'Bram'].entries()) tried.ask(seat, { do: 'sit', name })
    const report = { do: 'report', seat: 1 } as const
    tried.ask(0, report)
    expect(tried.ask(0, report, 'late')).toBe('done')
    tried.ask(1, { do: 'rise' })
    tried.room.join('an id that nobody else can guess', 'Carla', tried.at)
    expect(tried.grant(0, { ...report, id: 'late' })).toMatchObject({ ok: true, lines: [] })
  })
  it('a fill that changes nothing leaves the link of the seat, and no other page hears of it', async () => {
    const tried = await trial('macao', 3)
    tried.ask(0, { do: 'sit', name: 'Anna' })
    const { length } = tried.room
    expect(tried.ask(0, { do: 'fill', seat: 2, level: 0 })).toBe('done')
    expect(tried.room.eyeOf(hashOf('key 2'))).toBe(2)
    expect([tried.room.isNews('watcher', length), tried.room.isNews(1, length)]).toEqual([false, false])
  })
  it('undoes no later leaving by a return that was answered before and arrives once more', async () => {
    const tried = (await trial('dammen', 2)).begin()
    tried.ask(0, { do: 'leave' })
    const { seq: seen } = tried.news(0).match!
    const late = { do: 'return', seen, id: 'late' } as const
    expect(tried.ask(0, { do: 'return', seen })).toBe('done')
    expect(tried.grant(0, late)).toMatchObject({ ok: true, lines: [] })
    tried.ask(0, { do: 'leave' })
    expect(tried.grant(0, late)).toMatchObject({ ok: true, lines: [] })
    expect(tried.news(0).match!.bots).toEqual([2, 0])
    expect(tried.ask(0, { do: 'return', seen: tried.news(0).match!.seq })).toBe('done')
    expect(tried.news(0).match!.bots).toEqual([0, 0])
  })
  it('lets a computer player keep the seat of who gives up while others play on', async () => {
    const tried = (await trial('mens-maak-je-niet-dik', 3)).begin()
    tried.ask(1, { do: 'act', act: 'resign' })
    const { table, match } = tried.news(0)
    expect(table.phase).toBe('playing')
    expect(match!.bots).toEqual([0, 1, 0])
    expect(match!.resigned).toEqual([1])
    expect(tried.ask(1, { do: 'return' })).toBe('has-resigned')
    expect(tried.news(0).match!.bots).toEqual([0, 1, 0])
  })
  it('takes what a computer player thought up while others filled in their own coupons', async () => {
    const players = [0, 2, 2].map((level) => ({ name: '', level }))
    const options = { rounds: 1, stopSeconds: 0 }
    const tried = (await trial('voetbal-toto', 3, { players, options })).begin()
    const { seq, turn } = tried.room.table!.match
    const play = (seat: Seat, move: string) => tried.room.playFor(seat, move, { seq, turn }, tried.at).length
    expect(tried.ask(0, { do: 'move', move: 'open', seen: seq })).toBe('done')
    expect([play(1, 'closed'), play(2, 'closed')]).toEqual([1, 1])
  })
  it('takes talk for the move that it is, where nobody may speak', async () => {
    const options = { rounds: 1, restart: 'row' }
    const tried = (await trial('stommetje-spelen', 2, { options })).begin()
    const steps = () => (tried.news(0).match!.view as { steps: number[] }).steps
    const say = (seat: Seat) => tried.ask(seat, { do: 'phrase', phrase: 'hello' })
    expect(say(0)).toBe('done')
    expect(tried.room.table!.match.log.filter((entry) => 'move' in entry)).toEqual([])
    while (steps()[0] === 0) tried.move(tried.room.table!.match.turn[0] as Seat)
    expect(say(0)).toBe('done')
    expect(tried.news(1).talk).toHaveLength(2)
    expect(steps()[0]).toBe(0)
    expect(tried.room.table!.match.log.at(-1)).toMatchObject({ by: 0, move: 'speak' })
    // Where talking is allowed it moves nothing.
    const free = (await trial('dammen', 2)).begin()
    const before = free.room.table!.seq
    free.ask(0, { do: 'phrase', phrase: 'hello' })
    expect(free.room.table!.seq).toBe(before)
    expectSame(tried, [0, 1])
  })
  it('declines a draw for a computer player', async () => {
    const players = [
      { name: '', level: 0 },
      { name: '', level: 2 },
    ]
    const tried = (await trial('dammen', 2, { players })).begin()
    expect(tried.room.phase).toBe('playing')
    expect(tried.ask(0, { do: 'act', act: 'offer-draw' })).toBe('done')
    expect(tried.news(0).match!.offer).toBeUndefined()
    expectSame(tried, [0, 'watcher'])
  })
  it('runs the game’s own clocks from when they began', async () => {
    const tried = (await trial('7ate9', 2)).begin()
    const { clocks } = tried.news(0).table
    const ends = Math.min(...Object.values(clocks))
    expect(tried.room.due).toBe(ends)
    tried.at = ends - 1
    expect(tried.tick()).toBe(0)
    expect(tried.tick(1)).toBeGreaterThan(0)
    expectSame(tried, [0, 1])
  })
  it('tells who comes back all that happened, and does not keep it', async () => {
    const tried = (await trial('dammen', 2)).begin()
    for (let move = 0; move < 60; move++) tried.move(move % 2)
    const told = () =>
      tried.news('watcher').match!.news.flatMap(({ facts }) => facts.map((fact) => new WeakRef(fact)))
    const held = told()
    expect(held.length).toBeGreaterThanOrEqual(60)
    // Lines made in one turn of the loop are held until its end.
    await new Promise(setImmediate)
    tidyUp()
    const kept = held.filter((fact) => fact.deref() !== undefined).length
    expect(kept).toBeLessThan(30)
    expect(told()).toHaveLength(held.length)
  })
  it('gives a replay that verifies, with the next match created for the same keys', async () => {
    const tried = (await trial('dammen', 2)).begin()
    tried.move(0)
    tried.ask(1, { do: 'act', act: 'resign' })
    expect(verify(signReplay(tried.room.replay!, SIGNER), tried.game)).toMatchObject({ fair: true })
    expect(tried.room.rematch).toBeUndefined()
    tried.ask(0, { do: 'rematch' })
    expect(tried.room.rematch).toBeUndefined()
    tried.ask(1, { do: 'rematch' })
    const next = tried.room.rematch!
    // The start rotates, and the keys go with their players.
    expect(next.players.map(({ name }) => name)).toEqual(['name 1', 'name 0'])
    expect(next.keys).toEqual([tried.room.keyOf(1), tried.room.keyOf(0)])
    expect(next.host).toBe(1)
    expect(next.series.results).toHaveLength(1)
    // From the line that names the next table on, links are renewed there.
    expect(tried.ask(0, { do: 'renew', seat: 0 })).toBe('done')
    expect(tried.room.rematch!.keys).toEqual([tried.room.keyOf(1), tried.room.keyOf(0)])
    expect(tried.room.rematch!.keys).not.toEqual(next.keys)
    tried.lines.push(...tried.room.setNext('next', tried.at))
    expect(tried.ask(0, { do: 'renew', seat: 0 })).toBe('renew-at-next')
    expect(tried.ask(1, { do: 'renew', seat: 1 })).toBe('renew-at-next')
  })
  it('creates the next match with a computer player, and no key, for a player who left; a player who wants to come all the same sits there', async () => {
    for (const comes of [false, true]) {
      const tried = (await trial('mens-maak-je-niet-dik', 3)).begin()
      tried.ask(0, { do: 'act', act: 'resign' })
      expect(tried.ask(0, { do: 'rematch' })).toBe('not-over')
      tried.ask(1, { do: 'act', act: 'resign' })
      if (comes) tried.ask(0, { do: 'rematch' })
      tried.ask(2, { do: 'rematch' })
      tried.ask(1, { do: 'rematch' })
      const next = tried.room.rematch!
      const key = tried.room.keyOf(0)!
      const at = next.keys.indexOf(key)
      expect(next.players[at]!).toMatchObject(comes ? { name: 'name 0', level: 0 } : { name: '', level: 1 })
      expect(new Seats(next).eyeOf(key)).toBe(comes ? at : undefined)
      expect(next.players[next.host]!.level).toBe(0)
      expect(next.host === at).toBe(comes)
    }
  })
})

describe('talk', () => {
  it('is free at a table by link and of set phrases in the lobby', async () => {
    const free = await trial('dammen', 2)
    expect(free.ask(0, { do: 'say', text: ' hi <b>\n you ' })).toBe('done')
    expect(free.news(1).talk).toMatchObject([{ seat: 0, text: 'hi <b> you' }])
    expect(free.news(1, free.room.length).talk).toEqual([])
    expect(free.ask(0, { do: 'say', text: '\u0007' })).toBe('nothing-said')
    const lobby = await trial('dammen', 2, { openness: 'lobby' })
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
  async function three(changes: Partial<TableSetup> = {}) {
    const tried = await trial('macao', 3, { openness: 'lobby', ...changes })
    for (const [seat, name] of ['Anna', 'Bram', 'Carla'].entries())
      tried.ask(seat, { do: 'sit', name, browser: secret(seat) })
    return tried
  }
  const block = (seat: Seat, blocked = true) => ({ do: 'block', seat, blocked }) as const
  /** Seat 0 has blocked seat 1, as the store would report it. */
  const blocks = [{ blocker: hash(0), blocked: hash(1), handle: 'h' }]
  const said = (tried: Tried, eye: Eye, since = 0) => tried.news(eye, since).talk.map(({ seat }) => seat)

  it('is refused to watchers, of oneself, of nobody, of computer players and where a browser is not known', async () => {
    const tried = await trial('macao', 4)
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
    expect(tried.room.participants.unresolved).toEqual([hash(0), hash(1), hash(2)])
    tried.room.participants.setBlocks(blocks)
    expect(tried.room.participants.unresolved).toEqual([])
    for (const seat of [0, 1, 2]) tried.ask(seat, { do: 'phrase', phrase: 'oops' })
    expect(said(tried, 0)).toEqual([0, 2, 0, 2])
    expect(said(tried, 1)).toEqual([1, 2, 1, 2])
    for (const eye of [2, 'watcher'] as const) expect(said(tried, eye)).toEqual([0, 1, 2, 0, 1, 2])
    tried.room.participants.setBlocks([])
    for (const eye of [0, 1] as const) expect(said(tried, eye)).toEqual([0, 1, 2, 0, 1, 2])
  })
  it('is seen by who did it, and by nobody else', async () => {
    const tried = await three()
    tried.ask(0, block(1))
    tried.room.participants.setBlocks(blocks)
    expect(tried.news(0).blocked).toEqual([1])
    const report = tried.grant(1, { id: 'r', do: 'report', seat: 0 })
    expect(report).toMatchObject({ ok: true })
    expect(report).not.toHaveProperty('blockChange')
    for (const eye of [1, 2, 'watcher'] as const) expect(tried.news(eye)).not.toHaveProperty('blocked')
  })
  it('is not needed to report somebody, which counts once for each who does it and notices nobody else', async () => {
    const tried = await three()
    const report = (by: Seat, other: Seat) => {
      const done = tried.grant(by, { id: `report ${tried.room.length}`, do: 'report', seat: other })
      return 'lines' in done && done.lines.some(({ body }) => body.includes('"reported"'))
    }
    const line = tried.room.length
    expect([report(1, 0), report(1, 0), report(2, 0), report(1, 2), report(1, 0)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(tried.room.isNews(0, line)).toBe(false)
    expect(tried.room.isNews('watcher', line)).toBe(false)
    // Somebody else sits down there.
    tried.ask(0, { do: 'rise' })
    tried.join('dirk', 'Dirk')
    expect([report(1, 0), report(1, 0), report(1, 2)]).toEqual([true, false, false])
    expectSame(tried, [0, 1])
  })
  it('counts in nothing that others are told, and neither does talk', async () => {
    const tried = await three()
    const { length } = tried.news(1)
    const { summary: card } = tried.room
    const line = tried.room.length
    tried.at += MINUTE
    tried.ask(0, block(1))
    tried.room.participants.setBlocks(blocks)
    tried.ask(0, { do: 'phrase', phrase: 'hello' })
    expect(tried.room.isNews(1, line)).toBe(false)
    expect(tried.room.isNews(2, line)).toBe(true)
    expect(tried.room.isNews(2, line + 2)).toBe(false)
    expect(tried.news(1).length).toBe(length)
    expect(tried.room.summary).toEqual(card)
    tried.ask(2, { do: 'ready', ready: true })
    expect(tried.room.isNews(1, line)).toBe(true)
    expect(tried.news(1).length).toBe(length + 1)
    expect([length, length + 1].map((count) => tried.room.lineAt(count))).toEqual([line, line + 3])
  })
  it('is done once, however often it is asked, and follows the one who said it, not the seat', async () => {
    const tried = await three()
    expect(tried.ask(0, block(1), 'x')).toBe('done')
    const made = tried.grant(0, { id: 'x', ...block(1) })
    expect(made).toMatchObject({
      blockChange: { blocker: hash(0), blocked: hash(1), active: true },
      lines: [],
    })
    const { length } = tried.room
    expect(tried.ask(0, block(1), 'x')).toBe('done')
    expect(tried.room.length).toBe(length)
    tried.room.participants.setBlocks(blocks)
    tried.ask(1, { do: 'phrase', phrase: 'oops' })
    tried.ask(1, { do: 'rise' })
    const joined = tried.room.join('dirk', 'Dirk', tried.at, { browser: hash(3) })
    if (joined.ok) tried.lines.push(...joined.lines)
    tried.room.participants.setBlocks(blocks)
    tried.ask(1, { do: 'phrase', phrase: 'hello' })
    expect(tried.news(0).talk).toMatchObject([{ seat: 1, phrase: 'hello' }])
    expect(tried.news(0)).not.toHaveProperty('blocked')
    expect(tried.grant(0, { id: 'x', ...block(1) })).toEqual(made)
    const again = tried.again()
    expect(again.participants.unresolved).toEqual([hash(0), hash(1), hash(2), hash(3)])
    again.participants.setBlocks(blocks)
    expect(again.news(0, 0, tried.at, presence)).toEqual(tried.news(0))
  })
  it('makes a table full for who may not join, in the same words, and an invitation stands', async () => {
    const tried = await trial('dammen', 2, { openness: 'lobby' })
    tried.ask(0, { do: 'sit', name: 'Anna', browser: secret(0) })
    expect(tried.room.summary.browsers).toEqual([hash(0)])
    const refused = tried.room.join('bram', '', tried.at, { browser: hash(1), apart: true })
    expect(tried.room.join('carla', 'Carla', tried.at, { browser: hash(2) })).toMatchObject({ ok: true })
    expect(tried.room.participants.sitting).toEqual([hash(0), hash(2)])
    expect(tried.room.join('bram', '', tried.at, { browser: hash(1) })).toEqual(refused)
  })
  it('goes with the players to the next match', async () => {
    const players = ['Anna', 'Bram'].map((name) => ({ name, level: 0 }))
    const tried = (await trial('dammen', 2, { players, browsers: [hash(0), hash(1)] })).begin()
    tried.ask(1, { do: 'act', act: 'resign' })
    for (const seat of [0, 1]) tried.ask(seat, { do: 'rematch' })
    expect(tried.room.rematch!.browsers).toEqual([hash(1), hash(0)])
  })
  it('leaves records from before as they are', async () => {
    const tried = await trial('dammen', 2)
    const body = JSON.stringify({ is: 'said', seat: 0, phrase: 'hello' })
    const old = [1, 2].map((number) => ({ number, at: tried.at, body }))
    tried.lines.push(...old)
    tried.room.follow(old)
    expect(tried.room.length).toBe(3)
    expect(tried.news(1).talk).toHaveLength(2)
    expect(tried.news(1).length).toBe(1)
    expectSame(tried, [0, 1])
  })
})
