import { LANGS, Match } from '@spellendoos/kernel'
import { describe, expect, test } from 'vitest'
import { seatSeal } from './seal.ts'
import { drawn, streamKey } from './stream.ts'
import { Table } from './table.ts'
import { DECK, fairTrial } from '../test/fair-trial.ts'
import { contributed, contribution, opened, playedOn, playedOut, SEED } from '../test/matches.ts'

const refused = (code: string) =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ code }) })
const kinds = (table: ReturnType<typeof opened>) =>
  table.match.log.map((entry) => `${entry.by} ${Object.keys(entry).find((key) => key !== 'by')}`)

describe('opening', () => {
  test('host seal, seat seals, reveals, then the deal', () => {
    const table = opened()
    expect(kinds(table)).toEqual(['host seal', '0 seal', '1 seal', '0 reveal', '1 reveal', 'chance draw'])
    expect(table.match.turn).toEqual([0])
    expect(table.ready).toBe(true)
  })

  test('the same seed, game, options and seats give the same match', () => {
    expect(playedOut(opened()).replay()).toEqual(playedOut(opened()).replay())
    expect(opened().match.header.id).toBe(opened().match.header.id)
  })

  test('another seed gives another id, other contributions and another deal', () => {
    const [a, b] = [opened(), opened({ seed: '01' })]
    expect(a.match.header.id).not.toBe(b.match.header.id)
    expect(a.reveals).not.toEqual(b.reveals)
    expect(a.match.log.at(-1)).not.toEqual(b.match.log.at(-1))
  })

  test('a short seed and its 32-byte hash are the same seed', () => {
    const { proof } = opened({ seed: '2a' }).replay()
    expect(proof.kind !== 'manual' && opened({ seed: proof.seed }).replay().log).toEqual(
      opened({ seed: '2a' }).replay().log,
    )
  })

  test('fresh randomness is asked of the app, 32 bytes of it', () => {
    const asked: number[] = []
    const random = (bytes: number) => {
      asked.push(bytes)
      return new Uint8Array(bytes).fill(9)
    }
    const table = Table.open(fairTrial, { seats: 2, random })
    expect(asked).toEqual([32])
    expect(table.ok && table.value.replay().proof).toMatchObject({ seed: '09'.repeat(32) })
  })

  test('options are those by the book, but for what is given', () => {
    const { options } = opened({ options: { sides: 20 } }).match.header
    expect(options).toEqual({ sides: 20, rounds: 4, open: false, suit: 'hearts' })
  })

  test.each([
    ['bad-seed', { seed: 'xyz' }],
    ['bad-seats', { seats: 5 }],
    ['bad-option', { options: { sides: 1 } }],
    ['unknown-option', { options: { colour: 'red' } }],
    ['bad-id', { id: 'a match' }],
    ['bad-position', { position: 'after 99' }],
    ['bad-position', { position: 'x'.repeat(20_000) }],
    ['bad-time', { at: -1 }],
  ])('%s', (code, opening) => {
    const table = Table.open(fairTrial, { seats: 2, seed: SEED, ...opening })
    expect(table).toMatchObject({ ok: false, problem: { code } })
    for (const lang of LANGS) expect(!table.ok && table.problem.text[lang]).toBeTruthy()
  })

  test('without a seed and without randomness there is no table', () => {
    const short = () => new Uint8Array(3)
    expect(Table.open(fairTrial, { seats: 2 })).toMatchObject({ problem: { code: 'no-randomness' } })
    expect(Table.open(fairTrial, { seats: 2, random: short })).toMatchObject({
      problem: { code: 'no-randomness' },
    })
  })
})

