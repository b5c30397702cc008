import { newSeries, type Entry } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { bundleOf, readBundle } from './bundle.ts'
import type { KeptMatch } from './matches.ts'
import { newFrom } from './merge.ts'

const move = (notation: string): Entry => ({ by: 0, move: notation })

const match = (id: string, moves: readonly string[], kept: Partial<KeptMatch> = {}): KeptMatch => ({
  id,
  game: 'a-game',
  players: [{ name: 'Anna', level: 0 }],
  replay: {
    format: 1,
    id,
    game: 'a-game',
    version: 1,
    options: {},
    seats: 1,
    log: moves.map(move),
    proof: { kind: 'manual' },
  },
  series: newSeries(1, 'rotate'),
  changed: 1,
  over: false,
  ...kept,
})

describe('matches from there join those here', () => {
  const here = [match('one', ['a', 'b'])]

  it('brings what is new', () => {
    const there = match('two', ['c'])
    expect(newFrom([there], here)).toEqual([there])
  })

  it('leaves what is here already, and what went further here', () => {
    expect(newFrom([match('one', ['a', 'b']), match('one', ['a'])], here)).toEqual([])
  })

  it('goes on where the other stopped', () => {
    const further = match('one', ['a', 'b', 'c'])
    expect(newFrom([further], here)).toEqual([further])
  })

  it('keeps both where they went on differently, once', () => {
    const differs = match('one', ['a', 'x'])
    const [kept] = newFrom([differs, differs], here)
    expect(newFrom([differs, differs], here)).toHaveLength(1)
    expect(kept).toEqual({ ...differs, id: 'one.2' })
    expect(newFrom([differs], [...here, kept!])).toEqual([])
  })

  it('takes the longest of several in one file', () => {
    const file = [match('two', ['a']), match('two', ['a', 'b', 'c']), match('two', ['a', 'b'])]
    expect(newFrom(file, here)).toEqual([match('two', ['a', 'b', 'c'])])
  })
})

describe('a file with everything', () => {
  const whole = bundleOf([match('one', ['a'], { changed: 12 })], { lang: 'fr' })
  const copy = () =>
    structuredClone(whole) as unknown as { matches: Record<string, unknown>[] } & Record<string, unknown>
  const codeOf = (given: unknown) => {
    const read = readBundle(given)
    return read.ok ? 'fine' : read.problem.code
  }

  it('reads what was written', () => {
    expect(readBundle(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole })
  })

  it('keeps what it does not know about a match', () => {
    const more = copy()
    more.matches[0]!['hints'] = 3
    const read = readBundle(more)
    expect(read.ok && read.value.matches[0]).toMatchObject({ hints: 3 })
  })

  it.each([
    ['nothing', null, 'no-bundle'],
    ['a list', [], 'no-bundle'],
    ['a replay', whole.matches[0]!.replay, 'no-bundle'],
    ['a newer file', { ...whole, format: 2 }, 'newer-format'],
    ['no matches', { ...whole, matches: {} }, 'no-bundle'],
    ['settings that are no texts', { ...whole, notes: { lang: 4 } }, 'bad-notes'],
  ])('refuses %s', (_, given, code) => expect(codeOf(given)).toBe(code))

  it.each([
    ['players', []],
    ['players', [{ name: 'Anna', level: 'strong' }]],
    ['series', { players: 2, starter: 'rotate', results: [], starts: [] }],
    ['series', { players: 1, starter: 'rotate', results: [{ places: [1, 2], why: 'x' }], starts: [0] }],
    ['changed', 'yesterday'],
  ])('refuses a match whose %s do not fit', (field, bad) => {
    const wrong = copy()
    wrong.matches[0]![field] = bad
    expect(codeOf(wrong)).toBe('bad-match')
  })

  it('names the match whose replay is wrong', () => {
    const wrong = copy()
    wrong.matches[0]!['replay'] = { format: 1 }
    const read = readBundle(wrong)
    expect(read.ok || read.problem.text.en).toContain('game 1')
  })
})
