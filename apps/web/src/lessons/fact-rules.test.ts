import { sameInAll } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { ruleOfFact } from './fact-rules.ts'

const text = sameInAll('')
const words = {
  rules: ['x.crown', 'x.double', 'x.stop', 'x.no-move'].map((id) => ({ id, source: 'book' as const, text })),
}

describe('the rule that a fact tells of', () => {
  it('has the same name', () => expect(ruleOfFact(words, { fact: 'no-move' })).toBe('x.no-move'))
  it('or the name before it happened', () => {
    expect(ruleOfFact(words, { fact: 'crowned' })).toBe('x.crown')
    expect(ruleOfFact(words, { fact: 'doubled' })).toBe('x.double')
    expect(ruleOfFact(words, { fact: 'doubles' })).toBe('x.double')
    expect(ruleOfFact(words, { fact: 'stopped' })).toBe('x.stop')
  })
  it('is none where no rule has such a name', () => {
    expect(ruleOfFact(words, { fact: 'thrown' })).toBeUndefined()
    expect(ruleOfFact(words, { fact: 'crow' })).toBeUndefined()
  })
})
