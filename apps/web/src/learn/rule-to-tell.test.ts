import { sameInAll } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { ruleToTell } from './rule-to-tell.ts'

const text = sameInAll('')
const rules = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, source: 'book' as const, text }))

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