describe('chance', () => {
  test('draw k is draw k of the stream, undone moves or not', () => {
    const table = playedOut(contributed({ id: 'm-1' }))
    const brought = [0, 1].map((seat) => Buffer.from(contribution(seat), 'hex'))
    const key = streamKey(Buffer.from(SEED, 'hex'), 'm-1', brought)
    const dice = { dice: 2, sides: 6 }
    const asks = [{ shuffle: DECK }, dice, dice, { pick: 7 }, dice, dice, dice, dice]
    const draws = table.match.log.flatMap((entry) => ('draw' in entry ? [entry.draw] : []))
    expect(draws).toEqual(asks.map((ask, k) => drawn(key, k, ask)))
  })

  test('chance answers in the same breath and carries the time of what asked for it', () => {
    const table = opened()
    const before = table.seq
    expect(table.play(0, 'throw', { at: 77 })).toEqual({ ok: true, seq: before + 2 })
    expect(table.match.log.at(-1)).toMatchObject({ by: 'chance', at: 77 })
  })

  test('nobody answers for it', () => {
    const table = opened()
    expect(table.draw([1, 2])).toEqual(refused('chance-is-sealed'))
    expect(table.append({ by: 'chance', draw: [1, 2] })).toEqual(refused('chance-is-sealed'))
    expect(table.seq).toBe(6)
  })

  test('by hand: nothing is sealed and everything waits for the draw', () => {
    const table = opened({ chance: 'manual' })
    expect(table.seq).toBe(0)
    expect(table.match.turn).toEqual(['chance'])
    expect(table.play(0, 'throw')).toEqual(refused('waiting-for-chance'))
    expect(table.draw([0, 1, 2])).toEqual(refused('bad-draw'))
    expect(table.draw([7, 6, 5, 4, 3, 2, 1, 0])).toEqual({ ok: true, seq: 1 })
    expect(table.message(0).view).toMatchObject({ hand: [7, 6] })
    table.play(0, 'throw')
    expect(table.match.turn).toEqual(['chance'])
    table.draw([6, 6])
    expect(table.match.state.scores).toEqual([12, 0])
    expect(table).toMatchObject({ chance: 'manual', head: undefined, heads: [] })
    expect(table.replay().proof).toEqual({ kind: 'manual' })
    expect(table.message(0)).not.toHaveProperty('head')
    expect(table.seal(0, 'ab'.repeat(32))).toEqual(refused('proof-left-out'))
  })

  test('by hand with an id needs no randomness', () => {
    expect(Table.open(fairTrial, { seats: 2, chance: 'manual', id: 'm' }).ok).toBe(true)
    expect(Table.open(fairTrial, { seats: 2, chance: 'manual' }).ok).toBe(false)
  })
})

