import { MOST_LINES, MOST_SAID, MOST_TAKE_BACKS, NEWS_SENT, SAID_SENT, type Command } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import { begun } from '../testing/begun-room.ts'
import { seatedRoom } from '../testing/seated-room.ts'

const presence = { here: () => true, watchers: 0 }

describe('what a table holds', () => {
  it('is so much talk of each seat and no more; of that anyone who comes hears the last', async () => {
    const table = await begun('dammen')
    const text = 'a'.repeat(280)
    const share = MOST_SAID / 2
    for (let i = 0; i < share; i++) expect(table.ask(0, { do: 'say', text: `${i} ${text}` })).toBe('done')
    expect(table.ask(0, { do: 'say', text })).toBe('talk-full')
    expect(table.ask(0, { do: 'phrase', phrase: 'hello' })).toBe('talk-full')
    const news = table.room.news('watcher', 0, table.at, presence)
    expect(news.talk).toHaveLength(SAID_SENT)
    expect(news.talk.at(-1)).toMatchObject({ text: expect.stringMatching(`^${share - 1} a`) as string })
    expect(JSON.stringify(news).length).toBeLessThan(100_000)
    for (let i = 0; i < share; i++) expect(table.ask(1, { do: 'phrase', phrase: 'hello' })).toBe('done')
    expect(table.ask(1, { do: 'phrase', phrase: 'hello' })).toBe('talk-full')
    expect(table.move(0)).toBe('done')
  })
  it('is so much talk before the match, and as much in it', async () => {
    const { writer, state, ask } = await seatedRoom('dammen')
    const share = MOST_SAID / 2
    const speak = () => ask(1, { do: 'phrase', phrase: 'hello' })
    for (let i = 0; i < share; i++) expect(speak()).toBe('done')
    expect(speak()).toBe('talk-full')
    for (const seat of [0, 1]) ask(seat, { do: 'ready', ready: true })
    writer.write({ is: 'voided', seats: [0, 1] }, 1000)
    expect(speak()).toBe('talk-full')
    for (const seat of [0, 1]) ask(seat, { do: 'ready', ready: true })
    for (const seat of [0, 1])
      expect(ask(seat, { do: 'seal', seal: String(seat).repeat(64), key: String(seat).repeat(64) })).toBe(
        'done',
      )
    expect(state.phase).toBe('playing')
    expect(speak()).toBe('done')
  })
  it('is so many take-backs of each seat in a match', async () => {
    const table = await begun('dammen')
    for (let i = 0; i < MOST_TAKE_BACKS; i++) {
      expect([table.move(0), table.takeBack(0)]).toEqual(['done', 'done'])
    }
    table.move(0)
    expect(table.ask(0, { do: 'act', act: 'undo' })).toBe('take-backs-spent')
    table.move(1)
    expect(table.takeBack(1)).toBe('done')
  })
  it('is so many requests to take back, allowed or not', async () => {
    const table = await begun('dammen')
    table.move(0)
    const { seq: seen } = table.room.table!.match
    for (let i = 0; i < MOST_TAKE_BACKS; i++) {
      expect(table.ask(0, { do: 'act', act: 'undo' })).toBe('done')
      expect(table.ask(0, { do: 'answer-back', seen, allow: false })).toBe('done')
    }
    expect(table.ask(0, { do: 'act', act: 'undo' })).toBe('take-backs-spent')
  })
  it('is a share for each seat, of which half is for its moves: who spends theirs takes nothing from others', async () => {
    const table = await begun('dammen', { pace: { kind: 'move', seconds: 60 } })
    table.move(0)
    let told = 'done'
    for (let i = 0; told === 'done' && i < MOST_LINES; i++)
      told = table.ask(0, { do: i % 2 === 0 ? 'leave' : 'return' })
    expect(told).toBe('share-spent')
    expect(table.lines.length).toBeLessThan(MOST_LINES / 2)
    for (const command of [{ do: 'phrase', phrase: 'hello' }, { do: 'leave' }, { do: 'return' }] as const)
      expect(table.ask(1, command)).toBe('done')
    expect(table.move(1)).toBe('done')
    expect([table.ask(0, { do: 'return' }), table.move(0)]).toEqual(['done', 'done'])
    expect(table.ask(0, { do: 'act', act: 'resign' })).toBe('done')
    expect(table.room.phase).toBe('over')
  })
  it('is a share for each seat before the match too, which has its own', async () => {
    const { state, ask } = await seatedRoom('dammen')
    let told = 'done'
    for (let i = 0; told === 'done' && i < MOST_LINES; i++) told = ask(0, { do: 'sit', name: `Anna ${i}` })
    expect(told).toBe('share-spent')
    expect(state.length).toBeLessThan(MOST_LINES / 2)
    expect(ask(1, { do: 'phrase', phrase: 'hello' })).toBe('done')
    expect(ask(1, { do: 'sit', name: 'Bea' })).toBe('done')
  })
  it('is left to whoever sits down after a stranger who spent the share of the seat', async () => {
    const { state, ask } = await seatedRoom('dammen')
    let told = 'done'
    for (let i = 0; told === 'done' && i < MOST_LINES; i++) told = ask(1, { do: 'sit', name: `Bram ${i}` })
    expect(told).toBe('share-spent')
    expect(ask(1, { do: 'rise' })).toBe('done')
    for (const command of [
      { do: 'sit', name: 'Carla' },
      { do: 'phrase', phrase: 'hello' },
    ] as const)
      expect(ask(1, command)).toBe('done')
    expect([ask(0, { do: 'ready', ready: true }), ask(1, { do: 'ready', ready: true })]).toEqual([
      'done',
      'done',
    ])
    expect(state.phase).toBe('sealing')
  })
  it('is not had anew by calling a match off', async () => {
    const { state, writer, ask } = await seatedRoom('dammen')
    const spend = (each: Command) => {
      for (let i = 0; i < 1000; i++) if (ask(1, each) !== 'done') return i
      return 1000
    }
    ask(0, { do: 'ready', ready: true })
    let asked = 0
    for (let attempt = 0; attempt < 5 && ask(1, { do: 'ready', ready: true }) === 'done'; attempt++) {
      expect(state.phase).toBe('sealing')
      const seal = { do: 'seal', seal: '1'.repeat(64), key: '1'.repeat(64) } as const
      expect(ask(1, seal)).toBe('done')
      expect(spend({ ...seal, seal: '2'.repeat(64) })).toBe(0)
      asked += spend({ do: 'renew', seat: 1 })
      writer.write({ is: 'voided', seats: [1] }, 1000)
      asked += spend({ do: 'sit', name: `Bram ${attempt}` })
    }
    expect(asked).toBeLessThan(MOST_LINES / 2)
    expect(ask(0, { do: 'phrase', phrase: 'hello' })).toBe('done')
  })
  it('is told in part to anyone who was away for long, and as it was', async () => {
    const table = await begun('dammen')
    const all = []
    for (let i = 0; i < 300; i++) {
      const before = table.room.length
      const seat = table.room.table!.match.turn[0] as number
      if (i % 3 === 2 && i < 300) {
        table.move(seat)
        table.takeBack(seat)
      }
      table.move(seat)
      all.push(...table.room.news('watcher', before, table.at, presence).match!.news)
      if (table.room.phase === 'over') break
    }
    const sent = table.room.news('watcher', 0, table.at, presence).match!.news
    expect(all.length).toBeGreaterThan(NEWS_SENT)
    expect(sent).toEqual(all.slice(-NEWS_SENT))
  })
})
