import { sameInAll } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import type { Example } from '../lessons/examples.ts'
import { beforeTheFirstMove, ruleToTell } from './order.ts'

const text = sameInAll('')
const rules = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, source: 'book' as const, text }))
const refused = (rule: string, moves: number): Example => ({
  kind: 'refused',
  rule,
  eye: 0,
  scene: { trays: [], sheets: [], seats: [], last: [] },
  glow: [],
  tried: ['x'],
  facts: [],
  play: { options: {}, seats: 2, log: Array.from({ length: moves }, () => ({ by: 0, move: 'x' })) },
})
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

describe('before the first move', () => {
  it('tells the rules up to the first that matters then', () =>
    expect(ids(beforeTheFirstMove(rules, [refused('e', 1), refused('c', 0), refused('d', 0)]))).toBe('abc'))
  it('tells five at most', () => {
    expect(ids(beforeTheFirstMove(rules, [refused('g', 0)]))).toBe('abcde')
    expect(ids(beforeTheFirstMove(rules, []))).toBe('abcde')
  })
})

describe('the rule to tell', () => {
  const told = new Set(['c'])
  it('is the first that something happened by and was not told', () =>
    expect(ruleToTell(rules, told, { happened: ['e', 'c'], biting: ['d'] })).toMatchObject({
      rule: { id: 'e' },
      bites: false,
    }))
  it('else the first that matters now', () =>
    expect(ruleToTell(rules, told, { happened: ['c'], biting: ['f', 'c', 'd'] })).toMatchObject({
      rule: { id: 'd' },
      bites: true,
    }))
  it('is none where nothing is new', () =>
    expect(ruleToTell(rules, told, { happened: ['c'], biting: ['c'] })).toBeUndefined())
})