describe('contributions by the seats', () => {
  const waiting = () => opened({ contributions: 'by-seats', id: 'm-1' })
  const seal = (seat: number) => seatSeal('m-1', seat, contribution(seat))

  test('nothing is dealt or done before all are laid open', () => {
    const table = waiting()
    expect(kinds(table)).toEqual(['host seal'])
    expect(table.play(0, 'throw')).toEqual(refused('seal-missing'))
    expect(table.handOver(0, 1)).toEqual(refused('seal-missing'))
    table.seal(1, seal(1))
    table.seal(0, seal(0))
    table.reveal(1, contribution(1))
    expect(table.act(0, 'resign')).toEqual(refused('reveal-missing'))
    expect(table.ready).toBe(false)
    expect(table.reveal(0, contribution(0))).toEqual({ ok: true, seq: 6 })
    expect(table.ready).toBe(true)
    expect(table.reveals).toEqual([contribution(0), contribution(1)])
    expect(table.match.turn).toEqual([0])
  })

  test('the order in which seats come does not change the deal', () => {
    const table = waiting()
    for (const seat of [1, 0]) table.seal(seat, seal(seat))
    for (const seat of [1, 0]) table.reveal(seat, contribution(seat))
    expect(table.match.state).toEqual(contributed({ id: 'm-1' }).match.state)
  })

  test('one seat alone changes the deal', () => {
    const other = waiting()
    const brought = [contribution(0), contribution(7)]
    brought.forEach((each, seat) => other.seal(seat, seatSeal('m-1', seat, each)))
    brought.forEach((each, seat) => other.reveal(seat, each))
    expect(other.match.state.deck).not.toEqual(contributed({ id: 'm-1' }).match.state.deck)
  })

  test('what does not fit is refused and changes nothing', () => {
    const table = waiting()
    expect(table.seal(0, 'no seal')).toEqual(refused('bad-seal'))
    expect(table.seal(5, seal(0))).toEqual(refused('no-such-seat'))
    table.seal(0, seal(0))
    expect(table.seal(0, seal(1))).toEqual(refused('seal-doubled'))
    expect(table.reveal(0, contribution(0))).toEqual(refused('revealed-too-soon'))
    table.seal(1, seal(1))
    expect(table.reveal(0, 'FF')).toEqual(refused('bad-contribution'))
    expect(table.reveal(0, contribution(1))).toEqual(refused('contribution-differs'))
    table.reveal(0, contribution(0))
    expect(table.reveal(0, contribution(0))).toEqual(refused('reveal-doubled'))
    expect(table.append({ by: 'host', seal: seal(0) })).toEqual(refused('seal-doubled'))
    expect(table.seq).toBe(4)
  })

  test('another seat’s seal, copied, cannot be opened', () => {
    const table = waiting()
    table.seal(0, seal(0))
    table.seal(1, seal(0))
    table.reveal(0, contribution(0))
    expect(table.reveal(1, contribution(0))).toEqual(refused('contribution-differs'))
  })

  test('a seat that refuses voids the match, and voids are counted', () => {
    const table = opened({ contributions: 'by-seats', voids: 2 })
    expect(table).toMatchObject({ voided: undefined, voids: 2 })
    expect(table.void('seat 1 left')).toMatchObject({ ok: true })
    expect(table).toMatchObject({ voided: 'seat 1 left', voids: 3, ready: false })
    expect(table.seal(0, seal(0))).toEqual(refused('match-void'))
    expect(table.play(0, 'throw')).toEqual(refused('match-void'))
    expect(table.void('again')).toEqual(refused('match-void'))
    expect(table.voids).toBe(3)
  })

  test('once all lies open it is too late to void', () => {
    expect(contributed().void('bad cards')).toEqual(refused('too-late-to-void'))
    expect(opened({ chance: 'manual' }).void('bad cards')).toEqual(refused('too-late-to-void'))
  })
})

describe('play', () => {
  test('moves, clocks, acts and handing over go to the match', () => {
    const table = opened()
    expect(table.play(1, 'throw')).toEqual(refused('refused'))
    expect(table.play(0, 'dance')).toEqual(refused('unknown-notation'))
    table.play(0, 'left')
    expect(table.match.state.turns).toBe(1)
    table.act(0, 'undo')
    expect(table.match.state.turns).toBe(0)
    table.clock()
    expect(table.match.state).toMatchObject({ turns: 1, marks: ['sleep'] })
    expect(table.clock('egg')).toEqual(refused('no-clock'))
    expect(table.handOver(1, 100)).toEqual(refused('bad-level'))
    table.handOver(1, 3)
    expect(table.match.bots).toEqual([0, 3])
    expect(table.play(1, 'left', { at: Number.NaN })).toEqual(refused('bad-time'))
    table.act(0, 'resign')
    expect(table.match.result).toMatchObject({ why: 'resigned', places: [2, 1] })
    expect(table.clock()).toEqual(refused('no-clock'))
  })

  test('a computer player keeps the seat of whoever resigns while others play on', () => {
    const table = opened({ seats: 3 })
    table.act(0, 'resign')
    table.playOn(0)
    expect(table.match.bots).toEqual([1, 0, 0])
    expect(table.match.result).toBeUndefined()
    table.act(1, 'resign')
    expect(table.match.result).toMatchObject({ why: 'resigned', places: [3, 2, 1] })
    const { length } = table.match.log
    table.playOn(1)
    expect(table.match.log).toHaveLength(length)
  })

  test('what was right a moment ago is refused as late', () => {
    const table = opened()
    const seen = table.seq
    table.clock()
    expect(table.play(0, 'left', { seen })).toMatchObject({ ok: false, refusal: { late: true } })
  })

  test('a refusal leaves log and head alone', () => {
    const table = opened()
    const { head, seq } = table
    table.play(1, 'left')
    expect(table).toMatchObject({ head, seq })
  })

  test('an undo takes the move back and leaves the log and its draws', () => {
    const table = opened()
    table.play(0, 'throw')
    expect(table.act(0, 'undo')).toEqual(refused('nothing-to-undo'))
    const straight = table.match.state.scores
    const wavering = opened()
    wavering.play(0, 'left')
    wavering.act(0, 'undo')
    wavering.play(0, 'throw')
    expect(wavering.match.state.scores).toEqual(straight)
    expect(wavering.seq).toBe(table.seq + 2)
  })

  test('every entry gives a head, and no two are the same', () => {
    const table = playedOut(opened())
    expect(table.heads).toHaveLength(table.seq + 1)
    expect(new Set(table.heads).size).toBe(table.seq + 1)
    expect(table.heads.at(-1)).toBe(table.head)
  })

  test('the log replays in the kernel to the same state', () => {
    const { match } = playedOut(opened())
    const again = Match.replay(fairTrial, match.header, match.log)
    expect(again.ok && again.value.state).toEqual(match.state)
  })
})

describe('messages', () => {
  test('carry the head, and each seat its own facts only', () => {
    const table = opened()
    const { deck } = table.match.state
    expect(table.message(1)).toMatchObject({
      head: table.head,
      seq: 6,
      news: [],
      view: { hand: deck.slice(2, 4) },
    })
    expect(table.facts(0, 0)).toEqual([{ fact: 'dealt', seat: 0, hand: deck.slice(0, 2) }])
    expect(table.facts('watcher', 0)).toEqual([])
  })

  test('facts since an entry are those of the move and of chance', () => {
    const table = opened()
    const before = table.seq
    table.play(0, 'throw')
    expect(table.facts(1, before)).toEqual([{ fact: 'dice', seat: 0, drawn: expect.any(Array) }])
  })

  test.each([-5, 1e9, 0.5, Number.NaN])('since %d is no reason to fall over', (since) => {
    expect(opened().message(0, since).seq).toBe(6)
  })

  test('the commitment and the seals are there to be kept', () => {
    const table = playedOn(opened())
    expect([table.commitment, ...table.seals]).toEqual(
      table.match.log.slice(0, 3).map((entry) => 'seal' in entry && entry.seal),
    )
  })
})

describe('following a log from elsewhere', () => {
  test('a second node that follows holds the same table', () => {
    const host = playedOn(contributed())
    const node = Table.reopen(fairTrial, host.match.header, {
      kind: 'sealed',
      seed: Buffer.from(SEED, 'hex'),
    })
    if (!node.ok) throw new Error(node.problem.code)
    node.value.follow(host.match.log.slice(0, 4))
    expect(node.value.ready).toBe(false)
    node.value.follow(host.match.log.slice(4))
    expect(node.value.heads).toEqual(host.heads)
    expect(node.value.play(0, 'throw')).toEqual(host.play(0, 'throw'))
    expect(node.value.head).toBe(host.head)
  })

  test('where the host fell before chance had answered, chance answers now', () => {
    const host = opened()
    host.play(0, 'throw')
    const node = Table.reopen(fairTrial, host.match.header, {
      kind: 'sealed',
      seed: Buffer.from(SEED, 'hex'),
    })
    if (!node.ok) throw new Error(node.problem.code)
    expect(node.value.follow(host.match.log.slice(0, -1))).toEqual({ ok: true, seq: host.seq })
    expect(node.value.match.log).toEqual(host.match.log)
  })
})
